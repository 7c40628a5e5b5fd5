import EavesGraphs
import FuzzCases

/// Graphs that dice make.
enum RandomGraphs {
  /// A graph in which an arrow stands between as many pairs as a hundred has, with weights from 1.
  static func graph(_ dice: inout Dice, nodes: Int, percent: Int, heaviest: Int = 9) -> Digraph {
    var arrows: [Digraph.Arrow] = []
    for source in 0..<nodes {
      for target in 0..<nodes where source != target && Int.random(in: 0..<100, using: &dice) < percent {
        arrows.append(.init(source, target, weight: Int.random(in: 1...heaviest, using: &dice)))
      }
    }
    return Digraph(nodes: nodes, arrows: arrows)
  }

  /// Every node with every other.
  static func complete(_ nodes: Int) -> Digraph {
    Digraph(
      nodes: nodes,
      arrows: (0..<nodes).flatMap { source in (0..<nodes).map { Digraph.Arrow(source, $0) } })
  }
}

extension Digraph {
  /// Reads "3 0>1:40 1>2:40 2>0:2": the number of nodes, and arrows with their weights.
  init?(line: Substring) {
    let words = line.split(separator: " ")
    guard let count = words.first.flatMap({ Int($0) }) else { return nil }
    let arrows = words.dropFirst().compactMap { word -> Arrow? in
      let numbers = word.split { $0 == ">" || $0 == ":" }.compactMap { Int($0) }
      guard numbers.count == 3, (0..<count).contains(numbers[0]), (0..<count).contains(numbers[1]) else {
        return nil
      }
      return Arrow(numbers[0], numbers[1], weight: numbers[2])
    }
    if arrows.count + 1 != words.count { return nil }
    self.init(nodes: count, arrows: arrows)
  }

  func weight(of positions: [Int]) -> Int { positions.reduce(0) { $0 + arrows[$1].weight } }

  /// What is left when arrows have gone.
  func without(_ positions: [Int]) -> Digraph {
    let gone = Set(positions)
    return Digraph(nodes: count, arrows: arrows.indices.filter { !gone.contains($0) }.map { arrows[$0] })
  }

  /// The weight of the lightest cut, found by trying all orders of a few nodes.
  func lightestCut() -> Int {
    var best = Int.max
    func visit(_ placed: Set<Int>, _ back: Int) {
      if back >= best { return }
      if placed.count == count { best = back }
      for node in 0..<count where !placed.contains(node) {
        visit(
          placed.union([node]), back + weight(of: leaving[node].filter { placed.contains(arrows[$0].target) })
        )
      }
    }
    visit([], 0)
    return best
  }
}
