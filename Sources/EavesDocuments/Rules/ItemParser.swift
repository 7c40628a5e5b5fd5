import EavesSource

/// The context of items, which decides which words are allowed.
enum ItemContext: String {
  case role, that, unless, never, only, always, except
  /// Inside an item: what another than the subject is.
  case owner, which

  /// Whether several verbs of one item mean that all hold, as clauses do.
  var readsVerbsAsClauses: Bool {
    switch self {
    case .role, .that, .unless, .owner, .which: true
    case .never, .only, .always, .except: false
    }
  }

  /// Whether verbs say nothing there: what is asked is known before code is read closely.
  var isOfClauses: Bool { self == .role || self == .owner || self == .which }
}

/// Reads the items of a role, a frame or an exception.
struct ItemParser {
  let context: ItemContext
  var reader: NodeReader

  /// A list of items, a single one without dash, or the word `exists`.
  mutating func items(_ node: YAMLNode) -> [Item] {
    reader.members(node, "`\(context.rawValue)`").compactMap { item($0) }
  }

  private mutating func item(_ node: YAMLNode) -> Item? {
    if let word = node.scalar { return loneWord(word) }
    if case .broken = node.content { return nil }
    guard let entries = node.map else {
      reader.report("an item is a map of words", "write `- word: value`", at: node.word)
      return nil
    }
    var item = Item(terms: [], line: entries.first?.key.line ?? node.word.line)
    let before = reader.problems.count
    for entry in entries { read(entry, into: &item) }
    if reader.problems.count == before { check(item, entries) }
    return item
  }

  private mutating func loneWord(_ word: Word) -> Item? {
    guard word.text == TermWord.exists.rawValue else {
      if TermWord(rawValue: word.text) != nil {
        reader.report("`\(word.text)` needs a value", "write `\(word.text): …`", at: word)
      } else if context.readsVerbsAsClauses, word.form == .type {
        reader.report(
          "`\(word.text)` needs a key such as `name`", "write `- name: \"\(word.text)\"` below the role",
          at: word)
      } else if let line = Self.split(word.text) {
        reader.report(
          "a colon is missing in `\(word.text)`", "write `\(line)` on a line of its own, indented", at: word)
      } else {
        reader.reportUnknown(word, "verb", plural: "verbs", among: Self.verbs)
      }
      return nil
    }
    if context != .never { reportExists(word) }
    return Item(terms: [Term(word: .exists, place: word)], line: word.line)
  }

