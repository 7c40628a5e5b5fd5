// Services read commands in the logs of what they run: GitHub takes `::error::` at the beginning of a line and
// `##[error]` anywhere, Azure `##vso[…]`, TeamCity `##teamcity[…]`.

extension HarmlessText {
  /// A text of lines of which none is a command: what would begin one is parted by a blank.
  static func withoutCommands(_ text: String) -> String {
    if !holdsTwin(of: 0x3A, or: 0x23, in: text) { return text }
    return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      parted(Substring(line))
    }.joined(separator: "\n")
  }

  /// Whether one of two bytes stands twice in a row.
  private static func holdsTwin(of byte: UInt8, or other: UInt8, in text: String) -> Bool {
    var last: UInt8 = 0
    return !text.everyByte { next in
      defer { last = next }
      return next != last || next != byte && next != other
    }
  }

  private static func parted(_ line: Substring) -> String {
    let blanks = line.unicodeScalars.prefix { $0.properties.isWhitespace }
    let rest = line.unicodeScalars[blanks.endIndex...]
    let begins = rest.starts(with: "::".unicodeScalars)
    let text = begins ? String(blanks) + ": " + String(rest.dropFirst()) : String(line)
    return replacingMarks(in: text, with: "# #")
  }

  /// A text in which no `##` is followed by a bracket, nor by letters and a bracket.
  static func replacingMarks(in text: String, with replacement: String) -> String {
    if !holdsTwin(of: 0x23, or: 0x23, in: text) { return text }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "#", beginsMark(rest) {
        result += replacement
        rest.removeFirst()
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether the rest of a mark stands behind its first `#`.
  private static func beginsMark(_ rest: Substring.UnicodeScalarView) -> Bool {
    guard rest.first == "#" else { return false }
    return rest.dropFirst().prefix(longestMark).drop(while: isLetter).first == "["
  }

  /// No service has a longer word, and what is read again and again is bounded.
  private static let longestMark = 32

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic
  }

  /// Percent-encodes what would end a command; a property hides `:` and `,` as well. Line breaks come back, and the
  /// log shows the rest.
  static func command(_ text: some StringProtocol, isProperty: Bool) -> String {
    var result = ""
    for (scalar, acts) in ScalarReading(text) {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(acts ? ScalarReading.picture(of: scalar) : scalar)
      }
    }
    return replacingMarks(in: result, with: "# #")
  }
}
