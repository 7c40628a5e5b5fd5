import EavesFiles
import EavesSource
import Foundation
import Testing

@Suite struct GitRepositoryTests {
  private static let ten = (1...10).map { "let a\($0) = \($0)\n" }.joined()

  @Test func `files that were changed`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten, "B.swift": Self.ten, "C.swift": Self.ten])
    try sandbox.folder.add("A.swift", Self.ten.replacing("let a3 = 3\n", with: "let a3 = 0\nlet b = 0\n"))
    try sandbox.folder.add("B.swift", Self.ten.replacing("let a3 = 3\n", with: ""))
    #expect(try sandbox.changes(since: "HEAD") == ["A.swift", "B.swift"])
    try sandbox.commit("second")
    #expect(try sandbox.changes(since: "HEAD") == [])
    #expect(try sandbox.changes(since: "HEAD~1") == ["A.swift", "B.swift"])
  }

  @Test func `files that are new, known to git or not, but not ignored ones`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten, ".gitignore": "Made.swift\n"])
    for file in ["Staged.swift", "Sub/Not.swift", "Made.swift"] { try sandbox.folder.add(file, Self.ten) }
    try sandbox.git("add", "Staged.swift")
    #expect(try sandbox.changes(since: "HEAD") == ["Staged.swift", "Sub/Not.swift"])
  }

  @Test func `files that were renamed or removed`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten, "B.swift": Self.ten.replacing("let", with: "var")])
    try sandbox.git("mv", "A.swift", "Moved.swift")
    try sandbox.git("rm", "-q", "B.swift")
    try sandbox.folder.add("Moved.swift", Self.ten + "let more = 1\n")
    #expect(try sandbox.changes(since: "HEAD") == ["Moved.swift"])
    let then = try sandbox.found(since: "HEAD")
    let root = AbsolutePath(then.top, reading: then.tree)
    #expect(root.appending(FilePath("A.swift")).exists && root.appending(FilePath("B.swift")).exists)
    #expect(!root.appending(FilePath("Moved.swift")).exists)
  }

  @Test func `names with anything in them`() throws {
    let names = [
      "a b.swift", "ü🛟.swift", "q\"uote.swift", "back\\slash.swift", "tab\there.swift", "+++ b.swift",
    ]
    let sandbox = try Checkout(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.ten) }))
    for name in names { try sandbox.folder.add(name, Self.ten + "--- a\n+++ b/x\n@@ -1 +1 @@\n") }
    try sandbox.folder.add("new\nline.swift", "")
    #expect(try Set(sandbox.changes(since: "HEAD")) == Set(names + ["new\nline.swift"]))
  }

  @Test func `what a sparse checkout leaves out has not changed`() throws {
    let sandbox = try Checkout(["A/A.swift": Self.ten, "B/B.swift": Self.ten])
    try sandbox.git("sparse-checkout", "set", "A")
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder.at("B/B.swift")))
    try sandbox.folder.add("A/A.swift", Self.ten + "let b = 1\n")
    let then = try sandbox.found(since: "HEAD")
    #expect(try sandbox.changes(since: "HEAD") == ["A/A.swift"])
    #expect(!AbsolutePath(then.top, reading: then.tree).appending(FilePath("B/B.swift")).exists)
  }

  @Test func `files that git was told to take for unchanged are read all the same`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten])
    try sandbox.git("update-index", "--assume-unchanged", "A.swift")
    try sandbox.folder.add("A.swift", Self.ten + "let b = 1\n")
    #expect(try sandbox.changes(since: "HEAD") == ["A.swift"])
  }

  @Test func `a root below the top of the repository`() throws {
    let sandbox = try Checkout(["App/Sources/A.swift": Self.ten, "Other/B.swift": Self.ten])
    for file in ["App/Sources/A.swift", "Other/B.swift"] {
      try sandbox.folder.add(file, Self.ten + "let b = 1\n")
    }
    try sandbox.folder.add("App/New.swift", Self.ten)
    #expect(try sandbox.changes(since: "HEAD", below: "App") == ["New.swift", "Sources/A.swift"])
  }

  @Test func `the settings of a person do not matter`() throws {
    let sandbox = try Checkout(["Sub/A.swift": Self.ten])
    for (key, value) in [
      ("diff.noprefix", "true"), ("diff.mnemonicPrefix", "true"), ("color.ui", "always"),
      ("diff.external", "/bin/false"), ("diff.relative", "true"), ("diff.context", "5"),
      ("diff.renames", "false"), ("diff.interHunkContext", "9"), ("diff.orderFile", "/nowhere"),
    ] { try sandbox.git("config", key, value) }
    try sandbox.git("mv", "Sub/A.swift", "Sub/B.swift")
    try sandbox.folder.add(
      "Sub/B.swift", Self.ten.replacing("a2 = 2", with: "a2 = 0").replacing("a6 = 6", with: "a6 = 0"))
    #expect(try sandbox.changes(since: "HEAD", below: "Sub") == ["B.swift"])
  }

  @Test func `what changed inside a submodule`() throws {
    let inner = try Checkout(["C.swift": Self.ten])
    let sandbox = try Checkout(["App/A.swift": Self.ten])
    try sandbox.git("submodule", "add", "-q", inner.folder.path.text, "App/Sub")
    try sandbox.commit("with a submodule")
    try sandbox.folder.add("App/Sub/C.swift", Self.ten + "let b = 1\n")
    try sandbox.folder.add("App/Sub/New.swift", "")
    #expect(try sandbox.changes(since: "HEAD") == ["App/Sub/C.swift", "App/Sub/New.swift"])
    #expect(try sandbox.changes(since: "HEAD", below: "App") == ["Sub/C.swift", "Sub/New.swift"])
  }

  @Test func `a hook of another repository says nothing of this one`() throws {
    let sandbox = try Checkout(["App/A.swift": Self.ten, "B.swift": Self.ten])
    let other = try Checkout(["App/A.swift": ""])
    try sandbox.folder.add("App/A.swift", Self.ten + "let b = 1\n")
    let git = other.folder.at(".git")
    for variables in [
      ["GIT_DIR": git], ["GIT_DIR": git, "GIT_WORK_TREE": other.folder.path.text],
      ["GIT_INDEX_FILE": "\(git)/index"], ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/nothing"],
      ["GIT_DIR": sandbox.folder.at(".git")],
      ["GIT_COMMON_DIR": git, "GIT_OBJECT_DIRECTORY": "\(git)/objects"],
      [
        "GIT_NAMESPACE": "x", "GIT_PREFIX": "App/", "GIT_LITERAL_PATHSPECS": "1",
        "GIT_SHALLOW_FILE": "\(git)/x",
      ],
    ] {
      let below = try sandbox.changes(since: "HEAD", below: "App", variables: variables)
      #expect(below == ["A.swift"], "\(variables)")
      #expect(try sandbox.changes(since: "HEAD", variables: variables) == ["App/A.swift"], "\(variables)")
    }
  }

  @Test func `where there is no other repository, the one that is named counts, with its files`() throws {
    let other = try Checkout(["A.swift": Self.ten])
    let folder = try TemporaryFolder(["A.swift": Self.ten + "let b = 1\n"])
    let apart = Checkout(folder: folder)
    let git = ["GIT_DIR": other.folder.at(".git")]
    #expect(try apart.changes(since: "HEAD", variables: git) == ["A.swift"])
    let named = git.merging(["GIT_WORK_TREE": other.folder.path.text]) { $1 }
    #expect(
      apart.refusal("HEAD", variables: named)?.hasPrefix(
        "error: \(folder.path) is not among the files of the git repository; leave out --diff") == true)
  }

  @Test func `where a branch left another`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten])
    try sandbox.git("checkout", "-qb", "work")
    try sandbox.folder.add("B.swift", Self.ten)
    try sandbox.commit("work")
    try sandbox.git("checkout", "-q", "main")
    try sandbox.folder.add("A.swift", Self.ten.replacing("a5 = 5", with: "a5 = 0"))
    try sandbox.commit("main goes on")
    try sandbox.git("checkout", "-q", "work")
    #expect(try sandbox.changes(since: "main") == ["A.swift", "B.swift"])
    #expect(try sandbox.changes(since: "main...") == ["B.swift"])
    #expect(try sandbox.changes(since: "main...HEAD") == ["B.swift"])
  }

  @Test func `what cannot be compared with is refused`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten])
    #expect(
      sandbox.refusal("nowhere")
        == "error: git knows no revision `nowhere`; check its spelling, or fetch it; in CI, fetch the whole history"
    )
    for word in [
      "-p", "--output=x", "--all...", "^HEAD", "^HEAD...", "HEAD..", "a..b", "...", "HEAD...main",
      "HEAD^{tree}", "A.swift", " ",
    ] {
      let said = sandbox.refusal(word)
      #expect(
        said?.contains("`\(word)`") == true || said?.contains("git knows no revision") == true, "\(word)")
    }
    try sandbox.git("checkout", "-q", "--orphan", "island")
    try sandbox.commit("nothing in common")
    #expect(
      sandbox.refusal("main...")?.hasPrefix("error: `main` and this branch have no commit in common; ")
        == true)
    let empty = try TemporaryFolder(["A.swift": ""])
    #expect(
      Checkout(folder: empty).refusal("HEAD")
        == "error: \(empty.path) is not in a git repository; leave out --diff, or name a folder of a repository with --root"
    )
  }

  @Test func `nothing is written, not even the index`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten])
    let index = sandbox.folder.at(".git/index")
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    // Other times, same text: git would like to note that down.
    try FileManager.default.setAttributes(
      [.modificationDate: past], ofItemAtPath: sandbox.folder.at("A.swift"))
    let before = try Data(contentsOf: URL(fileURLWithPath: index))
    #expect(try sandbox.changes(since: "HEAD") == [])
    #expect(try Data(contentsOf: URL(fileURLWithPath: index)) == before)
  }
}
