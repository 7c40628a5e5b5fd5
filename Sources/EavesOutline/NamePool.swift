/// A name inside one outline: an index into its `NamePool`. Two names of one file are equal when their ids are.
@usableFromInline package struct NameID: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt32
  @inlinable package init(_ rawValue: UInt32) { self.rawValue = rawValue }

  /// No name: what a closure or a parenthesis has.
  @inlinable package static var none: NameID { NameID(0) }
}

/// The distinct names of one outline, without backquotes. Id 0 is the empty name.
///
/// The first ids are the keywords' in every pool: what is said of those is kept once for all files, which for files
/// of ordinary length is most of what a pool would hold. The arrays are of the names behind them, the file's own.
package struct NamePool: Sendable {
  /// The id of the first name that is no keyword.
  package static var firstOwn: Int { Int(Keyword.appendInterpolation.rawValue) + 1 }

  /// The keywords' bytes in the order of their ids, from id 1.
  package static var keywords: [[UInt8]] { Keyword.allCases.dropFirst().map { Array($0.text.utf8) } }

  /// The bytes of all own names, one after the other.
  package let bytes: [UInt8]
  /// Where each own name ends in `bytes`; a name begins where the one before it ends.
  package let ends: [UInt32]
  /// A hash of each own name's bytes: the same for the same bytes in every pool of a process.
  package let hashes: [UInt32]

  init(_ interner: borrowing Interner) {
    let start = Int(interner.ends[Self.firstOwn - 1])
    bytes = interner.bytes.fitted(from: start)
    ends = interner.ends[Self.firstOwn...].map { $0 - UInt32(start) }
    hashes = interner.hashes.fitted(from: Self.firstOwn)
  }

  /// The hash that pools give a name's bytes.
  package static func hash(_ name: ArraySlice<UInt8>) -> UInt32 { Interner.hash(Array(name), 0, name.count) }

  /// The own names, in the order of their ids.
  package var own: [ArraySlice<UInt8>] { ends.indices.map { bytes[range($0)] } }

  /// The number of ids, the empty name and the keywords included.
  package var count: Int { Self.firstOwn + ends.count }

  /// The name as text; a new String each time.
  package func text(_ id: NameID) -> String {
    let index = Int(id.rawValue) - Self.firstOwn
    return index < 0
      ? (Keyword(rawValue: UInt8(truncatingIfNeeded: id.rawValue)) ?? .none).text
      : String(decoding: bytes[range(index)], as: UTF8.self)
  }

  /// Whether a name is written like a type's: a capital first, or after one underscore.
  package func isCapitalised(_ id: NameID) -> Bool {
    let index = Int(id.rawValue) - Self.firstOwn
    if index < 0 { return id == Keyword.Self.id }
    let range = range(index)
    guard !range.isEmpty else { return false }
    let first = bytes[range.lowerBound]
    if first >= 0x41, first <= 0x5A { return true }
    guard first == 0x5F, range.count > 1 else { return false }
    let second = bytes[range.lowerBound + 1]
    return second >= 0x41 && second <= 0x5A
  }

  private func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }
}
