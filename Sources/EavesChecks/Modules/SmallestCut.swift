/// The fewest lines that must go so that nothing of a circle is reached from itself.
///
/// Within each set of nodes that reach each other, an order of the nodes is looked for in which the fewest lines
/// lead back. Sets of up to 16 nodes are answered exactly, by a programme over their subsets; larger ones by an order
/// that is improved node by node, with a bound on what it may be too large by.
struct SmallestCut {
  /// One way from a node to another, with the number of lines that make it.
  struct Edge: Hashable {
    let source: Int
    let target: Int
    let lines: Int
  }

  /// The ways that must go, in the order given.
  private(set) var edges: [Edge] = []
  /// How many lines the cut may be too large by: 0 where it is exact.
  private(set) var slack = 0

  /// Nodes up to which the answer is exact: 65,536 subsets.
  static let exactLimit = 16

  /// - Parameter edges: none from a node to itself, each pair once. O(nodes × 2^nodes) up to the limit, above it
  ///   O(nodes² × rounds).
  init(_ edges: [Edge]) {
    for component in Components(edges).all where component.count > 1 {
      let members = Set(component)
      let inner = edges.filter { members.contains($0.source) && members.contains($0.target) }
      let order: [Int]
      if component.count <= Self.exactLimit {
        order = Self.exactOrder(component, inner)
      } else {
        order = Self.improvedOrder(component, inner)
      }
      let back = Self.edges(inner, against: order)
      self.edges += back
      if component.count > Self.exactLimit {
        slack += back.reduce(0) { $0 + $1.lines } - Self.leastLines(inner)
      }
    }
    let kept = Set(self.edges)
    self.edges = edges.filter(kept.contains)
  }

  private static func edges(_ edges: [Edge], against order: [Int]) -> [Edge] {
    let place = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return edges.filter { place[$0.source, default: 0] > place[$0.target, default: 0] }
  }

  // MARK: Exact

