import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

/// Finds what the code of subjects gets to through the code that it runs.
struct ReachEvidence {
  private let project: Project
  private let graph: CallGraph
  private let reader: PositionReader
  /// By body: bits of the roles of the types around its code; none for code outside of roles.
  private let roles: [UInt64]
  private let callsOfPackages: [PackageCalls.Call]

  /// O(code).
  init(in project: Project, _ listsPackageCalls: Bool) {
    self.project = project
    graph = CallGraph(of: project)
    let reader = PositionReader(project: project)
    let (viewCode, viewRole, bodies) = (project.viewCode, project.viewRole, graph.bodies)
    @Sendable func roles(of place: NodeRef) -> UInt64 {
      let (file, node) = (Int(place.file), Int(place.node))
      let around = reader.ownedCode(from: node, in: file).roles
      // Code that builds views is a view's.
      let isViewCode = viewCode.declaration(around: node, in: file, of: project) != nil
      return around | (isViewCode ? viewRole.map { 1 << UInt64($0) } ?? 0 : 0)
    }
    self.reader = reader
    callsOfPackages = listsPackageCalls ? PackageCalls.all(in: project) : []
    self.roles = project.workers.map(count: bodies.count, run: 512) { body in
      if let member = bodies.member(of: body) { return roles(of: project.members[member].node) }
      if let place = bodies.global(of: body) { return roles(of: place) }
      return bodies.made(by: body).map { project.roleBits(of: $0) } ?? 0
    }
  }

  /// The calls that do nothing outside of the type that they are called of. O(declarations + edges).
  ///
  /// - Parameter roles: bits of the roles that a search for uses is about.
  func idleCalls(asking roles: UInt64) -> IdleCalls { IdleCalls(in: project, graph, asking: roles) }

  /// What a search finds: the places at which code touches its objects, and those at which it runs what does.
  ///
  /// - Parameter touched: what code touches, in order of file and place.
  func evidence(
    of search: Search, by subject: SubjectKind, touching touched: [Evidence]
  ) -> (found: [Evidence], unknown: [UnknownCall]) {
    let ends = search.ends | search.objects.roles
    let touched = joined(
      touched.filter { $0.answers(.reaches, in: project) && !project.isOperandValue($0) },
      with: callsOfRoles(search))
    var touches: [(body: Int, evidence: Int)] = []
    let running = RunningCode(project: project)
    var (file, walk) = (-1, graph.bodies.walk(nil))
    for (position, evidence) in touched.enumerated() {
      if evidence.file != file || evidence.node < walk.last {
        (file, walk) = (evidence.file, graph.bodies.walk(evidence.file))
      }
      guard let body = walk.body(around: evidence.node), isCall(evidence),
        graph.bodies.declaration(of: body, in: project).map({
          running.runs(evidence.node, in: evidence.file, within: $0)
        }) ?? true
      else { continue }
      touches.append((body, position))
    }
    let wanted = search.objects.roles & ~search.ends
    // A type that is declared within a repository is none: what it does is looked into.
    let isEnd = roles.enumerated().map { body, roles in
      roles & search.ends != 0 || roles & wanted != 0 && ownRoles(of: body) & wanted != 0
    }
    let isObject = graph.bodies.members.map { member in
      project.members[member].kind == .method
        && project.roleBits(of: project.members[member].owner) & wanted != 0
    }
    let isTouched = Set(touched.map { NodeRef(file: $0.file, node: $0.node) })
    // A path ends at what a reader believes: at a call where its last function has one.
    let calls = touches.filter { isCreatedOrCalled(touched[$0.evidence]) }
    let reach = certainReach(from: calls + touches, ending: isEnd, at: ends, objects: isObject) { edge in
      mayAnswer(edge, subject) && !isTouched.contains(edge.place)
    }
    var found = touched
    var paths: [PathKey: ReachPath] = [:]
    for number in 0..<graph.writtenCount {
      let edge = graph.edges[number]
      guard mayAnswer(edge, subject), reach.reaches(by: number), !isTouched.contains(edge.place),
        let evidence = evidence(of: number, reach, touched, &paths)
      else { continue }
      // One place says it once.
      if let last = found.last, last.node == evidence.node, last.file == evidence.file { continue }
      found.append(evidence)
    }
    found.sort { ($0.file, $0.range.start, $0.node) < ($1.file, $1.range.start, $1.node) }
    let unknown = unknownCalls(reach, by: subject, touched, isTouched)
    return (found, unknown + packageCalls(by: subject, ending: isEnd, at: ends))
  }

  /// How often paths are looked for again without the places that they cannot go by.
  private static let maxRounds = 4

