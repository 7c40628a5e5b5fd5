import EavesFindings
import EavesSource
import Testing

@testable import EavesReporters

/// Reports are handed on piece by piece; put together, the pieces are the report.
@Suite struct ReportTextTests {
  /// A report of so many findings that no format puts it into one piece.
  private static let long = Sample.report(
    (1...4_000).map { line in
      var finding = Sample.finding(
        rule: "rule-\(line % 7)", impact: Impact.allCases[line % Impact.allCases.count],
        place: Sample.place("Sources/File\(line / 100).swift", line, 1, to: 9))
      if line % 11 == 0 { finding.suppression = "until spring" }
      finding.isBaselined = line % 13 == 0
      return finding
    })

  private func pieces(_ format: ReportFormat, _ report: Report) -> [String] {
    final class Taken { var pieces: [String] = [] }
    let taken = Taken()
    format.reporter(ReportOptions()).write(report) { taken.pieces.append($0) }
    return taken.pieces
  }

  @Test(arguments: ReportFormat.all.map(\.name)) func `no piece holds the report`(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    let pieces = pieces(format, Self.long)
    let text = format.reporter(ReportOptions()).text(of: Self.long)
    #expect(pieces.joined() == text)
    #expect(!pieces.contains(""))
    // What tells people of the worst findings only is short.
    if text.utf8.count > 1 << 18 { #expect(pieces.allSatisfy { $0.utf8.count < 1 << 17 }) }
  }

  @Test func `formats that tell every finding are long`() throws {
    for name in ["text", "json", "sarif", "junit", "checkstyle", "gitlab", "xcode"] {
      #expect(pieces(try #require(ReportFormat.named(name)), Self.long).count > 2, "\(name)")
    }
  }

  @Test func `a piece is handed on when there is enough of it, and at the end`() {
    final class Taken { var counts: [Int] = [] }
    let taken = Taken()
    var text = ReportText { taken.counts.append($0.utf8.count) }
    for _ in 0..<5 { text += String(repeating: "a", count: 30_000) }
    text.finish()
    text.finish()
    #expect(taken.counts == [90_000, 60_000])
  }

  @Test func `a list is written as its values are, whenever they are made`() {
    func text(_ value: JSON) -> String {
      var text = ""
      value.write(to: &text)
      return text
    }
    for count in 0..<4 {
      let made = JSON.each(Array(0..<count)) { ["number": .number($0)] }
      let whole = JSON.array((0..<count).map { ["number": .number($0)] })
      #expect(text(["list": made]) == text(["list": whole]))
    }
    func text(_ element: XML) -> String {
      final class Taken { var text = "" }
      let taken = Taken()
      var output = ReportText { taken.text += $0 }
      element.writeDocument(to: &output)
      output.finish()
      return taken.text
    }
    let child: @Sendable (Int) -> XML = { XML("child", ["n": "\($0)"], text: "a") }
    for count in 0..<3 {
      #expect(
        text(XML("all", count: count, child: child)) == text(XML("all", children: (0..<count).map(child))))
    }
  }
}
