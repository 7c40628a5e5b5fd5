import EavesOutline
import EavesSource
import EavesThreads

/// Which modules' types a file may mean: its own, those that it imports, and what these hand on.
extension Project {
  /// Adds to the imports of every file what the imported modules and its own hand on by `@_exported import`, and finds
  /// which modules are sure to be modules. O(files + imports).
  func resolveVisibility() {
    var imported: Set<Symbol> = []
    for file in files { imported.formUnion(file.imports) }
    // `Sources/CarPlay` may be a folder of an application that imports Apple's CarPlay.
    for name in plan.sdk.platformModules + plan.sdk.frameworks.map(\.module) {
      symbols.find(name[...]).map { _ = imported.remove($0) }
    }
    realModules = modules.indices.map { modules[$0].isDeclared || imported.contains(moduleNames[$0]) }
    let exports = Reexports(of: self)
    if exports.isEmpty { return }
    _ = workers.map(count: files.count, run: 64) { index in
      let file = self.files[index]
      let own = file.module == .none ? nil : self.moduleNames[file.module.index]
      let brought = exports.modules(through: Array(file.imports) + [own].compactMap(\.self))
      let new = brought.filter { !file.imports.contains($0) && $0 != own }
      if !new.isEmpty { file.imports = FileImports(Array(file.imports) + new) }
    }
  }

  /// Whether a file may mean what a module declares to which it does not belong and which it does not import: only
  /// where it is not sure that the file and the type are of two modules. Where nothing says a module, an Xcode target
  /// may hold both.
  ///
  /// - Parameter module: `.none`: the type's module is not known.
  func mayMean(_ module: ModuleIndex, unimportedFrom file: ProjectFile) -> Bool {
    let own = file.module
    if module == .none || own == .none { return true }
    return !realModules[module.index] || !realModules[own.index]
  }
}

/// What modules hand on to those who import them: `@_exported import`.
private struct Reexports {
  /// By module, those that some file of it hands on.
  private var exported: [Symbol: Set<Symbol>] = [:]

  var isEmpty: Bool { exported.isEmpty }

  /// O(imports).
  init(of project: Project) {
    for file in project.files where file.module != .none {
      let outline = file.outline
      for node in outline.index.imports {
        let isExported = outline.head(of: Int(node), .attribute).contains {
          outline.name(of: $0) == "_exported"
        }
        guard isExported else { continue }
        exported[project.moduleNames[file.module.index], default: []].insert(file.symbol(Int(node)))
      }
    }
  }

  /// What some modules hand on, themselves left out, each once, in a fixed order.
  func modules(through first: [Symbol]) -> [Symbol] {
    var found: [Symbol] = []
    var known = Set(first)
    var open = first
    while let module = open.popLast() {
      for next in exported[module, default: []].sorted(by: { $0.index < $1.index })
      where known.insert(next).inserted {
        found.append(next)
        open.append(next)
      }
    }
    return found
  }
}
