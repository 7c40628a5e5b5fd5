import EavesDocuments

/// Finds what `count`, `which` and items within items say nothing by, where they stand.
struct InnerLimits {
  let vocabulary: RoleVocabulary

  /// - Parameter place: where the item stands.
  func faults(of item: Item, in place: Place) -> [SentenceFault] {
    guard let term = item.terms.first else { return [] }
    switch place {
    case .role:
      let which = item.which.isEmpty ? [] : [SentenceFault(InnerWording.noWhich, at: term.place)]
      let counted = item.terms.filter { [.holds, .creates].contains($0.word) }
      let isCounted = item.evidenceCount != nil && item.moduleCount == nil && counted.count != 1
      return which + (isCounted ? [SentenceFault(InnerWording.countInRole(term.word), at: term.place)] : [])
        + relations(of: item)
    case .except:
      return (item.count == nil ? [] : [SentenceFault(InnerWording.countedException, at: term.place)])
        + objects(of: item)
    case .sentence:
      let owners = item.terms.flatMap { term in
        term.items.flatMap { ofType($0, below: term.word.rawValue) }
      }
      return count(of: item) + objects(of: item) + owners
    }
  }

  /// In a role, a verb relates the type as a whole to other types.
  private func relations(of item: Item) -> [SentenceFault] {
    guard let verb = item.terms.first(where: { $0.word == .holds || $0.word == .creates }) else { return [] }
    let narrowing = item.of + item.written
    let strange = verb.values.filter {
      ObjectKind($0, in: vocabulary).map { !ObjectKind.types.contains($0) } ?? false
    }
    return narrowing.map { SentenceFault(InnerWording.narrowedInRole(verb.word), at: $0) }
      + strange.map { SentenceFault(InnerWording.strangeInRole(verb.word, $0.text), at: $0) }
  }

  enum Place { case role, except, sentence }

  /// What the inner items of an item are about, for what is to be said of their values.
  static func subject(of inner: Item, in item: Item) -> SubjectNoun {
    item.terms.contains(where: \.asksMembers) ? .member : .type
  }

  /// A count is of one verb.
  private func count(of item: Item) -> [SentenceFault] {
    guard item.evidenceCount != nil, item.terms.count > 1 else { return [] }
    return [SentenceFault(InnerWording.countOfSeveral, at: item.terms[item.terms.count - 1].place)]
  }

  /// What `which` asks of the objects of a verb: types, or members.
  private func objects(of item: Item) -> [SentenceFault] {
    guard !item.which.isEmpty, let term = item.terms.first else { return [] }
    if item.terms.count > 1 { return [SentenceFault(InnerWording.whichOfSeveral, at: item.terms[1].place)] }
    let isOfMembers = term.asksMembers
    let strange = term.values.compactMap { value -> SentenceFault? in
      guard let kind = ObjectKind(value, in: vocabulary) else { return nil }
      let fits = isOfMembers ? kind == .anyMember || kind == .member : kind.isOfTypes
      return fits ? nil : SentenceFault(InnerWording.strangeObject(value.text, kind), at: value)
    }
    return strange + item.which.flatMap { isOfMembers ? ofMember($0) : ofType($0, below: "which") }
  }

  /// Nothing that reads code closely.
  private func ofType(_ item: Item, below word: String) -> [SentenceFault] {
    let roles = vocabulary.roles.map(\.name)
    let inside = item.inside.filter { !roles.contains($0.text) }
    let which = item.which.isEmpty ? [] : item.terms.prefix(1)
    return item.terms.filter { !Self.ofTypes.contains($0.word) }.map {
      SentenceFault(InnerWording.noClause($0.word, of: "type", word, Self.ofTypes), at: $0.place)
    } + inside.map { SentenceFault(InnerWording.typeInside($0.text), at: $0) }
      + which.map { SentenceFault(InnerWording.noWhich, at: $0.place) }
  }

  private func ofMember(_ item: Item) -> [SentenceFault] {
    item.terms.filter { !Self.ofMembers.contains($0.word) }.map {
      SentenceFault(InnerWording.noClause($0.word, of: "member", "which", Self.ofMembers), at: $0.place)
    } + item.inside.map { SentenceFault(InnerWording.memberInside, at: $0) }
  }

  private static let ofTypes = Set(
    LanguageWord.all.filter { word in
      word.uses.contains(.role) && ![.mentions, .holds, .creates].contains(word.term)
    }.map(\.term))
  private static let ofMembers: Set<TermWord> = [
    .kind, .name, .marked, .type, .access, .parameters, .value,
  ]
}

extension SentenceFault {
  fileprivate init(_ text: (cause: String, remedy: String), at word: Word) {
    self.init(cause: text.cause, remedy: text.remedy, word: word)
  }
}

/// What is said of items within items, each with its remedy.
private enum InnerWording {
  typealias Text = (cause: String, remedy: String)

  static let countOfSeveral: Text = (
    "`count` counts what one verb finds, and this item has several words", "give each a dash of its own"
  )
  static let countedException: Text = (
    "`count` says nothing under `except`, which removes single pieces of evidence",
    "write it beside the verb that the sentence forbids"
  )
  static func narrowedInRole(_ word: TermWord) -> Text {
    ("`\(word.rawValue)` is not narrowed in a role", "leave out `of` and `written`")
  }
  static func strangeInRole(_ word: TermWord, _ value: String) -> Text {
    (
      "`\(word.rawValue)` asks for types in a role, and `\(value)` is none",
      "write roles, types or word lists of them"
    )
  }
  static func countInRole(_ word: TermWord) -> Text {
    (
      "`count` says nothing beside `\(word.rawValue)` in a role",
      "count with a passive such as `held-by`, with one `holds` or `creates`, with `in` for modules, or in a sentence"
    )
  }
  static let whichOfSeveral: Text = (
    "`which` is of what one verb finds, and this item has several words", "give each a dash of its own"
  )
  static let noWhich: Text = ("`which` says nothing here: clauses find no objects", "leave out `which`")
  static func strangeObject(_ value: String, _ kind: ObjectKind) -> Text {
    (
      "`which` asks what an object is, and `\(value)` is of kind \(kind.name)",
      "write types, or `declares: member`; give other objects an item of their own"
    )
  }
  static func noClause(_ word: TermWord, of noun: String, _ outer: String, _ words: Set<TermWord>) -> Text {
    (
      "`\(word.rawValue)` cannot be asked of a \(noun) below `\(outer)`",
      "clauses: \(TermWord.allCases.filter(words.contains).map(\.rawValue).joined(separator: ", "))"
    )
  }
  static func typeInside(_ place: String) -> Text {
    (LimitWording.standsOutside(.type, place), LimitWording.standsOutsideRemedy(.type))
  }
  static let memberInside: Text = ("`inside` says nothing below `which`", "write it beside the verb")
}
