import EavesDocuments
import EavesFindings
import EavesSource
import Testing

@testable import EavesChecks

/// What narrows a word leaves something over and something out, or is refused beside it.
@Suite struct NarrowingCellTests {
  /// A word with what narrows it, code that is found, and code that the narrowing leaves out.
  struct Pair: Sendable, CustomTestStringConvertible {
    let word: String
    let key: String
    let check: String
    let fires: String
    let silent: String
    var testDescription: String { "\(word) \(key)" }

    init(_ word: String, _ key: String, _ check: String, _ fires: String, _ silent: String) {
      (self.word, self.key, self.check, self.fires, self.silent) = (word, key, check, fires, silent)
    }
  }

  private static func never(_ item: String, of subject: String = "type") -> String {
    "for: \(subject)\nnever:\n  - \(item)"
  }
  private static func that(_ item: String, of subject: String = "type") -> String {
    "for: \(subject)\nthat:\n  - \(item)\nnever: exists"
  }
  /// A type around some code, and one that is mentioned.
  private static func host(_ code: String) -> String { "class Harbour {\n\(code)\n}\nclass Boat {}" }
  private static func work(_ code: String) -> String { host("func work() { \(code) }") }
  private static func view(_ code: String) -> String {
    "struct Page: View {\n\(code)\nvar body: some View { Text(\"\") }\n}\nclass Boat {}"
  }

