import EavesFindings
import EavesSource

/// How many of all findings that count are in each folder, the fullest first: what a page says of findings that it has
/// no room to write out.
struct PageCounts {
  /// What is counted together, and how many there are.
  struct Entry {
    let name: String
    let count: Int
  }

  /// The first of them, as many as there is room for.
  let entries: [Entry]
  /// How many are not among the entries, and the findings in them.
  let rest: (names: Int, findings: Int)

  /// Bytes that the names may take.
  private static let room = 48_000

  /// - Parameter name: what a finding is counted under.
  init(of findings: [Finding], by name: (Finding) -> String) {
    var counts: [String: Int] = [:]
    for finding in findings where finding.counts { counts[name(finding), default: 0] += 1 }
    let sorted = counts.map { Entry(name: $0.key, count: $0.value) }.sorted { left, right in
      left.count != right.count
        ? left.count > right.count : left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
    }
    var room = Self.room
    let entries = Array(
      sorted.prefix { entry in
        room -= entry.name.utf8.count + 8
        return room >= 0
      })
    self.entries = entries
    let others = sorted.dropFirst(entries.count)
    rest = (others.count, others.reduce(0) { $0 + $1.count })
  }

  var json: JSON {
    [
      "name": .array(entries.map { .string($0.name) }), "count": .array(entries.map { .number($0.count) }),
      "rest": .array([.number(rest.names), .number(rest.findings)]),
    ]
  }
}
