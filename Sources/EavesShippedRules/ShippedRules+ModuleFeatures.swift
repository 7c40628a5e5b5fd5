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

As soon as a target lists another feature, all its files can import that feature. Both features then build, test and
ship only together. The app should list both features and connect them. Features are modules in a folder `Features` and
modules named `*Feature`. Modules named `Feature*` count as features if there are at least three of them.

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

- shared modules in a folder `Features` (`CartDomain`)
- kits outside such a folder (`FeatureKit`)
- tools outside such a folder (`FeatureFlags`)

Eaves recognizes such modules by their names. If it misses yours, add the name to `featureBases` (shared modules),
`featureKits` or `featureTools` under `words:` in `eaves.yml`. Folders such as `Features/Core` contain shared code.

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
