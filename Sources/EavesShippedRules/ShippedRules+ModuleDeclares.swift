extension ShippedRules {
  static let moduleDeclares: [(name: String, text: String)] = [
    (
      "module-declares-directly.md",
      ###"""
---
title: Declare every module you import, also one that a dependency depends on
impact: LOW-MEDIUM
impactDescription: a change in one module breaks the build of another
tags: module, imports, packages
profiles: base
---

## Declare every module you import, also one that a dependency depends on

A target can import a module that it does not declare if one of its dependencies depends on that module. The import
breaks as soon as that dependency no longer needs it. The build then fails in code that did not change.

**Check:**

```yaml
for: module
never:
  imports: indirect
instead: add the module to the dependencies of the target, or re-export it from the dependency that brings it
```

**Allowed:**

- modules that a declared dependency re-exports with `@_exported`
- imports in test targets, and imports inside `#if`

**Incorrect (the cart can import `Money` only because `Prices` depends on it):**

```swift
// Package.swift
let package = Package(name: "Shop", targets: [
    .target(name: "Money"),
    .target(name: "Prices", dependencies: ["Money"]),
    .target(name: "Cart", dependencies: ["Prices"]), // ✗
])
// Sources/Cart/CartTotal.swift
import Money
import Prices
```

**Correct (the cart declares both modules that it imports):**

```swift
// Package.swift
let package = Package(name: "Shop", targets: [
    .target(name: "Money"),
    .target(name: "Prices", dependencies: ["Money"]),
    .target(name: "Cart", dependencies: ["Money", "Prices"]),
])
// Sources/Cart/CartTotal.swift
import Money
import Prices
```
"""###
    ),
    (
      "module-declares-imports.md",
      ###"""
---
title: Modules must not import undeclared modules
impact: MEDIUM
impactDescription: the build fails on another machine, in a preview or with another build order
tags: module, imports, packages
profiles: base
---

## Modules must not import undeclared modules

An import that the manifest does not declare compiles only if something else has built that module first. The build
order differs on a clean machine, in a preview and in the next Xcode. The same code then does not compile.

The rule covers modules of the project, and package products that another target of the project declares.

**Check:**

```yaml
for: module
never:
  imports: undeclared
instead: add the module to the dependencies of the target, or remove the import
```

**Allowed:**

- every import in a test target, and imports inside `#if`
- Apple frameworks and other modules of the platform
- modules that a declared dependency depends on (`module-declares-directly` covers them) or re-exports

**Incorrect (the cart imports `Money` but does not declare it):**

```swift
// Package.swift
let package = Package(name: "Shop", targets: [
    .target(name: "Money"),
    .target(name: "Cart"), // ✗
])
// Sources/Money/Price.swift
public struct Price {}
// Sources/Cart/CartTotal.swift
import Money
```

**Correct (the cart declares `Money`):**

```swift
// Package.swift
let package = Package(name: "Shop", targets: [
    .target(name: "Money"),
    .target(name: "Cart", dependencies: ["Money"]),
])
// Sources/Money/Price.swift
public struct Price {}
// Sources/Cart/CartTotal.swift
import Money
```
"""###
    ),
    (
      "module-declares-nothing-unused.md",
      ###"""
---
title: Modules must not list dependencies that they do not import
impact: LOW-MEDIUM
impactDescription: unused dependencies slow the build and hide what a module really needs
tags: module, packages
profiles: base
---

## Modules must not list dependencies that they do not import

A dependency that no file imports still delays every build. Most such entries are left over from moved code. If
the code uses the module without importing it, add the import instead. If another module gets the dependency only
through this one, declare it there first; the finding names that module.

**Check:**

```yaml
for: module
never:
  declares-dependency: unused
instead: remove the dependency, or import it where it is used
```

**Allowed:**

- all dependencies of test targets, of targets without code or with Objective-C, and of targets that generate code
- macros, plugins, tools, binaries, resources, modules without Swift, and dependencies with a condition or package trait
- frameworks that an app target lists only to embed them for another module
- package products whose name no file imports, because their modules may have other names

**Incorrect (no file of the cart imports `Analytics`):**

```swift
// Package.swift
let package = Package(name: "Shop", targets: [
    .target(name: "Analytics"),
    .target(name: "Cart", dependencies: ["Analytics"]), // ✗
])
// Sources/Analytics/Event.swift
public struct Event {}
// Sources/Cart/CartTotal.swift
struct CartTotal { var cents: Int }
```

**Correct (the cart imports the module that it lists):**

```swift
// Package.swift
let package = Package(name: "Shop", targets: [
    .target(name: "Analytics"),
    .target(name: "Cart", dependencies: ["Analytics"]),
])
// Sources/Analytics/Event.swift
public struct Event {}
// Sources/Cart/CartTotal.swift
import Analytics
```

**When not to use it:** suppress the finding if a storyboard, a class name in a string or a test needs the module.
"""###
    ),
  ]
}
