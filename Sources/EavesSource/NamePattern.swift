/// A glob over a name: `*` stands for any run of bytes, `?` for one; everything else for itself.
package struct NamePattern: Hashable, Sendable, CustomStringConvertible {
  package let text: String
  private let bytes: [UInt8]
  /// Whether the pattern holds no wildcard and names exactly one name.
  package let isLiteral: Bool

  package init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    isLiteral = !bytes.contains(0x2A) && !bytes.contains(0x3F)
  }

  package var description: String { text }

  package func matches(_ name: String) -> Bool { matches(Array(name.utf8)) }

  /// O(pattern × name) at worst, linear for the usual single star.
  package func matches(_ name: [UInt8]) -> Bool {
    if isLiteral { return bytes == name }
    var p = 0
    var n = 0
    var star = -1
    var mark = 0
    while n < name.count {
      if p < bytes.count, bytes[p] == 0x2A {
        star = p
        mark = n
        p += 1
      } else if p < bytes.count, bytes[p] == 0x3F || bytes[p] == name[n] {
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
    while p < bytes.count, bytes[p] == 0x2A { p += 1 }
    return p == bytes.count
  }
}
