package import EavesSource

/// Reads the nouns of the language: layers from `_roles.yml`, what overlaps them from `_marks.yml`, what shortens both
/// and names roles and lists in sentences from `_shorthands.yml`, word lists and what is known of SDKs from
/// `_words.yml`, and what is said of types without any from `_unasked.yml`.
///
///     layers:                  # exclude each other; the first that matches, in this order
///       view:
///         - conforms: View
///     marks:                   # overlap
///       preview:
///         - marked: "#Preview"
///     helpers:                 # shorten the definitions of others, and are no answer to what a type is
///       shown:
///         - role: [view, kitView]
///     worth-asking:            # the report says where no rule asks for these; the first that fits counts
///       UIKit screen:
///         - role: kitView
///     proposals:               # of types without a role, what makes it likely that they have this one
///       viewModel:
///         - role: observable
///     words:
///       database: [ModelContext, ModelContainer]
///     phrases:                 # what sentences call a list, an API or a role
///       network: the network
///     own-code: [kitView]      # what they do inside another type they do themselves
///     own-parts: [view]        # what is declared inside them is a part of theirs
///     outside: [kitView]       # what they conform to the project does not declare itself
///     sdk:
///       environment:           # key: type
///         modelContext: ModelContext
///       supertypes:            # type: its supertypes
///         ButtonStyle: [View]
///       frameworks:            # module: its main types
///         SwiftData: [ModelContext]
///       key-paths:             # attribute: types whose members it names by key path
///         Injected: [Container]
package struct RolesFile {
  private static let keys = [
    "layers", "marks", "helpers", "worth-asking", "proposals", "words", "phrases", "own-code", "own-parts",
    "outside", "sdk",
  ]
  private static let tables = ["environment", "supertypes", "frameworks", "key-paths"]

  private var reader: NodeReader
  private var vocabulary: RoleVocabulary
  /// The word lists of the page, as they are written.
  private var lists: [(name: String, words: [Word])] = []
  /// The roles that the file lists as belonging to code.
  private var owners: [Word] = []

  private init(reader: NodeReader, vocabulary: RoleVocabulary) {
    self.reader = reader
    self.vocabulary = vocabulary
  }

  /// The page of roles; without it there are no nouns.
  package static let rolesName = "_roles.yml"
  /// The page of roles that overlap.
  package static let marksName = "_marks.yml"
  /// The pages that hold nouns, in the order in which they are read.
  package static let names = [rolesName, marksName, "_shorthands.yml", "_words.yml", "_unasked.yml"]

  /// The pages of nouns among others, in the order in which they are read.
  package static func pages(among files: [SourceText]) -> [SourceText] {
    names.compactMap { name in files.first { $0.path.name == name } }
  }

  /// The vocabulary of a file and everything that is wrong with it; unknown nouns are `VocabularyCheck`'s.
  package static func load(_ file: SourceText) -> (vocabulary: RoleVocabulary, problems: [Problem]) {
    load([file])
  }

  /// The vocabulary that several files make up, as if they were one.
  ///
  /// - Parameter areProven: Whether nothing is wrong with what they say of each other: it is not looked for.
  package static func load(
    _ files: [SourceText], areProven: Bool = false
  ) -> (vocabulary: RoleVocabulary, problems: [Problem]) {
    var vocabulary = RoleVocabulary()
    var problems: [Problem] = []
    var lists: [(path: FilePath, name: String, words: [Word])] = []
    var owners: [(path: FilePath, roles: [Word])] = []
    for file in files {
      let page = StrictYAML.read(file)
      var loader = RolesFile(reader: NodeReader(path: file.path), vocabulary: vocabulary)
      if let root = page.root {
        for entry in loader.reader.entries(root, "the page") { loader.read(entry) }
      }
      vocabulary = loader.vocabulary
      problems += page.problems + loader.reader.problems
      lists += loader.lists.map { (file.path, $0.name, $0.words) }
      owners.append((file.path, loader.owners))
    }
    let names = vocabulary.roles.map(\.name)
    for (path, roles) in owners {
      var reader = NodeReader(path: path)
      for role in roles where !names.contains(role.text) {
        reader.reportUnknown(role, "role", plural: "roles", among: names)
      }
      problems += reader.problems
    }
    if areProven { return (vocabulary, problems.sorted()) }
    var check = WordLists(vocabulary)
    for list in lists {
      var reader = NodeReader(path: list.path)
      check.check(list.words, of: list.name, &reader)
      problems += reader.problems
    }
    return (vocabulary, problems.sorted())
  }

  private mutating func read(_ entry: YAMLEntry) {
    switch entry.key.text {
    case "layers": readRoles(entry, isLayer: true)
    case "marks": readRoles(entry, isLayer: false)
    case "helpers": readRoles(entry, isLayer: false, isHelper: true)
    case "worth-asking":
      for kind in reader.entries(entry.value, "`worth-asking`") {
        vocabulary.typesToCover.append(
          TypesToCover(noun: kind.key.text, items: reader.items(ofRole: kind.value)))
      }
    case "proposals":
      for role in reader.entries(entry.value, "`proposals`") {
        let items = reader.items(ofRole: role.value)
        vocabulary.proposals.append(
          RoleDefinition(name: role.key.text, isLayer: true, isOwn: false, items: items))
      }
    case "words":
      for list in reader.entries(entry.value, "`words`") {
        // Of several pages the first counts: a page that is named comes before the shipped ones.
        let words = reader.scalars(list.value, "`\(list.key.text)`")
        lists.append((list.key.text, words))
        if vocabulary.words[list.key.text] == nil { vocabulary.words[list.key.text] = words }
      }
    case "phrases":
      for entry in reader.entries(entry.value, "`phrases`") {
        vocabulary.phrases[entry.key.text] = reader.scalar(entry.value, "`\(entry.key.text)`")?.text
      }
    case "own-code": vocabulary.ownCode += owners(entry)
    case "own-parts": vocabulary.ownParts += owners(entry)
    case "outside": vocabulary.outside += owners(entry)
    case "sdk":
      for table in reader.entries(entry.value, "`sdk`") { readTable(table) }
    default: reader.reportUnknown(entry.key, "key", plural: "keys", among: Self.keys)
    }
  }

  private mutating func readRoles(_ entry: YAMLEntry, isLayer: Bool, isHelper: Bool = false) {
    for role in reader.entries(entry.value, "`\(entry.key.text)`") {
      if vocabulary.roles.contains(where: { $0.name == role.key.text }) {
        reader.report("the role `\(role.key.text)` is defined twice", "join the two", at: role.key)
        continue
      }
      let items = reader.roleItems(role)
      var definition = RoleDefinition(name: role.key.text, isLayer: isLayer, isOwn: false, items: items)
      definition.isHelper = isHelper
      definition.page = reader.path
      vocabulary.roles.append(definition)
    }
  }

  /// The names of roles that a key lists. That there are such roles is known when all pages are read.
  private mutating func owners(_ entry: YAMLEntry) -> [String] {
    let names = reader.scalars(entry.value, "`\(entry.key.text)`")
    owners += names
    return names.map(\.text)
  }

  private mutating func readTable(_ table: YAMLEntry) {
    let what = "`\(table.key.text)`"
    guard Self.tables.contains(table.key.text) else {
      reader.reportUnknown(table.key, "key", plural: "keys", among: Self.tables)
      return
    }
    for entry in reader.entries(table.value, what) {
      let key = entry.key.text
      switch table.key.text {
      case "environment": vocabulary.sdk.environment[key] = reader.scalar(entry.value, "`\(key)`")?.text
      case "supertypes": vocabulary.sdk.supertypes[key] = reader.scalars(entry.value, "`\(key)`").map(\.text)
      case "key-paths": vocabulary.sdk.keyPaths[key] = reader.scalars(entry.value, "`\(key)`").map(\.text)
      default: vocabulary.sdk.frameworks[key] = reader.scalars(entry.value, "`\(key)`").map(\.text)
      }
    }
  }
}

