extension ShippedRules {
  static let examplesModuleNo: [(name: String, text: String)] = [
    (
      "examples/module-no-cycles.examples.md",
      ###"""
**Incorrect (`Chart` imports `Log` once, and `Log` imports `Chart` twice):**

```swift
// Sources/Chart/Chart.swift
import Log // ✗

public struct Chart { var last: Entry }

// Sources/Log/Entry.swift
import Chart

public struct Entry { var chart: Chart }

// Sources/Log/Page.swift
import Chart

public struct Page { var chart: Chart }
```

**Correct (`Log` imports `Chart`, and `Chart` imports no module):**

```swift
// Sources/Chart/Chart.swift
public struct Chart { var name: String }

// Sources/Log/Entry.swift
import Chart
import Foundation

public struct Entry { var chart: Chart }

// Sources/Voyage/Voyage.swift
import Chart
import Log

public struct Voyage { var log: Entry }
```
"""###
    ),
    (
      "examples/module-no-database-imports.examples.md",
      ###"""
**Incorrect (a view, view controller, view model, coordinator, use case and domain file import the database framework):**

```swift
// Presentation/HiveScreen.swift
import SwiftUI
import SwiftData // ✗

struct HiveScreen: View {
    var body: some View { Text("Hives") }
}

// Presentation/HiveController.swift
import CoreData // ✗
import UIKit

final class HiveController: UIViewController {}

// Presentation/HiveViewModel.swift
import SwiftData // ✗

@Observable final class HiveViewModel { var bees = 0 }

// Presentation/HiveCoordinator.swift
import SwiftData // ✗

final class HiveCoordinator { func start() -> HiveController { HiveController() } }

// Counting/CountBeesUseCase.swift
import SwiftData // ✗

final class CountBeesUseCase { func execute() -> Int { 0 } }

// Domain/Seasons.swift
import CoreData // ✗

func isSwarming(_ month: Int) -> Bool { month == 5 }
```

**Correct (entities, migrations, repositories, services, the data layer and the app may import the database framework):**

```swift
// Data/HiveRecord.swift
import Foundation
import SwiftData

@Model
final class HiveRecord {
    var bees: Int
    init(bees: Int) { self.bees = bees }
}

// Common/HiveMigration.swift
import CoreData

final class HiveMigration: NSEntityMigrationPolicy {}

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

// Domain/Hive.swift
struct Hive { let bees: Int }

// Data/Hive+Record.swift
import SwiftData

extension Hive {
    init(_ record: HiveRecord) { self.init(bees: record.bees) }
}

// Data/StoredHiveRepository.swift
import SwiftData

struct StoredHiveRepository: HiveRepository { let store: ModelContainer }

// Services/SwarmService.swift
import CoreData

final class SwarmService {
    func name(of swarm: NSManagedObject) -> String { swarm.objectID.description }
}

// Stores/QueenRepository.swift
import SwiftData

final class StoredQueenRepository {
    func queens() -> [Queen] { [] }
}

extension Queen { static let none = Queen(age: 0) }

// Domain/Queen.swift
struct Queen { let age: Int }

// Model/Frame.swift
import SwiftData

@Model final class Frame { var number = 0 }

extension Hive {
    init(_ frame: Frame) { self.init(bees: frame.number) }
}

// Presentation/HiveScreen.swift
import SwiftUI

// import SwiftData was here before the repository existed.
struct HiveScreen: View {
    var body: some View { Text("Hives") }
}
```
"""###
    ),
    (
      "examples/module-no-folder-cycles.examples.md",
      ###"""
**Incorrect (`Chart` uses `Log` once, and `Log` uses `Chart` twice):**

```swift
// App/Chart/Chart.swift
struct Chart {
  var last: Entry // ✗
}

// App/Log/Entry.swift
struct Entry {
  var chart: Chart
  func draw(on chart: Chart) {}
}
```

**Correct (`Log` uses `Chart`, and `Chart` uses no other folder):**

```swift
// App/Chart/Chart.swift
struct Chart { var name: String }

// App/Log/Entry.swift
struct Entry { var chart: Chart }
```
"""###
    ),
    (
      "examples/module-no-transitive-imports.examples.md",
      ###"""
**Incorrect (`Almanac` imports `Moon`, which only its dependency `Tides` declares):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Harbour",
    targets: [
        .target(name: "Moon"),
        .target(name: "Tides", dependencies: ["Moon"]),
        .target(name: "Almanac", dependencies: ["Tides"]), // ✗
    ]
)

// Sources/Moon/Phase.swift
public enum Phase { case new, full }

// Sources/Tides/Table.swift
import Moon

public struct Table { var phase: Phase }

// Sources/Almanac/Page.swift
import Moon
import Tides

struct Page { var phase: Phase }
```

**Correct (both targets declare the modules that they import):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Harbour",
    targets: [
        .target(name: "Moon"),
        .target(name: "Tides", dependencies: ["Moon"]),
        .target(name: "Almanac", dependencies: ["Moon", "Tides"]),
    ]
)

// Sources/Moon/Phase.swift
public enum Phase { case new, full }

// Sources/Tides/Table.swift
import Moon

public struct Table { var phase: Phase }

// Sources/Almanac/Page.swift
import Moon
import Tides

struct Page { var phase: Phase }
```
"""###
    ),
    (
      "examples/module-no-type-cycles.examples.md",
      ###"""
**Incorrect (`Boat` uses `Pilot` once, and `Pilot` uses `Boat` twice):**

```swift
final class Boat {
  var pilot: Pilot? // ✗
}

final class Pilot {
  var boat: Boat?
  func moor(_ other: Boat) { boat = other }
}
```

**Incorrect (a class named `*Delegate`, and a protocol with another name):**

```swift
final class HarbourDelegate {
  var quay: Quay? // ✗
}

final class Quay {
  var harbour: HarbourDelegate?
  func open(_ other: HarbourDelegate) { harbour = other }
}

protocol Towing { func tow(_ barge: Barge) } // ✗

final class Barge {
  var tug: (any Towing)?
  func call(_ other: any Towing) { tug = other }
}
```

**Correct (the boat uses a protocol that the pilot implements):**

```swift
protocol Steering: AnyObject { func steer(to course: Double) }

final class Boat {
  weak var helm: (any Steering)?
}

final class Pilot: Steering {
  var boat: Boat?
  func steer(to course: Double) {}
}
```

**Correct (a delegate and a data source refer to their owner):**

```swift
protocol AnchorDelegate: AnyObject { func anchorDidDrop(_ anchor: Anchor) }
protocol AnchorDataSource: AnyObject { func depth(for anchor: Anchor) -> Double }

final class Anchor {
  weak var delegate: (any AnchorDelegate)?
  weak var dataSource: (any AnchorDataSource)?
}
```
"""###
    ),
    (
      "examples/module-no-unused-dependencies.examples.md",
      ###"""
**Incorrect (`Almanac` lists `Moon` but does not import it):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Harbour",
    targets: [
        .target(name: "Moon"),
        .target(name: "Tides", dependencies: ["Moon"]),
        .target(name: "Almanac", dependencies: [
            "Moon", // ✗
            "Tides",
        ]),
    ]
)

// Sources/Moon/Phase.swift
public enum Phase { case new, full }

// Sources/Tides/Table.swift
import Moon

public struct Table { var phase: Phase }

// Sources/Almanac/Page.swift
import Tides

struct Page { var table: Table }
```

**Correct (dependencies that need no import, such as macros, plugins and binaries, or that another module re-exports):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Harbour",
    dependencies: [.package(url: "https://example.org/swift-charts.git", from: "1.0.0")],
    targets: [
        .target(name: "Moon"),
        .macro(name: "Magic"),
        .plugin(name: "Printer", capability: .buildTool()),
        .binaryTarget(name: "Compass", path: "Compass.xcframework"),
        .target(name: "Sky", dependencies: ["Moon"]),
        .target(
            name: "Almanac",
            dependencies: [
                "Compass", "Magic", "Sky",
                .target(name: "Lamp", condition: .when(platforms: [.linux])),
                .product(name: "Charts", package: "swift-charts"),
            ]),
        .target(name: "Lamp"),
        .target(name: "Everything", dependencies: ["Almanac", "Sky"]),
    ]
)

// Sources/Moon/Phase.swift
public enum Phase { case new, full }

// Sources/Magic/Macro.swift
struct Macro {}

// Sources/Sky/Exports.swift
@_exported import Moon

// Sources/Lamp/Lamp.swift
public struct Lamp {}

// Sources/Everything/Empty.swift
// Links what applications need.

// Sources/Almanac/Page.swift
import Moon

struct Page { var phase: Phase }
```
"""###
    ),
  ]
}
