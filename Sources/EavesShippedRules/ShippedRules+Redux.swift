extension ShippedRules {
  static let redux: [(name: String, text: String)] = [
    (
      "redux-actions-are-values.md",
      ###"""
---
title: Actions Say What Happened
impact: HIGH
impactDescription: every step of a session can be logged, compared and sent again
tags: redux, action
profiles: redux
---

## Actions Say What Happened

An action is a fact on its way to the reducer: somebody tapped, an answer came. It is written into logs, compared
in tests and dispatched again to repeat what went wrong. A closure in it can be neither compared nor written down;
a service in it turns the fact into an order that only one object can fulfil; a class may have changed before the
reducer looks. Carry what was chosen and what was learned, as values.

**Check:**

```yaml
checks:
  - for: type
    that:
      - name: "*Action"
        kind: [class, actor]
    never: exists
    instead: make it an enum with one case for each thing that can happen
  - for: member
    that:
      - type: "*) -> *"
        owner:
          name: "*Action"
    never: exists
    instead: dispatch a second action when the work is done
  - for: type
    that:
      - name: "*Action"
    never:
      holds: [service, repository]
    instead: let the middleware own it, and carry only values
```

**Incorrect (facts that bring their own machinery):**

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

**Correct (values, and an enum of them):**

```swift
struct PostService {}

enum LetterAction: Equatable {
    case sent(String)
    case answered(by: String, at: Date)
    case failed(Reason)

    // a thunk works when it runs, and carries nothing
    static func post() -> Thunk { Thunk { dispatch in PostService().send(); dispatch(.sent("")) } }

    enum Reason { case lost, refused }
}

struct Envelope { let seal: (String) -> Void }

final class PostMiddleware {
    private let post = PostService() // no action carries it
    private let letters: LetterRepository
}
```
"""###
    ),
    (
      "redux-middleware-knows-no-view.md",
      ###"""
---
title: Middleware Knows No View
impact: MEDIUM-HIGH
impactDescription: an effect runs without a screen, and survives the screen's redesign
tags: redux, middleware, service, view
profiles: redux
---

## Middleware Knows No View

The circle goes one way: view, action, middleware, reducer, state, view. A middleware or a service that names a
view has taken a short cut backwards. What it wants to be seen belongs into the state, and the view that stands
there today will show it; if another one stands there tomorrow, nobody tells the middleware.

**Check:**

```yaml
checks:
  - for: type
    that:
      - name: "*Middleware"
    never:
      mentions: [view, kitView]
  - for: function
    that:
      - name: "*Middleware"
    never:
      mentions: [view, kitView]
  - for: service
    never:
      mentions: [view, kitView]
instead: dispatch an action; a view shows what the state says
```

**Incorrect (short cuts backwards):**

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

**Correct (news go forward):**

```swift
struct StormBanner: View { var body: some View { Text("Storm") } }
final class StormSheet: UIViewController {}

struct StormMiddleware {
    let service: StormService // knows no StormBanner
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
      "redux-one-store.md",
      ###"""
---
title: One Store, Made by the App
impact: HIGH
impactDescription: one truth, and a preview can bring another
tags: redux, store, view, singleton
profiles: redux
conflicts: tca-dependencies-by-key
---

## One Store, Made by the App

Two stores are two truths: what is dispatched to one, the other never hears. And a store that everybody reaches
through a global or through `shared` can be replaced by nobody, not by a preview and not by a test. The application
makes the store, once, and hands it down through the environment or an initialiser.

**Check:**

```yaml
checks:
  - for: view
    never:
      creates: store
    instead: take the store from the environment or the initialiser
  - for: global
    unless:
      - access: [private, fileprivate]
      - name: ["preview*", "sample*"]
    never:
      creates: store
    instead: make the store in the App, and hand it down
  - for: view
    never:
      calls: ".shared"
      of: store
    instead: take the store from the environment or the initialiser
```

**Incorrect (three ways to a second truth):**

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

**Correct (made once, handed down):**

```swift
@Observable
final class Store<State, Action> {
    static let shared = Store(initial: 0) // nobody's business
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

struct BellTower { func ring() { Bell.shared.ring() } }

private let villageStore = Store(initial: VillageState(), reducer: VillageReducer.reduce)
fileprivate let townStore = Store(initial: TownState(), reducer: TownReducer.reduce)
let sampleStore = Store(initial: VillageState(), reducer: VillageReducer.reduce)
let previewStore = Store(initial: VillageState(), reducer: VillageReducer.reduce)
```
"""###
    ),
    (
      "redux-reducer-imports-no-ui.md",
      ###"""
---
title: Reducers Import No User Interface
impact: MEDIUM-HIGH
impactDescription: reducers build and run where there is no screen
tags: redux, reducer, module
profiles: redux
---

## Reducers Import No User Interface

A file that imports SwiftUI may animate, ask for a colour and build a view; a file of reducers needs nothing of
it. Without the import the state and its rules can be tested from the command line, and move into a module of
their own.

**Check:**

```yaml
checks:
  - for: file
    that:
      - role: reducer
    never:
      imports: uiFrameworks
  - for: file
    that:
      - name: "*Reducer"
    never:
      imports: uiFrameworks
instead: keep the reducer in a file that imports Foundation only
```

**Incorrect (a reducer that could paint):**

```swift
// Garden/BedReducer.swift
import SwiftUI // ✗

func bedReducer(state: inout BedState, action: BedAction) {}

// Garden/Paths.swift
import SwiftUI // ✗

struct PathReducer { func reduce(_ state: PathState) -> PathState { state } }
```

**Correct (rules without a screen):**

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
      "redux-reducer-invents-nothing.md",
      ###"""
---
title: Reducers Invent Nothing
impact: HIGH
impactDescription: the same actions lead to the same state, in a test, a replay and a crash report
tags: redux, reducer, purity
profiles: redux
conflicts: tca-reducer-pure
---

## Reducers Invent Nothing

A reducer answers one question: what is the state after this action? Asked twice, it must answer twice the same,
or no test can expect anything and no recorded session can be played again. The clock, the dice and the maker of
new identities answer differently each time. Let whoever dispatches the action, or a middleware on its way, look
at the clock, and put what it saw into the action.

**Check:**

```yaml
checks:
  - for: reducer
    never:
      mentions: chance
  - for: function
    that:
      - name: "*Reducer"
    never:
      mentions: chance
  - for: global
    that:
      - name: "*Reducer"
    never:
      mentions: chance
  - for: call
    that:
      - callee: ["Date()", "UUID()"]
        value: none
        owner:
          role: reducer
    never: exists
  - for: call
    that:
      - callee: ["Date()", "UUID()"]
        value: none
        path: "**/*Reducer.swift"
    unless:
      - owner:
          name: "*"
    never: exists
instead: put the date, the identity or the number into the action
```

**Incorrect (played again, the harvest is another):**

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

**Correct (the action says when, and which):**

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
      "redux-reducer-no-effects.md",
      ###"""
---
title: Reducers Have No Effects
impact: HIGH
impactDescription: a state can be computed without a server, a disk and a simulator
tags: redux, reducer, purity, middleware
profiles: redux
conflicts: tca-dependencies-by-key, tca-effects-run, tca-reducer-no-infrastructure
---

## Reducers Have No Effects

A reducer that calls a service, writes a file or starts a task has left the place where nothing can go wrong. It
can no longer be run to see what would happen, because something does happen; and its answer comes later, past the
store, from a closure that nobody dispatched. Effects belong to middleware (or thunks): it sees the action go by,
does the work, and dispatches what came of it.

**Check:**

```yaml
checks:
  - for: reducer
    never:
      mentions: [service, repository, effects]
  - for: function
    that:
      - name: "*Reducer"
    never:
      mentions: [service, repository, effects]
  - for: global
    that:
      - name: "*Reducer"
    never:
      mentions: [service, repository, effects]
instead: let a middleware do it, and dispatch an action with the result
```

**Incorrect (three reducers that reach outside):**

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

**Correct (the middleware works, the reducer writes down):**

```swift
struct HarborReducer {
    func reduce(_ state: inout HarborState, _ action: HarborAction) {
        switch action {
        case .call: state.isWaiting = true // the PilotService hears of it elsewhere
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
      "redux-state-is-values.md",
      ###"""
---
title: The State Is Made of Values
impact: HIGH
impactDescription: nothing changes but by an action, and two states can be compared
tags: redux, state
profiles: redux
conflicts: tca-reducer-no-infrastructure, tca-reducer-no-store, tca-reducer-pure, tca-state-is-a-value
---

## The State Is Made of Values

The state is replaced, never edited: that is why it can be compared, recorded, shown in a preview and taken back.
A class inside breaks all of it. Whoever has a reference can write into the state without any action, the copy
that was kept as "before" changes with it, and no view hears of it. Structs and enums, all the way down.

**Check:**

```yaml
checks:
  - for: member
    that:
      - kind: stored
        type: "*) -> *"
        owner:
          name: "*State"
    never: exists
    instead: keep what was chosen, and dispatch an action for what is to be done
  - for: type
    that:
      - name: "*State"
        kind: [class, actor]
    never: exists
    instead: make it a struct, and let the store observe for it
  - for: type
    that:
      - name: "*State"
    never:
      holds: type
      which:
        kind: [class, actor]
    instead: keep the values that are shown; the object belongs to a middleware
```

**Incorrect (references that change behind the store's back):**

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

**Correct (values; what lives stands elsewhere):**

```swift
final class Thermometer {
    var degrees = 20
}

struct Pot { var name: String }

struct WorkshopState: Equatable {
    enum Phase { case idle, firing(heat: Int) }

    var pots: [Pot] = []
    var phase: Phase = .idle
    var degrees = 20 // what the Thermometer last said

    var scale: (Int) -> Int { { $0 * 9 / 5 + 32 } }
}

enum GateState { case open, closed }

final class KilnMiddleware {
    let whenCooled: () -> Void = {}
    private let thermometer = Thermometer()
}
```
"""###
    ),
    (
      "redux-state-loads-nothing.md",
      ###"""
---
title: The State Loads and Saves Nothing
impact: MEDIUM-HIGH
impactDescription: a first state is a literal, in the application and in a test
tags: redux, state, persistence, middleware
profiles: redux
conflicts: tca-reducer-no-infrastructure
---

## The State Loads and Saves Nothing

A state that reads a file in its initialiser starts elsewhere on every machine, and one that saves itself when a
property changes does so in the middle of a reducer. What was kept from the last time comes in through an action,
like all other news: a middleware loads it at the start and saves it afterwards.

**Check:**

```yaml
for: type
that:
  - name: "*State"
  - mentions: [service, repository, effects]
never: exists
instead: load and save in a middleware; dispatch what was loaded
```

**Incorrect (states with a disk of their own):**

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

**Correct (the state is told):**

```swift
struct LibraryState {
    var loans: [String] = [] // UserDefaults is the middleware's
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
      "redux-state-written-by-reducers.md",
      ###"""
---
title: Only Reducers Write the State
impact: HIGH
impactDescription: whatever changed, an action says why
tags: redux, store, state, view
profiles: redux
---

## Only Reducers Write the State

One line in a view that writes into the store's state is a change that no action explains: it is in no log, no
middleware sees it, and the reducer's rules do not hold for it. Where the store lets nobody write but itself,
the line does not compile. Views dispatch; text fields get a binding that dispatches.

**Check:**

```yaml
checks:
  - for: member
    that:
      - kind: [method, computed]
        owner:
          role: view
    never:
      assigns: store
    instead: dispatch an action
  - for: member
    that:
      - name: state
        kind: var
        owner:
          role: store
      - kind: stored
    always:
      marked: "private(set)"
    instead: declare it private(set), so that only the reducer's answer is written
```

**Incorrect (a door in the store, and a view that walks in):**

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

**Correct (read by all, written by one):**

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
    let state: SignalState // of one moment
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
      "redux-views-only-dispatch.md",
      ###"""
---
title: Views Dispatch, Others Work
impact: HIGH
impactDescription: every effect has one place, and every view can be shown from a state
tags: redux, view, service, middleware
profiles: redux
conflicts: layer-view-no-data-access, vanilla-no-context-in-classes, vanilla-no-context-in-observable, vanilla-no-manual-fetch, vanilla-no-system-singletons, vanilla-services-through-environment
---

## Views Dispatch, Others Work

A view shows the state and says what the user did. A view that asks a service itself opens a second way into the
application: what comes back is kept in some `@State`, the log of actions knows nothing of it, and another screen
asks again. Dispatch the wish; a middleware fulfils it, and the answer comes in through the state like everything
else.

**Check:**

```yaml
for: view
never:
  - mentions: [service, repository, persistence, network]
  - creates: devices
instead: dispatch an action, and let a middleware do the work
```

**Incorrect (a screen with its own back door):**

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

**Correct (a screen that shows and says):**

```swift
struct FerryService { func times() async -> [String] { [] } }

struct FerryView: View {
    @Environment(FerryStore.self) private var store
    @State private var isShowingMap = false

    var body: some View {
        List(store.state.times, id: \.self) { Text($0) }
            .task { store.dispatch(.appeared) } // the FerryService hears of it
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
