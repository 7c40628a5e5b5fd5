import EavesGraphs

/// A row for each node, so that every arrow of a graph without rounds leads to a later row.
///
/// What rests on nothing stands at the foot; everything else as low as what it rests on allows, and higher where
/// that brings it nearer to those who use it. What no arrow touches stands in rows of its own below.
struct Layering {
  /// By node.
  private(set) var rows: [Int]
  private(set) var count = 0

  /// - Parameters:
  ///   - arrows: without a round.
  ///   - widest: how many nodes a row may hold; what is more is spread over several.
  ///   - isMember: nodes that share no row with the others.
  init(
    nodes: Int, arrows: [Digraph.Arrow], widest: Int, isMember: (Int) -> Bool = { _ in false }
  ) {
    rows = Array(repeating: 0, count: nodes)
    var leaving: [[Digraph.Arrow]] = Array(repeating: [], count: nodes)
    var reaching = leaving
    for arrow in arrows {
      leaving[arrow.source].append(arrow)
      reaching[arrow.target].append(arrow)
    }
    let order = Self.order(nodes, leaving, reaching)
    var heights = Array(repeating: 0, count: nodes)
    for node in order.reversed() {
      heights[node] = leaving[node].map { heights[$0.target] + 1 }.max() ?? 0
    }
    let top = heights.max() ?? 0
    rows = heights.map { top - $0 }
    lift(order, leaving, reaching)
    let touched = rows.indices.filter { !leaving[$0].isEmpty || !reaching[$0].isEmpty }
    let alone = rows.indices.filter { leaving[$0].isEmpty && reaching[$0].isEmpty }
    spread(touched, alone, widest, isMember) { node in
      reaching[node].reduce(0) { $0 + $1.weight } - leaving[node].reduce(0) { $0 + $1.weight }
    }
  }

  /// Nodes so that every arrow leads forward; the first ones first where several may come.
  private static func order(
    _ nodes: Int, _ leaving: [[Digraph.Arrow]], _ reaching: [[Digraph.Arrow]]
  ) -> [Int] {
    var missing = reaching.map(\.count)
    var order = (0..<nodes).filter { missing[$0] == 0 }
    var next = 0
    while next < order.count {
      for arrow in leaving[order[next]] {
        missing[arrow.target] -= 1
        if missing[arrow.target] == 0 { order.append(arrow.target) }
      }
      next += 1
    }
    return order
  }

  /// Balances: a node that is used by more than it uses goes up to below its users.
  private mutating func lift(_ order: [Int], _ leaving: [[Digraph.Arrow]], _ reaching: [[Digraph.Arrow]]) {
    for node in order {
      guard let above = reaching[node].map({ rows[$0.source] + 1 }).max(), above < rows[node] else {
        continue
      }
      let used = reaching[node].reduce(0) { $0 + $1.weight }
      let uses = leaving[node].reduce(0) { $0 + $1.weight }
      if uses > 0, used > uses { rows[node] = above }
    }
  }

  /// Numbers the rows again, those that are too wide as several: what is much used comes first.
  private mutating func spread(
    _ touched: [Int], _ alone: [Int], _ widest: Int, _ isMember: (Int) -> Bool, _ use: (Int) -> Int
  ) {
    let groups = Dictionary(grouping: touched) { rows[$0] }
    var endsWithMembers = true
    for row in groups.keys.sorted() {
      let nodes = (groups[row] ?? []).sorted { (-use($0), $0) < (-use($1), $1) }
      place(nodes, widest, isMember, &endsWithMembers)
    }
    place(alone, widest, isMember, &endsWithMembers)
  }

  /// Members in rows of their own, before or behind the others: so that members of one layer stay together.
  private mutating func place(
    _ nodes: [Int], _ widest: Int, _ isMember: (Int) -> Bool, _ endsWithMembers: inout Bool
  ) {
    let (members, others) = (nodes.filter(isMember), nodes.filter { !isMember($0) })
    for part in endsWithMembers ? [members, others] : [others, members] { place(part, widest) }
    if !members.isEmpty, !others.isEmpty {
      endsWithMembers.toggle()
    } else if !nodes.isEmpty {
      endsWithMembers = others.isEmpty
    }
  }

  /// As few rows as will do, about equally full.
  private mutating func place(_ nodes: [Int], _ widest: Int) {
    if nodes.isEmpty { return }
    let parts = (nodes.count + widest - 1) / widest
    let length = (nodes.count + parts - 1) / parts
    for (index, node) in nodes.enumerated() { rows[node] = count + index / length }
    count += (nodes.count + length - 1) / length
  }
}
