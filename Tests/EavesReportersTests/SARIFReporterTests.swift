import EavesFindings
import EavesSource
import Foundation
import Testing

@testable import EavesReporters

/// The facts of SARIF that its readers rely on, beyond what its schema says.
@Suite struct SARIFReporterTests {
  typealias Fields = [String: Any]

  private func run(_ report: Report, prefix: String = "") throws -> Fields {
    let text = SARIFReporter(options: ReportOptions(pathPrefix: prefix)).text(of: report)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Fields)
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [Fields])
    #expect(runs.count == 1)
    return runs[0]
  }

  private func results(_ run: Fields) throws -> [Fields] { try #require(run["results"] as? [Fields]) }

  private func physical(_ result: Fields) throws -> (artifact: Fields, region: Fields) {
    let locations = try #require(result["locations"] as? [Fields])
    let place = try #require(locations.first?["physicalLocation"] as? Fields)
    return (
      try #require(place["artifactLocation"] as? Fields), try #require(place["region"] as? Fields)
    )
  }

  private let rule = RuleSummary(
    id: RuleID("layer-view-no-data-access"), title: "Views Keep Out", impact: .high,
    impactDescription: "a screen can be shown", tags: ["layer", "view", "layer"],
    document: FilePath("Rules/r.md"), isEnforced: true, help: "## Views Keep Out\n\n```swift\nx { }\n```")

  @Test func `paths are relative and encoded, columns are UTF-16`() throws {
    let place = Place(
      path: FilePath("App & Co/é: 100%.swift"), start: Position(line: 2, column: 12, utf16Column: 9),
      end: Position(line: 2, column: 20, utf16Column: 15))
    let run = try run(Sample.report([Sample.finding(place: place)]), prefix: "ios/")
    let (artifact, region) = try physical(results(run)[0])
    #expect(artifact["uri"] as? String == "ios/App%20&%20Co/%C3%A9%3A%20100%25.swift")
    #expect(artifact["uriBaseId"] as? String == "SRCROOT")
    #expect((run["originalUriBaseIds"] as? Fields)?["SRCROOT"] != nil)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    #expect(
      region as? [String: Int] == ["startLine": 2, "startColumn": 9, "endLine": 2, "endColumn": 15])
  }

  @Test func `the help of a rule holds no tag and no link but to the web`() throws {
    var report = Sample.report([])
    let help = "<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) [b](https://example.org)"
    report.rules = [
      RuleSummary(
        id: rule.id, title: rule.title, impact: .high, impactDescription: "", tags: [],
        document: rule.document,
        isEnforced: true, help: help)
    ]
    let driver = try #require((try run(report)["tool"] as? Fields)?["driver"] as? Fields)
    let rules = try #require(driver["rules"] as? [Fields])
    #expect(
      (rules[0]["help"] as? [String: String])?["markdown"]
        == "&lt;img src=x onerror=alert(1)>\n\n[a]\\(javascript:alert(1)) [b](https://example.org)")
  }

  @Test func `a rule brings its document, its tags and its level`() throws {
    var report = Sample.report([Sample.finding(), Sample.bare(impact: .low)])
    report.rules = [rule]
    let run = try run(report)
    let driver = try #require((run["tool"] as? Fields)?["driver"] as? Fields)
    let rules = try #require(driver["rules"] as? [Fields])
    #expect(rules.map { $0["id"] as? String } == ["layer-view-no-data-access", "state-enum"])
    #expect((rules[0]["help"] as? [String: String])?["markdown"] == rule.help)
    #expect((rules[0]["defaultConfiguration"] as? [String: String])?["level"] == "error")
    let properties = try #require(rules[0]["properties"] as? Fields)
    #expect(properties["tags"] as? [String] == ["layer", "view"])
    #expect(properties["impact"] as? String == "HIGH")
    let results = try results(run)
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1])
    #expect(results.map { $0["level"] as? String } == ["error", "note"])
  }

  @Test func `what does not count is there, suppressed, with its reason`() throws {
    var allowed = Sample.finding()
    allowed.suppression = "until \"spring\""
    var known = Sample.finding()
    known.isBaselined = true
    var explained = known
    explained.baselineReason = "v2"
    let results = try results(run(Sample.report([Sample.finding(), allowed, known, explained])))
    let suppressions = results.map { $0["suppressions"] as? [[String: String]] ?? [] }
    #expect(
      suppressions == [
        [], [["kind": "inSource", "status": "accepted", "justification": "until \"spring\""]],
        [["kind": "external", "status": "accepted"]],
        [["kind": "external", "status": "accepted", "justification": "v2"]],
      ])
    let prints = results.map { ($0["partialFingerprints"] as? [String: String])?["eavesFacts/v1"] }
    #expect(prints == Array(repeating: Sample.finding().fingerprint, count: 4))
  }

  @Test func `a run succeeds that understood all but some code, and says which`() throws {
    var report = Sample.report()
    report.checked.notUnderstood = [
      NotUnderstood(
        path: FilePath("a b.swift"), at: Position(line: 3, column: 9, utf16Column: 5), message: "{")
    ]
    let invocation = try #require((run(report)["invocations"] as? [Fields])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let told = try #require(invocation["toolExecutionNotifications"] as? [Fields])
    #expect(told.count == 1)
    #expect((told[0]["message"] as? [String: String])?["text"] == "not understood: {{")
    let (artifact, region) = try physical(told[0])
    #expect(artifact["uri"] as? String == "a%20b.swift")
    #expect(region as? [String: Int] == ["startLine": 3, "startColumn": 5])
  }

  @Test func `related places have their words`() throws {
    let result = try results(run(Sample.report([Sample.finding()])))[0]
    let related = try #require(result["relatedLocations"] as? [Fields])
    #expect((related[0]["message"] as? [String: String])?["text"] == "used")
  }

  @Test(arguments: 0..<100) func `any text comes back from a foreign parser`(_ seed: Int) throws {
    var hostile = Hostile(seed)
    let report = hostile.report()
    for (result, finding) in zip(try results(run(report)), report.findings) {
      let text = try #require((result["message"] as? [String: String])?["text"])
      let plain = text.replacingOccurrences(of: "{{", with: "{").replacingOccurrences(of: "}}", with: "}")
        .replacing(/(\\*)\\\]\(/) { "\($0.output.1.prefix($0.output.1.count / 2))](" }
      #expect(Array(plain.unicodeScalars) == Array(finding.story.unicodeScalars))
      let uri = try #require(physical(result).artifact["uri"] as? String)
      #expect(uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x3A })
      #expect(uri.removingPercentEncoding.map { Array($0.utf8) } == Array(finding.place.path.text.utf8))
    }
  }
}
