import EavesSource

/// A JSON value that keeps the order of its keys, and how it is written.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// Null for nil.
  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// A number for each cause; `atLeast` names those of which there may be more.
  init(_ leftOut: LeftOut) {
    let causes: [LeftOut.Cause] = [.ignored, .excluded, .skipped]
    let more = causes.filter { leftOut[$0].isAtLeast }
    self = .object(
      causes.map { (key: $0.rawValue, value: .number(leftOut[$0].number)) } + [
        (key: "atLeast", value: .array(more.map { .string($0.rawValue) }))
      ])
  }

  /// An object with one field more, itself when the value is nil.
  package func with(_ key: String, _ value: JSON?) -> JSON {
    guard case .object(let fields) = self, let value else { return self }
    return .object(fields + [(key: key, value: value)])
  }

  /// Appends the value, indented by two spaces a level. What is empty stays on its line.
  package func write(to output: inout String, depth: Int = 0) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .number(let value): output += String(value)
    case .string(let text): Self.writeQuoted(text, to: &output)
    case .array(let values):
      Self.list("[", values, "]", depth, to: &output) { $0.write(to: &$1, depth: depth + 1) }
    case .object(let fields):
      Self.list("{", fields, "}", depth, to: &output) { field, output in
        Self.writeQuoted(field.key, to: &output)
        output += ": "
        field.value.write(to: &output, depth: depth + 1)
      }
    }
  }

  private static func writeQuoted(_ text: String, to output: inout String) {
    output += "\""
    output += HarmlessText.of(text, in: .json)
    output += "\""
  }

  private static func list<Element>(
    _ open: String, _ elements: [Element], _ close: String, _ depth: Int, to output: inout String,
    _ write: (Element, inout String) -> Void
  ) {
    output += open
    for (index, element) in elements.enumerated() {
      output += index == 0 ? "\n" : ",\n"
      for _ in 0...depth { output += "  " }
      write(element, &output)
    }
    if !elements.isEmpty { output += "\n" + String(repeating: "  ", count: depth) }
    output += close
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  /// Keeps the keys in the order written.
  package init(dictionaryLiteral fields: (String, JSON)...) {
    self = .object(fields.map { (key: $0.0, value: $0.1) })
  }
  package init(arrayLiteral values: JSON...) { self = .array(values) }
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral value: Int) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
}
