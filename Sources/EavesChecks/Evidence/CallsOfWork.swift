import EavesDocuments
import EavesOutline
import EavesProject

extension EvidenceCollector {
  /// The call of a function or an initialiser of others that does what a search asks for.
  func work(by met: inout MetNode, _ search: Int) -> Evidence? {
    guard let (owner, object) = workDone(by: &met, search) else { return nil }
    return evidence(of: met, by: owner, reaching: object)
  }

  func reached(by met: inout MetNode, _ search: Int) -> String? { workDone(by: &met, search)?.object }

  /// Of several that are called alike those are meant whose parameters take the arguments; all of them must do it.
  private func workDone(by met: inout MetNode, _ search: Int) -> (owner: TypeIndex, object: String)? {
    guard let work = work[search], work.names.contains(met.symbol) else { return nil }
    if met.kind == .identifier { return workOfName(at: met, search, work) }
    guard met.kind == .member else { return nil }
    let asked = receiver(of: &met)
    for type in asked.types {
      guard let member = project.member(named: met.symbol, of: type) else { continue }
      // An array of texts is no text, and what an extension of one does is not done by the other.
      let record = project.types[type.index]
      if record.kind == .external, !project.isValue(before: met.node, of: record.name, in: met.file) {
        return nil
      }
      return workOfMember(member, at: met, search, work)
    }
    guard isShown(chainFrom: asked.head, in: met.file) else { return nil }
    for type in project.allSupertypes(of: project.enclosingType(of: met.node, in: met.file))
    where project.types[type.index].kind == .external {
      guard let member = project.ownMember(named: met.symbol, of: type) else { continue }
      return workOfMember(member, at: met, search, work)
    }
    return nil
  }

  /// Whether a chain is what a view shows: `Text(a).stored()` right in a body, where every value is a view, whatever
  /// somebody of the SDK has made of it.
  private func isShown(chainFrom head: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    guard outline.nodes[head].kind == .identifier, outline.names.isCapitalised(outline.nodes[head].name),
      outline.nodes[Int(outline.nodes[head].parent)].kind == .expression,
      project.enclosingType(of: head, in: file) != .none
    else { return false }
    return Enclosure(project: project).isBuilding(head, in: file)
  }

  private func workOfMember(
    _ member: Int, at met: MetNode, _ search: Int, _ work: WorkOfOthers
  ) -> (owner: TypeIndex, object: String)? {
    let owner = project.members[member].owner
    let isOwn = project.types[owner.index].kind != .external
    // What is asked of an object of the rule is said of that.
    if !isOwn, isObject(owner, besides: search) { return nil }
    let alike = namesakes.members[Namesakes.Key(owner: owner, name: met.symbol), default: []]
    let fitting = alike.filter { member in
      takes(project.members[member].declaration, at: met, strictly: !isOwn)
        && (isOwn || isSeen(member, from: met.file))
    }
    // Another's type has more of that name than its extensions say.
    return object(of: fitting.isEmpty && isOwn ? alike : fitting) { work.members[$0] }.map { (owner, $0) }
  }

  /// Whether a file may call a member: it is private to no other, and no test's.
  private func isSeen(_ member: Int, from file: Int) -> Bool {
    let home = Int(project.members[member].node.file)
    return home == file
      || project.members[member].access > .fileprivate
        && (!project.isTestFile(home) || project.isTestFile(file))
  }

  /// Whether another search for the same subjects has a type among its objects.
  private func isObject(_ type: TypeIndex, besides search: Int) -> Bool {
    searches.indices.contains {
      $0 != search && owners[$0] != nil && owners[$0] == owners[search] && index.isObject(type, of: $0)
    }
  }

