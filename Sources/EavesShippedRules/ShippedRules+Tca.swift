extension ShippedRules {
  static let tca: [(name: String, text: String)] = [
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
                return .none
            }
        }
    }
}

let meadow = Store(initialState: ForageFeature.State()) {
    ForageFeature(field: 3)
} withDependencies: {
    $0.nectar = .live
}
```
"""###
    ),
    (
      "tca-effects-run.md",
      ###"""
---
title: Effects Are Returned, Not Started
impact: HIGH
impactDescription: the store knows what is still running, and cancels it with its feature
tags: tca, reducer, effect, concurrency, task
profiles: tca
---

## Effects Are Returned, Not Started

A reducer says what is to be done next; the store does it. A `Task` or a queue that is started inside runs without the
store: it is not cancelled when the feature goes, a test does not wait for it, and what it finds out can only come back
around the actions. `.run` is the same work, returned.

**Check:**

```yaml
checks:
  - for: reducer
    never:
      - creates: [Task, Timer]
      - calls: ["Task.detached", "DispatchQueue.main", "DispatchQueue.global", "Timer.scheduledTimer", ".sink"]
    instead: "return .run { send in … }; repeat with @Dependency(\\.continuousClock)"
  - for: closure
    that:
      - callee: Reducer
    never:
      - creates: Task
      - calls: ["DispatchQueue.main", "Timer.scheduledTimer", ".sink"]
    instead: return an Effect; time and queues come from the environment
```

**Incorrect (work that the store never hears of):**

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

**Correct (returned; a task may be asked whether it is cancelled):**

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
                // no Task { } in here
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
      "tca-navigation-by-state.md",
      ###"""
---
title: Where One Is Stands in the State
impact: MEDIUM
impactDescription: a deep link is a state, and a sheet's feature lives as long as its sheet
tags: tca, view, navigation, state
profiles: tca
supersedes: navigation-no-destination-link
---

## Where One Is Stands in the State

A boolean opens a sheet, but it does not say of what: the state of the child lies beside it, there whether the sheet is
open or not, and both have to be kept in step. An optional state with `@Presents` is both at once. It is there while
the sheet is, its effects end with it, and a link from outside sets one value.

**Check:**

```yaml
for: view
that:
  - holds: [Store, StoreOf, ViewStore]
never:
  calls: [".sheet(isPresented:)", ".fullScreenCover(isPresented:)", ".popover(isPresented:)", ".navigationDestination(isPresented:)", "NavigationLink(isActive:)"]
instead: "keep the child's state optional with @Presents, and present it with item: $store.scope(state:action:)"
```

**Incorrect (a boolean says that something is shown):**

```swift
struct ShelfView: View {
    @Bindable var store: StoreOf<ShelfFeature>
    @State private var isShown = false

    var body: some View {
        Text(store.name)
            .sheet(isPresented: $store.isJarShown) { Text("Jar") } // ✗
            .fullScreenCover(isPresented: $isShown) { Text("Honey") } // ✗
            .popover(isPresented: $store.isHintShown) { Text("Hint") } // ✗
            .navigationDestination(isPresented: $store.isLabelShown) { Text("Label") } // ✗
    }
}

struct LidView: View {
    let store: Store<LidState, LidAction>
    var body: some View { Text("Lid").sheet(isPresented: .constant(true)) { Text("Jar") } } // ✗
}

struct CombView: View {
    let viewStore: ViewStore<CombState, CombAction>

    var body: some View {
        NavigationLink(isActive: viewStore.binding(\.$isOpen)) { Text("Cell") } label: { Text("Open") } // ✗
    }
}
```

**Correct (the state of the child is its being shown; what has no store has no state to show):**

```swift
struct ShelfView: View {
    @Bindable var store: StoreOf<ShelfFeature>

    var body: some View {
        // not .sheet(isPresented:)
        Text(store.name)
            .sheet(item: $store.scope(state: \.jar, action: \.jar)) { JarView(store: $0) }
            .dialogSuppressionToggle(isPresented: $store.isQuiet)
    }
}

struct JarView: View {
    let store: StoreOf<JarFeature>
    var body: some View { Text(store.label) }
}

struct Hint: View {
    let text: String
    @State private var isOpen = false

    var body: some View {
        Button("?") { isOpen = true }.popover(isPresented: $isOpen) { Text(text) }
    }
}
```

**When NOT to use:** a sheet that shows nothing of the state, a note or the imprint, loses nothing by a boolean. Before
iOS 16, a link whose `isActive` is asked of an optional state already says it by state.
"""###
    ),
    (
      "tca-reducer-no-infrastructure.md",
      ###"""
---
title: Reducers Know No Infrastructure
impact: HIGH
impactDescription: every action is tested without a disk, a server or the defaults of the simulator
tags: tca, reducer, state, persistence, network, preferences
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
tags: tca, reducer, state, store
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
}

@Observable
final class PressState {
    private(set) var pressed = Date()
}
```
"""###
    ),
    (
      "tca-state-is-a-value.md",
      ###"""
---
title: State Is a Value
impact: HIGH
impactDescription: two states can be compared, kept and printed, and nothing changes behind the reducer
tags: tca, state, value, testing
profiles: tca
---

## State Is a Value

The store compares the state before an action with the state after it: to redraw, and to show a test what has changed.
An object in the state is the same object before and after, so nothing seems to happen, and whoever else holds it
changes the feature without an action. A closure cannot be compared at all.

**Check:**

```yaml
checks:
  - for: type
    that:
      - name: State
        inside: reducer
        kind: [class, actor]
    never: exists
    instead: make it a struct or an enum
  - for: type
    that:
      - name: "*State"
    unless:
      - kind: class
    never:
      - holds: type
        which:
          kind: [class, actor]
      - declares: member
        which:
          kind: stored
          type: "*) -> *"
    instead: keep the values that it stands for; what is done belongs into an effect or a dependency
```

**Incorrect (objects and deeds in the state):**

```swift
final class Beekeeper { var name = "" }
actor Scale { var weight = 0 }

@Reducer
struct ColonyFeature {
    @ObservableState
    struct State {
        var keeper: Beekeeper? // ✗
        let scale = Scale() // ✗
        var onSwarm: (Int) -> Void // ✗
    }
}

@Reducer
struct QueenFeature {
    final class State { // ✗
        var name = ""
    }
}

@Reducer
struct DroneFeature {
    actor State { // ✗
        var name = ""
    }
}
```

**Correct (values; what can be computed is no closure):**

```swift
final class Beekeeper { var name = "" }

@Reducer
struct ColonyFeature {
    @ObservableState
    struct State: Equatable {
        // not the Beekeeper itself
        var keeper = ""
        var crown: Crown?
        var bees: [Int] = []
        var swarms: Bool { bees.contains { $0 > 9 } }
        var isHeavier: (Int) -> Bool { { $0 > bees.count } }
    }

    private final class Token {}
}

struct Crown: Equatable { var gems = 0 }

@Observable
final class DragState {
    var keeper: Beekeeper?
    var onEnd: () -> Void = {}
}

struct Feeder {
    let keeper: Beekeeper
    let onEmpty: () -> Void
}
```
"""###
    ),
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
tags: tca, view, viewmodel, service, repository, persistence, network
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
