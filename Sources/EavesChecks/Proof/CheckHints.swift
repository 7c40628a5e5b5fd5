package import EavesDocuments
import EavesFindings
import EavesProject
import EavesSource

/// Suggestions for the check of a document where no rule fits: the lines in which its incorrect and correct code
/// differ, and what the rule language can express about them.
package struct CheckHints: Sendable {
  /// A line of an Incorrect example, without its indentation.
  package struct Line: Sendable {
    package let place: BlockLine
    package let text: String
  }

  /// What is true of an Incorrect example and of no Correct one: "view holds ModelContext".
  package struct Phrase: Sendable {
    /// A role, `type` or `file`.
    package let subject: String
    package let verb: String
    /// As a check writes it: `"@Query"` is quoted.
    package let object: String
    package let places: [BlockLine]

    package var text: String { "\(subject) \(verb) \(object)" }
  }

  /// The examples that they are of; nil: all that labels name.
  package let pair: ExamplePair?
  /// Marked lines; without marks, the lines that no Correct example has.
  package let lines: [Line]
  package let phrases: [Phrase]

  /// The maximum number of suggestions: a longer list would not help.
  package static let maxLines = 8
  package static let maxPhrases = 8
}

/// Makes hints of documents.
package struct HintSearch: Sendable {
  private let runner: ExampleRunner
  private let subjects: [String]
  /// As many names are tried.
  private static let maxNames = 40

  package init(runner: ExampleRunner) {
    self.runner = runner
    let roles = runner.plan.vocabulary.roles.filter { $0.isLayer && !$0.isHelper }.map(\.name)
    subjects = roles + ["type", "file"]
  }

  /// O(bytes of the examples × roles).
  package func hints(for document: RuleDocument) -> CheckHints {
    if document.canBeProven { return hints(for: document.groups, of: document, nil) }
    let hints = document.examplePairs.prefix(Self.maxPairs).filter {
      $0.size(in: document) <= SuggestionSearch.maxBytes
    }.lazy.map { pair in
      self.hints(for: pair.groups(of: document, in: nil), of: document, pair)
    }
    return hints.first { !$0.phrases.isEmpty } ?? hints.first ?? CheckHints(pair: nil, lines: [], phrases: [])
  }

  /// As many pairs are looked at, up to the first of which the language can say something.
  private static let maxPairs = 5

  private func hints(
    for examples: [ExampleGroup], of document: RuleDocument, _ pair: ExamplePair?
  ) -> CheckHints {
    let groups = examples.filter { $0.side != .other && !$0.files.isEmpty }
    let stages = groups.map { runner.stage($0, document) }
    let marks = stages.reduce(into: Set<BlockLine>()) { $0.formUnion($1.marks) }
    let right = Set(groups.filter { $0.side == .correct }.flatMap(\.codeLines).map(\.text))
    let wrong = groups.filter { $0.side == .incorrect }.flatMap(\.codeLines)
    let lines = wrong.filter { marks.isEmpty ? !right.contains($0.text) : marks.contains($0.place) }
    let names = ExampleNames(of: lines.map(\.text), most: Self.maxNames)
    return CheckHints(
      pair: pair, lines: Array(lines.prefix(CheckHints.maxLines)),
      phrases: phrases(names, zip(groups, stages).map { ($0.side, $1) }, Set(lines.map(\.place))))
  }

  private func phrases(
    _ names: ExampleNames, _ stages: [(side: ExampleSide, stage: ExampleRunner.Stage)],
    _ lines: Set<BlockLine>
  ) -> [CheckHints.Phrase] {
    let questions = subjects.compactMap { names.question(about: $0) }
    if questions.isEmpty { return [] }
    var found: [PhraseKey: Set<BlockLine>] = [:]
    var kept: Set<PhraseKey> = []
    for (side, stage) in stages {
      for run in runner.runs(questions, on: stage) {
        for finding in run.findings {
          guard let key = PhraseKey(finding),
            let place = stage.blockLine(finding.place.start.line, in: finding.place.path)
          else { continue }
          if side == .correct { kept.insert(key) } else { found[key, default: []].insert(place) }
        }
      }
    }
    let all = found.filter { !kept.contains($0.key) && !$0.value.isDisjoint(with: lines) }
    let ofRoles = Set(all.keys.filter { $0.subject != "type" }.map { "\($0.verb) \($0.object)" })
    return all.filter { $0.key.subject != "type" || !ofRoles.contains("\($0.key.verb) \($0.key.object)") }
      .sorted { ($0.value.sorted()[0], $0.key.text) < ($1.value.sorted()[0], $1.key.text) }
      .prefix(CheckHints.maxPhrases).map { key, places in
        CheckHints.Phrase(
          subject: key.subject, verb: key.verb, object: names.spelling(of: key.object),
          places: places.sorted())
      }
  }
}

