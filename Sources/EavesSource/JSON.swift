/// A JSON value that keeps the order of its keys, and how it is written.
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  case string(String)
  case array([JSON])
  /// An array whose values are made one by one when they are written.
  case each(Int, @Sendable (Int) -> JSON)
  case object([(key: String, value: JSON)])

  /// Null for nil.
  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// An object with one field more, itself when the value is nil.
  package func with(_ key: String, _ value: JSON?) -> JSON {
    guard case .object(let fields) = self, let value else { return self }
    return .object(fields + [(key: key, value: value)])
  }

  /// Appends the value, indented by two spaces a level. What is empty stays on its line.
  package func write(to output: inout some TextOutputStream, depth: Int = 0) {
    switch self {
    case .null: output.write("null")
    case .bool(let value): output.write(value ? "true" : "false")
    case .number(let value): output.write(String(value))
    case .string(let text): Self.writeQuoted(text, to: &output)
    case .array(let values):
      Self.list("[", values, "]", depth, to: &output) { $0.write(to: &$1, depth: depth + 1) }
    case .each(let count, let value):
      Self.list("[", 0..<count, "]", depth, to: &output) { value($0).write(to: &$1, depth: depth + 1) }
    case .object(let fields):
      Self.list("{", fields, "}", depth, to: &output) { field, output in
        Self.writeQuoted(field.key, to: &output)
        output.write(": ")
        field.value.write(to: &output, depth: depth + 1)
      }
    }
  }

  /// The value on one line, without a space: what protocols send.
  package var line: String {
    var output = ""
    writeLine(to: &output)
    return output
  }

  private func writeLine(to output: inout String) {
    switch self {
    case .array(let values): Self.listLine("[", values, "]", to: &output) { $0.writeLine(to: &$1) }
    case .each(let count, let value):
      Self.listLine("[", 0..<count, "]", to: &output) { value($0).writeLine(to: &$1) }
    case .object(let fields):
      Self.listLine("{", fields, "}", to: &output) { field, output in
        Self.writeQuoted(field.key, to: &output)
        output.write(":")
        field.value.writeLine(to: &output)
      }
    case .null, .bool, .number, .string: write(to: &output)
    }
  }

  private static func listLine<Elements: Collection>(
    _ open: String, _ elements: Elements, _ close: String, to output: inout String,
    _ write: (Elements.Element, inout String) -> Void
  ) {
    output.write(open)
    for (index, element) in elements.enumerated() {
      if index > 0 { output.write(",") }
      write(element, &output)
    }
    output.write(close)
  }

  private static func writeQuoted(_ text: String, to output: inout some TextOutputStream) {
    output.write("\"")
    output.write(HarmlessText.of(text, in: .json))
    output.write("\"")
  }

  private static func list<Elements: Collection, Output: TextOutputStream>(
    _ open: String, _ elements: Elements, _ close: String, _ depth: Int, to output: inout Output,
    _ write: (Elements.Element, inout Output) -> Void
  ) {
    output.write(open)
    for (index, element) in elements.enumerated() {
      output.write(index == 0 ? "\n" : ",\n")
      for _ in 0...depth { output.write("  ") }
      write(element, &output)
    }
    if !elements.isEmpty { output.write("\n" + String(repeating: "  ", count: depth)) }
    output.write(close)
  }

  /// Each of some values, made when it is written.
  package static func each<Value: Sendable>(
    _ values: [Value], _ json: @escaping @Sendable (Value) -> JSON
  ) -> JSON {
    .each(values.count) { json(values[$0]) }
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
