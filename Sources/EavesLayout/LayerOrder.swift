import EavesGraphs

/// Who stands beside whom in each row, with few crossings of arrows.
///
/// An arrow that passes rows has a waypoint in each, so that all arrows join neighbouring rows; those that lead to one
/// node share theirs, and come to it as one line where others would lie side by side. Rows are sorted by the
/// medians of their neighbours, downwards and upwards in turn, neighbours change places where that helps, and the
/// best order that was met is kept (Gansner, Koutsofios, North and Vo, 1993).
struct LayerOrder {
  /// Points of each row, from left to right: nodes, then waypoints, numbered on.
  private(set) var rows: [[Int]]
  /// For each point those in the row above, and in the row below.
  let above: [[Int]]
  let below: [[Int]]
  /// The waypoints of each arrow, from above.
  let waypoints: [[Int]]
  /// How many points are nodes.
  let nodes: Int

  /// Waypoints beyond which arrows that pass rows have none, and no say: they would be more than all else.
  private static let maxWaypoints = 60_000
  /// Points beyond which fewer orders are tried.
  private static let large = 1_200
  /// Points up to which orders of chance are tried, too, and how many of them.
  private static let small = 160
  private static let maxShuffled = 6

  private struct Passage: Hashable {
    let row: Int
    let target: Int
  }

  /// - Parameters:
  ///   - arrows: each from a row to a later one.
  ///   - apart: positions of those that share no waypoints.
  init(layering: Layering, arrows: [Digraph.Arrow], apart: Set<Int> = []) {
    nodes = layering.rows.count
    var rows: [[Int]] = Array(repeating: [], count: layering.count)
    for (node, row) in layering.rows.enumerated() { rows[row].append(node) }
    var above: [[Int]] = Array(repeating: [], count: nodes)
    var below = above
    var waypoints: [[Int]] = []
    let passed = arrows.reduce(0) { $0 + layering.rows[$1.target] - layering.rows[$1.source] - 1 }
    var shared: [Passage: Int] = [:]
    for (index, arrow) in arrows.enumerated() {
      let next = layering.rows[arrow.source] + 1
      let passes = next..<max(layering.rows[arrow.target], next)
      if passed > Self.maxWaypoints, !passes.isEmpty {
        waypoints.append([])
        continue
      }
      var (last, chain, hasJoined) = (arrow.source, [Int](), false)
      for row in passes {
        let passage = Passage(row: row, target: arrow.target)
        let known = apart.contains(index) ? nil : shared[passage]
        let point = known ?? above.count
        if known == nil {
          rows[row].append(point)
          above.append([])
          below.append([])
          if !apart.contains(index) { shared[passage] = point }
        }
        // Behind the first point that is shared all are, and joined already.
        if !hasJoined {
          above[point].append(last)
          below[last].append(point)
        }
        hasJoined = known != nil
        chain.append(point)
        last = point
      }
      if !hasJoined {
        below[last].append(arrow.target)
        above[arrow.target].append(last)
      }
      waypoints.append(chain)
    }
    (self.rows, self.above, self.below, self.waypoints) = (rows, above, below, waypoints)
    arrange()
  }

  /// How often arrows cross, all rows together. O(arrows · log).
  var crossings: Int {
    let places = places(rows)
    return rows.indices.dropLast().reduce(0) { $0 + crossings(below: $1, rows, places) }
  }

  // MARK: Search

  private mutating func arrange() {
    let isLarge = above.count > Self.large
    var best = rows
    var fewest = Int.max
    for start in starts(isLarge) {
      var (rows, stale) = (start, 0)
      for sweep in 0..<(isLarge ? 6 : 28) {
        self.sweep(&rows, down: sweep % 2 == 0, keepsTies: sweep % 4 < 2)
        if !isLarge { transpose(&rows) }
        let places = places(rows)
        let crossings = rows.indices.dropLast().reduce(0) { $0 + self.crossings(below: $1, rows, places) }
        stale = crossings < fewest ? 0 : stale + 1
        if crossings < fewest { (best, fewest) = (rows, crossings) }
        if fewest == 0 || stale > 8 { break }
      }
      if fewest == 0 { break }
    }
    rows = best
  }

  /// The orders that a search begins with.
  private func starts(_ isLarge: Bool) -> [[[Int]]] {
    let fromTop = walked(rows.flatMap { $0 }, along: below)
    if isLarge { return [fromTop] }
    let fromFoot = walked(rows.reversed().flatMap { $0 }, along: above)
    let shuffled = above.count > Self.small ? [] : (1...Self.maxShuffled).map { self.shuffled($0) }
    return [fromTop, fromFoot, rows, rows.map { $0.reversed() }] + shuffled
  }

  /// Rows in an order that chance gives, the same for the same number: what a search from order alone cannot leave,
  /// it may begin beside.
  private func shuffled(_ number: Int) -> [[Int]] {
    // The constants of Knuth's MMIX.
    var state = UInt64(number)
    return rows.map { row in
      var row = row
      for last in row.indices.dropFirst().reversed() {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        row.swapAt(last, Int(state >> 33) % (last + 1))
      }
      return row
    }
  }

