extension ShippedRules {
  static let layerView: [(name: String, text: String)] = [
    (
      "layer-view-model-no-infrastructure.md",
      ###"""
---
title: View models must not access the network, databases, files or the keychain
impact: HIGH
impactDescription: view models cannot be tested without a disk, a network or a device
tags: layer, viewmodel, database, network
profiles: clean-mvvm, modular-mvvm-c
supersedes: data-no-context-in-view-models, layer-composition-in-app, viewmodel-no-service-singletons
conflicts: vanilla-no-view-models
---

## View models must not access the network, databases, files or the keychain

A view model with storage or network code must change with the database and the server, and its tests need both.
Files, the keychain and sensors cause the same problem. Use a protocol declared in the domain instead: it contains only
what the screen needs. `UserDefaults` is covered by `layer-view-model-no-preferences`.

**Check:**
```yaml
for: viewModel
never:
  - reaches: [network, database, files, keychain, sensors]
  - uses: [network, database, FileManager, readsWhole, keychain, lowLevelService]
except:
  - through: [view, kitView, viewModel, coordinator, container, repository, service, useCase, observable, logging]
instead: declare a protocol for the access in the domain; the data layer implements the protocol
```

**Allowed:**

- calls to a repository, service, use case, logger, view, coordinator or dependency container
- calls to other view models and observable objects

A helper class or struct that uses the network, a database or files counts as a service, so calls to it are allowed.
Calls to these services are reported nevertheless: generic API clients such as `APIClient`, clients from packages, types
that call the keychain API, and types named `…Stack`, `…Manager` or `…Controller` that use a database context. If a
domain model, an extension or a global function uses the network, a database or files, calls to it are reported.

**Incorrect (the view model keeps the database and loads a URL):**
```swift
final class ArticleViewModel {
    private let context: ModelContext // ✗

    init(context: ModelContext) { self.context = context }

    func load() async throws {
        _ = try await URLSession.shared.data(from: URL(filePath: "articles")) // ✗
    }
}
```

**Correct (the view model calls a protocol of the domain):**
```swift
final class ArticleViewModel {
    private let articles: any ArticleService

    init(articles: any ArticleService) { self.articles = articles }

    func load() async throws { _ = try await articles.latest() }
}
```
"""###
    ),
    (
      "layer-view-model-no-preferences.md",
      ###"""
---
title: View models must not use UserDefaults
impact: MEDIUM
impactDescription: tests change the stored settings and affect each other
tags: layer, viewmodel, preferences, userdefaults
profiles: clean-mvvm, modular-mvvm-c
conflicts: vanilla-no-view-models
---

## View models must not use UserDefaults

`UserDefaults` is a global store that all tests of a process share. A view model that reads a key hides this dependency,
because its initializer does not show it. Tests must then use the same key and reset it. The rule also covers
`@AppStorage` and `NSUbiquitousKeyValueStore`.

**Check:**

```yaml
for: viewModel
never:
  mentions: [preferences, "@AppStorage"]
instead: move the access behind a protocol such as Preferences, and read the value from it
```

**Allowed:** types other than view models, such as an implementation of a `Preferences` protocol.

**Incorrect (the view models read settings by their keys):**

```swift
@Observable final class TripListViewModel {
    private(set) var showsPastTrips = false

    func load() {
        showsPastTrips = UserDefaults.standard.bool(forKey: "showsPastTrips") // ✗
    }
}
final class CurrencyViewModel: ObservableObject {
    @AppStorage("currency") var currency = "EUR" // ✗
}
```

**Correct (the view model receives a protocol, which a test can replace):**

```swift
protocol Preferences { var showsPastTrips: Bool { get } }

@Observable final class TripListViewModel {
    private let preferences: any Preferences
    private(set) var showsPastTrips = false

    init(preferences: any Preferences) { self.preferences = preferences }

    func load() { showsPastTrips = preferences.showsPastTrips }
}
```
"""###
    ),
    (
      "layer-view-model-through-use-cases.md",
      ###"""
---
title: View models must not use repositories directly
impact: HIGH
impactDescription: business rules are skipped, or copied into several view models
tags: layer, viewmodel, use-case, repository
profiles: clean-mvvm
supersedes: viewmodel-no-service-singletons
conflicts: layer-use-case-shared, mvvm-view-model-no-infrastructure, vanilla-no-view-models
---

## View models must not use repositories directly

A rule such as "an order can be canceled for one hour" belongs in one use case. A view model that calls the repository
directly skips that rule. To apply it, the view model must copy it, and the copies soon differ.

**Check:**

```yaml
for: viewModel
never:
  mentions: repository
except:
  - passes-to: useCase
  - inside: qualifier
instead: move this into a use case; the view model calls the use case
```

**Allowed:**

- passing a repository to the initializer of a use case
- types nested in a repository, such as `LiveOrderRepository.SortOrder`

**Incorrect (canceling skips the check in the use case):**

```swift
@Observable final class OrderViewModel {
    private let orders: any OrderRepository // ✗

    init(orders: any OrderRepository) {
        self.orders = orders
    }

    func cancel(_ id: String) async throws { try await orders.delete(id) }
}
```

**Correct (the use case checks the rule):**

```swift
@Observable final class OrderViewModel {
    private let cancelOrder: CancelOrderUseCase

    init(orders: any OrderRepository) {
        cancelOrder = CancelOrderUseCase(orders: orders)
    }

    func cancel(_ id: String) async throws { try await cancelOrder.execute(id) }
}
```
"""###
    ),
    (
      "layer-view-no-data-access.md",
      ###"""
---
title: Views must not access data directly
impact: HIGH
impactDescription: screens cannot be previewed or tested without a database or a server
tags: layer, view, repository, database, network
profiles: clean-mvvm, modular-mvvm-c, mvvm
supersedes: layer-composition-in-app
conflicts: vanilla-no-view-models, vanilla-no-manual-fetch
---

## Views must not access data directly
A view that opens a database, calls a server or reads `UserDefaults` cannot be previewed or tested without them. Every
change of the data layer then reaches the screens, and the next screen copies the same code.

**Check:**
```yaml
for: view
never:
  - reaches: [network, database, files, keychain, notifications, processes, sensors, repository, useCase]
  - uses: [network, database, readsWhole, keychain, preferences, settingsStore, repository, useCase, service]
except:
  - through: [view, kitView, viewModel, presenter, coordinator, container, reducer, app, logging, observable]
  - passes-to: [viewModel, coordinator]
instead: move the data access into the view model; the view shows the result
```

**Allowed:**
- calls to a view model, coordinator, dependency container, logger or observable object
- a repository or service that is only passed to the initializer of a view model or coordinator
- plain constants of a service
- `@AppStorage`, made for views

A service is reported even if it is observable.

**Incorrect (the view reads the database and calls the server, here through a function):**
```swift
func refreshOrders() async { _ = try? await URLSession.shared.data(from: URL(filePath: "orders")) }

struct OrderListView: View {
    @Environment(\.modelContext) private var modelContext // ✗

    var body: some View {
        Text("Orders")
            .refreshable { await refreshOrders() } // ✗
    }
}
```

**Correct (the view model gets the repository; the view shows its result):**
```swift
struct OrderListView: View {
    @State private var viewModel: OrderListViewModel

    init(orders: any OrderRepository) {
        _viewModel = State(initialValue: OrderListViewModel(orders: orders))
    }

    var body: some View { List(viewModel.titles, id: \.self) { Text($0) } }
}
```
"""###
    ),
  ]
}
