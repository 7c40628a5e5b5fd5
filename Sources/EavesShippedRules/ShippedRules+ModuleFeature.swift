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
feature cannot ship without that feature. The app should connect features with closures. A feature is a folder in
`Features` (except shared folders such as `Features/Core`) or a module named `*Feature`. Modules named `Feature*` are
features only if there are three or more, because one or two are often feature flags. Modules named `*Domain`,
`*DesignSystem`, `*Interface` or `*SDK` are no features, even in `Features`, because all features may share them.

**Check:**
```yaml
checks:
  - for: feature
    unless:
      - role: data
    only:
      imports: [featureImports, featureBases, featureKits]
    instead: move the shared type into the domain, or a protocol for it
  - for: feature
    never:
      - mentions: feature
      - imports: feature
    instead: pass in a closure or coordinator from the app
```

**Allowed:**
- modules named `*Domain`, `*Models`, `*DesignSystem`, `*Resources`, `*Utilities`, `*Interface` or `*SDK`
- most Apple frameworks, but not SwiftData, CoreData, CloudKit or Network
- packages such as SnapKit and Logging
- your `featureImports`
- in a feature's data folder: everything but other features

`eaves explain featureImports` lists the packages. Extend this list in `eaves.yml` (`words:`).

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
