extension ShippedRules {
  static let moduleNo: [(name: String, text: String)] = [
    (
      "module-no-cycles.md",
      ###"""
---
title: Modules must not depend on each other in a cycle
impact: HIGH
impactDescription: none of the modules can be built, tested or reused without the others
tags: module, imports, cycles
profiles: base
share: none
---

## Modules must not depend on each other in a cycle

Two modules that import each other cannot be built, tested or reused separately. Swift rejects such imports within a
package. They still appear between packages, between projects, and between folders declared as modules in `eaves.yml`.

The rule reports only the imports to remove: as few as possible that together break the cycle. In a cycle of more than
16 modules, more imports may be reported than necessary. Each finding then says how many must be removed at least.

**Check:**

```yaml
for: module
never:
  reaches: self
instead: move what both need into a third module, or let one depend on a protocol
```

**Allowed:** imports inside `#if`.

If the manifest (such as `Package.swift`) does not declare one of the imports, the rule prefers that import as the one
to remove. `module-declares-imports` reports this import, too.

**Incorrect (the cart imports the orders, and the orders import the cart):**

```swift
// Sources/Cart/Cart.swift
import Orders // ✗

public struct Cart { var lastOrder: Order }
// Sources/Orders/Order.swift
import Cart

public struct Order { var cart: Cart }
// Sources/Orders/OrderHistory.swift
import Cart
```

**Correct (the orders import the cart; the cart does not import the orders):**

```swift
// Sources/Cart/Cart.swift
public struct Cart { var total: Int }
// Sources/Orders/Order.swift
import Cart

public struct Order { var cart: Cart }
```
"""###
    ),
    (
      "module-no-database-imports.md",
      ###"""
---
title: Views, view models and domain files must not import SwiftData or Core Data
impact: HIGH
impactDescription: a schema change reaches screens and models, and their tests need a database
tags: module, data, swiftdata, coredata, imports
needs: data
profiles: clean-mvvm, modular-mvvm-c
supersedes: module-domain-imports, module-domain-no-frameworks, module-feature-imports
---

## Views, view models and domain files must not import SwiftData or Core Data

A screen that imports SwiftData or Core Data has to change with the schema, and its tests need a database. The rule
covers files that declare a view, view controller, view model, coordinator or use case, and all domain files. Folders
and modules named `Data`, `Persistence`, `Database` or `Storage` are the data layer.

**Check:**

```yaml
for: file
that:
  - role: [drawn, kitView, viewModel, coordinator, useCase, domain]
unless:
  - role: [data, app, entity, repository]
never:
  imports: [SwiftData, CoreData]
instead: move the database code into a repository in the data layer
```

**Allowed:**

- files in the data layer
- files with the `App` type, an app delegate, a widget, an entity or a repository

**Incorrect (the view reads the database):**

```swift
// Orders/OrdersView.swift
import SwiftData // ✗
import SwiftUI

struct OrdersView: View {
    @Query private var orders: [OrderRecord]
    var body: some View { List(orders) { Text($0.title) } }
}
```

**Correct (the repository reads the database; the view shows values):**

```swift
// Data/LocalOrderRepository.swift
import SwiftData

struct LocalOrderRepository: OrderRepository { let context: ModelContext }
// Orders/OrdersView.swift
struct OrdersView: View {
    let titles: [String]
    var body: some View { List(titles, id: \.self) { Text($0) } }
}
```
"""###
    ),
    (
      "module-no-folder-cycles.md",
      ###"""
---
title: Folders must not depend on each other in a cycle
impact: MEDIUM
impactDescription: no folder can be read, moved or tested without the others
tags: folder, cycles
profiles: base
default: off
---

## Folders must not depend on each other in a cycle

Two folders whose types use each other cannot be moved, tested or turned into modules separately. The compiler does not
report this within a module. The rule reports only the lines to remove: as few as possible that together break the
cycle.

The rule is off by default. Turn it on under `on:` in `eaves.yml`.

**Check:**

```yaml
for: folder
never:
  reaches: self
instead: move what both need into a third folder, or declare a protocol that one uses and the other implements
```

**Allowed:**

- cycles between a folder and its own subfolder
- tests, previews, mocks and generated files

**Incorrect (the cart uses an order, and the order uses the cart):**

```swift
// App/Cart/Cart.swift
struct Cart {
    var lastOrder: Order? // ✗
}
// App/Orders/Order.swift
struct Order {
    var cart: Cart
    func restore(_ cart: Cart) {}
}
```

**Correct (the orders use the cart, and the cart does not use them):**

```swift
// App/Cart/Cart.swift
struct Cart { var total: Int }
// App/Orders/Order.swift
struct Order { var cart: Cart }
```
"""###
    ),
    (
      "module-no-transitive-imports.md",
      ###"""
---
title: Declare every module you import, even if a dependency already brings it in
impact: LOW-MEDIUM
impactDescription: a change in one module breaks the build of another
tags: module, imports, packages
profiles: base
---

## Declare every module you import, even if a dependency already brings it in

A target can import a module that it does not declare if one of its dependencies depends on that module. The import
breaks as soon as that dependency no longer needs it. The build then fails in code that did not change.

**Check:**

```yaml
for: module
never:
  imports: indirect
instead: add the module to the dependencies, or re-export it from the one that brings it in
```

**Allowed:**

- modules re-exported with `@_exported`
- imports in test targets or inside `#if`

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
      "module-no-type-cycles.md",
      ###"""
---
title: Types must not depend on each other in a cycle
impact: LOW-MEDIUM
impactDescription: none of the types can be read, reused or tested without the others
tags: type, cycles
profiles: base
default: off
---

## Types must not depend on each other in a cycle

Two types that refer to each other cannot be read or tested separately. A change in one often needs a change in the
other. Extensions and nested types count as part of their type. The findings are the fewest lines whose removal breaks
the cycle.

The rule is off by default, because some cycles are intended. Turn it on under `on:` in `eaves.yml`.

**Check:**

```yaml
for: type
unless:
  - kind: protocol
    name: ["*Delegate", "*DataSource"]
never:
  reaches: self
instead: move what both need into a third type, or declare a protocol that one uses and the other implements
```

**Allowed:**

- protocols named `*Delegate` or `*DataSource`
- the two ends of a database relationship (`@Relationship`, `@NSManaged`)
- tests, previews, mocks and generated files

**Incorrect (the cart refers to the checkout, and the checkout to the cart):**

```swift
final class Cart {
    var checkout: Checkout? // ✗
}
final class Checkout {
    var cart: Cart?
    func start(_ other: Cart) { cart = other }
}
```

**Correct (the cart uses a protocol that the checkout implements):**

```swift
protocol CartObserver: AnyObject { func cartDidChange() }

final class Cart {
    weak var observer: (any CartObserver)?
}
final class Checkout: CartObserver {
    var cart: Cart?
    func cartDidChange() {}
}
```
"""###
    ),
    (
      "module-no-unused-dependencies.md",
      ###"""
---
title: Modules must not list dependencies that they do not import
impact: LOW-MEDIUM
impactDescription: unused dependencies slow the build and hide what a module really needs
tags: module, packages
profiles: base
---

## Modules must not list dependencies that they do not import

A dependency that no file imports still delays every build. Most such entries are left over from moved code. If the code
uses the module without importing it, add the import instead.

Other modules may rely on this entry and import the dependency without declaring it. The finding names these modules.
Declare the dependency there before you remove the entry.

**Check:**
```yaml
for: module
never:
  declares-dependency: unused
instead: remove the dependency, or import it where it is used
```

**Allowed:**

- test targets, and targets with other code or a code generator
- plugins, tools, binaries, resources, macros, and code that is not Swift
- dependencies with a condition or trait

An app target may list a framework only to embed it for another module. The rule checks a package product only if some
other module imports the product's name, because the modules in a product can have other names.

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

**When not to use it:** suppress the finding if a storyboard, a class name in a string or a hosted test needs the entry.
"""###
    ),
  ]
}
