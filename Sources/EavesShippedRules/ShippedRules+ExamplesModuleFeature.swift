extension ShippedRules {
  static let examplesModuleFeature: [(name: String, text: String)] = [
    (
      "examples/module-feature-imports.examples.md",
      ###"""
**Incorrect (a feature imports the data layer and shows the screen of another feature):**

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

**Incorrect (features in folders below a layer such as `Features/Presentation`, and features nested in other folders):**

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

**Incorrect (three or more modules named `Feature*` are features; shared modules such as `FeatureKit` are not):**

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

**Incorrect (a module in `Features` is a feature, even if it is named like an allowed package):**

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

**Correct (the app opens the shop; a data folder and a shared folder may import more):**

```swift
// Features/Tours/TourList.swift
import DesignSystem
import Domain
import Foundation
import SwiftUI

/// Opens the GiftShop without a reference to it.
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

**Correct (components that the screens of a layer share, and modules that all features share, are not features):**

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

/// Part of the same feature.
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

**Correct (a design system, a domain and an interface inside `Features` are not features):**

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
