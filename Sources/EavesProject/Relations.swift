import EavesOutline

/// What one type does with another: the active side of the passives.
package struct Relation: Sendable {
  /// What the source does with the target.
  package enum Kind: Sendable { case holds, accepts, returns, creates, conforms }
  package let kind: Kind
  /// The type that holds, accepts, returns … ; `.none` outside of types.
  package let source: TypeIndex
  package let target: TypeIndex
  /// The token that names the target.
  package let place: NodeRef
  /// The declaring binding, parameter or function.
  package let declaration: NodeRef

  package init(kind: Kind, source: TypeIndex, target: TypeIndex, place: NodeRef, declaration: NodeRef) {
    self.kind = kind
    self.source = source
    self.target = target
    self.place = place
    self.declaration = declaration
  }
}

/// All relations of a project, by target.
package struct Relations: Sendable {
  private var byTarget: [TypeIndex: [Relation]] = [:]

  package init() {}

  mutating func add(_ relation: Relation) { byTarget[relation.target, default: []].append(relation) }

  /// What is done to a type, in the order of the code.
  package func to(_ target: TypeIndex, _ kind: Relation.Kind) -> [Relation] {
    byTarget[target, default: []].filter { $0.kind == kind }
  }
}

extension Project {
  /// Reads every written type of stored properties, parameters and results once.
  func collectRelations() -> Relations {
    var relations = Relations()
    for file in files.indices {
      let outline = files[file].outline
      for node in outline.nodes.indices {
        switch outline.nodes[node].kind {
        case .binding: addHeld(node, file: file, to: &relations)
        case .parameter: addWritten(.accepts, node, child: .typeAnnotation, file: file, to: &relations)
        case .funcDecl, .subscriptDecl:
          addWritten(.returns, node, child: .returnType, file: file, to: &relations)
        case .identifier: addCreated(node, file: file, to: &relations)
        case .assignment: addAssigned(node, file: file, to: &relations)
        default: break
        }
      }
    }
    for index in types.indices where types[index].kind != .external {
      for supertype in types[index].supertypes {
        relations.add(
          Relation(
            kind: .conforms, source: TypeIndex(index), target: supertype, place: types[index].place,
            declaration: types[index].place))
      }
    }
    return relations
  }

  private func addWritten(
    _ kind: Relation.Kind, _ node: Int, child: NodeKind, file: Int, to relations: inout Relations
  ) {
    let outline = files[file].outline
    guard let container = outline.firstChild(of: node, kind: child) else { return }
    if kind == .accepts {
      let parent = outline.nodes[Int(outline.nodes[node].parent)].kind
      guard parent == .initDecl || parent == .funcDecl || parent == .subscriptDecl else { return }
    }
    let source = enclosingType(of: node, in: file)
    for name in writtenTypeNodes(in: container, file: file) {
      guard let target = typeUse(at: name, in: file) else { continue }
      relations.add(
        Relation(
          kind: kind, source: source, target: target, place: NodeRef(file: file, node: name),
          declaration: NodeRef(file: file, node: node)))
    }
  }

  /// A stored property holds what its type names; a requirement or computed property returns it.
  private func addHeld(_ binding: Int, file: Int, to relations: inout Relations) {
    guard let member = member(at: binding, in: file) else { return }
    let outline = files[file].outline
    let kind: Relation.Kind = members[member].isStored ? .holds : .returns
    if outline.firstChild(of: binding, kind: .typeAnnotation) != nil {
      addWritten(kind, binding, child: .typeAnnotation, file: file, to: &relations)
      if kind == .holds { addClosureResults(binding, member: member, file: file, to: &relations) }
      return
    }
    for target in types(ofDeclaration: binding, file: file) {
      relations.add(
        Relation(
          kind: kind, source: members[member].owner, target: target,
          place: NodeRef(file: file, node: binding),
          declaration: NodeRef(file: file, node: binding)))
    }
  }

  /// A stored closure returns what its result names: `var fetch: (ID) async throws -> Trip`.
  private func addClosureResults(_ binding: Int, member: Int, file: Int, to relations: inout Relations) {
    let outline = files[file].outline
    guard let written = outline.firstChild(of: binding, kind: .typeAnnotation) else { return }
    var at = written + 1
    while at < Int(outline.nodes[written].next) {
      if outline.nodes[at].kind == .functionResult {
        for name in writtenTypeNodes(in: at, file: file) {
          guard let target = typeUse(at: name, in: file) else { continue }
          relations.add(
            Relation(
              kind: .returns, source: members[member].owner, target: target,
              place: NodeRef(file: file, node: name), declaration: NodeRef(file: file, node: binding)))
        }
      }
      at += 1
    }
  }

  /// `order = try await fetchOrder.execute(…)`: what a type that is declared nowhere returns is known by what its
  /// answer is assigned to.
  private func addAssigned(_ assignment: Int, file: Int, to relations: inout Relations) {
    let outline = files[file].outline
    let parent = Int(outline.nodes[assignment].parent)
    let after = outline.nodes[assignment].next
    guard after < outline.nodes[parent].next, outline.nodes[Int(after)].kind == .prefixKeyword else { return }
    var left: Int?
    var right: Int?
    for child in outline.children(of: parent) {
      let kind = outline.nodes[child].kind
      if child < assignment, kind == .identifier || kind == .member { left = child }
      if child > assignment, right == nil, kind == .identifier { right = child }
    }
    guard let left, let right else { return }
    let answered = chainTypes(from: right, upTo: Int(outline.nodes[parent].next), file: file)
    guard answered.count >= 2, answered.last?.isEmpty ?? false,
      let source = answered.last(where: { !$0.isEmpty })?.first, types[source.index].kind == .external
    else { return }
    let assigned = chainTypes(from: chainNodes(endingWith: left, file: file)[0], upTo: assignment, file: file)
    for target in assigned.last ?? [] {
      relations.add(
        Relation(
          kind: .returns, source: source, target: target, place: NodeRef(file: file, node: left),
          declaration: NodeRef(file: file, node: assignment)))
    }
  }
}
