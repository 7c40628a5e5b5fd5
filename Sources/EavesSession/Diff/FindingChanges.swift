import EavesChecks
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
/// A finding answers one with the same facts in the same file. Where its code moved, it answers one with the same facts
/// and the same impact elsewhere: a file, a type or a member that is renamed has no new findings. Of several with the
/// same facts, those on lines with the same text answer first.
struct FindingChanges {
  let new: [Finding]
  let fixed: [Finding]

  /// - Parameters:
  ///   - old: those that count.
  ///   - new: those that count.
  ///   - code: what moved; nil: nothing did.
  init(from old: [Finding], to new: [Finding], in code: ChangedCode? = nil) {
    var open = Open(old: old.map { ($0, $0.key.renamed(by: code?.renamed)) }, new: new.map { ($0, $0.key) })
    open.match { FindingOnLine($0, $1) }
    open.match { $1 }
    if let code {
      open.match(code.hasLeft, code.hasCome) {
        Moved(facts: FindingOnLine($0, $1.anywhere), impact: $0.impact)
      }
      open.match(code.hasLeft, code.hasCome) { Moved(facts: $1.anywhere, impact: $0.impact) }
      open.match(code.hasLostMember, code.hasGainedMember) { Moved(facts: $1.cause, impact: $0.impact) }
    }
    fixed = open.old.map(\.0).sorted(by: FindingMaker.precedes)
    self.new = open.new.map(\.0).sorted(by: FindingMaker.precedes)
  }

  private struct Moved<Facts: Hashable>: Hashable {
    let facts: Facts
    let impact: Impact
  }

  /// Findings that have no partner yet, each with its facts as they are called in the new code.
  private struct Open {
    var old: [(Finding, FindingKey)]
    var new: [(Finding, FindingKey)]

    /// - Parameters:
    ///   - isOld: by the facts as they were, which findings of the old code take part.
    ///   - isNew: which findings of the new code do.
    mutating func match<Key: Hashable>(
      _ isOld: (FindingKey) -> Bool = { _ in true }, _ isNew: (FindingKey) -> Bool = { _ in true },
      by key: (Finding, FindingKey) -> Key
    ) {
      if old.isEmpty || new.isEmpty { return }
      let (gone, come) = (old.filter { isOld($0.0.key) }, new.filter { isNew($0.0.key) })
      let rest = FindingChanges.unmatched(gone, come) { key($0.0, $0.1) }
      old = old.filter { !isOld($0.0.key) } + rest.old
      new = new.filter { !isNew($0.0.key) } + rest.new
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

  var anywhere: FindingKey { moved(to: FilePath("")) }

  /// What the places of one finding of a report share.
  fileprivate var cause: FindingKey {
    FindingKey(rule: rule, subject: subject, verb: "", object: object, position: "", path: path)
  }
}