  /// The order with the fewest lines back: of every set of nodes that stand first, the best is kept.
  private static func exactOrder(_ nodes: [Int], _ edges: [Edge]) -> [Int] {
    let count = nodes.count
    let number = Dictionary(nodes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var lines = Array(repeating: 0, count: count * count)
    for edge in edges {
      guard let source = number[edge.source], let target = number[edge.target] else { continue }
      lines[source * count + target] += edge.lines
    }
    // A node that comes after a set leads back by all its lines into the set.
    var best = Array(repeating: Int.max, count: 1 << count)
    var last = Array(repeating: 0, count: 1 << count)
    best[0] = 0
    for set in 0..<(1 << count) {
      for node in 0..<count where set & (1 << node) == 0 {
        var cost = best[set]
        var rest = set
        while rest != 0 {
          let other = rest.trailingZeroBitCount
          cost += lines[node * count + other]
          rest &= rest - 1
        }
        let next = set | 1 << node
        if cost < best[next] { (best[next], last[next]) = (cost, node) }
      }
    }
    var order: [Int] = []
    var set = (1 << count) - 1
    while set != 0 {
      order.append(nodes[last[set]])
      set &= ~(1 << last[set])
    }
    return order.reversed()
  }

  // MARK: Improved

  /// Nodes by what leads out of them less what leads in, then each moved to its best place until none gains.
  private static func improvedOrder(_ nodes: [Int], _ edges: [Edge]) -> [Int] {
    var weight: [Int: [Int: Int]] = [:]
    var surplus: [Int: Int] = [:]
    for edge in edges {
      weight[edge.source, default: [:]][edge.target, default: 0] += edge.lines
      surplus[edge.source, default: 0] += edge.lines
      surplus[edge.target, default: 0] -= edge.lines
    }
    var order = nodes.sorted { (surplus[$1, default: 0], $0) < (surplus[$0, default: 0], $1) }
    for _ in 0..<20 where improve(&order, weight) {}
    return order
  }

  private static func improve(_ order: inout [Int], _ weight: [Int: [Int: Int]]) -> Bool {
    var isBetter = false
    for node in order {
      guard let at = order.firstIndex(of: node) else { continue }
      var rest = order
      rest.remove(at: at)
      // What leads back where the node stands first: all into it; each step later changes one pair.
      var cost = rest.reduce(0) { $0 + weight[$1, default: [:]][node, default: 0] }
      var (least, place, own) = (cost, 0, cost)
      for (index, other) in rest.enumerated() {
        if index == at { own = cost }
        cost += weight[node, default: [:]][other, default: 0] - weight[other, default: [:]][node, default: 0]
        if cost < least { (least, place) = (cost, index + 1) }
        if index + 1 == at { own = cost }
      }
      if least < own {
        rest.insert(node, at: place)
        order = rest
        isBetter = true
      }
    }
    return isBetter
  }

  /// Lines that every cut has: circles that share no line each need one.
  private static func leastLines(_ edges: [Edge]) -> Int {
    var left: [Int: [Int: Int]] = [:]
    for edge in edges { left[edge.source, default: [:]][edge.target, default: 0] += edge.lines }
    var count = 0
    while let circle = shortestCircle(left) {
      let pairs = circle.indices.map { (circle[$0], circle[($0 + 1) % circle.count]) }
      let lines = pairs.map { left[$0, default: [:]][$1, default: 0] }.min() ?? 0
      count += lines
      for (source, target) in pairs {
        left[source]?[target, default: 0] -= lines
        if left[source]?[target] == 0 { left[source]?[target] = nil }
      }
    }
    return count
  }

  private static func shortestCircle(_ edges: [Int: [Int: Int]]) -> [Int]? {
    var shortest: [Int]?
    for start in edges.keys.sorted() {
      let way = Ways.shortest(from: start, to: start) { edges[$0, default: [:]].keys.sorted() }
      if let way, way.count - 1 < shortest?.count ?? Int.max { shortest = Array(way.dropLast()) }
      if shortest?.count == 2 { break }
    }
    return shortest
  }
}

/// Ways through a graph.
enum Ways {
  /// The nodes of a shortest way of at least one step, both ends included; nil where there is none. O(edges).
  static func shortest(from start: Int, to end: Int, _ next: (Int) -> [Int]) -> [Int]? {
    var before: [Int: Int] = [:]
    var queue = [start]
    var at = 0
    while at < queue.count {
      let node = queue[at]
      at += 1
      for other in next(node) where before[other] == nil {
        before[other] = node
        if other == end {
          var way = [end]
          var back = node
          while back != start {
            way.append(back)
            back = before[back] ?? start
          }
          return [start] + way.reversed()
        }
        queue.append(other)
      }
    }
    return nil
  }
}

/// Sets of nodes that reach each other, by Tarjan's algorithm without recursion.
struct Components {
  /// Each sorted, in the order of their first nodes.
  private(set) var all: [[Int]] = []

  /// O(nodes + edges).
  init(_ edges: [SmallestCut.Edge]) {
    let nodes = Set(edges.flatMap { [$0.source, $0.target] }).sorted()
    let next = Dictionary(grouping: edges, by: \.source).mapValues { $0.map(\.target).sorted() }
    var number: [Int: Int] = [:]
    var low: [Int: Int] = [:]
    var (stack, isOpen): ([Int], Set<Int>) = ([], [])
    for root in nodes where number[root] == nil {
      var calls: [(node: Int, child: Int)] = [(root, 0)]
      while let (node, child) = calls.last {
        if child == 0, number[node] == nil {
          number[node] = number.count
          low[node] = number[node]
          stack.append(node)
          isOpen.insert(node)
        }
        let children = next[node, default: []]
        if child < children.count {
          calls[calls.count - 1].child += 1
          let other = children[child]
          if number[other] == nil {
            calls.append((other, 0))
          } else if isOpen.contains(other) {
            low[node] = min(low[node, default: 0], number[other, default: 0])
          }
          continue
        }
        calls.removeLast()
        if let above = calls.last?.node { low[above] = min(low[above, default: 0], low[node, default: 0]) }
        guard low[node] == number[node] else { continue }
        var component: [Int] = []
        while let last = stack.popLast() {
          isOpen.remove(last)
          component.append(last)
          if last == node { break }
        }
        all.append(component.sorted())
      }
    }
    all.sort { $0[0] < $1[0] }
  }
}
