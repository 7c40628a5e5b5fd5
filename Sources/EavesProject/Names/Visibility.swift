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
    realModules = modules.indices.map {
      modules[$0].source == .manifest || imported.contains(moduleNames[$0])
    }
    let exports = Reexports(of: self)
    if exports.isEmpty { return }
    _ = workers.map(count: files.count, run: 64) { index in
      let file = self.files[index]
      let own = file.modules.map { self.moduleNames[$0.index] }
      let brought = exports.modules(through: Array(file.imports) + own)
      let new = brought.filter { !file.imports.contains($0) && !own.contains($0) }
      if !new.isEmpty { file.imports = FileImports(Array(file.imports) + new) }
    }
  }

  /// Whether a file may mean what another file declares with which it shares no module and whose modules it does not
  /// import: only where it is not sure that the two are of different modules. Where nothing says a module, an Xcode
  /// target may hold both.
  func mayMean(declaredIn home: Int, unimportedFrom file: Int) -> Bool {
    let (theirs, own) = (files[home].modules, files[file].modules)
    if theirs.isEmpty || own.isEmpty { return true }
    return !theirs.allSatisfy { realModules[$0.index] } || !own.allSatisfy { realModules[$0.index] }
  }
}

/// What modules hand on to those who import them: `@_exported import`.
private struct Reexports {
  /// By module, those that some file of it hands on.
  private var exported: [Symbol: Set<Symbol>] = [:]

  var isEmpty: Bool { exported.isEmpty }

  /// O(imports).
  init(of project: Project) {
    for file in project.files where !file.modules.isEmpty {
      let outline = file.outline
      for node in outline.index.imports {
        let isExported = outline.head(of: Int(node), .attribute).contains {
          outline.name(of: $0) == "_exported"
        }
        guard isExported else { continue }
        for module in file.modules {
          exported[project.moduleNames[module.index], default: []].insert(file.symbol(Int(node)))
        }
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
