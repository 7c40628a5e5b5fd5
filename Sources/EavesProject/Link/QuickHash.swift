/// The hash of what is a number already: a symbol, a type, a node.
///
/// Hot: tables by symbol are looked up some hundred thousand times for a project of a hundred thousand lines, and the
/// default hash took nine tenths of each look-up. Multiplication with a number that is random for each process is
/// enough: the author of the checked code cannot provoke collisions.
@usableFromInline enum QuickHash {
  /// Odd.
  @usableFromInline static let multiplier = UInt64.random(in: .min ... .max) | 1

  @inlinable static func of(_ value: UInt64, seed: Int) -> Int {
    let product = (value ^ UInt64(truncatingIfNeeded: seed)) &* multiplier
    return Int(truncatingIfNeeded: product ^ product &>> 32)
  }
}
