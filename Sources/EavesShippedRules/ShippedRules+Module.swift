extension ShippedRules {
  static let module: [(name: String, text: String)] = [
    (
      "module-data-owns-persistence.md",
      ###"""
---
title: The Data Layer Alone Owns the Store
impact: HIGH
impactDescription: changing how things are stored touches one folder
tags: module, data, swiftdata, coredata, imports
profiles: clean-mvvm, modular-mvvm-c
---

## The Data Layer Alone Owns the Store

`import SwiftData` is the sentence "I know that things are stored, and how". One layer may say it. The application
and its container may say it as well, where they make the store and hand it to the data layer; a screen, a view model or
a domain model may not, because each of them would have to change with the schema. The file of an entity names the store
wherever it lies.

**Check:**

```yaml
for: file
unless:
  - role: data
  - role: app
  - role: container
  - role: entity
never:
  imports: [SwiftData, CoreData]
instead: move what needs the store into the data layer
```

**Incorrect (the screens know how things are stored):**

```swift
// Presentation/HiveScreen.swift
import SwiftUI
import SwiftData // ✗

struct HiveScreen: View {
    var body: some View { Text("Hives") }
}

// Presentation/Swarm.swift
import CoreData // ✗

struct Swarm {
    let bees: Int
}
```

**Correct (the data layer stores, the application makes the container):**

```swift
// Data/HiveRecord.swift
import Foundation
import SwiftData

@Model
final class HiveRecord {
    var bees: Int
    init(bees: Int) { self.bees = bees }
}

// App/ApiaryApp.swift
import SwiftData
import SwiftUI

@main
struct ApiaryApp: App {
    var body: some Scene {
        WindowGroup { HiveScreen() }
    }
}

// App/ApiaryContainer.swift
import SwiftData

final class ApiaryContainer {
    func store() throws -> ModelContainer { try ModelContainer(for: HiveRecord.self) }
    func hives() throws -> any HiveRepository { StoredHiveRepository(store: try store()) }
}

// Data/StoredHiveRepository.swift
import SwiftData

struct StoredHiveRepository: HiveRepository { let store: ModelContainer }

// Model/Frame.swift
import SwiftData

@Model final class Frame { var number = 0 }

// Presentation/HiveScreen.swift
import SwiftUI

// import SwiftData stood here until the repository came.
struct HiveScreen: View {
    var body: some View { Text("Hives") }
}
```
"""###
    ),
    (
      "module-domain-imports.md",
      ###"""
---
title: The Domain Imports Foundation and Nothing Else
impact: HIGH
impactDescription: business rules outlive every framework, and their tests run in milliseconds
tags: module, domain, imports
profiles: clean-mvvm, modular-mvvm-c
---

## The Domain Imports Foundation and Nothing Else

The domain is what would still be true if the application were rewritten: a berth is let to one boat, a ticket is
valid for a day. One `import SwiftUI` for a colour, one `import SwiftData` for a macro, and those truths can only
be built for phones and only be tested in a simulator. Dates, identifiers, decimals and errors come from
Foundation; nothing more is needed to state a rule. (A project that has to allow another module, one of collections
for instance, adds it to the words `domainImports` in `eaves.yml`.)

**Check:**

```yaml
for: domain
only:
  imports: domainImports
instead: move what needs the framework out of the domain, or describe it by a protocol
```

**Incorrect (the domain knows how it is stored and how it looks):**

```swift
// Sources/Domain/Models/Mooring.swift
import Foundation
import SwiftData // ✗

struct Mooring {
    let pier: String
    let length: Double
}

// Sources/Domain/Models/Signal.swift
@preconcurrency import SwiftUI // ✗

enum Signal {
    case enter
    case wait
}
```

**Correct (the domain states rules; others store and paint):**

```swift
// Sources/Domain/Models/Mooring.swift
import Foundation

struct Mooring {
    let pier: String
    let length: Double
    let freeFrom: Date

    /// No `import SwiftData` is needed to know this.
    func fits(_ boat: Double) -> Bool { boat < length }
}

// Sources/Domain/Models/Signal.swift
enum Signal {
    case enter
    case wait
}

// Sources/Data/MooringRecord.swift
import Foundation
import SwiftData

@Model
final class MooringRecord {
    var pier: String
    init(pier: String) { self.pier = pier }
}
```
"""###
    ),
    (
      "module-domain-no-frameworks.md",
      ###"""
---
title: What the Application Is About Needs No Framework
impact: HIGH
impactDescription: models and rules build for every platform, and their tests need no simulator
tags: module, domain, model, use-case, imports
profiles: clean-mvvm, modular-mvvm-c
supersedes: module-domain-imports
---

## What the Application Is About Needs No Framework

A model that imports UIKit for a picture, or a store for a macro, can only be built and tested where that framework
is; and whoever wants another picture changes what the application is about. This holds in a module of the domain
and in a folder of models alike. How a thing is drawn, stored or fetched is said where it is drawn, stored or
fetched.

An application that keeps entities of SwiftData as its models has chosen otherwise: files with entities are not asked.

**Check:**

```yaml
for: file
that:
  - role: [domain, domainModel, useCase]
unless:
  - role: [entity, view, kitView, repository, service]
never:
  imports: [uiFrameworks, uiKits, storeFrameworks, networkFrameworks]
instead: keep the meaning here, and name the framework where it is drawn, stored or fetched
```

**Incorrect (a model with a picture, and one with a map):**

```swift
// Models/Boat.swift
import UIKit // ✗

struct Boat {
    let name: String
    let picture: UIImage
}

// Models/Berth.swift
import MapKit // ✗

struct Berth {
    let place: CLLocationCoordinate2D
}

// Data/BerthRepository.swift
protocol BerthRepository {
    func berths() -> [Berth]
    func boats() -> [Boat]
}
```

**Incorrect (rules that know the store and the network):**

```swift
// Domain/Fee.swift
import CoreData // ✗

enum Fee { case free }

// UseCases/FindBerthUseCase.swift
import Alamofire // ✗

struct FindBerthUseCase {}
```

**Correct (meaning here, framework there):**

```swift
// Domain/Boat.swift
import Foundation

struct Boat {
    let name: String
    let picture: Data
}

protocol BoatRepository { func boats() -> [Boat] }

// Screens/Palette.swift
import SwiftUI

enum Palette { static let sea = Color.blue }
```

**Correct (files that draw, store or fetch may keep a small model with it):**

```swift
// Data/StoredBoat.swift
import SwiftData

struct BoatKey { let name: String }
@Model final class StoredBoat { var name = "" }

// Data/CrewRepository.swift
import CoreData

struct Crew { let names: [String] }
protocol CrewRepository { 
    func crew(of boat: BoatKey) -> Crew
    func keys() -> [BoatKey]
}

// Data/TideService.swift
import Network

struct Tide { let level: Double }
final class TideService {
    let path = NWPathMonitor()
    func tide(for crew: Crew) -> Tide { Tide(level: 2) }
}

// Data/HarborRepository.swift
protocol HarborRepository {
    func sign() -> Sign
    func pier() -> Pier
    func tide() -> Tide
}

// Screens/SignView.swift
import SwiftUI

struct Sign { let text: String }
struct SignView: View { var body: some View { Text("") } }

// Screens/PierController.swift
import UIKit

struct Pier { let name: String }
final class PierController: UIViewController {}
```
"""###
    ),
    (
      "module-domain-no-networking.md",
      ###"""
---
title: The Domain Knows No Network
impact: HIGH
impactDescription: a server can be replaced without touching a business rule
tags: module, domain, network
profiles: clean-mvvm, modular-mvvm-c
---

## The Domain Knows No Network

Foundation brings `URLSession` along, so the imports alone do not keep the domain off the wire. A protocol of the
domain that returns a response, or throws by status code, has decided that its answer comes from a server. State
what is wanted; the data layer knows where it comes from.

**Check:**

```yaml
for: domain
never:
  mentions: [network, requests]
instead: describe the wish by a protocol of the domain; the data layer sends the request
```

**Incorrect (a wish that is already a request):**

```swift
// Domain/Repositories/HarvestRepository.swift
import Foundation

protocol HarvestRepository {
    func send(_ request: URLRequest) async throws -> Data // ✗
    func session() -> URLSession // ✗
}
```

**Correct (a wish, and whoever grants it):**

```swift
// Domain/Repositories/HarvestRepository.swift
import Foundation

/// Whether a URLSession grants it is nobody's business here.
protocol HarvestRepository {
    func harvest(of year: Int) async throws -> [Double]
    func photo(at address: URL) async throws -> Data
}

// Data/RemoteHarvestRepository.swift
import Foundation

struct RemoteHarvestRepository: HarvestRepository {
    let session: URLSession

    func harvest(of year: Int) async throws -> [Double] {
        let (data, _) = try await session.data(for: URLRequest(url: URL(filePath: "\(year)")))
        return data.map(Double.init)
    }

    func photo(at address: URL) async throws -> Data { try await session.data(from: address).0 }
}
```
"""###
    ),
    (
      "module-feature-imports.md",
      ###"""
---
title: A Feature Knows the Domain and the Design System
impact: HIGH
impactDescription: features build, ship and are thrown away one by one
tags: module, feature, imports
profiles: modular-mvvm-c
---

## A Feature Knows the Domain and the Design System

A feature module is worth its manifest only as long as it can be built alone. What it needs to know is what the
application is about and what it looks like. As soon as it imports the data layer it drags the database into every
preview; as soon as it imports another feature the two are one feature with two names. When one feature leads to
another, the application connects them: it hands in a closure or a coordinator.

Free are the domain (`Domain`, `*Domain`, and the names that it has where it is nothing but models: `Model`, `Models`,
`*Models`, `Entities`), the design system (`*DesignSystem`), `SwiftUI`, `Foundation`,
`Combine` and their like on the platform, which draw and tell. A project whose
design system has another name, or that allows one more module to every feature, adds it to the words
`featureImports` in `eaves.yml`.

**Check:**

```yaml
checks:
  - for: feature
    only:
      imports: featureImports
    instead: let the feature ask a protocol of the domain, and the application bring the implementation
  - for: feature
    never:
      mentions: feature
    instead: hand in a closure or a coordinator from the application
```

**Incorrect (the tours reach for the database and for the shop):**

```swift
// Features/Tours/TourList.swift
import Data // ✗
import Domain
import SwiftUI

struct TourList: View {
    let tours: [Tour]

    var body: some View {
        ForEach(tours) { tour in
            NavigationLink(tour.name) { GiftShop() } // ✗
        }
    }
}

// Features/Shop/GiftShop.swift
import DesignSystem
import SwiftUI

struct GiftShop: View {
    var body: some View { Text("Postcards") }
}
```

**Correct (the tours say that a guest wants the shop; the application opens it):**

```swift
// Features/Tours/TourList.swift
import DesignSystem
import Domain
import Foundation
import SwiftUI

/// Leads to the GiftShop, which it does not know.
struct TourList: View {
    let tours: [Tour]
    let onShop: () -> Void

    var body: some View {
        ForEach(tours) { TourRow(tour: $0) }
        Button("Gift shop", action: onShop)
    }
}

// Features/Tours/TourRow.swift
import Domain
import SwiftUI

struct TourRow: View {
    let tour: Tour
    var body: some View { Text(tour.name) }
}

// Features/Shop/TillViewModel.swift
import Observation
import TourModels

@Observable
final class TillViewModel {
    var total = ""
}

// App/MuseumRoot.swift
import Shop
import SwiftUI
import Tours

struct MuseumRoot: View {
    @State private var isShopOpen = false

    var body: some View {
        TourList(tours: []) { isShopOpen = true }
            .sheet(isPresented: $isShopOpen) { GiftShop() }
    }
}

// Features/Shop/GiftShop.swift
import SwiftUI

struct GiftShop: View {
    var body: some View { Text("Postcards") }
}
```
"""###
    ),
    (
      "module-repositories.md",
      ###"""
---
title: Repository Protocols Stand in the Domain, Implementations in Data
impact: HIGH
impactDescription: dependencies point inwards, so every implementation can be replaced
tags: module, repository, domain, data
profiles: clean-mvvm, modular-mvvm-c
---

## Repository Protocols Stand in the Domain, Implementations in Data

The whole arrangement rests on one inversion: the domain says what it needs, and data obeys. Put the protocol
beside its implementation and whoever needs the protocol imports the store along with it. Put the implementation
beside the protocol and the domain has learned SQL.

**Check:**

```yaml
checks:
  - for: repository
    that:
      - kind: protocol
    always:
      - role: domain
    instead: declare the protocol in the domain, where its users are
  - for: repository
    that:
      - kind: [class, struct, actor]
    always:
      - role: data
    instead: move the implementation into the data layer
```

**Incorrect (the protocol lives with its implementation, and one of them in the wrong house):**

```swift
// Data/LanternRepository.swift
protocol LanternRepository { // ✗
    func lanterns() async throws -> [String]
}

// Domain/Repositories/SQLiteLanternRepository.swift
final class SQLiteLanternRepository: LanternRepository { // ✗
    func lanterns() async throws -> [String] { [] }
}

// Presentation/CachedLanternRepository.swift
actor CachedLanternRepository: LanternRepository { // ✗
    func lanterns() async throws -> [String] { [] }
}

// Presentation/FixedLanternRepository.swift
struct FixedLanternRepository: LanternRepository { // ✗
    func lanterns() async throws -> [String] { ["north pier"] }
}
```

**Correct (the domain asks, data answers):**

```swift
// Domain/Repositories/LanternRepository.swift
protocol LanternRepository: Sendable {
    func lanterns() async throws -> [String]
}

// Data/SQLiteLanternRepository.swift
final class SQLiteLanternRepository: LanternRepository {
    func lanterns() async throws -> [String] { [] }
}

// Data/CachedLanternRepository.swift
actor CachedLanternRepository: LanternRepository {
    func lanterns() async throws -> [String] { [] }
}

// Previews/MockLanternRepository.swift
struct MockLanternRepository: LanternRepository {
    func lanterns() async throws -> [String] { ["north pier"] }
}
```

**Correct (a house without these rooms: there is nowhere to move to):**

```swift
// Lantern/LanternRepository.swift
protocol LanternRepository: Sendable {
    func lanterns() async throws -> [String]
}

// Lantern/SQLiteLanternRepository.swift
final class SQLiteLanternRepository: LanternRepository {
    func lanterns() async throws -> [String] { [] }
}
```
"""###
    ),
  ]
}
