import EavesSource
import Testing

@Suite struct PathPatternTests {
  struct Case: CustomTestStringConvertible {
    let pattern: String
    let path: String
    let slice: String?
    init(_ pattern: String, _ path: String, _ slice: String?) {
      self.pattern = pattern
      self.path = path
      self.slice = slice
    }
    var testDescription: String { "\(pattern) on \(path)" }
  }

  /// The slice that the first star names: nil when the path does not match, empty without a star.
  static let cases = [
    // Without a slash: any depth; a folder stands for all that lies below it.
    Case("App", "App/a.swift", ""),
    Case("App", "ios/App/x/a.swift", ""),
    Case("App", "Apple/a.swift", nil),
    Case("*.swift", "x/a.swift", ""),
    Case("/App", "App/a.swift", ""),
    Case("/App", "ios/App/a.swift", nil),
    Case("./App", "App/a.swift", ""),
    Case("App/", "App/a.swift", ""),
    // With one: from the root.
    Case("App/Views", "App/Views/a.swift", ""),
    Case("App/Views", "ios/App/Views/a.swift", nil),
    Case("App/*.swift", "App/a.swift", ""),
    Case("App/*.swift", "App/x/a.swift", nil),
    Case("App/**", "App/x/y/a.swift", ""),
    Case("**/Generated/**", "Generated/a.swift", ""),
    Case("**/Generated/**", "x/y/Generated/z/a.swift", ""),
    Case("**/Generated/**", "x/GeneratedToo/a.swift", nil),
    Case("**/a.swift", "a.swift", ""),
    Case("a/**/b", "a/b", ""),
    Case("a/**/b", "a/x/y/b/c.swift", ""),
    Case("a/**/b", "a/x", nil),
    Case("**", "a.swift", ""),
    // The slice.
    Case("Features/*/View", "Features/Trips/View/a.swift", "Trips"),
    Case("Features/*/View", "Features/Trips/Model/a.swift", nil),
    Case("**/Feature*/**", "x/FeatureTrips/a.swift", "Trips"),
    Case("*/*/a.swift", "x/y/a.swift", "x"),
    Case("a?c", "abc/d.swift", ""),
    Case("Features/*/**", "Features/Sources/Trips/a.swift", "Trips"),
    Case("Features/*/**", "Features/Sources/a.swift", ""),
    Case("**/x/*/y/**/z", "x/a/x/b/y/c/z", "b"),
    Case("**/x/*/y/**/z", "x/a/y/b/y/c", nil),
    Case("**/**/*.swift", "x/a.swift", ""),
    Case("**/a/b", "a/a/b", ""),
    Case("?/Views", "A/Views/b.swift", ""),
  ]

  @Test(arguments: cases) func `matches and names the slice`(_ expected: Case) {
    let pattern = PathPattern(expected.pattern)
    #expect(pattern.slice(of: FilePath(expected.path)) == expected.slice)
    #expect(pattern.matches(FilePath(expected.path)) == (expected.slice != nil))
  }
}

@Suite struct ManyFoldersTests {
  @Test(arguments: [
    ("**/Network*/**", "App/NetworkError.swift", false),
    ("**/Network*/**", "App/NetworkCore/Error.swift", true),
    ("**/Network*/**", "App/networking/a/Error.swift", true), ("**/Network*", "App/NetworkError.swift", true),
    ("**/A/**/B*/**", "A/B/Bell.swift", true), ("**/A/**/B*/**", "A/Bell.swift", false),
    ("**", "a.swift", true),
  ]) func `of the paths of files a folder is one`(_ pattern: String, _ path: String, _ isMatched: Bool) {
    #expect(PathPattern(pattern, foldsFolders: true).matches(FilePath(path)) == isMatched)
  }

  @Test func `many double stars end in time`() {
    let deep = FilePath(String(repeating: "aaaa/", count: 60) + "a.swift")
    #expect(!PathPattern(String(repeating: "**/a*/", count: 40) + "b").matches(deep))
    #expect(PathPattern(String(repeating: "**/", count: 2_000) + "a.swift").matches(deep))
  }
}

@Suite struct NamePatternTests {
  @Test(arguments: [
    ("TripList", "TripList", true), ("TripList", "TripLists", false), ("*", "", true),
    ("*View", "TripView", true),
    ("*View", "TripViewModel", false), ("Trip*", "Trip", true), ("*e*e*", "where", true),
    ("*e*e*", "when", false),
    ("T?p", "Tip", true), ("T?p", "Tp", false), ("**", "a", true), ("", "", true), ("", "a", false),
  ])
  func `matches`(_ pattern: String, _ name: String, _ expected: Bool) {
    #expect(NamePattern(pattern).matches(name) == expected)
  }

  @Test func `many stars end in time`() {
    let name = String(repeating: "a", count: 4_000)
    #expect(!NamePattern(String(repeating: "a*", count: 60) + "b").matches(name))
  }
}
