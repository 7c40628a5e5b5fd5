import EavesDocuments
import EavesFindings
import EavesSource
import Testing

@testable import EavesChecks

/// Cycles of folders and of types: which lines go, and what is no cycle.
@Suite struct CycleTests {
  static let folders = "for: folder\nnever:\n  reaches: self"
  static let types = "for: type\nnever:\n  reaches: self"

  /// The chart names the log once, the log the chart on two lines.
  static let charts = [
    "App/Chart/Chart.swift": "struct Chart {\n  var last: Entry\n}",
    "App/Log/Entry.swift": "struct Entry {\n  var chart: Chart\n  func draw(on chart: Chart) {}\n}",
  ]

  // MARK: Folders

  @Test func `the lines of the smallest cut are found, with the way back beside`() {
    let found = fullFindings(of: Self.folders, in: Self.charts)
    #expect(found.map { "\($0.place)" } == ["App/Chart/Chart.swift:2:13"])
    #expect(
      found.map(\.message) == [
        "folder `App/Chart` is part of a cycle: `Chart` → `Log` → `Chart`; removing "
          + "this line breaks the cycle"
      ])
    #expect(found[0].related.map { "\($0.place)" } == ["App/Log/Entry.swift:2:14"])
    #expect(found[0].related.map(\.message) == ["`Log` depends on `Chart` here"])
    #expect(found[0].verb == "reaches" && found[0].object?.name == "App/Log")
  }

  @Test func `every line of a step is named, each once`() {
    var texts = Self.charts
    texts["App/Chart/Sheet.swift"] = "struct Sheet {\n  var a: Entry, b: Entry\n  var c: Entry\n}"
    let found = fullFindings(of: Self.folders, in: texts)
    #expect(found.map { "\($0.place)" } == ["App/Log/Entry.swift:2:14"])
    #expect(
      found[0].message.hasSuffix("removing 2 lines breaks all connected cycles, and 2 of the lines are here"))
    #expect(found[0].related.map(\.message) == ["also to be removed", "`Chart` depends on `Log` here"])
    #expect(
      found[0].related.map { "\($0.place)" } == ["App/Log/Entry.swift:3:23", "App/Chart/Chart.swift:2:13"])
  }

  @Test func `a mention is one of the folders in which the paths part`() {
    let texts = [
      "App/Map/Parts/Pin.swift": "struct Pin { var entry: Entry }",
      "App/Log/Pages/Entry.swift": "struct Entry {\n  var pin: Pin?\n  var other: Pin?\n}",
    ]
    #expect(
      findings(of: Self.folders, in: texts).map { $0.prefix { $0 != ";" } } == [
        "App/Map/Parts/Pin.swift:1: folder `App/Map` is part of a cycle: `Map` → `Log` → `Map`"
      ])
  }

  @Test func `folders whose names only read alike are two`() {
    let texts = [
      "App/\u{E9}/A.swift": "struct A { var entry: Entry }",
      "App/Log/Entry.swift": "struct Entry { var pin: Pin }",
      "App/e\u{301}/Pin.swift": "struct Pin {}",
    ]
    #expect(findings(of: Self.folders, in: texts).isEmpty)
  }

  @Test func `what lies in a folder and what lies below it are no circle`() {
    let texts = [
      "App/Map/Map.swift": "struct Map { var pin: Pin }",
      "App/Map/Parts/Pin.swift": "struct Pin { var map: [Map] }",
    ]
    #expect(findings(of: Self.folders, in: texts) == [])
  }

  @Test func `circles of folders that have nothing to do with each other are cut each by itself`() {
    let texts = Self.charts.merging(
      [
        "Kit/A/A.swift": "struct A { var b: B }", "Kit/B/B.swift": "struct B { var a: [A] }",
      ]) { $1 }
    let found = findings(of: Self.folders, in: texts)
    #expect(found.count == 2 && found.allSatisfy { $0.contains("removing this line breaks") })
  }

  @Test func `tests, previews and other people's types make no way`() {
    let texts = [
      "App/Chart/Chart.swift": "struct Chart { var pen: Pen }\n#Preview { Entry() }",
      "App/Log/Entry.swift": "struct Entry { var chart: Chart; var pen: Pen }",
      "App/Chart/Tests/ChartTests.swift": "final class ChartTests: XCTestCase { var entry: Entry? }",
    ]
    #expect(findings(of: Self.folders, in: texts) == [])
  }

  @Test func `mocks and what a program wrote make no way`() {
    let texts = [
      "App/Chart/Chart.swift": "struct Chart { var pen: Int }\nstruct MockEntry { var entry: Entry }",
      "App/Chart/Chart.generated.swift": "extension Chart { func last() -> Entry { fatalError() } }",
      "App/Log/Entry.swift": "struct Entry { var chart: Chart }",
    ]
    #expect(findings(of: Self.folders, in: texts) == [])
  }

  @Test func `the way back stands in its order`() {
    let texts = [
      "App/A/1.swift": "struct A { var d: D }", "App/D/1.swift": "struct D { var b: B; var x: [B] }",
      "App/B/1.swift": "struct B {\n  var c: C\n  var d: C\n}",
      "App/C/1.swift": "struct C {\n  var a: A\n  var b: A\n}",
    ]
    #expect(
      fullFindings(of: Self.folders, in: texts).map { $0.related.map(\.message) } == [
        [
          "`D` depends on `B` here", "`B` depends on `C` here", "`C` depends on `A` here",
        ]
      ])
  }

  @Test func `a knot that nobody unties line by line is told once`() {
    let count = 60
    let hub =
      "final class Hub {\n" + (0..<count).map { "  var a\($0): Part\($0)?" }.joined(separator: "\n") + "\n}"
    let parts = (0..<count).map { "final class Part\($0) { var hub: Hub? }" }.joined(separator: "\n")
    let found = fullFindings(of: Self.types, in: ["A.swift": hub, "B.swift": parts])
    #expect(found.count == 1)
    let message = found.first?.message ?? ""
    #expect(
      message.hasPrefix(
        "`Part0` is part of a cycle of 61 types, most connected are `Hub` (120 dependencies), `Part0` (2), "))
    #expect(message.contains(" and 51 others; removing 60 lines"))
    #expect(found.first?.related.first?.message == "also to be removed: `Part1` → `Hub`")
    #expect(found.first?.related.count == CycleWording.maxShown - 1)
  }

  @Test func `clauses choose the folders that are looked at`() {
    let chosen = "for: folder\nthat:\n  path: \"Kit/**\"\nnever:\n  reaches: self"
    #expect(findings(of: chosen, in: Self.charts) == [])
    let named = "for: folder\nthat:\n  name: [Chart, Log]\nnever:\n  reaches: self"
    #expect(findings(of: named, in: Self.charts).count == 1)
    let without = "for: folder\nunless:\n  name: Log\nnever:\n  reaches: self"
    #expect(findings(of: without, in: Self.charts) == [])
  }

  @Test func `a folder may be forbidden by its name`() {
    let yaml = "for: folder\nthat:\n  name: Helpers\nnever: exists"
    let texts = ["App/Helpers/A.swift": "struct A {}", "App/Log/B.swift": "struct B {}"]
    #expect(findings(of: yaml, in: texts) == ["App/Helpers/A.swift:1: folder `App/Helpers` exists"])
  }

  // MARK: Types

  @Test func `types that name each other are cut where the fewest lines go`() {
    let found = findings(
      of: Self.types,
      in: "struct Chart {\n  var last: Entry\n}\nstruct Entry {\n  var a: Chart\n  var b: Chart\n}")
    #expect(
      found == [
        "2: `Chart` is part of a cycle: `Chart` → `Entry` → `Chart`; removing this line breaks the cycle"
      ])
  }

  @Test func `what is nested in a type, and its extensions, are part of it`() {
    let text = """
      struct Chart { struct Pen { var chart: [Chart] }; var pen: Pen }
      extension Chart { func last() -> Entry.Page { fatalError() } }
      struct Entry { struct Page {}; var chart: Chart; var old: Int }
      """
    #expect(
      findings(of: Self.types, in: text).map { $0.prefix { $0 != ";" } } == [
        "2: `Chart` is part of a cycle: `Chart` → `Entry` → `Chart`"
      ])
  }

  @Test func `an alias leads to what it stands for`() {
    let text = "struct Chart { var last: Line }\ntypealias Line = Entry\nstruct Entry { var chart: Chart }"
    #expect(findings(of: Self.types, in: text).count == 1)
  }

  @Test func `of a role only circles within the role count`() {
    let yaml = "for: viewModel\nnever:\n  reaches: self"
    let through = "final class AViewModel { var p: Page }\nstruct Page { var a: AViewModel }"
    #expect(findings(of: yaml, in: through) == [])
    let own = "final class AViewModel { var b: BViewModel }\nfinal class BViewModel { var a: AViewModel }"
    #expect(
      findings(of: yaml, in: own).map { $0.prefix { $0 != ";" } } == [
        "1: `AViewModel` is part of a cycle: `AViewModel` → `BViewModel` → `AViewModel`"
      ])
  }

  @Test func `an extension of a protocol where Self is a type is that type's`() {
    let text = """
      protocol Command {}
      struct Tabs: Command { static let key = 1 }
      extension Command where Self == Tabs { static var tabs: Tabs { Tabs() } }
      """
    #expect(findings(of: Self.types, in: text) == [])
    let other = text.replacing("where Self == Tabs", with: "where Self: Sendable")
    #expect(findings(of: Self.types, in: other).count == 1)
  }

  @Test(arguments: [
    "@NSManaged var owner: Pilot?", "@Relationship(inverse: \\Pilot.boats) var owner: [Pilot]",
    "@NSManaged func add(_ owner: Pilot)",
  ])
  func `two ends of a relationship are no circle`(_ end: String) {
    let text = "class Boat {\n  \(end)\n}\nclass Pilot { var boats: [Boat] }"
    #expect(findings(of: Self.types, in: text) == [])
    #expect(findings(of: Self.types, in: text.replacing(end, with: "var owner: Pilot")).count == 1)
  }

  @Test func `what Objective-C calls a type is no mention of another`() {
    let text = "@objc(Pilot)\nclass Boat {}\nclass Pilot { var boat: Boat? }"
    #expect(findings(of: Self.types, in: text) == [])
  }

  @Test func `of equal cuts one leads to what many name`() {
    let text = """
      final class Router { func show() { Screen() } }
      struct Screen { var model: Model }
      final class Model { var router: Router }
      struct Tab { var router: Router }
      """
    #expect(
      findings(of: Self.types, in: text).map { $0.prefix { $0 != ";" } } == [
        "3: `Model` is part of a cycle: `Model` → `Router` → `Screen` → `Model`"
      ])
  }

  @Test func `of equal cuts none leads to a protocol`() {
    let text = """
      final class Cell { weak var delegate: (any CellDelegate)? }
      protocol CellDelegate { func tapped(_ cell: Cell) }
      final class Screen { var one: (any CellDelegate)?; func show(_ delegate: any CellDelegate) {} }
      """
    #expect(
      findings(of: Self.types, in: text).map { $0.prefix { $0 != ";" } } == [
        "2: `CellDelegate` is part of a cycle: `CellDelegate` → `Cell` → `CellDelegate`"
      ])
  }

  @Test func `no circle, no finding`() {
    #expect(
      findings(of: Self.types, in: "struct A { var b: B; var c: C }\nstruct B { var c: C }\nstruct C {}")
        == [])
  }

  @Test func `an allowance on the line of the cut is heard`() {
    let text = """
      struct Chart {
        var last: Entry // eaves:allow t -- they grew up together
      }
      struct Entry {
        var a: Chart
        var b: Chart
      }
      """
    #expect(findings(of: Self.types, in: text) == [])
    #expect(fullFindings(of: Self.types, in: ["A.swift": text]).count == 1)
  }

  // MARK: What is meant and what is refused

  /// What can be said of folders; everything else is refused with a place and a remedy.
  @Test func `every word is meant of folders or refused`() {
    var meant: Set<String> = []
    for word in LanguageWord.all {
      let item = word.example.item.hasPrefix("never: ") ? word.term.rawValue : word.example.item
      for yaml in ["for: folder\nthat:\n  - \(item)\nnever: exists", "for: folder\nnever:\n  - \(item)"] {
        let problems = CellRun.problems(yaml)
        if problems.isEmpty { meant.insert(word.term.rawValue) }
        #expect(problems.allSatisfy { $0.line != nil && !($0.remedy ?? "").isEmpty }, "\(yaml)")
      }
    }
    #expect(meant == ["exists", "in", "name", "path", "platform", "target"])
  }

  @Test(arguments: ["folder", "type", "view"])
  func `only modules reach themselves as a clause`(_ subject: String) {
    for item in [
      "that:\n  - reaches: self\nnever: exists", "always:\n  reaches: self",
    ] {
      #expect(!CellRun.problems("for: \(subject)\n\(item)").isEmpty, "\(item)")
    }
    #expect(CellRun.problems("for: \(subject)\nnever:\n  reaches: self") == [])
  }

  @Test func `it reads aloud`() {
    let english = SentenceText(shippedVocabulary).text(of: document(Self.folders).sentences[0])
    #expect(english.contains("a folder never reaches itself"))
  }
}
