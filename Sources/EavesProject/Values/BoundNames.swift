import EavesOutline
import EavesSource

/// The names that a file's conditions, patterns and cases bind, to be asked by statement and name.
///
/// Looking through the conditions before a name costs a long list of them the square of its length.
struct BoundNames: Sendable {
  private struct Entry: BitwiseCopyable, Sendable {
    let statement: UInt32
    let name: Symbol
    /// The statement's child that binds it.
    let container: UInt32
    /// The optional binding or bound name.
    let node: UInt32

    var key: UInt64 { UInt64(statement) << 32 | UInt64(name.rawValue) }
  }

  /// By statement, name and place; of a child that binds a name more than once, the one that counts.
  private var entries: [Entry] = []
  private var names = NameFilter()

  /// O(names × log of them).
  init(_ file: NamedOutline) {
    let nodes = file.outline.nodes
    for bound in file.outline.index.bounds {
      let name = file.symbol(Int(bound))
      let isOptional = nodes[Int(bound)].kind == .optionalBinding
      var at = nodes[Int(bound)].parent
      climb: while at != 0 {
        let parent = nodes[Int(at)].parent
        switch nodes[Int(at)].kind {
        case .condition, .pattern, .caseItem:
          if nodes[Int(parent)].kind.binds(with: nodes[Int(at)].kind),
            !isOptional || nodes[Int(bound)].parent == at
          {
            entries.append(Entry(statement: parent, name: name, container: at, node: bound))
          }
        // What a closure binds stays in it.
        case .closure, .initializer: break climb
        default: break
        }
        at = UInt32(truncatingIfNeeded: file.outline.outermostLink(of: Int(parent)))
      }
    }
    // The first name that a pattern binds counts, else the last optional binding.
    func rank(_ entry: Entry) -> Int {
      nodes[Int(entry.node)].kind == .boundName ? -Int(entry.node) : Int(entry.node) - nodes.count * 2
    }
    entries.sort { ($0.key, $0.container, rank($0)) < ($1.key, $1.container, rank($1)) }
    var kept: [Entry] = []
    for entry in entries {
      if let last = kept.last, last.key == entry.key, last.container == entry.container { kept.removeLast() }
      kept.append(entry)
    }
    entries = kept
    for entry in entries { names.insert(entry.name) }
  }

  /// Whether some statement of the file may bind a name; false: none does. O(1).
  func mayBind(_ name: Symbol) -> Bool { names.mayContain(name) }

  /// What binds a name in the children of a statement before one of them; the last such child counts. Nil when none
  /// does. O(log n).
  func last(_ name: Symbol, in statement: Int, before child: Int) -> Int? {
    let key = UInt64(statement) << 32 | UInt64(name.rawValue)
    let behind = entries.indices.partitioningIndex(where: { at in
      entries[at].key > key || (entries[at].key == key && Int(entries[at].container) >= child)
    })
    return behind > 0 && entries[behind - 1].key == key ? Int(entries[behind - 1].node) : nil
  }
}

extension NodeKind {
  /// Whether a statement of this kind takes names from children of a kind.
  fileprivate func binds(with child: NodeKind) -> Bool {
    switch self {
    case .ifStmt, .whileStmt, .guardStmt: child == .condition
    case .forStmt, .caseItem: child == .pattern
    case .switchCase, .catchClause: child == .caseItem
    default: false
    }
  }
}
