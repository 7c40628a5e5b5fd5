/// The lines of a text that are not in an older one, in its order.
///
/// Lines are those of `LineTable`, so that they bear the numbers that findings bear; how they end makes no
/// difference, but for a last line that does not end. Where it is not worth the time to find what two stretches
/// have in common, they have nothing in common: a line may be called changed that is not, never the reverse.
///
/// First, lines that stand once on either side are matched, and so on between them; what has no such line is
/// compared edit by edit. Both are bounded: O(length of both × `steps`).
package struct LineDiff {
  /// How often stretches are parted by lines that stand once in them.
  private static let depth = 16
  /// How many edits are looked for where no line stands once.
  private static let steps = 128

  private let old: [Int]
  private let new: [Int]
  /// For each new line the old one that it is, or -1.
  private var partner: [Int]

  /// The 1-based lines of a text that changed, ascending, with a gap between two. A removal without anything in
  /// its place touches the line that followed, which may lie behind the last: what was removed may have been an
  /// allowance, or a word that kept a rule.
  package static func changes(from old: [UInt8], to new: [UInt8]) -> [ClosedRange<Int>] {
    if old == new { return [] }
    var numbers = LineNumbers()
    var diff = LineDiff(numbers.lines(of: old), numbers.lines(of: new))
    diff.compare(LineBlock(old: 0..<diff.old.count, new: 0..<diff.new.count), depth: 0)
    return diff.changed
  }

  private init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
    partner = Array(repeating: -1, count: new.count)
  }

  private var changed: [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    func mark(_ line: Int) {
      if let last = found.last, last.upperBound + 1 == line {
        found[found.count - 1] = last.lowerBound...line
      } else {
        found.append(line...line)
      }
    }
    var next = 0
    var isReplaced = false
    for (index, match) in partner.enumerated() {
      if match < 0 || match > next && !isReplaced { mark(index + 1) }
      isReplaced = match < 0
      if match >= 0 { next = match + 1 }
    }
    if next < old.count && !isReplaced { mark(new.count + 1) }
    return found
  }

  // MARK: Stretches

  /// Lines of one side that can only be lines of the other.
  private struct LineBlock {
    var old: Range<Int>
    var new: Range<Int>

    var isEmpty: Bool { old.isEmpty || new.isEmpty }
  }

  private mutating func compare(_ lineBlock: LineBlock, depth: Int) {
    let rest = matchEnds(of: lineBlock)
    if rest.isEmpty { return }
    let anchors = depth < Self.depth ? anchors(of: rest) : []
    if anchors.isEmpty { return compareEdits(of: rest) }
    var start = (old: rest.old.lowerBound, new: rest.new.lowerBound)
    for anchor in anchors {
      partner[anchor.new] = anchor.old
      compare(LineBlock(old: start.old..<anchor.old, new: start.new..<anchor.new), depth: depth + 1)
      start = (anchor.old + 1, anchor.new + 1)
    }
    compare(
      LineBlock(old: start.old..<rest.old.upperBound, new: start.new..<rest.new.upperBound), depth: depth + 1)
  }

  /// Matches what both sides begin and end with; returns what lies between.
  private mutating func matchEnds(of lineBlock: LineBlock) -> LineBlock {
    var (low, high) = (
      (old: lineBlock.old.lowerBound, new: lineBlock.new.lowerBound),
      (old: lineBlock.old.upperBound, new: lineBlock.new.upperBound)
    )
    while low.old < high.old, low.new < high.new, old[low.old] == new[low.new] {
      partner[low.new] = low.old
      low = (low.old + 1, low.new + 1)
    }
    while low.old < high.old, low.new < high.new, old[high.old - 1] == new[high.new - 1] {
      high = (high.old - 1, high.new - 1)
      partner[high.new] = high.old
    }
    return LineBlock(old: low.old..<high.old, new: low.new..<high.new)
  }

  /// Lines that stand once on either side, as many as have the same order on both.
  private func anchors(of lineBlock: LineBlock) -> [(old: Int, new: Int)] {
    var places: [Int: (old: Int, new: Int)] = [:]
    // -1: not seen; -2: seen more than once.
    for index in lineBlock.old { places[old[index], default: (-1, -1)].old.note(index) }
    for index in lineBlock.new { places[new[index]]?.new.note(index) }
    let once = places.values.filter { $0.old >= 0 && $0.new >= 0 }.sorted { $0.new < $1.new }
    return Self.longestRise(of: once)
  }

  /// The most pairs that rise on both sides, by patience: O(pairs × log pairs).
  private static func longestRise(of pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    var tops: [Int] = []
    var before: [Int] = []
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[tops[middle]].old < pair.old { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? tops[low - 1] : -1)
      if low == tops.count { tops.append(index) } else { tops[low] = index }
    }
    var found: [(old: Int, new: Int)] = []
    var next = tops.last ?? -1
    while next >= 0 {
      found.append(pairs[next])
      next = before[next]
    }
    return found.reversed()
  }

  // MARK: Edits

  /// The fewest edits that lead from one side to the other, after Myers; nothing is matched when they are more
  /// than `steps`.
  private mutating func compareEdits(of lineBlock: LineBlock) {
    let (a, b) = (Array(old[lineBlock.old]), Array(new[lineBlock.new]))
    // How far each diagonal has come, before each step: enough to find the way back.
    var trace: [[Int]] = []
    var reach = Array(repeating: 0, count: 2 * Self.steps + 3)
    let middle = Self.steps + 1
    for step in 0...Self.steps {
      trace.append(reach)
      for diagonal in stride(from: -step, through: step, by: 2) {
        let isDown = Self.isDown(reach, diagonal, step, middle)
        var x = isDown ? reach[middle + diagonal + 1] : reach[middle + diagonal - 1] + 1
        while x < a.count, x - diagonal < b.count, x - diagonal >= 0, a[x] == b[x - diagonal] { x += 1 }
        reach[middle + diagonal] = x
        if x == a.count && x - diagonal == b.count { return goBack(trace, lineBlock, a.count, b.count) }
      }
    }
  }

  private static func isDown(_ reach: [Int], _ diagonal: Int, _ step: Int, _ middle: Int) -> Bool {
    diagonal == -step
      || diagonal != step && reach[middle + diagonal - 1] < reach[middle + diagonal + 1]
  }

  private mutating func goBack(_ trace: [[Int]], _ lineBlock: LineBlock, _ oldCount: Int, _ newCount: Int) {
    let middle = Self.steps + 1
    var (x, y) = (oldCount, newCount)
    for (step, reach) in trace.enumerated().reversed() {
      let diagonal = x - y
      let isDown = Self.isDown(reach, diagonal, step, middle)
      let from = step == 0 ? 0 : reach[middle + (isDown ? diagonal + 1 : diagonal - 1)]
      let fromNew = step == 0 ? 0 : from - (isDown ? diagonal + 1 : diagonal - 1)
      while x > from && y > fromNew {
        (x, y) = (x - 1, y - 1)
        partner[lineBlock.new.lowerBound + y] = lineBlock.old.lowerBound + x
      }
      (x, y) = (from, fromNew)
    }
  }
}

extension Int {
  /// Takes the first index that it is told; -2 when there is a second.
  fileprivate mutating func note(_ index: Int) { self = self == -1 ? index : -2 }
}
