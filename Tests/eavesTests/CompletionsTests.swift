import Foundation
import Testing

@testable import eaves

/// Scripts for shells, held against the lists they are made from and against the shells that are here.
@Suite struct CompletionsTests {
  private func script(_ shell: Shell) throws -> String {
    let heard = try Sandbox([]).eaves("completions \(shell.rawValue)")
    #expect(heard.status == .clean)
    return heard.out
  }

  /// How a flag is written in the script of a shell.
  private func spelt(_ flag: String, _ shell: Shell) -> String {
    shell == .fish ? "-l \(flag.drop { $0 == "-" })" : flag
  }

  @Test(arguments: Shell.allCases) func `say every command, flag and value`(_ shell: Shell) throws {
    let script = try script(shell)
    for command in Command.built { #expect(script.contains(command.name), "\(command)") }
    for flag in Flag.all where !flag.commands.isDisjoint(with: Command.built) {
      #expect(script.contains(spelt(flag.name, shell)), "\(flag.name)")
      if !flag.values.isEmpty { #expect(script.contains(flag.values.joined(separator: " "))) }
    }
    for flag in ["--help", "--version"] { #expect(script.contains(spelt(flag, shell))) }
    for word in ["clean-mvvm", "vanilla-mv", "layer-view-no-data-access", "write update show"] {
      #expect(script.contains(word), "\(word)")
    }
    for question in ["eaves completions rules 2>", "rules tags 2>", "roles 2>", "types 2>"] {
      #expect(script.contains(question), "\(question)")
    }
    #expect(!script.contains("\r") && script.hasSuffix("\n"))
  }

  @Test(arguments: Shell.allCases.filter { Program.isInstalled($0.rawValue) })
  func `are understood by the shell`(_ shell: Shell) throws {
    let sandbox = try Sandbox([("script", try script(shell))])
    let answer = try Program.run(shell.rawValue, ["-n", "\(sandbox.path)/script"])
    #expect(answer == "", "\(shell)")
  }

  /// A line up to the key, something that is offered, something that is not.
  static let offers: [(line: String, offered: String, other: String)] = [
    ("eaves ", "baseline", "--root"),
    ("eaves che", "check", "baseline"),
    ("eaves --f", "--format", "--matrix"),
    ("eaves check --fo", "--format", "--matrix"),
    ("eaves validate --m", "--matrix", "--min-impact"),
    ("eaves check --format ", "sarif", "dot"),
    ("eaves graph --format ", "mermaid", "sarif"),
    ("eaves --fail-on ", "MEDIUM-HIGH", "sarif"),
    ("eaves --fail-on=M", "MEDIUM-HIGH", "HIGH"),
    ("eaves --profile ", "clean-mvvm", "layer"),
    ("eaves --profile base check --only ", "layer", "clean-mvvm"),
    ("eaves --jobs 2 baseline ", "update", "check"),
    ("eaves completions ", "fish", "update"),
    ("eaves explain layer-view", "layer-view-no-data-access", "view-body-is-pure"),
    ("eaves help ", "completions", "write"),
  ]

  @Test(.enabled(if: Program.isInstalled("bash")), arguments: offers)
  func `bash offers`(_ line: String, _ offered: String, _ other: String) throws {
    let sandbox = try Sandbox([("script", try script(.bash))])
    var words = line.replacing("=", with: " = ").split(separator: " ").map { "'\($0)'" }
    if line.hasSuffix(" ") { words.append("''") }
    let ask = """
      source '\(sandbox.path)/script'; COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      _eaves; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let answer = try Program.run("bash", ["-c", ask]).split(separator: "\n").map(String.init)
    #expect(answer.contains(offered), "\(answer)")
    #expect(!answer.contains(other), "\(answer)")
  }

  /// What the script asks the program for is offered with what it knows itself.
  @Test(
    .enabled(if: Program.isInstalled("bash")),
    arguments: [
      ("eaves explain ", "own-of-rules"), ("eaves allow ", "own-of-rules"), ("eaves why ", "own-of-types"),
      ("eaves check --only ", "own-of-rules-tags"), ("eaves why --role ", "own-of-roles"),
    ])
  func `bash offers what the project knows`(_ line: String, _ offered: String) throws {
    let sandbox = try Sandbox([("script", try script(.bash)), ("bin/eaves", "")])
    let program = "#!/bin/sh\nshift; echo own-of-$(echo \"$@\" | tr ' ' -)\n"
    try sandbox.add("bin/eaves", Array(program.utf8))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(sandbox.path)/bin/eaves")
    let words = line.split(separator: " ").map { "'\($0)'" } + ["''"]
    let ask = """
      PATH="\(sandbox.path)/bin:$PATH"; source '\(sandbox.path)/script'; COMP_WORDS=(\(words.joined(separator: " ")))
      COMP_CWORD=\(words.count - 1); _eaves; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let answer = try Program.run("bash", ["-c", ask]).split(separator: "\n").map(String.init)
    #expect(answer.contains(offered), "\(answer)")
  }

  @Test(.enabled(if: Program.isInstalled("fish")), arguments: offers)
  func `fish offers`(_ line: String, _ offered: String, _ other: String) throws {
    let sandbox = try Sandbox([("script", try script(.fish))])
    let answer = try Program.run(
      "fish", ["-N", "-c", "source \(sandbox.path)/script; complete -C '\(line)'"])
    // A word, and behind a tab what it does; behind `=` the flag is said again.
    let words = answer.split(separator: "\n").map { line in
      line.prefix { $0 != "\t" }.split(separator: "=").last.map(String.init) ?? ""
    }
    #expect(words.contains(offered), "\(answer)")
    #expect(!words.contains(other), "\(answer)")
  }
}

/// What the scripts ask of a project.
@Suite struct CompletionListTests {
  private func sandbox() throws -> Sandbox {
    try Sandbox([
      ("p/Sources/TripList.swift", Sample.view + "enum `$(touch x)` {}\nstruct Größe {}\nstruct Trip {}\n"),
      ("p/rules/no-store-in-views.md", Sample.rule()),
      (
        "p/eaves.yml",
        "eaves: 1\nprofile: base\nrules: [rules]\nroles:\n  ferry:\n    - name: \"*Ferry\"\n  view:\n    - name: \"*Page\"\n"
      ),
    ])
  }

  @Test(arguments: [
    ("rules", "no-store-in-views\n"), ("roles", "ferry\n"), ("types", "Trip\nTripList\n"),
    ("rules tags", "no-store-in-views\nlayer\n"),
  ])
  func `are the project's own, and the same to every shell`(_ lists: String, _ words: String) throws {
    let heard = try sandbox().eaves("completions \(lists) --root ~/p")
    #expect(heard.out == words)
    #expect(heard.status == .clean, "\(heard.errors)")
  }

  @Test(arguments: [
    (
      "completions rules bash",
      "`completions` has no list of `bash`; a project has: roles, rules, tags, types"
    ),
    ("completions bash rules", "a script is made for one shell, and no project"),
    ("completions bash --root ~/p", "a script is made for one shell, and no project"),
  ])
  func `are not mixed with scripts`(_ line: String, _ complaint: String) throws {
    let heard = try sandbox().eaves(line)
    #expect(heard.status == .couldNotRun)
    #expect(heard.errors.contains(complaint), "\(heard.errors)")
  }
}

/// Programs of the machine.
private enum Program {
  static func path(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func isInstalled(_ name: String) -> Bool { path(name) != nil }

  /// Both outputs of a program that is installed.
  static func run(_ name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path(name)))
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
