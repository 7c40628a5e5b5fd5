package import EavesSource

extension JSON {
  /// The value that a message of a protocol is; nil when it is no JSON, or nested deeper than 64 levels. Numbers lose
  /// what stands behind the point. O(length).
  package init?(message bytes: [UInt8]) {
    guard let node = StrictJSON.message(bytes) else { return nil }
    self.init(node)
  }

  private init(_ node: JSONNode) {
    switch node.content {
    case .text(let text): self = .string(text)
    case .number(let number): self = .number(number)
    case .truth(let value): self = .bool(value)
    case .null: self = .null
    case .list(let nodes): self = .array(nodes.map { JSON($0) })
    case .map(let entries): self = .object(entries.map { (key: $0.key.text, value: JSON($0.value)) })
    }
  }

  /// The value of a key, the first where there are more; nil when this is no object, or has no such key.
  package subscript(_ key: String) -> JSON? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.key == key }?.value
  }

  /// Nil when this is no text.
  package var text: String? { if case .string(let text) = self { text } else { nil } }
  /// Nil when this is no number.
  package var whole: Int? { if case .number(let number) = self { number } else { nil } }
  /// Nil when this is neither true nor false.
  package var truth: Bool? { if case .bool(let truth) = self { truth } else { nil } }
  /// Empty when this is no array.
  package var elements: [JSON] { if case .array(let values) = self { values } else { [] } }
}
