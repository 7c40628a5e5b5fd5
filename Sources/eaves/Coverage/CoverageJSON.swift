import EavesFindings
import EavesSource

/// What is not covered, for machines: schemaVersion 1, seven lists and the lines for `roles:`, the places as path, line and
/// column.
struct CoverageJSON {
  private let coverage: Coverage
  private let proposed: ProposedRoles

  init(_ coverage: Coverage, _ proposed: ProposedRoles) {
    (self.coverage, self.proposed) = (coverage, proposed)
  }

  var text: String {
    let lists = Self.lists.map { key, lists in
      (key: key, value: JSON.array(lists.flatMap { coverage[$0] }.sorted().map(Self.item)))
    }
    var text = ""
    JSON.object(
      [(key: "schemaVersion", value: .number(1))] + lists + [(key: "proposals", value: proposed.json)]
    ).write(to: &text)
    return text + "\n"
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
