/// A digest of a text, to see whether something was made from the same text.
package enum TextDigest {
  /// The digest of a text, in 16 hexadecimal digits. O(length).
  package static func digits(of text: String) -> String {
    // FNV-1a.
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
