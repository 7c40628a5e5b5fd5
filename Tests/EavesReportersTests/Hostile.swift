import EavesFindings
import EavesSource

/// Reports full of text that formats trip over, made from a number: the same number gives the same report.
struct Hostile: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private static let pieces = [
    "view", "TripList", " ", "a, b", ": ", "::error::", "%", "%25", "%0A", "]]>", "<![CDATA[", "&", "&amp;",
    "<b>", "\"", "'", "|", "`", "```", "\\", "{0}", "[x](y)", "@octocat", "#12", "é", "🏝️", "👩‍👩‍👧", "\t", "\r\n",
    "\n", "\r", "\u{1}", "\u{1B}[2J", "\u{7F}", "\u{85}", "\u{202E}", "\u{2028}", "\u{FFFE}", "\u{FFFF}",
    "\u{0}",
  ]

  mutating func text(_ count: Int = 6) -> String {
    (0..<count).map { _ in Self.pieces.randomElement(using: &self) ?? "" }.joined()
  }

  /// A file name may hold anything but NUL and `/`.
  mutating func path() -> FilePath {
    let name = text(4).unicodeScalars.filter { $0 != "\u{0}" && $0 != "/" }
    return FilePath("Sources/\(String(String.UnicodeScalarView(name))).swift")
  }

  mutating func finding() -> Finding {
    let line = Int.random(in: 1...9999, using: &self)
    let column = Int.random(in: 1...200, using: &self)
    let place = Place(
      path: path(), start: Position(line: line, column: column + 7, utf16Column: column),
      end: Position(line: line, column: column + 14, utf16Column: column + 5))
    let impact = Impact.allCases.randomElement(using: &self) ?? .low
    return Sample.finding(
      rule: "rule-\(Int.random(in: 0...4, using: &self))", title: text(), impact: impact, place: place,
      message: "m" + text(), object: Party(role: nil, name: text()), recognised: text(), except: text(),
      instead: text(), related: [], excerpt: text())
  }

  mutating func report() -> Report {
    var report = Sample.report((0..<8).map { _ in finding() })
    report.findings[6].suppression = text()
    report.findings[7].isBaselined = true
    for index in report.findings.indices {
      report.findings[index].fingerprint = report.findings[index].key.fingerprint(ordinal: index)
    }
    report.notices = [Problem(text(), remedy: text(), path: path(), line: 3, severity: .warning)]
    report.checked.notUnderstood = [
      NotUnderstood(path: path(), at: Position(line: 2, column: 9, utf16Column: 4), message: text())
    ]
    return report
  }
}
