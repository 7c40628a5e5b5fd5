import Testing

/// Each verb on the smallest text that shows what it sees and what it does not.
@Suite("Verbs")
struct VerbTests {
  @Test("a type is recognized with its module in front, as a nested type, through typealiases")
  func otherNames() {
    let text = """
      import Foundation
      typealias Session = URLSession
      typealias Net = Session
      enum Trips { class HistoryRepository {} }
      struct A: View { let a: Foundation.URLSession }
      struct B: View { let a = Foundation.URLSession.shared }
      struct C: View { let a: Net? }
      struct D: View { let a: Trips.HistoryRepository }
      struct E: View { func go() { Trips.HistoryRepository() } }
      struct F<R: HistoryRepository>: View { let a: R }
      """
    #expect(
      findings(of: "for: view\nnever:\n  mentions: [network, repository]", in: text) == [
        "5: `A` holds `URLSession`", "6: `B` calls `URLSession`", "7: `C` holds `URLSession`",
        "8: `D` holds the repository `Trips.HistoryRepository`",
        "9: `E` creates the repository `Trips.HistoryRepository`",
        "10: `F` mentions the repository `HistoryRepository`",
      ])
  }

  @Test("exists: the subject itself, at its name")
  func exists() {
    let found = findings(
      of: "for: useCase\nnever: exists",
      in: """
        protocol SaveTripUseCase {}
        struct Trip {}
        final class LoadTripUseCase {}
        """)
    #expect(found == ["1: `SaveTripUseCase` exists", "3: `LoadTripUseCase` exists"])
  }

  @Test("imports: every form")
  func imports() {
    let found = findings(
      of: "for: file\nnever:\n  imports: SwiftData",
      in: """
        import SwiftUI
        import SwiftData
        @testable import SwiftData
        import class SwiftData.ModelContext
        #if DEBUG
        public import SwiftData
        #endif
        """)
    #expect(found == [2, 3, 4, 6].map { "\($0): `A.swift` imports `SwiftData`" })
  }

  @Test("conforms: the inheritance clause and extensions")
  func conforms() {
    let found = findings(
      of: "for: view\nnever:\n  conforms: Equatable",
      in: """
        struct A: View, Equatable { var body: some View { Text("") } }
        struct B: View { var body: some View { Text("") } }
        extension B: Equatable {}
        """)
    #expect(found == ["1: `A` conforms to `Equatable`", "3: `B` conforms to `Equatable`"])
  }

  @Test("holds: stored, lazy, static, wrapped, optional, from the environment; not computed, not local")
  func holds() {
    let found = findings(
      of: "for: view\nnever:\n  holds: repository",
      in: """
        protocol TripRepository {}
        struct A: View {
          let a: TripRepository
          static let b: any TripRepository = make()
          lazy var c: TripRepository? = nil
          @Environment(\\.tripRepository) private var d
          @State var e: [TripRepository] = []
          var f: TripRepository { a }
          func g() { let h: TripRepository = make() }
          var body: some View { Text("") }
        }
        """)
    #expect(
      found == [
        "3: `A` holds the repository `TripRepository`", "4: `A` holds the repository `TripRepository`",
        "5: `A` holds the repository `TripRepository`", "6: `A` holds the repository `TripRepository`",
        "7: `A` holds the repository `TripRepository`",
      ])
  }

  @Test("accepts: parameters of initialisers and functions")
  func accepts() {
    let found = findings(
      of: "for: view\nnever:\n  accepts: repository",
      in: """
        protocol TripRepository {}
        struct A: View {
          init(trips: TripRepository) {}
          func show(from trips: some TripRepository) {}
          var onTap: (TripRepository) -> Void
          var body: some View { Text("") }
        }
        """)
    #expect(
      found == [
        "3: `A` accepts the repository `TripRepository`", "4: `A` accepts the repository `TripRepository`",
        "5: `A` accepts the repository `TripRepository`",
      ])
  }

  @Test("exposes: what is not private, narrowed to properties or results")
  func exposes() {
    let text = """
      @Model class Trip {}
      final class TripViewModel {
        var trip: Trip?
        private(set) var trips: [Trip] = []
        private var hidden: Trip?
        fileprivate var known: Trip?
        func load() -> Trip? { nil }
        private func find() -> Trip? { nil }
        let names: [String] = Trip.all.map { $0.name }
        let known = Trip.all.map { $0.name }
        var any: Any = Trip()
        var first = Trip.first
        var made = Trip()
      }
      """
    let all = "for: viewModel\nnever:\n  exposes: entity"
    #expect(findings(of: all, in: text).map { $0.prefix(2) } == ["3:", "4:", "7:", "12", "13"])
    let properties = findings(of: all + "\n  via: property", in: text)
    #expect(properties.map { $0.prefix(2) } == ["3:", "4:", "12", "13"])
    #expect(findings(of: all + "\n  via: result", in: text).map { $0.prefix(2) } == ["7:"])
  }

  @Test("exposes: of types declared in the owner those whose values it gives, and not those that are sent in")
  func exposesByNestedTypes() {
    let text = """
      @Model class Trip {}
      class Screen<State, Event> {}
      final class TripViewModel {
        enum Event { case picked(Trip) }
        struct State { var row: Row; var trip: Trip }
        struct Row { let trip: Trip }
        struct Summary { let trip: Trip }
        struct Draft { let trip: Trip }
        enum Known { static let trip = Trip() }
        private(set) var state = State()
        private var draft: Draft?
        func send(_ event: Event) {}
        func summary() -> [Summary] { [] }
      }
      final class StayViewModel: Screen<StayViewModel.State, Int> {
        struct State { var trip: Trip }
        struct Note { var trip: Trip }
      }
      """
    #expect(
      findings(of: "for: viewModel\nnever:\n  exposes: entity", in: text).map { $0.prefix { $0 != ":" } }
        == ["5", "6", "7", "9", "16"])
  }

  @Test("passes-to: what is made in a function and only handed on; what is kept or asked is not")
  func passesWhatIsMade() {
    let text = """
      final class TripUseCase { init(_ trips: TripRepository) {} }
      final class TripViewModel {
        let kept = TripRepository()
        func a() -> TripUseCase { let trips = TripRepository(); return TripUseCase(trips) }
        func b() -> TripUseCase { let trips = TripRepository(); trips.load(); return TripUseCase(trips) }
        func c() { let trips = TripRepository() }
      }
      """
    let check = "for: viewModel\nnever:\n  mentions: repository\nexcept:\n  - passes-to: useCase"
    #expect(findings(of: check, in: text).map { $0.prefix(2) } == ["3:", "5:", "6:"])
  }

  @Test("passes-to: the one instance that a type keeps of itself")
  func passesTheSharedOne() {
    let text = """
      final class TripRepository { static let shared = TripRepository(); static let home = ""; func load() {} }
      final class TripViewModel { init(_ trips: TripRepository) {} }
      struct A: View { let model = TripViewModel(TripRepository.shared) }
      struct B: View { let model = TripViewModel(TripRepository.shared); func f() { TripRepository.shared.load() } }
      struct C: View { let model = Other(TripRepository.shared) }
      struct D: View { let model = TripViewModel(TripRepository.home) }
      struct E: View { let model = TripViewModel(TripRepository.shared.load()) }
      """
    let check = "for: view\nnever:\n  mentions: repository\nexcept:\n  - passes-to: viewModel"
    #expect(findings(of: check, in: text).map { $0.prefix(2) } == ["4:", "5:", "6:", "7:"])
  }

  @Test("creates: constructions, also nested types and .init")
  func creates() {
    let found = findings(
      of: "for: view\nnever:\n  creates: [viewModel, URLSessionDataTask]",
      in: """
        final class TripViewModel {}
        struct A: View {
          var model: TripViewModel
          var body: some View {
            Text("").task {
              _ = TripViewModel()
              _ = TripViewModel.init()
              _ = URLSessionDataTask(url: address)
            }
          }
        }
        """)
    #expect(
      found == [
        "6: `A` creates the view model `TripViewModel`", "7: `A` creates the view model `TripViewModel`",
        "8: `A` creates `URLSessionDataTask`",
      ])
  }

  @Test("calls: members, callees with labels, static members, operators, macros, values")
  func calls() {
    let found = findings(
      of: """
        for: view
        never:
          calls: [".shared", "String(format:)", "URLSession.main", "%", "#Predicate"]
        """,
      in: """
        struct A: View {
          var body: some View {
            Text(String(format: "%d", 3))
            Text(String(3))
            Text(Store.shared.name)
            Text("\\(a % b)")
            Text(URLSession.main.name)
            Text(Other.main.name)
            List(#Predicate<Trip> { $0.isOpen })
          }
        }
        """)
    #expect(
      found == [
        "3: `A` calls `String(format:)`", "5: `A` calls `Store.shared`",
        "6: `A` takes the remainder of values",
        "7: `A` calls `URLSession.main`", "9: `A` calls `#Predicate`",
      ])
  }

  @Test("calls: what a held value is asked, through let, if let, guard let and closure parameters")
  func callsOfValues() {
    let found = findings(
      of: "for: view\nnever:\n  calls: formatting\n  of: viewModel\n  inside: body",
      in: """
        final class TripViewModel { var title = ""; var trips: [Date] = []; var order: Order? }
        struct A: View {
          let viewModel: TripViewModel
          var body: some View {
            if let order = viewModel.order { Text(order.name.uppercased()) }
            let title = viewModel.title
            Text(title.capitalized)
            ForEach(viewModel.trips) { trip in Text(trip.formatted()) }
            Text(other.uppercased())
          }
          var heading: String {
            guard let order = viewModel.order else { return "" }
            return order.name.uppercased()
          }
          func share() -> String { viewModel.title.uppercased() }
        }
        """)
    #expect(
      found == [
        "5: `A` calls `.uppercased` on a value of a view model inside body",
        "7: `A` calls `.capitalized` on a value of a view model inside body",
        "8: `A` calls `.formatted` on a value of a view model inside body",
      ])
  }

  @Test("mentions: any position, shown with the most specific verb")
  func mentions() {
    let found = findings(
      of: "for: view\nnever:\n  mentions: [network, requests]",
      in: """
        struct A: View {
          let session: URLSession
          var body: some View {
            Text("").task { _ = try? await URLSession.shared.data(from: url) }
          }
          func load() -> [URLSessionDataTask] { [] }
          // URLSession in a comment
          let text = "URLSession"
        }
        """)
    #expect(
      found == [
        "2: `A` holds `URLSession`", "4: `A` calls `data()` of `URLSession`",
        "6: `A` exposes `URLSessionDataTask`",
      ])
  }

  @Test("passes-to: the exception of a value that is only handed on")
  func passesTo() {
    let check = """
      for: view
      never:
        mentions: repository
      except:
        - passes-to: viewModel
          of: repository
      """
    let head = """
      protocol TripRepository { func load() }
      final class TripViewModel { init(_ trips: TripRepository) {} }

      """
    let passed = """
      struct A: View {
        @State private var model: TripViewModel
        init(trips: TripRepository) {
          _model = State(initialValue: .init(trips))
        }
      }
      """
    #expect(findings(of: check, in: head + passed) == [])
    let used = passed.replacing("  }\n}", with: "    trips.load()\n  }\n}")
    #expect(findings(of: check, in: head + used) == ["5: `A` accepts the repository `TripRepository`"])
    let child = passed.replacing(
      "_model = State(initialValue: .init(trips))", with: "child = Child(trips: trips)")
    #expect(findings(of: check, in: head + child) == ["5: `A` accepts the repository `TripRepository`"])
  }

  @Test("forwards-to: every body is one call on one held value")
  func forwardsTo() {
    let check = "for: useCase\nthat:\n  - forwards-to: repository\nnever: exists"
    let head = "protocol TripRepository { func load(_ id: Int) async throws -> Int }\n"
    func body(_ lines: String) -> String {
      head
        + "struct LoadUseCase { let trips: TripRepository\nfunc run(id: Int) async throws -> Int {\n\(lines)\n} }"
    }
    #expect(findings(of: check, in: body("try await trips.load(id)")) == ["2: `LoadUseCase` exists"])
    #expect(
      findings(of: check, in: body("let trip = try await trips.load(id)\nreturn trip"))
        == ["2: `LoadUseCase` exists"])
    #expect(
      findings(of: check, in: body("guard id > 0 else { return 0 }\nreturn try await trips.load(id)")) == [])
    #expect(findings(of: check, in: body("try await trips.load(id) + 1")) == [])
    #expect(findings(of: check, in: head + "protocol LoadUseCase { func run(id: Int) }") == [])
  }

  @Test("a callee may be a member with labels, a type may be named with its outer types")
  func spellings() {
    let view = """
      struct A: View {
        let row: Feed.Row
        let other: Row
        var body: some View {
          Text(formatter.string(from: date))
          Text(formatter.string(for: date))
        }
      }
      struct Feed { struct Row {} }
      struct Row {}
      """
    #expect(
      findings(of: "for: view\nnever:\n  calls: \".string(from:)\"", in: view) == [
        "5: `A` calls `.string(from:)`"
      ])
    #expect(findings(of: "for: view\nnever:\n  holds: Feed.Row", in: view) == ["2: `A` holds `Row`"])
  }
}
