import EavesFindings
import EavesReporters
import EavesSource
import Testing

@Suite struct MarkdownReporterTests {
  @Test func `a comment`() {
    var report = Sample.report([Sample.bare(), Sample.finding(), Sample.bare(line: 9)])
    report.notices = [Problem("no coordinator", remedy: "say so", severity: .warning)]
    #expect(
      MarkdownReporter(options: ReportOptions(pathPrefix: "ios/")).text(of: report) == #"""
        <!-- eaves -->
        ## Eaves: 3 findings

        | impact | rule | findings |
        |---|---|--:|
        | HIGH | Views never reach past their view model | 1 |
        | MEDIUM | Loading is one value | 2 |

        <details>
        <summary><b>HIGH</b> Views never reach past their view model <code>layer-view-no-data-access</code> (1)</summary>

        Fix: let the view model own the repository; the view keeps the view model

        - `ios/Sources/Trips/TripList.swift:14` view TripList holds ModelContext; through the key path \\.modelContext; also on line 22

        </details>

        <details>
        <summary><b>MEDIUM</b> Loading is one value <code>state-enum</code> (2)</summary>

        - `ios/Sources/A.swift:3` view model A declares isLoading
        - `ios/Sources/A.swift:9` view model A declares isLoading

        </details>

        <details>
        <summary>1 remark on this run</summary>

        - no coordinator; say so

        </details>

        <sub>3 findings in 312 files: 1 HIGH, 2 MEDIUM · checked: 14 rules on 120 views, 41 view models, 9 repositories</sub>

        """#)
  }

  @Test func `why a finding is not exempt`() {
    let text = MarkdownReporter().text(of: Sample.report([Sample.finding(except: "it is also read in body")]))
    #expect(text.contains("also on line 22<br>not exempt: it is also read in body\n"), "\(text)")
  }

  @Test func `a clean run says what it checked`() {
    #expect(
      MarkdownReporter().text(of: Sample.report()) == """
        <!-- eaves -->
        ## Eaves: no findings

        <sub>no findings in 312 files · checked: 14 rules on 120 views, 41 view models, 9 repositories</sub>

        """)
  }

  @Test func `names are no markup, no mentions, no ends of cells`() {
    let finding = Sample.finding(
      title: "a | b <i> @team", place: Sample.place("a`b``c.swift", 1, 1, to: 2),
      message: "holds @State *x* #12",
      recognised: nil, instead: "use `y`\nor </details>", related: [])
    let text = MarkdownReporter().text(of: Sample.report([finding]))
    #expect(text.contains("\n| HIGH | a \\| b &lt;i&gt; @<!-- -->team | 1 |\n"))
    #expect(text.contains("\n- ```a`b``c.swift:1``` holds @<!-- -->State \\*x\\* #<!-- -->12\n"))
    #expect(text.contains("\nFix: use \\`y\\`␊or &lt;/details&gt;\n"))
    #expect(text.contains("<summary><b>HIGH</b> a | b &lt;i&gt; @<!-- -->team <code>"))
  }

  @Test func `what has no room is counted`() {
    let report = Sample.report(
      (1...500).map { line in
        Sample.finding(
          rule: "r", place: Sample.place("A.swift", line, 1, to: 4),
          subject: Party(role: "view", name: "V\(line)"),
          instead: nil)
      })
    let text = MarkdownReporter(limit: 1000).text(of: report)
    let shown = text.split(separator: "\n").count { $0.hasPrefix("- ") }
    #expect(shown > 0)
    #expect(text.contains("\n\(500 - shown) more findings: `eaves check` shows all.\n"))
    #expect(text.utf8.count < 2000)
    #expect(MarkdownReporter().text(of: report).utf8.count < 65_536)
  }

  @Test func `more than five findings of one type are counted`() {
    let report = Sample.report((1...8).map { Sample.finding(place: Sample.place("A.swift", $0, 1, to: 4)) })
    let text = MarkdownReporter().text(of: report)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("- `A.swift:") } == 5)
    #expect(text.contains("\n- 3 more findings of this rule in TripList: `eaves check --all` shows them\n"))
    #expect(text.contains("(8)</summary>") && !text.contains("more findings:"))
    var options = ReportOptions()
    options.showsAll = true
    let all = MarkdownReporter(options: options).text(of: report)
    #expect(all.split(separator: "\n").count { $0.hasPrefix("- `A.swift:") } == 8)
  }

  @Test(arguments: 0..<100) func `every finding is one item, whatever it says`(_ seed: Int) {
    var hostile = Hostile(seed)
    let report = hostile.report()
    let lines = MarkdownReporter().text(of: report).split(separator: "\n")
    let counting = report.findings.count { $0.counts }
    #expect(lines.count { $0.hasPrefix("- ") } == counting + 2)
    #expect(lines.count { $0 == "</details>" } == lines.count { $0 == "<details>" })
  }
}
