extension ShippedRules {
  static let examplesRedux: [(name: String, text: String)] = [
    (
      "examples/redux-actions-are-values.examples.md",
      ###"""
**Incorrect (a class, an actor, a closure, a service and a repository in actions):**

```swift
struct PostService {}

final class ParcelAction { // ✗
    var weight = 0
}

actor SealAction {} // ✗

struct AnswerAction {
    let text: String
    let then: (String) -> Void // ✗
}

enum LetterAction {
    case sent(String)
    case deliver(PostService) // ✗
    case archive(LetterRepository) // ✗
}
```

**Correct (an enum of values with a thunk; a closure and services in other types):**

```swift
struct PostService {}

enum LetterAction: Equatable {
    case sent(String)
    case answered(by: String, at: Date)
    case failed(Reason)

    // a thunk creates the service when it runs
    static func post() -> Thunk { Thunk { dispatch in PostService().send(); dispatch(.sent("")) } }

    enum Reason { case lost, refused }
}

struct Envelope { let seal: (String) -> Void }

final class PostMiddleware {
    private let post = PostService() // not in an action
    private let letters: LetterRepository
}
```
"""###
    ),
    (
      "examples/redux-middleware-no-views.examples.md",
      ###"""
**Incorrect (a middleware type, a middleware function and a service that use a SwiftUI view and a view controller):**

```swift
struct StormBanner: View { var body: some View { Text("Storm") } }
final class StormSheet: UIViewController {}

struct StormMiddleware {
    let banner = StormBanner() // ✗
    let sheet: StormSheet // ✗
}

func hailMiddleware(_ action: HailAction) {
    UIHostingController(rootView: StormBanner()) // ✗
    StormSheet().becomeFirstResponder() // ✗
}

struct StormService {
    func warn() -> StormBanner { StormBanner() } // ✗
    func sheet() -> StormSheet { StormSheet() } // ✗
}
```

**Correct (the middleware dispatches; the app and a free function use the view):**

```swift
struct StormBanner: View { var body: some View { Text("Storm") } }
final class StormSheet: UIViewController {}

struct StormMiddleware {
    let service: StormService // StormBanner only in a comment
    func run(_ dispatch: (StormAction) -> Void) { dispatch(.warned) }
}

struct StormService { func isNear() -> Bool { true } }

struct StormApp: App {
    var body: some Scene { WindowGroup { StormBanner() } }
}

func storm() -> StormBanner { StormBanner() }
```
"""###
    ),
    (
      "examples/redux-one-store.examples.md",
      ###"""
**Incorrect (a global store, a store created by a view, and a shared store used by a view):**

```swift
let appStore = Store(initial: VillageState(), reducer: VillageReducer.reduce) // ✗

struct WellView: View {
    @State private var store = Store(initial: WellState(), reducer: WellReducer.reduce) // ✗
    var body: some View { Text(store.state.depth.description) }
}

struct MillView: View {
    var body: some View {
        Button("Grind") { Store.shared.dispatch(.grind) } // ✗
    }
}
```

**Correct (a store created by the app or a container, private globals, and stores for previews):**

```swift
@Observable
final class Store<State, Action> {
    static let shared = Store(initial: 0) // no view uses it
}

struct VillageApp: App {
    @State private var store = Store(initial: VillageState(), reducer: VillageReducer.reduce)
    var body: some Scene { WindowGroup { WellView().environment(store) } }
}

struct VillageContainer {
    func store() -> Store<VillageState, VillageAction> { Store(initial: VillageState()) }
}

struct WellView: View {
    @Environment(Store<VillageState, VillageAction>.self) private var store
    var body: some View { Text(store.state.depth.description) }
}

struct BellTower: View {
    var body: some View { Button("Ring") { Bell.shared.ring() } }
}

private let villageStore = Store(initial: VillageState(), reducer: VillageReducer.reduce)
fileprivate let townStore = Store(initial: TownState(), reducer: TownReducer.reduce)
let sampleStore = Store(initial: VillageState(), reducer: VillageReducer.reduce)
let previewStore = Store(initial: VillageState(), reducer: VillageReducer.reduce)
```
"""###
    ),
    (
      "examples/redux-reducer-imports-no-ui.examples.md",
      ###"""
**Incorrect (a file named as a reducer, and another file with a reducer type):**

```swift
// Garden/BedReducer.swift
import SwiftUI // ✗

func bedReducer(state: inout BedState, action: BedAction) {}

// Garden/Paths.swift
import SwiftUI // ✗

struct PathReducer { func reduce(_ state: PathState) -> PathState { state } }
```

**Correct (the reducer imports Foundation, and the view imports SwiftUI):**

```swift
// Garden/BedReducer.swift
import Foundation // not SwiftUI

enum BedReducer { static func reduce(_ state: BedState) -> BedState { state } }

// Garden/BedView.swift
import SwiftUI

struct BedView: View { var body: some View { Text("Bed") } }
```
"""###
    ),
    (
      "examples/redux-reducer-no-effects.examples.md",
      ###"""
**Incorrect (a reducer type, a reducer function and a reducer constant that use services, repositories and system APIs):**

```swift
struct PilotService { func call(_ ship: String) async {} }

struct HarborReducer {
    let pilots: PilotService // ✗
    let berths: BerthRepository // ✗

    func reduce(_ state: inout HarborState, _ action: HarborAction) {
        Task { await pilots.call(state.ship) } // ✗
    }
}

func tideReducer(state: inout TideState, action: TideAction) {
    UserDefaults.standard.set(state.level, forKey: "level") // ✗
    state.table = TideRepository.all() // ✗
    state.pilot = PilotService.onDuty() // ✗
}

let craneReducer: Reducer<CraneState, CraneAction> = { state, action in
    DispatchQueue.main.async { CraneBell.ring() } // ✗
    state.pilot = PilotService.nearest() // ✗
    state.crew = CrewRepository.onDuty() // ✗
}
```

**Correct (the middleware starts the effects, and the reducers only change the state):**

```swift
struct HarborReducer {
    func reduce(_ state: inout HarborState, _ action: HarborAction) {
        switch action {
        case .call: state.isWaiting = true // the middleware calls PilotService
        case .arrived(let pilot): state.pilot = pilot
        }
    }
}

func tideReducer(state: inout TideState, action: TideAction) {
    if case .measured(let level) = action { state.level = level }
}

func pilotMiddleware(pilots: PilotService, berths: BerthRepository) -> Middleware<HarborState, HarborAction> {
    { state, action, dispatch in
        Task { dispatch(.arrived(await pilots.call(state.ship))) }
    }
}

let harborWork: Middleware<HarborState, HarborAction> = { _, _, _ in Task { await PilotService().rest() } }
```
"""###
    ),
    (
      "examples/redux-reducer-no-random-values.examples.md",
      ###"""
**Incorrect (random numbers, dates and UUIDs in a reducer function, a reducer type and a reducer constant):**

```swift
// Orchard/PressReducer.swift
func pressReducer(state: PressState, action: PressAction) -> PressState {
    var next = state
    next.litres += Int.random(in: 1...9) // ✗
    next.pressedAt = Date() // ✗
    next.batch = UUID() // ✗
    return next
}

// Orchard/Orchard.swift
enum OrchardReducer {
    static func reduce(_ state: inout OrchardState, _ action: OrchardAction) {
        switch action {
        case .plant(let sort): state.trees.append(Tree(id: UUID(), sort: sort)) // ✗
        case .pick: state.pickedAt = Date() // ✗
        case .rest: state.restingSince = Date.now // ✗
        }
    }
}

let cellarReducer: Reducer<CellarState, CellarAction> = { state, action in
    state.bottles.shuffle() // ✗
}
```

**Correct (the action contains the values; views, middleware and other types may create them):**

```swift
// Orchard/PressReducer.swift
func pressReducer(state: PressState, action: PressAction) -> PressState {
    var next = state
    next.litres += action.litres // not Int.random(in: 1...9)
    next.mood = Mood()
    next.pressedAt = Date(timeIntervalSince1970: action.seconds)
    return next
}

struct PressAction { var id = UUID() }

// Orchard/Orchard.swift
enum OrchardReducer {
    static func reduce(_ state: inout OrchardState, _ action: OrchardAction) {
        switch action {
        case .plant(let sort, let text): state.trees.append(Tree(id: UUID(uuidString: text), sort: sort))
        case .fell: state.trees.removeAll()
        case .pick(let date): state.pickedAt = max(date, Date(timeIntervalSince1970: 0))
        }
    }
}

struct PlantButton: View {
    let store: Store<OrchardState, OrchardAction>
    var body: some View { Button("Plant") { store.dispatch(.plant("Boskoop", id: UUID(), at: Date())) } }
}

func pressMiddleware(action: PressAction) -> PressAction {
    .pressed(at: Date(), litres: Int.random(in: 1...9), id: UUID())
}

let today = Date.now
```
"""###
    ),
    (
      "examples/redux-state-is-values.examples.md",
      ###"""
**Incorrect (classes and actors as state or in the state, and a stored closure):**

```swift
final class KilnState { // ✗
    var heat = 20
}

actor GlazeState { // ✗
    var coats = 0
}

final class Thermometer {
    var degrees = 20
}

actor Burner {
    var isLit = false
}

struct WorkshopState {
    var pots: [String] = []
    var thermometer = Thermometer() // ✗
    var burners: [Burner] = [] // ✗
    var onCooled: (() -> Void)? // ✗
}
```

**Correct (values and a computed closure in the state; objects in a view model or a middleware):**

```swift
final class Thermometer {
    var degrees = 20
}

struct Pot { var name: String }

struct WorkshopState: Equatable {
    enum Phase { case idle, firing(heat: Int) }

    var pots: [Pot] = []
    var phase: Phase = .idle
    var degrees = 20 // the last reading of the Thermometer

    var scale: (Int) -> Int { { $0 * 9 / 5 + 32 } }
}

enum GateState { case open, closed }

// An observable class that one view keeps in @State is a view model.
@Observable final class ConnectionState {
    private var thermometer = Thermometer()
    var degrees = 20
}

struct ConnectedView: View {
    @State private var connection = ConnectionState()
    var body: some View { Text("\(connection.degrees)") }
}

final class KilnMiddleware {
    let whenCooled: () -> Void = {}
    private let thermometer = Thermometer()
}
```
"""###
    ),
    (
      "examples/redux-state-no-data-access.examples.md",
      ###"""
**Incorrect (states that use the user defaults, a service and a repository):**

```swift
struct CatalogueService { var titles: [String] = [] }

struct LibraryState { // ✗
    var loans: [String]
    init() { loans = UserDefaults.standard.stringArray(forKey: "loans") ?? [] } // ✗
}

struct CatalogueState { // ✗
    let catalogue = CatalogueService() // ✗
}

struct ShelfState { // ✗
    var books: [String]
    init(shelves: ShelfRepository) { books = shelves.all() } // ✗
}
```

**Correct (the state starts empty; a middleware loads its values):**

```swift
struct LibraryState {
    var loans: [String] = [] // the middleware reads UserDefaults
    var isOpen: Bool { !loans.isEmpty }
}

enum LibraryAction { case loaded([String]) }

struct ShelfMiddleware { let kept = UserDefaults.standard }

func shelfMiddleware(shelves: ShelfRepository) -> Middleware<LibraryState, LibraryAction> {
    { state, action, dispatch in
        dispatch(.loaded(UserDefaults.standard.stringArray(forKey: "loans") ?? []))
    }
}
```
"""###
    ),
    (
      "examples/redux-state-written-by-reducers.examples.md",
      ###"""
**Incorrect (a store with a writable state, and a view that assigns to it in its body and in a method):**

```swift
@Observable
final class Store<State, Action> {
    var state: State // ✗
    init(_ state: State) { self.state = state }
}

struct SignalView: View {
    let store: Store<SignalState, SignalAction>
    @State private var draft = ""

    var body: some View {
        Button("Clear") {
            store.state.isClear = true // ✗
            draft = ""
        }
    }

    private func raise() { store.state.arm += 1 } // ✗
}
```

**Correct (a read-only state, a view that dispatches, and types with a state that are neither):**

```swift
@Observable
final class Store<State, Action> {
    private(set) var state: State
    var isReplaying = false
    let reducer: (inout State, Action) -> Void
    var count: Int { 1 }

    func dispatch(_ action: Action) { reducer(&state, action) }
}

struct SignalView: View {
    let store: Store<SignalState, SignalAction>
    @State private var draft = ""

    init(store: Store<SignalState, SignalAction>) { self.store = store }

    var body: some View {
        TextField("Name", text: $draft)
            .onSubmit {
                store.dispatch(.named(draft)) // not store.state.name = draft
                draft = ""
            }
    }
}

struct Lamp { var state = 0 }

final class SignalTape {
    var store: Store<SignalState, SignalAction>?
    func rewind(_ state: SignalState) { store?.start = state }
}

final class RecordedStore {
    let state: SignalState // a snapshot
    let replay: SignalReducer
    init(_ state: SignalState, _ replay: SignalReducer) { (self.state, self.replay) = (state, replay) }
}

final class SlicedStore {
    let whole: Store<SignalState, SignalAction>
    let replay: SignalReducer
    var state: Bool { whole.state.isClear }
}
```
"""###
    ),
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
