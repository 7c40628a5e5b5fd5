import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSession
import EavesShippedRules
import EavesSource
import EavesThreads
import Foundation
import FuzzCases
import Testing

/// The documents that every copy of the tool carries are the ones that people read, and every one is proven.
@Suite struct ShippedRulesTests {
  private static let pages = ShippedRules.pages.map {
    SourceText(path: FilePath("Rules/\($0.name)"), text: $0.text)
  }
  private static let ruleSet = RuleSet(shipped: pages)
  private static let proofs = DocumentProver(vocabulary: ruleSet.vocabulary)
    .prove(ruleSet.documents, by: Workers(threads: 2))

  @Test func pagesAreTheFilesOfTheFolder() throws {
    let files = try RulePages.onDisk()
    if Snapshots.areRewritten { return try RulePages.rewrite(files) }
    #expect(ShippedRules.pages.map(\.name) == files.map(\.name))
    for (page, file) in zip(ShippedRules.pages, files) {
      // The literal does not hold the line break before its closing quotes.
      let isSame = page.text + "\n" == file.text
      #expect(isSame, "\(file.name) differs: run UPDATE_SNAPSHOTS=1 swift test --filter ShippedRules")
    }
  }

  @Test func nothingIsWrongWithDocumentsAndNouns() {
    #expect(Self.ruleSet.problems.map(\.text) == [])
    #expect(Self.ruleSet.documents.count >= 25)
  }

  @Test(arguments: Self.ruleSet.documents.map(\.id.text))
  func documentIsProven(_ id: String) throws {
    let proof = try #require(Self.proofs.first { $0.rule.text == id })
    #expect(proof.problems.map(\.text) == [])
    #expect(proof.status == .proven)
  }

  @Test(arguments: Self.ruleSet.documents.map(\.id.text))
  func documentSaysWhatPeopleNeed(_ id: String) throws {
    let document = try #require(Self.ruleSet.documents.first { $0.id.text == id })
    #expect(!document.profiles.isEmpty)
    #expect(!document.impactDescription.isEmpty)
    #expect(!document.tags.isEmpty)
    #expect(document.sentences.allSatisfy { $0.instead != nil }, "every finding says what to do instead")
    #expect(document.profiles.allSatisfy(RuleSet.profiles.contains))
    let known = Set(Self.ruleSet.documents.map(\.id))
    #expect(document.conflicts.allSatisfy(known.contains) && document.supersedes.allSatisfy(known.contains))
  }

  private static let matrix = CrossMatrix(vocabulary: ruleSet.vocabulary)
  private static let hits = matrix.hits(among: ruleSet.documents, by: Workers(threads: 2)).list

  @Test func documentsOfOneProfileAgree() {
    let contradictory = Self.hits.filter { $0.side == .correct && $0.sharedProfile != nil }
    #expect(contradictory.map(\.message) == [])
    let hits = Self.matrix.contradictions(among: Self.ruleSet.documents)
    let found = RuleConflicts(hits, among: Self.ruleSet.documents, maxRuns: Self.matrix.maxRuns)
    #expect(found.problems.map(\.text) == [] && found.count == 0 && found.isComplete)
  }

  @Test func contradictionsAcrossProfilesAreDeclared() {
    let undeclared = Self.hits.filter { $0.side == .correct && !$0.isDeclared }
    #expect(undeclared.map { "\($0.rule) fires on \($0.document): \($0.message)" } == [])
    #expect(Self.hits.contains { $0.isDeclared }, "the profiles do contradict each other")
  }

  /// Of many rules only those are asked that could find anything in an example; of two, both are.
  @Test func whatARuleSaysOfAnExampleIsTheSameAmongMany() {
    func text(_ hit: MatrixHit) -> String { "\(hit.rule) \(hit.document) \(hit.place) \(hit.message)" }
    let documents = Self.ruleSet.documents
    for document in stride(from: 0, to: documents.count, by: 17).map({ documents[$0] }) {
      let alone = documents.filter { $0.id != document.id }.flatMap { rule in
        Self.matrix.hits(among: [rule, document]).list.filter { $0.rule == rule.id }
      }
      #expect(alone.map(text).sorted() == Self.hits.filter { $0.document == document.id }.map(text).sorted())
    }
    #expect(Set(Self.hits.map(\.document)).count > 3)
  }

  @Test(arguments: ["clean-mvvm", "modular-mvvm-c", "mvvm", "viper", "vanilla-mv", "base"])
  func everyProfileHasDocuments(_ profile: String) {
    let documents = Self.ruleSet.documents(of: profile)
    #expect(documents.count >= 7)
    #expect(RuleSet.conflict(among: documents) == nil)
  }

