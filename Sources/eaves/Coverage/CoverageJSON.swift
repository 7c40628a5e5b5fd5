import EavesFindings
import EavesSource

/// What is not covered, for machines: schemaVersion 1, six lists, the places as path, line and column.
struct CoverageJSON {
  private let coverage: Coverage

  init(_ coverage: Coverage) { self.coverage = coverage }

  var text: String {
    let lists = Coverage.List.allCases.map { list in
      (key: list.rawValue, value: JSON.array(coverage[list].map(Self.item)))
    }
    var text = ""
    JSON.object([(key: "schemaVersion", value: .number(1))] + lists).write(to: &text)
    return text + "\n"
  }

  private static func item(_ item: CoverageItem) -> JSON {
    [
      "name": .string(item.name), "path": .string(item.place.path.text),
      "line": .number(item.place.start.line), "column": .number(item.place.start.column),
      "why": .string(item.why),
    ]
  }
}
