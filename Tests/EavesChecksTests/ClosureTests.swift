import EavesFindings
import EavesSource
import Testing

@testable import EavesChecks

/// Closures as subjects, branches, globals, and values as they are written.
@Suite("Closures, branches, globals, values")
struct ClosureTests {
  private let code = """
    class TripViewModel {
      func load() {
        Task { self.go() }
        Task { [weak self] in self?.go() }
        Task { [unowned self] in self.go() }
        Task { go() }
        feed.sink { trips in self.trips = trips }
        feed.map { $0.name }
        let work = { self.go() }
      }
    }
    """

  @Test("closures given to a call that use self without capturing it weakly")
  func retained() {
    let yaml = """
      for: closure
      that:
        - callee: [Task, ".sink"]
        - mentions: self
      unless:
        - captures: ["weak self", "unowned self"]
      never: exists
      """
    #expect(
      findings(of: yaml, in: code) == [
        "3: closure of Task in TripViewModel exists", "7: closure of .sink in TripViewModel exists",
      ])
  }

  @Test("what is around a closure, and the call that it is handed to is not")
  func around() {
    let text = """
      func go() {
        feed.task { first() }
        feed.task { feed.map { second() } }
        feed.task { feed.map { feed.sink { third() } } }
      }
      """
    let places = { (clause: String) in
      fullFindings(of: "for: closure\nthat:\n  - \(clause)\nnever: exists", in: ["A.swift": text]).map {
        "\($0.place.start.line):\($0.place.start.column)"
      }
    }
    #expect(places("inside: \".task\"") == ["3:24", "4:24", "4:36"])
    #expect(places("directly-in: \".task\"") == ["3:24", "4:24"])
  }

  @Test("a name is captured however it is captured; weakly only where it says so")
  func captures() {
    let lines = { (clause: String) in
      fullFindings(of: "for: closure\nthat:\n  - \(clause)\nnever: exists", in: ["A.swift": code]).map(
        \.place.start.line)
    }
    #expect(lines("captures: self") == [4, 5])
    #expect(lines("captures: \"unowned *\"") == [5])
    #expect(lines("captures: trips") == [])
    #expect(lines("parameters: 1..") == [7])
    #expect(lines("owner:\n      role: viewModel").count == 7)
  }

  @Test("self is found as a word of its own, where it stands")
  func itself() {
    let yaml = "for: closure\nthat:\n  - callee: Task\nunless:\n  - captures: self\nnever:\n  mentions: self"
    #expect(findings(of: yaml, in: code) == ["3: closure of Task in TripViewModel mentions `self`"])
  }

  private let page = """
    struct Page: View {
      var body: some View {
        if isLoading { ProgressView() }
        if isDone { Text(done ? "a" : "b") } else { Text("") }
        VStack {
          if isEmpty { Text("") }
        }
        .onAppear { if a { load() } }
      }
      func load() { guard a else { return }; switch b { default: if c {} } }
    }
    """

  @Test(
    "branches by kind, anywhere and in a body",
    arguments: [
      ("if-without-else", "", [3, 6, 8, 10]), ("if-without-else", "inside: body", [3, 6, 8]),
      ("ternary", "", [4]),
      ("guard", "", [10]), ("switch", "inside: body", []),
    ])
  func branches(_ object: String, _ place: String, _ lines: [Int]) {
    let yaml = "for: view\nnever:\n  branches: \(object)\n" + (place.isEmpty ? "" : "  \(place)\n")
    #expect(fullFindings(of: yaml, in: ["A.swift": page]).map(\.place.start.line) == lines)
  }

  @Test("an else-if chain branches once; its last branch may lack an else")
  func chains() {
    let code = "func f() {\nif a {\n} else if b {\n}\n}"
    let lines = { (object: String) in
      fullFindings(of: "for: file\nnever:\n  branches: \(object)", in: ["A.swift": code]).map(
        \.place.start.line)
    }
    #expect(lines("if") == [2])
    #expect(lines("if-without-else") == [3])
  }

  @Test("the message says which branch and where")
  func message() {
    let yaml = "for: view\nnever:\n  branches: switch"
    #expect(findings(of: yaml, in: page) == ["10: `Page` branches by `switch`"])
  }

  @Test("globals: what stands outside of types and functions")
  func globals() {
    let code = """
      var count = 0
      let host = "a"
      #if DEBUG
      @MainActor var debug = 1
      #endif
      var title: String { "" }
      func f() { var local = 1 }
      struct A { static var shared = 1 }
      """
    let lines = { (rest: String) in
      fullFindings(of: "for: global\n\(rest)\nnever: exists", in: ["A.swift": code]).map(\.place.start.line)
    }
    #expect(lines("") == [1, 2, 4, 6])
    #expect(
      lines("that:\n  - kind: var\n    marked: var\nunless:\n  - marked: \"@MainActor\"\n  - kind: computed")
        == [1])
    #expect(lines("that:\n  - value: string") == [2])
    #expect(
      findings(of: "for: global\nthat:\n  - name: count\nnever: exists", in: code) == [
        "1: `count` exists"
      ])
  }

  @Test(
    "values as they are written",
    arguments: [
      ("1", ["number", "literal"]), ("-1.5", ["number", "literal"]), ("true", ["boolean", "literal"]),
      ("nil", ["nil", "literal"]), ("\"a\"", ["string", "literal"]), ("\"a\\(b)\"", ["string"]),
      ("[1, -2]", ["array", "literal"]), ("[a]", ["array"]), ("[\"a\": 1]", ["dictionary", "literal"]),
      ("{ 1 }", ["closure"]), ("\\.name", ["key-path"]), ("a", []), ("f(1)", []), ("1 + 1", []),
    ])
  func values(_ value: String, _ kinds: [String]) {
    let every = [
      "literal", "string", "number", "boolean", "nil", "array", "dictionary", "closure", "key-path", "none",
    ]
    let code = "class A {\nvar a = \(value)\nfunc f() { go(\(value)) }\n}"
    for kind in every {
      let isMeant = kinds.contains(kind)
      let member = "for: member\nthat:\n  - value: \(kind)\nnever: exists"
      #expect(findings(of: member, in: code).count == (isMeant ? 1 : 0), "\(kind)")
      let call = "for: call\nthat:\n  - callee: \"go()\"\n    value: \(kind)\nnever: exists"
      #expect(findings(of: call, in: code).count == (isMeant ? 1 : 0), "\(kind)")
    }
  }

  @Test("the value of one argument; none")
  func arguments() {
    let found = { (yaml: String) in
      findings(of: "for: call\nthat:\n  - \(yaml)\nnever: exists", in: "func f() {\ngo(a: b, c: 1)\ngo()\n}")
        .count
    }
    #expect(found("argument: c\n    value: literal") == 1)
    #expect(found("argument: a\n    value: literal") == 0)
    #expect(found("value: none") == 1)
    let members = "class A { var a: Int; var b = 1; var c: Int { 1 }; func f() {} }"
    #expect(
      findings(of: "for: member\nthat:\n  - value: none\nnever: exists", in: members) == [
        "1: `A.a` exists"
      ])
  }

  @Test(
    "what means nothing is refused",
    arguments: [
      "for: function\nthat:\n  - captures: self\nnever: exists",
      "for: closure\nthat:\n  - argument: item\nnever: exists",
      "for: view\nnever:\n  holds: self", "for: view\nnever:\n  branches: else",
      "for: view\nnever:\n  mentions: if", "for: global\nthat:\n  - kind: method\nnever: exists",
      "for: closure\nnever:\n  mentions: \"@State\"", "for: type\nthat:\n  - value: literal\nnever: exists",
      "for: member\nthat:\n  - value: text\nnever: exists",
    ])
  func refused(_ yaml: String) {
    #expect(!CellRun.problems(yaml).isEmpty)
  }

  @Test("what an implicit parameter of a closure is, is assigned to like a named one")
  func implicitParameter() {
    let code = """
      class TripViewModel { var count = 0 }
      func with(_ model: TripViewModel, _ work: (TripViewModel) -> Void) {}
      struct A: View { let models: [TripViewModel]; func go() { models.forEach { $0.count = 1 } } }
      struct B: View { let models: [TripViewModel]; func go() { models.forEach { $0.count += 1; $0.count = 2 } } }
      struct C: View { let model: TripViewModel; func go() { with(model) { $0.count = 1 } } }
      struct D: View { let models: [TripViewModel]; func go() { models.map { $0.count == 1 } } }
      struct E: View { let models: [TripViewModel]; func go() { models.forEach { trips[$0.count] = 1 } } }
      """
    let found = findings(of: "for: view\nnever:\n  assigns: viewModel", in: code)
    #expect(
      found
        == ["A", "B", "C"].enumerated().map { "\($0 + 3): `\($1)` assigns the view model `TripViewModel`" })
  }

  @Test("a capture list that names self keeps it; what is read there is read by whoever makes the closure")
  func capturedSelf() {
    let code = """
      class TripViewModel {
        func load() {
          Task { [self] in await load() }
          Task { [name = self.name] in await show(name) }
          Task { [weak self] in await go() }
          Task { [name = self.name] in await self.show(name) }
          Task { feed.sink { [name = self.name] in show(name) } }
        }
      }
      """
    let yaml = "for: closure\nthat:\n  - callee: Task\nnever:\n  mentions: self\n  count: 1.."
    let lines = fullFindings(of: yaml, in: ["A.swift": code]).map(\.place.start.line)
    #expect(lines == [3, 6, 7])
  }
}
