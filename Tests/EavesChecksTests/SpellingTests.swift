import EavesFindings
import EavesSource
import Testing

@testable import EavesChecks

/// What documents list as it is written in code: types, attributes with arguments, names with labels.
@Suite("Spellings")
struct SpellingTests {
  private func columns(_ yaml: String, _ code: String) -> [String] {
    fullFindings(of: yaml, in: ["A.swift": code]).map { "\($0.place.start.line):\($0.place.start.column)" }
  }

  private func lines(_ yaml: String, _ code: String) -> [Int] {
    fullFindings(of: yaml, in: ["A.swift": code]).map(\.place.start.line)
  }

  private let types = """
    protocol P {}
    struct Px {}
    struct S {
      let a: any  /* why */ P
      let b: P?
      let c: [String : P]
      let d: (P,Int)
      let e: [P?]
      let f: [Px]
      let g: @Sendable  ()->P
      let h: P??
    }
    """

  @Test(
    "blanks and comments in a type mean nothing, and `?` is Swift's own",
    arguments: [
      ("any  P", [4]), ("any P", [4]), ("P?", [5]), ("P ?", [5]), ("[String:P]", [6]), ("( P , Int )", [7]),
      ("[P?]", [8]), ("*?", [5, 11]), ("*??", [11]), ("() -> P", [10]), ("@Sendable *", [10]),
      ("@Sendable () -> P", [10]), ("@escaping *", []), ("anyP", []), ("*", Array(4...11)),
    ])
  func written(form: String, found: [Int]) {
    #expect(lines("for: type\nnever:\n  holds: [P, Px]\n  written: \"\(form)\"", types) == found)
    // What has no other name than a sign is an operator.
    if form != "*" {
      #expect(lines("for: member\nthat:\n  type: \"\(form)\"\nnever: exists", types) == found)
    }
  }

  @Test(
    "attributes before a parameter's type, and dots behind it, where the glob has some",
    arguments: [
      ("@escaping *", ["3:35"]), ("(P) -> Void", ["3:35"]), ("P...", ["3:53"]), ("P", ["3:53"]),
      ("inout P", ["3:20"]), ("inout  *", ["3:20"]),
    ])
  func marked(form: String, found: [String]) {
    let code = "protocol P {}\nstruct S {\n  func f(_ x: inout P, _ w: @escaping (P) -> Void, v: P...) {}\n}"
    let places = columns("for: type\nnever:\n  accepts: P\n  written: \"\(form)\"", code)
    #expect(places.count == found.count && places.allSatisfy { $0.hasPrefix("3:") }, "\(places)")
  }

  @Test("`let f, g: Int` gives both their type")
  func sharedAnnotations() {
    let code = "struct A {\n  let f,\n    g: Int?\n  let h = 1,\n    i: Int\n  var j: Int { 1 }\n}"
    #expect(lines("for: member\nthat:\n  kind: annotated\nnever: exists", code) == [2, 3, 5, 6])
    #expect(lines("for: member\nthat:\n  type: \"*?\"\nnever: exists", code) == [2, 3])
  }

  @Test("a type of thousands of names is read once, whatever is listed; a message shows its beginning")
  func longTypes() {
    let names = { (count: Int) in String(repeating: "P, ", count: count) + "P" }
    let code = { (count: Int) in "struct P {}\nstruct S { let a: (\(names(count))) }" }
    for form in ["zzz", "*P*P*P*P*P*P*Pz"] {
      let clock = ContinuousClock()
      let check = "for: type\nnever:\n  holds: P\n  written: \"\(form)\""
      let small = clock.measure { #expect(findings(of: check, in: code(2_000)) == []) }
      let large = clock.measure { #expect(findings(of: check, in: code(16_000)) == []) }
      #expect(large < small * 32 + .seconds(2), "\(form): \(small), \(large)")
    }
    let shown = findings(of: "for: type\nnever:\n  holds: P\n  written: \"*\"", in: code(2_000))
    #expect(shown.first?.hasSuffix("P, …") ?? false, "\(shown)")
  }

  private let attributes = """
    @Model class M {
      @Attribute(.unique) var a = 1
      @Attribute( /* why */ .unique) var b = 2
      @Attribute(
        .unique,  // why
        originalName: "x // y"
      ) var c = 3
      @Foo.Attribute(.unique) var d = 4
      @Gen<Int>(.x) var e = 5
      @Foo.Bare var f = 6
      @Attribute var g = 7
    }
    """

  @Test(
    "attributes with their arguments are compared whole, and a glob stands for some",
    arguments: [
      ("@Attribute(.unique)", ["a", "b"]), ("@Attribute (.unique)", ["a", "b"]),
      ("@Attribute(*.unique*)", ["a", "b", "c"]), ("@Attribute(.unique, *)", ["c"]),
      ("@Attribute(.unique, originalName: \\\"x // y\\\")", ["c"]),
      ("@Foo.Attribute(.unique)", ["d"]), ("@Foo.Attribute", ["d"]), ("@Gen<Int>(.x)", ["e"]),
      ("@Gen<Int>", ["e"]), ("@Gen(.x)", []), ("@Foo.Bare", ["f"]), ("@Bar.Bare", []),
      ("@Attribute", ["a", "b", "c", "d", "g"]),
    ])
  func arguments(mark: String, members: [String]) {
    let found = findings(of: "for: member\nthat:\n  marked: \"\(mark)\"\nnever: exists", in: attributes)
    #expect(found.map { String($0.split(separator: ".")[1].prefix(1)) } == members, "\(found)")
  }

  private let labelled = """
    protocol D {
      func open(_ a: Int, animated: Bool)
      subscript(i: Int) -> Int { get }
      subscript(at i: Int) -> Int { get }
      var p: Int { get }
      init(a: Int)
    }
    enum E {
      case a(x: Int)
      case b(Int, y: Int)
      case c
      static func + (l: E, r: E) -> E { l }
      func p(q: Int) {}
    }
    """

  @Test(
    "labels as Swift spells them: those of subscripts and operators have two names",
    arguments: [
      ("open(_:animated:)", [2]), ("subscript(_:)", [3]), ("subscript(at:)", [4]), ("subscript(i:)", []),
      ("init(a:)", [6]), ("a(x:)", [9]), ("b(_:y:)", [10]), ("c(*)", []), ("+(_:_:)", [12]), ("p(*)", [13]),
      ("p", [5, 13]), ("*(_:*", [2, 3, 10, 12]),
    ])
  func labels(name: String, found: [Int]) {
    #expect(lines("for: member\nthat:\n  name: \"\(name)\"\nnever: exists", labelled) == found)
  }

  private let bounds = """
    protocol A where Self: UIViewController {}
    protocol B: UIViewController {}
    protocol C where Item: UIViewController { associatedtype Item }
    extension C where Self: UIViewController {}
    """

  @Test("what a protocol says of `Self` it conforms to, in every frame")
  func boundsOfSelf() {
    #expect(columns("for: type\nnever:\n  conforms: UIViewController", bounds) == ["1:24", "2:13"])
    #expect(columns("for: type\nonly:\n  conforms: Sendable", bounds) == ["1:24", "2:13"])
    #expect(columns("for: type\nonly:\n  conforms: UIViewController", bounds) == [])
  }
}
