extension ShippedRules {
  static let tca: [(name: String, text: String)] = [
    (
      "tca-dependencies-by-key.md",
      ###"""
---
title: Reducers must declare their clients with @Dependency
impact: MEDIUM-HIGH
impactDescription: previews and tests cannot replace the client of a feature
tags: tca, reducer, dependency, service, singleton
profiles: tca
---

## Reducers must declare their clients with @Dependency

If the initializer takes a client, every parent reducer has to pass it along, even if it does not use it. A client
that a reducer creates, or takes from `.shared` or `.live`, cannot be replaced at all. With `@Dependency`, a test
replaces it for a whole tree of features in one line.

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
    instead: declare it with @Dependency; create the live value at its key
  - for: reducer
    never:
      - creates: [service, repository, useCase]
      - calls: [".shared", ".liveValue", ".live"]
        of: [service, repository, useCase]
    instead: declare it with @Dependency; create the live value at its key
  - for: closure
    that:
      - callee: ".pullback"
    never:
      calls: [".live", ".shared"]
    instead: pass the client of the parent's environment
```

**Allowed:** clients marked `@Dependency`; other values; `.shared` of other types; `.live` where a store is created.

**Incorrect (one client is passed in, and one is created):**

```swift
@Reducer struct OrdersFeature {
    let orders: OrderClient // ✗
    func load() -> Effect<Action> { .run { _ in try await PriceClient().load() } } // ✗
}
```

**Correct (the reducer declares its clients):**

```swift
@Reducer struct OrdersFeature {
    @Dependency(\.orders) var orders: OrderClient
    @Dependency(\.prices) var prices: PriceClient
}
```
"""###
    ),
    (
      "tca-navigation-by-state.md",
      ###"""
---
title: Views must present screens from optional state, not from a Boolean
impact: MEDIUM
impactDescription: the Boolean and the state of the shown screen contradict each other
tags: tca, view, navigation, state
profiles: tca
supersedes: navigation-no-destination-link
---

## Views must present screens from optional state, not from a Boolean

With a Boolean, the state of the child exists even when its sheet is closed. Both values must be kept in sync by hand,
and the effects of the child continue after the sheet closes. An optional state with `@Presents` exists only while the
sheet is open, and a deep link sets this one value.

**Check:**

```yaml
for: view
that:
  - holds: [Store, StoreOf, ViewStore]
never:
  calls: [".sheet(isPresented:)", ".fullScreenCover(isPresented:)", ".popover(isPresented:)", ".navigationDestination(isPresented:)", "NavigationLink(isActive:)"]
instead: "make the state of the child optional with @Presents; present it with item: $store.scope(state:action:)"
```

**Allowed:** Booleans in views without a store; other modifiers, such as `.alert(isPresented:)`.

**Incorrect (a Boolean presents the sheet):**

```swift
struct OrdersView: View {
    @Bindable var store: StoreOf<OrdersFeature>
    var body: some View {
        Text(store.title)
            .sheet(isPresented: $store.isCartShown) { CartView() } // ✗
    }
}
```

**Correct (the optional state of the cart presents the sheet):**

```swift
struct OrdersView: View {
    @Bindable var store: StoreOf<OrdersFeature>
    var body: some View {
        Text(store.title)
            .sheet(item: $store.scope(state: \.cart, action: \.cart)) { CartView(store: $0) }
    }
}
```

*When not to use it:* for a sheet without state, such as a legal notice; before iOS 16, for links with `isActive`.
"""###
    ),
    (
      "tca-reducer-no-infrastructure.md",
      ###"""
---
title: Reducers and state must not access databases, the network or UserDefaults directly
impact: HIGH
impactDescription: actions cannot be tested without a disk, a server or user defaults
tags: tca, layer, reducer, state, persistence, network, preferences
profiles: tca
---

## Reducers and state must not access databases, the network or UserDefaults directly

A reducer that reads `UserDefaults` or the database depends on data that no test sets. `UserDefaults` are global, so one
test changes the result of the next. Use a client instead, a struct of closures: it has a live, a preview and a test
value.

**Check:**

```yaml
checks:
  - for: reducer
    never:
      mentions: [database, network, preferences, devices, notifications, keychain]
    instead: move the access into a client, or use @Shared(.appStorage(…))
  - for: closure
    that:
      - callee: Reducer
    never:
      mentions: [database, network, preferences]
    instead: move the access into a client of the environment
  - for: type
    that:
      - name: "*State"
    unless:
      - kind: class
    never:
      mentions: [database, network, preferences]
    instead: start empty; the reducer fills the state
```

**Allowed:** live values of clients; `@Shared(.appStorage("key"))`; classes named `…State`; devices, notifications and
the keychain in `Reducer { … }` and `…State` types.

**Incorrect (the reducer writes to the user defaults):**

```swift
@Reducer
struct SettingsFeature {
    func select(_ theme: String) { UserDefaults.standard.set(theme, forKey: "theme") } // ✗
}
```

**Correct (the reducer shares the value, or uses a client):**

```swift
@Reducer
struct SettingsFeature {
    @ObservableState struct State: Equatable { @Shared(.appStorage("theme")) var theme = "light" }
    @Dependency(PriceClient.self) var prices
}
```
"""###
    ),
    (
      "tca-reducer-no-random-values.md",
      ###"""
---
title: Reducers must use dependencies for time, UUIDs and random values
impact: HIGH
impactDescription: tests cannot predict the state and wait for real time
tags: tca, reducer, state, dependency, testing
profiles: tca
---
## Reducers must use dependencies for time, UUIDs and random values
A reducer must return the same state for the same action. With `Date()`, `UUID()` or `.random`, a test cannot
predict this state. With `Task.sleep`, each test waits in real time.

**Check:**
```yaml
checks:
  - for: call
    that:
      - callee: [Date, UUID]
        inside: reducer
        value: none
    never: exists
    instead: "read it from @Dependency: \\.date.now, \\.uuid, \\.calendar or \\.continuousClock"
  - for: call
    that:
      - callee: [".random", ".randomElement", ".shuffled"]
        inside: reducer
    unless:
      - argument: using
    never: exists
    instead: "pass using: a generator of @Dependency(\\.withRandomNumberGenerator)"
  - for: reducer
    never:
      mentions: ["Date.now", "Date(timeIntervalSinceNow:)", "Calendar.current", "Task.sleep"]
    instead: "read it from @Dependency: \\.date.now, \\.uuid, \\.calendar or \\.continuousClock"
  - for: closure
    that:
      - callee: Reducer
    never:
      mentions: ["Date()", "UUID()", "Date.now", "Calendar.current", ".random", ".randomElement"]
    instead: read it from the environment
  - for: call
    that:
      - callee: [Date, UUID]
        value: none
        owner:
          name: "*State"
          kind: struct
    never: exists
    instead: pass the value to the initializer of the state
```
**Allowed:** random calls with `using:`; `Date(timeIntervalSince1970:)`; live values of clients; classes named `…State`.

**Incorrect (the reducer reads the clock):**
```swift
@Reducer struct CartFeature { func pay(_ state: inout State) { state.paidAt = Date() } } // ✗
```

**Correct (the reducer reads the time from a dependency):**
```swift
@Reducer struct CartFeature { @Dependency(\.date.now) var now; func pay(_ state: inout State) { state.paidAt = now } }
```
"""###
    ),
    (
      "tca-reducer-no-store.md",
      ###"""
---
title: Reducers and their state must not use a store
impact: MEDIUM-HIGH
impactDescription: actions arrive while the reducer runs, and the parent cannot see the child
tags: tca, layer, reducer, state, store
profiles: tca
---

## Reducers and their state must not use a store

The store runs the reducer. A reducer with a store can send an action while it changes the state, so the order of
changes is unclear. A state with a store cannot be compared, and the parent cannot see the child's state.

**Check:**

```yaml
checks:
  - for: reducer
    never:
      mentions: [Store, StoreOf, ViewStore]
    instead: keep the child's state in the state; return .send or .run
  - for: type
    that:
      - name: "*State"
    unless:
      - kind: class
    never:
      holds: [Store, StoreOf]
    instead: use Scope or forEach for the child
```

**Allowed:** stores in types that are not reducers, such as views; classes named `…State`.

**Incorrect (a reducer and a state with the store of a child):**

```swift
@Reducer
struct OrdersFeature {
    let cart: StoreOf<CartFeature> // ✗
}
struct ShopState {
    var cart: StoreOf<CartFeature>? // ✗
}
```

**Correct (the parent's state contains the child's state):**

```swift
@Reducer
struct OrdersFeature {
    struct State: Equatable { var cart = CartFeature.State() }
    enum Action { case cart(CartFeature.Action) }
    var body: some ReducerOf<Self> {
        Scope(state: \.cart, action: \.cart) { CartFeature() }
    }
}
```
"""###
    ),
    (
      "tca-reducer-returns-effects.md",
      ###"""
---
title: Reducers must return effects, not start them
impact: HIGH
impactDescription: the store cannot cancel the work, and tests do not wait for it
tags: tca, reducer, effect, concurrency, task
profiles: tca
---

## Reducers must return effects, not start them

The store runs and cancels the effects that a reducer returns. A `Task`, timer or queue that the reducer starts keeps
running when the feature closes. A test does not wait for it, and its result does not arrive as an action.

**Check:**

```yaml
checks:
  - for: reducer
    never:
      - creates: [Task, Timer]
      - calls: ["Task.detached", "DispatchQueue.main", "DispatchQueue.global", "Timer.scheduledTimer", ".sink"]
    instead: "move the work into a returned .run { send in … }; repeat it with @Dependency(\\.continuousClock)"
  - for: closure
    that:
      - callee: Reducer
    never:
      - creates: Task
      - calls: ["DispatchQueue.main", "Timer.scheduledTimer", ".sink"]
    instead: return an Effect
```

**Allowed:** `await` and loops inside `.run`; `Task.isCancelled`; tasks in other types, such as clients.

**Incorrect (the reducer starts a task):**

```swift
@Reducer
struct OrdersFeature {
    @Dependency(\.orders) var orders
    func load() -> Effect<Action> {
        Task { await orders.load() } // ✗
        return .none
    }
}
```

**Correct (the reducer returns the effect):**

```swift
@Reducer
struct OrdersFeature {
    @Dependency(\.orders) var orders
    func load() -> Effect<Action> {
        .run { send in await send(.loaded(await orders.load())) }
    }
}
```
"""###
    ),
    (
      "tca-state-is-a-value.md",
      ###"""
---
title: Feature state must be a value type and hold only values
impact: HIGH
impactDescription: the state changes without an action, and tests cannot compare it
tags: tca, state, value, testing
profiles: tca
---

## Feature state must be a value type and hold only values
The store and the tests compare the state before and after an action. An object in the state is the same object before
and after, so they find no change. Other code can change it without an action, and closures cannot be compared.

**Check:**
```yaml
checks:
  - for: type
    that:
      - name: State
        inside: reducer
        kind: [class, actor]
    never: exists
    message: "{subject} is a class or an actor, not a value"
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
    instead: keep only values; move objects and closures into an effect or a dependency
```

**Allowed:** computed properties returning a closure; outside a reducer, classes named `…State`; inside one, classes not
named `State`.

**Incorrect (an object and a closure in the state):**

```swift
final class User { var name = "" }
struct ProfileState {
    var user: User? // ✗
    var onSave: () -> Void // ✗
}
```

**Correct (only values in the state):**

```swift
struct ProfileState: Equatable {
    var userName: String?
    var canSave: Bool { userName != nil }
}
```
"""###
    ),
    (
      "tca-view-creates-no-store.md",
      ###"""
---
title: Views and coordinators must not create stores in a view body
impact: HIGH
impactDescription: the store starts again on each redraw, and its parent receives no action
tags: tca, view, store, composition
profiles: tca
---

## Views and coordinators must not create stores in a view body

SwiftUI evaluates `body` on each update. A store that is created there starts again from its initial state, and the
user loses input. It has no parent, so no other feature receives its actions. Create one store in the app, and pass
parts of it to the views with `scope`.

**Check:**

```yaml
checks:
  - for: view
    never:
      creates: [Store, StoreOf]
      inside: body
    instead: keep the state in the parent's state; pass store.scope(state:action:) to the view
  - for: coordinator
    never:
      creates: [Store, StoreOf]
      inside: body
    instead: keep the state in the parent's state; pass store.scope(state:action:) to the view
```

**Allowed:** a store in a stored property or created by the app; `#Preview`.

The check covers `body` and every other member that returns a view.

**Incorrect (each update of the body creates a store):**

```swift
struct OrdersView: View {
    var body: some View {
        CartView(store: Store(initialState: CartFeature.State()) { CartFeature() }) // ✗
    }
}
```

**Correct (the app creates the store, and the view passes on a part):**

```swift
@main struct ShopApp: App {
    static let store = Store(initialState: OrdersFeature.State()) { OrdersFeature() }
    var body: some Scene { WindowGroup { OrdersView(store: Self.store) } }
}
struct OrdersView: View {
    let store: StoreOf<OrdersFeature>
    var body: some View { CartView(store: store.scope(state: \.cart, action: \.cart)) }
}
```
"""###
    ),
    (
      "tca-view-no-data-access.md",
      ###"""
---
title: Views must not use clients, databases or @AppStorage; they send actions
impact: HIGH
impactDescription: no reducer test covers what the screen does, and the state is incomplete
tags: tca, layer, view, viewmodel, service, repository, persistence, network
profiles: tca
conflicts: vanilla-no-context-in-classes, vanilla-no-context-in-observable, vanilla-no-manual-fetch, vanilla-no-system-singletons, vanilla-services-through-environment
---

## Views must not use clients, databases or @AppStorage; they send actions

A view shows the state of its store and sends actions. A view that calls a client, reads `@AppStorage` or has a
view model works outside the reducer. No test of the feature covers this work, and the state describes only a part of
the screen.

**Check:**

```yaml
checks:
  - for: view
    never:
      - mentions: [database, network, preferences, "@AppStorage", "@Dependency"]
      - holds: [repository, service, useCase]
      - calls: [repository, service, useCase]
    instead: send an action; the reducer calls the client
  - for: view
    that:
      - holds: [StoreOf, Store]
    never:
      holds: viewModel
    instead: move its values into the state, and its functions into the reducer
```

**Allowed:** values in `@State`; system objects such as `UIApplication.shared`; a view model in a view without a store.

**Incorrect (the view calls a client and reads a setting itself):**

```swift
struct OrdersView: View {
    let store: StoreOf<OrdersFeature>
    let client: OrderClient // ✗
    @AppStorage("sorting") private var sorting = "date" // ✗
    @StateObject private var viewModel = OrdersViewModel() // ✗
    var body: some View { Text(store.title).task { await client.load() } } // ✗
}
```

**Correct (the view sends actions and shows the state):**

```swift
struct OrdersView: View {
    let store: StoreOf<OrdersFeature>
    @State private var isExpanded = false
    var body: some View {
        Text(store.title).task { await store.send(.appeared).finish() }
    }
}
```
"""###
    ),
  ]
}
