import EavesFindings
import EavesSource
import Testing

@testable import EavesChecks

/// What the code of a subject gets to, through what it runs.
@Suite struct ReachTests {
  private static let check = """
    for: view
    never:
      reaches: [network, database, repository]
    except:
      through: [view, viewModel]
    """
  private static let data = """
    final class TripRepository { func save() { URLSession.shared.send() } }
    final class TripService { func send() { URLSession.shared.send() } }
    struct Plain { func go() {} }
    """

  private func found(_ shape: Shape, _ payload: String, _ check: String = Self.check) -> [Finding] {
    let texts = [
      "Screen.swift": "import SwiftUI\n" + shape.screen, "Data.swift": Self.data,
      "Helper.swift": shape.helper.replacing("PAY", with: payload),
    ]
    return fullFindings(of: check, in: texts).filter { $0.place.path.text == "Screen.swift" }
  }

  private func unknownCalls(_ shape: Shape, _ payload: String) -> [UnknownFact] {
    let document = document(Self.check)
    let project = project([
      "Screen.swift": "import SwiftUI\n" + shape.screen, "Data.swift": Self.data,
      "Helper.swift": shape.helper.replacing("PAY", with: payload),
    ])
    let gaps = CoverageGaps(
      project: project, documents: [document],
      outcomes: Checker(project: project, rules: [document], listsPackageCalls: true).run())
    return gaps.unknownCalls + gaps.packageCalls
  }

  /// A screen and what stands between it and `PAY`.
  struct Shape: CustomTestStringConvertible {
    let name: String
    let screen: String
    let helper: String
    var testDescription: String { name }

    init(_ name: String, _ screen: String, _ helper: String) {
      (self.name, self.screen, self.helper) = (name, screen, helper)
    }
  }

