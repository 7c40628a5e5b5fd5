package import EavesOutline

/// What a value is as it is written: the initial value of a property, an argument of a call.
package struct WrittenValue {
  private let outline: Outline

  package init(in outline: Outline) { self.outline = outline }

  /// The kinds of a property's initial value; empty where there can be none.
  func kinds(ofInitialValueOf declaration: Int) -> Set<String> {
    let kind = outline.nodes[declaration].kind
    guard kind == .binding || kind == .enumElement else { return [] }
    if let initializer = outline.firstChild(of: declaration, kind: .initializer) {
      return kinds(ofExpressionIn: initializer)
    }
    return outline.firstChild(of: declaration, kind: .accessor) == nil ? ["none"] : []
  }

  /// The kinds of the one expression of an initializer or argument.
  package func kinds(ofExpressionIn container: Int) -> Set<String> {
    var parts = Array(outline.children(of: container))
    if parts.count == 2, outline.nodes[parts[0]].kind == .prefixOperator { parts.removeFirst() }
    guard parts.count == 1 else { return [] }
    let kind: String
    switch outline.nodes[parts[0]].kind {
    case .integerLiteral, .floatLiteral: kind = "number"
    case .booleanLiteral: kind = "boolean"
    case .stringLiteral: kind = "string"
    case .nilLiteral: kind = "nil"
    case .arrayLiteral: kind = "array"
    case .dictionaryLiteral: kind = "dictionary"
    case .closure: return ["closure"]
    case .keyPath: return ["key-path"]
    default: return []
    }
    return isLiteral(parts[0]) ? [kind, "literal"] : [kind]
  }

  /// Whether nothing in it has to be worked out.
  private func isLiteral(_ node: Int) -> Bool {
    (node + 1..<max(node + 1, Int(outline.nodes[node].next))).allSatisfy { inner in
      switch outline.nodes[inner].kind {
      case .element, .integerLiteral, .floatLiteral, .booleanLiteral, .stringLiteral, .nilLiteral,
        .arrayLiteral, .dictionaryLiteral, .prefixOperator:
        true
      default: false
      }
    }
  }
}
