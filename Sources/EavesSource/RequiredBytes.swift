/// Bytes that every matching name must contain: most patterns fix a whole name, an end of it, or a piece.
package struct RequiredBytes: Sendable {
  /// Which part of the name the bytes are.
  package enum Part: Sendable { case whole, beginning, ending, within }
  package let part: Part
  /// Never empty.
  package let bytes: [UInt8]

  /// Nil for no bytes: they say nothing of a name.
  package init?(_ part: Part, _ bytes: [UInt8]) {
    if bytes.isEmpty { return nil }
    self.part = part
    self.bytes = bytes
  }

  /// The longer one of two ends that a pattern fixes; nil when both are free.
  package static func longer(beginning: [UInt8], ending: [UInt8]) -> RequiredBytes? {
    beginning.count > ending.count ? RequiredBytes(.beginning, beginning) : RequiredBytes(.ending, ending)
  }

  /// In bytes: longer pieces are filed by their parts.
  static let longestPiece = 4

  /// Everything that a pattern fixes, given as its literal runs in order; each is a need of its own.
  ///
  /// - Parameters:
  ///   - runs: the bytes between wildcards; the first and the last are the ends, and may be empty.
  package static func all(of runs: [[UInt8]]) -> [RequiredBytes] {
    if runs.count == 1 { return [RequiredBytes(.whole, runs[0])].compactMap(\.self) }
    var needs = [
      runs.first.flatMap { RequiredBytes(.beginning, $0) }, runs.last.flatMap { RequiredBytes(.ending, $0) },
    ]
    .compactMap(\.self)
    for run in runs where !run.isEmpty {
      let length = min(run.count, longestPiece)
      for start in 0...run.count - length {
        RequiredBytes(.within, Array(run[start..<start + length])).map { needs.append($0) }
      }
    }
    return needs
  }
}

/// Chooses for each of many patterns the rarest of its needs: what hundreds of patterns share tells none apart.
package struct RarestRequirements {
  private var every = RequirementIndex()

  /// O(bytes of the needs).
  package init(_ needs: [[RequiredBytes]]) {
    for (position, needs) in needs.enumerated() {
      for need in needs { every.add(position, for: need) }
    }
  }

  /// Of equally rare ones an end before a piece, which costs more to look for, and the longest; nil for a pattern that
  /// needs nothing.
  package func choose(from needs: [RequiredBytes]) -> RequiredBytes? {
    needs.map { (need: $0, rank: (every.count(of: $0), $0.part == .within ? 1 : 0, -$0.bytes.count)) }
      .min { $0.rank < $1.rank }?.need
  }
}

/// Patterns by position, each filed under the rarest of its needs: those that ask for nothing are tried for each name.
package struct FiledPatterns: Sendable {
  private var named = RequirementIndex()
  /// Positions of patterns that can only be tried.
  package private(set) var others: [Int] = []

  package init(_ needs: [[RequiredBytes]]) {
    let rarest = RarestRequirements(needs)
    for (position, needs) in needs.enumerated() {
      if let need = rarest.choose(from: needs) {
        named.add(position, for: need)
      } else {
        others.append(position)
      }
    }
  }

  /// So few that they are tried one after the other.
  init(trying count: Int) { others = Array(0..<count) }

  /// Hands out the positions of the named patterns that may fit one of some names, those of one need at a time,
  /// ascending.
  package func forEach(of names: some Sequence<ArraySlice<UInt8>>, _ body: ([Int]) -> Void) {
    if named.isEmpty { return }
    for name in names { named.forEach(of: name, body) }
  }

  /// The first position of which something is true; nil when there is none.
  func first(of names: some Sequence<ArraySlice<UInt8>>, where fits: (Int) -> Bool) -> Int? {
    var first = others.first(where: fits)
    forEach(of: names) { positions in
      for position in positions {
        if let first, position >= first { return }
        if fits(position) { first = position }
      }
    }
    return first
  }
}

