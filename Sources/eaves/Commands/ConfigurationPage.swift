import EavesSource

/// The text of a first `eaves.yml`: what holds, and in comments what one asks for next.
struct ConfigurationPage {
  let profile: String
  /// What the survey said; nil where the profile was given.
  let reason: String?
  /// Folders of own documents.
  let rules: [String]
  /// The folder of sidecars.
  let checks: String?
  let baseline: String?
  let profiles: [String]

  var text: String {
    var lines = [
      "# How Eaves checks this project. `eaves help` and `eaves config` say more.", "eaves: 1", "",
    ]
    lines += reason.map { [Self.comment("Surveyed: \($0).")] } ?? []
    lines += [Self.comment("Profiles: \(profiles.joined(separator: ", ")).")]
    lines.append("profile: \(Self.quoted(profile))")
    if !rules.isEmpty { lines.append("rules: [\(rules.map(Self.quoted).joined(separator: ", "))]") }
    if let checks { lines.append("checks: \(Self.quoted(checks))") }
    if let baseline {
      lines += ["", "# Findings of the first day: they are known, and only new ones fail."]
      lines.append("baseline: \(Self.quoted(baseline))")
    }
    return lines.joined(separator: "\n") + "\n" + Self.examples
  }

  /// A scalar that means itself whatever it begins with.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || (byte >= 0x30 && byte <= 0x39)
        || byte == 0x2D || byte == 0x5F || byte == 0x2E || byte == 0x2F
    }
    if isPlain, let first = text.utf8.first, first >= 0x30 { return text }
    return "\"\(HarmlessText.of(text, in: .yaml))\""
  }

  private static func comment(_ text: String) -> String { "# \(HarmlessText.of(text, in: .line))" }

  private static let examples = """

    # What is not read:
    # exclude: ["**/Generated/**"]

    # From which impact on findings fail: CRITICAL, HIGH, MEDIUM-HIGH, MEDIUM, LOW-MEDIUM, LOW, never.
    # fail-on: MEDIUM

    # Names of your own (`eaves why TYPE` shows what a type is taken for):
    # roles:
    #   repository:
    #     - name: "*Store"

    # Rules that do not apply here, each with its reason:
    # off:
    #   - rule: view-no-any-view
    #     reason: the design system erases its views

    """
}
