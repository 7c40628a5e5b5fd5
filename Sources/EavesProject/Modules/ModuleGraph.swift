package import EavesDocuments
package import EavesOutline
package import EavesSource
import EavesThreads

/// The modules of a project as its manifests and project files declare them: which files each has, what it offers
/// and what it says it depends on, each with its place.
///
/// Nothing is run. `modules:` of the configuration goes before manifests, these before Xcode's projects, these before
/// pages of XcodeGen, and folders named as SwiftPM names targets come last. What could not be read is named; nothing is
/// guessed in its stead.
package struct ModuleGraph: Sendable {
  /// By manifest, then in its order.
  package private(set) var modules: [DeclaredModule] = []
  package private(set) var products: [DeclaredProduct] = []
  /// Other packages that a package names.
  package private(set) var packages: [DeclaredPackage] = []
  /// Relevant parts that could not be read, by place.
  package private(set) var unread: [UnreadPlace] = []
  /// Local packages that lie outside of the root, by place: they are not read, as those of the network are not.
  package private(set) var outside: [UnreadPlace] = []
  /// Files that are not read completely: they may list more files.
  private(set) var doubtful: [FilePath] = []
  /// Folders of packages that Xcode's projects name, by project.
  private var localFolders: [FilePath: Set<String>] = [:]

  /// What the graph is made of.
  package struct Sources: Sendable {
    /// `Package.swift` files, by path.
    package let manifests: [PackageManifest]
    /// `project.pbxproj` and `*.xcconfig`.
    package let pages: XcodeFiles
    /// XcodeGen's, and those of build systems that are not read.
    package let generatorSpecs: GeneratorSpecs
    /// `modules:` of the configuration.
    package let definitions: [ModuleDefinition]
    /// All Swift files, sorted.
    package let paths: [FilePath]
    private let made = LazyValue<ModuleGraph>()

    /// The graph: made once for all who have these sources.
    package var graph: ModuleGraph { made.value(orMaking: { ModuleGraph(self) }) }

    /// What manifests and project files say of targets, without the `modules:` of the configuration, which take files
    /// away from them; nil where there are none.
    var targets: ModuleGraph? {
      if manifests.isEmpty, pages.projects.isEmpty, generatorSpecs.generators.isEmpty { return nil }
      return definitions.isEmpty ? graph : ModuleGraph(Sources(withoutDefinitionsOf: self))
    }

    private init(withoutDefinitionsOf other: Sources) {
      (manifests, pages, generatorSpecs) = (other.manifests, other.pages, other.generatorSpecs)
      (definitions, paths) = ([], other.paths)
    }

    /// Project files of Xcode that are no property lists, by path.
    package var broken: [FilePath] {
      pages.projects.filter { $0.fault != nil || $0.content == nil }.map(\.source.path).sorted()
    }

    /// - Parameter manifests: outlines of files called `Package.swift`.
    package init(
      manifests: [Outline] = [], pages: XcodeFiles = XcodeFiles(),
      generatorSpecs: GeneratorSpecs = GeneratorSpecs(), definitions: [ModuleDefinition] = [],
      paths: [FilePath] = []
    ) {
      self.manifests = manifests.sorted { $0.source.path < $1.source.path }.map { PackageManifest($0) }
      self.pages = pages
      self.generatorSpecs = generatorSpecs
      self.definitions = definitions
      self.paths = paths
    }
  }

  /// O(length of the manifests and project files, files × modules of the configuration).
  package init(_ sources: Sources) {
    let listing = FileListing(sources.paths)
    add(sources.definitions, listing)
    for manifest in sources.manifests {
      add(manifest, PlaceTable(source: manifest.outline.source, lines: manifest.outline.lines), listing)
    }
    for page in sources.pages.projects.sorted(by: { $0.source.path < $1.source.path })
    where !sources.generatorSpecs.firstIn.contains(XcodeProjectFile.home(of: page.source.path)) {
      add(
        XcodeProject(page), PlaceTable(source: page.source, lines: LineTable(of: page.source.bytes)), listing)
    }
    let made = GeneratorModules(sources.generatorSpecs, listing)
    doubtful = (unread + made.unread).map(\.place.path) + sources.generatorSpecs.unread.map(\.path)
    unread += sources.pages.settings.unread
    modules += made.modules
    packages += made.packages
    unread += made.unread
    let placed = Set(modules.flatMap(\.files))
    unread += Self.unreadPages(sources.generatorSpecs.unread, placed: placed, listing)
    addFolders(listing, placed)
    findLocalPackages(sources.manifests)
    link()
    unread.sort { $0.place < $1.place }
  }
}

// MARK: Where modules come from

