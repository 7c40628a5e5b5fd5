package import EavesOutline
import EavesSource

/// An attribute with its arguments as a document lists it: `@Attribute(.unique)`, a glob; blanks mean nothing.
package struct WrittenAttribute: Sendable {
  /// Without the sign.
  package let name: String
  private let pattern: NamePattern

  /// Nil for one without arguments.
  package init?(_ text: String) {
    guard text.hasPrefix("@"), let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    name = String(text[..<open].dropFirst())
    pattern = NamePattern(text.filter { !$0.isWhitespace })
  }

  /// Whether an attribute is written so. O(length).
  package func matches(_ attribute: Int, in outline: Outline) -> Bool {
    let range = outline.nodes[attribute].range
    let bytes = outline.source.bytes[Int(range.start)..<Int(range.end)]
    return pattern.matches(String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace })
  }
}
