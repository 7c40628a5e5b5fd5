extension ShippedRules {
  static let examplesTcaDependencies: [(name: String, text: String)] = [
    (
      "examples/tca-dependencies-by-key.examples.md",
      ###"""
**Incorrect (clients, repositories and use cases that are passed in, created, or taken from a static property):**

```swift
protocol NectarService { func find() async throws -> [String] }
final class LiveNectarService: NectarService { static let shared = LiveNectarService() }
final class PollenRepository { static let live = PollenRepository() }
struct WaxClient { static let liveValue = WaxClient() }
struct FlightUseCase {}

@Reducer
struct ForageFeature {
    let nectar: any NectarService // ✗
    var pollen: PollenRepository // ✗
    let flight: FlightUseCase // ✗

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .start:
                let spare = LiveNectarService() // ✗
                let stock = PollenRepository() // ✗
                let way = FlightUseCase() // ✗
                return .run { _ in try await spare.find(stock, way) }
            case .refresh:
                return .run { _ in
                    try await LiveNectarService.shared.find() // ✗
                    try await PollenRepository.live.sort() // ✗
                    try await WaxClient.liveValue.melt() // ✗
                    try await FlightUseCase.live.start() // ✗
                }
            }
        }
    }
}
```

**Correct (a declared client, a plain value in the initializer, and the shared instance of a type that is not a client):**

```swift
protocol NectarService { func find(in field: Int) async throws -> [String] }

@Reducer
struct ForageFeature {
    let field: Int

    @Dependency(\.nectar) var nectar: any NectarService

    enum Action { case start, found([String]) }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .start:
                // not LiveNectarService.shared
                return .run { send in await send(.found(try await nectar.find(in: field))) }
            case .found:
                state.color = Palette.shared.honey
                return .none
            }
        }
    }
}

struct Palette {
    static let shared = Palette()
    let honey = "amber"
}

let meadow = Store(initialState: ForageFeature.State()) {
    ForageFeature(field: 3)
} withDependencies: {
    $0.nectar = .live
}
```
"""###
    ),
  ]
}
