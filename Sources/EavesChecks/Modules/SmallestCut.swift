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

  /// - Parameters:
  /// - steps: each pair of nodes once, weighted by its number of lines.
  ///   - protected: by step, whether any number of others goes before it; empty: none is.
  ///   - weight: how many name each node; empty: that is no matter. Of equal cuts the one is taken whose steps lead to
  ///     what many name: who is named by all is what all are tied by.
  init(_ steps: [Digraph.Arrow], protecting protected: [Bool] = [], towards weight: [Int] = []) {
    let count = steps.reduce(0) { max($0, $1.source + 1, $1.target + 1) }
    let most = steps.reduce(0) { weight.isEmpty ? 0 : max($0, weight[$1.target]) }
    // One line weighs more than the weights of all edges together.
    let line = steps.count * most + 1
    // What is protected outweighs all that is not.
    let dear = protected.contains(true) ? steps.reduce(1) { $0 + $1.weight * line + most } : 0
    let graph = Digraph(
      nodes: count,
      arrows: steps.enumerated().map { at, step in
        let obscurity = weight.isEmpty ? 0 : most - weight[step.target]
        let more = dear > 0 && protected[at] ? dear : 0
        return Digraph.Arrow(step.source, step.target, weight: step.weight * line + obscurity + more)
      })
    let cut = FeedbackArcSet(of: graph, exactTo: Self.exactLimit)
    gone = Set(cut.positions.map { graph.arrows[$0].ends })
    let weights = cut.positions.map { graph.arrows[$0].weight }
    let kept = weights.filter { dear > 0 && $0 >= dear }.count * dear
    lines = weights.reduce(0) { $0 + ($1 >= dear && dear > 0 ? $1 - dear : $1) / line }
    // No cut weighs less than the bound, and none has fewer lines than fit into it.
    slack = lines - max(0, cut.weight - kept - cut.slack()) / line
    nodes = Set(graph.stronglyConnectedComponents().joined())
  }

  /// Whether a step must go, with all its lines.
  func takes(_ source: Int, _ target: Int) -> Bool {
    gone.contains(Digraph.Ends(source: source, target: target))
  }
}
