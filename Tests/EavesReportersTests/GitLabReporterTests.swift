import EavesFindings
import EavesReporters
import EavesSource
import Foundation
import Testing

@Suite struct GitLabReporterTests {
  @Test func `an issue, to the letter`() {
    var allowed = Sample.finding()
    allowed.suppression = "known"
    let report = Sample.report([Sample.finding(), allowed])
    #expect(
      GitLabReporter(options: ReportOptions(pathPrefix: "ios/")).text(of: report) == #"""
        [
          {
            "type": "issue",
            "check_name": "layer-view-no-data-access",
            "description": "view TripList holds ModelContext; through the key path \\.modelContext; fix: let the view model own the repository; the view keeps the view model",
            "categories": [
              "Clarity"
            ],
            "severity": "major",
            "fingerprint": "\#(Sample.finding().fingerprint)",
            "location": {
              "path": "ios/Sources/Trips/TripList.swift",
              "lines": {
                "begin": 14,
                "end": 14
              }
            },
            "content": {
              "body": "let the view model own the repository; the view keeps the view model"
            }
          }
        ]

        """#)
  }

  @Test func `nothing found is an empty list`() {
    #expect(GitLabReporter().text(of: Sample.report()) == "[]\n")
  }

  @Test(arguments: 0..<100) func `fingerprints are unique, severities known`(_ seed: Int) throws {
    var hostile = Hostile(seed)
    var report = hostile.report()
    report.checked.notUnderstood += report.checked.notUnderstood
    let text = GitLabReporter().text(of: report)
    let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(issues.count == report.findings.count { $0.counts } + 3)
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == issues.count)
    let known: Set = ["info", "minor", "major", "critical"]
    #expect(Set(issues.compactMap { $0["severity"] as? String }).isSubset(of: known))
    let places = issues.compactMap { ($0["location"] as? [String: Any])?["path"] as? String }
    let counting = report.findings.filter(\.counts).map { Array($0.place.path.text.utf8) }
    #expect(places.prefix(counting.count).map { Array($0.utf8) } == counting)
  }
}
