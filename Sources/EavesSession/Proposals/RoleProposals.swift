import EavesDocuments
import EavesOutline
package import EavesProject
import EavesSource

/// Proposes lines for `roles:` for types without a role, by what the vocabulary calls likely.
///
/// Types whose names end alike, or that conform to the same type, are a group. A line is proposed for one where most of the
/// group do what is likely of a role, and where the line places no type that has another.
package struct RoleProposals: Sendable {
  /// At most `RoleProposal.most`, those that place the most types first.
  package let lines: [RoleProposal]
  /// The most types first.
  package let marks: [SharedMark]

  /// O((types + relations) × operations + groups × types).
  package init(_ project: Project) {
    let (operations, unplaced) = (LikelyBehavior(in: project), TypesWithoutRole(in: project))
    var groups: [RoleGroup: [TypeIndex]] = [:]
    var fits: [TypeIndex: [Int]] = [:]
    var shared: [String: Int] = [:]
    for type in project.types.indices.map({ TypeIndex($0) }) where unplaced.contains(type) {
      let isOuter = project.types[type.index].parent == .none
      if isOuter { for clause in unplaced.sharedClauses(of: type) { shared[clause, default: 0] += 1 } }
      let fitting = operations.fitting(type)
      if fitting.isEmpty { continue }
      fits[type] = fitting
      // A line that is about parts of other types would be hard to understand.
      for group in isOuter ? unplaced.groups(of: type) : [] { groups[group, default: []].append(type) }
    }
    let finder = LineFinder(unplaced, operations, fits)
    let found = groups.filter { $0.value.count > 1 }.flatMap { finder.lines(for: $0.key, $0.value) }
    lines = Self.first(of: found)
    marks = shared.filter { $0.value >= SharedMark.fewest }
      .map { SharedMark(clause: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.clause) < ($0.count, $1.clause) }
  }

  /// Those that place the most types; none that places little that those before it do not.
  private static func first(of found: [RoleProposal]) -> [RoleProposal] {
    let sorted = found.map { ($0, $0.item.text) }.sorted { left, right in
      if left.0.types.count != right.0.types.count { return left.0.types.count > right.0.types.count }
      if left.1.utf8.count != right.1.utf8.count { return left.1.utf8.count < right.1.utf8.count }
      return (left.1, left.0.role) < (right.1, right.0.role)
    }.map(\.0)
    var (chosen, placed): ([RoleProposal], Set<TypeIndex>) = ([], [])
    for proposal in sorted where chosen.count < RoleProposal.most {
      let new = proposal.types.count { !placed.contains($0) }
      guard new > 1, new * 2 > proposal.types.count else { continue }
      chosen.append(proposal)
      placed.formUnion(proposal.types)
    }
    return chosen
  }
}

/// What is likely of the roles, item by item.
private struct LikelyBehavior {
  private let items: [(role: String, item: Item, compiled: CompiledItem)]
  private let predicate: Predicate

  init(in project: Project) {
    let all = project.vocabulary.proposals.flatMap { role in role.items.map { (role.name, $0) } }
    var mentions = project.roles.mentions
    mentions.collect(all.map(\.1), in: project)
    predicate = Predicate(project: project, mentions: mentions)
    items = all.map { ($0, $1, CompiledItem($1, in: project)) }
  }

  /// The positions of those that hold for a type.
  func fitting(_ type: TypeIndex) -> [Int] {
    items.indices.filter { predicate.holds(items[$0].compiled, for: .type(type)) }
  }

  func role(_ operation: Int) -> String { items[operation].role }

  func item(_ operation: Int) -> Item { items[operation].item }

  func holds(_ item: CompiledItem, for type: TypeIndex) -> Bool { predicate.holds(item, for: .type(type)) }
}

/// Finds the lines that place a group.
private struct LineFinder {
  private let project: Project
  private let unplaced: TypesWithoutRole
  private let operations: LikelyBehavior
  /// By type without a role: the operations that fit it.
  private let fits: [TypeIndex: [Int]]
  /// Types that a line may place: no test, preview or mock.
  private let all: [TypeIndex]

