import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource
import Testing

@testable import EavesChecks

/// What `explain WORD` says, and what the printed reference promises.
@Suite("Words explained")
struct WordStoryTests {
  private func story(_ word: String, documents: [RuleDocument] = []) -> String? {
    WordStory(word, in: shippedVocabulary, documents: documents)?.text
  }

  @Test("every word of the reference has a story, and nothing in it is cut off")
  func complete() {
    for word in WordStory.words(of: shippedVocabulary) {
      #expect(story(word) != nil, "\(word)")
      #expect(story(word)?.contains("…") == (word == "kind"), "\(word)")
    }
    #expect(story("hodls") == nil)
    let reference = LanguageReference(shippedVocabulary).text
    for list in shippedVocabulary.words.values.joined() { #expect(reference.contains(list.text)) }
  }

  @Test("a verb: meaning, example, subjects, places, objects, narrowing, users")
  func verb() {
    let yaml = "for: view\nthat:\n  - mentions: entity\nnever:\n  holds: repository"
    #expect(
      story("holds", documents: [document(yaml), document("for: view\nnever:\n  exists")]) == """
        holds: verb
        has a stored property of it, also lazy, static, wrapped, or from the environment

        written      holds: repository
        matches      let trips: any TripRepository
        subjects     type, file, module, member
        places       that, unless, never, always, except, definitions of roles
        objects      role, role of files, word list, type, glob, `type`, attribute
        narrowed by  of, inside, named, written, count, which

        used by these rules:
          t
        and by the roles repository, coordinator, container, useCase, presenter, viewModel, service, kitView

        """)
  }

  @Test("a word that means several things has a story for each")
  func several() throws {
    let text = try #require(story("type"))
    #expect(text.hasPrefix("type: clause\n"))
    let meaning = "every type that the project declares; free functions stand in none, `for: file` sees them"
    #expect(text.contains("\n\ntype: subject\n\(meaning)\n"))
  }

  @Test("what is often asked can be asked so", arguments: SentenceRecipe.all.map(\.title))
  func recipe(_ title: String) throws {
    let recipe = try #require(SentenceRecipe.all.first { $0.title == title })
    #expect(CellRun.problems(recipe.check).map(\.text) == [])
    #expect(findings(of: recipe.check, in: [recipe.path: recipe.breaks]).count == 1)
    #expect(findings(of: recipe.check, in: [recipe.path: recipe.keeps]) == [])
  }

