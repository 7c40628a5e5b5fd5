import EavesGraphs
import FuzzCases
import Testing

/// Nodes, arrows, and the groups of nodes that reach each other.
@Suite struct DigraphTests {
  @Test func `arrows between the same nodes are one, and none leads to itself`() {
    let graph = Digraph(
      nodes: 3, arrows: [.init(1, 0), .init(0, 1, weight: 2), .init(0, 1, weight: 3), .init(2, 2)])
    #expect(graph.arrows == [.init(0, 1, weight: 5), .init(1, 0)])
    #expect(graph.leaving == [[0], [1], []] && graph.reaching == [[1], [0], []])
  }

  @Test func `knots are those that reach each other`() {
    let arrows: [Digraph.Arrow] = [
      .init(0, 1), .init(1, 2), .init(2, 0), .init(2, 3), .init(3, 4), .init(4, 3), .init(4, 5),
    ]
    #expect(
      Digraph(nodes: 6, arrows: arrows).stronglyConnectedComponents().sorted { $0[0] < $1[0] } == [
        [0, 1, 2], [3, 4],
      ])
  }

  @Test func componentsReachEachOther() throws {
    let failures = try FuzzCases("knotsReachEachOther", count: 300).failures { dice in
      let nodes = Int.random(in: 1...9, using: &dice)
      let graph = RandomGraphs.graph(&dice, nodes: nodes, percent: Int.random(in: 5...40, using: &dice))
      let reach = Self.reach(graph)
      let meant = Set(
        (0..<nodes).map { one in (0..<nodes).filter { reach[one][$0] && reach[$0][one] } }
          .filter { $0.count > 1 })
      return Set(graph.stronglyConnectedComponents()) == meant
        ? nil : "\(graph.stronglyConnectedComponents()), and \(meant) is meant"
    }
    #expect(failures == [])
  }

  /// Who reaches whom: Warshall's three loops.
  private static func reach(_ graph: Digraph) -> [[Bool]] {
    let nodes = 0..<graph.count
    var reach = nodes.map { one in nodes.map { $0 == one } }
    for arrow in graph.arrows { reach[arrow.source][arrow.target] = true }
    for through in nodes {
      for one in nodes where reach[one][through] {
        for other in nodes where reach[through][other] { reach[one][other] = true }
      }
    }
    return reach
  }
}
