import EavesFiles
import Foundation
import Testing

@testable import eaves

extension Sandbox {
  /// Runs git in the folder, as the same person on every machine.
  @discardableResult func git(_ line: String, in place: String = "p") throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", "\(path)/\(place)"] + line.split(separator: " ").map(String.init)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_AUTHOR_DATE": "2024-01-01T00:00:00Z",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
      "GIT_COMMITTER_DATE": "2024-01-01T00:00:00Z", "GIT_CONFIG_GLOBAL": "/dev/null",
    ]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let said = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(line)")
    return String(decoding: said, as: UTF8.self)
  }
}

/// Only what a change brings.
@Suite struct DiffTests {
  static let flags = "--rules ~/rules --profile none --color never"

  private func sandbox(_ configuration: String? = nil) throws -> Sandbox {
    let sandbox = try Sandbox(
      [
        ("p/App/Old.swift", Sample.view.replacing("TripList", with: "Old")),
        ("p/App/Two.swift", Sample.view + Sample.view.replacing("TripList", with: "Two")),
        ("rules/no-store-in-views.md", Sample.rule()),
      ] + (configuration.map { [("p/eaves.yml", $0)] } ?? []))
    try sandbox.git("init -q -b main .")
    try sandbox.git("add -A")
    try sandbox.git("commit -qm first")
    return sandbox
  }

  /// Writes a baseline and commits it.
  private func baseline(_ sandbox: Sandbox) throws {
    #expect(sandbox.eaves("baseline write --root ~/p --rules ~/rules --profile none").status == .clean)
    try sandbox.git("add -A")
    try sandbox.git("commit -qm baseline")
  }

