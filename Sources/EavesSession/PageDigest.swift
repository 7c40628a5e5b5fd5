import EavesDocuments
package import EavesSource

/// A number that stands for what a shipped document says, in the nouns that it is written in: of one that has not
/// changed since it was proven, the proof still holds.
package struct PageDigest {
  private let start: UInt64

  /// - Parameter pages: the shipped pages; those of nouns among them count for every document.
  package init(nouns pages: [SourceText]) {
    start = RolesFile.pages(among: pages).reduce(Self.seed) { Self.hash($1.bytes, from: $0) }
  }

  /// The digest of all pages together, in 16 hexadecimal digits. O(bytes).
  package static func digits(of pages: [SourceText]) -> String {
    digits(pages.reduce(seed) { hash($1.bytes, from: hash(Array($1.path.text.utf8), from: $0)) })
  }

  /// The digest of one document with the nouns. O(bytes).
  package func of(_ page: SourceText) -> UInt64 { Self.hash(page.bytes, from: start) }

  /// The digest of a text alone, in 16 hexadecimal digits. O(length).
  package static func digits(of text: String) -> String {
    // What digests mark is kept by others: it stays.
    digits(text.utf8.reduce(seed) { mix($0, UInt64($1)) })
  }

  private static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  /// FNV-1a.
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 { (hash ^ word) &* 0x100_0000_01b3 }

  /// As FNV-1a, but of eight bytes at a time: each start of Eaves asks it of all shipped pages.
  private static func hash(_ bytes: [UInt8], from start: UInt64) -> UInt64 {
    var hash = mix(start, UInt64(bytes.count))
    var at = 0
    while at < bytes.count {
      var word: UInt64 = 0
      if at + 8 <= bytes.count {
        word = unsafe bytes.withUnsafeBytes { bytes in
          unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
        }
      } else {
        for byte in bytes[at...].reversed() { word = word << 8 | UInt64(byte) }
      }
      hash = mix(hash, word)
      // Upper bits of a product depend on the lower ones, and never the other way round.
      hash ^= hash >> 32
      at += 8
    }
    return hash
  }
}
