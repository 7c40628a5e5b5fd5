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

A screen that holds the container of all services can reach everything. Its initializer no longer says what it needs.
A test or a preview must build every service of the app, and a change of one service can break any screen.

**Check:**
```yaml
for: type
that:
  - role: [view, kitView, viewModel]
never:
  holds: serviceContainer
instead: pass in only the service or view model that this type uses
```

**Allowed:** app delegates, coordinators and factories that hold the container.

A container is recognized by its name and its services. It holds at least three services or repositories, and its name
ends in `Container`, `Assembly`, `Dependencies`, `State`, `Context`, `Environment`, `Session` or `Services`. A container
behind a protocol, and one without stored services, are not found. A method may take the container if the type keeps
only parts of it.

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
