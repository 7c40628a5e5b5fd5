import EavesFindings
import EavesSource
import Testing

/// What only passes through a type that keeps it: its initializer's assignment makes the property, and uses nothing.
@Suite("Passing through a property")
struct PassingTests {
  private static let check = """
    for: view
    never:
      mentions: repository
    except:
      - passes-to: viewModel
        of: repository
    """
  private static let head = """
    protocol TripRepository { func load() }
    final class TripViewModel { init(_ trips: any TripRepository) {} }

    """

  /// What is found in members of a view that hands its `trips` to a view model.
  private func found(_ members: String, others: String = "") -> [String] {
    let view = """
      struct A: View {
        let boat = ""
      \(members)
        var body: some View { Screen(model: TripViewModel(trips)) }
      }

      """
    return findings(of: Self.check, in: Self.head + view + others)
  }

  private static let property = "  let trips: any TripRepository\n"

  @Test(
    "an initialiser assigns its parameter to the property",
    arguments: [
      property + "  init(trips: any TripRepository) { self.trips = trips }",
      property + "  init(with given: any TripRepository) { trips = given }",
      property
        + "  init(_ given: any TripRepository) { if boat.isEmpty { self.trips = given } else { trips = given } }",
      "  let trips: (any TripRepository)?\n  init(trips: (any TripRepository)?) { self.trips = trips }",
      property
        + "  init(trips: (any TripRepository)?) { guard let trips else { fatalError() }; self.trips = trips }",
      property
        + "  init(a: any TripRepository) { trips = a }\n  init(b: any TripRepository) { self.trips = b }",
      "  @State private var trips: any TripRepository\n"
        + "  init(trips: any TripRepository) { _trips = State(initialValue: trips) }",
      "  @Kept(9) var trips: any TripRepository\n"
        + "  init(given: any TripRepository) { self._trips = Kept(wrappedValue: given, 9) }",
      "  @State private var trips: any TripRepository\n"
        + "  init(trips: any TripRepository) { _trips = .init(wrappedValue: trips) }",
      "  @Binding var trips: any TripRepository\n"
        + "  init(trips: Binding<any TripRepository>) { _trips = trips }",
    ])
  func assigned(_ members: String) { #expect(found(members) == []) }

  @Test(
    "what else an initialiser does with it is a use",
    arguments: [
      // Asked before and after it is kept.
      property + "  init(trips: any TripRepository) { self.trips = trips; trips.load() }",
      property + "  init(trips: any TripRepository) { trips.load(); self.trips = trips }",
      property + "  init(trips: any TripRepository) { self.trips = trips; self.trips.load() }",
      property + "  init(given: any TripRepository) { trips = given; make(given) }",
      // Put elsewhere.
      property + "  init(trips: any TripRepository) { self.trips = trips; A.last = trips }",
      property + "  init(trips: any TripRepository) { self.trips = trips; Self.last = trips }",
      property + "  init(trips: any TripRepository) { self.trips = trips; lastTrips = trips }",
      property + "  init(trips: any TripRepository, box: Box) { self.trips = trips; box.trips = trips }",
      property + "  init(trips: any TripRepository, box: Box) { box.trips = trips; self.trips = trips }",
      property
        + "  var box = Box()\n  init(trips: any TripRepository) { self.trips = trips; self.box.trips = trips }",
      property + "  init(trips: any TripRepository) { self.trips = trips; keep { kept = trips } }",
      property
        + "  init(trips: any TripRepository, to other: inout Any) { self.trips = trips; other = trips }",
      // More than the value.
      property + "  init(trips: any TripRepository) { self.trips = trips.copy() }",
      property + "  init(trips: any TripRepository) { self.trips = logged(trips) }",
      property + "  init(trips: any TripRepository) { self.trips = boat.isEmpty ? trips : logged(trips) }",
      "  @State private var trips: any TripRepository\n"
        + "  init(trips: any TripRepository) { _trips = State(initialValue: trips.copy()) }",
      "  @State private var trips: any TripRepository\n"
        + "  init(trips: any TripRepository) { _trips = State(initialValue: trips); trips.load() }",
      "  @Kept var trips: any TripRepository\n"
        + "  init(trips: any TripRepository) { _trips = Kept(wrappedValue: trips, log: trips) }",
      // No initializer.
      "  var trips: any TripRepository\n  mutating func turn(trips: any TripRepository) { self.trips = trips }",
    ])
  func used(_ members: String) {
    let others = """
      final class Box { var trips: Any? }
      var lastTrips: Any?
      extension A { static var last: Any? }

      """
    #expect(!found(members, others: others).isEmpty)
  }

  @Test("a property that is kept beside it, and is asked, is found")
  func second() {
    let initialiser = "  init(trips: any TripRepository) { self.trips = trips; self.others = trips }\n"
    let use = "  func go() { others.load() }"
    let second = "  let others: any TripRepository\n"
    #expect(
      found(Self.property + second + initialiser + use) == [
        "5: `A` holds the repository `TripRepository`", "6: `A` holds the repository `TripRepository`",
      ])
    // No repository as far as its type says: all that is known is that the parameter goes there.
    #expect(
      found(Self.property + "  let others: Any\n" + initialiser) == [
        "5: `A` holds the repository `TripRepository`"
      ])
    #expect(
      found("  let others: Any\n  init(given: any TripRepository) { others = given }") == [
        "6: `A` accepts the repository `TripRepository`"
      ])
  }

  @Test("a property that is computed keeps nothing")
  func computed() {
    let members = """
        var trips: any TripRepository { get { lastTrips } set { lastTrips = newValue } }
        init(given: any TripRepository) { trips = given }
      """
    #expect(!found(members, others: "var lastTrips: any TripRepository = make()\n").isEmpty)
  }

  @Test("a property that is asked is one finding with its parameter, and says which use it is")
  func reasons() {
    func told(_ members: String, body: String) -> [String] {
      let view = "struct A: View {\n\(members)\n  var body: some View { \(body) }\n}\n"
      return fullFindings(of: Self.check, in: ["A.swift": Self.head + view]).map {
        "\($0.place.start.line): \($0.except ?? "")"
      }
    }
    let plain = Self.property + "  init(given: any TripRepository) { trips = given }"
    #expect(
      told(plain, body: "Text(trips.load())") == [
        "4: line 6 accesses `trips` (`var body: some View { Text(trips.load()) }`); it may only be passed to the initializer of a view model"
      ])
    #expect(
      told(plain, body: "Text(\"\")") == ["4: "])
    let wrapped = """
        @State private var trips: any TripRepository
        init(given: any TripRepository) { _trips = State(initialValue: given) }
      """
    #expect(
      told(wrapped, body: "Text(trips.load())") == [
        "4: line 6 accesses `trips` (`var body: some View { Text(trips.load()) }`); it may only be passed to the initializer of a view model"
      ])
  }

  @Test("a type argument of the object is the object's own")
  func typeArgument() {
    let code = """
      final class TripViewModel<Trips> {}
      final class TripRepository {}
      struct TripList: View {
        let model: TripViewModel<TripRepository>
        var body: some View { Text(model.title) }
      }
      struct TripPage: View {
        let model: Box<TripRepository>
      }
      """
    let rule = "for: view\nnever:\n  mentions: repository\nexcept:\n  - passes-to: viewModel"
    #expect(findings(of: rule, in: code).map { String($0.prefix(3)) } == ["8: "])
  }
}
