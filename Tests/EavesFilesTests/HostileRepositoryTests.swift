import EavesSource
import Foundation
import Testing

@testable import EavesFiles

/// Repositories that somebody made to run a program, to write, or to hide a change.
@Suite struct HostileRepositoryTests {
  private static let ten = (1...10).map { "let a\($0) = \($0)\n" }.joined()

  /// Everything that makes some git start a program.
  static func settings(_ trap: String) -> [(String, String)] {
    [
      ("filter.x.clean", trap), ("filter.x.smudge", trap), ("filter.x.process", trap),
      ("filter.x.required", "true"),
      ("diff.x.command", trap), ("diff.x.textconv", trap), ("diff.external", trap),
      ("diff.submodule", "diff"),
      ("merge.x.driver", trap), ("core.fsmonitor", trap), ("core.pager", trap), ("pager.ls-files", trap),
      ("pager.cat-file", trap), ("core.editor", trap), ("core.askPass", trap), ("core.sshCommand", trap),
      ("core.gitProxy", trap), ("core.alternateRefsCommand", trap), ("credential.helper", "!\(trap)"),
      ("alias.ls-files", "!\(trap)"), ("alias.rev-parse", "!\(trap)"), ("alias.version", "!\(trap)"),
      ("gpg.program", trap), ("log.showSignature", "true"), ("uploadpack.packObjectsHook", trap),
      ("trace2.normalTarget", "\(trap).log"), ("gc.auto", "1"), ("core.untrackedCache", "true"),
      ("core.splitIndex", "true"), ("feature.manyFiles", "true"), ("index.threads", "2"),
    ]
  }

  /// A checkout whose settings and attributes are all traps.
  private func trapped(_ files: [String: String] = ["A.swift": ten, "B.swift": ten]) throws -> Checkout {
    let sandbox = try Checkout(files)
    let trap = try sandbox.trap()
    for (key, value) in Self.settings(trap) { try sandbox.git("config", key, value) }
    for hook in [
      "post-index-change", "fsmonitor-watchman", "reference-transaction", "pre-auto-gc", "post-checkout",
    ] {
      _ = try sandbox.trap("hooks/\(hook)")
    }
    try sandbox.folder.add(".git/info/attributes", "* filter=x diff=x merge=x\n")
    try sandbox.folder.add(".gitattributes", "* filter=x diff=x merge=x\n[attr]y filter=x\n*.swift y\n")
    return sandbox
  }

