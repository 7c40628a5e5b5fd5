extension ShippedRules {
  static let vanillaServices: [(name: String, text: String)] = [
    (
      "vanilla-services-through-environment.md",
      ###"""
---
title: Views must not create services or call service singletons
impact: MEDIUM-HIGH
impactDescription: previews and tests cannot replace the server
tags: vanilla, layer, view, service, singleton, environment
profiles: vanilla-mv
conflicts: layer-view-no-data-access
---

## Views must not create services or call service singletons

A view that calls `OrderClient.shared` or creates a service always uses the real service, also in previews and tests.
With `@Environment` the app provides the real service, and a preview provides a sample. The rule reports singletons that
are services, observable objects or purchase SDKs. Requests are checked by `vanilla-view-sends-no-requests`.

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
```

**Allowed:**

- services passed as a parameter
- other singletons, such as `Haptics.shared`
- previews

**Incorrect (the view uses a singleton, and creates a client):**

```swift
struct OrdersView: View {
    var body: some View {
        Text("Orders").task { await OrderClient.shared.load() } // ✗
            .refreshable { await OrderClient().load() } // ✗
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
