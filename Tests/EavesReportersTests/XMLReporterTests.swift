import EavesFindings
import EavesSource
import Foundation
import Testing

@testable import EavesReporters

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Checkstyle and JUnit, as a foreign parser reads them.
@Suite struct XMLReporterTests {
  private func notUnderstood(_ report: inout Report) {
    report.checked.notUnderstood = [
      NotUnderstood(
        path: FilePath("Torn.swift"), at: Position(line: 3, column: 9, utf16Column: 5), message: "stray }")
    ]
  }

  @Test func `Checkstyle`() {
    var report = Sample.report([Sample.bare(impact: .low), Sample.finding()])
    notUnderstood(&report)
    report.notices = [Problem("no rule ran", remedy: "name some", severity: .warning)]
    #expect(
      CheckstyleReporter(options: ReportOptions(pathPrefix: "ios/")).text(of: report) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="ios/Sources/A.swift">
            <error line="3" column="1" severity="info" message="view model A declares isLoading" source="eaves.state-enum"/>
          </file>
          <file name="ios/Sources/Trips/TripList.swift">
            <error line="14" column="18" severity="error" message="view TripList holds ModelContext; through the key path \.modelContext; fix: let the view model own the repository; the view keeps the view model" source="eaves.layer-view-no-data-access"/>
          </file>
          <file name="ios/Torn.swift">
            <error line="3" column="5" severity="info" message="not understood: stray }" source="eaves.eaves-not-understood"/>
          </file>
          <file name="ios/eaves.yml">
            <error line="1" column="1" severity="warning" message="no rule ran; name some" source="eaves.eaves-notice"/>
          </file>
        </checkstyle>

        """#)
  }

  @Test func `JUnit: a case for each finding, one that passed for each quiet rule`() {
    var allowed = Sample.bare()
    allowed.suppression = "until spring"
    var report = Sample.report([allowed, Sample.finding()])
    report.rules = [
      RuleSummary(
        id: RuleID("a-quiet-rule"), title: "Quiet & kept", impact: .high, impactDescription: "", tags: [],
        document: FilePath("Rules/r.md"), isEnforced: true, help: "")
    ]
    notUnderstood(&report)
    #expect(
      JUnitReporter().text(of: report) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="eaves" tests="4" failures="1" errors="0">
          <testsuite name="a-quiet-rule" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="Quiet &amp; kept" classname="a-quiet-rule"/>
          </testsuite>
          <testsuite name="layer-view-no-data-access" tests="1" failures="1" errors="0" skipped="0">
            <testcase name="view TripList holds ModelContext" classname="Sources/Trips/TripList.swift">
              <failure message="view TripList holds ModelContext" type="HIGH">Sources/Trips/TripList.swift:14:18
        @Environment(\.modelContext) private var context
        through the key path \.modelContext
        also on line 22
        fix: let the view model own the repository; the view keeps the view model</failure>
            </testcase>
          </testsuite>
          <testsuite name="state-enum" tests="1" failures="0" errors="0" skipped="1">
            <testcase name="view model A declares isLoading" classname="Sources/A.swift">
              <skipped message="allowed: until spring"/>
            </testcase>
          </testsuite>
          <testsuite name="eaves-not-understood" tests="1" failures="0" errors="0" skipped="1">
            <testcase name="not understood: stray }" classname="Torn.swift">
              <skipped message="Torn.swift:3:5: not understood: stray }"/>
            </testcase>
          </testsuite>
        </testsuites>

        """#)
  }

  @Test(arguments: 0..<100) func `any text comes back from a foreign parser`(_ seed: Int) throws {
    var hostile = Hostile(seed)
    let report = hostile.report()
    let counting = report.findings.filter(\.counts)
    let checkstyle = try Reading(CheckstyleReporter().text(of: report))
    let errors = checkstyle.elements.filter { $0.name == "error" }.compactMap { $0.attributes["message"] }
    #expect(Set(counting.map { Self.sayable($0.story) }).isSubset(of: errors))
    let files = checkstyle.elements.filter { $0.name == "file" }.compactMap { $0.attributes["name"] }
    #expect(Set(counting.map { Self.sayable($0.place.path.text) }).isSubset(of: files))

    let junit = try Reading(JUnitReporter().text(of: report))
    let cases = junit.elements.filter { $0.name == "testcase" }.compactMap { $0.attributes["name"] }
    #expect(Set(report.findings.map { Self.sayable($0.message) }).isSubset(of: cases))
    #expect(junit.elements.count { $0.name == "failure" } == report.findings.count(where: \.isFailing))
  }

  /// What is left of a text where only the characters of XML are: a parser is given pictures of the others.
  private static func sayable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}": result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      case "\u{7F}": result += "\u{2421}"
      case "\u{80}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The elements of a document, in order of their tags.
  private final class Reading: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []

    init(_ text: String) throws {
      super.init()
      let parser = XMLParser(data: Data(text.utf8))
      parser.delegate = self
      try #require(parser.parse(), "\(String(describing: parser.parserError)): \(text)")
    }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
      elements.append((elementName, attributeDict))
    }
  }
}
