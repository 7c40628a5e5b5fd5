import EavesChecks
import EavesDocuments
import EavesOutline
package import EavesProject
import EavesSource

/// What a project could teach: types that no role takes, that end in the same word and do the same.
package struct RoleProposal: Sendable {
  /// The role that they would have.
  package let role: String
  /// A glob of their names: "*Store".
  package let pattern: String
  /// What they do, as an item of a role says it: "role: observable, held-by: view".
  package let deed: String
  /// By place; at least two.
  package let types: [TypeIndex]
}

/// A mark or a protocol that many types without a role share: a role of the project's own, perhaps.
package struct SharedMark: Sendable {
  /// As an item of a role says it: `marked: "@Reducer"`.
  package let clause: String
  /// At least `fewest`.
  package let count: Int

  /// So many must share it.
  package static let fewest = 5
}

/// Proposes roles by what the vocabulary calls likely, for what nobody placed.
package struct RoleProposals: Sendable {
  /// The most types first.
  package private(set) var roles: [RoleProposal] = []
  /// The most types first.
  package private(set) var marks: [SharedMark] = []

  /// O(types + relations).
  package init(_ project: Project) {
    let proposals = Proposals(in: project)
    var groups: [Key: [TypeIndex]] = [:]
    var taken: [String: Set<String>] = [:]
    var shared: [String: Int] = [:]
    for type in project.types.indices.map({ TypeIndex($0) }) where project.isPlaceable(type) {
      let word = project.lastWord(of: type)
      if let role = project.layerRole(type) {
        if let word { taken[word, default: []].insert(project.roles.names[role]) }
        continue
      }
      for clause in project.sharedClauses(of: type) { shared[clause, default: 0] += 1 }
      if let word, let deed = proposals.firstFitting(type) {
        groups[Key(word: word, deed: deed), default: []].append(type)
      }
    }
    for (key, members) in groups where members.count > 1 {
      let (role, deed) = proposals.text(of: key.deed)
      // A name that other roles have as well says nothing of this one.
      guard taken[key.word, default: []].isSubset(of: [role]) else { continue }
      roles.append(RoleProposal(role: role, pattern: "*\(key.word)", deed: deed, types: members))
    }
    roles.sort { ($1.types.count, $0.pattern, $0.role) < ($0.types.count, $1.pattern, $1.role) }
    marks = shared.filter { $0.value >= SharedMark.fewest }
      .map { SharedMark(clause: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.clause) < ($0.count, $1.clause) }
  }

  private struct Key: Hashable {
    let word: String
    /// The position of an item among all proposed.
    let deed: Int
  }
}

/// The proposals of a vocabulary, item by item.
private struct Proposals {
  private let items: [(role: String, item: Item, compiled: CompiledItem)]
  private let matcher: ClauseMatcher

  init(in project: Project) {
    let all = project.vocabulary.proposals.flatMap { role in role.items.map { (role.name, $0) } }
    var mentions = project.roles.mentions
    mentions.collect(all.map(\.1), in: project)
    matcher = ClauseMatcher(project: project, mentions: mentions)
    items = all.map { ($0, $1, CompiledItem($1, in: project)) }
  }

  func firstFitting(_ type: TypeIndex) -> Int? {
    items.firstIndex { matcher.holds($0.compiled, for: type) }
  }

  func text(of position: Int) -> (role: String, deed: String) {
    (items[position].role, ItemSource(items[position].item).lines.first ?? "")
  }
}

extension Project {
  /// Whether a type stands by itself, and no test, preview or mock does.
  fileprivate func isPlaceable(_ type: TypeIndex) -> Bool {
    let record = types[type.index]
    return record.kind != .external && record.kind != .alias && record.parent == .none && !isSetAside(type)
  }

  /// The last word of a name in camel case, with an upper-case letter; nil where it is the whole name.
  fileprivate func lastWord(of type: TypeIndex) -> String? {
    let name = Array(symbols.bytes(types[type.index].name))
    guard let start = name.indices.last(where: { name[$0] >= 0x41 && name[$0] <= 0x5A }), start > 0,
      name.count - start > 2
    else { return nil }
    return String(decoding: name[start...], as: UTF8.self)
  }

  /// Macros, and supertypes that are declared elsewhere, as items of a role would name them; but ordinary ones.
  fileprivate func sharedClauses(of type: TypeIndex) -> [String] {
    let supertypes = types[type.index].supertypes.filter { types[$0.index].kind == .external }.map {
      name($0)
    }
    let file = Int(types[type.index].place.file)
    let outline = files[file].outline
    let marks = attributes(of: Int(types[type.index].place.node), in: file).map { "@" + outline.name(of: $0) }
    return supertypes.filter { !isOrdinary($0) }.map { "conforms: \($0)" }
      + marks.filter { !isOrdinary($0) }.map { "marked: \"\($0)\"" }
  }

  private func isOrdinary(_ name: String) -> Bool {
    ["ordinary", "basic"].contains { list in
      vocabulary.words[list, default: []].contains { NamePattern($0.text).matches(Array(name.utf8)) }
    }
  }
}
