import EavesFindings
import EavesSource
import Testing

/// Who owns a file, as GitHub's documentation of code owners says it.
@Suite struct CodeOwnersTests {
  /// A page of one line, a path, and whether the line matches it.
  static let lines: [(pattern: String, path: String, isOwned: Bool)] = [
    ("*", "a/b/C.swift", true), ("*.swift", "a/b/C.swift", true), ("*.swift", "a/b/C.md", false),
    ("/build/logs/", "build/logs/a/b.txt", true), ("/build/logs/", "x/build/logs/b.txt", false),
    ("docs/*", "docs/a.md", true), ("docs/*", "docs/build/a.md", false), ("docs/*", "x/docs/a.md", false),
    ("apps/", "x/apps/y/a.md", true), ("apps/", "apps", false), ("/docs/", "docs/a/b.md", true),
    ("/docs/", "x/docs/a.md", false), ("/scripts", "scripts/a.sh", true), ("**/logs", "a/b/logs/c.txt", true),
    ("**/logs", "logs", true), ("/apps/github", "apps/github/x", true), ("/apps/github", "apps/other", false),
    ("Features/*/View/", "Features/Trips/View/A.swift", true),
    ("Features/*/View/", "Features/Trips/Model/A.swift", false), ("docs/**", "docs/a/b/c", true),
    ("a/**/c", "a/c", true), ("a/**/c", "a/b/b/c/d", true), ("Trips", "Sources/Trips/A.swift", true),
    ("trips", "Sources/Trips/A.swift", false), ("My\\ App/", "My App/A.swift", true), ("/", "A.swift", false),
    ("?.swift", "x/A.swift", true), ("!A.swift", "A.swift", false), ("[AB].swift", "A.swift", false),
    ("\\#a", "#a", false), ("Sources//Trips", "Sources/Trips/A.swift", true),
  ]

  @Test(arguments: lines.indices) func `a pattern`(_ index: Int) {
    let (pattern, path, isOwned) = Self.lines[index]
    let owners = CodeOwners("\(pattern) @one").owners(of: FilePath(path))
    #expect(owners == (isOwned ? ["@one"] : []), "\(pattern) and \(path)")
  }

  @Test func `the last line that matches counts, and one without owners gives none`() {
    let page = CodeOwners(
      """
      # everything
      *            @all   # to begin with
      *.swift\t@b @a @b
      \r
      /Sources/Free/
      /Sources/Mail/ someone@example.org
      /Sources/Void/ nobody
      """)
    let owners = [
      "README.md", "A.swift", "Sources/Free/A.swift", "Sources/Mail/A.swift", "Sources/Void/A.swift",
    ]
    .map { page.owners(of: FilePath($0)) }
    #expect(owners == [["@all"], ["@a", "@b"], [], ["someone@example.org"], ["@a", "@b"]])
  }

  @Test func `paths of a folder are those of the repository`() throws {
    let page = CodeOwners("/App/Sources/ @app\n")
    let path = FilePath("Sources/A.swift")
    #expect(page.owners(of: [path], in: FilePath("App")) == [path: ["@app"]])
    #expect(page.owners(of: [path], in: FilePath("")) == [path: []])
  }

  @Test func `a page that is made to be slow ends, or is not asked`() {
    let deep = FilePath(Array(repeating: "a", count: 200).joined(separator: "/"))
    let pattern = String(repeating: "**/a*b*/", count: 100)
    let page = CodeOwners(String(repeating: "\(pattern) @x\n", count: 2_000))
    #expect(page.owners(of: deep) == [])
    let paths = Set((0..<1_000).map { FilePath("a\($0)") })
    #expect(page.owners(of: paths, in: FilePath("")) == nil)
    #expect(CodeOwners(String(repeating: "a", count: 1 << 20) + " @x").owners(of: deep) == [])
  }
}

extension CodeOwners {
  fileprivate func owners(of path: FilePath) -> [String] {
    owners(of: [path], in: FilePath(""))?[path] ?? []
  }
}
