/// Finds the known name that a misspelled word was probably meant to be; many words cost little more than one.
///
/// Thousands of unknown words are no typing errors: after a limit there are no more suggestions.
package struct NearestNames {
  private struct Candidate {
    /// Among equally near ones the first counts.
    let position: Int
    let text: String
    let lowercased: [UInt8]
  }

  private var byLength: [Int: [Candidate]] = [:]
  /// Steps of comparison that may still be taken.
  private var patience: Int

  /// No name is longer, in bytes.
  private static let longest = 100

  /// - Parameter patience: how many pairs of letters may be compared, over all words.
  package init(_ names: some Sequence<String>, patience: Int = 20_000_000) {
    self.patience = patience
    for (position, name) in names.enumerated() where name.utf8.count <= Self.longest * 2 {
      let lowercased = Array(name.lowercased().utf8)
      byLength[lowercased.count, default: []].append(
        Candidate(position: position, text: name, lowercased: lowercased))
    }
  }

  /// The name nearest to a word by edit distance, nil when none is near enough to be meant.
  ///
  /// - Parameter most: the greatest distance; nil: as for a word that must be one of the names.
  package mutating func nearest(to word: String, within most: Int? = nil) -> String? {
    guard word.utf8.count <= Self.longest else { return nil }
    let wanted = Array(word.lowercased().utf8)
    let most = most ?? max(2, wanted.count / 3)
    var best: (distance: Int, candidate: Candidate)?
    for length in max(0, wanted.count - most)...wanted.count + most {
      for candidate in byLength[length, default: []] {
        patience -= wanted.count * length + 1
        if patience < 0 { return nil }
        let distance = editDistance(wanted, candidate.lowercased)
        guard distance <= most, distance < 2 || Self.isPlausible(wanted, candidate.lowercased) else {
          continue
        }
        if let best, (best.distance, best.candidate.position) < (distance, candidate.position) { continue }
        best = (distance, candidate)
      }
    }
    return best?.candidate.text
  }

  /// Whether two edits may make one word of another: of short words that begin differently, only where the letters are
  /// the same. Nobody who writes `severe` means `never`.
  private static func isPlausible(_ word: [UInt8], _ name: [UInt8]) -> Bool {
    word.count > shortest || word.first == name.first || word.sorted() == name.sorted()
  }

  /// Longer words that differ in two letters are alike wherever they differ.
  private static let shortest = 6
}

/// The candidate nearest to a misspelled word by edit distance, nil when none is near enough to be meant.
///
/// O(candidates × length²); for messages only, and for lists that are no longer than people write them.
package func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  var names = NearestNames(candidates)
  return names.nearest(to: word)
}

private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var row = Array(0...b.count)
  for i in 0..<a.count {
    var diagonal = row[0]
    row[0] = i + 1
    for j in 0..<b.count {
      let cost = a[i] == b[j] ? diagonal : diagonal + 1
      diagonal = row[j + 1]
      row[j + 1] = min(cost, row[j] + 1, diagonal + 1)
    }
  }
  return row[b.count]
}