/// Positions of patterns, filed by what a name must hold to fit them: a name is held against its own only.
///
/// Hot: asked for every beginning and ending of every name and folder of a project. A table of hashes answers in a few
/// steps; a dictionary with keys of its own took ten times as many.
package struct RequirementIndex: Sendable {
  /// The hash of a need, and the list of its positions, counted from 1; 0: free. The length is a power of two.
  private struct Slot: BitwiseCopyable {
    var hash: UInt64 = 0
    var list: Int32 = 0
  }

  private var slots: [Slot] = Array(repeating: Slot(), count: 16)
  private var lists: [[Int]] = []
  private var hasWhole = false
  /// Odd, and nobody's who writes patterns: they cannot choose such that fall together.
  private let salt = UInt64.random(in: .min ... .max) | 1
  /// By length, whether some beginning or ending is so long.
  private var beginnings: [Bool] = []
  private var endings: [Bool] = []
  private var pieces: [Bool] = []

  package init() {}

  package var isEmpty: Bool { lists.isEmpty }

  /// How many positions are filed under the same need.
  package func count(of need: RequiredBytes) -> Int { list(key(of: need)).map { lists[$0].count } ?? 0 }

  /// Files a position; those of one need stay in the order in which they came.
  package mutating func add(_ position: Int, for need: RequiredBytes) {
    let key = key(of: need)
    if let list = list(key) {
      lists[list].append(position)
    } else {
      lists.append([position])
      if lists.count * 2 > slots.count { grow() }
      file(Slot(hash: key, list: Int32(truncatingIfNeeded: lists.count)))
    }
    switch need.part {
    case .whole: hasWhole = true
    case .beginning: Self.note(need.bytes.count, among: &beginnings)
    case .ending: Self.note(need.bytes.count, among: &endings)
    case .within: Self.note(need.bytes.count, among: &pieces)
    }
  }

  private static func note(_ length: Int, among lengths: inout [Bool]) {
    if lengths.count <= length {
      lengths += Array(repeating: false, count: length + 1 - lengths.count)
    }
    lengths[length] = true
  }

  /// Hands out the positions of patterns that a name may fit, those of one need at a time. O(length of the name, times
  /// that of the longest piece).
  package func forEach(of name: ArraySlice<UInt8>, _ body: ([Int]) -> Void) {
    if hasWhole, let found = list(key(.whole, name.count, Self.hash(name))) { body(lists[found]) }
    if !beginnings.isEmpty { forEach(.beginning, of: name, beginnings, body) }
    if !endings.isEmpty { forEach(.ending, of: name.reversed(), endings, body) }
    if !pieces.isEmpty { forEachPiece(of: name, body) }
  }

  /// What repeats in a name is handed out once.
  private func forEachPiece(of name: ArraySlice<UInt8>, _ body: ([Int]) -> Void) {
    var met: Set<Int> = []
    for start in name.indices {
      var hash = Self.seed
      for length in 1..<pieces.count where start + length <= name.endIndex {
        hash = Self.hash(hash, name[start + length - 1])
        if pieces[length], let found = list(key(.within, length, hash)), met.insert(found).inserted {
          body(lists[found])
        }
      }
    }
  }

  private func forEach(
    _ part: RequiredBytes.Part, of bytes: some Sequence<UInt8>, _ lengths: [Bool], _ body: ([Int]) -> Void
  ) {
    var hash = Self.seed
    var length = 0
    for byte in bytes {
      hash = Self.hash(hash, byte)
      length += 1
      if length == lengths.count { return }
      if lengths[length], let found = list(key(part, length, hash)) { body(lists[found]) }
    }
  }

  // MARK: The table

  private func list(_ key: UInt64) -> Int? {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: key >> 32) & mask
    while slots[place].list != 0 {
      if slots[place].hash == key { return Int(slots[place].list) - 1 }
      place = (place + 1) & mask
    }
    return nil
  }

  private mutating func file(_ slot: Slot) {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: slot.hash >> 32) & mask
    while slots[place].list != 0 { place = (place + 1) & mask }
    slots[place] = slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.list != 0 { file(slot) }
  }

  // MARK: Hashes

  private func key(of need: RequiredBytes) -> UInt64 {
    let hash = need.part == .ending ? Self.hash(need.bytes.reversed()) : Self.hash(need.bytes)
    return key(need.part, need.bytes.count, hash)
  }

  /// By part, length and hash of the bytes. Patterns of one key are tried alike: it need not tell all names apart.
  private func key(_ part: RequiredBytes.Part, _ length: Int, _ hash: UInt64) -> UInt64 {
    let kind: UInt64 =
      switch part {
      case .whole: 1
      case .beginning: 2
      case .ending: 3
      case .within: 0
      }
    return (hash ^ UInt64(truncatingIfNeeded: length) << 2 ^ kind) &* salt
  }

  /// FNV-1a.
  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(seed) { hash($0, $1) } }
}
