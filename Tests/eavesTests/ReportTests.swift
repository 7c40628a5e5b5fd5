import EavesFiles
import Testing

@testable import eaves

/// What a report says must not depend on anything but the project.
@Suite struct ReportTests {
  /// Twelve views, each with its finding, made in the given order.
  private func sandbox(_ order: some Sequence<Int>) throws -> Sandbox {
    let files = order.map { number in
      (path: "p/Sources/View\(number).swift", text: Sample.view.replacing("TripList", with: "View\(number)"))
    }
    return try Sandbox([("rules/no-store-in-views.md", Sample.rule())] + files)
  }

  @Test func `same bytes for any number of threads and any order of files`() throws {
    let line = "check ~/p --rules ~/rules --format json --jobs"
    let ahead = try sandbox(0..<12)
    let one = ahead.eaves("\(line) 1")
    #expect(one.status == .findings)
    #expect(one.out.split(separator: "\n").count { $0.contains("\"fingerprint\"") } == 12)
    #expect(ahead.eaves("\(line) 2").out == one.out)
    #expect(try sandbox((0..<12).reversed()).eaves("\(line) 3").out == one.out)
  }

  @Test(arguments: [
    ("/a/p", "/a/p", ""), ("/a/p", "/a", "p/"), ("/a/p", "/a/p/Sources/Trips", "../../"),
    ("/a/p", "/a/q/r", "../../p/"), ("/a", "/", "a/"), ("/", "/a", "../"),
  ])
  func `paths on a terminal begin where one stands`(root: String, current: String, way: String) throws {
    let (root, current) = (try #require(AbsolutePath(root)), try #require(AbsolutePath(current)))
    #expect(CheckSettings.way(to: root, from: current) == way)
  }

  @Test func `the time of each stage is told beside the report`() throws {
    let sandbox = try sandbox(0..<1)
    let plain = sandbox.eaves("check ~/p --rules ~/rules --format json")
    let timed = sandbox.eaves("check ~/p --rules ~/rules --format json --timings")
    #expect(plain.errors == "" && timed.out == plain.out)
    let stages = timed.errors.split(separator: "\n").map { $0.drop { " 0123456789.".contains($0) } }
    #expect(
      stages == [
        "ms  reading the configuration and the documents", "ms  reading and scanning the Swift files",
        "ms  linking them, and giving roles", "ms  asking the rules", "ms  writing the report", "ms  in all",
      ])
  }

  @Test func `a path narrows what is reported, not what is read`() throws {
    let heard = try sandbox(0..<12).eaves(
      "check ~/p/Sources/View3.swift --root ~/p --rules ~/rules --color never")
    #expect(heard.out.contains("View3.swift:2:14"))
    #expect(!heard.out.contains("View4.swift"))
    #expect(heard.out.contains("\n1 finding in 12 files"), "\(heard.out)")
  }

  @Test func `standard input stands for one file, saved or not`() throws {
    let sandbox = try Sandbox([("p/A.swift", Sample.quiet), ("rules/no-store-in-views.md", Sample.rule())])
    for file in ["A.swift", "New.swift"] {
      let heard = sandbox.eaves(
        "check --root ~/p --stdin-path ~/p/\(file) --rules ~/rules --color never", input: "\n" + Sample.view)
      #expect(heard.status == .findings)
      #expect(heard.out.contains("  \(file):3:14  `TripList` holds `TripStore`\n"), "\(heard.out)")
    }
    #expect(sandbox.text("p/New.swift") == nil)
    #expect(sandbox.text("p/A.swift") == Sample.quiet)
  }

  @Test func `a file gets the report, the screen says it too`() throws {
    let sandbox = try Sandbox(Sample.project)
    let heard = sandbox.eaves("check ~/p --rules ~/rules --format json --output ~/report.json --color never")
    #expect(heard.status == .findings)
    #expect(sandbox.text("report.json") == sandbox.eaves("check ~/p --rules ~/rules --format json").out)
    #expect(heard.out.contains("\n1 finding in 2 files"))
  }

