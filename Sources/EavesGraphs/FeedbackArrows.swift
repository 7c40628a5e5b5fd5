/// The arrows that have to go, or be turned round, so that no way leads back to where it began.
///
/// Of a knot of few nodes they are the lightest that will do; of a larger one they are light, found by Eades' rule and
/// by moving single nodes as long as that helps.
package struct FeedbackArrows: Sendable {
  /// The largest knot that is solved well: the time is quadratic. Beyond it a walk decides.
  private static let goodLimit = 2_500

  /// Positions of arrows, ascending.
  package let positions: [Int]
  private let graph: Digraph
  /// Knots that were not solved exactly.
  private let roughKnots: [[Int]]

  /// - Parameter exactLimit: the largest knot that is solved exactly. Time and memory are those of its subsets:
  ///   O(nodes · 2^nodes).
  package init(of graph: Digraph, exactTo exactLimit: Int) {
    let knots = graph.knots()
    var found: [Int] = []
    for nodes in knots {
      let knot = Knot(nodes, of: graph)
      let order =
        nodes.count <= exactLimit
        ? knot.exactOrder() : nodes.count <= Self.goodLimit ? knot.goodOrder() : knot.walkedOrder()
      found += knot.against(order)
    }
    positions = found.sorted()
    roughKnots = knots.filter { $0.count > exactLimit }
    self.graph = graph
  }

  /// What they weigh together.
  package var weight: Int { positions.reduce(0) { $0 + graph.arrows[$1].weight } }

  /// How much too heavy they may be: by as much they outweigh the circles that each needs an arrow of its own. 0 where
  /// every knot was solved exactly. As long as `CirclePacking` takes.
  package func slack() -> Int {
    if roughKnots.isEmpty { return 0 }
    let nodes = Set(roughKnots.joined())
    // What goes leads from a node to another of its knot.
    let rough = positions.reduce(0) { sum, position in
      nodes.contains(graph.arrows[position].source) ? sum + graph.arrows[position].weight : sum
    }
    return rough - CirclePacking(of: graph, in: roughKnots).weight
  }
}