  @Test func sidecarsOfTheSeedsParse() throws {
    let folder = Repository.root.appendingPathComponent("Tests/Seeds")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = files.filter { $0.hasSuffix(".yml") }
    #expect(names.count == 4)
    let sidecars = try names.sorted().map { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return SourceText(path: FilePath("Tests/Seeds/\(name)"), text: text)
    }
    let loaded = RuleDocumentLoader.load(sidecars.map(Self.documentBeside), folder: "", sidecars: sidecars)
    #expect(loaded.problems.map(\.text) == [])
    #expect(loaded.unusedSidecars == [])
    #expect(loaded.documents.count == 4 && loaded.documents.allSatisfy { $0.status == .rule })
    for document in loaded.documents {
      let problems = VocabularyCheck.check(
        document.sentences, against: Self.ruleSet.vocabulary, path: document.checkPath)
      #expect(problems.map(\.text) == [])
    }
  }

  /// A document of the sidecar's name, with lines enough for its marks.
  private static func documentBeside(_ sidecar: SourceText) -> SourceText {
    let code = Array(repeating: "let pier = 1", count: 60).joined(separator: "\n")
    let text = """
      ---
      title: A Document
      impact: HIGH
      impactDescription: none
      ---

      ## A Document

      **Incorrect:**

      ```swift
      \(code)
      ```
      """
    return SourceText(path: FilePath("\(sidecar.path.stem).md"), text: text)
  }
}

/// The pages as they lie on disk, and the Swift file that carries them.
private enum RulePages {
  static func onDisk() throws -> [(name: String, text: String)] {
    let folder = Repository.root.appendingPathComponent("Rules")
    let examples = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/examples")
    let names =
      try FileManager.default.contentsOfDirectory(atPath: folder.path) + examples.map { "examples/\($0)" }
    let settings = RolesFile.names + [ProfilesFile.name, "_renamed.yml"]
    return try names.filter { $0.hasSuffix(".md") || settings.contains($0) }
      .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
      .map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }

  /// One file for each kind of page, by the first word of its name; where that is too long for one room, one for
  /// each noun, by the second, and so on. Files of kinds that are gone go.
  static func rewrite(_ files: [(name: String, text: String)]) throws {
    let kinds = rooms(files, kind: "", depth: 0)
    // In the order of the names, so that the pages stay sorted.
    let order = kinds.keys.sorted { (kinds[$0]?.first?.name ?? "") < (kinds[$1]?.first?.name ?? "") }
    try removeCopies(but: order.map(copy))
    try write(head + order.joined(separator: " + ") + "\n}\n", to: "ShippedRules.swift")
    for kind in order {
      var text = "extension ShippedRules {\n  static let \(kind): [(name: String, text: String)] = [\n"
      for file in kinds[kind] ?? [] {
        text += "    (\n      \"\(file.name)\",\n      ###\"\"\"\n\(file.text)\"\"\"###\n    ),\n"
      }
      try write(text + "  ]\n}\n", to: copy(of: kind))
    }
  }

  private static func rooms(
    _ pages: [(name: String, text: String)], kind: String, depth: Int
  ) -> [String: [(name: String, text: String)]] {
    let fits = pages.reduce(0, { $0 + lines(of: $1) }) <= 595
    let isLast = pages.contains { words(of: $0.name).count <= depth }
    if depth > 0, fits || isLast { return [kind: pages] }
    return Dictionary(grouping: pages) { words(of: $0.name)[depth] }.reduce(into: [:]) { rooms, group in
      let name = kind.isEmpty ? group.key : kind + group.key.capitalized
      rooms.merge(Self.rooms(group.value, kind: name, depth: depth + 1)) { $1 }
    }
  }

  /// `layer-view-…` is of the view in the layers; a page of no rule is a noun by itself.
  private static func words(of name: String) -> [String] {
    if name.hasPrefix("_") { return ["nouns", String(name.dropFirst().prefix { $0 != "." })] }
    return name.prefix { $0 != "." }.split { $0 == "-" || $0 == "/" }.map(String.init)
  }

  private static func lines(of file: (name: String, text: String)) -> Int {
    file.text.utf8.count { $0 == 0x0A } + 5
  }

  private static func copy(of kind: String) -> String {
    "ShippedRules+\(kind.prefix(1).uppercased())\(kind.dropFirst()).swift"
  }

  private static func removeCopies(but kept: [String]) throws {
    let folder = Repository.root.appendingPathComponent("Sources/EavesShippedRules")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where !kept.contains(name) && name != "ShippedRules.swift" {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  private static func write(_ text: String, to name: String) throws {
    let place = Repository.root.appendingPathComponent("Sources/EavesShippedRules/\(name)")
    try Data(text.utf8).write(to: place)
  }

  private static let head = """
    /// The pages of the `Rules` folder, inside the binary: a copied executable still has its rules.
    ///
    /// Checked in so that no plugin and no resource bundle is needed; a test holds every page against its file,
    /// and `UPDATE_SNAPSHOTS=1 swift test --filter ShippedRules` writes these files anew.
    package enum ShippedRules {
      /// File names and texts, sorted by name.
      package static let pages: [(name: String, text: String)] =
        
    """
}
