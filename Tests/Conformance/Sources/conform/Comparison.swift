import Facts

/// One place where the two sides do not say the same.
struct Disagreement: Sendable {
  let kind: FactKind
  let offset: Int
  let expected: String?
  let found: String?
}

/// Agreement of the two sides, per kind.
struct Tally: Sendable {
  private(set) var agreed = Array(repeating: 0, count: FactKind.allCases.count)
  private(set) var total = Array(repeating: 0, count: FactKind.allCases.count)

  mutating func count(_ kind: FactKind, agrees: Bool) {
    total[kind.rawValue] += 1
    if agrees { agreed[kind.rawValue] += 1 }
  }

  static func += (left: inout Tally, right: Tally) {
    for kind in FactKind.allCases {
      left.agreed[kind.rawValue] += right.agreed[kind.rawValue]
      left.total[kind.rawValue] += right.total[kind.rawValue]
    }
  }
}

/// Holds the facts of the scanner against the expected ones. Two facts of one kind that stand at the same
/// offset and read differently are one disagreement.
func compare(expected: FileFacts, found: FileFacts) -> (Tally, [Disagreement]) {
  let silences = expected.silences.sorted { $0.lowerBound < $1.lowerBound }
  let left = expected.facts.filter { !isSilent($0, silences) }.sorted()
  let right = found.facts.filter { !isSilent($0, silences) }.sorted()
  var tally = Tally()
  var disagreements: [Disagreement] = []
  var (i, j) = (0, 0)
  while i < left.count || j < right.count {
    if i < left.count, j < right.count, agrees(left[i], right[j]) {
      tally.count(left[i].kind, agrees: true)
      i += 1
      j += 1
      continue
    }
    let takesLeft = j >= right.count || i < left.count && key(left[i]) <= key(right[j])
    let takesRight = i >= left.count || j < right.count && key(right[j]) <= key(left[i])
    let fact = takesLeft ? left[i] : right[j]
    tally.count(fact.kind, agrees: false)
    disagreements.append(
      Disagreement(
        kind: fact.kind, offset: fact.offset, expected: takesLeft ? left[i].text : nil,
        found: takesRight ? right[j].text : nil))
    if takesLeft { i += 1 }
    if takesRight { j += 1 }
  }
  return (tally, disagreements)
}

private func key(_ fact: Fact) -> (Int, Int) { (fact.kind.rawValue, fact.offset) }

/// `name(*)`: an attribute whose arguments have a grammar of their own, of which only the extent is compared.
private func agrees(_ expected: Fact, _ found: Fact) -> Bool {
  if expected == found { return true }
  guard expected.kind == .attributes, found.kind == .attributes, expected.offset == found.offset,
    let star = expected.text.firstRange(of: "(*)")
  else { return false }
  let name = expected.text[..<star.lowerBound]
  let extent = expected.text[star.upperBound...]
  return found.text.hasPrefix(name + "(") && found.text.hasSuffix(")" + extent)
}

private func isSilent(_ fact: Fact, _ silences: [Range<Int>]) -> Bool {
  guard !silences.isEmpty else { return false }
  var low = 0
  var high = silences.count
  while low < high {
    let middle = (low + high) / 2
    if silences[middle].lowerBound <= fact.offset { low = middle + 1 } else { high = middle }
  }
  guard low > 0, fact.kind != .attributes, fact.kind != .declarations else { return false }
  return silences[..<low].suffix(4).contains { $0.contains(fact.offset) }
}