  @Test func `no program is started, whatever the settings and the attributes say`() throws {
    let sandbox = try trapped()
    // Git is not sure of a file that changed as late as its index: it would filter it to compare it.
    for file in ["A.swift", "B.swift", "New.swift"] { try sandbox.folder.add(file, Self.ten + "let b = 1\n") }
    #expect(
      try sandbox.changes(since: "HEAD")
        == ["A.swift", "B.swift", "New.swift"])
    #expect(!sandbox.isSprung())
    // The traps are none if nothing springs them.
    _ = try sandbox.run(["diff", "HEAD"])
    #expect(sandbox.isSprung())
  }

  @Test func `no program is started for the files of a commit, and nothing is written`() throws {
    let sandbox = try trapped()
    try sandbox.folder.add("A.swift", Self.ten + "let b = 1\n")
    let before = try sandbox.traces()
    let files = try CommitFiles(of: "HEAD", around: sandbox.folder.path, reading: ["swift"])
    let root = AbsolutePath(sandbox.folder.path, reading: files.tree)
    #expect(try FileReader(root: root).read(FilePath("A.swift")).bytes == Array(Self.ten.utf8))
    #expect(try FileReader(root: root).read(FilePath("B.swift")).bytes == Array(Self.ten.utf8))
    #expect(
      DirectoryWalk(root: root, counting: "swift").walkResult().files.map(\.text) == ["A.swift", "B.swift"])
    #expect(!sandbox.isSprung())
    #expect(try sandbox.traces() == before)
  }

  @Test func `no program is started for the list of tracked files, and nothing is written`() throws {
    let sandbox = try trapped()
    try sandbox.folder.add(".gitignore", "*.swift\n")
    let before = try sandbox.traces()
    #expect(
      DirectoryWalk(root: sandbox.folder.path).walkResult().files.map(\.text) == ["A.swift", "B.swift"])
    #expect(!sandbox.isSprung())
    #expect(try sandbox.traces() == before)
  }

  @Test func `variables that name a program start none`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten])
    try sandbox.folder.add("A.swift", Self.ten + "let b = 1\n")
    let trap = try sandbox.trap()
    let names = [
      "GIT_EXTERNAL_DIFF", "GIT_PAGER", "PAGER", "GIT_EDITOR", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_ASKPASS",
      "GIT_PROXY_COMMAND",
    ]
    var variables = Dictionary(uniqueKeysWithValues: names.map { ($0, trap) })
    variables["GIT_CONFIG_PARAMETERS"] = "'core.fsmonitor'='\(trap)'"
    variables.merge([
      "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fsmonitor", "GIT_CONFIG_VALUE_0": trap,
      "GIT_TRACE": "\(trap).log", "GIT_TRACE2": "\(trap).log", "GIT_TRACE2_EVENT": "\(trap).log",
    ]) { $1 }
    #expect(try sandbox.changes(since: "HEAD", variables: variables) == ["A.swift"])
    #expect(!sandbox.isSprung() && !FileManager.default.fileExists(atPath: "\(trap).log"))
  }

  @Test func `settings of a person start nothing and log nothing, where a branch is that person's home`()
    throws
  {
    let sandbox = try Checkout(["A.swift": Self.ten])
    let trap = try sandbox.trap()
    try sandbox.folder.add(
      ".gitconfig",
      """
      [core]
        fsmonitor = \(trap)
        hooksPath = \(sandbox.folder.at(".git"))
      [safe]
        bareRepository = all
      [trace2]
        normalTarget = \(trap).log
        eventTarget = \(trap).log
        perfTarget = \(trap).log

      """)
    let home = ["HOME": sandbox.folder.path.text, "XDG_CONFIG_HOME": sandbox.folder.path.text]
    #expect(try sandbox.changes(since: "HEAD", variables: home) == [])
    #expect(!sandbox.isSprung() && !FileManager.default.fileExists(atPath: "\(trap).log"))
    try bring(to: sandbox, "Bare")
    #expect(sandbox.refusal("HEAD", below: "Bare", variables: home) == nil)
    #expect(!sandbox.isSprung())
  }

  /// A bare repository with a trap, as ordinary files.
  private func bring(to sandbox: Checkout, _ place: String) throws {
    try sandbox.git("init", "-q", "--bare", place)
    for (key, value) in Self.settings(try sandbox.trap()) + [("core.bare", "false"), ("core.worktree", "..")]
    {
      try sandbox.git("config", "--file", "\(place)/config", key, value)
    }
    try sandbox.folder.add("\(place)/refs/heads/keep.swift", Self.ten)
  }

  @Test func `a repository made of ordinary files of a branch is none`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten])
    try bring(to: sandbox, "Tests/Kept")
    try sandbox.commit("fixtures")
    try sandbox.folder.add("Tests/Kept/refs/heads/keep.swift", Self.ten + "let b = 1\n")
    for below in ["Tests/Kept", "Tests/Kept/refs/heads"] {
      #expect(try sandbox.changes(since: "HEAD", below: below).map { $0.suffix(10) } == ["keep.swift"])
    }
    #expect(try sandbox.changes(since: "HEAD") == ["Tests/Kept/refs/heads/keep.swift"])
    #expect(!sandbox.isSprung())
  }

  // MARK: Changes that hide

  @Test(arguments: [
    "* binary", "* -diff", "* -text", "* text=auto eol=crlf", "* ident", "* working-tree-encoding=UTF-7",
    "* working-tree-encoding=UTF-16", "* export-ignore", "* filter=x", "*.swift linguist-generated",
  ]) func `attributes of a branch hide no change`(_ attributes: String) throws {
    let sandbox = try Checkout(["A.swift": Self.ten + "// $Id$\n"])
    try sandbox.folder.add(".gitattributes", attributes + "\n")
    try sandbox.folder.add("A.swift", Self.ten.replacing("a3 = 3", with: "a3 = +") + "// $Id: let b = 1 $\n")
    #expect(try sandbox.changes(since: "HEAD") == ["A.swift"])
    try sandbox.git("config", "filter.x.clean", "cat")
    #expect(try sandbox.changes(since: "HEAD") == ["A.swift"])
  }

  @Test func `a file that only a filter makes look as it was has changed`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten])
    try sandbox.git("config", "filter.x.clean", "sed s/0/3/")
    try sandbox.folder.add(".git/info/attributes", "*.swift filter=x\n")
    try sandbox.folder.add("A.swift", Self.ten.replacing("a3 = 3", with: "a3 = 0"))
    #expect(try sandbox.changes(since: "HEAD") == ["A.swift"])
  }

  // MARK: Traces

  @Test func `nothing is written, not even the index`() throws {
    let sandbox = try trapped()
    // Other times, same text: git would like to note that down.
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: past], ofItemAtPath: sandbox.folder.at("A.swift"))
    try sandbox.folder.add("B.swift", Self.ten + "let b = 1\n")
    let before = try sandbox.traces()
    _ = try sandbox.found(since: "HEAD")
    #expect(try sandbox.traces() == before)
  }

  // MARK: Repositories of which a part is elsewhere

  /// A repository whose second commit changes a file, removes one and adds one, and lets itself be filtered.
  private func origin() throws -> Checkout {
    let sandbox = try Checkout([
      "App/A.swift": Self.ten, "App/B.swift": Self.ten + "// b\n",
      "Same.swift": Self.ten + "// same\n",
    ])
    try sandbox.folder.add("App/A.swift", Self.ten + "let b = 1\n")
    try sandbox.git("mv", "App/B.swift", "App/C.swift")
    try sandbox.folder.add("App/C.swift", Self.ten + "// c\n")
    try sandbox.commit("second")
    for key in ["uploadpack.allowFilter", "uploadpack.allowAnySHA1InWant"] {
      try sandbox.git("config", key, "true")
    }
    return sandbox
  }

  private static let fetchAll =
    ", and nothing is fetched; run git fetch --refetch --no-filter; in CI, clone without a filter"

  @Test func `a partial clone fetches nothing, and says what it lacks`() throws {
    let origin = try origin()
    for (filter, lacking) in [
      ("blob:none", "App/A.swift as it was"),
      ("tree:0", "a part of \(try origin.said("rev-parse", "HEAD~1").prefix(12))"),
    ] {
      let sandbox = try origin.clone("--filter=\(filter)")
      let before = try sandbox.traces()
      #expect(sandbox.refusal("HEAD~1") == "error: this partial clone lacks \(lacking)\(Self.fetchAll)")
      #expect(sandbox.refusal("HEAD~1...") == "error: this partial clone lacks \(lacking)\(Self.fetchAll)")
      #expect(try sandbox.changes(since: "HEAD") == [])
      #expect(try sandbox.traces() == before)
      try sandbox.git("fetch", "-q", "--refetch", "--no-filter")
      #expect(try sandbox.changes(since: "HEAD~1") == ["App/A.swift", "App/C.swift"])
    }
  }

  @Test func `a partial clone that has all that is compared is compared`() throws {
    let origin = try origin()
    try origin.folder.add("Big.bin", "big")
    try origin.commit("third")
    try origin.folder.add("Big.bin", "bigger")
    try origin.folder.add("Same.swift", Self.ten + "// same\nlet c = 1\n")
    try origin.commit("fourth")
    let sandbox = try origin.clone("--filter=blob:none")
    try sandbox.git("cat-file", "-e", "HEAD~1:Same.swift")
    #expect(try sandbox.changes(since: "HEAD~1") == ["Same.swift"])
  }

  @Test func `an object that is lost is named by its file`() throws {
    let sandbox = try origin()
    let hash = try sandbox.said("rev-parse", "HEAD~1:App/A.swift")
    try FileManager.default.removeItem(
      atPath: sandbox.folder.at(".git/objects/\(hash.prefix(2))/\(hash.dropFirst(2))"))
    #expect(
      sandbox.refusal("HEAD~1")
        == "error: the git repository lacks App/A.swift as it was; clone the repository again, or fetch"
        + " what `git fsck` reports as missing")
  }

  @Test func `a submodule that is a partial clone counts as changed, and nothing is fetched`() throws {
    let inner = try origin()
    let sandbox = try Checkout(["A.swift": Self.ten])
    try sandbox.git("clone", "-q", "--filter=blob:none", "file://\(inner.folder.path)", "Sub")
    try sandbox.git("add", ".")
    try sandbox.git(
      "update-index", "--cacheinfo", "160000,\(try sandbox.said("rev-parse", "HEAD~1", in: "Sub")),Sub")
    try sandbox.git("commit", "-qm", "at the first")
    let before = try sandbox.traces()
    let found = try sandbox.found(since: "HEAD")
    #expect(try sandbox.changes(since: "HEAD").contains("Sub/Same.swift"))
    #expect(
      found.notices.map(\.text) == [
        "Sub: warning: the files of this submodule at the commit are not known: this partial clone lacks Sub/App/A.swift as it was"
          + Self.fetchAll
      ])
    #expect(try sandbox.traces() == before)
  }

  @Test func `a shallow clone has no commit to compare with`() throws {
    let sandbox = try origin().clone("--depth=1")
    #expect(sandbox.refusal("HEAD~1")?.hasPrefix("error: git knows no revision `HEAD~1`; ") == true)
  }

  // MARK: Repositories of others

  /// Only the superuser can give something away.
  @Test(.enabled(if: geteuid() == 0, "only the superuser can make a repository of somebody else"))
  func `a repository of another user is compared where the caller says that it is safe`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten])
    let person = try TemporaryFolder(["none/x": "", "other": "[safe]\ndirectory = *\n"])
    try person.add("home/.gitconfig", "[safe]\ndirectory = \(sandbox.folder.path)\n")
    try person.add("xdg/git/config", "[safe]\ndirectory = *\n")
    for path in [""] + (try FileManager.default.subpathsOfDirectory(atPath: sandbox.folder.path.text)) {
      #expect(unsafe lchown(sandbox.folder.at(path), 12_345, 12_345) == 0)
    }
    let none = [
      "HOME": person.at("none"), "XDG_CONFIG_HOME": person.at("none"), "GIT_CONFIG_SYSTEM": "/dev/null",
    ]
    #expect(
      sandbox.refusal("HEAD", variables: none)
        == "error: the git repository of \(sandbox.folder.path) belongs to another user;"
        + " trust it: git config --global --add safe.directory FOLDER, with the folder that holds .git")
    for safe in [
      ["HOME": person.at("home")], ["XDG_CONFIG_HOME": person.at("xdg")],
      ["GIT_CONFIG_GLOBAL": person.at("other")],
      ["GIT_CONFIG_SYSTEM": person.at("other")], ["SUDO_UID": "12345"],
      ["GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "safe.directory", "GIT_CONFIG_VALUE_0": "*"],
    ] {
      #expect(try sandbox.changes(since: "HEAD", variables: none.merging(safe) { $1 }) == [], "\(safe)")
    }
    // A branch cannot say it of itself.
    try sandbox.git("config", "--file", ".git/config", "safe.directory", "*")
    #expect(sandbox.refusal("HEAD", variables: none) != nil)
  }
}
