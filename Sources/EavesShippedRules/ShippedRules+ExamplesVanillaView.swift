extension ShippedRules {
  static let examplesVanillaView: [(name: String, text: String)] = [
    (
      "examples/vanilla-view-sends-no-requests.examples.md",
      ###"""
**Incorrect (the view sends a request in a function):**

```swift
struct WaveView: View {
    @State private var height = ""

    var body: some View { Text(height).refreshable { await wind() } }

    private func wind() async {
        let answer = try? await URLSession.shared.data(from: URL(filePath: "wind")) // ✗
        height = answer?.0.description ?? height
    }
}
```

**Correct (a service sends the request):**

```swift
@Observable
final class BuoyClient {
    // Only the client uses URLSession.
    func waves() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "waves")).0 }
}

struct WaveView: View {
    @Environment(BuoyClient.self) private var buoys
    @State private var height = ""

    var body: some View { Text(height).task { height = (try? await buoys.waves())?.description ?? "calm" } }
}
```
"""###
    ),
  ]
}
