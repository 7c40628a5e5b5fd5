package import EavesDocuments
import EavesSource
import EavesThreads

/// The parts of a vocabulary that do not depend on a project: compiled once for many projects.
///
/// The examples of a document are some twenty small projects; reading the roles for each of them again took longer than
/// linking it.
package final class RolePlan: Sendable {
  package let vocabulary: RoleVocabulary
  /// The roles that a project has a bit for.
  let definitions: [RoleDefinition]
  /// All items of all roles, in order.
  let every: [Item]
  /// Where the items of each role begin among all.
  let starts: [Int]
  /// Whether a file alone decides all items of a role.
  let isRegion: [Bool]
  /// By item: its globs, where a file alone decides it; else nil.
  let places: [RegionItem?]
  /// The items of each role that a file alone decides.
  let regions: [[RegionItem]]
  /// Roles in order of precedence, but each after the roles that its items name.
  let order: [Int]
  /// By item: what names under `conforms` stand for.
  let supertypes: [SupertypeReading]
  /// By item: the clauses that are left after names, kinds, supertypes and paths; nil for none.
  let afterPrefilter: [Item?]
  /// By role: whether a type may be of it because another is.
  let isRecursive: [Bool]
  /// By item: whether some clause depends on the role of another type, or on another role of the same type.
  let usesOtherRoles: [Bool]
  /// Whether some item depends on the length of a type.
  let usesLineCount: Bool
  let paths: PathPrefilter.Plan
  let prefilter: RolePrefilter.Plan
  let sdk: SDKPlan
  /// The names of all word lists.
  let everyList: [Word]
  /// The roles before any project is held against them.
  let nobody: RoleAssignment
  /// The word lists, each name read when the list is asked for.
  private let lists = SharedCache<String, [ListedName]>()

  package init(_ vocabulary: RoleVocabulary) {
    self.vocabulary = vocabulary
    definitions = vocabulary.roles.prefix(RoleVocabulary.roleLimit).map { role in
      var role = role
      role.items = role.items.map { $0.placed(by: vocabulary.words) }
      return role
    }
    every = definitions.flatMap { $0.items }
    var starts = [0]
    for definition in definitions { starts.append(starts[starts.count - 1] + definition.items.count) }
    self.starts = starts
    let aside = definitions.flatMap { role in
      repeatElement(RoleVocabulary.asideRoles.contains(role.name), count: role.items.count)
    }
    let places = zip(every, aside).map { $0.isOfPlaces ? RegionItem($0, isAside: $1) : nil }
    self.places = places
    regions = zip(starts, starts.dropFirst()).map { places[$0..<$1].compactMap { $0 } }
    isRegion = zip(definitions, regions).map { !$1.isEmpty && $1.count == $0.items.count }
    order = Self.order(of: definitions)
    supertypes = definitions.flatMap { role in
      role.items.indices.map { item in
        if item < role.ownItems { return SupertypeReading.anyone }
        return vocabulary.outside.contains(role.name) ? .outside : .anyExceptExcluded
      }
    }
    // The prefilter sees names only, not what they refer to.
    afterPrefilter = zip(every, supertypes).map { $0.afterPrefilter(keepingSupertypes: $1 == .outside) }
    usesOtherRoles = every.map { $0.usesOtherRoles }
    isRecursive = definitions.map { role in role.items.contains { $0.asks(role.name) } }
    usesLineCount = every.flatMap(\.everyItem).contains { $0.terms.contains { $0.word == .lines } }
    paths = PathPrefilter.Plan(every, areAside: aside)
    prefilter = RolePrefilter.Plan(every)
    sdk = SDKPlan(vocabulary)
    nobody = RoleAssignment(definitions, isRegion: isRegion, vocabulary)
    everyList = vocabulary.words.keys.sorted().map { Word($0, line: 0, column: 0) }
  }

  /// The names that a word of a document stands for: those of a word list, else itself.
  func names(of word: Word) -> [ListedName] {
    guard let list = vocabulary.words[word.text] else { return [ListedName(word.text, isShipped: false)] }
    return lists.answer(to: word.text) {
      let shipped = list.count - vocabulary.ownWords[word.text, default: 0]
      return list.enumerated().map { ListedName($1.text, isShipped: $0 < shipped) }
    }
  }

  /// Names one of which must occur in a project for it to hold anything that a term's values stand for; nil where
  /// that cannot be said: roles, globs, any type.
  package func names(requiredFor term: Term) -> [[UInt8]]? {
    var names: [[UInt8]] = []
    for word in term.values {
      if ["type", "member", "anything", "singleton", "undeclared", "indirect"].contains(word.text) {
        return nil
      }
      if definitions.contains(where: { $0.name == word.text }) { return nil }
      for name in self.names(of: word) {
        guard let required = name.required else { return nil }
        names.append(required)
      }
    }
    return names
  }

  /// Roles in order of precedence, but each after the roles that its items name. Cycles were refused when the
  /// definitions were loaded; here they are cut.
  private static func order(of definitions: [RoleDefinition]) -> [Int] {
    let names = Dictionary(
      definitions.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let named = definitions.map { role in
      var found: [Int] = []
      for item in role.items { item.forEachNamedOther { name in names[name].map { found.append($0) } } }
      return found
    }
    let needs = closure(of: named)
    var order: [Int] = []
    var visiting = Set<Int>()
    func visit(_ role: Int) {
      if !visiting.insert(role).inserted { return }
      named[role].forEach(visit)
      // Who takes a layer before it is known first, or what others make of the role would outlive it.
      if definitions[role].isLayer {
        for other in 0..<role where definitions[other].isLayer && !needs[other].contains(role) {
          visit(other)
        }
      }
      order.append(role)
    }
    // Types that no passive counts are known in advance.
    for name in RoleVocabulary.asideRoles { names[name].map(visit) }
    for role in definitions.indices { visit(role) }
    return order
  }

  /// By role: those that must be known for it, through others too.
  private static func closure(of named: [[Int]]) -> [Set<Int>] {
    named.indices.map { role in
      var found: Set<Int> = []
      var open = named[role]
      while let next = open.popLast() {
        if found.insert(next).inserted { open += named[next] }
      }
      return found
    }
  }
}

extension Item {
  /// Hands on the words that may name the roles of other types, or other roles of the same.
  fileprivate func forEachNamedOther(_ body: (String) -> Void) {
    for term in terms where term.relatesTypes {
      for value in term.values { body(value.text) }
    }
    for word in inside { body(word.text) }
    for item in unless { item.forEachNamedOther(body) }
  }

  /// Whether it asks for other types of a role.
  fileprivate func asks(_ role: String) -> Bool {
    terms.contains { term in term.relatesTypes && term.values.contains { $0.text == role } }
  }

  /// Whether some clause asks for the role of another type, or for another role of the same.
  fileprivate var usesOtherRoles: Bool {
    !inside.isEmpty || unless.contains { $0.usesOtherRoles }
      || terms.contains(where: \.relatesTypes)
  }
}

/// The facts of the vocabulary about the SDK, sorted and as bytes.
struct SDKPlan: Sendable {
  /// Environment keys and the types behind them, by key.
  let environment: [(key: [UInt8], type: String)]
  /// Types and their supertypes, by type.
  let supertypes: [(type: [UInt8], supertypes: [String])]
  /// Modules and their main types.
  let frameworks: [(module: [UInt8], types: [[UInt8]])]
  /// Attributes that take a value by key path, and the types that hold it.
  let keyPaths: [(attribute: [UInt8], holders: [[UInt8]])]
  /// Modules of the platform without a table of their own.
  let platformModules: [[UInt8]]
  /// Functions that are meant where a method's name is called alone.
  let globalFunctions: Set<String>
  /// Functions that translate.
  let translations: Set<String>
  /// The names of these, without labels.
  let translators: Set<ArraySlice<UInt8>>
  /// Names of types whose values are numbers and dates.
  let quantities: Set<String>
  /// Names that classes of the platform have.
  let classes: [NamePattern]
  /// Names of the word list `basic`, and its globs.
  let basicNames: [[UInt8]]
  let basicGlobs: [NamePattern]

  init(_ vocabulary: RoleVocabulary) {
    let sdk = vocabulary.sdk
    environment = sdk.environment.sorted { $0.key < $1.key }.map { (Array($0.key.utf8), $0.value) }
    supertypes = sdk.supertypes.sorted { $0.key < $1.key }.map { (Array($0.key.utf8), $0.value) }
    frameworks = sdk.frameworks.sorted { $0.key < $1.key }.map {
      (Array($0.key.utf8), $0.value.map { Array($0.utf8) })
    }
    keyPaths = sdk.keyPaths.sorted { $0.key < $1.key }.map {
      (Array($0.key.utf8), $0.value.map { Array($0.utf8) })
    }
    platformModules = vocabulary.words["platformModules", default: []].map { Array($0.text.utf8) }
    globalFunctions = Set(vocabulary.words["globalFunctions", default: []].map(\.text))
    translations = Set(vocabulary.words["translations", default: []].map(\.text))
    translators = Set(translations.map { Array($0.utf8.prefix { $0 != UInt8(ascii: "(") })[...] })
    quantities = Set(vocabulary.words["quantities", default: []].map(\.text))
    classes = vocabulary.words["platformClasses", default: []].map { NamePattern($0.text) }
    let basic = vocabulary.words["basic", default: []].map { NamePattern($0.text) }
    basicNames = basic.filter { $0.isLiteral }.map { Array($0.text.utf8) }
    basicGlobs = basic.filter { !$0.isLiteral }
  }
}
