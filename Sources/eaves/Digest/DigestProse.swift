import EavesSource

/// A text of a document as words of Markdown on one line: what would be markup, a mention, a link or an order to a
/// program stands as code, as it was written, and all other words stay as they are.
struct DigestProse {
  let text: String

  /// O(length).
  var markdown: String {
    var phrases: [Phrase] = []
    for piece in pieces {
      let phrase = Phrase(piece)
      if let last = phrases.last, last.continues(into: phrase) {
        phrases[phrases.count - 1].join(phrase)
      } else {
        phrases.append(phrase)
      }
    }
    return phrases.map(\.markdown).joined(separator: " ")
  }

  /// The words; what stands between braces or backquotes is one.
  private var pieces: [String] {
    var pieces: [String] = []
    var (braces, isQuoted, isOpen) = (0, false, false)
    for word in text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace) {
      if isOpen { pieces[pieces.count - 1] += " " + String(word) } else { pieces.append(String(word)) }
      for scalar in word {
        switch scalar {
        case "{": braces += 1
        case "}": braces = max(0, braces - 1)
        case "`": isQuoted.toggle()
        default: break
        }
      }
      isOpen = braces > 0 || isQuoted
    }
    return pieces
  }
}

/// A word with what stands around it, or several that are code. Without brackets a parenthesis makes no link, and
/// no mark of punctuation is anything else at the end of a word.
private struct Phrase {
  private let opening: String
  private var core: String
  private var closing = ""
  private let isCode: Bool

  init(_ piece: String) {
    var scalars = Substring(piece).unicodeScalars
    opening = scalars.first == "(" ? String(scalars.removeFirst()) : ""
    var marks: [Unicode.Scalar] = []
    while let last = scalars.last, ",.;:".unicodeScalars.contains(last) { marks.append(scalars.removeLast()) }
    let bare = scalars.last == ")" ? scalars.dropLast() : scalars
    let isParenthesis =
      bare.count < scalars.count && (Self.isPlain(bare) || !opening.isEmpty && Self.isEven(bare))
    if isParenthesis {
      marks.append(")")
      scalars = bare
    }
    core = String(scalars)
    closing.unicodeScalars.append(contentsOf: marks.reversed())
    isCode = !Self.isPlain(scalars)
  }

  var markdown: String { opening + (isCode ? Self.code(core) : core) + closing }

  /// Whether one code goes on in the next.
  func continues(into next: Phrase) -> Bool {
    isCode && next.isCode && closing.isEmpty && next.opening.isEmpty && !isQuoted && !next.isQuoted
  }

  mutating func join(_ next: Phrase) {
    core += " " + next.core
    closing = next.closing
  }

  private var isQuoted: Bool { core.utf8.first == Self.backquote }

  /// Whether Markdown takes it as it is.
  private static func isPlain(_ scalars: Substring.UnicodeScalarView) -> Bool {
    let text = String(scalars)
    return HarmlessText.of(text, in: .markdown).isExactly(text)
  }

  private static func isEven(_ scalars: Substring.UnicodeScalarView) -> Bool {
    scalars.count { $0 == "(" } == scalars.count { $0 == ")" }
  }

  /// What its author wrote as code already has its backquotes.
  private static func code(_ core: String) -> String {
    let inner = core.utf8.dropFirst().dropLast()
    let isCode =
      core.utf8.first == backquote && core.utf8.last == backquote && !inner.isEmpty
      && !inner.contains(backquote)
    return HarmlessText.of(isCode ? Substring(inner) : Substring(core), in: .markdownCode)
  }

  private static let backquote = UInt8(ascii: "`")
}
