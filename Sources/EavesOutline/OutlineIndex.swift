/// Where the nodes stand that every later stage asks for: most of an outline is neither declared nor named.
///
/// Made while a file's nodes are still at hand; the stages after it visit a tenth of the nodes instead of walking
/// over all of them. Every list is in source order.
package struct OutlineIndex: Sendable {
  /// Declarations of types and their extensions, typealiases.
  package private(set) var types: [UInt32] = []
  /// Bindings, functions, initialisers, subscripts and enum elements, wherever they stand.
  package private(set) var members: [UInt32] = []
  /// What has values of some type: bindings, functions, subscripts, parameters, optional bindings, captures.
  package private(set) var values: [UInt32] = []
  /// Names in type position, and identifiers written like a type's name.
  package private(set) var typeNames: [UInt32] = []
  package private(set) var attributes: [UInt32] = []
  package private(set) var imports: [UInt32] = []
  package private(set) var genericParameters: [UInt32] = []
  package private(set) var keyPathComponents: [UInt32] = []
  package private(set) var assignments: [UInt32] = []

  /// Reads the nodes once. O(nodes).
  init(_ nodes: [Node], _ names: NamePool) {
    let capitalised = (0..<names.count).map { names.isCapitalised(NameID(UInt32($0))) }
    for index in nodes.indices {
      let node = UInt32(truncatingIfNeeded: index)
      switch nodes[index].kind {
      case .typeName: typeNames.append(node)
      case .identifier:
        if capitalised[Int(nodes[index].name.rawValue)] { typeNames.append(node) }
      case .binding, .funcDecl:
        members.append(node)
        values.append(node)
      case .parameter, .optionalBinding, .capture: values.append(node)
      case .subscriptDecl:
        members.append(node)
        values.append(node)
      case .initDecl, .enumElement: members.append(node)
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .typealiasDecl:
        types.append(node)
      case .attribute: attributes.append(node)
      case .importDecl: imports.append(node)
      case .genericParameter: genericParameters.append(node)
      case .keyPathComponent: keyPathComponents.append(node)
      case .assignment: assignments.append(node)
      default: continue
      }
    }
  }
}

extension NamePool {
  /// Whether a name is written like a type's: a capital first, or after one underscore.
  package func isCapitalised(_ name: NameID) -> Bool {
    let range = range(name)
    guard let first = range.first else { return false }
    if bytes[first] >= 0x41, bytes[first] <= 0x5A { return true }
    guard bytes[first] == 0x5F, range.count > 1 else { return false }
    return bytes[first + 1] >= 0x41 && bytes[first + 1] <= 0x5A
  }
}
