extension ShippedRules {
  static let layerScreen: [(name: String, text: String)] = [
    (
      "layer-screen-no-data-access.md",
      ###"""
---
title: View controllers must not access data directly
impact: HIGH
impactDescription: controllers cannot be tested without a window, a database and a server
tags: layer, controller, uikit, appkit, repository, database, network
profiles: clean-mvvm, modular-mvvm-c, mvvm
conflicts: vanilla-no-view-models, viper-view-no-data-access
---

## View controllers must not access data directly

A view controller, cell or UIKit view that calls a server or opens a database can only be tested with a window and that
server. The next controller copies the same code, and a reused cell can show the response that an earlier row requested.
The rule also reports access to files, the keychain, user notifications, sensors and `UserDefaults`.

**Check:**
```yaml
for: kitView
never:
  - reaches: [network, database, files, keychain, notifications, processes, sensors, repository, useCase]
  - uses: [network, database, readsWhole, keychain, preferences, settingsStore, repository, useCase, service]
except:
  - through: [view, kitView, viewModel, presenter, coordinator, container, reducer, app, logging]
  - passes-to: [viewModel, coordinator]
instead: move the data access into the view model; the screen shows the result
```

**Allowed:**

- calls to a view model, coordinator, dependency container or logger
- a repository or service that is only passed to the initializer of a view model or coordinator
- constants and nested types of a service

**Incorrect (the controller keeps a repository, and deletes a keychain item):**

```swift
final class OrdersViewController: UITableViewController {
    private let orders: any OrderRepository // ✗

    init(orders: any OrderRepository) {
        self.orders = orders
        super.init(style: .plain)
    }
    override func viewDidLoad() { SecItemDelete([:] as CFDictionary) } // ✗
}
```

**Correct (the controller makes its view model and shows its result):**

```swift
final class OrdersViewController: UITableViewController {
    private let viewModel: OrdersViewModel

    init(orders: any OrderRepository) {
        viewModel = OrdersViewModel(orders: orders)
        super.init(style: .plain)
    }
    override func viewDidLoad() { viewModel.load() }
}
```
"""###
    ),
  ]
}