  @Test func `scans everything, reports what is new`() throws {
    let sandbox = try sandbox()
    #expect(sandbox.eaves("check ~/p \(Self.flags)").out.contains("3 findings in 2 files"))
    let clean = sandbox.eaves("check ~/p --diff HEAD \(Self.flags)")
    #expect(clean.status == .clean)
    #expect(
      clean.out.contains("no findings in 2 files · only what is new since HEAD\n"))
    // A finding on a line that changed is no news.
    let text = (sandbox.text("p/App/Two.swift") ?? "").replacing(
      "struct Two: View {\n  let", with: "struct Two: View {\n  let more: TripStore\n  var")
    try sandbox.add("p/App/Two.swift", Array(text.utf8))
    try sandbox.add("p/App/New.swift", Array(Sample.view.replacing("TripList", with: "New").utf8))
    let heard = sandbox.eaves("check ~/p --diff HEAD \(Self.flags)")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("App/New.swift:2:14  `New` holds `TripStore`\n"))
    #expect(heard.out.contains("App/Two.swift:6:13  `Two` holds `TripStore`\n"))
    #expect(heard.out.contains("2 findings in 3 files: 2 HIGH · only what is new since HEAD\n"))
    // Below the top of the repository, from the configuration's folder, or by paths: the same.
    #expect(
      sandbox.eaves("check ~/p/App --root ~/p/App --diff HEAD \(Self.flags)").out.contains("2 findings in"))
    #expect(
      sandbox.eaves("check ~/p/App/New.swift --root ~/p --diff HEAD \(Self.flags)").out.contains(
        "1 finding in"))
  }

  @Test func `a new breach is new, even in front of a known one of the same facts`() throws {
    let sandbox = try sandbox()
    try baseline(sandbox)
    let more = Sample.view.replacing("TripList", with: "Old").replacing(
      "  let store", with: "  let one: TripStore\n  let store")
    try sandbox.add("p/App/Old.swift", Array(more.utf8))
    let heard = sandbox.eaves("check ~/p --diff HEAD \(Self.flags)")
    #expect(heard.out.contains("App/Old.swift:2:12  `Old` holds `TripStore`\n"), "\(heard.out)")
    #expect(heard.out.contains("1 finding in"))
    #expect(sandbox.eaves("check ~/p \(Self.flags)").out.contains("1 finding in"))
  }

  @Test func `what moved is known, what was copied is not`() throws {
    let sandbox = try sandbox()
    let old = sandbox.text("p/App/Old.swift") ?? ""
    try baseline(sandbox)
    try sandbox.git("mv App/Old.swift App/New.swift")
    #expect(sandbox.eaves("check ~/p --diff HEAD \(Self.flags)").status == .clean)
    try sandbox.add("p/App/Old.swift", Array(old.utf8))
    let heard = sandbox.eaves("check ~/p --diff HEAD \(Self.flags)")
    #expect(heard.status == .findings)
    #expect(heard.out.contains("App/New.swift:2:14  `Old` holds `TripStore`\n"), "\(heard.out)")
  }

  @Test func `a new breach is new, even in front of one that moved before`() throws {
    let sandbox = try sandbox()
    try baseline(sandbox)
    try sandbox.git("mv App/Old.swift App/New.swift")
    try sandbox.git("add -A")
    try sandbox.git("commit -qm moved")
    let more = (sandbox.text("p/App/New.swift") ?? "").replacing(
      "  let store", with: "  let one: TripStore\n  let store")
    try sandbox.add("p/App/New.swift", Array(more.utf8))
    let heard = sandbox.eaves("check ~/p --diff HEAD \(Self.flags)")
    #expect(heard.out.contains("App/New.swift:2:12  `Old` holds `TripStore`\n"), "\(heard.out)")
    #expect(heard.out.contains("1 finding in"))
  }

  @Test func `removing an allowance brings its finding back`() throws {
    let sandbox = try sandbox()
    let allowed = Sample.view.replacing("  let", with: "  // eaves:allow no-store-in-views -- legacy\n  let")
    try sandbox.add("p/App/Old.swift", Array(allowed.utf8))
    try sandbox.git("commit -qam allowed")
    try sandbox.add("p/App/Old.swift", Array(Sample.view.utf8))
    #expect(sandbox.eaves("check ~/p --diff HEAD \(Self.flags)").out.contains("1 finding in"))
  }

  @Test func `a finding says that what was added to suppress it does not`() throws {
    let sandbox = try sandbox()
    let allowed = Sample.view.replacing("TripList", with: "Old").replacing(
      "  let", with: "  // eaves:allow no-store-in-views -- legacy\n  let")
    try sandbox.git("rm -q App/Old.swift")
    try sandbox.git("commit -qm removed")
    try sandbox.add("p/App/Old.swift", Array(allowed.utf8))
    let check = "check ~/p --diff HEAD \(Self.flags)"
    #expect(
      sandbox.eaves(check).out.contains(
        "     not suppressed: --diff ignores `eaves:allow` comments that were added after the revision\n"))
    for (format, text) in [
      ("markdown", "<br>not suppressed: "),
      ("json", "\"ignoredSuppression\": \"allowance\""),
    ] {
      let heard = sandbox.eaves("\(check) --format \(format)")
      #expect(heard.out.contains(text), "\(heard.out)")
    }
    try sandbox.add("p/App/Old.swift", Array(Sample.view.replacing("TripList", with: "Old").utf8))
    #expect(!sandbox.eaves("\(check) --format json").out.contains("ignoredSuppression"))
    #expect(sandbox.eaves("baseline write --root ~/p --rules ~/rules --profile none").status == .clean)
    let heard = sandbox.eaves(check)
    #expect(
      heard.out.contains(
        "     not suppressed: --diff ignores baseline entries that were added after the revision\n"),
      "\(heard.out)")
  }

  @Test func `stale entries only where their finding went since`() throws {
    let sandbox = try sandbox()
    try baseline(sandbox)
    try sandbox.add("p/App/Two.swift", Array(Sample.quiet.utf8))
    try sandbox.git("add -A")
    try sandbox.git("commit -qm fixed")
    #expect(sandbox.eaves("check ~/p \(Self.flags)").status == .findings)
    #expect(sandbox.eaves("check ~/p --diff HEAD \(Self.flags)").status == .clean)
    #expect(sandbox.eaves("check ~/p --diff HEAD^ \(Self.flags)").out.contains("\n2 stale baseline entries"))
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/p/App/Old.swift")
    #expect(sandbox.eaves("check ~/p --diff HEAD \(Self.flags)").out.contains("\n1 stale baseline entry"))
  }

  @Test func `the configuration may say it, and unsaved text knows no git`() throws {
    let sandbox = try sandbox("eaves: 1\nprofile: none\ndiff: HEAD\n")
    #expect(sandbox.eaves("check ~/p --rules ~/rules").status == .clean)
    let unsaved = sandbox.eaves("check --stdin-path ~/p/App/Old.swift --rules ~/rules", input: Sample.view)
    #expect(unsaved.status == .findings)
    // A baseline is of everything.
    #expect(sandbox.eaves("baseline write --root ~/p --rules ~/rules").out.contains("3 entries"))
    let wrong = try self.sandbox("eaves: 1\nprofile: none\ndiff: nowhere\n").eaves(
      "check ~/p --rules ~/rules")
    #expect(wrong.status == .couldNotRun)
    #expect(
      wrong.errors.hasPrefix(
        "eaves.yml:3:7: error: git knows no revision `nowhere`; check its spelling, or fetch it; "))
  }

  @Test func `a submodule whose files at the revision are not known is named, and its findings are new`()
    throws
  {
    let sandbox = try sandbox()
    try sandbox.add("kit/Kit.swift", Array(Sample.view.replacing("TripList", with: "Kit").utf8))
    for line in ["init -q -b main .", "add -A", "commit -qm first"] { try sandbox.git(line, in: "kit") }
    try sandbox.git("-c protocol.file.allow=always submodule add -q \(sandbox.path)/kit Kit")
    let commit = String(repeating: "1234567890", count: 4)
    try sandbox.git("update-index --cacheinfo 160000,\(commit),Kit")
    try sandbox.git("commit -qm elsewhere")
    #expect(sandbox.eaves("check ~/p --diff HEAD \(Self.flags)").status == .findings)
    let heard = sandbox.eaves("check ~/p --diff HEAD \(Self.flags)")
    #expect(heard.out.contains("Kit/Kit.swift:2:14  `Kit` holds `TripStore`\n"))
    #expect(
      heard.out.contains(
        "Kit: warning: the files of this submodule at the commit are not known: the commit 123456789012, which is compared with,"
          + " is not there; fetch the submodule's history: git submodule foreach git fetch --unshallow\n"))
    #expect(heard.out.contains(" · only what is new since HEAD\n"))
    // A warning fails a strict run.
    try sandbox.add("p/Kit/Kit.swift", Array(Sample.quiet.utf8))
    #expect(sandbox.eaves("check ~/p --diff HEAD \(Self.flags)").status == .clean)
  }

  @Test func `what cannot be compared is no clean run`() throws {
    let sandbox = try sandbox()
    let hash = try sandbox.git("rev-parse HEAD:App/Old.swift").prefix(40)
    try FileManager.default.removeItem(
      atPath: "\(sandbox.path)/p/.git/objects/\(hash.prefix(2))/\(hash.dropFirst(2))")
    let heard = sandbox.eaves("check ~/p --diff HEAD \(Self.flags)")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors
        == "eaves: error: the git repository lacks App/Old.swift as it was;"
        + " clone the repository again, or fetch what `git fsck` reports as missing\n")
  }

  static let refused: [(String, String)] = [
    ("--diff nowhere", "eaves: error: git knows no revision `nowhere`; check its spelling, or fetch it; "),
    (
      "--diff=--output=x", "eaves: error: `--output=x` is no git revision; name a branch, a tag or a commit: "
    ),
    (
      "--diff a..b",
      "eaves: error: `a..b` is no single git revision; name one revision: `main`, or `main...` for "
    ),
    ("--diff", "eaves: error: `--diff` needs a value; write `--diff REF`"),
    ("--diff main --stdin-path ~/p/App/A.swift", "eaves: error: `--stdin-path` and "),
  ]

  @Test(arguments: refused) func refuses(_ words: String, _ complaint: String) throws {
    let heard = try sandbox().eaves("check --root ~/p \(Self.flags) \(words)")
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.hasPrefix(complaint), "\(heard.errors)")
  }

  @Test func `outside of a repository`() throws {
    let heard = try Sandbox(Sample.project).eaves("check ~/p --rules ~/rules --diff HEAD")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors
        == "eaves: error: ~/p is not in a git repository; leave out --diff, or name a folder of a repository with --root\n"
    )
  }

  @Test func `without git`() async {
    await #expect(processExitsWith: .exitCode(2)) {
      _ = unsafe setenv("PATH", "/nowhere", 1)
      let heard = try Sandbox(Sample.project).eaves("check ~/p --rules ~/rules --diff HEAD")
      #expect(heard.errors == "eaves: error: `git` is not installed; install it, or leave out --diff\n")
      exit(heard.status.rawValue)
    }
  }
}
