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
      CoverageItem(name: $0.name, place: $0.place, why: CoverageReason.noLayer)
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
    coverage.sort()
    return coverage
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
      let record = project.types[type.index].place
      let outline = project.files[Int(record.file)].outline
      let node = outline.firstChild(of: Int(record.node), kind: .name) ?? Int(record.node)
      return CoverageItem(
        name: project.qualifiedName(type),
        place: outline.lines.place(of: outline.nodes[node].range, in: outline.source),
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
  static let noLayer = "in no layer that eaves.yml declares"
  static let takenName =
    "has the name of an SDK or package type; rules about that type skip uses of this one"
  static let noRole = "without a role"
  static func testByPath(_ glob: String) -> String {
    "treated as test code: path matches \(glob), no target contains it, no test framework is imported"
  }
}
