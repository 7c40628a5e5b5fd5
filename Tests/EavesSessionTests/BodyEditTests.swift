import EavesDocuments
import EavesFiles
import EavesFindings
import EavesOutline
import EavesProject
import EavesReporters
import EavesSession
import EavesShippedRules
import EavesSource
import EavesThreads
import Foundation
import Testing

/// Random histories of edits: a check that takes what is the same from the one before it says what a check of
/// everything says, byte for byte. `EAVES_EDITED=FOLDER:COUNT` runs one of an application.
@Suite struct BodyEditTests {
  private static let book = RuleBook(
    shipped: ShippedRules.pages.map { SourceText(path: FilePath("Rules/\($0.name)"), text: $0.text) })

  private static var histories: [(folder: String, count: Int, seed: Int)] {
    if let asked = ProcessInfo.processInfo.environment["EAVES_EDITED"] {
      let parts = asked.split(separator: ":")
      return [(String(parts[0]), Int(parts[1]) ?? 100, parts.count > 2 ? Int(parts[2]) ?? 1 : 1)]
    }
    return FixtureTests.names.enumerated().map {
      (Repository.root.appendingPathComponent("Fixtures/\($1)").path, 24, $0 + 1)
    }
  }

  @Test func everyReportIsThatOfAFreshCheck() throws {
    var (taken, all) = (0, 0)
    for (folder, count, seed) in Self.histories {
      var history = try EditHistory(of: folder, seed: seed)
      var last = check(history.scan, after: nil)
      for step in 0..<count {
        let edit = history.edit()
        let fresh = check(history.scan, after: nil, keeps: false)
        let next = check(history.scan, after: last.session)
        #expect(text(next.report) == text(fresh.report), "\(folder), seed \(seed), edit \(step): \(edit)")
        if next.session.project.origin != nil { taken += 1 }
        all += 1
        last = next
      }
    }
    #expect(taken * 10 > all, "\(taken) of \(all) checks took anything from the one before")
  }

  /// What a body alone makes known or forgotten, by name: each was once missed.
  private static let tellingEdits = [
    (
      "a container's value is asked for",
      """
      protocol TripRepository { func all() -> [Int] }
      extension Container { var repo: TripRepository { StoredTrips() } }
      struct TripView: View { var body: some View { Text("") }; func go() { } }
      """, "{ }", "{ @Injected(\\.repo) var q; q.all() }"
    ),
    (
      "a type is inherited in two steps",
      """
      class Harbour { class Quay { class BerthRepository { static let shared = BerthRepository(); func free() {} } } }
      class Port: Harbour {}
      class Pier: Port.Quay {}
      struct V: View { var body: some View { Text("") }; func go() { Pier.BerthRepository.shared.free() } }
      """, "{ Pier.", "{  Pier."
    ),
    (
      "a listed member is no longer used",
      """
      struct V: View { let n: Double; var body: some View { Text(n.words()) } }
      extension Double { func words() -> String { "a" } }
      func other(_ d: Date) -> String { d.formatted() }
      """, "{ d.formatted() }", "{ \"\" }"
    ),
  ]

