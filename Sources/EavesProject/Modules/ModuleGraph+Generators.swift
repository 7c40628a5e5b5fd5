import EavesSource

extension DeclaredModule {
  /// As an XcodeGen spec declares it; its files are selected later, when all files are known.
  init(_ target: GeneratorSpec.Target, of page: GeneratorSpec, _ places: PlaceTable) {
    self.init(name: target.name.text, kind: target.kind, origin: page.origin)
    moduleNames = target.moduleNames
    manifest = page.path
    place = places.place(target.name.range)
    range = target.name.range
    isCertain = target.isCertain
    isWhole = target.isWhole
    hasPlugins = target.hasMadeSources
    dependencies = target.dependencies.map { dependency in
      DeclaredDependency(
        name: dependency.name.text, form: dependency.form, package: dependency.package,
        place: places.place(dependency.name.range), range: dependency.name.range,
        isCertain: dependency.isCertain, isConditional: dependency.isConditional)
    }
  }
}

/// Joins the modules of pages from which projects are made to the others.
struct GeneratorModules {
  private(set) var modules: [DeclaredModule] = []
  private(set) var packages: [DeclaredPackage] = []
  private(set) var unread: [UnreadPlace] = []

  init(_ pages: GeneratorSpecs, _ listing: FileListing) {
    var chooser = FileChooser(listing)
    for page in pages.generators { add(page, &chooser) }
  }

  private mutating func add(_ page: GeneratorSpec, _ chooser: inout FileChooser) {
    let places = PlaceTable(source: page.source, lines: page.lines)
    unread += page.doubts.map { UnreadPlace(place: places.place($0.range), reason: $0.reason) }
    packages += page.packages.map { source in
      DeclaredPackage(
        manifest: page.path, name: source.name, identity: source.identity, url: source.url,
        folder: source.path, isLocal: source.path != nil,
        place: places.place(source.range), isCertain: source.isCertain)
    }
    for target in page.targets {
      var module = DeclaredModule(target, of: page, places)
      var files: Set<FilePath> = []
      for choice in target.sources { files.formUnion(chooser.files(choice)) }
      if !chooser.isPatient {
        unread.append(UnreadPlace(place: places.place(target.name.range), reason: "too many patterns to try"))
      }
      module.files = files.sorted()
      modules.append(module)
    }
  }
}

extension ModuleGraph {
  /// Pages of build systems that are not read, as far as they build files that nothing else places. O(files · depth).
  static func unreadPages(
    _ pages: [GeneratorSpecs.UnreadBuildFile], placed: Set<FilePath>, _ listing: FileListing
  ) -> [UnreadPlace] {
    if pages.isEmpty { return [] }
    let homes = FolderTable(pages.map { ($0.path.folder, $0.path) })
    var needed: Set<FilePath> = []
    for path in listing.paths where !placed.contains(path) && !isOfBuild(path) {
      // A page may build what lies in folders of others.
      needed.formUnion(homes.values(around: path))
    }
    let start = Position(line: 1, column: 1, utf16Column: 1)
    return pages.filter { needed.contains($0.path) }.map { page in
      UnreadPlace(
        place: Place(path: page.path, start: start, end: start),
        reason: "\(page.program) files are not supported")
    }
  }

  /// Whether a file is part of what builds the project.
  private static func isOfBuild(_ path: FilePath) -> Bool {
    ["Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift"].contains(path.name)
      || path.components.contains("Tuist")
  }
}
