import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads
import Testing

@testable import EavesChecks

/// What is looked through for a sentence: the files of its subjects, and no others.
@Suite struct SearchScopeTests {
  private static let texts = [
    "Domain/Tide.swift": "struct Tide {}", "Domain/Tests/TideTests.swift": "struct TideTests {}",
    "Pages/TidePage.swift": "struct TidePage { let tide: Tide }",
  ]

  private func looked(_ kind: (Int) -> SubjectKind, reachesAside: Bool = false) throws -> [String] {
    let project = project(Self.texts)
    let role = try #require(project.roles.index(of: "domain"))
    let subject = SearchSubject(kind: kind(role), requiredRoles: nil)
    let item = Item(terms: [Term(word: .mentions, place: Word("mentions", line: 1, column: 1))], line: 1)
    let search = try #require(Search(item, in: project, reachesAside: reachesAside))
    let scope = SearchScope(project, [.init(subject, in: project, for: search)])
    return project.files.indices.filter { scope.searches(at: $0) != [0] }.map { project.files[$0].path.text }
  }

  @Test func `a sentence about files of a role looks at these`() throws {
    #expect(try looked { .region($0) } == ["Domain/Tide.swift"])
  }

  @Test func `one about files looks at all but tests`() throws {
    #expect(try looked { _ in .file } == ["Domain/Tide.swift", "Pages/TidePage.swift"])
  }

  @Test func `one that names tests looks at them too`() throws {
    #expect(try looked({ .region($0) }, reachesAside: true).count == Self.texts.count)
  }

  @Test(arguments: [
    (threads: 1, files: 500, tables: 1), (2, 500, 2), (2, 1, 1), (64, 3, 3), (4000, 5000, 8), (4000, 0, 1),
  ])
  func `a few tables of names are filled side by side, however many threads there are`(
    threads: Int, files: Int, tables: Int
  ) {
    #expect(SearchScope.tables(by: Workers(threads: threads), files: files) == tables)
  }

  @Test func `what is found depends on no number of tables`() {
    let outlines = (0..<40).map { file in
      let path = FilePath("Pages/Page\(file).swift")
      let text = "struct Page\(file): View { let tide\(file): TideStore; var body: some View { Text(\"\") } }"
      return Outline(scanning: SourceText(path: path, text: text))
    }
    let rule = document("for: view\nnever:\n  holds: TideStore\ninstead: ask a view model")
    for threads in [1, 2, 3, 64] {
      let project = Project(
        outlines: outlines, modules: ModuleMap(), plan: shippedPlan, workers: Workers(threads: threads))
      let outcomes = Checker(project: project, rules: [rule]).run()
      #expect(FindingMaker(project: project).findings(outcomes, of: [rule]).count == outlines.count)
    }
  }
}
