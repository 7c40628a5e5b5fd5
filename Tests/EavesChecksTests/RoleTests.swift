import Testing

@testable import EavesChecks

/// What real projects taught the shipped nouns.
@Suite("Shipped roles")
struct RoleTests {
  @Test("what a view watches is a view model, unless its name says that it is shared or drawn")
  func watched() {
    let found = findings(
      of: "for: viewModel\nnever: exists",
      in: """
        class Regatta: ObservableObject {}
        class SailStyle: ObservableObject {}
        class BuoyConnection: ObservableObject {}
        class HarbourSettingsStore: ObservableObject {}
        class CabinProvider: ObservableObject {}
        class TideLog: ObservableObject {}
        struct Pier: View {
          @ObservedObject var regatta: Regatta
          @ObservedObject var style: SailStyle
          @ObservedObject var connection: BuoyConnection
          @ObservedObject var settings: HarbourSettingsStore
          @StateObject var cabin: CabinProvider
          @StateObject var log = TideLog()
          var body: some View { Text("") }
        }
        """)
    #expect(found == ["1: `Regatta` exists"])
  }

  @Test("values of a module whose name ends in Domain are domain models, whatever the module's case")
  func domainOfModule() {
    for module in ["Domain", "TrailDomain", "trail_domain", "domain"] {
      let texts = [
        "Sources/\(module)/Trail.swift": "public struct Trail: Identifiable, Hashable { public var id: Int }"
      ]
      #expect(findings(of: "for: domainModel\nnever: exists", in: texts) == ["1: `Trail` exists"])
    }
  }

  @Test("what lies among features and serves all of them is no feature")
  func basesOfFeatures() {
    let check = "for: feature\nnever:\n  imports: Ledger"
    for folder in [
      "DesignSystem", "AppDesignSystem", "TourDomain", "ShopInterface", "ShopInterfaces", "MapSDK",
    ] {
      #expect(findings(of: check, in: ["Features/\(folder)/A.swift": "import Ledger"]) == [], "\(folder)")
    }
    #expect(findings(of: check, in: ["Features/Shop/A.swift": "import Ledger"]).count == 1)
  }

