package import EavesDocuments
package import EavesOutline
package import EavesSource

/// Which module a file belongs to: the configuration first, then manifests, then pages of XcodeGen, Tuist and Bazel, then
/// folders named as SwiftPM names them, else unknown.
package struct ModuleMap: Sendable {
  package private(set) var modules: [Module] = []
  /// What manifests, project files and the configuration say of modules, and all files.
  package private(set) var sources = ModuleGraph.Sources()
  /// The modules by name.
  private var named: [String: ModuleIndex] = [:]
  /// Asked in order; the first that matches wins.
  private let configured: PathPatterns
  /// What each of them stands for.
  private var configuredModules: [ModuleIndex] = []
  /// Folder of a target → module, as read; of two targets of one folder the first counts.
  private var folders: [(folder: String, module: ModuleIndex)] = []
  private var targets = FolderTable<ModuleIndex>()
  /// What pages of XcodeGen, Tuist and Bazel say of files; of two targets that share one the first counts.
  private var made: [FilePath: ModuleIndex] = [:]
  private var versions = FolderTable<[String: Int]>()
  private var conventional: [String: ModuleIndex] = [:]
  /// Folder of a manifest or an Xcode project → the platforms it names with their major versions; the longest
  /// folder wins.
  private var platforms: [(folder: String, versions: [String: Int])] = []

  /// - Parameters:
  ///   - manifests: outlines of the project's `Package.swift` files; they are read, never run.
  ///   - definitions: `modules:` of the configuration.
  ///   - paths: all files of the project.
  ///   - pages: Xcode's files.
  ///   - blueprints: XcodeGen's, Tuist's and Bazel's.
  package init(
    manifests: [Outline] = [], definitions: [ModuleDefinition] = [], paths: [FilePath] = [],
    pages: XcodePages = XcodePages(), blueprints: BlueprintPages = BlueprintPages()
  ) {
    configured = PathPatterns(definitions.map(\.path))
    for definition in definitions {
      configuredModules.append(add(definition.name.text, isTest: false, "modules: of eaves.yml"))
    }
    read(
      ModuleGraph.Sources(
        manifests: manifests, pages: pages, blueprints: blueprints, definitions: definitions, paths: paths))
  }

  /// What a configuration says, read once, with the manifests and files of one of many small projects.
  ///
  /// - Parameter configured: the map of the `modules:` alone.
  package init(_ configured: ModuleMap, manifests: [Outline], paths: [FilePath]) {
    self = configured
    let definitions = configured.sources.definitions
    read(ModuleGraph.Sources(manifests: manifests, definitions: definitions, paths: paths))
  }

  private mutating func read(_ sources: ModuleGraph.Sources) {
    self.sources = sources
    let listing = FileListing(sources.manifests.isEmpty ? [] : sources.paths)
    for manifest in sources.manifests { read(manifest, listing) }
    // Where a project and a manifest share a folder, the project builds the application.
    let xcode = XcodePlatforms(sources.pages)
    let projects = Set(xcode.folders.map(\.folder))
    platforms = xcode.folders + platforms.filter { !projects.contains($0.folder) }
    // A target of the whole root says nothing of folders that no target names.
    targets = FolderTable(folders.filter { !$0.folder.isEmpty }.map { ($0.folder, $0.module) })
    versions = FolderTable(platforms.map { ($0.folder, $0.versions) })
    if !sources.blueprints.isEmpty { readBlueprints(sources) }
    var last: String?
    for path in sources.paths where path.folder != last && module(of: path) == .none {
      // The files of a folder agree on what its own name says; a pattern or a page may still know one of them.
      if configured.isEmpty, made.isEmpty { last = path.folder }
      addConventional(path)
    }
  }

  /// The module of a file, `.none` when nothing says it.
  package func module(of path: FilePath) -> ModuleIndex {
    configuredModule(of: path) ?? unconfiguredModule(of: path)
  }

  private func configuredModule(of path: FilePath) -> ModuleIndex? {
    if configured.isEmpty { return nil }
    return configured.firstMatch(of: PathComponents(path)).map { configuredModules[$0] }
  }

  private func unconfiguredModule(of path: FilePath) -> ModuleIndex {
    if let target = targets.nearest(around: path) ?? made[path] { return target }
    return Self.conventionalFolder(of: path).flatMap { conventional[$0.folder] } ?? .none
  }

  /// The module and platforms of each of some paths, in their order. Files of one folder mostly share both: what
  /// no pattern of the configuration decides is decided once a folder.
  func homes(of paths: [FilePath]) -> [(module: ModuleIndex, platforms: [String: Int])] {
    var known: (folder: String, module: ModuleIndex, platforms: [String: Int])?
    return paths.map { path in
      let folder = path.folder
      if known?.folder != folder || !made.isEmpty {
        known = (folder, unconfiguredModule(of: path), platforms(of: path))
      }
      return (configuredModule(of: path) ?? known?.module ?? .none, known?.platforms ?? [:])
    }
  }

  /// The platforms that the nearest manifest or Xcode project around a file names, with their major versions;
  /// empty where none does.
  package func platforms(of path: FilePath) -> [String: Int] {
    versions.nearest(around: path) ?? [:]
  }

  private mutating func add(
    _ name: String, isTest: Bool, _ evidence: String, isDeclared: Bool = false
  ) -> ModuleIndex {
    if let known = named[name] { return known }
    let module = ModuleIndex(modules.count)
    modules.append(Module(name: name, isTest: isTest, evidence: evidence, isDeclared: isDeclared))
    named[name] = module
    return module
  }

  private mutating func addConventional(_ path: FilePath) {
    guard let found = Self.conventionalFolder(of: path), conventional[found.folder] == nil else { return }
    conventional[found.folder] = add(
      found.name, isTest: found.isTest, "folder \(found.folder), as SwiftPM names targets")
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

// MARK: Manifests

extension ModuleMap {
  /// Modules by what code calls them: a target may be called otherwise. O(as `ModuleGraph.init`).
  private mutating func readBlueprints(_ sources: ModuleGraph.Sources) {
    // Two projects of one repository may have a module of one name each.
    var known: [String: ModuleIndex] = [:]
    for module in sources.graph.modules where module.origin.isBlueprint {
      guard !module.files.isEmpty, let page = module.manifest else { continue }
      let name = module.moduleNames.first ?? module.name
      let key = "\(page):\(name)"
      let index = known[key] ?? ModuleIndex(modules.count)
      if known[key] == nil {
        known[key] = index
        modules.append(
          Module(
            name: name, isTest: module.kind == .test, evidence: "target \(module.name) of \(page)",
            isDeclared: true))
      }
      for file in module.files where made[file] == nil { made[file] = index }
    }
  }

  /// Targets and platforms of a manifest.
  private mutating func read(_ manifest: PackageManifest, _ listing: FileListing) {
    let root = manifest.path.folder
    let versions = manifest.platforms.filter { PlatformRange.names.contains($0.key) }
    if !versions.isEmpty { platforms.append((root, versions)) }
    for target in manifest.targets {
      let folder = PackageFolders.folder(of: target, among: manifest.targets, root, listing)
      guard let folder else { continue }
      let evidence = "target \(target.name.text) of \(manifest.path)"
      let module = add(
        target.name.text, isTest: target.maker == "testTarget", evidence, isDeclared: true)
      folders.append((folder, module))
    }
  }
}
