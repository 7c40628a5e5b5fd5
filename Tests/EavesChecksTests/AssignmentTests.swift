import EavesFindings
import EavesSource
import Testing

/// Values of calls, and what is assigned to.
@Suite("Values and assignments")
struct AssignmentTests {
  @Test("what chose a call is said")
  func chosen() {
    let yaml = "for: call\nthat:\n  - callee: \".save\"\n    value: number\nnever: exists"
    #expect(
      findings(of: yaml, in: "class A { func f() { _ = x.save(1) } }") == [
        "1: `A` calls `.save` with a value of kind number"
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
    #expect(findings(of: "for: type\nnever:\n  calls: \"try?\"", in: code) == ["1: `A` uses `try?`"])
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
