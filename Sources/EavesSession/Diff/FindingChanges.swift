import EavesFindings
import EavesSource

/// The facts of a finding and the text of its line.
struct FindingOnLine: Hashable {
  private let key: FindingKey
  /// With single spaces.
  private let text: String

  /// - Parameters:
  ///   - inAnyFile: leaves out where it is.
  ///   - inAnyMember: leaves out which member it is in, where the text of its line is known.
  init(_ finding: Finding, inAnyFile: Bool, inAnyMember: Bool = false) {
    text = finding.excerpt.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") } ?? ""
    let key = inAnyMember && !text.isEmpty ? finding.key.inMember(nil) : finding.key
    self.key = inAnyFile ? key.moved(to: FilePath("")) : key
  }
}

/// Findings that one report has and another has not, whatever lines they stand on.
///
/// A finding answers one with the same facts in the same file, else one with the same facts elsewhere: a file that is
/// renamed has no new findings. Of several with the same facts, those on lines with the same text answer first. Last comes
/// the same line in another member of the type: renaming a member brings no new findings.
struct FindingChanges {
  private(set) var new: [Finding] = []
  private(set) var fixed: [Finding] = []

  /// - Parameters:
  ///   - old: those that count.
  ///   - new: those that count.
  init(from old: [Finding], to new: [Finding]) {
    var open = (old: old, new: new)
    for inAnyFile in [false, true] {
      open = Self.unmatched(open.old, open.new) { FindingOnLine($0, inAnyFile: inAnyFile) }
      open = Self.unmatched(open.old, open.new) { inAnyFile ? $0.key.moved(to: FilePath("")) : $0.key }
    }
    for inAnyFile in [false, true] {
      open = Self.unmatched(open.old, open.new) {
        FindingOnLine($0, inAnyFile: inAnyFile, inAnyMember: true)
      }
    }
    (fixed, self.new) = open
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
