extension ShippedRules {
  static let vanillaView: [(name: String, text: String)] = [
    (
      "vanilla-view-sends-no-requests.md",
      ###"""
---
title: Views must not send requests
impact: MEDIUM-HIGH
impactDescription: previews and tests need the server
tags: vanilla, layer, view, service, network, environment
profiles: vanilla-mv
conflicts: layer-view-no-data-access, tca-view-no-data-access, redux-view-no-data-access, viper-view-no-data-access
---

## Views must not send requests

A view that sends a request needs the server, also in previews and tests. The next screen copies the request. With
`@Environment` the app provides a service that sends the request. A preview provides a service with sample data.

**Check:**

```yaml
for: view
never:
  mentions: network
instead: move the request into a service in the environment
```

**Allowed:**

- `AsyncImage`
- a `URLRequest` that the view only creates
- previews

**Incorrect (the view sends a request):**

```swift
struct OrdersView: View {
    var body: some View {
        Text("Orders").onTapGesture { URLSession.shared.dataTask(with: ordersURL).resume() } // ✗
    }
}
```

**Correct (the view calls a service from the environment, which sends it):**

```swift
struct OrdersView: View {
    @Environment(OrderClient.self) private var client
    var body: some View { Text("Orders").task { await client.load() } }
}
```
"""###
    ),
  ]
}
