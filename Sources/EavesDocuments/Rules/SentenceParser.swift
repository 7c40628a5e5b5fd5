package import EavesSource

/// Reads the sentences of a check: `for … never …`, or several under `checks:`.
///
/// Only the structure is checked here; whether the names exist is checked by `VocabularyCheck`.
package struct SentenceParser {
  private var reader: NodeReader

  /// The sentences of a node, with all problems. An invalid sentence is left out; a problem states why.
  package static func parse(_ node: YAMLNode, path: FilePath) -> (sentences: [Sentence], problems: [Problem])
  {
    var parser = SentenceParser(reader: NodeReader(path: path))
    let sentences = parser.sentences(parser.reader.entries(node, "a check"), keys: keys + ["checks"])
    return (sentences, parser.reader.problems.sorted())
  }

  /// The sentences among the entries of a sidecar, whose other keys are the caller's.
  static func parse(
    _ entries: [YAMLEntry], besides others: [String], path: FilePath
  ) -> (sentences: [Sentence], problems: [Problem]) {
    var parser = SentenceParser(reader: NodeReader(path: path))
    let own = entries.filter { !others.contains($0.key.text) }
    let sentences = own.isEmpty ? [] : parser.sentences(own, keys: keys + ["checks"] + others)
    return (sentences, parser.reader.problems.sorted())
  }

  static let keys = ["for", "that", "unless", "never", "only", "always", "except", "message", "instead"]

  private mutating func sentences(_ entries: [YAMLEntry], keys: [String]) -> [Sentence] {
    guard let checks = entries.first(where: { $0.key.text == "checks" }) else {
      return sentence(entries, keys: keys).map { [$0] } ?? []
    }
    var instead: String?
    for entry in entries where entry.key.text != "checks" {
      if entry.key.text == "instead" {
        instead = reader.scalar(entry.value, "`instead`")?.text
      } else if Self.keys.contains(entry.key.text) {
        reader.report(
          "`\(entry.key.text)` stands beside `checks`", "write it inside one of the checks", at: entry.key)
      } else {
        reader.reportUnknown(entry.key, "key", plural: "keys", among: keys)
      }
    }
    return reader.members(checks.value, "`checks`").compactMap { node in
      var sentence = self.sentence(reader.entries(node, "a check"), keys: Self.keys)
      if sentence?.instead == nil { sentence?.instead = instead }
      return sentence
    }
  }

  private mutating func sentence(_ entries: [YAMLEntry], keys: [String]) -> Sentence? {
    for entry in entries where !keys.contains(entry.key.text) { reportUnknownKey(entry.key, keys) }
    guard let first = entries.first else { return nil }
    let mayLack = entries.contains { !keys.contains($0.key.text) }
    let subject = subject(entries, first.key, mayLack)
    let frame = frame(entries, first.key, mayLack)
    let that = items(.that, entries)
    let unless = items(.unless, entries)
    let except = items(.except, entries)
    let instead = entry("instead", entries).flatMap { reader.scalar($0.value, "`instead`") }
    let message = entry("message", entries).flatMap { reader.scalar($0.value, "`message`") }
    guard let subject, let frame else { return nil }
    if let message { checkMessage(message, subject, frame) }
    let sentence = Sentence(
      subject: subject, that: that, unless: unless, frame: frame, except: except, instead: instead?.text,
      message: message?.text)
    checkCalls(sentence)
    return sentence.resolvingReach()
  }

  /// A finding names its subject, and what a verb found.
  private mutating func checkMessage(_ message: Word, _ subject: Word, _ frame: Frame) {
    var wanted = ["{subject}"]
    if hasObject(frame) { wanted.append("{object}") }
    if wanted.count == 1, subject.text != "call", message.text.contains("{object}") {
      reader.report(
        "the message says `{object}`, but what this sentence finds is the subject alone",
        "delete `{object}` from the message", at: message)
    }
    for place in wanted where !message.text.contains(place) {
      reader.report(
        "the message does not contain `\(place)`",
        "write `\(place)` where the name belongs, as in `{subject} draws {object}`",
        at: message)
    }
    let rest = message.text.replacing("{subject}", with: "").replacing("{object}", with: "")
    if rest.contains(where: { "{}".contains($0) }) {
      reader.report(
        "the message has an unknown place", "places are `{subject}` and `{object}`", at: message)
    }
  }

  /// Whether what a sentence finds is more than its subject.
  private func hasObject(_ frame: Frame) -> Bool {
    switch frame {
    case .never(let items):
      items.contains { $0.terms.contains { $0.word.word.part == .verb && $0.word != .exists } }
    case .only: true
    case .always: false
    }
  }

  private func entry(_ key: String, _ entries: [YAMLEntry]) -> YAMLEntry? {
    entries.first { $0.key.text == key }
  }

  /// `mayLack`: an unknown key was already reported, which may be this one misspelled.
  private mutating func subject(_ entries: [YAMLEntry], _ first: Word, _ mayLack: Bool) -> Word? {
    guard let entry = entry("for", entries) else {
      if !mayLack { reader.report("the sentence has no subject", "begin it with `for: …`", at: first) }
      return nil
    }
    if let list = entry.value.list, !list.isEmpty {
      reader.report(
        "`for` takes one subject, not a list", "write one sentence for each subject under `checks:`",
        at: entry.key)
      return list.first?.scalar
    }
    return reader.scalar(entry.value, "`for`")
  }

  private mutating func frame(_ entries: [YAMLEntry], _ first: Word, _ mayLack: Bool) -> Frame? {
    let frames = entries.filter { ["never", "only", "always"].contains($0.key.text) }
    guard let frame = frames.first else {
      if !mayLack {
        reader.report(
          "the check does not say what is forbidden or required", "write `never:`, `only:` or `always:`",
          at: first)
      }
      return nil
    }
    if frames.count > 1 { reportFrames(frames) }
    let context = ItemContext(rawValue: frame.key.text) ?? .never
    let items = items(context, [frame])
    switch context {
    case .always: return .always(items)
    case .only:
      if items.count > 1 {
        reader.report("`only` takes one item", "write one sentence for each under `checks:`", at: frame.key)
      }
      return items.first.map { .only($0) }
    default: return .never(items)
    }
  }

  private mutating func items(_ context: ItemContext, _ entries: [YAMLEntry]) -> [Item] {
    guard let entry = entry(context.rawValue, entries) else { return [] }
    var parser = ItemParser(context: context, reader: NodeReader(path: reader.path))
    let items = parser.items(entry.value)
    reader.add(parser.reader.problems)
    return items
  }

  /// `callee` and `argument` are clauses of calls: no other subject has them.
  private mutating func checkCalls(_ sentence: Sentence) {
    guard sentence.subject.text != "call" else { return }
    let isClosure = sentence.subject.text == "closure"
    let items = sentence.that + sentence.unless + sentence.frame.items
    for term in items.flatMap(\.terms)
    where (term.word == .callee && !isClosure) || term.word == .argument {
      reader.report(
        "`\(term.word.rawValue)` is a clause of calls, and the subject is `\(sentence.subject.text)`",
        "write `for: call`", at: term.place)
    }
  }
}

extension Frame {
  /// The items of the frame, whichever it is.
  package var items: [Item] {
    switch self {
    case .never(let items), .always(let items): items
    case .only(let item): [item]
    }
  }
}

extension SentenceParser {
  private mutating func reportUnknownKey(_ key: Word, _ keys: [String]) {
    if TermWord(rawValue: key.text) != nil {
      reader.report(
        "`\(key.text)` must stand below another key",
        "indent the line below `never:`, `only:`, `always:` or `that:`",
        at: key)
    } else if Self.remedies.contains(key.text) {
      reader.report("unknown key `\(key.text)`", "write the fix as `instead: …`", at: key)
    } else {
      reader.reportUnknown(key, "key", plural: "keys", among: keys)
    }
  }

  /// What `instead` is called elsewhere.
  static let remedies = ["fix", "remedy", "suggestion"]

  private mutating func reportFrames(_ frames: [YAMLEntry]) {
    let names = frames.map { "`\($0.key.text)`" }.joined(separator: " and ")
    reader.report(
      "one sentence has \(names)", "write one sentence for each under `checks:`", at: frames[1].key)
  }
}
