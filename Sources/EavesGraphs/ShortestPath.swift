/// Shortest ways by steps that carry more than where they lead.
package enum ShortestPath {
  /// The steps of a shortest way from a node to the first that fits, of several the one whose steps are handed out first;
  /// nil where there is none. O(steps).
  ///
  /// - Parameter leaving: the steps that leave a node; asked once for each node that is reached.
  package static func steps<Step>(
    from start: Int, leaving: (Int) -> [Step], target: (Step) -> Int, where isEnd: (Int) -> Bool
  ) -> [Step]? {
    var before: [Int: (node: Int, step: Step)] = [:]
    var queue = [start]
    var at = 0
    while at < queue.count {
      let node = queue[at]
      at += 1
      for step in leaving(node) where target(step) != start && before[target(step)] == nil {
        before[target(step)] = (node, step)
        if isEnd(target(step)) { return trace(to: target(step), before) }
        queue.append(target(step))
      }
    }
    return nil
  }

  private static func trace<Step>(to end: Int, _ before: [Int: (node: Int, step: Step)]) -> [Step] {
    var steps: [Step] = []
    var at = end
    while let last = before[at] {
      steps.append(last.step)
      at = last.node
    }
    return steps.reversed()
  }
}
