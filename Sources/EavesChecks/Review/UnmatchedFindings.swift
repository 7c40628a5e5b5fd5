import EavesFindings
import EavesSource

/// Findings that no entry of a baseline has answered for yet, by their facts.
struct UnmatchedFindings {
  private struct Facts: Hashable {
    let key: FindingKey
    /// Nil: any.
    let ordinal: Int?
    /// Nil: any.
    let home: Home?
  }

  private let findings: [Finding]
  private var isTaken: [Bool]
  private var isHeldBack: [Bool]
  /// Indices of findings by their facts without a member.
  private var anywhere: [FindingKey: [Int]] = [:]
  /// Indices of findings, in their order; those before `next` are taken, or passed over.
  private var indices: [Facts: [Int]] = [:]
  private var next: [Facts: Int] = [:]

  init(_ findings: [Finding], _ ordinals: [Int], isHeldBack: [Bool]) {
    self.findings = findings
    self.isHeldBack = isHeldBack
    isTaken = findings.map { $0.suppression != nil }
    for index in findings.indices where !isTaken[index] {
      let key = findings[index].key
      if key.member != nil { anywhere[key.inMember(nil), default: []].append(index) }
      for facts in [
        Facts(key: key, ordinal: ordinals[index], home: nil), Facts(key: key, ordinal: nil, home: nil),
        Facts(key: key, ordinal: nil, home: findings[index].home),
      ] { indices[facts, default: []].append(index) }
    }
  }

  /// Whether some findings do not answer yet.
  var isHoldingBack: Bool { isHeldBack.contains(true) }

  /// From now on, those that were held back answer as well.
  mutating func release() {
    isHeldBack = Array(repeating: false, count: isHeldBack.count)
    next = [:]
  }

  /// The first open finding with these facts; it is taken. Amortised O(1).
  mutating func take(_ key: FindingKey, ordinal: Int? = nil, home: Home? = nil) -> Int? {
    let facts = Facts(key: key, ordinal: ordinal, home: home)
    guard let index = first(facts) else { return nil }
    isTaken[index] = true
    return index
  }

  /// Takes the first open finding of the one new member that replaces a removed one. Nil where the member is still
  /// declared, or there are several candidates. O(findings with these facts).
  mutating func takeRenamed(_ entry: BaselineEntry, moves: inout EntryMoves) -> Int? {
    guard entry.key.member != nil else { return nil }
    let open = anywhere[entry.key.inMember(nil), default: []].filter { !isTaken[$0] }
    guard let index = open.first, Set(open.map { findings[$0].member }).count == 1,
      moves.mayBeRenamed(entry)
    else { return nil }
    isTaken[index] = true
    return index
  }

  /// Whether a finding of a home with these facts is open.
  mutating func has(_ key: FindingKey, home: Home) -> Bool {
    first(Facts(key: key, ordinal: nil, home: home)) != nil
  }

  private mutating func first(_ facts: Facts) -> Int? {
    guard let candidates = indices[facts] else { return nil }
    var at = next[facts, default: 0]
    defer { next[facts] = at }
    while at < candidates.count, isTaken[candidates[at]] || isHeldBack[candidates[at]] { at += 1 }
    return at < candidates.count ? candidates[at] : nil
  }

  /// Indices of those that are open and answer, in their order.
  var openIndices: [Int] { findings.indices.filter { !isTaken[$0] && !isHeldBack[$0] } }

  /// Those that are open and answer, in their order.
  var open: [Finding] { openIndices.map { findings[$0] } }
}
