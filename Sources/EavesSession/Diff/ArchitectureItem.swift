package import EavesFindings
package import EavesSource

/// Something of an architecture that a change may add or remove: a module, a dependency, the role of a type.
package struct ArchitectureItem: Sendable {
  /// The same in every version of a project in which it is there: no line, no wording.
  package let key: String
  /// What it is, in named parts: `from`, `to`, `role`.
  package let parts: [(name: String, value: String)]
  /// Where it is seen first; nil where no file shows it.
  package let place: Place?
  /// The path that leads to it, in order; empty where there is none.
  package let hops: [RelatedPlace]
  /// Whether it is listed where it is new or gone. Others only count as known: between types that have no role yet, a
  /// dependency is not new where one of them gets a role.
  let isListed: Bool
  /// Whether only the configuration makes it new or gone: with the old one, the new code would not show it as a change.
  package fileprivate(set) var isOfCheck = false

  package init(
    _ parts: [(name: String, value: String)], at place: Place?, hops: [RelatedPlace] = [],
    key: String? = nil, isListed: Bool = true
  ) {
    self.parts = parts
    self.isListed = isListed
    self.key = key ?? parts.map(\.value).joined(separator: "\u{1}")
    self.place = place
    self.hops = hops
  }

  /// The same where types have other names.
  func renamed(by types: RenamedTypes) -> ArchitectureItem {
    let names = Set(["from", "to", "type"])
    let own = self["type"]
    let former = types.newName(of: own) == own ? [] : [(name: "was", value: own)]
    return ArchitectureItem(
      parts.map { ($0.name, names.contains($0.name) ? types.newName(of: $0.value) : $0.value) } + former,
      at: place,
      hops: hops,
      key: key.split(separator: "\u{1}", omittingEmptySubsequences: false).map {
        types.newName(of: String($0))
      }.joined(separator: "\u{1}"), isListed: isListed)
  }

  /// The value of a part; empty where it has none of the name.
  package subscript(_ name: String) -> String { parts.first { $0.name == name }?.value ?? "" }
}

/// A list of an architecture. The raw value is how JSON names it.
package enum ArchitectureList: String, CaseIterable, Sendable {
  case modules, platforms, dependencies, imports, thirdPartyImports, cycles, layers, roles, reaches
}

/// What a change adds to one list and removes from it, each sorted by key.
package struct ArchitectureChange: Sendable {
  package var added: [ArchitectureItem] = []
  package var removed: [ArchitectureItem] = []

  package var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  init() {}

  /// Compares by keys.
  init(from old: [ArchitectureItem], to new: [ArchitectureItem]) {
    added = Self.missing(new, in: old)
    removed = Self.missing(old, in: new)
  }

  /// The same with what the code alone would not change marked.
  ///
  /// - Parameter code: what changes where the configuration stays.
  func marking(besides code: ArchitectureChange) -> ArchitectureChange {
    func marked(_ items: [ArchitectureItem], _ others: [ArchitectureItem]) -> [ArchitectureItem] {
      let known = Set(others.map(\.key))
      return items.map { item in
        var copy = item
        copy.isOfCheck = !known.contains(item.key)
        return copy
      }
    }
    var change = ArchitectureChange()
    (change.added, change.removed) = (marked(added, code.added), marked(removed, code.removed))
    return change
  }

  private static func missing(_ items: [ArchitectureItem], in others: [ArchitectureItem])
    -> [ArchitectureItem]
  {
    var known = Set(others.map(\.key))
    return items.filter { $0.isListed && known.insert($0.key).inserted }.sorted {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }
  }
}
