package import EavesDocuments
package import EavesOutline
package import EavesSource

/// Which modules a file belongs to: the configuration first, then manifests, Xcode's projects and pages of XcodeGen, then
/// folders named as SwiftPM names them, else none.
package struct ModuleMap: Sendable {
  /// What is built together, once for each manifest or project that names it. Two targets of one project that make the
  /// same module of different files are one.
  package private(set) var modules: [Module] = []
  /// What manifests, project files and the configuration say of modules, and all files.
  package private(set) var sources = ModuleGraph.Sources()
  /// Sorted.
  private var paths: [FilePath] = []
  /// By position of the path: those of each file. Production before tests, then the module with most files first.
  private var homes: [[ModuleIndex]] = []
  private var versions = FolderTable<[String: Int]>()

  /// - Parameters:
  ///   - manifests: outlines of the project's `Package.swift` files; they are read, never run.
  ///   - definitions: `modules:` of the configuration.
  ///   - paths: all files of the project.
  ///   - pages: Xcode's files.
  ///   - generatorSpecs: XcodeGen's, and those of build systems that are not read.
  package init(
    manifests: [Outline] = [], definitions: [ModuleDefinition] = [], paths: [FilePath] = [],
    pages: XcodeFiles = XcodeFiles(), generatorSpecs: GeneratorSpecs = GeneratorSpecs()
  ) {
    read(
      ModuleGraph.Sources(
        manifests: manifests, pages: pages, generatorSpecs: generatorSpecs, definitions: definitions,
        paths: paths))
  }

  /// The modules of a configuration, read once, with the manifests and files of one of many small projects.
  ///
  /// - Parameter configured: the map of the `modules:` alone.
  package init(_ configured: ModuleMap, manifests: [Outline], paths: [FilePath]) {
    read(ModuleGraph.Sources(manifests: manifests, definitions: configured.sources.definitions, paths: paths))
  }

  /// O(as `ModuleGraph.init`, and files of all modules · log files).
  private mutating func read(_ sources: ModuleGraph.Sources) {
    self.sources = sources
    let graph = sources.graph
    let listing = FileListing(sources.paths)
    paths = listing.paths
    homes = Array(repeating: [], count: paths.count)
    var named: [Key: ModuleIndex] = [:]
    var counts: [Int] = []
    for module in graph.modules where module.kind != .binary {
      let files = module.files.compactMap { listing.number(of: $0) }
      let index = index(of: module, files, &named)
      if index.index == counts.count { counts.append(0) }
      counts[index.index] += files.count
      for file in files where !homes[file].contains(index) { homes[file].append(index) }
    }
    let ranks = modules.indices.map { (modules[$0].isTest ? 1 : 0, -counts[$0], $0) }
    for file in homes.indices where homes[file].count > 1 {
      homes[file].sort { ranks[$0.index] < ranks[$1.index] }
    }
    readPlatforms(sources)
  }

  /// A module by the name that code imports, and by who names it.
  private struct Key: Hashable {
    let name: String
    let source: FilePath?
    let isTest: Bool
  }

  /// The number of a module: that of one of the same name that has one of its files, or that the same page names.
  private mutating func index(
    of module: DeclaredModule, _ files: [Int], _ named: inout [Key: ModuleIndex]
  ) -> ModuleIndex {
    let name = module.moduleNames.first ?? module.name.asModuleName
    let isTest = module.kind == .test
    let key = Key(name: name, source: module.manifest, isTest: isTest)
    if let known = named[key] { return known }
    let shared = shared(files, called: name, isTest: isTest)
    let index = shared ?? ModuleIndex(modules.count)
    named[key] = index
    if shared == nil { modules.append(Module(module)) }
    return index
  }

  /// The module of a name that has one of some files already.
  private func shared(_ files: [Int], called name: String, isTest: Bool) -> ModuleIndex? {
    for file in files {
      let home = homes[file].first { home in
        modules[home.index].importNames.first == name && modules[home.index].isTest == isTest
      }
      if let home { return home }
    }
    return nil
  }

  /// The platforms of folders: where a project and a manifest share one, the project builds the application.
  private mutating func readPlatforms(_ sources: ModuleGraph.Sources) {
    let xcode = XcodePlatforms(sources.pages)
    let projects = Set(xcode.folders.map(\.folder))
    let packages = sources.manifests.map { manifest in
      (
        folder: manifest.path.folder,
        versions: manifest.platforms.filter { PlatformRange.names.contains($0.key) }
      )
    }.filter { !$0.versions.isEmpty && !projects.contains($0.folder) }
    let known = Set((xcode.folders + packages).map(\.folder))
    let tuist = sources.generatorSpecs.tuistPlatforms.filter { !known.contains($0.folder) }
    versions = FolderTable((xcode.folders + packages + tuist).map { ($0.folder, $0.versions) })
  }

  /// The modules of a file, the main one first; empty where no module is known. O(log files).
  package func modules(of path: FilePath) -> [ModuleIndex] {
    let at = paths.indices.partitioningIndex(where: { paths[$0] >= path })
    return at < paths.count && paths[at] == path ? homes[at] : []
  }

  /// The modules and platforms of each of some paths, in their order. Files of one folder share their platforms.
  func homes(of paths: [FilePath]) -> [(modules: [ModuleIndex], platforms: [String: Int])] {
    var known: (folder: String, platforms: [String: Int])?
    var next = 0
    return paths.map { path in
      let folder = path.folder
      if known?.folder != folder { known = (folder, platforms(of: path)) }
      // Both are sorted: mostly a path is the one behind that before it.
      let isNext = next < self.paths.count && self.paths[next] == path
      let modules = isNext ? homes[next] : modules(of: path)
      next += isNext ? 1 : 0
      return (modules, known?.platforms ?? [:])
    }
  }

  /// The platforms that the nearest manifest or Xcode project around a file names, with their major versions;
  /// empty where none does.
  package func platforms(of path: FilePath) -> [String: Int] {
    versions.nearest(around: path) ?? [:]
  }

  /// `…/Sources/Name/…` and `…/Tests/Name/…`: the folder that holds a target by convention.
  static func conventionalFolder(of path: FilePath) -> (folder: String, name: String, isTest: Bool)? {
    guard path.isBelow(folderEnding: "Sources") || path.isBelow(folderEnding: "Tests") else { return nil }
    let parts = path.components
    guard parts.count >= 3 else { return nil }
    for index in stride(from: parts.count - 3, through: 0, by: -1)
    where parts[index] == "Sources" || parts[index] == "Tests" {
      let folder = parts[0...(index + 1)].joined(separator: "/")
      return (folder, String(parts[index + 1]), parts[index] == "Tests")
    }
    return nil
  }
}

extension Module {
  fileprivate init(_ module: DeclaredModule) {
    name = module.name
    importNames = module.moduleNames
    isTest = module.kind == .test
    source = module.origin == .folder ? .folder : module.origin == .configuration ? .configuration : .manifest
    evidence =
      switch module.origin {
      case .configuration: "modules: of eaves.yml"
      case .folder: "folder \(module.folder ?? ""), as SwiftPM names targets"
      default: "target \(module.name) of \(module.manifest?.text ?? "")"
      }
  }
}
