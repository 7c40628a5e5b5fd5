extension ShippedRules {
  static let tcaReducer: [(name: String, text: String)] = [
    (
      "tca-reducer-no-infrastructure.md",
      ###"""
---
title: Reducers Know No Infrastructure
impact: HIGH
impactDescription: every action is tested without a disk, a server or the defaults of the simulator
tags: tca, layer, reducer, state, persistence, network, preferences
profiles: tca
---

## Reducers Know No Infrastructure

What a reducer reads besides its state and its action decides about its answer, and no test sees it. User defaults are
the usual guest: global, shared between tests, and read without anyone noticing. A store that is opened in an effect is
hidden as well: it cannot be replaced by a sample.

A client is a struct of closures with a live, a preview and a test value. The reducer says which one it needs.

**Check:**

```yaml
checks:
  - for: reducer
    never:
      mentions: [persistence, network, preferences, devices, notifications, keychain]
    instead: "put it behind a client and ask that with @Dependency, or share the value with @Shared(.appStorage(…))"
  - for: closure
    that:
      - callee: Reducer
    never:
      mentions: [persistence, network, preferences]
    instead: put it behind a client of the environment
  - for: type
    that:
      - name: "*State"
    unless:
      - kind: class
    never:
      mentions: [persistence, network, preferences]
    instead: let the state begin empty; the reducer fills it from a client
```

**Incorrect (the reducer reads the defaults, and its effects open store and server):**

```swift
@Reducer
struct HarvestFeature {
    let jars: ModelContext // ✗

    @ObservableState
    struct State: Equatable {
        var keeper = UserDefaults.standard.string(forKey: "keeper") ?? "" // ✗
        var price = 0
    }

    enum Action { case open, priced(Int), saved }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .open:
                return .run { send in
                    let (answer, _) = try await URLSession.shared.data(from: URL(filePath: "price")) // ✗
                    await send(.priced(answer.count))
                }
            case .priced(let price):
                state.price = price
                UserDefaults.standard.set(price, forKey: "price") // ✗
                return .none
            case .saved:
                try? jars.save()
                return .run { _ in
                    CLLocationManager().requestLocation() // ✗
                    UNUserNotificationCenter.current().removeAllDeliveredNotifications() // ✗
                    SecItemDelete(lock) // ✗
                }
            }
        }
    }
}
```

**Incorrect (the same before reducers were types):**

```swift
struct JarState: Equatable {
    var label = UserDefaults.standard.string(forKey: "label") // ✗
    var shelf: ModelContext? // ✗
    var session = URLSession.shared // ✗
}

let jarReducer = Reducer<JarState, JarAction, JarEnvironment>.combine(
    lidReducer,
    Reducer { state, action, environment in
        switch action {
        case .appeared:
            state.isNew = UserDefaults.standard.bool(forKey: "new") // ✗
            return .none
        case .load:
            return URLSession.shared.dataTaskPublisher(for: environment.url).eraseToEffect() // ✗
        case .count:
            state.count = (try? environment.context.fetch(FetchDescriptor<Jar>()).count) ?? 0 // ✗
            return .none
        }
    }
)
```

**Correct (a client stands between; the shared value is part of the state):**

```swift
struct PriceClient {
    var today: @Sendable () async throws -> Int
}

extension PriceClient: DependencyKey {
    // Here the URLSession is at home.
    static let liveValue = PriceClient {
        try await URLSession.shared.data(from: URL(filePath: "price")).0.count
    }
}

@Reducer
struct HarvestFeature {
    @ObservableState
    struct State: Equatable {
        @Shared(.appStorage("keeper")) var keeper = ""
        var price = 0
    }

    enum Action { case open, priced(Int) }

    @Dependency(PriceClient.self) var prices

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .open:
                // no UserDefaults
                return .run { send in await send(.priced(try await prices.today())) }
            case .priced(let price):
                state.price = price
                return .none
            }
        }
    }
}

final class WindowState {
    private let frames = UserDefaults.standard
}
```
"""###
    ),
    (
      "tca-reducer-no-store.md",
      ###"""
---
title: No Store in a Reducer
impact: MEDIUM-HIGH
impactDescription: actions come from views and effects only, one after the other
tags: tca, layer, reducer, state, store
profiles: tca
---

## No Store in a Reducer

The store runs the reducer. A reducer that holds one, or is handed one, can send while it is being asked: the state
changes under its hands, and an action has two ways in. A state that keeps a store is no value any more, and the child
behind it is hidden from every parent. What a child needs is a part of the state; what follows is an effect.

**Check:**

```yaml
checks:
  - for: reducer
    never:
      mentions: [Store, StoreOf, ViewStore]
    instead: "keep the child's state in the state, and return .send or .run"
  - for: type
    that:
      - name: "*State"
    unless:
      - kind: class
    never:
      holds: [Store, StoreOf]
    instead: "keep the child's state in the state"
```

**Incorrect (a reducer that has a store at hand, and a state that keeps one):**

```swift
@Reducer
struct QueenFeature {
    let workers: StoreOf<WorkerFeature> // ✗

    @ObservableState
    struct State {
        var drones: StoreOf<DroneFeature>? // ✗
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            let eggs = Store(initialState: EggFeature.State()) { EggFeature() } // ✗
            return .run { _ in await eggs.send(.laid).finish() }
        }
    }

    func hatch(in view: ViewStore<EggState, EggAction>) { view.send(.hatched) } // ✗
}

struct CombState {
    var cells: [Store<CellState, CellAction>] // ✗
    var queen: StoreOf<QueenFeature>? // ✗
}
```

**Correct (the children's states are parts of the state; who is no reducer may keep a store):**

```swift
@Reducer
struct QueenFeature {
    @ObservableState
    struct State: Equatable {
        // no Store<WorkerState, WorkerAction>
        var workers: IdentifiedArrayOf<WorkerFeature.State> = []
    }

    enum Action {
        case workers(IdentifiedActionOf<WorkerFeature>)
        case laid
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .laid: .send(.workers(.element(id: 0, action: .feed)))
            case .workers: .none
            }
        }
        .forEach(\.workers, action: \.workers) { WorkerFeature() }
    }
}

struct QueenView: View {
    let store: StoreOf<QueenFeature>
    var body: some View { Text("\(store.workers.count)") }
}

final class MenuBarState {
    let store: StoreOf<QueenFeature>
    init(store: StoreOf<QueenFeature>) { self.store = store }
}
```
"""###
    ),
    (
      "tca-reducer-pure.md",
      ###"""
---
title: Reducers Ask for Time and Chance
impact: HIGH
impactDescription: a test says which hour it is, and compares the whole state
tags: tca, reducer, state, dependency, testing
profiles: tca
---

## Reducers Ask for Time and Chance

A reducer answers the same action on the same state with the same state. One `Date()` in it, or one `UUID()` in the
state's initial values, and no test can say any more what it expects; a `Task.sleep` in an effect makes every test
wait as long as a user would. The clock, the calendar's day, new identities and dice are dependencies like any other:
the program has real ones, a test brings its own.

**Check:**

```yaml
checks:
  - for: call
    that:
      - callee: [Date, UUID]
        inside: reducer
        value: none
    never: exists
    instead: "ask a dependency: @Dependency(\\.date.now), @Dependency(\\.uuid)"
  - for: call
    that:
      - callee: [".random", ".randomElement", ".shuffled"]
        inside: reducer
    unless:
      - argument: using
    never: exists
    instead: "draw with @Dependency(\\.withRandomNumberGenerator)"
  - for: reducer
    never:
      mentions: ["Date.now", "Date(timeIntervalSinceNow:)", "Calendar.current", "Task.sleep"]
    instead: "ask a dependency: @Dependency(\\.date.now), @Dependency(\\.calendar), @Dependency(\\.continuousClock)"
  - for: closure
    that:
      - callee: Reducer
    never:
      mentions: ["Date()", "UUID()", "Date.now", "Calendar.current", ".random", ".randomElement"]
    instead: let the environment give the day, the identity, the dice
  - for: call
    that:
      - callee: [Date, UUID]
        value: none
        owner:
          name: "*State"
          kind: struct
    never: exists
    instead: pass it in; the reducer that makes the state asks a dependency for it
```

**Incorrect (the hive looks at the wall clock and throws its own dice):**

```swift
@Reducer
struct HiveFeature {
    @ObservableState
    struct State: Equatable {
        var opened = Date() // ✗
        var added: Date?
        var next: Date?
        var day = 0
        var frames: [Frame] = []
    }

    enum Action { case inspect, add, wake, woke }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .inspect:
                state.opened = Date.now // ✗
                state.next = Date(timeIntervalSinceNow: 60) // ✗
                state.day = Calendar.current.component(.day, from: state.opened) // ✗
                return .none
            case .add:
                state.added = Date() // ✗
                state.frames.append(Frame(id: UUID(), weight: .random(in: 1...3))) // ✗
                state.frames = state.frames.shuffled() // ✗
                return .none
            case .wake:
                return .run { send in
                    try await Task.sleep(for: .seconds(3)) // ✗
                    await send(.woke)
                }
            case .woke:
                return queen(of: &state)
            }
        }
    }

    private func queen(of state: inout State) -> Effect<Action> {
        state.frames = state.frames.randomElement().map { [$0] } ?? [] // ✗
        return .none
    }
}
```

**Incorrect (the same before reducers were types):**

```swift
struct SwarmState: Equatable {
    var id = UUID() // ✗
    var seen = Date() // ✗
    var dawn = Date(timeIntervalSince1970: 0)
    var flowers: [String] = []
}

let swarmReducer = Reducer<SwarmState, SwarmAction, SwarmEnvironment> { state, action, environment in
    switch action {
    case .settle:
        state.seen = Date() // ✗
        state.id = UUID() // ✗
        state.last = Date.now // ✗
        state.day = Calendar.current.startOfDay(for: state.last) // ✗
        return .none
    case .fly:
        state.height = Int.random(in: 1...9) // ✗
        state.flower = state.flowers.randomElement() // ✗
        return .none
    }
}
```

**Correct (time and chance come from outside; fixed days and named identities are values):**

```swift
@Reducer
struct HiveFeature {
    @ObservableState
    struct State: Equatable {
        var opened: Date
        var added: Date?
        var next: Date?
        var day = 0
        var frames: [Frame] = []
        var epoch = Date(timeIntervalSince1970: 0)
    }

    enum Action { case inspect, add, wake, woke }

    @Dependency(\.date.now) var now
    @Dependency(\.calendar) var calendar
    @Dependency(\.uuid) var uuid
    @Dependency(\.continuousClock) var clock
    @Dependency(\.withRandomNumberGenerator) var withDice

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .inspect:
                state.opened = now // not Date()
                state.next = Date(timeInterval: 60, since: now)
                state.day = calendar.component(.day, from: now)
                return .none
            case .add:
                state.added = now
                state.frames.append(Frame(id: uuid(), weight: withDice { Int.random(in: 1...3, using: &$0) }))
                state.frames.removeAll { $0.id == UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
                return .none
            case .wake:
                return .run { send in
                    try await clock.sleep(for: .seconds(3))
                    await send(.woke)
                }
            case .woke:
                return .none
            }
        }
    }
}

struct CellState: Equatable {
    var larva = Larva()
}

struct SeasonClient {
    // The real clock stands here.
    var today: () -> Date = { Date() }
    var chance: () -> Int = { Int.random(in: 1...6) }
}

@Observable
final class PressState {
    private(set) var pressed = Date()
}
```
"""###
    ),
  ]
}
