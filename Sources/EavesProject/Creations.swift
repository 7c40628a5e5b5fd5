import EavesOutline

/// Constructions as relations: who creates which type.
extension Project {
  /// `T(…)`, `Outer.T(…)` and `T.init(…)` inside a type.
  func addCreated(_ node: Int, file: Int, to relations: inout Relations) {
    guard let target = typeUse(at: node, in: file) else { return }
    let outline = files[file].outline
    let end = Int(outline.nodes[Int(outline.nodes[node].parent)].next)
    let last = symbols.text(types[target.index].name)
    var at = Int(outline.nodes[node].next)
    while at < end, outline.nodes[at].kind == .member, [last, "init"].contains(outline.name(of: at)) {
      at = Int(outline.nodes[at].next)
    }
    guard at < end, outline.nodes[at].kind == .call, outline.nodes[at].flags.contains(.continues) else {
      return
    }
    let source = enclosingType(of: node, in: file)
    if source == .none || source == target { return }
    let place = NodeRef(file: file, node: node)
    relations.add(Relation(kind: .creates, source: source, target: target, place: place, declaration: place))
  }
}
