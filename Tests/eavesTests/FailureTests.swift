import EavesReporters
import Foundation
import Testing

@testable import eaves

/// Every format shows a failure exactly where the exit status says that the run failed.
@Suite struct FailureTests {
  /// How many failures a report of a format shows.
  private static func failures(_ format: String, _ text: String) -> Int {
    switch format {
    case "junit": text.components(separatedBy: "<failure ").count - 1
    case "sarif":
      text.components(separatedBy: "\"level\": \"error\",\n").count - 1
    case "checkstyle": text.components(separatedBy: "severity=\"error\"").count - 1
    case "github": text.components(separatedBy: "::error ").count - 1
    default: text.components(separatedBy: ": error: ").count - 1
    }
  }

  private static let formats = ["xcode", "junit", "sarif", "checkstyle", "github"]
  private static let flags = "--root ~/p --rules ~/rules --profile none"

  private static let runs: [(flags: String, rule: String, fails: Bool)] = [
    ("", "HIGH", true), ("--fail-on never", "HIGH", false), ("--fail-on CRITICAL", "HIGH", false),
    ("", "MEDIUM", true), ("--fail-on HIGH", "MEDIUM", false), ("", "LOW", false),
    ("--fail-on LOW", "LOW", true), ("--strict=no-role --fail-on never", "LOW", true),
  ]

  @Test(arguments: runs, formats)
  func `a failure in the report is one of the run`(
    run: (flags: String, rule: String, fails: Bool), format: String
  ) throws {
    let sandbox = try Sandbox([
      ("p/Sources/TripList.swift", Sample.view), ("p/Sources/Trip.swift", Sample.quiet),
      ("rules/no-store-in-views.md", Sample.rule(impact: run.rule)),
    ])
    let heard = sandbox.eaves("check \(Self.flags) --format \(format) \(run.flags)")
    #expect(heard.status == (run.fails ? .findings : .clean), "\(heard.out)")
    #expect((Self.failures(format, heard.out) > 0) == run.fails, "\(heard.out)")
  }

  @Test(arguments: formats) func `a stale entry is a failure, whatever the fail level`(format: String) throws
  {
    let sandbox = try Sandbox(Sample.project)
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    try sandbox.add("p/Sources/TripList.swift", Array(Sample.quiet.replacing("Trip", with: "Berth").utf8))
    let heard = sandbox.eaves("check \(Self.flags) --format \(format) --fail-on never")
    #expect(heard.status == .findings)
    #expect(Self.failures(format, heard.out) == 1, "\(heard.out)")
  }

  @Test func `what fails a strict run is a result at its file, or where the configuration asks for it`()
    throws
  {
    let sandbox = try Sandbox([
      (".git/", ""), ("p/eaves.yml", "eaves: 1\nprofile: clean-mvvm\nstrict: [no-role]\n"),
      ("p/V.swift", "import SwiftUI\nstruct GullView: View { var body: some View { Text(\"\") } }\n"),
      ("p/Helper.swift", "struct Helper { func go() {} }\n"),
    ])
    let heard = sandbox.eaves("check ~/p --format xcode")
    #expect(heard.status == .findings)
    #expect(
      heard.out.contains("p/Helper.swift:1:1: error: --strict=no-role: files without a role"),
      "\(heard.out)")
    #expect(
      heard.out.contains("p/eaves.yml:3:1: error: ") && heard.out.contains("(eaves-strict, "), "\(heard.out)")
  }

  @Test func `SARIF says the exit code, and that the run came to its end`() throws {
    let sandbox = try Sandbox(Sample.project)
    let failed = sandbox.eaves("check \(Self.flags) --format sarif").out
    #expect(failed.contains("\"executionSuccessful\": true,\n") && failed.contains("\"exitCode\": 1"))
    #expect(
      sandbox.eaves("check \(Self.flags) --format sarif --fail-on never").out.contains("\"exitCode\": 0"))
  }

  @Test func `a finding that is known or allowed is no failure`() throws {
    let sandbox = try Sandbox(Sample.project)
    #expect(sandbox.eaves("baseline write \(Self.flags)").status == .clean)
    for format in Self.formats {
      let heard = sandbox.eaves("check \(Self.flags) --format \(format)")
      #expect(heard.status == .clean && Self.failures(format, heard.out) == 0, "\(heard.out)")
    }
  }
}
