import EavesDocuments
import EavesProject
import EavesSource

/// An item that is asked of many types: what its clauses say is read once, what its verbs say is kept as written.
final class PreparedItem: Sendable {
  let item: Item
  /// Verbs, measures and passives, each asked in its own way.
  let facts: [Term]
  /// Types that `forwards-to` names.
  let forwardTargets: ObjectSet?
  /// The clauses, and the narrowing words that belong to them; nil when there are none.
  let clauses: CompiledItem?

  init(_ item: Item, in project: Project) {
    self.item = item
    facts = item.terms.filter(Self.isFact)
    forwardTargets = item.terms.first { $0.word == .forwardsTo }.map { ObjectSet($0.values, in: project) }
    var rest = item
    rest.terms.removeAll(where: Self.isFact)
    // `inside` beside a verb or a measure narrows that; beside clauses alone it says where the type stands.
    if !facts.isEmpty { rest.inside = [] }
    let isEmpty = rest.terms.isEmpty && rest.inside.isEmpty && rest.unless.isEmpty
    clauses = isEmpty ? nil : CompiledItem(rest, in: project)
  }

  private static func isFact(_ term: Term) -> Bool {
    let word = term.word
    return word == .forwardsTo || word.isMeasure || word.isPassive || (word.isSearch && word != .conforms)
  }
}
