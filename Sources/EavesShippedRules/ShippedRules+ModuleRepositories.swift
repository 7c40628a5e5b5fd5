extension ShippedRules {
  static let moduleRepositories: [(name: String, text: String)] = [
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
        role: data
    always:
      - role: domain
    instead: declare the protocol in the domain, where its users are
  - for: repository
    that:
      - kind: [class, struct, actor]
        role: [domain, feature]
    unless:
      - role: observable
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

// Features/Lanterns/CachedLanternRepository.swift
actor CachedLanternRepository: LanternRepository { // ✗
    func lanterns() async throws -> [String] { [] }
}

// Features/Lanterns/FixedLanternRepository.swift
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

**Correct (a feature has a data layer of its own, other rooms have other names, observed state is no store):**

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
