import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

/// Which code runs which: every place at which a body certainly runs others, with the bodies that it may mean.
///
/// Made once for all sentences that ask what code reaches. O(code) to make.
struct CallGraph: Sendable {
  /// One place that runs other code.
  struct Edge: Sendable {
    /// The body that it stands in.
    let source: Int32
    let place: NodeRef
    /// The number of its targets among `groups`.
    let group: Int32
    /// Whether the targets are what the conforming types of a protocol do; else overloads of one name.
    let isDispatch: Bool
    /// Whether other code may be meant as well: the source reaches nothing by it, but may.
    let isOpen: Bool
    /// Whether the place runs whenever the source does; else the source reaches nothing by it.
    let isCertain: Bool
    /// Bits of the roles of the values that the chain before the place passes.
    let passed: UInt64
  }

  let bodies: CodeBodies
  /// By file and node; several edges may stand at one node.
  let edges: [Edge]
  /// Lists of bodies that edges run, each once.
  let groups: BodyGroups
  /// The groups that hold each body.
  private let groupsOfBody: Lists
  /// The edges that run each group.
  private let edgesOfGroup: Lists
  /// How many edges stand in code, before those of making values.
  let writtenCount: Int

  /// Lists of numbers, one behind the other.
  private struct Lists: Sendable {
    private let starts: [Int32]
    private let numbers: [Int32]

    /// - Parameter pairs: visits each number with the list that it belongs to; called twice.
    init(count: Int, _ pairs: (_ add: (_ list: Int, _ number: Int) -> Void) -> Void) {
      var starts: [Int32] = Array(repeating: 0, count: count + 1)
      pairs { list, _ in starts[list + 1] += 1 }
      for list in 0..<count { starts[list + 1] += starts[list] }
      var next = starts
      var numbers: [Int32] = Array(repeating: 0, count: Int(starts[count]))
      pairs { list, number in
        numbers[Int(next[list])] = Int32(number)
        next[list] += 1
      }
      (self.starts, self.numbers) = (starts, numbers)
    }

    subscript(list: Int) -> ArraySlice<Int32> { numbers[Int(starts[list])..<Int(starts[list + 1])] }
  }

  init(of project: Project) {
    let bodies = CodeBodies(of: project)
    let names = RunnableNames(in: project)
    let found = project.workers.map(count: project.files.count, run: 8) {
      file -> (found: [CalleeReader.Found], groups: [[Int32]]) in
      if project.isTestFile(file) { return ([], []) }
      var reader = CalleeReader(file: file, project: project, bodies: bodies, names: names)
      return reader.read()
    }
    var groups = BodyGroups()
    var edges: [Edge] = []
    for (file, (calls, lists)) in found.enumerated() {
      let numbers = lists.map { Int32(groups.number(of: $0)) }
      for call in calls {
        edges.append(
          Edge(
            source: Int32(call.source), place: NodeRef(file: file, node: call.node),
            group: numbers[call.group],
            isDispatch: call.isDispatch, isOpen: call.isOpen, isCertain: call.isCertain, passed: call.passed))
      }
    }
    writtenCount = edges.count
    for type in project.types.indices.lazy.map({ TypeIndex($0) }) where names.isMade[type.index] {
      for (place, body) in project.ranByMaking(type, bodies) {
        edges.append(
          Edge(
            source: Int32(bodies.body(making: type)), place: place,
            group: Int32(groups.number(of: [Int32(body)])), isDispatch: false, isOpen: false, isCertain: true,
            passed: 0))
      }
    }
    groupsOfBody = Lists(count: bodies.count) { add in
      for (group, list) in groups.lists.enumerated() { for body in list { add(Int(body), group) } }
    }
    edgesOfGroup = Lists(count: groups.lists.count) { add in
      for (number, edge) in edges.enumerated() { add(Int(edge.group), number) }
    }
    (self.bodies, self.edges, self.groups) = (bodies, edges, groups)
  }

  /// The bodies that an edge may run.
  func targets(of edge: Edge) -> [Int32] { groups.lists[Int(edge.group)] }

  /// The groups that hold a body.
  func groups(with body: Int) -> ArraySlice<Int32> { groupsOfBody[body] }

  /// The edges that run a group.
  func edges(running group: Int) -> ArraySlice<Int32> { edgesOfGroup[group] }
}

/// Names by which code runs other code of the project: everything else is stepped over.
struct RunnableNames: Sendable {
  /// By symbol.
  private(set) var isRunnable: [Bool]
  /// By member: whether it has code that runs when it is called, read or written.
  private(set) var hasCode: [Bool]
  /// By type: whether making a value of it may run code: no layer has it, and the project declares it.
  private(set) var isMade: [Bool]
  /// By operator that the project declares: the members that define it.
  private(set) var operators: [Symbol: [Int]] = [:]
  /// By name: the methods of production code that are called so.
  private(set) var methods: [Symbol: [Int]] = [:]
  /// By protocol of the project: the types of production code that conform to it.
  private(set) var conformers: [TypeIndex: [TypeIndex]] = [:]
  /// What `init`, `subscript` and `callAsFunction` are called; nil where no code names one.
  let initializer: Symbol?
  let subscripts: Symbol?
  let callAsFunction: Symbol?
  let description: Symbol?
  let wrappedValue: Symbol?
  /// What a loop calls of a sequence.
  let iterations: [Symbol]
  /// What a result builder runs.
  let builders: [Symbol]
  let update: Symbol?
  /// Whether some type of the project answers for members of any name.
  let hasDynamicMembers: Bool

