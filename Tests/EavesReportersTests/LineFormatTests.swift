import EavesFindings
import EavesReporters
import EavesSource
import Testing

/// Formats of one line a finding: a program that reads the lines gets back what was found.
@Suite struct LineFormatTests {
  /// What a reader of annotations knows of a finding.
  struct Mark: Hashable, Comparable {
    let level: String
    let path: String
    let line: Int
    let column: Int
    let text: String
    static func < (left: Mark, right: Mark) -> Bool {
      (left.path, left.line, left.column, left.text) < (right.path, right.line, right.column, right.text)
    }
  }

  @Test(arguments: 0..<100) func `GitHub reads the findings back`(_ seed: Int) throws {
    var hostile = Hostile(seed)
    let report = hostile.report()
    let lines = GitHubReporter().text(of: report).split(separator: "\n").dropLast()
    let counting = report.findings.filter(\.counts)
    #expect(lines.count == counting.count + report.notices.count + report.checked.firstNotUnderstood.count)
    let read = try lines.prefix(counting.count).map { try Self.command(String($0)) }
    let written = counting.map { finding in
      Mark(
        level: finding.level == .note ? "notice" : finding.level.rawValue,
        path: Self.harmless(finding.place.path.text), line: finding.place.start.line,
        column: finding.place.start.utf16Column,
        text: Self.harmless(finding.message + (finding.instead.map { "\nfix: \($0)" } ?? "")))
    }
    #expect(read.sorted() == written.sorted())
  }

  /// What commands a terminal, or is not seen, is replaced: who runs the step sees the commands. Line breaks stay.
  private static func harmless(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "\t", "\n", "\r": scalar
      case "\u{0}"..<"\u{20}": Unicode.Scalar(0x2400 + scalar.value) ?? scalar
      case "\u{7F}": "\u{2421}"
      case "\u{80}"..<"\u{A0}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": "\u{FFFD}"
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// As the runner of GitHub reads `::level key=value,key=value::message`.
  private static func command(_ line: String) throws -> Mark {
    try #require(line.hasPrefix("::"))
    let body = line.dropFirst(2)
    let end = try #require(body.firstRange(of: "::"))
    let words = body[..<end.lowerBound].split(separator: " ", maxSplits: 1)
    var properties: [String: String] = [:]
    for pair in words[1].split(separator: ",") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      properties[String(sides[0])] = unescaped(String(sides[1]), also: true)
    }
    #expect(properties["title"]?.isEmpty == false)
    #expect(properties["line"] == properties["endLine"])
    return Mark(
      level: String(words[0]), path: properties["file"] ?? "", line: Int(properties["line"] ?? "") ?? 0,
      column: Int(properties["col"] ?? "") ?? 0, text: unescaped(String(body[end.upperBound...]), also: false)
    )
  }

  private static func unescaped(_ text: String, also isProperty: Bool) -> String {
    var result = text.replacing("%0D", with: "\r").replacing("%0A", with: "\n")
    if isProperty { result = result.replacing("%3A", with: ":").replacing("%2C", with: ",") }
    return result.replacing("%25", with: "%")
  }

  @Test(arguments: 0..<100) func `Xcode reads the findings back`(_ seed: Int) throws {
    var hostile = Hostile(seed)
    let report = hostile.report()
    let lines = XcodeReporter(options: ReportOptions(pathPrefix: "/p/")).text(of: report)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast(2)
    let counting = report.findings.filter(\.counts)
    #expect(lines.count == counting.count + report.notices.count + report.checked.firstNotUnderstood.count)
    for (line, finding) in zip(lines, counting) {
      // Paths and texts hold colons too: what is known of the finding must stand where it belongs.
      let start = "\(finding.place.start.line):\(finding.place.start.column)"
      #expect(line.hasPrefix("/p/Sources/"))
      #expect(line.contains(".swift:\(start): \(finding.level.rawValue): m"))
      #expect(line.hasSuffix("(\(finding.rule), \(finding.impact.name))"))
      #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\t" })
    }
  }

  @Test(arguments: ["agent", "text", "xcode", "markdown"], 0..<40)
  func `no text commands a terminal`(_ name: String, _ seed: Int) throws {
    var hostile = Hostile(seed)
    let text = try #require(ReportFormat.named(name)).reporter(ReportOptions()).text(of: hostile.report())
    let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(Set(controls).isSubset(of: ["\n", "\t"]))
  }
}
