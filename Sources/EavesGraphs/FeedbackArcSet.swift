/// A feedback arc set: edges to remove or reverse so that the graph has no cycle.
///
/// For a small component they are the minimum feedback arc set; for a larger one an approximation by Eades' rule,
/// improved by moving single nodes.
package struct FeedbackArcSet: Sendable {
  /// The largest component that is approximated well, in quadratic time. Beyond it a depth-first walk decides.
  private static let goodLimit = 2_500

  /// Positions of arrows, ascending.
  package let positions: [Int]
  private let graph: Digraph
  /// Components that were not solved exactly.
  private let approximateComponents: [[Int]]

  /// - Parameter exactLimit: the largest strongly connected component that is solved exactly. Time and memory are those
  ///   of its subsets: O(nodes · 2^nodes).
  package init(of graph: Digraph, exactTo exactLimit: Int) {
    let stronglyConnectedComponents = graph.stronglyConnectedComponents()
    var found: [Int] = []
    for nodes in stronglyConnectedComponents {
      let component = StronglyConnectedComponent(nodes, of: graph)
      let order =
        nodes.count <= exactLimit
        ? component.exactOrder()
        : nodes.count <= Self.goodLimit ? component.goodOrder() : component.walkedOrder()
      found += component.against(order)
    }
    positions = found.sorted()
    approximateComponents = stronglyConnectedComponents.filter { $0.count > exactLimit }
    self.graph = graph
  }

  /// What they weigh together.
  package var weight: Int { positions.reduce(0) { $0 + graph.arrows[$1].weight } }

  /// How much too heavy they may be: by as much they outweigh the cycles that each needs an arrow of its own. 0 where
  /// every strongly connected component was solved exactly. As long as `CyclePacking` takes.
  package func slack() -> Int {
    if approximateComponents.isEmpty { return 0 }
    let nodes = Set(approximateComponents.joined())
    // What goes leads from a node to another of its strongly connected component.
    let rough = positions.reduce(0) { sum, position in
      nodes.contains(graph.arrows[position].source) ? sum + graph.arrows[position].weight : sum
    }
    return rough - CyclePacking(of: graph, in: approximateComponents).weight
  }
}
