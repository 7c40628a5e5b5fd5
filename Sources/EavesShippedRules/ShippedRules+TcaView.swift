extension ShippedRules {
  static let tcaView: [(name: String, text: String)] = [
    (
      "tca-view-creates-no-store.md",
      ###"""
---
title: Stores Are Scoped, Not Made on the Way
impact: HIGH
impactDescription: a child's actions reach its parents, and its state outlives the next drawing
tags: tca, view, store, composition
profiles: tca
---

## Stores Are Scoped, Not Made on the Way

A store that is made while a view is drawn is made again whenever it is drawn. It begins from its initial state, it
answers to nobody, and no parent ever learns what happened in it: the tree of features falls apart into islands. The
application makes one store; every view below is given a part of it with `scope`.

**Check:**

```yaml
checks:
  - for: view
    never:
      creates: [Store, StoreOf]
      inside: body
    instead: "make the child's state a part of the parent's, and hand on store.scope(state:action:)"
  - for: coordinator
    never:
      creates: [Store, StoreOf]
      inside: body
    instead: "make the screen's state a part of the state, and hand on store.scope(state:action:)"
```

**Incorrect (each drawing makes new stores):**

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
    func view(for route: Route) -> some View {
        FlowerView(store: Store(initialState: .init(name: route.name)) { FlowerFeature() }) // ✗
    }

    @ViewBuilder func sheet() -> some View {
        HelpView(store: StoreOf<HelpFeature>(initialState: .init()) { HelpFeature() }) // ✗
    }
}
```

**Correct (one store, and parts of it):**

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
    private let store = Store(initialState: MeadowFeature.State()) { MeadowFeature() }
}

#Preview {
    FlowerView(store: Store(initialState: .init(name: "Clover")) { FlowerFeature() })
}
```
"""###
    ),
    (
      "tca-view-only-store.md",
      ###"""
---
title: Views Send Actions and Ask Nobody Else
impact: HIGH
impactDescription: everything that a screen does passes the reducer, where it is seen and tested
tags: tca, layer, view, viewmodel, service, repository, persistence, network
profiles: tca
conflicts: vanilla-no-context-in-classes, vanilla-no-context-in-observable, vanilla-no-manual-fetch, vanilla-no-system-singletons, vanilla-services-through-environment
---

## Views Send Actions and Ask Nobody Else

The store is the one way in and out of a view: it shows the state and sends actions. A client that a button calls
directly, a value that is read from the user defaults, a second model beside the store: each is a piece of the screen
that the reducer knows nothing of. No test of the feature sees it, and the state no longer tells what is shown.

**Check:**

```yaml
checks:
  - for: view
    never:
      - mentions: [persistence, network, preferences, "@Dependency"]
      - holds: [repository, service, useCase]
      - calls: [repository, service, useCase]
    instead: send an action; the reducer asks its client, and the answer comes back as state
  - for: view
    that:
      - holds: [StoreOf, Store]
    never:
      holds: viewModel
    instead: keep what it knows in the state of the feature, and what it does in the reducer
```

**Incorrect (the screen goes around the store):**

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

**Correct (the screen knows one store; the shared instance of the system is no client):**

```swift
struct ColonyView: View {
    let store: StoreOf<ColonyFeature>
    @State private var isUnfolded = false

    var body: some View {
        // The CensusClient is asked by the reducer, and so are the UserDefaults.
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
"""###
    ),
  ]
}