  private static let placed: [Pair] =
    [
      Pair(
        "holds", "inside", never("holds: Boat\n    inside: view", of: "file"), view("let a: Boat"),
        host("let a: Boat")),
      Pair(
        "holds", "of", never("holds: \"@State\"\n    of: Boat"), host("@State var a: Boat"),
        host("@State var a: Int")),
      Pair(
        "holds", "written", never("holds: Boat\n    written: \"any *\""), host("let a: any Boat"),
        host("let a: Boat")),
      Pair(
        "holds", "named", never("holds: Boat\n    named: \"a*\""), host("let ab: Boat"), host("let ba: Boat")),
      Pair(
        "accepts", "inside", never("accepts: Boat\n    inside: init"), host("init(a: Boat) {}"),
        host("func f(a: Boat) {}")),
      Pair(
        "accepts", "of", never("accepts: [Boat, Int]\n    of: Boat"), host("func f(a: Boat) {}"),
        host("func f(a: Int) {}")),
      Pair(
        "accepts", "written", never("accepts: Boat\n    written: \"any *\""), host("func f(a: any Boat) {}"),
        host("func f(a: Boat) {}")),
      Pair(
        "accepts", "named", never("accepts: Boat\n    named: \"a*\""), host("func f(ab: Boat) {}"),
        host("func f(ba: Boat) {}")),
      Pair(
        "exposes", "inside", never("exposes: Boat\n    inside: view", of: "file"),
        view("func f() -> Boat { f() }"),
        host("func f() -> Boat { f() }")),
      Pair(
        "exposes", "of", never("exposes: [Boat, Int]\n    of: Boat"), host("var a: Boat { a }"),
        host("var a: Int { 1 }")),
      Pair(
        "exposes", "written", never("exposes: Boat\n    written: \"any *\""),
        host("func a() -> any Boat { a() }"),
        host("func a() -> Boat { a() }")),
      Pair(
        "exposes", "named", never("exposes: Boat\n    named: \"a*\""), host("var ab: Boat { ab }"),
        host("var ba: Boat { ba }")),
      Pair(
        "exposes", "via", never("exposes: Boat\n    via: property"), host("var a: Boat { a }"),
        host("func a() -> Boat { a() }")),
      Pair(
        "creates", "inside", never("creates: Boat\n    inside: \".task\""), work("x.task { Boat() }"),
        work("Boat()")),
      Pair(
        "creates", "of", never("creates: [Boat, Int]\n    of: Boat"), work("_ = Boat()"), work("_ = Int()")),
      Pair(
        "calls", "inside", never("calls: \".go\"\n    inside: \".task\""), work("x.task { y.go() }"),
        work("y.go()")),
      Pair(
        "reaches", "inside", never("reaches: Boat\n    inside: \".task\""), work("x.task { Boat.go() }"),
        work("Boat.go()")),
      Pair(
        "calls", "of", never("calls: \".go\"\n    of: Boat"), work("let b = Boat(); b.go()"),
        work("let b = Cat(); b.go()")),
      Pair(
        "mentions", "inside", never("mentions: Boat\n    inside: \".task\""), work("x.task { Boat.self }"),
        work("Boat.self")),
      Pair(
        "mentions", "of", never("mentions: [Boat, Int]\n    of: Boat"), work("_ = Boat.self"),
        work("_ = Int.self")),
      Pair(
        "declares", "inside", never("declares: Inner\n    inside: view", of: "file"), view("class Inner {}"),
        host("class Inner {}")),
      Pair(
        "held-by", "count", that("held-by: type\n    count: 2.."),
        host("") + "\nclass A { let h: Harbour }\nclass B { let h: Harbour }",
        host("") + "\nclass A { let h: Harbour }"),
      Pair(
        "held-by", "via", that("held-by: type\n    via: \"@State\""),
        host("") + "\nclass A { @State var h: Harbour }", host("") + "\nclass A { let h: Harbour }"),
      Pair(
        "accepted-by", "count", that("accepted-by: type\n    count: 2.."),
        host("") + "\nclass A { func f(h: Harbour) {} }\nclass B { func f(h: Harbour) {} }",
        host("") + "\nclass A { func f(h: Harbour) {} }"),
      Pair(
        "returned-by", "count", that("returned-by: type\n    count: 2.."),
        host("") + "\nclass A { func f() -> Harbour { f() } }\nclass B { func f() -> Harbour { f() } }",
        host("") + "\nclass A { func f() -> Harbour { f() } }"),
      Pair(
        "created-by", "count", that("created-by: type\n    count: 2.."),
        host("") + "\nclass A { func f() { _ = Harbour() } }\nclass B { func f() { _ = Harbour() } }",
        host("") + "\nclass A { func f() { _ = Harbour() } }"),
      Pair(
        "called-by", "count", that("called-by: type\n    count: 2.."),
        host("static func go() {}")
          + "\nclass A { func f() { Harbour.go() } }\nclass B { func f() { Harbour.go() } }",
        host("static func go() {}") + "\nclass A { func f() { Harbour.go() } }"),
      Pair(
        "mentioned-by", "count", that("mentioned-by: type\n    count: 2.."),
        host("") + "\nclass A { func f() { _ = Harbour.self } }\nclass B { func f() { _ = Harbour.self } }",
        host("") + "\nclass A { func f() { _ = Harbour.self } }"),
      Pair(
        "conformed-by", "count", that("conformed-by: type\n    count: 2.."),
        host("") + "\nclass A: Harbour {}\nclass B: Harbour {}", host("") + "\nclass A: Harbour {}"),
      Pair(
        "lines", "inside", that("lines: 3..\n    inside: \".task\""), work("x.task {\na()\nb()\n}"),
        work("\na()\nb()\n")),
      Pair(
        "depth", "inside", that("depth: 2..\n    inside: \".task\""),
        work("x.task { Row { Row { Row { 1 } } } }"), work("Row { Row { Row { 1 } } }")),
      Pair(
        "callee", "inside", that("callee: \".go\"\n    inside: \".task\"", of: "call"),
        work("x.task { y.go() }"), work("y.go()")),
      Pair(
        "callee", "of", that("callee: \".go\"\n    of: Boat", of: "call"), work("let b = Boat(); b.go()"),
        work("let b = Cat(); b.go()")),
      Pair(
        "argument", "inside", that("argument: at\n    inside: \".task\"", of: "call"),
        work("x.task { go(at: 1) }"), work("go(at: 1)")),
      Pair(
        "argument", "of", that("argument: at\n    of: Boat", of: "call"), work("go(at: Boat())"),
        work("go(at: Cat())")),
      Pair(
        "assigns", "inside", never("assigns: \".name\"\n    inside: \".task\""),
        work("x.task { y.name = 1 }"),
        work("y.name = 1")),
      Pair(
        "owner", "inside", that("owner:\n      kind: class\n    inside: \".task\"", of: "call"),
        work("x.task { y.go() }"), work("y.go()")),
      Pair(
        "branches", "inside", never("branches: if\n    inside: loop"), work("for b in c { if a { } }"),
        work("if a { }")),
      Pair(
        "captures", "inside", that("captures: \"weak self\"\n    inside: \".task\"", of: "closure"),
        work("x.task { y.go { [weak self] in 1 } }"), work("x.task { [weak self] in 1 }")),
      Pair(
        "value", "inside", that("value: string\n    inside: \".task\"", of: "call"),
        work("x.task { y.go(\"a\") }"), work("y.go(\"a\")")),
    ]

  static let pairs = placed + direct + standing + counted + chosen

  /// With nothing in between.
  private static let direct: [Pair] =
    (placed + standing).filter { $0.key == "inside" && !["lines", "depth", "branches"].contains($0.word) }.map
  {
    Pair(
      $0.word, "directly-in", $0.check.replacing("inside:", with: "directly-in:"), $0.fires, $0.silent)
  } + [
    Pair(
      "branches", "directly-in", never("branches: if\n    directly-in: \".task\""),
      work("x.task { if a { } }"), work("x.task { y.go { if a { } } }"))
  ]

