extension ShippedRules {
  static let reduxState: [(name: String, text: String)] = [
    (
      "redux-state-is-values.md",
      ###"""
---
title: The State Is Made of Values
impact: HIGH
impactDescription: nothing changes but by an action, and two states can be compared
tags: redux, state
profiles: redux
conflicts: tca-reducer-no-infrastructure, tca-reducer-no-store, tca-reducer-pure, tca-state-is-a-value, vanilla-no-screen-classes
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
    unless:
      - role: viewModel
    never: exists
    instead: make it a struct, and let the store observe for it
  - for: type
    that:
      - name: "*State"
    unless:
      - role: viewModel
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

// What one view keeps to connect itself to the store is no part of the store's state.
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
      "redux-state-loads-nothing.md",
      ###"""
---
title: The State Loads and Saves Nothing
impact: MEDIUM-HIGH
impactDescription: a first state is a literal, in the application and in a test
tags: redux, layer, state, persistence, middleware
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
  ]
}
