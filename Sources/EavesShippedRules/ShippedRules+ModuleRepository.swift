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

A use case needs only the protocol of a repository. If the data layer declares the protocol, the use case imports the
database with it. An implementation in the domain or in a feature brings the database into the tests of that code.
Protocols are reported in the data layer, if the project has a domain layer. Implementations are reported in the domain
and in features, if the project has a data layer. `Features/Orders/Data` is part of the data layer.

**Check:**
```yaml
checks:
  - for: repository
    that:
      - kind: protocol
        role: data
    always:
      role: domain
    message: "{subject} is a repository protocol in the data layer"
  - for: repository
    that:
      - role: [domain, feature]
    unless:
      - kind: protocol
      - role: observable
    always:
      role: data
    message: "{subject} is an implementation outside of the data layer"
instead: move the protocol into the domain, and the implementation into the data layer
```

**Allowed:**
- observable implementations, which views show
- implementations in a feature's data folder
- other folders, such as `Shared`

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
