import EavesOutline
import EavesProject
import EavesSource

/// Which bodies get to what a sentence names, certainly, and by which shortest path.
///
/// A body gets there when it touches the thing itself, or when it certainly runs a body that does: of overloads all that
/// may be meant must. At most one step of a path is a choice between the conforming types of a protocol. Code of a role
/// at which the sentence ends paths is no step.
struct Reach: Sendable {
  let graph: CallGraph
  /// By body: how it was reached, without and with a choice between conforming types.
  private var steps: [Step]
  private var choices: [Step]
  private let isEnd: [Bool]
  private let ends: UInt64

  private enum Step: Sendable, Equatable {
    case none
    /// It touches the thing itself: the evidence at a position.
    case touch(Int32)
    /// By an edge.
    case edge(Int32)
  }

  /// - Parameters:
  ///   - touches: the bodies that touch the thing themselves, each with the position of the evidence.
  ///   - isEnd: by body, whether its code is a role's at which paths end.
  ///   - ends: bits of the roles at which paths end.
  init(
    in graph: CallGraph, from touches: [(body: Int, evidence: Int)], ending isEnd: [Bool], at ends: UInt64
  ) {
    self.graph = graph
    self.isEnd = isEnd
    self.ends = ends
    steps = Array(repeating: .none, count: graph.bodies.count)
    var queue: [Int] = []
    for touch in touches where !isEnd[touch.body] && steps[touch.body] == .none {
      steps[touch.body] = .touch(Int32(touch.evidence))
      queue.append(touch.body)
    }
    var open = graph.edges.map { graph.targets(of: $0).count }
    func isFollowed(_ edge: CallGraph.Edge) -> Bool {
      !edge.isDispatch && edge.isCertain && edge.passed & ends == 0
    }
    Self.spread(&steps, &queue, &open, graph, isEnd, along: isFollowed)
    // What is reached without a choice is reached; choices start here.
    choices = steps
    queue = []
    for (number, edge) in graph.edges.enumerated()
    where edge.isDispatch && edge.isCertain && edge.passed & ends == 0 {
      let source = Int(edge.source)
      guard choices[source] == .none, !isEnd[source], Self.isReached(edge, steps, graph, isEnd) else {
        continue
      }
      choices[source] = .edge(Int32(number))
      queue.append(source)
    }
    Self.spread(&choices, &queue, &open, graph, isEnd, along: isFollowed)
  }

  /// Goes back from reached bodies to those that run them, nearest first.
  private static func spread(
    _ steps: inout [Step], _ queue: inout [Int], _ open: inout [Int], _ graph: CallGraph, _ isEnd: [Bool],
    along isFollowed: (CallGraph.Edge) -> Bool
  ) {
    var next = 0
    while next < queue.count {
      let body = queue[next]
      next += 1
      for number in graph.callers(of: body) {
        let edge = graph.edges[Int(number)]
        guard isFollowed(edge) else { continue }
        open[Int(number)] -= 1
        let source = Int(edge.source)
        guard open[Int(number)] == 0, steps[source] == .none, !isEnd[source] else { continue }
        steps[source] = .edge(number)
        queue.append(source)
      }
    }
  }

  /// Whether all that a choice may mean is reached; types at which paths end do not count.
  private static func isReached(
    _ edge: CallGraph.Edge, _ steps: [Step], _ graph: CallGraph, _ isEnd: [Bool]
  ) -> Bool {
    let meant = graph.targets(of: edge).filter { !isEnd[Int($0)] }
    return !meant.isEmpty && meant.allSatisfy { steps[Int($0)] != .none }
  }

  /// Whether an edge gets there.
  func reaches(by edge: CallGraph.Edge) -> Bool {
    if edge.passed & ends != 0 { return false }
    if edge.isDispatch { return Self.isReached(edge, steps, graph, isEnd) }
    return graph.targets(of: edge).allSatisfy { choices[Int($0)] != .none }
  }

  /// The way from an edge that gets there: the places behind it at which bodies run bodies, and the position of the
  /// evidence that it ends at.
  func way(from edge: CallGraph.Edge) -> (edges: [CallGraph.Edge], evidence: Int)? {
    var way: [CallGraph.Edge] = []
    var at = edge
    // No body comes twice.
    for _ in 0...graph.bodies.count {
      guard let target = graph.targets(of: at).first(where: { !isEnd[Int($0)] }) else { return nil }
      switch at.isDispatch ? steps[Int(target)] : choices[Int(target)] {
      case .none: return nil
      case .touch(let evidence): return (way, Int(evidence))
      case .edge(let number):
        at = graph.edges[Int(number)]
        way.append(at)
      }
    }
    return nil
  }
}
