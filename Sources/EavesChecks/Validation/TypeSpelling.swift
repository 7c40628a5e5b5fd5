import EavesSource

/// Finds spellings of types that no code has: `"x: P"`, `"any P, any Q"`. A glob may cut brackets.
enum TypeSpelling {
  static func fault(of text: String) -> SpellingFault? {
    let bytes = BareCode(text).bytes
    let type = String(decoding: bytes, as: UTF8.self)
    func no(_ remedy: String) -> SpellingFault {
      SpellingFault(cause: "`\(text)` is written for no type", remedy: remedy)
    }
    guard let first = bytes.first, let last = bytes.last else {
      return no(SentenceValidatorWording.typeRemedy)
    }
    if bytes.allSatisfy({ $0 == 0x3F || $0 == 0x21 }) {
      return no("write \"*\(type)\" for any type so marked")
    }
    if type.hasPrefix("->") { return no("write the result alone: \"\(rest(type.dropFirst(2)))\"") }
    if bytes.contains(0x7C) { return no("list the types: \(list(type, 0x7C))") }
    guard let parts = parts(of: bytes) else {
      return bytes.contains(0x2A) ? nil : no("close each bracket, or write `*` for what is left out")
    }
    // `*: P*` may begin and end within brackets.
    if type.hasPrefix("*"), type.hasSuffix("*") { return nil }
    if parts.commas > 0 { return no("list the types: \(list(type, 0x2C))") }
    if let colon = parts.colon {
      return no("write the type alone: \"\(rest(type.utf8.dropFirst(colon + 1)))\"")
    }
    if let word = words(type).first, declaring.contains(word) {
      return no("write the type alone: \"\(rest(type.dropFirst(word.count)))\"")
    }
    let isBegun = isName(first) || [0x28, 0x2A, 0x40, 0x5B, 0x7E].contains(first)
    let isEnded =
      isName(last) || [0x21, 0x29, 0x2A, 0x3E, 0x3F, 0x5D].contains(last) || type.hasSuffix("...")
    if !isBegun || !isEnded { return no(SentenceValidatorWording.typeRemedy) }
    // `Trip Store`: of two words the first says something of the second.
    for (word, next) in zip(words(type), words(type).dropFirst())
    where isPlain(word) && isPlain(next) && !specifying.contains(word) {
      return no("write one type, with `*` for what is left out")
    }
    return nil
  }

  private static let declaring: Set<Substring> = [
    "let", "var", "func", "case", "class", "struct", "enum", "protocol",
  ]
  /// What stands before a type, or before its arrow.
  private static let specifying: Set<Substring> = [
    "any", "some", "each", "repeat", "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated",
    "unsafe", "async", "throws", "rethrows", "of", "__owned", "__shared", "_const",
  ]

  private static func words(_ type: String) -> [Substring] { type.split(separator: " ") }

  private static func isPlain(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { isName($0) || $0 == 0x2E }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x24, 0x5F, 0x60, 0x80...0xFF: true
    default: false
    }
  }

  /// How many commas stand in no bracket, and where the first such colon does; nil where brackets do not close.
  private static func parts(of bytes: [UInt8]) -> (commas: Int, colon: Int?)? {
    var (depth, commas): (Int, Int) = (0, 0)
    var colon: Int?
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x28, 0x3C, 0x5B: depth += 1
      case 0x3E where index > 0 && bytes[index - 1] == 0x2D: continue
      case 0x29, 0x3E, 0x5D: depth -= 1
      case 0x2C where depth == 0: commas += 1
      case 0x3A where depth == 0: colon = colon ?? index
      default: continue
      }
      if depth < 0 { return nil }
    }
    return depth == 0 ? (commas, colon) : nil
  }

  private static func rest(_ type: some Sequence<UInt8>) -> String { BareCode(type).text }
  private static func rest(_ type: Substring) -> String { BareCode(type.utf8).text }

  private static func list(_ type: String, _ separator: UInt8) -> String {
    "[\(type.utf8.split(separator: separator).map { "\"\(BareCode($0).text)\"" }.joined(separator: ", "))]"
  }
}

/// What is wrong with a spelling, and what to write instead.
struct SpellingFault {
  let cause: String
  let remedy: String
}
