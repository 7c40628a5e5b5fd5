/// A path as a relative reference of RFC 3986: bytes that a path segment may not hold are percent-encoded, and
/// so is `:`, which would make the first segment a scheme.
package struct RelativeURI {
  package let text: String

  package init(_ path: String) {
    var text = ""
    for byte in path.utf8 {
      if Self.isKept(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 0x10 ? "%0\(digits)" : "%\(digits)"
      }
    }
    self.text = text
  }

  /// `/`, the unreserved characters, sub-delimiters and `@`.
  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/-._~!$&'()*+,;=@".utf8.contains(byte)
    }
  }
}
