extension ShippedRules {
  static let examplesVanillaServices: [(name: String, text: String)] = [
    (
      "examples/vanilla-services-through-environment.examples.md",
      ###"""
**Incorrect (the view uses singletons, and creates a service):**

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
            .onTapGesture { Task { height = (try? await BuoyClient().waves())?.description ?? "calm" } } // ✗
    }
}
```

**Correct (the view reads the service from the environment, and uses a helper and a value that are no services):**

```swift
@Observable
final class BuoyClient {
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
