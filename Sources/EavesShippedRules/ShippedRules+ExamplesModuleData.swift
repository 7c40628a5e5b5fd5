extension ShippedRules {
  static let examplesModuleData: [(name: String, text: String)] = [
    (
      "examples/module-data-owns-persistence.examples.md",
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
  ]
}