  @Test(arguments: tellingEdits.indices)
  func whatABodyTellsIsSeen(number: Int) throws {
    let (_, code, old, new) = Self.tellingEdits[number]
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try code.write(to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
    var scan = ProjectScan(
      root: try #require(AbsolutePath(folder.path)), include: [], exclude: [], workers: Workers(threads: 1))
    let last = check(scan, after: nil)
    let edited = code.replacingOccurrences(of: old, with: new)
    scan = scan.replacing([Outline(scanning: SourceText(path: FilePath("A.swift"), text: edited))])
    let fresh = check(scan, after: nil, keeps: false)
    #expect(text(check(scan, after: last.session).report) == text(fresh.report))
    #expect(!fresh.report.findings.isEmpty)
  }

  /// What may be typed outside of bodies and says nothing, and what looks like it.
  private static let quietEdits: [(code: String, old: String, new: String, isQuiet: Bool)] = [
    ("struct A {\n  let a = 1\n}", "  let", "  // a\n\n  let", true),
    ("struct A {\n  let a = 1\n}", "  let", "\t\tlet", true),
    ("struct A {\n  let a = 1\n}", "1\n", "1  // one\n", true),
    ("// a\nstruct A {}\n", "// a", "// eaves:allow all", true),
    ("struct A {\n  let a = 1\n}", "a = 1", "a\n = 1", false),
    ("struct A {\n  let a = 1\n}", "  let", "  lazy let", false),
    ("let a = \"\"\"\n  a\n  \"\"\"", "\n  a", "\n   a", false),
    ("let a = \"\"\"\n  a\n  \"\"\"", "\n  a", "\n  // b\n  a", false),
    ("let a = \"x//y\"", "//y", "//z", false),
    ("struct A {\n  let a = 1\n}", "  let", "  /* a */ let", false),
    ("/*\nstruct A {}\n*/\nstruct B {}", "struct A", "// struct A", false),
    ("/*\nstruct A {}\n*/\nstruct B {}", "struct A", "// */ struct A", false),
  ]

  @Test(arguments: quietEdits.indices)
  func whatSaysNothingIsNotLinkedAnew(number: Int) throws {
    let (code, old, new, isQuiet) = Self.quietEdits[number]
    let project = Project(
      outlines: [Outline(scanning: SourceText(path: FilePath("A.swift"), text: code))], modules: .init(),
      vocabulary: RoleVocabulary())
    let edited = code.replacingOccurrences(of: old, with: new)
    try #require(edited != code)
    let outline = Outline(scanning: SourceText(path: FilePath("A.swift"), text: edited))
    #expect((project.replacing(with: [outline]) != nil) == isQuiet)
  }

  @Test func aConfigurationOfTheEditorAloneCounts() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let inner = folder.appendingPathComponent("Sub")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "struct A {}".write(
      to: inner.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
    let root = try #require(AbsolutePath(folder.path))
    var unsaved = UnsavedTexts()
    unsaved[FilePath("Sub/eaves.yml")] = SourceText(path: FilePath("Sub/eaves.yml"), text: "eaves: 1\n")
    func scan(without globs: [PathPattern]) -> ProjectScan {
      ProjectScan(root: root, include: [], exclude: globs, unsaved: unsaved, workers: .alone)
    }
    #expect(scan(without: []).nested.map(\.path.text) == ["Sub/eaves.yml"])
    #expect(scan(without: [PathPattern("Sub/eaves.yml")]).nested.isEmpty)
  }

  /// Functions that leave their work to each other, in files of their own, and who calls them.
  private static let chain = [
    "A.swift": "func everything() { store() }",
    "B.swift": """
    func store() { }
    enum Clock { static func text(_ date: Date) -> String { "" } }
    extension String { func stored() { } }
    """,
    "C.swift": """
    struct TripView: View {
      @StateObject var model: TripViewModel
      var body: some View { Text(Clock.text(model.day)) }
      func go() { everything() }
      func stay(note: String) { note.stored() }
    }
    final class TripViewModel: ObservableObject { @Published var day = Date() }
    """,
  ]

  /// Edits one after the other, with what the view breaks behind each.
  private static let links: [(file: String, old: String, new: String, findings: Int)] = [
    (
      "B.swift", "func store() { }",
      "func store() { \"a\".write(to: place, atomically: true, encoding: .utf8) }", 1
    ),
    ("A.swift", "{ store() }", "{ let a = 1; store() }", 1),
    ("B.swift", "stored() { }", "stored() { store() }", 2),
    ("B.swift", "{ \"\" }", "{ date.formatted() }", 3),
    ("A.swift", "let a = 1; store()", "let a = 1", 2),
    ("C.swift", "{ everything() }", "{ store() }", 3),
    ("B.swift", "{ \"a\".write(to: place, atomically: true, encoding: .utf8) }", "{ }", 1),
    ("B.swift", "{ date.formatted() }", "{ \"\" }", 0),
  ]

  @Test func whatFunctionsOfOtherFilesDoIsSeen() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var texts = Self.chain
    for (name, code) in texts {
      try code.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    var scan = ProjectScan(
      root: try #require(AbsolutePath(folder.path)), include: [], exclude: [], workers: Workers(threads: 1))
    var last = check(scan, after: nil)
    let before = last.report.findings.count
    for link in Self.links {
      let code = try #require(texts[link.file]).replacingOccurrences(of: link.old, with: link.new)
      #expect(code != texts[link.file], "\(link)")
      texts[link.file] = code
      scan = scan.replacing([Outline(scanning: SourceText(path: FilePath(link.file), text: code))])
      let fresh = check(scan, after: nil, keeps: false)
      last = check(scan, after: last.session)
      #expect(last.session.project.origin != nil, "\(link)")
      #expect(text(last.report) == text(fresh.report), "\(link)")
      #expect(fresh.report.findings.count - before == link.findings, "\(link)")
    }
  }

  private func check(
    _ scan: ProjectScan, after last: CheckSession?, keeps: Bool = true
  ) -> (session: CheckSession, report: Report) {
    var options = CheckOptions(profile: "clean-mvvm", profileSource: .flag)
    options.workers = Workers(threads: 2)
    let session = CheckSession(
      scan: scan, book: Self.book, configuration: Configuration(), options: options, keepsEvidence: keeps,
      after: last?.remains(for: scan))
    return (session, session.report())
  }

  private func text(_ report: Report) -> String { JSONReporter().text(of: report) }
}

/// An application and the edits of somebody who types in it: mostly in bodies of functions.
private struct EditHistory {
  private(set) var scan: ProjectScan
  private var dice: Dice
  private let names: [String]
  /// Names of the file that is edited.
  private var near: [String] = []

  init(of folder: String, seed: Int) throws {
    dice = Dice(seed: seed)
    scan = ProjectScan(
      root: try #require(AbsolutePath(folder)), include: [], exclude: [],
      workers: Workers(threads: 2))
    try #require(!scan.outlines.isEmpty)
    names = Set(scan.outlines.flatMap(Self.names)).sorted()
  }

  private static func names(of outline: Outline) -> [String] {
    outline.names.own.map { String(decoding: $0, as: UTF8.self) }.filter { $0.first?.isLetter ?? false }
  }

  /// Changes one file, and says how.
  mutating func edit() -> String {
    let outline = scan.outlines[dice.roll(scan.outlines.count)]
    near = Self.names(of: outline)
    var bytes = outline.source.bytes
    let bodies = outline.nodes.indices.filter { outline.nodes[$0].kind == .block && outline.isInBody($0) }
    let isWild = bodies.isEmpty || dice.roll(8) == 0
    let at =
      isWild
      ? dice.roll(bytes.count + 1) : Int(outline.nodes[bodies[dice.roll(bodies.count)]].range.start) + 1
    let piece = isWild ? wild() : statement()
    bytes.insert(contentsOf: Array(piece.utf8), at: min(at, bytes.count))
    if dice.roll(3) == 0 {
      // A stretch of what follows goes.
      let start = min(at + piece.utf8.count, bytes.count)
      let line = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      bytes.removeSubrange(start..<line)
    }
    scan = scan.replacing([Outline(scanning: SourceText(path: outline.source.path, bytes: bytes))])
    return "\(outline.source.path) at \(at): \(piece)"
  }

  private mutating func name() -> String {
    near.isEmpty || dice.roll(5) == 0 ? names[dice.roll(names.count)] : near[dice.roll(near.count)]
  }

  private mutating func statement() -> String {
    let (one, other, third) = (name(), name(), name())
    switch dice.roll(12) {
    case 0: return "\n    let \(one) = \(other)()\n"
    case 1: return "\n    \(one).\(other)()\n"
    case 2: return "\n    self.\(one) = \(other)\n"
    case 3: return "\n    let fresh\(dice.roll(99)) = \(one).\(other)(\(third): 1)\n"
    case 4: return "\n    \(one)(\(other): \(third))\n"
    case 5: return "\n    if let \(one) { \(one).\(other) }\n"
    case 6: return "\n    let \(one): \(other) = .init()\n"
    case 7: return "\n    func \(one)(_ \(other): \(third)) -> String { \"\\(\(other))\" }\n"
    case 8: return "\n    \(one).map { \(other) in \(other).\(third) }\n"
    case 9: return "\n    // 🚢 \(one)\n"
    case 10: return "\n    URLSession.shared.\(one)(); UserDefaults.standard.set(1, forKey: \"a\")\n"
    default: return "\n\n"
    }
  }

  private mutating func wild() -> String {
    let pieces = [
      "}", "{", "\n", "\"", "/*", "\r\n", "é", "import SwiftUI\n", "#if DEBUG\n", "#endif\n",
      "struct Probe: View { let store: ProbeRepository }\n", "protocol ProbeRepository {}\n",
      "extension \(name()) { func go() { URLSession.shared } }\n", "let \(name()) = \(name())()\n",
      "// eaves:allow view-no-any-view -- 🚢\n", "\n\n", "  \n// 🚢 a\n\n", "typealias \(name()) = \(name())\n",
    ]
    return pieces[dice.roll(pieces.count)]
  }
}