  /// Rows in the order in which a walk along the arrows meets their points.
  private func walked(_ seeds: [Int], along next: [[Int]]) -> [[Int]] {
    var row = Array(repeating: 0, count: above.count)
    for (index, points) in rows.enumerated() { for point in points { row[point] = index } }
    var isMet = Array(repeating: false, count: above.count)
    var result: [[Int]] = Array(repeating: [], count: rows.count)
    for seed in seeds where !isMet[seed] {
      var open = [seed]
      while let point = open.popLast() {
        if isMet[point] { continue }
        isMet[point] = true
        result[row[point]].append(point)
        open += next[point].reversed()
      }
    }
    return result
  }

  private func places(_ rows: [[Int]]) -> [Int] {
    var places = Array(repeating: 0, count: above.count)
    for points in rows { for (place, point) in points.enumerated() { places[point] = place } }
    return places
  }

  // MARK: One sweep

  /// Sorts each row by the medians of its neighbours in the row before; what has none stays where it is.
  private func sweep(_ rows: inout [[Int]], down: Bool, keepsTies: Bool) {
    var places = places(rows)
    var room: [Int] = []
    let order = down ? Array(rows.indices.dropFirst()) : rows.indices.dropLast().reversed()
    for row in order {
      let old = rows[row]
      let medians = old.map { median((down ? above : below)[$0], places, &room) }
      let movable = old.indices.filter { medians[$0] >= 0 }
      let sorted = movable.sorted {
        medians[$0] != medians[$1] ? medians[$0] < medians[$1] : keepsTies ? $0 < $1 : $0 > $1
      }
      for (slot, from) in zip(movable, sorted) { rows[row][slot] = old[from] }
      for (place, point) in rows[row].enumerated() { places[point] = place }
    }
  }

  /// The weighted median of the places of some points; -1 for none.
  ///
  /// - Parameter sorted: room to sort in, of which nothing is read.
  private func median(_ points: [Int], _ places: [Int], _ sorted: inout [Int]) -> Double {
    if points.isEmpty { return -1 }
    if points.count == 1 { return Double(places[points[0]]) }
    sorted.removeAll(keepingCapacity: true)
    for point in points { sorted.append(places[point]) }
    sorted.sort()
    let middle = sorted.count / 2
    if sorted.count % 2 == 1 { return Double(sorted[middle]) }
    if sorted.count == 2 { return Double(sorted[0] + sorted[1]) / 2 }
    let left = Double(sorted[middle - 1] - sorted[0])
    let right = Double(sorted[sorted.count - 1] - sorted[middle])
    if left + right == 0 { return Double(sorted[middle - 1] + sorted[middle]) / 2 }
    return (Double(sorted[middle - 1]) * right + Double(sorted[middle]) * left) / (left + right)
  }

  /// Neighbours change places as long as that saves a crossing; a bounded number of rounds. A row is looked at again
  /// only where it or one beside it has changed since.
  private func transpose(_ rows: inout [[Int]]) {
    var places = places(rows)
    var isStale = Array(repeating: true, count: rows.count)
    for _ in 0..<6 {
      var isBetter = false
      for row in rows.indices where isStale[row] {
        isStale[row] = false
        var hasChanged = false
        for place in rows[row].indices.dropLast() {
          let (left, right) = (rows[row][place], rows[row][place + 1])
          guard saving(left, right, places) > 0 else { continue }
          rows[row].swapAt(place, place + 1)
          (places[left], places[right]) = (place + 1, place)
          hasChanged = true
        }
        if !hasChanged { continue }
        isBetter = true
        for beside in max(0, row - 1)...min(row + 1, rows.count - 1) { isStale[beside] = true }
      }
      if !isBetter { return }
    }
  }

  /// How many crossings are saved where two neighbours change places, the one on the left first.
  private func saving(_ left: Int, _ right: Int, _ places: [Int]) -> Int {
    Self.saving(above[left], above[right], places) + Self.saving(below[left], below[right], places)
  }

  private static func saving(_ ones: [Int], _ others: [Int], _ places: [Int]) -> Int {
    var saving = 0
    for one in ones {
      let place = places[one]
      for other in others { saving += (place - places[other]).signum() }
    }
    return saving
  }

  // MARK: Crossings

  /// Crossings between a row and the next: pairs of arrows out of order, counted in a tree of sums.
  private func crossings(below row: Int, _ rows: [[Int]], _ places: [Int]) -> Int {
    let width = rows[row + 1].count
    var tree = Array(repeating: 0, count: width + 1)
    var (count, passed) = (0, 0)
    for point in rows[row] {
      for target in below[point] {
        var (index, before) = (places[target] + 1, 0)
        while index > 0 {
          before += tree[index]
          index &= index - 1
        }
        count += passed - before
      }
      for target in below[point] {
        var index = places[target] + 1
        while index <= width {
          tree[index] += 1
          index += index & -index
        }
        passed += 1
      }
    }
    return count
  }
}
