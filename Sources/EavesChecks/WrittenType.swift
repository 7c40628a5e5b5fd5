import EavesOutline
import EavesSource

/// A type as `type` and `written` list it: a glob, at whose end `?` is no glob but Swift's own.
struct WrittenType {
  private let pattern: NamePattern
  private let isOptional: Bool

  init(_ text: String) {
    isOptional = text.utf8.last == 0x3F
    pattern = NamePattern(isOptional ? String(text.dropLast()) : text)
  }

  func matches(_ written: String) -> Bool {
    if !isOptional { return pattern.matches(written) }
    return written.utf8.last == 0x3F && pattern.matches(String(written.dropLast()))
  }
}

extension Outline {
  /// What holds the whole type that a name is a part of; nil outside of written types. O(depth).
  func typeAround(_ node: Int) -> Int? {
    var at = node
    while at != 0 {
      at = Int(nodes[at].parent)
      switch nodes[at].kind {
      case .typeAnnotation, .returnType: return at
      case .initializer, .block, .members, .closure, .call: return nil
      default: continue
      }
    }
    return nil
  }

  /// The type that a container holds as it is written, without attributes, blanks made one. O(length).
  func typeText(in container: Int) -> String {
    let parts = children(of: container).filter { nodes[$0].kind != .attribute }
    guard let first = parts.first else { return "" }
    let bytes = source.bytes[Int(nodes[first].range.start)..<Int(nodes[container].range.end)]
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
