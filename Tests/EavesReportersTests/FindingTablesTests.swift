import EavesFindings
import EavesReporters
import EavesSource
import Testing

/// The text report at size: remedies once, figures at the end.
@Suite struct FindingTablesTests {
  private func finding(_ number: Int, in folder: String) -> Finding {
    Sample.finding(place: Sample.place("\(folder)/A.swift", number, 1, to: 4), related: [], excerpt: nil)
  }

  private func text(_ findings: [Finding], _ change: (inout ReportOptions) -> Void = { _ in }) -> String {
    var options = ReportOptions()
    change(&options)
    return TextReporter(options: options).text(of: Sample.report(findings))
  }

  @Test func `what to do instead is said once a rule`() {
    let said = text((1...3).map { finding($0, in: "App") }).components(of: "fix:")
    #expect(said == 1)
    var other = finding(4, in: "App")
    other = Sample.finding(
      place: other.place, message: "view A calls fetch", instead: "ask the view model", related: [],
      excerpt: nil)
    #expect(text([finding(1, in: "App"), other, finding(2, in: "App")]).components(of: "fix:") == 2)
  }

  @Test func `few findings need no figures, many have them`() {
    #expect(!text((1...20).map { finding($0, in: "App") }).contains("by folder"))
    #expect(
      text((1...21).map { finding($0, in: "App") })
        .contains("\nfindings by folder\n   21  App\n21 findings in "))
    #expect(!text((1...21).map { finding($0, in: "App") }) { $0.isQuiet = true }.contains("by folder"))
  }

  @Test func `a summary is figures and the last line`() {
    let findings =
      [finding(1, in: "App"), Sample.bare()] + (1...14).map { finding($0, in: "Folder\(100 + $0)") }
    #expect(
      text(findings) { $0.isSummary = true } == """
        findings by rule
           15  HIGH    layer-view-no-data-access
            1  MEDIUM  state-enum
        findings by folder
            1  App
            1  Folder101
            1  Folder102
            1  Folder103
            1  Folder104
            1  Folder105
            1  Folder106
            1  Folder107
            1  Folder108
            1  Folder109
            1  Folder110
            1  Folder111
            4  in 4 other folders
        16 findings in 312 files: 15 HIGH, 1 MEDIUM
        checked: 14 rules on 120 views, 41 view models, 9 repositories

        """)
    #expect(text([]) { $0.isSummary = true }.hasPrefix("no findings in "))
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
