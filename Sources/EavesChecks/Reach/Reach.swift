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
  /// By body: how it may be reached, also where other code may be meant.
  private var possible: [Step]
  private let isEnd: [Bool]
  /// By group: whether all of it is reached; and of a choice, all but what ends paths, without another choice.
  private let isReached: [Bool]
  private let isReachedByChoice: [Bool]
  private let ends: UInt64
  /// By edge, whether other code may be meant as well.
  private let isOpen: [Bool]
  /// By group: the first of it that may be reached, and whether others may not; nil where none may.
  private let suspects: [Suspect?]

  private struct Suspect: Sendable {
    let body: Int
    let isOneOfSome: Bool
  }

  private enum Step: Sendable, Equatable {
    case none
    /// It touches the thing itself: the evidence at a position.
    case touch(Int32)
    /// By an edge.
    case edge(Int32)
    /// It is code of what is looked for.
    case object
  }

  /// - Parameters:
  ///   - touches: the bodies that touch the thing themselves, each with the position of the evidence.
  ///   - isEnd: by body, whether its code is a role's at which paths end.
  ///   - ends: bits of the roles at which paths end.
  ///   - isOpen: by edge, whether other code may be meant as well.
  ///   - isObject: by member, whether it is code of what is looked for: a call that may mean it may get there.
  init(
    in graph: CallGraph, from touches: [(body: Int, evidence: Int)], ending isEnd: [Bool], at ends: UInt64,
    open isOpen: [Bool], objects isObject: [Bool]
  ) {
    self.graph = graph
    self.isEnd = isEnd
    self.isOpen = isOpen
    self.ends = ends
    steps = Array(repeating: .none, count: graph.bodies.count)
    var queue: [Int] = []
    for touch in touches where !isEnd[touch.body] && steps[touch.body] == .none {
      steps[touch.body] = .touch(Int32(touch.evidence))
      queue.append(touch.body)
    }
    var open = graph.groups.lists.map(\.count)
    Self.spread(&steps, &queue, &open, graph, isEnd, isOpen, at: ends)
    // What is reached without a choice is reached; choices start here.
    let isReachedByChoice = graph.groups.lists.map { [steps] list in
      let meant = list.filter { !isEnd[Int($0)] }
      return !meant.isEmpty && meant.allSatisfy { steps[Int($0)] != .none }
    }
    choices = steps
    queue = []
    for (number, edge) in graph.edges.enumerated()
    where edge.isDispatch && !isOpen[number] && edge.isCertain && edge.passed & ends == 0 {
      let source = Int(edge.source)
      guard choices[source] == .none, !isEnd[source], isReachedByChoice[Int(edge.group)] else { continue }
      choices[source] = .edge(Int32(number))
      queue.append(source)
    }
    Self.spread(&choices, &queue, &open, graph, isEnd, isOpen, at: ends)
    possible = choices
    for (body, isObject) in isObject.enumerated() where isObject && possible[body] == .none {
      possible[body] = .object
    }
    Self.spreadPossible(&possible, &queue, graph, isEnd, at: ends)
    suspects = graph.groups.lists.map { [possible] in Self.suspect(among: $0, possible, isEnd) }
    self.isReachedByChoice = isReachedByChoice
    isReached = graph.groups.lists.map { [choices] list in list.allSatisfy { choices[Int($0)] != .none } }
  }

  /// Goes back from reached bodies to those that run them, nearest first. A group is reached with its last body.
  private static func spread(
    _ steps: inout [Step], _ queue: inout [Int], _ open: inout [Int], _ graph: CallGraph, _ isEnd: [Bool],
    _ isOpen: [Bool], at ends: UInt64
  ) {
    var next = 0
    while next < queue.count {
      let body = queue[next]
      next += 1
      for group in graph.groups(with: body) {
        open[Int(group)] -= 1
        if open[Int(group)] > 0 { continue }
        for number in graph.edges(running: Int(group)) {
          let edge = graph.edges[Int(number)]
          let source = Int(edge.source)
          guard !edge.isDispatch, !isOpen[Int(number)], edge.isCertain, edge.passed & ends == 0,
            steps[source] == .none,
            !isEnd[source]
          else { continue }
          steps[source] = .edge(number)
          queue.append(source)
        }
      }
    }
  }

  /// Goes back from bodies that are reached, or may be, to those that may run them.
  private static func spreadPossible(
    _ steps: inout [Step], _ queue: inout [Int], _ graph: CallGraph, _ isEnd: [Bool], at ends: UInt64
  ) {
    queue = steps.indices.filter { steps[$0] != .none }
    var isMet = Array(repeating: false, count: graph.groups.lists.count)
    var next = 0
    while next < queue.count {
      let isObject = steps[queue[next]] == .object
      for group in graph.groups(with: queue[next]) where !isMet[Int(group)] {
        // Of functions of one name of which others are harmless, none is suspected.
        if isObject, !graph.groups.lists[Int(group)].allSatisfy({ steps[Int($0)] == .object }) { continue }
        isMet[Int(group)] = true
        for number in graph.edges(running: Int(group)) {
          let edge = graph.edges[Int(number)]
          let source = Int(edge.source)
          guard edge.isCertain, edge.passed & ends == 0, steps[source] == .none, !isEnd[source] else {
            continue
          }
          steps[source] = .edge(number)
          queue.append(source)
        }
      }
      next += 1
    }
  }

  private static func suspect(among list: [Int32], _ possible: [Step], _ isEnd: [Bool]) -> Suspect? {
    let isObject = list.allSatisfy { possible[Int($0)] == .object }
    var first: Int?
    var isOneOfSome = false
    for body in list.lazy.map({ Int($0) }) where isObject || !isEnd[body] {
      if possible[body] == .none { isOneOfSome = true } else { first = first ?? body }
    }
    return first.map { Suspect(body: $0, isOneOfSome: isOneOfSome) }
  }

  /// The call that leaves open whether an edge gets there: the edge itself, or one behind it; and the position of the
  /// evidence that it may end at, nil for code of what is looked for. Nil where it certainly gets there, or cannot.
  func unknown(from number: Int) -> (edge: Int, evidence: Int?)? {
    var at = number
    if graph.edges[at].passed & ends != 0 || reaches(by: at) { return nil }
    var (open, choice): (Int?, Int?)
    for _ in 0...graph.bodies.count {
      let edge = graph.edges[at]
      guard let suspect = suspects[Int(edge.group)] else { return nil }
      let isOpen = edge.isOpen || edge.isDispatch && choice != nil || suspect.isOneOfSome
      if isOpen { open = open ?? at }
      if edge.isDispatch { choice = choice ?? at }
      switch possible[suspect.body] {
      case .none: return nil
      case .object: return open.map { ($0, nil) }
      case .touch(let evidence): return (open ?? choice ?? number, Int(evidence))
      case .edge(let next): at = Int(next)
      }
    }
    return nil
  }

  /// Whether an edge gets there.
  func reaches(by number: Int) -> Bool {
    let edge = graph.edges[number]
    if isOpen[number] || edge.passed & ends != 0 { return false }
    return edge.isDispatch ? isReachedByChoice[Int(edge.group)] : isReached[Int(edge.group)]
  }

  /// The way from an edge that gets there: the places behind it at which bodies run bodies, and the position of the
  /// evidence that it ends at.
  func way(from number: Int) -> (edges: [Int], evidence: Int)? {
    var way: [Int] = []
    var at = graph.edges[number]
    // No body comes twice.
    for _ in 0...graph.bodies.count {
      guard let target = graph.targets(of: at).first(where: { !isEnd[Int($0)] }) else { return nil }
      switch at.isDispatch ? steps[Int(target)] : choices[Int(target)] {
      case .none, .object: return nil
      case .touch(let evidence): return (way, Int(evidence))
      case .edge(let number):
        at = graph.edges[Int(number)]
        way.append(Int(number))
      }
    }
    return nil
  }
}