extension ModuleGraph {
  private mutating func add(_ definitions: [ModuleDefinition], _ listing: FileListing) {
    if definitions.isEmpty { return }
    let patterns = PathPatterns(definitions.map(\.path))
    var files: [[FilePath]] = Array(repeating: [], count: definitions.count)
    for path in listing.paths {
      if let first = patterns.firstMatch(of: PathComponents(path)) { files[first].append(path) }
    }
    for (definition, files) in zip(definitions, files) {
      modules.append(
        DeclaredModule(name: definition.name.text, kind: .library, origin: .configuration, files: files))
      listing.take(files)
    }
  }

  private mutating func add(_ manifest: PackageManifest, _ places: PlaceTable, _ listing: FileListing) {
    let root = manifest.path.folder
    unread += manifest.doubts.map { UnreadPlace(place: places.place($0.range), reason: $0.reason) }
    packages += manifest.sources.map { source in
      DeclaredPackage(
        manifest: manifest.path, name: source.name, identity: source.identity, url: source.url,
        folder: source.path.flatMap { FolderPath.joined([root, $0]) }, isLocal: source.path != nil,
        place: places.place(source.range), isCertain: source.isCertain, path: source.path)
    }
    let owners = manifest.products.flatMap { product in product.targets.map { ($0.text, product.name.text) } }
    let products = Dictionary(grouping: owners, by: \.0).mapValues { $0.map(\.1) }
    for target in manifest.targets {
      let folder = PackageFolders.folder(of: target, among: manifest.targets, root, listing)
      if folder == nil, let path = target.path, target.maker != "binaryTarget" {
        unread.append(
          UnreadPlace(
            place: places.place(target.name.range),
            reason: "the target's path `\(path.shortened)` leads out of its package, which SwiftPM refuses: "
              + "its files are not taken for the target's"))
      }
      var module = DeclaredModule(name: target.name.text, kind: .init(maker: target.maker), origin: .package)
      module.manifest = manifest.path
      module.place = places.place(target.name.range)
      module.range = target.name.range
      module.folder = folder
      module.writtenPath = target.path
      module.products = products[target.name.text] ?? []
      module.platforms = manifest.platforms
      module.isCertain = target.isCertain
      module.isWhole = target.isWhole
      module.hasPlugins = target.hasPlugins
      module.files = folder.map { PackageFolders.files(of: target, in: $0, listing) } ?? []
      module.dependencies = target.dependencies.map { dependency in
        DeclaredDependency(
          name: dependency.name.text, form: dependency.form.rawValue, package: dependency.package,
          place: places.place(dependency.name.range), range: dependency.name.range,
          isCertain: dependency.isCertain,
          isConditional: dependency.isConditional)
      }
      modules.append(module)
    }
    self.products += manifest.products.map { product in
      DeclaredProduct(
        name: product.name.text, kind: product.maker, manifest: manifest.path,
        targets: product.targets.map(\.text),
        place: places.place(product.name.range), isCertain: product.isCertain)
    }
  }

  private mutating func add(_ project: XcodeProject, _ places: PlaceTable, _ listing: FileListing) {
    unread += project.doubts.map { UnreadPlace(place: places.place($0.range), reason: $0.reason) }
    localFolders[project.path] = Set(project.localPackages)
    for target in project.targets {
      var module = DeclaredModule(
        name: target.name, kind: .init(productType: target.productType), origin: .project)
      module.moduleNames = target.moduleNames
      module.platforms = target.platforms
      module.manifest = project.path
      module.place = places.place(target.nameRange)
      module.range = target.nameRange
      module.identifier = target.id
      module.hasOtherSources = target.hasOtherSources
      module.files = XcodeMembership.files(of: target, listing)
      module.dependencies = target.dependencies.map { dependency in
        DeclaredDependency(
          name: dependency.name, form: dependency.form.rawValue, package: dependency.package,
          place: places.place(dependency.range), range: dependency.range, identifier: dependency.target)
      }
      modules.append(module)
    }
  }

  /// Folders that no manifest and no project mentions.
  private mutating func addFolders(_ listing: FileListing, _ placed: Set<FilePath>) {
    let folders = modules.filter { $0.origin == .package }.compactMap(\.folder)
    // A file that a target leaves out is not a module because of the folder that it shares with the target's own.
    let shared = placed.compactMap { ModuleMap.conventionalFolder(of: $0)?.folder }
    let spoken = FolderTable((folders + shared).map { ($0, true) })
    var found: [String: (name: String, isTest: Bool, files: [FilePath])] = [:]
    for path in listing.paths where !placed.contains(path) && path.name != "Package.swift" {
      guard let home = ModuleMap.conventionalFolder(of: path), spoken.nearest(around: path) == nil else {
        continue
      }
      found[home.folder, default: (home.name, home.isTest, [])].files.append(path)
    }
    for (folder, home) in found.sorted(by: { $0.key < $1.key }) {
      var module = DeclaredModule(
        name: home.name, kind: home.isTest ? .test : .library, origin: .folder, files: home.files)
      module.folder = folder
      modules.append(module)
    }
  }
}

// MARK: Who is meant

