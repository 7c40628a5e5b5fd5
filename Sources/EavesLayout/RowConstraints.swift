import EavesGraphs

/// Constraints that put nodes into groups of rows, one above the other.
struct RowConstraints {
  /// By node; nil where it may stand anywhere.
  private let floors: [Int?]
  /// From each node of a floor to each of the next one that holds any: whoever follows them keeps the floors apart.
  let steps: [Digraph.Arrow]

  /// Heavier than all that is drawn.
  private static let weight = 1 << 40

  /// O(nodes of a floor × nodes of the next).
  init(_ floors: [Int?]) {
    self.floors = floors
    let groups = Dictionary(grouping: floors.indices.filter { floors[$0] != nil }) { floors[$0] ?? 0 }
    let order = groups.keys.sorted()
    steps = zip(order, order.dropFirst()).flatMap { upper, lower in
      groups[upper, default: []].flatMap { source in
        groups[lower, default: []].map { Digraph.Arrow(source, $0) }
      }
    }
  }

  /// Whether a node has a floor.
  func isConstrained(_ node: Int) -> Bool { node < floors.count && floors[node] != nil }

  /// The arrows of a graph that lead up: against the floors, and as few others as will do.
  func upward(in graph: Digraph, exactTo limit: Int) -> Set<Int> {
    if steps.isEmpty { return Set(FeedbackArcSet(of: graph, exactTo: limit).positions) }
    var upward = Set(graph.arrows.indices.filter { leadsUp(graph.arrows[$0]) })
    let rest = graph.arrows.indices.filter { !upward.contains($0) }.map { graph.arrows[$0] }
    let whole = Digraph(
      nodes: graph.count,
      arrows: rest + steps.map { Digraph.Arrow($0.source, $0.target, weight: Self.weight) })
    let turned = Set(FeedbackArcSet(of: whole, exactTo: limit).positions.map { whole.arrows[$0].ends })
    for (index, arrow) in graph.arrows.enumerated() where turned.contains(arrow.ends) { upward.insert(index) }
    return upward
  }

  private func leadsUp(_ arrow: Digraph.Arrow) -> Bool {
    guard arrow.source < floors.count, arrow.target < floors.count, let source = floors[arrow.source],
      let target = floors[arrow.target]
    else { return false }
    return source > target
  }
}
