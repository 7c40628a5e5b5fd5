import Foundation
import FuzzCases
import Testing

@testable import eaves

/// Words of a command line and of a configuration that may be anybody's: whatever is said of them, nothing acts on who
/// reads, and no line is a command to the service that keeps the log.
@Suite struct HostileWordsTests {
  private static let project: [(path: String, text: String)] = [
    (".git/", ""), ("p/A.swift", Sample.view),
    ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [../rules]\n"),
    ("rules/no-store-in-views.md", Sample.rule()),
  ]

  /// Names, numbered from zero.
  private static let numbered = Array(HostileNames.all.enumerated())

  // MARK: Command lines

  @Test func `words that no flag and no command knows`() throws {
    let sandbox = try Sandbox(Self.project)
    for (index, name) in Self.numbered {
      for words in [
        [name], ["--\(name)"], ["check", name], ["check", "--format", name], ["check", "--fail-on", name],
        ["completions", name], ["help", name], ["rules", "new", name], ["facts", name],
        ["check", "--config", name], ["check", "--root", name], ["check", "--jobs", name],
        ["baseline", name],
        ["explain", "\(name):3"],
      ] { inspect(sandbox.eaves(words: words), "\(words[0]) \(index)") }
    }
  }

  @Test func `rules, tags and paths that are nowhere`() throws {
    let sandbox = try Sandbox(Self.project)
    let many = HostileNames.all.filter { !$0.hasPrefix("--") }
    for flag in ["--only", "--skip", "--rules", "--report-path"] {
      let heard = sandbox.eaves(
        words: ["check", "--root", "\(sandbox.path)/p"] + many.flatMap { [flag, $0] })
      #expect(heard.status == .couldNotRun)
      #expect(heard.complaints.count >= many.count, "\(flag): a line for each")
      inspect(heard, flag)
    }
  }

  @Test func `what a project does not know`() throws {
    let sandbox = try Sandbox(Self.project)
    for (index, name) in Self.numbered where index % 2 == 1 {
      let lines = [
        ["check", "--profile", name], ["check", "--diff", name], ["check", "--baseline", name],
        ["check", "--checks", name], ["why", name], ["explain", name], ["config", "--for", name],
        ["rules", "--for", name], ["rules", name], ["check", "--stdin-path", name], ["validate", name],
        ["graph", name], ["survey", name], ["digest", "--check", name],
      ]
      let words = lines[index % lines.count]
      let root = words[0] == "validate" ? [] : ["--root", "\(sandbox.path)/p"]
      inspect(sandbox.eaves(words: words + root), "\(words[0]) \(index)")
    }
  }

  @Test func `revisions that git knows`() throws {
    let sandbox = try Sandbox(Self.project)
    try sandbox.add("p/eaves.yml", Array("eaves: 1\nprofile: none\n".utf8))
    try sandbox.git("init -q -b main .")
    try sandbox.git("add -A")
    try sandbox.git("commit -qm first")
    let head = try #require(sandbox.text("p/.git/refs/heads/main"))
    let branches = HostileNames.all.enumerated().filter { Self.isBranch($1) }
    #expect(branches.count > 40)
    for (index, name) in branches where index % 2 == 0 {
      try sandbox.add("p/.git/refs/heads/\(name)", Array(head.utf8))
      let heard = sandbox.eaves(
        words: [
          "check", "--color", "never", "--root", "\(sandbox.path)/p", "--rules", "\(sandbox.path)/rules",
          "--diff",
          name,
        ])
      inspect(heard, "revision \(index)")
      #expect(heard.out.contains("only what is new since "), "revision \(index)")
    }
  }

  /// Whether git takes a name for a branch.
  private static func isBranch(_ name: String) -> Bool {
    !name.hasPrefix("-") && !name.hasPrefix("@")
      && !name.unicodeScalars.contains {
        $0.value < 0x20 || $0.value == 0x7F || " ~^:?*[\\/{".unicodeScalars.contains($0)
      }
  }

