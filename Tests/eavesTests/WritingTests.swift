import Foundation
import Testing

@testable import eaves

extension Sandbox {
  /// Every file with its text and every link, by path.
  var everything: [String: String] {
    var found: [String: String] = [:]
    for case let file as String in FileManager.default.enumerator(atPath: path) ?? .init() {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\(file)")
      found[file] = target.map { "→ \($0)" } ?? text(file) ?? "folder"
    }
    return found
  }
}

/// What a stranger's branch can have written, by its configuration or by its links: nothing but a report where one
/// may stand.
@Suite struct WritingTests {
  /// A repository with the project in `r/p`, and what must not be touched beside it.
  private func sandbox(_ configuration: String = "eaves: 1\n", _ more: [(path: String, text: String)] = [])
    throws
    -> Sandbox
  {
    try Sandbox(
      [
        ("r/.git/hooks/", ""), ("r/.git/config", "[core]\n"), ("r/p/Sources/TripList.swift", Sample.view),
        ("r/rules/no-store-in-views.md", Sample.rule()), ("r/p/eaves.yml", configuration),
        ("r/notes.md", "mine\n"), ("home/secret.txt", "secret\n"), ("home/gone/", ""),
      ] + more)
  }

  @Test func `rules new writes no file, and says where its text belongs`() throws {
    let sandbox = try sandbox()
    let before = sandbox.everything
    let heard = sandbox.eaves("rules new view-size")
    #expect(heard.status == .clean && heard.out.hasPrefix("---\ntitle: View Size\n"), "\(heard.out)")
    #expect(
      heard.errors
        == "no file is written: save this text as Architecture/Rules/view-size.md, and name "
        + "that folder in eaves.yml: `rules: [Architecture/Rules]`\n")
    #expect(sandbox.everything == before)
  }

  /// Runs, and holds that nothing on the disk has changed.
  private func expectUntouched(_ sandbox: Sandbox, _ line: String, refused: String...) {
    let before = sandbox.everything
    let heard = sandbox.eaves(line)
    #expect(heard.status == .couldNotRun, "\(heard.out)")
    for refused in refused { #expect(heard.errors.contains(refused), "\(heard.errors)") }
    #expect(heard.out == "")
    #expect(sandbox.everything == before)
  }

  // MARK: output: of a configuration

  static let outputs: [(value: String, refused: String)] = [
    (
      "../../x.txt",
      "it lies outside of the repository; name a file of the project, or pass any path as --output"
    ),
    ("../../home/secret.txt", "it lies outside of the repository"), ("/dev/null", "it lies outside of the"),
    ("/dev/stdout", "it lies outside of the repository"), ("~/home/new.txt", "it lies outside of the"),
    (
      "Sources/TripList.swift",
      "a file is already there, and Eaves did not write it; delete that file, or name another"
    ),
    ("eaves.yml", "a file is already there, and Eaves did not write it"),
    ("../notes.md", "a file is already there, and Eaves did not write it"),
    ("../.git/config", "git keeps its data there"), ("../.git/hooks/pre-commit", "git keeps its data there"),
    ("../.GIT/hooks/pre-commit", "git keeps its data there"),
    ("Sources/.git/config", "git keeps its data there"),
    ("Sources", "a folder, not a file"),
    ("none/report.txt", "no such file or folder; create the folder, or name"),
    ("Sources/TripList.swift/x", "no such file or folder"),
  ]

  @Test(arguments: outputs) func `output: of a configuration`(value: String, refused: String) throws {
    let sandbox = try sandbox()
    let value = value.replacingOccurrences(of: "~", with: sandbox.path)
    try sandbox.add("r/p/eaves.yml", Array("eaves: 1\nprofile: base\noutput: \(value)\n".utf8))
    expectUntouched(
      sandbox, "check ~/r/p", refused: "eaves.yml:3:9: error: the report cannot be written to `", refused)
  }

  static let links: [(link: String, to: String, output: String)] = [
    ("r/p/report.txt", "../../home/secret.txt", "report.txt"),
    ("r/p/report.txt", "../../home/new.txt", "report.txt"), ("r/p/out", "../../home", "out/secret.txt"),
    ("r/p/out", "../../home", "out/new.txt"), ("r/p/report.txt", "../notes.md", "report.txt"),
    ("r/p/report.txt", "/dev/null", "report.txt"), ("r/p/report.txt", "report.txt", "report.txt"),
    ("r/out", "../home", "../out/new.txt"), ("r/p/out", ".", "out/report.txt"),
    ("r/p/git", "../.git", "git/hooks/pre-commit"),
    ("r/p/report.txt", "../../home/gone/away.txt", "report.txt"),
  ]

  @Test(arguments: links) func `links, whoever names what lies behind them`(
    link: String, target: String, output: String
  ) throws {
    let sandbox = try sandbox("eaves: 1\nprofile: base\noutput: \(output)\n")
    try sandbox.link(link, to: target)
    let refused = "a link of the project leads there, and nothing is written through one"
    expectUntouched(
      sandbox, "check ~/r/p", refused: "eaves.yml:3:9: error: the report cannot be written to `", refused)
    expectUntouched(sandbox, "graph ~/r/p --output ~/r/p/\(output)", refused: refused)
  }

  @Test func `a link is no way out for a flag either`() throws {
    let sandbox = try sandbox()
    try sandbox.link("r/out", to: "../home")
    try sandbox.link("r/p/report.txt", to: "../notes.md")
    let refused =
      "a link of the project leads there, and nothing is written through one; name the file itself"
    for file in ["r/out/new.txt", "r/out/secret.txt", "r/p/report.txt"] {
      expectUntouched(
        sandbox, "check ~/r/p --output ~/\(file)", refused: "~/\(file): error: the report", refused)
    }
  }

  @Test(arguments: ["report.txt", "../report.txt", "out/report.txt"])
  func `a report of its own is replaced, and so is an empty file`(_ output: String) throws {
    let sandbox = try sandbox("eaves: 1\nprofile: base\noutput: \(output)\n", [("r/p/out/", "")])
    for format in ["text", "json", "github"] {
      #expect(sandbox.eaves("check ~/r/p --format \(format)").status != .couldNotRun, "\(format)")
    }
    try sandbox.add("r/p/\(output)", [])
    #expect(sandbox.eaves("check ~/r/p --rules ~/r/rules").status == .findings)
    #expect(sandbox.text("r/p/\(output)")?.contains("no-store-in-views") == true)
  }

  @Test func `standard output can be asked for, whatever the configuration says`() throws {
    let sandbox = try sandbox("eaves: 1\nprofile: base\nformat: json\noutput: report.json\n")
    let heard = sandbox.eaves("check ~/r/p --output -")
    #expect(heard.out.hasPrefix("{\n"))
    #expect(sandbox.text("r/p/report.json") == nil)
    #expect(sandbox.eaves("graph ~/r/p --output -").out.hasPrefix("flowchart"))
    #expect(sandbox.eaves("validate ~/r/rules --output -").out.contains("no-store-in-views"))
    #expect(!FileManager.default.fileExists(atPath: "-"))
    try sandbox.add("r/p/eaves.yml", Array("eaves: 1\nprofile: base\noutput: \"-\"\n".utf8))
    #expect(sandbox.eaves("check ~/r/p").out.contains("no findings in 1 file"))
    #expect(sandbox.text("r/p/-") == nil)
  }

  @Test func `the command line may name any plain file`() throws {
    let sandbox = try sandbox("eaves: 1\nprofile: base\noutput: /etc/passwd\n")
    #expect(sandbox.eaves("check ~/r/p --output ~/home/secret.txt").status == .clean)
    #expect(sandbox.text("home/secret.txt")?.contains("no findings") == true)
    #expect(sandbox.eaves("check ~/r/p --output ~/r/notes.md").status == .clean)
    #expect(sandbox.eaves("check ~/r/p --output /dev/null").status == .clean)
    try sandbox.link("home/latest.txt", to: "secret.txt")
    #expect(sandbox.eaves("check ~/r/p --output ~/home/latest.txt --format json").status == .clean)
    #expect(sandbox.text("home/secret.txt")?.hasPrefix("{") == true)
  }

  @Test func `a configuration beside the branch writes into the branch at most`() throws {
    let sandbox = try sandbox(
      "eaves: 1\n", [("base/eaves.yml", "eaves: 1\nprofile: base\noutput: report.txt\n")])
    expectUntouched(
      sandbox, "check ~/r/p --config ~/base/eaves.yml",
      refused: "base/eaves.yml:3:9: error: the report cannot be written to `report.txt`: it lies outside of")
  }

  // MARK: init

  static let targets = ["../../home/secret.txt", "../../home/new.txt", "eaves.yml", "/dev/null", "rules.yml"]

  @Test(arguments: targets, ["eaves.yml", "eaves-baseline.json"])
  func `init goes through no link`(_ target: String, _ file: String) throws {
    let sandbox = try sandbox()
    try FileManager.default.removeItem(atPath: "\(sandbox.path)/r/p/eaves.yml")
    try sandbox.link("r/p/\(file)", to: target == "eaves.yml" ? file : target)
    expectUntouched(
      sandbox, "init ~/r/p --force --rules ~/r/rules",
      refused: "~/r/p/\(file) cannot be written: a link of the project leads there")
    let isKept = file == "eaves-baseline.json" && ["../../home/secret.txt", "/dev/null"].contains(target)
    expectUntouched(
      sandbox, "init ~/r/p --rules ~/r/rules",
      refused: isKept
        ? "lies outside of ~/r, so the new configuration cannot name this path"
        : file == "eaves.yml" ? "there is already ~/r/p/eaves.yml" : "~/r/p/\(file) cannot be written: a link"
    )
  }

  @Test func `init replaces plain files when it is told to`() throws {
    let sandbox = try sandbox("not mine", [("r/p/eaves-baseline.json", "broken")])
    #expect(sandbox.eaves("init ~/r/p --force --rules ~/r/rules").status == .clean)
    #expect(sandbox.text("r/p/eaves.yml")?.contains("rules: [\"../rules\"]") == true)
    #expect(sandbox.text("r/p/eaves-baseline.json")?.contains("no-store-in-views") == true)
    #expect(sandbox.eaves("check ~/r/p").status == .clean)
  }

  @Test func `init writes nothing that could not be read back`() throws {
    let sandbox = try sandbox("", [("shared/no-store-in-views.md", Sample.rule())])
    let why = " lies outside of ~/r, so the new configuration cannot name this path; name a path"
    expectUntouched(sandbox, "init ~/r/p --force --rules ~/shared", refused: "--rules ~/shared\(why)")
    expectUntouched(
      sandbox, "init ~/r/p --force --rules ~/r/rules --checks ~/shared", refused: "--checks\(why)")
  }

  // MARK: baseline

  static let baselines: [(value: String, refused: String)] = [
    (
      "../../home/secret.txt",
      "../../home/secret.txt cannot be written: it lies outside of the repository; name a file that you"
    ),
    ("/etc/passwd", "/etc/passwd cannot be written: it lies outside of the repository"),
    ("../.git/config", "../.git/config cannot be written: git keeps its data there"),
    (
      "Sources/TripList.swift",
      "Sources/TripList.swift cannot be written: a file is already there, and Eaves did not write it"
    ),
    ("../notes.md", "../notes.md cannot be written: a file is already there, and Eaves did not write it"),
    ("Package.swift", "Package.swift cannot be written: its name does not end in .json; give the file"),
    ("../ci.yml", "../ci.yml cannot be written: its name does not end in .json"),
    ("link.json", "link.json cannot be written: a link of the project leads there, and nothing is"),
    ("near.json", "near.json cannot be written: a link of the project leads there"),
    ("dangling.json", "dangling.json cannot be written: a link of the project leads there"),
    ("out/secret.txt", "out/secret.txt cannot be written: a link of the project leads there"),
    ("out/new.json", "out/new.json cannot be written: a link of the project leads there"),
  ]

  @Test(arguments: baselines) func `baseline: of a configuration`(value: String, refused: String) throws {
    let sandbox = try sandbox("eaves: 1\nprofile: none\nrules: [../rules]\nbaseline: \(value)\n")
    try sandbox.link("r/p/link.json", to: "../../home/secret.txt")
    try sandbox.link("r/p/near.json", to: "../notes.md")
    try sandbox.link("r/p/dangling.json", to: "../../home/new.json")
    try sandbox.link("r/p/out", to: "../../home")
    for line in ["baseline write --force", "baseline write", "baseline update"] {
      let before = sandbox.everything
      let heard = sandbox.eaves("\(line) --root ~/r/p")
      #expect(heard.status == .couldNotRun, "\(line): \(heard.out)")
      #expect(!heard.errors.contains("secret\n") && !heard.errors.contains("root:"), "\(heard.errors)")
      #expect(sandbox.everything == before)
    }
    for line in ["baseline write", "baseline write --force"] {
      let heard = sandbox.eaves("\(line) --root ~/r/p").errors
      #expect(heard.hasPrefix("eaves.yml:4:11: error: "), "\(heard)")
      #expect(heard.contains(refused), "\(heard)")
    }
  }

  @Test(arguments: ["baseline write --force", "baseline write --grow", "baseline update"])
  func `a flag names any plain file, but no link of the project`(_ line: String) throws {
    let sandbox = try sandbox("eaves: 1\nprofile: none\nrules: [../rules]\n")
    #expect(sandbox.eaves("baseline write --root ~/r/p --baseline ~/home/known.json").status == .clean)
    let known = sandbox.text("home/known.json") ?? ""
    #expect(sandbox.eaves("\(line) --root ~/r/p --baseline ~/home/known.json").status == .clean)
    try sandbox.add("r/p/known.json", Array(known.utf8))
    try sandbox.link("r/p/near.json", to: "known.json")
    expectUntouched(
      sandbox, "\(line) --root ~/r/p --baseline ~/r/p/near.json",
      refused: "the baseline cannot be written: a link of the project leads there")
    try sandbox.link("r/p/far.json", to: "../../home/known.json")
    expectUntouched(
      sandbox, "\(line) --root ~/r/p --baseline ~/r/p/far.json", refused: "far.json"
    )
  }

  @Test func `a baseline in disorder can be written anew, another file cannot`() throws {
    let sandbox = try sandbox("eaves: 1\nprofile: none\nrules: [../rules]\nbaseline: known.json\n")
    #expect(sandbox.eaves("baseline write --root ~/r/p").status == .clean)
    let unparsed = (sandbox.text("r/p/known.json") ?? "").replacing("],", with: "")
    try sandbox.add("r/p/known.json", Array(unparsed.utf8))
    #expect(sandbox.eaves("baseline write --force --root ~/r/p").status == .clean)
    #expect(sandbox.eaves("check ~/r/p").status == .clean)
  }

  // MARK: Flags that are no keys

  @Test(arguments: [
    "follow: true", "root: ../..", "config: /etc/passwd", "watch: true", "stdin-path: A.swift",
  ])
  func `a flag that widens is no key`(_ line: String) throws {
    let name = line.prefix { $0 != ":" }
    let sandbox = try sandbox(
      "eaves: 1\n\(line)\n", [("r/p/Part/A.swift", ""), ("r/p/Part/eaves.yml", "eaves: 1\n")])
    let expected =
      "eaves.yml:2:1: error: `\(name)` is only a flag, and no key of eaves.yml; "
      + "delete the line, and give --\(name) on the command line"
    #expect(sandbox.eaves("check ~/r/p").complaints == [expected])
    try sandbox.add("r/p/eaves.yml", Array("eaves: 1\n".utf8))
    try sandbox.add("r/p/Part/eaves.yml", Array("eaves: 1\n\(line)\n".utf8))
    #expect(sandbox.eaves("check ~/r/p").complaints == ["Part/\(expected)"])
  }
}