  /// What is reached, by paths whose every member is called of a value of its type: an array of trips is no trip. It is
  /// asked only where a path goes by, because it takes long.
  private func certainReach(
    from touches: [(body: Int, evidence: Int)], ending isEnd: [Bool], at ends: UInt64,
    objects isObject: [Bool],
    _ isMeant: (CallGraph.Edge) -> Bool
  ) -> Reach {
    var isOpen = graph.edges.map(\.isOpen)
    var isKnown = Array(repeating: false, count: isOpen.count)
    var round = 0
    while true {
      round += 1
      let reach = Reach(in: graph, from: touches, ending: isEnd, at: ends, open: isOpen, objects: isObject)
      if round == Self.maxRounds { return reach }
      var isChanged = false
      for number in 0..<graph.writtenCount where isMeant(graph.edges[number]) && reach.reaches(by: number) {
        for edge in [number] + (reach.way(from: number)?.edges ?? []) where !isKnown[edge] {
          isKnown[edge] = true
          if isOfValue(graph.edges[edge]) { continue }
          isOpen[edge] = true
          isChanged = true
        }
      }
      if !isChanged { return reach }
    }
  }

  /// Whether a member is called of a value of its type, and not of a collection or wrapper of such values.
  private func isOfValue(_ edge: CallGraph.Edge) -> Bool {
    let (file, node) = (Int(edge.place.file), Int(edge.place.node))
    let outline = project.files[file].outline
    let kind = outline.nodes[node].kind
    guard kind == .member || kind == .subscript_,
      let member = graph.targets(of: edge).first.flatMap({ graph.bodies.member(of: Int($0)) }),
      project.members[member].kind != .initializer
    else { return true }
    let owner = project.types[project.members[member].owner.index]
    let head = outline.chainHead(of: node)
    if owner.kind == .external || project.isSelf(head, in: file) && Int(outline.nodes[head].next) == node {
      return true
    }
    let types = project.types(ofChainFrom: head, upTo: node, file: file)
    // What is inherited is called of a value of another type.
    return types.isEmpty
      || types.contains { type in
        project.isValue(chainFrom: head, upTo: node, of: project.types[type.index].name, in: file)
      }
  }

  /// The calls that leave open whether code of subjects gets to what a search is about: one for each type and function
  /// called.
  private func unknownCalls(
    _ reach: Reach, by subject: SubjectKind, _ touched: [Evidence], _ isTouched: Set<NodeRef>
  ) -> [UnknownCall] {
    struct Call: Hashable {
      let caller: TypeIndex
      let callee: String
    }
    var met: Set<Call> = []
    return graph.edges.indices.prefix(graph.writtenCount).compactMap { number in
      let edge = graph.edges[number]
      guard mayAnswer(edge, subject), let unknown = reach.unknown(from: number),
        !isTouched.contains(edge.place), !isAside(edge.place)
      else { return nil }
      let open = graph.edges[unknown.edge]
      guard let callee = graph.targets(of: open).first.map({ graph.bodies.name(of: Int($0), in: project) })
      else { return nil }
      let caller = project.enclosingType(of: Int(open.place.node), in: Int(open.place.file))
      guard met.insert(Call(caller: caller, callee: callee)).inserted else { return nil }
      return UnknownCall(
        place: open.place, name: callee,
        reason: reason(of: open),
        end: unknown.evidence.map { touched[$0].object(in: project) } ?? callee)
    }
  }

  private func reason(of open: CallGraph.Edge) -> UnknownCall.Reason {
    if graph.targets(of: open).contains(where: { graph.bodies.takesCallersPlace(Int($0), in: project) }) {
      return .log
    }
    return open.isDispatch ? .conformingTypes : open.isOpen ? .value : .overloads
  }

