import EavesChecks
import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// What belongs to declared layers, what belongs to two of them, and what to none: a layer is only worth what stands
/// in it.
struct LayerCensus {
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
  private(set) var outside: [NotAsked.Example] = []

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
    outside.append(NotAsked.Example(name: project.qualifiedName(type), place: place(of: record)))
  }

  private func place(of record: TypeRecord) -> Place {
    let outline = project.files[Int(record.place.file)].outline
    let node = outline.firstChild(of: Int(record.place.node), kind: .name) ?? Int(record.place.node)
    return outline.lines.place(of: outline.nodes[node].range, in: outline.source)
  }

  // MARK: Notices

  /// Files that are named for two layers.
  private static let mostExamples = 3

  /// Layers that hold nothing, names that nothing has, files that two layers claim.
  ///
  /// - Parameters:
  ///   - documents: the rules that run; where none is a layer's, nothing is said.
  ///   - known: roles that may be empty.
  func notices(for documents: [RuleDocument], besides known: Set<String>, at path: FilePath) -> [Problem] {
    guard documents.contains(where: \.isDeclared) else { return [] }
    return empty.filter { known.isDisjoint(with: layers[$0].roleNames) }.map { nothingIn(layers[$0], path) }
      + unmet.map { unmet($0, path) }
      + shared.sorted { ($0.key.upper, $0.key.lower) < ($1.key.upper, $1.key.lower) }.map { pair, files in
        inTwo(layers[pair.upper], layers[pair.lower], files.sorted(), path)
      }
  }

  /// Modules and types that nothing is called; of layers that hold something.
  private var unmet: [(what: String, word: Word)] {
    let hollow = Set(empty)
    let names = Set(project.modules.flatMap { [$0.name] + $0.importNames })
    var unmet: [(what: String, word: Word)] = []
    for index in layers.indices where !hollow.contains(index) {
      let layer = layers[index]
      for glob in layer.modules where !Self.fits(glob, names) { unmet.append(("module", glob)) }
      for glob in layer.types where !Self.fits(glob, project) { unmet.append(("type", glob)) }
      for glob in layer.through
      where !Self.fits(glob, names) && !Self.fits(glob, folders) && !Self.fits(glob, project) {
        unmet.append(("part, folder or type", glob))
      }
    }
    return unmet
  }

  /// The names of all folders that hold a file.
  private var folders: Set<String> {
    Set(project.files.flatMap { $0.path.components.dropLast().map(String.init) })
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
      remedy: "mend what it is made of, or list \(roles) under `may-be-empty` with a reason", path: path,
      line: layer.name.line, column: layer.name.column, severity: .warning)
  }

  private func unmet(_ unmet: (what: String, word: Word), _ path: FilePath) -> Problem {
    Problem(
      "no \(unmet.what) is called `\(unmet.word.text)`", remedy: "mend the name under `layers`, or delete it",
      path: path, line: unmet.word.line, column: unmet.word.column, severity: .warning)
  }

  private func inTwo(
    _ upper: LayerDefinition, _ lower: LayerDefinition, _ files: [FilePath], _ path: FilePath
  ) -> Problem {
    let more = files.count > Self.mostExamples ? " …" : ""
    let names = files.prefix(Self.mostExamples).map(\.text).joined(separator: ", ")
    return Problem(
      "\(files.count == 1 ? "1 file belongs" : "\(files.count) files belong") to two layers, "
        + "`\(upper.name.text)` and `\(lower.name.text)`: \(names)\(more)",
      remedy: "write globs that do not meet: what is said of one layer contradicts what is said of the other",
      path: path, line: lower.name.line, column: lower.name.column, severity: .warning)
  }
}
