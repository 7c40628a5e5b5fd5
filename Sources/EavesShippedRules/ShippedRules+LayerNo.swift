extension ShippedRules {
  static let layerNo: [(name: String, text: String)] = [
    (
      "layer-no-service-container.md",
      ###"""
---
title: Views and view models must not hold the service container
impact: HIGH
impactDescription: the dependencies of a screen are hidden, and every test builds all services
tags: layer, view, viewmodel, container, dependency-injection
profiles: clean-mvvm, modular-mvvm-c, mvvm
conflicts: vanilla-no-view-models
---

## Views and view models must not hold the service container

A screen that holds the service container can reach every service. The initializer of the screen no longer says which
services it needs. A test or a preview must build all services, and a change of one service can break any screen.

**Check:**
```yaml
for: type
that:
  - role: [view, kitView, viewModel]
never:
  holds: serviceContainer
instead: pass in only the service or view model that this type uses
```

**Allowed:** app delegates, coordinators and factories that hold the service container.

A service container stores at least three services or repositories. Its name ends in a word such as `Container`,
`Assembly`, `Dependencies`, `State`, `Context`, `Environment`, `Session`, `Services` or `Factory`. A view or view model
may receive it in `init` or in a method, and store only the services that it needs. The rule does not find a service
container behind a protocol, and one whose services are computed properties.

**Incorrect (the view can reach every service):**

```swift
final class AppContext {
    let accounts = AccountService()
    let orders = OrderService()
    let search = SearchService()
}

final class AccountService {}
final class OrderService {}
final class SearchService {}

struct OrderListView: View {
    let context: AppContext // ✗

    var body: some View { Text("Orders") }
}
```

**Correct (the view model takes the one service that it uses):**

```swift
final class OrderListViewModel {
    private let orders: OrderService

    init(orders: OrderService) { self.orders = orders }
}
```
"""###
    ),
  ]
}
