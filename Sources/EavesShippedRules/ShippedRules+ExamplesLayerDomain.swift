extension ShippedRules {
  static let examplesLayerDomain: [(name: String, text: String)] = [
    (
      "examples/layer-domain-knows-nobody.examples.md",
      ###"""
**Incorrect (a default argument creates the repository):**

```swift
protocol BerthRepository { func free() async throws -> [Berth] }
struct LiveBerthRepository: BerthRepository { func free() async throws -> [Berth] { [] } }

struct FindBerthUseCase {
    let berths: any BerthRepository

    init(berths: any BerthRepository = LiveBerthRepository()) { // ✗
        self.berths = berths
    }
}
```

**Incorrect (a model maps itself to a database row):**

```swift
// Domain/Berth.swift
struct Berth {
    let name: String

    func stored() -> BerthRow { BerthRow(name: name) } // ✗
}

// Data/BerthRow.swift
struct BerthRow { let name: String }
```

**Incorrect (use cases use entities, views, view controllers, coordinators, view models and containers):**

```swift
import SwiftData
import SwiftUI
import UIKit

@Model final class StoredBoat { var name = "" }
struct BoatList: View { var body: some View { Text("Boats") } }
final class BoatController: UIViewController {}
final class BoatCoordinator {}
@Observable final class BoatViewModel {}
final class HarborDependencyContainer {}

struct FetchBoatsUseCase {
    func execute() async throws -> [StoredBoat] { [] } // ✗
}

struct ShowBoatsUseCase {
    func list() -> BoatList { BoatList() } // ✗
    func show(in controller: BoatController) {} // ✗
    func open(by coordinator: BoatCoordinator) {} // ✗
    func refresh(_ model: BoatViewModel) {} // ✗
    func make(from harbor: HarborDependencyContainer) {} // ✗
}
```

**Incorrect (use cases use the database, the network, user defaults, UI types and shared services):**

```swift
import CoreData
import UIKit

struct LeaveHarbourUseCase {
    func count(in store: NSManagedObjectContext) -> Int { 0 } // ✗
    func ask() { URLSession.shared.invalidateAndCancel() } // ✗
    func remember() { UserDefaults.standard.set(true, forKey: "left") } // ✗
    func flag() -> UIColor { .white } // ✗
    func dim() { NSApp.hide(nil) } // ✗
}

final class TideStore {
    static let shared = TideStore()
    func clear() { UserDefaults.standard.removeObject(forKey: "tides") }
}

struct CharterStorage {
    static let shared = CharterStorage()
    func clear() { UserDefaults.standard.removeObject(forKey: "charters") }
}

actor CrewStore {
    static let shared = CrewStore()
    func clear() { UserDefaults.standard.removeObject(forKey: "crew") }
}

enum LogStore {
    static func clear() { UserDefaults.standard.removeObject(forKey: "log") }
}

struct SignOffUseCase {
    func execute() async {
        TideStore.shared.clear() // ✗
        CharterStorage.shared.clear() // ✗
        await CrewStore.shared.clear() // ✗
        LogStore.clear() // ✗
    }
}
```

**Incorrect (a use case creates its service, and a model creates a view):**

```swift
import SwiftUI

final class TideService {
    func levels() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "levels")).0 }
}

struct FetchTideUseCase {
    let tides = TideService() // ✗
    func execute() -> Tide { Tide() }
}

struct Tide {
    var row: TideRow { TideRow() } // ✗
}

struct TideRow: View { var body: some View { Text("") } }
```

**Incorrect (use cases hold concrete repositories instead of protocols):**

```swift
final class BerthRepository { func free() async throws -> [String] { [] } }
struct BoatRepository { func all() async throws -> [String] { [] } }
actor TideRepository { func levels() async throws -> [Int] { [] } }

struct FindBerthUseCase {
    let berths: BerthRepository // ✗
    let boats: BoatRepository // ✗
    let tides: TideRepository // ✗
}
```

**Incorrect (a repository protocol returns database entities):**

```swift
import SwiftData

@Model final class StoredPier { var name = "" }

protocol PierRepository {
    func all() async throws -> [StoredPier] // ✗
}

final class LivePierRepository {
    func all() async throws -> [StoredPier] { [] }
}
```

**Incorrect (an extension of a model loads data):**

```swift
// Models/Berth.swift
struct Berth: Codable {
    let name: String
}

// Models/Berth+Loading.swift
extension Berth {
    static func all() async throws -> Data { try await BerthClient.shared.free() } // ✗
    static func kept() -> [Berth] { LiveBerthRepository.shared.free() } // ✗
    static func page() async throws -> Data {
        try await URLSession.shared.data(from: URL(filePath: "berths")).0 // ✗
    }
}

// Network/BerthClient.swift
final class BerthClient {
    static let shared = BerthClient()
    func free() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "berths")).0 }
}

// Data/LiveBerthRepository.swift
final class LiveBerthRepository {
    static let shared = LiveBerthRepository()
    func free() -> [Berth] { [] }
}
```

**Incorrect (a model exposes colors and builds views):**

```swift
// Models/Buoy.swift
import SwiftUI

struct Buoy: Codable {
    var colour: Color { .red } // ✗

    @ViewBuilder var badge: some View { Text("Buoy") } // ✗

    func faded() -> Data? { try? JSONEncoder().encode("\(Color(white: 1))") } // ✗
}
```

**Correct (the domain declares protocols, and the data layer maps its rows to models):**

```swift
// Domain/Berth.swift
struct Berth { let name: String }
protocol BerthRepository { func free() async throws -> [Berth] }

struct FindBerthUseCase {
    let berths: any BerthRepository

    func execute() async throws -> Berth? { try await berths.free().first }
}

protocol TideService { func level() async -> Double }

struct DepthUseCase {
    let tides: any TideService
    func execute(draught: Double) async -> Double { await tides.level() - draught }
}

// Data/BerthRow.swift
struct BerthRow {
    let name: String
    var berth: Berth { Berth(name: name) }
}

struct LiveBerthRepository: BerthRepository {
    func free() async throws -> [Berth] { [BerthRow(name: "A1")].map(\.berth) }
}
```

**Correct (colors stand in an extension in another file, or in a file that also declares a view or a service):**

```swift
// Models/Quay.swift
struct Quay: Codable { let name: String }

// Screens/Quay+Colour.swift
import SwiftUI

extension Quay { var colour: Color { .brown } }

// Models/Gauge.swift
import SwiftUI

struct Gauge: Codable { let level: Double }
struct GaugeDial: View { var body: some View { Circle().fill(Color(white: 0.5)) } }

// Models/Lamp.swift
import UIKit

struct Lamp: Codable { let name: String }
final class LampView: UIView { let glow = UIColor.white }

// Models/Crane.swift
import SwiftUI

struct Crane: Codable { let load: Double }
final class CraneThemeManager {
    private let kept = UserDefaults.standard
    let tint = Color.black
}
```

**Correct (view models and views are not part of the domain):**

```swift
import SwiftUI

@Observable final class BerthListViewModel {}
struct BerthRow: View { var body: some View { Text("A1") } }

struct BerthList: View {
    @State var viewModel: BerthListViewModel
    var body: some View { BerthRow() }
}
```
"""###
    ),
  ]
}
