import EavesFindings
import EavesSource

/// What stands beside a document that must stay untouched: its check, and facts about its examples.
struct Sidecar: Sendable {
  /// A line of a block that counts as marked with `// ✗`.
  struct Mark: Sendable {
    /// 1-based.
    let block: Int
    /// 1-based, within the block.
    let line: Int
    let place: Word
  }

  /// A place that a sidecar declares to be an example, with the place of that declaration.
  struct Example: Sendable {
    let side: ExampleSide
    let place: ExamplePlace
    let word: Word
  }

  static let keys = [
    "profiles", "conflicts", "supersedes", "allow", "default", "marks", "incorrect", "correct",
  ]

  let path: FilePath
  private(set) var sentences: [Sentence] = []
  private(set) var profiles: [String] = []
  private(set) var conflicts: [String] = []
  private(set) var supersedes: [String] = []
  private(set) var forbidsAllowances = false
  private(set) var isOffByDefault = false
  private(set) var marks: [Mark] = []
  /// The examples of the document, whatever its labels say; empty where these say it.
  private(set) var examples: [Example] = []
  private(set) var problems: [Problem] = []
  /// Whether the document mentions a check, valid or not.
  private(set) var hasCheck = false
  /// Whether the page may be a sidecar at all: it has one of the keys, or none.
  private(set) var isLikely = true

  init(_ file: SourceText) {
    path = file.path
    let page = StrictYAML.read(file)
    var reader = NodeReader(path: path)
    let entries = page.root.map { reader.entries($0, "a sidecar") } ?? []
    let known = Set(Self.keys + SentenceParser.keys + ["checks"])
    isLikely = page.root == nil || entries.contains { known.contains($0.key.text) }
    for entry in entries {
      switch entry.key.text {
      case "profiles": profiles = reader.scalars(entry.value, "`profiles`").map(\.text)
      case "conflicts": conflicts = reader.scalars(entry.value, "`conflicts`").map(\.text)
      case "supersedes": supersedes = reader.scalars(entry.value, "`supersedes`").map(\.text)
      case "allow":
        forbidsAllowances = reader.choice(entry.value, "`allow`", among: [DocumentReader.never]) != nil
      case "default":
        isOffByDefault = reader.choice(entry.value, "`default`", among: [DocumentReader.off]) != nil
      case "marks":
        let words = reader.scalars(entry.value, "`marks`")
        for word in words {
          if let mark = Self.mark(word) { marks.append(mark) } else { Self.reportMark(word, &reader) }
        }
      case "incorrect": readExamples(entry, .incorrect, &reader)
      case "correct": readExamples(entry, .correct, &reader)
      default: hasCheck = true
      }
    }
    let check = SentenceParser.parse(entries, besides: Self.keys, path: path)
    sentences = check.sentences
    problems = page.problems + reader.problems + check.problems
  }

  /// `["3:2-9 in view", "4"]`: each an example of its own.
  private mutating func readExamples(_ entry: YAMLEntry, _ side: ExampleSide, _ reader: inout NodeReader) {
    var seen: Set<ExamplePlace> = []
    let words = reader.scalars(entry.value, "`\(side.rawValue)`")
    let most = RuleDocument.maxExamples
    if words.count > most {
      reader.report(
        "`\(side.rawValue)` lists \(words.count) examples, and \(most) is the most",
        "keep those that say something new", at: words[most])
    }
    for word in words.prefix(most) {
      if let place = ExamplePlace(word.text) {
        if seen.insert(place).inserted {
          examples.append(Example(side: side, place: place, word: word))
        } else {
          reader.report("`\(word.text)` is listed twice", "remove one of the two", at: word)
        }
      } else {
        let hosts = ExampleHost.allCases.map(\.rawValue).joined(separator: ", ")
        reader.report(
          "`\(word.text)` is no place of an example",
          "write \"3\" for block 3, \"3:2-9\" for lines of it, \"3:2-9 in view\" for code without its type "
            + "(view, or another of \(hosts))", at: word)
      }
    }
  }

  /// `"1:32"`: block 1, line 32.
  private static func mark(_ word: Word) -> Mark? {
    let parts = word.text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let block = Int(parts[0]), let line = Int(parts[1]), block > 0, line > 0 else {
      return nil
    }
    return Mark(block: block, line: line, place: word)
  }

  private static func reportMark(_ word: Word, _ reader: inout NodeReader) {
    reader.report("`\(word.text)` is no mark", "write \"block:line\", both counted from 1", at: word)
  }
}
