import EavesDocuments
import EavesOutline
import EavesProject

/// Who mentions and who calls which type: the passives that only a walk over all code can answer.
struct Usage {
  private var mentions: [TypeIndex: [Relation]] = [:]
  private var calls: [TypeIndex: [Relation]] = [:]

  static func isNeeded(by rules: [CompiledRule]) -> Bool {
    rules.contains { rule in
      rule.document.sentences.contains { sentence in
        sentence.everyItem.contains { item in
          item.terms.contains { $0.word == .calledBy || $0.word == .mentionedBy }
        }
      }
    }
  }

  /// Reads every name of the project once.
  init(of project: Project) {
    let reader = PositionReader(project: project)
    for file in project.files.indices {
      let nodes = project.files[file].outline.nodes
      for node in nodes.indices where nodes[node].kind == .typeName || nodes[node].kind == .identifier {
        let source = project.enclosingType(of: node, in: file)
        if source == .none { continue }
        let isType = project.typeUse(at: node, in: file) != nil
        for target in Self.targets(node, in: file, of: project) {
          let place = NodeRef(file: file, node: node)
          let relation = Relation(
            kind: .holds, source: source, target: target, place: place, declaration: place)
          mentions[target, default: []].append(relation)
          let isCalled =
            isType && nodes[node].kind == .identifier
            ? reader.typeIdentifier(node, in: file).position == .call
            : Self.isCalled(node, in: file, of: project)
          if isCalled { calls[target, default: []].append(relation) }
        }
      }
    }
  }

  /// Relations to a type in the order of the code; their kind has no meaning here.
  func of(_ type: TypeIndex, isCall: Bool) -> [Relation] { (isCall ? calls : mentions)[type, default: []] }

  private static func targets(_ node: Int, in file: Int, of project: Project) -> [TypeIndex] {
    if let type = project.typeUse(at: node, in: file) { return [type] }
    guard let declared = project.declaration(of: node, in: file) else { return [] }
    if case .selfOf = declared { return [] }
    return project.types(of: declared, from: file)
  }

  /// A member of the value is asked for.
  private static func isCalled(_ node: Int, in file: Int, of project: Project) -> Bool {
    let nodes = project.files[file].outline.nodes
    let next = Int(nodes[node].next)
    return nodes[node].kind == .identifier && next < Int(nodes[Int(nodes[node].parent)].next)
      && nodes[next].flags.contains(.continues)
  }
}
