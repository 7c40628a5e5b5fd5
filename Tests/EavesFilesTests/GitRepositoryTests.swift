import EavesFiles
import EavesSource
import Foundation
import Testing

/// A repository of its own for one test, and the program `git` for what a person does with it.
struct Checkout {
  let folder: TemporaryFolder

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder(files)
    try git("init", "-q", "-b", "main", ".")
    try commit("first")
  }

  /// A folder that git knows nothing of yet.
  init(_ folder: TemporaryFolder) { self.folder = folder }

  func git(_ words: String..., in place: String = "") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "protocol.file.allow=always", "-C", folder.at(place)] + words
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_CONFIG_GLOBAL": "/dev/null",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words)")
  }

  func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-qm", message, "--allow-empty")
  }

  /// "path: lines 2, 3" for each changed file, of the first twenty lines.
  func changes(since revision: String, below path: String = "") throws -> [String] {
    let changes = try GitRepository(around: folder.path.appending(FilePath(path))).changes(since: revision)
    return changes.files.map { file in
      let lines = (1...20).filter { line in
        let start = Position(line: line, column: 1, utf16Column: 1)
        return changes.touches(Place(path: file, start: start, end: start))
      }
      return "\(file): \(lines.count == 20 ? "all" : lines.map(String.init).joined(separator: ", "))"
    }
  }

  /// What is said when it cannot be said what changed.
  func refusal(_ revision: String, below path: String = "") -> String? {
    do throws(Problem) {
      _ = try GitRepository(around: folder.path.appending(FilePath(path))).changes(since: revision)
      return nil
    } catch {
      return error.text
    }
  }
}

@Suite struct GitRepositoryTests {
  private static let ten = (1...10).map { "let a\($0) = \($0)\n" }.joined()

  @Test func `lines that were added or changed, and the one behind what was removed`() throws {
    let desk = try Checkout(["A.swift": Self.ten, "B.swift": Self.ten, "C.swift": Self.ten])
    try desk.folder.add("A.swift", Self.ten.replacing("let a3 = 3\n", with: "let a3 = 0\nlet b = 0\n"))
    try desk.folder.add("B.swift", Self.ten.replacing("let a3 = 3\n", with: ""))
    #expect(try desk.changes(since: "HEAD") == ["A.swift: 3, 4", "B.swift: 3"])
    try desk.commit("second")
    #expect(try desk.changes(since: "HEAD") == [])
    #expect(try desk.changes(since: "HEAD~1") == ["A.swift: 3, 4", "B.swift: 3"])
  }

  @Test func `files that are new, known to git or not, but not ignored ones`() throws {
    let desk = try Checkout(["A.swift": Self.ten, ".gitignore": "Made.swift\n"])
    for file in ["Staged.swift", "Sub/Not.swift", "Made.swift"] { try desk.folder.add(file, Self.ten) }
    try desk.git("add", "Staged.swift")
    #expect(try desk.changes(since: "HEAD") == ["Staged.swift: all", "Sub/Not.swift: all"])
  }

  @Test func `files that were renamed or removed`() throws {
    let desk = try Checkout(["A.swift": Self.ten, "B.swift": Self.ten.replacing("let", with: "var")])
    try desk.git("mv", "A.swift", "Moved.swift")
    try desk.git("rm", "-q", "B.swift")
    try desk.folder.add("Moved.swift", Self.ten + "let more = 1\n")
    #expect(try desk.changes(since: "HEAD") == ["Moved.swift: 11"])
    let changes = try GitRepository(around: desk.folder.path).changes(since: "HEAD")
    #expect(changes.concerns(FilePath("A.swift")) && changes.concerns(FilePath("B.swift")))
    #expect(!changes.concerns(FilePath("C.swift")))
  }

