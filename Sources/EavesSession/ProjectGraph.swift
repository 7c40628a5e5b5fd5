import EavesDocuments
import EavesOutline
package import EavesProject
package import EavesSource

/// Modules and what they import of each other; roles and who holds whom.
package struct ProjectGraph: Sendable {
  /// Modules with files and without tests, by name.
  package let modules: [ModuleNode]
  /// Layer roles that a type has, in the order of the role definitions.
  package let roles: [RoleNode]

  package struct ModuleNode: Sendable {
    package let name: String
    package let files: Int
    /// By name.
    package let imports: [Edge]
    /// Imports of modules that are neither of the project nor of the platform; by name.
    package let thirdParty: [Edge]
  }

  package struct RoleNode: Sendable {
    package let name: String
    /// Declared types, without tests, previews and mocks.
    package let count: Int
    /// In the order of the roles.
    package let holds: [Edge]
  }

  /// A way to another node.
  package struct Edge: Sendable {
    package let target: String
    /// Files that import a module, or types that hold one of a role.
    package let count: Int
    /// The first import of a module, in the order of paths; nil for roles.
    package var place: Place?
  }

  package init(of project: Project) {
    modules = Self.modules(of: project)
    roles = Self.roles(of: project)
  }

  /// A file of several targets counts for each of them.
  private static func modules(of project: Project) -> [ModuleNode] {
    let graph = project.moduleGraph
    let meaning = ImportedModules(of: graph)
    var files: [String: Int] = [:]
    var imports: [String: [String: Edge]] = [:]
    var thirdParty: [String: [String: Edge]] = [:]
    let platform = Set((project.vocabulary.words["platformModules"] ?? []).map(\.text))
    for (index, module) in graph.modules.enumerated() where module.kind != .test && !module.files.isEmpty {
      files[module.name, default: 0] += module.files.count
      for (name, written) in writtenImports(of: project.numbers(of: module.files), in: project) {
        if meaning.named[name] == nil, !platform.contains(name) {
          add(name, written, to: &thirdParty[module.name, default: [:]])
        }
        let others = meaning.candidates(by: name, in: index).map { graph.modules[$0] }
        // Modules of one name are one node, whichever is meant.
        let hasSameText = Set(others.map(\.manifest)).count == 1 || Set(others.map(\.name)).count == 1
        for other in Set(others.filter { !$0.files.isEmpty }.map(\.name))
        where hasSameText && other != module.name {
          add(other, written, to: &imports[module.name, default: [:]])
        }
      }
    }
    return files.keys.sorted().map { name in
      func edges(_ found: [String: [String: Edge]]) -> [Edge] {
        found[name, default: [:]].sorted { $0.key < $1.key }.map(\.value)
      }
      return ModuleNode(
        name: name, files: files[name] ?? 0, imports: edges(imports), thirdParty: edges(thirdParty))
    }
  }

  private static func add(
    _ target: String, _ written: (count: Int, place: Place), to edges: inout [String: Edge]
  ) {
    let known = edges[target]
    edges[target] = Edge(
      target: target, count: written.count + (known?.count ?? 0),
      place: [written.place, known?.place].compactMap(\.self).min())
  }

  /// How many of some files import each name, and where the first does.
  private static func writtenImports(
    of files: [Int], in project: Project
  ) -> [String: (count: Int, place: Place)] {
    var found: [Symbol: (count: Int, file: Int, node: Int)] = [:]
    for file in files {
      var known: Set<Symbol> = []
      for node in project.files[file].outline.index.imports.map({ Int($0) }) {
        let name = project.files[file].symbol(node)
        if !known.insert(name).inserted { continue }
        found[name] = found[name].map { ($0.count + 1, $0.file, $0.node) } ?? (1, file, node)
      }
    }
    return Dictionary(
      found.map { name, first in
        let outline = project.files[first.file].outline
        let place = outline.lines.place(of: outline.nodes[first.node].range, in: outline.source)
        return (project.symbols.text(name), (first.count, place))
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func roles(of project: Project) -> [RoleNode] {
    let count = project.roles.names.count
    var members = Array(repeating: 0, count: count)
    var holders: [[Set<TypeIndex>]] = Array(repeating: Array(repeating: [], count: count), count: count)
    for index in project.types.indices {
      let type = TypeIndex(index)
      guard let role = project.layerRole(type), !project.isSetAside(type) else { continue }
      if project.types[index].kind != .external { members[role] += 1 }
      for relation in project.roles.relations.to(type, .holds) where !project.isSetAside(relation.source) {
        guard let holder = project.layerRole(relation.source) else { continue }
        holders[holder][role].insert(relation.source)
      }
    }
    return members.indices.filter { members[$0] > 0 }.map { role in
      let edges = members.indices.filter { members[$0] > 0 && !holders[role][$0].isEmpty }
      return RoleNode(
        name: project.roles.names[role], count: members[role],
        holds: edges.map { Edge(target: project.roles.names[$0], count: holders[role][$0].count) })
    }
  }
}
