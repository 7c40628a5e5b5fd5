import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// What a run did not cover, as `eaves coverage` lists it.
extension CheckSession {
  /// - Parameters:
  ///   - kinds: types that draw or reach data and that no rule is about, by kind.
  ///   - outside: types of no declared layer.
  ///   - withoutRole: files without a role.
  ///   - unresolved: environment keys and types of code that is not read.
  ///   - unknownCalls: calls that may reach what a rule forbids.
  ///   - packageCalls: calls of packages that are not read.
  ///   - unreadModules: modules whose manifest is not read to the end.
  ///   - lists: the word lists that rules name.
  func coverage(
    kinds: [(noun: String, types: [NotCovered.Example])], outside: [NotCovered.Example],
    withoutRole: [FilePath], unresolved: [UnknownFact], unknownCalls: [UnknownFact],
    packageCalls: [UnknownFact], unreadModules: [UnknownFact], lists: Set<String>
  ) -> Coverage {
    var coverage = Coverage()
    coverage.types = kinds.flatMap { noun, types in
      types.map {
        CoverageItem(name: $0.name, place: $0.place, why: $0.evidence ?? noun)
      }
    }
    coverage.types += outside.map {
      CoverageItem(name: $0.name, place: $0.place, why: CoverageItem.noLayer)
    }
    coverage.withoutRole = withoutRole.map { CoverageItem(file: $0, why: CoverageReason.noRole) }
    coverage.notParsed = (scan.notUnderstood + cutSupertypes).map { item(of: $0) }
    coverage.testsByPath = testsByPath
    coverage.unresolved = unresolved.map(Self.item)
    coverage.unknownCalls = unknownCalls.map(Self.item)
    coverage.packageCalls = packageCalls.map(Self.item)
    coverage.shadowing = takenNames(of: lists)
    coverage.manifests = unreadManifests.map { item(of: $0) } + unreadModules.map(Self.item)
    coverage.manifests += project.moduleSources.graph.outside.map {
      CoverageItem(name: $0.place.path.text, place: $0.place, why: $0.reason)
    }
    coverage.configured = configured
    coverage.sort()
    return coverage
  }

  /// Shipped lists and roles that the configuration changes: what it adds may be what a rule leaves out.
  private var configured: [CoverageItem] {
    func item(_ name: String, _ why: String, at line: Int, _ column: Int) -> CoverageItem {
      let start = Position(line: line, column: column, utf16Column: column)
      return CoverageItem(
        name: name, place: Place(path: ruleSet.configurationPath, start: start, end: start), why: why)
    }
    let shipped = Set(ruleSet.vocabulary.roles.filter { $0.page != nil }.map(\.name))
    let lists = configuration.words.filter { !ruleSet.vocabulary.isOwnList($0.name.text) }.map {
      item(
        "words", CoverageReason.extended($0.name.text, $0.values.map(\.text)), at: $0.name.line,
        $0.name.column)
    }
    let roles = configuration.roles.filter { shipped.contains($0.name) }.map {
      item("roles", CoverageReason.extended($0.name, $0.items.count), at: $0.items.first?.line ?? 1, 1)
    }
    let replaced = configuration.replacedRoles.map {
      item("roles", CoverageReason.replaced($0.text), at: $0.line, $0.column)
    }
    return lists + roles + replaced
  }

  /// Files that are test code by nothing but their path.
  private var testsByPath: [CoverageItem] {
    guard let test = project.roles.index(of: "test") else { return [] }
    return project.files.indices.compactMap { file in
      guard project.fileHasRole(test, file), let glob = project.onlyPath(of: test, for: file) else {
        return nil
      }
      return CoverageItem(file: project.files[file].path, why: CoverageReason.testByPath(glob))
    }
  }

  /// Types of the project with a name of the SDK: word lists with that name do not apply to them.
  private func takenNames(of lists: Set<String>) -> [CoverageItem] {
    project.typesTakingNames(of: lists).map { type in
      CoverageItem(
        name: project.qualifiedName(type), place: project.namePlace(at: project.types[type.index].place),
        why: CoverageReason.takenName)
    }
  }

  private static func item(of fact: UnknownFact) -> CoverageItem {
    CoverageItem(name: fact.name, place: fact.place, why: fact.message, remedy: fact.remedy)
  }

  private func item(of gap: NotUnderstood) -> CoverageItem {
    let start = Position(line: gap.line, column: gap.column, utf16Column: gap.utf16Column)
    return CoverageItem(
      name: gap.path.text, place: Place(path: gap.path, start: start, end: start),
      why: gap.message)
  }
}

/// Why something is not covered.
private enum CoverageReason {
  static let takenName =
    "has the name of an SDK or package type; a rule about the SDK or package type does not check uses of this type"
  static let noRole = "without a role"
  static func extended(_ list: String, _ names: [String]) -> String {
    let more = names.count - 5
    return "adds \(names.prefix(5).joined(separator: ", "))\(more > 0 ? " and \(more) more" : "")"
      + " to the word list `\(list)`"
  }
  static func extended(_ role: String, _ items: Int) -> String {
    "adds \(items == 1 ? "1 item" : "\(items) items") to the role `\(role)`"
  }
  static func replaced(_ role: String) -> String { "`\(role)` has none of its shipped items" }
  static func testByPath(_ glob: String) -> String {
    "treated as test code: its path matches \(glob), no target contains the file, and it imports no test framework"
  }
}
