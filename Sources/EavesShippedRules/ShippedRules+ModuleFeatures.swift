extension ShippedRules {
  static let moduleFeatures: [(name: String, text: String)] = [
    (
      "module-features-apart.md",
      ###"""
---
title: No Feature Declares Another
impact: HIGH
impactDescription: features build, ship and are thrown away one by one
tags: module, feature, packages
profiles: modular-mvvm-c
---

## No Feature Declares Another

The manifest is where two features become one. As soon as a target lists another feature, every import of it compiles,
and nobody is asked again. What one feature leads to is known to the application, which lists both and connects them.

A feature is a module called `*Feature`, or one of three or more called `Feature*`. What stands below all of them is none,
and every feature may list it: `FeatureKit`, `FeatureCore`, `Feature*Interface`, the words `featureKits`. A project adds its
own to these words in `eaves.yml`.

**Check:**

```yaml
for: module
that:
  - role: feature
never:
  declares-dependency: feature
instead: let the application list both, and hand in a closure or a coordinator
```

**Incorrect (the tours list the shop):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Museum",
    targets: [
        .target(name: "Domain"),
        .target(name: "ShopFeature", dependencies: ["Domain"]),
        .target(name: "ToursFeature", dependencies: [
            "Domain",
            "ShopFeature", // ✗
        ]),
        .target(name: "Museum", dependencies: ["ShopFeature", "ToursFeature"]),
    ]
)

// Sources/Domain/Tour.swift
public struct Tour {}

// Sources/ShopFeature/GiftShop.swift
import Domain

struct GiftShop {}

// Sources/ToursFeature/TourList.swift
import Domain

struct TourList {}

// Sources/Museum/MuseumRoot.swift
import ShopFeature
import ToursFeature

struct MuseumRoot {}
```

**Incorrect (the tours list the shop, and what every feature stands on):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Museum",
    targets: [
        .target(name: "FeatureKit"),
        .target(name: "FeatureShopInterface", dependencies: ["FeatureKit"]),
        .target(name: "FeatureShop", dependencies: ["FeatureKit", "FeatureShopInterface"]),
        .target(name: "FeatureCafe", dependencies: ["FeatureKit", "FeatureShopInterface"]),
        .target(name: "FeatureTours", dependencies: [
            "FeatureKit",
            "FeatureShop", // ✗
        ]),
        .target(name: "FeatureTesting", dependencies: ["FeatureShop"]),
    ]
)

// Sources/FeatureKit/Card.swift
struct Card {}

// Sources/FeatureShopInterface/Shop.swift
import FeatureKit

protocol Shop { var card: Card { get } }

// Sources/FeatureShop/GiftShop.swift
import FeatureKit
import FeatureShopInterface

struct GiftShop: Shop { let card: Card }

// Sources/FeatureCafe/Menu.swift
import FeatureKit
import FeatureShopInterface

struct Menu { let shop: any Shop }

// Sources/FeatureTours/TourList.swift
import FeatureKit
import FeatureShop

struct TourList { let card: Card }

// Sources/FeatureTesting/Samples.swift
import FeatureShop

let sample = GiftShop.self
```

**Correct (the application lists both):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Museum",
    targets: [
        .target(name: "Domain"),
        .target(name: "ShopFeature", dependencies: ["Domain"]),
        .target(name: "ToursFeature", dependencies: ["Domain"]),
        .target(name: "Museum", dependencies: ["ShopFeature", "ToursFeature"]),
    ]
)

// Sources/Domain/Tour.swift
public struct Tour {}

// Sources/ShopFeature/GiftShop.swift
import Domain

struct GiftShop {}

// Sources/ToursFeature/TourList.swift
import Domain

struct TourList {}

// Sources/Museum/MuseumRoot.swift
import ShopFeature
import ToursFeature

struct MuseumRoot {}
```
"""###
    ),
  ]
}
