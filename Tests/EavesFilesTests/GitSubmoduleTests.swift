import EavesSource
import Foundation
import Testing

@testable import EavesFiles

/// Repositories that lie in the one that is checked.
@Suite struct GitSubmoduleTests {
  private static let ten = (1...10).map { "let a\($0) = \($0)\n" }.joined()
  private static let unknown = "warning: the files of this submodule at the commit are not known: "
  private static let gone =
    "its repository is not at this place any more; check it out again: git submodule update --init;"
    + " where the change removes it, review what it held"
  private static let again = "; check it out again: git submodule update --init"

  /// A repository with a submodule `App/Sub`, which has `C.swift`, and `Deep` with `D.swift`.
  private func nest() throws -> Checkout {
    let deep = try Checkout(["D.swift": Self.ten])
    let inner = try Checkout(["C.swift": Self.ten])
    try inner.git("submodule", "add", "-q", deep.folder.path.text, "Deep")
    try inner.commit("deep")
    var sandbox = try Checkout(["App/A.swift": Self.ten])
    sandbox.sources = [deep.folder, inner.folder]
    try sandbox.git("submodule", "add", "-q", inner.folder.path.text, "App/Sub")
    try sandbox.git("submodule", "update", "-q", "--init", "--recursive")
    try sandbox.commit("nest")
    return sandbox
  }

  /// What is said of submodules.
  private func notices(_ sandbox: Checkout, since revision: String = "HEAD") throws -> [String] {
    try sandbox.found(since: revision).notices.map(\.text)
  }