/// What a phrase says.
private struct PhraseKey: Hashable {
  let subject: String
  let verb: String
  let object: String

  var text: String { "\(subject) \(verb) \(object)" }

  init?(_ finding: Finding) {
    guard let object = finding.object else { return nil }
    (subject, verb, self.object) = (finding.rule.text, finding.verb, object.name)
  }
}

/// Names that stand on lines of code, by how the rule language writes them.
struct ExampleNames {
  private var types: [String] = []
  private var attributes: [String] = []
  private var members: [String] = []
  private var functions: [String] = []
  private var imports: [String] = []

  /// - Parameter most: as many are taken.
  init(of lines: [String], most: Int) {
    var seen: Set<String> = []
    for line in lines {
      let words = line.split(separator: " ")
      if words.first == "import", words.count > 1 { imports.append(String(words[1])) }
      for (name, sign, next) in Self.names(on: line) where seen.count < most {
        guard seen.insert("\(sign)\(name)").inserted else { continue }
        if sign == "@" {
          attributes.append("@\(name)")
        } else if name.first?.isUppercase == true {
          types.append(name)
        } else if sign == "." {
          members.append(".\(name)")
        } else if next == "(", !Self.keywords.contains(name) {
          functions.append("\(name)()")
        }
      }
    }
  }

  /// Every name with the sign before and the sign behind it; strings are read as code, and nothing is found in them.
  private static func names(on line: String) -> [(name: String, sign: Character, next: Character)] {
    var found: [(name: String, sign: Character, next: Character)] = []
    var (name, sign, last): (String, Character, Character) = ("", " ", " ")
    for character in line + " " {
      if character.isASCII, character.isLetter || character == "_" || !name.isEmpty && character.isNumber {
        if name.isEmpty { sign = last }
        name.append(character)
        continue
      }
      if name.utf8.count > 1 { found.append((name, sign, character)) }
      name = ""
      last = character
    }
    return found
  }

  private static let keywords: Set<String> = [
    "if", "for", "while", "switch", "init", "func", "guard", "return",
  ]

  /// Rules that ask a subject for all of the names, called by the subject; nil where there is nothing to ask.
  func question(about subject: String) -> RuleDocument? {
    let items = [
      item("mentions", subject == "file" ? [] : types + attributes),
      item("calls", subject == "file" ? [] : members + functions),
      item("imports", subject == "file" ? imports : []),
    ].compactMap(\.self)
    if items.isEmpty { return nil }
    let text = "for: \(subject)\nnever:\n" + items.joined()
    let path = FilePath("\(subject).md")
    guard let root = StrictYAML.read(SourceText(path: path, text: text)).root else { return nil }
    let sentences = SentenceParser.parse(root, path: path).sentences
    if sentences.isEmpty { return nil }
    return RuleDocument(
      id: RuleID(subject), path: path, status: .rule, title: subject, impact: .medium, impactDescription: "",
      tags: [], profiles: [], conflicts: [], supersedes: [], aliases: [], sentences: sentences,
      checkPath: path,
      blocks: [], groups: [], body: "")
  }

  private func item(_ verb: String, _ names: [String]) -> String? {
    names.isEmpty ? nil : "  - \(verb): [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]\n"
  }

  /// As a check writes an object.
  func spelling(of object: String) -> String {
    let isPlain =
      object.first?.isUppercase == true
      && object.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
    return isPlain ? object : "\"\(object)\""
  }
}

extension ExampleGroup {
  /// Lines with code, without indentation and comments.
  var codeLines: [CheckHints.Line] {
    files.flatMap { file in
      file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
        index, line in
        let code = BareCode(line.utf8).bytes
        let text = String(decoding: code, as: UTF8.self)
        guard text.contains(where: \.isLetter) else { return nil }
        return CheckHints.Line(place: file.place(of: index + 1), text: text)
      }
    }
  }
}
