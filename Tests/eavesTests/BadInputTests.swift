import EavesFiles
import Foundation
import Testing

@testable import eaves

/// What a person may get wrong, and what Eaves says of it: place, cause, remedy; all at once; exit 2.
@Suite struct BadInputTests {
  @Test func `a folder without Swift`() throws {
    let sandbox = try Sandbox([("p/notes.txt", "nothing")])
    let heard = sandbox.eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.complaints == [
        "eaves: error: there is no Swift file below ~/p; name the project's folder, or fix `include:` and "
          + "`exclude:` in eaves.yml"
      ])
  }

  @Test func `a folder whose Swift cannot be read`() throws {
    let sandbox = try Sandbox([("p/notes.txt", "nothing")])
    try FileManager.default.createSymbolicLink(
      atPath: "\(sandbox.path)/p/Gone.swift", withDestinationPath: "nothing.swift")
    let heard = sandbox.eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.complaints == [
        "Gone.swift: warning: not read: no such file or folder",
        "eaves: error: no Swift file below ~/p could be read; fix what is named above: nothing was checked",
      ])
  }

  @Test func `a path outside of the root`() throws {
    let sandbox = try Sandbox(Sample.project + [("other/A.swift", "")])
    let heard = sandbox.eaves("check ~/other --root ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.complaints == [
        "eaves: error: `~/other` lies outside of the root ~/p; name a folder above both with --root, or check it "
          + "on its own"
      ])
  }

  static let usages: [(String, String)] = [
    (
      "check ~/p --profile clean-mvm",
      "eaves: error: there is no profile `clean-mvm`; did you mean `clean-mvvm`? profiles: clean-mvvm, "
    ),
    (
      "check ~/p --rules ~/nowhere",
      "eaves: error: there is no file or folder ~/nowhere; name a rule document, or a folder of documents or sidecars"
    ),
    (
      "check ~/p --rules ~/p",
      "eaves: error: there is no rule document in ~/p; documents are *.md and *.txt files"
    ),
    (
      "check ~/p --rules ~/rules --skip laye",
      "eaves: error: no rule and no tag is called `laye`; did you mean `layer`?"
    ),
    (
      "check ~/p --rules ~/rules --only x",
      "eaves: error: no rule and no tag is called `x`; `eaves rules` lists the rules"
    ),
    ("check ~/gone", "eaves: error: there is no file or folder `~/gone`; "),
    (
      "check --root ~/gone",
      "eaves: error: there is no folder `~/gone`; name a folder that exists"
    ),
    (
      "check ~/p --output ~/none/report.txt",
      "~/none/report.txt: error: the report cannot be written: no such file or folder; name a file in an existing folder that you may write to"
    ),
    ("check ~/p --output ~/p", "~/p: error: the report cannot be written: a folder, not a file; name a file"),
    (
      "check ~/p --config ~/none.yml",
      "~/none.yml: error: the configuration cannot be read: no such file or folder; name an existing configuration file with --config"
    ),
    ("check ~/p --config ~/p", "~/p: error: the configuration cannot be read: a folder, not a file; "),
    ("check ~/p --only a --skip a", "eaves: error: `--only a` and `--skip a` contradict each other; "),
    (
      "check --stdin-path ~/p",
      "eaves: error: `~/p` is a folder; name the one file that standard input holds: "
    ),
    (
      "check ~/p --rules ~/rules --profile none --only no-store-in-views --skip layer",
      "eaves: error: no rule is left to run: --skip leaves out all that --only names; "
    ),
    ("check ~/p --stdin-path a.swift", "eaves: error: `--stdin-path` and `PATH` contradict each other; "),
    (
      "check ~/p --fail-on SEVERE",
      "eaves: error: `--fail-on` does not know `SEVERE`; values: "
    ),
    ("check ~/p --format html", "eaves: error: `--format` does not know `html`; `eaves report` writes a"),
    ("check ~/p --format jsn", "eaves: error: `--format` does not know `jsn`; did you mean `json`? values: "),
    (
      "validate ~/rules --profile cleanmvvm",
      "eaves: error: there is no profile `cleanmvvm`; did you mean `clean-mvvm`?"
    ),
    ("validate ~/rules --only nobody", "eaves: error: no rule and no tag is called `nobody`; "),
    (
      "validate ~/gone.md",
      "eaves: error: there is no file or folder ~/gone.md; name a rule document, or a folder of documents or sidecars"
    ),
    ("why TripLst --root ~/p", "eaves: error: no type matches `TripLst`; did you mean `TripList`?"),
    ("facts ~/p", "~/p: error: not read: a folder, not a file; name one Swift file"),
  ]

  @Test(arguments: usages) func refuses(_ line: String, _ complaint: String) throws {
    let heard = try Sandbox(Sample.project).eaves(line)
    #expect(heard.status == .couldNotRun)
    #expect(heard.complaints.count == 1)
    #expect(heard.errors.hasPrefix(complaint), "\(heard.errors)")
  }

  // MARK: Rule documents

  static let checks: [(check: String, complaints: [String])] = [
    ("for: viw\nnever: exists", ["13:6: error: unknown subject `viw`; did you mean `view`? subjects: "]),
    (
      "for: view\nnever:\n  touches: repository",
      ["15:3: error: unknown verb `touches`; verbs: "]
    ),
    (
      "for: view\nnever:\n  holds: repositry",
      ["15:10: error: unknown role or word list `repositry`; did you mean `repository`?"]
    ),
    ("for: view\nnevr: exists", ["14:1: error: unknown key `nevr`; did you mean `never`? keys: "]),
    (
      "for: view\nnever:\n  holds: @Query",
      ["15:10: error: a value cannot begin with `@`; write `holds: \"@Query\"`"]
    ),
    (
      "for: viw\nnever:\n  touches: repository\n  holds: @Query\nexcpt:\n  - holds: x",
      [
        "unknown subject `viw`", "unknown verb `touches`", "a value cannot begin with `@`",
        "unknown key `excpt`",
      ]
    ),
  ]

  @Test(arguments: checks) func `a wrong check`(check: String, complaints: [String]) throws {
    let sandbox = try Sandbox([("p/A.swift", ""), ("p/rules/wrong.md", Sample.rule(check))])
    let heard = sandbox.eaves("check ~/p --rules ~/p/rules")
    #expect(heard.status == .couldNotRun)
    #expect(heard.complaints.allSatisfy { $0.contains("rules/wrong.md:") }, "\(heard.errors)")
    for complaint in complaints { #expect(heard.errors.contains(complaint), "\(heard.errors)") }
    let proof = sandbox.eaves("validate ~/p/rules")
    #expect(proof.status == .couldNotRun)
    #expect(proof.out.contains("invalid   wrong"), "\(proof.out)")
    for complaint in complaints {
      #expect(proof.out.contains("rules/wrong.md:") && proof.out.contains(complaint))
    }
  }

  // MARK: Configuration

  @Test func `a wrong configuration, all its problems at once`() throws {
    let configuration = """
      eaves: 1
      profil: base
      fail-on: SEVERE
      jobs: none
      off:
        - rule: no-store-in-views

      """
    let heard = try Sandbox(Sample.project + [("p/eaves.yml", configuration)]).eaves("check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.complaints.map { String($0.prefix { $0 != ";" }) } == [
        "eaves.yml:2:1: error: unknown key `profil`",
        "eaves.yml:3:10: error: `SEVERE` is no value of `fail-on`",
        "eaves.yml:4:7: error: `none` is no number of jobs",
        "eaves.yml:6:5: error: an entry of `off` has no `reason`",
      ])
    #expect(heard.complaints.allSatisfy { $0.contains("; ") })
  }

  @Test func `names that lead nowhere, all at once`() throws {
    let configuration = """
      eaves: 1
      profile: clean-mvm
      rules: [../rules]
      only: [no-store-in-views, laye]
      skip:
        - nobody
      roles:
        one:
          - role: two
        two:
          - role: one
        three:
          - role: fuor
      may-be-empty:
        - role: sevice
          reason: later
      off:
        - rule: no-store-in-view
          reason: later
      impact:
        - rule: nobody
          level: LOW

      """
    let heard = try Sandbox(Sample.project + [(".git/", ""), ("p/eaves.yml", configuration)]).eaves(
      "check ~/p")
    #expect(heard.status == .couldNotRun)
    #expect(
      heard.complaints.map { String($0.prefix { $0 != ";" }) } == [
        "eaves.yml:2:10: error: there is no profile `clean-mvm`",
        "eaves.yml:4:27: error: no rule and no tag is called `laye`",
        "eaves.yml:6:5: error: no rule and no tag is called `nobody`",
        "eaves.yml:11:13: error: the roles `one` → `two` → `one` are defined by each other",
        "eaves.yml:13:13: error: unknown role `fuor`",
        "eaves.yml:15:11: error: unknown role `sevice`",
        "eaves.yml:18:11: error: no rule is called `no-store-in-view`",
        "eaves.yml:21:11: error: no rule is called `nobody`",
      ])
  }

  /// What `eaves.yml` says, and what is said of it.
  static let places: [(configuration: String, complaint: String)] = [
    (
      "rules:\n  - ../rules\n  - Rulez",
      "eaves.yml:4:5: error: there is no file or folder ~/p/Rulez; name a rule document, or a folder of documents or sidecars"
    ),
    (
      "rules: [../rules, Sources]",
      "eaves.yml:2:19: error: there is no rule document in ~/p/Sources; documents are *.md and *.txt files"
    ),
    (
      "rules: [../rules]\nchecks: Checkz",
      "eaves.yml:3:9: error: there is no file or folder ~/p/Checkz; name a rule document, or a folder of documents or sidecars"
    ),
    (
      "rules: [../rules]\nonly: [\"layr\"]",
      "eaves.yml:3:8: error: no rule and no tag is called `layr`; did you mean `layer`?"
    ),
    (
      "rules: [../rules]\nskip: zzzzzz",
      "eaves.yml:3:7: error: no rule and no tag is called `zzzzzz`; `eaves rules` lists the rules"
    ),
    (
      "profile: clean-mvm",
      "eaves.yml:2:10: error: there is no profile `clean-mvm`; did you mean `clean-mvvm`?"
    ),
  ]

  @Test(arguments: places) func `a wrong value is told at its word`(
    configuration: String, complaint: String
  ) throws {
    let sandbox = try Sandbox(
      Sample.project + [(".git/", ""), ("p/eaves.yml", "eaves: 1\n\(configuration)\n")])
    for line in ["check ~/p", "rules --root ~/p", "rules --for ~/p/Sources", "baseline write --root ~/p"] {
      let heard = sandbox.eaves(line)
      #expect(heard.status == .couldNotRun)
      #expect(heard.complaints.count == 1)
      #expect(heard.errors.hasPrefix(complaint), "\(line): \(heard.errors)")
    }
  }

  @Test func `folders of rules that lead nowhere, all at once`() throws {
    let configuration = "eaves: 1\nrules: [Rulez, Sources, ../rules]\nchecks: Checkz\n"
    let heard = try Sandbox(Sample.project + [(".git/", ""), ("p/eaves.yml", configuration)]).eaves(
      "check ~/p")
    #expect(
      heard.complaints.map { String($0.prefix { $0 != ";" }) } == [
        "eaves.yml:2:9: error: there is no file or folder ~/p/Rulez",
        "eaves.yml:2:16: error: there is no rule document in ~/p/Sources",
        "eaves.yml:3:9: error: there is no file or folder ~/p/Checkz",
      ])
  }

  @Test func `a flag stands in no file`() throws {
    let sandbox = try Sandbox(
      Sample.project + [(".git/", ""), ("p/eaves.yml", "eaves: 1\nrules: [../rules]\nonly: [layer]\n")])
    for line in ["check ~/p --only laye", "check ~/p --skip laye", "check ~/p --rules ~/p/Sources"] {
      #expect(sandbox.eaves(line).errors.hasPrefix("eaves: error: "), "\(line)")
    }
  }

  @Test func `a sidecar without its document`() throws {
    let sandbox = try Sandbox(Sample.project + [("checks/nobody.yml", "for: view\nnever: exists\n")])
    for line in ["check ~/p --rules ~/rules --checks ~/checks", "check ~/p --checks ~/checks"] {
      let heard = sandbox.eaves(line)
      #expect(heard.status == .couldNotRun)
      #expect(
        heard.complaints == [
          "../checks/nobody.yml: error: no document belongs to this sidecar; give the sidecar the name of its document: NAME.yml for NAME.md"
        ])
    }
  }

  @Test func `a document that is called like a shipped one`() throws {
    let sandbox = try Sandbox([("p/A.swift", Sample.quiet), ("p/Rules/view-no-any-view.md", Sample.rule())])
    let expected =
      "Rules/view-no-any-view.md: error: the rule view-no-any-view is already defined by view-no-any-view, which "
      + "came with Eaves; rename the file"
    let heard = sandbox.eaves("check ~/p --profile base --rules ~/p/Rules")
    #expect(heard.status == .couldNotRun)
    #expect(heard.complaints == [expected])
  }

  @Test func `a folder of rules that is named twice is read once`() throws {
    let sandbox = try Sandbox([
      ("p/A.swift", Sample.view), ("p/Rules/no-store-in-views.md", Sample.rule()),
      ("p/eaves.yml", "eaves: 1\nprofile: none\nrules: [Rules]\n"),
    ])
    let heard = sandbox.eaves("check --root ~/p --rules ~/p/Rules")
    #expect(heard.status == .findings, "\(heard.errors)")
    #expect(heard.out.contains("1 rule "))
  }
}
