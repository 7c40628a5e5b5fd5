import Testing

@testable import eaves

/// What a report says must not depend on anything but the project.
@Suite struct ReportTests {
  /// Twelve views, each with its finding, made in the given order.
  private func desk(_ order: some Sequence<Int>) throws -> Desk {
    let files = order.map { number in
      (path: "p/Sources/View\(number).swift", text: Sample.view.replacing("TripList", with: "View\(number)"))
    }
    return try Desk([("rules/no-store-in-views.md", Sample.rule())] + files)
  }

  @Test func `same bytes for any number of threads and any order of files`() throws {
    let line = "check ~/p --rules ~/rules --format json --jobs"
    let ahead = try desk(0..<12)
    let one = ahead.eaves("\(line) 1")
    #expect(one.status == .findings)
    #expect(one.out.split(separator: "\n").count { $0.contains("\"fingerprint\"") } == 12)
    #expect(ahead.eaves("\(line) 2").out == one.out)
    #expect(try desk((0..<12).reversed()).eaves("\(line) 3").out == one.out)
  }

  @Test func `a path narrows what is reported, not what is read`() throws {
    let heard = try desk(0..<12).eaves(
      "check ~/p/Sources/View3.swift --root ~/p --rules ~/rules --color never")
    #expect(heard.out.contains("View3.swift:2:14"))
    #expect(!heard.out.contains("View4.swift"))
    #expect(heard.out.contains("\n1 finding in 12 files "), "\(heard.out)")
  }

  @Test func `standard input stands for one file, saved or not`() throws {
    let desk = try Desk([("p/A.swift", Sample.quiet), ("rules/no-store-in-views.md", Sample.rule())])
    for file in ["A.swift", "New.swift"] {
      let heard = desk.eaves(
        "check --root ~/p --stdin-path ~/p/\(file) --rules ~/rules --color never", input: "\n" + Sample.view)
      #expect(heard.status == .findings)
      #expect(heard.out.contains("  \(file):3:14  view TripList holds TripStore\n"), "\(heard.out)")
    }
    #expect(desk.text("p/New.swift") == nil)
    #expect(desk.text("p/A.swift") == Sample.quiet)
  }

  @Test func `a file gets the report, the screen says it too`() throws {
    let desk = try Desk(Sample.project)
    let heard = desk.eaves("check ~/p --rules ~/rules --format json --output ~/report.json --color never")
    #expect(heard.status == .findings)
    #expect(desk.text("report.json") == desk.eaves("check ~/p --rules ~/rules --format json").out)
    #expect(heard.out.contains("\n1 finding in 2 files "))
  }

  @Test func `own documents are named by where they stand`() throws {
    let desk = try Desk([("p/A.swift", Sample.view), ("p/Rules/no-store-in-views.md", Sample.rule())])
    let heard = desk.eaves("check ~/p --rules ~/p/Rules --profile none --format json")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("\"document\": \"Rules/no-store-in-views.md\""), "\(heard.out)")
  }

  @Test func `a profile that was not chosen is said in the first line`() throws {
    let heard = try Desk([("p/A.swift", Sample.quiet)]).eaves("check ~/p --color never")
    #expect(heard.status == .clean)
    #expect(
      heard.out.hasPrefix(
        "no profile chosen and none clearly followed (it shows the signs of none): checked with base; choose one"
      ))
  }
}
