extension ShippedRules {
  static let layerDomain: [(name: String, text: String)] = [
    (
      "layer-domain-knows-nobody.md",
      ###"""
---
title: The Domain Knows Nobody
impact: HIGH
impactDescription: what the application is about outlives its screens and its stores
tags: layer, domain, dependency-rule, use-case, model
needs: useCase
profiles: clean-mvvm, modular-mvvm-c
---

## The Domain Knows Nobody

Dependencies point inward: screens and stores know the domain, never the other way round. Modules enforce it; in an
application of one target nothing does, and the first model that maps itself to a row of the table, or the first use
case that makes its own repository, ties what the application is about to how it happens to be stored or shown.

What a model means is its own; which colour, font or picture says so is the screen's. An extension that stands beside the
screens may say it there.

A use case that asks the user's defaults, a shared store or the window on the screen cannot be tested without them.
The domain says what it needs by a protocol. Others implement it, and map between their own types and the domain's.

**Check:**

```yaml
checks:
  - for: type
    that:
      - role: [useCase, domainModel]
    never:
      - mentions: [view, viewModel, kitView, coordinator, container, entity]
      - creates: [repository, service]
  - for: domainModel
    never:
      - calls: [repository, service, network]
      - mentions: "@ViewBuilder"
  - for: file
    that:
      - declares: domainModel
    unless:
      - declares: [shown, service]
    never:
      - exposes: looks
      - creates: colours
  - for: useCase
    never:
      - holds: repository
        which:
          kind: [class, actor, struct]
      - calls: service
        which:
          kind: [class, actor, struct, enum]
      - mentions: [persistence, network, preferences, screenTypes, screenState]
  - for: repository
    that:
      - kind: protocol
    never:
      exposes: entity
  - for: domain
    never:
      mentions: data
instead: name a protocol of the domain, and let the outer layer map to the domain's types
```

**Incorrect (a use case makes its own repository):**

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

**Incorrect (a model knows the row that it is stored in):**

```swift
// Domain/Berth.swift
struct Berth {
    let name: String

    func stored() -> BerthRow { BerthRow(name: name) } // ✗
}

// Data/BerthRow.swift
struct BerthRow { let name: String }
```

**Incorrect (use cases know entities, screens and ways between them):**

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

**Incorrect (use cases reach for stores, servers and windows themselves):**

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

**Incorrect (a use case makes the service that it needs, and a model knows its screen):**

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

**Incorrect (use cases keep what implements the repository, and not its protocol):**

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

**Incorrect (a repository answers with rows, and not with models):**

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

**Incorrect (a model loads itself):**

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

**Incorrect (models say how they look, and build what shows them):**

```swift
// Models/Buoy.swift
import SwiftUI

struct Buoy: Codable {
    var colour: Color { .red } // ✗

    @ViewBuilder var badge: some View { Text("Buoy") } // ✗

    func faded() -> Data? { try? JSONEncoder().encode("\(Color(white: 1))") } // ✗
}
```

**Correct (the domain describes what it needs, and the data layer maps):**

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

**Correct (what a model looks like is said beside the screen, by an extension, or where both stand in one file, and a theme is kept):**

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

**Correct (who is no part of the domain may know them all):**

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
