extension ShippedRules {
  static let reduxReducer: [(name: String, text: String)] = [
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
tags: redux, layer, reducer, purity, middleware
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
  ]
}