  @Test func `own documents are named by where they stand`() throws {
    let sandbox = try Sandbox([("p/A.swift", Sample.view), ("p/Rules/no-store-in-views.md", Sample.rule())])
    let heard = sandbox.eaves("check ~/p --rules ~/p/Rules --profile none --format json")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("\"document\": \"Rules/no-store-in-views.md\""), "\(heard.out)")
  }

  @Test func `a profile that was not chosen is said in the first line`() throws {
    let heard = try Sandbox([("p/A.swift", Sample.quiet)]).eaves("check ~/p --color never")
    #expect(heard.status == .clean)
    #expect(
      heard.out.hasPrefix(
        "no profile chosen, no profile fits: too little code to see which rules it follows, checked with base\n"
      ))
  }

  @Test func `services that show changes get paths of the repository`() throws {
    let sandbox = try Sandbox(Sample.project + [(".git/HEAD", "ref: refs/heads/main\n")])
    for format in ["checkstyle", "github", "gitlab", "junit", "markdown", "sarif"] {
      let line = "check ~/p --rules ~/rules --format \(format)"
      #expect(sandbox.eaves(line).out.contains("p/Sources/TripList.swift"), "\(format)")
      let heard = sandbox.eaves("\(line) --output ~/report")
      #expect(sandbox.text("report")?.contains("p/Sources/TripList.swift") == true, "\(format)")
      #expect(heard.out.contains("\n1 finding in 2 files"), "\(format)")
    }
    #expect(!sandbox.eaves("check ~/p --rules ~/rules --format agent").out.contains("p/Sources"))
  }

  @Test func `GitHub's page of the step gets all findings, behind what stands there`() throws {
    let sandbox = try Sandbox(Sample.project + [("summary.md", "# Before\n")])
    let line = "check ~/p --rules ~/rules --format github"
    let variables = ["GITHUB_STEP_SUMMARY": "~/summary.md"]
    let heard = sandbox.eaves(line, variables: variables)
    #expect(heard.status == .findings)
    #expect(heard.out.hasPrefix("::error file="))
    let summary = try #require(sandbox.text("summary.md"))
    #expect(summary.hasPrefix("# Before\n<!-- eaves -->\n## Eaves: 1 finding\n"))
    #expect(summary.contains("`Sources/TripList.swift:2` `TripList` holds `TripStore`"))
    #expect(
      sandbox.eaves("check ~/p --rules ~/rules --format text", variables: variables).status == .findings)
    #expect(sandbox.eaves(line).status == .findings)
    #expect(sandbox.text("summary.md") == summary)
    let nowhere = sandbox.eaves(line, variables: ["GITHUB_STEP_SUMMARY": "~/none/summary.md"])
    #expect(nowhere.status == .couldNotRun)
    #expect(nowhere.errors.contains("the summary of the step cannot be written"))
    #expect(nowhere.out == heard.out)
  }

  @Test func `an assistant is shown where the project already does it right`() throws {
    let keeper = """
      struct Row: View {
        let name: String
        let sandbox: TripDesk
        var body: some View { Text(name) }
      }

      """
    let sandbox = "final class TripDesk { let store = TripStore() }\n"
    let far = keeper.replacing("Row", with: "FarRow")
    let files = [
      ("p/Sources/Trips/TripList.swift", Sample.view), ("p/Sources/Trips/Row.swift", keeper),
      ("p/Sources/Far/FarRow.swift", far),
      ("p/Sources/Trips/Dot.swift", "struct Dot: View { let body = 1 }\n"),
      ("p/Sources/Trips/TripDesk.swift", sandbox),
      ("rules/no-store-in-views.md", Sample.rule()),
    ]
    let heard = try Sandbox(files).eaves("check ~/p --rules ~/rules --format agent")
    #expect(heard.out.contains("\nlike: view Row in Sources/Trips/Row.swift:1:1\n"), "\(heard.out)")
  }
}
