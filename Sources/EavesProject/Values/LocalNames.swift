import EavesOutline
import EavesSource

/// The names that a file's functions, closures and blocks declare, to be asked by scope and name.
///
/// Looking through the statements before a name costs a long function the square of its length.
struct LocalNames: Sendable {
  private struct Entry: BitwiseCopyable, Sendable {
    let scope: UInt32
    let name: Symbol
    let statement: UInt32
    let node: UInt32

    var key: UInt64 { UInt64(scope) << 32 | UInt64(name.rawValue) }
  }

  /// By scope, name and place.
  private var entries: [Entry] = []
  private var names = NameFilter()

  /// O(names × log of them).
  init(_ file: NamedOutline, _ symbols: SymbolTable) {
    let nodes = file.outline.nodes
    for local in file.outline.index.locals {
      let name = file.symbol(Int(local.node))
      entries.append(Entry(scope: local.scope, name: name, statement: local.statement, node: local.node))
      // `$fare` of a closure over bindings declares `fare` as well.
      let kind = nodes[Int(local.node)].kind
      guard kind == .parameter || kind == .capture, symbols.bytes(name).first == 0x24,
        let base = symbols.find(symbols.bytes(name).dropFirst())
      else { continue }
      entries.append(Entry(scope: local.scope, name: base, statement: local.statement, node: local.node))
    }
    entries.sort { ($0.key, $0.statement, $0.node) < ($1.key, $1.statement, $1.node) }
    for entry in entries { names.insert(entry.name) }
  }

  /// Whether some scope of the file may declare a name; false: none does. O(1).
  func mayDeclare(_ name: Symbol) -> Bool { names.mayContain(name) }

  /// The last declaration of a name in a scope before one of the scope's children; nil when there is none.
  /// O(log n).
  func last(_ name: Symbol, in scope: Int, before child: Int) -> Int? {
    let key = UInt64(scope) << 32 | UInt64(name.rawValue)
    let behind = entries.indices.partitioningIndex(where: { at in
      entries[at].key > key || (entries[at].key == key && Int(entries[at].statement) >= child)
    })
    return behind > 0 && entries[behind - 1].key == key ? Int(entries[behind - 1].node) : nil
  }
}

/// A rough set of names: what it does not hold was never put in; what it holds, perhaps.
///
/// A bit for each of so many names answers for most of them, before a table is searched in every scope around a token.
struct NameFilter: Sendable {
  private static let bits = 2048
  /// Empty until a name is put in.
  private var words: [UInt64] = []

  mutating func insert(_ name: Symbol) {
    if words.isEmpty { words = Array(repeating: 0, count: Self.bits / 64) }
    let bit = name.index % Self.bits
    words[bit / 64] |= 1 << UInt64(bit % 64)
  }

  func mayContain(_ name: Symbol) -> Bool {
    if words.isEmpty { return false }
    let bit = name.index % Self.bits
    return words[bit / 64] & (1 << UInt64(bit % 64)) != 0
  }
}
