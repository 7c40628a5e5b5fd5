import EavesOutline

/// How a type is declared; the raw value is the value of the clause `kind`.
package enum TypeKind: String, CaseIterable, Sendable {
  case `struct`, `class`, `enum`, actor, `protocol`
  case alias = "typealias"
  /// Named, but declared nowhere in the project.
  case external
}

/// A type with its extensions merged across files, or a name that is used as one.
@usableFromInline package struct TypeRecord: Sendable {
  package internal(set) var name: Symbol
  package let kind: TypeKind
  /// The type it is nested in, `.none` at the top level.
  package internal(set) var parent: TypeIndex
  package let module: ModuleIndex
  /// Where it is declared; for an external type where it is first named.
  package let place: NodeRef
  package internal(set) var extensions: [NodeRef] = []
  /// Declared private or fileprivate: invisible to other files.
  package let isFilePrivate: Bool
  /// Direct supertypes: superclass, protocols, of the declaration and of all extensions; of a typealias the
  /// aliased type. Without duplicates.
  package internal(set) var supertypes: [TypeIndex] = []
  /// Indices of its members, those of extensions included.
  package internal(set) var members: [Int] = []
  /// The depth of function bodies around the declaration is above 0: a local type.
  package let isLocal: Bool
  /// Declared under `#if`: not every build has it.
  let isConditional: Bool
}
