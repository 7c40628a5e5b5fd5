import EavesDocuments
import EavesFindings
import EavesSource
import Testing

@testable import EavesChecks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What `explain WORD` and `explain --language` print, and that it is true.
@Suite struct LanguageReferenceTests {
  // MARK: The words

  @Test func `the words are those of the language, no more and no less`() {
    let entries = LanguageReference.entries.filter { $0.kind != "object" }
    let words =
      ["a role"] + SubjectNoun.allCases.map(\.rawValue) + LanguageReference.frames.map(\.word)
      + TermWord.allCases.map(\.rawValue) + NarrowingWord.allCases.map(\.rawValue)
      + CodePlace.allCases.map(\.rawValue) + ViaWord.allCases.map(\.rawValue)
    #expect(entries.map(\.word).sorted() == words.sorted())
    for noun in ObjectNoun.allCases { #expect(LanguageReference.text(of: noun.rawValue) != nil) }
  }

  @Test func `each has a meaning of one line, and stands in the reference`() {
    let text = LanguageReference.text
    for entry in LanguageReference.entries {
      #expect(!entry.meaning.isEmpty && !entry.meaning.contains("\n"), "\(entry)")
      #expect(entry.meaning.last != ".", "\(entry)")
      #expect(text.contains(entry.brief), "\(entry.word)")
    }
    #expect(text.utf8.count <= 20_480, "\(text.utf8.count)")
  }

  @Test func `a verb, to the letter`() {
    #expect(
      LanguageReference.text(of: "holds") == """
        holds (verb): has a stored property of it, also lazy, static, wrapped, or from the environment
            holds: repository   let trips: any TripRepository
            of: type, file, module, member
            objects: role, role of files, word list, type, glob, `type`, attribute
            narrowed by: of, inside, directly-in, named, written, count, which
            also in: except, definitions of roles

        """)
  }

  @Test func `a word that means several things has an entry for each`() throws {
    let text = try #require(LanguageReference.text(of: "type"))
    for beginning in ["type (subject): every type", "\n\ntype (clause): ", "\n\ntype (object): "] {
      #expect(text.contains(beginning), "\(text)")
    }
    #expect(LanguageReference.text(of: "hodls") == nil)
  }

  // MARK: Examples

