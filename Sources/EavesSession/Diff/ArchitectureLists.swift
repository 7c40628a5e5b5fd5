import EavesFindings
import EavesGraphs
import EavesOutline
import EavesProject
import EavesSource

/// What an architecture consists of, in lists whose items have the same keys in every version of a project.
struct ArchitectureLists {
  private let project: Project
  private let session: CheckSession
  private let graph: ProjectGraph

  init(of session: CheckSession) {
    self.session = session
    project = session.project
    graph = ProjectGraph(of: session.project)
  }

  subscript(_ list: ArchitectureList) -> [ArchitectureItem] {
    switch list {
    case .modules: modules
    case .platforms: platforms
    case .dependencies: dependencies
    case .imports: imports
    case .thirdPartyImports: thirdPartyImports
    case .cycles: cycles
    case .layers: LayerEdges(in: project).items
    case .roles: roles
    case .reaches: CapabilityReach(of: session).items
    }
  }

  // MARK: Modules

  private var modules: [ArchitectureItem] {
    project.moduleGraph.modules.map { module in
      ArchitectureItem(
        [("name", module.name), ("kind", module.kind.rawValue)],
        at: module.place ?? module.files.first.map(Place.head),
        key: "\(module.name)\u{1}\(module.kind.rawValue)")
    }
  }

  /// The platforms that the files of a module may run on, each with its lowest major version. O(files).
  private var platforms: [ArchitectureItem] {
    let modules = Dictionary(
      project.moduleGraph.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var known: Set<[String]> = []
    return project.files.indices.filter { !project.isTestFile($0) }.flatMap { file -> [ArchitectureItem] in
      guard let module = project.files[file].modules.first else { return [] }
      let name = project.modules[module.index].name
      // A folder may have a target for the watch beside one for the phone.
      let own = modules[name]?.platforms ?? [:]
      let platforms = project.files[file].platforms.filter { own.isEmpty || own[$0.key] != nil }
      return platforms.sorted { $0.key < $1.key }.compactMap { platform, version in
        guard known.insert([name, platform, String(version)]).inserted else { return nil }
        let parts = [("module", name), ("platform", platform), ("version", String(version))]
        return ArchitectureItem(parts, at: modules[name]?.place)
      }
    }
  }

  /// What manifests and projects declare, and what a `Podfile` lists.
  private var dependencies: [ArchitectureItem] {
    let pods = session.scan.readPages.filter { $0.path.isNamed(Podfile.name) }.flatMap { Podfile($0).pods }
    return project.moduleGraph.modules.flatMap { module in
      module.dependencies.map { ArchitectureItem([("from", module.name), ("to", $0.name)], at: $0.place) }
    } + pods.map { ArchitectureItem([("from", $0.target), ("to", $0.name)], at: $0.place) }
  }

  private var imports: [ArchitectureItem] {
    graph.modules.flatMap { module in
      module.imports.map { ArchitectureItem([("from", module.name), ("to", $0.target)], at: $0.place) }
    }
  }

  private var thirdPartyImports: [ArchitectureItem] {
    graph.modules.flatMap { module in
      module.thirdParty.map { ArchitectureItem([("from", module.name), ("to", $0.target)], at: $0.place) }
    }
  }

  // MARK: Cycles

  /// Groups of modules that depend on each other, by imports or by declared dependencies.
  private var cycles: [ArchitectureItem] {
    var ways: [String: [String: Place]] = [:]
    func add(_ items: [ArchitectureItem]) {
      for item in items where item["from"] != item["to"] {
        if ways[item["from"]]?[item["to"]] == nil {
          ways[item["from"], default: [:]][item["to"]] = item.place
        }
      }
    }
    add(imports)
    add(declaredWays)
    let names = Set(ways.keys).union(ways.values.flatMap(\.keys)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let arrows = ways.flatMap { source, targets in
      targets.keys.compactMap { target -> Digraph.Arrow? in
        guard let from = numbers[source], let to = numbers[target] else { return nil }
        return Digraph.Arrow(from, to)
      }
    }
    let digraph = Digraph(nodes: names.count, arrows: arrows)
    return digraph.stronglyConnectedComponents().map { cycle($0.map { names[$0] }, ways) }
  }

  /// Declared dependencies between modules of this project that are no tests.
  private var declaredWays: [ArchitectureItem] {
    let modules = project.moduleGraph.modules
    return modules.filter { $0.kind != .test }.flatMap { module in
      module.dependencies.filter { $0.form != "plugin" }.flatMap { dependency in
        dependency.modules.map {
          ArchitectureItem([("from", module.name), ("to", modules[$0].name)], at: dependency.place)
        }
      }
    }
  }

  /// The shortest way round through the first member, each step with its place.
  private func cycle(_ members: [String], _ ways: [String: [String: Place]]) -> ArchitectureItem {
    let first = members[0]
    let inside = Set(members)
    var before: [String: String] = [:]
    var queue = [first]
    var next = 0
    while next < queue.count, before[first] == nil {
      let name = queue[next]
      next += 1
      for target in (ways[name] ?? [:]).keys.sorted() where inside.contains(target) && before[target] == nil {
        before[target] = name
        queue.append(target)
      }
    }
    var way = [first]
    repeat { way.insert(before[way[0]] ?? first, at: 0) } while way[0] != first && way.count <= members.count
    let hops = zip(way, way.dropFirst()).compactMap { from, to in
      ways[from]?[to].map { RelatedPlace(place: $0, message: "`\(from)` depends on `\(to)`") }
    }
    return ArchitectureItem(
      [("modules", members.joined(separator: ", ")), ("cycle", way.joined(separator: " → "))],
      at: hops.first?.place, hops: hops, key: members.joined(separator: "\u{1}"))
  }

  // MARK: Roles

  /// The role of each type; types without one are listed as well, so that a lost role is a change.
  private var roles: [ArchitectureItem] {
    project.types.indices.map { TypeIndex($0) }.filter { project.isOfArchitecture($0) }.map { type in
      let role = project.architectureRole(type) ?? ""
      return ArchitectureItem(
        [("type", project.qualifiedName(type)), ("role", role)], at: project.place(of: type))
    }
  }
}

extension Project {
  /// Whether a type is production code that the project declares.
  func isOfArchitecture(_ type: TypeIndex) -> Bool {
    let record = types[type.index]
    return record.kind != .external && record.kind != .alias && outermost(type) != .none && !isSetAside(type)
      && !isTestFile(Int(record.place.file))
  }

  /// The role of a type: that of its layer, or that of a UIKit or AppKit view; nil where it has neither.
  func architectureRole(_ type: TypeIndex) -> String? {
    if let role = layerRole(type) { return roleName(role) }
    guard let role = roles.index(of: "kitView"), hasRole(role, type) else { return nil }
    return roleName(role)
  }

  /// Where a type is declared.
  func place(of type: TypeIndex) -> Place {
    let reference = types[type.index].place
    return place(of: reference)
  }

  /// The first line of a node, from its first to its last column there.
  func place(of reference: NodeRef) -> Place {
    let outline = files[Int(reference.file)].outline
    return outline.lines.place(of: outline.nodes[Int(reference.node)].range, in: outline.source)
  }
}

extension Place {
  /// The beginning of a file.
  static func head(_ path: FilePath) -> Place {
    let start = Position(line: 1, column: 1, utf16Column: 1)
    return Place(path: path, start: start, end: start)
  }
}
