package import EavesFindings
import EavesSource

/// The report as a run of tests: a suite for each rule, a failed case for each finding, and one case that passed
/// where a rule found nothing, so that green shows what was checked.
///
/// A finding below the fail level is a skipped case; so are those that are allowed or in the baseline, and code that
/// was not understood.
package struct JUnitReporter: Reporter {
  private let options: ReportOptions

  static let marks: [FormatSignature] = [.beginning("\(XML.head)<testsuites name=\"\(Tool.name)\"")]

  package init(options: ReportOptions = ReportOptions()) { self.options = options }

  package func write(_ report: Report, to output: inout ReportText) {
    let suites = ruleSuites(report) + remarkSuites(report)
    let failures = suites.reduce(0) { $0 + $1.failures }
    let root = XML(
      "testsuites",
      [
        "name": Tool.name, "tests": String(suites.reduce(0) { $0 + $1.count }),
        "failures": String(failures), "errors": "0",
      ],
      children: suites.map(\.element))
    root.writeDocument(to: &output)
  }

  private func ruleSuites(_ report: Report) -> [Suite] {
    let all = report.findings
    let positions = Dictionary(grouping: all.indices) { all[$0].rule }
    let quiet = report.rules.filter { $0.isEnforced && positions[$0.id] == nil }.map {
      Suite(name: $0.id.text, cases: [Case(name: $0.title, classname: $0.id.text)])
    }
    let loud = positions.map { rule, positions in
      Suite(
        name: rule.text, count: positions.count, failures: positions.count { all[$0].isFailing },
        skipped: positions.count { !all[$0].isFailing }
      ) { testCase(all[positions[$0]]) }
    }
    return (quiet + loud).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private func testCase(_ finding: Finding) -> Case {
    let path = options.pathPrefix + finding.place.path.text
    var lines = ["\(options.pathPrefix)\(finding.place)"]
    if let code = Excerpt.line(of: finding) { lines.append(code) }
    lines += Notes(on: finding).parts
    if let instead = finding.instead { lines.append("fix: \(instead)") }
    let result: Case.Result
    if let reason = finding.suppression {
      result = .skipped("allowed: \(reason)")
    } else if finding.isBaselined {
      result = .skipped("in the baseline" + (finding.baselineReason.map { ": \($0)" } ?? ""))
    } else if !finding.isFailing {
      result = .skipped("\(finding.impact.name), which does not fail this run: \(finding.message)")
    } else {
      result = .failed(finding.message, type: finding.impact.name, text: lines.joined(separator: "\n"))
    }
    return Case(name: finding.message, classname: path, result: result)
  }

  private func remarkSuites(_ report: Report) -> [Suite] {
    let remarks = Dictionary(grouping: Remark.all(of: report), by: \.kind)
    return Remark.Kind.allCases.compactMap { kind in
      guard let remarks = remarks[kind] else { return nil }
      let cases = remarks.map { remark in
        let place = remark.start.map { ":\($0.line):\($0.utf16Column)" } ?? ""
        let path = remark.path.map { options.pathPrefix + $0.text }
        let result = Case.Result.skipped((path.map { "\($0)\(place): " } ?? "") + remark.message)
        return Case(name: remark.message, classname: path ?? Tool.name, result: result)
      }
      return Suite(name: kind.rawValue, cases: cases)
    }
  }
}

/// The cases of one rule, or of one kind of remark, made one by one when they are written.
private struct Suite {
  let name: String
  let count: Int
  let failures: Int
  private let skipped: Int
  private let testCase: @Sendable (Int) -> Case

  init(
    name: String, count: Int, failures: Int, skipped: Int, testCase: @escaping @Sendable (Int) -> Case
  ) {
    self.name = name
    self.count = count
    self.failures = failures
    self.skipped = skipped
    self.testCase = testCase
  }

  init(name: String, cases: [Case]) {
    self.init(
      name: name, count: cases.count,
      failures: cases.count { if case .failed = $0.result { true } else { false } },
      skipped: cases.count { if case .skipped = $0.result { true } else { false } }
    ) { cases[$0] }
  }

  var element: XML {
    let testCase = testCase
    return XML(
      "testsuite",
      [
        "name": name, "tests": String(count), "failures": String(failures), "errors": "0",
        "skipped": String(skipped),
      ], count: count
    ) { testCase($0).element }
  }
}

private struct Case: Sendable {
  enum Result: Sendable {
    case passed
    case failed(String, type: String, text: String)
    case skipped(String)
  }

  let name: String
  let classname: String
  var result: Result = .passed

  var element: XML {
    let attributes: KeyValuePairs<String, String?> = ["name": name, "classname": classname]
    switch result {
    case .passed: return XML("testcase", attributes)
    case .failed(let message, let type, let text):
      return XML(
        "testcase", attributes, children: [XML("failure", ["message": message, "type": type], text: text)])
    case .skipped(let message):
      return XML("testcase", attributes, children: [XML("skipped", ["message": message])])
    }
  }
}
