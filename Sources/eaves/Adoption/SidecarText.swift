import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSource

/// The text of a sidecar that gives a document the checks of shipped rules.
struct SidecarText {
  let rules: [RuleDocument]
  /// The checks as their pages write them.
  let checks: [String]
  /// Rules that contradict them.
  let conflicts: [RuleID]
  /// Lines that are found; empty where the document marks its own.
  var marks: [BlockLine] = []
  /// The examples that they are proven by; empty: all that labels name.
  var incorrect: [ExamplePlace] = []
  var correct: [ExamplePlace] = []
  /// Profiles that the document is confined to; empty: it belongs to all.
  var profiles: [String] = []

  var text: String {
    let ids = rules.map(\.id.text)
    var lines = [
      "# The check of \(ids.joined(separator: " and ")). `eaves validate` proves it on the examples."
    ]
    if !profiles.isEmpty { lines.append("profiles: \(Self.list(profiles))") }
    if !conflicts.isEmpty { lines.append("conflicts: \(Self.list(conflicts.map(\.text)))") }
    lines.append("supersedes: \(Self.list(ids))")
    for (key, places) in [
      ("incorrect", incorrect.map(\.text)), ("correct", correct.map(\.text)),
      ("marks", AdoptWording.places(marks)),
    ] where !places.isEmpty {
      lines.append("\(key): \(Self.list(places.map { "\"\($0)\"" }))")
    }
    return (lines + [CheckText.joining(checks)]).joined(separator: "\n") + "\n"
  }

  /// Profiles that all of the rules belong to.
  var commonProfiles: [String] {
    rules.dropFirst().reduce(rules.first?.profiles ?? []) { common, rule in
      common.filter { rule.profiles.contains($0) }
    }
  }

  /// A sidecar that says nothing yet: the document stays guidance.
  static func toFill(_ hints: CheckHints) -> String {
    let lines =
      ["A check to fill in: remove `# ` from the start of each line, then `eaves validate` decides."]
      + AdoptText.phrases(hints) + AdoptWording.skeleton(hints)
    return lines.map { "# " + HarmlessText.of($0, in: .line) + "\n" }.joined()
  }

  private static func list(_ words: [String]) -> String { "[\(words.joined(separator: ", "))]" }
}
