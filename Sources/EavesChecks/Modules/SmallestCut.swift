import EavesGraphs

/// The fewest lines that must go so that nothing reaches itself.
///
/// A step from a module to another weighs as many lines as import it; one from a folder or a type, as many as name what
/// the other declares. Among up to 16 nodes that reach each other the cut is exact; among more it may be too large, by
/// no more than it says.
struct SmallestCut: Sendable {
  /// How many lines go.
  let lines: Int
  /// How many lines the cut may be too large by: 0 where it is exact.
  let slack: Int
  /// What reaches itself.
  let nodes: Set<Int>
  private let gone: Set<Digraph.Ends>

  /// As many nodes that reach each other are cut exactly: 65,536 subsets.
  static let exactLimit = 16

  /// - Parameter steps: each pair of nodes once, weighing as many lines as say it.
  init(_ steps: [Digraph.Arrow]) {
    let count = steps.reduce(0) { max($0, $1.source + 1, $1.target + 1) }
    let graph = Digraph(nodes: count, arrows: steps)
    let cut = FeedbackArrows(of: graph, exactTo: Self.exactLimit)
    gone = Set(cut.positions.map { graph.arrows[$0].ends })
    lines = cut.weight
    slack = cut.slack()
    nodes = Set(graph.knots().joined())
  }

  /// Whether a step must go, with all its lines.
  func takes(_ source: Int, _ target: Int) -> Bool {
    gone.contains(Digraph.Ends(source: source, target: target))
  }
}
