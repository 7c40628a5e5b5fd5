package import EavesFindings
import EavesSource

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

  /// A number for each cause; `atLeast` names those of which there may be more.
  init(_ leftOut: LeftOut) {
    let causes: [LeftOut.Cause] = [.ignored, .excluded, .skipped]
    let more = causes.filter { leftOut[$0].isAtLeast }
    self = .object(
      causes.map { (key: $0.rawValue, value: .number(leftOut[$0].number)) } + [
        (key: "atLeast", value: .array(more.map { .string($0.rawValue) }))
      ])
  }

  /// A fact that is unknown: place, what could not be decided, who asked.
  package init(_ fact: UnknownFact) {
    self = [
      "path": .string(fact.place.path.text), "line": .number(fact.place.start.line),
      "column": .number(fact.place.start.column), "message": .string(fact.message),
      "rules": .array(fact.rules.map { .string($0.text) }),
    ]
  }

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
  static func each<Value: Sendable>(_ values: [Value], _ json: @escaping @Sendable (Value) -> JSON) -> JSON {
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
