package import EavesDocuments

/// An item as a document writes it, word for word: `name: ["*Store"], mentions: [database, network]`.
package struct ItemSource {
  /// The item in one line, then what it leaves out, one line each.
  package let lines: [String]

  package init(_ item: Item) {
    lines = [Self.text(item)] + item.unless.map { "unless \(Self.text($0))" }
  }

  private static func text(_ item: Item) -> String {
    var parts = item.terms.map { term in
      if !term.items.isEmpty { return "\(term.word.rawValue): \(inner(term.items))" }
      if let range = term.range { return "\(term.word.rawValue): \(range)" }
      return term.values.isEmpty ? term.word.rawValue : "\(term.word.rawValue): \(list(term.values))"
    }
    let narrowing: [(NarrowingWord, [Word])] = [
      (.of, item.of), (item.isDirect ? .directlyIn : .inside, item.inside), (.named, item.named),
      (.written, item.written), (.via, item.via),
    ]
    parts += narrowing.filter { !$1.isEmpty }.map { "\($0.rawValue): \(list($1))" }
    if let count = item.count { parts.append("count: \(count)") }
    if !item.which.isEmpty { parts.append("which: \(inner(item.which))") }
    return parts.joined(separator: ", ")
  }

  private static func inner(_ items: [Item]) -> String {
    items.map { "(\(text($0)))" }.joined(separator: " and ")
  }

  /// One value, or several in brackets.
  package static func list(_ words: [Word]) -> String {
    let values = words.map { quoted($0.text) }
    return values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]"
  }

  /// Bare where it is a plain word.
  private static func quoted(_ text: String) -> String {
    let isPlain =
      text.first.map { $0.isLetter } ?? false
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" || $0 == "_" }
    if isPlain { return text }
    return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
