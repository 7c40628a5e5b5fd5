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
    /// Where its targets stand in `targets`.
    fileprivate let first: Int32
    fileprivate let end: Int32
    /// Whether the targets are what the conforming types of a protocol do; else overloads of one name.
    let isDispatch: Bool
    /// Whether the place runs whenever the source does; else the source reaches nothing by it.
    let isCertain: Bool
    /// Bits of the roles of the values that the chain before the place passes.
    let passed: UInt64
  }

  let bodies: CodeBodies
  /// By file and node; several edges may stand at one node.
  let edges: [Edge]
  private let targets: [Int32]
  /// By body: the edges that have it among their targets, from `callerStarts`.
  private let callers: [Int32]
  private let callerStarts: [Int32]

  init(of project: Project) {
    let bodies = CodeBodies(of: project)
    let names = RunnableNames(in: project)
    let found = project.workers.map(count: project.files.count, run: 8) { file -> [CalleeReader.Found] in
      if project.isTestFile(file) { return [] }
      var reader = CalleeReader(file: file, project: project, bodies: bodies, names: names)
      return reader.read()
    }
    var edges: [Edge] = []
    var targets: [Int32] = []
    func add(
      _ source: Int, _ place: NodeRef, _ meant: [Int], isDispatch: Bool, isCertain: Bool = true,
      passed: UInt64 = 0
    ) {
      let first = Int32(targets.count)
      for body in meant { targets.append(Int32(body)) }
      edges.append(
        Edge(
          source: Int32(source), place: place, first: first, end: Int32(targets.count),
          isDispatch: isDispatch,
          isCertain: isCertain, passed: passed))
    }
    for (file, list) in found.enumerated() {
      for call in list {
        add(
          call.source, NodeRef(file: file, node: call.node), call.targets, isDispatch: call.isDispatch,
          isCertain: call.isCertain, passed: call.passed)
      }
    }
    let written = edges.count
    for type in project.types.indices.lazy.map({ TypeIndex($0) }) where names.isMade[type.index] {
      for (place, body) in project.ranByMaking(type, bodies) {
        add(bodies.body(making: type), place, [body], isDispatch: false)
      }
    }
    self.bodies = bodies
    self.edges = edges
    self.targets = targets
    writtenCount = written
    var starts: [Int32] = Array(repeating: 0, count: bodies.count + 1)
    for target in targets { starts[Int(target) + 1] += 1 }
    for body in 0..<bodies.count { starts[body + 1] += starts[body] }
    var next = starts
    var callers: [Int32] = Array(repeating: 0, count: targets.count)
    for (number, edge) in edges.enumerated() {
      for at in edge.first..<edge.end {
        let target = Int(targets[Int(at)])
        callers[Int(next[target])] = Int32(number)
        next[target] += 1
      }
    }
    self.callers = callers
    callerStarts = starts
  }

  /// How many edges stand in code, before those of making values.
  let writtenCount: Int

  func targets(of edge: Edge) -> ArraySlice<Int32> { targets[Int(edge.first)..<Int(edge.end)] }

  /// The edges that have a body among their targets.
  func callers(of body: Int) -> ArraySlice<Int32> {
    callers[Int(callerStarts[body])..<Int(callerStarts[body + 1])]
  }
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
  /// By protocol of the project: the types of production code that conform to it.
  private(set) var conformers: [TypeIndex: [TypeIndex]] = [:]
  /// What `init`, `subscript` and `callAsFunction` are called; nil where no code names one.
  let initializer: Symbol?
  let subscripts: Symbol?
  let callAsFunction: Symbol?
  let description: Symbol?
  let wrappedValue: Symbol?

  init(in project: Project) {
    isRunnable = Array(repeating: false, count: project.symbols.count)
    hasCode = project.workers.map(count: project.members.count, run: 512) { project.hasCode($0) }
    isMade = project.types.indices.map { project.isMadeByCode(TypeIndex($0)) }
    initializer = project.symbols.find("init")
    subscripts = project.symbols.find("subscript")
    callAsFunction = project.symbols.find("callAsFunction")
    description = project.symbols.find("description")
    wrappedValue = project.symbols.find("wrappedValue")
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
    for (index, member) in project.members.enumerated()
    where hasCode[index] && operators[member.name] != nil {
      operators[member.name]?.append(index)
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
    for supertype in types[type.index].supertypes where types[supertype.index].kind == .class {
      found.append((types[type.index].place, bodies.body(making: supertype)))
    }
    return found
  }
}
