/// A strongly connected component of a graph, its nodes numbered from 0, and the orders of its nodes.
struct StronglyConnectedComponent {
  let count: Int
  /// Source, target, weight and the position in the graph.
  let arrows: [(source: Int, target: Int, weight: Int, position: Int)]
  let leaving: [[Int]]
  let reaching: [[Int]]

  init(_ component: [Int], of graph: Digraph) {
    count = component.count
    let own = Dictionary(uniqueKeysWithValues: component.enumerated().map { ($1, $0) })
    var arrows: [(source: Int, target: Int, weight: Int, position: Int)] = []
    var leaving: [[Int]] = Array(repeating: [], count: component.count)
    var reaching = leaving
    for (source, node) in component.enumerated() {
      for position in graph.leaving[node] {
        guard let target = own[graph.arrows[position].target] else { continue }
        leaving[source].append(arrows.count)
        reaching[target].append(arrows.count)
        arrows.append((source, target, graph.arrows[position].weight, position))
      }
    }
    (self.arrows, self.leaving, self.reaching) = (arrows, leaving, reaching)
  }

  /// Positions of the arrows that lead back in an order of the nodes.
  func against(_ order: [Int]) -> [Int] {
    var place = order
    for (index, node) in order.enumerated() { place[node] = index }
    return arrows.filter { place[$0.source] > place[$0.target] }.map(\.position)
  }

  /// The order with the lightest arrows back: the best order of every set of nodes from those of its subsets.
  /// O(count · 2^count), and 2^count numbers of memory.
  func exactOrder() -> [Int] {
    let weights = SetWeights(of: self)
    let sets = 1 << count
    var best = Array(repeating: Int.max, count: sets)
    var last = Array(repeating: 0, count: sets)
    best[0] = 0
    for set in 1..<sets {
      for node in 0..<count where set & (1 << node) != 0 {
        let rest = set & ~(1 << node)
        let back = weights.weight(from: node, into: rest)
        if best[rest] + back < best[set] { (best[set], last[set]) = (best[rest] + back, node) }
      }
    }
    var order: [Int] = []
    var set = sets - 1
    while set != 0 {
      order.append(last[set])
      set &= ~(1 << last[set])
    }
    return order.reversed()
  }

  /// The order in which a walk leaves its nodes, backwards: what leads back is what a walk meets twice. O(arrows).
  func walkedOrder() -> [Int] {
    var isMet = Array(repeating: false, count: count)
    var order: [Int] = []
    for start in 0..<count where !isMet[start] {
      var path = [(node: start, next: 0)]
      isMet[start] = true
      while let (node, next) = path.last {
        if next == leaving[node].count {
          order.append(node)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = arrows[leaving[node][next]].target
        if !isMet[target] {
          isMet[target] = true
          path.append((target, 0))
        }
      }
    }
    return order.reversed()
  }

  /// Eades, Lin and Smyth: what only points away first, what is only pointed at last, else what points away most.
  func goodOrder() -> [Int] {
    var out = leaving.map { $0.reduce(0) { $0 + arrows[$1].weight } }
    var into = reaching.map { $0.reduce(0) { $0 + arrows[$1].weight } }
    var left = Array(0..<count)
    var (first, last): ([Int], [Int]) = ([], [])
    while !left.isEmpty {
      let sink = left.firstIndex { out[$0] == 0 }
      let index =
        sink ?? left.firstIndex { into[$0] == 0 }
        ?? left.indices.max { out[left[$0]] - into[left[$0]] < out[left[$1]] - into[left[$1]] }
      let node = left.remove(at: index ?? 0)
      if sink != nil { last.append(node) } else { first.append(node) }
      for arrow in leaving[node] { into[arrows[arrow].target] -= arrows[arrow].weight }
      for arrow in reaching[node] { out[arrows[arrow].source] -= arrows[arrow].weight }
    }
    return improved(first + last.reversed())
  }

  /// Moves each node to where the fewest arrows lead back, as long as that helps; a bounded number of times.
  private func improved(_ start: [Int]) -> [Int] {
    var order = start
    for _ in 0..<(count <= 200 ? 8 : 1) {
      var isBetter = false
      for node in 0..<count {
        guard let from = order.firstIndex(of: node), let to = bestPlace(of: node, in: order, at: from),
          to != from
        else { continue }
        order.remove(at: from)
        order.insert(node, at: to)
        isBetter = true
      }
      if !isBetter { break }
    }
    return order
  }

  /// Where a node would stand best among the others; nil where it stands as well as anywhere.
  private func bestPlace(of node: Int, in order: [Int], at from: Int) -> Int? {
    // What is gained, in weight of arrows, by standing behind a node rather than before it.
    var gain = Array(repeating: 0, count: count)
    for arrow in reaching[node] { gain[arrows[arrow].source] += arrows[arrow].weight }
    for arrow in leaving[node] { gain[arrows[arrow].target] -= arrows[arrow].weight }
    var (sum, best, place) = (0, 0, 0)
    var current = 0
    var position = 0
    for other in order where other != node {
      sum += gain[other]
      position += 1
      if position == from { current = sum }
      if sum > best { (best, place) = (sum, position) }
    }
    return best > current ? place : nil
  }
}

/// The weight of the arrows from a node into a set of nodes, as sums over its parts of eight nodes: these are made
/// once.
private struct SetWeights {
  /// By node: by part, by what of the part is in the set.
  private let sums: [[Int]]

  init(of component: StronglyConnectedComponent) {
    let parts = (component.count + 7) / 8
    sums = (0..<component.count).map { node in
      var weights = Array(repeating: 0, count: parts * 8)
      for arrow in component.leaving[node] {
        weights[component.arrows[arrow].target] += component.arrows[arrow].weight
      }
      var sums = Array(repeating: 0, count: parts << 8)
      for set in sums.indices where set & 255 != 0 {
        let member = (set >> 8) * 8 + (set & 255).trailingZeroBitCount
        // Without its first member a set is a smaller one of the same part.
        sums[set] = sums[set & (set - 1)] + weights[member]
      }
      return sums
    }
  }

  /// O(count / 8).
  func weight(from node: Int, into set: Int) -> Int {
    var (sum, part, rest) = (0, 0, set)
    while rest != 0 {
      sum += sums[node][part + rest & 255]
      part += 256
      rest >>= 8
    }
    return sum
  }
}
