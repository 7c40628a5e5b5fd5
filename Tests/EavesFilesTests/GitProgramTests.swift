import EavesSource
import Foundation
import Testing

@testable import EavesFiles

/// Which git is asked.
@Suite struct GitProgramTests {
  /// A folder with a program of the name that says a version, and notes down what else it is asked.
  private func program(_ answer: String, in folder: TemporaryFolder, at place: String = "git") throws {
    try folder.addProgram(
      place,
      "#!/bin/sh\ncase \"$*\" in *version) echo '\(answer)';; *) echo \"$*\" > '\(folder.at("asked"))';; esac\n"
    )
  }

  @Test(arguments: [
    ("git version 2.39.5", 2, 39), ("git version 2.39.5 (Apple Git-154)", 2, 39),
    ("git version 2.50.GIT", 2, 50), ("git version 3.0.0-rc1", 3, 0), ("git version 2.38.1.windows.1", 2, 38),
  ]) func `a version`(text: String, major: Int, minor: Int) throws {
    let version = try #require(GitProgram.version(text))
    #expect(version == (major, minor))
  }

  @Test(arguments: [
    "", "git version", "git version x", "git version 2", "hub version 2.14.2", "version 2.39",
  ])
  func `no version`(text: String) { #expect(GitProgram.version(text) == nil) }

  @Test func `one that is too old is told so, and asked nothing else`() throws {
    let tools = try TemporaryFolder()
    let sandbox = Checkout(folder: try TemporaryFolder(["A.swift": ""]))
    for old in ["2.37.9", "1.8.3.1", "2.9.0"] {
      try program("git version \(old)", in: tools)
      #expect(
        sandbox.refusal("HEAD", variables: ["PATH": tools.path.text])
          == "error: this is git version \(old), which could be made to run programs of the branch that is checked;"
          + " install git 2.38 or newer, or leave out --diff")
    }
    try program("zsh: no such thing", in: tools)
    #expect(
      sandbox.refusal("HEAD", variables: ["PATH": tools.path.text])
        == "error: `git` does not say its version: zsh: no such thing;"
        + " let the first `git` in PATH be git itself, or leave out --diff")
    #expect(!FileManager.default.fileExists(atPath: tools.at("asked")))
  }

  @Test func `none from a folder that depends on where one stands, or from what is checked`() throws {
    let tools = try TemporaryFolder()
    try program("git version 2.40.0", in: tools, at: "right/git")
    try program("git version 2.40.0", in: tools, at: "p/git")
    try program("git version 2.40.0", in: tools, at: "p/Tools/bin/git")
    try tools.link("led", to: "p/Tools")
    try FileManager.default.createDirectory(atPath: tools.at("linked"), withIntermediateDirectories: true)
    try tools.link("linked/git", to: tools.at("p/git"))
    try FileManager.default.createDirectory(atPath: tools.at("folder/git"), withIntermediateDirectories: true)
    try tools.add("text/git", "no program")
    let top = tools.path.appending(FilePath("p"))
    for folders in ["", ".", ":", "p:./p", "Tools", tools.at("folder"), tools.at("text"), "~"] {
      let found = GitProgram.find(in: folders, outside: top)
      #expect(found.path == nil && !found.isInside, "\(folders)")
    }
    for folders in ["p", "p/Tools/bin", "led/bin", "linked", "right/../p"].map({ tools.at($0) }) {
      let found = GitProgram.find(in: ".::\(folders)", outside: top)
      #expect(found.path == nil && found.isInside, "\(folders)")
      #expect(
        GitProgram.find(in: "\(folders)::\(tools.at("right"))", outside: top).path == tools.at("right/git"))
    }
  }

  @Test func `one that lies above the root but in its repository is not run`() throws {
    let sandbox = try Checkout(["App/A.swift": ""])
    try program("git version 2.40.0", in: sandbox.folder, at: "bin/git")
    #expect(
      sandbox.refusal("HEAD", below: "App", variables: ["PATH": sandbox.folder.at("bin")])
        == "error: the only `git` in PATH lies in what is checked, and is not run;"
        + " install git elsewhere, or leave out --diff")
    #expect(
      sandbox.refusal("HEAD", variables: ["PATH": ".:"])
        == "error: `git` is not installed; install it, or leave out --diff")
  }

  /// A git that answers something is not a git that has compared.
  @Test(arguments: [
    "exit 0", "echo true", "echo true; exit 1", "kill -9 $$", "echo true; kill -15 $$",
    "exec head -c 100000 /dev/zero",
    "exec 1>&-; exit 0", "echo '100644 nonsense'", "echo '?'",
  ]) func `no strange answer is taken for no change`(_ answer: String) throws {
    let tools = try TemporaryFolder()
    try tools.addProgram(
      "git",
      "#!/bin/sh\ncase \"$*\" in *version) echo git version 2.40.0;; *inside-work-tree) echo true;;"
        + " *) \(answer);; esac\n")
    let sandbox = Checkout(folder: try TemporaryFolder(["A.swift": ""]))
    #expect(sandbox.refusal("HEAD", variables: ["PATH": tools.path.text]) != nil)
  }

  @Test func `a program that says nothing is ended`() {
    #expect(throws: SystemCalls.Failure.self) {
      try SystemCalls.run("/bin/sh", ["-c", "read line; exec sleep 60"], environment: [], patience: 50)
    }
  }

  /// Trees may name each other so often that no list of their files ever ends.
  @Test func `an answer without an end is no answer`() throws {
    let sandbox = try Checkout(["A.swift": ""])
    var tree = try sandbox.said("rev-parse", "HEAD^{tree}")
    for _ in 0..<12 {
      let lines = (0..<24).map { "040000 tree \(tree)\tFolder\($0)" }.joined(separator: "\n")
      let made = try sandbox.run(["mktree"], input: lines + "\n")
      tree = String(decoding: made.output.prefix { $0 != 0x0A }, as: UTF8.self)
    }
    let commit = try sandbox.said("commit-tree", "-m", "bomb", tree)
    #expect(sandbox.refusal(commit) == "error: git cannot be used: its answer is too long; leave out --diff")
  }
}
