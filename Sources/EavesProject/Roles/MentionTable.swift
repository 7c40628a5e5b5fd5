package import EavesDocuments
import EavesOutline
import EavesThreads

/// Which types mention the names that `mentions` clauses list: found in one walk over all files.
package struct MentionTable: Sendable {
  /// By a word of a clause: a list, a name.
  private var mentioned: [String: Set<TypeIndex>] = [:]
  /// By a word of a clause: types that mention it under `#if` alone.
  private var conditional: [String: Set<TypeIndex>] = [:]
  /// By type, the bits of the words that it mentions: a quick test that excludes most words.
  private var bits: [UInt64] = []

  package init() {}

  /// What items ask for.
  package init(of items: [Item], in project: Project) { collect(items, in: project) }

  /// The bit of a word, which some other words have, too.
  static func bit(of word: String) -> UInt64 {
    1 << (word.utf8.reduce(UInt64(5381)) { $0 &* 33 ^ UInt64($1) } & 63)
  }

  /// Whether the innermost type around some mention of a clause's names is this one.
  ///
  /// - Parameters:
  ///   - words: the bits of the clause's words.
  ///   - inEveryBuild: whether what stands under `#if` does not count.
  func contains(_ type: TypeIndex, _ term: Term, _ words: UInt64, inEveryBuild: Bool) -> Bool {
    type.index < bits.count && bits[type.index] & words != 0
      && term.values.contains { value in
        mentioned[value.text]?.contains(type) ?? false
          && !(inEveryBuild && conditional[value.text]?.contains(type) ?? false)
      }
  }

  /// The types that mention some word under `#if` alone.
  var conditionalTypes: Set<TypeIndex> { conditional.values.reduce(into: []) { $0.formUnion($1) } }

  /// The types that mention some name of a word which was collected.
  package func types(mentioning word: String) -> Set<TypeIndex> { mentioned[word, default: []] }

  /// The words of a clause whose names a type mentions, as they are written.
  func words(mentionedBy type: TypeIndex, of term: Term) -> [Word] {
    term.values.filter { mentioned[$0.text]?.contains(type) ?? false }
  }

  /// Walks over all files once for all items. O(nodes) when no item has such a clause: nothing.
  package mutating func collect(_ items: [Item], in project: Project) {
    let values = Self.values(of: items).filter { mentioned[$0.text] == nil }
    if values.isEmpty { return }
    for value in values { mentioned[value.text] = [] }
    let asked = Self.asked(values, in: project)
    let found = project.workers.map(count: project.files.count) { file in
      Self.mentions(in: file, of: asked, project)
    }
    if bits.isEmpty { bits = Array(repeating: 0, count: project.types.count) }
    let bitOfSet = values.map { Self.bit(of: $0.text) }
    for (set, type, isConditional, _) in found.joined() {
      let word = values[set].text
      let isNew = mentioned[word, default: []].insert(type).inserted
      if isConditional, isNew { conditional[word, default: []].insert(type) }
      if !isConditional { conditional[word]?.remove(type) }
      bits[type.index] |= bitOfSet[set]
    }
  }

  /// The first name of some words that each of some types mentions, as its code writes it. O(nodes of their files).
  package static func firstNames(
    of words: [Word], mentionedBy types: Set<TypeIndex>, in project: Project
  ) -> [TypeIndex: String] {
    if types.isEmpty || words.isEmpty { return [:] }
    let asked = Self.asked(words, in: project)
    let files = Set(types.flatMap { project.declarations(of: $0).map { Int($0.file) } }).sorted()
    let found = project.workers.map(count: files.count) { mentions(in: files[$0], of: asked, project) }
    var names: [TypeIndex: String] = [:]
    for (file, mentions) in zip(files, found) {
      for (_, type, _, node) in mentions where types.contains(type) && names[type] == nil {
        names[type] = project.symbols.text(project.files[file].symbol(node))
      }
    }
    return names
  }

  /// The first API of some words that a type mentions, and where. O(nodes of the type's files).
  static func first(
    of words: [Word], mentionedBy type: TypeIndex, in project: Project
  ) -> (name: String, place: NodeRef)? {
    let asked = Self.asked(words, in: project)
    for file in Set(project.declarations(of: type).map { Int($0.file) }).sorted() {
      guard let found = mentions(in: file, of: asked, project).first(where: { $0.type == type }) else {
        continue
      }
      let entry = project.isMention(found.node, of: asked.names[found.set], in: file).map {
        asked.names[found.set].entries[$0].text
      }
      let isGlob = entry.map { $0.contains("*") || $0.contains("?") } ?? true
      let name = isGlob ? project.symbols.text(project.files[file].symbol(found.node)) : entry ?? ""
      return (name, NodeRef(file: file, node: found.node))
    }
    return nil
  }

  /// The words of all `mentions` clauses, each once.
  private static func values(of items: [Item]) -> [Word] {
    var known: Set<String> = []
    let terms = items.flatMap { $0.terms + $0.unless.flatMap(\.terms) }
    return terms.filter { $0.word == .mentions }.flatMap(\.values).filter { known.insert($0.text).inserted }
  }

  private static func asked(_ values: [Word], in project: Project) -> Asked {
    let sets = values.map { project.nameSet([$0]) }
    // Most names are in no list: a table by symbol says so at once, and in which lists the others are.
    var isListed = Array(repeating: false, count: project.symbols.count)
    var lists: [Symbol: [Int]] = [:]
    for (set, names) in sets.enumerated() {
      for symbol in project.symbols(of: names) {
        isListed[symbol.index] = true
        lists[symbol, default: []].append(set)
      }
    }
    return Asked(names: sets, isListed: isListed, lists: lists)
  }

  /// The lists that are searched at once.
  struct Asked: Sendable {
    fileprivate let names: [NameSet]
    /// By symbol.
    fileprivate let isListed: [Bool]
    /// The lists that may name a symbol.
    fileprivate let lists: [Symbol: [Int]]

    /// The lists that may name what stands at a node, by its own name or by that of the type which it means.
    fileprivate func sets(naming symbol: Symbol, or type: TypeIndex?, in project: Project) -> [Int] {
      let own = lists[symbol, default: []]
      guard let name = type.map({ project.types[$0.index].name }), name != symbol else { return own }
      return own + lists[name, default: []]
    }
  }

  /// Which of some lists are mentioned in a file, and in which type.
  private static func mentions(
    in file: Int, of asked: Asked, _ project: Project
  ) -> [(set: Int, type: TypeIndex, isConditional: Bool, node: Int)] {
    let (of, isListed) = (project.files[file], asked.isListed)
    // By the file's own numbers of its names.
    let isAsked = [isListed[0]] + of.names.map { isListed[$0.index] }
    guard isAsked.dropFirst().contains(true) else { return [] }
    let nodes = of.outline.nodes
    var found: [(set: Int, type: TypeIndex, isConditional: Bool, node: Int)] = []
    for node in nodes.indices
    where isAsked[Int(nodes[node].name.rawValue)] && nodes[node].kind.canMention {
      let symbol = of.symbol(node)
      for set in asked.sets(naming: symbol, or: project.typeUse(at: node, in: file), in: project)
      where project.isMention(node, of: asked.names[set], in: file) != nil {
        let type = project.enclosingType(of: node, in: file)
        if type == .none { continue }
        // Code that builds views says of a type that it draws, not what it works with.
        if project.viewCode.declaration(around: node, in: file, of: project) != nil { continue }
        let place = NodeRef(file: file, node: node)
        found.append((set, type, project.isConditional(place, besides: project.home(of: type)), node))
      }
    }
    return found
  }
}
