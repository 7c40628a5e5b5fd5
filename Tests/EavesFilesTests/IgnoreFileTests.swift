import EavesFiles
import Testing

/// What a `.gitignore` says of a path, one line each. `git check-ignore` says the same of every one, once it
/// is left to the walk that nothing in an ignored folder is asked about.
@Suite struct IgnoreFileTests {
  struct Case: CustomTestStringConvertible {
    let lines: String
    let path: String
    let verdict: IgnoreFile.Verdict?

    init(_ lines: String, _ path: String, _ verdict: IgnoreFile.Verdict?) {
      self.lines = lines
      self.path = path
      self.verdict = verdict
    }

    var testDescription: String { "\(lines.debugDescription) on \(path)" }
  }

  static let cases: [Case] = [
    Case("a.swift", "a.swift", .ignored),
    Case("a.swift", "x/y/a.swift", .ignored),
    Case("a.swift", "aa.swift", nil),
    Case("A.swift", "a.swift", nil),
    // Comments, blank lines, line ends, spaces.
    Case("# a\n\n\n", "a", nil),
    Case("\\#a", "#a", .ignored),
    Case("\u{FEFF}a\r\nb\r\n", "a", .ignored),
    Case("a\r\nb\r\n", "b", .ignored),
    Case("a   ", "a", .ignored),
    Case("a\\ ", "a ", .ignored),
    Case("a\\  ", "a ", .ignored),
    Case(" a", "a", nil),
    Case(" a", " a", .ignored),
    // Folders only.
    Case("out/", "out/", .ignored),
    Case("out/", "x/out/", .ignored),
    Case("out/", "out", nil),
    // Anchored.
    Case("/a", "a", .ignored),
    Case("/a", "x/a", nil),
    Case("x/a", "x/a", .ignored),
    Case("x/a", "y/x/a", nil),
    Case("/x/a/", "x/a/", .ignored),
    // Stars inside one component.
    Case("*.swift", "x/a.swift", .ignored),
    Case("*.swift", ".swift", .ignored),
    Case("a*b*c", "axxbyyc", .ignored),
    Case("a*b*c", "axxbyy", nil),
    Case("x/*", "x/a", .ignored),
    Case("x/*", "x/y/a", nil),
    Case("a?c", "abc", .ignored),
    Case("a?c", "ac", nil),
    Case("*", "anything/", .ignored),
    // Two stars across components.
    Case("**/a", "a", .ignored),
    Case("**/a", "x/y/a", .ignored),
    Case("x/**", "x/y/a", .ignored),
    Case("x/**", "x/", nil),
    Case("x/**/a", "x/a", .ignored),
    Case("x/**/a", "x/y/z/a", .ignored),
    Case("x/**/**/a", "x/a", .ignored),
    Case("x/**/a", "a", nil),
    Case("x**/a", "xyz/a", .ignored),
    Case("x**/a", "x/y/a", nil),
    // Sets.
    Case("[abc].swift", "b.swift", .ignored),
    Case("[a-c].swift", "d.swift", nil),
    Case("[!a-c].swift", "d.swift", .ignored),
    Case("[^a-c].swift", "a.swift", nil),
    Case("[]a]", "]", .ignored),
    Case("[a-]", "-", .ignored),
    Case("[a", "[a", nil),
    Case("[\\]]", "]", .ignored),
    // Escapes.
    Case("\\*", "*", .ignored),
    Case("\\*", "a", nil),
    Case("\\!a", "!a", .ignored),
    Case("a\\", "a", nil),
    // The last that matches decides.
    Case("*.swift\n!Keep.swift", "Keep.swift", .kept),
    Case("!Keep.swift\n*.swift", "Keep.swift", .ignored),
    Case("/*\n!/Sources", "Sources/", .kept),
    Case("/*\n!/Sources", "Tests/", .ignored),
    Case("é*", "école", .ignored),
  ]

  @Test(arguments: cases) func says(_ expected: Case) {
    #expect(IgnoreFile(Array(expected.lines.utf8)).verdict(on: expected.path) == expected.verdict)
  }

  /// Files of one rule say the same: the last of them that says anything decides.
  @Test func `a long file says what its lines say one by one`() {
    let lines = Set(Self.cases.map(\.lines)).sorted().flatMap { $0.split(separator: "\n").map(String.init) }
    let alone = lines.map { IgnoreFile(Array($0.utf8)) }
    for start in [0, 3, 7] {
      let together = IgnoreFile(Array(lines[start...].joined(separator: "\n").utf8))
      for path in Set(Self.cases.map(\.path)) {
        let last = alone[start...].last { $0.verdict(on: path) != nil }
        #expect(together.verdict(on: path) == last?.verdict(on: path), "\(path)")
      }
    }
  }

  @Test func `a hundred thousand lines cost a path what a few do`() {
    let lines = (0..<100_000).map { "/build/part\($0)/*.o\n" }.joined()
    let file = IgnoreFile(Array(lines.utf8))
    for index in 0..<2_000 { #expect(file.verdict(on: "build/part\(index)/main.swift") == nil) }
    #expect(file.verdict(on: "build/part99999/main.o") == .ignored)
  }

  @Test func `many double stars end in time`() {
    let deep = String(repeating: "a/", count: 60) + "a"
    let pattern = String(repeating: "**/a/", count: 40) + "b"
    #expect(IgnoreFile(Array(pattern.utf8)).verdict(on: deep) == nil)
    #expect(
      IgnoreFile(Array((String(repeating: "**/a/", count: 40) + "a").utf8)).verdict(on: deep) == .ignored)
  }

  @Test func `many stars end in time`() {
    let pattern = String(repeating: "a*", count: 60) + "b"
    let name = String(repeating: "a", count: 4_000)
    #expect(IgnoreFile(Array(pattern.utf8)).verdict(on: name) == nil)
  }
}
