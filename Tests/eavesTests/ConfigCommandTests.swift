import Foundation
import Testing

@testable import eaves

/// What applies where: the root's configuration, those below it, and what `config` tells of them.
@Suite struct ConfigCommandTests {
  private static let package = "p/Packages/Trips"

  /// Two files with one finding each; the package's own configuration.
  private func sandbox(_ inner: String, outer: String = "eaves: 1\nprofile: none\nrules: [../rules]\n") throws
    -> Sandbox
  {
    try Sandbox([
      (".git/", ""), ("p/eaves.yml", outer), ("rules/no-store-in-views.md", Sample.rule()),
      ("p/App/Home.swift", Sample.view.replacing("TripList", with: "Home")),
      ("\(Self.package)/Sources/Trips/TripList.swift", Sample.view), ("\(Self.package)/eaves.yml", inner),
    ])
  }

  @Test func `a rule that is off below is off there, and only there`() throws {
    let sandbox = try sandbox(
      "eaves: 1\noff:\n  - rule: no-store-in-views\n    reason: the last store goes in May\n")
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(heard.out.contains("App/Home.swift:2:14"), "\(heard.out)\(heard.errors)")
    #expect(!heard.out.contains("TripList.swift"))
    #expect(sandbox.eaves("check ~/\(Self.package) --color never").out.hasPrefix("no findings in 2 files"))
  }

  @Test func `the nearest impact wins`() throws {
    let sandbox = try sandbox("eaves: 1\nimpact:\n  - rule: no-store-in-views\n    level: LOW\n")
    #expect(sandbox.eaves("check ~/\(Self.package)").status == .clean)
    #expect(sandbox.eaves("check ~/p").out.contains("1 HIGH, 1 LOW"))
    #expect(sandbox.eaves("check ~/p --min-impact HIGH").out.contains("1 finding in "))
  }