extension NodeReader {
  /// The items of a role, with their problems taken over.
  mutating func roleItems(_ role: YAMLEntry) -> [Item] {
    if ObjectForm(role.key.text) != .name {
      report("`\(role.key.text)` cannot name a role", "begin it with a lower-case letter", at: role.key)
    }
    return items(ofRole: role.value)
  }

  /// Items as a role has them, with their problems taken over.
  mutating func items(ofRole node: YAMLNode) -> [Item] {
    var parser = ItemParser(context: .role, reader: NodeReader(path: path))
    let items = parser.items(node)
    add(parser.reader.problems)
    return items
  }
}

extension RoleVocabulary {
  /// The vocabulary with a project's own roles and words.
  ///
  /// Own items stand before the shipped ones of the same role; a new role stands where the order of the
  /// configuration puts it, before all shipped roles if it can. A new role whose every item only says where
  /// things lie (`in`, `path`) is a mark: a view in `Features` stays a view. Every other new role is a layer, but
  /// for those of `layers`, which are marks, and stand behind all others.
  package func adding(_ configuration: Configuration) -> RoleVocabulary {
    var result = self
    let emptied = Set(configuration.replacedRoles.map(\.text))
    for index in result.roles.indices where emptied.contains(result.roles[index].name) {
      result.roles[index].items = []
      result.roles[index].isOwn = true
    }
    let layers = configuration.layers.flatMap(\.definitions)
    let names = Set((roles + configuration.roles + layers).map(\.name))
    if names.count > Self.roleLimit {
      // They will be refused by their number, in whatever order.
      var missing = names.subtracting(roles.map(\.name))
      result.roles += configuration.roles.filter { missing.remove($0.name) != nil }.map(Self.own) + layers
      return result
    }
    var next = 0
    for role in configuration.roles {
      if let index = result.roles.firstIndex(where: { $0.name == role.name }) {
        result.extend(index, with: role.items)
        next = max(next, index + 1)
      } else {
        result.roles.insert(Self.own(role), at: next)
        next += 1
      }
    }
    result.roles += layers
    for list in configuration.words {
      result.words[list.name.text, default: []] += list.values
      result.ownWords[list.name.text, default: 0] += list.values.count
    }
    return result
  }

  private mutating func extend(_ index: Int, with items: [Item]) {
    roles[index].items.insert(contentsOf: items, at: roles[index].ownItems)
    roles[index].ownItems += items.count
    roles[index].isOwn = true
  }

  private static func own(_ role: RoleDefinition) -> RoleDefinition {
    let isPlace = role.items.allSatisfy { item in
      !item.terms.isEmpty && item.terms.allSatisfy { $0.word == .in || $0.word == .path }
    }
    return RoleDefinition(
      name: role.name, isLayer: !isPlace, isOwn: true, items: role.items, ownItems: role.items.count)
  }
}
