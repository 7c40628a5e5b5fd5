/// Many globs over names, indexed so that only those that may match a name are tried.
package struct NamePatterns: Sendable {
  package let list: [NamePattern]
  /// Positions by the rarest thing that their globs fix.
  private var named = RequirementIndex()
  /// Positions of globs that can only be tried.
  private var others: [Int] = []

  /// Fewer are tried one after the other.
  private static let few = 32

  package init(_ list: [NamePattern]) {
    self.list = list
    guard list.count > Self.few else {
      others = Array(list.indices)
      return
    }
    let needs = list.map(\.needs)
    let rarest = RarestRequirements(needs)
    for (position, needs) in needs.enumerated() {
      if let need = rarest.choose(from: needs) {
        named.add(position, for: need)
      } else {
        others.append(position)
      }
    }
  }

  /// Whether there is no glob.
  package var isEmpty: Bool { list.isEmpty }

  /// Whether any glob matches a name.
  package func matches(_ name: ArraySlice<UInt8>) -> Bool { firstMatch(of: name) != nil }

  /// The position of the first glob that matches; nil when none does. O(bytes of the name + globs that may fit).
  package func firstMatch(of name: ArraySlice<UInt8>) -> Int? {
    var first = others.first { list[$0].matches(name) }
    if named.isEmpty { return first }
    named.forEach(of: name) { positions in
      for position in positions {
        if let first, position >= first { return }
        if list[position].matches(name) { first = position }
      }
    }
    return first
  }
}
