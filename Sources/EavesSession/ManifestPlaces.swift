import EavesProject
import EavesSource

/// The modules that are declared where a finding of a manifest or a project file stands.
struct ManifestPlaces {
  /// Names of modules by the lines of the pages that declare them, or a dependency of them.
  private let lines: [Line: [(start: Position, names: [String])]]

  private struct Line: Hashable {
    let path: FilePath
    let number: Int

    init(_ place: Place) { (path, number) = (place.path, place.start.line) }
  }

  /// O(modules + dependencies).
  init(of project: Project) {
    var lines: [Line: [(start: Position, names: [String])]] = [:]
    for module in project.moduleGraph.modules {
      for place in (module.place.map { [$0] } ?? []) + module.dependencies.map(\.place) {
        lines[Line(place), default: []].append((place.start, [module.name] + module.moduleNames))
      }
    }
    self.lines = lines
  }

  /// What the module is called that a place declares, or says a dependency of, else the first of its line; none where
  /// no module is declared.
  func names(at place: Place) -> [String] {
    let found = lines[Line(place)] ?? []
    return (found.first { $0.start == place.start } ?? found.first)?.names ?? []
  }
}
