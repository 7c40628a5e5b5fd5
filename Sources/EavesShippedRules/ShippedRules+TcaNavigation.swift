extension ShippedRules {
  static let tcaNavigation: [(name: String, text: String)] = [
    (
      "tca-navigation-by-state.md",
      ###"""
---
title: Where One Is Stands in the State
impact: MEDIUM
impactDescription: a deep link is a state, and a sheet's feature lives as long as its sheet
tags: tca, view, navigation, state
profiles: tca
supersedes: navigation-no-destination-link
---

## Where One Is Stands in the State

A boolean opens a sheet, but it does not say of what: the state of the child lies beside it, there whether the sheet is
open or not, and both have to be kept in step. An optional state with `@Presents` is both at once. It is there while
the sheet is, its effects end with it, and a link from outside sets one value.

**Check:**

```yaml
for: view
that:
  - holds: [Store, StoreOf, ViewStore]
never:
  calls: [".sheet(isPresented:)", ".fullScreenCover(isPresented:)", ".popover(isPresented:)", ".navigationDestination(isPresented:)", "NavigationLink(isActive:)"]
instead: "keep the child's state optional with @Presents, and present it with item: $store.scope(state:action:)"
```

**Incorrect (a boolean says that something is shown):**

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

**Correct (the state of the child is its being shown; what has no store has no state to show):**

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

**When NOT to use:** a sheet that shows nothing of the state, a note or the imprint, loses nothing by a boolean. Before
iOS 16, a link whose `isActive` is asked of an optional state already says it by state.
"""###
    ),
  ]
}
