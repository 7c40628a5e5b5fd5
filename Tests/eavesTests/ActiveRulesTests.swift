import Testing

@testable import eaves

/// A run by no rule is no clean run: it ends with 2, and says why nothing was left. What narrows the report
/// is no reason.
@Suite struct ActiveRulesTests {
  private static let guidance =
    "---\ntitle: Note\nimpactDescription: a\ntags: notes\n---\n\n# Note\n\nText.\n"

  private func sandbox(_ configuration: String) throws -> Sandbox {
    try Sandbox(
      Sample.project + [
        (".git/", ""), ("p/eaves.yml", "eaves: 1\n\(configuration)\n"), ("notes/note.md", Self.guidance),
        ("notes/other.md", Self.guidance),
        (
          "foreign/no-store.md",
          Sample.rule().replacing("tags: layer", with: "tags: layer\nprofiles: vanilla-mv")
        ),
      ])
  }

  /// What `eaves.yml` says, flags of `check`, and the complaint.
  static let empty: [(configuration: String, flags: String, complaint: String)] = [
    (
      "profile: none", "",
      "eaves.yml:2:10: error: the profile none has no rule document; add rule documents under `rules:` or "
        + "with --rules, or choose another profile"
    ),
    ("", "--profile none", "eaves: error: the profile none has no rule document; "),
    (
      "profile: none\nrules: [../notes]", "",
      "eaves.yml:2:10: error: the profile none has no enforced rule: its 2 documents are guidance; "
    ),
    (
      "profile: none\nrules: [../foreign]", "",
      "eaves.yml:2:10: error: the profile none has no rule document; own rules belong to vanilla-mv: choose one "
        + "with --profile"
    ),
    (
      "profile: none\nrules: [../rules]\noff:\n  - rule: no-store-in-views\n    reason: later", "",
      "eaves.yml:5:11: error: no rule is left to run: `off:` leaves out the one rule of profile none; "
    ),
    (
      "profile: none\nrules: [../rules]\nskip: [layer]", "",
      "eaves.yml:4:8: error: no rule is left to run: `skip:` leaves out the one rule of profile none; "
    ),
    (
      "profile: none\nrules: [../rules]\nonly: [layer]\nskip: [no-store-in-views]", "",
      "eaves.yml:5:8: error: no rule is left to run: `skip:` leaves out all that `only:` names; "
    ),
    (
      "profile: none\nrules: [../rules]", "--skip layer",
      "eaves: error: no rule is left to run: --skip leaves out the one rule of profile none; "
    ),
    (
      "profile: none\nrules: [../rules, ../notes]\nonly: [notes]", "",
      "eaves.yml:4:8: error: no rule is left to run: what `only:` names is guidance; "
    ),
    (
      "profile: none\nrules: [../rules, ../notes]", "--only notes",
      "eaves: error: no rule is left to run: what --only names is guidance; "
    ),
    (
      "profile: none\nrules: [../rules]\nonly: [vanilla-no-view-models]", "",
      "eaves.yml:4:8: error: no rule of profile none is left to run; choose a profile that has the rules of "
        + "`only:` with --profile: vanilla-mv"
    ),
  ]

  @Test(arguments: empty) func `without a rule nothing is checked`(
    configuration: String, flags: String, complaint: String
  ) throws {
    let sandbox = try sandbox(configuration)
    // Nothing that narrows the report, and no fail level, makes it a clean run.
    for more in ["", " --fail-on never", " --min-impact LOW", " --report-path **/Trip.swift"] {
      let heard = sandbox.eaves("check --root ~/p \(flags)\(more)")
      #expect(heard.status == .couldNotRun)
      #expect(heard.complaints.count == 1)
      #expect(heard.errors.hasPrefix(complaint), "\(heard.errors)")
    }
  }

  @Test func `a least impact that no rule has leaves nothing to check, and is no clean run`() throws {
    let sandbox = try sandbox("profile: none\nrules: [../rules]\nmin-impact: CRITICAL\nstrict: true")
    let heard = sandbox.eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.errors
        == "eaves.yml:4:1: error: no rule is left to run: `min-impact:` CRITICAL excludes the one rule of profile "
        + "none; use HIGH or lower\n", "\(heard.errors)")
    let flag = sandbox.eaves("check ~/p --min-impact CRITICAL --quiet --fail-on never")
    #expect(flag.status == .couldNotRun)
    #expect(
      flag.errors.hasPrefix("eaves: error: no rule is left to run: --min-impact CRITICAL"), "\(flag.errors)")
    #expect(
      sandbox.eaves("check ~/p --min-impact MEDIUM").out.contains(
        "1 finding in 2 files: 1 HIGH · only what is MEDIUM or above\nchecked: 1 rule on 1 view"))
  }

  @Test func `a rule is off, and weighs less, by an older name, too`() throws {
    let weight = "impact:\n  - rule: old-name\n    level: LOW\n"
    let off = "off:\n  - rule: old-name\n    reason: later\n"
    let head = "eaves: 1\nprofile: none\nrules: [../rules]\n"
    for (more, status) in [("", ExitStatus.findings), (weight, .clean), (off, .couldNotRun)] {
      let sandbox = try Sandbox([
        (".git/", ""), ("p/eaves.yml", head + more), ("rules/no-store-in-views.md", Sample.rule()),
        ("rules/_renamed.yml", "old-name: no-store-in-views\n"), ("p/A.swift", Sample.view),
      ])
      let heard = sandbox.eaves("check ~/p")
      #expect(heard.status == status, "\(more): \(heard.out) \(heard.errors)")
      if status == .couldNotRun { #expect(heard.errors.contains("`off:` leaves out"), "\(heard.errors)") }
    }
  }

  @Test(arguments: ["survey ~/p", "graph --root ~/p", "why Trip --root ~/p", "init ~/q --profile none"])
  func `what asks no rule needs none`(_ line: String) throws {
    let sandbox = try sandbox("profile: none")
    try sandbox.add("q/A.swift", Array(Sample.quiet.utf8))
    #expect(sandbox.eaves(line).status == .clean)
  }
}
