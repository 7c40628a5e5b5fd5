import EavesDocuments
import EavesOutline
import EavesSource

/// Names that a document lists as objects, compiled against the project's symbols: everything but roles.
///
/// An object, for it has many parts and is handed on for each name of a project.
package final class NameSet: Sendable {
  /// One listed name and the forms it matches.
  package struct Entry: Sendable {
    package let text: String
    /// From a shipped word list: means the SDK's name, which a declaration of the project shadows.
    package let isShipped: Bool
  }

  /// In the order of the document; positions in it are what the set answers with.
  package let entries: [Entry]
  private let types: [Symbol: Int]
  /// Types listed with the types they are nested in, by their own name.
  private let nested: [Symbol: [(text: String, entry: Int)]]
  private let typePatterns: NamePatterns
  /// The entries of the type patterns.
  private let patternEntries: [Int]
  /// Those of the type patterns that the project adds.
  private let ownPatterns: NamePatterns
  private let attributes: [Symbol: Int]
  private let macros: [Symbol: Int]
  private let members: [Symbol: Int]
  private let statics: [Symbol: [(path: [Symbol], entry: Int)]]
  private let callees: [Symbol: [(owner: CalleeOwner<Symbol>, labels: [Symbol?], entry: Int)]]
  private let operators: [Symbol: Int]
  private let itself: (name: Symbol, entry: Int)?
  /// The entry `!`, behind a value; nil when none is.
  package let unwrapping: Int?

  /// Whether any entry may be true of a part of a chain that is no type: members, attributes, calls.
  package var hasParts: Bool {
    !members.isEmpty || !statics.isEmpty || !callees.isEmpty || !attributes.isEmpty
  }

  /// Whether any entry is a macro.
  package var hasMacros: Bool { !macros.isEmpty }

  /// Whether any entry is an attribute.
  package var hasAttributes: Bool { !attributes.isEmpty }

  /// Whether a shipped list names members, be they met in the project or not: ways to work on a value.
  package let hasShippedMembers: Bool

  /// Reads the names against the symbols of a project. O(names). Those that occur nowhere in the project are kept as entries and match nothing.
  package init(_ names: [ListedName], symbols: SymbolTable) {
    var tables = Tables()
    for name in names { tables.add(name, symbols: symbols) }
    let patterns = tables.typePatterns
    (entries, types, nested) = (tables.entries, tables.types, tables.nested)
    (typePatterns, patternEntries) = (NamePatterns(patterns.map(\.pattern)), patterns.map(\.entry))
    // A shipped glob means no type that the project declares: of most projects these are nearly all.
    ownPatterns = NamePatterns(patterns.filter { !tables.entries[$0.entry].isShipped }.map(\.pattern))
    (attributes, macros, members) = (tables.attributes, tables.macros, tables.members)
    (statics, callees, operators) = (tables.statics, tables.callees, tables.operators)
    (itself, unwrapping) = (tables.itself, tables.unwrapping)
    hasShippedMembers = names.contains { name in
      if case .member = name.meaning { name.isShipped } else { false }
    }
  }

  /// The entry that names a type; an external one where the entry is shipped.
  package func type(_ type: TypeIndex, in project: Project) -> Int? {
    let name = project.types[type.index].name
    let found =
      types[name] ?? nestedEntry(type, name, in: project)
      ?? (typePatterns.isEmpty
        ? nil : typePatterns.firstMatch(of: project.symbols.bytes(name)).map { patternEntries[$0] })
    guard let found, !entries[found].isShipped || project.types[type.index].kind == .external else {
      return nil
    }
    return found
  }

  /// Whether a shipped entry names a type so: a name of the SDK or of a package.
  func namesForeign(_ name: Symbol) -> Bool {
    if let entry = types[name], entries[entry].isShipped { return true }
    return nested[name, default: []].contains { entries[$0.entry].isShipped }
  }

  /// As `namesForeign(_:)`, also by the letters that a framework's names begin with: `NS*` of shipped lists. Other globs
  /// tell no name of the SDK from the project's.
  func namesForeign(_ name: Symbol, bytes: ArraySlice<UInt8>) -> Bool {
    namesForeign(name)
      || zip(typePatterns.list, patternEntries).contains { pattern, entry in
        entries[entry].isShipped && pattern.text.utf8.count == 3 && pattern.text.hasSuffix("*")
          && pattern.matches(bytes)
      }
  }

  private func nestedEntry(_ type: TypeIndex, _ name: Symbol, in project: Project) -> Int? {
    guard let candidates = nested[name] else { return nil }
    let full = project.fullName(type)
    return candidates.first { full == $0.text || full.hasSuffix("." + $0.text) }?.entry
  }

  /// The attributes that the list names.
  package var attributeSymbols: [Symbol] { Array(attributes.keys) }

  /// The entry that names an attribute; nil when none does.
  package func attribute(_ name: Symbol) -> Int? { attributes[name] }
  /// The entry that names a macro; nil when none does.
  package func macro(_ name: Symbol) -> Int? { macros[name] }
  /// The entry that names a member of any type; nil when none does.
  package func member(_ name: Symbol) -> Int? { members[name] }
  /// The entry `self`; nil for other names, and when none is.
  package func itself(_ name: Symbol) -> Int? { itself?.name == name ? itself?.entry : nil }
  /// The entry that names an operator; nil when none does.
  package func binaryOperator(_ name: Symbol) -> Int? { operators[name] }

  /// The entry `T.x` for a member x that stands behind the names of the entry.
  func staticMember(_ name: Symbol, where stands: ([Symbol]) -> Bool) -> Int? {
    statics[name]?.first { stands($0.path) }?.entry
  }

  /// The entry `T(a:b:)` for a callee with at least these labels, behind what the entry says.
  ///
  /// - Parameter stands: whether it does, told whether the entry means the SDK's.
  package func callee(
    _ name: Symbol, labels: [Symbol], where stands: (CalleeOwner<Symbol>, _ isShipped: Bool) -> Bool
  ) -> Int? {
    callees[name]?.first { wanted in
      wanted.labels.allSatisfy { $0.map(labels.contains) ?? false }
        && stands(wanted.owner, entries[wanted.entry].isShipped)
    }?.entry
  }

  /// Every name of the list that is an attribute, macro, member, operator or callee; types are asked by type.
  package var symbols: [Symbol] {
    Array(attributes.keys) + macros.keys + members.keys + statics.keys + callees.keys + operators.keys
      + (itself.map { [$0.name] } ?? [])
  }

  /// The types of a project that the list names.
  package func types(in project: Project) -> [TypeIndex] {
    var found = (Array(types.keys) + nested.keys).flatMap { project.typesNamed($0) }
    if !typePatterns.isEmpty {
      let types = project.types
      for index in types.indices {
        let isExternal = types[index].kind == .external
        if !isExternal, ownPatterns.isEmpty { continue }
        let name = project.symbols.bytes(types[index].name)
        if isExternal ? typePatterns.matches(name) : ownPatterns.matches(name) {
          found.append(TypeIndex(index))
        }
      }
    }
    return found.filter { type($0, in: project) != nil }
  }

  /// Whether some entry asks for labels of a callee of that name.
  package func isCallee(_ name: Symbol) -> Bool { callees[name] != nil }
}