  /// `imports UIKit` as it would be written: `imports: UIKit`; nil where no word of the language begins it.
  private static func split(_ text: String) -> String? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, TermWord(rawValue: String(parts[0])) != nil else { return nil }
    return parts[1].first.map { $0.isLetter || $0 == "\"" || $0 == "[" } == true
      ? "\(parts[0]): \(parts[1])" : "\(parts[0]): \"\(parts[1])\""
  }

  private mutating func read(_ entry: YAMLEntry, into item: inout Item) {
    let what = "`\(entry.key.text)`"
    switch entry.key.text {
    case "of": item.of = reader.scalars(entry.value, what)
    case "inside", "directly-in":
      if !item.inside.isEmpty {
        reader.report("`inside` and `directly-in` both say where", "delete one of the two", at: entry.key)
      }
      item.inside = reader.scalars(entry.value, what)
      item.isDirect = entry.key.text == NarrowingWord.directlyIn.rawValue
    case "named": item.named = reader.scalars(entry.value, what)
    case "written": item.written = reader.scalars(entry.value, what)
    case "via": item.via = via(entry.value, what)
    case "count": item.count = reader.range(entry.value, what)
    case "which": item.which = inner(entry, .which)
    case "unless": item.unless = exclusions(entry)
    default: term(entry).map { item.terms.append($0) }
    }
  }

  /// `property` or `result` of a member; attributes of the property of a holder.
  private mutating func via(_ value: YAMLNode, _ what: String) -> [Word] {
    let words = reader.scalars(value, what)
    for word in words where ViaWord(rawValue: word.text) == nil && !word.text.hasPrefix("@") {
      reader.report(
        "`\(word.text)` is no value of \(what)",
        "allowed: property, result, attributes such as \"@State\"", at: word)
    }
    return words
  }

  private mutating func exclusions(_ entry: YAMLEntry) -> [Item] {
    guard context == .role else {
      reportUnless(entry.key)
      return []
    }
    var parser = ItemParser(context: .unless, reader: NodeReader(path: reader.path))
    let items = parser.items(entry.value)
    reader.add(parser.reader.problems)
    return items
  }

  /// The items below a word.
  private mutating func inner(_ entry: YAMLEntry, _ context: ItemContext) -> [Item] {
    if case .broken = entry.value.content { return [] }
    // All of several must hold, as below `that`.
    guard entry.value.map != nil || entry.value.list != nil else {
      reader.report(
        "`\(entry.key.text)` takes clauses",
        "write the clauses below, one on each line, such as `kind: class`",
        at: entry.key)
      return []
    }
    var parser = ItemParser(context: context, reader: NodeReader(path: reader.path))
    let items = parser.items(entry.value)
    reader.add(parser.reader.problems)
    return items
  }

  private mutating func term(_ entry: YAMLEntry) -> Term? {
    guard let word = TermWord(rawValue: entry.key.text) else {
      reportUnknownWord(entry.key)
      return nil
    }
    if word == .exists {
      reader.report("`exists` takes no value", "write `never: exists`", at: entry.key)
      return nil
    }
    if word == .owner { return Term(word: word, place: entry.key, items: inner(entry, .owner)) }
    if word.isMeasure {
      let range = reader.range(entry.value, "`\(word.rawValue)`")
      return Term(word: word, place: entry.key, range: range)
    }
    let values = reader.scalars(entry.value, "`\(word.rawValue)`")
    for value in values { check(value, of: word) }
    if word == .reaches, values.count > 1, let itself = values.first(where: { $0.text == "self" }) {
      reader.report(
        "`self` stands alone beside `reaches`", "write `- reaches: self` as an item of its own", at: itself)
    }
    return Term(word: word, place: entry.key, values: values)
  }

  private mutating func check(_ value: Word, of word: TermWord) {
    switch word {
    case .kind where !Self.kinds.contains(value.text):
      reader.reportUnknown(value, "kind", plural: "kinds", among: Self.kinds)
    case .value where !Self.writtenValues.contains(value.text):
      reader.reportUnknown(value, "value", plural: "values", among: Self.writtenValues)
    case .branches where !ObjectKind.branches.contains(value.text):
      reader.reportUnknown(value, "branch", plural: "branches", among: ObjectKind.branches)
    case .access where !Self.accessLevels.contains(value.text):
      reader.reportUnknown(value, "access level", plural: "levels", among: Self.accessLevels)
    case .name where Self.glob(of: value.text) != nil: reportForm(value, word)
    default:
      if word.takesObjects, value.form == .unknown { reportForm(value, word) }
    }
  }

  /// What one item may combine.
  private mutating func check(_ item: Item, _ entries: [YAMLEntry]) {
    let verbs = item.terms.filter(\.word.isVerb)
    let pure = verbs.filter {
      !$0.word.isClauseToo && !(context == .role && $0.word.word.uses.contains(.role))
    }
    let clauses = item.terms.filter { !$0.word.isVerb }
    if item.terms.isEmpty, item.inside.isEmpty || entries.count > 1 {
      reportNoTerm(entries)
    } else if context.isOfClauses, let verb = pure.first {
      reportVerbInRole(verb)
    } else if verbs.count > 1, !pure.isEmpty || (clauses.isEmpty && !context.readsVerbsAsClauses) {
      reportTwoVerbs(verbs)
    } else if let verb = pure.first, let clause = clauses.first {
      reportMixed(verb, clause)
    } else {
      checkNarrowing(item, entries)
      if context == .only { checkOnly(item) }
    }
  }

  private mutating func checkNarrowing(_ item: Item, _ entries: [YAMLEntry]) {
    for entry in entries {
      guard let word = NarrowingWord(rawValue: entry.key.text) else { continue }
      let countsModules = word == .count && context == .role && item.moduleCount != nil
      if !item.terms.contains(where: { word.fits($0.word, alone: item.terms.count == 1) }),
        !item.terms.isEmpty, !countsModules
      {
        reportNarrowing(entry.key, word)
      }
      if word.isPlace { checkContainers(item.inside) }
    }
  }

  private mutating func checkContainers(_ words: [Word]) {
    for word in words {
      switch word.form {
      case .name, .member, .attribute: break
      case .callee(let name, let labels) where name.hasPrefix("."):
        if labels.count != 1 { reportLabels(word, name, labels) }
      default: reportContainer(word)
      }
    }
  }

  private mutating func checkOnly(_ item: Item) {
    let fits = item.terms.count == 1 && item.terms.allSatisfy { $0.word.mayBeOnly }
    if !fits { reportOnly(item) }
  }
}

