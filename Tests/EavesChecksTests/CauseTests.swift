import Testing

/// What is one finding, where it stands, whom it belongs to, and what is silent.
@Suite("Causes, owners, silence")
struct CauseTests {
  static let check = "for: view\nnever:\n  mentions: [repository, database, network]"

  @Test("property, init parameter and uses are one finding")
  func oneCause() {
    let text = """
      protocol TripRepository { func load() }
      struct A: View {
        private let trips: TripRepository
        init(trips: TripRepository) { self.trips = trips }
        var body: some View { Text("").task { trips.load(); self.trips.load() } }
      }
      """
    #expect(findings(of: Self.check, in: text) == ["3: `A` holds the repository `TripRepository`"])
    #expect(related(of: Self.check, in: text) == [[4, 4, 4, 5, 5]])
  }

  @Test("a local of a weakly held self is another name for the property")
  func weakSelf() {
    let text = """
      struct A: View {
        private let trips: TripRepository?
        func bind() {
          listen { [weak self] in
            guard let trips = self?.trips else { return }
            trips.load()
          }
        }
        var body: some View { Text("") }
      }
      protocol TripRepository { func load() }
      """
    #expect(findings(of: Self.check, in: text) == ["2: `A` holds the repository `TripRepository`"])
    #expect(related(of: Self.check, in: text) == [[5, 6]])
  }

  @Test("evidence inside evidence is related to the outer")
  func nested() {
    let text = """
      struct A: View {
        @Environment(\\.modelContext) private var context
        var body: some View {
          Text("").task { _ = try? context.fetch(FetchDescriptor<Trip>()) }
        }
      }
      """
    #expect(findings(of: Self.check, in: text).map { $0.prefix(2) } == ["2:"])
  }

