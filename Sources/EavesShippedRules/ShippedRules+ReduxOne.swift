extension ShippedRules {
  static let reduxOne: [(name: String, text: String)] = [
    (
      "redux-one-store.md",
      ###"""
---
title: One Store, Made by the App
impact: HIGH
impactDescription: one truth, and a preview can bring another
tags: redux, store, view, singleton
profiles: redux
conflicts: tca-dependencies-by-key, tca-view-creates-no-store
---

## One Store, Made by the App

Two stores are two truths: what is dispatched to one, the other never hears. And a store that everybody reaches
through a global or through `shared` can be replaced by nobody, not by a preview and not by a test. The application
makes the store, once, and hands it down through the environment or an initialiser.

**Check:**

```yaml
checks:
  - for: view
    never:
      creates: store
    instead: take the store from the environment or the initialiser
  - for: global
    unless:
      - access: [private, fileprivate]
      - name: ["preview*", "sample*"]
    never:
      creates: store
    instead: make the store in the App, and hand it down
  - for: view
    never:
      calls: ".shared"
      of: store
    instead: take the store from the environment or the initialiser
```

**Incorrect (three ways to a second truth):**

```swift
let appStore = Store(initial: VillageState(), reducer: VillageReducer.reduce) // ✗

struct WellView: View {
    @State private var store = Store(initial: WellState(), reducer: WellReducer.reduce) // ✗
    var body: some View { Text(store.state.depth.description) }
}

struct MillView: View {
    var body: some View {
        Button("Grind") { Store.shared.dispatch(.grind) } // ✗
    }
}
```

**Correct (made once, handed down):**

```swift
@Observable
final class Store<State, Action> {
    static let shared = Store(initial: 0) // nobody's business
}

struct VillageApp: App {
    @State private var store = Store(initial: VillageState(), reducer: VillageReducer.reduce)
    var body: some Scene { WindowGroup { WellView().environment(store) } }
}

struct VillageContainer {
    func store() -> Store<VillageState, VillageAction> { Store(initial: VillageState()) }
}

struct WellView: View {
    @Environment(Store<VillageState, VillageAction>.self) private var store
    var body: some View { Text(store.state.depth.description) }
}

struct BellTower: View {
    var body: some View { Button("Ring") { Bell.shared.ring() } }
}

private let villageStore = Store(initial: VillageState(), reducer: VillageReducer.reduce)
fileprivate let townStore = Store(initial: TownState(), reducer: TownReducer.reduce)
let sampleStore = Store(initial: VillageState(), reducer: VillageReducer.reduce)
let previewStore = Store(initial: VillageState(), reducer: VillageReducer.reduce)
```
"""###
    ),
  ]
}
