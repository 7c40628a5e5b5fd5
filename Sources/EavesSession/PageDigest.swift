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

  /// The digest of one document with the nouns. O(bytes).
  package func of(_ page: SourceText) -> UInt64 { Self.hash(page.bytes, from: start) }

  /// The digest of a text alone, in 16 hexadecimal digits. O(length).
  package static func digits(of text: String) -> String {
    let digits = String(hash(text.utf8, from: seed), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  /// FNV-1a.
  private static func hash(_ bytes: some Sequence<UInt8>, from start: UInt64) -> UInt64 {
    var hash = start
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
