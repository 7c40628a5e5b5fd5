import Testing

/// Measures, passives, marks, `only`, and verbs used as clauses.
@Suite("Clauses and measures")
struct ClauseTests {
  static let text = """
    struct A: View {
      init(a: Int, b: Int) {}
      var body: some View {
        VStack {
          HStack {
            Group { Text("") }.padding { Text("") }
          }
        }
      }
      var header: some View { Text("") }
    }
    """

  @Test(
    "measures",
    arguments: [
      ("lines: ..5\n    inside: body", "`A` has 5 lines inside body"),
      ("lines: ..4\n    inside: body", "1: `A` has 5 lines inside body, not at most 4"),
      ("depth: ..3\n    inside: body", ""),
      ("depth: ..2\n    inside: body", "1: `A` has a depth of 3 inside body, not at most 2"),
      ("depth: ..2", "1: `A` has a depth of 3, not at most 2"),
      ("members: ..2", "1: `A` has 3 members, not at most 2"),
      ("parameters: 3..", "1: `A` has 2 parameters, not at least 3"),
      ("lines: 11", ""), ("lines: ..10", "1: `A` has 11 lines, not at most 10"),
    ])
  func measures(_ item: String, _ message: String) {
    let found = findings(of: "for: view\nalways:\n  - \(item)", in: Self.text)
    #expect(found == (message.hasPrefix("1:") ? [message] : []))
  }

  @Test("a measure inside body shows the member that has the most")
  func place() {
    #expect(related(of: "for: view\nalways:\n  - lines: ..4\n    inside: body", in: Self.text) == [[3]])
  }

  @Test("@MainActor also by a superclass or protocol")
  func isolation() {
    let found = findings(
      of: "for: viewModel\nalways:\n  - marked: \"@MainActor\"",
      in: """
        @MainActor protocol Isolated {}
        @MainActor class BaseViewModel {}
        final class AViewModel: Isolated {}
        final class BViewModel: BaseViewModel {}
        final class CViewModel {}
        """)
    #expect(found == ["5: `CViewModel` is not marked @MainActor"])
  }

  @Test("what marks an extension marks its members, and not the type")
  func markedExtension() {
    let found = findings(
      of: "for: type\nalways:\n  - marked: \"@MainActor\"",
      in: "@MainActor struct A {}\nstruct B {}\n@MainActor extension B {}")
    #expect(found == ["2: `B` is not marked @MainActor"])
  }

