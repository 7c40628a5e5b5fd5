extension ShippedRules {
  static let tcaDependencies: [(name: String, text: String)] = [
    (
      "tca-dependencies-by-key.md",
      ###"""
---
title: Reducers Declare What They Need
impact: MEDIUM-HIGH
impactDescription: previews and tests override one client for a whole tree of features
tags: tca, reducer, dependency, service, singleton
profiles: tca
---

## Reducers Declare What They Need

A client that is passed by initialiser has to be passed by every parent as well, from the root down, through features
that never ask it. A client that a reducer makes itself, or takes from a `shared` or `live`, cannot be replaced at all.
`@Dependency` does away with both: the feature names what it needs, and one line above it gives another value to
everything below.

**Check:**

```yaml
checks:
  - for: member
    that:
      - owner:
          role: reducer
    unless:
      - marked: "@Dependency"
    never:
      holds: [service, repository, useCase]
    instead: declare it with @Dependency
  - for: reducer
    never:
      - creates: [service, repository, useCase]
      - calls: [".shared", ".liveValue", ".live"]
        of: [service, repository, useCase]
    instead: "ask for it with @Dependency; the live value is chosen where the key is declared"
  - for: closure
    that:
      - callee: ".pullback"
    never:
      calls: [".live", ".shared"]
    instead: hand down the client of the parent's environment
```

**Incorrect (the clients are passed in, made on the spot, or taken live):**

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

**Incorrect (a pullback that forgets the environment of the parent):**

```swift
let apiaryReducer = Reducer<ApiaryState, ApiaryAction, ApiaryEnvironment>.combine(
    forageReducer.pullback(
        state: \.forage,
        action: /ApiaryAction.forage,
        environment: { _ in ForageEnvironment(nectar: .live, wax: WaxClient.shared) } // ✗
    )
)
```

**Correct (the feature names its clients; what is no client may be passed):**

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
