extension ShippedRules {
  static let examplesTcaReducer: [(name: String, text: String)] = [
    (
      "examples/tca-reducer-creates-no-dates.examples.md",
      ###"""
**Incorrect (dates and UUIDs in a reducer type and its state, and in a state outside of its reducer):**

```swift
@Reducer
struct HiveFeature {
    @ObservableState
    struct State: Equatable {
        var opened = Date() // ✗
        var added: Date?
        var frames: [Frame] = []
    }

    enum Action { case add }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            state.added = Date() // ✗
            state.frames.append(Frame(id: UUID())) // ✗
            return .none
        }
    }
}

struct SwarmState: Equatable {
    var id = UUID() // ✗
    var seen = Date() // ✗
    var dawn = Date(timeIntervalSince1970: 0)
}
```

**Correct (dependencies provide the values; dates and UUIDs made from arguments, a client and a class named as a state):**

```swift
@Reducer
struct HiveFeature {
    @ObservableState
    struct State: Equatable {
        var added: Date?
        var frames: [Frame] = []
        var epoch = Date(timeIntervalSince1970: 0)
    }

    enum Action { case add }

    @Dependency(\.date.now) var now
    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            state.added = now // not Date()
            state.frames.append(Frame(id: uuid()))
            state.frames.removeAll { $0.id == UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
            return .none
        }
    }
}

struct CellState: Equatable {
    var larva = Larva()
}

struct SeasonClient {
    // The live value reads the system clock.
    var today: () -> Date = { Date() }
}

@Observable
final class PressState {
    private(set) var pressed = Date()
}
```
"""###
    ),
    (
      "examples/tca-reducer-no-infrastructure.examples.md",
      ###"""
**Incorrect (the reducer, its state and its effects use the user defaults, the database, the network and devices):**

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

**Incorrect (the same in a state outside of its reducer):**

```swift
struct JarState: Equatable {
    var label = UserDefaults.standard.string(forKey: "label") // ✗
    var library: ModelContext? // ✗
    var session = URLSession.shared // ✗
}
```

**Correct (a client and a shared value; a class named as a state):**

```swift
struct PriceClient {
    var today: @Sendable () async throws -> Int
}

extension PriceClient: DependencyKey {
    // Only the live value uses URLSession.
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
      "examples/tca-reducer-no-random-values.examples.md",
      ###"""
**Incorrect (time, random values and a delay in a reducer):**

```swift
@Reducer
struct HiveFeature {
    @ObservableState
    struct State: Equatable {
        var opened: Date
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
                state.frames.append(Frame(weight: .random(in: 1...3))) // ✗
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

**Correct (dependencies provide the values; a date made from arguments, and a client):**

```swift
@Reducer
struct HiveFeature {
    @ObservableState
    struct State: Equatable {
        var opened: Date
        var next: Date?
        var day = 0
        var frames: [Frame] = []
    }

    enum Action { case inspect, add, wake, woke }

    @Dependency(\.date.now) var now
    @Dependency(\.calendar) var calendar
    @Dependency(\.continuousClock) var clock
    @Dependency(\.withRandomNumberGenerator) var withDice

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .inspect:
                state.opened = now // not Date.now
                state.next = Date(timeInterval: 60, since: now)
                state.day = calendar.component(.day, from: now)
                return .none
            case .add:
                state.frames.append(Frame(weight: withDice { Int.random(in: 1...3, using: &$0) }))
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

struct SeasonClient {
    // The live value reads the system clock.
    var today: () -> Date = { Date.now }
    var chance: () -> Int = { Int.random(in: 1...6) }
}
```
"""###
    ),
    (
      "examples/tca-reducer-no-store.examples.md",
      ###"""
**Incorrect (a reducer that holds, creates and takes a store, and states that hold one):**

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

**Correct (the state of the children is part of the state; a view and a class named as a state hold a store):**

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
      "examples/tca-reducer-returns-effects.examples.md",
      ###"""
**Incorrect (tasks, queues, timers and subscriptions started by a reducer type and by a reducer closure):**

```swift
@Reducer
struct SmokerFeature {
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .light:
                Task { await fire.light() } // ✗
                return .none
            case .puff:
                Task.detached { await fire.puff() } // ✗
                return .none
            case .cool:
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { fire.out() } // ✗
                return .none
            case .clean:
                DispatchQueue.global().async { fire.clean() } // ✗
                return .none
            case .watch:
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in fire.look() } // ✗
                return .none
            case .wait:
                let pause = Timer(timeInterval: 1, repeats: false) { _ in fire.look() } // ✗
                return .run { _ in pause.fire() }
            case .listen:
                fire.changes.sink { _ in }.store(in: &bag) // ✗
                return .none
            }
        }
    }
}

let smokerReducer = Reducer<SmokerState, SmokerAction, SmokerEnvironment> { state, action, environment in
    switch action {
    case .light:
        Task { await environment.fire.light() } // ✗
        return .none
    case .cool:
        DispatchQueue.main.async { environment.fire.out() } // ✗
        return .none
    case .watch:
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } // ✗
        return .none
    case .listen:
        environment.fire.changes.sink { _ in }.store(in: &bag) // ✗
        return .none
    }
}
```

**Correct (a returned effect that reads Task.isCancelled, and a task in a client):**

```swift
@Reducer
struct SmokerFeature {
    enum Action { case light, puffed }

    @Dependency(\.fire) var fire
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .light:
                // no Task { } here
                return .run { send in
                    for await _ in clock.timer(interval: .seconds(1)) where !Task.isCancelled {
                        await fire.puff()
                        await send(.puffed)
                    }
                }
            case .puffed:
                return .none
            }
        }
    }
}

let sampleFire = FireClient(light: { Task { await Bellows().press() } })
```
"""###
    ),
    (
      "examples/tca-reducer-uses-environment.examples.md",
      ###"""
**Incorrect (user defaults, the database and the network in a reducer closure):**

```swift
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

**Incorrect (time, UUIDs and random values in a reducer closure):**

```swift
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

**Correct (the environment provides everything; its live value and a client read the system):**

```swift
let swarmReducer = Reducer<SwarmState, SwarmAction, SwarmEnvironment> { state, action, environment in
    switch action {
    case .settle:
        state.seen = environment.now() // not Date()
        state.id = environment.uuid()
        return .none
    case .fly:
        state.height = environment.chance(1...9)
        return .none
    }
}

extension SwarmEnvironment {
    static let live = SwarmEnvironment(now: { Date() }, uuid: { UUID() }, chance: { Int.random(in: $0) })
}

let settings = Settings { UserDefaults.standard }
let moments = Moments { (Date(), UUID()) }
```
"""###
    ),
  ]
}
