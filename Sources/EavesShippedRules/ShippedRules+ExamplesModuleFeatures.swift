extension ShippedRules {
  static let examplesModuleFeatures: [(name: String, text: String)] = [
    (
      "examples/module-features-independent.examples.md",
      ###"""
**Incorrect (the tours feature lists the shop feature):**

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

**Incorrect (a feature lists another feature; shared modules and test helpers are allowed):**

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

**Correct (the app lists both features):**

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