  @Test("conformed-by: protocols with a single conformer")
  func conformers() {
    let text = """
      protocol TripRepository {}
      final class LiveTripRepository: TripRepository {}
      protocol MapRepository {}
      protocol LegRepository {}
      struct ALegRepository: LegRepository {}
      struct BLegRepository: LegRepository {}
      """
    let check = """
      for: type
      that:
        - kind: protocol
          name: "*Repository"
      always:
        - conformed-by: type
          count: 1
      """
    #expect(
      findings(of: check, in: text) == [
        "3: `MapRepository` is not conformed to by exactly 1 type",
        "4: `LegRepository` is not conformed to by exactly 1 type",
      ])
  }

  @Test("passives: created-by, called-by, mentioned-by, returned-by, accepted-by")
  func passives() {
    let text = """
      struct Trip { static let none = 1; func go() {} }
      struct Leg {}
      struct A: View {
        let trip: Trip
        var body: some View { Text("").task { trip.go(); _ = Leg() } }
      }
      """
    func found(_ item: String) -> [String] {
      findings(of: "for: type\nthat:\n  - kind: struct\n  - \(item)\nnever: exists", in: text).map {
        String($0.dropFirst(3))
      }
    }
    #expect(found("created-by: view") == ["`Leg` exists"])
    #expect(found("called-by: view") == ["`Trip` exists"])
    #expect(found("mentioned-by: view") == ["`Trip` exists", "`Leg` exists"])
    #expect(found("held-by: A") == ["`Trip` exists"])
    #expect(found("mentioned-by: type\n    count: 0") == ["`A` exists"])
  }

  @Test("verbs as clauses of a subject")
  func verbs() {
    let text = """
      protocol TripRepository {}
      final class AViewModel { let trips: TripRepository; init(trips: TripRepository) { self.trips = trips } }
      final class BViewModel { func run() { _ = URLSession.shared } }
      final class CViewModel {}
      """
    func found(_ rest: String) -> [String] { findings(of: "for: viewModel\n\(rest)", in: text) }
    #expect(found("that:\n  - holds: repository\nnever: exists") == ["2: `AViewModel` exists"])
    #expect(found("that:\n  - calls: network\nnever: exists") == ["3: `BViewModel` exists"])
    #expect(
      found("unless:\n  - mentions: [network, repository]\nnever: exists") == [
        "4: `CViewModel` exists"
      ])
    #expect(
      found("always:\n  - accepts: repository")
        == [
          "3: `BViewModel` does not accept a repository",
          "4: `CViewModel` does not accept a repository",
        ])
  }

  @Test("declares: nested types, members, functions, attributes")
  func declares() {
    let text = """
      struct Feed: View {
        enum State { case idle }
        static var preview: Feed { Feed() }
        func load(id: Int, again: Bool) {}
        @State var isOpen = false
        var body: some View { Text("") }
      }
      """
    let check = "for: view\nnever:\n  declares: [\"*State\", \".preview\", \"load(id:)\", \"@State\"]"
    #expect(
      findings(of: check, in: text) == [
        "2: `Feed` declares `Feed.State`", "3: `Feed` declares `.preview`",
        "4: `Feed` declares `load(id:)`",
        "5: `Feed` declares `@State`",
      ])
  }

  @Test("declares: another name for a type is no declaration of what stands behind it")
  func declaresNoAlias() {
    let text = """
      protocol TripRepository {}
      struct A: View { typealias Trips = TripRepository }
      struct B: View { final class StayRepository {} }
      """
    #expect(
      findings(of: "for: view\nnever:\n  declares: repository", in: text)
        == ["3: `B` declares the repository `B.StayRepository`"])
    #expect(
      findings(of: "for: view\nnever:\n  declares: Trips", in: text) == ["2: `A` declares `A.Trips`"])
  }

  @Test("only: conforms, marked, passives")
  func only() {
    let text = """
      @Observable @MainActor final class AViewModel: Sendable, Identifiable {}
      extension AViewModel: Hashable {}
      struct A: View { let model: AViewModel; var body: some View { Text("") } }
      final class Store { let model: AViewModel = make() }
      """
    #expect(
      findings(of: "for: viewModel\nonly:\n  conforms: [Sendable, Hashable]", in: text)
        == ["1: `AViewModel` conforms to `Identifiable`"])
    #expect(
      findings(of: "for: viewModel\nonly:\n  marked: \"@Observable\"", in: text)
        == ["1: `AViewModel` is marked `@MainActor`"])
    #expect(
      findings(of: "for: viewModel\nonly:\n  marked: [\"@Observable\", \"@MainActor\", final]", in: text)
        == [])
    #expect(
      findings(of: "for: viewModel\nonly:\n  held-by: view", in: text)
        == ["4: `AViewModel` is held by `Store`"])
  }

  @Test("access and never with a clause")
  func access() {
    let text = "public final class AViewModel {}\nfinal class BViewModel {}"
    #expect(
      findings(of: "for: viewModel\nnever:\n  access: public", in: text) == [
        "1: `AViewModel` is public"
      ])
  }

  @Test("access by the extension around a type, and by what is private around it")
  func accessOfExtensions() {
    let text = """
      public enum Outer {}
      private extension Outer { final class AViewModel {} }
      public extension Outer { final class BViewModel {} }
      extension Outer { private enum Inner { final class CViewModel {}; public final class DViewModel {} } }
      fileprivate extension Outer { enum Inner2 { final class EViewModel {} } }
      extension Outer { final class FViewModel {} }
      """
    #expect(
      findings(of: "for: viewModel\nnever:\n  access: [private, fileprivate]", in: text) == [
        "2: `Outer.AViewModel` is private or fileprivate",
        "4: `Outer.Inner.CViewModel` is private or fileprivate",
        "4: `Outer.Inner.DViewModel` is private or fileprivate",
        "5: `Outer.Inner2.EViewModel` is private or fileprivate",
      ])
    #expect(
      findings(of: "for: viewModel\nnever:\n  access: public", in: text) == [
        "3: `Outer.BViewModel` is public"
      ])
  }

  @Test("singletons: .shared of a type of the project")
  func singletons() {
    let found = findings(
      of: "for: viewModel\nnever:\n  calls: \".shared\"\n  of: type",
      in: """
        final class Store { static let shared = Store() }
        final class AViewModel {
          func run() { Store.shared.save(); _ = URLSession.shared }
        }
        """)
    #expect(found == ["3: `AViewModel` calls `Store.shared` of a type of the project"])
  }

  @Test("one finding tells all that a subject lacks")
  func everythingMissing() {
    let yaml = "for: viewModel\nalways:\n  - marked: \"@MainActor\"\n  - marked: final"
    let code = """
      class TripViewModel {}
      final class BerthViewModel {}
      @MainActor class QuayViewModel {}
      @MainActor final class TideViewModel {}
      """
    #expect(
      findings(of: yaml, in: code) == [
        "1: `TripViewModel` is not marked @MainActor and is not marked final",
        "2: `BerthViewModel` is not marked @MainActor",
        "3: `QuayViewModel` is not marked final",
      ])
    let function = "for: function\nalways:\n  - marked: async\n  - marked: throws"
    #expect(
      findings(of: function, in: "func load() {}\nfunc save() async {}") == [
        "1: `load` is not marked async and is not marked throws",
        "2: `save` is not marked throws",
      ])
  }
}
