import Foundation
import Testing

@testable import eaves

/// The closed set of exit statuses, one line for each way to get there.
@Suite struct ExitStatusTests {
  static let statuses: [(String, eaves.ExitStatus)] = [
    // 0: checked, nothing at or above the fail level.
    ("check ~/p/Sources/Trip.swift --root ~/p --rules ~/rules --profile none", .clean),
    ("check ~/p --profile vanilla-mv", .clean),
    ("check ~/p --rules ~/rules --fail-on CRITICAL", .clean),
    ("check ~/p --rules ~/rules --fail-on never", .clean),

    ("check ~/p --rules ~/rules --skip layer", .clean),
    ("check ~/p --rules ~/rules --report-path **/Trip.swift", .clean),
    ("check ~/calm --rules ~/calm-rules --profile none", .clean),
    ("validate ~/rules", .clean),
    ("validate ~/rules --matrix", .clean),
    ("validate ~/unproven --matrix", .clean),
    ("validate ~/guidance", .clean),
    ("validate ~/rules ~/guidance --profile none --only note --only layer", .clean),
    ("facts ~/p/Sources/Trip.swift", .clean),
    ("why Trip --root ~/p", .clean),
    ("digest ~/p --profile base", .clean),
    ("digest ~/p --rules ~/rules --check ~/rules-page.md", .clean),
    ("version", .clean),
    ("help check", .clean),
    // 1: findings, a proof that fails, under --strict what was not understood or is empty.
    ("check ~/p --rules ~/rules", .findings),
    ("~/p --rules ~/rules --profile none --quiet", .findings),
    ("check ~/p --rules ~/rules --fail-on HIGH", .findings),
    ("check ~/p --rules ~/rules --min-impact HIGH", .findings),
    ("check ~/p --rules ~/rules --only layer", .findings),
    ("check ~/p --rules ~/rules --only no-store-in-views --format json", .findings),
    ("check ~/torn --rules ~/rules --profile none --strict", .findings),
    ("check ~/empty-role --rules ~/rules --profile none --strict", .findings),
    ("check ~/calm --rules ~/calm-rules --profile none --strict", .findings),
    ("validate ~/unproven", .findings),
    ("digest ~/p --rules ~/rules --check ~/old-page.md", .findings),
    // 2: could not run.
    ("check ~/p --rules ~/wrong", .couldNotRun),
    ("check ~/p --rules ~/nowhere", .couldNotRun),
    ("check ~/p --profile nowhere", .couldNotRun),
    ("check ~/p --profile none", .couldNotRun),
    ("check ~/p --rules ~/rules --profile none --min-impact CRITICAL --strict", .couldNotRun),
    ("check ~/p --rules ~/rules --profile none --only layer --min-impact CRITICAL", .couldNotRun),
    ("check ~/p --profile none --rules ~/guidance", .couldNotRun),
    ("check ~/p --profile none --rules ~/rules --skip layer --fail-on never", .couldNotRun),
    ("check ~/nothing", .couldNotRun),
    ("check ~/p ~/torn --root ~/p", .couldNotRun),
    ("check ~/p --baseline a --no-baseline", .couldNotRun),
    ("check ~/p --rules ~/wrong --fail-on never", .couldNotRun),
    ("validate ~/wrong --matrix", .couldNotRun),
    ("validate ~/nothing", .couldNotRun),
    ("validate --profile none", .couldNotRun),
    ("validate ~/tagged --profile none", .couldNotRun),
    ("digest ~/p --profile none", .couldNotRun),
    ("digest ~/p --check ~/p/Sources/Trip.swift", .couldNotRun),
    ("why Nobody --root ~/p", .couldNotRun),
    ("facts ~/p/Sources/Nobody.swift", .couldNotRun),
  ]

  @Test(arguments: statuses) func `ends with`(_ line: String, _ status: eaves.ExitStatus) throws {
    let unproven = Sample.rule().replacing("let store: BerthStore", with: "let store: BerthCellar")
    let sandbox = try Sandbox(
      Sample.project + [
        ("guidance/note.md", "---\ntitle: Note\nimpactDescription: a\n---\n\n# Note\n"),
        ("torn/Torn.swift", "struct Torn { func a( {\n"), ("nothing/notes.log", "no Swift"),
        ("tagged/note.md", "---\ntitle: Note\nprofiles: vanilla-mv\nimpactDescription: a\n---\n\n# Note\n"),
        ("wrong/wrong.md", Sample.rule("for: viw\nnever: exists")),
        ("unproven/no-store-in-views.md", unproven),
        ("old-page.md", "<!-- eaves:digest -->\n<!-- /eaves:digest -->\n"),
        ("empty-role/A.swift", Sample.quiet), ("calm/A.swift", "struct Calm {}"),
        (
          "calm-rules/no-ferries.md",
          Sample.rule("for: type\nunless:\n  - name: \"Odd*\"\nnever:\n  mentions: \"*Ferry\"")
        ),
        ("empty-role/eaves.yml", "eaves: 1\nroles:\n  ferry:\n    - name: \"*Ferry\"\n"),
      ])
    _ = sandbox.eaves("digest ~/p --rules ~/rules --output ~/rules-page.md")
    let heard = sandbox.eaves(line)
    #expect(heard.status == status, "\(heard.out)\(heard.errors)")
    // Reports go to one stream, complaints to the other, never both.
    #expect(heard.errors.isEmpty == (status != .couldNotRun))
    #expect(heard.out.isEmpty == (status == .couldNotRun))
  }
}

#if os(Linux)
  /// The process itself, its output on a disk that is full.
  @Suite struct LostReportTests {
    @Test func `a report that cannot be written is no clean run`() async throws {
      await #expect(processExitsWith: .exitCode(2)) {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        dup2(full.fileDescriptor, 1)
        Output().say("a report\n")
      }
    }
  }
#endif
