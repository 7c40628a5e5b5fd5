import EavesFindings
import EavesSession
import EavesSource

/// The text of a first `eaves.yml`: the active settings, and as comments the next steps.
struct ConfigurationText {
  let start: StartingRules
  /// What the survey said; nil where the profile was given.
  let reason: String?
  /// The note that its rules do not check layers, with a profile that does; nil where they do.
  var silence: String?
  /// Folders of own documents.
  let rules: [String]
  /// The folder of sidecars.
  let checks: String?
  let baseline: String?
  let profiles: [String]
  /// Lines that would place types without a role, as they stand below `roles:`; written as comments.
  var proposed: [String] = []
  /// Roles that rules ask and nothing has; written as comments.
  var emptyRoles: [String] = []

  var text: String {
    var lines = [
      "# How Eaves checks this project. `eaves help` and `eaves config` say more.", "eaves: 1", "",
    ]
    lines += reason.map { [Self.comment("Surveyed: \($0).")] } ?? []
    lines += silence.map { [Self.comment($0)] } ?? []
    lines += [Self.comment("Profiles: \(profiles.joined(separator: ", ")).")]
    lines.append("profile: \(Self.quoted(start.profile))")
    lines += chosen
    if !rules.isEmpty { lines.append("rules: [\(rules.map(Self.quoted).joined(separator: ", "))]") }
    if let checks { lines.append("checks: \(Self.quoted(checks))") }
    if let baseline {
      lines += ["", "# The findings of today are known and do not fail a run; new findings do:"]
      lines.append("baseline: \(Self.quoted(baseline))")
    }
    return lines.joined(separator: "\n") + "\n" + Self.beforeRoles + roles + afterRoles + without
  }

  /// The rules that the survey adds to the profile, and takes from it.
  private var chosen: [String] {
    var lines: [String] = []
    if !start.on.isEmpty {
      lines +=
        ["", "# Rules outside of the profile that the code follows:", "on:"]
        + start.on.map { "  - \(Self.quoted($0.text))" }
    }
    if !start.leftOut.isEmpty {
      lines += [""] + start.remarks.map { Self.comment("\($0).") }
    }
    if !start.off.isEmpty {
      lines += [
        "", "# Rules of the profile that the code does not follow yet. Delete an entry to turn its rule on:",
        "off:",
      ]
      lines += start.off.flatMap {
        ["  - rule: \(Self.quoted($0.rule.text))", "    reason: \(Self.quoted($0.reason))"]
      }
    }
    return lines
  }

  /// What the project does without, as comments to be taken in.
  private var without: String {
    if emptyRoles.isEmpty { return "" }
    let lines =
      [
        "",
        "# Roles that no type has, each with a reason. `eaves check --strict` fails if any other role that an",
        "# active rule uses has no type:", "# may-be-empty:",
      ]
      + emptyRoles.flatMap {
        ["#   - role: \(Self.quoted($0))", "#     reason: no type has this role"]
      }
    return lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }

  /// What the code suggests, as comments to be taken in; without any, an example.
  private var roles: String {
    let example = ["  repository:", "    - name: \"*Store\""]
    let shown = (proposed.isEmpty ? example : proposed).map { "# \($0)" }
    return shown.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
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

  private static let beforeRoles = """

    # What is not read:
    # exclude: ["**/Generated/**"]

    # The lowest impact that fails a run: CRITICAL, HIGH, MEDIUM-HIGH, MEDIUM, LOW-MEDIUM, LOW, or never.
    # fail-on: MEDIUM

    # Roles say what types are for (`eaves why TYPE` shows the roles of a type, and why):
    # roles:

    """

  private var afterRoles: String {
    let rules = """

      # Folders of your own rules (`eaves rules new ID` prints a first rule document):
      # rules: [Architecture/Rules]

      """
    let on = """

      # Rules outside of the profile (`eaves survey` lists the rules that the code follows):
      # on: [module-domain-imports]

      """
    let off = """

      # Rules that do not apply here, each with its reason:
      # off:
      #   - rule: view-no-any-view
      #     reason: the design system erases its views

      """
    return rules + (start.on.isEmpty ? on : "") + (start.off.isEmpty ? off : "")
  }
}