  /// Expects that all of the submodule counts as changed, and what is said of it.
  private func expectWhole(
    _ sandbox: Checkout, since revision: String = "HEAD", _ notice: String?,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let changes = try sandbox.changes(since: revision)
    #expect(changes == ["App/Sub/C.swift", "App/Sub/Deep/D.swift"], sourceLocation: place)
    let notices = notice.map { ["App/Sub: \(Self.unknown)\($0)"] }
    #expect(
      try sandbox.found(since: revision).notices.map(\.text) == notices ?? [], sourceLocation: place)
  }

  @Test func `what changed inside, however deep`() throws {
    let sandbox = try nest()
    #expect(try sandbox.changes(since: "HEAD") == [])
    for file in ["App/Sub/C.swift", "App/Sub/Deep/D.swift"] {
      try sandbox.folder.add(file, Self.ten + "let b = 1\n")
    }
    for file in ["App/Sub/New.swift", "App/Sub/Deep/New.swift"] { try sandbox.folder.add(file, "") }
    let files = ["Sub/C.swift", "Sub/Deep/D.swift", "Sub/Deep/New.swift", "Sub/New.swift"]
    #expect(try sandbox.changes(since: "HEAD", below: "App") == files)
    #expect(try sandbox.changes(since: "HEAD") == files.map { "App/\($0)" })
    #expect(try sandbox.changes(since: "HEAD", below: "App/Sub").first == "C.swift")
    #expect(try notices(sandbox) == [])
  }

  @Test func `what it has brought since, at another commit and clean`() throws {
    let sandbox = try nest()
    try sandbox.folder.add("App/Sub/C.swift", "let z = 1\n" + Self.ten)
    try sandbox.commit("inside", in: "App/Sub")
    #expect(try sandbox.changes(since: "HEAD") == ["App/Sub/C.swift"])
    try sandbox.commit("outside")
    #expect(try sandbox.changes(since: "HEAD") == [])
    #expect(try sandbox.changes(since: "HEAD~1") == ["App/Sub/C.swift"])
  }

  @Test func `one that is not checked out has nothing to report`() throws {
    let sandbox = try nest()
    try sandbox.git("submodule", "deinit", "-q", "-f", "App/Sub")
    #expect(try sandbox.changes(since: "HEAD") == [])
    try FileManager.default.removeItem(atPath: sandbox.folder.at("App/Sub"))
    #expect(try sandbox.changes(since: "HEAD") == [])
    #expect(try notices(sandbox) == [])
  }

  @Test func `one that is new is new as a whole`() throws {
    let sandbox = try nest()
    try expectWhole(sandbox, since: "HEAD~1", nil)
  }

  @Test func `one whose older commit is not there counts as changed, and is named`() throws {
    let sandbox = try nest()
    let commit = String(repeating: "1234567890", count: 4)
    try sandbox.git("update-index", "--cacheinfo", "160000,\(commit),App/Sub")
    try sandbox.git("commit", "-qm", "somewhere else")
    try sandbox.git("add", "App/Sub")
    try sandbox.git("commit", "-qm", "here")
    #expect(try notices(sandbox) == [])
    let words =
      "the commit 123456789012, which is compared with, is not there;"
      + " fetch the submodule's history: git submodule foreach git fetch --unshallow"
    try expectWhole(sandbox, since: "HEAD~1", words)
    // One that lies in it is named by where it lies.
    try sandbox.git("update-index", "--cacheinfo", "160000,\(commit),Deep", in: "App/Sub")
    try sandbox.git("commit", "-qm", "somewhere else", in: "App/Sub")
    try sandbox.git("add", "App/Sub")
    let found = try sandbox.found(since: "HEAD").notices
    #expect(found == [])
    try sandbox.git("commit", "-qm", "both")
    #expect(
      try notices(sandbox)
        == ["App/Sub/Deep: \(Self.unknown)\(words)"])
    #expect(try sandbox.changes(since: "HEAD", below: "App").contains("Sub/Deep/D.swift"))
  }

  @Test func `one whose .git is gone has files that nobody knows`() throws {
    let sandbox = try nest()
    try FileManager.default.removeItem(atPath: sandbox.folder.at("App/Sub/.git"))
    try expectWhole(sandbox, Self.gone)
  }

  @Test func `a root within one whose .git is gone is changed as a whole`() throws {
    let sandbox = try nest()
    try FileManager.default.removeItem(atPath: sandbox.folder.at("App/Sub/.git"))
    try sandbox.folder.add("App/Sub/Inner/I.swift", "")
    #expect(try sandbox.changes(since: "HEAD", below: "App/Sub").contains("C.swift"))
    #expect(try sandbox.changes(since: "HEAD", below: "App/Sub/Inner").contains("I.swift"))
  }

  @Test func `one that became a folder of files, and the other way round`() throws {
    let sandbox = try nest()
    for file in [".git", "Deep/.git", ".gitmodules"] {
      try FileManager.default.removeItem(atPath: sandbox.folder.at("App/Sub/\(file)"))
    }
    try sandbox.git("rm", "-rq", "--cached", "App/Sub")
    try sandbox.commit("files")
    try expectWhole(sandbox, since: "HEAD~1", Self.gone)
    try sandbox.git("checkout", "-q", "-f", "HEAD~1")
    try sandbox.git("submodule", "update", "-q", "--init", "--recursive", "--force")
    #expect(try sandbox.changes(since: "main") == [] && notices(sandbox, since: "main") == [])
  }

  @Test func `one in a further working tree, and one that keeps its own .git`() throws {
    let sandbox = try nest()
    let tree = sandbox.folder.at(".git/tree")
    try sandbox.git("worktree", "add", "-q", tree)
    try sandbox.git("submodule", "update", "-q", "--init", "--recursive", in: ".git/tree")
    try sandbox.folder.add(".git/tree/App/Sub/C.swift", Self.ten + "let b = 1\n")
    #expect(try sandbox.changes(since: "HEAD", below: ".git/tree") == ["App/Sub/C.swift"])
    #expect(try sandbox.found(since: "HEAD", below: ".git/tree").notices == [])

    try sandbox.git("init", "-q", "-b", "main", "App/Own")
    try sandbox.folder.add("App/Own/O.swift", Self.ten)
    try sandbox.commit("own", in: "App/Own")
    try sandbox.commit("a submodule without a word in .gitmodules")
    try sandbox.folder.add("App/Own/O.swift", Self.ten + "let b = 1\n")
    #expect(try sandbox.changes(since: "HEAD") == ["App/Own/O.swift"])
    #expect(try notices(sandbox) == [])
  }

  // MARK: Traps

  /// A repository elsewhere that starts a program for whoever asks it, and has the submodule's commits.
  private func lure(_ sandbox: Checkout) throws -> Checkout {
    let lure = Checkout(folder: try TemporaryFolder())
    try lure.git("clone", "-q", sandbox.folder.at("App/Sub"), ".")
    try lure.git("config", "core.fsmonitor", try lure.trap())
    return lure
  }

  @Test func `a .git that leads elsewhere is not followed`() throws {
    let sandbox = try nest()
    let lure = try lure(sandbox)
    for text in [
      "gitdir: \(lure.folder.at(".git"))\n", "gitdir: ../../../\(lure.folder.path.name)/.git\n",
      "gitdir: /nowhere\n", "gitdir: \n", "nonsense", "",
      "gitdir: ../../.git/modules/App/Sub/../../../../..\n",
    ] {
      try sandbox.folder.add("App/Sub/.git", text)
      try expectWhole(sandbox, "its .git leads out of the repository" + Self.again)
    }
    try FileManager.default.removeItem(atPath: sandbox.folder.at("App/Sub/.git"))
    try sandbox.folder.link("App/Sub/.git", to: lure.folder.at(".git"))
    try expectWhole(sandbox, "its .git leads out of the repository" + Self.again)
    #expect(!lure.isSprung())
  }

  @Test func `a .git that shares what lies elsewhere is not followed`() throws {
    let sandbox = try nest()
    let lure = try lure(sandbox)
    let own = ".git/modules/App/Sub/commondir"
    for text in ["\(lure.folder.at(".git"))\n", "/nowhere\n", ""] {
      try sandbox.folder.add(own, text)
      try expectWhole(sandbox, "its .git leads out of the repository" + Self.again)
    }
    #expect(!lure.isSprung())
  }

  @Test func `a .git whose files lie elsewhere is no submodule's own`() throws {
    let sandbox = try nest()
    try sandbox.git("config", "core.worktree", sandbox.folder.at("App"), in: "App/Sub")
    try expectWhole(sandbox, "its .git is no repository of its own" + Self.again)
    try sandbox.folder.add(".git/modules/App/Sub/HEAD", "nonsense")
    try expectWhole(sandbox, "its .git is no repository of its own" + Self.again)
  }

  @Test func `an empty .git does not make it a part of what lies around it`() throws {
    let sandbox = try nest()
    try FileManager.default.removeItem(atPath: sandbox.folder.at("App/Sub/.git"))
    try sandbox.folder.add("App/Sub/.git/", "")
    try expectWhole(sandbox, "its .git is no repository of its own" + Self.again)
  }

  @Test func `a link in its place, or on the way there, is not followed`() throws {
    let sandbox = try nest()
    let lure = try lure(sandbox)
    try FileManager.default.removeItem(atPath: sandbox.folder.at("App/Sub"))
    try sandbox.folder.link("App/Sub", to: lure.folder.path.text)
    #expect(try notices(sandbox) == ["App/Sub: \(Self.unknown)\(Self.gone)"])
    try FileManager.default.removeItem(atPath: sandbox.folder.at("App"))
    try FileManager.default.moveItem(atPath: lure.folder.at("Deep"), toPath: lure.folder.at("Sub"))
    try sandbox.folder.link("App", to: lure.folder.path.text)
    #expect(try notices(sandbox) == [])
    #expect(!lure.isSprung())
  }

  @Test func `what .gitmodules says does not matter`() throws {
    let sandbox = try nest()
    let trap = try sandbox.trap()
    try sandbox.folder.add(
      ".gitmodules",
      """
      [submodule "App/Sub"]
        path = ../../etc
        url = ext::\(trap)
        ignore = all
        update = !\(trap)
        branch = --upload-pack=\(trap)
        fetchRecurseSubmodules = true
        shallow = true

      """)
    try sandbox.git("config", "diff.ignoreSubmodules", "all")
    try sandbox.git("config", "submodule.recurse", "true")
    try sandbox.commit("hidden")
    try sandbox.folder.add("App/Sub/C.swift", Self.ten + "let b = 1\n")
    #expect(try sandbox.changes(since: "HEAD") == ["App/Sub/C.swift"])
    #expect(!sandbox.isSprung())
  }

  @Test func `settings of its own start nothing`() throws {
    let sandbox = try nest()
    let trap = try sandbox.trap()
    try sandbox.folder.add(
      "App/Sub/.gitattributes", "*.swift filter=x diff=x working-tree-encoding=UTF-16 ident merge=x\n")
    for (key, value) in HostileRepositoryTests.settings(trap) {
      try sandbox.git("config", key, value, in: "App/Sub")
      try sandbox.git("config", key, value, in: "App/Sub/Deep")
      try sandbox.git("config", key, value)
    }
    for file in ["App/Sub/C.swift", "App/Sub/Deep/D.swift"] {
      try sandbox.folder.add(file, Self.ten + "let b = 1\n")
    }
    #expect(
      try sandbox.changes(since: "HEAD").filter { !$0.contains("attributes") }
        == ["App/Sub/.gitattributes: all", "App/Sub/C.swift", "App/Sub/Deep/D.swift"].filter {
          !$0.contains("attributes")
        })
    #expect(!sandbox.isSprung())
  }
}
