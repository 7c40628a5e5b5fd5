import EavesOutline
import EavesSource
import EavesThreads

/// A relation from one type to another, such as *holds* or *creates*; passives count these from the other side.
package struct Relation: Sendable {
  /// What the source does with the target.
  package enum Kind: UInt8, CaseIterable, Sendable { case holds, accepts, returns, creates, conforms }
  package let kind: Kind
  /// The type that holds, accepts, returns … ; `.none` outside of types.
  package let source: TypeIndex
  package let target: TypeIndex
  private let file: Int32
  private let token: UInt32
  private let declarer: UInt32

  /// - Parameters:
  ///   - place: the token that names the target.
  ///   - declaration: the declaring binding, parameter or function, in the same file.
  package init(kind: Kind, source: TypeIndex, target: TypeIndex, place: NodeRef, declaration: NodeRef) {
    self.kind = kind
    self.source = source
    self.target = target
    file = place.file
    token = place.node
    declarer = declaration.node
  }

  /// The token that names the target.
  package var place: NodeRef { NodeRef(file: Int(file), node: Int(token)) }
  /// The declaring binding, parameter or function.
  package var declaration: NodeRef { NodeRef(file: Int(file), node: Int(declarer)) }
}

/// All relations of a project, by source and by target.
package struct Relations: Sendable {
  /// In the order of the code.
  private var list: [Relation] = []
  private var byTarget = Groups()
  private var bySource = Groups()

  package init() {}

  /// - Parameter found: in the order of the code. O(types + relations).
  init(_ found: [Relation], types: Int, _ workers: Workers) {
    list = found
    (byTarget, bySource) = workers.both {
      Groups(found, types: types) { $0.target }
    } _: {
      Groups(found, types: types) { $0.source }
    }
  }

  /// What of one kind is done to a type, in the order of the code.
  package func to(_ target: TypeIndex, _ kind: Relation.Kind) -> some Sequence<Relation> {
    byTarget.of(target, kind).lazy.map { [list] in list[Int($0)] }
  }

  /// As `to`, for a walk over every type of a project.
  ///
  /// - Parameter body: returns whether to go on.
  /// - Returns: whether it always did.
  @inline(__always)
  func forEach(
    to target: TypeIndex, _ kind: Relation.Kind, atMost most: Int, _ body: (Relation) -> Bool
  ) -> Bool {
    let places = byTarget.places(of: target, kind)
    for place in places.prefix(most) where !body(list[byTarget.position(at: place)]) { return false }
    return true
  }

  /// What of one kind a type does, in the order of the code.
  package func from(_ source: TypeIndex, _ kind: Relation.Kind) -> some Sequence<Relation> {
    bySource.of(source, kind).lazy.map { [list] in list[Int($0)] }
  }

  /// Visits every relation, in the order of the code.
  func forEach(_ body: (Relation) -> Void) { list.forEach(body) }

  /// Positions of relations, grouped by one of their two types and by kind.
  private struct Groups: Sendable {
    private var positions: [Int32] = []
    /// Where the positions of a type begin, for each type and kind.
    private var starts: [Int32] = []

    init() {}

    init(_ found: [Relation], types: Int, by side: (Relation) -> TypeIndex) {
      let kinds = Relation.Kind.allCases.count
      starts = Array(repeating: 0, count: types * kinds + 1)
      for relation in found where side(relation) != .none {
        starts[Self.group(side(relation), relation.kind) + 1] += 1
      }
      for index in 0..<types * kinds { starts[index + 1] += starts[index] }
      var next = starts
      positions = Array(repeating: 0, count: Int(starts[types * kinds]))
      for (index, relation) in found.enumerated() where side(relation) != .none {
        let group = Self.group(side(relation), relation.kind)
        positions[Int(next[group])] = Int32(index)
        next[group] += 1
      }
    }

    private static func group(_ type: TypeIndex, _ kind: Relation.Kind) -> Int {
      type.index * Relation.Kind.allCases.count + Int(kind.rawValue)
    }

    func of(_ type: TypeIndex, _ kind: Relation.Kind) -> ArraySlice<Int32> {
      positions[places(of: type, kind)]
    }

    /// Where the positions of a type and kind stand.
    func places(of type: TypeIndex, _ kind: Relation.Kind) -> Range<Int> {
      let group = Self.group(type, kind)
      guard type != .none, group + 1 < starts.count else { return 0..<0 }
      return Int(starts[group])..<Int(starts[group + 1])
    }

    func position(at place: Int) -> Int { Int(positions[place]) }
  }
}

/// The relations that one file shows.
struct FileRelations {
  private let project: Project
  private let file: Int
  private let outline: Outline
  private var found: [Relation] = []

  /// Reads every written type of stored properties, parameters and results once.
  static func of(_ file: Int, in project: Project) -> [Relation] {
    var reader = FileRelations(project, file)
    reader.readValues()
    reader.readCreations()
    return reader.found
  }

  private init(_ project: Project, _ file: Int) {
    self.project = project
    self.file = file
    outline = project.files[file].outline
  }

  /// Values and assignments, in the order of the code.
  private mutating func readValues() {
    let nodes = outline.nodes
    let assignments = outline.index.assignments
    var next = 0
    var scopes = TypeScopes(project.declared[file])
    for value in outline.index.values {
      while next < assignments.count, assignments[next] < value {
        addAssigned(Int(assignments[next]))
        next += 1
      }
      let node = Int(value)
      switch nodes[node].kind {
      case .binding: addHeld(node)
      case .parameter:
        let parent = nodes[Int(nodes[node].parent)].kind
        guard parent == .initDecl || parent == .funcDecl || parent == .subscriptDecl else { continue }
        addWritten(.accepts, node, child: .typeAnnotation, scopes.advance(to: value, nodes))
      case .funcDecl, .subscriptDecl:
        addWritten(.returns, node, child: .returnType, scopes.advance(to: value, nodes))
      default: continue
      }
    }
    for assignment in assignments[next...] { addAssigned(Int(assignment)) }
  }