  /// Verbs that say how many.
  private static let counted: [Pair] =
    [
      ("holds", "Boat", "let a: Boat", "; let b: Boat"),
      ("accepts", "Boat", "func f(a: Boat) {}", "; func g(b: Boat) {}"),
      ("exposes", "Boat", "var a: Boat { a }", "; var b: Boat { b }"),
      ("creates", "Boat", "func f() { _ = Boat()", "; _ = Boat()"),
      ("calls", "\".go\"", "func f() { x.go()", "; y.go()"),
      ("assigns", "\".name\"", "func f() { x.name = 1", "; y.name = 1"),
      ("branches", "if", "func f() { if a {}", "; if b {}"),
      ("mentions", "Boat", "func f() { _ = Boat.self", "; _ = Boat.self"),
      ("declares", "member", "let a = 1", "; let b = 1"),
    ].map { word, object, once, again in
      let end = once.contains("{") && !once.hasSuffix("}") ? " }" : ""
      return Pair(
        word, "count", never("\(word): \(object)\n    count: 2.."), host(once + again + end), host(once + end)
      )
    }

  /// Verbs that say what the object is.
  private static let chosen: [Pair] =
    [
      ("holds", "let a: Boat"), ("accepts", "func f(a: Boat) {}"), ("exposes", "var a: Boat { a }"),
      ("creates", "func f() { _ = Boat() }"), ("calls", "func f() { Boat.go() }"),
      ("assigns", "func f() { Boat.name = 1 }"), ("mentions", "func f() { _ = Boat.self }"),
    ].map { word, code in
      Pair(
        word, "which", never("\(word): type\n    which:\n      kind: class"), host(code),
        host(code).replacing("class Boat", with: "struct Boat"))
    } + [
      Pair(
        "declares", "which", never("declares: member\n    which:\n      kind: stored"), host("let a = 1"),
        host("var a: Int { 1 }"))
    ]

  /// Clauses alone: `inside` says where the subject stands.
  private static let standing: [Pair] =
    [
      ("kind", "class"), ("name", "Inner"), ("marked", "\"@objc\""), ("access", "internal"),
      ("role", "observable"),
      ("platform", "\"iOS ..15\""), ("target", "production"),
    ].map { word, value in
      let inner =
        word == "role"
        ? "@Observable class Inner {}" : word == "marked" ? "@objc class Inner {}" : "class Inner {}"
      return Pair(word, "inside", that("\(word): \(value)\n    inside: view"), view(inner), host(inner))
    } + [
      Pair(
        "type", "inside", that("type: Boat\n    inside: view", of: "member"), view("let a: Boat"),
        host("let a: Boat"))
    ]

  private static func isFound(_ check: String, in code: String) -> Bool {
    let manifest = """
      let package = Package(name: "Dock", platforms: [.iOS(.v15)], targets: [.target(name: "Dock")])
      """
    return fullFindings(of: check, in: ["Package.swift": manifest, "Sources/Dock/A.swift": code]).contains {
      !check.contains("never: exists") || $0.subject.name != "Boat"
    }
  }

  @Test(arguments: pairs) func `narrows`(_ pair: Pair) {
    #expect(CellRun.problems(pair.check).map(\.text) == [])
    #expect(Self.isFound(pair.check, in: pair.fires), "\(pair.check)")
    #expect(!Self.isFound(pair.check, in: pair.silent), "\(pair.check)")
  }

  private static let values = [
    "of": "Boat", "inside": "view", "directly-in": "view", "named": "\"value*\"", "written": "\"any *\"",
    "via": "property",
    "count": "2..",
    "which": "\n      kind: class",
  ]

  @Test func `what narrows nothing is refused`() {
    let meant = Set(Self.pairs.map { "\($0.word) \($0.key)" })
    var loose: [String] = []
    for word in TermWord.allCases where ![.exists, .passesTo, .importedBy].contains(word) {
      for (key, value) in Self.values where !meant.contains("\(word.rawValue) \(key)") {
        for subject in CellSubject.allCases {
          let object = ClauseExample.value(word.rawValue, subject) ?? "Boat"
          let item = "  - \(word.rawValue): \(object)\n    \(key): \(value)"
          for text in ["never:\n\(item)", "that:\n\(item)\nnever: exists"]
          where CellRun.problems("for: \(subject.rawValue)\n\(text)").isEmpty {
            loose.append("for \(subject.rawValue): \(text)")
          }
        }
      }
    }
    #expect(loose == [])
  }
}
