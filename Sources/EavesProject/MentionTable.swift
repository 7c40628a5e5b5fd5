package import EavesDocuments
import EavesOutline
import EavesThreads

/// Which types mention the names that `mentions` clauses list: found in one walk over all files.
package struct MentionTable: Sendable {
  private var mentioned: [String: Set<TypeIndex>] = [:]

  package init() {}

  /// Whether the innermost type around some mention of a clause's names is this one.
  package func contains(_ type: TypeIndex, _ term: Term) -> Bool {
    mentioned[Self.key(term)]?.contains(type) ?? false
  }

  private static func key(_ term: Term) -> String { term.values.map(\.text).joined(separator: "\u{0}") }

  /// Walks over all files once for all items. O(nodes) when no item has such a clause: nothing.
  package mutating func collect(_ items: [Item], in project: Project) {
    var sets: [(key: String, names: NameSet)] = []
    for term in items.flatMap({ $0.terms + $0.unless.flatMap(\.terms) }) where term.word == .mentions {
      let key = Self.key(term)
      if mentioned[key] != nil { continue }
      mentioned[key] = []
      sets.append((key, project.nameSet(term.values)))
    }
    if sets.isEmpty { return }
    // Most names are in no list: a table by symbol says so at once.
    var isListed = Array(repeating: false, count: project.symbols.count)
    for (_, names) in sets { project.mark(names, in: &isListed) }
    let table = isListed
    let asked = sets
    let found = project.workers.map(count: project.files.count) { file in
      Self.mentions(in: file, of: asked.map(\.names), isListed: table, project)
    }
    for (set, type) in found.joined() { mentioned[sets[set].key, default: []].insert(type) }
  }

  /// Which of some lists are mentioned in a file, and in which type.
  private static func mentions(
    in file: Int, of sets: [NameSet], isListed: [Bool], _ project: Project
  ) -> [(set: Int, type: TypeIndex)] {
    guard project.files[file].names.contains(where: { isListed[$0.index] }) else { return [] }
    let nodes = project.files[file].outline.nodes
    var found: [(set: Int, type: TypeIndex)] = []
    for node in nodes.indices
    where nodes[node].kind.canMention && isListed[project.files[file].symbol(node).index] {
      for set in sets.indices where project.isMention(node, of: sets[set], in: file) != nil {
        let type = project.enclosingType(of: node, in: file)
        if type != .none { found.append((set, type)) }
      }
    }
    return found
  }
}
