import EavesFindings
import EavesSource

/// Reports to copy out.
enum Sample {
  static let excerpt = #"    @Environment(\.modelContext) private var context"#

  static func place(_ path: String, _ line: Int, _ column: Int, to endColumn: Int, endLine: Int? = nil)
    -> Place
  {
    Place(
      path: FilePath(path), start: Position(line: line, column: column, utf16Column: column),
      end: Position(line: endLine ?? line, column: endColumn, utf16Column: endColumn))
  }

  static func related(_ path: String, _ line: Int, _ message: String = "used") -> RelatedPlace {
    RelatedPlace(place: place(path, line, 5, to: 12), message: message)
  }

  static func finding(
    rule: String = "layer-view-no-data-access", title: String = "Views never reach past their view model",
    impact: Impact = .high, place: Place = place("Sources/Trips/TripList.swift", 14, 18, to: 32),
    message: String = "view TripList holds ModelContext",
    subject: Party = Party(role: "view", name: "TripList"),
    object: Party? = Party(role: nil, name: "ModelContext"),
    recognised: String? = #"through the key path \.modelContext"#, except: String? = nil,
    instead: String? = "let the view model own the repository; the view keeps the view model",
    related: [RelatedPlace] = [related("Sources/Trips/TripList.swift", 22)], excerpt: String? = excerpt
  ) -> Finding {
    let key = FindingKey(
      rule: RuleID(rule), subject: "TripList", verb: "holds", object: "ModelContext", position: "property",
      path: place.path)
    return Finding(
      rule: RuleID(rule), title: title, impact: impact, place: place, message: message,
      subject: subject, verb: "holds", object: object, recognised: recognised,
      except: except, instead: instead, related: related, excerpt: excerpt, key: key,
      fingerprint: key.fingerprint(ordinal: 0))
  }

  /// A finding of a lesser rule, without anything that can be left out.
  static func bare(impact: Impact = .medium, line: Int = 3) -> Finding {
    finding(
      rule: "state-enum", title: "Loading is one value", impact: impact,
      place: place("Sources/A.swift", line, 1, to: 4),
      message: "view model A declares isLoading", object: nil, recognised: nil, instead: nil, related: [],
      excerpt: "var isLoading = false")
  }

  static let checked = Checked(
    files: 312, lines: 48_211,
    roles: [
      RoleCount(role: "view", count: 120), RoleCount(role: "viewModel", count: 41),
      RoleCount(role: "repository", count: 9),
    ],
    rules: 14)

  static func report(_ findings: [Finding] = [], checked: Checked = checked) -> Report {
    Report(profile: "clean-mvvm", profileSource: .flag, checked: checked, rules: [], findings: findings)
  }
}
