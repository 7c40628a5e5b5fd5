import FuzzCases
import Testing

@testable import EavesChecks

/// The smallest cut: exact where it says so, and never larger than it says.
@Suite struct SmallestCutTests {
  typealias Edge = SmallestCut.Edge

  /// The fewest lines back of all orders.
  static func least(_ edges: [Edge], of count: Int) -> Int {
    var best = Int.max
    func visit(_ order: [Int], _ rest: [Int], _ cost: Int) {
      if cost >= best { return }
      if rest.isEmpty { best = cost }
      for node in rest {
        let back = edges.reduce(0) { $0 + ($1.source == node && order.contains($1.target) ? $1.lines : 0) }
        visit(order + [node], rest.filter { $0 != node }, cost + back)
      }
    }
    visit([], Array(0..<count), 0)
    return best
  }

  static func random(_ dice: inout Dice, nodes: Int) -> [Edge] {
    var edges: [Edge] = []
    for source in 0..<nodes {
      for target in 0..<nodes where source != target && Int.random(in: 0..<3, using: &dice) == 0 {
        edges.append(Edge(source: source, target: target, lines: Int.random(in: 1...5, using: &dice)))
      }
    }
    return edges
  }

  /// Whether some circle is left.
  static func hasCircle(_ edges: [Edge]) -> Bool { Components(edges).all.contains { $0.count > 1 } }

  @Test func `of two ways the one with fewer lines goes`() {
    let edges = [Edge(source: 0, target: 1, lines: 3), Edge(source: 1, target: 0, lines: 2)]
    let cut = SmallestCut(edges)
    #expect(cut.edges == [edges[1]] && cut.slack == 0)
  }

  @Test func `where nothing reaches itself nothing goes`() {
    #expect(
      SmallestCut([Edge(source: 0, target: 1, lines: 3), Edge(source: 1, target: 2, lines: 2)]).edges.isEmpty)
    #expect(SmallestCut([]).edges.isEmpty)
  }

  @Test func exactCutsAreTheLeastOfAllOrders() throws {
    let failures = try FuzzCases("exactCutsAreTheLeastOfAllOrders", count: 400).failures { dice in
      let count = Int.random(in: 2...6, using: &dice)
      let edges = Self.random(&dice, nodes: count)
      let cut = SmallestCut(edges)
      let lines = cut.edges.reduce(0) { $0 + $1.lines }
      if Self.hasCircle(edges.filter { !cut.edges.contains($0) }) { return "a circle is left" }
      return lines == Self.least(edges, of: count) ? nil : "\(lines) lines, and fewer do"
    }
    #expect(failures == [])
  }

  @Test func largeCutsKeepTheirBound() throws {
    let failures = try FuzzCases("largeCutsKeepTheirBound", count: 6).failures { dice in
      let edges = Self.random(&dice, nodes: 20).filter { ($0.source + $0.target) % 3 > 0 }
      let cut = SmallestCut(edges)
      if Self.hasCircle(edges.filter { !cut.edges.contains($0) }) { return "a circle is left" }
      return cut.slack >= 0 ? nil : "the bound is below nothing"
    }
    #expect(failures == [])
  }
}
