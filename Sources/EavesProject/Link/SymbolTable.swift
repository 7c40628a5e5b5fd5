import EavesSource

/// A name across the whole project: two names are equal when their symbols are. 0 is the empty name.
@usableFromInline package struct Symbol: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline package let rawValue: UInt32
  @inlinable package init(_ rawValue: UInt32) { self.rawValue = rawValue }
  @inlinable package static var none: Symbol { Symbol(0) }
  @inlinable package var index: Int { Int(rawValue) }

  @inlinable package static func == (left: Symbol, right: Symbol) -> Bool { left.rawValue == right.rawValue }
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
  /// Hashing for dictionaries and sets of symbols.
  @inlinable package func _rawHashValue(seed: Int) -> Int { QuickHash.of(UInt64(rawValue), seed: seed) }
}

/// All names of a project, each once: what local names are linked to. It begins with the keywords, as every outline's
/// names do.
///
/// A class, like its project: a look-up retains one object, not four arrays.
package final class SymbolTable: Sendable {
  private let names: NameStore

  init(_ names: NameStore) { self.names = names }

  package var count: Int { names.count }

  /// The name of a symbol; a new String each time.
  package func text(_ symbol: Symbol) -> String { String(decoding: names[symbol], as: UTF8.self) }

  /// The bytes of a symbol's name.
  package func bytes(_ symbol: Symbol) -> ArraySlice<UInt8> { names[symbol] }

  /// Whether any of the patterns matches a symbol's name.
  func isMatched(_ symbol: Symbol, by patterns: [NamePattern]) -> Bool {
    let name = names[symbol]
    return patterns.contains { $0.matches(name) }
  }

  /// The symbol of a name that occurs in the project; nil when it does not.
  package func find(_ text: String) -> Symbol? { names.find(Array(text.utf8)[...]) }

  /// The symbol of a name's bytes; nil when it does not occur.
  package func find(_ name: ArraySlice<UInt8>) -> Symbol? { names.find(name) }
}
