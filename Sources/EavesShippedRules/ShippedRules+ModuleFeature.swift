extension ShippedRules {
  static let moduleFeature: [(name: String, text: String)] = [
    (
      "module-feature-imports.md",
      ###"""
---
title: A Feature Knows the Domain and the Design System
impact: HIGH
impactDescription: features build, ship and are thrown away one by one
tags: module, feature, imports
profiles: modular-mvvm-c
---

## A Feature Knows the Domain and the Design System

A feature module is worth its manifest only as long as it can be built alone. What it needs to know is what the
application is about and what it looks like. As soon as it imports the data layer it drags the database into every
preview; as soon as it imports another feature the two are one feature with two names. When one feature leads to
another, the application connects them: it hands in a closure or a coordinator.

A feature may import: the domain, the design system, interfaces, and Apple frameworks other than SwiftData, CoreData,
CloudKit and Network.

These are recognized by name: the domain (`Domain`, `*Domain`, and the names that it has where it is nothing but models: `Model`, `Models`,
`*Models`, `Entities`), the design system (`*DesignSystem`), interfaces (`*Interface`, `*SDK`), and known packages that
only draw, keep lists or log (`Kingfisher`, `OrderedCollections`, `Logging`). A project whose
design system has another name, or that allows one more module to every feature, adds it to the words
`featureImports` in `eaves.yml`.

A feature is a folder in `Features`, a module called `*Feature`, or one of three or more modules called `Feature*`. A file
right in `Features` is none, and neither is a folder that is called as a layer (`Domain`, `Shared`, the words
`featureLayers`). Where such a layer holds screens (`Presentation`, `UI`, `Views`, the words `featureScreens`), the folder
right below is the feature, unless it is called as what these screens share (`Components`, `Common`, the words
`featureParts`). Design systems, domains, interfaces and SDKs inside `Features` are not features (`featureBases`). Modules that are called after features and stand below all of them are none, and free (`FeatureKit`,
`FeatureCore`, `Feature*Interface`, the words `featureKits`); nor are their switches, their data and their tests
(`FeatureFlags`, the words `featureTools`), so that a feature should not be called `*Tests`. What a feature keeps in a
data folder of its own may import its store. A folder that is called as a layer inside of a feature is the feature's own.

A module of the project that is called as a free package (`UI`, `Logging`) is free, unless it is a feature itself.

**Check:**

```yaml
checks:
  - for: feature
    unless:
      - role: data
    only:
      imports: [featureImports, featureBases, featureKits]
    instead: let the feature ask a protocol of the domain, and the application bring the implementation
  - for: feature
    never:
      - mentions: feature
      - imports: feature
    instead: hand in a closure or a coordinator from the application
```

**Incorrect (the tours reach for the database and for the shop):**

```swift
// Features/Tours/TourList.swift
import Data // ✗
import Domain
import SwiftUI

struct TourList: View {
    let tours: [Tour]

    var body: some View {
        ForEach(tours) { tour in
            NavigationLink(tour.name) { GiftShop() } // ✗
        }
    }
}

// Features/Shop/GiftShop.swift
import DesignSystem
import SwiftUI

struct GiftShop: View {
    var body: some View { Text("Postcards") }
}
```

**Incorrect (screens lie together by their layer; each folder there is a feature all the same):**

```swift
// Features/Presentation/Tours/TourList.swift
import SwiftUI

struct TourList: View {
    let store: TourStore
    var body: some View {
        NavigationLink("Gift shop") { GiftShop() } // ✗
    }
}

// Features/Presentation/Shop/GiftShop.swift
import Payments // ✗
import SwiftUI

struct GiftShop: View {
    var body: some View { Text("Postcards") }
}

// Features/Domain/Tours/TourStore.swift
import Ledger

struct TourStore {}

// Features/Cafe/Features/Common/MenuRow.swift
import Payments // ✗
import SwiftUI

struct MenuRow: View {
    var body: some View { Text("Tea") }
}

// FeatureApp/Sources/Components/Features/Views/Museum/Plan.swift
import Payments // ✗
import SwiftUI

struct Plan: View {
    var body: some View { Text("Hall") }
}
```

**Incorrect (modules that are called features):**

```swift
// Sources/FeatureTours/TourList.swift
import FeatureKit
import FeatureShop // ✗
import SwiftUI

struct TourList: View {
    var body: some View {
        Card { GiftShop() } // ✗
    }
}

// Sources/FeatureShop/GiftShop.swift
import FeatureFlags // ✗
import SwiftUI

struct GiftShop: View {
    var body: some View { Text("Postcards") }
}

// Sources/FeatureCafe/Menu.swift
import SwiftUI

struct Menu: View {
    var body: some View { Text("Tea") }
}

// Sources/FeatureCountryFlags/Flags.swift
import Ledger // ✗

struct Flags {}

// Sources/FeatureFlagship/Flagship.swift
import Ledger // ✗

struct Flagship {}

// Sources/FeatureDeviceConfiguration/Devices.swift
import Ledger // ✗

struct Devices {}

// Sources/FeaturesHome/Home.swift
import Ledger // ✗

struct Home {}

// Sources/FeatureFlags/Switches.swift
import Ledger

struct Switches {}

// Sources/FeatureKit/Card.swift
import Ledger
import SwiftUI

struct Card<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
}
```

**Incorrect (a feature is one, even if it is called as a package is):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Museum",
    targets: [
        .target(name: "Collections", path: "Features/Collections"),
        .target(name: "Tours", dependencies: ["Collections"], path: "Features/Tours"),
    ]
)

// Features/Collections/Hall.swift
import SwiftUI

extension View { public func hall() -> some View { self } }

// Features/Tours/TourList.swift
import Collections // ✗
import OrderedCollections
import SwiftUI

struct TourList: View {
    var body: some View { Text("Tours").hall() }
}
```

**Correct (the tours say that a guest wants the shop; the application opens it):**

```swift
// Features/Tours/TourList.swift
import DesignSystem
import Domain
import Foundation
import SwiftUI

/// Leads to the GiftShop, which it does not know.
struct TourList: View {
    let tours: [Tour]
    let onShop: () -> Void

    var body: some View {
        ForEach(tours) { TourRow(tour: $0) }
        Button("Gift shop", action: onShop)
    }
}

// Features/Tours/TourRow.swift
import Domain
import SwiftUI

struct TourRow: View {
    let tour: Tour
    var body: some View { Text(tour.name) }
}

// Features/Shop/Data/Receipt.swift
import SwiftData

@Model final class Receipt { var total = 0 }

// Features/Shared/Prices.swift
import Ledger

struct Prices { let shop: GiftShop }

// Features/Shop/TillViewModel.swift
import KingfisherSwiftUI
import Observation
import TourModels
import UI

@Observable
final class TillViewModel {
    var total = ""
}

// App/MuseumRoot.swift
import Shop
import SwiftUI
import Tours

struct MuseumRoot: View {
    @State private var isShopOpen = false

    var body: some View {
        TourList(tours: []) { isShopOpen = true }
            .sheet(isPresented: $isShopOpen) { GiftShop() }
    }
}

// Features/Shop/GiftShop.swift
import SwiftUI

struct GiftShop: View {
    var body: some View { Text("Postcards") }
}
```

**Correct (what the screens of a layer share, and what stands below all features, is none):**

```swift
// Features/Presentation/Tours/TourList.swift
import FeatureKit
import SwiftUI

struct TourList: View {
    let store: TourStore
    var body: some View { Card { Text(store.title) } }
}

// Features/UI/Tours/TourBanner.swift
import SwiftUI

/// Of the same feature.
struct TourBanner: View {
    let list: TourList
    var body: some View { list }
}

// Features/Presentation/Components/Card.swift
import Ledger
import SwiftUI

struct Card<Content: View>: View {
    let content: Content
    var body: some View { content }
}

// Features/Domain/Tours/TourStore.swift
struct TourStore { let title = "" }

// Features/Domain/Shop/Bill.swift
struct Bill { let store: TourStore }
```

**Correct (a design system, a domain and an interface among the features are none, and an SDK draws, too):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Museum",
    targets: [
        .target(name: "MuseumDesignSystem", path: "Features/MuseumDesignSystem"),
        .target(name: "TourDomain", path: "Features/TourDomain"),
        .target(name: "ShopInterface", path: "Features/ShopInterface"),
        .target(
            name: "Tours", dependencies: ["MuseumDesignSystem", "TourDomain", "ShopInterface"],
            path: "Features/Tours"),
    ]
)

// Features/MuseumDesignSystem/Card.swift
import Ledger
import SwiftUI

public struct Card: View { public var body: some View { Text("Card") } }

// Features/TourDomain/Tour.swift
public struct Tour { public var name: String }

// Features/ShopInterface/ShopOpening.swift
public protocol ShopOpening { func openShop() }

// Features/Tours/TourList.swift
import MessageUI
import MuseumDesignSystem
import ShopInterface
import SwiftUI
import TourDomain

struct TourList: View {
    let shop: any ShopOpening
    let tour: Tour
    var body: some View { Card() }
}
```
"""###
    ),
  ]
}
