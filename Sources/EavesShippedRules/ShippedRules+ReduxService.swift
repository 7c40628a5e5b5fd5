extension ShippedRules {
  static let reduxService: [(name: String, text: String)] = [
    (
      "redux-service-no-views.md",
      ###"""
---
title: Services must not use views
impact: MEDIUM-HIGH
impactDescription: services need a screen to run and break when the screen changes
tags: redux, layer, service, view
profiles: redux
conflicts: layer-data-no-ui
---

## Services must not use views

A service that shows a view itself bypasses the state: no action and no log explains why the view appears. The service
cannot run in a test without a screen, and it changes with every redesign.

**Check:**

```yaml
for: service
never:
  mentions: [view, kitView]
instead: use plain values here; a middleware dispatches them as an action, and the view shows the new state
```

**Allowed:** views outside services, such as in the `App` type, in other views and in functions outside a type.

The rule finds the project's own views and view controllers. It does not find system classes such as
`UIAlertController`, although a service should not show an alert either. Nor does it find views in a `…Service` that
uses UI types but no data and no device. Middleware is checked by `redux-middleware-no-views`.

**Incorrect (the service returns a view):**

```swift
struct OrderService {
    func receipt(_ order: Order) -> ReceiptView { ReceiptView(total: order.total) } // ✗
}
struct ReceiptView: View {
    let total: String
    var body: some View { Text(total) }
}
```

**Correct (the service returns a value, and the view shows it):**

```swift
struct OrderService {
    func receipt(_ order: Order) -> String { order.total }
}
struct ReceiptView: View {
    let total: String
    var body: some View { Text(total) }
}
```
"""###
    ),
  ]
}