  private func workOfName(
    at met: MetNode, _ search: Int, _ work: WorkOfOthers
  ) -> (owner: TypeIndex, object: String)? {
    if let type = project.typeUse(at: met.node, in: met.file) {
      guard project.callAfter(met.node, in: met.file) != nil else { return nil }
      let key = Namesakes.Key(owner: type, name: project.types[type.index].name)
      // One that is not written takes what the properties take.
      let made = namesakes.members[key, default: []].filter {
        takes(project.members[$0].declaration, at: met)
      }
      return object(of: made) { work.members[$0] }.map { (type, $0) }
    }
    switch project.declaration(of: met.node, in: met.file) {
    case .member(let member): return workOfMember(member, at: met, search, work)
    // A name alone may be a member of a class whose source is not here.
    case .global(let place) where !project.isInHeir(met.node, in: met.file):
      // Those of other files may be private there.
      let alike = namesakes.functions[met.symbol, default: []].filter { $0.file == place.file }
      let fitting = alike.filter { takes($0, at: met) }
      return object(of: fitting.isEmpty ? alike : fitting) { work.functions[$0] }.map { (.none, $0) }
    default: return nil
    }
  }

  /// What the first of some functions reaches; nil where one of them reaches nothing.
  private func object<Function>(of meant: [Function], _ reached: (Function) -> String?) -> String? {
    let objects = meant.compactMap(reached)
    return objects.count == meant.count ? objects.first : nil
  }

  /// Whether the parameters of a function take the arguments of a call: their labels in order, where those without
  /// a default are none too many. What is only named may be called with anything.
  ///
  /// - Parameter isStrict: whether others of that name may be nowhere in the project: then a closure behind the brackets is
  ///   that of the last parameter.
  private func takes(_ function: NodeRef, at met: MetNode, strictly isStrict: Bool = false) -> Bool {
    guard let call = project.callAfter(met.node, in: met.file) else { return true }
    let there = project.files[Int(function.file)].outline
    var parameters = there.children(of: Int(function.node)).filter { there.nodes[$0].kind == .parameter }[...]
    let here = project.files[met.file].outline
    for argument in here.children(of: call) where here.nodes[argument].kind == .argument {
      let label = here.name(of: argument)
      // A closure behind the brackets leaves out its label.
      if label.isEmpty, here.firstChild(of: argument, kind: .closure) != nil {
        guard isStrict else { return true }
        return parameters.last.map { Self.isFunction($0, in: there) } ?? false
          && parameters.dropLast().allSatisfy { there.firstChild(of: $0, kind: .initializer) != nil }
      }
      while let next = parameters.first, Self.label(of: next, in: there) != label {
        guard there.firstChild(of: next, kind: .initializer) != nil else { return false }
        parameters = parameters.dropFirst()
      }
      guard !parameters.isEmpty else { return false }
      parameters = parameters.dropFirst()
    }
    return parameters.allSatisfy { there.firstChild(of: $0, kind: .initializer) != nil }
  }

  /// Whether a parameter takes a function: its type names a result.
  private static func isFunction(_ parameter: Int, in outline: Outline) -> Bool {
    guard let type = outline.firstChild(of: parameter, kind: .typeAnnotation) else { return false }
    return (type..<Int(outline.nodes[type].next)).contains { outline.nodes[$0].kind == .functionResult }
  }

  /// The label of a parameter as calls write it: empty for `_`.
  private static func label(of parameter: Int, in outline: Outline) -> String {
    let label =
      outline.firstChild(of: parameter, kind: .label) ?? outline.firstChild(of: parameter, kind: .name)
    let text = label.map { outline.name(of: $0) } ?? ""
    return text == "_" ? "" : text
  }

  private func evidence(of met: MetNode, by owner: TypeIndex, reaching object: String) -> Evidence {
    Evidence(
      file: met.file, node: met.node, range: project.files[met.file].outline.nodes[met.node].range,
      owner: reader.owner(of: met.node, in: met.file), position: .call, type: owner, match: .name(object),
      text: object, recognition: .byWork, value: nil, member: nil, isUse: false,
      extent: reader.callExtent(of: met.node, in: met.file))
  }
}
