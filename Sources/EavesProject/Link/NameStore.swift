import EavesOutline

/// Names, each once, from the keywords on: a hash table over their bytes.
struct NameStore: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]
  private var hashes: [UInt32] = [0]
  /// Hash and symbol of a name, by hash; a slot with symbol 0 is free. The length is a power of two.
  private var slots: [Slot]

  private struct Slot: BitwiseCopyable {
    var hash: UInt32
    var symbol: UInt32
  }

  /// What every store begins with, in the smallest size.
  private static let keywords = NameStore(slots: 1 << 12)

  /// - Parameter capacity: how many names are expected.
  init(capacity: Int) {
    self = Self.keywords
    if capacity * 2 <= slots.count { return }
    var size = slots.count
    while size < capacity * 2 { size *= 2 }
    self = NameStore(slots: size)
  }

  private init(slots size: Int) {
    slots = Array(repeating: Slot(hash: 0, symbol: 0), count: size)
    for word in NamePool.keywords { _ = intern(word[...]) }
  }

  var count: Int { ends.count }

  /// The bytes of a symbol's name.
  subscript(symbol: Symbol) -> ArraySlice<UInt8> { bytes[range(symbol.index)] }

  private func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// The symbol of a name's bytes; nil when it does not occur.
  func find(_ name: ArraySlice<UInt8>) -> Symbol? {
    if name.isEmpty { return Symbol.none }
    let found = slots[slot(of: name, hash: NamePool.hash(name))].symbol
    return found == 0 ? nil : Symbol(found)
  }

  /// The symbol of a name, made when it is new.
  mutating func intern(_ text: String) -> Symbol { intern(Array(text.utf8)[...]) }

  /// The symbols of the own names of an outline, in the order of their ids. Those of keywords are their ids.
  ///
  /// Hot: looked up for every distinct name of every file. The table uses the scanner's hash, so each name is hashed
  /// once; bytes are compared only where all 32 bits are equal.
  mutating func link(_ pool: NamePool) -> [Symbol] {
    var symbols: [Symbol] = []
    symbols.reserveCapacity(pool.ends.count)
    var start = 0
    for (index, end) in pool.ends.enumerated() {
      symbols.append(intern(pool.bytes[start..<Int(end)], hash: pool.hashes[index]))
      start = Int(end)
    }
    return symbols
  }

  /// The symbols of another store's names, by its own; what is new is added in the other's order.
  mutating func merge(_ other: NameStore) -> [Symbol] {
    var symbols: [Symbol] = []
    symbols.reserveCapacity(other.count)
    symbols.append(.none)
    for index in 1..<other.count {
      symbols.append(intern(other.bytes[other.range(index)], hash: other.hashes[index]))
    }
    return symbols
  }

  mutating func intern(_ name: ArraySlice<UInt8>) -> Symbol {
    intern(name, hash: NamePool.hash(name))
  }

  private mutating func intern(_ name: ArraySlice<UInt8>, hash: UInt32) -> Symbol {
    if name.isEmpty { return .none }
    let place = slot(of: name, hash: hash)
    if slots[place].symbol != 0 { return Symbol(slots[place].symbol) }
    let symbol = UInt32(ends.count)
    bytes.append(contentsOf: name)
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    slots[place] = Slot(hash: hash, symbol: symbol)
    if ends.count * 2 > slots.count { grow() }
    return Symbol(symbol)
  }

  private func slot(of name: ArraySlice<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place].symbol != 0 {
      if slots[place].hash == hash, bytes[range(Int(slots[place].symbol))] == name { return place }
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow() {
    let old = slots
    let mask = old.count * 2 - 1
    slots = Array(repeating: Slot(hash: 0, symbol: 0), count: mask + 1)
    for slot in old where slot.symbol != 0 {
      var place = Int(slot.hash) & mask
      while slots[place].symbol != 0 { place = (place + 1) & mask }
      slots[place] = slot
    }
  }
}
