import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSession
import EavesShippedRules
import EavesSource
import Testing

/// A page of `Rules`, and by how much it is longer than one screen.
private struct RulePage {
  let document: RuleDocument
  let text: String
  let words: SentenceText

  static let maxLines = 60
  static let maxWidth = 120
  static let maxSentences = 2
  static let maxSentenceLines = 8
  static let maxWords = 30
  /// A longer list counts as this many words.
  static let maxNames = 3

  /// Each limit that the page exceeds, with its figure: "9 lines of YAML".
  var misses: [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // Nothing follows the last line break.
    let count = lines.count - (text.hasSuffix("\n") ? 1 : 0)
    let width = lines.map(\.count).max() ?? 0
    var misses: [String] = []
    if count > Self.maxLines { misses.append("\(count) lines") }
    if width > Self.maxWidth { misses.append("\(width) columns") }
    if document.sentences.count > Self.maxSentences { misses.append("\(document.sentences.count) sentences") }
    misses += sentenceLines.filter { $0 > Self.maxSentenceLines }.map { "\($0) lines of YAML" }
    misses += document.sentences.map(wordCount).filter { $0 > Self.maxWords }.map { "\($0) words" }
    if hasExceptions, !text.contains("\n**Allowed:**") { misses.append("no **Allowed:**") }
    return misses
  }

  private var hasExceptions: Bool {
    document.sentences.contains { !$0.unless.isEmpty || !$0.except.isEmpty }
  }

  /// The lines of each sentence, without what a finding says of it: `message` and `instead`.
  private var sentenceLines: [Int] {
    let lines = text.split(separator: "\n").map { $0.drop { " -".contains($0) } }
    let check = lines.drop { $0 != "**Check:**" }.drop { $0 != "```yaml" }.dropFirst().prefix { $0 != "```" }
    var counts: [Int] = []
    for line in check where line.prefix(while: { $0 != ":" }) != "checks" {
      if line.hasPrefix("for:") { counts.append(0) }
      if !line.hasPrefix("message:"), !line.hasPrefix("instead:"), !counts.isEmpty {
        counts[counts.count - 1] += 1
      }
    }
    return counts
  }

  /// The words of a sentence as `eaves explain` prints it, with what it allows, without the fix.
  private func wordCount(_ sentence: Sentence) -> Int {
    var sentence = sentence
    sentence.that = sentence.that.map(Self.shortened)
    sentence.unless = sentence.unless.map(Self.shortened)
    sentence.except = sentence.except.map(Self.shortened)
    sentence.frame =
      switch sentence.frame {
      case .never(let items): .never(items.map(Self.shortened))
      case .always(let items): .always(items.map(Self.shortened))
      case .only(let item): .only(Self.shortened(item))
      }
    return words.text(of: sentence).split(separator: " ").count
  }

  /// The item with three words for each list of more names.
  private static func shortened(_ item: Item) -> Item {
    var item = item
    item.of = shortened(item.of)
    item.inside = shortened(item.inside)
    item.named = shortened(item.named)
    item.written = shortened(item.written)
    item.via = shortened(item.via)
    item.which = item.which.map(shortened)
    item.unless = item.unless.map(shortened)
    for index in item.terms.indices {
      item.terms[index].values = shortened(item.terms[index].values)
      item.terms[index].items = item.terms[index].items.map(shortened)
    }
    return item
  }

  private static func shortened(_ words: [Word]) -> [Word] {
    guard words.count > maxNames, let first = words.first else { return words }
    let three = Array(repeating: "Name", count: maxNames).joined(separator: " ")
    return [Word(three, line: first.line, column: first.column)]
  }
}

/// Every shipped rule can be read on one screen.
@Suite struct RulePageTests {
  private static let ruleSet = RuleSet(
    shipped: ShippedRules.pages.map { SourceText(path: FilePath("Rules/\($0.name)"), text: $0.text) })
  private static let words = SentenceText(ruleSet.vocabulary)
  // A literal in the program does not hold the line break before its closing quotes.
  private static let texts = Dictionary(
    uniqueKeysWithValues: ShippedRules.pages.map { ($0.name, $0.text + "\n") })

  /// What is known to be longer, by how much. The list only gets shorter.
  private static let exceptions = [
    "layer-screen-no-data-access": ["31 words"],
    // A reducer is a type, a function or a constant, which are three subjects.
    "redux-reducer-no-effects": ["3 sentences"],
    "redux-reducer-no-random-values": ["3 sentences"],
    "redux-reducer-creates-no-dates": ["9 lines of YAML"],
    "viper-view-no-data-access": ["9 lines of YAML"],
    "vanilla-no-screen-classes": ["12 lines of YAML", "43 words"],
  ]

  @Test(arguments: ruleSet.documents.map(\.id.text))
  func `a page is one screen, its check at most two short sentences`(_ id: String) throws {
    let document = try #require(Self.ruleSet.documents.first { $0.id.text == id })
    let text = try #require(Self.texts["\(id).md"])
    let page = RulePage(document: document, text: text, words: Self.words)
    #expect(page.misses == Self.exceptions[id, default: []])
  }

  @Test func `every exception is of a rule`() {
    let ids = Set(Self.ruleSet.documents.map(\.id.text))
    #expect(Self.exceptions.keys.filter { !ids.contains($0) } == [])
    #expect(ids.count > 80)
  }

  // MARK: The measure

  private func misses(_ page: String) throws -> [String] {
    let loaded = RuleDocumentLoader.load([SourceText(path: FilePath("planted.md"), text: page)])
    #expect(loaded.problems.map(\.text) == [])
    let document = try #require(loaded.documents.first)
    return RulePage(document: document, text: page, words: Self.words).misses
  }

  private func page(_ check: String, _ more: String = "") -> String {
    """
    ---
    title: Views must not create services
    impact: HIGH
    impactDescription: previews need the server
    ---

    ## Views must not create services

    **Check:**

    ```yaml
    \(check)
    ```
    \(more)

    """
  }

  @Test func `a short page misses nothing`() throws {
    let check = """
      for: type
      that:
        - role: view
          name: [A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z]
      unless:
        - name: Base
      never:
        creates: service
      message: "{subject} creates {object}"
      instead: read it from the environment
      """
    #expect(try misses(page(check, "\n**Allowed:** views named `Base`.")) == [])
    #expect(try misses(page(check)) == ["no **Allowed:**"])
  }

  @Test func `a page that is too long, too wide, and has no **Allowed:** is refused`() throws {
    let sentence = """
        - for: view
          that:
            - holds: [Alpha, Beta, Gamma]
            - holds: [Delta, Epsilon, Zeta]
          never:
            - mentions: [Eta, Theta, Iota]
            - creates: [Kappa, Lambda, My]
          except:
            - inside: init
          instead: read it from the environment
      """
    let check = "checks:\n\(sentence)\n\(sentence)\n  - for: view\n    never:\n      creates: Task"
    let more = String(repeating: "a", count: 121) + String(repeating: "\n", count: 25)
    let expected = [
      "62 lines", "121 columns", "3 sentences", "9 lines of YAML", "9 lines of YAML", "32 words", "32 words",
      "no **Allowed:**",
    ]
    #expect(try misses(page(check, more)) == expected)
  }
}
