extension ShippedRules {
  static let reduxViews: [(name: String, text: String)] = [
    (
      "redux-views-only-dispatch.md",
      ###"""
---
title: Views Dispatch, Others Work
impact: HIGH
impactDescription: every effect has one place, and every view can be shown from a state
tags: redux, layer, view, service, middleware
profiles: redux
conflicts: layer-view-no-data-access, vanilla-no-context-in-classes, vanilla-no-context-in-observable, vanilla-no-manual-fetch, vanilla-no-system-singletons, vanilla-services-through-environment
---

## Views Dispatch, Others Work

A view shows the state and says what the user did. A view that asks a service itself opens a second way into the
application: what comes back is kept in some `@State`, the log of actions knows nothing of it, and another screen
asks again. Dispatch the wish; a middleware fulfils it, and the answer comes in through the state like everything
else.

**Check:**

```yaml
for: view
never:
  - mentions: [service, repository, persistence, network]
  - creates: devices
instead: dispatch an action, and let a middleware do the work
```

**Incorrect (a screen with its own back door):**

```swift
struct FerryService { func times() async -> [String] { [] } }

struct FerryView: View {
    let ferries: FerryService // ✗
    let islands: IslandRepository // ✗
    @Environment(\.modelContext) private var context // ✗
    @State private var times: [String] = []

    var body: some View {
        List(times, id: \.self) { Text($0) }
            .task {
                times = await ferries.times()
                _ = try? await URLSession.shared.data(from: URL(filePath: "tides")) // ✗
                CLLocationManager().requestWhenInUseAuthorization() // ✗
            }
    }
}
```

**Correct (a screen that shows and says):**

```swift
struct FerryService { func times() async -> [String] { [] } }

struct FerryView: View {
    @Environment(FerryStore.self) private var store
    @State private var isShowingMap = false

    var body: some View {
        List(store.state.times, id: \.self) { Text($0) }
            .task { store.dispatch(.appeared) } // the FerryService hears of it
            .sheet(isPresented: $isShowingMap) { Text("Map") }
    }
}

func ferryMiddleware(ferries: FerryService) -> Middleware<FerryState, FerryAction> {
    { state, action, dispatch in Task { dispatch(.loaded(await ferries.times())) } }
}
```
"""###
    ),
  ]
}
