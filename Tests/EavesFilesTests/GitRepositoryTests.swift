import EavesFiles
import EavesSource
import Foundation
import Testing

@Suite struct GitRepositoryTests {
  private static let ten = (1...10).map { "let a\($0) = \($0)\n" }.joined()

  @Test func `lines that were added or changed, and the one behind what was removed`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten, "B.swift": Self.ten, "C.swift": Self.ten])
    try sandbox.folder.add("A.swift", Self.ten.replacing("let a3 = 3\n", with: "let a3 = 0\nlet b = 0\n"))
    try sandbox.folder.add("B.swift", Self.ten.replacing("let a3 = 3\n", with: ""))
    #expect(try sandbox.changes(since: "HEAD") == ["A.swift: 3, 4", "B.swift: 3"])
    try sandbox.commit("second")
    #expect(try sandbox.changes(since: "HEAD") == [])
    #expect(try sandbox.changes(since: "HEAD~1") == ["A.swift: 3, 4", "B.swift: 3"])
  }

  @Test func `files that are new, known to git or not, but not ignored ones`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten, ".gitignore": "Made.swift\n"])
    for file in ["Staged.swift", "Sub/Not.swift", "Made.swift"] { try sandbox.folder.add(file, Self.ten) }
    try sandbox.git("add", "Staged.swift")
    #expect(try sandbox.changes(since: "HEAD") == ["Staged.swift: all", "Sub/Not.swift: all"])
  }

  @Test func `files that were renamed or removed`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten, "B.swift": Self.ten.replacing("let", with: "var")])
    try sandbox.git("mv", "A.swift", "Moved.swift")
    try sandbox.git("rm", "-q", "B.swift")
    try sandbox.folder.add("Moved.swift", Self.ten + "let more = 1\n")
    #expect(try sandbox.changes(since: "HEAD") == ["Moved.swift: 11"])
    let changes = try sandbox.found(since: "HEAD").lines
    #expect(changes.concerns(FilePath("A.swift")) && changes.concerns(FilePath("B.swift")))
    #expect(!changes.concerns(FilePath("C.swift")))
  }

  @Test func `names with anything in them`() throws {
    let names = [
      "a b.swift", "ü🛟.swift", "q\"uote.swift", "back\\slash.swift", "tab\there.swift", "+++ b.swift",
    ]
    let sandbox = try Checkout(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.ten) }))
    for name in names { try sandbox.folder.add(name, Self.ten + "--- a\n+++ b/x\n@@ -1 +1 @@\n") }
    try sandbox.folder.add("new\nline.swift", "")
    #expect(
      try Set(sandbox.changes(since: "HEAD"))
        == Set(names.map { "\($0): 11, 12, 13" } + ["new\nline.swift: all"]))
  }

  @Test func `CR LF, bytes that are no text, a missing line break at the end`() throws {
    let lines = Self.ten.replacing("\n", with: "\r\n")
    let sandbox = try Checkout(["A.swift": lines, "B.swift": "let a = \u{0}\n", "C.swift": "let a = 1"])
    try sandbox.folder.add("A.swift", lines.replacing("a7 = 7", with: "a7 = 0"))
    try sandbox.folder.add("B.swift", "let a = \u{0}\nlet b = \u{0}\n")
    try sandbox.folder.add("C.swift", "let a = 1\nlet b = 2")
    #expect(try sandbox.changes(since: "HEAD") == ["A.swift: 7", "B.swift: 2", "C.swift: 1, 2"])
  }

  @Test func `lines are those that findings are counted by, however they end`() throws {
    // A lone CR ends a line of Swift, and none of git.
    let sandbox = try Checkout(["A.swift": "// a\r// b\rlet a = 1\nlet b = 2\n", "B.swift": Self.ten])
    try sandbox.folder.add("A.swift", "// a\r// b\rlet a = 1\nlet b = 0\n")
    try sandbox.folder.add(
      "B.swift", Self.ten.replacing("\n", with: "\r\n").replacing("a7 = 7", with: "a7 = 0"))
    #expect(try sandbox.changes(since: "HEAD") == ["A.swift: 4", "B.swift: 7"])
  }

  @Test func `a file that is the same but for how its lines end has not changed`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten, ".gitattributes": "* text eol=crlf\n"])
    try sandbox.folder.add("A.swift", Self.ten.replacing("\n", with: "\r\n"))
    let found = try sandbox.found(since: "HEAD").lines
    #expect(found.files == [] && !found.concerns(FilePath("A.swift")))
  }

  @Test func `links: what they say counts, and all that a new one leads to`() throws {
    let sandbox = try Checkout(["A/K.swift": Self.ten, "B/K.swift": Self.ten])
    try sandbox.folder.link("Kit", to: "A")
    try sandbox.folder.link("L.swift", to: "A/K.swift")
    try sandbox.folder.link("Same", to: "A")
    try sandbox.commit("links")
    #expect(try sandbox.changes(since: "HEAD") == [])
    for link in ["Kit", "L.swift"] { try FileManager.default.removeItem(atPath: sandbox.folder.at(link)) }
    try sandbox.folder.link("Kit", to: "B")
    try sandbox.folder.add("L.swift", Self.ten)
    try sandbox.folder.link("New", to: "A")
    let lines = try sandbox.found(since: "HEAD").lines
    #expect(lines.files == [FilePath("Kit"), FilePath("L.swift"), FilePath("New")])
    #expect(lines.concerns(FilePath("Kit/K.swift")) && lines.concerns(FilePath("New/K.swift")))
    #expect(!lines.concerns(FilePath("Same/K.swift")) && !lines.concerns(FilePath("A/K.swift")))
  }

  @Test func `a folder that became a link: its files are gone from there`() throws {
    let sandbox = try Checkout(["Kit/K.swift": Self.ten])
    let other = try TemporaryFolder(["K.swift": Self.ten])
    try FileManager.default.removeItem(atPath: sandbox.folder.at("Kit"))
    try sandbox.folder.link("Kit", to: other.path.text)
    let lines = try sandbox.found(since: "HEAD").lines
    #expect(lines.concerns(FilePath("Kit/K.swift")) && lines.files == [FilePath("Kit")])
  }

  @Test func `what a sparse checkout leaves out has not changed`() throws {
    let sandbox = try Checkout(["A/A.swift": Self.ten, "B/B.swift": Self.ten])
    try sandbox.git("sparse-checkout", "set", "A")
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder.at("B/B.swift")))
    try sandbox.folder.add("A/A.swift", Self.ten + "let b = 1\n")
    let lines = try sandbox.found(since: "HEAD").lines
    #expect(lines.files == [FilePath("A/A.swift")] && !lines.concerns(FilePath("B/B.swift")))
  }

  @Test func `files that git was told to take for unchanged are read all the same`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten])
    try sandbox.git("update-index", "--assume-unchanged", "A.swift")
    try sandbox.folder.add("A.swift", Self.ten + "let b = 1\n")
    #expect(try sandbox.changes(since: "HEAD") == ["A.swift: 11"])
  }

  @Test func `a file that cannot be read counts as changed`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten, "B.swift": Self.ten])
    try FileManager.default.removeItem(atPath: sandbox.folder.at("A.swift"))
    #expect(unsafe mkfifo(sandbox.folder.at("A.swift"), 0o644) == 0)
    #expect(try sandbox.changes(since: "HEAD") == ["A.swift: all"])
  }

  @Test func `of folders that moved, each file keeps its history`() throws {
    var files: [String: String] = [:]
    for number in 1...30 {
      files["Old/F\(number).swift"] = Self.ten + "// \(number)\n"
      files["Old/\(number)/Index.swift"] = (1...9).map { "let b\($0)_\(number) = 1\n" }.joined()
    }
    let sandbox = try Checkout(files)
    try sandbox.git("mv", "Old", "New")
    #expect(try sandbox.found(since: "HEAD").lines == Self.moved(files.keys))
    try sandbox.folder.add("New/3/Index.swift", try sandbox.text("New/3/Index.swift") + "let c = 1\n")
    #expect(try sandbox.changes(since: "HEAD").filter { !$0.hasSuffix(": ") } == ["New/3/Index.swift: 10"])
  }

  @Test func `of files that read the same, each finds the one of its name`() throws {
    let names = (1...200).map { "F\($0).swift" }
    let sandbox = try Checkout(Dictionary(uniqueKeysWithValues: names.map { ("Old/\($0)", "") }))
    try sandbox.git("mv", "Old", "New")
    try sandbox.git("mv", "New/F7.swift", "New/G.swift")
    let moved = names.map { $0 == "F7.swift" ? "G.swift" : $0 }.sorted()
    #expect(try sandbox.changes(since: "HEAD") == moved.map { "New/\($0): " })
  }

  private static func moved(_ files: some Sequence<String>) -> ChangedLines {
    var lines = ChangedLines()
    for file in files {
      lines.addGone(FilePath(file))
      lines.add([], of: FilePath("New" + file.dropFirst(3)))
    }
    return lines
  }

  @Test func `a file of which less than half stayed is new`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten])
    try sandbox.git("mv", "A.swift", "B.swift")
    try sandbox.folder.add("B.swift", Self.ten + Self.ten.replacing("let", with: "var") + "let c = 1\n")
    #expect(try sandbox.changes(since: "HEAD") == ["B.swift: all"])
  }

  @Test func `a root below the top of the repository`() throws {
    let sandbox = try Checkout(["App/Sources/A.swift": Self.ten, "Other/B.swift": Self.ten])
    for file in ["App/Sources/A.swift", "Other/B.swift"] {
      try sandbox.folder.add(file, Self.ten + "let b = 1\n")
    }
    try sandbox.folder.add("App/New.swift", Self.ten)
    #expect(try sandbox.changes(since: "HEAD", below: "App") == ["New.swift: all", "Sources/A.swift: 11"])
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
    #expect(try sandbox.changes(since: "HEAD", below: "Sub") == ["B.swift: 2, 6"])
  }

  @Test func `what changed inside a submodule`() throws {
    let inner = try Checkout(["C.swift": Self.ten])
    let sandbox = try Checkout(["App/A.swift": Self.ten])
    try sandbox.git("submodule", "add", "-q", inner.folder.path.text, "App/Sub")
    try sandbox.commit("with a submodule")
    try sandbox.folder.add("App/Sub/C.swift", Self.ten + "let b = 1\n")
    try sandbox.folder.add("App/Sub/New.swift", "")
    #expect(try sandbox.changes(since: "HEAD") == ["App/Sub/C.swift: 11", "App/Sub/New.swift: all"])
    #expect(try sandbox.changes(since: "HEAD", below: "App") == ["Sub/C.swift: 11", "Sub/New.swift: all"])
  }

  @Test func `a repository within this one that is no submodule is new as a whole`() throws {
    let sandbox = try Checkout(["App/A.swift": Self.ten])
    try sandbox.folder.add("App/Kit/Sources/K.swift", Self.ten)
    try sandbox.git("init", "-q", ".", in: "App/Kit")
    for below in ["", "App"] {
      let changes = try sandbox.found(since: "HEAD", below: below).lines
      #expect(changes.concerns(FilePath(below.isEmpty ? "App/Kit/Sources/K.swift" : "Kit/Sources/K.swift")))
    }
    try sandbox.git("add", "-A", in: "App/Kit")
    try sandbox.git("commit", "-qm", "kit", in: "App/Kit")
    let changes = try sandbox.found(since: "HEAD").lines
    #expect(changes.concerns(FilePath("App/Kit/Sources/K.swift")))
    #expect(!changes.concerns(FilePath("App/A.swift")))
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
      #expect(below == ["A.swift: 11"], "\(variables)")
      #expect(try sandbox.changes(since: "HEAD", variables: variables) == ["App/A.swift: 11"], "\(variables)")
    }
  }

  @Test func `where there is no other repository, the one that is named counts, with its files`() throws {
    let other = try Checkout(["A.swift": Self.ten])
    let folder = try TemporaryFolder(["A.swift": Self.ten + "let b = 1\n"])
    let apart = Checkout(folder: folder)
    let git = ["GIT_DIR": other.folder.at(".git")]
    #expect(try apart.changes(since: "HEAD", variables: git) == ["A.swift: 11"])
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
    #expect(try sandbox.changes(since: "main") == ["A.swift: 5", "B.swift: all"])
    #expect(try sandbox.changes(since: "main...") == ["B.swift: all"])
    #expect(try sandbox.changes(since: "main...HEAD") == ["B.swift: all"])
  }

  @Test func `what cannot be compared with is refused`() throws {
    let sandbox = try Checkout(["A.swift": Self.ten])
    #expect(
      sandbox.refusal("nowhere")
        == "error: git knows no revision `nowhere`; fetch the revision first; in CI, fetch the whole history"
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
        == "error: \(empty.path) lies in no git repository; leave out --diff, or name the root with --root")
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
