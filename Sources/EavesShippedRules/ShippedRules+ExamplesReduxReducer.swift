extension ShippedRules {
  static let examplesReduxReducer: [(name: String, text: String)] = [
    (
      "examples/redux-reducer-creates-no-dates.examples.md",
      ###"""
**Incorrect (dates and UUIDs in a reducer function and a reducer type):**

```swift
// Orchard/PressReducer.swift
func pressReducer(state: PressState, action: PressAction) -> PressState {
    var next = state
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
        }
    }
}
```

**Correct (the action contains the values; views, middleware and other types may create them):**

```swift
// Orchard/PressReducer.swift
func pressReducer(state: PressState, action: PressAction) -> PressState {
    var next = state
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

func pressMiddleware(action: PressAction) -> PressAction { .pressed(at: Date(), id: UUID()) }
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
**Incorrect (random numbers and the time in a reducer function, a reducer type and a reducer constant):**

```swift
// Orchard/PressReducer.swift
func pressReducer(state: PressState, action: PressAction) -> PressState {
    var next = state
    next.litres += Int.random(in: 1...9) // ✗
    return next
}

// Orchard/Orchard.swift
enum OrchardReducer {
    static func reduce(_ state: inout OrchardState, _ action: OrchardAction) {
        switch action {
        case .rest: state.restingSince = Date.now // ✗
        }
    }
}

let cellarReducer: Reducer<CellarState, CellarAction> = { state, action in
    state.bottles.shuffle() // ✗
}
```

**Correct (the action contains the values; views and middleware may create them):**

```swift
// Orchard/PressReducer.swift
func pressReducer(state: PressState, action: PressAction) -> PressState {
    var next = state
    next.litres += action.litres // not Int.random(in: 1...9)
    return next
}

// Orchard/Orchard.swift
enum OrchardReducer {
    static func reduce(_ state: inout OrchardState, _ action: OrchardAction) {
        switch action {
        case .fell: state.trees.removeAll()
        case .pick(let date): state.pickedAt = date
        }
    }
}

struct PlantButton: View {
    let store: Store<OrchardState, OrchardAction>
    var body: some View { Button("Plant") { store.dispatch(.plant("Boskoop", at: Date.now)) } }
}

func pressMiddleware(action: PressAction) -> PressAction {
    .pressed(at: Date.now, litres: Int.random(in: 1...9))
}

let today = Date.now
```
"""###
    ),
  ]
}
