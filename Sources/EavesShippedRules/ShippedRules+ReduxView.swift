extension ShippedRules {
  static let reduxView: [(name: String, text: String)] = [
    (
      "redux-view-no-data-access.md",
      ###"""
---
title: Views must not access services, databases or the network
impact: HIGH
impactDescription: screens cannot be tested without a server, and every screen loads the same data
tags: redux, layer, view, service, middleware
profiles: redux
conflicts: layer-view-no-data-access, vanilla-no-context-in-classes, vanilla-no-context-in-observable,
  vanilla-no-manual-fetch, vanilla-no-system-singletons, vanilla-services-through-environment, viper-view-no-data-access
---

## Views must not access services, databases or the network

A view that calls a service keeps the result in its own `@State`, outside the Redux store. The log of actions does not
show it, and the next screen loads the same data again. A preview of the view needs the database or the server.

**Check:**

```yaml
for: view
never:
  - mentions: [service, repository, database, network]
  - creates: devices
instead: read the values from the state; a middleware loads and saves them on an action
```

**Allowed:**

- `@State` for the view's own values, such as a search text
- device objects passed to the view, such as a `CLLocationManager`

**Incorrect (the view loads the orders itself):**

```swift
struct OrdersView: View {
    let client: OrderClient // ✗
    @State private var orders: [String] = []
    var body: some View {
        List(orders, id: \.self) { Text($0) }
            .task { orders = await client.load() }
            .refreshable { _ = try? await URLSession.shared.data(from: ordersURL) } // ✗
    }
}
```

**Correct (the view dispatches, and the middleware loads):**

```swift
struct OrdersView: View {
    @Environment(AppStore.self) private var store
    var body: some View {
        List(store.state.orders, id: \.self) { Text($0) }
            .task { store.dispatch(.ordersAppeared) }
    }
}
func ordersMiddleware(client: OrderClient) -> Middleware<AppState, AppAction> {
    { state, action, dispatch in Task { dispatch(.ordersLoaded(await client.load())) } }
}
```
"""###
    ),
  ]
}
