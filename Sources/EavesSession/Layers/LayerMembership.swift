import EavesChecks
import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// What belongs to each declared layer, to two of them, or to none. An empty layer checks nothing.
struct LayerMembership {
  private let project: Project
  private let layers: [LayerDefinition]
  /// By layer: its roles' bits.
  private let bits: [UInt64]
  /// By layer: the role of its files; nil where it has none.
  private let regions: [Int?]
  /// Layers that hold no file and no type.
  private var empty: [Int] = []
  /// By pairs of layers: the files of which each claims something.
  private var shared: [Pair: Set<FilePath>] = [:]
  /// Types in no layer, by place.
  private(set) var outside: [NotCovered.Example] = []

  private struct Pair: Hashable {
    let upper: Int
    let lower: Int
  }

  /// O(files + types), each times the layers that claim it.
  init(of layers: [LayerDefinition], in project: Project) {
    self.project = project
    self.layers = layers
    bits = layers.map { layer in
      layer.roleNames.compactMap { project.roles.index(of: $0) }.reduce(0) { $0 | 1 << UInt64($1) }
    }
    regions = layers.map { $0.regionRole.flatMap(project.roles.index(of:)) }
    var claimed = Array(repeating: false, count: layers.count)
    let isCounted = project.files.indices.map { !project.isTestFile($0) && !Self.isManifest($0, in: project) }
    for file in project.files.indices where isCounted[file] {
      let found = layers.indices.filter { regions[$0].map { project.fileHasRole($0, file) } ?? false }
      note(found, file, &claimed)
    }
    for index in project.types.indices { note(TypeIndex(index), isCounted, &claimed) }
    empty = layers.indices.filter { !claimed[$0] }
  }

  private static func isManifest(_ file: Int, in project: Project) -> Bool {
    project.files[file].path.name == "Package.swift"
  }

  private mutating func note(_ found: [Int], _ file: Int, _ claimed: inout [Bool]) {
    for layer in found { claimed[layer] = true }
    guard found.count > 1 else { return }
    shared[Pair(upper: found[0], lower: found[1]), default: []].insert(project.files[file].path)
  }

  /// What stands in a type is in the layer of that type.
  private mutating func note(_ type: TypeIndex, _ isCounted: [Bool], _ claimed: inout [Bool]) {
    let record = project.types[type.index]
    guard record.kind != .external, record.kind != .alias, record.parent == .none,
      isCounted[Int(record.place.file)], !project.isSetAside(type)
    else { return }
    let found = layers.indices.filter { project.hasRole(in: bits[$0], type) }
    note(found, Int(record.place.file), &claimed)
    guard found.isEmpty else { return }
    outside.append(
      NotCovered.Example(name: project.qualifiedName(type), place: project.namePlace(at: record.place)))
  }

  // MARK: Notices

  /// Files that are named for two layers.
  private static let maxExamples = 3

  /// Layers that hold nothing, names that nothing has, files that two layers claim.
  ///
  /// - Parameters:
  ///   - documents: the rules that run; where none is a layer's, nothing is said.
  ///   - known: roles that may be empty.
  func notices(for documents: [RuleDocument], besides known: Set<String>, at path: FilePath) -> [Problem] {
    guard documents.contains(where: \.isDeclared) else { return [] }
    let silent = Set(empty.filter { !known.isDisjoint(with: layers[$0].roleNames) })
    let awaited = Set(silent.flatMap { layers[$0].members })
    let unmet = unmet.filter { !awaited.contains($0.word) }
    // Where a name matches nothing, the empty layer is reported at the name.
    let blamed = Set(unmet.map(\.word))
    let hollow = empty.filter { !silent.contains($0) && blamed.isDisjoint(with: layers[$0].members) }
    return hollow.map { nothingIn(layers[$0], path) }
      + unmet.map { $0.problem(under: "layers", at: path) }
      + shared.sorted { ($0.key.upper, $0.key.lower) < ($1.key.upper, $1.key.lower) }.map { pair, files in
        inTwo(layers[pair.upper], layers[pair.lower], files.sorted(), path)
      }
  }