  /// So many of a hundred of a group must do what is likely of the role, of those about which anything is known.
  private static let leastShare = 80

  init(_ unplaced: TypesWithoutRole, _ operations: LikelyBehavior, _ fits: [TypeIndex: [Int]]) {
    let project = unplaced.project
    (self.project, self.unplaced, self.operations, self.fits) = (project, unplaced, operations, fits)
    all = project.types.indices.map { TypeIndex($0) }.filter {
      project.types[$0.index].kind != .alias && !project.isSetAside($0)
    }
  }

  /// A line for each role that most of a group are likely to have.
  func lines(for group: RoleGroup, _ members: [TypeIndex]) -> [RoleProposal] {
    var counts: [String: Int] = [:]
    for type in members {
      for role in Set(fits[type, default: []].map(operations.role)) { counts[role, default: 0] += 1 }
    }
    let likely = counts.filter { $0.value > 1 }.keys.sorted()
    if likely.isEmpty { return [] }
    let item = Item(terms: [Self.term(group.word, [group.value])], line: 0)
    let compiled = CompiledItem(item, in: project)
    let placed = all.filter { operations.holds(compiled, for: $0) }
    return likely.compactMap { line(item, for: $0, placing: placed) }
  }

  /// The line without `kind:`, else with it; nil where neither is right. Where a type of some other layer role is meant, of
  /// whatever kind, the words say too little.
  private func line(_ item: Item, for role: String, placing placed: [TypeIndex]) -> RoleProposal? {
    let known = project.roles.index(of: role)
    let isMixed = placed.contains { type in
      project.types[type.index].kind != .external && project.layerRole(type).map { $0 != known } ?? false
    }
    if isMixed { return nil }
    if let line = proposal(item, for: role, placing: placed) { return line }
    let fitting = placed.filter { isFitting($0, for: role) }
    let kinds = Set(fitting.map { project.types[$0.index].kind })
    let ofKinds = placed.filter { kinds.contains(project.types[$0.index].kind) }
    if ofKinds.count == placed.count { return nil }
    var narrowed = item
    let names = TypeKind.allCases.filter(kinds.contains).map(\.rawValue)
    narrowed.terms.append(Self.term(.kind, names))
    return proposal(narrowed, for: role, placing: ofKinds)
  }

  /// Nil where a type has another role already, or is declared elsewhere, or where too few do what is likely of this role.
  private func proposal(_ item: Item, for role: String, placing placed: [TypeIndex]) -> RoleProposal? {
    var (new, known): ([TypeIndex], [TypeIndex]) = ([], [])
    for type in placed {
      if project.types[type.index].kind == .external { return nil }
      if unplaced.contains(type) {
        new.append(type)
        if isFitting(type, for: role) || !unplaced.isApart(type) { known.append(type) }
      } else {
        guard project.roles.index(of: role).map({ project.hasRole($0, type) }) ?? false else { return nil }
      }
    }
    let fitting = new.filter { isFitting($0, for: role) }
    guard fitting.count > 1, fitting.count * 100 >= known.count * Self.leastShare,
      fitting.count * 2 >= new.count
    else { return nil }
    return RoleProposal(
      role: role, item: item, operations: done(by: fitting, for: role), types: new, fitting: fitting.count)
  }

  private func isFitting(_ type: TypeIndex, for role: String) -> Bool {
    fits[type, default: []].contains { operations.role($0) == role }
  }

  /// The operations of a role that fit some types, those that fit the most first.
  private func done(by types: [TypeIndex], for role: String) -> [Item] {
    var counts: [Int: Int] = [:]
    for type in types {
      for operation in fits[type, default: []] where operations.role(operation) == role {
        counts[operation, default: 0] += 1
      }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { operations.item($0.key) }
  }

  private static func term(_ word: TermWord, _ values: [String]) -> Term {
    Term(
      word: word, place: Word(word.rawValue, line: 0, column: 0),
      values: values.map { Word($0, line: 0, column: 0) })
  }
}

extension Item {
  /// As a document writes it, in one line.
  fileprivate var text: String { terms.map { "\($0.word.rawValue): \($0.values.map(\.text))" }.joined() }
}
