import EavesDocuments
import EavesProject
import EavesSource

/// The clauses of `which:` that restrict the objects of a verb, compiled once.
struct Which: Sendable {
  let items: [Item]
  private let predicate: Predicate
  private let clauses: [CompiledItem]
  /// Whether the objects are members, and no types.
  private let isOfMembers: Bool

  /// Nil for an item without it.
  init?(of item: Item, in project: Project) {
    if item.which.isEmpty { return nil }
    items = item.which
    predicate = Predicate(project: project)
    clauses = items.map { CompiledItem($0, in: project) }
    isOfMembers = item.terms.contains(where: \.matchesMembers)
  }

  /// Whether a piece of evidence has an object that fulfils the clauses of every item. Of what the project does not
  /// declare nothing but its name is known: no clause is true of it.
  func isTrue(of evidence: Evidence) -> Bool {
    if !isOfMembers { return evidence.type != .none && isTrue(of: .type(evidence.type)) }
    return evidence.member != nil && isTrue(of: .member(NodeRef(file: evidence.file, node: evidence.node)))
  }

  /// Whether a type fulfills them; true where they apply to members.
  func isTrue(of type: TypeIndex) -> Bool { isOfMembers || isTrue(of: .type(type)) }

  private func isTrue(of object: Subject) -> Bool { clauses.allSatisfy { predicate.holds($0, for: object) } }
}

extension Which {
  /// The types among the evidence that are declared elsewhere, so that no clause but their name can be decided.
  func unknown(_ list: [Evidence]) -> [SentenceOutcome.Unknown] {
    guard !isOfMembers, items.contains(where: { $0.terms.contains { $0.word != .name } }) else { return [] }
    var seen: Set<TypeIndex> = []
    return list.filter { evidence in
      evidence.type != .none && predicate.project.types[evidence.type.index].kind == .external
        && seen.insert(evidence.type).inserted
    }.map { .init(type: $0.type, place: NodeRef(file: $0.file, node: $0.node), range: $0.range) }
  }
}

extension Term {
  /// Whether what it finds are members: `declares: member`, `declares: ".shared"`.
  var matchesMembers: Bool {
    word == .declares && values.contains { if case .member = $0.form { true } else { $0.text == "member" } }
  }
}
