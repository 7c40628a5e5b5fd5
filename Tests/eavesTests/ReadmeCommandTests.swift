import Foundation
import Testing

@testable import eaves

/// The two commands that README begins with: one does the main work on a fixture, one runs the tests.
@Suite struct ReadmeCommandTests {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// The lines of the first screen, without remarks.
  private func commands() throws -> [String] {
    let page = try String(contentsOfFile: "\(Self.root)/README.md", encoding: .utf8)
    return page.split(separator: "\n", omittingEmptySubsequences: false).prefix(25).map { line in
      line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `the first screen names both`() throws {
    let lines = try commands()
    #expect(lines.contains("swift run eaves check Fixtures/Harbor"))
    #expect(lines.contains("swift test"))
  }

  @Test func `the first one finds something and exits 0`() throws {
    let line = try #require(try commands().first { $0.hasPrefix("swift run eaves ") })
    let words = line.split(separator: " ").dropFirst(3).map { word in
      word.hasPrefix("Fixtures/") ? "\(Self.root)/\(word)" : String(word)
    }
    let heard = try Sandbox([]).eaves(words: words)
    #expect(heard.status == .clean && heard.out.contains(" findings in "), "\(heard.out)\(heard.errors)")
  }
}
