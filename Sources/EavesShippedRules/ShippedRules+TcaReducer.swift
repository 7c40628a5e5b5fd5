extension ShippedRules {
  static let tcaReducer: [(name: String, text: String)] = [
    (
      "tca-reducer-creates-no-dates.md",
      ###"""
---
title: Reducers and feature state must not create dates or UUIDs
impact: HIGH
impactDescription: tests cannot predict the state
tags: tca, reducer, state, dependency, testing
profiles: tca
---

## Reducers and feature state must not create dates or UUIDs

A reducer must return the same state for the same action. `Date()` and `UUID()` differ on each call, so a test cannot
predict the state. A default value such as `var id = UUID()` makes even the initial state different in each test.

The rule checks reducers with all types inside them, and structs named `…State`.

**Check:**

```yaml
checks:
  - for: call
    that:
      - callee: [Date, UUID]
        inside: reducer
        value: none
    never: exists
    instead: "read it from @Dependency: \\.date.now or \\.uuid"
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

**Allowed:**

- `Date(timeIntervalSince1970:)` and other fixed values
- the live implementation of a client, such as `liveValue`
- classes named `…State` outside a reducer, which are not the state of a feature

**Incorrect (the reducer and its state read the clock):**

```swift
@Reducer struct CartFeature { func pay(_ state: inout State) { state.paidAt = Date() } } // ✗
struct CartState { var id = UUID() } // ✗
```

**Correct (the reducer reads the time from a dependency, and the state receives its UUID):**

```swift
@Reducer struct CartFeature { @Dependency(\.date.now) var now; func pay(_ state: inout State) { state.paidAt = now } }
struct CartState { var id: UUID }
```
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
  - for: type
    that:
      - name: "*State"
    unless:
      - kind: class
    never:
      mentions: [database, network, preferences]
    instead: start empty; the reducer fills the state
```

**Allowed:**

- the live implementation of a client, such as `liveValue`
- `@Shared(.appStorage("key"))`
- classes named `…State`, because the state of a feature is a struct or an enum

In a reducer and the state nested in it, user notifications, the keychain and devices such as the camera are reported as
well. In a state outside a reducer, the rule does not find them. Closures in `Reducer { … }` are checked by
`tca-reducer-uses-environment`.

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
title: Reducers must use dependencies for time and random values
impact: HIGH
impactDescription: tests cannot predict the state, and every delay takes real time
tags: tca, reducer, dependency, testing
profiles: tca
---

## Reducers must use dependencies for time and random values

A reducer must return the same state for the same action. With `Date.now` or `.random`, a test cannot predict the
state. With `Task.sleep`, each test waits in real time.

**Check:**

```yaml
checks:
  - for: reducer
    never:
      mentions: ["Date.now", "Date(timeIntervalSinceNow:)", "Calendar.current", "Task.sleep"]
    instead: "read it from @Dependency: \\.date.now, \\.calendar or \\.continuousClock"
  - for: call
    that:
      - callee: [".random", ".randomElement", ".shuffled"]
        inside: reducer
    unless:
      - argument: using
    never: exists
    instead: "pass using: a generator of @Dependency(\\.withRandomNumberGenerator)"
```

**Allowed:**

- random calls with `using:`
- the live implementation of a client, such as `liveValue`

`Date()` and `UUID()` are reported by `tca-reducer-creates-no-dates`.

**Incorrect (the reducer reads the clock):**

```swift
@Reducer struct CartFeature { func pay(_ state: inout State) { state.paidAt = Date.now } } // ✗
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
impactDescription: the order of changes is unclear, and the parent cannot see the child's state
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

**Allowed:**

- stores in other types, such as views
- classes named `…State` outside a reducer, which are not the state of a feature

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

**Allowed:**

- `await` and loops inside `.run`
- `Task.isCancelled`
- tasks outside reducers, such as in clients

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
      "tca-reducer-uses-environment.md",
      ###"""
---
title: Reducer closures must take data, time and random values from the environment
impact: HIGH
impactDescription: actions cannot be tested without a server, and tests cannot predict the state
tags: tca, reducer, environment, persistence, network, preferences, testing
profiles: tca
---

## Reducer closures must take data, time and random values from the environment

A closure in `Reducer { … }` gets an environment, which a test can replace. If the closure calls `URLSession` directly,
a test needs a server. If the closure uses `Date()` or `UserDefaults` directly, a test cannot predict the state.

**Check:**

```yaml
for: closure
that:
  - callee: Reducer
never:
  - mentions: [database, network, preferences]
  - mentions: ["Date()", "UUID()", "Date.now", "Calendar.current", ".random", ".randomElement"]
instead: read it from the environment; move the access to data into a client of the environment
```

**Allowed:**

- the live implementation of a client, such as `liveValue`

User notifications, the keychain and devices such as the camera belong in the environment, too. The rule does not find
access to these three.

Types marked `@Reducer` are checked by `tca-reducer-no-infrastructure` and `tca-reducer-no-random-values`.

**Incorrect (the closure reads the clock and the user defaults):**

```swift
let cartReducer = Reducer<CartState, CartAction, CartEnvironment> { state, action, environment in
    state.paidAt = Date() // ✗
    state.currency = UserDefaults.standard.string(forKey: "currency") // ✗
    return .none
}
```

**Correct (the environment has the time and the settings):**

```swift
let cartReducer = Reducer<CartState, CartAction, CartEnvironment> { state, action, environment in
    state.paidAt = environment.now()
    state.currency = environment.settings.currency
    return .none
}
```
"""###
    ),
  ]
}
