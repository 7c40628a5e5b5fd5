import EavesFindings
import EavesSource
import Testing

@testable import EavesChecks

/// What follows a call in its chain, how many calls a chain has, and code of tests that is named.
@Suite("Chains, and what belongs to tests")
struct ChainTests {
  private let page = """
    struct Page: View {
      var body: some View {
        ScrollView { Text("a") }.padding()
        ScrollView { Text("b").scrollBounceBehavior(.basedOnSize) }
        ScrollView { Text("c") }
          .padding().scrollBounceBehavior(.basedOnSize)
        ScrollView { Text("d") }
          #if os(iOS)
          .scrollBounceBehavior(.basedOnSize)
          #endif
        let behaviour = ScrollView { Text("e") }.scrollBounceBehavior
        Text("f").sheet(isPresented: $a) {}.sheet(isPresented: $b) {}
      }
    }
    """

  private func lines(_ yaml: String) -> [Int] {
    fullFindings(of: yaml, in: ["A.swift": page]).map(\.place.start.line)
  }

  @Test(
    "what follows a call in its chain, wherever; not what is inside it, nor beside labels what is only named")
  func chained() {
    let scroll = "for: call\nthat:\n  - callee: ScrollView\n"
    #expect(lines(scroll + "always:\n  chained: \".scrollBounceBehavior\"") == [3, 4])
    #expect(
      lines(scroll + "  - chained: [\".scrollBounceBehavior\", \".padding\"]\nnever: exists") == [
        3, 5, 7, 11,
      ])
    #expect(lines(scroll + "  - chained: \".scrollBounceBehavior(_:)\"\nnever: exists") == [5, 7])
    #expect(lines(scroll + "  - chained: \".scrollBounceBehavior(axes:)\"\nnever: exists") == [])
  }

  @Test("the order of a chain")
  func order() {
    let yaml = "for: call\nthat:\n  callee: \".padding\"\nalways:\n  chained: \".scrollBounceBehavior\""
    #expect(
      findings(of: yaml, in: page) == [
        "3: `Page` calls `.padding`, which is not followed by .scrollBounceBehavior in its chain"
      ])
  }

  @Test("every call of a chain counts")
  func counted() {
    let yaml = { (count: String) in "for: view\nnever:\n  calls: \".sheet\"\n  count: \(count)" }
    #expect(findings(of: yaml("2"), in: page) == ["1: `Page` calls .sheet 2 times"])
    #expect(findings(of: yaml("1"), in: page) == [])
    let one = "for: view\nnever:\n  calls: [URLSession, \".data\"]\n  count: 2.."
    let code = "struct A: View { func go() { URLSession.shared.data(for: x) } }"
    #expect(findings(of: one, in: code) == [])
  }

  private let tests = """
    import XCTest
    final class TripTests: XCTestCase {
      func testA() async { wait(for: [], timeout: 1) }
      func testB() { wait(for: [], timeout: 1) }
      private final class Helper { func rest() async { wait(for: [], timeout: 1) } }
    }
    final class Suite: XCTestCase { final class MockCrane { func lift() async { wait(for: [], timeout: 1) } } }
    final class MockTrips { func go() async { wait(for: [], timeout: 1) } }
    final class Trips { func go() async { wait(for: [], timeout: 1) } }
    """

  @Test(
    "code of tests and mocks is meant where they are named as owners",
    arguments: [
      // Whatever a target of tests declares is of its tests.
      ("test", "Tests/AppTests/TripTests.swift", [3, 5, 7, 8, 9]),
      ("test", "Sources/App/Trips.swift", [3, 5, 7]),
      ("mock", "Sources/App/Trips.swift", [7, 8]), ("[test, mock]", "Sources/App/Trips.swift", [3, 5, 7, 8]),
      ("mock", "Tests/AppTests/TripTests.swift", [7, 8]),
    ])
  func owned(role: String, path: String, lines: [Int]) {
    let yaml =
      "for: function\nthat:\n  - marked: async\n    owner:\n      role: \(role)\n"
      + "never:\n  calls: \"wait(for:timeout:)\""
    let manifest = """
      let package = Package(name: "App", targets: [.target(name: "App"), .testTarget(name: "AppTests")])
      """
    let files = ["Package.swift": manifest, path: tests]
    #expect(fullFindings(of: yaml, in: files).map(\.place.start.line) == lines)
    let others = "for: function\nthat:\n  - marked: async\nnever:\n  calls: \"wait(for:timeout:)\""
    let production = ["Package.swift": manifest, "Sources/App/A.swift": tests]
    #expect(fullFindings(of: others, in: production).map(\.place.start.line) == [9])
  }

  @Test("calls of tests, too")
  func callsOfTests() {
    let yaml =
      "for: call\nthat:\n  - callee: \"wait(for:timeout:)\"\n    owner:\n      role: test\nnever: exists"
    // The import makes a test of the whole file, where no target has it.
    #expect(fullFindings(of: yaml, in: ["App/T.swift": tests]).map(\.place.start.line) == [3, 4, 5, 7, 8, 9])
  }

  private let free = """
    import Testing
    @Test func rests() async { wait(for: [], timeout: 1) }
    """

  @Test("a test that stands in no type belongs to its file")
  func freeTests() {
    let yaml = { (role: String) in
      "for: function\nthat:\n  owner:\n    role: \(role)\nnever:\n  calls: \"wait(for:timeout:)\""
    }
    #expect(fullFindings(of: yaml("test"), in: ["AppTests/T.swift": free]).map(\.place.start.line) == [2])
    #expect(fullFindings(of: yaml("mock"), in: ["AppTests/T.swift": free]).isEmpty)
    #expect(fullFindings(of: yaml("test"), in: ["App/T.swift": free]).map(\.place.start.line) == [2])
  }

  private let inherited = """
    import UIKit
    class TripController: UIViewController {
      let map = Map()
      func go() { present(map, animated: true); title = "a"; assert(true); self.present(map, animated: false) }
      func present(_ map: Map) { let title = "b"; use(title) }
      func use(_ text: String) { func title() {}; title() }
    }
    class Plain { func go() { present(1); title = "a" } }
    func free() { present(1) }
    """

  @Test(
    "a member that a type has from another's, with its receiver or without; no function of the standard library",
    arguments: [
      ("calls: \".present(animated:)\"", ["4:15", "4:77"]), ("assigns: \".title\"", ["4:45"]),
      ("calls: \".assert\"", []), ("calls: \".title\"", ["4:45"]), ("mentions: \".title\"", ["4:45"]),
    ])
  func ofSupertypes(check: String, places: [String]) {
    let found = fullFindings(of: "for: type\nnever:\n  \(check)", in: ["A.swift": inherited])
    #expect(found.map { "\($0.place.start.line):\($0.place.start.column)" } == places)
  }

  private let contexts = """
    struct A: View {
      @Environment(\\.modelContext) var context
      func go(other: Library) {
        try? context.fetch(trips).filter { $0.isOpen }
        let kept = try? self.context.fetch(trips)
        kept?.filter { $0.isOpen }
        other.fetch(trips).filter { $0.isOpen }
        Self.fetch(trips); ModelContext.fetch(trips)
      }
    }
    struct Library { func fetch(_ query: Query) -> [Trip] { [] } }
    """

  @Test(
    "a member of a type is one of its values, too",
    arguments: [
      ("calls: \"ModelContext.fetch\"", [4, 5, 8]), ("calls: \"ModelContext.fetch(_:)\"", [4, 5, 8]),
      ("calls: \"ModelContext.fetch(of:)\"", []), ("calls: \"Library.fetch\"", [7]),
      ("calls: \".filter\"\n  of: \"ModelContext.fetch\"", [4, 6]),
      ("calls: \".filter\"\n  of: \"Library.fetch\"", [7]),
    ])
  func ofValues(check: String, lines: [Int]) {
    let found = fullFindings(of: "for: view\nnever:\n  \(check)", in: ["A.swift": contexts])
    #expect(found.map(\.place.start.line) == lines)
  }

  private let menus = """
    struct A: View {
      var body: some View {
        Button { a() } label: { b() }
        Button(action: { a() }) { b() }
        Button("x", action: a()).frame(width: b())
        Menu(content: { Button { a() } label: { b() } }, label: { c() })
      }
    }
    """

  @Test(
    "one argument of a call, by its label or without one",
    arguments: [
      ("b()", "Button(label:)", [3, 6]), ("b()", "Button(_:)", [4]), ("a()", "Button(_:)", [3, 6]),
      ("a()", "Button(action:)", [4, 5]), ("b()", "Button(action:)", []), ("b()", "Menu(content:)", [6]),
      ("c()", "Menu(content:)", []), ("b()", "frame(width:)", [5]), ("b()", "Button(content:)", []),
    ])
  func inArguments(callee: String, place: String, lines: [Int]) {
    let yaml = "for: call\nthat:\n  callee: \"\(callee)\"\n  inside: \".\(place)\"\nnever: exists"
    #expect(fullFindings(of: yaml, in: ["A.swift": menus]).map(\.place.start.line) == lines)
  }

  @Test("one argument of a call is measured by itself")
  func measuredArguments() {
    let yaml = "for: view\nnever:\n  depth: 2..\n  inside: \".Menu(content:)\""
    let code = { (label: String) in
      "struct A: View { var body: some View { Menu(\(label): { VStack { HStack { Text(a) } } }) } }"
    }
    #expect(findings(of: yaml, in: code("content")).count == 1)
    #expect(findings(of: yaml, in: code("label")) == [])
  }

  private let own = """
    class Crane {
      var isOpen = false
      func load() {}
      func lift(_ box: Box) {}
      func go() { isOpen = true; self.isOpen = true; load(); self.load(); lift(box); formatted() }
      func formatted() {}
      func other() { let isOpen = 1; func load() {}; load() }
    }
    """

  @Test(
    "a member of the type itself, with its receiver or without; no local of that name, and no shipped list",
    arguments: [
      ("assigns: \".isOpen\"", ["5:15", "5:35"]), ("calls: \".load\"", ["5:50", "5:63"]),
      ("calls: \".lift(_:)\"", ["5:71"]), ("calls: formatting", []),
      ("declares: \"lift(_:)\"", ["4:8"]), ("declares: \"lift(box:)\"", []),
    ])
  func ofSelf(check: String, places: [String]) {
    let found = fullFindings(of: "for: type\nnever:\n  \(check)", in: ["A.swift": own])
    #expect(found.map { "\($0.place.start.line):\($0.place.start.column)" } == places)
  }

  @Test(
    "a method of the project is no function of the SDK, however it is called",
    arguments: [
      ("removeItem(at: 1)", 0), ("self.removeItem(at: 1)", 0), ("toolbar.removeItem(at: 1)", 0),
      ("FileManager.default.removeItem(at: url)", 1), ("files.removeItem(at: url)", 1),
      ("data.write(to: url)", 1), ("data.write(to: url, options: .atomic)", 1), ("write(to: 1)", 0),
    ])
  func ofOwn(call: String, count: Int) {
    let code =
      "final class Cart { let files = FileManager.default\nlet toolbar: NSToolbar\nfunc removeItem(at i: Int) {}\nfunc write(to i: Int) {}\nfunc go() { \(call) } }"
    #expect(fullFindings(of: "for: type\nnever:\n  calls: files", in: ["A.swift": code]).count == count)
  }

  private let builders = """
    struct Page: View {
      var body: some View {
        VStack(spacing: 1) { Text("a").bold() }
        VStack { let a = 1; Color.red; row; if a { Text("") } else { Text("") } }
        VStack {
          Text("")
          #if os(iOS)
          Text("")
          Text("")
          #else
          Text("")
          #endif
        }
        VStack(content: { Text(""); Text("") })
        VStack(Text(""))
        Button { a(); b() } label: { Text("") }
      }
    }
    """

  @Test(
    "children of a call: what its braces hold, declarations left out, the longest branch counted",
    arguments: [("1", [3]), ("2", [16]), ("3", [4, 5]), ("..9", [3, 4, 5, 16])])
  func children(range: String, lines: [Int]) {
    let yaml = "for: call\nthat:\n  - callee: [VStack, Button]\n    children: \(range)\nnever: exists"
    #expect(fullFindings(of: yaml, in: ["A.swift": builders]).map(\.place.start.line) == lines)
  }

  @Test("children of a closure, whatever its label")
  func childrenOfClosures() {
    let yaml = "for: closure\nthat:\n  - callee: [VStack, Button]\nalways:\n  children: ..1"
    let found = findings(of: yaml, in: builders)
    #expect(found.count == 4)
    #expect(
      found.suffix(2) == [
        "14: closure of VStack in Page has 2 children, not at most 1",
        "16: closure of Button in Page has 2 children, not at most 1",
      ])
  }

  @Test("what has nothing to be measured breaks no bound")
  func nothingToMeasure() {
    let code = """
      struct A: View {
        var body: some View { ForEach(trips, content: Row.init) }
      }
      """
    for check in [
      "for: call\nthat:\n  callee: ForEach\nalways:\n  children: ..3",
      "for: view\nalways:\n  lines: ..2\n  inside: handler",
    ] {
      #expect(findings(of: check, in: code) == [], "\(check)")
    }
  }

  @Test("an #if in an #if of a chain, and a chain of thousands")
  func branches() {
    let code = """
      func go() {
        AsyncImage(url: u)
        #if os(iOS)
        .padding()
        #if DEBUG
        .accessibilityLabel("m")
        #endif
        #endif
      }
      """
    let yaml = "for: call\nthat:\n  callee: AsyncImage\nalways:\n  chained: \".accessibilityLabel\""
    #expect(findings(of: yaml, in: code) == [])
    let long =
      "func q() { y.zz() }\nfunc go() {\nx\n" + String(repeating: "#if os(iOS)\n.a()\n#endif\n", count: 2_000)
      + "}"
    let clock = ContinuousClock()
    let spent = clock.measure {
      #expect(
        findings(of: "for: call\nthat:\n  callee: \".a\"\nalways:\n  chained: \".zz\"", in: long).count > 0)
    }
    #expect(spent < .seconds(20))
  }
}
