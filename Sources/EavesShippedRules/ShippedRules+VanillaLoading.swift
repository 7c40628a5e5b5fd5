extension ShippedRules {
  static let vanillaLoading: [(name: String, text: String)] = [
    (
      "vanilla-loading-state-enum.md",
      ###"""
---
title: Loading and error state must be one enum
impact: MEDIUM
impactDescription: a screen can show a spinner and an error at the same time
tags: vanilla, view, state, enum
profiles: vanilla-mv
---

## Loading and error state must be one enum

Three properties such as `isLoading`, `errorMessage` and `rows` allow eight combinations, but only three make sense.
One forgotten reset shows a spinner over an error. An enum has exactly the states that can occur, with their values.

**Check:**
```yaml
for: type
that:
  - role: [view, observable]
  - holds: [String, "*Error"]
    named: ["error*", "*Error", "*ErrorMessage", "failure*"]
never:
  holds: Bool
  named: [isLoading, loading, isFetching, isRefreshing]
instead: "replace the loading flag and the error property by one enum: loading, loaded, failed"
```

**Allowed:**

- a loading flag without an error property, or the reverse
- other flags, such as `isOpen`
- types that are neither views nor observable

**Incorrect (loading and error are separate properties):**

```swift
struct OrdersView: View {
    @State private var isLoading = false // ✗
    @State private var errorMessage: String?
    @State private var orders: [String] = []

    var body: some View { List(orders, id: \.self) { Text($0) } }
}
```

**Correct (one enum has all states):**

```swift
struct OrdersView: View {
    enum Phase { case loading, loaded([String]), failed(Error) }
    @State private var phase = Phase.loading

    var body: some View {
        switch phase {
        case .loading: ProgressView()
        case .loaded(let orders): List(orders, id: \.self) { Text($0) }
        case .failed(let error): Text(error.localizedDescription)
        }
    }
}
```
"""###
    ),
  ]
}
