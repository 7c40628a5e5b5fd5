import EavesDocuments
import EavesSource

/// Finds spellings of attributes, macros and modifiers that no declaration has.
enum MarkSpelling {
  static func fault(of text: String) -> SpellingFault? {
    let head = text.prefix { $0 != "(" }
    if text.hasPrefix("@") { return attribute(text, head) }
    func no(_ remedy: String) -> SpellingFault {
      SpellingFault(cause: SentenceValidatorWording.noValue(text), remedy: remedy)
    }
    guard head.endIndex < text.endIndex else { return nil }
    if text.hasPrefix("#") { return no("write the macro alone: \"\(head)\"") }
    let bare = text.filter { !$0.isWhitespace }
    if bare != text, !text.hasPrefix("throws(") { return no("write it without blanks: \"\(bare)\"") }
    guard let details = details[String(head)] else {
      return no("write the modifier alone: `\(head)`; arguments are an attribute's, \"@Attribute(.unique)\"")
    }
    if !text.hasSuffix(")") { return no("close the parenthesis: \"\(text))\"") }
    let inner = String(text.dropFirst(head.count + 1).dropLast())
    if details.isEmpty || details.contains(inner) { return nil }
    return no("write \(details.map { "\"\(head)(\($0))\"" }.joined(separator: " or ")), or `\(head)` alone")
  }

  /// What may stand in parentheses behind a modifier; empty: any type.
  private static let details: [String: [String]] = [
    "private": ["set"], "fileprivate": ["set"], "internal": ["set"], "package": ["set"], "public": ["set"],
    "open": ["set"], "nonisolated": ["unsafe", "nonsending"], "unowned": ["safe", "unsafe"], "throws": [],
  ]

  private static func attribute(_ text: String, _ head: Substring) -> SpellingFault? {
    func no(_ remedy: String) -> SpellingFault {
      SpellingFault(cause: SentenceValidatorWording.noValue(text), remedy: remedy)
    }
    var name = head.dropFirst()
    while name.last?.isWhitespace ?? false { name.removeLast() }
    let arguments = text[head.endIndex...]
    if name.isEmpty { return no("write an attribute, a macro or a modifier") }
    if name.prefix(while: { $0 != "<" }).contains(where: \.isWhitespace) {
      let words = name.split(whereSeparator: \.isWhitespace)
      if words.count > 1 { return no("write the attribute alone: \"@\(words[0])\"") }
      return no("write it without blanks: \"@\(name.filter { !$0.isWhitespace })\(arguments)\"")
    }
    if name.contains("*") || name.contains("?") {
      return SpellingFault(
        cause: SentenceValidatorWording.noGlob(text, .attribute),
        remedy: arguments.isEmpty
          ? "list them one by one" : "a glob stands in the parentheses alone: list the attributes one by one")
    }
    guard isName(name) else { return no("write an attribute, a macro or a modifier") }
    if arguments.isEmpty { return nil }
    guard let end = endOfParenthesis(arguments) else { return no("close the parenthesis: \"\(text))\"") }
    return end == arguments.endIndex ? nil : no("write \"@\(name)\(arguments[..<end])\" alone")
  }

  /// Names with single dots between them, each with generic arguments or none.
  private static func isName(_ text: Substring) -> Bool {
    let names = text.prefix { $0 != "<" }
    let isNamed = names.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0 >= 0x80 || $0 == 0x5F || isLetterOrDigit($0) }
    }
    return isNamed && (names.endIndex == text.endIndex || text.hasSuffix(">"))
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// Behind the parenthesis that closes the first; nil where none does. A glob may stand for one that is left out.
  private static func endOfParenthesis(_ text: Substring) -> Substring.Index? {
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      switch text[index] {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted: depth -= 1
      default: continue
      }
      if depth == 0 { return text.index(after: index) }
    }
    return text.hasSuffix(")") && text.contains("*") ? text.endIndex : nil
  }
}
