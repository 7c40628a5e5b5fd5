import EavesProject
import EavesSource

/// What pieces of evidence belong to: a declared value with all its uses, or an expression by itself.
enum CauseKey: Hashable {
  case value(ValueID)
  /// What a type does with a value whose declaration is not among the evidence: each type answers for itself.
  case use(ValueID, by: TypeIndex)
  case expression(file: Int32, node: UInt32)
  case type(file: Int32, TypeIndex)
}

/// The evidence of one search by cause.
///
/// A cause is a chain of positions in the list: of code that breaks a rule in every line there are as many causes as
/// lines, and a list for each would cost more than the evidence.
struct Causes {
  private let evidence: [Evidence]
  /// First and last position of each cause, in the order in which they were met; -1 for one that belongs to another.
  private var heads: [Int32] = []
  private var tails: [Int32] = []
  private var isExpression: [Bool] = []
  /// The next position of the same cause, by position; -1: none.
  private var next: [Int32]

  /// - Parameter key: what each piece of evidence belongs to.
  init(_ evidence: [Evidence], key: (Int) -> CauseKey) {
    self.evidence = evidence
    next = Array(repeating: -1, count: evidence.count)
    var numbers: [CauseKey: Int32] = [:]
    numbers.reserveCapacity(evidence.count)
    for position in evidence.indices {
      let key = key(position)
      if let number = numbers[key] {
        next[Int(tails[Int(number)])] = Int32(position)
        tails[Int(number)] = Int32(position)
      } else {
        numbers[key] = Int32(heads.count)
        heads.append(Int32(position))
        tails.append(Int32(position))
        if case .expression = key { isExpression.append(true) } else { isExpression.append(false) }
      }
    }
  }

  /// Calls the body with the evidence of each cause, in the order in which the causes were found.
  func forEach(_ body: ([Evidence]) -> Void) {
    for head in heads where head >= 0 {
      body(pieces(from: head))
    }
  }

  private func pieces(from head: Int32) -> [Evidence] {
    var cause: [Evidence] = []
    var at = head
    while at >= 0 {
      cause.append(evidence[Int(at)])
      at = next[Int(at)]
    }
    return cause
  }

  /// Removes pieces of evidence from the causes. What is left of a cause stays one cause.
  ///
  /// - Parameter taken: which pieces of a cause are gone.
  mutating func takeAway(_ taken: ([Evidence]) -> [Bool]) {
    for cause in heads.indices where heads[cause] >= 0 {
      let gone = taken(pieces(from: heads[cause]))
      guard gone.contains(true) else { continue }
      var (at, left): (Int32, Int32) = (heads[cause], -1)
      heads[cause] = -1
      for isGone in gone {
        let following = next[Int(at)]
        next[Int(at)] = -1
        if !isGone {
          if left >= 0 { next[Int(left)] = at } else { heads[cause] = at }
          left = at
        }
        at = following
      }
      tails[cause] = left
    }
  }

  // MARK: Nesting

  /// Evidence inside an expression that is evidence itself belongs to the outer one.
  mutating func nest() {
    guard isExpression.contains(true) else { return }
    let files = Intervals(of: evidence, heads, next)
    for cause in heads.indices where isExpression[cause] && heads[cause] >= 0 {
      let inner = evidence[Int(heads[cause])]
      guard let outer = files.outermost(around: inner, than: Int32(cause)) else { continue }
      if heads[Int(outer)] >= 0 {
        next[Int(tails[Int(outer)])] = heads[cause]
        tails[Int(outer)] = tails[cause]
      }
      heads[cause] = -1
    }
  }

  /// The extents of all evidence, by file.
  private struct Intervals {
    private struct Interval: BitwiseCopyable {
      let extent: ByteRange
      let cause: Int32
      let node: UInt32
    }

    /// By file, then the outermost first.
    private var list: [Interval] = []
    private var files: [Int: Range<Int>] = [:]
    /// How far the intervals of a file up to each of the list reach: never less than those before.
    private var reach: [UInt32] = []

    init(of evidence: [Evidence], _ heads: [Int32], _ next: [Int32]) {
      var causes: [Int32] = Array(repeating: -1, count: evidence.count)
      for (cause, head) in heads.enumerated() {
        var at = head
        while at >= 0 {
          causes[Int(at)] = Int32(cause)
          at = next[Int(at)]
        }
      }
      // Evidence comes by file, and within it all but sorted.
      var order = evidence.indices.filter { causes[$0] >= 0 }.map { Int32($0) }
      order.sort { left, right in
        let (a, b) = (evidence[Int(left)], evidence[Int(right)])
        if a.file != b.file { return a.file < b.file }
        return (a.extent.start, b.extent.end, a.node) < (b.extent.start, a.extent.end, b.node)
      }
      list.reserveCapacity(order.count)
      reach.reserveCapacity(order.count)
      var (first, end): (Int, UInt32) = (0, 0)
      for position in order {
        let evidence = evidence[Int(position)]
        if files[evidence.file] == nil { (first, end) = (list.count, 0) }
        list.append(
          Interval(
            extent: evidence.extent, cause: causes[Int(position)], node: UInt32(evidence.node)))
        files[evidence.file] = first..<list.count
        end = max(end, evidence.extent.end)
        reach.append(end)
      }
    }

    func outermost(around inner: Evidence, than cause: Int32) -> Int32? {
      guard let file = files[inner.file] else { return nil }
      for interval in list[firstReaching(inner.extent.end, in: file)..<file.upperBound] {
        if interval.extent.start > inner.range.start { break }
        if interval.cause == cause { continue }
        guard interval.extent.encloses(inner.extent), interval.node != inner.node else { continue }
        // Two tokens of one expression enclose each other: the first of them stands for both.
        if interval.extent == inner.extent && interval.node > inner.node { continue }
        return interval.cause
      }
      return nil
    }

    /// Where the first interval stands that may end behind `end`.
    private func firstReaching(_ end: UInt32, in file: Range<Int>) -> Int {
      file.partitioningIndex(where: { reach[$0] >= end })
    }
  }
}
