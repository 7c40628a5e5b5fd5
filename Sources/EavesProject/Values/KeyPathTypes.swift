import EavesOutline

// Types along a key path.

extension Project {
  /// What a key path begins with: the type that it names, `on:` beside it, what its call hands it the elements of, or
  /// what it is an index of. Empty where that is not known.
  private func types(ofRootOf keyPath: Int, file: Int) -> [TypeIndex] {
    let outline = files[file].outline
    if let root = outline.firstChild(of: keyPath, kind: .typeName) {
      return typeUse(at: root, in: file).map { [$0] } ?? []
    }
    let argument = Int(outline.nodes[keyPath].parent)
    let holder = Int(outline.nodes[argument].parent)
    guard outline.nodes[argument].kind == .argument else { return [] }
    if outline.nodes[holder].kind == .subscript_ {
      return types(ofChainFrom: outline.chainHead(of: holder), upTo: holder, file: file)
    }
    let target = outline.children(of: holder).first { $0 != argument && outline.name(of: $0) == "on" }
    if let target { return types(ofExpressionIn: target, file: file) }
    for source in sourcesOfElements(forClosure: keyPath, file: file) {
      let types = elementTypes(of: source, file: file, depth: Self.inferenceDepth, nil)
      if !types.isEmpty { return types }
    }
    return []
  }

  /// What a component of a key path is a member of; empty where that is not known. O(components).
  package func types(beforeComponent component: Int, file: Int) -> [TypeIndex] {
    let outline = files[file].outline
    let path = Int(outline.nodes[component].parent)
    guard outline.nodes[path].kind == .keyPath else { return [] }
    var types = types(ofRootOf: path, file: file)
    for part in outline.children(of: path) where outline.nodes[part].kind == .keyPathComponent {
      if part == component || types.isEmpty { break }
      types = memberTypes(files[file].symbol(part), of: types, depth: Self.inferenceDepth, nil)
    }
    return types
  }
}
