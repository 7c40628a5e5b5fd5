import EavesSource

extension DeclaredModule {
  /// As a page of a generator or of Bazel has it; its files are chosen by who knows all files.
  init(_ target: Blueprint.Target, of page: Blueprint, _ places: PlaceTable) {
    self.init(name: target.name.text, kind: target.kind, origin: page.origin)
    moduleNames = target.moduleNames
    manifest = page.path
    place = places.place(target.name.range)
    range = target.name.range
    isCertain = target.isCertain
    isWhole = target.isWhole
    hasPlugins = target.hasMadeSources
    identifier = target.label
    dependencies = target.dependencies.map { dependency in
      DeclaredDependency(
        name: dependency.name.text, form: dependency.form, package: dependency.package,
        place: places.place(dependency.name.range), range: dependency.name.range,
        isCertain: dependency.isCertain, isConditional: dependency.isConditional, home: dependency.home)
    }
  }
}

/// Joins the modules of pages from which projects are made to the others.
struct BlueprintModules {
  private(set) var modules: [DeclaredModule] = []
  private(set) var packages: [DeclaredPackage] = []
  private(set) var unread: [UnreadPlace] = []

  /// - Parameter taken: files that manifests and Xcode's projects have given to a module: Bazel says nothing of these.
  init(_ pages: BlueprintPages, _ listing: FileListing, taken: Set<FilePath>) {
    var chooser = FileChooser(listing)
    for page in pages.generators { add(page, &chooser) { _ in true } }
    let folders = FolderTable(pages.bazel.map { ($0.blueprint.home, $0.blueprint.home) })
    for page in pages.bazel {
      let home = page.blueprint.home
      // Files of a folder with a page of its own belong to that page alone.
      add(page.blueprint, &chooser) { folders.nearest(around: $0) == home && !taken.contains($0) }
    }
  }

  private mutating func add(_ page: Blueprint, _ chooser: inout FileChooser, where isOwn: (FilePath) -> Bool)
  {
    let places = PlaceTable(page.source, page.lines)
    unread += page.doubts.map { UnreadPlace(place: places.place($0.range), reason: $0.reason) }
    packages += page.packages.map { source in
      DeclaredPackage(
        manifest: page.path, name: source.name, identity: source.identity, url: source.url,
        folder: source.path,
        place: places.place(source.range), isCertain: source.isCertain)
    }
    for target in page.targets {
      var module = DeclaredModule(target, of: page, places)
      var files: Set<FilePath> = []
      for choice in target.sources { files.formUnion(chooser.files(choice)) }
      if !chooser.isPatient {
        unread.append(UnreadPlace(place: places.place(target.name.range), reason: "too many patterns to try"))
      }
      module.files = files.filter(isOwn).sorted()
      if page.origin == .bazel, module.files.isEmpty, !files.isEmpty { continue }
      modules.append(module)
    }
  }
}

/// The modules behind Bazel's labels.
struct BazelLabels {
  private var modules: [String: [Int]] = [:]
  private let aliases: [String: [String]]
  /// Modules of labels that stand for others, found so far.
  private var kept = 0

  private static let mostKept = 1_000_000

  init(_ graph: [DeclaredModule], _ pages: [BazelPackage]) {
    for (index, module) in graph.enumerated() where module.origin == .bazel {
      if let label = module.identifier { modules[label, default: []].append(index) }
    }
    aliases = pages.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
  }

  /// Those of a label; of one that stands for others, theirs. O(labels that it stands for) once, at most a thousand.
  mutating func modules(of label: String) -> [Int] {
    if let found = modules[label] { return found }
    let found = target(of: label)
    kept += found.count + 1
    if kept < Self.mostKept { modules[label] = found }
    return found
  }

  private func target(of label: String) -> [Int] {
    var (open, seen, found): ([String], Set<String>, [Int]) = ([label], [], [])
    while let next = open.popLast(), seen.count < 1_000 {
      guard seen.insert(next).inserted else { continue }
      found += modules[next] ?? []
      open += aliases[next] ?? []
    }
    return Set(found).sorted()
  }
}
