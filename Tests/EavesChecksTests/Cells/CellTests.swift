import EavesDocuments
import EavesFindings
import EavesSource
import Foundation
import FuzzCases
import Testing

@testable import EavesChecks

/// What becomes of a cell.
enum CellOutcome: String {
  case meant, refused
  /// Accepted, and true of nothing.
  case silent
  /// Accepted, and nobody knows what it would be true of.
  case meaningless
  /// Accepted, and true of what it does not say.
  case loose
  /// Refused without place or remedy.
  case unplaced
}

struct CellRun {
  /// The sentence of a cell, as YAML.
  static func sentence(_ cell: Cell) -> String {
    let narrowing = cell.narrowing.key.isEmpty ? "" : "\n    \(cell.narrowing.key): \(cell.narrowing.yaml)"
    // A view that conforms to nothing else is none.
    let isOfView = cell.subject == .view && cell.place == .only && cell.word == "conforms"
    let object = isOfView ? "[View, \(cell.object.yaml)]" : cell.object.yaml
    let item = "\(cell.word): \(object)\(narrowing)"
    let head = "for: \(cell.subject.rawValue)\n"
    switch cell.place {
    case .that: return head + "that:\n  - \(item)\nnever: exists"
    case .unless: return head + "unless:\n  - \(item)\nnever: exists"
    case .never: return head + "never:\n  - \(item)"
    case .always: return head + "always:\n  - \(item)"
    case .only: return head + "only:\n  - \(item)"
    case .except: return mentioning(cell) + "\nexcept:\n  - \(item)"
    }
  }

  /// A sentence of several items about one subject.
  static func sentence(_ cells: [Cell]) -> String {
    var text = "for: \(cells[0].subject.rawValue)\n"
    for place in [CellPlace.that, .unless, .never, .always, .only] {
      let items = cells.filter { $0.place == place }
      if items.isEmpty { continue }
      text += "\(place.rawValue):\n" + items.map { "  - \($0.word): \($0.object.yaml)\n" }.joined()
    }
    return text
  }

  /// The sentence that an exception takes evidence from.
  private static func mentioning(_ cell: Cell) -> String {
    let object = cell.object.kind == .value ? "\"Boat*\"" : cell.object.yaml
    let verb = cell.word == "declares" ? "declares" : "mentions"
    return "for: \(cell.subject.rawValue)\nnever:\n  - \(verb): \(object)"
  }

  static func problems(_ yaml: String) -> [Problem] {
    let page = "---\ntitle: T\nimpact: HIGH\n---\n\n## T\n\n**Check:**\n\n```yaml\n\(yaml)\n```\n"
    let loaded = RuleDocumentLoader.load([SourceText(path: FilePath("t.md"), text: page)])
    let sentences = loaded.documents.flatMap(\.sentences)
    return
      (loaded.problems + VocabularyCheck.check(sentences, against: shippedVocabulary, path: FilePath("t.md"))
      + SentenceValidator.problems(of: sentences, in: shippedVocabulary, path: FilePath("t.md")))
      .filter { $0.severity == .error }
  }

  /// - Parameter path: nil: anywhere.
  private static func finds(
    _ yaml: String, in files: [String: String], at path: String?, _ name: String?, token: String? = nil
  ) -> Bool {
    fullFindings(of: yaml, in: files).contains { finding in
      (path.map { $0 == finding.place.path.text } ?? true)
        && (token.map { $0 == text(at: finding.place, in: files) } ?? true)
        && (name.map {
          finding.subject.name == $0 || path != nil && finding.object?.name.contains($0) ?? false
        }
          ?? true)
    }
  }

  private static func text(at place: Place, in files: [String: String]) -> String? {
    let lines = files[place.path.text]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    guard lines.indices.contains(place.start.line - 1) else { return nil }
    return String(lines[place.start.line - 1].dropFirst(place.start.column - 1).prefix { $0.isLetter })
  }

  static func outcome(_ cell: Cell) -> CellOutcome {
    let yaml = sentence(cell)
    let problems = problems(yaml)
    if let first = problems.first {
      return first.line != nil && first.column != nil && !(first.remedy ?? "").isEmpty ? .refused : .unplaced
    }
    guard let codeExample = CodeExample(cell) else { return .meaningless }
    // Under `never` and `except` a finding stands at the evidence; a call is shown by its owner.
    let isAnywhere =
      [.never, .except, .only].contains(cell.place) || [.call, .import].contains(cell.subject)
      || (cell.subject == .closure && cell.word == "callee")
    // Who does what only others may is shown where it is done.
    let isOfSource = cell.place == .only && cell.word.hasSuffix("-by")
    let token =
      cell.subject == .call && cell.place != .never && cell.place != .except && cell.word != "callee"
      ? "sail" : nil
    let holding = finds(
      yaml, in: codeExample.holds, at: isOfSource ? nil : codeExample.hostPath,
      isAnywhere && !isOfSource ? nil : codeExample.name,
      token: token.map { cell.word == "depth" ? "Sail" : $0 })
    // What is not so called, or stands elsewhere, is another subject.
    let isOther = codeExample.lackPath != nil || cell.word == "name" || cell.word == "kind"
    let lacking = finds(
      yaml, in: codeExample.lacks, at: isOfSource ? nil : codeExample.lackPath ?? codeExample.hostPath,
      (isAnywhere && !isOfSource) || isOther ? nil : codeExample.name,
      token: token.map { cell.word == "depth" ? "Sail" : $0 })
    let (fires, stays) =
      switch cell.place {
      case .that, .never: (holding, !lacking)
      case .unless, .always, .only: (lacking, !holding)
      case .except:
        (
          cell.object.kind == .value
            ? lacking : finds(mentioning(cell), in: codeExample.holds, at: codeExample.hostPath, nil),
          !holding
        )
      }
    return fires ? (stays ? .meant : .loose) : .silent
  }
}