  @Test("what an exception leaves out takes nothing with it: neither what is around it nor what is inside it")
  func exceptedInside() {
    let text = """
      protocol TripRepository { func load(_ done: () -> Void) }
      final class AppLog { static let shared = AppLog(); func add(_ line: String) {} }
      struct A: View {
        let trips: TripRepository
        func go() {
          trips.load { AppLog.shared.add("x") }
          URLSession.shared.dataTask { AppLog.shared.add("x") }
          AppLog.shared.add("\\(URLSession.shared.load()) \\(URLSession.other.load())")
          AppLog.shared.add("x")
        }
      }
      """
    let check = "for: view\nnever:\n  mentions: [repository, network, AppLog]\nexcept:\n  - calls: AppLog"
    #expect(
      findings(of: check, in: text) == [
        "4: `A` holds the repository `TripRepository`", "7: `A` calls `dataTask()` of `URLSession`",
        "8: `A` calls `load()` of `URLSession`", "8: `A` reads `other` of `URLSession`",
      ])
  }

  @Test("what an exception leaves of a held value is judged; its declaration stands for all that uses it")
  func exceptedUses() {
    let text = """
      protocol TripRepository { func load() }
      struct A: View {
        let trips: TripRepository
        func go() { trips.load() }
      }
      struct B: View {
        @Environment(Bag.self) private var bag
        func first() { bag.trips.load() }
        var body: some View { Text(bag.trips.title) }
      }
      final class Bag { let trips: TripRepository }
      """
    let check = "for: view\nnever:\n  mentions: repository\nexcept:\n"
    #expect(findings(of: check + "  - holds: repository", in: text).map { $0.prefix(2) } == ["8:", "9:"])
    let body = check + "  - mentions: repository\n    inside: body"
    #expect(findings(of: body, in: text).map { $0.prefix(2) } == ["3:", "8:"])
    let file = body.replacing("for: view", with: "for: file")
    #expect(findings(of: file, in: text) == ["3: `A.swift` holds the repository `TripRepository`"])
  }

  @Test("an attribute with uses")
  func attribute() {
    let text = """
      struct A: View {
        @Query private var trips: [Trip]
        var body: some View { List(trips) { Text($0.name) } }
      }
      """
    #expect(findings(of: Self.check, in: text) == ["2: `A` holds `@Query`"])
    #expect(related(of: Self.check, in: text) == [[3]])
  }

  @Test("an extension of a view owns what stands in it; a nested view model owns its own")
  func owners() {
    let text = """
      protocol TripRepository {}
      struct Feed: View { var body: some View { Text("") } }
      extension Feed { func load() { _ = URLSession.shared } }
      extension Feed { @Observable final class ViewModel { let trips: TripRepository } }
      extension Feed { struct Row: View { let trips: TripRepository; var body: some View { Text("") } } }
      func free() { _ = URLSession.shared }
      """
    #expect(
      findings(of: Self.check, in: text)
        == ["3: `Feed` calls `URLSession`", "5: `Feed.Row` holds the repository `TripRepository`"])
  }

  @Test("previews, tests and mocks are silent")
  func aside() {
    let view = "struct A: View { let trips: TripRepository; var body: some View { Text(\"\") } }"
    let found = findings(
      of: Self.check,
      in: [
        "Sources/App/TripRepository.swift": "protocol TripRepository {}",
        "Sources/App/Mock.swift":
          "struct MockScreen: View { let trips: TripRepository; var body: some View { Text(\"\") } }",
        "Sources/App/P.swift":
          "struct A_Previews: PreviewProvider { static var previews: some View { B(trips: x as TripRepository) } }\n"
          + "#Preview { let trips: TripRepository = x; B(trips: trips) }",
        "Tests/AppTests/T.swift": view,
      ])
    #expect(found == [])
  }

  @Test("operators with layout are silent")
  func layout() {
    let found = findings(
      of: "for: view\nnever:\n  calls: calculations\n  of: viewModel\n  inside: body",
      in: """
        final class TripViewModel { var price = 1.0; var count = 2.0; var progress = 0.5 }
        struct A: View {
          let viewModel: TripViewModel
          let width = 10.0
          var body: some View {
            Text("\\(viewModel.price * viewModel.count)")
            Bar(width: viewModel.progress * width)
            Text("\\(viewModel.price / 100)")
            Text("\\(width * 2)")
          }
        }
        """)
    #expect(
      found == [
        "6: `A` multiplies a value of a view model inside body",
        "8: `A` divides a value of a view model inside body",
      ])
  }

  @Test("an allowance suppresses; one without reason is a finding")
  func allowance() {
    let text = """
      struct A: View {
        // eaves:allow t -- the sample app has no store
        let session: URLSession
        let other: URLSession // eaves:allow t
      }
      """
    #expect(
      findings(of: Self.check, in: text)
        == ["4: `A` holds `URLSession`", "4: the comment `eaves:allow t` gives no reason"])
  }

  @Test("an allowance above a declaration covers its body, and what stands behind it does not count")
  func allowedBody() {
    let text = """
      // eaves:allow t -- the sample app has no store
      @MainActor
      struct A: View {
        let session: URLSession
      }
      // eaves:allow t -- neither has this
      struct B: View {
        let a: URLSession
        let b: URLSession // eaves:allow t -- said twice
      }
      struct C: View {
        let session: URLSession
      }
      """
    #expect(findings(of: Self.check, in: text) == ["12: `C` holds `URLSession`"])
  }

  @Test("two sentences on one subject and place are one finding")
  func merged() {
    let check =
      "checks:\n  - for: useCase\n    never: exists\n  - for: type\n    that:\n      - name: \"*UseCase\"\n    never: exists"
    #expect(findings(of: check, in: "final class LoadUseCase {}") == ["1: `LoadUseCase` exists"])
  }

  @Test("where every type is a subject, a value's own type answers for it")
  func foreignUse() {
    let found = findings(
      of: "for: type\nnever:\n  mentions: AnyView",
      in: """
        struct Poster {
          let picture: AnyView
        }
        struct Wall: View {
          let poster: Poster
          var body: some View { poster.picture.padding() }
        }
        final class Frame: UIHostingController<AnyView> {
          private var empty: AnyView { fatalError() }
        }
        """)
    #expect(
      found == [
        "2: `Poster` holds `AnyView`", "8: `Frame` mentions `AnyView`", "9: `Frame` mentions `AnyView`",
      ])
  }

  @Test("a file that imports other packages need not mean the type of a framework that nobody imports")
  func unimportedFramework() {
    func found(_ imports: String) -> [String] {
      findings(
        of: "for: view\nnever:\n  mentions: network",
        in: "\(imports)\nstruct Wallet: View {\n  let session: DataRequest\n}")
    }
    #expect(found("import WalletKit") == [])
    #expect(found("import Foundation") == ["3: `Wallet` holds `DataRequest`"])
    #expect(found("import WalletKit\nimport Alamofire") == ["4: `Wallet` holds `DataRequest`"])
    // What declares a value says what its type can be, not who uses the value.
    let kept = findings(
      of: "for: view\nnever:\n  mentions: network",
      in:
        "import WalletKit\nstruct Wallet: View {\n  let session: DataRequest\n  func end() { session.end() }\n}"
    )
    #expect(kept == [])
  }

  @Test("a static method with a capital letter is called, not created")
  func capitalMethod() {
    let found = findings(
      of: "for: view\nnever:\n  mentions: service",
      in: """
        final class TideService {
          let session = URLSession.shared
          static func Refresh() {}
        }
        struct Pier: View {
          var body: some View { Button("") { TideService.Refresh() } }
        }
        """)
    #expect(found == ["6: `Pier` calls `Refresh()` of the service `TideService`"])
  }

  @Test("an import stands for what it brings into its file, where one remedy is said for both")
  func imports() {
    let check = { (second: String) in
      """
      checks:
        - for: file
          never:
            imports: UIKit
          instead: stay away
        - for: viewModel
          never:
            mentions: UIColor
          instead: \(second)
      """
    }
    let text = "import UIKit\nfinal class TideViewModel {\n  var tint: UIColor?\n}"
    #expect(findings(of: check("stay away"), in: text) == ["1: `A.swift` imports `UIKit`"])
    #expect(related(of: check("stay away"), in: text) == [[3]])
    #expect(findings(of: check("name the meaning"), in: text).count == 2)
  }

  @Test("what a preview declares within itself is part of it")
  func nestedInPreviews() {
    let found = findings(
      of: "for: type\nnever:\n  mentions: AnyView",
      in: """
        struct Pier_Previews: PreviewProvider {
          struct Sample { let picture: AnyView }
        }
        """)
    #expect(found.isEmpty)
  }

  @Test("nobody has to stand in a region that the project does not have")
  func missingRegion() {
    let check = "for: repository\nalways:\n  - role: data"
    let repository = "final class TideRepository {}"
    #expect(findings(of: check, in: ["Tides/TideRepository.swift": repository]).isEmpty)
    #expect(
      findings(
        of: check, in: ["Tides/TideRepository.swift": repository, "Data/Store.swift": "struct Row {}"]
      )
      .count == 1)
  }

  @Test("what extends another's type is the project's own code")
  func extensionsOfOthers() {
    let text = """
      extension UIViewController {
        func cover() { show(AnyView(EmptyView())) }
      }
      extension AnyView {
        static let blank = 1
      }
      """
    #expect(
      findings(of: "for: type\nnever:\n  mentions: AnyView", in: text)
        == ["2: `UIViewController` creates `AnyView`"])
    #expect(findings(of: "for: type\nalways:\n  - marked: final", in: text).isEmpty)
  }

  @Test func `each type that calls a value of another's answers for itself`() {
    let yaml = "for: type\nnever:\n  calls: APIService"
    let texts = [
      "Context.swift": "final class AppContext { let api: APIService }",
      "B.swift":
        "struct B1 { let context: AppContext; func a() { context.api.follow(); context.api.follow() } }",
      "C.swift": "struct B2 { let context: AppContext; func a() { context.api.follow() } }",
    ]
    #expect(
      findings(of: yaml, in: texts) == [
        "B.swift:1: `B1` calls `follow()` of `APIService`",
        "C.swift:1: `B2` calls `follow()` of `APIService`",
      ])
    // Who declares it answers for it where the declaration itself is what the rule forbids.
    let holds = "for: type\nnever:\n  mentions: APIService"
    #expect(findings(of: holds, in: texts) == ["Context.swift:1: `AppContext` holds `APIService`"])
  }

  @Test func `a mark is a subject as a layer is`() {
    let text = """
      final class ListController: UIViewController {
        let api = APIService()
        func load() { api.follow() }
        struct Row: View { let api = APIService(); var body: some View { api.text() } }
      }
      """
    let found = findings(of: "for: kitView\nnever:\n  calls: APIService", in: text)
    #expect(found == ["3: `ListController` calls `follow()` of `APIService`"])
    let plain = "class A: ObservableObject { let api: APIService; func a() { api.go() } }"
    #expect(
      findings(of: "for: observable\nnever:\n  calls: APIService", in: plain)
        == ["1: `A` calls `go()` of `APIService`"])
  }
}
