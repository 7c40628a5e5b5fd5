import EavesDocuments
import EavesSource
import FuzzCases
import Testing

@Suite("Damaged pages")
struct MutationTests {
  private static let document = """
    ---
    title: Views stay thin
    impact: HIGH
    tags: [a, b]
    ---
    ## Views stay thin
    **Check:**
    ```yaml
    checks:
      - for: view
        unless:
          - held-by: viewModel
            count: 2..
        never:
          mentions: ["@Query", '*Store', ".shared", "String(format:)"]
          inside: body
    ```
    **Incorrect (why):**
    ~~~swift
    // Domain/Trip.swift — text
    struct A {}
    ~~~
    - **Correct:**
      ```swift
      struct B {} // ✗
      ```
    """

  private static let sidecar = """
    checks:
      - for: view
        that:
        - kind: [struct, "class"]
          name: '*View'
        always:
          - lines: ..60
            inside: body
        except:
          passes-to: viewModel
          of: repository
    instead: "do \\"this\\""   # comment
    marks: ["1:1"]
    """

  /// Each page with the loader it is written for, which says what is wrong with what it made.
  private static let pages: [(text: String, fault: @Sendable ([UInt8]) -> String?)] = [
    (document, documentFault), (sidecar, sidecarFault), (VocabularyTests.roles, rolesFault),
    (ConfigurationTests.complete, configurationFault),
  ]

  private static let pieces = [
    "```", "~~~", "**", "**Bad:**", "---\n", "\n", "\r", "\t", "  ", "- ", ": ", "[", "]", "{", "\"", "'",
    "#", "@",
    "*", "&", "|", ">", "\u{A0}", "\u{FEFF}", "é", "// a.swift\n", "<!--", "-->", "(", ")", "..", "\\",
    "key: ",
  ]

  @Test func damagedPagesAreLoaded() throws {
    let failures = try FuzzCases("damagedPagesAreLoaded", count: 2_000).failures { dice in
      guard let page = Self.pages.randomElement(using: &dice) else { return "no pages" }
      var bytes = Array(page.text.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &dice) { Self.damage(&bytes, &dice) }
      return page.fault(bytes)
    }
    #expect(failures == [])
  }

  @Test("Long pages of one kind take linear time", arguments: pieces)
  func longPages(_ piece: String) {
    for text in [piece, piece + "\n", "key: " + piece + "\n"] {
      let bytes = Array(String(repeating: text, count: 500).utf8)
      for page in Self.pages { #expect(page.fault(bytes) == nil) }
    }
    let value = String(repeating: "\n " + piece, count: 500)
    #expect(Self.documentFault(Array(("---\nkey:" + value).utf8)) == nil)
  }

  /// The page as document, sections, companion.
  @Sendable private static func documentFault(_ bytes: [UInt8]) -> String? {
    let files = ["a.md", "_sections.md"].map { SourceText(path: FilePath($0), bytes: bytes) }
    let companion = SourceText(path: FilePath("a.examples.md"), bytes: bytes)
    return fault(RuleDocumentLoader.load(files, sidecars: [companion]))
  }

  @Sendable private static func sidecarFault(_ bytes: [UInt8]) -> String? {
    let page = SourceText(path: FilePath("a.yml"), bytes: bytes)
    let document = SourceText(path: FilePath("a.md"), text: "**Bad:**\n```swift\nlet a = 1\n```")
    return fault(RuleDocumentLoader.load([document], sidecars: [page]))
  }

  @Sendable private static func rolesFault(_ bytes: [UInt8]) -> String? {
    let path = FilePath("_roles.yml")
    let (vocabulary, problems) = RolesFile.load(SourceText(path: path, bytes: bytes))
    return fault(problems + VocabularyCheck.check(vocabulary, shipped: path, own: path))
  }

  @Sendable private static func configurationFault(_ bytes: [UInt8]) -> String? {
    let path = FilePath("eaves.yml")
    let (configuration, problems) = ConfigurationLoader.load(SourceText(path: path, bytes: bytes))
    let vocabulary = RoleVocabulary().adding(configuration)
    let own = VocabularyCheck.check(vocabulary, shipped: path, own: path)
    return fault(problems + own + VocabularyCheck.check(configuration, against: vocabulary, path: path))
  }

  private static func fault(_ loaded: LoadedDocuments) -> String? {
    var problems = loaded.problems
    for document in loaded.documents {
      let path = document.checkPath
      problems += VocabularyCheck.check(document.sentences, against: RoleVocabulary(), path: path)
      let ordinals = document.blocks.map(\.ordinal)
      if ordinals != Array(1..<(ordinals.count + 1)) { return "blocks \(ordinals)" }
    }
    return fault(problems)
  }

  private static func fault(_ problems: [Problem]) -> String? {
    problems.first { ($0.line ?? 1) < 1 || ($0.column ?? 1) < 1 }.map { "no such place: \($0.text)" }
  }

  private static func damage(_ bytes: inout [UInt8], _ dice: inout Dice) {
    let index = Int.random(in: 0...bytes.count, using: &dice)
    let end = min(bytes.count, index + Int.random(in: 1...12, using: &dice))
    switch Int.random(in: 0..<5, using: &dice) {
    case 0: bytes.removeSubrange(index..<end)
    case 1: bytes.insert(contentsOf: (pieces.randomElement(using: &dice) ?? "").utf8, at: index)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &dice), at: index)
    case 3: bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &dice))
    default: if index < bytes.count { bytes[index] = UInt8.random(in: 0...255, using: &dice) }
    }
  }
}
