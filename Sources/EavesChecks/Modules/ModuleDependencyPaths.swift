import EavesGraphs
import EavesProject
import EavesSource

/// The ways between modules: imports, and what manifests list.
struct ModuleDependencyPaths: Sendable {
  let graph: ModuleGraph
  let imports: [[String: [ModuleDependencies.Import]]]
  private let imported: ImportedModules
  /// The steps out of each module, by their targets.
  private(set) var steps: [[Step]] = []

  /// One step from a module to another.
  struct Step: Sendable {
    let source: Int
    let target: Int
    /// The imports behind it; empty where only a manifest declares it.
    let imports: [ModuleDependencies.Import]
    /// The declared dependency; nil where there is none.
    let dependency: DeclaredDependency?

    /// Those that are compiled in every build. One in `#if canImport` exists only where the module is available.
    var unconditionalImports: [ModuleDependencies.Import] { imports.filter { !$0.isConditional } }

    /// Whether it is there in every build.
    var isUnconditional: Bool { dependency != nil || imports.contains { !$0.isConditional } }

    /// How many lines say it in every build: what a manifest alone says is one.
    var lineCount: Int { max(1, unconditionalImports.count) }
  }

  /// O(imports + dependencies · log).
  init(
    graph: ModuleGraph, imports: [[String: [ModuleDependencies.Import]]], meaning imported: ImportedModules
  ) {
    (self.graph, self.imports, self.imported) = (graph, imports, imported)
    steps = graph.modules.indices.map { made(from: $0) }
  }

  private func made(from module: Int) -> [Step] {
    var lines: [Int: [ModuleDependencies.Import]] = [:]
    for (name, imports) in imports[module] {
      for target in imported.meant(by: name, in: module) { lines[target, default: []] += imports }
    }
    var listed: [Int: DeclaredDependency] = [:]
    for dependency in graph.modules[module].dependencies {
      for target in dependency.modules where target != module && graph.modules[target].kind == .library {
        listed[target] = listed[target] ?? dependency
      }
    }
    return Set(lines.keys).union(listed.keys).sorted().map { target in
      let ordered = (lines[target] ?? []).sorted { ($0.file, $0.node) < ($1.file, $1.node) }
      return Step(source: module, target: target, imports: ordered, dependency: listed[target])
    }
  }

  /// All steps between modules that are no tests, as far as they are there in every build.
  func unconditionalDependencies() -> [Step] {
    graph.modules.indices.filter { graph.modules[$0].kind != .test }.flatMap {
      steps[$0].filter(\.isUnconditional)
    }
  }

  /// The steps of a shortest way from a module to the first that fits; nil where there is none.
  ///
  /// - Parameter isTaken: which steps may be taken.
  func way(
    from module: Int, by isTaken: (Step) -> Bool = { _ in true }, where isEnd: (Int) -> Bool
  ) -> [Step]? {
    ShortestPath.steps(
      from: module, leaving: { steps[$0].filter(isTaken) }, target: \.target, where: isEnd)
  }
}