  @Test func `names with anything in them`() throws {
    let names = [
      "a b.swift", "ü🛟.swift", "q\"uote.swift", "back\\slash.swift", "tab\there.swift", "+++ b.swift",
    ]
    let desk = try Checkout(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.ten) }))
    for name in names { try desk.folder.add(name, Self.ten + "--- a\n+++ b/x\n@@ -1 +1 @@\n") }
    try desk.folder.add("new\nline.swift", "")
    #expect(
      try Set(desk.changes(since: "HEAD"))
        == Set(names.map { "\($0): 11, 12, 13" } + ["new\nline.swift: all"]))
  }

  @Test func `CR LF, bytes that are no text, a missing line break at the end`() throws {
    let lines = Self.ten.replacing("\n", with: "\r\n")
    let desk = try Checkout(["A.swift": lines, "B.swift": "let a = \u{0}\n", "C.swift": "let a = 1"])
    try desk.folder.add("A.swift", lines.replacing("a7 = 7", with: "a7 = 0"))
    try desk.folder.add("B.swift", "let a = \u{0}\nlet b = \u{0}\n")
    try desk.folder.add("C.swift", "let a = 1\nlet b = 2")
    #expect(try desk.changes(since: "HEAD") == ["A.swift: 7", "B.swift: 2", "C.swift: 1, 2"])
  }

  @Test func `a root below the top of the repository`() throws {
    let desk = try Checkout(["App/Sources/A.swift": Self.ten, "Other/B.swift": Self.ten])
    for file in ["App/Sources/A.swift", "Other/B.swift"] {
      try desk.folder.add(file, Self.ten + "let b = 1\n")
    }
    try desk.folder.add("App/New.swift", Self.ten)
    #expect(try desk.changes(since: "HEAD", below: "App") == ["New.swift: all", "Sources/A.swift: 11"])
  }

  @Test func `the settings of a person do not matter`() throws {
    let desk = try Checkout(["Sub/A.swift": Self.ten])
    for (key, value) in [
      ("diff.noprefix", "true"), ("diff.mnemonicPrefix", "true"), ("color.ui", "always"),
      ("diff.external", "/bin/false"), ("diff.relative", "true"), ("diff.context", "5"),
      ("diff.renames", "false"), ("diff.interHunkContext", "9"), ("diff.orderFile", "/nowhere"),
    ] { try desk.git("config", key, value) }
    try desk.git("mv", "Sub/A.swift", "Sub/B.swift")
    try desk.folder.add(
      "Sub/B.swift", Self.ten.replacing("a2 = 2", with: "a2 = 0").replacing("a6 = 6", with: "a6 = 0"))
    #expect(try desk.changes(since: "HEAD", below: "Sub") == ["B.swift: 2, 6"])
  }

  @Test func `what changed inside a submodule`() throws {
    let inner = try Checkout(["C.swift": Self.ten])
    let desk = try Checkout(["App/A.swift": Self.ten])
    try desk.git("submodule", "add", "-q", inner.folder.path.text, "App/Sub")
    try desk.commit("with a submodule")
    try desk.folder.add("App/Sub/C.swift", Self.ten + "let b = 1\n")
    try desk.folder.add("App/Sub/New.swift", "")
    #expect(try desk.changes(since: "HEAD") == ["App/Sub/C.swift: 11", "App/Sub/New.swift: all"])
    #expect(try desk.changes(since: "HEAD", below: "App") == ["Sub/C.swift: 11", "Sub/New.swift: all"])
  }

  @Test func `a repository within this one that is no submodule is new as a whole`() throws {
    let desk = try Checkout(["App/A.swift": Self.ten])
    try desk.folder.add("App/Kit/Sources/K.swift", Self.ten)
    try desk.git("init", "-q", ".", in: "App/Kit")
    for below in ["", "App"] {
      let changes = try GitRepository(around: desk.folder.path.appending(FilePath(below))).changes(
        since: "HEAD")
      #expect(changes.concerns(FilePath(below.isEmpty ? "App/Kit/Sources/K.swift" : "Kit/Sources/K.swift")))
    }
    try desk.git("add", "-A", in: "App/Kit")
    try desk.git("commit", "-qm", "kit", in: "App/Kit")
    let changes = try GitRepository(around: desk.folder.path).changes(since: "HEAD")
    #expect(changes.concerns(FilePath("App/Kit/Sources/K.swift")))
    #expect(!changes.concerns(FilePath("App/A.swift")))
  }

  @Test func `a hook of another repository says nothing of this one`() async throws {
    // The variables are the process's own: a process for itself.
    await #expect(processExitsWith: .success) {
      let desk = try Checkout(["App/A.swift": Self.ten, "B.swift": Self.ten])
      let other = try Checkout(["App/A.swift": ""])
      try desk.folder.add("App/A.swift", Self.ten + "let b = 1\n")
      let git = other.folder.at(".git")
      for variables in [
        ["GIT_DIR": git], ["GIT_DIR": git, "GIT_WORK_TREE": other.folder.path.text],
        ["GIT_INDEX_FILE": "\(git)/index"], ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/nothing"],
        ["GIT_DIR": desk.folder.at(".git")],
      ] {
        for (name, value) in variables { _ = unsafe setenv(name, value, 1) }
        #expect(try desk.changes(since: "HEAD", below: "App") == ["A.swift: 11"], "\(variables)")
        #expect(try desk.changes(since: "HEAD") == ["App/A.swift: 11"], "\(variables)")
        for name in variables.keys { _ = unsafe unsetenv(name) }
      }
      // Where there is no other repository, the one that is named counts, with its files.
      let folder = try TemporaryFolder(["A.swift": ""])
      _ = unsafe setenv("GIT_DIR", git, 1)
      _ = unsafe setenv("GIT_WORK_TREE", other.folder.path.text, 1)
      #expect(
        Checkout(folder: folder).refusal("HEAD")?.hasPrefix(
          "error: \(folder.path) is not among the files of the git repository; leave out --diff") == true)
    }
  }

  @Test func `no program that watches files is started, or believed`() throws {
    let desk = try Checkout(["A.swift": Self.ten])
    let watcher = desk.folder.at(".git/watch")
    try desk.folder.add(".git/watch", "#!/bin/sh\ntouch '\(desk.folder.at("started"))'\nprintf 't\\0'\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: watcher)
    try desk.git("config", "core.fsmonitor", watcher)
    try desk.folder.add("A.swift", Self.ten + "let b = 1\n")
    #expect(try desk.changes(since: "HEAD") == ["A.swift: 11"])
    #expect(!FileManager.default.fileExists(atPath: desk.folder.at("started")))
  }

  @Test func `where a branch left another`() throws {
    let desk = try Checkout(["A.swift": Self.ten])
    try desk.git("checkout", "-qb", "work")
    try desk.folder.add("B.swift", Self.ten)
    try desk.commit("work")
    try desk.git("checkout", "-q", "main")
    try desk.folder.add("A.swift", Self.ten.replacing("a5 = 5", with: "a5 = 0"))
    try desk.commit("main goes on")
    try desk.git("checkout", "-q", "work")
    #expect(try desk.changes(since: "main") == ["A.swift: 5", "B.swift: all"])
    #expect(try desk.changes(since: "main...") == ["B.swift: all"])
    #expect(try desk.changes(since: "main...HEAD") == ["B.swift: all"])
  }

  @Test func `what cannot be compared with is refused`() throws {
    let desk = try Checkout(["A.swift": Self.ten])
    #expect(
      desk.refusal("nowhere")
        == "error: git knows no revision `nowhere`; fetch it first; a shallow clone in CI needs its whole history"
    )
    for word in [
      "-p", "--output=x", "--all...", "^HEAD", "^HEAD...", "HEAD..", "a..b", "...", "HEAD...main",
      "HEAD^{tree}", "A.swift", " ",
    ] {
      let said = desk.refusal(word)
      #expect(
        said?.contains("`\(word)`") == true || said?.contains("git knows no revision") == true, "\(word)")
    }
    try desk.git("checkout", "-q", "--orphan", "island")
    try desk.commit("nothing in common")
    #expect(
      desk.refusal("main...")?.hasPrefix("error: `main` and this branch have no commit in common; ") == true)
    let empty = try TemporaryFolder(["A.swift": ""])
    #expect(
      Checkout(folder: empty).refusal("HEAD")
        == "error: \(empty.path) lies in no git repository; leave out --diff, or name the root with --root")
  }

  @Test func `nothing is written, not even the index`() throws {
    let desk = try Checkout(["A.swift": Self.ten])
    let index = desk.folder.at(".git/index")
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    // Other times, same text: git would like to note that down.
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: desk.folder.at("A.swift"))
    let before = try Data(contentsOf: URL(fileURLWithPath: index))
    #expect(try desk.changes(since: "HEAD") == [])
    #expect(try Data(contentsOf: URL(fileURLWithPath: index)) == before)
  }
}

extension Checkout {
  fileprivate init(folder: TemporaryFolder) { self.folder = folder }
}
