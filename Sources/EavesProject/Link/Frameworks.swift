import EavesOutline
import EavesSource

/// The platform's modules that a project imports, and the possible names of its own modules, from its names and paths
/// only.
struct Frameworks: Sendable {
  /// Framework of an SDK type, by its name.
  private(set) var ofType: [Symbol: Symbol] = [:]
  /// SDK types of frameworks that no file names.
  private(set) var ofNoFramework: Set<Symbol> = []
  /// Modules whose names are the platform's or the project's own.
  private(set) var knownModules: Set<Symbol> = []
  /// Names of folders at the top of the project, and of those right below.
  private(set) var targetFolders: Set<Symbol> = []

  /// O(names of the SDK + files).
  init(_ sdk: SDKPlan, _ modules: [Module], _ paths: [FilePath], _ symbols: SymbolTable) {
    for (module, names) in sdk.frameworks {
      guard let framework = symbols.find(module[...]) else {
        for name in names { symbols.find(name[...]).map { _ = ofNoFramework.insert($0) } }
        continue
      }
      knownModules.insert(framework)
      for name in names { symbols.find(name[...]).map { ofType[$0] = framework } }
    }
    for module in sdk.platformModules { symbols.find(module[...]).map { _ = knownModules.insert($0) } }
    for module in modules { symbols.find(module.name).map { _ = knownModules.insert($0) } }
    var last: String?
    for path in paths where path.folder != last {
      last = path.folder
      for folder in path.components.dropLast().prefix(2) {
        if let symbol = symbols.find(String(folder)) { targetFolders.insert(symbol) }
      }
    }
  }
}
