/// Many lists of patterns, matched against one name at once: which lists have a matching pattern.
///
/// Hot: roles ask some hundred patterns of every type's name. Most patterns fix an end of the name, or all of it; a
/// name meets only those that fix its own. Where a configuration brings many that fix neither, each is filed by its
/// rarest piece. A class, since threads that ask side by side would otherwise all count who
/// holds each of its tables.
package final class NamePrefilter: Sendable {
  /// A set of lists by their positions, 64 to a word.
  package typealias Lists = [UInt64]

  /// Number of words in a set of lists.
  package let width: Int
  private let entries: [Entry]
  /// Positions of entries by what their patterns fix.
  private let named: RequirementIndex
  /// Positions of the other entries.
  private let others: [Int]

  private struct Entry: Sendable {
    let pattern: NamePattern
    let list: Int
    /// The letters that a name must have.
    let letters: UInt64
  }

  /// Of fewer patterns, those that fix no end are tried one after the other.
  private static let few = 1_000

  package init(_ lists: [[NamePattern]]) {
    width = (lists.count + 63) / 64
    var (entries, named, others): ([Entry], RequirementIndex, [Int]) = ([], RequirementIndex(), [])
    let all = lists.reduce(0) { $0 + $1.count }
    let rarest = all > Self.few ? RarestRequirements(lists.joined().map(\.needs)) : nil
    for (list, patterns) in lists.enumerated() {
      for pattern in patterns {
        if let need = rarest.map({ $0.choose(from: pattern.needs) }) ?? pattern.need {
          named.add(entries.count, for: need)
        } else {
          others.append(entries.count)
        }
        entries.append(Entry(pattern: pattern, list: list, letters: pattern.letters))
      }
    }
    (self.entries, self.named, self.others) = (entries, named, others)
  }

  /// Adds the lists that match a name to a set. O(length of the name + patterns that fix an end of it).
  package func add(_ name: ArraySlice<UInt8>, to set: inout Lists, at start: Int) {
    let letters = NamePattern.letters(of: name)
    named.forEach(of: name) { add(name, letters, $0, to: &set, at: start) }
    add(name, letters, others, to: &set, at: start)
  }

  private func add(
    _ name: ArraySlice<UInt8>, _ letters: UInt64, _ positions: [Int], to set: inout Lists, at start: Int
  ) {
    for position in positions where entries[position].letters & ~letters == 0 {
      let list = entries[position].list
      let bit: UInt64 = 1 << UInt64(list % 64)
      let word = start + list / 64
      if set[word] & bit == 0, entries[position].pattern.matches(name) { set[word] |= bit }
    }
  }
}
