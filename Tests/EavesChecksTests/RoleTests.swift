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
    #expect(found == ["1: view model Regatta exists"])
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
        == ["Sources/TideUI/C.swift:1: file C.swift imports CoreData"])
  }

  @Test("databases of others are persistence where their framework is imported")
  func databases() {
    #expect(
      findings(
        of: "for: viewModel\nnever:\n  mentions: persistence",
        in: [
          "A.swift": "import GRDB\nfinal class TideViewModel { let queue: DatabaseQueue? = nil }",
          "B.swift": "import Ferry\nfinal class FerryViewModel { let queue: DatabaseQueue? = nil }",
        ]) == ["A.swift:2: view model TideViewModel holds DatabaseQueue"])
  }

  /// What is said of files that all import a ledger.
  private func features(_ paths: [String]) -> [String] {
    let texts = Dictionary(uniqueKeysWithValues: paths.map { ($0, "import Ledger") })
    return findings(of: "for: feature\nnever:\n  imports: Ledger", in: texts)
  }

  private func feature(_ name: String, at path: String) -> String {
    "\(path):1: feature \(name) imports Ledger"
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
