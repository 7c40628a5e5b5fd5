extension ShippedRules {
  static let tcaView: [(name: String, text: String)] = [
    (
      "tca-view-creates-no-store.md",
      ###"""
---
title: Views and coordinators must not create stores in members that return a view
impact: HIGH
impactDescription: the store starts again on each redraw, and no other feature receives its actions
tags: tca, view, store, composition
profiles: tca
---

## Views and coordinators must not create stores in members that return a view

SwiftUI evaluates `body` on each update. A store that is created there starts again from its initial state, and the
user loses input. The store has no parent, so no other feature receives its actions. Create one store in the app, and
pass parts of it to the views with `scope`.

**Check:**

```yaml
checks:
  - for: view
    never:
      creates: [Store, StoreOf]
      inside: body
    instead: keep the state in the parent's state; pass store.scope(state:action:) to the view
  - for: coordinator
    never:
      creates: [Store, StoreOf]
      inside: body
    instead: keep the state in the parent's state; pass store.scope(state:action:) to the view
```

**Allowed:**
- stores in stored properties
- stores that the `App` type creates
- `#Preview`

The rule checks `body`, members that return `some View` and members marked `@ViewBuilder`. It does not find stores in
members that return `AnyView` or a named view type.

**Incorrect (each update of the body creates a store):**

```swift
struct OrdersView: View {
    var body: some View {
        CartView(store: Store(initialState: CartFeature.State()) { CartFeature() }) // ✗
    }
}
```

**Correct (the app creates the store, and the view passes on a part):**

```swift
@main struct ShopApp: App {
    static let store = Store(initialState: OrdersFeature.State()) { OrdersFeature() }
    var body: some Scene { WindowGroup { OrdersView(store: Self.store) } }
}
struct OrdersView: View {
    let store: StoreOf<OrdersFeature>
    var body: some View { CartView(store: store.scope(state: \.cart, action: \.cart)) }
}
```
"""###
    ),
    (
      "tca-view-no-data-access.md",
      ###"""
---
title: Views must not use clients, databases or @AppStorage; they send actions
impact: HIGH
impactDescription: no reducer test covers what the screen does, and the state is incomplete
tags: tca, layer, view, viewmodel, service, repository, persistence, network
profiles: tca
conflicts: vanilla-no-context-in-classes, vanilla-no-context-in-observable, vanilla-no-manual-fetch,
  vanilla-no-system-singletons, vanilla-services-through-environment, vanilla-no-view-models, layer-view-no-data-access
---

## Views must not use clients, databases or @AppStorage; they send actions
A view that calls a client, reads `@AppStorage` or has a view model works outside the reducer. No test of the feature
covers this work, and the state describes only a part of the screen. The rule does not find uses of files, the keychain
and device APIs, such as `CLLocationManager`.

**Check:**
```yaml
checks:
  - for: view
    never:
      - mentions: [database, network, preferences, "@AppStorage", "@Dependency"]
      - holds: [repository, service, useCase]
      - calls: [repository, service, useCase]
    instead: send an action; the reducer calls the client
  - for: view
    that:
      - holds: [StoreOf, Store]
    never:
      holds: viewModel
    instead: move its values into the state, and its functions into the reducer
```

**Allowed:**
- values in `@State`
- system objects that hold no app data, such as `UIApplication.shared`
- a view model in a view without a store

**Incorrect (the view calls a client and reads a setting itself):**

```swift
struct OrdersView: View {
    let store: StoreOf<OrdersFeature>
    let client: OrderClient // ✗
    @AppStorage("sorting") private var sorting = "date" // ✗
    @StateObject private var viewModel = OrdersViewModel() // ✗
    var body: some View { Text(store.title).task { await client.load() } } // ✗
}
```

**Correct (the view sends actions and shows the state):**

```swift
struct OrdersView: View {
    let store: StoreOf<OrdersFeature>
    @State private var isExpanded = false
    var body: some View {
        Text(store.title).task { await store.send(.appeared).finish() }
    }
}
```
"""###
    ),
  ]
}
