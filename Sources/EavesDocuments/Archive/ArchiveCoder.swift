/// Writes values into an archive, or reads them from one: one description serves both ways, so that they agree.
///
/// An archive is text: each different string, with a tab or a line feed behind it, then the values. Numbers are digits
/// of five bits, the lowest first, from `0` on; a digit that another follows stands 32 higher.
struct ArchiveCoder {
  let isReading: Bool
  /// Whether what was read is no archive: all values after the fault are empty.
  private(set) var isDamaged = false
  /// The values.
  private var bytes: [UInt8] = []
  private var at = 0
  private var texts: [String] = []
  /// Positions of the texts by their bytes, for writing.
  private var known: [[UInt8]: Int] = [:]

  private static let zero: UInt8 = 0x30
  private static let more: UInt8 = 32
  /// Of the longest number.
  private static let bits = 60

  /// Begins an archive.
  init() { isReading = false }

  /// Opens an archive. O(length).
  init(reading text: String) {
    isReading = true
    bytes = Array(text.utf8)
    var count = 0
    number(&count)
    lineBreak()
    if count > bytes.count { isDamaged = true }
    if isDamaged { return }
    texts.reserveCapacity(count)
    for _ in 0..<count {
      let start = at
      while at < bytes.count, !Self.endsText(bytes[at]) { at += 1 }
      if at == bytes.count { isDamaged = true }
      if isDamaged { return }
      texts.append(bytes[start..<at].text)
      at += 1
    }
  }

  /// What was written.
  var text: String {
    var head = ArchiveCoder()
    var count = texts.count
    head.number(&count)
    var text = head.bytes[...].text + "\n"
    for (position, one) in texts.enumerated() {
      text += one + (position % Self.textsOfLine == Self.textsOfLine - 1 ? "\n" : "\t")
    }
    return text + bytes[...].text
  }

  private static let textsOfLine = 16

  private static func endsText(_ byte: UInt8) -> Bool { byte == Byte.tab || byte == Byte.lineFeed }

  /// Whether all was read, and nothing was amiss.
  var isComplete: Bool { !isDamaged && at == bytes.count }

  /// Says that what is written or read cannot be.
  mutating func reportDamage() { isDamaged = true }

  /// A count or a position: none is negative, or longer than is read.
  mutating func number(_ value: inout Int) {
    if isReading { return value = readNumber() }
    if value < 0 || value >> Self.bits != 0 { return reportDamage() }
    var rest = UInt(value)
    repeat {
      let digit = UInt8(rest & 31)
      rest >>= 5
      bytes.append(Self.zero + digit + (rest > 0 ? Self.more : 0))
    } while rest > 0
  }

  private mutating func readNumber() -> Int {
    var (value, shift) = (0, 0)
    while !isDamaged, at < bytes.count, shift < Self.bits {
      let digit = bytes[at] &- Self.zero
      guard digit < 2 * Self.more else { break }
      at += 1
      value |= Int(digit & 31) << shift
      if digit < Self.more { return value }
      shift += 5
    }
    isDamaged = true
    return 0
  }

  /// A line feed, which makes an archive's changes readable.
  mutating func lineBreak() {
    if !isReading { return bytes.append(Byte.lineFeed) }
    if at < bytes.count, bytes[at] == Byte.lineFeed { at += 1 } else { isDamaged = true }
  }

  mutating func flag(_ value: inout Bool) {
    var number = value ? 1 : 0
    self.number(&number)
    value = number == 1
  }

  /// A text of one line; each different one is kept once.
  mutating func text(_ value: inout String) {
    if !isReading {
      let letters = Array(value.utf8)
      var position = known[letters] ?? texts.count
      if position == texts.count {
        known[letters] = position
        texts.append(value)
        if value.utf8.contains(where: Self.endsText) { isDamaged = true }
      }
      return number(&position)
    }
    let position = readNumber()
    if position < texts.count { value = texts[position] } else { isDamaged = true }
  }

  /// Values of one kind; `empty` is what each is before it is read.
  mutating func list<Value>(
    _ values: inout [Value], of empty: @autoclosure () -> Value, _ each: (inout Self, inout Value) -> Void
  ) {
    var count = values.count
    number(&count)
    if isReading {
      values = []
      // Each value takes a byte at least.
      if count > bytes.count - at { isDamaged = true }
      if isDamaged || count == 0 { return }
      values.reserveCapacity(count)
      for _ in 0..<count {
        var value = empty()
        each(&self, &value)
        values.append(value)
      }
    } else {
      for index in values.indices { each(&self, &values[index]) }
    }
  }

  mutating func texts(_ values: inout [String]) { list(&values, of: "") { $0.text(&$1) } }

  /// A value that may be missing.
  mutating func optional<Value>(
    _ value: inout Value?, of empty: @autoclosure () -> Value, _ each: (inout Self, inout Value) -> Void
  ) {
    var isThere = value != nil
    flag(&isThere)
    guard isThere else { return value = nil }
    var known = value ?? empty()
    each(&self, &known)
    value = known
  }

  /// A table, in the order of its keys.
  mutating func table<Value>(
    _ table: inout [String: Value], of empty: @autoclosure () -> Value,
    _ each: (inout Self, inout Value) -> Void
  ) {
    var rows = isReading ? [] : table.sorted { $0.key < $1.key }.map { (key: $0.key, value: $0.value) }
    list(&rows, of: (key: "", value: empty())) { coder, row in
      coder.text(&row.key)
      each(&coder, &row.value)
    }
    guard isReading else { return }
    table = Dictionary(minimumCapacity: rows.count)
    for row in rows { table[row.key] = row.value }
  }

  /// One of the cases of an enumeration, by its position.
  mutating func choice<Value: Equatable>(_ value: inout Value, among all: [Value]) {
    var position = isReading ? 0 : all.firstIndex(of: value) ?? all.count
    number(&position)
    if position < all.count { value = all[position] } else { isDamaged = true }
  }
}
