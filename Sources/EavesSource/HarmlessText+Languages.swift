// Text within JSON, YAML, the languages of drawing programs and shells.

extension HarmlessText {
  // MARK: Data

  /// Escapes what JSON demands, what acts, and what would be a command of a log; nothing else, so that it stays
  /// readable.
  static func json(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    appendJSON(String(text), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// As `json`, in bytes behind others. Hot: reports are mostly this.
  static func appendJSON(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    let start = bytes.count
    if text.withUTF8({ unsafe appendPlainJSON($0, to: &bytes) }) { return }
    bytes.removeSubrange(start...)
    bytes += escapedJSON(text).utf8
  }

  /// Letters, signs and line ends of ASCII, byte by byte. False, with a part of it written, where the text holds
  /// anything that may act, or a mark.
  private static func appendPlainJSON(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) -> Bool {
    var done = 0
    for index in 0..<text.count {
      let byte = unsafe text[index]
      if byte >= 0x20, byte < 0x7F, byte != 0x22, byte != 0x23, byte != 0x5C { continue }
      if byte == 0x23 {
        let isTwin = unsafe index + 1 < text.count && text[index + 1] == 0x23
        if !isTwin { continue }
      }
      guard let letter = escapeLetter(of: byte) else { return false }
      unsafe bytes.append(contentsOf: text[done..<index])
      bytes.append(0x5C)
      bytes.append(letter)
      done = index + 1
    }
    unsafe bytes.append(contentsOf: text[done...])
    return true
  }

  /// What stands behind the backslash for a byte that JSON escapes in short.
  private static func escapeLetter(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x22, 0x5C: byte
    case 0x0A: UInt8(ascii: "n")
    case 0x0D: UInt8(ascii: "r")
    case 0x09: UInt8(ascii: "t")
    case 0x08: UInt8(ascii: "b")
    case 0x0C: UInt8(ascii: "f")
    default: nil
    }
  }

  private static func escapedJSON(_ text: String) -> String {
    var result = ""
    for (scalar, acts) in ScalarReading(text) {
      if scalar.isASCII, let letter = escapeLetter(of: UInt8(scalar.value)) {
        result += "\\\(Unicode.Scalar(letter))"
      } else if acts {
        result +=
          UTF16.encode(scalar).map { units in
            units.map { "\\u" + hexadecimal(UInt32($0), digits: 4) }.joined()
          } ?? "\u{FFFD}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return replacingMarks(in: result, with: "#\\u0023")
  }

  static func yaml(_ text: some StringProtocol) -> String {
    var result = ""
    for (scalar, acts) in ScalarReading(text) {
      switch scalar {
      case "\\", "\"": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if acts {
          result += scalar.value > 0xFFFF ? "\\U" : "\\u"
          result += hexadecimal(scalar.value, digits: scalar.value > 0xFFFF ? 8 : 4)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  // MARK: Drawings

  /// DOT knows the references of HTML.
  static func dot(_ text: some StringProtocol) -> String {
    let quoted = spelt(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "\\", "\"": "\\\(scalar)"
      default: nil
      }
    }
    return replacingMarks(in: quoted, with: "#&#35;")
  }

  /// Mermaid writes characters by their number or name. Labels may hold HTML and Markdown, and `%%{` is an order to
  /// the program wherever it stands.
  static func mermaid(_ text: some StringProtocol) -> String {
    spelt(text) { scalar in
      switch scalar {
      case "\"": "#quot;"
      case "#", "%", "{", "}", "<", ">", "&", "`", ";": "#\(scalar.value);"
      default: nil
      }
    }
  }

  // MARK: Shells

  static func fish(_ text: some StringProtocol) -> String {
    spelt(text) { $0 == "\\" || $0 == "'" ? "\\\($0)" : nil }
  }

  static func zsh(_ text: some StringProtocol) -> String { spelt(text) { $0 == "'" ? "'\\''" : nil } }

  static func zshArguments(_ text: some StringProtocol) -> String {
    spelt(text) { "\\[]:".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }

  // MARK: SARIF

  /// A single brace begins a placeholder, and `](` makes a link of what stands before it, unless a backslash says that it
  /// does not: what is written as one is doubled first.
  static func sarif(_ text: some StringProtocol) -> String {
    var result = ""
    // Those right before.
    var backslashes = 0
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "{" || scalar == "}" { result.unicodeScalars.append(scalar) }
      if scalar == "]", rest.first == "(" {
        result.unicodeScalars += Array(repeating: "\\", count: backslashes + 1)
      }
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
