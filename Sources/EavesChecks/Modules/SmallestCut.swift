import EavesGraphs

/// The fewest lines that must go so that no module reaches itself.
///
/// A step from a module to another weighs as many lines as import it. Among up to 16 modules that reach each other
/// the cut is exact; among more it may be too large, by no more than it says.
struct SmallestCut: Sendable {
  /// The steps that must go, as they were given.
  let steps: [ModuleWays.Step]
  /// How many lines they are.
  let lines: Int
  /// How many lines the cut may be too large by: 0 where it is exact.
  let slack: Int
  /// Modules that reach themselves.
  let modules: Set<Int>

  /// As many modules that reach each other are cut exactly: 65,536 subsets.
  static let exactLimit = 16

  /// - Parameter steps: each pair of modules once.
  init(_ steps: [ModuleWays.Step]) {
    let count = steps.reduce(0) { max($0, $1.source + 1, $1.target + 1) }
    let graph = Digraph(
      nodes: count, arrows: steps.map { Digraph.Arrow($0.source, $0.target, weight: $0.lines) })
    let cut = FeedbackArrows(of: graph, exactTo: Self.exactLimit)
    let gone = Set(cut.positions.map { [graph.arrows[$0].source, graph.arrows[$0].target] })
    self.steps = steps.filter { gone.contains([$0.source, $0.target]) }
    lines = cut.weight
    slack = cut.slack()
    modules = Set(graph.knots().joined())
  }
}
