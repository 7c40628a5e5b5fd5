/// Edge-disjoint cycles, by weight: every feedback arc set weighs at least as much as these cycles together.
///
/// Short cycles are taken first. The search ends after a number of steps, whatever the graph: what was found until then
/// is a bound as well.
package struct CyclePacking: Sendable {
  /// What the arrows of any cut weigh together, at least.
  package private(set) var weight = 0

  private let graph: Digraph
  /// What no cycle has taken yet of each arrow.
  private var left: [Int]
  /// Arrows that may still be looked at.
  private var steps: Int
  /// By node, the walk that met it last and the arrow that it came by.
  private var met: [(walk: Int, arrow: Int)]
  private var walk = 0

  /// The cycles that are looked for one after another, by the arrows that they have at most.
  private static let lengths = [2, 3, 4, Int.max]

  /// - Parameters:
  /// - strongly connected components: the strongly connected components of the graph in which cycles are looked for.
  ///   - steps: how many arrows may be looked at. O(steps).
  package init(of graph: Digraph, in stronglyConnectedComponents: [[Int]], steps: Int = 40_000_000) {
    self.graph = graph
    self.steps = steps
    left = Array(repeating: 0, count: graph.arrows.count)
    met = Array(repeating: (-1, 0), count: graph.count)
    var homes = Array(repeating: -1, count: graph.count)
    for (index, component) in stronglyConnectedComponents.enumerated() {
      for node in component { homes[node] = index }
    }
    let inner = graph.arrows.indices.filter {
      let arrow = graph.arrows[$0]
      return homes[arrow.source] >= 0 && homes[arrow.source] == homes[arrow.target]
    }
    for arrow in inner { left[arrow] = graph.arrows[arrow].weight }
    for length in Self.lengths {
      for arrow in inner { while left[arrow] > 0, takeCycle(through: arrow, upTo: length) {} }
    }
  }

  /// Takes the shortest cycle through an arrow; false where there is none that is short enough.
  private mutating func takeCycle(through arrow: Int, upTo length: Int) -> Bool {
    let (start, end) = (graph.arrows[arrow].target, graph.arrows[arrow].source)
    guard var back = pathBack(from: start, to: end, upTo: length - 1) else { return false }
    back.append(arrow)
    let least = back.reduce(Int.max) { min($0, left[$1]) }
    for arrow in back { left[arrow] -= least }
    weight += least
    return true
  }

  /// The arrows of a shortest way, the last first; nil where none is left that is short enough.
  private mutating func pathBack(from start: Int, to end: Int, upTo length: Int) -> [Int]? {
    walk += 1
    met[start].walk = walk
    var row = [start]
    var depth = 1
    while !row.isEmpty, steps > 0 {
      for node in row {
        guard let last = arrow(from: node, to: end), left[last] > 0 else { continue }
        met[end] = (walk, last)
        return trace(from: start, to: end)
      }
      if depth == length { return nil }
      depth += 1
      row = row.flatMap { enter(from: $0) }
    }
    return nil
  }

  /// The nodes that are met from one for the first time.
  private mutating func enter(from node: Int) -> [Int] {
    steps -= graph.leaving[node].count
    return graph.leaving[node].compactMap { arrow in
      let target = graph.arrows[arrow].target
      guard left[arrow] > 0, met[target].walk != walk else { return nil }
      met[target] = (walk, arrow)
      return target
    }
  }

  /// Arrows that leave a node are sorted by their targets. O(log arrows).
  private mutating func arrow(from node: Int, to target: Int) -> Int? {
    let arrows = graph.leaving[node]
    var (low, high) = (0, arrows.count)
    while low < high {
      steps -= 1
      let middle = (low + high) / 2
      if graph.arrows[arrows[middle]].target < target { low = middle + 1 } else { high = middle }
    }
    return low < arrows.count && graph.arrows[arrows[low]].target == target ? arrows[low] : nil
  }

  private func trace(from start: Int, to end: Int) -> [Int] {
    var arrows: [Int] = []
    var node = end
    while node != start {
      let arrow = met[node].arrow
      arrows.append(arrow)
      node = graph.arrows[arrow].source
    }
    return arrows
  }
}
