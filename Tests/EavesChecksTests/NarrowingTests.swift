import EavesFindings
import EavesSource
import Testing

/// Words beside a verb, subjects and exceptions.
@Suite("Narrowing, subjects, exceptions")
struct NarrowingTests {
  static let inside = """
    struct A: View {
      init() { work() }
      var body: some View {
        Text("").onAppear { work() }
        for index in rows { work() }
      }
      func other() { work() }
      @ViewBuilder func part() -> Text { work() }
      var header: some View { work() }
    }
    """

  @Test("a helper that an extension of the SDK adds does its work by another name")
  func helpers() {
    let text = """
      @Observable final class FareViewModel {
        var price = 0.0
        var day = Date.now
        var note = ""
        func brief() -> String { note }
      }
      extension Double {
        var inCrowns: String { formatted(.currency(code: "SEK")) }
        var doubled: Double { self * 2 }
        func brief() -> String { formatted() }
      }
      extension String {
        var quoted: String { "<" + self + ">" }
        var translated: String { String(format: NSLocalizedString(self, comment: ""), "") }
      }
      struct A: View {
        @State var viewModel: FareViewModel
        let tax: Double
        var body: some View {
          Text(viewModel.price.inCrowns)
          Text(tax.inCrowns)
          Text("\\(viewModel.price.doubled)")
          Text(viewModel.note.quoted)
          Text(viewModel.note.translated)
          Text(viewModel.brief())
        }
      }
      """
    let check = "for: view\nnever:\n  calls: [formatting, calculations]\n  of: viewModel\n  inside: body"
    #expect(
      findings(of: check, in: text) == ["20: `A` calls `.inCrowns` on a value of a view model inside body"])
  }

  @Test(
    "inside",
    arguments: [
      ("body", ["body": [4, 5, 8, 9]]), ("computed", ["a computed property": [4, 5, 9]]),
      ("init", ["init": [2]]),
      ("loop", ["a loop": [5]]), ("\".onAppear\"", [".onAppear": [4]]),
      ("view", ["a view": [2, 4, 5, 7, 8, 9]]),
      ("[init, loop]", ["init": [2], "a loop": [5]]),
    ])
  func insideWords(_ word: String, _ lines: [String: [Int]]) {
    let found = findings(of: "for: view\nnever:\n  calls: \"work()\"\n  inside: \(word)", in: Self.inside)
    let expected = lines.flatMap { place, lines in lines.map { "\($0): `A` calls `work()` inside \(place)" }
    }
    #expect(found == expected.sorted())
  }

  @Test(
    "directly in: no other closure, loop, function or type in between",
    arguments: [
      ("body", ["3:33", "11:41"]), ("loop", ["5:25"]), ("handler", ["4:25", "4:40"]),
      ("\".onAppear\"", ["4:25"]), ("\".Section\"", ["6:15", "7:40"]), ("init", ["2:12"]),
      (
        "view",
        ["2:12", "2:34", "3:33", "4:25", "4:40", "5:25", "5:44", "6:15", "7:19", "7:40"]
      ),
    ])
  func directly(_ word: String, _ places: [String]) {
    let text = """
      struct A: View {
        init() { work(); let later = { work() } }
        var body: some View { let a = work()
          Text("").onAppear { work(); Task { work() } }
          for index in rows { work(); rows.map { work() } }
          Section { work()
            func go() { work() } } header: { work() }
        }
        class B { func go() { work() } }
      }
      @ViewBuilder func part() -> some View { work(); row { work() } }
      """
    let check = "for: file\nnever:\n  calls: \"work()\"\n  directly-in: \(word)"
    let found = fullFindings(of: check, in: ["A.swift": text])
    #expect(found.map { "\($0.place.start.line):\($0.place.start.column)" } == places)
    #expect(found.allSatisfy { $0.message.contains(" directly inside ") })
  }

  @Test("inside a qualifier: what only lends its name to a type declared in it")
  func insideQualifier() {
    let text = """
      final class TripRepository { enum Order { case newest; enum Way { case up } }; static let most = 9; static let all = [Trip]() }
      struct A: View {
        let order: TripRepository.Order
        let way: [TripRepository.Order.Way]
        let trips: TripRepository
        var count: Int { TripRepository.all.count }
        func sort() { _ = TripRepository.Order.newest }
        var most: Int { TripRepository.most }
      }
      """
    let check = "for: view\nnever:\n  mentions: repository"
    #expect(
      findings(of: "\(check)\n  inside: qualifier", in: text) == [
        "3: `A` mentions the repository `TripRepository` inside a longer name",
        "4: `A` mentions the repository `TripRepository` inside a longer name",
        "7: `A` mentions the repository `TripRepository` inside a longer name",
        "8: `A` reads `most` of the repository `TripRepository` inside a longer name",
      ])
    #expect(
      findings(of: "\(check)\nexcept:\n  - inside: qualifier", in: text) == [
        "5: `A` holds the repository `TripRepository`",
        "6: `A` reads `all` of the repository `TripRepository`",
      ])
  }

  @Test("inside a qualifier: a value of a type that a type of the SDK declares")
  func insideQualifierOfSDK() {
    let text = """
      final class TripService {
        func isOpen(_ state: UIApplication.State) -> Bool { state == UIApplication.State.active }
        func badge() { UIApplication.shared.go() }
        func style() { _ = UIListContentConfiguration.Image.make() }
      }
      """
    #expect(
      findings(
        of:
          "for: type\nnever:\n  mentions: [UIApplication, UIListContentConfiguration]\nexcept:\n  - inside: qualifier",
        in: text
      ).map { $0.prefix(2) } == ["3:", "4:"])
  }

  @Test("inside an attribute: its arguments")
  func insideAttribute() {
    let text = """
      struct A: View {
        @Query(work()) private var a: [Int]
        @State(work()) private var b: Int = work()
        @Query private var c = [work()]
        var body: some View { Text("").task { @Query(work()) var d: Int } }
      }
      """
    #expect(
      findings(of: "for: view\nnever:\n  calls: \"work()\"\n  inside: \"@Query\"", in: text) == [
        "2: `A` calls `work()` inside @Query", "5: `A` calls `work()` inside @Query",
      ])
  }

  @Test("inside a handler: what runs when something happens, and not what is shown")
  func insideHandler() {
    let text = """
      struct A: View {
        var body: some View {
          work()
          Button("a") { work() }
          Button { work() } label: { work() }
          Button(action: { work() }) { work() }
          List { work() }.onDelete(perform: { work() }).onAppear { List { work() } }.task { work() }
          Toggle(isOn: work()) { work() }.sheet(isPresented: $b, onDismiss: { work() }) { work() }
        }
        func go() { Task { work() }; let later = { work() } }
      }
      """
    let columns = { (yaml: String) in
      fullFindings(of: yaml, in: ["A.swift": text]).map { "\($0.place.start.line):\($0.place.start.column)" }
    }
    #expect(
      columns("for: view\nnever:\n  calls: \"work()\"\n  inside: handler") == [
        "4:19", "5:14", "6:22", "7:41", "7:69", "7:87", "8:73", "10:22",
      ])
    #expect(
      columns("for: view\nnever:\n  calls: \"work()\"\n  inside: body\nexcept:\n  - inside: handler") == [
        "3:5", "5:32", "6:34", "7:12", "8:18", "8:28", "8:85",
      ])
  }

  @Test("named: the member's own name")
  func named() {
    let found = findings(
      of: "for: view\nnever:\n  holds: Bool\n  named: \"is*\"",
      in: "struct A: View {\n  @State var isOpen: Bool\n  @State var open: Bool\n}")
    #expect(found == ["2: `A` holds `Bool` named `isOpen`"])
  }

  @Test("passives count over the whole project, tests and mocks aside")
  func passives() {
    let check = "for: useCase\nunless:\n  - held-by: viewModel\n    count: 2..\nnever: exists"
    let use = "protocol LoadUseCase {}"
    let one = "final class AViewModel { let load: LoadUseCase }"
    let two = "final class BViewModel { let load: LoadUseCase }"
    let mock = "final class MockViewModel { let load: LoadUseCase }"
    #expect(
      findings(of: check, in: [use, one].joined(separator: "\n")) == ["1: `LoadUseCase` exists"])
    #expect(findings(of: check, in: [use, one, two].joined(separator: "\n")) == [])
    #expect(
      findings(of: check, in: [use, one, mock].joined(separator: "\n")) == ["1: `LoadUseCase` exists"])
  }

  @Test("a protocol and its conformers are one subject")
  func family() {
    let text = """
      final class SaveUseCaseImpl: SaveUseCase {}
      protocol SaveUseCase {}
      """
    #expect(findings(of: "for: useCase\nnever: exists", in: text) == ["2: `SaveUseCase` exists"])
    #expect(related(of: "for: useCase\nnever: exists", in: text) == [[1]])
  }

  @Test("that: each must hold; unless: any one excludes")
  func thatUnless() {
    let text = """
      final class AViewModel {}
      @MainActor final class BViewModel {}
      @MainActor class CViewModel {}
      """
    let check = "for: viewModel\nthat:\n  - marked: final\n  - marked: \"@MainActor\"\nnever: exists"
    #expect(findings(of: check, in: text) == ["2: `BViewModel` exists"])
    let unless = "for: viewModel\nunless:\n  - marked: final\n  - marked: \"@MainActor\"\nnever: exists"
    #expect(findings(of: unless, in: text + "\nclass DViewModel {}") == ["4: `DViewModel` exists"])
  }

  @Test("always: all missing items in one finding, at the name")
  func always() {
    let check = "for: viewModel\nalways:\n  - marked: final\n  - marked: \"@MainActor\""
    let found = findings(
      of: check, in: "@MainActor final class AViewModel {}\nfinal class BViewModel {}\nclass CViewModel {}")
    #expect(
      found == [
        "2: `BViewModel` is not marked @MainActor",
        "3: `CViewModel` is not marked final and is not marked @MainActor",
      ])
  }

  @Test("only: imports lists every permitted module")
  func onlyImports() {
    let found = findings(
      of: "for: feature\nonly:\n  imports: [Domain, SwiftUI]",
      in: [
        "Sources/TripFeature/A.swift":
          "import Domain\nimport SwiftUI\nimport Data\nimport Swift\nimport TripFeature",
        "Sources/Domain/B.swift": "import Data",
      ])
    #expect(found == ["Sources/TripFeature/A.swift:3: feature `TripFeature` imports `Data`"])
  }

  @Test("features never mention other features")
  func slices() {
    let found = findings(
      of: "for: feature\nnever:\n  - mentions: feature\n  - imports: feature",
      in: [
        "Sources/TripFeature/A.swift":
          "import MapFeature\nstruct Trip { let map: Map; let leg: Leg }\nstruct Leg {}",
        "Sources/MapFeature/B.swift": "public struct Map {}",
      ])
    #expect(
      found == [
        "Sources/TripFeature/A.swift:1: feature `TripFeature` imports `MapFeature`",
        "Sources/TripFeature/A.swift:2: feature `TripFeature` holds `Map` (another feature)",
      ])
  }

  @Test("except: removes single pieces of evidence, by verb and by place")
  func except() {
    let text = """
      protocol TripRepository {}
      struct A: View {
        let trips: TripRepository
        init() { make(TripRepository.self) }
        var body: some View { make(TripRepository.self) }
      }
      """
    let check = "for: view\nnever:\n  mentions: repository\nexcept:\n"
    #expect(findings(of: check + "  - holds: repository", in: text).map { $0.prefix(2) } == ["4:", "5:"])
    #expect(findings(of: check + "  - inside: init", in: text).map { $0.prefix(2) } == ["3:", "5:"])
    #expect(
      findings(of: check + "  - mentions: repository\n    inside: body", in: text).map { $0.prefix(2) } == [
        "3:", "4:",
      ])
    #expect(findings(of: check + "  - name: \"Trip*\"", in: text) == [])
  }

  @Test("a construction by leading dot is known by the parameter or property that it fills")
  func passedByLeadingDot() {
    let check = """
      for: view
      never:
        mentions: repository
      except:
        - passes-to: viewModel
          of: repository
      """
    let text = """
      final class PierViewModel { init(piers: PierRepository) {} }
      struct Child: View { let model: PierViewModel }
      struct Other: View { init(with model: PierViewModel) {} }
      struct Passing: View {
        init(piers: PierRepository) {
          child = Child(model: .init(piers: piers))
          other = Other(with: .init(piers: piers))
        }
      }
      struct Keeping: View {
        init(piers: PierRepository) { child = Child(other: .init(piers: piers)) }
      }
      """
    #expect(findings(of: check, in: text) == ["11: `Keeping` accepts the repository `PierRepository`"])
  }
}
