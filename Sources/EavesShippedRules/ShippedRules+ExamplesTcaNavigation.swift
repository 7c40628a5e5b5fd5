extension ShippedRules {
  static let examplesTcaNavigation: [(name: String, text: String)] = [
    (
      "examples/tca-navigation-by-state.examples.md",
      ###"""
**Incorrect (Booleans that present a sheet, a cover, a popover, a destination and a link in views with a store):**

```swift
struct ShelfView: View {
    @Bindable var store: StoreOf<ShelfFeature>
    @State private var isShown = false

    var body: some View {
        Text(store.name)
            .sheet(isPresented: $store.isJarShown) { Text("Jar") } // ✗
            .fullScreenCover(isPresented: $isShown) { Text("Honey") } // ✗
            .popover(isPresented: $store.isHintShown) { Text("Hint") } // ✗
            .navigationDestination(isPresented: $store.isLabelShown) { Text("Label") } // ✗
    }
}

struct LidView: View {
    let store: Store<LidState, LidAction>
    var body: some View { Text("Lid").sheet(isPresented: .constant(true)) { Text("Jar") } } // ✗
}

struct CombView: View {
    let viewStore: ViewStore<CombState, CombAction>

    var body: some View {
        NavigationLink(isActive: viewStore.binding(\.$isOpen)) { Text("Cell") } label: { Text("Open") } // ✗
    }
}
```

**Correct (an optional state presents the sheet; a popover in a view without a store):**

```swift
struct ShelfView: View {
    @Bindable var store: StoreOf<ShelfFeature>

    var body: some View {
        // not .sheet(isPresented:)
        Text(store.name)
            .sheet(item: $store.scope(state: \.jar, action: \.jar)) { JarView(store: $0) }
            .dialogSuppressionToggle(isPresented: $store.isQuiet)
    }
}

struct JarView: View {
    let store: StoreOf<JarFeature>
    var body: some View { Text(store.label) }
}

struct Hint: View {
    let text: String
    @State private var isOpen = false

    var body: some View {
        Button("?") { isOpen = true }.popover(isPresented: $isOpen) { Text(text) }
    }
}
```
"""###
    ),
  ]
}
