extension ShippedRules {
  static let layerComposition: [(name: String, text: String)] = [
    (
      "layer-composition-in-app.md",
      ###"""
---
title: View models must not create services; views must not create dependency containers
impact: HIGH
impactDescription: tests and previews run against live services and cannot replace them
tags: layer, composition, viewmodel, view, dependency-injection
profiles: clean-mvvm, modular-mvvm-c
conflicts: vanilla-no-view-models
---

## View models must not create services; views must not create dependency containers

A view model that calls `LiveOrderRepository()` chooses the implementation itself, so its tests load from the live
server. A default argument makes the same choice. Create services and repositories where the app starts: in the `App`,
the dependency container or a coordinator. A view must not create the dependency container either. Services and
repositories that a view creates are reported by `layer-view-no-data-access`.

**Check:**
```yaml
checks:
  - for: view
    never:
      creates: container
  - for: viewModel
    never:
      creates: [repository, service, container]
    except:
      - role: mock
instead: create it in the App, a container or a coordinator, and pass it in
```

**Allowed:**

- mocks, stubs, fakes and spies
- a struct `Dependencies` with a view model's parameters

**Incorrect (the view model creates a client and a repository):**
```swift
@Observable final class CartViewModel {
    private let prices = PriceClient() // ✗
    private let orders: any OrderRepository

    init(orders: any OrderRepository = LiveOrderRepository()) { // ✗
        self.orders = orders
    }
}
```

**Correct (the app creates everything and passes it in):**
```swift
@Observable final class CartViewModel {
    private let prices: any PriceService
    init(prices: any PriceService) { self.prices = prices }
}
@main struct ShopApp: App {
    private let container = AppContainer()
    var body: some Scene {
        WindowGroup { CartView(viewModel: CartViewModel(prices: container.prices)) }
    }
}
```
"""###
    ),
  ]
}
