extension ShippedRules {
  static let moduleDomain: [(name: String, text: String)] = [
    (
      "module-domain-imports.md",
      ###"""
---
title: The Domain Imports Foundation and Nothing Else
impact: HIGH
impactDescription: business rules outlive every framework, and their tests run in milliseconds
tags: module, domain, imports
needs: useCase
profiles: clean-mvvm, modular-mvvm-c
default: off
---

## The Domain Imports Foundation and Nothing Else

The domain is what would still be true if the application were rewritten: a berth is let to one boat, a ticket is
valid for a day. One `import SwiftUI` for a colour, one `import SwiftData` for a macro, and those truths can only
be built for phones and only be tested in a simulator. Dates, identifiers, decimals and errors come from
Foundation; nothing more is needed to state a rule. (A project that has to allow another module, one of collections
for instance, adds it to the words `domainImports` in `eaves.yml`.)

Off by default: which modules a domain may share is each house's own choice, and some call `Domain` what is none.
`module-domain-no-frameworks` says what holds for all.

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
needs: useCase
profiles: clean-mvvm, modular-mvvm-c
supersedes: module-domain-imports
---

## What the Application Is About Needs No Framework

A model that imports UIKit for a picture, or a store for a macro, can only be built and tested where that framework
is; and whoever wants another picture changes what the application is about. This holds in a module of the domain
and in a folder of models alike: for the files that declare a model, and there for those of its parts. How a thing is drawn, stored or fetched is said where it is drawn, stored or
fetched, be it in an extension of the model that stands there.

A file that holds what drives a screen or the ways between screens as well, as the contracts of a module in VIPER do, or what a widget shows, is
no place of models.
An application that keeps entities of SwiftData as its models has chosen otherwise: outside of the domain files with entities are not asked.

**Check:**

```yaml
checks:
  - for: domain
    never:
      imports: [uiFrameworks, uiKits, storeFrameworks, networkFrameworks]
  - for: file
    that:
      - declares: [domainModel, useCase, modelPart]
    unless:
      - role: [entity, drawn, kitView, screenModel, repository, service, data, coordinator]
      - imports: WidgetKit
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

**Incorrect (a part of a model, in a file of its own):**

```swift
// Models/Notice.swift
struct Notice: Codable {
    let text: String
    let photo: Photo?
}

// Models/Notice.Photo.swift
import UIKit // ✗

extension Notice {
    struct Photo: Codable {
        let width: CGFloat
    }
}
```

**Incorrect (what a model keeps is part of it under any name):**

```swift
// Models/Sail.swift
struct Sail {
    let style: Style
}

// Models/Sail.Style.swift
import UIKit // ✗

extension Sail {
    enum Style { case plain, striped }
}

// Models/Sail.Request.swift
import UIKit // ✗

extension Sail {
    struct Request: Codable { let name: String }
}

// Data/SailRepository.swift
protocol SailRepository { func sails() -> [Sail] }
```

**Incorrect (rules that know the store and the network):**

```swift
// Domain/Fee.swift
import CoreData // ✗

enum Fee { case free }

// Domain/Season.swift
import MapKit // ✗

enum Season { case summer }

// Domain/Flag.swift
import UIKit // ✗

enum Flag { case blue }

// Domain/Notice.swift
import Alamofire // ✗

enum Notice { case storm }

// UseCases/PayFeeUseCase.swift
import CoreData // ✗

struct PayFeeUseCase {}

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

// Models/Boat+Colour.swift
import SwiftUI

extension Boat {
    struct Key: EnvironmentKey { static let defaultValue = "Gull" }
    enum Failure: Error { case aground }
    enum HullStyle { static let line = 2 }
    private enum Hull { static let oak = Color.brown }
    var colour: Color { Hull.oak }
}

// Models/Boat+Deck.swift
import SwiftUI

fileprivate extension Boat {
    enum Deck { static let teak = Color.orange }
}
```

**Correct (files that draw, store or fetch may keep a small model with it):**

```swift
// Harbor/StoredBoat.swift
import SwiftData

struct BoatKey { let name: String }
@Model final class StoredBoat { var name = "" }

// Harbor/CrewRepository.swift
import CoreData

struct Crew { let names: [String] }
protocol CrewRepository { 
    func crew(of boat: BoatKey) -> Crew
    func keys() -> [BoatKey]
}

// Harbor/TideService.swift
import Network

struct Tide { let level: Double }
final class TideService {
    let path = NWPathMonitor()
    func tide(for crew: Crew) -> Tide { Tide(level: 2) }
}

// Harbor/HarborRepository.swift
protocol HarborRepository {
    func sign() -> Sign
    func pier() -> Pier
    func wharf() -> Wharf
    func name() -> PierName
    func mark() -> TideMark
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

// Screens/PierCommands.swift
import SwiftUI

struct PierName { let text: String }
struct PierCommands: Commands { var body: some Commands { CommandMenu("Pier") {} } }

// Screens/PierContract.swift
import UIKit

protocol PierInteractorProtocol { func ring() }
protocol PierRouterProtocol { func open() -> UIViewController }

// Screens/PierPresenterContract.swift
import UIKit

protocol TollInteractorProtocol { func pay() }
protocol TollPresenterProtocol { func show(_ toll: String) }

// Widgets/TideEntry.swift
import SwiftUI
import WidgetKit

struct TideMark { let level: Double }

// Data/Network/Wharf.swift
import Alamofire

struct Wharf { let name: String }

// Screens/Sign+Color.swift
import SwiftUI

extension Sign { var color: Color { .brown } }
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
needs: useCase
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
  ]
}
