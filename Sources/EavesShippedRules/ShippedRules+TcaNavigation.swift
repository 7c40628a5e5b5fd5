extension ShippedRules {
  static let tcaNavigation: [(name: String, text: String)] = [
    (
      "tca-navigation-by-state.md",
      ###"""
---
title: Views must present screens from optional state, not from a Boolean
impact: MEDIUM
impactDescription: the Boolean and the state of the shown screen contradict each other
tags: tca, view, navigation, state
profiles: tca
supersedes: navigation-no-destination-link
---

## Views must present screens from optional state, not from a Boolean

With a Boolean, the state of the child exists even when its sheet is closed. Both values must be kept in sync by hand,
and the effects of the child continue after the sheet closes. An optional state with `@Presents` exists only while the
sheet is open, and a deep link sets this one value.

The rule covers the APIs that present a screen: `.sheet`, `.fullScreenCover`, `.popover` and `.navigationDestination`
with `isPresented`, and `NavigationLink` with `isActive`.

**Check:**
```yaml
for: view
that:
  - holds: [Store, StoreOf, ViewStore]
never:
  - calls: [".sheet(isPresented:)", ".fullScreenCover(isPresented:)", ".popover(isPresented:)"]
  - calls: [".navigationDestination(isPresented:)", "NavigationLink(isActive:)"]
instead: "make the state of the child optional with @Presents; present it with item: $store.scope(state:action:)"
```

**Allowed:**

- Booleans in views without a store
- other modifiers, which present no screen, such as `.alert(isPresented:)`

**Incorrect (a Boolean presents the sheet):**

```swift
struct OrdersView: View {
    @Bindable var store: StoreOf<OrdersFeature>
    var body: some View {
        Text(store.title)
            .sheet(isPresented: $store.isCartShown) { CartView() } // ✗
    }
}
```

**Correct (the optional state of the cart presents the sheet):**

```swift
struct OrdersView: View {
    @Bindable var store: StoreOf<OrdersFeature>
    var body: some View {
        Text(store.title)
            .sheet(item: $store.scope(state: \.cart, action: \.cart)) { CartView(store: $0) }
    }
}
```

*When not to use it:* for a sheet without state, such as a legal notice; for `NavigationLink(isActive:)` in apps
that support iOS 15.
"""###
    ),
  ]
}
