import EavesDocuments
import EavesOutline
import EavesProject
import EavesReporters
import EavesSession
import EavesSource

/// Lines for `roles:` in eaves.yml that would place types without a role.
struct ProposedRoles {
  private let lines: [RoleProposal]
  /// What each line would change; nil where nobody has found out.
  private let effects: [ProposalEffect]?
  private let project: Project

  /// How many types of a line are named.
  private static let maxNamed = 3

  init(_ lines: [RoleProposal], _ effects: [ProposalEffect]? = nil, in project: Project) {
    (self.lines, self.effects, self.project) = (lines, effects, project)
  }

  // MARK: Text

  /// A section of a list for people; empty where nothing is proposed.
  var text: String {
    if lines.isEmpty { return "" }
    let effect =
      effects == nil
      ? ["`eaves coverage` says how the findings would change."]
      : [
        "Each line names its types, and says how the findings would change with this line alone."
      ]
    let head =
      [
        "Lines for `roles:` in eaves.yml that would give a role to the most types without one: \(lines.count)",
        "A role says what a type is for; most rules apply to the types of a role. Paste what is right. Where `roles:` names",
        "a role already, paste only the line that begins with `-`, and the `kind:` below it.",
      ] + effect + ["", "roles:"]
    return (head + page).map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }

  /// What stands below `roles:`, role by role, as eaves.yml has it: all but the lines themselves are comments.
  var page: [String] {
    var order: [String] = []
    for line in lines where !order.contains(line.role) { order.append(line.role) }
    return order.flatMap { role in
      [meaning(of: role), "  \(role):"] + lines.indices.filter { lines[$0].role == role }.flatMap(entry)
    }
  }

  private func meaning(of role: String) -> String {
    "  # \(role): \(RoleWording.meaning(of: role) ?? "a role of this project")"
  }

  private func entry(_ position: Int) -> [String] {
    let line = lines[position]
    let terms = line.item.terms.map { term in
      let values = term.values.map { Self.quoted($0.text) }
      return "\(term.word.rawValue): \(values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]")"
    }
    return [
      "    # \(summary(of: position))", "    # why: \(reason(for: position))",
    ] + terms.enumerated().map { ($0 == 0 ? "    - " : "      ") + $1 }
  }

  /// "12 types: AlertHandler, BolusHandler, CarbHandler … and 9 more; 3 more findings, 1 fewer".
  private func summary(of position: Int) -> String {
    let types = types(of: position)
    let names = types.prefix(Self.maxNamed).map(project.qualifiedName).joined(separator: ", ")
    let others = types.count - Self.maxNamed
    let change = effects.map { "; \(Self.change($0[position]))" } ?? ""
    return
      "\(types.count) types: \(names)\(others > 0 ? " … and \(others) more" : "")\(change)"
  }

  /// "3 more findings, 1 fewer".
  private static func change(_ effect: ProposalEffect) -> String {
    func findings(_ count: Int, _ word: String) -> String {
      "\(count) \(word) finding\(count == 1 ? "" : "s")"
    }
    if effect.more > 0, effect.fewer > 0 { return "\(findings(effect.more, "more")), \(effect.fewer) fewer" }
    if effect.more > 0 { return findings(effect.more, "more") }
    return effect.fewer > 0 ? findings(effect.fewer, "fewer") : "findings stay the same"
  }

  /// "9 of 12 hold services or repositories".
  private func reason(for position: Int) -> String {
    let (line, count) = (lines[position], types(of: position).count)
    let share = line.fitting == count ? "all" : "\(line.fitting) of \(count)"
    var phrases: [String] = []
    for phrase in line.operations.map(ProposedRolesWording.operation) where !phrases.contains(phrase) {
      phrases.append(phrase)
    }
    return "\(share) \(phrases.joined(separator: ", or "))"
  }

  private func types(of position: Int) -> [TypeIndex] { effects?[position].types ?? lines[position].types }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
    return isPlain ? text : "\"\(HarmlessText.of(text, in: .yaml))\""
  }

  // MARK: JSON

  var json: JSON {
    .array(
      lines.indices.map { position in
        let line = lines[position]
        let fields: JSON = [
          "role": .string(line.role),
          "item": .object(
            line.item.terms.map { term in
              let values = term.values.map { JSON.string($0.text) }
              return (key: term.word.rawValue, value: values.count == 1 ? values[0] : .array(values))
            }),
          "why": .string(reason(for: position)), "types": .array(types(of: position).map(type)),
        ]
        return fields.with("more", effects.map { .number($0[position].more) })
          .with("fewer", effects.map { .number($0[position].fewer) })
      })
  }

  private func type(_ type: TypeIndex) -> JSON {
    let place = project.namePlace(at: project.types[type.index].place)
    return [
      "name": .string(project.qualifiedName(type)), "path": .string(place.path.text),
      "line": .number(place.start.line), "column": .number(place.start.column),
    ]
  }
}

/// What many types do, as people say it.
private enum ProposedRolesWording {
  /// "hold services or repositories", "are observable and are held by views or UIKit views": what speaks for a role, and
  /// nothing of what would speak against it.
  static func operation(_ item: Item) -> String {
    let parts = item.terms.compactMap { term -> String? in
      let values = nouns(term.values.map(\.text))
      let list = list(values)
      return switch term.word {
      case .heldBy: "are held by \(list)"
      case .conformedBy: "are protocols that \(list) conform to"
      case .conforms: "conform to types that are \(list)"
      case .holds: "hold \(list)"
      case .creates: "create \(list)"
      case .mentions: "use \(list)"
      case .role: "are \(list)"
      case .functions where term.range?.most == 0: "have no functions"
      default: nil
      }
    }
    let outer = item.inside.map { $0.text == "kitView" ? "views" : "\(RoleWording.spaced($0.text))s" }
    let inside = outer.isEmpty ? [] : ["are declared in \(list(outer))"]
    return (parts + inside).joined(separator: " and ")
  }

  private static func list(_ nouns: [String]) -> String {
    guard let last = nouns.last, nouns.count > 1 else { return nouns.joined() }
    return "\(nouns.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// In the plural, each once: what SwiftUI and what UIKit draws are both views.
  private static func nouns(_ words: [String]) -> [String] {
    let isOfBoth = words.contains("view")
    return words.filter { !isOfBoth || $0 != "kitView" && $0 != "drawn" }.map { word in
      switch word {
      case "kitView": "UIKit or AppKit views"
      case "uiTypes": "UIKit or AppKit types"
      case "observable": "observable"
      case "repository": "repositories"
      default: "\(RoleWording.spaced(word))s"
      }
    }
  }
}
