/// Gives equal words equal ids while a file is scanned, and becomes its `NamePool`.
///
/// Hot: asked once for every identifier and operator. Open addressing over the bytes themselves; the hash is
/// computed by the lexer while it walks the word, so that a word is read once and compared once. A dictionary
/// keyed by String was four times the cost of the whole lexer.
struct Interner {
  private(set) var bytes: [UInt8]
  private(set) var ends: [UInt32]
  private(set) var hashes: [UInt32]
  /// Ids by hash; 0 marks a free slot. The length is a power of two.
  private var slots: [UInt32]

  /// The pool of an empty file: the empty name and the keywords. Copied for each file.
  static let template = Interner(words: Keyword.allCases.map { Array($0.text.utf8) })

  private init(words: [[UInt8]]) {
    bytes = []
    ends = [0]
    hashes = [Self.seed]
    slots = Array(repeating: 0, count: 1024)
    for word in words where !word.isEmpty {
      _ = intern(word, 0, word.count, hash: Self.hash(word))
    }
  }

  var pool: NamePool { NamePool(bytes: bytes, ends: ends, hashes: hashes) }

  /// Hash of no bytes; see `mix`.
  static let seed: UInt32 = 2_166_136_261

  /// One step of FNV-1a: the hash of some bytes and one more.
  @inline(__always)
  static func mix(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

  static func hash(_ word: [UInt8]) -> UInt32 { word.reduce(seed) { mix($0, $1) } }

  /// The id of the bytes from `start` to `end` of `text`, whose hash the caller has computed.
  mutating func intern(_ text: borrowing [UInt8], _ start: Int, _ end: Int, hash: UInt32) -> NameID {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 15)) & mask
    while slots[slot] != 0 {
      let id = Int(slots[slot])
      if hashes[id] == hash, matches(id, text, start, end) { return NameID(UInt32(truncatingIfNeeded: id)) }
      slot = (slot + 1) & mask
    }
    let id = UInt32(truncatingIfNeeded: ends.count)
    slots[slot] = id
    bytes.append(contentsOf: text[start..<end])
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(hash)
    if ends.count * 2 > slots.count { grow() }
    return NameID(id)
  }

  private func matches(_ id: Int, _ text: borrowing [UInt8], _ start: Int, _ end: Int) -> Bool {
    let first = Int(ends[id - 1])
    guard Int(ends[id]) - first == end - start else { return false }
    var offset = 0
    while offset < end - start {
      if bytes[first + offset] != text[start + offset] { return false }
      offset += 1
    }
    return true
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: mask + 1)
    for id in 1..<ends.count {
      var slot = Int(truncatingIfNeeded: hashes[id] ^ (hashes[id] >> 15)) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: id)
    }
  }
}
