import EavesGraphs
import EavesLayout
import FuzzCases
import Testing

/// A drawing in layers: what must hold of every one.
@Suite struct LayeredLayoutTests {
  static let seeds = 1 as UInt64..<121

  @Test(arguments: seeds) func `no box covers another, and all lie on the sheet`(_ seed: UInt64) {
    let layout = LayeredLayout(Graphs.random(seed))
    for (index, box) in layout.boxes.enumerated() {
      #expect(box.x >= 0 && box.y >= 0 && box.right <= layout.size.width && box.bottom <= layout.size.height)
      #expect(!layout.boxes[(index + 1)...].contains { $0.overlaps(box) })
    }
  }

  @Test(arguments: seeds) func `arrows lead down, but for those that were turned round`(_ seed: UInt64) {
    let graph = Graphs.random(seed)
    let layout = LayeredLayout(graph)
    for (index, arrow) in graph.arrows.enumerated() {
      let (from, to) = (layout.boxes[arrow.source], layout.boxes[arrow.target])
      if layout.upward.contains(index) { #expect(to.bottom <= from.y) } else { #expect(from.bottom <= to.y) }
    }
  }

  @Test(arguments: seeds) func `arrows begin and end at their boxes, and pass beside all others`(
    _ seed: UInt64
  )
    throws
  {
    let graph = Graphs.random(seed)
    let layout = LayeredLayout(graph)
    for (index, arrow) in graph.arrows.enumerated() {
      let route = layout.routes[index]
      let (from, to) = (layout.boxes[arrow.source], layout.boxes[arrow.target])
      let (start, end) = (try #require(route.first), try #require(route.last))
      #expect(from.x <= start.x && start.x <= from.right && (start.y == from.bottom || start.y == from.y))
      #expect(to.x <= end.x && end.x <= to.right && (end.y == to.y || end.y == to.bottom))
      #expect(route.count % 2 == 0)
      for point in route.dropFirst().dropLast() {
        #expect(
          !layout.boxes.contains {
            $0.x < point.x && point.x < $0.right && $0.y < point.y && point.y < $0.bottom
          })
      }
    }
  }

  @Test(arguments: [1, 7, 33] as [UInt64]) func `is the same every time`(_ seed: UInt64) {
    let (one, other) = (LayeredLayout(Graphs.random(seed)), LayeredLayout(Graphs.random(seed)))
    #expect(one.boxes == other.boxes && one.routes == other.routes && one.upward == other.upward)
  }

  @Test func `does not depend on the order of the arrows`() {
    let arrows = [(0, 1), (1, 2), (0, 2), (2, 3), (1, 3), (3, 4), (0, 4)]
    #expect(
      LayeredLayout(Graphs.graph(5, arrows)).boxes == LayeredLayout(Graphs.graph(5, arrows.reversed())).boxes)
  }

  @Test func `a chain is a column`() {
    let layout = LayeredLayout(Graphs.graph(4, [(0, 1), (1, 2), (2, 3)]))
    #expect(layout.rows == [0, 1, 2, 3])
    #expect(Set(layout.boxes.map(\.x)).count == 1)
    #expect(layout.crossings == 0)
  }

  @Test func `arrows that pass rows on their way to one box come to it as one line`() {
    let arrows = [(0, 1), (1, 2), (2, 3), (3, 4), (0, 4), (1, 4), (5, 1), (5, 4)].map {
      Digraph.Arrow($0.0, $0.1)
    }
    let graph = Digraph(nodes: 6, arrows: arrows)
    let layout = LayeredLayout(graph, sizes: Array(repeating: Size(80, 30), count: 6))
    let ways = zip(graph.arrows, layout.routes).filter { $0.0.target == 4 }
    let long = ways.filter { $0.0.source != 3 }.map(\.1)
    #expect(long.count == 3)
    #expect(Set(long.map(\.last)).count == 1)
    #expect(Set(long.map { $0.suffix(3) }).count == 1)
    #expect(Set(long.map(\.first)).count == 3)
    #expect(ways.first { $0.0.source == 3 }?.1.last != long[0].last)
  }

