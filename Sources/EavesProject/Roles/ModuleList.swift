package import EavesDocuments
import EavesOutline
import EavesSource

/// Modules that a sentence lists: by name, by a word list, or by a role of their files.
package struct ModuleList: Sendable {
  private let project: Project
  private var patterns: [NamePattern] = []
  private var roles: [Int] = []
  /// Whether a pattern fits, by the module's name.
  private var known: [Symbol: Bool] = [:]
  /// The first file of each module; empty where no role is listed.
  private var firstFiles: [ModuleIndex: Int] = [:]
  /// Modules that some of the roles do not hold as a whole, by role.
  private var parted: [Int: Set<ModuleIndex>] = [:]

  /// O(words), with a role among them O(files).
  package init(_ words: [Word], in project: Project) {
    self.project = project
    for word in words {
      if let role = project.roles.index(of: word.text) {
        roles.append(role)
      } else if let list = project.vocabulary.words[word.text] {
        patterns += list.map { NamePattern($0.text) }
      } else {
        patterns.append(NamePattern(word.text))
      }
    }
    if roles.isEmpty { return }
    for file in project.files.indices {
      let module = project.files[file].module
      if firstFiles[module] == nil { firstFiles[module] = file }
      for role in roles where !project.fileHasRole(role, file) { parted[role, default: []].insert(module) }
    }
  }

  /// Whether a module is listed where a file imports it: its own slice of a role is not meant.
  package mutating func contains(_ module: Symbol, from file: Int) -> Bool {
    if isNamed(module) { return true }
    return roles.contains { has(module, $0, notSliceOf: file) }
  }

  private mutating func isNamed(_ module: Symbol) -> Bool {
    if let known = known[module] { return known }
    let name = project.symbols.bytes(module)
    let isNamed = patterns.contains { $0.matches(name) }
    known[module] = isNamed
    return isNamed
  }

  private func has(_ module: Symbol, _ role: Int, notSliceOf file: Int) -> Bool {
    guard let index = project.module(named: module), parted[role]?.contains(index) != true,
      let member = firstFiles[index],
      let slice = project.regionSlice(role, member)
    else { return false }
    return slice.isEmpty || slice != project.regionSlice(role, file)
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
