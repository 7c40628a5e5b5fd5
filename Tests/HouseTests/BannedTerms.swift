import EavesOutline
import EavesSource

/// The phrases of `BannedTerms.txt`, and where they occur in a text.
struct BannedTerms {
  /// In lower case, each as its words.
  let phrases: [[String]]

  /// - Parameter list: one phrase a line; a line that begins with `#` is a comment.
  init(list: String) {
    phrases = list.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.lowercased().split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
  }

  /// A phrase that was found.
  struct Hit: Equatable {
    /// 1-based.
    let line: Int
    let phrase: String
  }

  /// The phrases in some prose, by line. A phrase may go on in the next line, but not behind a blank one.
  func hits(in prose: Prose) -> [Hit] {
    let words = prose.words
    return words.indices.flatMap { start in
      phrases.filter { phrase in
        let end = start + phrase.count
        return end <= words.count && words[start..<end].map(\.text) == phrase
          && !words[(start + 1)..<end].contains(where: \.beginsAnew)
      }.map { Hit(line: words[start].line, phrase: $0.joined(separator: " ")) }
    }
  }
}

/// Text that people read, without the code in it.
struct Prose {
  /// What stands where code was left out: no word goes on across it.
  private static let gap: Character = "|"

  /// 1-based, in the file that the text is from.
  let line: Int
  let text: String

  struct Word {
    let text: String
    let line: Int
    /// Whether more than spaces and one line break stand between this word and the one before it.
    let beginsAnew: Bool
  }

  /// Letters, digits, `_` and `-` make a word.
  var words: [Word] {
    var words: [Word] = []
    var word = ""
    var line = line
    var (breaks, hasOther) = (0, true)
    for character in text + "\n" {
      if character.isLetter || character.isNumber || character == "_" || character == "-" {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        words.append(Word(text: word.lowercased(), line: line, beginsAnew: hasOther || breaks > 1))
        (word, breaks, hasOther) = ("", 0, false)
      }
      if character.isNewline {
        line += 1
        breaks += 1
      } else if !character.isWhitespace {
        hasOther = true
      }
    }
    return words
  }
}

// MARK: Swift

extension Prose {
  /// The string literals of a file that hold a space, each without its interpolations and escapes.
  static func messages(of source: SourceText) -> [Prose] {
    let outline = Outline(scanning: source)
    return outline.nodes.indices.filter { outline.nodes[$0].kind == .stringLiteral }.compactMap { literal in
      let range = outline.nodes[literal].range
      let start = Int(range.start)
      var bytes = Array(source.bytes[start..<Int(range.end)])
      for child in outline.children(of: literal) where outline.nodes[child].kind == .interpolation {
        let code = outline.nodes[child].range
        for offset in (Int(code.start) - start)..<(Int(code.end) - start)
        where bytes[offset] != UInt8(ascii: "\n") {
          bytes[offset] = UInt8(ascii: "|")
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.contains(" ") else { return nil }
      return Prose(line: outline.lines.line(of: range.start), text: withoutEscapes(text))
    }
  }

  /// `\n` is no letter, and a backslash at the end of a line goes on with the next.
  private static func withoutEscapes(_ text: String) -> String {
    var isEscaped = false
    return String(
      text.map { character in
        defer { isEscaped = character == "\\" && !isEscaped }
        return (isEscaped && !character.isNewline) ? gap : character == "\\" ? " " : character
      })
  }
}

// MARK: Markdown

extension Prose {
  /// A page without its blocks of code and its `code spans`. What `instead:` says in a check is a message, and stays.
  init(markdown page: String) {
    var fence = ""
    var isCheck = false
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
      let bare = line.drop { $0 == " " }
      let marks = String(bare.prefix { $0 == "`" })
      if !fence.isEmpty {
        if marks.count >= fence.count, marks == bare { fence = "" }
        return isCheck && bare.hasPrefix("instead:") ? line : ""
      }
      if marks.count >= 3 {
        fence = marks
        isCheck = bare.dropFirst(marks.count) == "yaml"
        return ""
      }
      return line
    }
    self.init(line: 1, text: Self.withoutSpans(lines.joined(separator: "\n")))
  }

  /// A span ends at as many backticks as it begins with, in the same paragraph.
  private static func withoutSpans(_ text: String) -> String {
    let parts = runs(of: text)
    var prose = ""
    var index = 0
    while index < parts.count {
      let part = parts[index]
      index += 1
      guard part.hasPrefix("`") else {
        prose += part
        continue
      }
      prose.append(gap)
      let paragraph = parts[index...].prefix { !$0.contains("\n\n") }
      guard let end = paragraph.firstIndex(of: part) else { continue }
      prose += String(repeating: "\n", count: parts[index..<end].joined().count { $0 == "\n" })
      prose.append(gap)
      index = end + 1
    }
    return prose
  }

  /// Backticks, and what stands between them.
  private static func runs(of text: String) -> [Substring] {
    var runs: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      let run = rest.prefix { ($0 == "`") == (first == "`") }
      runs.append(run)
      rest = rest.dropFirst(run.count)
    }
    return runs
  }
}
