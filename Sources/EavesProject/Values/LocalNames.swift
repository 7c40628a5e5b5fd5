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

  init() {}

  /// O(names × log of them).
  init(_ file: ProjectFile, _ symbols: SymbolTable) {
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
  }

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
