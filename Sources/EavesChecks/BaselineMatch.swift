package import EavesFindings
import EavesSource

/// Which findings are known to a baseline, and which of its entries nothing answers to.
///
/// A finding answers to one entry, an entry to one finding. First come findings with the same facts in the
/// same file, then those with the same facts in another: what was moved stays known. There are never more known
/// findings of the same facts than entries.
package struct BaselineMatch: Sendable {
  /// An entry that nothing answers to.
  package struct Stale: Sendable {
    /// Why an entry says nothing any more.
    package enum Cause: Sendable {
      case mended
      /// The line of the file on which the same entry stands already; nil when it is not known.
      case duplicate(line: Int?)
      case unknownRule
    }

    package let entry: BaselineEntry
    package let cause: Cause
  }

  /// An entry and the finding that answers to it.
  package struct Answer: Sendable {
    package let entry: BaselineEntry
    /// The entry as it would be written today: reason and owner kept.
    package let today: BaselineEntry
  }

  /// The findings as they were given, the known ones marked.
  package private(set) var findings: [Finding]
  /// In the order of the findings.
  package private(set) var answers: [Answer] = []
  /// Ascending.
  package private(set) var stale: [Stale] = []
  /// Findings that count, and no entry knows, as entries; in the order of the findings.
  package private(set) var fresh: [BaselineEntry] = []

  /// - Parameters:
  ///   - findings: all of the project, sorted by place.
  ///   - known: the rules that exist, by each of their names.
  ///   - isTouched: whether a finding may be new. Of several with the same facts in a file, those that are
  ///     not answer first.
  package init(
    _ baseline: Baseline, _ findings: [Finding], known: [RuleID: RuleID],
    isTouched: (Finding) -> Bool = { _ in false }
  ) {
    self.findings = findings
    let ordinals = Self.ordinals(findings)
    let entries = sorted(out: baseline, known)
    var open = OpenFindings(findings, ordinals, isHeldBack: findings.map(isTouched))
    var pairs: [Int: BaselineEntry] = [:]
    var left = entries
    func answer(_ likenesses: [Likeness]) {
      for likeness in likenesses {
        left = left.filter { entry in
          guard let finding = open.take(entry, likeness) else { return true }
          pairs[finding] = entry
          return false
        }
      }
    }
    answer([.same, .otherOrdinal])
    open.release()
    answer(Likeness.allCases)
    for index in findings.indices {
      let today = BaselineEntry(key: findings[index].key, ordinal: ordinals[index])
      if let entry = pairs[index] {
        self.findings[index].isBaselined = true
        self.findings[index].baselineReason = entry.reason
        answers.append(Answer(entry: entry, today: today.remarked(as: entry)))
      } else if findings[index].counts {
        fresh.append(today)
      }
    }
    stale += left.map { Stale(entry: $0, cause: .mended) }
    stale.sort { $0.entry < $1.entry }
  }

  /// Ordinals among equal keys, as fingerprints count them.
  private static func ordinals(_ findings: [Finding]) -> [Int] {
    var seen: [FindingKey: Int] = [:]
    return findings.map { finding in
      defer { seen[finding.key, default: 0] += 1 }
      return seen[finding.key, default: 0]
    }
  }

  /// The entries that a finding may answer to, ascending, rules by the name they have today.
  private mutating func sorted(out baseline: Baseline, _ known: [RuleID: RuleID]) -> [BaselineEntry] {
    var lines: [FindingKey: [Int: Int?]] = [:]
    var entries: [BaselineEntry] = []
    for entry in baseline.entries {
      guard let rule = known[entry.key.rule] else {
        stale.append(Stale(entry: entry, cause: .unknownRule))
        continue
      }
      var copy = entry
      copy.key = entry.key.ruled(by: rule)
      if let line = lines[copy.key]?[copy.ordinal] {
        stale.append(Stale(entry: copy, cause: .duplicate(line: line)))
        continue
      }
      lines[copy.key, default: [:]][copy.ordinal] = .some(copy.place?.start.line)
      entries.append(copy)
    }
    return entries.sorted()
  }
}

extension BaselineEntry {
  /// With the reason and the owner of another.
  fileprivate func remarked(as other: BaselineEntry) -> BaselineEntry {
    BaselineEntry(key: key, ordinal: ordinal, reason: other.reason, owner: other.owner)
  }
}

/// How much a finding must be like an entry, most first.
private enum Likeness: CaseIterable {
  case same
  /// Another of the same facts in the file has gone, or come.
  case otherOrdinal
  /// The file was moved to another folder.
  case otherFolder
  /// The file was renamed, or the code moved to another.
  case otherFile
}

/// Findings that nobody has answered for yet, by their facts.
private struct OpenFindings {
  private struct Facts: Hashable {
    let key: FindingKey
    let ordinal: Int?
    let name: String?
  }

  private let keys: [FindingKey]
  private let ordinals: [Int]
  private var isTaken: [Bool]
  private var isHeldBack: [Bool]
  /// Indices of findings, in their order; those behind `next` are not taken, or passed over.
  private var indices: [Facts: [Int]] = [:]
  private var next: [Facts: Int] = [:]

  init(_ findings: [Finding], _ ordinals: [Int], isHeldBack: [Bool]) {
    keys = findings.map(\.key)
    self.ordinals = ordinals
    self.isHeldBack = isHeldBack
    isTaken = findings.map { $0.suppression != nil }
    for index in findings.indices where !isTaken[index] {
      for likeness in Likeness.allCases {
        indices[Self.facts(keys[index], ordinals[index], likeness), default: []].append(index)
      }
    }
  }

  /// From now on, those that were held back answer as well.
  mutating func release() {
    isHeldBack = Array(repeating: false, count: isHeldBack.count)
    next = [:]
  }

  /// The first open finding that is like the entry; it is taken. Amortised O(1).
  mutating func take(_ entry: BaselineEntry, _ likeness: Likeness) -> Int? {
    let facts = Self.facts(entry.key, entry.ordinal, likeness)
    guard let candidates = indices[facts] else { return nil }
    var at = next[facts, default: 0]
    defer { next[facts] = at }
    while at < candidates.count {
      let index = candidates[at]
      at += 1
      if !isTaken[index], !isHeldBack[index] {
        isTaken[index] = true
        return index
      }
    }
    return nil
  }

  private static func facts(_ key: FindingKey, _ ordinal: Int, _ likeness: Likeness) -> Facts {
    let anywhere = key.moved(to: FilePath(""))
    return switch likeness {
    case .same: Facts(key: key, ordinal: ordinal, name: nil)
    case .otherOrdinal: Facts(key: key, ordinal: nil, name: nil)
    case .otherFolder: Facts(key: anywhere, ordinal: nil, name: key.path.name)
    case .otherFile: Facts(key: anywhere, ordinal: nil, name: nil)
    }
  }
}
