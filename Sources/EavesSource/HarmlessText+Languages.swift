// Text within JSON, YAML, the languages of drawing programs, man pages and shells.

extension HarmlessText {
  // MARK: Data

  /// Escapes what JSON demands, what acts, and what would be a command of a log; nothing else, so that it stays
  /// readable.
  static func json(_ text: some StringProtocol) -> String {
    var plain = String(text)
    if plain.withUTF8(isPlainJSON) { return plain }
    var result = ""
    for (scalar, acts) in ScalarReading(text) {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      default:
        if acts {
          result +=
            UTF16.encode(scalar).map { units in
              units.map { "\\u" + hexadecimal(UInt32($0), digits: 4) }.joined()
            } ?? "\u{FFFD}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return replacingMarks(in: result, with: "#\\u0023")
  }

  /// Hardly any text needs an escape.
  private static func isPlainJSON(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in text where byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x23 || byte == 0x5C {
      return false
    }
    return true
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

  // MARK: Manual and shells

  static func man(_ text: some StringProtocol) -> String {
    spelt(text) { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "`": "\\(ga"
      case "'": "\\(aq"
      case "~": "\\(ti"
      case "^": "\\(ha"
      case "\"": "\\(dq"
      case "…": "..."
      case "\u{80}"...: "\\[u\(hexadecimal(scalar.value, digits: 4).uppercased())]"
      default: nil
      }
    }
  }

  static func fish(_ text: some StringProtocol) -> String {
    spelt(text) { $0 == "\\" || $0 == "'" ? "\\\($0)" : nil }
  }

  static func zsh(_ text: some StringProtocol) -> String { spelt(text) { $0 == "'" ? "'\\''" : nil } }

  static func zshArguments(_ text: some StringProtocol) -> String {
    spelt(text) { "\\[]:".unicodeScalars.contains($0) ? "\\\($0)" : nil }
  }

  // MARK: SARIF

  /// A single brace begins a placeholder.
  static func sarif(_ text: some StringProtocol) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "{" || scalar == "}" { result.unicodeScalars.append(scalar) }
      result.unicodeScalars.append(scalar)
    }
  }
}
