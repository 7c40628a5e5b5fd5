extension ShippedRules {
  static let layerUse: [(name: String, text: String)] = [
    (
      "layer-use-case-no-forwarding.md",
      ###"""
---
title: A use case must do more than forward calls
impact: MEDIUM
impactDescription: an extra file to read, and to change with every change of the repository
tags: layer, use-case, repository, forwarding
profiles: modular-mvvm-c
conflicts: layer-view-model-through-use-cases, viewmodel-display-state, vanilla-no-view-models
---

## A use case must do more than forward calls

A use case should contain business logic: it combines two sources, checks a rule or retries. If each method makes one
call to a repository or service, the use case adds no behavior. Developers still have to open it, and every change of
the repository must be repeated in it.

**Check:**

```yaml
for: useCase
that:
  - forwards-to: [repository, service]
never: exists
message: "{subject} only forwards calls to a repository or service"
instead: delete this use case; the view model calls the repository or service instead
```

**Allowed:** use cases with a method that does more than forward.

A method only forwards if its body is one call to a repository or service, with unchanged arguments. A method does more
if it makes two calls, checks a value, starts a `Task`, writes a closure or reads a property such as `order.id`. One
such method is enough.

**Incorrect (the only method calls the repository with the same argument):**

```swift
protocol OrderRepository { func orders(of user: String) async throws -> [Order] }

struct FetchOrdersUseCase { // ✗
    let repository: any OrderRepository

    func execute(user: String) async throws -> [Order] { try await repository.orders(of: user) }
}
```

**Correct (the use case decides which orders are open):**

```swift
protocol OrderRepository { func orders(of user: String) async throws -> [Order] }

struct FetchOpenOrdersUseCase {
    let repository: any OrderRepository

    func execute(user: String) async throws -> [Order] {
        try await repository.orders(of: user).filter { !$0.isDelivered }
    }
}
```
"""###
    ),
    (
      "layer-use-case-shared.md",
      ###"""
---
title: A use case must serve more than one view model
impact: HIGH
impactDescription: an extra type, file and mock for code that one view model uses
tags: layer, use-case, repository, viewmodel
profiles: modular-mvvm-c
conflicts: viewmodel-display-state, vanilla-no-view-models
---

## A use case must serve more than one view model

In a modular app the view model depends on a repository protocol, which tests can replace. A use case between the two is
useful when several view models run the same workflow. If only one view model uses it, a private method of that view
model does the same. Readers have one more file to open, and tests have one more mock to maintain. The rule counts view
models only: it makes no difference whether views or other use cases hold the use case, too.

**Check:**

```yaml
for: useCase
that:
  - held-by: viewModel
    count: 1
never: exists
message: "{subject} is used by one view model only"
instead: move this code into the view model; the view model calls the repository protocol
```

**Allowed:** use cases held by several view models, or only by other types.

**Incorrect (only one view model uses this use case):**

```swift
struct LoadTotalUseCase { // ✗
    let orders: any OrderRepository
    func execute(_ id: String) async throws -> Double {
        try await orders.lines(of: id).map(\.price).reduce(0, +)
    }
}
@Observable final class OrderViewModel {
    private let loadTotal: LoadTotalUseCase
    init(loadTotal: LoadTotalUseCase) { self.loadTotal = loadTotal }
}
```

**Correct (the view model calls the repository protocol):**

```swift
@Observable final class OrderViewModel {
    private let orders: any OrderRepository
    private(set) var total = 0.0
    init(orders: any OrderRepository) { self.orders = orders }

    func load(_ id: String) async throws {
        total = try await orders.lines(of: id).map(\.price).reduce(0, +)
    }
}
```

*When not to use it*: if all view models must call use cases, set `profile: clean-mvvm` in `eaves.yml` instead.
"""###
    ),
    (
      "layer-use-case-through-protocols.md",
      ###"""
---
title: Use cases must reach data and the UI through protocols
impact: HIGH
impactDescription: business logic cannot be tested without a database, a server or a screen
tags: layer, domain, dependency-rule, use-case, repository
profiles: clean-mvvm, modular-mvvm-c
conflicts: vanilla-no-view-models
---

## Use cases must reach data and the UI through protocols

A use case that creates its repository or reads `UserDefaults` cannot be tested without them. If it needs data, a device
or a screen, the domain declares a protocol, and the data layer or the app implements it. A test gives the use case a
mock. The rule covers databases, the network, preferences, and UI types such as views, controllers, colors and fonts.

**Check:**

```yaml
checks:
  - for: useCase
    never:
      - creates: [repository, service]
      - mentions: [database, network, preferences, screenTypes, screenState]
  - for: useCase
    never:
      - holds: repository
        which:
          kind: [class, actor, struct]
      - calls: service
        which:
          kind: [class, actor, struct, enum]
instead: pass this in behind a protocol of the domain; the data layer or app implements it
```

**Allowed:** repositories and services behind a protocol, and `UIImage` (image data).

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
