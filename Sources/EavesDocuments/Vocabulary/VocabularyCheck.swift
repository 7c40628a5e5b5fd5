package import EavesSource

/// Holds the nouns of sentences and roles against a vocabulary.
package struct VocabularyCheck {
  private let vocabulary: RoleVocabulary
  private let roles: Set<String>
  private var reader: NodeReader
  /// Roles and word lists; nil as long as every name was known.
  private var nouns: NearestNames?

  private init(_ vocabulary: RoleVocabulary, path: FilePath) {
    self.vocabulary = vocabulary
    roles = Set(vocabulary.roles.map(\.name))
    reader = NodeReader(path: path)
  }

  /// Unknown roles and word lists in sentences, with the nearest name. The path is the file of the check.
  package static func check(
    _ sentences: [Sentence], against vocabulary: RoleVocabulary, path: FilePath
  ) -> [Problem] {
    var check = VocabularyCheck(vocabulary, path: path)
    for sentence in sentences {
      check.checkSubject(sentence.subject)
      for item in sentence.that + sentence.unless + sentence.frame.items + sentence.except {
        check.checkItem(item)
      }
    }
    return check.reader.problems.sorted()
  }

  /// Unknown names in role definitions, cyclic definitions, and ambiguous names.
  package static func check(_ vocabulary: RoleVocabulary, shipped: FilePath, own: FilePath) -> [Problem] {
    var problems: [Problem] = []
    if vocabulary.roles.count > RoleVocabulary.roleLimit {
      var check = VocabularyCheck(vocabulary, path: own)
      check.checkNumber(of: vocabulary.roles)
      // Nothing else of them can be used, and the problem would be repeated for each.
      if !check.reader.problems.isEmpty { return check.reader.problems }
    }
    let pages = Set(vocabulary.roles.map { $0.page ?? shipped }).sorted()
    for (path, isOwn) in pages.map({ ($0, false) }) + [(own, true)] {
      var check = VocabularyCheck(vocabulary, path: path)
      for role in vocabulary.roles where isOwn || (role.page ?? shipped) == path {
        let items = isOwn ? role.items.prefix(role.ownItems) : role.items.dropFirst(role.ownItems)
        for item in items { check.checkRoleItem(item) }
        if role.isOwn == isOwn { check.checkName(role) }
      }
      problems += check.reader.problems
    }
    return (problems + RoleCycles.problems(in: vocabulary, shipped: shipped, own: own)).sorted()
  }

  /// What a configuration says of roles that nobody knows (`replace`, `may-be-empty`), and lists under `words` that
  /// cannot be.
  package static func check(
    _ configuration: Configuration, against vocabulary: RoleVocabulary, path: FilePath
  ) -> [Problem] {
    if configuration.replacedRoles.isEmpty, configuration.mayBeEmpty.isEmpty, configuration.words.isEmpty {
      return []
    }
    var check = VocabularyCheck(vocabulary, path: path)
    let known = check.roles.union(configuration.roles.map(\.name))
    for word in configuration.replacedRoles + configuration.mayBeEmpty.map(\.role)
    where !known.contains(word.text) {
      let own = configuration.roles.map(\.name)
      check.reader.reportUnknown(word, "role", plural: "roles", among: (vocabulary.offered + own).sorted())
    }
    var lists = WordLists(vocabulary, besides: configuration.words.map(\.name.text))
    for (name, values) in configuration.words {
      if known.contains(name.text) {
        check.reader.report(
          "`\(name.text)` is a role, and a word list needs a name of its own",
          "call the list otherwise, or add an item to the role under `roles:`", at: name)
      }
      lists.check(values, of: name.text, &check.reader)
    }
    return check.reader.problems
  }

  /// Subjects that are no roles.
  package static let subjects = SubjectNoun.allCases.map(\.rawValue)

  private mutating func checkSubject(_ word: Word) {
    guard !roles.contains(word.text), !Self.subjects.contains(word.text) else { return }
    let known = Self.subjects + vocabulary.offered
    if nearest(to: word.text, among: known) != nil {
      return reader.reportUnknown(word, "subject", plural: "subjects", among: known)
    }
    reader.report(
      "unknown subject `\(word.text)`",
      "define the role `\(word.text)` under `roles:` in eaves.yml, or write `\(word.text)Layer` for a layer `\(word.text)`"
        + "; subjects: \(NodeReader.list(known))", at: word)
  }

  private mutating func checkItem(_ item: Item) {
    for word in item.of { checkObject(word, besides: ["type"]) }
    for word in item.inside where word.form == .name { checkPlace(word) }
    for term in item.terms { checkTerm(term) }
    for inner in item.unless + item.inner { checkItem(inner) }
  }

  private mutating func checkTerm(_ term: Term) {
    switch term.word {
    case .role: for word in term.values { checkRole(word, besides: []) }
    case .marked: for word in term.values { checkMark(word) }
    case .imports:
      for word in term.values {
        checkObject(word, besides: ["type", "undeclared", "indirect"], modules: true)
      }
    case .declaresDependency:
      for word in term.values { checkObject(word, besides: ["unused"], modules: true) }
    case .reaches where !term.isReachOfCode:
      for word in term.values { checkObject(word, besides: ["self"], modules: true) }
    case .type: for word in term.values { checkObject(word, besides: ["type"]) }
    case .kind, .access, .name, .in, .path, .target, .argument, .captures, .value, .branches,
      .exists:
      break
    case let word where word.isMeasure: break
    case .importedBy: for word in term.values { checkObject(word, besides: ["module"]) }
    default:
      for word in term.values {
        checkObject(word, besides: ["type", "member", "anything", "self", "singleton"])
      }
    }
  }

  /// In a role, `mentions` and `imports` take names and word lists only: roles there could not be decided in order.
  private mutating func checkRoleItem(_ item: Item) {
    checkItem(item)
    for term in item.terms where term.word == .mentions || term.word == .imports {
      for word in term.values where word.form == .name && roles.contains(word.text) {
        reportMention(word, of: term.word)
      }
    }
  }

  private mutating func checkRole(_ word: Word, besides others: [String]) {
    if roles.contains(word.text) || others.contains(word.text) { return }
    reader.reportUnknown(word, "role", plural: "roles", among: others + vocabulary.offered)
  }

  private mutating func checkPlace(_ word: Word) {
    let places = CodePlace.allCases.map(\.rawValue)
    if roles.contains(word.text) || places.contains(word.text) { return }
    let near =
      nearest(to: word.text, among: places + vocabulary.offered).map { "did you mean `\($0)`? " } ?? ""
    reader.report(
      "unknown place `\(word.text)`",
      "\(near)places: \(places.joined(separator: ", ")); a call is written \".onAppear\", an attribute \"@Query\"; "
        + "or a role: \(NodeReader.list(vocabulary.offered))", at: word)
  }

  private mutating func checkObject(_ word: Word, besides others: [String], modules: Bool = false) {
    guard word.form == .name, !roles.contains(word.text), vocabulary.words[word.text] == nil,
      !others.contains(word.text), !(modules && vocabulary.sdk.frameworks[word.text] != nil)
    else { return }
    reportName(word)
  }

  private mutating func checkMark(_ word: Word) {
    guard word.form == .name, vocabulary.words[word.text] == nil, !Self.modifiers.contains(word.text) else {
      return
    }
    reader.reportUnknown(word, "modifier", plural: "modifiers", among: Self.modifiers)
  }

  private mutating func checkName(_ role: RoleDefinition) {
    let place = Word(role.name, line: role.items.first?.line ?? 1, column: 1)
    if Self.reserved.contains(role.name) {
      reader.report("`\(role.name)` is a word of the language", "give the role another name", at: place)
    } else if role.isHelper, role.isOwn || role.ownItems > 0 {
      reader.report(
        "`\(role.name)` only shortens shipped definitions, and you cannot add to this role",
        "give the role another name",
        at: place)
    } else if let list = vocabulary.words[role.name], vocabulary.ownWords[role.name] != list.count {
      reader.report("`\(role.name)` is a role and a word list", "rename the role or the word list", at: place)
    } else if role.isOwn, let meant = misspelt(role.name) {
      reader.report(
        "`\(role.name)` would be a new role, and its name is almost that of the role `\(meant)`",
        "did you mean `\(meant)`? for a new role, choose a name that differs more",
        at: place)
    }
  }

  /// The shipped role that a new one is probably meant to be: rules about that role would not cover its types.
  private func misspelt(_ name: String) -> String? {
    let shipped = vocabulary.roles.filter { !$0.isOwn && !$0.isHelper }.map(\.name)
    guard name.utf8.count >= Self.shortestMisspelt, !name.contains(where: \.isNumber), !shipped.contains(name)
    else { return nil }
    var names = NearestNames(shipped)
    return names.nearest(to: name, within: 1)
  }

  /// In bytes: shorter names are like each other by chance.
  private static let shortestMisspelt = 7

  /// A role beyond the limit would select nothing, and so would every rule that names it.
  private mutating func checkNumber(of roles: [RoleDefinition]) {
    guard roles.count > RoleVocabulary.roleLimit, let last = roles.last(where: \.isOwn) else { return }
    reader.report(
      "there are \(roles.count) roles with the shipped ones, and \(RoleVocabulary.roleLimit) is the most",
      "merge roles that every rule treats alike: a role may have many items, a layer of `layers` many modules",
      at: Word(last.name, line: last.items.first?.line ?? 1, column: 1))
  }

  private static let reserved = Set(
    subjects + ViaWord.allCases.map(\.rawValue) + ObjectNoun.allCases.map(\.rawValue)
      + CodePlace.allCases.map(\.rawValue))
  private static let modifiers = [
    "final", "static", "class", "lazy", "weak", "unowned", "override", "required", "convenience", "mutating",
    "nonmutating", "nonisolated", "isolated", "distributed", "indirect", "dynamic", "optional", "prefix",
    "postfix", "infix", "open", "public", "package", "internal", "fileprivate", "private", "async", "throws",
    "rethrows", "inout", "consuming", "borrowing", "let", "var", "some", "any",
  ]
}

