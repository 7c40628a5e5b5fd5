/// A name inside one outline: an index into its `NamePool`. Two names of one file are equal when their ids are.
package struct NameID: Hashable, BitwiseCopyable, Sendable {
  package let rawValue: UInt32
  package init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// No name: what a closure or a parenthesis has.
  package static let none = NameID(0)
}

/// The distinct names of one outline, without backquotes. Id 0 is the empty name.
package struct NamePool: Sendable {
  /// The bytes of all names, one after the other.
  package let bytes: [UInt8]
  /// Where each name ends in `bytes`, by id; a name begins where the one before it ends.
  package let ends: [UInt32]
  /// FNV-1a (32 bits) of each name's bytes, by id: the same for the same bytes in every pool.
  package let hashes: [UInt32]

  package init(bytes: [UInt8], ends: [UInt32], hashes: [UInt32]) {
    self.bytes = bytes
    self.ends = ends
    self.hashes = hashes
  }

  /// The hash that pools give a name's bytes.
  package static func hash(_ name: ArraySlice<UInt8>) -> UInt32 { Interner.lastingHash(name) }

  /// The number of ids, the empty name included.
  package var count: Int { ends.count }

  /// Where a name's bytes stand in `bytes`.
  package func range(_ id: NameID) -> Range<Int> {
    let index = Int(id.rawValue)
    return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  /// The name as text; a new String each time.
  package func text(_ id: NameID) -> String {
    String(decoding: bytes[range(id)], as: UTF8.self)
  }
}
