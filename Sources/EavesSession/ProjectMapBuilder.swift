package import EavesFindings
import EavesOutline
package import EavesProject
import EavesSource
import EavesThreads

extension ProjectMap {
  /// How many regions a project is shown as at first; the smallest of more share one.
  package static let maxInitialRegions = 25

  /// The map of a project without its tests, with the findings of a report, known ones included. O(code).
  package init(of project: Project, findings: [Finding] = []) {
    var builder = ProjectMapBuilder(project)
    self = builder.projectMap(findings)
  }
}

/// Lays out a map: a place for each file by its module and folder, one for each type by its file, and counts who
/// names whom.
private struct ProjectMapBuilder {
  private let project: Project
  private var tree = RegionTree()
  /// The place of each file, by position; nil for tests and manifests.
  private var homes: [Int?] = []
  /// The places of types at the top level.
  private var types: [TypeIndex: Int] = [:]
  /// The places of files whose code stands in no type of their folder.
  private var files: [Int: Int] = [:]
  private let places: ModulePlaces
  private let layers: LayerPlaces
  private let manifests: ManifestPlaces
  /// The places of manifests and other pages in which findings stand that are no module's.
  private var pages: [FilePath: Int] = [:]
  /// What is shown as the project itself, and no box of its own.
  private var trunk: Set<Int> = [0]
  /// The innermost of that.
  private var top = 0
  /// The places of modules, by their positions.
  private var modules: [Int: Int] = [:]
  private var counts: [Step: Int] = [:]
  /// The folder that was placed last.
  private var last: (folder: String, module: Int?, place: Int)?

  private struct Step: Hashable {
    let source: Int
    let target: Int
  }

  init(_ project: Project) {
    self.project = project
    places = ModulePlaces(of: project)
    layers = LayerPlaces(of: project)
    manifests = ManifestPlaces(of: project)
    placeFiles()
    placeTypes()
    countReferences()
  }

  mutating func projectMap(_ findings: [Finding]) -> ProjectMap {
    let breaches = breaches(findings)
    for breach in breaches where !breach.isKnown { tree.regionNodes[breach.source].findings += 1 }
    let (regions, positions) = tree.flattened(most: ProjectMap.maxInitialRegions)
    var merged: [Step: Int] = [:]
    for (step, count) in counts {
      let mapped = Step(source: positions[step.source], target: positions[step.target])
      if mapped.source != mapped.target { merged[mapped, default: 0] += count }
    }
    return ProjectMap(
      regions: regions,
      references: merged.map {
        ProjectMap.Reference(source: $0.key.source, target: $0.key.target, count: $0.value)
      }.sorted { ($0.source, $0.target) < ($1.source, $1.target) },
      breaches: breaches.map {
        ProjectMap.Breach(
          finding: $0.finding, source: positions[$0.source], target: $0.target.map { positions[$0] },
          impact: $0.impact, isKnown: $0.isKnown)
      }, layers: layers.names)
  }

  // MARK: Places

  private mutating func placeFiles() {
    let trunks = trunks()
    for (index, file) in project.files.enumerated() {
      let isManifest = file.module == .none && file.path.name == "Package.swift"
      guard !isManifest, !project.isTestFile(index) else {
        homes.append(nil)
        continue
      }
      let at = place(of: file.path.folder, in: places.homes[index], below: trunks)
      tree.regionNodes[at].files += 1
      layers.layer(ofFile: index).map { _ = tree.regionNodes[at].layers.insert($0) }
      tree.regionNodes[at].lines += file.outline.lines.count(in: file.outline.source.bytes)
      homes.append(at)
    }
  }

