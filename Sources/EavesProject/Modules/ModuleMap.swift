package import EavesDocuments
package import EavesOutline
package import EavesSource

/// Which module a file belongs to: the configuration first, then manifests, then folders named as SwiftPM
/// names them, else unknown.
package struct ModuleMap: Sendable {
  package private(set) var modules: [Module] = []
  /// What manifests, project files and the configuration say of modules, and all files.
  private(set) var sources = ModuleGraph.Sources()
  /// The modules by name.
  private var named: [String: ModuleIndex] = [:]
  /// Asked in order; the first that matches wins.
  private let configured: PathPatterns
  /// What each of them stands for.
  private var configuredModules: [ModuleIndex] = []
  /// Folder of a target → module, as read; of two targets of one folder the first counts.
  private var folders: [(folder: String, module: ModuleIndex)] = []
  private var targets = FolderTable<ModuleIndex>()
  private var versions = FolderTable<[String: Int]>()
  private var conventional: [String: ModuleIndex] = [:]
  /// Folder of a manifest or an Xcode project → the platforms it names with their major versions; the longest
  /// folder wins.
  private var platforms: [(folder: String, versions: [String: Int])] = []

  /// - Parameters:
  ///   - manifests: outlines of the project's `Package.swift` files; they are read, never run.
  ///   - definitions: `modules:` of the configuration.
  ///   - paths: all files of the project.
  ///   - settings: what Xcode's files say of platforms.
  ///   - pages: Xcode's files themselves.
  package init(
    manifests: [Outline] = [], definitions: [ModuleDefinition] = [], paths: [FilePath] = [],
    settings: XcodeSettings = XcodeSettings(), pages: [SourceText] = []
  ) {
    sources.pages = pages
    sources.definitions = definitions
    configured = PathPatterns(definitions.map(\.path))
    for definition in definitions {
      configuredModules.append(add(definition.name.text, isTest: false, "modules: of eaves.yml"))
    }
    read(manifests, settings, paths)
  }

  /// What a configuration says, read once, with the manifests and files of one of many small projects.
  ///
  /// - Parameter configured: the map of the `modules:` alone.
  package init(_ configured: ModuleMap, manifests: [Outline], paths: [FilePath]) {
    self = configured
    read(manifests, XcodeSettings(), paths)
  }

  private mutating func read(_ manifests: [Outline], _ settings: XcodeSettings, _ paths: [FilePath]) {
    sources.manifests = manifests
    sources.paths = paths
    let listing = FileListing(manifests.isEmpty ? [] : paths)
    for manifest in manifests.sorted(by: { $0.source.path < $1.source.path }) { read(manifest, listing) }
    // Where a project and a manifest share a folder, the project builds the application.
    let projects = Set(settings.folders.map(\.folder))
    platforms = settings.folders + platforms.filter { !projects.contains($0.folder) }
    // A target of the whole root says nothing of folders that no target names.
    targets = FolderTable(folders.filter { !$0.folder.isEmpty }.map { ($0.folder, $0.module) })
    versions = FolderTable(platforms.map { ($0.folder, $0.versions) })
    var last: String?
    for path in paths where path.folder != last && module(of: path) == .none {
      // The files of a folder agree on what its own name says; a pattern may still know one of them.
      if configured.isEmpty { last = path.folder }
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
    if let target = targets.nearest(around: path) { return target }
    return Self.conventionalFolder(of: path).flatMap { conventional[$0.folder] } ?? .none
  }

  /// The module and platforms of each of some paths, in their order. Files of one folder mostly share both: what
  /// no pattern of the configuration decides is decided once a folder.
  func homes(of paths: [FilePath]) -> [(module: ModuleIndex, platforms: [String: Int])] {
    var known: (folder: String, module: ModuleIndex, platforms: [String: Int])?
    return paths.map { path in
      let folder = path.folder
      if known?.folder != folder {
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

  private mutating func add(_ name: String, isTest: Bool, _ evidence: String) -> ModuleIndex {
    if let known = named[name] { return known }
    let module = ModuleIndex(modules.count)
    modules.append(Module(name: name, isTest: isTest, evidence: evidence))
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
  /// Targets of a manifest, as it makes them.
  private mutating func read(_ manifest: Outline, _ listing: FileListing) {
    let root = manifest.source.path.folder
    let versions = Self.platforms(in: manifest)
    if !versions.isEmpty { platforms.append((root, versions)) }
    let page = PackageManifest(manifest)
    for target in page.targets {
      let folder = PackageFolders.folder(of: target, among: page.targets, root, listing)
      guard let folder else { continue }
      let evidence = "target \(target.name.text) of \(manifest.source.path)"
      folders.append((folder, add(target.name.text, isTest: target.maker == "testTarget", evidence)))
    }
  }

  /// `.iOS(.v17)` and `.macOS("14.0")`, wherever they stand: the names of platforms mean nothing else there.
  private static func platforms(in manifest: Outline) -> [String: Int] {
    var versions: [String: Int] = [:]
    for node in manifest.nodes.indices where manifest.nodes[node].kind == .implicitMember {
      let call = Int(manifest.nodes[node].next)
      guard PlatformRange.names.contains(manifest.name(of: node)),
        call < manifest.nodes.count, manifest.nodes[call].kind == .call,
        let argument = manifest.firstChild(of: call, kind: .argument)
      else { continue }
      let written =
        manifest.firstChild(of: argument, kind: .implicitMember).map { manifest.name(of: $0) }
        ?? string(in: argument, of: manifest)
      let digits = (written ?? "").drop { !$0.isNumber }.prefix { $0.isNumber }
      if let major = Int(digits) { versions[manifest.name(of: node)] = major }
    }
    return versions
  }

  /// The text of a plain string literal that is the whole argument.
  private static func string(in argument: Int, of manifest: Outline) -> String? {
    guard let literal = manifest.firstChild(of: argument, kind: .stringLiteral),
      manifest.nodes[literal].next == UInt32(literal + 1)
    else { return nil }
    let text = manifest.source.text(manifest.nodes[literal].range)
    return text.hasPrefix("\"") && text.hasSuffix("\"") && text.utf8.count >= 2
      ? String(text.dropFirst().dropLast()) : nil
  }
}
