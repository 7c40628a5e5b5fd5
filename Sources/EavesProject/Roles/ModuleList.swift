package import EavesDocuments
import EavesOutline
import EavesSource

/// Modules that a sentence lists: by name, by a word list, or by a role of their files.
package struct ModuleList: Sendable {
  private let project: Project
  private var patterns: [ModulePattern] = []
  private var roles: [Int] = []
  /// Whether a pattern fits, by the module's name.
  private var known: [Symbol: Bool] = [:]
  /// The first file of each module, -1 where it has none; empty where no role is listed.
  private var firstFiles: [Int] = []
  /// The roles that hold each module as a whole, as bits; empty where no role is listed.
  private var wholes: [UInt64] = []

  /// O(words), with a role among them O(files).
  package init(_ words: [Word], in project: Project) {
    self.project = project
    for word in words {
      if let role = project.roles.index(of: word.text) {
        roles.append(role)
      } else if let list = project.vocabulary.words[word.text] {
        patterns += list.map { ModulePattern($0.text) }
      } else {
        patterns.append(ModulePattern(word.text))
      }
    }
    if roles.isEmpty { return }
    firstFiles = Array(repeating: -1, count: project.modules.count)
    wholes = Array(repeating: ~0, count: project.modules.count)
    for file in project.files.indices {
      for module in project.files[file].modules.map(\.index) {
        if firstFiles[module] < 0 { firstFiles[module] = file }
        wholes[module] &= project.roles.files[file]
      }
    }
  }

  /// Whether a module is listed where a file imports it: its own slice of a role is not meant.
  package mutating func contains(_ module: Symbol, from file: Int) -> Bool {
    if isNamed(module) { return true }
    return roles.contains { has(module, $0, notSliceOf: file) }
  }

  private mutating func isNamed(_ module: Symbol) -> Bool {
    if let known = known[module] { return known }
    let name = project.symbols.text(module)
    let isNamed = patterns.contains { $0.matches(name) }
    known[module] = isNamed
    return isNamed
  }

  private func has(_ module: Symbol, _ role: Int, notSliceOf file: Int) -> Bool {
    project.modules(named: module).map(\.index).contains { index in
      guard firstFiles[index] >= 0, wholes[index] & (1 << UInt64(role)) != 0,
        let slice = project.regionSlice(role, firstFiles[index])
      else { return false }
      return slice.isEmpty || slice != project.regionSlice(role, file)
    }
  }

  /// Whether a file imports a listed module, those listed by a role left out.
  package func areImported(by file: Int) -> Bool {
    let own = project.files[file]
    return own.outline.index.imports.contains { node in
      let name = project.symbols.text(own.symbol(Int(node)))
      return patterns.contains { $0.matches(name) }
    }
  }

  /// The first import of a file that is listed.
  package mutating func firstImport(of file: Int) -> NodeRef? {
    for node in project.files[file].outline.index.imports {
      if contains(project.files[file].symbol(Int(node)), from: file) {
        return NodeRef(file: file, node: Int(node))
      }
    }
    return nil
  }
}
