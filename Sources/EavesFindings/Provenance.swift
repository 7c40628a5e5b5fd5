package import EavesSource

/// What a finding belongs to and moves with: a type, a file, or a name.
package enum Home: Hashable, Sendable {
  /// The type of this qualified name: the project declares it, and the code stands in it.
  case type(String)
  /// The file as a whole.
  case file
  /// A name without a place of its own: a module's, or that of a type which is declared nowhere. Where the
  /// finding is shown says nothing about it.
  case name
}

/// What an entry of a baseline records about its original place, so that it follows moved code and nothing else.
package struct Provenance: Hashable, Sendable {
  /// What is followed; the raw value is how a baseline spells it.
  package enum Kind: String, CaseIterable, Sendable { case type, file, name }

  /// The maximum number of other files with a name: beyond that, moves are ambiguous and not followed.
  package static let maxPaths = 32
  /// A file that has a name in common with more files than these is known by its own name only.
  package static let maxAlikeFiles = 8
  /// The maximum number of names that are recorded for a file.
  package static let maxNames = 16
  /// Stands among the names of a file that cannot be known by them alone.
  package static let more = "…"

  package var kind: Kind
  /// Where another of the same kind stood: a type of the same name, a file that could be taken for this one.
  /// Ascending.
  package var also: [FilePath]
  /// Where the name stood without being another: extensions of the type, files of the same name or with some of
  /// the same names in them. Ascending.
  package var beside: [FilePath]
  /// Of a file: what it declared and extended at its top level, ascending, at most `maxNames`, and `more`.
  package var declares: [String]

  package init(
    _ kind: Kind, also: [FilePath] = [], beside: [FilePath] = [], declares: [String] = []
  ) {
    self.kind = kind
    self.also = also
    self.beside = beside
    self.declares = declares
  }

  /// The merged provenance of one entry from two sides of a merge; nil where they contradict each other.
  package func merged(with other: Provenance) -> Provenance? {
    declares == other.declares ? adding(other) { _ in true } : nil
  }

  /// With those paths of another that count; nil when there are too many then, or another leader.
  package func adding(_ other: Provenance, where counts: (FilePath) -> Bool) -> Provenance? {
    guard kind == other.kind else { return nil }
    let also = Set(also).union(other.also.filter(counts))
    let beside = Set(beside).union(other.beside.filter(counts)).subtracting(also)
    guard also.count + beside.count <= Self.maxPaths else { return nil }
    return Provenance(kind, also: also.sorted(), beside: beside.sorted(), declares: declares)
  }
}
