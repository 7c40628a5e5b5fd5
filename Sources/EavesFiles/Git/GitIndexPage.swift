/// One file of an index: the entries that are wanted, and which file it goes on in.
///
/// The format is git's `index-format`: a header, entries ascending by path, extensions, a hash of all of it,
/// which is not checked. Hot with every tracked file, some hundred bytes each: names that are not wanted are
/// looked at and left where they are. Whatever the bytes, reading ends, and takes memory in proportion to
/// them.
struct GitIndexPage {
  private(set) var entries: [GitIndex.Entry] = []
  /// The file that a split index adds to, and the positions of entries there that are no more.
  private(set) var base: (name: String, deleted: [Range<Int>])?

  private let data: [UInt8]
  private let hash: Int
  private let endings: [[UInt8]]
  private var position = 0
  /// The path of the entry that is being read.
  private var path: [UInt8] = []

  /// Longer paths cannot be opened, so nobody asks about them.
  private static let longestPath = 4096
  /// How many times as long as the index its paths may become: version 4 writes only what differs.
  private static let mostGrowth = 16

  /// Nil when the bytes do not hold together.
  ///
  /// - Parameters:
  ///   - hash: bytes of a hash: 20 or 32.
  ///   - deleted: positions of entries that do not count, ascending.
  init?(_ data: [UInt8], hash: Int, endings: [[UInt8]], without deleted: [Range<Int>] = []) {
    self.data = data
    self.hash = hash
    self.endings = endings
    guard data.starts(with: "DIRC".utf8), let version = number(at: 4), let count = number(at: 8),
      (2...4).contains(version), data.count >= 12 + hash
    else { return nil }
    position = 12
    var rest = deleted[...]
    var kept = 0
    for index in 0..<count {
      guard let entry = readEntry(version) else { return nil }
      while let first = rest.first, first.upperBound <= index { rest.removeFirst() }
      guard isWanted(entry.kind), !(rest.first?.contains(index) ?? false) else { continue }
      if let last = entries.last?.path {
        // Versions of one file in a merge stand side by side.
        if last == path { continue }
        if path.lexicographicallyPrecedes(last) { return nil }
      }
      kept += path.count
      if kept > data.count * Self.mostGrowth { return nil }
      entries.append(GitIndex.Entry(path: path, kind: entry.kind, isCheckedOut: entry.isCheckedOut))
    }
    guard readExtensions() else { return nil }
  }

  // MARK: Entries

  /// Reads an entry and leaves its path in `path`; empty for one that a split index replaces.
  private mutating func readEntry(_ version: Int) -> (kind: GitIndex.Entry.Kind, isCheckedOut: Bool)? {
    let start = position
    var name = start + 40 + hash + 2
    guard name <= data.count, let mode = number(at: start + 24) else { return nil }
    let kind: GitIndex.Entry.Kind
    switch mode >> 12 {
    case 0x8: kind = .file
    case 0xA: kind = .link
    case 0xE: kind = .repository
    case 0x4: kind = .folder
    default: return nil
    }
    let flags = short(at: name - 2)
    var isCheckedOut = true
    if flags & 0x4000 != 0 {
      guard version > 2, name + 2 <= data.count else { return nil }
      isCheckedOut = short(at: name) & 0x4000 == 0
      name += 2
    }
    guard version == 4 ? readSuffix(at: name) : readName(at: name, length: flags & 0xFFF) else { return nil }
    if version < 4 { position = start + (name - start + path.count + 8) & ~7 }
    let isLong = flags & 0xFFF == 0xFFF
    guard position <= data.count, isLong ? path.count >= 0xFFF : path.count == flags & 0xFFF else {
      return nil
    }
    return (kind, isCheckedOut)
  }

  /// The path as it is, up to a zero byte.
  private mutating func readName(at start: Int, length: Int) -> Bool {
    var end = start + length
    if length == 0xFFF { while end < data.count, data[end] != 0 { end += 1 } }
    guard end < data.count, data[end] == 0 else { return false }
    path.removeAll(keepingCapacity: true)
    path.append(contentsOf: data[start..<end])
    return true
  }

