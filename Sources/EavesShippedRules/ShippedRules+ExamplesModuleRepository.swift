extension ShippedRules {
  static let examplesModuleRepository: [(name: String, text: String)] = [
    (
      "examples/module-repository-placement.examples.md",
      ###"""
**Incorrect (a protocol in the data layer, and implementations in the domain and in a feature):**

```swift
// Data/LanternRepository.swift
protocol LanternRepository { // ✗
    func lanterns() async throws -> [String]
}

// Domain/Repositories/SQLiteLanternRepository.swift
final class SQLiteLanternRepository: LanternRepository { // ✗
    func lanterns() async throws -> [String] { [] }
}

// Features/Lanterns/CachedLanternRepository.swift
actor CachedLanternRepository: LanternRepository { // ✗
    func lanterns() async throws -> [String] { [] }
}

// Features/Lanterns/FixedLanternRepository.swift
struct FixedLanternRepository: LanternRepository { // ✗
    func lanterns() async throws -> [String] { ["north pier"] }
}
```

**Correct (the protocol in the domain; implementations in the data layer and in previews):**

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

**Correct (a feature with its own data folder, folders of no layer, and an observable repository):**

```swift
// Features/Buoys/Domain/BuoyRepository.swift
protocol BuoyRepository {
    func buoys() async throws -> [String]
}

// Features/Buoys/Data/LiveBuoyRepository.swift
struct LiveBuoyRepository: BuoyRepository {
    func buoys() async throws -> [String] { [] }
}

// Shared/KeyedRepository.swift
protocol KeyedRepository {
    associatedtype Key
}

// Core/MooringRepository.swift
final class MooringRepository: KeyedRepository {
    typealias Key = Int
}

// Features/Buoys/BuoyFlagsRepository.swift
@Observable
final class BuoyFlagsRepository {
    var isOpen = false
}
```

**Correct (a project without a domain and a data layer):**

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
