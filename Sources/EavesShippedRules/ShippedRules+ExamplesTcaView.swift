extension ShippedRules {
  static let examplesTcaView: [(name: String, text: String)] = [
    (
      "examples/tca-view-creates-no-store.examples.md",
      ###"""
**Incorrect (stores created in the body of a view, in another view member and in functions of a coordinator):**

```swift
struct MeadowView: View {
    let store: StoreOf<MeadowFeature>

    var body: some View {
        NavigationStack {
            FlowerView(store: Store(initialState: FlowerFeature.State()) { FlowerFeature() }) // ✗
                .toolbar { help }
        }
    }

    private var help: some View {
        HelpView(store: StoreOf<HelpFeature>(initialState: .init()) { HelpFeature() }) // ✗
    }
}

final class MeadowCoordinator {
    let navigation = UINavigationController()

    func view(for route: Route) -> some View {
        FlowerView(store: Store(initialState: .init(name: route.name)) { FlowerFeature() }) // ✗
    }

    @ViewBuilder func sheet() -> some View {
        HelpView(store: StoreOf<HelpFeature>(initialState: .init()) { HelpFeature() }) // ✗
    }
}
```

**Correct (one store in the app, stores in stored properties, and a store in a preview):**

```swift
@main
struct ApiaryApp: App {
    static let store = Store(initialState: MeadowFeature.State()) { MeadowFeature() }

    var body: some Scene {
        WindowGroup { MeadowView(store: Self.store) }
    }
}

struct MeadowView: View {
    let store: StoreOf<MeadowFeature>

    var body: some View {
        // no Store(initialState:) here
        FlowerView(store: store.scope(state: \.flower, action: \.flower))
    }
}

struct FlowerView: View {
    let store: StoreOf<FlowerFeature>
    var body: some View { Text(store.name) }
}

struct ApiaryWindow: View {
    @State private var store = Store(initialState: MeadowFeature.State()) { MeadowFeature() }
    var body: some View { MeadowView(store: store) }
}

final class MeadowCoordinator {
    let navigation = UINavigationController()

    private let store = Store(initialState: MeadowFeature.State()) { MeadowFeature() }
}

#Preview {
    FlowerView(store: Store(initialState: .init(name: "Clover")) { FlowerFeature() })
}
```
"""###
    ),
    (
      "examples/tca-view-no-data-access.examples.md",
      ###"""
**Incorrect (views that use clients, repositories, use cases, settings, the database, the network and view models):**

```swift
final class CensusClient {
    static let shared = CensusClient()
    func count() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "bees")).0 }
}

struct ColonyView: View {
    let store: StoreOf<ColonyFeature>
    let queens: any QueenRepository // ✗
    let census: CensusClient // ✗
    let moving: MoveColonyUseCase // ✗
    @Dependency(\.queens) var others // ✗
    @AppStorage("keeper") private var keeper = "" // ✗
    @Environment(\.modelContext) private var shelves // ✗
    @StateObject private var viewModel = ColonyViewModel() // ✗

    var body: some View {
        Text(store.name)
            .task { _ = try? await CensusClient.shared.count() } // ✗
            .refreshable { _ = try? await URLSession.shared.data(from: URL(filePath: "bees")) } // ✗
            .onAppear { MoveColonyUseCase.shared.prepare() } // ✗
            .onTapGesture { QueenRepository.shared.mark() } // ✗
    }
}

struct ScaleView: View {
    let store: Store<ScaleState, ScaleAction>
    @StateObject private var viewModel = ScaleViewModel() // ✗
    var body: some View { Text(viewModel.weight) }
}
```

**Correct (a view with only a store, local state and a system object; a view model in a view without a store):**

```swift
struct ColonyView: View {
    let store: StoreOf<ColonyFeature>
    @State private var isUnfolded = false

    var body: some View {
        // The reducer calls CensusClient and reads UserDefaults.
        Button(store.name) { store.send(.nameTapped) }
            .task { await store.send(.appeared).finish() }
            .onChange(of: isUnfolded) { UIApplication.shared.isIdleTimerDisabled = isUnfolded }
    }
}

struct Zoomed: View {
    @State private var viewModel = ZoomViewModel()
    var body: some View { Text(viewModel.scale) }
}
```

**Incorrect (the view writes to the user defaults in the action of a button):**

```swift
struct SortingView: View {
    let store: StoreOf<SortingFeature>

    var body: some View {
        Button("By date") { UserDefaults.standard.set("date", forKey: "sorting") } // ✗
    }
}
```
"""###
    ),
  ]
}