  /// How much of the last path goes, and what comes in its place, up to a zero byte.
  private mutating func readSuffix(at start: Int) -> Bool {
    var (next, cut) = (start, 0)
    var isMore = true
    while isMore {
      guard next < data.count, next - start < 3 else { return false }
      cut = (next == start ? 0 : cut + 1) << 7 | Int(data[next] & 0x7F)
      isMore = data[next] & 0x80 != 0
      next += 1
    }
    var end = next
    while end < data.count, data[end] != 0 { end += 1 }
    guard end < data.count, cut <= path.count else { return false }
    path.removeLast(cut)
    path.append(contentsOf: data[next..<end])
    position = end + 1
    return true
  }

  private func isWanted(_ kind: GitIndex.Entry.Kind) -> Bool {
    if path.isEmpty || path.count > Self.longestPath { return false }
    return kind != .file
      || endings.contains { path.count > $0.count && path.suffix($0.count).elementsEqual($0) }
  }

  // MARK: Extensions

  /// Whether all of them are known, or may be left unread, and the file ends where they do.
  private mutating func readExtensions() -> Bool {
    let end = data.count - hash
    while position + 8 <= end {
      let name = String(decoding: data[position..<position + 4], as: UTF8.self)
      guard let size = number(at: position + 4), position + 8 + size <= end else { return false }
      position += 8
      if name == "link", !readLink(upTo: position + size) { return false }
      // Only those that begin with a capital letter may be left unread.
      guard (0x41...0x5A).contains(data[position - 8]) || name == "link" || name == "sdir" else {
        return false
      }
      position += size
    }
    return position == end
  }

  /// What a split index adds to: the hash in the name of the file, and two bitmaps, the first of which are
  /// the entries there that are deleted.
  private mutating func readLink(upTo end: Int) -> Bool {
    guard position + hash <= end else { return false }
    let name = data[position..<position + hash]
    if name.allSatisfy({ $0 == 0 }) { return true }
    let digits = Array("0123456789abcdef".unicodeScalars)
    var text = "sharedindex."
    for byte in name {
      text.unicodeScalars.append(digits[Int(byte >> 4)])
      text.unicodeScalars.append(digits[Int(byte & 0xF)])
    }
    guard position + hash < end else {
      base = (text, [])
      return true
    }
    guard let deleted = bits(from: position + hash, upTo: end) else { return false }
    base = (text, deleted)
    return true
  }

  /// The bits that are set in a compressed bitmap (EWAH): words that say how many equal ones to repeat, and
  /// how many plain ones follow.
  private func bits(from start: Int, upTo end: Int) -> [Range<Int>]? {
    guard start + 8 <= end, let words = number(at: start + 4), start + 8 + words * 8 <= end else {
      return nil
    }
    var ranges: [Range<Int>] = []
    var bit = 0
    var word = 0
    while word < words {
      let mark = long(at: start + 8 + word * 8)
      let run = Int(mark >> 1 & 0xFFFF_FFFF) * 64
      if mark & 1 == 1 { ranges.append(bit..<bit + run) }
      bit += run
      let plain = Int(mark >> 33)
      guard plain < words - word else { return nil }
      for index in 0..<plain {
        let value = long(at: start + 8 + (word + 1 + index) * 8)
        for offset in 0..<64 where value >> UInt64(offset) & 1 == 1 {
          ranges.append(bit + offset..<bit + offset + 1)
        }
        bit += 64
      }
      word += 1 + plain
    }
    return ranges
  }

  // MARK: Numbers

  /// Four bytes, the highest first; nil beyond the end.
  private func number(at place: Int) -> Int? {
    guard place + 4 <= data.count else { return nil }
    return short(at: place) << 16 | short(at: place + 2)
  }

  private func short(at place: Int) -> Int { Int(data[place]) << 8 | Int(data[place + 1]) }

  private func long(at place: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 << 8 | UInt64(data[place + $1]) }
  }
}
