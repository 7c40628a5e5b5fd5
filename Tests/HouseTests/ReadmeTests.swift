import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesReporters
import EavesSession
import EavesSource
import Testing

/// What README and the documentation promise is tried.
@Suite struct ReadmeTests {
  /// README, the documentation, and what stands in `.github`: paths from the root.
  private static func pages() throws -> [String] {
    ["README.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md"]
      + (try House.files(folder, "md").map(\.path.text))
  }

  private static let folder = "Sources/eaves/Documentation.docc"

  /// The lines between two fences of a page, by what follows the opening one.
  private func blocks(_ fence: String, of page: String = "README.md") throws -> [String] {
    var blocks: [String] = []
    var open: [Substring]?
    let marks = fence.prefix { $0 == "`" }
    for line in try House.text(page).split(separator: "\n", omittingEmptySubsequences: false) {
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
    let proof = DocumentProver(vocabulary: try House.ruleSet().vocabulary).prove(document)
    #expect(proof.status == .proven, "\(proof.problems.map(\.text))")
  }

  @Test func `its configuration is right, down to the rules it names`() throws {
    let texts = try blocks("```yaml", of: "\(Self.folder)/Configuration.md")
    let path = FilePath("eaves.yml")
    #expect(texts.count == 2)
    for text in texts {
      let loaded = ConfigurationLoader.load(SourceText(path: path, text: text))
      #expect(loaded.problems.map(\.text) == [])
      let ruleSet = RuleSet(shipped: House.shipped, configuration: loaded.configuration)
      #expect(
        (ruleSet.problems + ruleSet.unknownRules(in: loaded.configuration, path: path)).map(\.text) == [])
      #expect(ruleSet.profiles.contains(loaded.configuration.profile?.text ?? "base"))
    }
  }

  @Test(arguments: try pages()) func `formats are built, and each has its row`(_ page: String) throws {
    let words = try House.text(page).split { $0 == " " || $0 == "\n" }
    for (flag, value) in zip(words, words.dropFirst()) where flag == "--format" {
      let name = value.prefix { $0.isLetter }
      #expect(ReportFormat.named(String(name)) != nil || name == "markdown", "\(value)")
    }
    let rows = try House.text("\(Self.folder)/Formats.md").split(separator: "\n").filter {
      $0.hasPrefix("| `")
    }
    for format in ReportFormat.all {
      #expect(rows.contains { $0.contains("`\(format.name)`") }, "\(format.name)")
    }
  }

  @Test(arguments: try pages()) func `links lead somewhere`(_ page: String) throws {
    let home = try House.root().appending(FilePath(FilePath(page).folder))
    for part in try House.text(page).split(separator: "](").dropFirst() {
      let link = part.prefix { $0 != ")" }
      if link.hasPrefix("https://") || link.hasPrefix("#") { continue }
      let place = AbsolutePath(String(link), in: home)
      #expect(place.exists, "\(page): \(place)")
    }
  }

  /// A page is a tutorial, a how-to guide, reference or explanation, and says in its first sentence for whom it is.
  @Test func `the contents sort all pages by kind, and each page says for whom it is`() throws {
    let index = try House.text("\(Self.folder)/Documentation.md")
    let kinds = index.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) }
    #expect(kinds == ["Tutorial", "How-to guides", "Reference", "Explanation"])
    for page in try House.files(Self.folder, "md") {
      let name = page.path.name
      #expect(
        index.split(separator: "(\(name))", omittingEmptySubsequences: false).count
          == (name == "Documentation.md" ? 1 : 2), "\(name)")
      let lines = page.string.split(separator: "\n")
      #expect(lines[0].hasPrefix("# ") && lines[1].hasPrefix("For "), "\(name)")
    }
  }

  @Test func `README leads to every page of the documentation`() throws {
    let readme = try House.text("README.md")
    let index = try House.text("\(Self.folder)/Documentation.md")
    for page in try House.files(Self.folder, "md").map(\.path.text) where !page.hasSuffix("Documentation.md")
    {
      #expect(readme.contains("(\(page))"), "\(page)")
      #expect(index.contains("(\(FilePath(page).name))"), "\(page)")
    }
  }
}
