extension ShippedRules {
  static let examplesModuleDeclares: [(name: String, text: String)] = [
    (
      "examples/module-declares-directly.examples.md",
      ###"""
**Incorrect (`Almanac` imports `Moon`, which only its dependency `Tides` declares):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Harbour",
    targets: [
        .target(name: "Moon"),
        .target(name: "Tides", dependencies: ["Moon"]),
        .target(name: "Almanac", dependencies: ["Tides"]), // ✗
    ]
)

// Sources/Moon/Phase.swift
public enum Phase { case new, full }

// Sources/Tides/Table.swift
import Moon

public struct Table { var phase: Phase }

// Sources/Almanac/Page.swift
import Moon
import Tides

struct Page { var phase: Phase }
```

**Correct (both targets declare the modules that they import):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Harbour",
    targets: [
        .target(name: "Moon"),
        .target(name: "Tides", dependencies: ["Moon"]),
        .target(name: "Almanac", dependencies: ["Moon", "Tides"]),
    ]
)

// Sources/Moon/Phase.swift
public enum Phase { case new, full }

// Sources/Tides/Table.swift
import Moon

public struct Table { var phase: Phase }

// Sources/Almanac/Page.swift
import Moon
import Tides

struct Page { var phase: Phase }
```
"""###
    ),
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
    (
      "examples/module-declares-nothing-unused.examples.md",
      ###"""
**Incorrect (`Almanac` lists `Moon` but does not import it):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Harbour",
    targets: [
        .target(name: "Moon"),
        .target(name: "Tides", dependencies: ["Moon"]),
        .target(name: "Almanac", dependencies: [
            "Moon", // ✗
            "Tides",
        ]),
    ]
)

// Sources/Moon/Phase.swift
public enum Phase { case new, full }

// Sources/Tides/Table.swift
import Moon

public struct Table { var phase: Phase }

// Sources/Almanac/Page.swift
import Tides

struct Page { var table: Table }
```

**Correct (dependencies that need no import, such as macros, plugins and binaries, or that another module re-exports):**

```swift
// Package.swift
import PackageDescription

let package = Package(
    name: "Harbour",
    dependencies: [.package(url: "https://example.org/swift-charts.git", from: "1.0.0")],
    targets: [
        .target(name: "Moon"),
        .macro(name: "Magic"),
        .plugin(name: "Printer", capability: .buildTool()),
        .binaryTarget(name: "Compass", path: "Compass.xcframework"),
        .target(name: "Sky", dependencies: ["Moon"]),
        .target(
            name: "Almanac",
            dependencies: [
                "Compass", "Magic", "Sky",
                .target(name: "Lamp", condition: .when(platforms: [.linux])),
                .product(name: "Charts", package: "swift-charts"),
            ]),
        .target(name: "Lamp"),
        .target(name: "Everything", dependencies: ["Almanac", "Sky"]),
    ]
)

// Sources/Moon/Phase.swift
public enum Phase { case new, full }

// Sources/Magic/Macro.swift
struct Macro {}

// Sources/Sky/Exports.swift
@_exported import Moon

// Sources/Lamp/Lamp.swift
public struct Lamp {}

// Sources/Everything/Empty.swift
// Links what applications need.

// Sources/Almanac/Page.swift
import Moon

struct Page { var phase: Phase }
```
"""###
    ),
  ]
}
