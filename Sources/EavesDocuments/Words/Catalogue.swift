/// Every word of the language, sorted: one line here when a word is added.
extension LanguageWord {
  package static let all: [LanguageWord] = [
    .acceptedBy, .accepts, .access, .argument, .assigns, .branches, .calledBy, .callee, .calls, .captures,
    .chained, .children, .conformedBy, .conforms, .createdBy, .creates, .declares, .declaresDependency,
    .depth, .exists, .exposes, .forwardsTo, .functions, .heldBy, .holds, .importedBy, .imports, .inModule,
    .kind, .lines, .marked, .members, .mentionedBy, .mentions, .name, .owner, .parameters, .passesTo, .path,
    .platform, .reaches, .returnedBy, .role, .target, .through, .typeClause, .uses, .value,
  ]

  private static let byTerm = Dictionary(uniqueKeysWithValues: all.map { ($0.term, $0) })

  /// The entry of a term: there is one for each, as a test holds.
  static func entry(for term: TermWord) -> LanguageWord { byTerm[term] ?? exists }
}
