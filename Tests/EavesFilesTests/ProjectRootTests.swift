import EavesFiles
import EavesSource
import Testing

@Suite struct AbsolutePathTests {
  @Test(arguments: [
    ("/a/b", "/a/b"), ("/", "/"), ("//a///b/", "/a/b"), ("/a/./b/.", "/a/b"), ("/a/../b", "/b"), ("/..", "/"),
  ])
  func `is normalised`(_ text: String, _ expected: String) {
    #expect(AbsolutePath(text)?.text == expected)
  }

  @Test(arguments: [("b", "/a/b"), (".", "/a"), ("", "/a"), ("..", "/"), ("/c", "/c"), ("../../c", "/c")])
  func `reads words as a shell does`(_ word: String, _ expected: String) throws {
    #expect(AbsolutePath(word, in: try #require(AbsolutePath("/a"))).text == expected)
  }

  @Test func `a NUL does not end a path`() {
    #expect(AbsolutePath("/a/..\0/b")?.text == "/a/..\u{FFFD}/b")
  }

  @Test func `relative text is none`() {
    #expect(AbsolutePath("a") == nil)
    #expect(AbsolutePath("") == nil)
  }

  @Test(arguments: [("/a/b/c", "b/c"), ("/a", ""), ("/ab", nil), ("/", nil)] as [(String, String?)])
  func `knows the way from a root`(_ text: String, _ expected: String?) throws {
    let root = try #require(AbsolutePath("/a"))
    #expect(AbsolutePath(text)?.relative(to: root)?.text == expected)
  }

  @Test func `knows the folder in common`() {
    let paths = ["/a/b/c", "/a/b/d", "/a/bb"].compactMap { AbsolutePath($0) }
    #expect(AbsolutePath.common(of: paths)?.text == "/a")
    #expect(AbsolutePath.common(of: Array(paths.prefix(2)))?.text == "/a/b")
    #expect(AbsolutePath.common(of: []) == nil)
  }

  @Test func `knows where the process runs`() throws {
    #expect(try AbsolutePath.current().isFolder)
  }
}

@Suite struct ProjectRootTests {
  /// A repository with a configuration in `app`, and one above the repository that must not be found.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "eaves.yml": "", "repo/.git/": "", "repo/app/eaves.yml": "", "repo/app/Sources/A/a.swift": "",
      "repo/app/Sources/B/b.swift": "", "repo/lib/x/c.swift": "", "repo/lib/y/d.swift": "",
    ])
  }

  private func root(
    _ paths: [String], given: String? = nil, in current: String = "repo"
  ) -> (folder: String?, paths: [String], problems: [String]) {
    let found = ProjectRoot(of: paths, given: given, in: folder.path.appending(FilePath(current)))
    let problems = found.problems.map { $0.cause.replacing(folder.path.text, with: "") }
    return (found.folder.relative(to: folder.path)?.text, found.paths.map(\.text), problems)
  }

  struct Case {
    let words: [String]
    let current: String
    let root: String
    let paths: [String]
  }

  static let cases = [
    Case(words: ["app/Sources/A"], current: "repo", root: "repo/app", paths: ["Sources/A"]),
    Case(words: ["app"], current: "repo", root: "repo/app", paths: []),
    Case(words: [], current: "repo/app/Sources", root: "repo/app", paths: ["Sources"]),
    Case(
      words: ["A/a.swift", "B"], current: "repo/app/Sources", root: "repo/app",
      paths: ["Sources/A/a.swift", "Sources/B"]),
    Case(words: ["lib/x", "lib/y"], current: "repo", root: "repo/lib", paths: ["x", "y"]),
    Case(words: ["lib/x/c.swift"], current: "repo", root: "repo/lib/x", paths: ["c.swift"]),
    Case(words: [], current: "repo", root: "repo", paths: []),
    Case(words: ["app", "lib"], current: "repo", root: "repo", paths: ["app", "lib"]),
    Case(words: ["repo/app/Sources", "repo/app/Sources"], current: "", root: "repo/app", paths: ["Sources"]),
  ]

  @Test(arguments: cases)
  func `is the nearest configuration, else what the paths share`(_ expected: Case) {
    let found = root(expected.words, in: expected.current)
    #expect(found.folder == expected.root)
    #expect(found.paths == expected.paths)
    #expect(found.problems.isEmpty)
  }

  @Test func `the given root wins`() {
    let found = root(["app/Sources/A"], given: ".")
    #expect(found.folder == "repo")
    #expect(found.paths == ["app/Sources/A"])
    #expect(root([], given: "app/Sources").folder == "repo/app/Sources")
    #expect(root([], given: "app/Sources").paths.isEmpty)
  }

  @Test func `names every path that is missing or outside`() {
    let found = root(["nowhere", "lib", "app"], given: "app")
    #expect(
      found.problems == [
        "there is no file or folder `nowhere`", "`lib` lies outside of the root /repo/app",
      ])
    #expect(root([], given: "nowhere").problems == ["there is no folder `nowhere`"])
  }

  @Test func `a path may be written through a link`() throws {
    try folder.link("repo/alias", to: "app")
    let found = root(["alias/Sources/A"], given: "app")
    #expect(found.paths == ["Sources/A"])
    #expect(found.problems.isEmpty)
  }

  @Test func `standard input may stand for a file that is not there`() {
    let found = ProjectRoot(
      ofStandardInputAt: "app/Sources/New.swift", given: nil, in: folder.path.appending(FilePath("repo")))
    #expect(found.folder.relative(to: folder.path)?.text == "repo/app")
    #expect(found.hasConfiguration)
    #expect(found.paths == [FilePath("Sources/New.swift")])
    #expect(found.problems.isEmpty)
  }
}
