extension ShippedRules {
  static let examplesReduxView: [(name: String, text: String)] = [
    (
      "examples/redux-view-no-data-access.examples.md",
      ###"""
**Incorrect (the view keeps a service, a repository and a database context, calls the network and creates a location manager):**

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

**Correct (the view reads the store and dispatches; the middleware calls the service):**

```swift
struct FerryService { func times() async -> [String] { [] } }

struct FerryView: View {
    @Environment(FerryStore.self) private var store
    @State private var isShowingMap = false

    var body: some View {
        List(store.state.times, id: \.self) { Text($0) }
            .task { store.dispatch(.appeared) } // the middleware calls FerryService
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
