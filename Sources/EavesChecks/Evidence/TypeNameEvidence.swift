import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

// The evidence that names of types, and literals, give.

extension EvidenceCollector {
  /// A property whose type follows only from a literal: `var isOpen = false`.
  func literal(_ node: Int, _ search: Search, in file: Int) -> Evidence? {
    let outline = project.files[file].outline
    let container = Int(outline.nodes[node].parent)
    guard outline.nodes[container].kind == .initializer,
      let type = project.literalType(in: container, file: file),
      let match = search.objects.match(type, in: project)
    else { return nil }
    let holder = Int(outline.nodes[container].parent)
    guard outline.nodes[holder].kind == .binding,
      outline.firstChild(of: holder, kind: .typeAnnotation) == nil
    else { return nil }
    let range = outline.nodes[node].range
    return evidence(
      node, range, reader.declaration(holder, in: file), type, match, .byValue, extent: range, in: file)
  }

  func typeName(_ met: inout VisitedNode, _ search: Search) -> Evidence? {
    let (node, file) = (met.node, met.file)
    if met.typeUse == nil { met.typeUse = .some(project.typeUse(at: node, in: file)) }
    guard let type = met.typeUse ?? nil else { return nil }
    guard project.canMean(type, in: file), let match = search.objects.match(type, in: project) else {
      return alias(at: node, search, in: file) ?? outerType(of: type, node, search, in: file)
    }
    // What a type parameter stands for is mentioned where its bound is written.
    if search.verb == .mentions, project.isTypeParameter(node, in: file) { return nil }
    if let found = met.found { return found.matching(match) }
    var reading = reader.typeName(node, in: file)
    if let cast = reader.cast(to: node, in: file) {
      if asked.isAsked(cast, in: file) { reading.position = .call }
      reading.value = reading.value ?? reader.keeper(of: cast, in: file)
    }
    let range = reader.nameRange(of: type, at: node, in: file)
    met.found = evidence(
      node, range, reading, type, match, recognition(node, type, range, in: file), extent: range, in: file)
    return met.found
  }

  /// A typealias that a forbidden part of the project declares, whatever it stands for; and the types on the way to it.
  func alias(at node: Int, _ search: Search, in file: Int) -> Evidence? {
    guard search.verb == .mentions, let alias = project.aliasUse(at: node, in: file),
      !project.isTypeParameter(node, in: file)
    else { return nil }
    guard let match = search.objects.match(homeOf: alias, in: project) else {
      return outerType(of: alias, node, search, in: file)
    }
    let range = reader.nameRange(of: alias, at: node, in: file)
    let reading = PositionReader.Reading(position: .type)
    return evidence(node, range, reading, alias, match, .bySight, extent: range, in: file)
  }

  /// `.init(…)` where the code around it says of what.
  func implicitCreation(_ node: Int, _ search: Search, in file: Int) -> Evidence? {
    guard let type = project.typeMade(byImplicit: node, in: file), project.canMean(type, in: file),
      let match = search.objects.match(type, in: project)
    else { return nil }
    var reading = reader.initialised(from: node, in: file)
    reading.position = .creation
    let range = project.files[file].outline.nodes[node].range
    return evidence(node, range, reading, type, match, .bySight, extent: range, in: file)
  }

  /// `Outer.Inner` mentions both types; `extension Outer.Inner` mentions only Inner.
  func outerType(of type: TypeIndex, _ node: Int, _ search: Search, in file: Int) -> Evidence? {
    let outline = project.files[file].outline
    guard search.verb == .mentions, outline.nodes[Int(outline.nodes[node].parent)].kind != .extendedType
    else {
      return nil
    }
    var outer = project.types[type.index].parent
    while outer != .none {
      if project.types[outer.index].name == project.files[file].symbol(node),
        let match = search.objects.match(outer, in: project)
      {
        let range = project.files[file].outline.nodes[node].range
        let reading = PositionReader.Reading(position: .type)
        return evidence(node, range, reading, outer, match, .bySight, extent: range, in: file)
      }
      outer = project.types[outer.index].parent
    }
    return nil
  }
}
