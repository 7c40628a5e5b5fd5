package import EavesDocuments

/// An item of a sentence as a phrase of plain English: "is marked final", "holds no repository".
package struct ItemText {
  private let roles: Set<String>
  /// Roles of paths and modules: something is *in* them.
  private let regions: Set<String>
  /// Those of declared layers.
  private let layers: Set<String>
  private let lists: Set<String>
  private let vocabulary: RoleVocabulary
  /// What the sentence is about; nil where it does not matter.
  private let subject: String?

  package init(_ vocabulary: RoleVocabulary, subject: String? = nil) {
    self.subject = subject
    self.vocabulary = vocabulary
    lists = Set(vocabulary.words.keys)
    roles = Set(vocabulary.roles.map(\.name))
    regions = Set(vocabulary.roles.filter(\.isOfPlaces).map(\.name))
    layers = Set(vocabulary.roles.filter { $0.layer != nil }.map(\.name))
  }

  /// What an item states about a subject.
  ///
  /// - Parameters:
  ///   - isNegated: the item does not hold.
  ///   - found: what a measure counted.
  ///   - last: what stands before the last object of a list.
  package func phrase(
    _ item: Item, isNegated: Bool = false, found: Int? = nil, last: String = "or"
  ) -> String {
    if last != "or", item.terms.count == 1 {
      return "\(Self.verb(item.terms[0].word)) \(list(item.terms[0].values.map { noun($0.text) }, last))"
    }
    let terms = item.terms.map { phrase($0, item, isNegated: isNegated, found: found) }
    let inside =
      item.inside.isEmpty || item.terms.contains(where: { $0.word.isNarrowedByPlace })
      ? [] : [place(item.inside, isDirect: item.isDirect)]
    let places = inside.map { (isNegated ? "is not" : "is") + $0 }
    let unless = item.unless.map { "unless it \(phrase($0))" }
    return
      ((terms + places).joined(separator: isNegated ? " or " : " and ")
      + (unless.isEmpty ? "" : ", \(list(unless, "or"))"))
  }

  private func phrase(_ term: Term, _ item: Item, isNegated: Bool, found: Int?) -> String {
    let values = objects(term.values)
    let bare = list(term.values.map(\.text), "or")
    switch term.word {
    case .kind:
      return
        "\(isNegated ? "is \(Self.isAdjective(term) ? "not" : "no")" : "is") \(isNegated ? bare : list(term.values.map { Self.kind($0.text) }, "or"))"
    case .name: return "\(isNegated ? "is not" : "is") named \(bare)"
    case .marked: return "\(isNegated ? "is not" : "is") marked \(bare)"
    case .type where subject != nil && Self.isOfClosures(bare):
      return isNegated ? "is no closure" : "is a closure"
    case .type: return "\(isNegated ? "is not" : "is") of type \(bare)"
    case .access: return "\(isNegated ? "is not" : "is") \(bare)"
    case .platform: return "\(isNegated ? "does not run" : "runs") on \(bare)"
    case .target: return "\(isNegated ? "is not" : "is") in a \(bare) target"
    case .in: return "\(isNegated ? "is not" : "is") in module \(bare)"
    case .path: return "\(isNegated ? "is not" : "is") at \(bare)"
    case .role:
      let isRegion = term.values.allSatisfy { regions.contains($0.text) }
      if !isRegion, subject == "file" || subject == "module" { return declared(term, isNegated: isNegated) }
      return
        "\(isNegated ? "is not" : "is") \(isRegion ? "in \(list(term.values.map { vocabulary.noun(ofRole: $0.text) }, "or"))" : values)"
    case .captures: return "\(isNegated ? "does not capture" : "captures") \(bare)"
    case .value where subject == "call" && bare == "none": return "has \(isNegated ? "an" : "no") argument"
    case .value: return "has \(isNegated ? "no" : "a") value of kind \(bare)"
    case .callee where subject == "closure":
      return "is \(isNegated ? "not " : "")given to \(values)\(rooted(item))"
    case .callee: return "\(isNegated ? "is not" : "is") of \(values)\(rooted(item, unlessArgument: true))"
    case .chained: return "\(isNegated ? "is not" : "is") followed by \(values) in its chain"
    case .owner:
      let inner = list(term.items.map { phrase($0) }, "and")
      return isNegated ? "belongs to no type that \(inner)" : "belongs to a type that \(inner)"
    case .argument:
      let labels = list(term.values.map { "`\($0.text):`" }, "or")
      return "has \(isNegated ? "no" : "an") argument \(labels)\(rooted(item))"
    case .exists: return isNegated ? "does not exist" : "exists"
    case let word where word.isMeasure:
      return measure(term, item, isNegated: isNegated, found: found)
    case let word where word.isPassive: return passive(term, item, isNegated: isNegated)
    default: return verb(term, item, isNegated: isNegated, found: found)
    }
  }

  /// Whether a pattern of types matches whatever is a function: `*)*-> *`.
  private static func isOfClosures(_ pattern: String) -> Bool {
    pattern.contains("->") && !pattern.contains(where: \.isLetter)
  }

  /// Of a file or module "declares a view or is in data", in the order of the roles.
  private func declared(_ term: Term, isNegated: Bool) -> String {
    let places = term.values.filter { regions.contains($0.text) }
    let types = objects(term.values.filter { !regions.contains($0.text) })
    let declares = "\(isNegated ? "does not declare" : "declares") \(types)"
    if places.isEmpty { return declares }
    let place = list(places.map { RoleWording.spaced($0.text) }, "or")
    return isNegated ? "\(declares), and is not in \(place)" : "is in \(place) or \(declares)"
  }

  private func measure(_ term: Term, _ item: Item, isNegated: Bool, found: Int?) -> String {
    let range = term.range.map(Self.amount) ?? ""
    let name = term.word == .depth ? "a depth of " : ""
    let unit = term.word == .depth ? "" : " \(term.word.rawValue)"
    let inside = place(item.inside, isDirect: item.isDirect)
    if let found { return "has \(name)\(found)\(unit)\(inside)\(isNegated ? ", not \(range)" : "")" }
    return "has \(isNegated ? "not " : "")\(name)\(range)\(unit)\(inside)"
  }

  private func passive(_ term: Term, _ item: Item, isNegated: Bool) -> String {
    let count = item.count.map { "\(Self.amount($0)) " } ?? ""
    let isSingle = item.count.map { $0.most == 1 } ?? false
    let objects =
      item.count == nil
      ? objects(term.values)
      : isSingle ? bare(term.values) : plurals(term.values)
    let verb = Self.verb(term.word).dropFirst(3)
    if isNegated, let opposite = item.count.flatMap(Self.opposite) {
      return "is \(verb) \(opposite) \(objects)\(via(item))"
    }
    return "\(isNegated ? "is not" : "is") \(verb) \(count)\(objects)\(via(item))"
  }

  private func verb(_ term: Term, _ item: Item, isNegated: Bool, found: Int?) -> String {
    let verb = Self.verb(term.word)
    if let count = item.evidenceCount {
      return counted(term, item, count, isNegated: isNegated, found: found)
    }
    let base = isNegated ? "does not \(Self.infinitive(term.word))" : verb
    if term.word == .reaches, term.values.map(\.text) == ["self"] { return "\(base) itself" }
    return "\(base) \(objects(term.values))\(narrowing(item))"
  }

  /// "holds at least 4 services", "calls .formatted 3 times, not at most 2".
  private func counted(
    _ term: Term, _ item: Item, _ count: CountRange, isNegated: Bool, found: Int?
  ) -> String {
    let verb = isNegated && found == nil ? "does not \(Self.infinitive(term.word))" : Self.verb(term.word)
    let number = found.map { CountRange(least: $0, most: $0) } ?? count
    let amount = found.map(String.init) ?? Self.amount(count)
    let isOfNouns = term.values.allSatisfy {
      roles.contains($0.text) || ["type", "member"].contains($0.text)
    }
    let objects =
      isOfNouns
      ? "\(amount) \(number.most == 1 ? bare(term.values) : plurals(term.values))"
      : "\(self.objects(term.values)) \(amount) \(number.most == 1 ? "time" : "times")"
    let missed = isNegated && found != nil ? ", not \(Self.amount(count))" : ""
    return "\(verb) \(objects)\(narrowing(item, isOfMany: number.most != 1))\(missed)"
  }

  private func bare(_ words: [Word]) -> String { list(words.map { RoleWording.spaced($0.text) }, "or") }

  // MARK: Narrowing words

  /// What stands beside a verb: " of a view model inside body".
  func narrowing(_ item: Item, isOfMany: Bool = false) -> String {
    let named = item.named.isEmpty ? "" : " named \(list(item.named.map(\.text), "or"))"
    let written = item.written.isEmpty ? "" : " written \(list(item.written.map(\.text), "or"))"
    let which =
      item.which.isEmpty
      ? "" : "\(isOfMany ? ", each of" : "") which \(list(item.which.map { phrase($0) }, "and"))"
    return rooted(item) + named + written + via(item)
      + place(item.inside, isDirect: item.isDirect) + which
  }

  private func rooted(_ item: Item, unlessArgument: Bool = false) -> String {
    if item.of.isEmpty || (unlessArgument && item.terms.contains { $0.word == .argument }) { return "" }
    return " of \(objects(item.of))"
  }

  private func via(_ item: Item) -> String {
    item.via.isEmpty
      ? ""
      : " through \(list(item.via.map { $0.text.hasPrefix("@") ? $0.text : vocabulary.noun(ofRole: $0.text) }, "or"))"
  }

  /// " inside body", " directly inside a view"; empty without words.
  func place(_ words: [Word], isDirect: Bool) -> String {
    words.isEmpty
      ? "" : " \(isDirect ? "directly " : "")inside \(list(words.map { noun($0.text) }, "or"))"
  }

  // MARK: Nouns

  /// "a repository, the database or the network"; in a sentence "a service, repository or use case".
  package func objects(_ words: [Word]) -> String {
    let nouns = words.map { noun($0.text) }
    // One article serves all where each has the same, and none is itself "a view or view controller".
    let isShared = subject != nil && nouns.allSatisfy { $0.hasPrefix("a ") && !$0.contains(" or ") }
    return list(isShared ? nouns.prefix(1) + nouns.dropFirst().map { String($0.dropFirst(2)) } : nouns, "or")
  }

  /// "a view"; of a declared layer "code in the domain layer".
  func subject(_ subject: String) -> String {
    layers.contains(subject)
      ? "code in the \(RoleWording.spaced(subject))" : vocabulary.noun(ofRole: subject)
  }

  /// "a view or a view model" of an item that says nothing but the roles of a type.
  func roles(_ item: Item) -> String? {
    guard item.terms.count == 1, item.terms[0].word == .role, item.inside.isEmpty, item.unless.isEmpty,
      !item.terms[0].values.contains(where: { regions.contains($0.text) || layers.contains($0.text) })
    else { return nil }
    return objects(item.terms[0].values)
  }

  private func noun(_ word: String) -> String {
    switch word {
    case "type": "a type of the project"
    case "loop": "a loop"
    case "computed": "a computed property"
    case "handler": "a handler"
    case "qualifier": "a longer name"
    case "module", "file", "member": "a \(word)"
    case "singleton": "a singleton"
    case "undeclared": "a module that it does not declare"
    case "indirect": "a module that it only has through what it declares"
    case "unused": "a module that it does not import"
    case "self" where subject == "module": "itself"
    case let word where layers.contains(word):
      "\(word == subject ? "another part of the" : "the") \(RoleWording.spaced(word))"
    case subject where regions.contains(word): "another \(RoleWording.spaced(word))"
    default:
      roles.contains(word)
        ? vocabulary.noun(ofRole: word)
        : lists.contains(word) ? vocabulary.phrases[word] ?? RoleWording.spaced(word) : word
    }
  }

  private func plurals(_ words: [Word]) -> String {
    list(
      words.map {
        roles.contains($0.text) || ["type", "member", "module"].contains($0.text)
          ? Self.plural($0.text) : $0.text
      }, "or")
  }

  private static func kind(_ value: String) -> String {
    LanguageWord.adjectives.contains(value) ? value : RoleWording.withArticle(value)
  }

  private static func isAdjective(_ term: Term) -> Bool {
    term.values.allSatisfy { LanguageWord.adjectives.contains($0.text) }
  }

  static func plural(_ role: String) -> String {
    let name = RoleWording.spaced(role)
    if name.hasSuffix("y") { return name.dropLast() + "ies" }
    return name + "s"
  }

  /// "a, b or c".
  func list(_ words: [String], _ last: String) -> String {
    guard words.count > 1, let end = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(last) \(end)"
  }

  /// "fewer than 2" of "at least 2"; nil of a range with two ends.
  private static func opposite(_ range: CountRange) -> String? {
    switch (range.least, range.most) {
    case (let least?, nil): "fewer than \(least)"
    case (nil, let most?): "more than \(most)"
    default: nil
    }
  }

  static func amount(_ range: CountRange) -> String {
    switch (range.least, range.most) {
    case (let least?, let most?) where least == most: "exactly \(least)"
    case (let least?, let most?): "\(least) to \(most)"
    case (let least?, nil): "at least \(least)"
    case (nil, let most?): "at most \(most)"
    case (nil, nil): "any number"
    }
  }
}

extension TermWord {
  /// Whether `inside` beside the word narrows it, instead of saying where the subject stands.
  fileprivate var isNarrowedByPlace: Bool {
    isMeasure || isSearch || self == .reaches || self == .passesTo || self == .forwardsTo
  }
}

// MARK: Verbs

extension ItemText {
  /// "mentions", "is held by".
  static func verb(_ word: TermWord) -> String { word.word.phrase }

  /// "mention", "be held by".
  static func infinitive(_ word: TermWord) -> String { word.word.infinitive }
}
