package import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// Lines of Swift that have a role or name a word of a list, made from the definition.
package struct MatchingLine {
  private let plan: RolePlan

  package init(_ vocabulary: RoleVocabulary) { plan = RolePlan(vocabulary) }

  private var vocabulary: RoleVocabulary { plan.vocabulary }

  /// A smallest file with a type that has a role; nil where its items ask for more than one file shows.
  package func code(havingRole role: RoleDefinition) -> String? {
    role.items.lazy.compactMap { code(fulfilling: $0) }.first { has(role, $0) }
  }

  /// Whether code that was made from one item has the role: what the item leaves out may leave it out too.
  private func has(_ role: RoleDefinition, _ code: String) -> Bool {
    let path = code.hasPrefix("// ") ? String(code.dropFirst(3).prefix { $0 != "\n" }) : "App/Trip.swift"
    let outline = Outline(scanning: SourceText(path: FilePath(path), text: code))
    let modules = ModuleMap(manifests: [], paths: [outline.source.path])
    let project = Project(outlines: [outline], modules: modules, plan: plan)
    guard let index = project.roles.index(of: role.name) else { return false }
    return project.types.indices.contains {
      project.types[$0].kind != .external && project.hasRole(index, TypeIndex($0))
    }
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
