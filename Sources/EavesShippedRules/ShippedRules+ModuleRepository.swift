extension ShippedRules {
  static let moduleRepository: [(name: String, text: String)] = [
    (
      "module-repository-placement.md",
      ###"""
---
title: Repository protocols must be in the domain, implementations in the data layer
impact: HIGH
impactDescription: domain code depends on the database and cannot be tested without it
tags: module, repository, domain, data
profiles: clean-mvvm, modular-mvvm-c
---

## Repository protocols must be in the domain, implementations in the data layer

A use case needs the protocol of a repository, not its implementation. If the data layer declares the protocol, the use
case imports the database with it. If the domain or a feature contains the implementation, its tests need the database.
Protocols are reported only if the project has a domain layer, and implementations only if it has a data layer.
Data folders of features, such as `Features/Orders/Data`, and folders such as `Shared` may contain implementations.

**Check:**
```yaml
checks:
  - for: repository
    that:
      - kind: protocol
        role: data
    always:
      - role: domain
  - for: repository
    that:
      - kind: [class, struct, actor]
        role: [domain, feature]
    unless:
      - role: observable
    always:
      - role: data
instead: declare the protocol in the domain, and move the implementation into the data layer
```

**Allowed:**

- observable implementations
- implementations in a feature's data folder
- folders outside the domain, data layer and features

**Incorrect (the protocol and its implementation are each in the wrong layer):**
```swift
// Data/OrderRepository.swift
protocol OrderRepository { func orders() async throws -> [Order] } // ✗
// Domain/LocalOrderRepository.swift
final class LocalOrderRepository: OrderRepository { // ✗
    func orders() async throws -> [Order] { [] }
}
```

**Correct (the domain declares the protocol, and the data layer implements it):**
```swift
// Domain/OrderRepository.swift
protocol OrderRepository { func orders() async throws -> [Order] }
// Data/LocalOrderRepository.swift
final class LocalOrderRepository: OrderRepository {
    func orders() async throws -> [Order] { [] }
}
```
"""###
    ),
  ]
}
