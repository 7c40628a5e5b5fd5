import EavesFindings
import EavesSource
import Testing

/// What becomes of a call's result, and what is assigned to.
@Suite("Results and assignments")
struct CallResultTests {
  private func lines(_ result: String, _ body: String) -> [Int] {
    let yaml = "for: call\nthat:\n  - callee: \"go()\"\n    result: \(result)\nnever: exists"
    return fullFindings(of: yaml, in: ["A.swift": "class A {\n\(body)\n}"]).map(\.place.start.line)
  }

  @Test(
    "used, discarded, ignored",
    arguments: [
      ("func f() { go(); x() }", "ignored"), ("func f() { try? await go(); x() }", "ignored"),
      ("func f() { go() }", "ignored"), ("func f() { if a { go() } }", "ignored"),
      ("func f() { defer { go() } }", "ignored"), ("func f() { x { go(); y() } }", "ignored"),
      ("var body: some View { Button { go(); x() } }", "ignored"),
      ("init() { go() }", "ignored"), ("func f() { if a { } else if b { go() } }", "ignored"),
      ("func f() { switch a { default: go() } }", "ignored"),
      ("func f() -> Int { switch a { default: go() } }", "used"),
      ("func f() { let a = if b { 1 } else if c { go() } else { 2 } }", "used"),
      ("func f() { a = if b { go() } else { 2 } }", "used"), ("func f() { _ = go() }", "discarded"),
      ("func f() { _ = try? go() }", "discarded"), ("func f() { let a = go() }", "used"),
      ("func f() { a = go() }", "used"), ("func f() { x(go()) }", "used"),
      ("func f() { return go() }", "used"),
      ("func f() -> Int { go() }", "used"), ("var a: Int { go() }", "used"),
      ("func f() { go().x() }", "used"), ("func f() { go() + 1 }", "used"),
      ("func f() { if go() { } }", "used"), ("let a = go()", "used"),
    ])
  func results(_ body: String, _ result: String) {
    for other in ["used", "discarded", "ignored"] {
      #expect(lines(other, body) == (other == result ? [2] : []), "\(body): \(other)")
    }
  }

  @Test(
    "what a builder or a closure makes of its only expression is unknown",
    arguments: [
      "var body: some View { VStack { go(); go() } }", "func f() { x { go() } }",
      "func f() { x { [weak self] a in go() } }",
    ])
  func unknown(_ body: String) {
    for result in ["used", "discarded", "ignored"] { #expect(lines(result, body) == [], "\(result)") }
  }

  @Test("the message says which result")
  func message() {
    let yaml = "for: call\nthat:\n  - callee: \".save\"\nnever:\n  result: [discarded, ignored]"
    #expect(
      findings(of: yaml, in: "class A { func f() { _ = x.save(); y.save() } }") == [
        "1: `A.swift` calls `.save`, which has a discarded or ignored result",
        "1: `A.swift` calls `.save`, which has a discarded or ignored result",
      ])
  }

  @Test("what chose a call is said")
  func chosen() {
    let yaml =
      "for: call\nthat:\n  - callee: \".save\"\n    result: discarded\n    value: number\nnever: exists"
    #expect(
      findings(of: yaml, in: "class A { func f() { _ = x.save(1) } }") == [
        "1: `A.swift` calls `.save` whose result is discarded with a value of kind number"
      ])
  }

  @Test("assignments: of a held property, of what hangs on it, by a compound operator; reading is none")
  func assigns() {
    let code = """
      class TripViewModel { var title = ""; var count = 0 }
      struct TripList: View {
        @State var model: TripViewModel
        func f() {
          model.title = ""
          model.count += 1
          let title = model.title
          if model.count == 1 { rows[model.count] = 2 }
        }
      }
      """
    let found = fullFindings(of: "for: view\nnever:\n  assigns: viewModel", in: ["A.swift": code])
    #expect(found.map(\.message) == ["`TripList` assigns the view model `TripViewModel`"])
    #expect(found.map(\.place.start.line) == [5])
    #expect(
      findings(of: "for: view\nnever:\n  assigns: [\".title\", \".count\"]", in: code) == [
        "5: `TripList` assigns `.title`", "6: `TripList` assigns `.count`",
      ])
    #expect(
      findings(
        of: "for: view\nnever:\n  assigns: viewModel",
        in: code.replacing(" = \"\"\n", with: "\n").replacing("+=", with: "==")) == [])
  }

  @Test("assignments to itself: `self.session = other`")
  func ownProperty() {
    let code =
      "class A {\nvar session: URLSession\nfunc f() { self.session = other }\ninit() { session = x }\n}"
    #expect(
      findings(of: "for: type\nnever:\n  assigns: URLSession", in: code) == ["3: `A` assigns `URLSession`"])
    #expect(
      findings(of: "for: type\nnever:\n  assigns: URLSession\n  inside: init", in: code) == [
        "4: `A` assigns `URLSession` inside init"
      ])
  }

  @Test(
    "an operator that is a word asks what it stands beside",
    arguments: [
      ("try?", "_ = try? await store.load()", true), ("try!", "_ = try! store.load()", true),
      ("as!", "_ = store as! Other", true), ("as?", "_ = store.item as? Other", true),
      ("try?", "_ = try? other.load()", false), ("as!", "_ = other as! Int", false),
    ])
  func operandsOfWords(_ name: String, _ statement: String, _ isFound: Bool) {
    let text = """
      struct Store { var item = 1; func load() throws {} }
      struct A {
        let store: Store
        let other: Other
        func f() { \(statement) }
      }
      """
    let found = findings(of: "for: type\nnever:\n  calls: \"\(name)\"\n  of: Store", in: text)
    #expect(found.count == (isFound ? 1 : 0), "\(found)")
  }

  @Test("`try?` is an operator as `try!` is")
  func tries() {
    let code = "class A { func f() { let a = try? go(); let b = try! go() } }"
    #expect(findings(of: "for: type\nnever:\n  calls: \"try?\"", in: code) == ["1: `A` calls `try?`"])
  }

  @Test("whatever is constructed")
  func anything() {
    let code = "class A { func f() { _ = Formatter(); _ = Trip(); go(); let a = b } }\nstruct Trip {}"
    #expect(
      findings(of: "for: type\nnever:\n  creates: anything", in: code) == [
        "1: `A` creates `Formatter`", "1: `A` creates `Trip`",
      ])
  }

  @Test(
    "the written type: what is unwrapped by itself, existential, opaque; the error that is thrown",
    arguments: [
      ("type: \"*!\"", ["2"]), ("type: \"any *\"", ["3"]), ("type: \"some *\"", ["4"]),
      ("type: \"UIView!\"", ["2"]), ("type: UIView", ["2"]), ("marked: throws", ["5"]),
      ("marked: \"throws(*)\"", ["5"]), ("marked: \"throws(Other)\"", []),
    ])
  func written(_ clause: String, _ lines: [String]) {
    let code = """
      class A {
        var view: UIView!
        var repo: any Repo
        var body: some View { Text("") }
        func load() throws(LoadFault) {}
      }
      """
    let yaml = "for: member\nthat:\n  - \(clause)\nnever: exists"
    #expect(findings(of: yaml, in: code).map { String($0.prefix { $0 != ":" }) } == lines)
  }
}
