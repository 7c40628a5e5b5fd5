extension ShippedRules {
  static let tcaDependencies: [(name: String, text: String)] = [
    (
      "tca-dependencies-by-key.md",
      ###"""
---
title: Reducers must declare their clients with @Dependency
impact: MEDIUM-HIGH
impactDescription: previews and tests cannot replace the client of a feature
tags: tca, reducer, dependency, service, singleton
profiles: tca
---

## Reducers must declare their clients with @Dependency

If the initializer takes a client, every parent reducer has to pass it along, even if it does not use it. A client
that a reducer creates, or takes from `.shared` or `.live`, cannot be replaced at all. With `@Dependency`, a test
replaces it for a whole tree of features in one line.

**Check:**

```yaml
checks:
  - for: member
    that:
      - directly-in: reducer
    unless:
      - marked: "@Dependency"
    never:
      holds: [service, repository, useCase]
    instead: declare it with @Dependency; create the live value at its key
  - for: reducer
    never:
      - creates: [service, repository, useCase]
      - calls: [".shared", ".liveValue", ".live"]
        of: [service, repository, useCase]
    instead: declare it with @Dependency; create the live value at its key
```

**Allowed:**

- clients marked `@Dependency`
- values that are not a client, repository or use case
- `.shared` of types that are not a client, repository or use case
- `.live` where a store is created

Clients in a `pullback` are checked by `tca-pullback-from-environment`.

**Incorrect (one client is passed in, and one is created):**

```swift
@Reducer struct OrdersFeature {
    let orders: OrderClient // ✗
    func load() -> Effect<Action> { .run { _ in try await PriceClient().load() } } // ✗
}
```

**Correct (the reducer declares its clients):**

```swift
@Reducer struct OrdersFeature {
    @Dependency(\.orders) var orders: OrderClient
    @Dependency(\.prices) var prices: PriceClient
}
```
"""###
    ),
  ]
}
