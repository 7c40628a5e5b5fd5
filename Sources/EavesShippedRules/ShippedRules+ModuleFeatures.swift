extension ShippedRules {
  static let moduleFeatures: [(name: String, text: String)] = [
    (
      "module-features-independent.md",
      ###"""
---
title: Feature modules must not list each other as dependencies
impact: HIGH
impactDescription: features cannot be built, tested or shipped alone
tags: module, feature, packages
profiles: modular-mvvm-c
---

## Feature modules must not list each other as dependencies

As soon as a target lists another feature, all its files can import it. Both features then build, test and ship only
together. The app should list both features and connect them. Features are modules in a folder `Features` and modules
named `*Feature`. Modules named `Feature*` count as features if there are at least three of them.

**Check:**
```yaml
for: module
that:
  - role: feature
never:
  declares-dependency: feature
instead: list both features in the app target, which passes in a closure or a coordinator
```

**Allowed:**

- `featureBases`, such as design systems, domains and interfaces
- `featureKits`, such as `FeatureKit` and `Feature*Interface`
- `featureTools`, such as `FeatureFlags`

These modules are not features. Add your own to one of the three lists in `eaves.yml`. In a folder `Features`,
however, modules such as `FeatureKit` and `FeatureFlags` are features.

**Incorrect (the orders feature depends on the cart feature):**
```swift
// Package.swift
let package = Package(name: "Shop", targets: [
    .target(name: "CartFeature"),
    .target(name: "OrdersFeature", dependencies: ["CartFeature"]), // ✗
])
// Sources/CartFeature/CartView.swift
struct CartView {}
// Sources/OrdersFeature/OrdersView.swift
import CartFeature
```

**Correct (the app depends on both features):**
```swift
// Package.swift
let package = Package(name: "Shop", targets: [
    .target(name: "CartFeature"),
    .target(name: "OrdersFeature"),
    .target(name: "ShopApp", dependencies: ["CartFeature", "OrdersFeature"]),
])
// Sources/CartFeature/CartView.swift
struct CartView {}
// Sources/OrdersFeature/OrdersView.swift
struct OrdersView { let openCart: () -> Void }
```
"""###
    ),
  ]
}