  // MARK: Configuration

  /// What is wrong with a configuration is told in its own words.
  @Test func `values of every key`() throws {
    let sandbox = try Sandbox(Self.project)
    let single = [
      "profile", "checks", "format", "fail-on", "min-impact", "color", "diff", "baseline", "jobs", "strict",
    ]
    // A number of keys that is no multiple of the names' strides: each key meets each command.
    let keys = single + ["rules", "only", "skip", "include", "exclude", "replace", "report-path"]
    for (index, name) in Self.numbered {
      let key = keys[index % keys.count]
      let value = index % 3 == 0 ? name : name.quotedYAML
      let page = "eaves: 1\n\(key): \(single.contains(key) ? value : "[\(value)]")\n"
      try sandbox.add("p/eaves.yml", Array(page.utf8))
      let line = index % 2 == 0 ? "check ~/p --color never" : "config --root ~/p --for ~/p"
      inspect(sandbox.eaves(line), "\(line), \(key) \(index)")
    }
  }

  private static let lines = [
    "check ~/p --color never", "config --root ~/p --for ~/p", "explain --language --root ~/p", "graph ~/p",
  ]

  @Test func `roles, words, reasons and keys`() throws {
    let sandbox = try Sandbox(Self.project)
    var understood = 0
    for (index, name) in Self.numbered where index % 2 == 0 {
      let name = name.quotedYAML
      let parts = [
        "roles:\n  \(name):\n    - name: \"*Store\"", "roles:\n  own:\n    - name: \(name)",
        "words:\n  \(name): [a]", "words:\n  own: [\(name)]", "off:\n  - rule: \(name)\n    reason: \(name)",
        "may-be-empty:\n  - role: \(name)\n    reason: \(name)", "\(name): 1",
      ]
      let heard = try writeNotes(
        parts[index % parts.count], Self.lines[index / 2 % Self.lines.count], on: sandbox)
      understood += heard.status == .couldNotRun ? 0 : 1
      inspect(heard, "\(index)")
    }
    #expect(understood > 15)
  }

  @Test func `modules and roles, all at once`() throws {
    let sandbox = try Sandbox(Self.project)
    let modules = HostileNames.all.map { "  - name: \($0.quotedYAML)\n    path: \"**\"" }
    let roles = HostileNames.all.map { "  \($0.quotedYAML):\n    - name: \"*Store\"" }
    for line in Self.lines {
      for part in [
        "modules:\n" + modules.joined(separator: "\n"), "roles:\n" + roles.joined(separator: "\n"),
      ] {
        inspect(try writeNotes(part, line, on: sandbox), "\(line), \(part.prefix(7))")
      }
    }
  }

  /// Runs a command with a part of a configuration.
  private func writeNotes(_ part: String, _ line: String, on sandbox: Sandbox) throws -> CapturedOutput {
    try sandbox.add("p/eaves.yml", Array("eaves: 1\nprofile: none\nrules: [../rules]\n\(part)\n".utf8))
    return sandbox.eaves(line)
  }

  @Test func `what init writes means what was meant`() throws {
    for index in stride(from: 0, to: HostileNames.files.count, by: 13) {
      let sandbox = try Sandbox([
        (".git/", ""), ("p/A.swift", Sample.view),
        ("rules \(HostileNames.files[index])/no-store-in-views.md", Sample.rule()),
      ])
      let folder = "\(sandbox.path)/rules \(HostileNames.files[index])"
      let made = sandbox.eaves(words: ["init", "\(sandbox.path)/p", "--profile", "none", "--rules", folder])
      inspect(made, "init \(index)")
      #expect(made.status == .clean, "\(index): \(made.errors.count)")
      let page = try #require(sandbox.text("p/eaves.yml"))
      #expect(HostileNames.acting(in: page).isEmpty, "\(index)")
      let heard = sandbox.eaves("check ~/p --no-baseline --color never")
      #expect(heard.status == .findings, "\(index)")
    }
  }
}
