import EavesGraphs
import EavesOutline
import EavesProject
import EavesSource

/// The ways between parts of a project, folders or types: from where a type is named to where it is declared.
struct MentionPaths {
  /// One step from a part to another.
  struct Step: Sendable {
    let source: Int
    let target: Int
    /// The first name on each line that makes it, in order.
    let names: [NodeRef]

    var lineCount: Int { names.count }
  }

  /// In order of sources and targets.
  let steps: [Step]
  private let count: Int
  /// Parts that only declare protocols: depending on them is how a cycle is broken.
  private let protocols: Set<Int>

  /// The ways between types. What is nested in one of them is part of it. O(mentions).
  init(of types: [TypeIndex], in candidates: Candidates) {
    let project = candidates.project
    var numbers = Array(repeating: -1, count: project.types.count)
    for (number, type) in types.enumerated() { numbers[type.index] = number }
    func part(_ type: TypeIndex) -> Int {
      var (at, found) = (project.unaliased(type), -1)
      while at != .none {
        if numbers[at.index] >= 0 { found = numbers[at.index] }
        at = project.types[at.index].parent
      }
      return found
    }
    let parts = project.types.indices.map { part(TypeIndex($0)) }
    let mentions = CycleMentions(of: project)
    let related = Set(candidates.files.filter(mentions.hasRelationships))
    let protocols = types.indices.filter { project.types[types[$0].index].kind == .protocol }
    self.init(parts: types.count, protocols: Set(protocols), in: candidates, mentions) { file, use in
      let target = parts[use.type.index]
      if target < 0 { return nil }
      let owner = mentions.owner(of: Int(use.node), in: file)
      if owner == .none || parts[owner.index] == target { return nil }
      if related.contains(file), mentions.isOfRelationship(Int(use.node), in: file) { return nil }
      return (parts[owner.index], target)
    }
  }

  /// The ways between folders that lie in the same one: each mention is one of the two folders in which the paths part.
  /// What lies in a folder and what lies below it are no two parts. O(mentions).
  init(of folders: [FilePath], in candidates: Candidates) {
    let project = candidates.project
    let forks = DivergingFolders(folders, of: project.files.map(\.path))
    let mentions = CycleMentions(of: project)
    self.init(parts: folders.count, in: candidates, mentions) { file, use in
      let type = project.unaliased(use.type)
      let record = project.types[type.index]
      let home = Int(record.place.file)
      if record.kind == .external || project.isSetAside(type) || project.isTestFile(home)
        || !mentions.isWritten(home)
      {
        return nil
      }
      return forks.fork(between: file, and: home)
    }
  }

  private init(
    parts: Int, protocols: Set<Int> = [], in candidates: Candidates, _ mentions: CycleMentions,
    step: (_ file: Int, _ use: (node: UInt32, type: TypeIndex)) -> (source: Int, target: Int)?
  ) {
    let project = candidates.project
    var names: [Digraph.Ends: [NodeRef]] = [:]
    var lines: [Digraph.Ends: Line] = [:]
    for file in candidates.files where mentions.isWritten(file) {
      let outline = project.files[file].outline
      for use in project.typeUses[file] {
        guard let (source, target) = step(file, use), source >= 0, target >= 0, source != target,
          mentions.isInEarnest(Int(use.node), in: file)
        else { continue }
        let pair = Digraph.Ends(source: source, target: target)
        let start = outline.nodes[Int(use.node)].range.start
        let line = Line(file: file, number: outline.lines.line(of: start))
        if lines.updateValue(line, forKey: pair) == line { continue }
        names[pair, default: []].append(NodeRef(file: file, node: Int(use.node)))
      }
    }
    count = parts
    self.protocols = protocols
    steps = names.keys.sorted { ($0.source, $0.target) < ($1.source, $1.target) }.map { pair in
      Step(source: pair.source, target: pair.target, names: names[pair, default: []])
    }
  }

  private struct Line: Equatable {
    let file: Int
    let number: Int
  }

  /// The smallest cut of each group of parts that reach each other: what is cut in one is no matter of another. Of cuts
  /// that are equally small it is one whose steps lead to what many name, and to no protocol.
  func cuts() -> [(cut: SmallestCut, steps: [Step])] {
    var weight = Array(repeating: 0, count: count)
    for step in steps where !protocols.contains(step.target) { weight[step.target] += 1 }
    let graph = Digraph(nodes: count, arrows: steps.map { Digraph.Arrow($0.source, $0.target) })
    let stronglyConnectedComponents = graph.stronglyConnectedComponents()
    var homes = Array(repeating: -1, count: count)
    for (component, nodes) in stronglyConnectedComponents.enumerated() {
      for node in nodes { homes[node] = component }
    }
    var inner: [[Step]] = Array(repeating: [], count: stronglyConnectedComponents.count)
    for step in steps where homes[step.source] >= 0 && homes[step.source] == homes[step.target] {
      inner[homes[step.source]].append(step)
    }
    return inner.map { steps in
      let arrows = steps.map { Digraph.Arrow($0.source, $0.target, weight: $0.lineCount) }
      return (SmallestCut(arrows, towards: weight), steps)
    }
  }
}

/// The return paths within one strongly connected component.
struct ReturnPaths {
  /// How many edges are searched for all paths of a component: beyond that, a cycle is described by its two ends only.
  private static let maxSteps = 2_000_000

  private let leaving: [Int: [MentionPaths.Step]]
  private var looked = 0

  init(by steps: [MentionPaths.Step]) { leaving = Dictionary(grouping: steps, by: \.source) }

  /// The steps of a shortest way from one part to another; empty where there is none; nil where too many steps were
  /// looked at already. O(steps).
  mutating func way(from start: Int, to end: Int) -> [MentionPaths.Step]? {
    if looked > Self.maxSteps { return nil }
    var looked = 0
    let way = ShortestPath.steps(
      from: start,
      leaving: { part in
        let steps = leaving[part] ?? []
        looked += steps.count
        return steps
      }, target: \.target, where: { $0 == end })
    self.looked += looked
    return way ?? []
  }
}

extension Project {
  /// How many aliases of aliases are looked through.
  private static let aliasLimit = 4

  /// What an alias stands for; a type that is none is itself.
  fileprivate func unaliased(_ type: TypeIndex) -> TypeIndex {
    var at = type
    for _ in 0..<Self.aliasLimit where types[at.index].kind == .alias && types[at.index].supertypes.count == 1
    {
      at = types[at.index].supertypes[0]
    }
    return at
  }
}