extension ModuleGraph {
  /// Finds the packages behind folders that hold none: the only other package of that identity or name. What is not
  /// found is named; what lies outside of the root is listed apart, as nobody can tell whether it is there. O(packages).
  private mutating func findLocalPackages(_ manifests: [PackageManifest]) {
    let folders = Set(manifests.map(\.path.folder))
    var known: [String: Set<String>] = [:]
    for manifest in manifests {
      let folder = manifest.path.folder
      for name in [FilePath(folder).name.lowercased(), manifest.name.lowercased()] where !name.isEmpty {
        known[name, default: []].insert(folder)
      }
    }
    for index in packages.indices where packages[index].isLocal {
      let package = packages[index]
      if let folder = package.folder, folders.contains(folder) { continue }
      let names = [package.identity, package.name?.lowercased() ?? ""]
      let homes = names.lazy.map { known[$0, default: []].subtracting([package.manifest.folder]) }
      if let found = homes.first(where: { $0.count == 1 })?.first {
        packages[index].folder = found
      } else if let folder = package.folder {
        let reason = "no package found in `\(folder.shortened)`; its modules are unknown"
        unread.append(UnreadPlace(place: package.place, reason: reason))
      } else {
        let name = package.path ?? package.name ?? package.identity
        let reason = "package `\(name.shortened)` is outside the root and is not read"
        outside.append(UnreadPlace(place: package.place, reason: reason))
      }
    }
  }

  /// Finds the modules of the project behind each name of a dependency.
  private mutating func link() {
    let byManifest = Dictionary(grouping: modules.indices.filter { modules[$0].manifest != nil }) {
      modules[$0].manifest?.text ?? ""
    }
    let folders = Dictionary(grouping: products) { $0.manifest.folder }
    let named = Dictionary(grouping: products, by: \.name)
    let embedded = modules.indices.filter { modules[$0].origin.embeds }
    let frameworks = Dictionary(grouping: embedded) { modules[$0].name }
    let called = embedded.reduce(into: [String: [Int]]()) { called, index in
      for name in modules[index].moduleNames { called[name, default: []].append(index) }
    }
    for index in modules.indices {
      guard let manifest = modules[index].manifest else { continue }
      let siblings = byManifest[manifest.text] ?? []
      for at in modules[index].dependencies.indices {
        let dependency = modules[index].dependencies[at]
        var found: [Int] = []
        if let id = dependency.identifier {
          found = siblings.filter { modules[$0].identifier == id }
        } else if dependency.form != "product" {
          found = siblings.filter { modules[$0].name == dependency.name && $0 != index }
        }
        if found.isEmpty, dependency.form == "framework" || dependency.form == "target" {
          found = frameworks[dependency.name] ?? []
        }
        // A framework of another project is known by its product, which may be called unlike the target.
        if found.isEmpty, dependency.form == "framework" {
          found = called[dependency.name]?.filter { modules[$0].kind == .library && $0 != index } ?? []
        }
        if found.isEmpty {
          let offered = product(dependency, of: manifest, folders, named)
          found = offered.flatMap { product in
            (byManifest[product.manifest.text] ?? []).filter { product.targets.contains(modules[$0].name) }
          }
        }
        modules[index].dependencies[at].modules = found
      }
    }
  }

  /// The product that a dependency names, of a package of this project; empty for one that is elsewhere.
  private func product(
    _ dependency: DeclaredDependency, of manifest: FilePath, _ folders: [String: [DeclaredProduct]],
    _ named: [String: [DeclaredProduct]]
  ) -> [DeclaredProduct] {
    let offered = named[dependency.name] ?? []
    if manifest.name == "project.pbxproj" {
      guard let folder = dependency.package else {
        let own = offered.filter { localFolders[manifest, default: []].contains($0.manifest.folder) }
        return own.isEmpty ? offered : own
      }
      let there = offered.filter { $0.manifest.folder == folder }
      // A folder that holds no package stands for the one of the same identity, as Xcode finds it.
      let name = FilePath(folder).name.lowercased()
      return there.isEmpty
        ? offered.filter { FilePath($0.manifest.folder).name.lowercased() == name } : there
    }
    let local = packages.filter { package in
      package.manifest == manifest && package.folder != nil
        && (dependency.package == nil || package.identity == dependency.package?.lowercased()
          || package.name == dependency.package)
    }
    // What a page of XcodeGen names may be a package of this project that a page says which it includes.
    if local.isEmpty, manifest.name.hasSuffix(".yml") { return offered }
    return offered.filter { product in local.contains { $0.folder == product.manifest.folder } }
  }
}

/// Turns bytes of one page into places.
struct PlaceTable {
  let source: SourceText
  let lines: LineTable

  func place(_ range: ByteRange) -> Place {
    Place(
      path: source.path, start: lines.position(of: range.start, in: source.bytes),
      end: lines.position(of: range.end, in: source.bytes))
  }
}
