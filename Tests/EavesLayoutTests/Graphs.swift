import EavesGraphs
import EavesLayout

/// Numbers that look random and are the same on every machine.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// A graph to draw, and how large its boxes are.
struct Sketch {
  let graph: Digraph
  let sizes: [Size]

  var arrows: [Digraph.Arrow] { graph.arrows }
}

extension LayeredLayout {
  init(_ sketch: Sketch, spacing: Spacing = Spacing()) {
    self.init(sketch.graph, sizes: sketch.sizes, spacing: spacing)
  }
}

/// Graphs to draw.
enum Graphs {
  static func graph(_ nodes: Int, _ arrows: [(Int, Int)]) -> Sketch {
    Sketch(
      graph: Digraph(nodes: nodes, arrows: arrows.map { Digraph.Arrow($0, $1) }),
      sizes: Array(repeating: Size(80, 40), count: nodes))
  }

  /// Nodes of different sizes, arrows of different weights, rounds included.
  static func random(_ seed: UInt64) -> Sketch {
    var dice = Dice(seed)
    let nodes = Int.random(in: 1...40, using: &dice)
    let arrows = (0..<Int.random(in: 0...nodes * 2, using: &dice)).map { _ in
      Digraph.Arrow(
        Int.random(in: 0..<nodes, using: &dice), Int.random(in: 0..<nodes, using: &dice),
        weight: Int.random(in: 1...30, using: &dice))
    }
    let sizes = (0..<nodes).map { _ in
      Size(Int.random(in: 40...200, using: &dice), Int.random(in: 20...60, using: &dice))
    }
    return Sketch(graph: Digraph(nodes: nodes, arrows: arrows), sizes: sizes)
  }
}
