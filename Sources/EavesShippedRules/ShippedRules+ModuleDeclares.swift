extension ShippedRules {
  static let moduleDeclares: [(name: String, text: String)] = [
    (
      "module-declares-directly.md",
      ###"""
---
title: A Module Does Not Live on What Others Declare
impact: LOW-MEDIUM
impactDescription: dependencies that can be removed without breaking strangers
tags: module, imports, packages
profiles: base
---

## A Module Does Not Live on What Others Declare

A module that a target imports without listing it may still be there: because something that it does list depends on
it. It builds, until that other module no longer needs what it brought along. Then a change in one place breaks
another that nobody touched. Who imports something says so. Targets of tests are not asked.

**Check:**

```yaml
for: module
never:
  imports: indirect
instead: add it to the dependencies of the target, or let the module between hand it on
```

**Incorrect (the almanac has the moon only because the tides need it):**

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

**Correct (both say what they import):**

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
      "module-declares-imports.md",
      ###"""
---
title: A Module Declares What It Imports
impact: MEDIUM
impactDescription: builds that do not depend on what was built before
tags: module, imports, packages
profiles: base
---

## A Module Declares What It Imports

An import that the manifest does not know of works as long as something else has built the module first. The order of
the build is nobody's promise: on a clean machine, on another number of processors, in a preview or in the next Xcode
the same code does not compile. What a module imports belongs into the list of what it depends on.

Asked are modules of the project itself, and products that a target beside lists. What stands in `#if` is there where
somebody provides it; modules of the platform are always there. What a listed module hands on with `@_exported` counts
as listed. Targets of tests are not asked: what hosts them brings along what it is linked with.

**Check:**

```yaml
for: module
never:
  imports: undeclared
instead: add it to the dependencies of the target, or remove the import
```

**Incorrect (the tides read the moon, and only the almanac's target says that it needs it):**

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

**Correct (what is imported is listed, by a target, by a product, or by a module that hands it on):**

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
      "module-declares-nothing-unused.md",
      ###"""
---
title: A Module Declares Nothing That It Does Not Import
impact: LOW-MEDIUM
impactDescription: shorter builds and truer pictures
tags: module, packages
profiles: base
---

## A Module Declares Nothing That It Does Not Import

A dependency that no file imports is built for nothing, waited for by everybody, and drawn into every picture of the
project. Most are left over from code that moved. Whoever wants to know what a module needs reads its list; the list
should be true.

Targets of tests are not asked. Nor is what no import could show: macros, plugins, tools, binaries, modules without Swift, resources, what a
condition or a trait decides, targets whose plugins write code, targets that hold no code of their own and only link,
targets of a project that compile Objective-C, which is not read here, and products of other people's packages that
nobody in the project imports by their name. An application embeds what its modules need when it runs: what one of
them imports it does not list in vain.

What cannot be told is whether something else lives on the dependency: a storyboard that names a class, or a framework
that looks one up by its name. Where another module imports what this one lists, and lists it nowhere itself, the finding
names it: let that one list it first. Tests can use dependencies of their host app. If the code uses a key path, macro or
member from the module, add the import instead.

**Check:**

```yaml
for: module
never:
  declares-dependency: unused
instead: remove the dependency, or import it where it is used
```

**Incorrect (the almanac once drew the moon):**

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

**Correct (what is not imported cannot be, or is handed on):**

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
