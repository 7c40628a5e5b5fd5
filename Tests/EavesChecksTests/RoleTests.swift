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
}
