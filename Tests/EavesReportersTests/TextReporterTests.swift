import EavesFindings
import EavesReporters
import EavesSource
import Testing

/// Transcripts: what stands on the terminal, to the letter.
@Suite struct TextReporterTests {
  private func text(_ report: Report, _ change: (inout ReportOptions) -> Void = { _ in }) -> String {
    var options = ReportOptions()
    change(&options)
    return TextReporter(options: options).text(of: report)
  }

  /// The lines of one finding, without header and last line.
  private func body(_ finding: Finding, _ change: (inout ReportOptions) -> Void = { _ in }) -> String {
    let lines = text(Sample.report([finding]), change).split(
      separator: "\n", omittingEmptySubsequences: false)
    // A header takes a second line where there is no room, and the last lines more.
    return lines.drop { !$0.hasPrefix("  ") || $0.hasPrefix("   ") }
      .prefix { !$0.hasPrefix("1 finding in") }.joined(separator: "\n")
  }

  private let clean = "no findings in 312 files"
  private let onRoles = "checked: 14 rules on 120 views, 41 view models, 9 repositories"

  @Test func `the report of the contract`() {
    var checked = Sample.checked
    checked.notUnderstood = ["a.swift", "b.swift"].map {
      NotUnderstood(
        path: FilePath($0), at: Position(line: 3, column: 1, utf16Column: 1), message: "unbalanced brace")
    }
    checked.coverage.notParsed = checked.notUnderstood.map { CoverageItem(file: $0.path, why: $0.message) }
    var report = Sample.report([Sample.bare(), Sample.finding(), Sample.bare(line: 9)], checked: checked)
    report.seconds = 0.0812
    #expect(
      text(report) == #"""
        HIGH  Views never reach past their view model                     layer-view-no-data-access
          Sources/Trips/TripList.swift:14:18  view TripList holds ModelContext
             14 │     @Environment(\.modelContext) private var context
                │                  ^^^^^^^^^^^^^^ through the key path \.modelContext; also on line 22
             fix: let the view model own the repository; the view keeps the view model
        MEDIUM  Loading is one value                                                     state-enum
          Sources/A.swift:3:1  view model A declares isLoading
              3 │ var isLoading = false
                │ ^^^
          Sources/A.swift:9:1  view model A declares isLoading
              9 │ var isLoading = false
                │ ^^^
        a.swift:3:1: not understood: unbalanced brace
        b.swift:3:1: not understood: unbalanced brace
        3 findings in 312 files: 1 HIGH, 2 MEDIUM · 0.08 s
        checked: 14 rules on 120 views, 41 view models, 9 repositories
        not covered: 2 files (2 not parsed completely) · `eaves coverage`

        """#)
  }

  @Test func `what is wrong with many files alike is one line`() {
    var checked = Sample.checked
    checked.notUnderstood = ["d", "a", "c", "b"].map {
      NotUnderstood(
        path: FilePath("\($0)/Project.swift"), at: Position(line: 1, column: 1, utf16Column: 1),
        message: "not supported")
    }
    checked.notUnderstood.append(
      NotUnderstood(
        path: FilePath("e.swift"), at: Position(line: 3, column: 1, utf16Column: 1),
        message: "unbalanced brace"))
    let lines = text(Sample.report([], checked: checked)).split(separator: "\n").prefix(2)
    #expect(
      lines == [
        "a/Project.swift:1:1: not understood: not supported "
          + "(also 3 other files of this name: `eaves coverage` lists them)",
        "e.swift:3:1: not understood: unbalanced brace",
      ])
    let all = text(Sample.report([], checked: checked)) { $0.showsAll = true }
    #expect(all.split(separator: "\n").count { $0.hasSuffix(": not understood: not supported") } == 4)
    // Files of other names are other files, whatever is wrong with them.
    checked.notUnderstood = ["a", "b", "c", "d"].map {
      NotUnderstood(
        path: FilePath("\($0).swift"), at: Position(line: 1, column: 1, utf16Column: 1),
        message: "unbalanced brace")
    }
    let each = text(Sample.report([], checked: checked)).split(separator: "\n")
    #expect(each.count { $0.hasSuffix(": not understood: unbalanced brace") } == 4)
  }

  @Test func `a clean run says what it checked`() {
    #expect(text(Sample.report()) == "\(clean)\n\(onRoles)\n")
  }

  @Test func `the last lines count everything that is not shown`() {
    var allowed = Sample.finding()
    allowed.suppression = "migration"
    var known = Sample.finding()
    known.isBaselined = true
    var checked = Sample.checked
    checked.guidance = 3
    let place = Sample.place("a.swift", 1, 1, to: 2)
    checked.coverage.types = ["A", "B"].map { CoverageItem(name: $0, place: place, why: "no rule") }
    checked.coverage.exempt = [CoverageItem(name: "MockA", place: place, why: "mock")]
    checked.coverage.exemptByConfiguration = [CoverageItem(name: "Page", place: place, why: "preview")]
    checked.empty = ["coordinator", "useCase", "entity", "feature"]
    var report = Sample.report([allowed, known, known], checked: checked)
    report.staleBaseline = [ReportedEntry(path: FilePath("x"), text: "x")]
    #expect(
      text(report) == """
        \(clean)
        \(onRoles) · roles without code: coordinator, use case, entity, feature
        not covered: 2 types · `eaves coverage`
        suppressed: 2 places in the baseline · 1 place with `eaves:allow`
        1 stale baseline entry · `eaves baseline update` drops it
        2 types would have findings, but are exempt as tests, previews or mocks (1 by `roles:` in eaves.yml) · `eaves coverage`
        3 documents without a check · `eaves adopt`

        """)
  }

  @Test func `entries that were re-keyed are listed, the first three of many`() {
    var report = Sample.report()
    let entries = (1...5).map {
      ReportedEntry(path: FilePath("A.swift"), text: "A.swift: A holds B\($0) (c)")
    }
    report.rekeyedBaseline = [entries[0]]
    let line = "A.swift: A holds B1 (c)"
    #expect(
      text(report).hasSuffix(
        "\n1 baseline entry re-keyed after an upgrade of Eaves (\(line)) · `eaves baseline update` rewrites it\n"
      ))
    report.rekeyedBaseline = entries
    #expect(text(report).contains("\n5 baseline entries re-keyed after an upgrade of Eaves (\(line); "))
    #expect(text(report).contains("B3 (c); and 2 more) · `eaves baseline update` rewrites them\n"))
  }

  @Test func `green that asks nothing about layers says so`() {
    var checked = Sample.checked
    checked.lacksLayerRules = true
    #expect(
      text(Sample.report(checked: checked))
        == "\(clean)\n\(onRoles) · no rule checks dependencies between layers\n")
    var report = Sample.report(checked: checked)
    report.projects = [
      ProjectSummary(root: FilePath("App"), of: report),
      ProjectSummary(root: FilePath("Tools"), of: Sample.report()),
    ]
    #expect(
      text(report).contains(" · no rule checks dependencies between layers in 1 of 2 projects\n"),
      "\(text(report))")
  }

  @Test func `what was left out is counted by cause`() {
    func part(_ counts: [SkippedFiles.Cause: SkippedFiles.Count]) -> String {
      var checked = Sample.checked
      checked.leftOut = SkippedFiles(counts)
      return String(text(Sample.report(checked: checked)).split(separator: "\n").last ?? "")
    }
    let (one, many) = (SkippedFiles.Count(1), SkippedFiles.Count(1234))
    #expect(part([.ignored: one]) == "1 file left out (1 ignored)")
    #expect(part([.excluded: many]) == "1,234 files left out (1,234 excluded)")
    #expect(
      part([.skipped: one, .ignored: one, .excluded: many])
        == "1,236 files left out (1,234 excluded, 1 ignored, 1 skipped)")
    #expect(
      part([.ignored: SkippedFiles.Count(1, isAtLeast: true), .excluded: one])
        == "2 or more files left out (1 excluded, 1 or more ignored)")
    #expect(part([.ignored: SkippedFiles.Count()]) == onRoles)
  }

  @Test func `the singular`() {
    let checked = Checked(files: 1, lines: 1, roles: [RoleCount(role: "view", count: 1)], rules: 1)
    #expect(
      text(Sample.report([Sample.bare()], checked: checked)).hasSuffix(
        "1 finding in 1 file: 1 MEDIUM\nchecked: 1 rule on 1 view\n"))
  }

  @Test func `says first what was not chosen, and warns before the last lines; quiet says neither`() {
    var report = Sample.report()
    report.preamble = "profile base; choose one with --profile"
    report.notices = [Problem("not read: permission denied", path: FilePath("a.swift"), severity: .warning)]
    #expect(
      text(report) == """
        profile base; choose one with --profile
        a.swift: warning: not read: permission denied
        \(clean)
        \(onRoles)

        """)
    #expect(text(report) { $0.isQuiet = true } == "\(clean)\n\(onRoles)\n")
  }

  @Test func `sorts by impact, then rule, and keeps the order of paths`() {
    let findings = [
      Sample.finding(rule: "b", impact: .low), Sample.finding(rule: "b", impact: .critical),
      Sample.finding(rule: "a", impact: .critical), Sample.finding(rule: "c", impact: .mediumHigh),
    ]
    let headers = text(Sample.report(findings)).split(separator: "\n").filter {
      $0.first?.isUppercase == true
    }
    #expect(headers.map { $0.prefix { $0 != " " } } == ["CRITICAL", "CRITICAL", "MEDIUM-HIGH", "LOW"])
    #expect(headers.compactMap(\.last) == ["a", "b", "c", "b"])
  }

  // MARK: One finding

  @Test func `related places: lines here, a list elsewhere`() {
    let here = [30, 22, 22].map { Sample.related("Sources/Trips/TripList.swift", $0) }
    let there = (1...5).map { Sample.related("Sources/B.swift", $0, "passed on") }
    #expect(
      body(Sample.finding(except: "it is also read in body", related: here + there)) == #"""
          Sources/Trips/TripList.swift:14:18  view TripList holds ModelContext
             14 │     @Environment(\.modelContext) private var context
                │                  ^^^^^^^^^^^^^^ through the key path \.modelContext; also on lines 22, 30
             Sources/B.swift:1:5  passed on
             Sources/B.swift:2:5  passed on
             Sources/B.swift:3:5  passed on
             and 2 more
             not exempt: it is also read in body
             fix: let the view model own the repository; the view keeps the view model
        """#)
  }

  @Test func `no excerpt, no carets`() {
    #expect(
      body(Sample.finding(instead: nil, excerpt: nil)) == #"""
          Sources/Trips/TripList.swift:14:18  view TripList holds ModelContext
             through the key path \.modelContext; also on line 22
        """#)
  }

  struct Caret: CustomTestStringConvertible {
    let excerpt: String
    let columns: Range<Int>
    let under: String
    var testDescription: String { excerpt.debugDescription }
  }

  static let carets = [
    Caret(excerpt: "let a = b", columns: 9..<10, under: "        ^"),
    Caret(excerpt: "\t\tlet a", columns: 3..<6, under: "\t\t^^^"),
    Caret(excerpt: "let é = b", columns: 10..<11, under: "        ^"),
    Caret(excerpt: "let 数 = b", columns: 11..<12, under: "         ^"),
    Caret(excerpt: "(\"🏝️\", b)", columns: 2..<10, under: " ^^^"),
    Caret(excerpt: "(\"👩‍👩‍👧‍👦\") + b", columns: 33..<34, under: "         ^"),
    Caret(excerpt: "abc", columns: 2..<2, under: " ^"),
    Caret(excerpt: "abc", columns: 9..<12, under: "   ^"),
    Caret(excerpt: "", columns: 1..<1, under: "^"),
  ]

  @Test(arguments: carets) func `carets stand under the span`(_ expected: Caret) {
    let place = Sample.place("a.swift", 1, expected.columns.lowerBound, to: expected.columns.upperBound)
    let lines = body(
      Sample.finding(place: place, recognised: nil, instead: nil, related: [], excerpt: expected.excerpt)
    ).split(separator: "\n")
    #expect(lines[1] == "      1 │ \(expected.excerpt)")
    #expect(lines[2] == "        │ \(expected.under)")
  }

  @Test func `a span of several lines is marked to the end of the first`() {
    let place = Sample.place("a.swift", 1, 5, to: 2, endLine: 4)
    let lines = body(Sample.finding(place: place, recognised: nil, related: [], excerpt: "let a = {")).split(
      separator: "\n")
    #expect(lines[2] == "        │     ^^^^^")
  }

  @Test func `a line that is too long for the terminal is cut around the span`() {
    let excerpt = String(repeating: "a", count: 300) + "HERE" + String(repeating: "b", count: 300)
    let place = Sample.place("a.swift", 1, 301, to: 305)
    let lines = body(
      Sample.finding(place: place, recognised: nil, instead: nil, related: [], excerpt: excerpt)
    ) {
      $0.width = 50
    }.split(separator: "\n")
    #expect(lines[1] == "      1 │ …aaaaaaaaaaaaaaaaHEREbbbbbbbbbbbbbbbbbb…")
    #expect(lines[2] == "        │                  ^^^^")
  }

  @Test func `what is longer than the terminal is wide goes on below`() {
    let lines = body(Sample.finding()) { $0.width = 60 }
    #expect(
      lines == #"""
          Sources/Trips/TripList.swift:14:18  view TripList holds
             ModelContext
             14 │     @Environment(\.modelContext) private var cont…
                │                  ^^^^^^^^^^^^^^
             through the key path \.modelContext; also on line 22
             fix: let the view model own the repository; the view
               keeps the view model
        """#)
  }

  @Test(arguments: [false, true]) func `no terminal has to break a word, however wide it is`(
    isColoured: Bool
  ) {
    let place = Sample.place("Features/Trips/Sources/TripDetailScreen.swift", 3, 5, to: 9)
    var report = Sample.report([Sample.finding(), Sample.finding(place: place)])
    report.preamble = "profile clean-mvvm, chosen by what 14 of 20 types do; `profile:` in eaves.yml keeps it"
    for width in 60...200 {
      let lines = text(report) {
        ($0.width, $0.isColoured) = (width, isColoured)
      }.split(separator: "\n")
      let columns = lines.map { $0.replacing(#/\u{1B}\[[0-9;]*m/#, with: "").count }
      #expect(columns.allSatisfy { $0 <= width }, "\(width) columns")
    }
  }

  @Test func `the code under inspection commands no terminal`() {
    let lines = body(
      Sample.finding(
        place: Sample.place("a.swift", 1, 1, to: 2), message: "a\u{1B}[2Jb\nc", recognised: nil, instead: nil,
        related: [], excerpt: "x\u{1B}[0m\u{202E}y\u{7F}")
    ).split(separator: "\n")
    #expect(lines[0] == "  a.swift:1:1  a␛[2Jb␊c")
    #expect(lines[1] == "      1 │ x␛[0m\u{FFFD}y␡")
  }

  @Test func `colours only when asked, and nothing else changes`() {
    let report = Sample.report([Sample.finding(), Sample.bare()])
    let coloured = text(report) { $0.isColoured = true }
    #expect(coloured.hasPrefix("\u{1B}[1;31mHIGH\u{1B}[0m  \u{1B}[1mViews"))
    #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == text(report))
  }

  @Test func `a path prefix stands in front of every path`() {
    #expect(body(Sample.bare()) { $0.pathPrefix = "ios/" }.hasPrefix("  ios/Sources/A.swift:3:1  "))
  }
}