/// A set while it is made.
private struct Tables {
  var entries: [NameSet.Entry] = []
  var types: [Symbol: Int] = [:]
  /// Types listed with the types they are nested in, by their own name.
  var nested: [Symbol: [(text: String, entry: Int)]] = [:]
  var typePatterns: [(pattern: NamePattern, entry: Int)] = []
  var attributes: [Symbol: Int] = [:]
  var macros: [Symbol: Int] = [:]
  var members: [Symbol: Int] = [:]
  var statics: [Symbol: [(path: [Symbol], entry: Int)]] = [:]
  var callees: [Symbol: [(owner: CalleeOwner<Symbol>, labels: [Symbol?], entry: Int)]] = [:]
  var operators: [Symbol: Int] = [:]
  var itself: (name: Symbol, entry: Int)?
  var unwrapping: Int?

  /// Adds one listed name. Names that occur nowhere in the project are kept as entries and match nothing.
  mutating func add(_ name: ListedName, symbols: SymbolTable) {
    let entry = entries.count
    entries.append(NameSet.Entry(text: name.text, isShipped: name.isShipped))
    func symbol(_ bytes: [UInt8]) -> Symbol? { symbols.find(bytes[...]) }
    switch name.meaning {
    case .itself(let name): itself = symbol(name).map { ($0, entry) }
    case .typePattern(let pattern): typePatterns.append((pattern, entry))
    case .type(let own, let isNested):
      // The outer types before a dot with it: `Feed.Row` means no other Row.
      guard let found = symbol(own) else { return }
      if isNested { nested[found, default: []].append((name.text, entry)) } else { types[found] = entry }
    case .attribute(let name): symbol(name).map { attributes[$0] = entry }
    case .macro(let name): symbol(name).map { macros[$0] = entry }
    case .member(let name): symbol(name).map { members[$0] = entry }
    case .staticMember(let path, let member):
      let found = path.compactMap(symbol)
      if found.count == path.count, let name = symbol(member) {
        statics[name, default: []].append((found, entry))
      }
    case .callee(let owner, let name, let labels):
      guard let name = symbol(name) else { return }
      let site: CalleeOwner<Symbol>
      switch owner {
      case .none: site = .none
      case .any: site = .any
      case .path(let path):
        let found = path.compactMap(symbol)
        guard found.count == path.count else { return }
        site = .path(found)
      }
      // An argument without a label has no name.
      let found = labels.map { $0.map(symbol) ?? Symbol.none }
      if found.contains(where: { $0 == nil }) { return }
      callees[name, default: []].append((site, found, entry))
    case .operatorSymbol(let name):
      if name == [0x21] { unwrapping = entry } else { symbol(name).map { operators[$0] = entry } }
    }
  }
}
