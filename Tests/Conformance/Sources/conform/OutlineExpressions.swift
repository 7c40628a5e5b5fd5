import EavesOutline
import EavesSource
import Facts

extension OutlineFacts {
  mutating func expression(_ index: Int) {
    switch kind(index) {
    case .call: call(index)
    case .argumentNames: add(.calls, index, "argument names \(name(index))")
    case .subscript_: subscriptCall(index)
    case .macroExpansion:
      addRange(.macros, index, "#\(name(index))(\(labels(index)))\(closures(index).count)")
    case .keyPath:
      addRange(.keyPaths, index, spelling(index))
      addPosition(index)
    case .keyPathComponent: add(.keyPaths, index, name(index))
    case .identifier: if name(index) != "_" { add(.names, index, name(index)) }
    case .member: add(.names, index, name(index))
    case .implicitMember: implicitMember(index)
    case .typeName, .typeMember: add(isKeyPathRoot(index) ? .keyPaths : .names, index, name(index))
    case .boundName: add(.boundNames, index, name(index))
    case .name: declaredName(index)
    default: sign(index)
    }
  }

  private mutating func call(_ index: Int) {
    let closures = closures(index)
    let head = "\(calleeName(index))(\(labels(index)))\(closures.count)"
    let extra = closures.dropFirst().map { " " + name($0) }.joined()
    addRange(.calls, index, head + extra)
    addPosition(index)
  }

  private func calleeName(_ index: Int) -> String {
    guard let callee = previousSibling(index) else { return "" }
    switch kind(callee) {
    case .identifier where name(callee) == "super" || name(callee) == "_": return ""
    case .identifier, .member, .implicitMember: return name(callee)
    case .argumentNames: return calleeName(callee)
    default: return ""
    }
  }

  private mutating func subscriptCall(_ index: Int) {
    if isInKeyPath(index) { return }
    addRange(.subscripts, index, "[\(labels(index))]\(closures(index).count)")
  }

  private func isInKeyPath(_ index: Int) -> Bool { kind(parent(index)) == .keyPath }

  private func isKeyPathRoot(_ index: Int) -> Bool { kind(parent(index)) == .keyPath }

  /// The name stands at the end; blanks or a module may stand between it and the dot.
  private mutating func implicitMember(_ index: Int) {
    let quotes = node(index).flags.contains(.quoted) ? 2 : 0
    found.add(.names, Int(node(index).range.end) - name(index).utf8.count - quotes, name(index))
  }

  /// Names of patterns; those of declarations, attributes and macros are compared with their owners.
  private mutating func declaredName(_ index: Int) {
    switch kind(parent(index)) {
    case .binding, .optionalBinding: if name(index) != "_" { add(.boundNames, index, name(index)) }
    default: break
    }
  }

  private mutating func sign(_ index: Int) {
    switch kind(index) {
    case .binaryOperator, .prefixOperator, .postfixOperator, .composition: add(.operators, index, name(index))
    case .prefixKeyword: prefixKeyword(index)
    case .assignment: add(.operators, index, "=")
    case .arrow: add(.operators, index, "->")
    case .ternary: addRange(.operators, index, "? :")
    case .cast: add(.operators, index, name(index))
    case .optionalChain, .optionalType: add(.operators, index, "?")
    case .forceUnwrap, .implicitlyUnwrappedType: add(.operators, index, "!")
    default: literal(index)
    }
  }

  private mutating func prefixKeyword(_ index: Int) {
    switch name(index) {
    case "any", "some", "each", "repeat", "inout", "sending", "isolated", "borrowing", "consuming": break
    default: add(.operators, index, name(index))
    }
  }

  private mutating func literal(_ index: Int) {
    switch kind(index) {
    case .stringLiteral: addRange(.literals, index, "string")
    case .interpolation: interpolation(index)
    case .integerLiteral: addRange(.literals, index, "integer")
    case .floatLiteral: addRange(.literals, index, "float")
    case .booleanLiteral: addRange(.literals, index, "boolean")
    case .nilLiteral: addRange(.literals, index, "nil")
    case .regexLiteral: addRange(.literals, index, "regex")
    case .arrayLiteral, .arrayType: addRange(.collections, index, "array")
    case .dictionaryLiteral, .dictionaryType: addRange(.collections, index, "dictionary")
    case .closure:
      addRange(.closures, index, "[\(children(index, .capture).map(name).joined(separator: ","))]")
    default: statement(index)
    }
  }

  private mutating func interpolation(_ index: Int) {
    let arguments = children(index, .argument)
    guard let first = arguments.first, let last = arguments.last else { return }
    found.add(.literals, start(first), "interpolation \(labels(index)) ..\(node(last).range.end)")
  }

  private mutating func statement(_ index: Int) {
    let conditions = children(index, .condition).count
    switch kind(index) {
    case .ifStmt: addRange(.statements, index, "if \(conditions)")
    case .guardStmt: addRange(.statements, index, "guard \(conditions)")
    case .whileStmt: addRange(.statements, index, "while \(conditions)")
    case .switchStmt: addRange(.statements, index, "switch")
    case .repeatStmt: addRange(.statements, index, "repeat")
    case .forStmt: addRange(.statements, index, "for")
    case .doStmt: addRange(.statements, index, "do \(children(index, .catchClause).count)")
    case .catchClause: addRange(.statements, index, "catch")
    case .deferStmt: addRange(.statements, index, "defer")
    case .returnStmt: addRange(.statements, index, "return")
    case .throwStmt: addRange(.statements, index, "throw")
    case .yieldStmt: addRange(.statements, index, "yield")
    case .jump: addRange(.statements, index, name(index))
    case .switchCase: addRange(.statements, index, "case \(children(index, .caseItem).count)")
    default: break
    }
  }
}
