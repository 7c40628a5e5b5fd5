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
    var (taken, ofMembers, all) = (0, 0, 0)
    for (folder, count, seed) in Self.histories {
      var history = try EditHistory(of: folder, seed: seed)
      var last = EditedCheck.check(history.scan, after: nil)
      for step in 0..<count {
        let edit = history.edit()
        let fresh = EditedCheck.check(history.scan, after: nil, keeps: false)
        let next = EditedCheck.check(history.scan, after: last.session)
        #expect(next.text == fresh.text, "\(folder), seed \(seed), edit \(step): \(edit)")
        if next.session.project.origin != nil { taken += 1 }
        if next.session.project.origin?.members != nil { ofMembers += 1 }
        all += 1
        last = next
      }
    }
    #expect(taken * 10 > all, "\(taken) of \(all) checks took anything from the one before")
    #expect(ofMembers * 20 > all, "\(ofMembers) of \(all) checks took anything beside other members")
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
    var scan = try EditedCheck.scan(of: ["A.swift": code])
    let last = EditedCheck.check(scan, after: nil)
    let edited = code.replacingOccurrences(of: old, with: new)
    scan = scan.replacing([Outline(scanning: SourceText(path: FilePath("A.swift"), text: edited))])
    let fresh = EditedCheck.check(scan, after: nil, keeps: false)
    #expect(EditedCheck.check(scan, after: last.session).text == fresh.text)
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
    let replaced = project.replacing(with: [outline])
    #expect((replaced != nil && replaced?.origin?.members == nil) == isQuiet)
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
    var texts = Self.chain
    var scan = try EditedCheck.scan(of: texts)
    var last = EditedCheck.check(scan, after: nil)
    let before = last.report.places.count
    for link in Self.links {
      let code = try #require(texts[link.file]).replacingOccurrences(of: link.old, with: link.new)
      #expect(code != texts[link.file], "\(link)")
      texts[link.file] = code
      scan = scan.replacing([Outline(scanning: SourceText(path: FilePath(link.file), text: code))])
      let fresh = EditedCheck.check(scan, after: nil, keeps: false)
      last = EditedCheck.check(scan, after: last.session)
      #expect(last.session.project.origin != nil, "\(link)")
      #expect(last.text == fresh.text, "\(link)")
      #expect(fresh.report.places.count - before == link.findings, "\(link)")
    }
  }
}

/// An application and the edits of somebody who types in it: mostly in bodies of functions, or members of types.
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
    if dice.roll(3) == 0, let edited = editMembers(of: outline) {
      scan = scan.replacing([
        Outline(scanning: SourceText(path: outline.source.path, bytes: edited.bytes))
      ])
      return "\(outline.source.path): \(edited.story)"
    }
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

  /// Adds a member, takes one away, or gives one another name; nil in a file without types.
  private mutating func editMembers(of outline: Outline) -> (bytes: [UInt8], story: String)? {
    let braces = outline.nodes.filter { $0.kind == .members }
    if braces.isEmpty { return nil }
    var bytes = outline.source.bytes
    let named = outline.index.members.compactMap { outline.firstChild(of: Int($0), kind: .name) }
    guard dice.roll(2) == 0, !named.isEmpty else {
      let (piece, at) = (member(), Int(braces[dice.roll(braces.count)].range.start) + 1)
      bytes.insert(contentsOf: Array("\n\(piece)\n".utf8), at: min(at, bytes.count))
      return (bytes, "\(at): \(piece)")
    }
    let name = named[dice.roll(named.count)]
    if dice.roll(2) == 0 {
      let (range, new) = (outline.nodes[name].range, self.name())
      bytes.replaceSubrange(Int(range.start)..<Int(range.end), with: Array(new.utf8))
      return (bytes, "\(range.start) is called \(new)")
    }
    let declaration = Int(outline.nodes[Int(outline.nodes[name].parent)].parent)
    let range = outline.nodes[declaration].range
    bytes.removeSubrange(Int(range.start)..<Int(range.end))
    return (bytes, "\(range.start) is gone")
  }

  private mutating func member() -> String {
    let (one, other, third) = (name(), name(), name())
    switch dice.roll(12) {
    case 0: return "let \(one): \(other)"
    case 1: return "let \(one) = \(other)"
    case 2: return "var \(one): \(other) { \(third)() }"
    case 3: return "lazy var \(one) = \(other).\(third)()"
    case 4: return "func \(one)() -> \(other) { \(third).\(one)() }"
    case 5: return "init(\(one): \(other)) { \(third)() }"
    case 6: return "static let \(one) = \(other)()"
    case 7: return "func \(one)(_ a: \(other)) { a.\(third)(); URLSession.shared.dataTask(with: a) }"
    case 8: return "@State private var \(one) = \(other)()"
    case 9: return "case \(one)(\(other))"
    case 10: return "@Environment(\\.\(one)) var \(other)"
    default: return "func \(one)() -> String { Date().formatted() }"
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
