extension ShippedRules {
  static let examplesReduxOne: [(name: String, text: String)] = [
    (
      "examples/redux-one-store.examples.md",
      ###"""
**Incorrect (a global store, a store created by a view, and a shared store used by a view):**

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

**Correct (a store created by the app or a container, private globals, and stores for previews):**

```swift
@Observable
final class Store<State, Action> {
    static let shared = Store(initial: 0) // no view uses it
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
