/// A glob over the name of a module, compared as folders are: without regard to the case of ASCII letters.
///
/// A capital behind a `*` begins a word, so that `*Data` is `TripData`, `trip_data` and `data`, and not `Metadata`.
package struct ModulePattern: Hashable, Sendable {
  package let text: String
  private let bytes: [UInt8]

  package init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  private static let star = UInt8(ascii: "*")
  private static let one = UInt8(ascii: "?")

  /// Whether the pattern holds no wildcard and names one module.
  package var isLiteral: Bool { !bytes.contains { $0 == Self.star || $0 == Self.one } }

  /// Whether the whole name fits. O(pattern × name) at worst.
  package func matches(_ name: String) -> Bool {
    let name = Array(name.utf8)
    var (p, n, star, mark) = (0, 0, -1, 0)
    while n < name.count {
      if p < bytes.count, bytes[p] == Self.star {
        (star, mark) = (p, n)
        p += 1
      } else if p < bytes.count, fits(p, name, n) {
        p += 1
        n += 1
      } else if star >= 0 {
        p = star + 1
        mark += 1
        n = mark
      } else {
        return false
      }
    }
    while p < bytes.count, bytes[p] == Self.star { p += 1 }
    return p == bytes.count
  }

  private func fits(_ p: Int, _ name: [UInt8], _ n: Int) -> Bool {
    if bytes[p] == Self.one { return true }
    if bytes[p] == name[n] { return true }
    guard Self.small(bytes[p]) == Self.small(name[n]) else { return false }
    let beginsWord = p > 0 && bytes[p - 1] == Self.star && Self.isCapital(bytes[p])
    return !(beginsWord && n > 0 && Self.isLetter(name[n - 1]))
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  private static func isLetter(_ byte: UInt8) -> Bool { small(byte) >= 0x61 && small(byte) <= 0x7A }
  private static func small(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | 0x20 : byte }
}