extension NarrowingWord {
  /// Whether the word says something beside a term; `alone`: the term is the only one of its item.
  fileprivate func fits(_ term: TermWord, alone: Bool) -> Bool {
    // Beside others, `inside` says where the subject stands.
    term.word.narrowing.contains(self) || (isPlace && !alone)
  }
}

extension TermWord {
  /// Verbs that hold as clauses where they stand beside others.
  var isClauseToo: Bool { self == .conforms || self == .mentions || self == .imports || isOfManifests }

  /// Words whose objects are plain names: the only ones under `only`.
  var mayBeOnly: Bool { word.uses.contains(.only) || self == .importedBy }

  /// Whether the values are objects in the sense of `ObjectForm`.
  var takesObjects: Bool {
    (isVerb && self != .exists) || isPassive || self == .callee || self == .chained || self == .role
      || self == .conforms
  }
}

extension TermWord {
  /// The words that its values are picked from; empty where they are names, globs and objects.
  ///
  /// - Parameter noun: whom the word is about; nil where that is unknown.
  package func ownValues(of noun: SubjectNoun?) -> [String] {
    switch self {
    case .kind: noun?.kinds ?? ItemParser.kinds
    case .value: ItemParser.writtenValues
    case .branches: ObjectKind.branches
    case .access: ItemParser.accessLevels
    case .target: ItemParser.targets
    default: []
    }
  }
}

extension ItemParser {
  static let verbs = TermWord.allCases.filter(\.isVerb).map(\.rawValue)
  static let clauses = TermWord.allCases.filter { !$0.isVerb || $0.isClauseToo }.map(\.rawValue)
  static let roleWords = TermWord.allCases.filter { $0.word.uses.contains(.role) }.map(\.rawValue)
  static let narrowing = NarrowingWord.allCases.map(\.rawValue)
  /// A member can have every kind that a function or a global can.
  static let kinds = SubjectNoun.type.kinds + SubjectNoun.member.kinds
  static let writtenValues = [
    "literal", "string", "number", "boolean", "nil", "array", "dictionary", "closure", "key-path", "none",
  ]
  /// What targets a file may be in.
  static let targets = ["test", "production"]
  static let accessLevels = ["open", "public", "package", "internal", "fileprivate", "private"]

  private mutating func reportUnknownWord(_ key: Word) {
    if context == .role {
      reader.reportUnknown(
        key, "clause", plural: "clauses",
        among: Self.roleWords + ["inside", "directly-in", "count", "unless"])
    } else if context.readsVerbsAsClauses {
      reader.reportUnknown(
        key, "word", plural: "words",
        among: Self.clauses + Self.verbs.filter { !Self.clauses.contains($0) }
          + Self.narrowing)
    } else {
      let known = Self.verbs + TermWord.allCases.map(\.rawValue) + Self.narrowing
      let near = nearest(to: key.text, among: known).map { "did you mean `\($0)`? " } ?? ""
      reader.report(
        "unknown verb `\(key.text)`", "\(near)verbs: \(Self.verbs.joined(separator: ", "))", at: key)
    }
  }

  private mutating func reportExists(_ word: Word) {
    reader.report("`exists` makes sense only under `never`", "write `never: exists`", at: word)
  }

  private mutating func reportUnless(_ key: Word) {
    reader.report(
      "`unless` inside an item belongs to roles only", "write `unless:` or `except:` beside the frame",
      at: key)
  }

  private mutating func reportForm(_ value: Word, _ word: TermWord) {
    if let glob = Self.glob(of: value.text) {
      return reader.report(
        "`\(value.text)` is a regular expression, and names are matched by globs",
        "write \"\(glob)\" (`*` is any text, `?` one character)", at: value)
    }
    reader.report(
      "`\(value.text)` is no object of `\(word.rawValue)`",
      "\(Self.remedy(ofPrefixed: value.text))objects are names, globs, \"@Attribute\", \"#macro\", \".member\", \"Type.member\", "
        + "\"Callee(label:)\" and operators", at: value)
  }

