/// The keywords of the grammar, reserved and contextual alike.
///
/// Every name pool begins with them in this order, so that a word's id in the pool *is* its keyword and the
/// builder compares integers. Whether such a word acts as a keyword is decided where it stands.
enum Keyword: UInt8, CaseIterable {
  /// Any other word; also the empty name, which has id 0 in every pool.
  case none = 0

  // Words that begin a declaration.
  case `import`, `struct`, `class`, `enum`, actor, `protocol`, `extension`, `func`, `init`, `deinit`
  case `subscript`, `let`, `var`, `typealias`, `associatedtype`, `case`, macro, `operator`, `precedencegroup`
  case using

  // Modifiers.
  case `public`, `private`, `fileprivate`, `internal`, open, package, `static`, final, override, required
  case convenience, lazy, weak, unowned, dynamic, optional, mutating, nonmutating, consuming, borrowing
  case nonisolated, isolated, distributed, indirect, prefix, postfix, infix, async, __consuming, _local
  case sending, _const, reasync, __owned, __shared, nonsending, `inout`, _resultDependsOnSelf

  // Accessors.
  case get, set, willSet, didSet, _read, _modify, unsafeAddress, unsafeMutableAddress
  case mutableAddressWithOwner, addressWithOwner, mutate, yielding, read, modify

  // Statements.
  case `if`, `else`, `guard`, `while`, `repeat`, `for`, `in`, `switch`, `default`, `do`, `catch`, `defer`
  case `return`, `throw`, yield, `break`, `continue`, `fallthrough`, `where`, discard, then

  // Expressions and types.
  case `try`, await, unsafe, consume, copy, borrow, each, any, some, `is`, `as`, `self`, `Self`, `super`
  case `true`, `false`, `nil`, `throws`, `rethrows`, underscore, of, `Type`, `Protocol`

  // After `#`.
  case elseif, endif, available, unavailable

  // After `@`.
  case unknown, escaping, autoclosure, Sendable, noescape

  // Names of nodes that are not written as one word, and operators that the grammar knows.
  case poundIf, poundElseif, poundElse, asOptional, asForced, tryOptional, tryForced
  case colonName, equality, tilde, ampersand, less, greater, ellipsis, star, slash, minus, plus

  // What an interpolation with labels calls: a name as any other where it is written.
  case appendInterpolation

  /// The bytes of the word as written.
  var text: String { Keyword.texts[Int(rawValue)] }

  /// Each word once: to ask a case for its name costs twenty thousand instructions.
  private static let texts = [""] + spellings.split(separator: " ").map(String.init)

  /// The words as written, in the order of the cases from the second on: a test holds each against its case.
  private static let spellings = """
    import struct class enum actor protocol extension func init deinit subscript let var typealias \
    associatedtype case macro operator precedencegroup using public private fileprivate internal open \
    package static final override required convenience lazy weak unowned dynamic optional mutating nonmutating \
    consuming borrowing nonisolated isolated distributed indirect prefix postfix infix async __consuming \
    _local sending _const reasync __owned __shared nonsending inout _resultDependsOnSelf get set willSet \
    didSet _read _modify unsafeAddress unsafeMutableAddress mutableAddressWithOwner addressWithOwner mutate \
    yielding read modify if else guard while repeat for in switch default do catch defer return throw yield \
    break continue fallthrough where discard then try await unsafe consume copy borrow each any some is as \
    self Self super true false nil throws rethrows _ of Type Protocol elseif endif available unavailable \
    unknown escaping autoclosure Sendable noescape #if #elseif #else as? as! try? try! : == ~ & < > ... * / \
    - + appendInterpolation
    """

  /// The id of the word in every pool.
  var id: NameID { NameID(UInt32(rawValue)) }

  /// The keyword with an id, `.none` for every other word.
  static func of(_ id: NameID) -> Keyword {
    id.rawValue <= UInt32(Keyword.plus.rawValue)
      ? Keyword(rawValue: UInt8(truncatingIfNeeded: id.rawValue)) ?? .none : .none
  }
}

extension Keyword {
  /// Begins a declaration wherever a statement may stand.
  var beginsDeclaration: Bool {
    switch self {
    case .import, .struct, .class, .enum, .protocol, .extension, .func, .let, .var, .typealias,
      .associatedtype, .operator, .precedencegroup:
      true
    default: false
    }
  }

  /// Names a declaration after modifiers.
  var introducesDeclaration: Bool {
    switch self {
    case .actor, .macro, .`init`, .`deinit`, .subscript, .case: true
    default: beginsDeclaration
    }
  }

  /// A modifier that is reserved: it cannot be an identifier.
  var isReservedModifier: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .static: true
    default: false
    }
  }

  /// A modifier of declarations, reserved or not. `class` is one too, but only before certain words.
  var isModifier: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .open, .package, .static, .final, .override, .required,
      .convenience, .lazy, .weak, .unowned, .dynamic, .optional, .mutating, .nonmutating, .consuming,
      .borrowing, .nonisolated, .isolated, .distributed, .indirect, .prefix, .postfix, .infix, .async,
      .__consuming, ._local, .sending, ._const, .__owned, .__shared, .yielding:
      true
    default: false
    }
  }

  /// Names an accessor of a property or subscript.
  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress,
      .unsafeMutableAddress, .mutableAddressWithOwner, .addressWithOwner, .`init`, .mutate, .borrow:
      true
    default: false
    }
  }

  /// A word that says how a function may leave or wait.
  var isEffect: Bool {
    switch self {
    case .async, .throws, .rethrows, .reasync: true
    default: false
    }
  }

  /// Ends or begins something and therefore never stands for a value.
  var isNeverOperand: Bool {
    switch self {
    case .in, .else, .where, .catch, .case, .default, .throws, .rethrows, .guard, .while, .for, .defer,
      .return, .throw, .break, .continue, .fallthrough, .func, .struct, .class, .enum, .protocol,
      .extension, .import, .typealias, .associatedtype, .operator, .precedencegroup, .let, .var, .is,
      .as, .public, .private, .fileprivate, .internal, .static, .`inout`:
      true
    default: false
    }
  }

  /// Begins a statement that is no expression.
  var beginsStatement: Bool {
    switch self {
    case .guard, .while, .for, .defer, .return, .throw, .break, .continue, .fallthrough, .case, .default:
      true
    default: false
    }
  }
}