  init(in project: Project) {
    isRunnable = Array(repeating: false, count: project.symbols.count)
    hasCode = project.workers.map(count: project.members.count, run: 512) { project.hasCode($0) }
    isMade = project.types.indices.map { project.isMadeByCode(TypeIndex($0)) }
    initializer = project.symbols.find("init")
    subscripts = project.symbols.find("subscript")
    callAsFunction = project.symbols.find("callAsFunction")
    description = project.symbols.find("description")
    wrappedValue = project.symbols.find("wrappedValue")
    update = project.symbols.find("update")
    iterations = ["makeIterator", "makeAsyncIterator", "next"].compactMap { project.symbols.find($0) }
    builders = ["buildBlock", "buildPartialBlock", "buildExpression", "buildFinalResult"].compactMap {
      project.symbols.find($0)
    }
    hasDynamicMembers = project.symbols.find("dynamicMember") != nil
    for (index, member) in project.members.enumerated() {
      let isRequired = project.types[member.owner.index].kind == .protocol
      if hasCode[index] || isRequired { isRunnable[member.name.index] = true }
    }
    for place in project.globalDeclarations {
      isRunnable[project.files[Int(place.file)].symbol(Int(place.node)).index] = true
    }
    for type in project.types.indices where isMade[type] {
      isRunnable[project.types[type].name.index] = true
    }
    for file in project.files {
      for node in file.outline.nodes.indices where file.outline.nodes[node].kind == .operatorDecl {
        operators[file.symbol(node)] = []
      }
    }
    for (index, member) in project.members.enumerated() where hasCode[index] {
      operators[member.name]?.append(index)
      // Of what another module declares, properties may be meant as well.
      let isForeign = project.types[member.owner.index].kind == .external && !member.isStored
      if member.kind == .method || isForeign, !project.isSetAside(member.owner) {
        methods[member.name, default: []].append(index)
      }
    }
    for type in project.types.indices.lazy.map({ TypeIndex($0) }) {
      let kind = project.types[type.index].kind
      if kind == .external || kind == .alias || kind == .protocol || project.isSetAside(type) { continue }
      for supertype in project.allSupertypes(of: type) where project.types[supertype.index].kind == .protocol
      {
        conformers[supertype, default: []].append(type)
      }
    }
  }
}

extension Project {
  /// Whether SwiftUI updates values of a type before each body.
  func isDynamicProperty(_ type: TypeIndex) -> Bool {
    allSupertypes(of: type).contains { name($0) == "DynamicProperty" }
  }

  /// Whether a member has code that runs when it is called, read or written.
  fileprivate func hasCode(_ member: Int) -> Bool {
    let record = members[member]
    let (file, node) = (Int(record.node.file), Int(record.node.node))
    let outline = files[file].outline
    switch record.kind {
    case .method, .initializer: return outline.firstChild(of: node, kind: .block) != nil
    case .subscript: return outline.firstChild(of: node, kind: .accessor) != nil
    case .property:
      if types[record.owner.index].kind == .protocol {
        return outline.firstChild(of: node, kind: .accessor).map {
          outline.firstChild(of: $0, kind: .block) != nil
        } ?? false
      }
      return true
    case .case: return false
    }
  }

  /// Whether making a value of a type is a call of what it declares: it is the project's, and no layer has it.
  fileprivate func isMadeByCode(_ type: TypeIndex) -> Bool {
    switch types[type.index].kind {
    case .struct, .class, .actor, .enum: layerRole(type) == nil && !isSetAside(type)
    case .protocol, .alias, .external: false
    }
  }

  /// What making a value of a type runs besides an initializer: the initial values of its stored properties, and what
  /// its superclass runs.
  fileprivate func ranByMaking(_ type: TypeIndex, _ bodies: CodeBodies) -> [(place: NodeRef, body: Int)] {
    var found: [(place: NodeRef, body: Int)] = []
    for member in types[type.index].members {
      let record = members[member]
      let outline = files[Int(record.node.file)].outline
      guard record.isStored, !record.isStatic,
        let value = outline.firstChild(of: Int(record.node.node), kind: .initializer),
        // A closure that is only kept runs later.
        outline.nodes[value + 1].kind != .closure
          || outline.nodes[value + 1].next != outline.nodes[value].next,
        !hasModifier("lazy", on: Int(record.declaration.node), in: Int(record.declaration.file))
      else { continue }
      found.append((record.node, member))
    }
    if let superclass = superclass(of: type) {
      found.append((types[type.index].place, bodies.body(making: superclass)))
    }
    return found
  }
}
