extension ShippedRules {
  static let examplesModuleDomain: [(name: String, text: String)] = [
    (
      "examples/module-domain-imports.examples.md",
      ###"""
**Incorrect (the domain imports a database and a UI framework):**

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

**Correct (the domain imports Foundation only; the data layer imports SwiftData):**

```swift
// Sources/Domain/Models/Mooring.swift
import Foundation

struct Mooring {
    let pier: String
    let length: Double
    let freeFrom: Date

    /// This needs no `import SwiftData`.
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
      "examples/module-domain-no-frameworks.examples.md",
      ###"""
**Incorrect (models that import a UI framework for an image or a coordinate):**

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

**Incorrect (a nested type of a model, in a file of its own):**

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

**Incorrect (a nested type that the model stores or that is decoded with it, whatever its name):**

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

**Incorrect (domain types and use cases that import a database, UI or network framework):**

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

**Correct (plain values in the model; an extension beside it may import SwiftUI for colors and styles):**

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

**Correct (files that also declare a view, an entity, a repository or a service may contain a small model):**

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
      "examples/module-domain-no-networking.examples.md",
      ###"""
**Incorrect (a repository protocol uses `URLRequest` and `URLSession`):**

```swift
// Domain/Repositories/HarvestRepository.swift
import Foundation

protocol HarvestRepository {
    func send(_ request: URLRequest) async throws -> Data // ✗
    func session() -> URLSession // ✗
}
```

**Correct (the protocol returns values; the data layer uses `URLSession`):**

```swift
// Domain/Repositories/HarvestRepository.swift
import Foundation

/// An implementation may use a URLSession; the domain does not depend on it.
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
