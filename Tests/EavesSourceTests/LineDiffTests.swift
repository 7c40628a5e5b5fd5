import EavesSource
import Testing

/// Texts are written as words here, a line each.
@Suite struct LineDiffTests {
  /// The same numbers on every run.
  private struct Dice {
    private var state: UInt64 = 88_172_645_463_325_252

    mutating func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
  }

  private func changes(_ old: String, _ new: String) -> [ClosedRange<Int>] {
    LineDiff.changes(from: text(old), to: text(new))
  }

  private func text(_ words: String) -> [UInt8] {
    Array(words.split(separator: " ").map { "\($0)\n" }.joined().utf8)
  }

  static let cases: [(String, String, [ClosedRange<Int>])] = [
    ("a b c", "a b c", []),
    ("a b c", "a x c", [2...2]),
    ("a b c", "a x y c", [2...3]),
    ("a c", "a b c", [2...2]),
    ("", "a b", [1...2]),
    ("a b", "c d", [1...2]),
    // What was removed touches what follows, at the end the line that is none.
    ("a b c", "a c", [2...2]),
    ("a b c", "b c", [1...1]),
    ("a b c", "a b", [3...3]),
    ("a b", "", [1...1]),
    ("a b c d e f g", "a c d x f", [2...2, 4...4, 6...6]),
    // Lines that stand often.
    ("{ } { } { }", "{ } { x } { }", [4...4]),
    ("{ } { }", "{ } { } { }", [5...6]),
    ("x x x x", "x x y x x", [3...3]),
    ("a { p } b { q }", "a { p } c { r } b { q }", [5...8]),
  ]

  @Test(arguments: cases) func `lines that changed`(old: String, new: String, lines: [ClosedRange<Int>]) {
    #expect(changes(old, new) == lines, "\(old) → \(new)")
  }

  @Test func `how a line ends makes no difference, unless it does not end`() {
    let old = Array("a\nb\nc\n".utf8)
    for same in ["a\r\nb\r\nc\r\n", "a\rb\rc\r", "a\nb\r\nc\r"] {
      #expect(LineDiff.changes(from: old, to: Array(same.utf8)) == [], "\(same.debugDescription)")
    }
    #expect(LineDiff.changes(from: old, to: Array("a\nb\nc".utf8)) == [3...3])
    #expect(LineDiff.changes(from: old, to: Array("a\r\rb\nc\n".utf8)) == [2...2])
  }

  /// What is not called changed stood there before, in the same order; every removal is noticed.
  @Test func `of any two texts`() {
    var random = Dice()
    for round in 0..<3_000 {
      let letters = round % 2 == 0 ? 3 : 12
      func lines() -> [Int] { (0..<random.next(15)).map { _ in random.next(letters) } }
      let (old, new) = (lines(), lines())
      let found = LineDiff.changes(from: bytes(old), to: bytes(new))
      let changed = Set(found.flatMap { Array($0) })
      let kept = new.indices.filter { !changed.contains($0 + 1) }.map { new[$0] }
      var rest = old[...]
      for line in kept {
        let place = rest.firstIndex(of: line)
        #expect(place != nil, "\(old) → \(new): \(found)")
        rest = rest[((place ?? rest.endIndex - 1) + 1)...]
      }
      #expect(old == new || !found.isEmpty, "\(old) → \(new)")
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound })
    }
  }

  private func bytes(_ lines: [Int]) -> [UInt8] { Array(lines.map { "l\($0)\n" }.joined().utf8) }

  @Test func `one line in front of many is one change`() {
    let old = (0..<100_000).map { $0 % 7 }
    #expect(LineDiff.changes(from: bytes(old), to: bytes([99] + old)) == [1...1])
    #expect(LineDiff.changes(from: bytes(old), to: bytes(old + [99])) == [100_001...100_001])
  }

  /// What would take the square of the length is cut short: more counts as changed, in time.
  @Test func `texts that are made to take long`() {
    let size = 60_000
    let shapes: [([Int], [Int])] = [
      ((0..<size).map { $0 % 2 }, (0..<size).map { $0 % 3 }),
      ((0..<size).map { $0 }, (0..<size).map { size - $0 }),
      ((0..<size).map { $0 / 2 }, (0..<size).map { (size - $0) / 2 }),
      // Each match uncovers the next: one line more stands once between two others.
      ((0..<size).map { $0 % 2 == 0 ? $0 : $0 / 2 }, (0..<size).map { $0 % 2 == 0 ? $0 / 2 : $0 }),
    ]
    for (old, new) in shapes {
      #expect(!LineDiff.changes(from: bytes(old), to: bytes(new)).isEmpty)
    }
  }
}