  static let followed = [
    Shape(
      "dynamicMember",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = Loads().any }\n    }\n}\n",
      "@dynamicMemberLookup struct Loads { subscript(dynamicMember n: String) -> Int { PAY; return 1 } }"),
    Shape(
      "static of a nested type",
      "struct TripScreen: View { \nvar body: some View { Button(\"Go\") { Outer.Inner.go() } } }",
      "struct Outer { struct Inner { static func go() { PAY } } }"),
    Shape(
      "value of a nested type",
      "struct TripScreen: View { \nvar body: some View { Button(\"Go\") { Outer.Inner().go() } } }",
      "struct Outer { struct Inner { func go() { PAY } } }"),
    Shape(
      "function within a function",
      "struct TripScreen: View { \nvar body: some View { Button(\"Go\") { load() } } }",
      "func load() { func now() { PAY }\nnow() }"),
    Shape(
      "method beside a property of its name",
      "struct TripScreen: View { \nvar body: some View { Button(\"Go\") { Loads().trips(at: 1) } } }",
      "struct Loads { var trips: Int { 1 }\nfunc trips(at: Int) { PAY } }"),
    Shape(
      "super", "struct TripScreen: View { \nvar body: some View { Button(\"Go\") { Loads().go() } } }",
      "class Base { func go() { PAY } }\nfinal class Loads: Base { override func go() { super.go() } }"),
    Shape(
      "variadic parameter",
      "struct TripScreen: View { \nvar body: some View { Button(\"Go\") { load(1, 2, by: 3) } } }",
      "func load(_ a: Int..., by b: Int) { PAY }\nfunc load(_ a: String) {}"),
    Shape(
      "global function",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { load() }\n    }\n}\n",
      "func load() { PAY }"),
    Shape(
      "two hops",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { load() }\n    }\n}\n",
      "func load() { more() }\nfunc more() { PAY }"),
    Shape(
      "three hops",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { load() }\n    }\n}\n",
      "func load() { more() }\nfunc more() { most() }\nfunc most() { PAY }"),
    Shape(
      "generic global",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { load(1) }\n    }\n}\n",
      "func load<T>(_ t: T) { PAY }"),
    Shape(
      "static of namespace",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { Loads.go() }\n    }\n}\n",
      "enum Loads { static func go() { PAY } }"),
    Shape(
      "method made in place",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { Loads().go() }\n    }\n}\n",
      "struct Loads { func go() { PAY } }"),
    Shape(
      "method held",
      "struct TripScreen: View {\n    let loads = Loads()\n    var body: some View {\n        Button(\"x\") { loads.go() }\n    }\n}\n",
      "struct Loads { func go() { PAY } }"),
    Shape(
      "protocol, one implementation",
      "struct TripScreen: View {\n    let loads: any Going\n    var body: some View {\n        Button(\"x\") { loads.go() }\n    }\n}\n",
      "protocol Going { func go() }\nstruct Loads: Going { func go() { PAY } }"),
    Shape(
      "protocol default",
      "struct TripScreen: View {\n    let loads = Loads()\n    var body: some View {\n        Button(\"x\") { loads.go() }\n    }\n}\n",
      "protocol Going { }\nextension Going { func go() { PAY } }\nstruct Loads: Going { }"),
    Shape(
      "protocol ext on view",
      "struct TripScreen: View, Going {\n    var body: some View { Button(\"x\") { go() } }\n}\n",
      "protocol Going { }\nextension Going { func go() { PAY } }"),
    Shape(
      "superclass",
      "struct TripScreen: View {\n    let loads = Loads()\n    var body: some View {\n        Button(\"x\") { loads.go() }\n    }\n}\n",
      "class Base { func go() { PAY } }\nfinal class Loads: Base { }"),
    Shape(
      "computed instance",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = Loads().now }\n    }\n}\n",
      "struct Loads { var now: Int { PAY; return 1 } }"),
    Shape(
      "computed static",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = Loads.now }\n    }\n}\n",
      "enum Loads { static var now: Int { PAY; return 1 } }"),
    Shape(
      "global computed",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = now }\n    }\n}\n",
      "var now: Int { PAY; return 1 }"),
    Shape(
      "static let closure called",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { Loads.go() }\n    }\n}\n",
      "enum Loads { static let go = { PAY } }"),
    Shape(
      "global let closure",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { go() }\n    }\n}\n",
      "let go = { PAY }"),
    Shape(
      "stored closure of struct",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { Loads().go() }\n    }\n}\n",
      "struct Loads { let go = { PAY } }"),
    Shape(
      "passed unapplied f",
      "struct TripScreen: View {\n\n    var body: some View {\n        Text(\"x\").onAppear(perform: load)\n    }\n}\n",
      "func load() { PAY }"),
    Shape(
      "passed unapplied T.f",
      "struct TripScreen: View {\n\n    var body: some View {\n        Text(\"x\").onAppear(perform: Loads.go)\n    }\n}\n",
      "enum Loads { static func go() { PAY } }"),
    Shape(
      "kept = Loads.go",
      "struct TripScreen: View {\n    let action = Loads.go\n    var body: some View {\n        Button(\"x\") { action() }\n    }\n}\n",
      "enum Loads { static func go() { PAY } }"),
    Shape(
      "subscript static",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = Loads[1] }\n    }\n}\n",
      "enum Loads { static subscript(i: Int) -> Int { PAY; return 1 } }"),
    Shape(
      "subscript instance",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = Loads()[1] }\n    }\n}\n",
      "struct Loads { subscript(i: Int) -> Int { PAY; return 1 } }"),
    Shape(
      "callAsFunction held",
      "struct TripScreen: View {\n    let loads = Loads()\n    var body: some View {\n        Button(\"x\") { loads() }\n    }\n}\n",
      "struct Loads { func callAsFunction() { PAY } }"),
    Shape(
      "initializer",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = Loads() }\n    }\n}\n",
      "struct Loads { init() { PAY } }"),
    Shape(
      ".init",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { let l: Loads = .init(); _ = l }\n    }\n}\n",
      "struct Loads { init() { PAY } }"),
    Shape(
      "default of stored property",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = Loads() }\n    }\n}\n",
      "struct Loads { var x: Void = PAY }"),
    Shape(
      "default argument",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { load() }\n    }\n}\n",
      "func load(_ x: Void = PAY) { }"),
    Shape(
      "didSet",
      "struct TripScreen: View {\n    let loads = Loads()\n    var body: some View {\n        Button(\"x\") { loads.x = 2 }\n    }\n}\n",
      "final class Loads { var x = 1 { didSet { PAY } } }"),
    Shape(
      "prefix operator",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { !!!1 }\n    }\n}\n",
      "prefix operator !!!\nprefix func !!! (x: Int) { PAY }"),
    Shape(
      "infix global",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { 1 <+> 2 }\n    }\n}\n",
      "infix operator <+>\nfunc <+> (a: Int, b: Int) { PAY }"),
    Shape(
      "infix static",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { Loads() <+> Loads() }\n    }\n}\n",
      "infix operator <+>\nstruct Loads { static func <+> (a: Loads, b: Loads) { PAY } }"),
    Shape(
      "wrapper getter",
      "struct TripScreen: View {\n    @Stored var x: Int\n    var body: some View {\n        Button(\"\\(x)\") { }\n    }\n}\n",
      "@propertyWrapper struct Stored { var wrappedValue: Int { PAY; return 1 } }"),
    Shape(
      "wrapper init",
      "struct TripScreen: View {\n    @Stored var x: Int\n    var body: some View {\n        Button(\"\\(x)\") { }\n    }\n}\n",
      "@propertyWrapper struct Stored { init() { PAY }\n var wrappedValue: Int { 1 } }"),
    Shape(
      "extension View modifier",
      "struct TripScreen: View {\n\n    var body: some View {\n        Text(\"x\").tracked()\n    }\n}\n",
      "extension View { func tracked() -> Self { PAY; return self } }"),
    Shape(
      "extension View property",
      "struct TripScreen: View {\n\n    var body: some View {\n        Text(\"x\").tracked\n    }\n}\n",
      "extension View { var tracked: Self { PAY; return self } }"),
    Shape(
      "extension Text",
      "struct TripScreen: View {\n\n    var body: some View {\n        Text(\"x\").tracked()\n    }\n}\n",
      "extension Text { func tracked() -> Text { PAY; return self } }"),
    Shape(
      "extension Int",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { 1.stored() }\n    }\n}\n",
      "extension Int { func stored() { PAY } }"),
    Shape(
      "extension String property",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = \"x\".stored }\n    }\n}\n",
      "extension String { var stored: Int { PAY; return 1 } }"),
    Shape(
      "domain model method",
      "struct TripScreen: View {\n    let trip: Trip\n    var body: some View {\n        Button(\"x\") { trip.go() }\n    }\n}\n",
      "struct Trip { let id: Int\n func go() { PAY } }"),
    Shape(
      "helper class held",
      "struct TripScreen: View {\n    let helper = Helper()\n    var body: some View {\n        Button(\"x\") { helper.go() }\n    }\n}\n",
      "final class Helper { func go() { PAY } }"),
    Shape(
      "actor",
      "struct TripScreen: View {\n    let helper = Helper()\n    var body: some View {\n        Button(\"x\") { Task { await helper.go() } }\n    }\n}\n",
      "actor Helper { func go() { PAY } }"),
    Shape(
      "via typealias",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { L.go() }\n    }\n}\n",
      "typealias L = Loads\nenum Loads { static func go() { PAY } }"),
    Shape(
      "generic parameter",
      "struct TripScreen<L: Going>: View {\n    let l: L\n    var body: some View { Button(\"x\") { l.go() } }\n}\n",
      "protocol Going { func go() }\nstruct Loads: Going { func go() { PAY } }"),
    Shape(
      "forEach(Loads.go)",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { [1].forEach(Loads.go) }\n    }\n}\n",
      "enum Loads { static func go(_ x: Int) { PAY } }"),
    Shape(
      "map keypath",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = [Trip()].map(\\.stored) }\n    }\n}\n",
      "struct Trip { var stored: Int { PAY; return 1 } }"),
    Shape(
      "KeyPath",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = Trip()[keyPath: \\Trip.stored] }\n    }\n}\n",
      "struct Trip { var stored: Int { PAY; return 1 } }"),
    Shape(
      "interpolation description",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = \"\\(Loads())\" }\n    }\n}\n",
      "struct Loads: CustomStringConvertible { var description: String { PAY; return \"\" } }"),
    Shape(
      "== of loose",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = Loads() == Loads() }\n    }\n}\n",
      "struct Loads: Equatable { static func == (a: Loads, b: Loads) -> Bool { PAY; return true } }"),
    Shape(
      "DynamicProperty method",
      "struct TripScreen: View {\n    let d = Loads()\n    var body: some View {\n        Button(\"x\") { d.go() }\n    }\n}\n",
      "struct Loads: DynamicProperty { func go() { PAY } }"),
    Shape(
      "callAsFunction in place",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { Loads()() }\n    }\n}\n",
      "struct Loads { func callAsFunction() { PAY } }"),
    Shape(
      "own interpolation",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = Text(\"\\(trip: 1)\") }\n    }\n}\n",
      "extension LocalizedStringKey.StringInterpolation { mutating func appendInterpolation(trip: Int) { PAY } }"
    ),
    Shape(
      "for in sequence",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { for _ in Loads() { } }\n    }\n}\n",
      "struct Loads: Sequence { func makeIterator() -> AnyIterator<Int> { PAY; return AnyIterator { nil } } }"
    ),
    Shape(
      "result builder",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = make { 1 } }\n    }\n}\n",
      "@resultBuilder struct B { static func buildBlock(_ x: Int) -> Int { PAY; return x } }\nfunc make(@B _ f: () -> Int) -> Int { f() }"
    ),
    Shape(
      "extension Array where",
      "struct TripScreen: View {\n    let names: [String]\n    var body: some View {\n        Button(\"x\") { names.stored() }\n    }\n}\n",
      "extension Array where Element == String { func stored() { PAY } }"),
    Shape(
      "extension Collection",
      "struct TripScreen: View {\n    let names: [String]\n    var body: some View {\n        Button(\"x\") { names.stored() }\n    }\n}\n",
      "extension Collection { func stored() { PAY } }"),
    Shape(
      "static dictionary of closures",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { Loads.all[\"x\"]?() }\n    }\n}\n",
      "enum Loads { static let all = [\"x\": { PAY }] }"),
  ]

  /// The source does not say for certain what runs here: `coverage` lists it.
  static let unknown = [
    Shape(
      "extension Optional",
      "struct TripScreen: View {\n    let name: String?\n    var body: some View {\n        Button(\"x\") { name.stored() }\n    }\n}\n",
      "extension Optional { func stored() { PAY } }"),
    Shape(
      "overload, one of two",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { load(1) }\n    }\n}\n",
      "func load(_ x: Int) { PAY }\nfunc load(_ x: String) { }"),
    Shape(
      "value of unknown type",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"x\") { unseen().stored() }\n    }\n}\n",
      "struct Loads { func stored() { PAY } }"),
    Shape(
      "protocol, one of two",
      "struct TripScreen: View {\n    let loads: any Going\n    var body: some View {\n        Button(\"x\") { loads.go() }\n    }\n}\n",
      "protocol Going { func go() }\nstruct Loads: Going { func go() { PAY } }\nstruct Rests: Going { func go() {} }"
    ),
    Shape(
      "unknown behind a function",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"x\") { start() }\n    }\n}\n",
      "func start() { unseen().stored() }\nstruct Loads { func stored() { PAY } }"),
  ]

  /// Only state is read, or nothing in the code names what runs.
  static let silent = [
    Shape(
      "lazy static let",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = Loads.x }\n    }\n}\n",
      "enum Loads { static let x: Int = { PAY; return 1 }() }"),
    Shape(
      "literal",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { let l: Loads = \"x\"; _ = l }\n    }\n}\n",
      "struct Loads: ExpressibleByStringLiteral { init(stringLiteral s: String) { PAY } }"),
    Shape(
      "DynamicProperty update",
      "struct TripScreen: View {\n    let d = Loads()\n    var body: some View {\n        Text(\"x\")\n    }\n}\n",
      "struct Loads: DynamicProperty { func update() { PAY } }"),
    Shape(
      "deinit",
      "struct TripScreen: View {\n    var body: some View {\n        Button(\"Save\") { _ = Loads() }\n    }\n}\n",
      "final class Loads { deinit { PAY } }"),
  ]

  @Test(arguments: followed)
  func `one step hides nothing`(_ shape: Shape) {
    // What touches the network while it is made is a service: making one is not yet to use it.
    let isMade = ["initializer", ".init", "default of stored property", "wrapper init"].contains(shape.name)
    let direct = isMade ? [] : ["URLSession.shared.send()", "ModelContext(box).save()"]
    for payload in direct + ["TripRepository().save()", "TripService().send()"] {
      #expect(found(shape, payload).count == 1, "\(payload)")
    }
    #expect(found(shape, "Plain().go()").isEmpty)
  }

  @Test(arguments: unknown)
  func `what is not certain is not reported, and listed`(_ shape: Shape) {
    #expect(found(shape, "TripRepository().save()").isEmpty)
    #expect(unknownCalls(shape, "TripRepository().save()").count == 1)
    #expect(unknownCalls(shape, "Plain().go()").isEmpty)
  }

  @Test(arguments: silent)
  func `what no code names is neither reported nor listed`(_ shape: Shape) {
    #expect(found(shape, "TripRepository().save()").isEmpty)
    #expect(unknownCalls(shape, "TripRepository().save()").isEmpty)
  }

  @Test func `a function that asks for the place of its caller is no certain way, and listed`() {
    let shape = Shape(
      "log", "struct TripScreen: View { var body: some View { Button(\"x\") { note() } } }",
      "func note(line: Int = #line) { PAY }")
    #expect(found(shape, "TripRepository().save()").isEmpty)
    #expect(
      unknownCalls(shape, "TripRepository().save()").map(\.message) == [
        "reaches TripRepository; it asks for the place of its caller, so it is taken for a log"
      ])
  }

  @Test func `calls of packages that are not read are listed, once for each type that calls`() {
    let screen = """
      struct TripScreen: View {
        let client: Client
        var body: some View { Button("x") { client.kit.load(); client.kit.more(); client.start() } }
      }
      """
    let shape = Shape(
      "package", screen,
      "import TripKit\nfinal class Client { let kit: TripKit\nfunc start() { kit.load() } }")
    #expect(found(shape, "").isEmpty)
    #expect(
      unknownCalls(shape, "").map { "\($0.name) \($0.message)" } == [
        "TripKit called by TripScreen; its source is in a package that is not read"
      ])
  }

  @Test func `a path is shown place by place, and the message names its ends`() {
    let shape = Shape(
      "path", "struct Screen: View { var body: some View { Button(\"Go\") { load() } } }",
      "func load() { Store.fetch() }\nenum Store {\n  static func fetch() { PAY }\n}")
    let finding = found(shape, "URLSession.shared.send()")
    #expect(finding.map(\.message) == ["`Screen` reaches the network through `load()`"])
    #expect(
      finding.flatMap(\.hops).map { "\($0.place.path):\($0.place.start.line) \($0.message)" } == [
        "Helper.swift:1 `load()` uses `Store.fetch()`",
        "Helper.swift:3 `Store.fetch()` uses `URLSession` (the network)",
      ])
  }

  @Test(arguments: [
    ("final class TripViewModel { func go() { PAY } }", "TripViewModel().go()"),
    ("struct Child: View { static func go() { PAY }\nvar body: some View { Text(\"\") } }", "Child.go()"),
    ("func badge() -> some View { Text(\"\").onAppear { PAY } }", "badge()"),
    (
      "protocol Going { func go() }\nstruct A: Going { func go() { PAY } }\nstruct B: Going { func go() {} }",
      "(x as any Going).go()"
    ),
  ])
  func `a path ends at code of these roles, and where only some conforming types get there`(
    _ helper: String, _ call: String
  ) {
    let shape = Shape(
      "cut", "struct Screen: View { var body: some View { Button(\"Go\") { \(call) } } }", helper)
    #expect(found(shape, "URLSession.shared.send()").isEmpty)
  }

  @Test func `of a property only the accessor counts that runs`() {
    let helper = "enum Store { static var x: Int { get { 1 } set { PAY } } }"
    func screen(_ code: String) -> Shape {
      Shape("x", "struct Screen: View { var body: some View { Button(\"Go\") { \(code) } } }", helper)
    }
    #expect(found(screen("_ = Store.x"), "URLSession.shared.send()").isEmpty)
    #expect(found(screen("Store.x = 2"), "URLSession.shared.send()").count == 1)
    #expect(found(screen("Store.x += 2"), "URLSession.shared.send()").count == 1)
  }

  @Test func `one subject reaches one thing once`() {
    let shape = Shape(
      "twice", "struct Screen: View { var body: some View { Button(\"Go\") { load()\nload() } } }",
      "func load() { PAY }")
    #expect(found(shape, "URLSession.shared.send()").map(\.related.count) == [1])
  }

  @Test func `what is made, held or passed on is not reached`() {
    let shape = Shape(
      "held",
      "struct Screen: View { let trips: TripRepository\nvar body: some View { Child(trips: trips, more: TripRepository()) } }",
      "struct Child: View { let trips: TripRepository\nlet more: TripRepository\nvar body: some View { Text(\"\") } }"
    )
    #expect(found(shape, "").isEmpty)
  }

  @Test(arguments: [
    ("struct Trip { func remove() { PAY } }", "let trips: [Trip]", "trips.remove()"),
    (
      "final class Store { var later: (() -> Void)?\nfunc set() { later = { PAY } } }", "let store: Store",
      "store.set()"
    ),
    ("enum Store { static func load() {\n#if os(watchOS)\nPAY\n#endif\n} }", "let x = 1", "Store.load()"),
    (
      "final class TripViewModel { let rows = Rows() }\nfinal class Rows { func go() { PAY } }",
      "let viewModel: TripViewModel", "viewModel.rows.go()"
    ),
    (
      "final class TripViewModel { let rows = Rows() }\nfinal class Rows { func go() { PAY } }",
      "let viewModel: TripViewModel", "self.viewModel.rows.go()"
    ),
    (
      "struct Outer { struct Later { let go: () -> Void } }\nenum Store { static func set() { _ = Outer.Later(go: { PAY }) } }",
      "let x = 1", "Store.set()"
    ),
    ("enum Store { static func load() { func later() { PAY } } }", "let x = 1", "Store.load()"),
    (
      "enum Store { static func load() { func a() { b() }\nfunc b() { a()\nPAY } } }", "let x = 1",
      "Store.load()"
    ),
    (
      "struct Trip { func remove() { PAY } }\nstruct Trips { let list: [Trip]\nfunc clear() { list.remove() } }",
      "let trips: Trips", "trips.clear()"
    ),
  ])
  func
    `a member of a collection, a closure that is kept, a branch of some builds, and what hangs on a view model are none`(
      _ helper: String, _ held: String, _ call: String
    )
  {
    let shape = Shape(
      "none", "struct Screen: View { \(held)\nvar body: some View { Button(\"Go\") { \(call) } } }", helper)
    #expect(found(shape, "URLSession.shared.send()").isEmpty)
  }

  @Test(arguments: [
    "class Base { init() { PAY } }\nfinal class Loads: Base {}",
    "class Base { init() { PAY } }\nfinal class Loads: Base { override init() { super.init() } }",
  ])
  func `an initializer of the superclass runs`(_ helper: String) {
    let shape = Shape(
      "heir", "struct Screen: View { var body: some View { Button(\"Go\") { _ = Loads() } } }", helper)
    #expect(found(shape, "TripRepository().save()").map(\.object?.name) == ["Loads"])
  }

  /// Twice the code takes about twice the time: places that mean the same bodies share them.
  @Test(
    arguments: [
      {
        "infix operator <+>\n" + lines($0) { "struct T\($0) {}\nfunc <+> (a: T\($0), b: T\($0)) { load() }" }
          + "func go() {\n" + lines($0) { _ in "a <+> b" } + "}"
      },
      {
        "protocol P { func go() }\n" + lines($0) { "struct T\($0): P { func go() { load() } }" }
          + "func go(s: any P) {\n" + lines($0) { _ in "s.go()" } + "}"
      },
      { lines($0) { "func f\($0)() { f\($0 + 1)() }" } },
    ] as [@Sendable (Int) -> String])
  func `many places and many bodies are no product`(_ code: @Sendable (Int) -> String) {
    func graph(_ count: Int) -> CallGraph {
      CallGraph(of: project(["A.swift": "func load() {}\n" + code(count)]))
    }
    let (small, large) = (graph(200), graph(400))
    func size(_ graph: CallGraph) -> Int {
      graph.edges.count + graph.groups.lists.reduce(0) { $0 + $1.count }
    }
    #expect(size(large) <= 2 * size(small) + 10)
    #expect(small.edges.count >= 199)
  }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map { line($0) + "\n" }.joined()
  }

  @Test func `rings of calls end`() {
    let shape = Shape(
      "ring", "struct Screen: View { var body: some View { Button(\"Go\") { a() } } }",
      "func a() { b() }\nfunc b() { c() }\nfunc c() { a()\nPAY }")
    #expect(found(shape, "URLSession.shared.send()").count == 1)
    #expect(found(shape, "Plain().go()").isEmpty)
  }
}