  /// The glob that a regular expression is likely to be meant for; nil for what is none.
  private static func glob(of text: String) -> String? {
    guard text.hasPrefix("^") || text.hasPrefix(".*") || text.hasPrefix(".+") || text.hasSuffix("$") else {
      return nil
    }
    var rest = text[...]
    if rest.first == "^" { rest = rest.dropFirst() }
    if rest.last == "$" { rest = rest.dropLast() }
    var glob = String(rest.replacing(".*", with: "*").replacing(".+", with: "?*"))
    if glob.isEmpty { return nil }
    // An expression of which one end is held is open at the other, where a glob is not.
    if text.hasSuffix("$"), !text.hasPrefix("^"), !text.hasPrefix(".") { glob = "*" + glob }
    if text.hasPrefix("^"), !text.hasSuffix("$"), !glob.hasSuffix("*") { glob += "*" }
    let isGlob = glob.utf8.allSatisfy { byte in
      byte == 0x2A || byte == 0x3F || byte == 0x5F || byte >= 0x80 || Byte.isDigit(byte)
        || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
    }
    return isGlob ? glob : nil
  }

  /// What to write for a type with an attribute or a keyword before it: `@unchecked Sendable`, `any Repository`. Empty
  /// for other spellings.
  private static func remedy(ofPrefixed text: String) -> String {
    let parts = text.split(separator: " ")
    guard parts.count == 2 else { return "" }
    if parts[0].hasPrefix("@") {
      return "write `mentions: \"\(parts[0])\"` for the attribute, or `\(parts[1])` for the type; "
    }
    guard ["any", "some"].contains(parts[0]) else { return "" }
    return "write the type alone, or ask `type: \"\(text)\"` of members; "
  }

  private mutating func reportNoTerm(_ entries: [YAMLEntry]) {
    guard let key = entries.first?.key else { return }
    reader.report(
      "`\(key.text)` narrows a verb, and this item has no verb", "write a verb in the same item", at: key)
  }

  private mutating func reportVerbInRole(_ verb: Term) {
    let known = (context == .role ? Self.roleWords : Self.clauses).joined(separator: ", ")
    let lack = context == .role ? "define a role" : "stand below `\(context.rawValue):`"
    reader.report("`\(verb.word.rawValue)` cannot \(lack)", "write one of: \(known)", at: verb.place)
  }

  private mutating func reportTwoVerbs(_ verbs: [Term]) {
    let names = verbs.map { "`\($0.word.rawValue)`" }.joined(separator: " and ")
    reader.report(
      "one item has the verbs \(names)", "write each verb behind a dash of its own", at: verbs[1].place)
  }

  private mutating func reportMixed(_ verb: Term, _ clause: Term) {
    reader.report(
      "the verb `\(verb.word.rawValue)` and the clause `\(clause.word.rawValue)` stand in one item",
      context.readsVerbsAsClauses
        ? "write each behind a dash of its own"
        : "write each behind a dash of its own, or write the clause under `that:`",
      at: clause.place)
  }

  private mutating func reportNarrowing(_ key: Word, _ word: NarrowingWord) {
    reader.report(
      "`\(key.text)` has no effect here", "write `\(key.text)` beside what it narrows: \(word.home)", at: key)
  }

  private mutating func reportContainer(_ word: Word) {
    let near = word.form == .type ? "write \".\(word.text)\" for the closure of that call; else" : "write"
    reader.report(
      "nothing can be inside `\(word.text)`",
      "\(near) \(CodePlace.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")), \".onAppear\", \"@Query\" or a role",
      at: word)
  }

  private mutating func reportLabels(_ word: Word, _ name: String, _ labels: [String]) {
    let first = labels.first ?? "content"
    reader.report(
      "`inside` takes one argument of a call",
      "write \"\(name)(\(first):)\" for that argument, \"\(name)\" for the whole call", at: word)
  }

  private mutating func reportOnly(_ item: Item) {
    guard let place = item.terms.first?.place else { return }
    reader.report(
      "`only` takes one word whose objects are plain names",
      "write `imports`, `conforms`, `marked` or a passive such as `held-by`", at: place)
  }
}
