extension ShippedRules {
  static let examplesReduxState: [(name: String, text: String)] = [
    (
      "examples/redux-state-is-values.examples.md",
      ###"""
**Incorrect (classes and actors as state or in the state):**

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
}
```

**Correct (values in the state; objects in a view model or a middleware):**

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
    private let thermometer = Thermometer()
}
```
"""###
    ),
    (
      "examples/redux-state-no-closures.examples.md",
      ###"""
**Incorrect (a stored closure in the state):**

```swift
struct WorkshopState {
    var pots: [String] = []
    var onCooled: (() -> Void)? // ✗
    var refire: @Sendable () async throws -> Void = {} // ✗
}
```

**Correct (a computed closure in the state; a stored closure in a middleware):**

```swift
struct WorkshopState: Equatable {
    var pots: [String] = []

    var scale: (Int) -> Int { { $0 * 9 / 5 + 32 } }
}

final class KilnMiddleware {
    let whenCooled: () -> Void = {}
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
  ]
}