  /// Calls of packages that are not read: one for each type of subjects' code and each thing called.
  private func packageCalls(by subject: SubjectKind, ending isEnd: [Bool], at ends: UInt64) -> [UnknownCall] {
    guard case .role(let role) = subject, !callsOfPackages.isEmpty else { return [] }
    struct Call: Hashable {
      let caller: TypeIndex
      let callee: String
    }
    var met: Set<Call> = []
    func call(at place: NodeRef, of callee: String) -> UnknownCall? {
      let (file, node) = (Int(place.file), Int(place.node))
      let caller = reader.owner(of: node, in: file)
      guard !isAside(place), met.insert(Call(caller: caller, callee: callee)).inserted else { return nil }
      return UnknownCall(
        place: place, name: callee, reason: .package,
        end: caller == .none ? "code outside of types" : project.qualifiedName(caller))
    }
    var touches: [(body: Int, evidence: Int)] = []
    var found: [UnknownCall] = []
    for (position, called) in callsOfPackages.enumerated() {
      guard let body = graph.bodies.body(around: called.node, in: called.file) else { continue }
      touches.append((body, position))
      if roles[body] & (1 << UInt64(role)) != 0 {
        found += call(at: NodeRef(file: called.file, node: called.node), of: called.name).map { [$0] } ?? []
      }
    }
    let reach = Reach(
      in: graph, from: touches, ending: isEnd, at: ends, open: graph.edges.map(\.isOpen), objects: [])
    for number in 0..<graph.writtenCount where reach.reaches(by: number) {
      let edge = graph.edges[number]
      guard mayAnswer(edge, subject), let way = reach.way(from: number) else { continue }
      found += call(at: edge.place, of: callsOfPackages[way.evidence].name).map { [$0] } ?? []
    }
    return found
  }

  /// Whether code is of a preview, or of a type that is a test or a mock.
  private func isAside(_ place: NodeRef) -> Bool {
    let (file, node) = (Int(place.file), Int(place.node))
    if reader.isPreview(node, in: file) { return true }
    let type = project.enclosingType(of: node, in: file)
    return type != .none && project.isSetAside(type)
  }

  /// Bits of the roles of the innermost type around a body; none for code outside of types.
  private func ownRoles(of body: Int) -> UInt64 {
    let type = graph.bodies.member(of: body).map { project.members[$0].owner } ?? graph.bodies.made(by: body)
    return type.map { project.roleBits(of: $0) } ?? 0
  }

  /// Whether code of a subject may stand at an edge: its path is made for those alone.
  private func mayAnswer(_ edge: CallGraph.Edge, _ subject: SubjectKind) -> Bool {
    guard case .role(let role) = subject else { return true }
    return roles[Int(edge.source)] & (1 << UInt64(role)) != 0
  }

  /// Whether something is called of a value of a role: that its state is read reaches nothing for those who run the code.
  private func isCall(_ evidence: Evidence) -> Bool {
    guard evidence.role != nil else { return true }
    return callCount(behind: evidence) > (evidence.position == .creation ? 1 : 0)
  }

  private func isCreatedOrCalled(_ evidence: Evidence) -> Bool {
    evidence.position == .creation || callCount(behind: evidence) > 0
  }

  private func callCount(behind evidence: Evidence) -> Int {
    let outline = project.files[evidence.file].outline
    return outline.parts(behind: evidence.node).reduce(0) {
      $0 + (outline.nodes[$1].kind == .call ? 1 : 0)
    }
  }

  /// Places that run code of the objects' roles without naming them: wrappers, operators, calls of values.
  private func callsOfRoles(_ search: Search) -> [Evidence] {
    let wanted = search.objects.roles & ~search.ends
    if wanted == 0 { return [] }
    let isWanted = graph.groups.lists.map { $0.allSatisfy { roles[Int($0)] & wanted != 0 } }
    return graph.edges.prefix(graph.writtenCount).compactMap { edge -> Evidence? in
      guard isWanted[Int(edge.group)], !edge.isOpen,
        let member = graph.targets(of: edge).first.flatMap({ graph.bodies.member(of: Int($0)) }),
        project.members[member].kind != .initializer, !project.members[member].isStored
      else { return nil }
      let (file, node) = (Int(edge.place.file), Int(edge.place.node))
      // A value that is declared within a repository is none.
      let type = project.members[member].owner
      let owner = reader.owner(of: node, in: file)
      guard project.enclosingType(of: node, in: file) != type, let role = project.layerRole(type) else {
        return nil
      }
      return Evidence(
        file: file, node: node, range: project.files[file].outline.nodes[node].range, owner: owner,
        position: .call, type: type, match: .role(role), value: nil, member: nil, isUse: false,
        extent: reader.callExtent(of: node, in: file))
    }
  }

  /// Evidence in order of file and place; one piece for each node.
  private func joined(_ named: [Evidence], with others: [Evidence]) -> [Evidence] {
    let known = Set(named.map { NodeRef(file: $0.file, node: $0.node) })
    var further: [Evidence] = []
    var rest = named.sorted { ($0.file, $0.extent.start) < ($1.file, $1.extent.start) }[...]
    // How far the extents reach that began in the file so far.
    var (file, reach): (Int, UInt32) = (-1, 0)
    for other in others.sorted(by: { ($0.file, $0.range.start) < ($1.file, $1.range.start) }) {
      while let next = rest.first, (next.file, next.extent.start) <= (other.file, other.range.start) {
        (file, reach) = (next.file, next.file == file ? max(reach, next.extent.end) : next.extent.end)
        rest.removeFirst()
      }
      // A call of a member is found where its receiver is named.
      let isFound = file == other.file && reach >= other.range.end
      if !isFound, !known.contains(NodeRef(file: other.file, node: other.node)) { further.append(other) }
    }
    if further.isEmpty { return named }
    return (named + further).sorted {
      ($0.file, $0.range.start, $0.node) < ($1.file, $1.range.start, $1.node)
    }
  }

