import EavesFindings
import EavesSource

/// Findings that one report has and another has not, whatever lines they stand on.
///
/// A finding answers one with the same facts in the same file, else one with the same facts elsewhere: a file that is
/// renamed has no new findings.
struct FindingChanges {
  private(set) var new: [Finding] = []
  private(set) var fixed: [Finding] = []

  /// - Parameters:
  ///   - old: those that count.
  ///   - new: those that count.
  init(from old: [Finding], to new: [Finding]) {
    let match = Self.unmatched(old, new) { $0.key }
    let moved = Self.unmatched(match.old, match.new) { $0.key.moved(to: FilePath("")) }
    (fixed, self.new) = (moved.old, moved.new)
  }

  /// What remains of two lists when each finding of one has taken one of the other with the same key, in order.
  static func unmatched<Key: Hashable>(
    _ old: [Finding], _ new: [Finding], by key: (Finding) -> Key
  ) -> (old: [Finding], new: [Finding]) {
    var open: [Key: [Int]] = [:]
    for index in old.indices.reversed() { open[key(old[index]), default: []].append(index) }
    var taken: Set<Int> = []
    var rest: [Finding] = []
    for finding in new {
      if let index = open[key(finding)]?.popLast() { taken.insert(index) } else { rest.append(finding) }
    }
    return (old.indices.filter { !taken.contains($0) }.map { old[$0] }, rest)
  }
}
