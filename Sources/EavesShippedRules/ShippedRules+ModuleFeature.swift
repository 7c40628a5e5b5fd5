extension ShippedRules {
  static let moduleFeature: [(name: String, text: String)] = [
    (
      "module-feature-imports.md",
      ###"""
---
title: Features may import only the domain, shared UI modules and Apple frameworks
impact: HIGH
impactDescription: a feature cannot be built, previewed or tested alone
tags: module, feature, imports
profiles: modular-mvvm-c
---

## Features may import only the domain, shared UI modules and Apple frameworks

A feature that imports the data layer needs the database in its previews and tests. A feature that imports another
feature cannot ship without it. The app should connect features with closures. A feature is a folder in `Features` (not
`Features/Shared`, `Features/Core` or the like) or a module named `*Feature`. Modules named `Feature*` count as features
if there are at least three of them.

**Check:**
```yaml
checks:
  - for: feature
    unless:
      - role: data
    only:
      imports: [featureImports, featureBases, featureKits]
    instead: move this into the data layer; call a protocol of the domain
  - for: feature
    never:
      - mentions: feature
      - imports: feature
    instead: pass in a closure or coordinator from the app
```

**Allowed:**

- domain, models, design system, resources, `*Utilities`, `*Interface` and `*SDK`
- most Apple frameworks, but not SwiftData, CoreData, CloudKit or Network
- UI and logging packages, such as Nuke
- `featureImports` of `eaves.yml`
- in a feature's data folder: everything but other features

**Incorrect (the orders import the database and open the cart of another feature):**
```swift
// Features/Orders/OrdersView.swift
import AppDatabase // ✗
import SwiftUI
struct OrdersView: View {
    var body: some View { NavigationLink("Cart") { CartView() } } // ✗
}
// Features/Cart/CartView.swift
struct CartView: View { var body: some View { Text("Cart") } }
```

**Correct (the app passes a closure that opens the cart):**
```swift
// Features/Orders/OrdersView.swift
struct OrdersView: View {
    let openCart: () -> Void
    var body: some View { Button("Cart", action: openCart) }
}
```
"""###
    ),
  ]
}
