extension ShippedRules {
  static let vanillaServices: [(name: String, text: String)] = [
    (
      "vanilla-services-through-environment.md",
      ###"""
---
title: Services Come Through the Environment
impact: MEDIUM-HIGH
impactDescription: a preview swaps the server for a sample in one line
tags: vanilla, layer, view, service, singleton, environment
profiles: vanilla-mv
---

## Services Come Through the Environment

A view that writes `WeatherClient.shared` can be shown with one client only. The environment is SwiftUI's own way
of handing things down: the application puts the client in, a preview puts in another, and the view says no more
than which one it wants. A client made inside the view is the same thing written longer: nobody else can bring
another. For the same reason no view builds its own request: what is fetched, and how often, is
knowledge of the service.

**Check:**

```yaml
checks:
  - for: view
    never:
      calls: [singleton, sharedMembers]
      of: [service, observable, purchases]
    instead: read the service from the environment
  - for: view
    never:
      creates: service
    instead: make the service in the App, and read it from the environment
  - for: view
    never:
      mentions: network
    instead: put the request into a service, and read that from the environment
```

**Incorrect (the view picks its own server):**

```swift
final class BuoyClient {
    static let shared = BuoyClient()
    func waves() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "waves")).0 }
}

final class AppState: ObservableObject {
    static let main = AppState()
    @Published var isCalm = true
}

struct WaveView: View {
    @State private var height = ""

    var body: some View {
        Text(height)
            .onAppear { AppState.main.isCalm = false } // ✗
            .task { _ = try? await Purchases.shared.restorePurchases() } // ✗
            .task { height = (try? await BuoyClient.shared.waves())?.description ?? "calm" } // ✗
            .refreshable { await wind() }
            .onTapGesture { Task { height = (try? await BuoyClient().waves())?.description ?? "calm" } } // ✗
    }

    private func wind() async {
        let answer = try? await URLSession.shared.data(from: URL(filePath: "wind")) // ✗
        height = answer?.0.description ?? height
    }
}
```

**Correct (the view says which service it wants):**

```swift
@Observable
final class BuoyClient {
    // The URLSession is the client's own.
    func waves() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "waves")).0 }
}

struct WaveView: View {
    @Environment(BuoyClient.self) private var buoys
    @State private var height = ""

    var body: some View {
        Text(height)
            .task { height = (try? await buoys.waves())?.description ?? "calm" }
            .onTapGesture { Haptics.shared.tap() }
            .onDisappear { _ = Tide(height: 3) }
    }
}

struct HarborApp: App {
    @State private var buoys = BuoyClient()
    var body: some Scene { WindowGroup { WaveView().environment(buoys) } }
}
```
"""###
    ),
  ]
}