  private mutating func add(
    _ kind: Relation.Kind, _ source: TypeIndex, _ target: TypeIndex, at place: Int, by declaration: Int
  ) {
    found.append(
      Relation(
        kind: kind, source: source, target: target, place: NodeRef(file: file, node: place),
        declaration: NodeRef(file: file, node: declaration)))
  }

  private mutating func addWritten(_ kind: Relation.Kind, _ node: Int, child: NodeKind, _ source: TypeIndex) {
    guard let container = outline.firstChild(of: node, kind: child) else { return }
    project.forEachWrittenType(in: container, file: file) { name, target in
      add(kind, source, target, at: name, by: node)
    }
  }

  /// A stored property holds what its type names; a requirement or computed property returns it.
  private mutating func addHeld(_ binding: Int) {
    guard let member = project.member(at: binding, in: file) else { return }
    let kind: Relation.Kind = project.members[member].isStored ? .holds : .returns
    let owner = project.members[member].owner
    if outline.firstChild(of: binding, kind: .typeAnnotation) != nil {
      addWritten(kind, binding, child: .typeAnnotation, owner)
      if kind == .holds { addClosureResults(binding, owner) }
      return
    }
    for target in project.types(ofDeclaration: binding, file: file) {
      add(kind, owner, target, at: binding, by: binding)
    }
  }

  /// A stored closure returns what its result names: `var fetch: (ID) async throws -> Trip`.
  private mutating func addClosureResults(_ binding: Int, _ owner: TypeIndex) {
    guard let written = outline.firstChild(of: binding, kind: .typeAnnotation) else { return }
    for at in written + 1..<max(written + 1, Int(outline.nodes[written].next))
    where outline.nodes[at].kind == .functionResult {
      project.forEachWrittenType(in: at, file: file) { name, target in
        add(.returns, owner, target, at: name, by: binding)
      }
    }
  }

  /// `order = try await fetchOrder.execute(…)`: what a type that is declared nowhere returns is known by what its
  /// answer is assigned to.
  private mutating func addAssigned(_ assignment: Int) {
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
    let answered = project.chainTypes(from: right, upTo: Int(outline.nodes[parent].next), file: file)
    guard answered.count >= 2, answered.last?.isEmpty ?? false,
      let source = answered.last(where: { !$0.isEmpty })?.first,
      project.types[source.index].kind == .external
    else { return }
    let head = project.files[file].outline.chainHead(of: left)
    let assigned = project.chainTypes(from: head, upTo: assignment, file: file)
    for target in assigned.last ?? [] { add(.returns, source, target, at: left, by: assignment) }
  }

  /// `T(…)`, `Outer.T(…)`, `T.init(…)` and `.init(…)` inside a type: who creates which type.
  private mutating func readCreations() {
    let implicit: [(node: UInt32, type: TypeIndex)] = outline.index.implicitInitialisers.compactMap { node in
      project.typeMade(byImplicit: Int(node), in: file).map { (node, $0) }
    }
    var next = 0
    var scopes = TypeScopes(project.declared[file])
    for (node, target) in project.typeUses[file] where outline.nodes[Int(node)].kind == .identifier {
      guard isCreated(target, by: Int(node)) else { continue }
      while next < implicit.count, implicit[next].node < node {
        addCreated(implicit[next].type, by: implicit[next].node, &scopes)
        next += 1
      }
      addCreated(target, by: node, &scopes)
    }
    for (node, target) in implicit[next...] { addCreated(target, by: node, &scopes) }
  }

  private mutating func addCreated(_ target: TypeIndex, by node: UInt32, _ scopes: inout TypeScopes) {
    let source = scopes.advance(to: node, outline.nodes)
    if source == .none || source == target { return }
    add(.creates, source, target, at: Int(node), by: Int(node))
  }

  /// Whether a type name is used to create a value: by a call, or by passing its initializer on.
  private func isCreated(_ target: TypeIndex, by node: Int) -> Bool {
    let nodes = outline.nodes
    let end = Int(nodes[Int(nodes[node].parent)].next)
    let last = project.types[target.index].name
    var at = Int(nodes[node].next)
    while at < end, nodes[at].kind == .member {
      let name = project.files[file].symbol(at)
      if name == project.wellKnown.`init` { return true }
      guard name == last else { return false }
      at = Int(nodes[at].next)
    }
    return at < end && nodes[at].kind == .call && nodes[at].flags.contains(.continues)
  }
}

extension Project {
  /// Reads what every file shows, then which type conforms to which.
  func collectRelations() -> Relations {
    let shown = workers.map(count: files.count) { FileRelations.of($0, in: self) }
    var found: [Relation] = []
    found.reserveCapacity(shown.reduce(types.count) { $0 + $1.count })
    for relations in shown { found += relations }
    for index in types.indices {
      // Code in an extension of an SDK type is code of the project.
      let isExternal = types[index].kind == .external
      guard let place = isExternal ? types[index].extensions.first : types[index].place else { continue }
      for supertype in types[index].supertypes
      where !isExternal || types[supertype.index].kind != .external {
        found.append(
          Relation(
            kind: .conforms, source: TypeIndex(index), target: supertype, place: place, declaration: place))
      }
    }
    return Relations(found, types: types.count, workers)
  }
}
