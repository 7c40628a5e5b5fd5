import EavesChecks
import EavesFindings
import EavesSource

/// A finding at its place, of two checks that saw the same code. What a strict run reports may stand at a line of the
/// configuration, which is another page in each check.
struct PlacedFinding: Hashable {
  private let key: FindingKey
  private let start: Position?

  init(_ finding: Finding) {
    key = finding.key
    start = finding.rule == .strict ? nil : finding.place.start
  }

  /// The same whatever the rule is called.
  init(ofAnyRule finding: Finding) {
    (key, start) = (finding.key.ruled(by: RuleID("")), finding.place.start)
  }
}

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
/// A new finding matches an old one with the same facts in the same file. Where code moved, it matches one with the same
/// facts and the same impact elsewhere: a file, a type or a member that is renamed has no new findings. Of several with
/// the same facts, those on lines with the same text match first. A finding of a strict run is new as well if it counts
/// more than the old one.
struct FindingChanges {
  /// Sorted as a report.
  let new: [Finding]
  /// Sorted as a report.
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
      open.match(code.left, code.arrived) {
        Moved(facts: FindingOnLine($0, $1.anywhere), impact: $0.impact)
      }
      open.match(code.left, code.arrived) { Moved(facts: $1.anywhere, impact: $0.impact) }
      open.match(code.lostMember, code.gainedMember) { Moved(facts: $1.anywhere, impact: $0.impact) }
      open.match(code.lostMember, code.gainedMember) { Moved(facts: $1.cause, impact: $0.impact) }
    }
    fixed = open.old.map(\.0).sorted(by: FindingMaker.precedes)
    let grown = Self.grown(from: old, to: new)
    self.new = (open.new.map(\.0) + grown).sorted(by: FindingMaker.precedes)
  }

  /// Findings of a strict run that count more than an old one with the same facts. What was renamed or moved is no
  /// more than before.
  private static func grown(from old: [Finding], to new: [Finding]) -> [Finding] {
    let known = Dictionary(
      old.filter { $0.rule == .strict }.map { ($0.key, $0.counted) }, uniquingKeysWith: +)
    return new.filter { finding in
      guard finding.rule == .strict, let counted = known[finding.key] else { return false }
      return !unmatched(counted, finding.counted, by: \.message).new.isEmpty
        && !unmatched(counted, finding.counted, by: \.place.path).new.isEmpty
    }
  }

  private struct Moved<Facts: Hashable>: Hashable {
    let facts: Facts
    let impact: Impact
  }

  /// Findings that have no partner yet, each with its facts as they are called in the new code.
  private struct Open {
    var old: [(Finding, FindingKey)]
    var new: [(Finding, FindingKey)]

    mutating func match<Key: Hashable>(by key: (Finding, FindingKey) -> Key) {
      (old, new) = FindingChanges.unmatched(old, new) { key($0.0, $0.1) }
    }

    /// Matches some of them only.
    ///
    /// - Parameters:
    ///   - wantedOld: chooses among the findings of the old code, by their facts as they were.
    ///   - wantedNew: chooses among those of the new code.
    mutating func match<Key: Hashable>(
      _ wantedOld: ([FindingKey]) -> Set<FindingKey>, _ wantedNew: ([FindingKey]) -> Set<FindingKey>,
      by key: (Finding, FindingKey) -> Key
    ) {
      if old.isEmpty || new.isEmpty { return }
      let (olds, news) = (wantedOld(old.map(\.0.key)), wantedNew(new.map(\.0.key)))
      let rest = FindingChanges.unmatched(
        old.filter { olds.contains($0.0.key) }, new.filter { news.contains($0.0.key) }
      ) { key($0.0, $0.1) }
      old = old.filter { !olds.contains($0.0.key) } + rest.old
      new = new.filter { !news.contains($0.0.key) } + rest.new
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

  /// The same in any file.
  var anywhere: FindingKey { moved(to: FilePath("")) }

  /// What the places of one finding of a report share.
  fileprivate var cause: FindingKey {
    FindingKey(rule: rule, subject: subject, verb: "", object: object, position: "", path: path)
  }
}
