import EavesSource
import Foundation
import Testing

@testable import EavesFiles

/// Repositories that lie in the one that is checked.
@Suite struct GitSubmoduleTests {
  private static let ten = (1...10).map { "let a\($0) = \($0)\n" }.joined()
  private static let again = "; check it out again: git submodule update --init"

  /// A repository with a submodule `App/Sub`, which has `C.swift`, and `Deep` with `D.swift`.
  private func nest() throws -> Checkout {
    let deep = try Checkout(["D.swift": Self.ten])
    let inner = try Checkout(["C.swift": Self.ten])
    try inner.git("submodule", "add", "-q", deep.folder.path.text, "Deep")
    try inner.commit("deep")
    var desk = try Checkout(["App/A.swift": Self.ten])
    desk.sources = [deep.folder, inner.folder]
    try desk.git("submodule", "add", "-q", inner.folder.path.text, "App/Sub")
    try desk.git("submodule", "update", "-q", "--init", "--recursive")
    try desk.commit("nest")
    return desk
  }

  /// What is said of submodules.
  private func notices(_ desk: Checkout, since revision: String = "HEAD") throws -> [String] {
    try desk.found(since: revision).notices.map(\.text)
  }

  /// Expects that all of the submodule counts as changed, and what is said of it.
  private func expectWhole(
    _ desk: Checkout, since revision: String = "HEAD", _ notice: String?,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    let found = try desk.found(since: revision)
    #expect(found.lines.concerns(FilePath("App/Sub/C.swift")), sourceLocation: place)
    #expect(found.lines.concerns(FilePath("App/Sub/Deep/D.swift")), sourceLocation: place)
    #expect(!found.lines.concerns(FilePath("App/A.swift")), sourceLocation: place)
    let notices = notice.map { ["App/Sub: warning: all of this submodule counts as changed: \($0)"] }
    #expect(found.notices.map(\.text) == notices ?? [], sourceLocation: place)
  }

  @Test func `what changed inside, however deep`() throws {
    let desk = try nest()
    #expect(try desk.found(since: "HEAD") == GitChanges())
    for file in ["App/Sub/C.swift", "App/Sub/Deep/D.swift"] {
      try desk.folder.add(file, Self.ten + "let b = 1\n")
    }
    for file in ["App/Sub/New.swift", "App/Sub/Deep/New.swift"] { try desk.folder.add(file, "") }
    let files = ["Sub/C.swift: 11", "Sub/Deep/D.swift: 11", "Sub/Deep/New.swift: all", "Sub/New.swift: all"]
    #expect(try desk.changes(since: "HEAD", below: "App") == files)
    #expect(try desk.changes(since: "HEAD") == files.map { "App/\($0)" })
    #expect(try desk.changes(since: "HEAD", below: "App/Sub").first == "C.swift: 11")
    #expect(try notices(desk) == [])
  }

  @Test func `what it has brought since, at another commit and clean`() throws {
    let desk = try nest()
    try desk.folder.add("App/Sub/C.swift", "let z = 1\n" + Self.ten)
    try desk.commit("inside", in: "App/Sub")
    #expect(try desk.changes(since: "HEAD") == ["App/Sub/C.swift: 1"])
    try desk.commit("outside")
    #expect(try desk.changes(since: "HEAD") == [])
    #expect(try desk.changes(since: "HEAD~1") == ["App/Sub/C.swift: 1"])
  }

  @Test func `one that is not checked out has nothing to report`() throws {
    let desk = try nest()
    try desk.git("submodule", "deinit", "-q", "-f", "App/Sub")
    #expect(try desk.changes(since: "HEAD") == [])
    try FileManager.default.removeItem(atPath: desk.folder.at("App/Sub"))
    #expect(try desk.changes(since: "HEAD") == [])
    #expect(try notices(desk) == [])
  }

  @Test func `one that is new is new as a whole`() throws {
    let desk = try nest()
    try expectWhole(desk, since: "HEAD~1", nil)
  }

