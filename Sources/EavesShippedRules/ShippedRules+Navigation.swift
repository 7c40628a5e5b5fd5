extension ShippedRules {
  static let navigation: [(name: String, text: String)] = [
    (
      "navigation-no-destination-link.md",
      ###"""
---
title: Navigation links must carry values, not views
impact: MEDIUM
impactDescription: every row builds its destination, and code cannot open the screen
tags: navigation, view, performance
profiles: base
---

## Navigation links must carry values, not views

A `NavigationLink` with a destination view builds that view as soon as its row appears: fifty visible rows run fifty
initializers before anyone taps. The link adds nothing to the `NavigationPath`, so code cannot open or restore the
screen. With a value, the stack builds the view after the tap.

**Check:**
```yaml
for: call
that:
  - callee: NavigationLink
unless:
  - argument: [value, state]
  - platform: ["iOS ..15", "macOS ..12"]
  - inside: ".NavigationView"
never: exists
message: "{subject} builds the destination inside {object}"
instead: pass a value to the link; build the view in .navigationDestination(for:)
```

**Allowed:**

- links with `value:`, or with TCA's `state:`
- deployment targets up to iOS 15 or macOS 12
- links in the braces of `NavigationView { … }`

**Incorrect (each row builds its destination):**

```swift
struct OrderList: View {
    let orders: [Order]
    var body: some View {
        List(orders) { order in
            NavigationLink(order.title) { OrderDetail(order: order) } // ✗
        }
    }
}
```

**Correct (each row carries a value, and the stack builds the view):**

```swift
struct OrderList: View {
    let orders: [Order]
    var body: some View {
        NavigationStack {
            List(orders) { NavigationLink($0.title, value: $0) }
                .navigationDestination(for: Order.self) { OrderDetail(order: $0) }
        }
    }
}
```
"""###
    ),
    (
      "navigation-no-navigation-view.md",
      ###"""
---
title: Use NavigationStack instead of NavigationView
impact: MEDIUM
impactDescription: code cannot set, restore or test where the user is
tags: navigation, view
profiles: base
---

## Use NavigationStack instead of NavigationView

`NavigationView` is deprecated. It chooses a stack or columns by the device, and code cannot read or set its position.
`NavigationStack` has a path that code can set, save and test. `NavigationSplitView` has two or three explicit columns.

**Check:**

```yaml
for: type
unless:
  - platform: ["iOS ..15", "macOS ..12"]
never:
  mentions: NavigationView
instead: use NavigationStack, or NavigationSplitView for columns
```

**Allowed:** targets that can run on iOS 15 or macOS 12, which have no `NavigationStack`

**Incorrect (code cannot set the position):**

```swift
struct OrdersView: View {
    var body: some View {
        NavigationView { // ✗
            Text("Orders")
        }
    }
}
```

**Correct (the stack has a path):**

```swift
struct OrdersView: View {
    @State private var path: [Order] = []
    var body: some View {
        NavigationStack(path: $path) {
            Text("Orders")
        }
    }
}
```
"""###
    ),
  ]
}