  @Test("a word list: all of it, and a line that names one of it")
  func list() throws {
    let text = try #require(story("network"))
    for word in shippedVocabulary.words["network", default: []] { #expect(text.contains(word.text)) }
    #expect(text.contains("\nmatches      let value: URLSession\n"))
    let users = """

      used by no rule
      and by the roles coordinator, useCase, service, store
      and by the helpers noDeed, dataless, looseType, logging, keeper

      """
    #expect(text.contains(users), "\(text)")
  }

  @Test("who names a helper uses what the helper is made of")
  func throughHelpers() throws {
    let yaml = "for: file\nthat:\n  - declares: modelPart\nnever:\n  imports: UIKit"
    let text = try #require(story("modelPlace", documents: [document(yaml)]))
    #expect(text.contains("\nused by these rules:\n  t (through modelPart)\n"), "\(text)")
    #expect(try #require(story("path", documents: [document(yaml)])).contains("\nused by no rule\n"))
  }

  @Test("the whole definition of a role, with what it leaves out")
  func role() throws {
    let text = try #require(story("coordinator"))
    #expect(
      text.hasPrefix("coordinator: role of a layer, number 6 of 12: a type takes the first that fits\n"))
    #expect(
      text.contains(
        """
        - name: ["*Coordinator", "*CoordinatorProtocol"], kind: [class, struct, protocol]
            unless conforms: [UIViewRepresentable, UIViewControllerRepresentable]
            unless inside: view
        """), "\(text)")
    #expect(text.contains("\nmatches      class TripCoordinator {}\n"), "\(text)")
  }

  /// What a story calls a match is one.
  @Test("the line that shows a role has it", arguments: shippedVocabulary.roles.map(\.name))
  func matches(_ name: String) throws {
    let role = try #require(shippedVocabulary.roles.first { $0.name == name })
    guard let code = MatchingLine(shippedVocabulary).code(havingRole: role) else { return }
    let path = code.hasPrefix("// ") ? String(code.dropFirst(3).prefix { $0 != "\n" }) : "App/Trip.swift"
    let project = project([path: code])
    let index = try #require(project.roles.index(of: name))
    let types = project.types.indices.filter { project.types[$0].kind != .external }
    #expect(types.contains { project.hasRole(index, TypeIndex($0)) }, "\(code)")
  }

  @Test("an item is shown as it is written, and reads back as the same")
  func source() throws {
    let item = try #require(
      document(
        "for: view\nnever:\n  - calls: [\".sorted\", \"String(format:)\"]\n    of: viewModel\n    inside: body"
      )
      .sentences.first?.everyItem.first)
    #expect(
      ItemSource(item).lines == ["calls: [\".sorted\", \"String(format:)\"], of: viewModel, inside: body"])
  }

  @Test("the reference tells what becomes one finding, and its example does")
  func causes() {
    let yaml = "for: view\nnever:\n  mentions: persistence"
    let code = LanguageReference.exampleOfCauses
    #expect(findings(of: yaml, in: code) == ["2: view TripList holds ModelContext"])
    #expect(related(of: yaml, in: code) == [[4]])
    let reference = LanguageReference(shippedVocabulary).text
    #expect(reference.contains("\nWhat becomes one finding\n"))
    for line in code.split(separator: "\n") { #expect(reference.contains(line)) }
  }

  @Test("the reference shows a document, and it is proven")
  func wholeDocument() throws {
    let path = FilePath("rows.md")
    let loaded = RuleDocumentLoader.load([SourceText(path: path, text: LanguageReference.exampleOfDocument)])
    #expect(loaded.problems == [])
    let document = try #require(loaded.documents.first)
    let proof = DocumentProver(vocabulary: shippedVocabulary, isStrict: true).prove(document)
    #expect(proof.problems == [])
    #expect(document.sentences.count == 1)
  }

  @Test("the reference tells which words fit which subject")
  func fits() {
    let lines = LanguageReference(shippedVocabulary).text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  call ") && $0.contains("callee, argument") })
    #expect(lines.contains { $0.hasPrefix("  module ") && $0.contains("imported-by") })
  }

  @Test(
    "each part of a sentence is shown by one that finds something",
    arguments: LanguageReference.frames.map(\.word) + NarrowingWord.allCases.map(\.rawValue))
  func examples(_ word: String) throws {
    let example = try #require(SentenceExample.all[word], "\(word)")
    #expect(findings(of: example.check, in: example.code) != [], "\(word)")
    #expect(example.check.contains("\(word):"))
    let text = try #require(story(word))
    #expect(text.contains("\nwritten\n") && text.contains("\nfinds\n"))
  }

  @Test("a place in code, and an object that is a word, have a story with a line that matches")
  func places() throws {
    #expect(
      story("top") == """
        top: place in code
        directly in the braces of a member: in no closure, no loop, no branch of it

        written      inside: top

        written
          for: view
          never:
            branches: if
            inside: top
        finds
          struct TripList: View { var body: some View { if isEmpty { Text("") } } }

        used by no rule

        """)
    for word in ["body", "computed", "handler", "init", "loop", "qualifier", "self", "anything"] {
      #expect(try #require(story(word)).contains("\nfinds\n"), "\(word)")
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
        .map(
          \.place.start.line)
    }
    #expect(found(".sheet(_:)") == [3])
    #expect(found(".sheet(content:)") == [])
    #expect(LanguageReference(shippedVocabulary).text.contains("\".sheet(_:)\""))
  }
}
