import EavesDocuments

/// Finds `count`, `which` and inner items that have no effect in their place.
struct InnerItemValidator {
  let vocabulary: RoleVocabulary

  /// - Parameter place: where the item stands.
  func faults(of item: Item, in place: Place) -> [SentenceFault] {
    guard let term = item.terms.first else { return [] }
    switch place {
    case .role:
      let which = item.which.isEmpty ? [] : [SentenceFault(InnerItemWording.noWhich, at: term.place)]
      let counted = item.terms.filter { [.holds, .creates].contains($0.word) }
      let isCounted = item.evidenceCount != nil && item.moduleCount == nil && counted.count != 1
      return which
        + (isCounted ? [SentenceFault(InnerItemWording.countInRole(term.word), at: term.place)] : [])
        + relations(of: item)
    case .except:
      return (item.count == nil ? [] : [SentenceFault(InnerItemWording.countedException, at: term.place)])
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
    return narrowing.map { SentenceFault(InnerItemWording.narrowedInRole(verb.word), at: $0) }
      + strange.map { SentenceFault(InnerItemWording.strangeInRole(verb.word, $0.text), at: $0) }
  }

  enum Place { case role, except, sentence }

  /// The kind of subject that the inner items of an item are about, to check their values.
  static func subject(of inner: Item, in item: Item) -> SubjectNoun {
    item.terms.contains(where: \.matchesMembers) ? .member : .type
  }

  /// A count is of one verb.
  private func count(of item: Item) -> [SentenceFault] {
    guard item.evidenceCount != nil, item.terms.count > 1 else { return [] }
    return [SentenceFault(InnerItemWording.countOfSeveral, at: item.terms[item.terms.count - 1].place)]
  }

  /// What `which` asks of the objects of a verb: types, or members.
  private func objects(of item: Item) -> [SentenceFault] {
    guard !item.which.isEmpty, let term = item.terms.first else { return [] }
    if item.terms.count > 1 {
      return [SentenceFault(InnerItemWording.whichOfSeveral, at: item.terms[1].place)]
    }
    let isOfMembers = term.matchesMembers
    let strange = term.values.compactMap { value -> SentenceFault? in
      guard let kind = ObjectKind(value, in: vocabulary) else { return nil }
      let fits = isOfMembers ? kind == .anyMember || kind == .member : kind.isOfTypes
      return fits ? nil : SentenceFault(InnerItemWording.strangeObject(value.text, kind), at: value)
    }
    return strange + item.which.flatMap { isOfMembers ? ofMember($0) : ofType($0, below: "which") }
  }

  /// Nothing that reads code closely.
  private func ofType(_ item: Item, below word: String) -> [SentenceFault] {
    let roles = vocabulary.roles.map(\.name)
    let inside = item.inside.filter { !roles.contains($0.text) }
    let which = item.which.isEmpty ? [] : item.terms.prefix(1)
    return item.terms.filter { !Self.ofTypes.contains($0.word) }.map {
      SentenceFault(InnerItemWording.noClause($0.word, of: "type", word, Self.ofTypes), at: $0.place)
    } + inside.map { SentenceFault(InnerItemWording.typeInside($0.text), at: $0) }
      + which.map { SentenceFault(InnerItemWording.noWhich, at: $0.place) }
  }

  private func ofMember(_ item: Item) -> [SentenceFault] {
    item.terms.filter { !Self.ofMembers.contains($0.word) }.map {
      SentenceFault(InnerItemWording.noClause($0.word, of: "member", "which", Self.ofMembers), at: $0.place)
    } + item.inside.map { SentenceFault(InnerItemWording.memberInside, at: $0) }
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

/// Messages about inner items, each with its remedy.
private enum InnerItemWording {
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
      "`\(word.rawValue)` takes types in a role, and `\(value)` is none",
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
      "`which` is about types and members, and `\(value)` is of kind \(kind.name)",
      "write types, or `declares: member`; give other objects an item of their own"
    )
  }
  static func noClause(_ word: TermWord, of noun: String, _ outer: String, _ words: Set<TermWord>) -> Text {
    (
      "`\(word.rawValue)` does not apply to a \(noun) below `\(outer)`",
      "clauses: \(TermWord.allCases.filter(words.contains).map(\.rawValue).joined(separator: ", "))"
    )
  }
  static func typeInside(_ place: String) -> Text {
    (
      SentenceValidatorWording.standsOutside(.type, place),
      SentenceValidatorWording.standsOutsideRemedy(.type)
    )
  }
  static let memberInside: Text = ("`inside` says nothing below `which`", "write it beside the verb")
}
