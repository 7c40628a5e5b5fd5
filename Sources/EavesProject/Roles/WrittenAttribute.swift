package import EavesOutline
import EavesSource

/// An attribute as a document lists it with more than its own name: `@Attribute(.unique)`, in whose parentheses `*`
/// is a glob, `@Foo.Attribute`, `@Gen<Int>`. Blanks and comments mean nothing.
package struct WrittenAttribute: Sendable {
  /// Its own name, which is what an outline knows it by.
  package let name: String
  /// What stands before the arguments, and after the sign.
  package let head: String
  private let pattern: NamePattern
  /// Whether arguments are asked for, or the lack of any: else there may be some.
  package let hasArguments: Bool

  /// Nil for a name alone.
  package init?(_ text: String) {
    guard text.hasPrefix("@") else { return nil }
    let bare = Self.bare(text.utf8)
    let head = bare.dropFirst().prefix { $0 != 0x28 }
    hasArguments = head.endIndex < bare.endIndex
    guard hasArguments || head.contains(0x2E) || head.contains(0x3C) else { return nil }
    self.head = String(decoding: head, as: UTF8.self)
    let own = head.prefix { $0 != 0x3C }
    name = String(decoding: own.split(separator: 0x2E).last ?? own, as: UTF8.self)
    pattern = NamePattern(String(decoding: bare, as: UTF8.self))
  }

  /// Whether an attribute is written so. O(length).
  package func matches(_ attribute: Int, in outline: Outline) -> Bool {
    let range = outline.nodes[attribute].range
    let bytes = Self.bare(outline.source.bytes[Int(range.start)..<Int(range.end)])
    return pattern.matches(hasArguments ? bytes[...] : bytes.prefix { $0 != 0x28 })
  }

  private static func bare(_ code: some Sequence<UInt8>) -> [UInt8] {
    BareCode(code).bytes.filter { $0 != 0x20 }
  }
}
