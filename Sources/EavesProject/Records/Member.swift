import EavesDocuments
import EavesOutline
import EavesSource

/// The access level of a declaration, from the narrowest to the widest.
package enum Access: UInt8, Sendable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open
  package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
  package init?(_ word: String) {
    switch word {
    case "private": self = .private
    case "fileprivate": self = .fileprivate
    case "internal": self = .internal
    case "package": self = .package
    case "public": self = .public
    case "open": self = .open
    default: return nil
    }
  }
}

/// What kind of member a declaration makes.
package enum MemberKind: String, Sendable { case property, method, initializer, `subscript`, `case` }

/// A property, method, initializer, subscript or enum case of a type.
@usableFromInline package struct Member: Sendable {
  package let owner: TypeIndex
  package let kind: MemberKind
  package let name: Symbol
  /// The binding, function, initializer, subscript or enum element.
  package let node: NodeRef
  /// The declaration that carries attributes and modifiers: the variableDecl of a binding, else `node`.
  package let declaration: NodeRef
  package let access: Access
  package let isStatic: Bool
  /// A property with storage; lazy and observed ones too.
  package let isStored: Bool
  package let isLet: Bool

  /// Visible outside the type's own file.
  package var isExposed: Bool { access > .fileprivate }
}
