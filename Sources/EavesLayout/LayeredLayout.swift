package import EavesGraphs

/// A drawing of a graph in layers: boxes in rows, arrows that lead down but for those that had to be turned round.
///
/// Sugiyama's four steps, each a value of its own: `FeedbackArcSet`, `Layering`, `LayerOrder`, `Coordinates`. The same
/// graph gives the same drawing.
package struct LayeredLayout: Sendable {
  /// Room that is left between what is drawn, and how wide a row may become.
  package struct Spacing: Sendable {
    package var gap: Int
    package var rowGap: Int
    /// How many boxes a row may hold.
    package var widest: Int

    package init(gap: Int = 28, rowGap: Int = 56, widest: Int = 8) {
      self.gap = gap
      self.rowGap = rowGap
      self.widest = widest
    }
  }

  /// By node.
  package let boxes: [Box]
  /// The row of each node, from above.
  package let rows: [Int]
  /// The points of each arrow of the graph, from its source to its target.
  package let routes: [[Point]]
  /// Positions of the arrows that lead up.
  package let upward: Set<Int>
  package let size: Size
  /// How often arrows cross.
  package let crossings: Int

  /// The largest strongly connected component of which the lightest arrows are turned round: beyond it the subsets are
  /// too many for a drawing.
  private static let exactLimit = 12

  /// Draws a graph. About O(points · log) a sweep; a bounded number of sweeps.
  ///
  /// - Parameters:
  ///   - sizes: those of the boxes, by node.
  ///   - floors: by node, where it is to stand: what has a smaller number stands above what has a larger one, wherever
  ///     arrows lead. Nil, or none at all: anywhere, in rows without those that have a number.
  package init(_ graph: Digraph, sizes: [Size], floors: [Int?] = [], spacing: Spacing = Spacing()) {
    let floors = RowConstraints(floors)
    let upward = floors.upward(in: graph, exactTo: Self.exactLimit)
    let arrows = graph.arrows.enumerated().map { index, arrow in
      upward.contains(index) ? Digraph.Arrow(arrow.target, arrow.source, weight: arrow.weight) : arrow
    }
    let layering = Layering(
      nodes: graph.count, arrows: arrows + floors.steps, widest: spacing.widest,
      isMember: floors.isConstrained)
    let order = LayerOrder(layering: layering, arrows: arrows, apart: upward)
    let middles = Coordinates(order, widths: sizes.map(\.width), gap: spacing.gap).middles
    let paper = Sheet(sizes, layering, order, middles, spacing)
    boxes = paper.boxes
    rows = layering.rows
    size = paper.size
    crossings = order.crossings
    self.upward = upward
    routes = paper.routes(arrows, order.waypoints).enumerated().map { index, points in
      upward.contains(index) ? points.reversed() : points
    }
  }
}

/// Middles and rows as boxes and points of whole numbers.
private struct Sheet {
  let boxes: [Box]
  let size: Size
  private let middles: [Int]
  /// Where each row begins and ends.
  private let bands: [(top: Int, bottom: Int)]
  private let rows: [Int]

  init(
    _ sizes: [Size], _ layering: Layering, _ order: LayerOrder, _ wanted: [Double],
    _ spacing: LayeredLayout.Spacing
  ) {
    rows = layering.rows
    var bands: [(top: Int, bottom: Int)] = []
    var y = 0
    for row in order.rows {
      let height = row.filter { $0 < sizes.count }.map { sizes[$0].height }.max() ?? 0
      bands.append((y, y + height))
      y += height + spacing.rowGap
    }
    self.bands = bands
    let lefts = wanted.indices.map { point in
      wanted[point] - (point < sizes.count ? Double(sizes[point].width) / 2 : 0)
    }
    let left = lefts.min() ?? 0
    middles = wanted.map { Int(($0 - left).rounded()) }
    let middles = middles
    boxes = sizes.enumerated().map { node, size in
      Box(
        x: max(0, middles[node] - size.width / 2), y: bands[layering.rows[node]].top, width: size.width,
        height: size.height)
    }
    let ways = middles.indices.dropFirst(sizes.count).map { middles[$0] }
    size = Size(
      max(boxes.map(\.right).max() ?? 0, ways.max() ?? 0),
      max(0, y - (order.rows.isEmpty ? 0 : spacing.rowGap)))
  }

  /// The points of arrows that lead down: from a place of its own at the foot of a box to one at the head of another,
  /// upright past the rows between.
  func routes(_ arrows: [Digraph.Arrow], _ waypoints: [[Int]]) -> [[Point]] {
    var starts: [[(arrow: Int, towards: Int)]] = Array(repeating: [], count: boxes.count)
    var ends = starts
    for (index, arrow) in arrows.enumerated() {
      starts[arrow.source].append((index, waypoints[index].first.map { middles[$0] } ?? middle(arrow.target)))
      ends[arrow.target].append((index, waypoints[index].last.map { middles[$0] } ?? middle(arrow.source)))
    }
    var (from, to) = (Array(repeating: 0, count: arrows.count), Array(repeating: 0, count: arrows.count))
    for node in boxes.indices {
      for (arrow, x) in Self.spread(starts[node], on: boxes[node]) { from[arrow] = x }
      // What comes as one line ends as one.
      var firsts: [Int: Int] = [:]
      let lines = ends[node].filter { end in
        guard let last = waypoints[end.arrow].last else { return true }
        if firsts[last] != nil { return false }
        firsts[last] = end.arrow
        return true
      }
      for (arrow, x) in Self.spread(lines, on: boxes[node]) { to[arrow] = x }
      for end in ends[node] {
        if let first = waypoints[end.arrow].last.flatMap({ firsts[$0] }) { to[end.arrow] = to[first] }
      }
    }
    return arrows.enumerated().map { index, arrow in
      var points = [Point(from[index], boxes[arrow.source].bottom)]
      for (offset, way) in waypoints[index].enumerated() {
        let band = bands[rows[arrow.source] + 1 + offset]
        points += [Point(middles[way], band.top), Point(middles[way], band.bottom)]
      }
      return points + [Point(to[index], boxes[arrow.target].y)]
    }
  }

  private func middle(_ node: Int) -> Int { boxes[node].x + boxes[node].width / 2 }

  /// Places on an edge of a box, in the order of where the arrows lead.
  private static func spread(
    _ arrows: [(arrow: Int, towards: Int)], on box: Box
  ) -> [(arrow: Int, x: Int)] {
    let sorted = arrows.sorted { ($0.towards, $0.arrow) < ($1.towards, $1.arrow) }
    let room = min(box.width - 20, 22 * max(0, sorted.count - 1))
    return sorted.enumerated().map { index, arrow in
      let share = sorted.count == 1 ? 0 : room * index / (sorted.count - 1)
      return (arrow.arrow, box.x + (box.width - room) / 2 + share)
    }
  }
}
