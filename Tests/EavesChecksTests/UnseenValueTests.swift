import EavesSource
import Testing

@testable import EavesChecks

/// Values that are reached by a way around their name: each is found as if it were written plainly.
@Suite("However a value is written") struct UnseenValueTests {
  private typealias Case = SilentMissTests.Case

  private static let cases: [Case] = [
    // What stands around a value
    Case(
      "parentheses, and words in them", "for: type\nnever:\n  calls: URLSession",
      """
      struct A { let u: URLSession; func f() { (u).x() } }
      struct B { let u: URLSession; func f() async { (await u).x() } }
      struct C { let u: Any; func f() { (u as! URLSession).x() } }
      struct D { let u: URLSession?; func f() { (u ?? .shared).x() } }
      struct E { let u: URLSession, v: URLSession; func f(_ c: Bool) { (c ? u : v).x() } }
      struct F { let u: URLSession; func f() { ((u)).x() } }
      struct G { let u: URLSession, v: URLSession; func f() { (u == v).x() } }
      struct H { let u: URLSession; func f() { (u as! Other).x() } }
      struct I { let u: URLSession; func f() { (u, 1).x() } }
      struct J { let u: Any; func f() { (u is URLSession).x() } }
      struct K { let u: URLSession; func f(_ a: Int, _ b: Int) { (u ? a : b).x() } }
      """, [1, 2, 3, 4, 5, 5, 6]),
    Case(
      "a value that is made on the spot", "for: type\nnever:\n  calls: URLSession",
      """
      struct A { func f() { URLSession().x() } }
      struct B { func f(_ c: Int) { URLSession(configuration: c).x() } }
      struct C { func f() { URLSession.init().x() } }
      struct D { func f() { (URLSession()).x() } }
      struct E { func f() { URLSession() } }
      struct F { func f() { g(URLSession()) } }
      """, [1, 2, 3, 4]),
    Case(
      "a variable of no type that is written like one", "for: type\nnever:\n  calls: repository",
      """
      struct A { func f() { Current.trips.load() } }
      struct B { func f() { let world = Current; world.trips.load() } }
      struct C { func f() { Elsewhere.trips.load() } }
      let Current: World = make()
      struct World { var trips: TripRepository }
      protocol TripRepository { func load() }
      """, [1, 2]),
    Case(
      "a value that is made on the spot is one finding", "for: type\nnever:\n  mentions: URLSession",
      "struct A { func f() { URLSession().x() } }", [1]),
    Case(
      "what an interpolation with labels calls",
      "for: type\nnever:\n  calls: \"appendInterpolation(specifier:)\"",
      """
      struct A { let p: Double; var t: String { "\\(p, specifier: "%.2f")" } }
      struct B { let p: Double; var t: String { "\\(p, format: .number)" } }
      struct C { let p: Double; var t: String { "\\(p) specifier: \\(p)" } }
      struct D { let p: Double; var t: String { "\\("\\(p, specifier: "%.1f")")" } }
      struct E { let p: Double; var t: String { format(p, specifier: "%.2f") } }
      """, [1, 4]),
    Case(
      "what a collection is made of", "for: type\nnever:\n  calls: URLSession",
      """
      struct A { let u = Array(repeating: URLSession(), count: 3); func f() { u.first?.x() } }
      struct B { let u: [URLSession]; func f() { let s = Set(u); s.first?.x() } }
      struct C { let u = Array(repeating: 1, count: 3); func f() { u.first?.x() } }
      """, [1, 2]),
    Case(
      "a row of a table in its column", "for: type\nnever:\n  calls: URLSession",
      """
      struct A { let u: [URLSession]; func f() { Table(u) { TableColumn("a") { r in r.x() } } } }
      struct B { let u: [URLSession]; func f() { Table(u) { Other("a") { r in r.x() } } } }
      struct C { let u: [Int]; func f() { Table(u) { TableColumn("a") { r in r.x() } } } }
      """, [1]),
    Case(
      "what a function answers with", "for: type\nnever:\n  calls: URLSession",
      """
      struct A { func m() -> URLSession { .shared }; func f() { m().x() } }
      struct B { func m() -> URLSession { .shared }; func f() { self.m().x() } }
      func g() -> URLSession { .shared }
      struct C { func f() { g().x() } }
      struct D { let a: A; func f() { a.m().x() } }
      struct E { func m() -> URLSession { .shared }; func f() { m() } }
      struct F { func m() -> URLSession { .shared }; func m() -> Int { 1 }; func f() { m().x() } }
      """, [1, 2, 4, 5]),
    Case(
      "what a function answers with is mentioned where it is declared",
      "for: type\nnever:\n  mentions: URLSession",
      """
      struct A { func m() -> URLSession { .shared } }
      struct B { let a: A; func f() { a.m().x() } }
      """, [1]),
    // Type parameters
    Case(
      "a type parameter is held as its bound", "for: type\nnever:\n  holds: TripRepository",
      """
      protocol TripRepository {}
      struct A<R: TripRepository> { let r: R }
      struct B<R> where R: TripRepository { let r: R }
      struct C<R> { let r: R }
      struct D<R, S: TripRepository> { let r: R }
      """, [2, 3]),
    Case(
      "a type parameter is accepted as its bound", "for: type\nnever:\n  accepts: TripRepository",
      """
      protocol TripRepository {}
      struct A { init<R: TripRepository>(_ r: R) {} }
      struct B { func f<R>(_ r: R) where R: TripRepository {} }
      struct C { func f<R>(_ r: R) where R.Trip: TripRepository {} }
      """, [2, 3]),
    Case(
      "a type parameter is exposed as its bound", "for: type\nnever:\n  exposes: TripRepository",
      """
      protocol TripRepository {}
      struct A<R: TripRepository> { private var r: R; func f() -> R { r } }
      """, [2]),
    Case(
      "a type parameter is called as its bound", "for: type\nnever:\n  calls: TripRepository",
      """
      protocol TripRepository {}
      struct A<R: TripRepository> { let r: R; func f() { r.x() } }
      struct B<R> where R: TripRepository { let r: R; func f() { r.x() } }
      """, [2, 3]),
    // Creation
    Case(
      "an initialiser whose type the code around it says",
      "for: type\nthat:\n  name: \"A*\"\nnever:\n  creates: Live",
      """
      final class Live { init() {} }
      struct A1 { func f() -> Live { .init() } }
      struct A2 { func f() -> Live { print(1); return .init() } }
      struct A3 { var f: Live { .init() } }
      struct A4 { var r: Live?; mutating func f() { r = .init() } }
      struct A5 { var r: Live?; mutating func f() { self.r = .init() } }
      struct A6 { var r: [Live] = [.init()] }
      struct A7 { var r: Live?; func f() -> Live { r ?? .init() } }
      struct A8 { func f(_ c: Bool) -> Live? { c ? .init() : nil } }
      struct A9 { func f(_ c: Bool) -> Live { if c { .init() } else { .init() } } }
      struct A10 { func f(_ c: Int) -> Live { switch c { case 1: .init()\n default: .init() } } }
      struct A11 { var f: Live { get { return .init() } } }
      struct A12 { func f() { let x: Live = (.init()) } }
      struct A20 { var r: [Live] = .init() }
      struct A21 { func f() -> [Live] { .init() } }
      struct A22 { func f() -> Live { g(.init()) } }
      struct A23 { func f() -> Live { .init(); return x } }
      struct A24 { func f() -> Live { [1].map { x in return .init() } } }
      """, [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 12, 13, 14]),
    Case(
      "oneself", "for: type\nnever:\n  creates: Live",
      """
      final class Live { func f() { Self() } }
      """, [1]),
    Case(
      "who makes it without its name", "for: type\nthat:\n  name: \"*Thing\"\nnever:\n  created-by: view",
      """
      struct AThing {}
      struct BThing {}
      struct CThing {}
      struct DThing {}
      struct Page: View {
        let a: AThing = .init()
        let d: DThing
        func b() -> BThing { .init() }
        func c() { [1].map(CThing.init) }
      }
      """, [1, 2, 3]),
    // Patterns
    Case(
      "what a pattern binds", "for: type\nthat:\n  name: \"A*\"\nnever:\n  calls: URLSession",
      """
      enum E { case live(URLSession), off(Int, URLSession) }
      struct A1 { let u: URLSession?; func f() { if case let q? = u { q.x() } } }
      struct A2 { let u: URLSession?; func f() { switch u { case .some(let q): q.x(); default: break } } }
      struct A3 { let u: Any; func f() { switch u { case let q as URLSession: q.x(); default: break } } }
      struct A4 { let e: E; func f() { if case let .live(q) = e { q.x() } } }
      struct A5 { let e: E; func f() { guard case let .off(_, q) = e else { return }; q.x() } }
      struct A6 { let e: [E]; func f() { for case .live(let q) in e { q.x() } } }
      struct A7 { let e: E; func f() { switch e { case E.live(let q): q.x(); default: break } } }
      struct A8 { let u: URLSession?; func f() { switch (1, u) { case (_, let q?): q.x(); default: break } } }
      struct A9 { let u: [URLSession]; func f() { for q in u { q.x() } } }
      struct A20 { let e: E; func f() { if case let .off(q, _) = e { q.x() } } }
      struct A21 { let u: URLSession?; func f() { switch (u, 1) { case (_, let q): q.x(); default: break } } }
      struct A22 { let e: Other; func f() { if case let .live(q) = e { q.x() } } }
      """, [2, 3, 4, 5, 6, 7, 8, 9, 10]),
    Case(
      "what a catch binds", "for: type\nthat:\n  name: \"A*\"\nnever:\n  calls: MyFault",
      """
      struct MyFault: Error {}
      struct A1 { func f() { do { try g() } catch let e as MyFault { e.x() } catch {} } }
      struct A2 { func f() { do { try g() } catch let e as Other { e.x() } catch {} } }
      """, [2]),
    Case(
      "a type behind the last of several names", "for: type\nthat:\n  name: \"A*\"\nnever:\n  calls: Live",
      """
      final class Live {}
      struct A1 { let a, r: Live; func f() { a.x() } }
      struct A2 { let a = g(), r: Live; func f() { a.x() } }
      """, [2]),
    Case(
      "what accessors are given", "for: type\nnever:\n  calls: URLSession",
      """
      struct A { var u: URLSession { get { .shared } set { newValue.x() } } }
      struct B { var u: URLSession { didSet { oldValue.x() } } }
      struct C { var u: URLSession { get { .shared } set(n) { n.x() } } }
      struct D { var u: URLSession { didSet { newValue.x() } } }
      struct E { var u: Int { didSet { oldValue.x() } } }
      struct F { var u: URLSession { willSet { newValue.x() } } }
      """, [1, 2, 3, 6]),
    // Members without their type
    Case(
      "a static member whose type the code around it says", "for: type\nnever:\n  calls: \"Date.now\"",
      """
      struct A { func f() -> Date { .now } }
      struct B { func f() -> Date { g(); return .now } }
      struct C { var d: Date; mutating func f() { d = .now } }
      struct D { var d: Date; func f() -> Bool { d > .now } }
      struct E { var d: Date; func f() -> Bool { .now < d } }
      struct F { var d: Clock; mutating func f() { d = .now } }
      struct G { func f() -> Clock { .now } }
      struct H { typealias Day = Date; let d = Day.now }
      """, [1, 2, 3, 4, 5, 8]),
    // Declarations
    Case(
      "effects of accessors", "for: member\nnever:\n  marked: async",
      """
      struct A {
        var a: Int { get async { 1 } }
        subscript(i: Int) -> Int { get async { 1 } }
        var b: Int { get throws { 1 } }
        var c: Int { 1 }
      }
      """, [2, 3]),
    Case(
      "typed effects of accessors", "for: member\nnever:\n  marked: \"throws(*)\"",
      """
      struct A {
        var a: Int { get async throws(Fault) { 1 } }
        var b: Int { get throws { 1 } }
      }
      """, [2]),
    Case(
      "an attribute in a branch of `#if`", "for: type\nnever:\n  marked: \"@MainActor\"",
      """
      #if DEBUG
      @MainActor
      #endif
      class A {}
      class B {}
      """, [4]),
    Case(
      "the body of a view, whatever it says it is", "for: view\nnever:\n  calls: \"q()\"\n  inside: body",
      """
      struct A: View { var body: Text { q() } }
      struct B: View { var other: Text { q() } }
      """, [1]),
    Case(
      "a modifier without its receiver", "for: call\nthat:\n  callee: \".sheet\"\nnever: exists",
      """
      extension View { func a() -> some View { sheet(item: x) { _ in Text("") } } }
      struct Own { func b() { sheet(item: x) { _ in } } }
      func c() { sheet(item: x) { _ in } }
      """, [1]),
    Case(
      "a function of the library is no modifier", "for: call\nthat:\n  callee: \".print\"\nnever: exists",
      "extension View { func a() { print(1) } }", []),
  ]

  @Test(arguments: cases)
  private func `is found`(_ one: Case) {
    #expect(SilentMissTests.problems(one.check).filter { $0.severity == .error }.map(\.text) == [])
    #expect(findings(of: one.check, in: one.code).map { Int($0.prefix { $0 != ":" }) } == one.lines)
  }
}
