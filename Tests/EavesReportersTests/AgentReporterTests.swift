import EavesFindings
import EavesReporters
import EavesSource
import Testing

@Suite struct AgentReporterTests {
  @Test(arguments: ["agent", "junit"]) func `a line of a megabyte is cut`(
    _ name: String
  ) throws {
    let blanks = String(repeating: "x ", count: 500_000)
    let finding = Sample.finding(
      place: Sample.place("Made.swift", 1, 900_001, to: 900_006), excerpt: blanks + "let a = 1")
    let text = try #require(ReportFormat.named(name)).reporter(ReportOptions()).text(
      of: Sample.report([finding]))
    #expect(text.utf8.count < 10_000)
  }

  @Test func `a block for each finding, worst first`() {
    var finding = Sample.finding(except: "not only passed on")
    finding.related.append(Sample.related("Sources/B.swift", 7, "handed over"))
    finding.exemplar = Exemplar(
      subject: Party(role: "view", name: "TripRow"),
      place: Sample.place("Sources/Trips/TripRow.swift", 3, 8, to: 8))
    var report = Sample.report([Sample.bare(), finding])
    report.rules = [
      RuleSummary(
        id: finding.rule, title: finding.title, impact: .high, impactDescription: "a screen can be shown",
        tags: [], document: FilePath("Rules/r.md"), isEnforced: true, help: "")
    ]
    #expect(
      AgentReporter().text(of: report) == #"""
        [1/2] HIGH layer-view-no-data-access
        at: Sources/Trips/TripList.swift:14:18
        what: view TripList holds ModelContext; through the key path \.modelContext; also on line 22
        code: @Environment(\.modelContext) private var context
        also: Sources/B.swift:7:5 handed over
        why: Views never reach past their view model: a screen can be shown
        not exempt: not only passed on
        change: let the view model own the repository; the view keeps the view model
        like: view TripRow in Sources/Trips/TripRow.swift:3:8

        [2/2] MEDIUM state-enum
        at: Sources/A.swift:3:1
        what: view model A declares isLoading
        code: var isLoading = false
        why: Loading is one value

        `eaves explain RULE` shows a rule with wrong and right examples
        2 findings in 312 files: 1 HIGH, 1 MEDIUM · checked: 14 rules on 120 views, 41 view models, 9 repositories

        """#)
  }
}
