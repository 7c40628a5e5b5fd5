import EavesDocuments
import EavesSource
import Testing

/// Numbers that look random and are the same on every run.
struct Lottery: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

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

  /// Each page with the loader it is written for.
  private static let pages: [(text: String, load: @Sendable ([UInt8]) -> Void)] = [
    (document, loadDocument), (sidecar, loadSidecar), (VocabularyTests.roles, loadRoles),
    (ConfigurationTests.complete, loadConfiguration),
  ]

  private static let pieces = [
    "```", "~~~", "**", "**Bad:**", "---\n", "\n", "\r", "\t", "  ", "- ", ": ", "[", "]", "{", "\"", "'",
    "#", "@",
    "*", "&", "|", ">", "\u{A0}", "\u{FEFF}", "é", "// a.swift\n", "<!--", "-->", "(", ")", "..", "\\",
    "key: ",
  ]

  @Test("No damage makes a loader stop", arguments: 0..<4)
  func mutations(_ seed: Int) {
    var lottery = Lottery(state: UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15)
    for round in 0..<500 {
      let page = Self.pages[round % Self.pages.count]
      var bytes = Array(page.text.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &lottery) { Self.damage(&bytes, &lottery) }
      page.load(bytes)
    }
  }

  @Test("Long pages of one kind take linear time", arguments: pieces)
  func longPages(_ piece: String) {
    for text in [piece, piece + "\n", "key: " + piece + "\n"] {
      let bytes = Array(String(repeating: text, count: 500).utf8)
      for page in Self.pages { page.load(bytes) }
    }
    Self.loadDocument(Array(("---\nkey:" + String(repeating: "\n " + piece, count: 500)).utf8))
  }

  /// The page as document, sections, companion.
  @Sendable private static func loadDocument(_ bytes: [UInt8]) {
    let files = ["a.md", "_sections.md"].map { SourceText(path: FilePath($0), bytes: bytes) }
    let companion = SourceText(path: FilePath("a.examples.md"), bytes: bytes)
    check(RuleDocumentLoader.load(files, sidecars: [companion]))
  }

  @Sendable private static func loadSidecar(_ bytes: [UInt8]) {
    let page = SourceText(path: FilePath("a.yml"), bytes: bytes)
    let document = SourceText(path: FilePath("a.md"), text: "**Bad:**\n```swift\nlet a = 1\n```")
    check(RuleDocumentLoader.load([document], sidecars: [page]))
  }

  @Sendable private static func loadRoles(_ bytes: [UInt8]) {
    let path = FilePath("_roles.yml")
    let (vocabulary, problems) = RolesFile.load(SourceText(path: path, bytes: bytes))
    check(problems + VocabularyCheck.check(vocabulary, shipped: path, own: path))
  }

  @Sendable private static func loadConfiguration(_ bytes: [UInt8]) {
    let path = FilePath("eaves.yml")
    let (configuration, problems) = ConfigurationLoader.load(SourceText(path: path, bytes: bytes))
    let vocabulary = RoleVocabulary().adding(configuration)
    check(problems + VocabularyCheck.check(vocabulary, shipped: path, own: path))
    check(VocabularyCheck.check(configuration, against: vocabulary, path: path))
  }

  private static func check(_ loaded: LoadedDocuments) {
    check(loaded.problems)
    for document in loaded.documents {
      check(VocabularyCheck.check(document.sentences, against: RoleVocabulary(), path: document.checkPath))
      #expect(document.blocks.map(\.ordinal) == Array(1..<(document.blocks.count + 1)))
    }
  }

  private static func check(_ problems: [Problem]) {
    #expect(problems.allSatisfy { ($0.line ?? 1) >= 1 && ($0.column ?? 1) >= 1 })
  }

  private static func damage(_ bytes: inout [UInt8], _ lottery: inout Lottery) {
    let index = Int.random(in: 0...bytes.count, using: &lottery)
    let end = min(bytes.count, index + Int.random(in: 1...12, using: &lottery))
    switch Int.random(in: 0..<5, using: &lottery) {
    case 0: bytes.removeSubrange(index..<end)
    case 1: bytes.insert(contentsOf: (pieces.randomElement(using: &lottery) ?? "").utf8, at: index)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &lottery), at: index)
    case 3: bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &lottery))
    default: if index < bytes.count { bytes[index] = UInt8.random(in: 0...255, using: &lottery) }
    }
  }
}
