// Text within XML, Markdown and HTML.

extension HarmlessText {
  // MARK: XML

  /// Line breaks and tabs of an attribute are written as references, or a parser would make them spaces; a
  /// carriage return always is, and so is what acts. What XML 1.0 cannot say, and what it advises against, becomes
  /// its picture. No `]]>` is left, and no command of a log.
  static func xml(_ text: some StringProtocol, isAttribute: Bool) -> String {
    var result = ""
    // A line of a log begins with blanks, or a colon that is the first of two.
    var beginsLine = false
    for (scalar, acts) in ScalarReading(text) {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\t" where isAttribute, "\n" where isAttribute, "\r": result += reference(to: scalar)
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case ":" where beginsLine: result += reference(to: scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}":
        result.unicodeScalars.append(ScalarReading.picture(of: scalar))
      default:
        if acts { result += reference(to: scalar) } else { result.unicodeScalars.append(scalar) }
      }
      beginsLine = scalar == "\n" || beginsLine && scalar.properties.isWhitespace
    }
    return replacingMarks(in: result, with: "#&#35;")
  }

  private static func reference(to scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }

  // MARK: Markdown

  static func markdown(_ text: some StringProtocol) -> String {
    var links = LinkWatch()
    return spelt(text) { scalar in
      if let parted = links.parted(scalar) { return parted }
      switch scalar {
      case "&": return "&amp;"
      case "<": return "&lt;"
      case ">": return "&gt;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "!", "|", "~", "$": return "\\\(scalar)"
      case "@", "#": return "\(scalar)\(LinkWatch.gap)"
      case "\t": return " "
      default: return nil
      }
    }
  }

  /// As many backquotes around it as it takes.
  static func markdownCode(_ text: some StringProtocol) -> String {
    let code = replacingMarks(in: spelt(text) { $0 == "\t" ? " " : nil }, with: "# #")
    let backquote = UInt8(ascii: "`")
    let longest = code.utf8.split { $0 != backquote }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let touches = code.utf8.first == backquote || code.utf8.last == backquote
    let pad = touches || code.isEmpty ? " " : ""
    return fence + pad + code + pad + fence
  }

  /// Where whole lines are HTML, Markdown does not apply; where only the tags are, it does: what would be a link or
  /// a picture there is written as references.
  static func html(_ text: some StringProtocol) -> String {
    var links = LinkWatch()
    var previous: Unicode.Scalar?
    return spelt(text) { scalar in
      defer { previous = scalar }
      if let parted = links.parted(scalar) { return parted }
      switch scalar {
      case "&": return "&amp;"
      case "<": return "&lt;"
      case ">": return "&gt;"
      case "@": return "@\(LinkWatch.gap)"
      case "[", "]", "`", "*", "~", "$", "\\": return reference(to: scalar)
      case "#", "0"..."9": return previous == "#" ? "\(LinkWatch.gap)\(scalar)" : nil
      default: return nil
      }
    }
  }

  // MARK: Pages

  static func page(_ text: some StringProtocol) -> String {
    let escaped = spelt(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: nil
      }
    }
    return replacingMarks(in: escaped, with: "#&#35;")
  }

  /// What is shown of a text, but for the scalars that are spelled otherwise. Scalars, not characters: an accent behind
  /// a bracket makes another character of it, and leaves it a bracket to everyone else.
  static func spelt(
    _ text: some StringProtocol, _ spelling: (Unicode.Scalar) -> String?
  ) -> String {
    shown(text).unicodeScalars.reduce(into: "") { result, scalar in
      if let other = spelling(scalar) { result += other } else { result.unicodeScalars.append(scalar) }
    }
  }
}

/// Sees where the bare text of an address begins, which services make a link.
private struct LinkWatch {
  /// Parts what would be a mention, a reference or a link, and is not seen.
  static let gap = "<!-- -->"

  /// The scalar before, and how many of it stand in a row.
  private var previous: Unicode.Scalar = " "
  private var count = 0

  /// The scalar parted from what is before it; nil where no address goes on.
  mutating func parted(_ scalar: Unicode.Scalar) -> String? {
    let isLink =
      scalar == "/" && previous == ":"
      || scalar == "." && count >= 3 && previous == "w"
    let folded: Unicode.Scalar = scalar == "W" ? "w" : scalar
    count = folded == previous ? count + 1 : 1
    previous = folded
    return isLink ? "\(Self.gap)\(scalar)" : nil
  }
}
