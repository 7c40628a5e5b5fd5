import EavesOutline
import EavesSource
import EavesThreads

extension Linker {
  /// One record for every type declaration outside of extensions; then, when all these are known, what extensions extend
  /// and what stands in them. No extension means one of these by a name alone.
  mutating func declareTypes() {
    let found = heads()
    var inExtensions: [Standing] = []
    var within: [Standing] = []
    for (file, heads) in found.enumerated() {
      for head in heads {
        if head.isParentExtension {
          inExtensions.append(Standing(head: head, file: file))
        } else {
          let parent = head.parent == 0 ? .none : typeDeclared(at: head.parent, in: file)
          if parent == .none, head.parent != 0 {
            within.append(Standing(head: head, file: file))
          } else {
            addType(head, in: file, parent: parent)
          }
        }
      }
    }
    typeNames.groupSameNameTypes(among: types, in: files)
    attachExtensions(holding: inExtensions, within)
  }

  private func heads() -> [[TypeHead]] {
    let (files, wellKnown) = (files, wellKnown)
    return workers.map(count: files.count) { files[$0].heads(wellKnown) }
  }

  private func typeDeclared(at node: UInt32, in file: Int) -> TypeIndex {
    declared[file].type(at: Int(node)) ?? .none
  }

  /// Adds the record of a declaration at its place in the tables.
  private mutating func addType(_ head: TypeHead, in file: Int, parent: TypeIndex) {
    let index = TypeIndex(types.count)
    types.append(
      TypeRecord(
        name: head.name, kind: head.kind, parent: parent, module: files[file].module,
        place: NodeRef(file: file, node: Int(head.node)), isFilePrivate: head.isFilePrivate,
        isLocal: head.isLocal, isConditional: head.isConditional))
    typeNames.add(head.name, index, isConditional: head.isConditional)
    if parent != .none { typeNames.addNested(index, in: parent, of: types) }
    declared[file].append((head.node, index))
  }

  /// Extensions, then the types that stand in them: these may be extended in turn.
  ///
  /// - Parameters:
  ///   - pending: types that stand in extensions.
  ///   - within: those that stand within such types.
  private mutating func attachExtensions(holding pending: [Standing], _ within: [Standing]) {
    // What they extend is looked for side by side: no extension changes what another's name means.
    let found = known.extensions()
    for (file, extensions) in found.enumerated() where !extensions.isEmpty {
      for (node, meaning) in extensions {
        let type = type(meaning, in: file)
        types[type.index].extensions.append(NodeRef(file: file, node: Int(node)))
        declared[file].append((node, type))
      }
      declared[file].sort { $0.node < $1.node }
    }
    add(pending)
    // Those first whose outer type is known: what they hold finds them. As many rounds as types lie in each other.
    var left = within
    while !left.isEmpty {
      let next = left.filter { typeDeclared(at: $0.around, in: $0.file) != .none }
      if next.isEmpty {
        add(left)
        break
      }
      left = left.filter { typeDeclared(at: $0.around, in: $0.file) == .none }
      add(next)
    }
    typeNames.groupSameNameTypes(among: types, in: files)
    // Each round may find what the next stands in: `extension A.B.C` of a C that stands in an extension of A.B.
    var open = pending
    while repairExtensions() { open = adopted(open) }
  }

  /// Gives types that stand in an extension the parent that it has turned out to extend; returns those that still
  /// have one that is declared nowhere.
  private mutating func adopted(_ pending: [Standing]) -> [Standing] {
    var open: [Standing] = []
    for standing in pending {
      let child = typeDeclared(at: standing.head.node, in: standing.file)
      let parent = typeDeclared(at: standing.around, in: standing.file)
      if child == .none || parent == .none { continue }
      if types[parent.index].kind == .external { open.append(standing) }
      // A name that ends in a cycle has no type.
      if types[child.index].parent == parent || stands(parent, within: child) { continue }
      types[child.index].parent = parent
      typeNames.addNested(child, in: parent, of: types)
    }
    return open
  }

  /// Whether a type is declared within another, or is that one.
  private func stands(_ type: TypeIndex, within outer: TypeIndex) -> Bool {
    var at = type
    while at != .none, at != outer { at = types[at.index].parent }
    return at == outer
  }

  /// Adds types, each as a part of what the declaration around it declares or extends.
  private mutating func add(_ standing: [Standing]) {
    let parents = standing.map { typeDeclared(at: $0.around, in: $0.file) }
    for (standing, parent) in zip(standing, parents) {
      addType(standing.head, in: standing.file, parent: parent)
    }
    for file in Set(standing.map(\.file)) { declared[file].sort { $0.node < $1.node } }
  }

