import EavesSource

/// An element of XML, and how it is written: version 1.0, UTF-8, elements indented by two spaces a level.
struct XML: Sendable {
  let name: String
  let attributes: [(name: String, value: String)]
  /// Stands alone between the tags where there is any, or elements do.
  let text: String
  /// Made one by one when they are written.
  private let children: LazyChildren

  private struct LazyChildren: Sendable {
    let count: Int
    let child: @Sendable (Int) -> XML
  }

  /// An element with children that are made when they are written.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], count: Int,
    child: @escaping @Sendable (Int) -> XML
  ) {
    self.name = name
    self.attributes = attributes.compactMap { field in field.value.map { (field.key, $0) } }
    text = ""
    children = LazyChildren(count: count, child: child)
  }

  /// An attribute that is nil is left out.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String = "",
    children: [XML] = []
  ) {
    self.name = name
    self.attributes = attributes.compactMap { field in field.value.map { (field.key, $0) } }
    self.text = text
    self.children = LazyChildren(count: children.count) { children[$0] }
  }

  /// The first line of every document.
  static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Appends the whole document, this element being its root.
  func writeDocument(to output: inout ReportText) {
    output += Self.head
    write(to: &output, depth: 0)
  }

  private func write(to output: inout ReportText, depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    output += "\(indent)<\(name)"
    for attribute in attributes {
      output += " \(attribute.name)=\""
      output += HarmlessText.of(attribute.value, in: .xmlAttribute)
      output += "\""
    }
    if text.isEmpty, children.count == 0 {
      output += "/>\n"
      return
    }
    output += ">"
    output += HarmlessText.of(text, in: .xmlText)
    if children.count > 0 {
      output += "\n"
      for index in 0..<children.count { children.child(index).write(to: &output, depth: depth + 1) }
      output += indent
    }
    output += "</\(name)>\n"
  }
}
