/// Squares of the sizes of things, side by side in a rectangle (Bruls, Huizing and van Wijk, 2000).
package struct Treemap: Sendable {
  /// One for each thing, in their order; empty where a thing has no size.
  package let boxes: [Box]

  /// - Parameter sizes: what the areas are like.
  package init(_ sizes: [Int], in room: Box) {
    let order = sizes.indices.filter { sizes[$0] > 0 }.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
    let total = order.reduce(0) { $0 + sizes[$1] }
    var boxes = Array(repeating: Box(x: room.x, y: room.y, width: 0, height: 0), count: sizes.count)
    var free = Free(
      x: Double(room.x), y: Double(room.y), width: Double(room.width), height: Double(room.height))
    let scale = total == 0 ? 0 : Double(room.width) * Double(room.height) / Double(total)
    var row: [Int] = []
    for thing in order {
      if !row.isEmpty, free.worst(row + [thing], sizes, scale) > free.worst(row, sizes, scale) {
        free.lay(row, sizes, scale, &boxes)
        row = []
      }
      row.append(thing)
    }
    free.lay(row, sizes, scale, &boxes)
    self.boxes = boxes
  }

  /// What is left of the rectangle.
  private struct Free {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    /// How far the worst box of a row along the shorter side would be from a square.
    func worst(_ row: [Int], _ sizes: [Int], _ scale: Double) -> Double {
      let side = max(min(width, height), 1e-9)
      let areas = row.map { Double(sizes[$0]) * scale }
      let sum = areas.reduce(0, +)
      guard let most = areas.max(), let least = areas.min(), sum > 0, least > 0 else { return .infinity }
      return max(side * side * most / (sum * sum), sum * sum / (side * side * least))
    }

    mutating func lay(_ row: [Int], _ sizes: [Int], _ scale: Double, _ boxes: inout [Box]) {
      let sum = row.reduce(0.0) { $0 + Double(sizes[$1]) * scale }
      if sum <= 0 { return }
      let isUpright = width >= height
      let depth = sum / max(isUpright ? height : width, 1e-9)
      var at = isUpright ? y : x
      for thing in row {
        let length = Double(sizes[thing]) * scale / depth
        boxes[thing] =
          isUpright
          ? Self.whole(x, at, x + depth, at + length) : Self.whole(at, y, at + length, y + depth)
        at += length
      }
      if isUpright {
        (x, width) = (x + depth, width - depth)
      } else {
        (y, height) = (y + depth, height - depth)
      }
    }

    /// Edges are rounded, so that neighbours share them.
    private static func whole(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Box {
      let (x, y) = (Int(left.rounded()), Int(top.rounded()))
      return Box(x: x, y: y, width: Int(right.rounded()) - x, height: Int(bottom.rounded()) - y)
    }
  }
}
