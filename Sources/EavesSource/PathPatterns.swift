/// Many globs over paths, indexed so that only those that may match a path are tried.
///
/// Most globs name something: a folder, a file, an ending, a part of a name. A path without it cannot fit, so each glob
/// is filed under the rarest that it asks for. Hundreds of globs cost a path what a handful do; those that name nothing
/// (`**/*/**`) are tried for each.
package struct PathPatterns: Sendable {
  /// As written, in order.
  package let list: [PathPattern]
  private let filed: FiledPatterns
  /// Whether names are filed in lower case.
  private let isFolded: Bool

  /// Fewer are tried one after the other.
  private static let few = 8

  package init(_ list: [PathPattern]) {
    self.list = list
    let isFolded = list.contains { $0.folded != nil }
    self.isFolded = isFolded
    filed =
      list.count > Self.few
      ? FiledPatterns(list.map { isFolded ? $0.foldedNeeds : $0.needs }) : FiledPatterns(trying: list.count)
  }

  /// Whether there is no glob.
  package var isEmpty: Bool { list.isEmpty }

  /// Whether any glob matches a path; the path is cut each time.
  package func matches(_ path: FilePath) -> Bool {
    list.isEmpty ? false : firstMatch(of: PathComponents(path)) != nil
  }

  /// The position of the first glob that matches; nil when none does. O(bytes of the path + globs that may fit).
  package func firstMatch(of path: PathComponents) -> Int? {
    filed.first(of: isFolded ? path.folded : path.parts) { list[$0].matches(path) }
  }

  /// The positions of all globs that match.
  package func matches(of path: PathComponents) -> Set<Int> {
    var found = Set(filed.others.filter { list[$0].matches(path) })
    filed.forEach(of: isFolded ? path.folded : path.parts) { positions in
      for position in positions where !found.contains(position) && list[position].matches(path) {
        found.insert(position)
      }
    }
    return found
  }
}

extension PathPattern {
  /// What components of every path that fits must hold, of each segment that names something.
  var needs: [RequiredBytes] { segments.flatMap(\.needs) }

  /// As `needs`, in lower case.
  var foldedNeeds: [RequiredBytes] {
    (folded ?? PathPattern(text, foldsFolders: true).folded ?? []).flatMap(\.needs)
  }
}
