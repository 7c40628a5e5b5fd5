import EavesFindings
import EavesSource

/// The files with unmatched findings that an entry of another file may match, by their facts and owners.
struct RenameCandidates {
  private struct RenameCandidate: Hashable {
    /// Without a path.
    let facts: FindingKey
    let home: Home
    /// The number of the type among those of its name; nil where the home is none.
    let group: Int?
    /// Nil: any.
    let fileName: String?
  }

  /// Files in the order of their findings, and for each where to look on when it has none left.
  private struct PathQueue {
    var paths: [FilePath] = []
    var onwards: [Int] = []

    mutating func add(_ path: FilePath) {
      if paths.last == path { return }
      paths.append(path)
      onwards.append(paths.count - 1)
    }

    /// The first file at or behind an index that is not used up; `paths.count` when none is. Amortised O(1).
    mutating func next(from index: Int) -> Int {
      var at = index
      while at < paths.count, onwards[at] != at {
        if onwards[at] < paths.count { onwards[at] = onwards[onwards[at]] }
        at = onwards[at]
      }
      return at
    }
  }

  private var moves: EntryMoves
  private var homes: [FindingKey: [Home]] = [:]
  private var stops: [RenameCandidate: PathQueue] = [:]

  /// - Parameter open: findings by path.
  init(_ open: [Finding], _ moves: EntryMoves) {
    self.moves = moves
    for finding in open {
      let facts = finding.key.moved(to: FilePath(""))
      if !homes[facts, default: []].contains(finding.home) { homes[facts, default: []].append(finding.home) }
      let path = finding.key.path
      let group = group(of: finding.home, in: path)
      for name in [nil, path.name] {
        stops[
          RenameCandidate(facts: facts, home: finding.home, group: group, fileName: name),
          default: PathQueue()
        ].add(
          path)
      }
    }
  }

  private mutating func group(of home: Home, in path: FilePath) -> Int? {
    guard case .type(let name) = home else { return nil }
    return moves.group(of: name, in: path)
  }

  /// The finding that an entry follows to; it is taken. Amortised O(paths of the trail).
  ///
  /// - Parameter keepingName: only in a file of the same name.
  mutating func take(_ entry: BaselineEntry, keepingName: Bool, from open: inout UnmatchedFindings) -> Int? {
    let facts = entry.key.moved(to: FilePath(""))
    for home in homes[facts] ?? [] {
      guard let destination = moves.destination(of: entry, to: home) else { continue }
      let name = keepingName ? entry.key.path.name : nil
      switch destination {
      case .file(let path):
        if keepingName, path.name != entry.key.path.name { continue }
        if let index = open.take(entry.key.moved(to: path), home: home) { return index }
      case .group(let group):
        let candidate = RenameCandidate(facts: facts, home: home, group: group, fileName: name)
        if let index = take(entry, on: candidate, from: &open) { return index }
      case .anywhere:
        let candidate = RenameCandidate(facts: facts, home: home, group: nil, fileName: name)
        if let index = take(entry, on: candidate, from: &open) { return index }
      }
    }
    return nil
  }

  private mutating func take(
    _ entry: BaselineEntry, on candidate: RenameCandidate, from open: inout UnmatchedFindings
  ) -> Int? {
    guard var stops = stops.removeValue(forKey: candidate) else { return nil }
    defer { self.stops[candidate] = stops }
    let barred = Set((entry.provenance?.also ?? []) + (entry.provenance?.beside ?? []))
    var at = stops.next(from: 0)
    while at < stops.paths.count {
      let path = stops.paths[at]
      let key = entry.key.moved(to: path)
      if !barred.contains(path), let index = open.take(key, home: candidate.home) { return index }
      if !open.has(key, home: candidate.home) { stops.onwards[at] = at + 1 }
      at = stops.next(from: at + 1)
    }
    return nil
  }
}
