/// An element of XML, and how it is written: version 1.0, UTF-8, elements indented by two spaces a level.
struct XML: Sendable {
  let name: String
  let attributes: [(name: String, value: String)]
  /// Stands alone between the tags where there is any, or elements do.
  let text: String
  let children: [XML]

  /// An attribute that is nil is left out.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String = "",
    children: [XML] = []
  ) {
    self.name = name
    self.attributes = attributes.compactMap { field in field.value.map { (field.key, $0) } }
    self.text = text
    self.children = children
  }

  /// The first line of every document.
  static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Appends the whole document, this element being its root.
  func writeDocument(to output: inout String) {
    output += Self.head
    write(to: &output, depth: 0)
  }

  private func write(to output: inout String, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    output += "\(indent)<\(name)"
    for attribute in attributes {
      output += " \(attribute.name)=\""
      Self.escape(attribute.value, isAttribute: true, to: &output)
      output += "\""
    }
    if text.isEmpty, children.isEmpty {
      output += "/>\n"
      return
    }
    output += ">"
    Self.escape(text, isAttribute: false, to: &output)
    if !children.isEmpty {
      output += "\n"
      for child in children { child.write(to: &output, depth: depth + 1) }
      output += indent
    }
    output += "</\(name)>\n"
  }

  /// Line breaks and tabs of an attribute are written as references, or a parser would make them spaces; a
  /// carriage return always is. What XML cannot say at all becomes its picture, or U+FFFD. No `]]>` is left.
  private static func escape(_ text: String, isAttribute: Bool, to output: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"" where isAttribute: output += "&quot;"
      case "\t" where isAttribute: output += "&#9;"
      case "\n" where isAttribute: output += "&#10;"
      case "\r": output += "&#13;"
      case "\t", "\n": output.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}":
        output.unicodeScalars.append(Terminal.picture(of: scalar))
      default: output.unicodeScalars.append(scalar)
      }
    }
  }
}