  /// Modules and types that nothing is called, and what independent layers name in vain. Folders that hold nothing are
  /// told with all other globs of files.
  private var unmet: [UnmatchedName] {
    let names = Set(project.modules.flatMap { [$0.name] + $0.importNames })
    var unmet: [UnmatchedName] = []
    func note(
      _ what: String, _ globs: [Word], _ known: @autoclosure () -> Set<String>, _ isMet: (Word) -> Bool
    ) {
      let missing = globs.filter { !isMet($0) }
      if missing.isEmpty { return }
      var near = NearestNames(known().sorted())
      unmet += missing.map { UnmatchedName(what: what, word: $0, near: near.nearest(to: $0.text)) }
    }
    for layer in layers {
      note("module", layer.modules, names) { Self.fits($0, names) }
      note("type", layer.types, typeNames) { Self.fits($0, project) }
      note("part, folder or type", layer.through, names.union(folders)) {
        Self.fits($0, names) || Self.fits($0, folders) || Self.fits($0, project)
      }
    }
    return unmet
  }

  /// Independent layers of one part, which forbid nothing: the name is misspelled, or there is nothing to keep apart.
  func problems(at path: FilePath) -> [Problem] {
    layers.compactMap { layer in
      guard let part = layer.onlyPart else { return nil }
      let isFolder = layer.modules.isEmpty
      let known = isFolder ? folders.union(paths) : Set(project.modules.map(\.name))
      let glob = PathPattern(part.text, foldsFolders: true)
      let isMet = isFolder ? project.files.contains { glob.matches($0.path) } : Self.fits(part, known)
      if isMet { return Self.isAlone(part, of: layer, path) }
      let near = nearest(to: part.text, among: known.sorted())
      return UnmatchedName(what: isFolder ? "folder" : "module", word: part, near: near)
        .problem(under: "layers", at: path, as: .error)
    }
  }

  private static func isAlone(_ part: Word, of layer: LayerDefinition, _ path: FilePath) -> Problem {
    // What modules have in common is at the end of their names: `*Feature` of `CartFeature`.
    let words = NameWords.of(part.text)
    let name = words.count > 1 ? "*\(words[words.count - 1])" : "\(part.text)*"
    let glob = layer.modules.isEmpty ? "\(part.text)/*" : name
    return Problem(
      "layer `\(layer.name.text)` is `independent` but has only one part, `\(part.text)`",
      remedy: "list at least two parts, or use a wildcard: \"\(glob)\"", path: path,
      line: part.line,
      column: part.column)
  }

  /// The names of all folders that hold a file.
  private var folders: Set<String> {
    Set(project.files.flatMap { $0.path.components.dropLast().map(String.init) })
  }

  /// The paths of all folders that hold a file.
  private var paths: Set<String> {
    project.files.reduce(into: []) { paths, file in
      var path = FilePath(file.path.folder)
      while !path.text.isEmpty, paths.insert(path.text).inserted { path = FilePath(path.folder) }
    }
  }

  private var typeNames: Set<String> {
    Set(project.types.filter { $0.kind != .external }.map { project.symbols.text($0.name) })
  }

  /// Modules and folders, which are compared without regard to the case of letters.
  private static func fits(_ glob: Word, _ names: Set<String>) -> Bool {
    let pattern = ModulePattern(glob.text)
    return names.contains(glob.text) || names.contains { pattern.matches($0) }
  }

  private static func fits(_ glob: Word, _ project: Project) -> Bool {
    let pattern = NamePattern(glob.text)
    return project.types.contains { pattern.matches(project.symbols.bytes($0.name)) }
  }

  private func nothingIn(_ layer: LayerDefinition, _ path: FilePath) -> Problem {
    let roles = layer.roleNames.map { "`\($0)`" }.joined(separator: " or ")
    return Problem(
      "nothing belongs to the layer `\(layer.name.text)`",
      remedy:
        "correct the modules, folders, roles or types of the layer, or list \(roles) under `may-be-empty` with a reason",
      path: path,
      line: layer.name.line, column: layer.name.column, severity: .warning)
  }

  private func inTwo(
    _ upper: LayerDefinition, _ lower: LayerDefinition, _ files: [FilePath], _ path: FilePath
  ) -> Problem {
    let more = files.count > Self.maxExamples ? " …" : ""
    let names = files.prefix(Self.maxExamples).map(\.text).joined(separator: ", ")
    return Problem(
      "\(files.count == 1 ? "1 file belongs" : "\(files.count) files belong") to two layers, "
        + "`\(upper.name.text)` and `\(lower.name.text)`: \(names)\(more)",
      remedy: "write globs of which only one matches the file",
      path: path, line: lower.name.line, column: lower.name.column, severity: .warning)
  }
}
