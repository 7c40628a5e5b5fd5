import EavesProject
import EavesSource
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
    let scope = SearchScope(project, [.init(subject, in: project, reachesAside: reachesAside)])
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
}
