import EavesGraphs
import EavesLayout
import Testing

/// Nodes that somebody wants above others: they stand there, and all else holds of the drawing as before.
@Suite struct RowConstraintTests {
  @Test(arguments: LayeredLayoutTests.seeds) func `what is to stand above stands above, wherever arrows lead`(
    _ seed: UInt64
  ) {
    let sketch = Graphs.random(seed)
    var dice = Dice(seed + 1)
    let floors = sketch.graph.leaving.indices.map { _ in
      Bool.random(using: &dice) ? Int.random(in: 0..<3, using: &dice) : nil
    }
    let layout = LayeredLayout(sketch.graph, sizes: sketch.sizes, floors: floors)
    for (upper, one) in floors.enumerated() {
      for (lower, other) in floors.enumerated() {
        guard let one, let other, one < other else { continue }
        #expect(layout.boxes[upper].bottom <= layout.boxes[lower].y)
      }
    }
    for row in Dictionary(grouping: floors.indices, by: { layout.rows[$0] }).values {
      #expect(Set(row.map { floors[$0] != nil }).count == 1)
    }
    for (index, arrow) in sketch.arrows.enumerated() {
      let (from, to) = (layout.boxes[arrow.source], layout.boxes[arrow.target])
      if layout.upward.contains(index) { #expect(to.bottom <= from.y) } else { #expect(from.bottom <= to.y) }
    }
  }
  @Test func `without floors nothing changes`() {
    for seed in LayeredLayoutTests.seeds.prefix(20) {
      let sketch = Graphs.random(seed)
      let bare = LayeredLayout(sketch)
      let none = LayeredLayout(
        sketch.graph, sizes: sketch.sizes, floors: Array(repeating: nil, count: sketch.sizes.count))
      #expect(bare.rows == none.rows && bare.routes == none.routes)
    }
  }
}
