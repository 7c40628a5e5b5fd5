extension ShippedRules {
  static let tcaPullback: [(name: String, text: String)] = [
    (
      "tca-pullback-from-environment.md",
      ###"""
---
title: Pullbacks must take clients from the parent environment
impact: MEDIUM-HIGH
impactDescription: previews and tests of the parent call the real client of the child
tags: tca, reducer, dependency, service, singleton
profiles: tca
conflicts: redux-one-store
---

## Pullbacks must take clients from the parent environment

A pullback makes the environment of a child from the environment of its parent. With `.live` or `.shared` in it, the
child calls the real client even if a test gives the parent a fake one.

**Check:**

```yaml
for: closure
that:
  - callee: ".pullback"
never:
  calls: [".live", ".shared"]
instead: pass the client of the parent's environment
```

**Allowed:** `.live` where a store is created.

Reducers with `@Dependency` are checked by `tca-dependencies-by-key`.

**Incorrect (the child always gets the live client):**

```swift
let shopReducer = Reducer<ShopState, ShopAction, ShopEnvironment>.combine(
    ordersReducer.pullback(
        state: \.orders, action: /ShopAction.orders,
        environment: { _ in OrdersEnvironment(client: .live) } // ✗
    )
)
```

**Correct (the child gets the client of the parent):**

```swift
let shopReducer = Reducer<ShopState, ShopAction, ShopEnvironment>.combine(
    ordersReducer.pullback(
        state: \.orders, action: /ShopAction.orders,
        environment: { OrdersEnvironment(client: $0.client) }
    )
)
```
"""###
    ),
  ]
}
