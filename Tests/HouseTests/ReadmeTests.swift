import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesReporters
import EavesSession
import EavesSource
import Testing

/// What the README promises is tried.
@Suite struct ReadmeTests {
  /// The lines between two fences, by what follows the opening one.
  private func blocks(_ fence: String) throws -> [String] {
    var blocks: [String] = []
    var open: [Substring]?
    let marks = fence.prefix { $0 == "`" }
    for line in try House.text("README.md").split(separator: "\n", omittingEmptySubsequences: false) {
      if let lines = open {
        open = line == marks ? nil : lines + [line]
        if line == marks { blocks.append(lines.joined(separator: "\n") + "\n") }
      } else if line == fence {
        open = []
      }
    }
    return blocks
  }

  @Test func `its rule is proven`() throws {
    let page = try #require(try blocks("````markdown").first)
    let loaded = RuleDocumentLoader.load([SourceText(path: FilePath("no-tracking-in-models.md"), text: page)])
    #expect(loaded.problems.map(\.text) == [])
    let document = try #require(loaded.documents.first)
    let proof = DocumentProver(vocabulary: try House.book().vocabulary).prove(document)
    #expect(proof.status == .proven, "\(proof.problems.map(\.text))")
  }

  @Test func `its configuration is right, down to the rules it names`() throws {
    let text = try #require(try blocks("```yaml").last)
    let path = FilePath("eaves.yml")
    let loaded = ConfigurationLoader.load(SourceText(path: path, text: text))
    #expect(loaded.problems.map(\.text) == [])
    let book = RuleBook(shipped: House.shipped, configuration: loaded.configuration)
    #expect((book.problems + book.unknownRules(in: loaded.configuration, path: path)).map(\.text) == [])
    #expect(book.profiles.contains(loaded.configuration.profile?.text ?? ""))
  }

  @Test func `its formats are built`() throws {
    let words = try House.text("README.md").split { $0 == " " || $0 == "\n" }
    for (flag, value) in zip(words, words.dropFirst()) where flag == "--format" {
      #expect(ReportFormat.named(String(value)) != nil, "\(value)")
    }
  }

  @Test func `its links lead somewhere`() throws {
    for part in try House.text("README.md").split(separator: "](").dropFirst() {
      let place = try House.root().appending(FilePath(String(part.prefix { $0 != ")" })))
      #expect(place.exists, "\(place)")
    }
  }
}
