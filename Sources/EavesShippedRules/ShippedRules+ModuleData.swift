extension ShippedRules {
  static let moduleData: [(name: String, text: String)] = [
    (
      "module-data-owns-persistence.md",
      ###"""
---
title: The Data Layer Alone Owns the Store
impact: HIGH
impactDescription: changing how things are stored touches one folder
tags: module, data, swiftdata, coredata, imports
needs: data
profiles: clean-mvvm, modular-mvvm-c
---

## The Data Layer Alone Owns the Store

`import SwiftData` is the sentence "I know that things are stored, and how". One layer may say it. The application
and its container may say it as well, where they make the store and hand it to the data layer; a screen, a view model or
a domain model may not, because each of them would have to change with the schema. The file of an entity, a migration or
whatever else serves the store names it wherever it lies.

**Check:**

```yaml
for: file
that:
  - role: [drawn, kitView, viewModel, coordinator, useCase, domain]
unless:
  - role: data
  - role: app
  - role: entity
  - role: repository
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

// import SwiftData stood here until the repository came.
struct HiveScreen: View {
    var body: some View { Text("Hives") }
}
```
"""###
    ),
  ]
}
