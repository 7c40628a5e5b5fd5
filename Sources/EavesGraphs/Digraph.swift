/// Nodes, which are numbers from 0, and arrows with weights between them.
package struct Digraph: Sendable {
  /// A way from one node to another.
  package struct Arrow: Hashable, Sendable {
    package let source: Int
    package let target: Int
    /// At least 1: what is heavy is cut last.
    package let weight: Int

    package init(_ source: Int, _ target: Int, weight: Int = 1) {
      self.source = source
      self.target = target
      self.weight = max(1, weight)
    }

    package var ends: Ends { Ends(source: source, target: target) }
  }

  /// The two nodes of an arrow, whatever it weighs.
  package struct Ends: Hashable, Sendable {
    package let source: Int
    package let target: Int

    package init(source: Int, target: Int) { (self.source, self.target) = (source, target) }
  }

  /// How many nodes there are.
  package let count: Int
  /// By source and target, each pair once, none from a node to itself.
  package let arrows: [Arrow]
  /// Positions of the arrows that leave a node, by node.
  package let leaving: [[Int]]
  /// Positions of the arrows that reach a node, by node.
  package let reaching: [[Int]]

  /// Takes arrows in any order; of several between two nodes the weights are added. O(arrows · log).
  package init(nodes count: Int, arrows: [Arrow]) {
    self.count = count
    var merged: [Arrow] = []
    let sorted = arrows.filter { $0.source != $0.target }.sorted {
      ($0.source, $0.target) < ($1.source, $1.target)
    }
    for arrow in sorted {
      if let last = merged.last, last.source == arrow.source, last.target == arrow.target {
        merged[merged.count - 1] = Arrow(arrow.source, arrow.target, weight: last.weight + arrow.weight)
      } else {
        merged.append(arrow)
      }
    }
    self.arrows = merged
    var leaving: [[Int]] = Array(repeating: [], count: count)
    var reaching = leaving
    for (index, arrow) in merged.enumerated() {
      leaving[arrow.source].append(index)
      reaching[arrow.target].append(index)
    }
    (self.leaving, self.reaching) = (leaving, reaching)
  }

  /// The strongly connected parts: groups of nodes that reach each other, each ascending. Those of one node are left
  /// out. Tarjan's walk, without recursion. O(nodes + arrows).
  package func stronglyConnectedComponents() -> [[Int]] {
    var walk = TarjanWalk(self)
    for node in 0..<count where walk.isNew(node) { walk.visit(node) }
    return walk.stronglyConnectedComponents
  }
}
