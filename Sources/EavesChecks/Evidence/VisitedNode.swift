import EavesOutline
import EavesProject

/// A node that several searches look at one after the other. What they have in common is computed once.
struct VisitedNode {
  let node: Int
  let kind: NodeKind
  let symbol: Symbol
  let file: Int
  /// Nil: not computed yet.
  var value: Value??
  var typeUse: TypeIndex??
  var receiver: Receiver?
  /// What a search found by a type: all that have the type among their objects find the same.
  var found: Evidence?

  /// What an identifier names.
  struct Value {
    let declared: Declared
    let types: ArraySlice<TypeIndex>
  }

  /// The receiver of a member: the chain before it.
  struct Receiver {
    let head: Int
    let types: [TypeIndex]
  }
}
