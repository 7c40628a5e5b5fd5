/// The hash of what is a number already: a symbol, a type, a node.
///
/// Hot: tables by symbol are asked some hundred thousand times for a project of a hundred thousand lines, and the
/// hash that the language has for everybody took nine tenths of each answer. A product with a number that is another
/// in each process will do: whoever writes code to be checked cannot know which numbers fall together.
@usableFromInline enum QuickHash {
  /// Odd.
  @usableFromInline static let multiplier = UInt64.random(in: .min ... .max) | 1

  @inlinable static func of(_ value: UInt64, seed: Int) -> Int {
    let product = (value ^ UInt64(truncatingIfNeeded: seed)) &* multiplier
    return Int(truncatingIfNeeded: product ^ product &>> 32)
  }
}