  /// The place of a folder in a module, or in none: mostly that of the file before.
  private mutating func place(of folder: String, in module: Int?, below trunks: [Int: Int]) -> Int {
    if let last, last.folder == folder, last.module == module { return last.place }
    let parts = FilePath(folder).components
    var (at, depth) = (0, 0)
    if let module {
      depth = trunks[module, default: 0]
      at = tree.enter(
        places.names[module], .module, from: 0, path: parts.prefix(depth).joined(separator: "/"))
      modules[module] = at
    }
    for count in depth..<max(depth, parts.count) {
      at = tree.enter(
        String(parts[count]), .folder, from: at, path: parts.prefix(count + 1).joined(separator: "/"))
    }
    last = (folder, module, at)
    return at
  }

  /// How many folders all files of a module share.
  private func trunks() -> [Int: Int] {
    var shared: [Int: [Substring]] = [:]
    for (file, module) in zip(project.files, places.homes) {
      guard let module else { continue }
      let folder = Array(file.path.components.dropLast())
      guard let known = shared[module] else {
        shared[module] = folder
        continue
      }
      if folder.starts(with: known) { continue }
      shared[module] = zip(known, folder).prefix { $0 == $1 }.map(\.0)
    }
    return shared.mapValues(\.count)
  }

  private mutating func placeTypes() {
    for type in project.outermostTypes where !project.isSetAside(type) {
      let place = project.types[type.index].place
      guard let home = homes[Int(place.file)] else { continue }
      let lines = project.declarations(of: type).filter { homes[Int($0.file)] == home }.reduce(0) {
        $0 + project.lines(of: $1).count
      }
      types[type] = tree.add(
        project.name(type), .type, to: home, path: project.files[Int(place.file)].path.text,
        role: project.layerRole(type).map { project.roleName($0) }, lines: lines)
      if let place = types[type], let layer = layers.layer(of: type) {
        tree.regionNodes[place].layers = [layer]
      }
    }
  }

  private mutating func place(ofFile file: Int, in home: Int) -> Int {
    if let known = files[file] { return known }
    let path = project.files[file].path
    let place = tree.add(path.name, .file, to: home, path: path.text, role: nil, lines: 0)
    files[file] = place
    return place
  }

  /// Where code of a declaration stands on the map: at its type, or, where that lies in another folder, at its file.
  private mutating func place(of type: TypeIndex, declaredIn file: Int, _ home: Int) -> Int {
    if type != .none, let known = types[type], tree.regionNodes[known].parent == home { return known }
    return place(ofFile: file, in: home)
  }

  // MARK: References

  private struct Mention: Hashable {
    let source: TypeIndex
    let target: TypeIndex
  }

  private mutating func countReferences() {
    let project = project
    let found = project.workers.map(count: project.files.count) { file in
      var counts: [Mention: Int] = [:]
      for reference in project.references(in: file) {
        counts[Mention(source: reference.source, target: reference.target), default: 0] += 1
      }
      return counts
    }
    for (file, counts) in found.enumerated() {
      guard let home = homes[file] else { continue }
      var reached: Set<Int> = []
      // The order of a dictionary is no order: places of files are numbered by the first that needs one.
      for (mention, count) in counts.sorted(by: {
        ($0.key.source, $0.key.target) < ($1.key.source, $1.key.target)
      })
      where !project.isSetAside(mention.source) {
        guard let target = types[mention.target] else { continue }
        let isOwn = mention.source == mention.target && tree.regionNodes[target].parent == home
        if isOwn { continue }
        places.homes[Int(project.types[mention.target.index].place.file)].map { _ = reached.insert($0) }
        let source = place(of: mention.source, declaredIn: file, home)
        if source != target { self.counts[Step(source: source, target: target), default: 0] += count }
      }
      countImports(of: file, home, besides: reached)
    }
  }

  /// A module that is imported, and of which no type is named, is referred to all the same.
  private mutating func countImports(of file: Int, _ home: Int, besides reached: Set<Int>) {
    for name in project.files[file].imports {
      guard let module = places.position(of: project.symbols.text(name)), module != places.homes[file],
        !reached.contains(module), let target = modules[module]
      else { continue }
      let type = project.declaredTypes(in: file).first { types[$0] != nil } ?? .none
      let source = place(of: type, declaredIn: file, home)
      counts[Step(source: source, target: target), default: 0] += 1
    }
  }