  /// What a path behind an edge depends on.
  private struct PathKey: Hashable {
    let group: Int32
    let isDispatch: Bool
  }

  private func evidence(
    of number: Int, _ reach: Reach, _ touched: [Evidence], _ paths: inout [PathKey: ReachPath]
  ) -> Evidence? {
    let edge = graph.edges[number]
    let (file, node) = (Int(edge.place.file), Int(edge.place.node))
    guard let target = graph.targets(of: edge).first.map({ Int($0) }), !isOwn(target, at: edge.place) else {
      return nil
    }
    let key = PathKey(group: edge.group, isDispatch: edge.isDispatch)
    guard let path = paths[key] ?? path(behind: number, target, reach, touched) else { return nil }
    paths[key] = path
    // The initializer may be the superclass's.
    let callee =
      project.typeUse(at: node, in: file).map { project.name($0) }
      ?? graph.bodies.name(of: target, in: project)
    var evidence = Evidence(
      file: file, node: node, range: project.files[file].outline.nodes[node].range,
      owner: reader.owner(of: node, in: file), position: .call, type: type(of: target), match: .name(""),
      text: callee,
      recognition: .byReach, value: nil, member: nil, isUse: false, extent: extent(of: node, in: file))
    evidence.path = path
    return evidence
  }

  private func path(
    behind number: Int, _ target: Int, _ reach: Reach, _ touched: [Evidence]
  ) -> ReachPath? {
    guard let way = reach.way(from: number) else { return nil }
    let end = touched[way.evidence]
    let object = end.object(in: project)
    var hops: [ReachPath.Hop] = []
    var last = target
    let skipped = ReachPath.skipped(of: way.edges.count)
    for (index, edge) in way.edges.enumerated().map({ ($0, graph.edges[$1]) }) {
      let callee = graph.targets(of: edge).first.map { Int($0) } ?? last
      if !skipped.contains(index) {
        hops.append(hop(at: edge, graph.bodies.name(of: callee, in: project)))
      }
      last = callee
    }
    hops.append(
      ReachPath.Hop(
        file: end.file, range: end.range,
        text: "`\(graph.bodies.name(of: last, in: project))` uses `\(object)`"))
    return ReachPath(hops, to: Party(role: end.role.map(project.roleName), name: object))
  }

  /// Whether a body is code of the type that runs it: what it touches is found there.
  private func isOwn(_ body: Int, at place: NodeRef) -> Bool {
    let type = project.enclosingType(of: Int(place.node), in: Int(place.file))
    guard type != .none, let member = graph.bodies.member(of: body) else { return false }
    let own = subject(around: type)
    var at = project.members[member].owner
    while at != .none {
      if at == own || at == type { return true }
      at = project.types[at.index].parent
    }
    return false
  }

  /// The innermost type with a role around code of a type; the type itself where none has one.
  private func subject(around type: TypeIndex) -> TypeIndex {
    var at = type
    while at != .none {
      if project.hasAnyRole(at) { return at }
      at = project.types[at.index].parent
    }
    return type
  }

  /// From a name to the end of its call: what stands before it in a chain is another's.
  private func extent(of node: Int, in file: Int) -> ByteRange {
    let nodes = project.files[file].outline.nodes
    let end = project.callAfter(node, in: file).map { nodes[$0].range.end } ?? nodes[node].range.end
    return ByteRange(start: nodes[node].range.start, end: end)
  }

  private func type(of body: Int) -> TypeIndex {
    graph.bodies.member(of: body).map { project.members[$0].owner } ?? graph.bodies.made(by: body) ?? .none
  }

  private func hop(at edge: CallGraph.Edge, _ callee: String) -> ReachPath.Hop {
    let (file, node) = (Int(edge.place.file), Int(edge.place.node))
    let count = graph.targets(of: edge).count
    let others = edge.isDispatch && count > 1 ? " (one of \(count) types that conform)" : ""
    return ReachPath.Hop(
      file: file, range: project.files[file].outline.nodes[node].range,
      text: "`\(graph.bodies.name(of: Int(edge.source), in: project))` uses `\(callee)`\(others)")
  }
}
