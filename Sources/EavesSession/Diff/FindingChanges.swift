import EavesFindings
import EavesSource

/// The facts of a finding and the text of its line.
struct FindingOnLine: Hashable {
  private let key: FindingKey
  /// With single spaces.
  private let text: String

  /// - Parameter key: of the finding, or another in its place.
  init(_ finding: Finding, _ key: FindingKey) {
    self.key = key
    text = finding.excerpt.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") } ?? ""
  }
}

/// Findings that one report has and another has not, whatever lines they stand on.
///
/// A finding answers one with the same facts in the same file, else one with the same facts elsewhere: a file or a type
/// that is renamed has no new findings. Of several with the same facts, those on lines with the same text answer first.
/// Last comes the same cause in the same type, whose places are one finding of a report: where a type does as often what
/// it did, in another member, nothing is new.
struct FindingChanges {
  let new: [Finding]
  let fixed: [Finding]

  /// - Parameters:
  ///   - old: those that count.
  ///   - new: those that count.
  ///   - renamed: types of the old code that have another name in the new code; nil: none.
  ///   - matchesCauses: whether the same cause in the same type counts as the same.
  init(
    from old: [Finding], to new: [Finding], renaming renamed: RenamedTypes? = nil, matchesCauses: Bool = true
  ) {
    var open = Open(old: old.map { ($0, $0.key.renamed(by: renamed)) }, new: new.map { ($0, $0.key) })
    open.match { FindingOnLine($0, $1) }
    open.match { $1 }
    open.match { FindingOnLine($0, $1.moved(to: FilePath(""))) }
    open.match { $1.moved(to: FilePath("")) }
    if matchesCauses { open.match { $1.cause } }
    (fixed, self.new) = (open.old.map(\.0), open.new.map(\.0))
  }

  /// Findings that have no partner yet, each with its facts as they are called in the new code.
  private struct Open {
    var old: [(Finding, FindingKey)]
    var new: [(Finding, FindingKey)]

    mutating func match<Key: Hashable>(by key: (Finding, FindingKey) -> Key) {
      if old.isEmpty || new.isEmpty { return }
      (old, new) = FindingChanges.unmatched(old, new) { key($0.0, $0.1) }
    }
  }

  /// What remains of two lists when each element of one has taken one of the other with the same key, in order.
  static func unmatched<Element, Key: Hashable>(
    _ old: [Element], _ new: [Element], by key: (Element) -> Key
  ) -> (old: [Element], new: [Element]) {
    var open: [Key: [Int]] = [:]
    for index in old.indices.reversed() { open[key(old[index]), default: []].append(index) }
    var taken: Set<Int> = []
    var rest: [Element] = []
    for element in new {
      if let index = open[key(element)]?.popLast() { taken.insert(index) } else { rest.append(element) }
    }
    return (old.indices.filter { !taken.contains($0) }.map { old[$0] }, rest)
  }
}

extension FindingKey {
  /// The same where types have other names.
  fileprivate func renamed(by types: RenamedTypes?) -> FindingKey {
    guard let types, !types.isEmpty else { return self }
    return FindingKey(
      rule: rule, subject: types.newName(of: subject), member: member, verb: verb,
      object: types.newName(of: object), position: position, path: path)
  }

  /// What the places of one finding of a report share.
  fileprivate var cause: FindingKey {
    FindingKey(rule: rule, subject: subject, verb: "", object: object, position: "", path: path)
  }
}
