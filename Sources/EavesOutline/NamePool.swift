/// A name inside one outline: an index into its `NamePool`. Two names of one file are equal when their ids are.
package struct NameID: Hashable, BitwiseCopyable, Sendable {
  package let rawValue: UInt32
  package init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// No name: what a closure or a parenthesis has.
  package static let none = NameID(0)
}

/// The distinct names of one outline, without backquotes. Id 0 is the empty name.
///
/// The first ids are the keywords' in every pool; what is said of those is kept once for all files, which for
/// files of ordinary length is most of what a pool holds.
package struct NamePool: Sendable {
  /// The bytes of all names, one after the other.
  package let bytes: NameBytes
  /// Where each name ends in `bytes`, by id; a name begins where the one before it ends.
  package let ends: NameNumbers
  /// FNV-1a (32 bits) of each name's bytes, by id: the same for the same bytes in every pool.
  package let hashes: NameNumbers

  init(_ interner: borrowing Interner) {
    let keywords = Interner.keywords
    bytes = NameBytes(keywords.bytes, all: interner.bytes)
    ends = NameNumbers(keywords.ends, all: interner.ends)
    hashes = NameNumbers(keywords.hashes, all: interner.hashes)
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

/// The bytes of a pool's names: the keywords', which all pools share, and behind them the file's own.
package struct NameBytes: Sendable {
  private let shared: [UInt8]
  private let own: [UInt8]

  fileprivate init(_ shared: [UInt8], all: [UInt8]) {
    self.shared = shared
    own = all.fitted(from: shared.count)
  }

  package var count: Int { shared.count + own.count }

  package subscript(offset: Int) -> UInt8 {
    offset < shared.count ? shared[offset] : own[offset - shared.count]
  }

  /// The bytes of one name. O(1).
  package subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    range.lowerBound < shared.count
      ? shared[range] : own[range.lowerBound - shared.count..<range.upperBound - shared.count]
  }
}

/// A number for each id of a pool: those of the keywords, which all pools share, and behind them the file's own.
package struct NameNumbers: Sendable {
  private let shared: [UInt32]
  private let own: [UInt32]

  fileprivate init(_ shared: [UInt32], all: [UInt32]) {
    self.shared = shared
    own = all.fitted(from: shared.count)
  }

  package var count: Int { shared.count + own.count }

  package subscript(id: Int) -> UInt32 { id < shared.count ? shared[id] : own[id - shared.count] }
}
