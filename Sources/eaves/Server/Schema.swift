import EavesDocuments
import EavesSource

/// JSON Schemas in the few words that the tools of an agent need.
enum Schema {
  static let text: JSON = ["type": "string"]
  static let whole: JSON = ["type": "integer", "minimum": 0]
  static let truth: JSON = ["type": "boolean"]

  static func word(of words: [String]) -> JSON {
    ["type": "string", "enum": .array(words.map { .string($0) })]
  }

  static func list(of item: JSON) -> JSON { ["type": "array", "items": item] }

  static func orNull(_ schema: JSON) -> JSON { ["anyOf": [schema, ["type": "null"]]] }

  /// An object of these fields and no others. All are required but the optional ones.
  static func object(_ fields: KeyValuePairs<String, JSON>, optional: Set<String> = []) -> JSON {
    [
      "type": "object",
      "properties": .object(fields.map { (key: $0.key, value: $0.value) }),
      "required": .array(fields.map(\.key).filter { !optional.contains($0) }.map { .string($0) }),
      "additionalProperties": false,
    ]
  }

  /// What is wrong with a value; nil when nothing is. Knows the words above, but for `anyOf`.
  static func fault(of value: JSON, named name: String, under schema: JSON) -> String? {
    switch (schema["type"]?.text, value) {
    case ("object", .object(let fields)): return fault(of: fields, under: schema)
    case ("array", .array(let values)):
      return values.lazy.compactMap { fault(of: $0, named: name, under: schema["items"] ?? .null) }.first
    case ("string", .string(let text)):
      let words = schema["enum"]?.elements.compactMap(\.text) ?? [text]
      return words.contains(text)
        ? nil : "`\(name)` does not know `\(text)`; words: \(words.joined(separator: ", "))"
    case ("integer", .number(let number)): return number < 0 ? "`\(name)` is less than 0" : nil
    case ("boolean", .bool): return nil
    case (let type, _): return "`\(name)` is no \(type ?? "value")"
    }
  }

  private static func fault(of fields: [(key: String, value: JSON)], under schema: JSON) -> String? {
    for field in fields {
      guard let own = schema["properties"]?[field.key] else { return "unknown argument `\(field.key)`" }
      if let fault = fault(of: field.value, named: field.key, under: own) { return fault }
    }
    let missing = schema["required"]?.elements.compactMap(\.text).first { name in
      !fields.contains { $0.key == name }
    }
    return missing.map { "`\($0)` is missing" }
  }
}

extension JSON {
  /// A schema with a line that says what the value is.
  func meaning(_ text: String) -> JSON { with("description", .string(text)) }
}
