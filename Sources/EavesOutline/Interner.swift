/// Gives equal words equal ids while a file is scanned, and becomes its `NamePool`.
///
/// Hot: asked once for every identifier and operator. Open addressing over the bytes themselves, eight at a time;
/// a slot holds the hash beside the id, so that a word is compared once. A dictionary keyed by String was four
/// times the cost of the whole lexer.
struct Interner {
  private(set) var bytes: [UInt8]
  private(set) var ends: [UInt32]
  /// FNV-1a of each name: what a project's table of symbols files names under. Computed once for each name; a
  /// word that is met again is found by the quicker hash of its slot.
  private(set) var hashes: [UInt32]
  /// Hash and id of a word, by hash; a slot with id 0 is free. The length is a power of two.
  private var slots: [Slot]

  private struct Slot: BitwiseCopyable {
    var hash: UInt32
    var id: UInt32
  }

  /// The pool of an empty file: the empty name and the keywords. Copied for each file.
  static let template = Interner(words: Keyword.allCases.map { Array($0.text.utf8) })

  private init(words: [[UInt8]]) {
    bytes = []
    ends = [0]
    hashes = [Self.lastingHash([])]
    slots = Array(repeating: Slot(hash: 0, id: 0), count: 1024)
    for word in words where !word.isEmpty { _ = intern(word, 0, word.count) }
  }

  var pool: NamePool { NamePool(bytes: bytes, ends: ends, hashes: hashes) }

  /// A hash of some bytes, the same wherever they stand.
  @inline(__always)
  static func hash(_ text: borrowing [UInt8], _ start: Int, _ end: Int) -> UInt32 {
    var hash = UInt64(truncatingIfNeeded: end - start)
    var offset = start
    while offset < end {
      hash = (hash ^ text.chunk(at: offset, length: min(8, end - offset))) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      offset += 8
    }
    return UInt32(truncatingIfNeeded: hash)
  }

  static func lastingHash(_ word: ArraySlice<UInt8>) -> UInt32 {
    word.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  /// The id of the bytes from `start` to `end` of `text`.
  mutating func intern(_ text: borrowing [UInt8], _ start: Int, _ end: Int) -> NameID {
    let hash = Self.hash(text, start, end)
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[index]
      if slot.id == 0 { break }
      if slot.hash == hash, matches(Int(slot.id), text, start, end) { return NameID(slot.id) }
      index = (index + 1) & mask
    }
    let id = UInt32(truncatingIfNeeded: ends.count)
    slots[index] = Slot(hash: hash, id: id)
    bytes.append(contentsOf: text[start..<end])
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(Self.lastingHash(text[start..<end]))
    if ends.count * 2 > slots.count { grow() }
    return NameID(id)
  }

  @inline(__always)
  private func matches(_ id: Int, _ text: borrowing [UInt8], _ start: Int, _ end: Int) -> Bool {
    let first = Int(ends[id - 1])
    guard Int(ends[id]) - first == end - start else { return false }
    var offset = start
    while offset < end {
      let length = min(8, end - offset)
      if text.chunk(at: offset, length: length) != bytes.chunk(at: first + offset - start, length: length) {
        return false
      }
      offset += 8
    }
    return true
  }

  private mutating func grow() {
    let old = slots
    let mask = old.count * 2 - 1
    slots = Array(repeating: Slot(hash: 0, id: 0), count: mask + 1)
    for slot in old where slot.id != 0 {
      var index = Int(truncatingIfNeeded: slot.hash) & mask
      while slots[index].id != 0 { index = (index + 1) & mask }
      slots[index] = slot
    }
  }
}
