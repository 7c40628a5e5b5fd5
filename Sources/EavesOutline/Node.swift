package import EavesSource

/// One fact of a file's outline: a fixed-size record in a flat array, in source order, parents before children.
///
/// The array is a tree without pointers: the children of the node at `i` begin at `i + 1`, each child's
/// subtree ends where its `next` says, and the last of them ends at the parent's own `next`.
///
/// Expressions and types are written as *sequences* of siblings, as they stand in the text. A postfix part
/// (`.name`, `(…)`, `[…]`, `?`, `!`, `{…}`) is the next sibling of what it follows and carries
/// `NodeFlags.continues`; `a.b(c).d` is four siblings: identifier a, member b, call (holding the argument c),
/// member d. Operators stand between their operands: `a + b` is identifier a, binaryOperator +, identifier b.
/// A container (`argument`, `element`, `initializer`, `expression` …) therefore holds one whole expression.
///
/// A child's range lies within its parent's, but for generic arguments: a name's range is its token alone.
@usableFromInline package struct Node: BitwiseCopyable, Sendable {
  @usableFromInline package var kind: NodeKind
  /// The flags, and the upper four bits of the name's id. Twenty bytes a node instead of twenty-four: nodes are most
  /// of what a project takes.
  @usableFromInline package var flagsAndName: UInt8
  /// The lower bits of the name's id.
  @usableFromInline package var lowerName: UInt16
  /// The bytes of the whole node. For `identifier`, `member`, `typeName` and operators: of that one token.
  package var range: ByteRange
  /// Index of the enclosing node; the file's own index (0) is its own parent.
  @usableFromInline package var parent: UInt32
  /// Index just after the node's subtree.
  @usableFromInline package var next: UInt32

  @inline(__always)
  package init(kind: NodeKind, flags: NodeFlags, name: NameID, range: ByteRange, parent: UInt32, next: UInt32)
  {
    self.kind = kind
    flagsAndName = flags.rawValue << 4 | UInt8(truncatingIfNeeded: name.rawValue >> 16)
    lowerName = UInt16(truncatingIfNeeded: name.rawValue)
    self.range = range
    self.parent = parent
    self.next = next
  }

  /// Sets at once what is known only when the whole node has been read.
  mutating func close(at end: Int, next: Int) {
    range.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
  }

  /// What the node is called, without backquotes; `.none` when it has no name.
  @inlinable package var name: NameID {
    get { NameID(UInt32(flagsAndName & 0x0F) << 16 | UInt32(lowerName)) }
    set {
      flagsAndName = flagsAndName & 0xF0 | UInt8(truncatingIfNeeded: newValue.rawValue >> 16)
      lowerName = UInt16(truncatingIfNeeded: newValue.rawValue)
    }
  }

  @inlinable package var flags: NodeFlags {
    get { NodeFlags(rawValue: flagsAndName >> 4) }
    set { flagsAndName = flagsAndName & 0x0F | newValue.rawValue << 4 }
  }
}

/// What a node says beside its kind and name: four bits. What some bits say depends on the kind.
@usableFromInline package struct NodeFlags: OptionSet, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt8
  @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A postfix part of the sibling before it.
  @inlinable package static var continues: NodeFlags { NodeFlags(rawValue: 1 << 0) }
  /// The name was written in backquotes: never a keyword.
  @inlinable package static var quoted: NodeFlags { NodeFlags(rawValue: 1 << 1) }
  /// Of a variable, optional binding or bound name: `let`; absent: `var`.
  @inlinable package static var isLet: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// Of an argument: a trailing closure. Of a parameter: variadic.
  @inlinable package static var trailing: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// Of an initializer: `init?` or `init!`.
  @inlinable package static var failable: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// Of a string: over several lines.
  @inlinable package static var multiline: NodeFlags { NodeFlags(rawValue: 1 << 2) }
  /// Of a string: between `#`.
  @inlinable package static var raw: NodeFlags { NodeFlags(rawValue: 1 << 3) }
}