  // MARK: Findings

  private mutating func breaches(_ findings: [Finding]) -> [ProjectMap.Breach] {
    let chain = tree.trunk
    (trunk, top) = (Set(chain), chain.last ?? 0)
    let paths = Dictionary(
      project.files.enumerated().map { ($1.path.text, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Dictionary(grouping: types.keys) { project.name($0) }
    var breaches: [ProjectMap.Breach] = []
    for (position, finding) in findings.enumerated() where finding.counts || finding.isKnown {
      let path = finding.place.path
      let source: Int
      if let file = paths[path.text], let home = homes[file] {
        source =
          place(ofLine: finding.place.start.line, in: file) ?? files[file]
          ?? (trunk.contains(home) ? place(ofFile: file, in: home) : home)
      } else if paths[path.text] == nil || path.name == "Package.swift" {
        source = place(ofManifest: finding)
      } else {
        continue
      }
      let named = finding.object.flatMap { object in
        names[String(object.name.prefix { $0 != "." && $0 != "<" && $0 != "?" })]
      }
      let type = named.flatMap { $0.count == 1 ? types[$0[0]] : nil }
      let target = type ?? finding.object.flatMap { named == nil ? place(ofModule: $0.name) : nil }
      breaches.append(
        ProjectMap.Breach(
          finding: position, source: source, target: target == source ? nil : target,
          impact: finding.impact, isKnown: finding.isKnown))
    }
    return breaches
  }

  private func place(ofModule name: String) -> Int? {
    places.position(of: name).flatMap { modules[$0] }.flatMap { trunk.contains($0) ? nil : $0 }
  }

  /// Where a finding of a manifest, a project file or a configuration stands: at the module that is declared there, or,
  /// where none is drawn, at a box of the page itself.
  private mutating func place(ofManifest finding: Finding) -> Int {
    let declared = manifests.names(at: finding.place)
    let subject = finding.subject.role == "module" ? [finding.subject.name] : []
    if let known = (declared + subject).compactMap({ place(ofModule: $0) }).first { return known }
    let path = finding.place.path
    if let known = pages[path] { return known }
    let around = tree.container(at: path.folder)
    let new = tree.add(
      path.name, .file, to: around.map { trunk.contains($0) ? top : $0 } ?? top, path: path.text,
      role: nil, lines: 0)
    pages[path] = new
    return new
  }

  private func place(ofLine line: Int, in file: Int) -> Int? {
    let outline = project.files[file].outline
    guard let range = outline.lines.range(ofLine: line, in: outline.source.bytes) else { return nil }
    let around = project.types(around: ByteRange(Int(range.end), Int(range.end)), in: file)
    let inside = around.isEmpty ? project.types(around: range, in: file) : around
    guard let type = inside.last.map({ project.outermost($0) }), type != .none, let place = types[type],
      tree.regionNodes[place].parent == homes[file]
    else { return nil }
    return place
  }
}

/// The modules that a project is shown as, and the one that each file is shown in: of several the one with most files.
struct ModulePlaces {
  /// Each once; those of tests are left out.
  private(set) var names: [String] = []
  /// By file: the position of its module; nil where it is unknown, and for tests.
  private(set) var homes: [Int?] = []
  private var positions: [String: Int] = [:]

  /// O(files).
  init(of project: Project) {
    for file in project.files {
      let module = file.module == .none ? nil : project.modules[file.module.index]
      homes.append(module.flatMap { $0.isTest ? nil : enter($0) })
    }
  }

  /// The module of a name that code imports; nil for one that holds no file here.
  func position(of name: String) -> Int? { positions[name] }

  private mutating func enter(_ module: Module) -> Int {
    if let known = positions[module.name] { return known }
    names.append(module.name)
    for name in [module.name] + module.importNames where positions[name] == nil {
      positions[name] = names.count - 1
    }
    return names.count - 1
  }
}
