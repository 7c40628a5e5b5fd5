import EavesOutline

extension Outline {
  /// A member behind the name of a type, with all that stands between: `DispatchQueue.main.async`. Nil where the chain
  /// begins with a value, or calls something on its way.
  ///
  /// O(parts of the chain).
  func staticChain(upTo member: Int) -> String? {
    guard nodes[member].kind == .member else { return nil }
    var names = [name(of: member)]
    var part = member
    while let before = self.part(before: part) {
      guard [.member, .identifier].contains(nodes[before].kind) else { return nil }
      names.append(name(of: before))
      part = before
    }
    guard nodes[part].kind == .identifier, names.last?.first?.isUppercase == true else { return nil }
    return names.reversed().joined(separator: ".")
  }
}
