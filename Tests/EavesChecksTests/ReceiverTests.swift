import EavesFindings
import EavesSource
import Testing

@testable import EavesChecks

/// What a member is asked of: a value of a type, one value's own, an argument of a call.
@Suite("Receivers")
struct ReceiverTests {
  private func places(_ check: String, _ code: String) -> [Int] {
    fullFindings(of: "for: file\nnever:\n  \(check)", in: ["A.swift": code]).map(\.place.start.line)
  }

  private let values = """
    struct Trip { var name: String; var count: Int }
    typealias Journey = Trip
    typealias Trips = [Trip]
    class Base { var title = ""; func go() {} }
    class Kid: Base {}
    protocol Repo { func save() }
    class Live: Repo { func save() {} }
    enum Phase { case loaded(Trip), all([Trip]) }
    struct V {
      let trips: [Trip], names: [String], opt: Trip?, j: Journey, k: Kid, live: Live, held: any Repo
      let table: [String: Trip], s: Set<Trip>, pair: (Trip, Int), more: Trips, pub: Published<Trip>
      func a(state: Phase) {
        _ = trips.count
        _ = names.isEmpty
        _ = opt?.count
        _ = j.count
        _ = k.title
        live.save()
        held.save()
        _ = table.count
        _ = s.count
        _ = pair.count
        _ = more.count
        _ = pub.count
        _ = trips.first?.count
        _ = trips[0].count
        _ = trips.sorted().count
        _ = table["a"]?.count
        _ = trips.map { $0.count }
        for trip in trips { _ = trip.count }
        if let opt { _ = opt.count }
        _ = opt.map { $0.count }
        if case .loaded(let one) = state { _ = one.count }
        if case .all(let all) = state { _ = all.count }
        let text = "a"; _ = text.isEmpty
        _ = trips.filter { $0.count > 1 }.isEmpty
      }
    }
    """

  @Test(
    "a member of a type is asked of its values, theirs too that inherit from it, and of no collection",
    arguments: [
      ("Trip.count", [15, 16, 25, 26, 28, 29, 30, 31, 32, 33, 36]), ("Trip.isEmpty", []),
      ("String.isEmpty", [35]), ("Base.title", [17]), ("Kid.title", [17]), ("Repo.save", [18, 19]),
      ("Repo.save()", [18, 19]), ("Live.save", [18]),
      ("Journey.count", [15, 16, 25, 26, 28, 29, 30, 31, 32, 33, 36]),
    ])
  func ofValues(object: String, lines: [Int]) {
    #expect(places("calls: \"\(object)\"", values) == lines)
  }

  private let screens = """
    import UIKit
    class Screen: UIViewController {
      var model = 1 { didSet { show(oldValue) } }
      var other: Int { get { 1 } set { keep(newValue) } }
      @available(iOS 16, *) func f() { if #available(iOS 17, *) {} }
      @Stored(key) var s = 1
      func g() { do { try load() } catch { record(error) } }
    }
    struct V: View {
      var body: some View { Text(title) }
      func go() { helper(); do { try load() } catch { record(error) } }
    }
    final class Store: ObservableObject, Codable { func go() { helper() } }
    struct Own { var error = 1; func go() { use(error); do { try load() } catch { record(error) } } }
    """

  @Test(
    "a bare name is a member of the type's own or of its superclass's, and none that the language or a module gives",
    arguments: [
      ("error", [14]), ("newValue", []), ("oldValue", []), ("iOS", []), ("key", []), ("helper", []),
      ("title", []), ("load", [7]), ("record", [7]), ("keep", [4]),
    ])
  func ofSelf(member: String, lines: [Int]) {
    #expect(places("mentions: \".\(member)\"", screens) == lines)
  }

  @Test("one argument of a call that has thousands is found on the way out")
  func manyArguments() {
    let code = { (count: Int) in
      "func f() { Button(\(String(repeating: "x: trap(), ", count: count))x: trap()) }"
    }
    let check = "for: file\nnever:\n  calls: \"trap()\"\n  inside: \".Button(label:)\""
    let clock = ContinuousClock()
    let small = clock.measure { #expect(findings(of: check, in: code(2_000)) == []) }
    let large = clock.measure { #expect(findings(of: check, in: code(16_000)) == []) }
    #expect(large < small * 32 + .seconds(2), "\(small), \(large)")
  }

  @Test(
    "an argument, also of a call by `init`, and of nested calls",
    arguments: [
      (".Button(label:)", ["b", "d", "g"]), (".Button(_:)", ["a", "c", "f"]), (".Menu(label:)", ["f", "g"]),
    ])
  func arguments(place: String, names: [String]) {
    let code = """
      func go() {
        Button { a() } label: { b() }
        Button.init { c() } label: { d() }
        Menu { e() } label: { Button { f() } label: { g() } }
      }
      """
    let calls = ["a", "b", "c", "d", "e", "f", "g"].map { "\"\($0)()\"" }.joined(separator: ", ")
    let found = findings(of: "for: file\nnever:\n  calls: [\(calls)]\n  inside: \"\(place)\"", in: code)
    #expect(found.map { String($0.split(separator: "calls `")[1].prefix(1)) } == names, "\(found)")
  }
}
