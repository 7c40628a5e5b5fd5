import EavesFindings
import EavesSource

/// What a run did not cover, as `eaves coverage` lists it.
extension CheckSession {
  /// - Parameters:
  ///   - kinds: types that draw or reach data and that no rule is about, by kind.
  ///   - outside: types of no declared layer.
  ///   - withoutRole: files without a role.
  ///   - unresolved: environment keys and types of code that is not read.
  ///   - unreadModules: modules whose manifest is not read to the end.
  func coverage(
    kinds: [(noun: String, types: [NotAsked.Example])], outside: [NotAsked.Example],
    withoutRole: [FilePath], unresolved: [UnknownFact], unreadModules: [UnknownFact]
  ) -> Coverage {
    var coverage = Coverage()
    coverage.types = kinds.flatMap { noun, types in
      types.map {
        CoverageItem(name: $0.name, place: $0.place, why: CoverageReason.notCovered(noun))
      }
    }
    coverage.types += outside.map {
      CoverageItem(name: $0.name, place: $0.place, why: CoverageReason.noLayer)
    }
    coverage.files = withoutRole.map { CoverageItem(file: $0, why: CoverageReason.noRole) }
    coverage.files += (scan.notUnderstood + cutSupertypes).map { item(of: $0) }
    coverage.unresolved = unresolved.map(Self.item)
    coverage.manifests = unreadManifests.map { item(of: $0) } + unreadModules.map(Self.item)
    coverage.sort()
    return coverage
  }

  private static func item(of fact: UnknownFact) -> CoverageItem {
    CoverageItem(name: fact.name, place: fact.place, why: fact.message)
  }

  private func item(of gap: NotUnderstood) -> CoverageItem {
    let start = Position(line: gap.line, column: gap.column, utf16Column: gap.utf16Column)
    return CoverageItem(
      name: gap.path.text, place: Place(path: gap.path, start: start, end: start),
      why: CoverageReason.notUnderstood(gap.message))
  }
}

/// Why something is not covered.
private enum CoverageReason {
  static func notCovered(_ noun: String) -> String { "a \(noun) that no rule is about" }
  static let noLayer = "in none of the layers that eaves.yml declares"
  static let noRole = "no role: neither the path nor a type of the file has one"
  static func notUnderstood(_ message: String) -> String { "not understood: \(message)" }
}