  @Test func `each part of a sentence has an example, and each example a word`() {
    let parts =
      LanguageReference.frames.map(\.word) + NarrowingWord.allCases.map(\.rawValue)
      + CodePlace.allCases.map(\.rawValue)
    for part in parts { #expect(SentenceExample.all[part] != nil, "\(part)") }
    for (word, example) in SentenceExample.all {
      #expect(LanguageReference.text(of: word) != nil && example.check.contains(word), "\(word)")
    }
  }

  @Test(arguments: SentenceExample.all.keys.sorted())
  func `the sentence that shows a word finds its code`(_ word: String) throws {
    let example = try #require(SentenceExample.all[word])
    #expect(findings(of: example.check, in: example.code) != [])
  }

  /// The files in which the example of a word is true, where a type, a function or a path around it is not enough.
  private static let around: [TermWord: [String: String]] = [
    .assigns: [
      "A.swift": "struct A: View { let model: TripViewModel; func go() { model.isOpen = true } }",
      "B.swift": "final class TripViewModel { var isOpen = false }",
    ],
    .calledBy: [
      "A.swift": "struct A: View { func go() { TripFormatter.text(of: trip) } }",
      "B.swift": "enum TripFormatter { static func text(of trip: Int) -> String { \"\" } }",
    ],
    .conformedBy: ["A.swift": "class Trips: TripRepository {}\nprotocol TripRepository {}"],
    .createdBy: ["A.swift": "class Flow: Coordinator { let store = TripStore() }\nclass TripStore {}"],
    .declaresDependency: [
      "Package.swift": "let p = Package(targets: [Target.target(name: \"Map\", dependencies: [\"Charts\"])])",
      "Sources/Map/Map.swift": "struct Map {}",
    ],
    .exposes: [
      "A.swift": "protocol TripRepository { func trips() -> [Trip] }",
      "Domain/Models/Trip.swift": "struct Trip { let name: String }",
    ],
    .forwardsTo: [
      "A.swift": "struct TripUseCase { let trips: TripRepository; func all() -> [Trip] { trips.all() } }",
      "B.swift": "protocol TripRepository { func all() -> [Trip] }",
    ],
    .heldBy: ["A.swift": "struct TripList: View { @State var model: TripModel }\nclass TripModel {}"],
    .importedBy: ["Sources/App/A.swift": "import Domain", "Sources/Domain/B.swift": "struct B {}"],
    .mentionedBy: ["A.swift": "struct A: View { let trip: Trip }\nstruct Trip {}"],
    .platform: [
      "Package.swift": "let p = Package(platforms: [.iOS(.v16)], targets: [.target(name: \"App\")])",
      "Sources/App/A.swift": "struct A {}",
    ],
    .target: [
      "Package.swift": "let p = Package(targets: [.testTarget(name: \"TripsTests\")])",
      "Tests/TripsTests/A.swift": "struct A {}",
    ],
  ]

  /// Projects that show the example of a word.
  private static func projects(of word: LanguageWord) -> [[String: String]] {
    let code = word.example.code
    if let files = around[word.term] { return [files] }
    if code.hasPrefix("// ") { return [[String(code.dropFirst(3)): "struct Trip {}"]] }
    return [
      code, "struct Trip { \(code) }", "func go() { \(code) }", "final class TripViewModel { \(code) }",
    ].map { ["App/Trip.swift": $0] }
  }

  /// `passes-to` and `through`, which stand under `except` alone, are shown there.
  @Test(arguments: LanguageWord.all.filter { $0.term != .passesTo && $0.term != .through }.map(\.term))
  func `the example of a word is accepted, finds its code, and nothing in other code`(_ term: TermWord) {
    let item = term == .exists ? "exists" : term.word.example.item
    let checks = SubjectNoun.allCases.flatMap { noun in
      ["that:\n  - \(item)\nnever: exists", "never:\n  - \(item)", "never: \(item)"].map {
        "for: \(noun.rawValue)\n\($0)"
      }
    }.filter { CellRun.problems($0) == [] }
    let projects = Self.projects(of: term.word)
    let shown = checks.contains { check in
      projects.contains { findings(of: check, in: $0) != [] }
        && findings(of: check, in: ["Sources/Other/Other.swift": "let other = 1"]) == []
    }
    #expect(shown, "\(checks)")
    for files in Self.around[term].map({ [$0] }) ?? [] {
      #expect(files.values.contains { $0.contains(term.word.example.code) })
    }
  }

  @Test("the first closure behind the brackets of a call has no label")
  func argumentOfCall() {
    let code = """
      struct A: View {
        var body: some View {
          Text("").sheet(isPresented: $isOpen, onDismiss: { load() }) { Row(load()) }
        }
      }
      """
    func found(_ place: String) -> [Int] {
      fullFindings(of: "for: view\nnever:\n  creates: Row\n  inside: \"\(place)\"", in: ["A.swift": code])
        .map(\.place.start.line)
    }
    #expect(found(".sheet(_:)") == [3])
    #expect(found(".sheet(content:)") == [])
    #expect(LanguageReference.text.contains("\".sheet(_:)\""))
  }
}

/// What `explain NAME` prints of a role and of a word list.
@Suite struct VocabularyDefinitionTests {
  private func definition(_ name: String) -> String? {
    VocabularyDefinition.text(of: name, in: shippedVocabulary)
  }

