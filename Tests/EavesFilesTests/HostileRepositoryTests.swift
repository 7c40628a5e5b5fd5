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
    let desk = try Checkout(files)
    let trap = try desk.trap()
    for (key, value) in Self.settings(trap) { try desk.git("config", key, value) }
    for hook in [
      "post-index-change", "fsmonitor-watchman", "reference-transaction", "pre-auto-gc", "post-checkout",
    ] {
      _ = try desk.trap("hooks/\(hook)")
    }
    try desk.folder.add(".git/info/attributes", "* filter=x diff=x merge=x\n")
    try desk.folder.add(".gitattributes", "* filter=x diff=x merge=x\n[attr]y filter=x\n*.swift y\n")
    return desk
  }

  @Test func `no program is started, whatever the settings and the attributes say`() throws {
    let desk = try trapped()
    // Git is not sure of a file that changed as late as its index: it would filter it to compare it.
    for file in ["A.swift", "B.swift", "New.swift"] { try desk.folder.add(file, Self.ten + "let b = 1\n") }
    #expect(
      try desk.changes(since: "HEAD")
        == [".gitattributes: all", "A.swift: 11", "B.swift: 11", "New.swift: all"])
    #expect(!desk.isSprung())
    // The traps are none if nothing springs them.
    _ = try desk.run(["diff", "HEAD"])
    #expect(desk.isSprung())
  }

  @Test func `variables that name a program start none`() throws {
    let desk = try Checkout(["A.swift": Self.ten])
    try desk.folder.add("A.swift", Self.ten + "let b = 1\n")
    let trap = try desk.trap()
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
    #expect(try desk.changes(since: "HEAD", variables: variables) == ["A.swift: 11"])
    #expect(!desk.isSprung() && !FileManager.default.fileExists(atPath: "\(trap).log"))
  }

  @Test func `settings of a person start nothing and log nothing, where a branch is that person's home`()
    throws
  {
    let desk = try Checkout(["A.swift": Self.ten])
    let trap = try desk.trap()
    try desk.folder.add(
      ".gitconfig",
      """
      [core]
        fsmonitor = \(trap)
        hooksPath = \(desk.folder.at(".git"))
      [safe]
        bareRepository = all
      [trace2]
        normalTarget = \(trap).log
        eventTarget = \(trap).log
        perfTarget = \(trap).log

      """)
    let home = ["HOME": desk.folder.path.text, "XDG_CONFIG_HOME": desk.folder.path.text]
    #expect(try desk.changes(since: "HEAD", variables: home) == [".gitconfig: all"])
    #expect(!desk.isSprung() && !FileManager.default.fileExists(atPath: "\(trap).log"))
    try bring(to: desk, "Bare")
    #expect(
      desk.refusal("HEAD", below: "Bare", variables: home)?.contains("looks like a bare git repository")
        == true)
  }

  /// A bare repository with a trap, as ordinary files.
  private func bring(to desk: Checkout, _ place: String) throws {
    try desk.git("init", "-q", "--bare", place)
    for (key, value) in Self.settings(try desk.trap()) + [("core.bare", "false"), ("core.worktree", "..")] {
      try desk.git("config", "--file", "\(place)/config", key, value)
    }
    try desk.folder.add("\(place)/refs/heads/keep.swift", Self.ten)
  }

  @Test func `a repository made of ordinary files of a branch is none`() throws {
    let desk = try Checkout(["A.swift": Self.ten])
    try bring(to: desk, "Tests/Kept")
    try desk.commit("fixtures")
    try desk.folder.add("Tests/Kept/refs/heads/keep.swift", Self.ten + "let b = 1\n")
    let place = desk.folder.at("Tests/Kept")
    #expect(
      desk.refusal("HEAD", below: "Tests/Kept")
        == "error: \(place) looks like a bare git repository, which has no files to compare;"
        + " leave out --diff, or name a root that is checked out with --root")
    #expect(desk.refusal("HEAD", below: "Tests/Kept/refs/heads")?.contains("bare git repository") == true)
    #expect(try desk.changes(since: "HEAD") == ["Tests/Kept/refs/heads/keep.swift: 11"])
    #expect(!desk.isSprung())
  }

  // MARK: Changes that hide

  @Test(arguments: [
    "* binary", "* -diff", "* -text", "* text=auto eol=crlf", "* ident", "* working-tree-encoding=UTF-7",
    "* working-tree-encoding=UTF-16", "* export-ignore", "* filter=x", "*.swift linguist-generated",
  ]) func `attributes of a branch hide no change`(_ attributes: String) throws {
    let desk = try Checkout(["A.swift": Self.ten + "// $Id$\n"])
    try desk.folder.add(".gitattributes", attributes + "\n")
    try desk.folder.add("A.swift", Self.ten.replacing("a3 = 3", with: "a3 = +") + "// $Id: let b = 1 $\n")
    #expect(try desk.changes(since: "HEAD") == [".gitattributes: all", "A.swift: 3, 11"])
    try desk.git("config", "filter.x.clean", "cat")
    #expect(try desk.changes(since: "HEAD") == [".gitattributes: all", "A.swift: 3, 11"])
  }

  @Test func `a file that only a filter makes look as it was has changed`() throws {
    let desk = try Checkout(["A.swift": Self.ten])
    try desk.git("config", "filter.x.clean", "sed s/0/3/")
    try desk.folder.add(".git/info/attributes", "*.swift filter=x\n")
    try desk.folder.add("A.swift", Self.ten.replacing("a3 = 3", with: "a3 = 0"))
    #expect(try desk.changes(since: "HEAD") == ["A.swift: 3"])
  }

  // MARK: Traces

  @Test func `nothing is written, not even the index`() throws {
    let desk = try trapped()
    // Other times, same text: git would like to note that down.
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: desk.folder.at("A.swift"))
    try desk.folder.add("B.swift", Self.ten + "let b = 1\n")
    let before = try desk.traces()
    _ = try desk.found(since: "HEAD")
    #expect(try desk.traces() == before)
  }

  // MARK: Repositories of which a part is elsewhere

  /// A repository whose second commit changes a file, removes one and adds one, and lets itself be filtered.
  private func origin() throws -> Checkout {
    let desk = try Checkout([
      "App/A.swift": Self.ten, "App/B.swift": Self.ten + "// b\n",
      "Same.swift": Self.ten + "// same\n",
    ])
    try desk.folder.add("App/A.swift", Self.ten + "let b = 1\n")
    try desk.git("mv", "App/B.swift", "App/C.swift")
    try desk.folder.add("App/C.swift", Self.ten + "// c\n")
    try desk.commit("second")
    for key in ["uploadpack.allowFilter", "uploadpack.allowAnySHA1InWant"] {
      try desk.git("config", key, "true")
    }
    return desk
  }

  private static let fetchAll =
    ", and nothing is fetched; fetch all of it: git fetch --refetch --no-filter; in CI, clone without a filter"

  @Test func `a partial clone fetches nothing, and says what it lacks`() throws {
    let origin = try origin()
    for (filter, lacking) in [
      ("blob:none", "App/A.swift as it was"),
      ("tree:0", "a part of \(try origin.said("rev-parse", "HEAD~1").prefix(12))"),
    ] {
      let desk = try origin.clone("--filter=\(filter)")
      let before = try desk.traces()
      #expect(desk.refusal("HEAD~1") == "error: this partial clone lacks \(lacking)\(Self.fetchAll)")
      #expect(desk.refusal("HEAD~1...") == "error: this partial clone lacks \(lacking)\(Self.fetchAll)")
      #expect(try desk.changes(since: "HEAD") == [])
      #expect(try desk.traces() == before)
      try desk.git("fetch", "-q", "--refetch", "--no-filter")
      #expect(try desk.changes(since: "HEAD~1") == ["App/A.swift: 11", "App/C.swift: 11"])
    }
  }

  @Test func `a partial clone that has all that is compared is compared`() throws {
    let origin = try origin()
    try origin.folder.add("Big.bin", "big")
    try origin.commit("third")
    try origin.folder.add("Big.bin", "bigger")
    try origin.folder.add("Same.swift", Self.ten + "// same\nlet c = 1\n")
    try origin.commit("fourth")
    let desk = try origin.clone("--filter=blob:none")
    try desk.git("cat-file", "-e", "HEAD~1:Same.swift")
    #expect(try desk.changes(since: "HEAD~1") == ["Same.swift: 12"])
  }

  @Test func `an object that is lost is named by its file`() throws {
    let desk = try origin()
    let hash = try desk.said("rev-parse", "HEAD~1:App/A.swift")
    try FileManager.default.removeItem(
      atPath: desk.folder.at(".git/objects/\(hash.prefix(2))/\(hash.dropFirst(2))"))
    #expect(
      desk.refusal("HEAD~1")
        == "error: the git repository lacks App/A.swift as it was; clone it anew, or see what `git fsck` says"
        + " and fetch that")
  }

  @Test func `a submodule that is a partial clone counts as changed, and nothing is fetched`() throws {
    let inner = try origin()
    let desk = try Checkout(["A.swift": Self.ten])
    try desk.git("clone", "-q", "--filter=blob:none", "file://\(inner.folder.path)", "Sub")
    try desk.git("add", ".")
    try desk.git(
      "update-index", "--cacheinfo", "160000,\(try desk.said("rev-parse", "HEAD~1", in: "Sub")),Sub")
    try desk.git("commit", "-qm", "at the first")
    let before = try desk.traces()
    let found = try desk.found(since: "HEAD")
    #expect(found.lines.concerns(FilePath("Sub/Same.swift")))
    #expect(
      found.notices.map(\.text) == [
        "Sub: warning: all of this submodule counts as changed: this partial clone lacks App/A.swift as it was"
          + Self.fetchAll
      ])
    #expect(try desk.traces() == before)
  }

  @Test func `a shallow clone has no commit to compare with`() throws {
    let desk = try origin().clone("--depth=1")
    #expect(desk.refusal("HEAD~1")?.hasPrefix("error: git knows no revision `HEAD~1`; ") == true)
  }

  // MARK: Repositories of others

  /// Only the superuser can give something away.
  @Test(.enabled(if: geteuid() == 0, "only the superuser can make a repository of somebody else"))
  func `a repository of another user is compared where the caller says that it is safe`() throws {
    let desk = try Checkout(["A.swift": Self.ten])
    let person = try TemporaryFolder(["none/x": "", "other": "[safe]\ndirectory = *\n"])
    try person.add("home/.gitconfig", "[safe]\ndirectory = \(desk.folder.path)\n")
    try person.add("xdg/git/config", "[safe]\ndirectory = *\n")
    for path in [""] + (try FileManager.default.subpathsOfDirectory(atPath: desk.folder.path.text)) {
      #expect(unsafe lchown(desk.folder.at(path), 12_345, 12_345) == 0)
    }
    let none = [
      "HOME": person.at("none"), "XDG_CONFIG_HOME": person.at("none"), "GIT_CONFIG_SYSTEM": "/dev/null",
    ]
    #expect(
      desk.refusal("HEAD", variables: none)
        == "error: the git repository of \(desk.folder.path) belongs to another user;"
        + " trust it: git config --global --add safe.directory FOLDER, with the folder that holds .git")
    for safe in [
      ["HOME": person.at("home")], ["XDG_CONFIG_HOME": person.at("xdg")],
      ["GIT_CONFIG_GLOBAL": person.at("other")],
      ["GIT_CONFIG_SYSTEM": person.at("other")], ["SUDO_UID": "12345"],
      ["GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "safe.directory", "GIT_CONFIG_VALUE_0": "*"],
    ] {
      #expect(try desk.changes(since: "HEAD", variables: none.merging(safe) { $1 }) == [], "\(safe)")
    }
    // A branch cannot say it of itself.
    try desk.git("config", "--file", ".git/config", "safe.directory", "*")
    #expect(desk.refusal("HEAD", variables: none) != nil)
  }

  @Test func `how far to look for a repository is the caller's say`() throws {
    let desk = try Checkout(["App/A.swift": Self.ten])
    let variables = ["GIT_CEILING_DIRECTORIES": desk.folder.path.text]
    #expect(
      desk.refusal("HEAD", below: "App", variables: variables)?.contains("lies in no git repository") == true)
  }
}