  @Test("modules that are named for a store are the data layer")
  func data() {
    let texts = [
      "Sources/CoreDataStack/A.swift": "import CoreData",
      "Sources/TidePersistence/B.swift": "import SwiftData",
      "Sources/TideUI/C.swift": "import CoreData", "App/CoreDataModel/D.swift": "import CoreData",
    ]
    #expect(
      findings(of: "for: file\nunless:\n  - role: data\nnever:\n  imports: [CoreData, SwiftData]", in: texts)
        == ["Sources/TideUI/C.swift:1: `C.swift` imports `CoreData`"])
  }

  @Test("databases of others are database where their framework is imported")
  func databases() {
    #expect(
      findings(
        of: "for: viewModel\nnever:\n  mentions: database",
        in: [
          "A.swift": "import GRDB\nfinal class TideViewModel { let queue: DatabaseQueue? = nil }",
          "B.swift": "import Ferry\nfinal class FerryViewModel { let queue: DatabaseQueue? = nil }",
        ]) == ["A.swift:2: `TideViewModel` holds `DatabaseQueue`"])
  }

  @Test("rows of Fluent are entities by the key that each has; a Model of somebody else is none")
  func rowsOfFluent() {
    #expect(
      findings(
        of: "for: entity\nnever: exists",
        in: [
          "A.swift": "import Fluent\nfinal class Berth: Model { @ID(key: .id) var id: UUID? }",
          "B.swift": "import Ferry\nfinal class Buoy: Model { var id: UUID? }",
        ]) == ["A.swift:2: `Berth` exists"])
  }

  @Test("a repository and one function are a use case, whatever its name")
  func errands() {
    #expect(
      findings(
        of: "for: useCase\nnever: exists",
        in: [
          "Harbor/Crew.swift": """
          protocol CrewRepository { func sign(_ name: String) async throws }
          final class Muster {
            private let crew: any CrewRepository
            init(crew: any CrewRepository) { self.crew = crew }
            func sign(_ name: String) async throws { try await crew.sign(name) }
          }
          final class Roster {
            private let crew: any CrewRepository
            private var names: [String] = []
            init(crew: any CrewRepository) { self.crew = crew }
            func sign(_ name: String) async throws { names.append(name) }
            func clear() { names = [] }
          }
          final class CrewManager {
            private let crew: any CrewRepository
            init(crew: any CrewRepository) { self.crew = crew }
          }
          """
        ]) == ["2: `Muster` exists"])
  }

  @Test(
    "what reaches the outside, draws or makes repositories is no use case, whatever else it is hardly more than"
  )
  func errandsOfOthers() {
    let code = """
      protocol CrewRepository { func sign(_ name: String) async throws }
      final class PaperCrewRepository: CrewRepository { func sign(_ name: String) async throws {} }
      final class Shredder {
        let crew: any CrewRepository
        init(crew: any CrewRepository) { self.crew = crew }
        func run() throws { try FileManager.default.removeItem(atPath: "list") }
      }
      final class Bell {
        let crew: any CrewRepository
        init(crew: any CrewRepository) { self.crew = crew }
        func ring() { UNUserNotificationCenter.current().removeAllDeliveredNotifications() }
      }
      final class Gangway {
        let crew: any CrewRepository
        init(crew: any CrewRepository) { self.crew = crew }
        func start() -> UIViewController { UIViewController() }
      }
      final class Muster {
        static let shared = Muster()
        let crew: any CrewRepository = PaperCrewRepository()
        func sign(_ name: String) {}
      }
      final class CrewGateway {
        let crew: any CrewRepository
        init(crew: any CrewRepository) { self.crew = crew }
        func sign(_ name: String) async throws { try await crew.sign(name) }
      }
      """
    #expect(findings(of: "for: useCase\nnever: exists", in: code) == [])
    #expect(
      findings(of: "for: service\nnever: exists", in: code) == [
        "3: `Shredder` exists", "8: `Bell` exists", "23: `CrewGateway` exists",
      ])
  }

  @Test("menus of the scene are views, widgets are where an application begins, styles are neither")
  func menus() {
    let code = """
      struct PierCommands: Commands { var body: some Commands { CommandMenu("Pier") {} } }
      struct TideWidget: Widget { var body: some WidgetConfiguration { fatalError() } }
      final class Mooring: Commands {}
      final class Gauge: Widget {}
      struct BuoyStyle: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Text("") } }
      """
    #expect(findings(of: "for: view\nnever: exists", in: code) == ["1: `PierCommands` exists"])
    #expect(findings(of: "for: app\nnever: exists", in: code) == ["2: `TideWidget` exists"])
  }

  @Test("protocols over screens, views of packages, templates of CarPlay and stand-ins are drawn")
  func drawnByOthers() {
    let found = findings(
      of: "for: kitView\nnever: exists",
      in: """
        protocol PagingScreen: UIViewController {}
        protocol PagingScreenDelegate: UIViewController {}
        protocol Paging {}
        final class GaugeView: BaseGaugeView {}
        final class GaugeModel: BaseGaugeModel {}
        final class TideTemplate { let list: CPListTemplate? = nil }
        final class LetterTemplate { let text = "" }
        final class FakeViewController: UIViewController {}
        final class FakeButton: UIButton {}
        """)
    #expect(
      found == [
        "1: `PagingScreen` exists", "4: `GaugeView` exists", "6: `TideTemplate` exists",
        "8: `FakeViewController` exists",
      ])
  }

  @Test("what a screen sees of its view model, or hands its events to, is a port of it")
  func handlers() {
    let found = findings(
      of: "for: type\nthat:\n  - kind: protocol\n    role: viewModel\nnever: exists",
      in: """
        protocol PierActionHandler {}
        protocol BuoyActionHandler {}
        protocol Poster {}
        final class PierViewModel: PierActionHandler, Poster {}
        final class BuoyList: BuoyActionHandler {}
        final class PierController: UIViewController {
          let handler: PierActionHandler
          let poster: Poster
          let buoys: BuoyActionHandler
        }
        """)
    #expect(found == ["1: `PierActionHandler` exists", "3: `Poster` exists"])
  }

  @Test("who asks by requests is a service, also as a namespace; who only writes them is none")
  func requests() {
    let found = findings(
      of: "for: service\nnever: exists",
      in: """
        enum TideClient { static func levels() -> URLRequest? { nil } }
        enum TideState { case asked(URLRequest) }
        final class FeedFinder { func find(_ request: URLRequest) {} }
        final class FeedSerializer { func read(_ answer: HTTPURLResponse) {} }
        struct FeedRequest { let request: URLRequest }
        final class CookieSweeper { func sweep() { WKWebsiteDataStore.default().removeData() } }
        """)
    #expect(
      found == [
        "1: `TideClient` exists", "3: `FeedFinder` exists", "6: `CookieSweeper` exists",
      ])
  }

  @Test("who keeps an alert works through no service, but shows it")
  func alerts() {
    let found = findings(
      of: "for: service\nnever: exists",
      in: """
        final class TideService { func go() { URLSession.shared.invalidateAndCancel() } }
        final class TideScheduler { let tides: TideService }
        final class AlertScheduler { let tides: TideService; var alert: UIAlertController? }
        """)
    #expect(found == ["1: `TideService` exists", "2: `TideScheduler` exists"])
  }

  @Test("what services keep and screens show is a model, and so is a value of the wire on a screen")
  func keptValues() {
    let found = findings(
      of: "for: domainModel\nnever: exists",
      in: [
        "App/A.swift": """
        struct Contact { let name: String }
        struct ContactConfig { let name: String }
        struct Draft { let name: String }
        final class ContactService {
          var all: [Contact] = []
          var config: ContactConfig
          var drafts: [Draft] = []
          func go() { URLSession.shared.invalidateAndCancel() }
        }
        struct ContactRow: View { let contact: Contact; let config: ContactConfig; var body: some View { Text("") } }
        """,
        "App/DTO/B.swift": """
        struct Page: Identifiable { let id = 1 }
        struct Site: Identifiable { let id = 1 }
        """,
        "App/Models/C.swift": """
        struct Harbour: Codable {
          struct Area: Equatable { let id: String }
          struct Depth: Equatable { let id: String }
          let name: String
          let berths: Int
        }
        """,
        "App/D.swift": """
        final class PageViewModel { var pages: [Page] = []; var areas: [Harbour.Area] = [] }
        """,
      ])
    #expect(
      found == [
        "App/A.swift:1: `Contact` exists", "App/DTO/B.swift:1: `Page` exists",
        "App/Models/C.swift:1: `Harbour` exists",
        "App/Models/C.swift:2: `Harbour.Area` exists",
      ])
  }

  @Test("screens of cars, sheets, menus and delegates of lists are user interface; snapshots of rows are not")
  func userInterface() {
    let found = findings(
      of: "for: viewModel\nnever:\n  mentions: uiTypes",
      in: """
        final class AViewModel { let template: CPListTemplate }
        final class BViewModel: PagerViewControllerDataSource {}
        final class CViewModel: NSObject, UITextViewDelegate {}
        final class DViewModel { func share() -> UIActivityViewController? { nil } }
        final class EViewModel { let rows: NSDiffableDataSourceSnapshot<Int, Int> }
        """)
    #expect(
      found == [
        "1: `AViewModel` holds `CPListTemplate`",
        "2: `BViewModel` conforms to `PagerViewControllerDataSource`",
        "3: `CViewModel` conforms to `UITextViewDelegate`",
        "4: `DViewModel` exposes `UIActivityViewController`",
      ])
  }

  /// What is said of files that all import a ledger.
  private func features(_ paths: [String]) -> [String] {
    let texts = Dictionary(uniqueKeysWithValues: paths.map { ($0, "import Ledger") })
    return findings(of: "for: feature\nnever:\n  imports: Ledger", in: texts)
  }

  private func feature(_ name: String, at path: String) -> String {
    "\(path):1: feature `\(name)` imports `Ledger`"
  }

  @Test(
    "among screens that lie together by their layer each folder is a feature, but for what they share",
    arguments: ["Presentation", "UI", "Screens", "View", "Views", "ViewModel", "ViewModels"])
  func screensByLayer(_ layer: String) {
    for root in ["App/Features/\(layer)", "App/Feature/\(layer)"] {
      let trips = ["\(root)/Tours/List/Page.swift", "\(root)/Trips/A.swift"]
      let others = [
        "\(root)/B.swift", "\(root)/Common/C.swift", "\(root)/components/Rows/D.swift",
        "App/Features/Domain/Trips/E.swift", "App/Features/Shared/Trips/F.swift",
        "App/\(layer)/Trips/G.swift",
      ]
      #expect(features(trips + others) == [feature("Tours", at: trips[0]), feature("Trips", at: trips[1])])
    }
  }

  @Test("what lies in a feature by its layers is of that feature")
  func layersOfOne() {
    let paths = ["UI", "Domain", "Common"].map { "App/Features/Trips/\($0)/Shop/A.swift" }
    #expect(features(paths) == paths.sorted().map { feature("Trips", at: $0) })
  }

  @Test(
    "what all features stand on, or are switched by, is none",
    arguments: [
      "Kit", "Core", "Domain", "Common", "Shared", "UI", "Base", "Models", "DesignSystem", "Interfaces",
      "ShopInterface", "Flags", "Toggles", "Configuration", "Data", "Networking", "Testing",
    ])
  func standing(_ name: String) {
    let known = ["FeatureCafe", "FeatureShop", "FeatureTours"]
    let paths = known.map { "Sources/\($0)/A.swift" }
    let expected = zip(known, paths).map { feature($0, at: $1) }
    #expect(features(paths + ["Sources/Feature\(name)/B.swift"]) == expected)
    #expect(features(paths.dropLast() + ["Sources/Feature\(name)/B.swift"]) == [], "counts as a third")
  }
}
