import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

// The evidence that an attribute gives about the declaration it precedes: by its name or by its key path argument.

extension EvidenceCollector {
  func attribute(_ node: Int, _ symbol: Symbol, _ search: Search, in file: Int) -> Evidence? {
    let names = search.objects.names
    guard let entry = names.attribute(symbol) else { return declared(node, search, in: file) }
    let outline = project.files[file].outline
    var reading = reader.attributed(node, in: file)
    if reading.value == nil { reading.position = .type }
    let name =
      outline.firstChild(of: node, kind: .name).map { outline.nodes[$0].range } ?? outline.nodes[node].range
    let range = ByteRange(start: outline.nodes[node].range.start, end: name.end)
    let text = names.entries[entry].text
    return evidence(
      node, range, reading, .none, .name(text), .bySight, extent: outline.nodes[node].range, in: file)
  }

  /// An attribute that a forbidden part of the project declares: a property wrapper, a result builder, a global actor.
  private func declared(_ node: Int, _ search: Search, in file: Int) -> Evidence? {
    guard search.verb == .mentions, search.objects.roles & project.roles.regionBits != 0,
      let type = project.attributeType(at: node, in: file),
      let match = search.objects.match(homeOf: type, in: project)
    else { return nil }
    let outline = project.files[file].outline
    let names = outline.children(of: node).filter { outline.nodes[$0].kind == .name }
    let range = outline.nodes[names.last ?? node].range
    return evidence(
      node, range, PositionReader.Reading(position: .type), type, match, .bySight,
      extent: outline.nodes[node].range, in: file)
  }

  func keyPath(_ node: Int, _ symbol: Symbol, _ search: Search, in file: Int) -> Evidence? {
    if search.verb == .mentions, let entry = search.objects.names.member(symbol) {
      return named(node, .use, search.objects.names.entries[entry].text, in: file)
    }
    let outline = project.files[file].outline
    let path = Int(outline.nodes[node].parent)
    guard outline.nodes[path].kind == .keyPath else { return nil }
    guard let attribute = reader.attribute(around: node, in: file) else {
      return component(node, symbol, search, in: file)
    }
    guard outline.firstChild(of: path, kind: .keyPathComponent) == node else { return nil }
    let key = outline.name(of: attribute) == "Environment" ? project.environment(symbol) : nil
    let types =
      key.map { [$0.type] } ?? project.injectedTypes(of: symbol, by: project.files[file].symbol(attribute))
    for type in types {
      guard let match = search.objects.match(type, in: project) else { continue }
      return evidence(
        node, outline.nodes[path].range, reader.attributed(attribute, in: file), type, match,
        key?.source == .name ? .byNameOfKeyPath : .byKeyPath, extent: outline.nodes[attribute].range, in: file
      )
    }
    return nil
  }

  /// A member that a key path goes through: `repository` of `models.map(\.repository.last)`. What begins with an object
  /// is said of that.
  private func component(_ node: Int, _ symbol: Symbol, _ search: Search, in file: Int) -> Evidence? {
    let receivers = project.types(beforeComponent: node, file: file)
    if receivers.contains(where: { search.objects.match($0, in: project) != nil }) { return nil }
    for receiver in receivers {
      guard let member = project.member(named: symbol, of: receiver),
        project.members[member].kind == .property
      else { continue }
      for type in index.types(of: .member(member), from: file) {
        guard let match = search.objects.match(type, in: project) else { continue }
        return use(ofComponent: node, member, type, match, in: file)
      }
    }
    return nil
  }

  private func use(
    ofComponent node: Int, _ member: Int, _ type: TypeIndex, _ match: ObjectMatch, in file: Int
  ) -> Evidence {
    let outline = project.files[file].outline
    let path = Int(outline.nodes[node].parent)
    let isLast = outline.nodes[node].next == outline.nodes[path].next
    let declared = project.members[member].node
    var found = Evidence(
      file: file, node: node, range: outline.nodes[node].range, owner: reader.owner(of: node, in: file),
      position: isLast ? .use : .call, type: type, match: match, recognition: .byValue, value: nil,
      member: nil, isUse: true, extent: outline.nodes[path].range)
    found.foreignValue = ValueID(file: Int(declared.file), node: Int(declared.node))
    // `model[keyPath: \.trips].save()` calls what the path leads to.
    let argument = Int(outline.nodes[path].parent)
    let access = outline.nodes[argument].kind == .argument ? Int(outline.nodes[argument].parent) : argument
    if isLast, outline.nodes[access].kind == .subscript_ {
      found.isUsedImmediately = asked.isAsked(access, in: file)
    }
    return found
  }
}
