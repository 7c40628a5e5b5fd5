package import EavesDocuments

/// Lines of Swift that have a role or name a word of a list, made from the definition.
package struct MatchingLine {
  private let vocabulary: RoleVocabulary

  package init(_ vocabulary: RoleVocabulary) { self.vocabulary = vocabulary }

  /// A smallest file with a type that has a role; nil where its items ask for more than one file shows.
  package func code(havingRole role: RoleDefinition) -> String? {
    for item in role.items { if let code = code(fulfilling: item) { return code } }
    return nil
  }

  private func code(fulfilling item: Item) -> String? {
    guard item.inside.isEmpty, !item.terms.isEmpty else { return nil }
    var (kind, name, path, mark, supertype, body) = ("struct", "Trip", "", "", "", "")
    for term in item.terms {
      guard let value = term.values.first?.text else { return nil }
      switch term.word {
      case .kind: kind = value
      case .name: name = Self.filled(value)
      case .conforms: supertype = ": \(Self.filled(value))"
      case .marked: (mark, kind) = ("\(value) ", kind == "struct" ? "class" : kind)
      case .path: path = Self.place(value)
      case .in: path = "Sources/\(Self.filled(value))/Trip.swift"
      case .mentions:
        guard let use = vocabulary.words[value]?.first(where: { $0.form == .type }) else { return nil }
        body = " let value: \(use.text) "
      default: return nil
      }
    }
    if !supertype.isEmpty, item.terms.contains(where: { $0.word == .conforms }), isOfClasses(supertype) {
      kind = "class"
    }
    return (path.isEmpty ? "" : "// \(path)\n") + "\(mark)\(kind) \(name)\(supertype) {\(body)}"
  }

  /// What UIKit, AppKit and Core Data name is a class.
  private func isOfClasses(_ supertype: String) -> Bool {
    supertype.hasPrefix(": UI") || supertype.hasPrefix(": NS")
  }

  /// A name that a glob matches: `*Store` → `TripStore`.
  private static func filled(_ glob: String) -> String {
    var text = ""
    for character in glob {
      switch character {
      case "*": text += text.isEmpty ? "Trip" : "Trips"
      case "?": text += "X"
      default: text.append(character)
      }
    }
    return text
  }

  /// A path that a glob matches: `**/Domain/Models/**` → `Domain/Models/Trip.swift`.
  private static func place(_ glob: String) -> String {
    let parts = glob.split(separator: "/").map(String.init)
    let inner = parts.enumerated().compactMap { index, part -> String? in
      if part == "**" { return index == parts.count - 1 ? "Trip.swift" : nil }
      return filled(part)
    }
    return inner.joined(separator: "/")
  }

  /// A line that names a word of a list.
  package static func code(naming word: Word) -> String? {
    switch word.form {
    case .type: "let value: \(filled(word.text))"
    case .attribute: "\(word.text) var value"
    case .macro: "\(word.text) { $0 }"
    case .member: "value\(word.text)"
    case .staticMember: "let value = \(word.text)"
    case .callee:
      word.text.replacing("(_:", with: "(trip, ").replacing(":", with: ": trip, ").replacing(", )", with: ")")
    case .operatorSymbol: "one \(word.text) other"
    case .name, .unknown: nil
    }
  }
}
