import EavesDocuments
import EavesOutline
import EavesSource

/// The modules that an item of a role wants a file to import.
struct ImportClause: Sendable {
  private let patterns: [NamePattern]
  /// Whether only imports count that stand under no condition, of modules that the project does not have itself: a
  /// branch that is never compiled, or a module of one's own, makes nobody a test.
  private let isOutright: Bool

  /// - Parameter values: names and globs; word lists are spelled out.
  init(_ values: [Word], isOutright: Bool) {
    patterns = values.map { NamePattern($0.text) }
    self.isOutright = isOutright
  }

  /// O(imports × names).
  func areImported(by file: ProjectFile, in project: Project) -> Bool {
    let outline = file.outline
    return outline.index.imports.contains { node in
      let module = file.symbol(Int(node))
      let name = project.symbols.bytes(module)
      guard patterns.contains(where: { $0.matches(name) }) else { return false }
      if !isOutright { return true }
      return outline.nodes[Int(outline.nodes[Int(node)].parent)].kind == .file
        && project.modulesByName[module] == nil
    }
  }
}
