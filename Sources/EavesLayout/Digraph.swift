/// Nodes with sizes and arrows between them: what is to be drawn, without a place yet.
package struct Digraph: Sendable {
  /// A way from one node to another.
  package struct Arrow: Hashable, Sendable {
    package let source: Int
    package let target: Int
    /// At least 1: what is heavy is kept straight and is turned round last.
    package let weight: Int

    package init(_ source: Int, _ target: Int, weight: Int = 1) {
      self.source = source
      self.target = target
      self.weight = max(1, weight)
    }
  }

  /// By node.
  package let sizes: [Size]
  /// By source and target, each pair once, none from a node to itself.
  package let arrows: [Arrow]
  /// Positions of the arrows that leave a node, by node.
  let leaving: [[Int]]
  /// Positions of the arrows that reach a node, by node.
  let reaching: [[Int]]

  /// Takes arrows in any order; of several between two nodes the weights are added. O(arrows · log).
  package init(sizes: [Size], arrows: [Arrow]) {
    self.sizes = sizes
    var merged: [Arrow] = []
    let sorted = arrows.filter { $0.source != $0.target }.sorted {
      ($0.source, $0.target) < ($1.source, $1.target)
    }
    for arrow in sorted {
      if let last = merged.last, last.source == arrow.source, last.target == arrow.target {
        merged[merged.count - 1] = Arrow(arrow.source, arrow.target, weight: last.weight + arrow.weight)
      } else {
        merged.append(arrow)
      }
    }
    self.arrows = merged
    var leaving: [[Int]] = Array(repeating: [], count: sizes.count)
    var reaching = leaving
    for (index, arrow) in merged.enumerated() {
      leaving[arrow.source].append(index)
      reaching[arrow.target].append(index)
    }
    (self.leaving, self.reaching) = (leaving, reaching)
  }

  package var count: Int { sizes.count }

  /// The groups of nodes that reach each other, each ascending; those without an arrow round are left out.
  /// Tarjan's walk, without recursion. O(nodes + arrows).
  func knots() -> [[Int]] {
    var walk = KnotWalk(self)
    for node in 0..<count where walk.isNew(node) { walk.visit(node) }
    return walk.knots
  }
}

/// The state of Tarjan's walk.
private struct KnotWalk {
  private let graph: Digraph
  private var number: [Int]
  private var low: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var next = 0
  private(set) var knots: [[Int]] = []

  init(_ graph: Digraph) {
    self.graph = graph
    number = Array(repeating: -1, count: graph.count)
    low = number
    isOpen = Array(repeating: false, count: graph.count)
  }

  func isNew(_ node: Int) -> Bool { number[node] < 0 }

  mutating func visit(_ start: Int) {
    var path: [(node: Int, arrow: Int)] = []
    enter(start, &path)
    while let (node, arrow) = path.last {
      if arrow < graph.leaving[node].count {
        path[path.count - 1].arrow += 1
        let target = graph.arrows[graph.leaving[node][arrow]].target
        if isNew(target) {
          enter(target, &path)
        } else if isOpen[target] {
          low[node] = min(low[node], number[target])
        }
      } else {
        path.removeLast()
        if let above = path.last?.node { low[above] = min(low[above], low[node]) }
        if low[node] == number[node] { close(node) }
      }
    }
  }

  private mutating func enter(_ node: Int, _ path: inout [(node: Int, arrow: Int)]) {
    number[node] = next
    low[node] = next
    next += 1
    open.append(node)
    isOpen[node] = true
    path.append((node, 0))
  }

  private mutating func close(_ node: Int) {
    var knot: [Int] = []
    while let last = open.popLast() {
      isOpen[last] = false
      knot.append(last)
      if last == node { break }
    }
    if knot.count > 1 { knots.append(knot.sorted()) }
  }
}
