import EavesDocuments
import EavesFindings
import EavesProject
import EavesSource
import Testing

@testable import EavesChecks

/// What a function does whose type `via` names, its caller does.
@Suite("Work that others do")
struct WorkOfOthersTests {
  private static let check = "for: view\nnever:\n  calls: URLSession\n  via: [entity, function]"
  private static let trip = """
    @Model class Trip {
      static func all() { URLSession.shared.go() }
      static func none() {}
      static var first: Int { URLSession.shared.count }
      init() { URLSession.shared.go() }
    }
    @Model class Stop { func save() { URLSession.shared.go() } }
    func load() { URLSession.shared.go() }
    class TripService { static func all() { URLSession.shared.go() } }

    """

  private func messages(_ code: String, _ check: String = Self.check) -> [String] {
    fullFindings(of: check, in: ["A.swift": Self.trip + code]).map(\.message)
  }

  private func view(_ code: String) -> String {
    "struct Trips: View { let stop: Stop\nvar body: some View { Text(a).onAppear { \(code) } } }"
  }

  @Test(
    "a function, a method and an initialiser are found, and named",
    arguments: [
      ("Trip.all()", "view Trips calls Trip.all"), ("load()", "view Trips calls load()"),
      ("_ = Trip()", "view Trips calls Trip"), ("stop.save()", "view Trips calls Stop.save"),
      ("ids.forEach(Trip.all)", "view Trips calls Trip.all"),
    ])
  func found(_ call: String, _ message: String) { #expect(messages(view(call)) == [message]) }

  @Test(
    "what does nothing of the kind, what is no function, and whose functions are not meant, is not",
    arguments: [
      "Trip.none()", "_ = Trip.first", "TripService.all()", "URLSession.shared.go()", "stop.load()",
    ])
  func silent(_ call: String) { #expect(messages(view(call)) == []) }

  private static let overloads = """
    func sail(to: Int) { URLSession.shared.go() }
    func sail(by: Int) {}
    func row(by: Int) {}
    func row(to: Int) { URLSession.shared.go() }
    func tow(_: Int) { URLSession.shared.go() }
    func tow(_: String) {}
    func moor(at: Int = 1, in: Int) { URLSession.shared.go() }
    func moor(_: Int) {}
    @Model class Boat {
      init(name: Int) {}
      init(file: Int) { URLSession.shared.go() }
      static func all(of: Int) {}
      static func all(in: Int, then: () -> Void) { URLSession.shared.go() }
    }

    """

  @Test(
    "of several that are called alike the one is meant that takes the arguments",
    arguments: [
      ("sail(to: 1)", true), ("sail(by: 1)", false), ("row(to: 1)", true), ("row(by: 1)", false),
      ("tow(1)", false), ("moor(in: 1)", true), ("moor(at: 1, in: 2)", true), ("moor(1)", false),
      ("_ = Boat(file: 1)", true), ("_ = Boat(name: 1)", false), ("Boat.all(in: 1) {}", true),
      ("Boat.all(of: 1)", false), ("ids.forEach(Boat.all)", false),
    ])
  func overloaded(_ call: String, _ isFound: Bool) {
    #expect(messages(Self.overloads + view(call)).isEmpty != isFound)
  }

  @Test("what a value outside types is used for does not hang on who else uses it")
  func values() {
    let code = "let session = URLSession.shared\nfunc go() { session.invalidate() }\n"
    #expect(messages(code + view("go()")) == ["view Trips calls go()"])
    let entity = "@Model class Line { let session: URLSession; func go() { session.invalidate() } }\n"
    let held = "struct Trips: View { let line: Line\nvar body: some View { Text(a).onAppear { line.go() } } }"
    #expect(messages(entity + held) == ["view Trips calls Line.go"])
  }

  @Test(
    "who leaves the work to one that does it, does it",
    arguments: ["Trip.later()", "much()", "Trip.latest()", "button(perform: much)"])
  func steps(_ call: String) {
    let code = """
      extension Trip {
        static func later() { Self.wipe() }
        static func latest() { later() }
        private static func wipe() { URLSession.shared.go() }
      }
      func much() { load() }

      """
    #expect(messages(code + view(call)).count == 1)
  }

  @Test(
    "what a protocol asks for is done by its extension; what is handed in is used; none is made by a name alone"
  )
  func requirements() {
    let code = """
      protocol Saved { func save() }
      extension Saved { func save() { URLSession.shared.go() } }
      func keep(_ session: URLSession) { session.go() }
      struct Quay: Saved { let name: String }
      extension Quay { init(net: Int) { URLSession.shared.go() } }

      """
    let check = "for: view\nnever:\n  calls: URLSession\n  via: [quiet, function]"
    let role = "for: view\nnever:\n  calls: URLSession\n  via: [looseType, function]"
    #expect(CellRun.problems(check).isEmpty == false)
    #expect(messages(code + view("keep(x)"), role) == ["view Trips calls keep()"])
    #expect(messages(code + view("_ = Quay(name: 1)"), role) == [])
  }

  @Test("the report says what is reached")
  func recognised() {
    let found = fullFindings(of: Self.check, in: ["A.swift": Self.trip + view("Trip.all()")])
    #expect(found.map(\.recognised) == ["by what the function does: it reaches URLSession"])
  }

  private static let extensions = """
    extension View {
      func stored() -> Self { URLSession.shared.go(); return self }
      func framed() -> some View { padding() }
    }
    extension UIViewController { func reload() { URLSession.shared.go() } }
    extension URL {
      func ping() { URLSession.shared.go() }
      func twice() { ping() }
      func name() -> String { "" }
    }
    extension Stop { func ask() { URLSession.shared.go() } }
    protocol Moored {}
    extension Moored { func tow() { URLSession.shared.go() } }

    """

  @Test(
    "what an extension of another's type does, its caller does",
    arguments: [
      ("stored()", "view Trips calls View.stored"), ("self.stored()", "view Trips calls View.stored"),
      ("url.ping()", "view Trips calls URL.ping"),
      ("url.twice()", "view Trips calls URL.twice"),
    ])
  func extended(_ call: String, _ message: String) {
    let code = Self.extensions + view("let url = URL(filePath: a); \(call)")
    #expect(messages(code, "for: view\nnever:\n  calls: URLSession\n  via: extension") == [message])
    #expect(messages(code, "for: view\nnever:\n  calls: URLSession\n  via: function") == [])
  }

  @Test(
    "an extension of a type of the project is that type's, a name of two is nobody's, a value of the project is no view",
    arguments: ["Text(a).framed()", "url.name()", "stop.ask()", "stop.stored()", "quay.tow()", "ping()"])
  func ownExtensions(_ call: String) {
    let code = Self.extensions + view("let url = URL(filePath: a); \(call)")
    #expect(messages(code, "for: view\nnever:\n  calls: URLSession\n  via: extension") == [])
  }

  @Test(
    "whose function is called is not guessed",
    arguments: [
      // What is asked is somebody else's, be its type written or not.
      "model.stored()", "model.next.stored()", "Model().stored()", "rows.first?.stored()", "seek().stored()",
      // It takes what that of the extension does not, or is asked of many.
      "url.ping(at: 1)", "urls.ping()", "urls.forEach { $0.count.ping() }",
    ])
  func guessed(_ call: String) {
    let code =
      Self.extensions
      + view(
        "let model: Foreign = a; let rows: [Foreign] = a; let urls: [URL] = a; let url: URL = a; \(call)")
    #expect(messages(code, "for: view\nnever:\n  calls: URLSession\n  via: extension") == [])
    let screen =
      "class Quay: UIViewController { let model: Foreign; func go() { model.reload(); a.reload() } }"
    #expect(
      messages(Self.extensions + screen, "for: kitView\nnever:\n  calls: URLSession\n  via: extension") == [])
  }

  @Test("right in a body every value is a view, in what it hands on none needs to be")
  func shown() {
    let check = "for: view\nnever:\n  calls: URLSession\n  via: extension"
    let body = { (code: String) in "struct Trips: View { var body: some View { \(code) } }" }
    for code in [
      "Text(a).stored()", "VStack { Text(a).bold().stored() }", "HStack {}.framed().stored().bold()",
    ] {
      #expect(messages(Self.extensions + body(code), check) == ["view Trips calls View.stored"], "\(code)")
    }
    for code in ["Text(Model().stored())", "Text(a).onAppear { Model().stored() }", "model.stored()"] {
      #expect(messages(Self.extensions + body(code), check) == [], "\(code)")
    }
  }

  @Test(
    "a role of a type that the project does not declare counts with its extensions; one of a layer has its own rules"
  )
  func layered() {
    let code = "extension TripRepository { func ask() { URLSession.shared.go() } }\n"
    let view =
      "struct Trips: View { let trips: TripRepository\nvar body: some View { Text(a).task { trips.ask() } } }"
    let check = { (via: String) in "for: view\nnever:\n  calls: URLSession\n  via: \(via)" }
    #expect(messages(code + view, check("repository")) == ["view Trips calls TripRepository.ask"])
    #expect(messages(code + view, check("extension")) == [])
  }

  @Test(
    "what the SDK offers under the same name, and what another file keeps to itself, is not meant",
    arguments: [
      ("func task(_ url: URL) { URLSession.shared.go() }", "Text(a).task {}"),
      ("func alert(remote: URL) { URLSession.shared.go() }", "Text(a).alert(b, isPresented: $c) {}"),
      ("private func stored() { URLSession.shared.go() }", "Text(a).stored()"),
    ])
  func overloadsOfOthers(_ function: String, _ call: String) {
    let files = [
      "A.swift": "extension View { \(function) }",
      "B.swift": "struct Trips: View { var body: some View { \(call) } }",
    ]
    let check = "for: view\nnever:\n  calls: URLSession\n  via: extension"
    #expect(fullFindings(of: check, in: files).map(\.message) == [])
    let own = ["A.swift": "extension View { func task(_ done: () -> Void) { URLSession.shared.go() } }"]
    let called = own.merging(["B.swift": "struct Trips: View { var body: some View { Text(a).task {} } }"]) {
      $1
    }
    #expect(fullFindings(of: check, in: called).map(\.message) == ["view Trips calls View.task"])
  }

  @Test("what is asked of an object of the rule is said once")
  func objects() {
    let check = "for: view\nnever:\n  - calls: FileManager\n  - calls: URLSession\n    via: extension"
    let code = "extension FileManager { func drop() { URLSession.shared.go() } }\n"
    #expect(messages(code + view("FileManager.default.drop()"), check) == ["view Trips calls FileManager"])
  }

  @Test("a screen calls what an extension of its base class does")
  func extendedBase() {
    let check = "for: kitView\nnever:\n  calls: URLSession\n  via: extension"
    let code = Self.extensions + "class Quay: UIViewController { func go() { reload() } }"
    #expect(messages(code, check) == ["kit view Quay calls UIViewController.reload"])
  }

  @Test("a name alone may be a member of a class whose source is not here")
  func inherited() {
    let check = "for: kitView\nnever:\n  calls: URLSession\n  via: function"
    #expect(messages("class A: UIViewController { func go() { load() } }", check) == [])
  }

  @Test(
    "where it means nothing it is refused",
    arguments: [
      (
        "for: view\nnever:\n  calls: A\n  via: property",
        "write `function`, `extension`, or roles whose functions do it"
      ),
      ("for: view\nnever:\n  exposes: A\n  via: view", "write `property` or `result`"),
      (
        "for: view\nthat:\n  - held-by: type\n    via: view\nnever: exists",
        "write attributes of the property"
      ),
      ("for: view\nnever:\n  calls: A\n  via: function\n  which:\n    kind: class", "leave out `which`"),
      (
        "for: view\nnever:\n  calls: A\nexcept:\n  - calls: A\n    via: function",
        "write `mentions` with the types whose functions are meant"
      ),
    ])
  func refused(_ check: String, _ remedy: String) {
    #expect(CellRun.problems(check).contains { $0.text.contains(remedy) }, "\(CellRun.problems(check))")
  }

  @Test("a role that nobody knows is told")
  func unknown() {
    let told = CellRun.problems("for: view\nnever:\n  calls: A\n  via: entty").map(\.text)
    #expect(told.contains { $0.contains("unknown role `entty`") }, "\(told)")
  }
}
