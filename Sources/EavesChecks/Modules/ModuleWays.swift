import EavesGraphs
import EavesProject
import EavesSource

/// The ways between modules: imports, and what manifests list.
struct ModuleWays: Sendable {
  let graph: ModuleGraph
  let imports: [[String: [ModuleDependencies.Import]]]
  let named: [String: [Int]]
  /// The steps out of each module, by their targets.
  private(set) var steps: [[Step]] = []

  /// One step from a module to another.
  struct Step: Sendable {
    let source: Int
    let target: Int
    /// The imports that make it; empty where a manifest alone says it.
    let imports: [ModuleDependencies.Import]
    /// The dependency that says it; nil where none does.
    let dependency: DeclaredDependency?

    /// How many lines say it: what a manifest alone says is one.
    var lineCount: Int { max(1, imports.count) }
  }

  /// O(imports + dependencies · log).
  init(graph: ModuleGraph, imports: [[String: [ModuleDependencies.Import]]], named: [String: [Int]]) {
    (self.graph, self.imports, self.named) = (graph, imports, named)
    steps = graph.modules.indices.map { made(from: $0) }
  }

  /// The modules of the project that a name means where a module imports it: those beside it first, those that it
  /// lists next; of several that are neither, none can be told.
  func meant(by name: String, in module: Int) -> [Int] {
    // Two targets may make the same module for two platforms: what it imports by that name is itself.
    if graph.modules[module].moduleNames.contains(name) { return [] }
    let all = named[name] ?? []
    if all.count < 2 { return all }
    let beside = all.filter { graph.modules[$0].manifest == graph.modules[module].manifest }
    if beside.count == 1 { return beside }
    let listed = Set(graph.modules[module].dependencies.flatMap(\.modules))
    let wanted = all.filter(listed.contains)
    return wanted.count == 1 ? wanted : []
  }

  private func made(from module: Int) -> [Step] {
    var lines: [Int: [ModuleDependencies.Import]] = [:]
    for (name, imports) in imports[module] {
      for target in meant(by: name, in: module) { lines[target, default: []] += imports }
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

  /// All steps between modules that are no tests.
  func allSteps() -> [Step] {
    graph.modules.indices.filter { graph.modules[$0].kind != .test }.flatMap { steps[$0] }
  }

  /// The steps of a shortest way from a module to the first that fits; nil where there is none.
  func way(from module: Int, where isEnd: (Int) -> Bool) -> [Step]? {
    ShortestWay.steps(from: module, leaving: { steps[$0] }, target: \.target, where: isEnd)
  }
}
