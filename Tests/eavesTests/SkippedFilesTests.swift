import Foundation
import Testing

@testable import eaves

/// What a run did not look at: the last line of every report and the JSON count it, by cause.
@Suite struct SkippedFilesTests {
  /// A repository in which each cause leaves out some files, and a tracked one is named by `.gitignore`.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox([
      ("p/Sources/Trip.swift", Sample.quiet), ("p/Sources/Hidden.swift", Sample.quiet),
      ("p/Pods/A.swift", Sample.quiet), ("p/Vendor/A.swift", Sample.quiet),
      ("p/Vendor/B.swift", Sample.quiet),
      ("p/Feature/Old/A.swift", Sample.quiet), ("p/Feature/New.swift", Sample.quiet),
      ("p/Feature/eaves.yml", "eaves: 1\nexclude: [Old]\n"),
      ("p/eaves.yml", "eaves: 1\nprofile: base\nexclude: [Vendor]\n"),
    ])
    try sandbox.git("init -q -b main .")
    try sandbox.git("add -A")
    try sandbox.add("p/.gitignore", Array("Hidden.swift\nbuild/\n".utf8))
    try sandbox.add("p/build/A.swift", Array(Sample.quiet.utf8))
    return sandbox
  }

  @Test(arguments: ["text", "agent", "github", "markdown", "xcode"])
  func `the last line counts it`(_ format: String) throws {
    let out = try sandbox().eaves("check ~/p --format \(format)").out
    #expect(out.contains("5 files left out (3 excluded, 1 ignored, 1 skipped)"), "\(out)")
  }

  @Test func `the line is as it was where nothing was left out`() throws {
    #expect(!(try Sandbox(Sample.project).eaves("check ~/p --profile base").out.contains("left out")))
  }

  @Test func `programs are told in JSON and SARIF`() throws {
    let sandbox = try sandbox()
    func leftOut(_ format: String, _ path: [String]) throws -> [String: Any]? {
      let out = sandbox.eaves("check ~/p --format \(format)").out
      var value = try JSONSerialization.jsonObject(with: Data(out.utf8))
      for key in path {
        value = (value as? [Any])?.first ?? value
        value = (value as? [String: Any])?[key] ?? value
      }
      return value as? [String: Any]
    }
    for found in [
      try leftOut("json", ["checked", "leftOut"]),
      try leftOut("sarif", ["runs", "properties", "filesLeftOut"]),
    ] {
      #expect(found?["ignored"] as? Int == 1)
      #expect(found?["excluded"] as? Int == 3)
      #expect(found?["skipped"] as? Int == 1)
      #expect(found?["atLeast"] as? [String] == [])
    }
  }

  @Test func `a tracked file that is ignored is checked`() throws {
    let sandbox = try Sandbox(Sample.project)
    try sandbox.git("init -q -b main .")
    try sandbox.git("add -A")
    try sandbox.add("p/Sources/.gitignore", Array("*\n".utf8))
    let heard = sandbox.eaves("check ~/p --rules ~/rules --profile none")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("1 finding in 2 files"))
  }

  @Test func `a repository that git does not list is told, and fails under strict`() throws {
    let sandbox = try sandbox()
    try sandbox.add("p/.git/index", Array("nonsense".utf8))
    let heard = sandbox.eaves("check ~/p")
    #expect(heard.status == .clean)
    #expect(heard.out.contains(".git: warning: git does not say which files it tracks: "))
    #expect(heard.out.contains("in 4 files"), "the ignored file is read")
    #expect(sandbox.eaves("check ~/p --strict").status == .findings)
  }

  @Test func `documents that git tracks are read whatever it ignores`() throws {
    let sandbox = try Sandbox(Sample.project)
    try sandbox.git("init -q -b main .", in: "rules")
    try sandbox.git("add -A", in: "rules")
    try sandbox.add("rules/.gitignore", Array("*.md\n".utf8))
    #expect(sandbox.eaves("check ~/p --rules ~/rules --profile none").status == .findings)
  }
}