/// Every cell that the words of the language span is meant, with code where it fires and code where it is silent, or
/// refused, with a place and a remedy.
///
/// The suite walks every word for every subject in every place, with some of the objects each; all of them with
///
/// ```
/// EAVES_CELLS=cells.txt swift test --filter CellTests
/// ```
@Suite struct CellTests {
  private static let verbs = [
    "imports", "holds", "accepts", "exposes", "creates", "calls", "assigns", "branches", "mentions",
    "conforms",
    "declares",
    "forwards-to",
  ]

  /// - Parameter most: how many objects of each word, subject and place; nil: all.
  private static func cells(most: Int?) -> [Cell] {
    var cells: [Cell] = []
    var turn = 0
    for subject in CellSubject.allCases {
      for place in CellPlace.allCases {
        for word in verbs + ClauseExample.words {
          let objects = objects(word, subject, place)
          for offset in 0..<min(objects.count, most ?? objects.count) {
            let object = objects[(turn + offset) % objects.count]
            cells.append(Cell(subject: subject, place: place, word: word, object: object, narrowing: .none))
          }
          turn += most ?? 0
        }
      }
    }
    return cells
  }

  /// What a word may be said of.
  private static func objects(_ word: String, _ subject: CellSubject, _ place: CellPlace) -> [CellObject] {
    if let value = ClauseExample.value(word, subject, in: place) {
      return [CellObject(kind: .value, yaml: value, code: "")]
    }
    // A module's name is a type's elsewhere.
    let all = CellObject.all.filter { $0.kind != .module || word == "imports" || word == "imported-by" }
    guard subject == .view, word == "conformed-by" else { return all }
    // Who conforms to a view is one: no repository, but a mark may be beside.
    let mark = CellObject(kind: .role, yaml: "observable", code: "Boat")
    return all.map { $0.kind == .role ? mark : $0 }
  }

  @Test func `every cell is meant or refused`() async throws {
    let path = ProcessInfo.processInfo.environment["EAVES_CELLS"]
    let cells = Self.cells(most: path == nil ? 1 : nil)
    var counts: [String: Int] = [:]
    var text = ""
    var wrong: [String] = []
    for cell in cells {
      let outcome = CellRun.outcome(cell)
      counts[outcome.rawValue, default: 0] += 1
      text += "\(outcome.rawValue)\t\(cell)\n"
      if outcome != .meant, outcome != .refused { wrong.append("\(outcome): \(cell)") }
    }
    if let path { try text.write(toFile: path, atomically: true, encoding: .utf8) }
    print("\(cells.count) cells: \(counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" })")
    #expect(cells.count == (path == nil ? Self.walked : Self.all))
    #expect(wrong == [])
  }

  /// Cells that the suite walks, and all of them: another number is another language.
  private static let walked = 2_772
  private static let all = 34_782

  // MARK: Random sentences

  /// Sentences made by dice, of words and objects of every kind: those that load are meant in each of their parts.
  ///
  /// ```
  /// EAVES_SENTENCES=100000 swift test --filter CellTests
  /// ```
  @Test func `no sentence loads that can say nothing`() {
    let count =
      ProcessInfo.processInfo.environment["EAVES_SENTENCES"].flatMap { Int($0) } ?? 2_000
    let seed =
      ProcessInfo.processInfo.environment["EAVES_FUZZ_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...9_999)
    var dice = Dice(seed: seed, number: 0)
    var outcomes: [String: CellOutcome] = [:]
    var loaded = 0
    var wrong: Set<String> = []
    for _ in 0..<count {
      let cells = Self.sentence(&dice)
      guard CellRun.problems(CellRun.sentence(cells)).isEmpty else { continue }
      loaded += 1
      for cell in cells {
        let outcome = outcomes[cell.description] ?? CellRun.outcome(cell)
        outcomes[cell.description] = outcome
        if outcome != .meant { wrong.insert("\(outcome): \(cell) in \(CellRun.sentence(cells))") }
      }
    }
    print("\(count) sentences, seed \(seed): \(loaded) load, of \(outcomes.count) cells")
    #expect(loaded > count / 100)
    #expect(wrong == [])
  }

  /// The items of a sentence: selection, frame, exceptions.
  private static func sentence(_ dice: inout Dice) -> [Cell] {
    let subject = CellSubject.allCases.randomElement(using: &dice) ?? .type
    let frame: CellPlace = [.never, .never, .always, .only].randomElement(using: &dice) ?? .never
    var places: [CellPlace] = [frame]
    for place in [CellPlace.that, .unless] where Int.random(in: 0..<3, using: &dice) == 0 {
      places.append(place)
    }
    if frame == .never, Int.random(in: 0..<4, using: &dice) == 0 { places.append(.never) }
    return places.map { place in
      let word = (verbs + ClauseExample.words).randomElement(using: &dice) ?? "mentions"
      let object = objects(word, subject, place).randomElement(using: &dice)
      return Cell(
        subject: subject, place: place, word: word, object: object ?? CellObject.all[0], narrowing: .none)
    }
  }
}
