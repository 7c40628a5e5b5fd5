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
  ///
  /// Hot: reports of thousands of findings are mostly this. It is put together as bytes, which are handed on in pieces:
  /// a text grows and checks itself again with each word.
  package func write(to output: inout some TextOutputStream, depth: Int = 0) {
    var bytes: [UInt8] = []
    write(to: &bytes, depth) { piece in
      output.write(String(decoding: piece, as: UTF8.self))
      piece.removeAll(keepingCapacity: true)
    }
    output.write(String(decoding: bytes, as: UTF8.self))
  }

  /// In bytes.
  private static let piece = 1 << 16

  /// - Parameter handOn: is given what is finished, and empties it.
  private func write(to bytes: inout [UInt8], _ depth: Int, _ handOn: (inout [UInt8]) -> Void) {
    switch self {
    case .null: Self.append("null", to: &bytes)
    case .bool(let value): Self.append(value ? "true" : "false", to: &bytes)
    case .number(let value): bytes += String(value).utf8
    case .string(let text): Self.quote(text, in: &bytes)
    case .array(let values):
      Self.list(UInt8(ascii: "["), UInt8(ascii: "]"), values.count, depth, in: &bytes) {
        values[$0].write(to: &$1, depth + 1, handOn)
      }
    case .each(let count, let value):
      Self.list(UInt8(ascii: "["), UInt8(ascii: "]"), count, depth, in: &bytes) {
        value($0).write(to: &$1, depth + 1, handOn)
      }
    case .object(let fields):
      Self.list(UInt8(ascii: "{"), UInt8(ascii: "}"), fields.count, depth, in: &bytes) { field, bytes in
        Self.quote(fields[field].key, in: &bytes)
        Self.append(": ", to: &bytes)
        fields[field].value.write(to: &bytes, depth + 1, handOn)
      }
    }
    if bytes.count >= Self.piece { handOn(&bytes) }
  }

  private static func quote(_ text: String, in bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    HarmlessText.appendJSON(text, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Copied as one block: a view of a text is read byte by byte.
  private static func append(_ word: StaticString, to bytes: inout [UInt8]) {
    word.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  private static func list(
    _ open: UInt8, _ close: UInt8, _ count: Int, _ depth: Int, in bytes: inout [UInt8],
    _ write: (Int, inout [UInt8]) -> Void
  ) {
    bytes.append(open)
    for index in 0..<count {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth + 1, in: &bytes)
      write(index, &bytes)
    }
    if count > 0 { breakLine(depth, in: &bytes) }
    bytes.append(close)
  }

  private static func breakLine(_ depth: Int, in bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  /// The value as `write(to:)` writes it, and a line feed: what a command prints.
  package var page: String {
    var text = ""
    write(to: &text)
    return text + "\n"
  }

  /// The value on one line, without a space: what protocols send.
  package var line: String { String(decoding: lineBytes, as: UTF8.self) }

  /// As `line`, in bytes.
  package var lineBytes: [UInt8] {
    var bytes: [UInt8] = []
    writeLine(to: &bytes)
    return bytes
  }

  private func writeLine(to bytes: inout [UInt8]) {
    switch self {
    case .array(let values):
      Self.listLine(UInt8(ascii: "["), UInt8(ascii: "]"), values.count, in: &bytes) {
        values[$0].writeLine(to: &$1)
      }
    case .each(let count, let value):
      Self.listLine(UInt8(ascii: "["), UInt8(ascii: "]"), count, in: &bytes) { value($0).writeLine(to: &$1) }
    case .object(let fields):
      Self.listLine(UInt8(ascii: "{"), UInt8(ascii: "}"), fields.count, in: &bytes) { field, bytes in
        Self.quote(fields[field].key, in: &bytes)
        bytes.append(UInt8(ascii: ":"))
        fields[field].value.writeLine(to: &bytes)
      }
    case .null, .bool, .number, .string: write(to: &bytes, 0) { _ in }
    }
  }

  private static func listLine(
    _ open: UInt8, _ close: UInt8, _ count: Int, in bytes: inout [UInt8],
    _ write: (Int, inout [UInt8]) -> Void
  ) {
    bytes.append(open)
    for index in 0..<count {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(index, &bytes)
    }
    bytes.append(close)
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
