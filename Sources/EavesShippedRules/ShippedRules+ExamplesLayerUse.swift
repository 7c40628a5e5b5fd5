extension ShippedRules {
  static let examplesLayerUse: [(name: String, text: String)] = [
    (
      "examples/layer-use-case-no-forwarding.examples.md",
      ###"""
**Incorrect (it forwards to a repository):**

```swift
protocol BerthRepository { func berths(at pier: String) async throws -> [String] }

struct FetchBerthsUseCase { // ✗
    let repository: any BerthRepository

    func execute(pier: String) async throws -> [String] { try await repository.berths(at: pier) }
}
```

**Incorrect (it forwards to a service):**

```swift
final class TideService {
    func levels() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "levels")).0 }
}

struct FetchTideUseCase { // ✗
    let service: TideService

    func execute() async throws -> Data { try await service.levels() }
}
```

**Correct (it selects one of the results):**

```swift
protocol BerthRepository { func berths(at pier: String) async throws -> [String] }

struct FindBerthUseCase {
    let repository: any BerthRepository

    func execute(pier: String) async throws -> String? {
        try await repository.berths(at: pier).sorted().first { $0.hasPrefix("A") }
    }
}
```
"""###
    ),
    (
      "examples/layer-use-case-shared.examples.md",
      ###"""
**Incorrect (it does real work, but only one view model holds it):**

```swift
protocol WeighHoneyUseCase { // ✗
    func weigh(_ hive: String) async throws -> Double
}

final class WeighHoney: WeighHoneyUseCase {
    private let combs: CombRepository

    init(combs: CombRepository) { self.combs = combs }

    func weigh(_ hive: String) async throws -> Double {
        let frames = try await combs.frames(of: hive)
        return frames.map(\.weight).reduce(0, +)
    }
}

final class HiveViewModel {
    private let weigh: WeighHoneyUseCase
    init(weigh: WeighHoneyUseCase) { self.weigh = weigh }
}
```

**Correct (the view model calls the repository protocol):**

```swift
// Domain/CombRepository.swift
protocol CombRepository: Sendable {
    func frames(of hive: String) async throws -> [Double]
}

// Presentation/HiveViewModel.swift
@Observable
final class HiveViewModel {
    private let combs: any CombRepository
    private(set) var weight = ""

    init(combs: any CombRepository) { self.combs = combs }

    func weigh(_ hive: String) async {
        let frames = (try? await combs.frames(of: hive)) ?? []
        weight = frames.reduce(0, +).formatted()
    }
}
```

**Correct (two view models share a workflow over two repositories):**

```swift
protocol SplitColonyUseCase {
    func split(_ hive: String, into other: String) async throws
}

final class SplitColony: SplitColonyUseCase {
    private let queens: any QueenRepository
    private let combs: any CombRepository

    init(queens: any QueenRepository, combs: any CombRepository) {
        self.queens = queens
        self.combs = combs
    }

    func split(_ hive: String, into other: String) async throws {
        let frames = try await combs.frames(of: hive)
        guard frames.count > 8 else { throw HiveTooSmall() }
        try await combs.move(frames.dropFirst(4), to: other)
        try await queens.introduce(to: other)
    }
}

final class HiveViewModel {
    private let split: any SplitColonyUseCase
    init(split: any SplitColonyUseCase) { self.split = split }
}

final class SwarmAlarmViewModel {
    private let split: any SplitColonyUseCase
    init(split: any SplitColonyUseCase) { self.split = split }
}
```
"""###
    ),
    (
      "examples/layer-use-case-through-protocols.examples.md",
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

**Incorrect (a use case creates its service):**

```swift
final class TideService {
    func levels() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "levels")).0 }
}

struct FetchTideUseCase {
    let tides = TideService() // ✗
    func execute() -> Tide { Tide() }
}

struct Tide {}
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
  ]
}
