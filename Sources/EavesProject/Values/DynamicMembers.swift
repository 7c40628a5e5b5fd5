import EavesOutline
import EavesSource

/// Members that a type with `@dynamicMemberLookup` hands on.
extension Project {
  /// The subscripts `subscript(dynamicMember:)` of a type of the project.
  package func dynamicSubscripts(of type: TypeIndex) -> [Int] {
    guard types[type.index].kind != .external, symbols.find(Self.dynamicLabel) != nil,
      let name = symbols.find("subscript")
    else { return [] }
    return ownMembers(named: name, of: type).filter { dynamicParameter(of: members[$0].node) != nil }
  }

  /// The members of a name that a type hands on by key paths: `KeyPath<Parts, Part>` leads to those of `Parts`.
  func dynamicMembers(named name: Symbol, of type: TypeIndex) -> [Int] {
    dynamicSubscripts(of: type).flatMap { member in
      let place = members[member].node
      let file = Int(place.file)
      let outline = files[file].outline
      guard let parameter = dynamicParameter(of: place),
        let written = outline.firstChild(of: parameter, kind: .typeAnnotation)
      else { return [Int]() }
      return writtenTypes(in: written, file: file).compactMap { self.member(named: name, of: $0) }
    }
  }

  private static let dynamicLabel = "dynamicMember"

  private func dynamicParameter(of place: NodeRef) -> Int? {
    let outline = files[Int(place.file)].outline
    return outline.children(of: Int(place.node)).first {
      outline.nodes[$0].kind == .parameter && outline.argumentLabel(of: $0) == Self.dynamicLabel
    }
  }
}
