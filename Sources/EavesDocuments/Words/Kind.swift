extension LanguageWord {
  /// Values of `kind` that say how something is, and not what: they have no article.
  package static let adjectives: Set = ["static", "stored", "computed", "annotated"]
}

extension SubjectNoun {
  /// The values of `kind` that such a subject can have; empty for those that have none.
  package var kinds: [String] {
    let functions = ["function", "method", "static", "instance"]
    let properties = ["property", "stored", "computed", "let", "var", "annotated"]
    return switch self {
    case .type: ["class", "struct", "enum", "actor", "protocol"]
    case .member: functions + ["init", "subscript"] + properties + ["case"]
    case .function: functions
    case .global: properties
    default: []
    }
  }
}

extension LanguageWord {
  /// `kind`
  static let kind = LanguageWord(
    .kind, .clause,
    meaning:
      "class, struct, enum, actor, protocol; of members and globals: property, stored, computed, annotated (its type is written), method, init, static, let, var …",
    example: Example("kind: class", "final class TripStore {}"),
    subjects: [.type, .member, .function, .global], objects: [.value], narrowing: [.inside],
    uses: [.except, .role])
}
