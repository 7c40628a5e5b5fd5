import EavesFindings
import EavesReporters
import EavesSession
import EavesSource

/// A diff for machines, schemaVersion 1: whole lists, each item with its place.
struct DiffJSON {
  let diff: ProjectDiff
  /// The name of the commit.
  let base: String

  var text: String {
    let lists = ArchitectureList.allCases.map { list -> (key: String, value: JSON) in
      let change = diff.architecture[list]
      return (
        list.rawValue,
        [
          "added": .array((change?.added ?? []).map(Self.item)),
          "removed": .array((change?.removed ?? []).map(Self.item)),
        ]
      )
    }
    let value = JSON.object(
      [
        ("schemaVersion", .number(1)),
        ("tool", ["name": .string(Tool.name), "version": .string(Tool.version)]), ("base", .string(base)),
      ] + lists + [
        (
          "findings",
          [
            "new": .array(diff.new.map { Self.finding($0, isOfCheck: diff.isOfCheck($0)) }),
            "fixed": .array(diff.fixed.map { Self.finding($0) }),
          ]
        ),
        ("check", .array(diff.check.map(Self.change))),
        ("hidden", .array(diff.hidden.map(Self.hidden))), ("otherRules", .bool(diff.hasOtherRules)),
        ("weakened", .bool(diff.isWeakened)),
      ])
    var text = ""
    value.write(to: &text)
    return text + "\n"
  }

  private static func item(_ item: ArchitectureItem) -> JSON {
    .object(
      item.parts.map { (key: $0.name, value: JSON.string($0.value)) } + place(item.place)
        + [
          (key: "hops", value: .array(item.hops.map(hop))),
          (key: "byConfiguration", value: .bool(item.isOfCheck)),
        ])
  }

  /// Null where something stands nowhere.
  private static func place(_ place: Place?) -> [(key: String, value: JSON)] {
    [
      ("path", JSON(place?.path.text)), ("line", place.map { .number($0.start.line) } ?? .null),
      ("column", place.map { .number($0.start.column) } ?? .null),
    ]
  }

  private static func hop(_ hop: RelatedPlace) -> JSON {
    .object(place(hop.place) + [(key: "message", value: .string(hop.message))])
  }

  /// - Parameter isOfCheck: nil: nobody asks.
  private static func finding(_ finding: Finding, isOfCheck: Bool? = nil) -> JSON {
    .object(
      [
        (key: "rule", value: .string(finding.rule.text)),
        (key: "impact", value: .string(finding.impact.name)),
      ] + place(finding.place) + [
        (key: "message", value: .string(finding.message)),
        (key: "hops", value: .array(finding.hops.map(hop))),
        (key: "fingerprint", value: .string(finding.fingerprint)),
      ] + (isOfCheck.map { [(key: "byConfiguration", value: .bool($0))] } ?? []))
  }

  private static func change(_ change: CheckChange) -> JSON {
    .object(
      [(key: "what", value: .string(change.what)), (key: "reason", value: JSON(change.reason))]
        + place(change.place) + [(key: "hides", value: .number(change.hides))])
  }

  private static func hidden(_ hidden: HiddenFinding) -> JSON {
    .object(
      [
        (key: "rule", value: .string(hidden.finding.rule.text)),
        (key: "cause", value: .string(hidden.cause.rawValue)),
      ] + place(hidden.finding.place) + [(key: "message", value: .string(hidden.finding.message))])
  }
}
