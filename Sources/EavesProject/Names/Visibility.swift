import EavesOutline
import EavesSource
import EavesThreads

/// The modules whose types a file can see: those that it imports and those that these re-export.
struct Visibility: Sendable {
  /// By file: what it imports, and what the imported modules and its own re-export by `@_exported import`.
  let imports: [FileImports]
  /// By module: whether it is sure to be one, which is imported by those who mean its types.
  let realModules: [Bool]

  /// - Parameter homes: by file, its modules. O(files + imports).
  init(
    of files: [NamedOutline], in homes: [[ModuleIndex]], _ modules: NamedModules, _ sdk: SDKPlan,
    _ symbols: SymbolTable, _ workers: Workers
  ) {
    var imported: Set<Symbol> = []
    // An import that no build may have says nothing of a folder.
    for file in files {
      imported.formUnion(file.outline.index.branches.isEmpty ? file.imports : file.sureImports)
    }
    // `Sources/CarPlay` may be a folder of an application that imports Apple's CarPlay.
    for name in sdk.platformModules + sdk.frameworks.map(\.module) {
      symbols.find(name[...]).map { _ = imported.remove($0) }
    }
    realModules = zip(modules.list, modules.names).map { $0.source == .manifest || imported.contains($1) }
    let exports = Reexports(of: files, in: homes, modules)
    imports = workers.map(count: files.count, run: 64) { index in
      let written = files[index].imports
      if exports.isEmpty { return FileImports(written) }
      let own = homes[index].map { modules.names[$0.index] }
      let brought = exports.modules(through: written + own)
      return FileImports(written + brought.filter { !written.contains($0) && !own.contains($0) })
    }
  }
}

extension NamedOutline {
  fileprivate var sureImports: [Symbol] {
    outline.index.imports.map { Int($0) }
      .filter { outline.innermostBranch(around: $0) == nil }.map { symbol($0) }
  }
}

extension Project {
  /// Whether a file may mean what another file declares with which it shares no module and whose modules it does not
  /// import: only where it is not sure that the two are of different modules. Where nothing says a module, an Xcode
  /// target may hold both.
  func mayMean(declaredIn home: Int, unimportedFrom file: Int) -> Bool {
    let (theirs, own) = (files[home].modules, files[file].modules)
    if theirs.isEmpty || own.isEmpty { return true }
    return !theirs.allSatisfy { realModules[$0.index] } || !own.allSatisfy { realModules[$0.index] }
  }

  /// Types with a role of a layer whose names stand in files that share no module with them and import none of
  /// theirs, where nothing else is known to have the name: code that compiles means something by it. By type, with
  /// the places. O(types + uses of types).
  package var unseenTypes: [(type: TypeIndex, uses: [NodeRef])] {
    var declared: [TypeIndex: TypeIndex] = [:]
    for index in types.indices where types[index].kind == .external {
      let name = types[index].name
      guard !isBasic(name), frameworks.ofType[name] == nil,
        !listedNames.namesForeign(name, bytes: symbols.bytes(name))
      else { continue }
      declared[TypeIndex(index)] = typeNames.declared(name).first { type in
        let record = types[type.index]
        return record.parent == .none && record.kind != .alias && !record.isOfItsFile
          && layerRole(type) != nil
          && !files[Int(record.place.file)].isInTests && !isSetAside(type)
      }
    }
    if declared.isEmpty { return [] }
    var uses: [TypeIndex: [NodeRef]] = [:]
    for file in files.indices where !isTestFile(file) {
      for use in typeUses[file] {
        if let type = declared[use.type] {
          uses[type, default: []].append(NodeRef(file: file, node: Int(use.node)))
        }
      }
    }
    return uses.map { ($0.key, $0.value) }.sorted { $0.0.index < $1.0.index }
  }
}

/// What modules re-export to their importers: `@_exported import`.
private struct Reexports: Sendable {
  /// By module, those that some file of it re-exports.
  private var exported: [Symbol: Set<Symbol>] = [:]

  var isEmpty: Bool { exported.isEmpty }

  /// O(imports).
  init(of files: [NamedOutline], in homes: [[ModuleIndex]], _ modules: NamedModules) {
    for (file, home) in zip(files, homes) where !home.isEmpty {
      let outline = file.outline
      for node in outline.index.imports {
        let isExported = outline.head(of: Int(node), .attribute).contains {
          outline.name(of: $0) == "_exported"
        }
        guard isExported else { continue }
        for module in home {
          exported[modules.names[module.index], default: []].insert(file.symbol(Int(node)))
        }
      }
    }
  }

  /// What some modules re-export, without themselves, each once, in a fixed order.
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
