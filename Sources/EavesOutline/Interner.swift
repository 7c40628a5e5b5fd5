/// Gives equal words equal ids while a file is scanned; what it holds becomes the file's `NamePool`.
///
/// Hot: asked once for every identifier and operator. Open addressing over the bytes themselves, eight at a time;
/// a slot holds the hash beside the id, so that a word is compared once. A dictionary keyed by String was four
/// times the cost of the whole lexer. The keywords stay when a file is done: the same interner serves the next.
struct Interner: Sendable {
  private(set) var bytes: [UInt8]
  private(set) var ends: [UInt32]
  /// The hash of each name, as it stands in its slot, too: what a project's table of symbols files names under.
  private(set) var hashes: [UInt32]
  /// Hash and id of a word, by hash; a slot with id 0 is free. The length is a power of two.
  private var slots: [Slot]

  /// One more than the greatest id: what a node has room for.
  static let limit = 1 << 20
  private let limit: Int
  /// Where the first word stands for which there was no id left; nil while there are some.
  private(set) var firstRefused: Int?

  private struct Slot: BitwiseCopyable {
    var hash: UInt32
    var id: UInt32
  }

  /// What every file begins with: the empty name and the keywords.
  static let keywords = Interner(words: Keyword.allCases.map { Array($0.text.utf8) })

  /// An interner with the keywords.
  init() { self = Self.keywords }

  /// As `init()`, with fewer ids to give.
  init(limit: Int) {
    let keywords = Self.keywords
    bytes = keywords.bytes
    ends = keywords.ends
    hashes = keywords.hashes
    slots = keywords.slots
    self.limit = limit
  }

  private init(words: [[UInt8]]) {
    limit = Self.limit
    bytes = []
    ends = [0]
    hashes = [Self.hash([], 0, 0)]
    slots = Array(repeating: Slot(hash: 0, id: 0), count: 1024)
    for word in words where !word.isEmpty { _ = intern(word, 0, word.count) }
  }

  /// Removes all words but the keywords, and keeps the capacity.
  mutating func clear() {
    let keywords = Self.keywords
    firstRefused = nil
    bytes.removeLast(bytes.count - keywords.bytes.count)
    ends.removeLast(ends.count - keywords.ends.count)
    hashes.removeLast(hashes.count - keywords.hashes.count)
    guard slots.count == keywords.slots.count else {
      slots = keywords.slots
      return
    }
    for index in slots.indices { slots[index] = keywords.slots[index] }
  }

  /// What hashes begin with, another number in each process: who writes code to be checked cannot know which names
  /// fall into one slot, and so cannot make a file of names that all do.
  static let seed = UInt64.random(in: 1...UInt64.max)

  /// One step of the hash of a word: its next eight bytes, the last of them filled up with zeros.
  @inline(__always)
  static func mix(_ hash: UInt64, _ eight: UInt64) -> UInt64 {
    let product = (hash ^ eight) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  /// A hash of some bytes, the same wherever they stand.
  @inline(__always)
  static func hash(_ text: borrowing [UInt8], _ start: Int, _ end: Int) -> UInt32 {
    var hash = seed
    var offset = start
    while offset < end {
      hash = mix(hash, text.chunk(at: offset, length: min(8, end - offset)))
      offset += 8
    }
    return UInt32(truncatingIfNeeded: hash)
  }

  /// The id of the bytes from `start` to `end` of `text`.
  mutating func intern(_ text: borrowing [UInt8], _ start: Int, _ end: Int) -> NameID {
    intern(text, start, end, hash: Self.hash(text, start, end))
  }

  /// As `intern(_:_:_:)`, when the hash is known.
  @inline(__always)
  mutating func intern(_ text: borrowing [UInt8], _ start: Int, _ end: Int, hash: UInt32) -> NameID {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[index]
      if slot.id == 0 { return add(text, start, end, Slot(hash: hash, id: UInt32(ends.count)), at: index) }
      if slot.hash == hash, matches(Int(slot.id), text, start, end) { return NameID(slot.id) }
      index = (index + 1) & mask
    }
  }

  /// Keeps a word that was not met before; `.none` when there is no id left for it.
  @inline(never)
  private mutating func add(
    _ text: borrowing [UInt8], _ start: Int, _ end: Int, _ slot: Slot, at index: Int
  ) -> NameID {
    guard ends.count < limit else {
      firstRefused = firstRefused ?? start
      return .none
    }
    slots[index] = slot
    unsafe text.withUnsafeBufferPointer {
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: $0[start..<end]))
    }
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    hashes.append(slot.hash)
    if ends.count * 2 > slots.count { grow() }
    return NameID(slot.id)
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
