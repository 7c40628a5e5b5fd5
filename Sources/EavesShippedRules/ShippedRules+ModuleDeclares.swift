extension ShippedRules {
  static let moduleDeclares: [(name: String, text: String)] = [
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

- imports in test targets or inside `#if`
- modules of the platform
- modules that a declared dependency re-exports

A module that a declared dependency uses but does not re-export is reported by `module-no-transitive-imports`.

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
  ]
}
