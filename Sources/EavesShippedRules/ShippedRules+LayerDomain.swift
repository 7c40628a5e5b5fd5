extension ShippedRules {
  static let layerDomain: [(name: String, text: String)] = [
    (
      "layer-domain-knows-nobody.md",
      ###"""
---
title: Domain types must not depend on the UI or the data layer
impact: HIGH
impactDescription: business logic cannot be tested without a database, a server or a screen
tags: layer, domain, dependency-rule, use-case, model
needs: useCase
profiles: clean-mvvm, modular-mvvm-c
---

## Domain types must not depend on the UI or the data layer

Views and repositories depend on the domain, never the reverse. In an app with one target the compiler does not enforce
this. A use case that creates its repository or reads `UserDefaults` cannot be tested without them. A domain model that
contains database or UI code must change whenever the database or the design changes. If a domain type needs data or a
device, it declares a protocol, and the data layer implements it.

**Check:**

```yaml
checks:
  - for: type
    that:
      - role: [useCase, domainModel]
    never:
      - mentions: [view, viewModel, kitView, coordinator, container, entity]
      - creates: [repository, service]
  - for: domainModel
    never:
      - calls: [repository, service, network]
      - mentions: "@ViewBuilder"
  - for: file
    that:
      - declares: domainModel
    unless:
      - declares: [shown, service]
    never:
      - exposes: looks
      - creates: colours
  - for: useCase
    never:
      - holds: repository
        which:
          kind: [class, actor, struct]
      - calls: service
        which:
          kind: [class, actor, struct, enum]
      - mentions: [database, network, preferences, screenTypes, screenState]
  - for: repository
    that:
      - kind: protocol
    never:
      exposes: entity
  - for: domain
    never:
      mentions: data
instead: move this code into the data layer or the view; the domain declares a protocol that the data layer implements
```

**Allowed:**
- a use case that holds a repository, or calls a service, through a protocol
- an extension of a model, in another file, that exposes `Color`, `Font`, `Image` or `Text`
- a model that exposes one of these four, in a file that also declares a view, another UI type or a service
- a repository class that returns database entities; its protocol must not return them

**Incorrect (the use case creates its repository and writes user defaults):**

```swift
struct FetchOrdersUseCase {
    let orders: any OrderRepository = LiveOrderRepository() // ✗
    func execute() async throws -> [Order] {
        UserDefaults.standard.set(true, forKey: "fetched") // ✗
        return try await orders.all()
    }
}
```

**Correct (the repository and the settings are protocols that the data layer implements):**

```swift
struct FetchOrdersUseCase {
    let orders: any OrderRepository
    let settings: any Settings
    func execute() async throws -> [Order] {
        settings.markAsFetched()
        return try await orders.all()
    }
}
```
"""###
    ),
  ]
}
