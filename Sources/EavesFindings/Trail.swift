package import EavesSource

/// What a finding belongs to, and moves with when code is moved.
package enum Home: Hashable, Sendable {
  /// The type of this qualified name: the project declares it, and the code stands in it.
  case type(String)
  /// The file as a whole.
  case file
  /// A name without a place of its own: a module's, or that of a type which is declared nowhere. Where the
  /// finding is shown says nothing about it.
  case name
}

/// What an entry of a baseline remembers of the place it was written for, so that it follows a move and nothing
/// else.
package struct Trail: Hashable, Sendable {
  /// What is followed; the raw value is how a baseline spells it.
  package enum Leader: String, CaseIterable, Sendable { case type, file, name }

  /// Of a name that stands in more other files than these, moves are not told apart: nothing is followed.
  package static let mostPaths = 32
  /// A file that has a name in common with more files than these is known by its own name only.
  package static let mostAlike = 8
  /// Names that are remembered of a file.
  package static let mostNames = 16
  /// Stands among the names of a file that cannot be known by them alone.
  package static let more = "…"

  package var leader: Leader
  /// Where another of the same kind stood: a type of the same name, a file that could be taken for this one.
  /// Ascending.
  package var also: [FilePath]
  /// Where the name stood without being another: extensions of the type, files of the same name or with some of
  /// the same names in them. Ascending.
  package var beside: [FilePath]
  /// Of a file: what it declared and extended at its top level, ascending, at most `mostNames`, and `more`.
  package var declares: [String]

  package init(
    _ leader: Leader, also: [FilePath] = [], beside: [FilePath] = [], declares: [String] = []
  ) {
    self.leader = leader
    self.also = also
    self.beside = beside
    self.declares = declares
  }

  /// What two sides of a merge remember of one entry; nil where they contradict each other.
  package func merged(with other: Trail) -> Trail? {
    declares == other.declares ? adding(other) { _ in true } : nil
  }

  /// With those paths of another that count; nil when there are too many then, or another leader.
  package func adding(_ other: Trail, where counts: (FilePath) -> Bool) -> Trail? {
    guard leader == other.leader else { return nil }
    let also = Set(also).union(other.also.filter(counts))
    let beside = Set(beside).union(other.beside.filter(counts)).subtracting(also)
    guard also.count + beside.count <= Self.mostPaths else { return nil }
    return Trail(leader, also: also.sorted(), beside: beside.sorted(), declares: declares)
  }
}
