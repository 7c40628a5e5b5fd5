extension ShippedRules {
  static let examplesModuleDeclares: [(name: String, text: String)] = [
    (
      "examples/module-declares-imports.examples.md",
      ###"""
**Incorrect (`Tides` imports `Moon`, and only the target `Almanac` declares it):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Harbour",
    targets: [
        .target(name: "Moon"),
        .target(name: "Tides"), // ✗
        .target(name: "Almanac", dependencies: ["Moon", "Tides"]),
    ]
)

// Sources/Moon/Phase.swift
public enum Phase { case new, full }

// Sources/Tides/Table.swift
import Foundation
import Moon

struct Table { var phase: Phase }

// Sources/Almanac/Page.swift
import Moon
import Tides

struct Page { var phase: Phase }
```

**Correct (every import is declared, re-exported, inside `#if`, or part of the platform):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Harbour",
    dependencies: [.package(url: "https://example.org/swift-charts.git", from: "1.0.0")],
    targets: [
        .target(name: "Moon"),
        .target(name: "Sky", dependencies: ["Moon"]),
        .target(
            name: "Tides",
            dependencies: ["Moon", .product(name: "Charts-Kit", package: "swift-charts")]),
        .target(name: "Almanac", dependencies: ["Sky"]),
    ]
)

// Sources/Moon/Phase.swift
public enum Phase { case new, full }

// Sources/Sky/Exports.swift
@_exported import Moon

// Sources/Tides/Table.swift
import Foundation
import enum Moon.Phase
#if canImport(Almanac)
import Almanac
#endif
import Charts_Kit
import SomethingOfThePlatform

struct Table { var phase: Phase }

// Sources/Almanac/Page.swift
import Moon
import Sky

struct Page { var phase: Phase }
```
"""###
    ),
  ]
}
