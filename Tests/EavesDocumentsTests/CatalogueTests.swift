import Foundation
import Testing

@testable import EavesDocuments

/// The catalogue of words is the only list of them: what else is said of a word agrees with its entry.
@Suite struct CatalogueTests {
  @Test func `every word has one entry, in order`() {
    #expect(LanguageWord.all.map(\.term.rawValue) == TermWord.allCases.map(\.rawValue).sorted())
    #expect(Set(LanguageWord.all.map(\.term)).count == LanguageWord.all.count)
  }

  @Test(arguments: TermWord.allCases)
  func `an entry is of the part of speech that the parser takes it for`(_ term: TermWord) {
    let entry = term.word
    #expect(entry.term == term)
    #expect((entry.part == .verb) == term.isVerb)
    #expect((entry.part == .measure) == term.isMeasure)
    #expect((entry.part == .passive) == term.isPassive)
    #expect(!entry.meaning.isEmpty && entry.meaning.last != ".")
    #expect(entry.example.item.contains(term.rawValue) && !entry.example.code.isEmpty)
  }

  @Test func `every word stands in a file of its own`() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let folder = URL(fileURLWithPath: "/\(root)/Sources/EavesDocuments/Words")
    let texts = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .map { try String(contentsOf: $0, encoding: .utf8) }
    for term in TermWord.allCases {
      let files = texts.filter { $0.contains("  /// `\(term.rawValue)`\n  static let ") }
      #expect(files.count == 1, "\(term.rawValue)")
    }
  }
}
