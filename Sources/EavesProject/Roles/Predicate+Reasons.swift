import EavesDocuments
import EavesSource

/// Why items of roles hold, in words.
extension Predicate {
  /// Why an item holds: words that continue "because", and the place that shows it, nil for the declaration itself.
  struct Reason {
    let text: String
    let place: NodeRef?
  }

  /// Why an item holds for a type; nil when it does not.
  ///
  /// - Parameter depth: how many helpers have been unfolded: one may name the other in a cycle.
  func reason(_ item: CompiledItem, for type: TypeIndex, depth: Int = 0) -> Reason? {
    guard holds(item, for: .type(type)) else { return nil }
    var parts: [String] = []
    var place: NodeRef?
    for term in item.terms {
      guard let compactReason = compactReason(term, of: item, for: .type(type)) else { return nil }
      if let helped = helped(term, compactReason, for: type, depth: depth) {
        parts.append(helped.text)
        if place == nil { place = helped.place }
        continue
      }
      parts.append(text(of: compactReason, term.term, for: type))
      if place == nil, case .relation(let relation?) = compactReason { place = relation.place }
    }
    return Reason(text: parts.joined(separator: " and "), place: place)
  }

  /// The reason of a helper role's item, shown instead of the helper's name, which means nothing to readers of a
  /// report.
  private func helped(_ term: CompiledTerm, _ compactReason: CompactReason, for type: TypeIndex, depth: Int)
    -> Reason?
  {
    guard depth < Self.maxHelpers, term.term.word == .role, case .value(let index) = compactReason,
      let role = project.roles.index(of: term.term.values[index].text),
      project.plan.definitions[role].isHelper,
      let match = project.roles.matches[type.index].first(where: { Int($0.role) == role })
    else { return nil }
    let item = CompiledItem(project.plan.definitions[role].items[Int(match.item)], in: project)
    return reason(item, for: type, depth: depth + 1)
  }

  private static let maxHelpers = 4

  private func text(of compactReason: CompactReason, _ term: Term, for type: TypeIndex) -> String {
    let file = Int(project.types[type.index].place.file)
    let written = term.values.map(\.text)
    switch (term.word, compactReason) {
    case (.name, .value(let index)):
      return NamePattern(written[index]).isLiteral
        ? "its name is \(written[index])" : "its name matches \(written[index])"
    case (.kind, _): return "it is \(RoleWording.withArticle(project.types[type.index].kind.rawValue))"
    case (.conforms, .supertype(let supertype)): return conformance(of: type, to: supertype)
    case (.marked, .inherited(let index, let supertype)):
      return "it is marked \(written[index]) by \(project.name(supertype))"
    case (.marked, .value(let index)): return "it is marked \(written[index])"
    case (.in, _):
      let globs = written.map { ModulePattern($0) }
      return "it is in module \(project.module(of: file, namedBy: globs)?.name ?? "")"
    case (.target, _): return "its file is in a \(written.joined(separator: " or ")) target"
    case (.imports, _): return "its file imports \(written.joined(separator: " or "))"
    case (.path, .value(let index)): return "its file matches \(written[index])"
    case (.access, .value(let index)): return "it is \(written[index])"
    case (.role, .value(let index)): return "it is \(RoleWording.withArticle(written[index]))"
    case (.platform, .value(let index)):
      let compiled = CompiledTerm(term, in: project)
      guard case .platforms(let platforms) = compiled.values else { return "" }
      return platformText(platforms[index].name, in: file)
    case (.mentions, _):
      return "it mentions \(mentions.words(mentionedBy: type, of: term).joined(separator: ", "))"
    case (_, .measure(let count)): return "it has \(count) \(term.word.rawValue)"
    case (_, .relation(let relation)):
      guard let relation else { return "nothing has it \(term.word.rawValue)" }
      if !term.word.isPassive { return "it \(term.word.rawValue) \(project.qualifiedName(relation.target))" }
      return "it is \(term.word.rawValue.replacingDash()) \(project.qualifiedName(relation.source))"
    default: return ""
    }
  }

  private func conformance(of type: TypeIndex, to supertype: TypeIndex) -> String {
    let direct = project.types[type.index].supertypes
    if direct.contains(supertype) { return "it conforms to \(project.name(supertype))" }
    let through = direct.first { project.allSupertypes(of: $0).contains(supertype) }
    let way = through.map { " through \(project.name($0))" } ?? ""
    return "it conforms to \(project.name(supertype))\(way)"
  }

  private func platformText(_ name: String, in file: Int) -> String {
    "it runs on \(name) \(project.files[file].platforms[name].map(String.init) ?? "")"
  }
}

extension Relation.Kind {
  /// The relation that a passive counts or a verb asks for; nil for words that ask something else.
  init?(_ word: TermWord) {
    switch word {
    case .heldBy, .holds: self = .holds
    case .acceptedBy: self = .accepts
    case .returnedBy: self = .returns
    case .createdBy, .creates: self = .creates
    case .conformedBy: self = .conforms
    default: return nil
    }
  }
}

extension String {
  fileprivate func replacingDash() -> String { String(map { $0 == "-" ? " " : $0 }) }
}
