import EavesOutline
import EavesThreads

/// The types declared in a type whose values others get from it, by that type.
typealias ExposedTypes = SharedCache<TypeIndex, Set<TypeIndex>>

extension Project {
  /// Whether others get values of a type from the one it is declared in: the state that a property keeps, not the
  /// events that are sent in. What such a value is made of is shown with it.
  ///
  /// O(what the members of both declare) the first time.
  package func shows(_ inner: TypeIndex, of outer: TypeIndex) -> Bool {
    answers.shownTypes.answer(to: outer) { shown(by: outer) }.contains(inner)
  }

  /// The properties of a type by which others get values of a type that is declared in it.
  package func properties(showing inner: TypeIndex, of outer: TypeIndex) -> [Int] {
    types[outer.index].members.filter { index in
      members[index].kind == .property && members[index].isExposed
        && shown(by: outer, from: given(by: members[index]), []).contains(inner)
    }
  }

  private func shown(by outer: TypeIndex) -> Set<TypeIndex> {
    shown(by: outer, from: heritage(of: outer), [outer])
  }

  /// What is declared in a type, among some types and those that the members of some others give.
  private func shown(
    by outer: TypeIndex, from first: [TypeIndex], _ others: [TypeIndex]
  ) -> Set<TypeIndex> {
    var shown: Set<TypeIndex> = []
    var open = first
    var read = others
    while true {
      for found in open where isDeclared(found, in: outer) && shown.insert(found).inserted {
        read.append(found)
      }
      open.removeAll(keepingCapacity: true)
      guard let type = read.popLast() else { return shown }
      for index in types[type.index].members where members[index].isExposed {
        open += given(by: members[index])
      }
    }
  }

  private func isDeclared(_ type: TypeIndex, in outer: TypeIndex) -> Bool {
    var parent = types[type.index].parent
    while parent != .none, parent != outer { parent = types[parent.index].parent }
    return parent != .none
  }

  /// What the base class of a type is made for: `Screen<State, Event>`.
  private func heritage(of type: TypeIndex) -> [TypeIndex] {
    ([types[type.index].place] + types[type.index].extensions).flatMap { place in
      let outline = files[Int(place.file)].outline
      return outline.children(of: Int(place.node)).filter { outline.nodes[$0].kind == .inheritedType }
        .flatMap { typesUsed(in: $0, file: Int(place.file)) }
    }
  }

  /// The types that the value of a property, the result of a function or the payload of a case is written with.
  private func given(by member: Member) -> [TypeIndex] {
    let (file, node) = (Int(member.node.file), Int(member.node.node))
    let outline = files[file].outline
    switch member.kind {
    case .initializer: return []
    case .case: return typesUsed(in: node, file: file)
    case .method, .subscript:
      return outline.firstChild(of: node, kind: .returnType).map { typesUsed(in: $0, file: file) } ?? []
    case .property:
      return typesUsed(in: outline.firstChild(of: node, kind: .typeAnnotation) ?? node, file: file)
    }
  }

  private func typesUsed(in node: Int, file: Int) -> [TypeIndex] {
    let uses = typeUses[file]
    let end = files[file].outline.nodes[node].next
    return uses[uses.first(from: node)...].prefix { $0.node < end }.map(\.type)
  }
}
