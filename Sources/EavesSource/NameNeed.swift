/// What every name that fits a pattern must hold: most patterns fix all of a name, or an end of it.
package struct NameNeed: Sendable {
  /// Which part of the name the bytes are.
  package enum Part: Sendable { case whole, beginning, ending }
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
  package static func longer(beginning: [UInt8], ending: [UInt8]) -> NameNeed? {
    beginning.count > ending.count ? NameNeed(.beginning, beginning) : NameNeed(.ending, ending)
  }
}

/// Positions of patterns, filed by what a name must hold to fit them: a name is held against its own only.
package struct NeedIndex: Sendable {
  /// By length and hash, so that no text is copied to ask.
  private struct Key: Hashable {
    let part: NameNeed.Part
    let length: Int
    let hash: UInt64

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  private var positions: [Key: [Int]] = [:]
  /// By length, whether some beginning or ending is so long.
  private var beginnings: [Bool] = []
  private var endings: [Bool] = []

  package init() {}

  package var isEmpty: Bool { positions.isEmpty }

  /// How many positions are filed under the same need.
  package func count(of need: NameNeed) -> Int { positions[Self.key(of: need)]?.count ?? 0 }

  /// Files a position; those of one need stay in the order in which they came.
  package mutating func add(_ position: Int, for need: NameNeed) {
    positions[Self.key(of: need), default: []].append(position)
    switch need.part {
    case .whole: break
    case .beginning: Self.note(need.bytes.count, among: &beginnings)
    case .ending: Self.note(need.bytes.count, among: &endings)
    }
  }

  private static func note(_ length: Int, among lengths: inout [Bool]) {
    if lengths.count <= length {
      lengths += Array(repeating: false, count: length + 1 - lengths.count)
    }
    lengths[length] = true
  }

  /// Hands out the positions of patterns that a name may fit, those of one need at a time. O(length of the name).
  package func forEach(of name: ArraySlice<UInt8>, _ body: ([Int]) -> Void) {
    if positions.isEmpty { return }
    if let found = positions[Key(part: .whole, length: name.count, hash: Self.hash(name))] { body(found) }
    if !beginnings.isEmpty { forEach(.beginning, of: name, beginnings, body) }
    if !endings.isEmpty { forEach(.ending, of: name.reversed(), endings, body) }
  }

  private func forEach(
    _ part: NameNeed.Part, of bytes: some Sequence<UInt8>, _ lengths: [Bool], _ body: ([Int]) -> Void
  ) {
    var hash = Self.seed
    var length = 0
    for byte in bytes {
      hash = Self.hash(hash, byte)
      length += 1
      if length == lengths.count { return }
      if lengths[length], let found = positions[Key(part: part, length: length, hash: hash)] {
        body(found)
      }
    }
  }

  // MARK: Hashes

  private static func key(of need: NameNeed) -> Key {
    let hash = need.part == .ending ? hash(need.bytes.reversed()) : hash(need.bytes)
    return Key(part: need.part, length: need.bytes.count, hash: hash)
  }

  /// FNV-1a. Patterns of one hash are tried alike: it need not tell all names apart.
  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(seed) { hash($0, $1) } }
}