  @Test func `one whose older commit is not there counts as changed, and is named`() throws {
    let desk = try nest()
    let commit = String(repeating: "1234567890", count: 4)
    try desk.git("update-index", "--cacheinfo", "160000,\(commit),App/Sub")
    try desk.git("commit", "-qm", "somewhere else")
    try desk.git("add", "App/Sub")
    try desk.git("commit", "-qm", "here")
    #expect(try notices(desk) == [])
    let words =
      "the commit 123456789012, which is compared with, is not there;"
      + " fetch the submodule's history: git submodule foreach git fetch --unshallow"
    try expectWhole(desk, since: "HEAD~1", words)
    // One that lies in it is named by where it lies.
    try desk.git("update-index", "--cacheinfo", "160000,\(commit),Deep", in: "App/Sub")
    try desk.git("commit", "-qm", "somewhere else", in: "App/Sub")
    try desk.git("add", "App/Sub")
    let found = try desk.found(since: "HEAD").notices
    #expect(found == [])
    try desk.git("commit", "-qm", "both")
    #expect(
      try notices(desk)
        == ["App/Sub/Deep: warning: all of this submodule counts as changed: \(words)"])
    #expect(try desk.changes(since: "HEAD", below: "App") == [])
    #expect(try desk.found(since: "HEAD", below: "App").lines.concerns(FilePath("Sub/Deep/D.swift")))
  }

  @Test func `one whose .git is gone has files that nobody knows`() throws {
    let desk = try nest()
    try FileManager.default.removeItem(atPath: desk.folder.at("App/Sub/.git"))
    try expectWhole(desk, nil)
  }

  @Test func `a root within one whose .git is gone is changed as a whole`() throws {
    let desk = try nest()
    try FileManager.default.removeItem(atPath: desk.folder.at("App/Sub/.git"))
    try desk.folder.add("App/Sub/Inner/I.swift", "")
    #expect(try desk.found(since: "HEAD", below: "App/Sub").lines.concerns(FilePath("C.swift")))
    #expect(try desk.found(since: "HEAD", below: "App/Sub/Inner").lines.concerns(FilePath("I.swift")))
  }

  @Test func `one that became a folder of files, and the other way round`() throws {
    let desk = try nest()
    for file in [".git", "Deep/.git", ".gitmodules"] {
      try FileManager.default.removeItem(atPath: desk.folder.at("App/Sub/\(file)"))
    }
    try desk.git("rm", "-rq", "--cached", "App/Sub")
    try desk.commit("files")
    try expectWhole(desk, since: "HEAD~1", nil)
    try desk.git("checkout", "-q", "-f", "HEAD~1")
    try desk.git("submodule", "update", "-q", "--init", "--recursive", "--force")
    let found = try desk.found(since: "main")
    #expect(found.lines.concerns(FilePath("App/Sub/C.swift")) && found.notices == [])
  }

  @Test func `one in a further working tree, and one that keeps its own .git`() throws {
    let desk = try nest()
    let tree = desk.folder.at(".git/tree")
    try desk.git("worktree", "add", "-q", tree)
    try desk.git("submodule", "update", "-q", "--init", "--recursive", in: ".git/tree")
    try desk.folder.add(".git/tree/App/Sub/C.swift", Self.ten + "let b = 1\n")
    let place = desk.folder.path.appending(FilePath(".git/tree"))
    let found = try GitRepository(around: place).changes(since: "HEAD")
    #expect(found.lines.files == [FilePath("App/Sub/C.swift")] && found.notices == [])

    try desk.git("init", "-q", "-b", "main", "App/Own")
    try desk.folder.add("App/Own/O.swift", Self.ten)
    try desk.commit("own", in: "App/Own")
    try desk.commit("a submodule without a word in .gitmodules")
    try desk.folder.add("App/Own/O.swift", Self.ten + "let b = 1\n")
    #expect(try desk.changes(since: "HEAD") == ["App/Own/O.swift: 11"])
    #expect(try notices(desk) == [])
  }

  // MARK: Traps

  /// A repository elsewhere that starts a program for whoever asks it, and has the submodule's commits.
  private func lure(_ desk: Checkout) throws -> Checkout {
    let lure = Checkout(folder: try TemporaryFolder())
    try lure.git("clone", "-q", desk.folder.at("App/Sub"), ".")
    try lure.git("config", "core.fsmonitor", try lure.trap())
    return lure
  }

  @Test func `a .git that leads elsewhere is not followed`() throws {
    let desk = try nest()
    let lure = try lure(desk)
    for text in [
      "gitdir: \(lure.folder.at(".git"))\n", "gitdir: ../../../\(lure.folder.path.name)/.git\n",
      "gitdir: /nowhere\n", "gitdir: \n", "nonsense", "",
      "gitdir: ../../.git/modules/App/Sub/../../../../..\n",
    ] {
      try desk.folder.add("App/Sub/.git", text)
      try expectWhole(desk, "its .git leads out of the repository" + Self.again)
    }
    try FileManager.default.removeItem(atPath: desk.folder.at("App/Sub/.git"))
    try desk.folder.link("App/Sub/.git", to: lure.folder.at(".git"))
    try expectWhole(desk, "its .git leads out of the repository" + Self.again)
    #expect(!lure.isSprung())
  }

  @Test func `a .git that shares what lies elsewhere is not followed`() throws {
    let desk = try nest()
    let lure = try lure(desk)
    let own = ".git/modules/App/Sub/commondir"
    for text in ["\(lure.folder.at(".git"))\n", "/nowhere\n", ""] {
      try desk.folder.add(own, text)
      try expectWhole(desk, "its .git leads out of the repository" + Self.again)
    }
    #expect(!lure.isSprung())
  }

  @Test func `a .git whose files lie elsewhere is no submodule's own`() throws {
    let desk = try nest()
    try desk.git("config", "core.worktree", desk.folder.at("App"), in: "App/Sub")
    try expectWhole(desk, "its .git is no repository of its own" + Self.again)
    try desk.folder.add(".git/modules/App/Sub/HEAD", "nonsense")
    try expectWhole(desk, "its .git is no repository of its own" + Self.again)
  }

  @Test func `an empty .git does not make it a part of what lies around it`() throws {
    let desk = try nest()
    try FileManager.default.removeItem(atPath: desk.folder.at("App/Sub/.git"))
    try desk.folder.add("App/Sub/.git/", "")
    try expectWhole(desk, "its .git is no repository of its own" + Self.again)
  }

  @Test func `a link in its place, or on the way there, is not followed`() throws {
    let desk = try nest()
    let lure = try lure(desk)
    try FileManager.default.removeItem(atPath: desk.folder.at("App/Sub"))
    try desk.folder.link("App/Sub", to: lure.folder.path.text)
    #expect(try desk.found(since: "HEAD").lines.concerns(FilePath("App/Sub/C.swift")))
    try FileManager.default.removeItem(atPath: desk.folder.at("App"))
    try FileManager.default.moveItem(atPath: lure.folder.at("Deep"), toPath: lure.folder.at("Sub"))
    try desk.folder.link("App", to: lure.folder.path.text)
    #expect(try desk.found(since: "HEAD").lines.concerns(FilePath("App/Sub/C.swift")))
    #expect(!lure.isSprung())
  }

  @Test func `what .gitmodules says does not matter`() throws {
    let desk = try nest()
    let trap = try desk.trap()
    try desk.folder.add(
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
    try desk.git("config", "diff.ignoreSubmodules", "all")
    try desk.git("config", "submodule.recurse", "true")
    try desk.commit("hidden")
    try desk.folder.add("App/Sub/C.swift", Self.ten + "let b = 1\n")
    #expect(try desk.changes(since: "HEAD") == ["App/Sub/C.swift: 11"])
    #expect(!desk.isSprung())
  }

  @Test func `settings of its own start nothing`() throws {
    let desk = try nest()
    let trap = try desk.trap()
    try desk.folder.add(
      "App/Sub/.gitattributes", "*.swift filter=x diff=x working-tree-encoding=UTF-16 ident merge=x\n")
    for (key, value) in HostileRepositoryTests.settings(trap) {
      try desk.git("config", key, value, in: "App/Sub")
      try desk.git("config", key, value, in: "App/Sub/Deep")
      try desk.git("config", key, value)
    }
    for file in ["App/Sub/C.swift", "App/Sub/Deep/D.swift"] {
      try desk.folder.add(file, Self.ten + "let b = 1\n")
    }
    #expect(
      try desk.changes(since: "HEAD").filter { !$0.contains("attributes") }
        == ["App/Sub/.gitattributes: all", "App/Sub/C.swift: 11", "App/Sub/Deep/D.swift: 11"].filter {
          !$0.contains("attributes")
        })
    #expect(!desk.isSprung())
  }
}