  /// An extension of `A.B` where B stands in an extension of A was taken for an external type. Returns whether there
  /// was one.
  private mutating func repairExtensions() -> Bool {
    let unresolvedNames = types.indices.filter {
      types[$0].kind == .external && !types[$0].extensions.isEmpty
    }
    if unresolvedNames.isEmpty { return false }
    let meanings = known.meanings(ofExtensions: unresolvedNames.flatMap { types[$0].extensions })
    var isRepaired = false
    var next = 0
    for index in unresolvedNames {
      var kept: [NodeRef] = []
      for place in types[index].extensions {
        let file = Int(place.file)
        let type = type(meanings[next], in: file)
        next += 1
        if type.index == index {
          kept.append(place)
          continue
        }
        isRepaired = true
        types[type.index].extensions.append(place)
        if let at = declared[file].position(of: Int(place.node)) { declared[file][at].type = type }
      }
      types[index].extensions = kept
      if kept.isEmpty { forget(TypeIndex(index)) }
    }
    return isRepaired
  }

  /// A record that was created for extensions only, which belong to another type: nothing refers to it.
  private mutating func forget(_ type: TypeIndex) {
    typeNames.setExternal(types[type.index].name, .none)
    types[type.index].name = .none
  }
}

/// The parts of a type's declaration before its body.
private struct TypeHead: Sendable {
  let node: UInt32
  let name: Symbol
  let kind: TypeKind
  /// The declaration around it; 0 where there is none.
  let parent: UInt32
  /// Then it is attached when the extended type is known.
  let isParentExtension: Bool
  let isFilePrivate: Bool
  let isLocal: Bool
  let isConditional: Bool
}

/// A type that stands in an extension, or within such a type.
private struct Standing {
  let head: TypeHead
  let file: Int
  /// The declaration around it: an extension, or a type.
  var around: UInt32 { head.parent }
}

extension ProjectFile {
  /// The named type declarations of a file, extensions left out, in the order of the code.
  fileprivate func heads(_ wellKnown: WellKnown) -> [TypeHead] {
    let nodes = outline.nodes
    return outline.index.types.compactMap { node in
      let name = symbol(Int(node))
      guard nodes[Int(node)].kind != .extensionDecl, name != .none else { return nil }
      let parent = outline.enclosingDeclaration(of: Int(node)) ?? 0
      return TypeHead(
        node: node, name: name, kind: TypeKind(nodes[Int(node)].kind), parent: UInt32(parent),
        isParentExtension: parent != 0 && nodes[parent].kind == .extensionDecl,
        isFilePrivate: access(of: Int(node), wellKnown) <= .fileprivate,
        isLocal: outline.isInsideBody(Int(node)),
        isConditional: outline.innermostBranch(around: Int(node)) != nil)
    }
  }
}

extension TypeKind {
  fileprivate init(_ kind: NodeKind) {
    self =
      switch kind {
      case .structDecl: .struct
      case .classDecl: .class
      case .enumDecl: .enum
      case .actorDecl: .actor
      case .protocolDecl: .protocol
      default: .alias
      }
  }
}

extension Outline {
  fileprivate func isInsideBody(_ node: Int) -> Bool {
    var at = around(node)
    while at != 0 {
      if nodes[at].kind == .block || nodes[at].kind == .closure { return true }
      at = around(at)
    }
    return false
  }
}

extension Project {
  /// By file: what its extensions extend, in the order of the code.
  fileprivate func extensions() -> [[(node: UInt32, meaning: Meaning)]] {
    workers.map(count: files.count) { file in
      let outline = self.files[file].outline
      return outline.index.types.filter { outline.nodes[Int($0)].kind == .extensionDecl }.map {
        ($0, self.meaning(ofExtension: Int($0), in: file))
      }
    }
  }

  func meanings(ofExtensions places: [NodeRef]) -> [Meaning] {
    places.map { meaning(ofExtension: Int($0.node), in: Int($0.file)) }
  }

  private func meaning(ofExtension node: Int, in file: Int) -> Meaning {
    let outline = files[file].outline
    guard let container = outline.firstChild(of: node, kind: .extendedType) else {
      return .external(files[file].symbol(node), UInt32(node))
    }
    var path: [Symbol] = []
    var last = node
    for child in outline.children(of: container) {
      let kind = outline.nodes[child].kind
      if kind == .typeName || kind == .typeMember {
        path.append(files[file].symbol(child))
        last = child
      }
    }
    return lookUp(path, from: enclosingType(of: node, in: file), at: node, in: file)
      .map { .declared(behindAliases($0)) } ?? .external(path.last ?? .none, UInt32(last))
  }

  /// The declared type that a typealias, or a chain of them, names by its name alone; the last alias where it names
  /// none. O(aliases of the chain), at most `maxAliases`.
  private func behindAliases(_ type: TypeIndex) -> TypeIndex {
    var type = type
    for _ in 0..<Self.maxAliases where types[type.index].kind == .alias {
      let (file, node) = (Int(types[type.index].place.file), Int(types[type.index].place.node))
      let outline = files[file].outline
      guard let written = outline.firstChild(of: node, kind: .typeAnnotation) else { return type }
      let parts = outline.children(of: written)
      guard parts.allSatisfy({ [.typeName, .typeMember].contains(outline.nodes[$0].kind) }),
        let next = lookUp(
          parts.map { files[file].symbol($0) }, from: types[type.index].parent, at: node, in: file),
        next != type
      else { return type }
      type = next
    }
    return type
  }

  /// So many aliases are followed from one to the next: some name each other.
  private static let maxAliases = 8
}
