/// How far to the right each point of an order stands.
///
/// Each point wants to stand between its neighbours above and below. Row by row the wishes are met as well as the
/// room between neighbours allows: the least squares of all shifts, which pooling those who are in each other's way
/// finds in one pass.
struct Coordinates {
  /// The middle of each point.
  private(set) var middles: [Double]
  private let order: LayerOrder
  /// How far apart the middles of neighbours in a row have to be, by row and place of the left one.
  private let gaps: [[Double]]

  private static let sweeps = 14
  /// Waypoints beyond which they take no room.
  private static let maxWaypoints = 240

  init(_ order: LayerOrder, widths: [Int], gap: Int) {
    self.order = order
    let isCrowd = order.above.count - order.nodes > Self.maxWaypoints
    let half = { (point: Int) in point < widths.count ? Double(widths[point]) / 2 : 0 }
    gaps = order.rows.map { row in
      zip(row, row.dropFirst()).map { left, right in
        let ways = (left >= order.nodes ? 1 : 0) + (right >= order.nodes ? 1 : 0)
        // In a crowd nobody follows a single arrow: it takes no room of its own.
        let room = isCrowd ? [gap, gap / 2, 0][ways] : [gap, gap, gap / 2][ways]
        return half(left) + half(right) + Double(room)
      }
    }
    middles = Array(repeating: 0, count: order.above.count)
    for (row, points) in order.rows.enumerated() {
      let total = gaps[row].reduce(0, +)
      var x = -total / 2
      for (place, point) in points.enumerated() {
        middles[point] = x
        if place < gaps[row].count { x += gaps[row][place] }
      }
    }
    for sweep in 0..<Self.sweeps { settle(down: sweep % 2 == 0, looksBothWays: sweep >= Self.sweeps - 6) }
    let strips = EmptyStrips(
      beside: widths.enumerated().map { node, width in
        (middles[node] - Double(width) / 2, middles[node] + Double(width) / 2)
      } + (isCrowd ? [] : middles.dropFirst(widths.count).map { ($0, $0) }), keeping: Double(gap))
    middles = middles.map(strips.closed)
  }

  private mutating func settle(down: Bool, looksBothWays: Bool) {
    for row in down ? Array(order.rows.indices) : order.rows.indices.reversed() {
      let points = order.rows[row]
      var (wishes, weights): ([Double], [Double]) = ([], [])
      for point in points {
        var (sum, total) = (0.0, 0.0)
        func pull(_ other: Int) {
          let weight = Double((point >= order.nodes ? 2 : 1) * (other >= order.nodes ? 2 : 1))
          (sum, total) = (sum + weight * middles[other], total + weight)
        }
        if down || looksBothWays { for other in order.above[point] { pull(other) } }
        if !down || looksBothWays { for other in order.below[point] { pull(other) } }
        wishes.append(total > 0 ? sum / total : middles[point])
        weights.append(total > 0 ? total : 0.05)
      }
      for (point, middle) in zip(points, Self.placed(wishes, weights, gaps[row])) { middles[point] = middle }
    }
  }

  /// The places nearest to wishes, each at least its gap from the one before.
  static func placed(_ wishes: [Double], _ weights: [Double], _ gaps: [Double]) -> [Double] {
    var pools: [(sum: Double, weight: Double, count: Int)] = []
    var offsets: [Double] = []
    var offset = 0.0
    for (index, wish) in wishes.enumerated() {
      if index > 0 { offset += gaps[index - 1] }
      offsets.append(offset)
      pools.append((sum: (wish - offset) * weights[index], weight: weights[index], count: 1))
      while pools.count > 1 {
        let (last, before) = (pools[pools.count - 1], pools[pools.count - 2])
        if before.sum / before.weight <= last.sum / last.weight { break }
        pools.removeLast(2)
        pools.append((before.sum + last.sum, before.weight + last.weight, before.count + last.count))
      }
    }
    var placed: [Double] = []
    placed.reserveCapacity(wishes.count)
    for pool in pools {
      let level = pool.sum / pool.weight
      for _ in 0..<pool.count { placed.append(level + offsets[placed.count]) }
    }
    return placed
  }
}

/// Upright strips of the paper in which nothing stands, and how it looks without them.
private struct EmptyStrips {
  /// Where each begins and ends, from the left.
  private let strips: [(start: Double, end: Double)]

  /// - Parameter keeping: how much of each stays.
  init(beside things: [(left: Double, right: Double)], keeping room: Double) {
    var strips: [(start: Double, end: Double)] = []
    var reached = -Double.infinity
    for thing in things.sorted(by: { ($0.left, $0.right) < ($1.left, $1.right) }) {
      if reached > -Double.infinity, thing.left - reached > room {
        strips.append((reached + room, thing.left))
      }
      reached = max(reached, thing.right)
    }
    self.strips = strips
  }

  /// Where a place comes to stand.
  func closed(_ x: Double) -> Double {
    var shift = 0.0
    for strip in strips {
      if strip.start >= x { break }
      shift += min(x, strip.end) - strip.start
    }
    return x - shift
  }
}
