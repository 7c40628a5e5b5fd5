/// Many lists of patterns, asked of one name at once: which lists have a pattern that matches it.
///
/// Hot: roles ask some hundred patterns of every type's name. Most patterns fix the last byte or the first; a name
/// meets only those that fix its own.
package struct NameSieve: Sendable {
  /// A set of lists by their positions, 64 to a word.
  package typealias Lists = [UInt64]

  /// Number of words in a set of lists.
  package let width: Int
  private var byLast: [[Entry]]
  private var byFirst: [[Entry]]
  private var others: [Entry] = []

  private struct Entry: Sendable {
    let pattern: NamePattern
    let list: Int
  }

  package init(_ lists: [[NamePattern]]) {
    width = (lists.count + 63) / 64
    byLast = Array(repeating: [], count: 256)
    byFirst = byLast
    for (list, patterns) in lists.enumerated() {
      for pattern in patterns {
        let entry = Entry(pattern: pattern, list: list)
        if let last = pattern.fixedLast {
          byLast[Int(last)].append(entry)
        } else if let first = pattern.fixedFirst {
          byFirst[Int(first)].append(entry)
        } else {
          others.append(entry)
        }
      }
    }
  }

  /// Adds the lists that match a name to a set. O(patterns that fix the name's first or last byte).
  package func add(_ name: ArraySlice<UInt8>, to set: inout Lists, at start: Int) {
    if let last = name.last { add(name, byLast[Int(last)], to: &set, at: start) }
    if let first = name.first { add(name, byFirst[Int(first)], to: &set, at: start) }
    add(name, others, to: &set, at: start)
  }

  private func add(_ name: ArraySlice<UInt8>, _ entries: [Entry], to set: inout Lists, at start: Int) {
    for entry in entries {
      let bit: UInt64 = 1 << UInt64(entry.list % 64)
      let word = start + entry.list / 64
      if set[word] & bit == 0, entry.pattern.matches(name) { set[word] |= bit }
    }
  }
}
