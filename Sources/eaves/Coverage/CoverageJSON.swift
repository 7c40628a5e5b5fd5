import EavesFindings
import EavesSource

/// What is not covered, for machines: schemaVersion 1, seven lists and the lines for `roles:`, the places as path, line and
/// column.
struct CoverageJSON {
  let coverage: Coverage
  let proposed: ProposedRoles

  var text: String {
    let lists = Self.lists.map { key, lists in
      (key: key, value: JSON.array(lists.flatMap { coverage[$0] }.sorted().map(Self.item)))
    }
    return JSON.object(
      [(key: "schemaVersion", value: .number(1))] + lists + [(key: "proposals", value: proposed.json)]
    ).page
  }

  private static let lists: [(key: String, lists: [Coverage.List])] = [
    ("types", [.types]), ("files", [.withoutRole, .notParsed, .testsByPath]), ("unresolved", [.unresolved]),
    ("unknownCalls", [.unknownCalls, .packageCalls]),
    ("exempt", [.exempt, .exemptByConfiguration, .shadowing]),
    ("manifests", [.manifests]), ("configured", [.configured]),
  ]

  private static func item(_ item: CoverageItem) -> JSON {
    [
      "name": .string(item.name), "path": .string(item.place.path.text),
      "line": .number(item.place.start.line), "column": .number(item.place.start.column),
      "why": .string(item.why),
    ]
  }
}
