package import EavesOutline
import EavesSource

/// A name across the whole project: two names are equal when their symbols are. 0 is the empty name.
package struct Symbol: Hashable, BitwiseCopyable, Sendable {
  package let rawValue: UInt32
  package init(_ rawValue: UInt32) { self.rawValue = rawValue }
  package static let none = Symbol(0)
  package var index: Int { Int(rawValue) }
}

/// All names of a project, each once: the linker's table from local names to symbols. It begins with the keywords,
/// as every outline's names do.
///
/// A class, as its project is: who asks it for a name retains one object, not three arrays. Written while the
/// project is linked, by one thread, then never again.
package final class SymbolTable: @unchecked Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]
  private var hashes: [UInt32] = [0]
  /// Open addressing; 0 is free, otherwise a symbol.
  private var slots: [UInt32]

  package init(capacity: Int = 1 << 12) {
    var size = 1 << 12
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    for word in NamePool.keywords { _ = intern(word[...]) }
  }

  package var count: Int { ends.count }

  /// The name of a symbol; a new String each time.
  package func text(_ symbol: Symbol) -> String {
    String(decoding: bytes[range(symbol.index)], as: UTF8.self)
  }

  /// The bytes of a symbol's name.
  package func bytes(_ symbol: Symbol) -> ArraySlice<UInt8> { bytes[range(symbol.index)] }

  /// Whether any of the patterns matches a symbol's name.
  func isMatched(_ symbol: Symbol, by patterns: [NamePattern]) -> Bool {
    let name = bytes[range(symbol.index)]
    return patterns.contains { $0.matches(name) }
  }

  private func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// The symbol of a name that occurs in the project; nil when it does not.
  package func find(_ text: String) -> Symbol? {
    find(Array(text.utf8)[...])
  }

  /// The symbol of a name's bytes; nil when it does not occur.
  package func find(_ name: ArraySlice<UInt8>) -> Symbol? {
    if name.isEmpty { return Symbol.none }
    let found = slots[slot(of: name, hash: NamePool.hash(name))]
    return found == 0 ? nil : Symbol(found)
  }

  /// The symbol of a name, made when it is new.
  package func intern(_ text: String) -> Symbol {
    let name = Array(text.utf8)
    return intern(name[...])
  }

  /// The symbols of the own names of an outline, in the order of their ids. Those of keywords are their ids.
  ///
  /// Hot: asked for every distinct name of every file. The scanner's hash is this table's, so a name is hashed
  /// once in its life; comparing is left to those that share all 32 bits.
  package func link(_ pool: NamePool) -> [Symbol] {
    var symbols: [Symbol] = []
    symbols.reserveCapacity(pool.ends.count)
    var start = 0
    for (index, end) in pool.ends.enumerated() {
      symbols.append(intern(pool.bytes[start..<Int(end)], hash: pool.hashes[index]))
      start = Int(end)
    }
    return symbols
  }

  /// The symbols of another table's names, by its own symbols; what is new is added in that table's order.
  func merge(_ other: SymbolTable) -> [Symbol] {
    var symbols: [Symbol] = []
    symbols.reserveCapacity(other.count)
    symbols.append(.none)
    for index in 1..<other.count {
      symbols.append(intern(other.bytes[other.range(index)], hash: other.hashes[index]))
    }
    return symbols
  }

  private func intern(_ name: ArraySlice<UInt8>) -> Symbol {
    intern(name, hash: NamePool.hash(name))
  }

  private func intern(_ name: ArraySlice<UInt8>, hash: UInt32) -> Symbol {
    if name.isEmpty { return .none }
    let place = slot(of: name, hash: hash)
    if slots[place] != 0 { return Symbol(slots[place]) }
    let symbol = UInt32(ends.count)
    bytes.append(contentsOf: name)
    ends.append(UInt32(bytes.count))
    hashes.append(hash)
    slots[place] = symbol
    if ends.count * 2 > slots.count { grow() }
    return Symbol(symbol)
  }

  private func slot(of name: ArraySlice<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place] != 0 {
      let symbol = Int(slots[place])
      if hashes[symbol] == hash, bytes[range(symbol)] == name { return place }
      place = (place + 1) & mask
    }
    return place
  }

  private func grow() {
    let size = slots.count * 2
    slots = Array(repeating: 0, count: size)
    for symbol in 1..<ends.count {
      var place = Int(hashes[symbol]) & (size - 1)
      while slots[place] != 0 { place = (place + 1) & (size - 1) }
      slots[place] = UInt32(symbol)
    }
  }
}
