import EavesDocuments
import EavesOutline
import EavesSource

/// Names that a document lists as objects, compiled against the project's symbols: everything but roles.
package struct NameSet: Sendable {
  /// One listed name and the forms it matches.
  package struct Entry: Sendable {
    package let text: String
    /// From a shipped word list: means the SDK's name, which a declaration of the project shadows.
    package let isShipped: Bool
  }

  package private(set) var entries: [Entry] = []
  private var types: [Symbol: Int] = [:]
  private var typePatterns: [(pattern: NamePattern, entry: Int)] = []
  private var attributes: [Symbol: Int] = [:]
  private var macros: [Symbol: Int] = [:]
  private var members: [Symbol: Int] = [:]
  private var statics: [Symbol: [(type: Symbol, entry: Int)]] = [:]
  private var callees: [Symbol: [(labels: [Symbol?], entry: Int)]] = [:]
  private var operators: [Symbol: Int] = [:]
  /// Whether any entry is an operator.
  package var hasOperators: Bool { !operators.isEmpty }

  /// Whether a shipped list names members: ways to work on a value.
  package var hasShippedMembers: Bool { members.values.contains { entries[$0].isShipped } }

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// Adds one listed name. Names that occur nowhere in the project are kept as entries and match nothing.
  package mutating func add(_ text: String, isShipped: Bool, symbols: SymbolTable) {
    let entry = entries.count
    entries.append(Entry(text: text, isShipped: isShipped))
    switch NameForm(text) {
    case .type(let name):
      if NamePattern(name).isLiteral {
        if let symbol = symbols.find(name) { types[symbol] = entry }
      } else {
        typePatterns.append((NamePattern(name), entry))
      }
    case .attribute(let name): symbols.find(name).map { attributes[$0] = entry }
    case .macro(let name): symbols.find(name).map { macros[$0] = entry }
    case .member(let name): symbols.find(name).map { members[$0] = entry }
    case .staticMember(let type, let name):
      if let type = symbols.find(type), let name = symbols.find(name) {
        statics[name, default: []].append((type, entry))
      }
    case .callee(let name, let labels):
      guard let name = symbols.find(name) else { return }
      // `_` is an argument without a label.
      let found = labels.map { $0 == "_" ? Symbol.none : symbols.find($0) }
      if found.contains(where: { $0 == nil }) { return }
      callees[name, default: []].append((found, entry))
    case .binaryOperator(let name): symbols.find(name).map { operators[$0] = entry }
    }
  }

  /// The entry that names a type; an external one where the entry is shipped.
  package func type(_ type: TypeIndex, in project: Project) -> Int? {
    let record = project.types[type.index]
    let found =
      types[record.name]
      ?? (typePatterns.isEmpty
        ? nil : typePatterns.first { $0.pattern.matches(project.symbols.bytes(record.name)) }?.entry)
    guard let found, !entries[found].isShipped || record.kind == .external else { return nil }
    return found
  }

  package func attribute(_ name: Symbol) -> Int? { attributes[name] }
  package func macro(_ name: Symbol) -> Int? { macros[name] }
  package func member(_ name: Symbol) -> Int? { members[name] }
  package func binaryOperator(_ name: Symbol) -> Int? { operators[name] }

  /// The entry `T.x` for a member x of the type named T.
  package func staticMember(_ name: Symbol, of type: Symbol) -> Int? {
    statics[name]?.first { $0.type == type }?.entry
  }

  /// The entry `T(a:b:)` for a callee with at least these labels.
  package func callee(_ name: Symbol, labels: [Symbol]) -> Int? {
    callees[name]?.first { wanted in wanted.labels.allSatisfy { $0.map(labels.contains) ?? false } }?.entry
  }

  /// Every name of the list that is an attribute, macro, member, operator or callee; types are asked by type.
  package var symbols: [Symbol] {
    Array(attributes.keys) + macros.keys + members.keys + statics.keys + callees.keys + operators.keys
  }

  /// The types of a project that the list names.
  package func types(in project: Project) -> [TypeIndex] {
    var found = types.keys.flatMap { project.typesNamed($0) }
    if !typePatterns.isEmpty { found += project.types.indices.map { TypeIndex($0) } }
    return found.filter { type($0, in: project) != nil }
  }

  package func isCallee(_ name: Symbol) -> Bool { callees[name] != nil }
}

/// What a listed name is, by its spelling.
package enum NameForm: Hashable, Sendable {
  case type(String)
  case attribute(String)
  case macro(String)
  case member(String)
  case staticMember(type: String, name: String)
  case callee(String, labels: [String])
  case binaryOperator(String)

  package init(_ text: String) {
    let first = text.utf8.first ?? 0
    let rest = String(text.dropFirst())
    if first == 0x40 {
      self = .attribute(rest)
    } else if first == 0x23 {
      self = .macro(rest)
    } else if text.hasSuffix(")"), let open = text.firstIndex(of: "(") {
      let labels = text[text.index(after: open)...].dropLast().split(separator: ":").map(String.init)
      self = .callee(String(text[..<open]), labels: labels)
    } else if first == 0x2E, rest.utf8.first.map(Self.beginsWord) ?? false {
      self = .member(rest)
    } else if !Self.beginsWord(first),
      first != 0x2A || text.utf8.count == 1 || text.utf8.dropFirst().first == 0x3D
    {
      self = .binaryOperator(text)
    } else if let dot = text.lastIndex(of: ".") {
      self = .staticMember(type: String(text[..<dot]), name: String(text[text.index(after: dot)...]))
    } else {
      self = .type(text)
    }
  }

  private static func beginsWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x61 && byte <= 0x7A)
  }
}
