package import EavesDocuments
import EavesOutline
import EavesSource

/// What tests are besides types, and which types count for tests: files that only tests lie in, and functions outside of types.
extension Project {
  /// Whether the `path`, `in` and `target` clauses of some items leave test files and no others: who names such a place
  /// means the tests there. O(files × clauses), and one file where production code lies there.
  package func excludesTests(_ items: [Item]) -> Bool {
    let clauses = items.flatMap(\.terms).filter { [.path, .in, .target].contains($0.word) }
    if clauses.isEmpty { return false }
    let places = clauses.map { RegionItem(Item(terms: [$0], line: $0.place.line), isAside: false) }
    var hasTests = false
    for file in files.indices where !files[file].path.isNamed("Package.swift") {
      guard places.allSatisfy({ $0.slice(of: file, in: self) != nil }) else { continue }
      if !isTestFile(file) { return false }
      hasTests = true
    }
    return hasTests
  }

  /// Whether items of eaves.yml alone make a type a test, a preview or a mock. O(items of these roles) for a type that
  /// is one by such an item, else O(its roles).
  package func isSetAsideByConfiguration(_ type: TypeIndex) -> Bool {
    let matches = roles.matches[type.index].filter { isAside(role: Int($0.role)) }
    guard !matches.isEmpty, matches.allSatisfy(\.isOwn) else { return false }
    let predicate = Predicate(project: self, mentions: roles.mentions)
    let file = Int(types[type.index].place.file)
    return matches.allSatisfy { match in
      let role = Int(match.role)
      return !(plan.starts[role] + plan.definitions[role].ownItems..<plan.starts[role + 1]).contains { item in
        plan.places[item].map { $0.slice(of: file, in: self) != nil }
          ?? predicate.holds(
            CompiledItem(plan.every[item], in: self, plan.supertypes[item]), for: .type(type))
      }
    }
  }

  /// Whether the project declares a type itself, and not under `#if` alone, as what stands in for a framework that a
  /// platform does not have.
  func isDeclaredInEveryBuild(_ type: TypeIndex) -> Bool {
    let record = types[type.index]
    if record.kind == .external { return false }
    let nodes = files[Int(record.place.file)].outline.nodes
    var at = Int(record.place.node)
    while at != 0 {
      at = Int(nodes[at].parent)
      if nodes[at].kind == .conditionalClause { return false }
    }
    return true
  }

  /// Functions outside of types that are tests by an attribute of the list `testFunctions`, by place. O(functions outside
  /// of types).
  package var freeTests: [NodeRef] {
    let names = attributeSymbols(vocabulary.words["testFunctions", default: []]).compactMap(\.self)
    if names.isEmpty { return [] }
    return globalFunctions.map(\.place).filter { place in
      attributes(of: Int(place.node), in: Int(place.file)).contains {
        names.contains(files[Int(place.file)].symbol($0))
      }
    }
  }
}
