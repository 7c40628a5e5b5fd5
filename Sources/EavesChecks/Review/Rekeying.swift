import EavesFindings
import EavesSource

/// Matches entries of a baseline that another version of Eaves wrote with findings of the same breaches.
///
/// A version may see a breach at another object, by another verb, as another kind of code or in another member than
/// the one before. An entry that matches no finding is re-keyed where nothing but that explains it; `Likeness` lists
/// the ways, the closest first.
///
/// The bar: known findings never become more than entries, and a fix hides a new breach only of the same rule in the
/// same subject and file, only until `baseline update` records the version of today. Of one version nothing is
/// re-keyed. A branch that changes the version in the file gains no more than by adding an entry, and in a comparison
/// with a revision neither counts: the file of that revision decides, findings whose code is new are not re-keyed, and
/// the object or its type must be the same.
struct Rekeying {
  /// An entry and the index of its finding; several entries may have one.
  typealias Pair = (entry: BaselineEntry, finding: Int)

  /// What an entry and a finding share beside the rule, the subject and the file.
  private enum Likeness: CaseIterable {
    /// The member, and the name of the object without its type and labels: `.write(to:)` and `Data.write()`. As many
    /// as there are of both.
    case object
    /// The member, and the type of the object: `Store.load` and `Store`. As many as there are of both.
    case type
    /// The member, where it has no more findings than entries: what there is more may be new. Entries that are left
    /// then have the same findings.
    case member
    /// No more than that: one entry and one finding, and nothing else is open.
    case subject

    func shared(of key: FindingKey) -> FindingKey {
      let parts = key.object.prefix { $0 != "(" }.split(separator: ".")
      let object =
        switch self {
        case .object: parts.last
        // What begins with a dot names no type.
        case .type: key.object.hasPrefix(".") ? key.object[...] : parts.first
        case .member, .subject: nil as Substring?
        }
      return FindingKey(
        rule: key.rule, subject: key.subject, member: self == .subject ? nil : key.member, verb: "",
        object: String(object ?? ""), position: "", path: key.path)
    }
  }

  private let findings: [Finding]
  /// Indices of findings that no entry matches.
  private var open: [Int]
  private var left: [BaselineEntry]
  private var pairs: [Pair] = []

  /// Pairs of entries that match nothing and findings that no entry matches. O(entries + findings).
  ///
  /// - Parameters:
  ///   - open: indices of findings that no entry matches.
  ///   - isCompared: whether the findings are compared with a revision.
  static func pairs(
    of entries: [BaselineEntry], with findings: [Finding], open: [Int], isCompared: Bool = false
  ) -> [Pair] {
    var rekeying = Rekeying(findings: findings, open: open, left: entries)
    for likeness in isCompared ? [.object, .type] : Likeness.allCases { rekeying.pair(by: likeness) }
    rekeying.join()
    return rekeying.pairs
  }

  private init(findings: [Finding], open: [Int], left: [BaselineEntry]) {
    (self.findings, self.open, self.left) = (findings, open, left)
  }

  private mutating func pair(by likeness: Likeness) {
    let found = Dictionary(grouping: open) { likeness.shared(of: findings[$0].key) }
    for (shared, entries) in Dictionary(grouping: left, by: { likeness.shared(of: $0.key) }) {
      guard let indices = found[shared] else { continue }
      switch likeness {
      case .object, .type: pairs += zip(entries, indices).map { ($0, $1) }
      case .member where indices.count <= entries.count:
        pairs += entries.enumerated().map { ($1, indices[min($0, indices.count - 1)]) }
      case .subject where (entries.count, indices.count) == (1, 1): pairs.append((entries[0], indices[0]))
      default: break
      }
    }
    let (gone, taken) = (Set(pairs.map(\.entry)), Set(pairs.map(\.finding)))
    left.removeAll { gone.contains($0) }
    open.removeAll { taken.contains($0) }
  }

  /// What was reported in several members may be reported once, in one of them: entries that are left have the finding
  /// of an object with the same name that another entry of the subject is re-keyed to. No finding is known by that.
  private mutating func join() {
    func shared(_ key: FindingKey) -> FindingKey { Likeness.object.shared(of: key.inMember(nil)) }
    let known = Dictionary(
      pairs.map { (shared(findings[$0.finding].key), $0.finding) }, uniquingKeysWith: min)
    pairs += left.compactMap { entry in known[shared(entry.key)].map { (entry, $0) } }
  }
}
