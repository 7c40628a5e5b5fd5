extension ShippedRules {
  static let examplesLayerDomain: [(name: String, text: String)] = [
    (
      "examples/layer-domain-model-no-services.examples.md",
      ###"""
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
    static func client() -> BerthClient { BerthClient() } // ✗
    static func store() -> LiveBerthRepository { LiveBerthRepository() } // ✗
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
"""###
    ),
    (
      "examples/layer-domain-no-entities.examples.md",
      ###"""
**Incorrect (a model and a use case use entities):**

```swift
// Models/Boat.swift
@Model final class StoredBoat { var name = "" }

struct Boat: Codable {
    let name: String
    static func of(_ stored: StoredBoat) -> Boat { Boat(name: stored.name) } // ✗
}

struct FetchBoatsUseCase {
    func execute() async throws -> [StoredBoat] { [] } // ✗
}
```

**Incorrect (a repository protocol returns database entities; the repositories themselves may):**

```swift
import SwiftData

@Model final class StoredPier { var name = "" }

protocol PierRepository {
    func all() async throws -> [StoredPier] // ✗
}

final class LivePierRepository { func all() async throws -> [StoredPier] { [] } }
struct CachedPierRepository { func all() async throws -> [StoredPier] { [] } }
actor SyncedPierRepository { func all() async throws -> [StoredPier] { [] } }
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

**Correct (a mapper of the data layer uses both):**

```swift
@Model final class StoredBoat { var name = "" }
struct BoatMapper { func name(of stored: StoredBoat) -> String { stored.name } }
```
"""###
    ),
    (
      "examples/layer-domain-no-ui.examples.md",
      ###"""
**Incorrect (use cases use views, view controllers, coordinators, view models and containers):**

```swift
import SwiftUI
import UIKit

struct BoatList: View { var body: some View { Text("Boats") } }
final class BoatController: UIViewController {}
final class BoatCoordinator { weak var navigation: UINavigationController? }
@Observable final class BoatViewModel {}
final class HarborDependencyContainer {}

struct ShowBoatsUseCase {
    func list() -> BoatList { BoatList() } // ✗
    func show(in controller: BoatController) {} // ✗
    func open(by coordinator: BoatCoordinator) {} // ✗
    func refresh(_ model: BoatViewModel) {} // ✗
    func make(from harbor: HarborDependencyContainer) {} // ✗
}
```

**Incorrect (a model exposes colors and builds views):**

```swift
// Models/Buoy.swift
import SwiftUI
import UIKit

struct Buoy: Codable {
    var colour: Color { .red } // ✗

    @ViewBuilder var badge: some View { Text("Buoy") } // ✗

    func faded() -> Data? { try? JSONEncoder().encode("\(Color(white: 1))") } // ✗
    func bright() -> Data? { try? JSONEncoder().encode("\(UIColor(white: 1, alpha: 1))") } // ✗
    func dark() -> Data? { try? JSONEncoder().encode("\(NSColor(white: 0, alpha: 1))") } // ✗
}
```

**Incorrect (a model creates a view):**

```swift
struct FetchTideUseCase { func execute() -> Tide { Tide() } }

struct Tide {
    var row: TideRow { TideRow() } // ✗
}

struct TideRow: View { var body: some View { Text("") } }
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
extension Crane { var tint: Color { .black } }
final class CraneStore { private let session = URLSession.shared }
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

**Correct (the view only lends its name to a value that is declared in it):**

```swift
// Models/Sticker.swift
struct Sticker: Codable {
    let mirror: StickerView.Mirror
}

// Views/StickerView.swift
import UIKit

final class StickerView: UIView {
    enum Mirror: Int, Codable { case none, horizontal }
}
```
"""###
    ),
  ]
}
