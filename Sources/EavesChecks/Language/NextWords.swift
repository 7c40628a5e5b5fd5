package import EavesDocuments

/// What may be written next in a check, by where one stands: subjects behind `for:`, words of the language where an
/// item begins, objects behind a verb, nothing behind `instead:`.
///
/// The text need not be a check yet: it is read line by line, by its indentation, up to where one writes.
package struct NextWords {
  /// A word, and one line that says what it means.
  package struct Choice: Hashable, Sendable {
    package let word: String
    package let meaning: String
  }

  private let vocabulary: RoleVocabulary
  private let lines: [Line]

  /// - Parameter lines: the check from its first line on; the last one ends where one writes.
  package init(after lines: [String], in vocabulary: RoleVocabulary) {
    self.vocabulary = vocabulary
    self.lines = lines.enumerated().map { Line($1, isLast: $0 == lines.count - 1) }.filter { !$0.isBlank }
  }

  /// What may stand there, in the order of the language; empty where anything may, or nothing. O(lines of the check)
  /// and the words of the vocabulary.
  package var choices: [Choice] {
    guard let last = lines.last else { return keys(isWithin: false) }
    if let key = last.key { return values(of: key) }
    guard let parent = parent(of: lines.count - 1).map({ lines[$0].key ?? "" }) else {
      return keys(isWithin: false)
    }
    if parent == "checks" { return keys(isWithin: true) }
    if Self.frames.contains(parent) || Self.innerFrames.contains(parent) { return words(below: parent) }
    return values(of: parent)
  }

  private static let frames = ["that", "unless", "never", "only", "always", "except"]
  private static let innerFrames = ["owner", "which"]

  // MARK: Keys

  /// The parts of a sentence; where none has begun, several may.
  private func keys(isWithin: Bool) -> [Choice] {
    [Choice(word: "for", meaning: "whom the sentence is about")]
      + LanguageReference.frames.filter { !isWithin || $0.word != "checks" }.map {
        Choice(word: $0.word, meaning: $0.meaning)
      }
  }

  /// What an item may say there. Beside a verb only what narrows it, where verbs stand alone.
  private func words(below frame: String) -> [Choice] {
    let beside = siblings
    let narrowing = NarrowingWord.allCases.filter { word in
      beside.contains { $0.word.narrowing.contains(word) } || (frame == "except" && word.isPlace)
    }.map { Choice(word: $0.rawValue, meaning: $0.meaning) }
    let standsAlone = ["never", "only", "always", "except"].contains(frame)
    if standsAlone, !beside.isEmpty { return narrowing }
    let noun = Self.innerFrames.contains(frame) ? nil : noun
    let fitting = TermWord.allCases.filter { term in
      let word = term.word
      switch frame {
      case "only": if !word.uses.contains(.only) { return false }
      case "except": if !word.uses.contains(.except) { return false }
      case "owner", "which": if word.part == .verb, term != .conforms { return false }
      default: break
      }
      guard let noun else { return term != .exists }
      return word.subjects.contains(noun)
        || (frame == "never" && word.evidenceSubjects?.contains(noun) ?? false)
    }
    let ordered = standsAlone ? fitting.filter(\.isVerb) + fitting.filter { !$0.isVerb } : fitting
    return ordered.map { Choice(word: $0.rawValue, meaning: $0.word.meaning) } + narrowing
  }

  // MARK: Values

  private func values(of key: String) -> [Choice] {
    if key == "for" {
      return roles { _ in true } + SubjectNoun.allCases.map { Choice(word: $0.rawValue, meaning: $0.meaning) }
    }
    if key == "never" { return [Choice(word: "exists", meaning: TermWord.exists.word.meaning)] }
    if let word = NarrowingWord(rawValue: key) { return values(of: word) }
    guard let term = TermWord(rawValue: key) else { return [] }
    let own = term.ownValues(of: noun).map { Choice(word: $0, meaning: "") }
    return own.isEmpty ? objects(term.word.objects) : own
  }

  private func values(of word: NarrowingWord) -> [Choice] {
    switch word {
    case .inside, .directlyIn:
      CodePlace.allCases.map { Choice(word: $0.rawValue, meaning: $0.meaning) } + roles { !$0.isOfPlaces }
    case .via:
      ViaWord.allCases.map { Choice(word: $0.rawValue, meaning: $0.meaning) } + roles { !$0.isOfPlaces }
    case .of: objects([.role, .list])
    case .named, .written, .count, .which: []
    }
  }

  private func objects(_ kinds: Set<ObjectKind>) -> [Choice] {
    var found = roles { kinds.contains($0.isOfPlaces ? .region : .role) }
    if kinds.contains(.list) {
      found += vocabulary.words.keys.sorted().map { Choice(word: $0, meaning: "word list") }
    }
    let nouns: [(kind: ObjectKind, word: String)] = [
      (.anyType, "type"), (.anyMember, "member"), (.anyModule, "module"),
      (.anything, ObjectNoun.anything.rawValue), (.singleton, ObjectNoun.singleton.rawValue),
      (.itself, ObjectNoun.itself.rawValue),
      (.undeclared, ObjectNoun.undeclared.rawValue), (.undeclared, ObjectNoun.indirect.rawValue),
      (.unused, ObjectNoun.unused.rawValue),
    ]
    return found
      + nouns.filter { kinds.contains($0.kind) }.map { noun in
        let entry = LanguageReference.objects.first { $0.word == noun.word }
        return Choice(word: noun.word, meaning: entry?.meaning ?? "any \(noun.word)")
      }
  }

  private func roles(_ isMeant: (RoleDefinition) -> Bool) -> [Choice] {
    vocabulary.roles.filter { !$0.isHelper && isMeant($0) }.map { role in
      Choice(word: role.name, meaning: role.isOfPlaces ? "role of files" : "role")
    }
  }

  // MARK: Where one stands

  /// Whom the sentence is about; nil where that is not written yet.
  private var noun: SubjectNoun? {
    guard let word = lines.last(where: { $0.key == "for" })?.value, !word.isEmpty else { return nil }
    let role = vocabulary.roles.first { $0.name == word }
    return SubjectNoun(rawValue: word) ?? role.map { $0.isOfPlaces ? .file : .type }
  }

  /// The words of the item that one writes in.
  private var siblings: [TermWord] {
    guard let last = lines.last, last.dash == nil else { return [] }
    var found: [TermWord] = []
    for line in lines.dropLast().reversed() where line.column <= last.column {
      guard line.column == last.column, let key = line.key else { break }
      if let term = TermWord(rawValue: key) { found.append(term) }
      if line.dash != nil { break }
    }
    return found
  }

  /// The line whose key a line stands below; nil at the top.
  private func parent(of index: Int) -> Int? {
    let column = lines[index].column
    var dash = lines[index].dash
    for above in lines.indices.prefix(index).reversed() {
      let line = lines[above]
      if let dash {
        // Items may stand below their key without any more blanks.
        if line.column < dash || (line.column == dash && line.dash == nil) { return above }
      } else if line.column == column, line.dash != nil {
        dash = line.dash
      } else if line.column < column {
        return above
      }
    }
    return nil
  }
}

/// One line of a check.
private struct Line {
  /// Where its first word begins, behind any dashes.
  let column: Int
  /// Where its last dash stands; nil where there is none.
  let dash: Int?
  /// What stands before the first colon; nil where there is none.
  let key: String?
  /// What stands behind it.
  let value: String
  /// Whether the line is empty: there a completion begins something new.
  let isBlank: Bool

  init(_ text: String, isLast: Bool) {
    var rest = text[...]
    var (column, dash): (Int, Int?) = (0, nil)
    while let first = rest.first, first == " " || rest.hasPrefix("- ") || rest == "-" {
      if first == "-" { dash = column }
      column += 1
      rest = rest.dropFirst()
    }
    self.column = column
    self.dash = dash
    let colon = rest.first == "\"" ? nil : rest.firstIndex(of: ":")
    key = colon.map { String(rest[..<$0]) }
    value =
      colon.map { rest[rest.index(after: $0)...].split(separator: " ").first.map(String.init) ?? "" } ?? ""
    isBlank = !isLast && (rest.isEmpty || rest.hasPrefix("#"))
  }
}
