import EavesDocuments
import EavesOutline
import EavesProject

/// Types that have something to do with what a sentence forbids: their code names it, or names a type of the project
/// that does.
///
/// A view that uses no repository, directly or through another type, does not show how to get data.
struct RuleRelevance {
  private let project: Project
  /// By type, at the top level: whether its code names an object of the sentence.
  private var isNaming: [Bool]
  /// By type, at the top level: whether its code names a type that does.
  private var isNear: [Bool]
  /// By file, the same of its code and imports.
  private var isNamingFile: [Bool]
  private var isNearFile: [Bool]

  /// Nil for a sentence that looks for nothing that code names: who keeps it does so by what it is itself.
  ///
  /// O(code).
  init?(of sentence: Sentence, in project: Project) {
    guard case .never(let items) = sentence.frame else { return nil }
    let searches = items.compactMap { Search($0, in: project) }
    if searches.isEmpty { return nil }
    self.project = project
    isNaming = Array(repeating: false, count: project.types.count)
    isNear = isNaming
    isNamingFile = Array(repeating: false, count: project.files.count)
    isNearFile = isNamingFile
    let objects = searches.map(\.objects)
    let isObject = project.types.indices.map { type in
      objects.contains { $0.match(TypeIndex(type), in: project) != nil }
    }
    var isListed = Array(repeating: false, count: project.symbols.count)
    for symbol in objects.flatMap(\.names.symbols) { isListed[symbol.index] = true }
    for file in project.files.indices { enter(file, searches, isObject, isListed) }
    for file in project.files.indices { approach(file) }
  }

  /// Notes who names an object in a file.
  private mutating func enter(_ file: Int, _ searches: [Search], _ isObject: [Bool], _ isListed: [Bool]) {
    for use in project.typeUses[file] where isObject[use.type.index] { note(Int(use.node), file) }
    let of = project.files[file]
    if of.names.contains(where: { isListed[$0.index] }) {
      for node in of.outline.nodes.indices where isListed[of.symbol(node).index] { note(node, file) }
    }
    for search in searches where search.verb == .imports {
      var modules = ModuleList(search.term.values, in: project)
      if modules.firstImport(of: file) == nil { continue }
      isNamingFile[file] = true
      for type in project.declaredTypes(in: file) { isNaming[type.index] = true }
    }
  }

  private mutating func note(_ node: Int, _ file: Int) {
    isNamingFile[file] = true
    let owner = project.outermost(project.enclosingType(of: node, in: file))
    if owner != .none { isNaming[owner.index] = true }
  }

  /// Notes who names, in a file, somebody who does.
  private mutating func approach(_ file: Int) {
    for reference in project.references(in: file)
    where isNaming[reference.target.index] && reference.source != reference.target {
      isNearFile[file] = true
      if reference.source != .none { isNear[reference.source.index] = true }
    }
  }

  /// Whether a type has anything to do with the sentence; one that is nested in another has what that has.
  func concerns(_ type: TypeIndex) -> Bool {
    let outer = project.outermost(type)
    return outer != .none && (isNaming[outer.index] || isNear[outer.index])
  }

  func concerns(file: Int) -> Bool { isNamingFile[file] || isNearFile[file] }
}
