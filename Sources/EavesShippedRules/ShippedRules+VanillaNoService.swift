extension ShippedRules {
  static let vanillaNoService: [(name: String, text: String)] = [
    (
      "vanilla-no-service-singletons.md",
      ###"""
---
title: Services must not be singletons
impact: MEDIUM
impactDescription: tests and previews cannot replace the service
tags: vanilla, service, repository, singleton, shared, injection
profiles: vanilla-mv
default: off
conflicts: layer-screen-no-data-access, layer-view-no-data-access, viewmodel-receives-services
---

## Services must not be singletons

Whoever calls `OrderService.shared` depends on the one real service: no test and no preview can put another in its
place, tests share its state, and no initializer shows who needs it. A service that is passed in, or read from the
environment, is still created only once: by the application.

**Check:**

```yaml
for: member
that:
  - marked: static
    kind: stored
    owner:
      role: [service, repository, useCase]
never:
  name: ["shared*", default, instance]
instead: create it in the application and pass it in, through an initializer or the environment
```

**Incorrect (everybody reaches the one service, repository and use case):**

```swift
final class OrderService {
    static let shared = OrderService() // ✗
    func orders() async throws -> Data { try await URLSession.shared.data(from: .init(filePath: "orders")).0 }
}

final class CartRepository {
    static let instance = CartRepository() // ✗
    func items() async throws -> [String] { [] }
}

final class PayUseCase {
    static let `default` = PayUseCase() // ✗
    func execute() async throws {}
}
```

**Correct (the application creates the service and passes it in):**

```swift
final class OrderService {
    static let limit = 20
    static var shared: OrderService { OrderService() }
    let instance = "orders"
    func orders() async throws -> Data { try await URLSession.shared.data(from: .init(filePath: "orders")).0 }
}

@main struct ShopApp: App {
    private let service = OrderService()
    var body: some Scene { WindowGroup { Text("Orders").environment(\.orders, service) } }
}

struct Theme {
    static let shared = Theme()
}
```
"""###
    ),
  ]
}
