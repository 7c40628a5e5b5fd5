import EavesOutline
import EavesProject

/// A node that several searches ask about one after the other: what they ask alike is worked out once.
struct MetNode {
  let node: Int
  let kind: NodeKind
  let symbol: Symbol
  let file: Int
  /// Nil: nobody has asked.
  var value: Value??
  var typeUse: TypeIndex??
  var receiver: Receiver?

  /// What an identifier names.
  struct Value {
    let declared: Declared
    let types: ArraySlice<TypeIndex>
  }

  /// What a member is asked of: the chain before it.
  struct Receiver {
    let head: Int
    let types: [TypeIndex]
  }

  init(_ node: Int, _ kind: NodeKind, _ symbol: Symbol, in file: Int) {
    self.node = node
    self.kind = kind
    self.symbol = symbol
    self.file = file
  }
}