  @Test func `every role and every list has all of its definition`() throws {
    for role in shippedVocabulary.roles { #expect(definition(role.name) != nil, "\(role.name)") }
    for (name, words) in shippedVocabulary.words {
      let text = try #require(definition(name))
      #expect(text.hasPrefix("\(name): word list\n  "))
      for word in words { #expect(text.contains(word.text), "\(name)") }
    }
    #expect(definition("holds") == nil)
  }

  @Test func `a role, item by item, with what each leaves out`() throws {
    let text = try #require(definition("coordinator"))
    #expect(
      text.hasPrefix(
        "coordinator: layer role 6 of 13: a type gets the first layer role that it matches\n"))
    #expect(
      text.contains(
        """
        - name: "*Coordinator", kind: [class, struct], creates: [view, kitView, "*ViewModel", "*Coordinator"]
            unless role: noCoordinator
        """), "\(text)")
  }

  @Test func `an item is shown as it is written`() throws {
    let item = try #require(
      document(
        "for: view\nnever:\n  - calls: [\".sorted\", \"String(format:)\"]\n    of: viewModel\n    inside: body"
      )
      .sentences.first?.everyItem.first)
    #expect(
      ItemSource(item).lines == ["calls: [\".sorted\", \"String(format:)\"], of: viewModel, inside: body"])
  }
}

/// The page `Language.md`: what it shows is proven.
@Suite struct LanguagePageTests {
  /// Text between fences, in order.
  private static let blocks: [(fence: String, text: String)] = {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(root)/Sources/eaves/Documentation.docc/Language.md"
    let page = (try? String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)) ?? ""
    var blocks: [(fence: String, text: String)] = []
    var open: (marks: Substring, language: String, lines: [Substring])?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        open = line == block.marks ? nil : (block.marks, block.language, block.lines + [line])
        if open == nil { blocks.append((block.language, block.lines.joined(separator: "\n") + "\n")) }
      } else if line.hasPrefix("```") {
        let marks = line.prefix { $0 == "`" }
        open = (marks, String(line.dropFirst(marks.count)), [])
      }
    }
    return blocks
  }()

  @Test func `its document is proven`() throws {
    let page = try #require(Self.blocks.first { $0.fence == "markdown" }?.text)
    let loaded = RuleDocumentLoader.load([SourceText(path: FilePath("rows.md"), text: page)])
    #expect(loaded.problems == [])
    let prover = DocumentProver(vocabulary: shippedVocabulary, isStrict: true)
    #expect(loaded.documents.count == 1 && loaded.documents.allSatisfy { prover.prove($0).problems == [] })
  }

  /// Checks, each with the code below it.
  private static let sentences = zip(blocks, blocks.dropFirst()).filter { $0.0.fence == "yaml" }
    .map { (check: $0.0.text, code: $0.1.text) }

  @Test func `it has sentences to copy`() { #expect(Self.sentences.count == 22) }

  @Test(arguments: sentences) func `a sentence to copy finds the marked line, and no other`(
    _ check: String, _ code: String
  ) {
    var (files, path, marks): ([String: String], String, [String]) = ([:], "App/Trips.swift", [])
    for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// ") {
        path = String(line.dropFirst(3))
      } else {
        files[path, default: ""] += line + "\n"
        let number = files[path, default: ""].count { $0 == "\n" }
        if line.hasSuffix("// ✗") { marks.append("\(path):\(number)") }
      }
    }
    #expect(marks.count == 1)
    #expect(CellRun.problems(check).map(\.text) == [])
    let found = fullFindings(of: check, in: files).map { "\($0.place.path):\($0.place.start.line)" }
    #expect(found == marks)
  }

  @Test func `one cause is one finding, as it says`() throws {
    let yaml = Self.blocks.firstIndex { $0.fence == "yaml" } ?? 0
    let code = try #require(Self.blocks[..<yaml].last?.text)
    let check = "for: view\nnever:\n  mentions: database"
    #expect(findings(of: check, in: code) == ["2: `TripList` holds `ModelContext`"])
    #expect(related(of: check, in: code) == [[4]])
  }
}
