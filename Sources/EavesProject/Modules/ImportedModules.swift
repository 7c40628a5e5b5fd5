/// Which modules of a project an import means.
package struct ImportedModules: Sendable {
  private let graph: ModuleGraph
  /// Modules by their import names, without test modules, which are never imported.
  package let named: [String: [Int]]

  /// O(modules).
  package init(of graph: ModuleGraph) {
    self.graph = graph
    named = graph.modules.indices.reduce(into: [:]) { named, index in
      if graph.modules[index].kind == .test { return }
      for name in graph.modules[index].moduleNames { named[name, default: []].append(index) }
    }
  }

  /// The modules that a name means where a module imports it; empty where several projects have one and nothing tells
  /// which is meant. O(as `candidates`).
  package func meant(by name: String, in module: Int) -> [Int] {
    let all = candidates(by: name, in: module)
    return Set(all.map { graph.modules[$0].manifest }).count == 1 ? all : []
  }

  /// The modules that a name may mean where a module imports it: those that it lists, else those that the same page
  /// declares, else those built for a platform of its own. Empty for a module of nobody here and for its own name.
  /// O(modules of the name + dependencies).
  package func candidates(by name: String, in module: Int) -> [Int] {
    let own = graph.modules[module]
    // Two targets may make the same module for two platforms: what it imports by that name is itself.
    if own.moduleNames.contains(name) { return [] }
    var all = named[name, default: []]
    if all.count < 2 { return all }
    let listed = Set(own.dependencies.flatMap(\.modules))
    func narrow(_ isMeant: (Int) -> Bool) {
      let fewer = all.filter(isMeant)
      if !fewer.isEmpty { all = fewer }
    }
    narrow(listed.contains)
    narrow { graph.modules[$0].manifest == own.manifest }
    if all.count > 1 {
      narrow { other in
        let platforms = graph.modules[other].platforms
        return !platforms.isEmpty && own.platforms.keys.contains { platforms[$0] != nil }
      }
    }
    return all
  }
}