extension VocabularyCheck {
  private mutating func reportMention(_ word: Word, of term: TermWord) {
    reader.report(
      "`\(term.rawValue)` in a role takes names and word lists, and `\(word.text)` is a role",
      "write `role: \(word.text)` or a passive such as `held-by`", at: word)
  }

  private mutating func reportName(_ word: Word) {
    let lists = vocabulary.words.keys.sorted()
    if nouns == nil { nouns = NearestNames(vocabulary.offered + lists) }
    let near =
      word.text == "class"
      ? "write `AnyObject`; " : nouns?.nearest(to: word.text).map { "did you mean `\($0)`? " } ?? ""
    reader.report(
      "unknown role or word list `\(word.text)`",
      "\(near)a function is written \"\(word.text)()\", a member \".\(word.text)\"; "
        + "roles: \(NodeReader.list(vocabulary.offered)); word lists: \(NodeReader.list(lists))",
      at: word)
  }
}

/// Roles that are defined by themselves: A by B, B by A.
enum RoleCycles {
  /// Number of roles after which a chain is no longer followed.
  fileprivate static let longestChain = 200

  static func problems(in vocabulary: RoleVocabulary, shipped: FilePath, own: FilePath) -> [Problem] {
    let names = Dictionary(
      vocabulary.roles.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let edges = vocabulary.roles.map { role in
      role.items.flatMap { references($0, by: role.name) }.compactMap { word in
        names[word.text].map { (role: $0, word: word) }
      }
    }
    var search = Search(edges: edges, isDone: Array(repeating: false, count: edges.count))
    for role in edges.indices { search.visit(role, path: []) }
    return search.cycles.map { cycle in
      let roleNames = cycle.roles.map { vocabulary.roles[$0].name }
      let definition = vocabulary.roles[cycle.roles[cycle.roles.count - 2]]
      let isOwn = definition.items.prefix(definition.ownItems).contains {
        references($0, by: definition.name).contains(cycle.word)
      }
      return Problem(
        "the roles \(roleNames.map { "`\($0)`" }.joined(separator: " → ")) are defined by each other",
        remedy: "define one of these roles without the others", path: isOwn ? own : shipped,
        line: cycle.word.line, column: cycle.word.column)
    }
  }

  /// Every word of a role's item that may name a role. A type may be of a role because another is: `holds: service`
  /// defines services, as long as nothing is one for want of another.
  private static func references(_ item: Item, by role: String, isExcluding: Bool = false) -> [Word] {
    let terms = item.terms.filter(\.relatesTypes)
    let words = terms.flatMap { term in
      term.values.filter { isExcluding || term.word == .role || item.count != nil || $0.text != role }
    }
    return words + item.inside + item.of
      + item.unless.flatMap { references($0, by: role, isExcluding: true) }
  }

  /// Depth-first; every role is left once, so it is linear in roles and references.
  private struct Search {
    let edges: [[(role: Int, word: Word)]]
    var isDone: [Bool]
    var cycles: [(roles: [Int], word: Word)] = []

    mutating func visit(_ role: Int, path: [Int]) {
      guard !isDone[role], path.count < RoleCycles.longestChain else { return }
      let path = path + [role]
      for edge in edges[role] {
        if let start = path.firstIndex(of: edge.role) {
          cycles.append((Array(path[start...]) + [edge.role], edge.word))
        } else {
          visit(edge.role, path: path)
        }
      }
      isDone[role] = true
    }
  }
}
