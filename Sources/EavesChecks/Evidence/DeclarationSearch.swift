import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

/// `declares`: the types, members and macros that a file, module or type contains, as evidence.
struct DeclarationSearch: Sendable {
  let project: Project
  let search: Search

  /// Declarations that are among the objects: a type by role or name, `.name` a member, `name(label:)` a
  /// function, `#Name` a freestanding macro, `@Name` whatever carries the attribute.
  func evidence() -> [Evidence] {
    project.workers.map(count: project.files.count) { evidence(in: $0) }.flatMap(\.self)
  }

  private func evidence(in file: Int) -> [Evidence] {
    let outline = project.files[file].outline
    // Types alone stand in a list of their own.
    if !search.objects.isAnyMember, !search.objects.names.hasParts, !search.objects.names.hasMacros {
      return outline.index.types.compactMap { node in
        outline.nodes[Int(node)].kind == .extensionDecl ? nil : type(at: Int(node), in: file)
      }
    }
    return outline.nodes.indices.compactMap { node in
      switch outline.nodes[node].kind {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typealiasDecl:
        return type(at: node, in: file) ?? attributed(node, in: file)
      case .binding, .funcDecl, .initDecl, .subscriptDecl, .enumElement:
        return member(at: node, in: file) ?? attributed(declaration(of: node, in: outline), in: file)
      case .macroExpansion: return macro(at: node, in: file)
      default: return nil
      }
    }
  }

  private func declaration(of node: Int, in outline: Outline) -> Int {
    outline.nodes[node].kind == .binding ? Int(outline.nodes[node].parent) : node
  }

  private func type(at node: Int, in file: Int) -> Evidence? {
    let type = project.typeDeclared(at: node, in: file)
    guard type != .none, let match = search.objects.match(type, in: project) else { return nil }
    // Another name for a type declares its name, and nothing of what stands behind it.
    if project.types[type.index].kind == .alias, case .role = match { return nil }
    return evidence(at: node, type, match, in: file)
  }

  private func member(at node: Int, in file: Int) -> Evidence? {
    guard search.objects.isAnyMember || search.objects.names.hasParts,
      project.member(at: node, in: file) != nil || isGlobal(node, in: file)
    else { return nil }
    let outline = project.files[file].outline
    let name = project.files[file].symbol(node)
    let names = search.objects.names
    var entry = names.member(name)
    if entry == nil, names.isCallee(name), outline.nodes[node].kind != .binding {
      let labels = outline.children(of: node).filter { outline.nodes[$0].kind == .parameter }.map {
        parameter in
        // A parameter without a label is written with `_` where it is declared, and with nothing where it is called.
        let label = outline.firstChild(of: parameter, kind: .label) ?? parameter
        return outline.name(of: label) == "_" ? .none : project.files[file].symbol(label)
      }
      entry = names.callee(name, labels: labels) { _, _ in true }
    }
    if let entry { return evidence(at: node, .none, .name(names.entries[entry].text), in: file) }
    guard search.objects.isAnyMember, project.member(at: node, in: file) != nil else { return nil }
    let isInit = outline.nodes[node].kind == .initDecl
    return evidence(at: node, .none, .name(isInit ? "init" : outline.name(of: node)), in: file)
  }

  private func isGlobal(_ node: Int, in file: Int) -> Bool {
    let nodes = project.files[file].outline.nodes
    let parent = Int(nodes[node].parent)
    return parent == 0 || (nodes[node].kind == .binding && nodes[parent].parent == 0)
  }

  private func attributed(_ declaration: Int, in file: Int) -> Evidence? {
    guard search.objects.names.hasAttributes else { return nil }
    for attribute in project.attributes(of: declaration, in: file) {
      guard let entry = search.objects.names.attribute(project.files[file].symbol(attribute)) else {
        continue
      }
      let text = search.objects.names.entries[entry].text
      return evidence(at: attribute, .none, .name(text), in: file)
    }
    return nil
  }

  private func macro(at node: Int, in file: Int) -> Evidence? {
    guard let entry = search.objects.names.macro(project.files[file].symbol(node)) else { return nil }
    let text = search.objects.names.entries[entry].text
    return evidence(at: node, .none, .name(text), in: file)
  }

  private func evidence(
    at node: Int, _ type: TypeIndex, _ match: ObjectMatch, in file: Int
  ) -> Evidence? {
    let owner = PositionReader(project: project).owner(of: node, in: file)
    let range = project.nameRange(at: NodeRef(file: file, node: node))
    return Evidence(
      file: file, node: node, range: range, owner: owner, position: .declaration, type: type, match: match,
      value: nil, member: project.member(at: node, in: file), isUse: false, extent: range)
  }
}
