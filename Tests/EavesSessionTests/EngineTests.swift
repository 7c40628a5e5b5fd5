import EavesDocuments
import EavesFiles
import EavesFindings
import EavesOutline
import EavesReporters
import EavesSession
import EavesSource
import EavesThreads
import Foundation
import FuzzCases
import Testing

/// An engine that has met edits says what a check of the same texts says, byte for byte.
@Suite struct EngineTests {
  @Test(arguments: FixtureTests.names)
  func `after every edit the report is that of a fresh check`(fixture: String) throws {
    let folder = Repository.root.appendingPathComponent("Fixtures/\(fixture)").path
    let root = try #require(AbsolutePath(folder))
    var engine = Engine(EditedCheck.inputs(root))
    var typist = try Typist(root, seed: fixture.utf8.count)
    for _ in 0..<12 {
      let edit = typist.edit()
      let report = try engine.apply([.text(edit)])
      let fresh = EditedCheck.check(typist.scan)
      #expect(JSONReporter().text(of: report) == fresh.text, "\(edit.path)")
    }
  }

  @Test func `a configuration that only the editor holds counts`() throws {
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

  @Test func `what functions of other files do is seen after every edit`() throws {
    var texts = Self.chain
    var scan = try EditedCheck.scan(of: texts)
    let before = EditedCheck.check(scan).report.places.count
    for link in Self.links {
      let code = try #require(texts[link.file]).replacingOccurrences(of: link.old, with: link.new)
      #expect(code != texts[link.file], "\(link)")
      texts[link.file] = code
      scan = scan.replacing([Outline(scanning: SourceText(path: FilePath(link.file), text: code))])
      #expect(EditedCheck.check(scan).report.places.count - before == link.findings, "\(link)")
    }
  }
}

/// Somebody who types in a project: statements, members, and what breaks the code.
private struct Typist {
  private(set) var scan: ProjectScan
  private var dice: Dice
  private let names: [String]

  init(_ root: AbsolutePath, seed: Int) throws {
    dice = Dice(seed: seed)
    scan = ProjectScan(root: root, include: [], exclude: [], workers: Workers(threads: 2))
    try #require(!scan.outlines.isEmpty)
    names = Set(
      scan.outlines.flatMap { $0.names.own.map { String(decoding: $0, as: UTF8.self) } }
        .filter { $0.first?.isLetter ?? false }
    ).sorted()
  }

  /// Inserts a piece at the start of some block, or anywhere; the whole new text.
  mutating func edit() -> SourceText {
    let outline = scan.outlines[dice.roll(scan.outlines.count)]
    let starts = outline.nodes.filter { $0.kind == .block || $0.kind == .members }.map {
      Int($0.range.start) + 1
    }
    var bytes = outline.source.bytes
    let at =
      starts.isEmpty || dice.roll(6) == 0 ? dice.roll(bytes.count + 1) : starts[dice.roll(starts.count)]
    bytes.insert(contentsOf: Array("\n\(piece())\n".utf8), at: min(at, bytes.count))
    let text = SourceText(path: outline.source.path, bytes: bytes)
    scan = scan.replacing([Outline(scanning: text)])
    return text
  }

  private mutating func name() -> String { names[dice.roll(names.count)] }

  private mutating func piece() -> String {
    let (one, other, third) = (name(), name(), name())
    let pieces = [
      "let \(one) = \(other)()", "\(one).\(other)()", "let \(one): \(other) = .init()", "// 🚢 \(one)", "}",
      "{",
      "\"", "/*", "func \(one)() -> \(other) { \(third).\(one)(); URLSession.shared }", "#if DEBUG",
      "@Environment(\\.\(one)) var \(other)", "struct \(one): View { let \(other): \(third) }",
      "typealias \(one) = \(other)", "// eaves:allow view-no-any-view -- 🚢",
      "extension \(one) { func go() { URLSession.shared } }",
    ]
    return pieces[dice.roll(pieces.count)]
  }
}