  @Test func `what is planar has no crossing`() {
    let tree = (1..<31).map { (($0 - 1) / 2, $0) }
    #expect(LayeredLayout(Graphs.graph(31, tree), spacing: .init(widest: 20)).crossings == 0)
    // Two ladders side by side, given crosswise.
    let ladders = [(0, 3), (1, 2), (2, 5), (3, 4), (4, 7), (5, 6)]
    #expect(LayeredLayout(Graphs.graph(8, ladders)).crossings == 0)
  }

  @Test func `a row holds as many boxes as it may`() {
    let star = (1..<24).map { (0, $0) }
    let layout = LayeredLayout(Graphs.graph(24, star), spacing: .init(widest: 6))
    let rows = Dictionary(grouping: layout.rows) { $0 }
    #expect(rows.values.allSatisfy { $0.count <= 6 })
    #expect(layout.upward.isEmpty)
  }

  @Test func `what has nothing to do with each other stands side by side`() {
    let pairs = (0..<10).map { (2 * $0, 2 * $0 + 1) }
    let layout = LayeredLayout(Graphs.graph(20, pairs), spacing: .init(gap: 28, widest: 10))
    #expect(layout.size.width <= 10 * 80 + 9 * 28)
  }

  @Test func `a knot of thousands is drawn in time`() {
    let count = 6_000
    let ring = (0..<count).flatMap { [($0, ($0 + 1) % count), ($0, ($0 * 7 + 3) % count)] }
    let layout = LayeredLayout(Graphs.graph(count, ring), spacing: .init(widest: 50))
    #expect(layout.boxes.count == count)
  }

  @Test func `nothing is a drawing too`() {
    let layout = LayeredLayout(Graphs.graph(0, []))
    #expect(layout.boxes.isEmpty && layout.size == Size(0, 0))
    #expect(LayeredLayout(Graphs.graph(1, [(0, 0)])).boxes.count == 1)
  }

  /// A folder of many types, all of which know many.
  @Test func `a crowd is drawn`() {
    var dice = Dice(5)
    let arrows = (0..<2_400).map { _ in
      (Int.random(in: 0..<600, using: &dice), Int.random(in: 0..<600, using: &dice))
    }
    let layout = LayeredLayout(Graphs.graph(600, arrows), spacing: .init(widest: 14))
    #expect(Set(layout.boxes.map { Point($0.x, $0.y) }).count == 600)
    #expect(layout.size.width < 3 * 14 * 108)
  }
}

/// Tiles.
@Suite struct TreemapTests {
  @Test(arguments: 1..<40 as Range<UInt64>)
  func `fill the room, none over another, each as large as it should be`(
    _ seed: UInt64
  ) {
    var dice = Dice(seed)
    let sizes = (0..<Int.random(in: 1...30, using: &dice)).map { _ in Int.random(in: 0...900, using: &dice) }
    let room = Box(x: 10, y: 20, width: 900, height: 400)
    let boxes = Treemap(sizes, in: room).boxes
    let total = max(1, sizes.reduce(0, +))
    #expect(boxes.count == sizes.count)
    for (index, box) in boxes.enumerated() {
      #expect(box.x >= room.x && box.y >= room.y && box.right <= room.right && box.bottom <= room.bottom)
      let wanted = Double(sizes[index]) / Double(total) * 360_000
      // Edges are rounded to whole units.
      #expect(abs(Double(box.width * box.height) - wanted) <= Double(box.width + box.height) + 2)
      #expect(!boxes[(index + 1)...].contains { $0.width > 0 && $0.overlaps(box) && box.width > 0 })
    }
  }

  @Test func `of nothing there are no tiles`() {
    #expect(Treemap([], in: Box(x: 0, y: 0, width: 10, height: 10)).boxes == [])
    #expect(Treemap([0, 0], in: Box(x: 0, y: 0, width: 10, height: 10)).boxes.allSatisfy { $0.width == 0 })
  }
}

extension Box {
  /// Whether two boxes share more than an edge.
  fileprivate func overlaps(_ other: Box) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
