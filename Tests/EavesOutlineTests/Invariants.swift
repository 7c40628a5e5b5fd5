import EavesSource

@testable import EavesOutline

extension Outline {
  /// What is wrong with the tree, nil when nothing is: `next` behind the node, `parent` right, siblings in
  /// source order, children within their parents but for the generic arguments of names.
  func violation() -> String? {
    guard nodes.first?.kind == .file, Int(nodes[0].next) == nodes.count else { return "no whole file" }
    guard lines.starts == LineTable(of: source.bytes).starts else { return "lines" }
    for index in nodes.indices {
      if let violation = violation(at: index) { return "\(violation) at \(index), a \(nodes[index].kind)" }
    }
    return nil
  }

  private func violation(at index: Int) -> String? {
    let node = nodes[index]
    if Int(node.next) <= index || Int(node.next) > nodes.count { return "next" }
    if node.range.end < node.range.start || Int(node.range.end) > source.bytes.count { return "range" }
    var end = node.range.start
    for child in children(of: index) {
      let inner = nodes[child]
      if Int(inner.parent) != index { return "parent of child" }
      if inner.next > node.next { return "next of child" }
      if inner.range.start < end { return "order of children" }
      end = inner.range.end
      if inner.kind != .genericArgument, !node.range.encloses(inner.range) { return "range of child" }
    }
    return nil
  }
}

extension Lexer {
  /// The bytes that are neither in a token nor trivia, nil when the tokens of a text do not move forward.
  static func lostBytes(_ bytes: [UInt8]) -> [UInt8]? {
    var lexer = Lexer(bytes)
    var lost: [UInt8] = []
    var end = 0
    while true {
      let token = lexer.next()
      guard token.start >= end, token.end >= token.start else { return nil }
      lost += Self.withoutTrivia(bytes[end..<token.start])
      if token.kind == .endOfFile { return token.start == bytes.count ? lost : nil }
      guard token.end > token.start else { return nil }
      if token.kind == .string { lexer.skipString(token) }
      end = lexer.position
    }
  }

  /// What remains of a gap between two tokens when blanks and comments are taken away. A block comment or a
  /// conflict marker ends the account.
  private static func withoutTrivia(_ gap: ArraySlice<UInt8>) -> [UInt8] {
    var rest = gap
    var lost: [UInt8] = []
    while let first = rest.first {
      if rest.starts(with: "//".utf8) || rest.starts(with: "#!".utf8) {
        rest = rest.drop { $0 != 0x0A && $0 != 0x0D }
      } else if rest.starts(with: "/*".utf8) || markers.contains(where: { rest.starts(with: $0.utf8) }) {
        return lost
      } else if rest.starts(with: "*/".utf8) {
        // The end of a comment that nothing began, which is reported.
        rest = rest.dropFirst(2)
      } else if first <= 0x20 {
        rest = rest.dropFirst()
      } else if let blank = blanks.first(where: { rest.starts(with: $0.utf8) }) {
        rest = rest.dropFirst(blank.utf8.count)
      } else {
        lost.append(first)
        rest = rest.dropFirst()
      }
    }
    return lost
  }

  private static let markers = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]

  private static let blanks =
    ["\u{A0}", "\u{FEFF}", "\u{2028}", "\u{2029}", "\u{202F}", "\u{205F}", "\u{2060}"]
    + (0x2000...0x200D).compactMap { UnicodeScalar($0).map(String.init) }
}