  @Test func `exclusions are read from the folder of their file`() throws {
    for pattern in ["Sources/**", "TripList.swift", "./Sources/Trips"] {
      let heard = try sandbox("eaves: 1\nexclude: [\"\(pattern)\"]\n").eaves("check ~/p")
      #expect(heard.out.contains("\n1 finding in 1 file"), "\(pattern): \(heard.out)\(heard.errors)")
    }
    #expect(
      try sandbox("eaves: 1\nexclude: [App]\n").eaves("check ~/p").out.contains("2 findings in 2 files"))
  }

  @Test func `a star in the name of a folder is a star`() throws {
    let sandbox = try Sandbox([
      (".git/", ""), ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [../rules]\n"),
      ("rules/no-store-in-views.md", Sample.rule()), ("p/App*/eaves.yml", "eaves: 1\nexclude: [Views]\n"),
      ("p/App*/Views/One.swift", Sample.view), ("p/AppKit/Views/Two.swift", Sample.view),
    ])
    let heard = sandbox.eaves("check ~/p --color never")
    #expect(heard.out.contains("  AppKit/Views/Two.swift:2:14"), "\(heard.out)\(heard.errors)")
    #expect(heard.out.contains("\n1 finding in 1 file"))
  }

  @Test func `a configuration that is a link to nowhere is not passed over`() throws {
    let sandbox = try sandbox("eaves: 1\n")
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/p/eaves.yml")
    try FileManager.default.createSymbolicLink(
      atPath: "\(sandbox.path)/p/eaves.yml", withDestinationPath: "shared.yml")
    for line in ["check ~/p", "check ~/p/App", "config --for ~/p/App"] {
      let heard = sandbox.eaves(line)
      #expect(heard.status == .couldNotRun)
      #expect(
        heard.errors.hasPrefix("eaves.yml: error: the configuration cannot be read: no such file"),
        "\(heard.out)\(heard.errors)")
    }
  }

  @Test func `what is told commands no terminal`() throws {
    let sandbox = try sandbox("eaves: 1\noff:\n  - rule: no-store-in-views\n    reason: \u{1B}[31mred\n")
    #expect(sandbox.eaves("config --for ~/\(Self.package)").out.contains("no-store-in-views: ␛[31mred"))
    let refused = sandbox.eaves("check ~/p --only \u{1B}[31mred")
    #expect(refused.errors.hasPrefix("eaves: error: no rule and no tag is called `␛[31mred`; "))
  }

  @Test func `what only a root can say is refused below it, with the place`() throws {
    let heard = try sandbox("eaves: 1\nfail-on: HIGH\n").eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.hasPrefix(
        "Packages/Trips/eaves.yml:2:1: error: `fail-on` is a key for the eaves.yml of the root only; move `fail-on` "
      ))
  }

  @Test func `an unknown rule is refused wherever it stands`() throws {
    let heard = try sandbox("eaves: 1\noff:\n  - rule: no-stores-in-views\n    reason: x\n").eaves(
      "check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors.hasPrefix("Packages/Trips/eaves.yml:3:11: error: no rule is called"), "\(heard.errors)")
  }

  @Test func `a file that names a profile is the root of its own project`() throws {
    let sandbox = try sandbox("eaves: 1\nprofile: base\nfail-on: never\n")
    #expect(sandbox.eaves("check ~/p").out.contains("2 findings in 2 files"))
    #expect(sandbox.eaves("check ~/\(Self.package)").out.contains(" in 1 file"))
    let heard = sandbox.eaves("config --root ~/p --for ~/\(Self.package)/Sources")
    #expect(
      heard.out.contains(
        "\nPackages/Trips/eaves.yml names a profile, so its folder is a separate project; "
          + "settings of this file do not apply to this root\n"), "\(heard.out)\(heard.errors)")
  }

  @Test func `a named configuration is the only one`() throws {
    let sandbox = try sandbox("eaves: 1\nexclude: [Sources]\n")
    #expect(
      sandbox.eaves("check ~/p --root ~/p --config ~/p/eaves.yml").out.contains("2 findings in 2 files"))
  }

  @Test func `every key has a value and a source`() throws {
    let sandbox = try sandbox(
      "eaves: 1\nexclude: [Old]\noff:\n  - rule: no-store-in-views\n    reason: later\n",
      outer: "eaves: 1\nprofile: none\nrules: [../rules]\nfail-on: HIGH\nonly: [layer]\n")
    let heard = sandbox.eaves("config --for ~/\(Self.package)/Sources --checks ~/rules")
    #expect(heard.status == .clean, "\(heard.errors)")
    let rows = heard.out.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(rows.prefix(2) == ["root ~/p, configuration eaves.yml", "for Packages/Trips/Sources"])
    for row in [
      "profile none eaves.yml:2", "rules ../rules eaves.yml:3", "checks ~/rules --checks",
      "exclude Packages/Trips/**/Old Packages/Trips/eaves.yml:2", "only layer eaves.yml:5",
      "fail-on HIGH eaves.yml:4", "strict false default",
      "off no-store-in-views: later Packages/Trips/eaves.yml:4", "impact – default",
    ] { #expect(rows.contains(row), "\(row) in\n\(heard.out)") }
  }

  @Test func `without a configuration everything is a default`() throws {
    let heard = try Sandbox([("p/A.swift", Sample.quiet)]).eaves("config --for ~/p/A.swift")
    #expect(heard.out.hasPrefix("root ~/p, no configuration\nfor A.swift\n\n"), "\(heard.out)")
    let lines = heard.out.split(separator: "\n").dropFirst(2)
    #expect(lines.allSatisfy { $0.hasSuffix("default") })
    #expect(lines.first == "profile       as `eaves survey` says  default")
  }

  @Test func `a report's file is found from the folder of the configuration that names it`() throws {
    let sandbox = try sandbox(
      "eaves: 1\n",
      outer: "eaves: 1\nprofile: none\nrules: [../rules]\nformat: json\noutput: out/report.json\n")
    try sandbox.add("p/out/", [])
    #expect(sandbox.eaves("check ~/p").status == .findings)
    #expect(sandbox.text("p/out/report.json")?.hasPrefix("{") == true)
  }
}
