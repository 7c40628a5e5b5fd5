extension ShippedRules {
  static let vanillaServices: [(name: String, text: String)] = [
    (
      "vanilla-services-through-environment.md",
      ###"""
---
title: Views must not create services, call service singletons or send requests
impact: MEDIUM-HIGH
impactDescription: previews and tests cannot replace the server
tags: vanilla, layer, view, service, singleton, environment
profiles: vanilla-mv
---

## Views must not create services, call service singletons or send requests

A view that calls `OrderClient.shared`, creates a service or sends a request always uses the real service, also in
previews and tests. With `@Environment` the app provides the real service, and a preview provides a sample.

**Check:**

```yaml
checks:
  - for: view
    never:
      calls: [singleton, sharedMembers]
      of: [service, observable, purchases]
    message: "{subject} uses the singleton {object}"
    instead: read the service with @Environment
  - for: view
    never:
      creates: service
    instead: create the service in the App and put it into the environment
  - for: view
    never:
      mentions: network
    instead: move the request into a service in the environment
```

**Allowed:** services passed as a parameter; singletons that are not services or observable, such as `Haptics.shared`;
`AsyncImage`, `URLRequest`; previews.

**Incorrect (the view uses a singleton, creates a client and sends a request):**

```swift
struct OrdersView: View {
    var body: some View {
        Text("Orders").task { await OrderClient.shared.load() } // ✗
            .refreshable { await OrderClient().load() } // ✗
            .onTapGesture { URLSession.shared.dataTask(with: ordersURL).resume() } // ✗
    }
}
```

**Correct (the app creates the client, and the view reads it from the environment):**

```swift
struct OrdersView: View {
    @Environment(OrderClient.self) private var client
    var body: some View { Text("Orders").task { await client.load() } }
}
struct ShopApp: App {
    @State private var client = OrderClient()
    var body: some Scene { WindowGroup { OrdersView().environment(client) } }
}
```
"""###
    ),
  ]
}
