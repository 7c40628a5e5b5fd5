extension ShippedRules {
  static let moduleNo: [(name: String, text: String)] = [
    (
      "module-no-circles.md",
      ###"""
---
title: Modules must not depend on each other in a cycle
impact: HIGH
impactDescription: none of the modules can be built, tested or reused without the others
tags: module, imports, cycles
profiles: base
---

## Modules must not depend on each other in a cycle

Two modules that import each other cannot be built, tested or reused separately. Swift rejects such imports within a
package. They still appear between packages, projects and folders that `eaves.yml` declares as modules.

The findings are the fewest imports whose removal breaks the cycle. In a cycle of more than 16 modules there may be more
than necessary; the finding states how many.

**Check:**

```yaml
for: module
never:
  reaches: self
instead: move what both need into a third module, or declare a protocol that one uses and the other implements
```

**Allowed:** imports inside `#if`; undeclared imports, which `module-declares-imports` reports first.

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
      "module-no-folder-circles.md",
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
report this within a module. The findings are the fewest lines whose removal breaks the cycle.

The rule is off by default. Turn it on under `on:` in `eaves.yml`.

**Check:**

```yaml
for: folder
never:
  reaches: self
instead: move what both need into a third folder, or declare a protocol that one uses and the other implements
```

**Allowed:** a folder and its subfolders may use each other; tests, previews, mocks and generated files do not count.

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
      "module-no-type-circles.md",
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
  ]
}
