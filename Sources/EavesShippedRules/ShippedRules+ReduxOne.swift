extension ShippedRules {
  static let reduxOne: [(name: String, text: String)] = [
    (
      "redux-one-store.md",
      ###"""
---
title: Create one store in the app and inject it
impact: HIGH
impactDescription: two stores hold different states, and tests cannot replace a global store
tags: redux, store, view, singleton
profiles: redux
conflicts: tca-dependencies-by-key, tca-view-creates-no-store
---

## Create one store in the app and inject it

A second store does not receive the actions that are sent to the first, so two screens show different data. A global
store or `Store.shared` cannot be replaced in a preview or a test. The app creates the store once and passes it on.

**Check:**
```yaml
checks:
  - for: view
    never:
      - creates: store
      - calls: ".shared"
        of: store
    instead: take the store from the environment or the initializer
  - for: global
    unless:
      - access: [private, fileprivate]
      - name: ["preview*", "sample*"]
    never:
      creates: store
    message: "{object} is created in the global constant {subject}, not in the App"
    instead: create the store in the App, and pass it on
```

**Allowed:**

- `private` or `fileprivate` global stores, which no other file can use
- global stores named `preview…` or `sample…`
- stores that the `App` type or a dependency container creates

**Incorrect (a global store, and a view that uses a shared store):**

```swift
let appStore = Store(initial: AppState(), reducer: AppReducer.reduce) // ✗
struct CartView: View {
    var body: some View { Button("Pay") { Store.shared.dispatch(.payTapped) } } // ✗
}
```

**Correct (the app creates the store, and the view gets it from the environment):**

```swift
struct ShopApp: App {
    @State private var store = Store(initial: AppState(), reducer: AppReducer.reduce)
    var body: some Scene { WindowGroup { CartView().environment(store) } }
}
struct CartView: View {
    @Environment(Store<AppState, AppAction>.self) private var store
    var body: some View { Button("Pay") { store.dispatch(.payTapped) } }
}
```
"""###
    ),
  ]
}