/// What a node is. "Holds" lists children in source order; `*` any number, `?` at most one.
@usableFromInline package enum NodeKind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  /// The root, index 0. Holds declarations and statements.
  case file

  // Declarations. Each holds: attribute*, modifier*, then `name?`, then what is listed.
  // `range` runs from the first attribute or modifier to the end of the body.
  /// Name: the module, the first component. Holds: importKind?, pathComponent+.
  case importDecl
  /// Holds: genericParameter*, inheritedType*, requirement*, members. Same for the next five.
  case structDecl, classDecl, enumDecl, actorDecl, protocolDecl
  /// Name: last component of the extended type (`B` of `extension A.B`). Holds: extendedType, inheritedType*,
  /// requirement*, members.
  case extensionDecl
  /// Holds: genericParameter*, parameter*, effect*, returnType?, requirement*, block?.
  case funcDecl
  /// Name: `init`. As funcDecl, without returnType.
  case initDecl
  /// Name: `deinit`. Holds: effect*, block?.
  case deinitDecl
  /// Name: `subscript`. As funcDecl, with accessor* and the implicit getter's block under one `accessor` get.
  case subscriptDecl
  /// One `let`/`var` statement (flag isLet), no name of its own. Holds: binding+.
  case variableDecl
  /// Holds: inheritedType? (its constraint), initializer-less; typeAnnotation = the aliased type.
  case typealiasDecl
  case associatedTypeDecl
  /// One `case` of an enum. Holds: enumElement+.
  case enumCaseDecl
  /// As funcDecl; initializer = its definition.
  case macroDecl
  case operatorDecl, precedenceGroupDecl
  /// What holds for a whole file, no name of its own. Holds: attribute or modifier.
  case usingDecl

  // Parts of declarations.
  /// The token that names the enclosing declaration, attribute or macro expansion.
  case name
  /// Name: last component (`Query` of `@SwiftData.Query`). Range from `@` to the closing parenthesis.
  /// Holds: name, genericArgument*, argument*.
  case attribute
  /// Name: the keyword. Holds modifierDetail? (`set` of `private(set)`, `unsafe` of `nonisolated(unsafe)`).
  case modifier
  case modifierDetail
  /// Name: `struct`, `class`, `func` … of a scoped import.
  case importKind
  case pathComponent
  /// Holds: inheritedType? (its constraint). `each T`, `let n: Int` keep a modifier.
  case genericParameter
  /// One entry of an inheritance clause. Holds: attribute*, a type sequence. Range: the type with specifiers.
  case inheritedType
  /// The type an extension extends. Holds a type sequence.
  case extendedType
  /// One requirement of a where clause. Name: `:`, `==`, or `.none` for others. Holds: two `element`s of types.
  case requirement
  /// The braces of a type. Holds declarations.
  case members
  /// Of a function, init, subscript, enum case, closure or macro. Name: the internal name. Range: all of it.
  /// Holds: attribute*, label? (name of the argument label when two names were written), name?, typeAnnotation?,
  /// initializer? (the default value). Flag trailing: variadic. `_ x: T` has label `_`. An enum case's
  /// unlabelled value has no name.
  case parameter
  case label
  /// Name: async, throws, rethrows, reasync. Holds a type sequence for typed throws.
  case effect
  /// Holds a type sequence.
  case returnType
  /// The written type after `:`, or after `=` of a typealias. Holds attribute*, a type sequence.
  case typeAnnotation
  /// The expression after `=`. Holds one expression.
  case initializer
  /// One name of a `let`/`var` statement; a tuple pattern makes one binding without a name that holds
  /// `boundName`s. Holds: name?, boundName*, typeAnnotation?, initializer?, accessor*.
  case binding
  /// Name: get, set, willSet, didSet, init, _read, _modify … Holds: attribute*, modifier*, effect*, parameter?,
  /// block?. A computed property without the keyword has one accessor `get` (flag quoted absent, its range the
  /// braces).
  case accessor
  /// Holds: parameter*, initializer? (raw value).
  case enumElement

  // Types: sequences of siblings inside a container.
  /// Holds genericArgument*.
  case typeName
  /// `.Baz`, `.Type`, `.Protocol`: continues. Holds genericArgument*.
  case typeMember
  /// Holds a type sequence.
  case genericArgument
  /// `?` and `!` after a type: continue.
  case optionalType, implicitlyUnwrappedType
  /// Holds one element of a type; `[3 of Int]` holds two.
  case arrayType
  /// Holds two elements.
  case dictionaryType
  /// Holds element* (name: the label). Also the parameters of a function type.
  case tupleType
  /// `-> R` after a tupleType: continues. Holds effect* and the result's type sequence.
  case functionResult
  /// Name: any, some, inout, borrowing, consuming, sending, isolated, `~`, each, repeat … before a type.
  case typeSpecifier
  /// `&` between two types.
  case composition

  // Expressions: sequences of siblings inside a container.
  /// Also self, Self, super, `$0`, `$name`, `_`, and a type used as an expression. Holds genericArgument*.
  case identifier
  /// `.name` with nothing before it. Range: from the dot to the end of the name. Holds genericArgument*.
  case implicitMember
  /// `.name` after something: continues. Name of `.0` is `0`; `init`, `self`, `Type` are names. Range: the name
  /// without its dot. Holds genericArgument*.
  case member
  /// Continues. Holds argument*, trailing closures last (flag trailing; the first has no name). Range: from
  /// `(` or `{` to the last `)` or `}`.
  case call
  /// Continues. Holds argument*.
  case subscript_
  /// `?` and `!` after an expression: continue.
  case optionalChain, forceUnwrap
  /// Name: the label, `.none` without one. Holds one expression. Range: label to the end of the expression.
  case argument
  /// `(a:b:)` after a name: continues. Name: the labels as written, `a:b:`.
  case argumentNames
  case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
  /// Holds interpolation* (each with argument*). Its text is not in the outline.
  case stringLiteral
  /// `\(x)`. Name: `appendInterpolation`, which it calls, where an argument has a label, and of the second in a text,
  /// which joins it to the first; else `.none`.
  case interpolation
  /// Hold element*; a dictionary's keys and values alternate.
  case arrayLiteral, dictionaryLiteral
  /// Parentheses: `()`, `(x)`, `(a: 1, b)`. Holds element* (name: label).
  case tuple
  /// One value of a literal, tuple, tuple type or requirement. Name: its label.
  case element
  /// Holds: attribute*, capture*, parameter* , effect*, returnType?, then statements and declarations.
  case closure
  /// Name: the captured name. Holds modifier? (`weak`, `unowned`), initializer?.
  case capture
  /// `\Root.a.b`: range from the backslash to its end. Holds a type sequence for the root if written, then
  /// keyPathComponent* and the postfix kinds call, subscript_, optionalChain, forceUnwrap.
  case keyPath
  case keyPathComponent
  /// `#name`, as an expression or as a declaration. Holds: attribute*, modifier*, name, genericArgument*,
  /// argument* (with trailing closures).
  case macroExpansion
  case prefixOperator, binaryOperator, postfixOperator
  /// `=`.
  case assignment
  /// `? middle :` of a conditional expression. Holds the middle expression; condition and else are siblings.
  case ternary
  /// Name: `is`, `as`, `as?`, `as!`. Holds a type sequence. Stands after its operand.
  case cast
  /// Name: `try`, `try?`, `try!`, `await`, `unsafe`, `consume`, `copy`, `borrow`, `each`, `repeat`, `any`, `some`, `&`.
  case prefixKeyword
  /// `->` of a function type written as an expression; the result follows as siblings.
  case arrow

  // Statements.
  /// An expression standing as a statement.
  case expression
  /// Braces with statements: bodies of functions and accessors, branches, loops.
  case block
  /// Also as expressions. Holds: condition+, block, elseBranch?.
  case ifStmt
  case guardStmt
  case elseBranch
  /// One clause of if, guard, while: an expression, or one optionalBinding, casePattern or availability.
  case condition
  /// `let x`, `let x = y`, `let x: T = y`. Name: x. Holds: name, typeAnnotation?, initializer?.
  case optionalBinding
  /// `case pattern = value`. Holds: pattern, initializer.
  case casePattern
  case availability
  /// Holds: condition+, block.
  case whileStmt
  /// Holds: block, condition.
  case repeatStmt
  /// Holds: pattern, typeAnnotation?, sequence, condition? (where), block.
  case forStmt
  case sequence
  /// Also as an expression. Holds: sequence (the subject), switchCase*.
  case switchStmt
  /// Holds: caseItem* (none for `default`), then statements.
  case switchCase
  /// Holds: pattern, condition? (where). `catch where x` has no pattern.
  case caseItem
  /// Holds an expression sequence in which bound names are `boundName`.
  case pattern
  /// A name bound by `let`/`var` in a pattern, a `for` variable, or a catch pattern.
  case boundName
  /// Also as an expression. Holds: effect*, block, catchClause*.
  case doStmt
  /// Holds: caseItem*, block.
  case catchClause
  case deferStmt
  /// Hold one expression, if any. Also `yield`, `discard`, `then`.
  case returnStmt, throwStmt, yieldStmt
  /// Name: break, continue, fallthrough. Holds label?.
  case jump
  /// `name:` before a statement.
  case statementLabel

  // What stands across the grammar.
  /// `#if … #endif`. Holds conditionalClause+.
  case conditionalCompilation
  /// Also as the first child of a declaration, when the branches hold its attributes.
  /// Name: `#if`, `#elseif`, `#else`. Holds condition? (range: its text), then whatever the branch holds.
  case conditionalClause
  /// A stretch that could not be placed; see `Outline.irregularities`.
  case notUnderstood
}

extension NodeKind {
  /// The one that a compiler writes is a call through a table from another module: nodes are compared by the million.
  @inlinable package static func == (left: NodeKind, right: NodeKind) -> Bool {
    unsafe unsafeBitCast(left, to: UInt8.self) == unsafeBitCast(right, to: UInt8.self)
  }

  /// struct, class, enum, actor, protocol or extension.
  @inlinable package var isTypeDeclaration: Bool {
    rawValue >= NodeKind.structDecl.rawValue && rawValue <= NodeKind.extensionDecl.rawValue
  }

  /// Whether nodes of this kind stand before the keyword of a declaration.
  var standsInHead: Bool {
    switch self {
    case .attribute, .modifier, .conditionalCompilation, .notUnderstood: true
    default: false
    }
  }

  /// Any declaration.
  @inlinable package var isDeclaration: Bool {
    rawValue >= NodeKind.importDecl.rawValue && rawValue <= NodeKind.usingDecl.rawValue
  }
}
