import EavesFindings
import EavesSource
import Testing

@testable import EavesReporters

/// A report is told from every other file, so that only a report is written over.
@Suite struct FormatSignatureTests {
  private func isReport(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return ReportFormat.isReport(head: Array(bytes.prefix(1 << 16)), tail: Array(bytes.suffix(1 << 16)))
  }

  private static let reports: [Report] = {
    var odd = Sample.report([Sample.finding(), Sample.bare()])
    odd.notices = [Problem("not read: permission denied", path: FilePath("b.swift"), severity: .warning)]
    odd.preamble = "no profile chosen"
    odd.seconds = 0.5
    let long = Sample.report((1...400).map { Sample.bare(line: $0) })
    return [Sample.report(), Sample.report(checked: Checked(files: 1, lines: 1, rules: 1)), odd, long]
  }()

  @Test(arguments: ReportFormat.all.map(\.name))
  func `every report is known by its own format`(_ name: String) throws {
    let format = try #require(ReportFormat.named(name))
    for report in Self.reports {
      let bytes = Array(format.reporter(ReportOptions(pathPrefix: "/src/")).text(of: report).utf8)
      let (head, tail) = (Array(bytes.prefix(1 << 16)), Array(bytes.suffix(1 << 16)))
      #expect(format.marks.contains { $0.isOn(head: head, tail: tail) }, "\(name)")
    }
  }

  static let others = [
    "import SwiftUI\n\nstruct TripList: View {}\n", "eaves: 1\nprofile: base\n", "{}\n", "[]", "[\n]\n",
    "{\n",
    "#!/bin/sh\necho 3 findings in 2 files\n", "# Eaves: 3 findings\n", "<!-- eaves --> and more\n", "\n",
    " ",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"units\" tests=\"1\"/>\n",
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<checkstyle version=\"4.3\">\n</checkstyle>\n",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n<file name=\"eaves.\"/></checkstyle>\n",
    "{\n  \"schemaVersion\": 1,\n  \"tool\": {\n    \"name\": \"swiftlint\"\n  }\n}\n",
    "{\n  \"version\": \"2.1.0\",\n  \"runs\": []\n}\n", "{\n  \"eaves-baseline\": 3\n}\n",
    "[]\nimport Foundation\n", "no findings in 3 files\n", "no findings in 3 files\nnot covered: 1 type\n",
    "x findings in 3 files\nchecked: 1 rule\n", "3 findings in 3 files\nchecked: 1 rule",
    "1 findings in 3 files\nchecked: 1 rule\n", "3 findings in 3 files\nchecked: 1 rule\nmine\n",
  ]

  @Test func `a report is one with any of the lines behind its last`() {
    var checked = Sample.checked
    let place = Sample.place("a.swift", 1, 1, to: 2)
    checked.guidance = 3
    checked.offByDefault = [RuleID("o")]
    checked.leftOut = SkippedFiles([.excluded: SkippedFiles.Count(2)])
    checked.coverage.types = [CoverageItem(name: "A", place: place, why: "no rule")]
    checked.coverage.exempt = [CoverageItem(name: "MockA", place: place, why: "mock")]
    checked.unpinned = [RuleID("a")]
    checked.partlyFollowed = [PartlyFollowedRule(rule: RuleID("b"), deviations: 2)]
    checked.notFollowed = 2
    var known = Sample.finding()
    known.isBaselined = true
    var report = Sample.report([known], checked: checked)
    report.leftOut = 2
    report.staleBaseline = [ReportedEntry(path: FilePath("A.swift"), text: "A.swift: A holds C (c)")]
    report.rekeyedBaseline = [ReportedEntry(path: FilePath("A.swift"), text: "A.swift: A holds B (c)")]
    let further = SummaryLine(of: report).further
    #expect(further.count == SummaryLine.furtherMarks.count, "\(further)")
    for line in further { #expect(SummaryLine.isFurther(line[...]), "\(line)") }
    #expect(isReport(TextReporter(options: ReportOptions()).text(of: report)))
  }

  @Test(arguments: others) func `nothing else is a report`(_ text: String) { #expect(!isReport(text)) }
}
