extension ShippedRules {
  static let reduxState: [(name: String, text: String)] = [
    (
      "redux-state-is-values.md",
      ###"""
---
title: State must be a value type and hold no objects
impact: HIGH
impactDescription: the state changes without an action and cannot be compared or restored
tags: redux, state
profiles: redux
conflicts: tca-reducer-no-infrastructure, tca-reducer-no-store, tca-state-is-a-value, vanilla-no-screen-classes,
  tca-reducer-creates-no-dates, tca-state-no-closures
---

## State must be a value type and hold no objects
Redux compares, records and restores states. An object in the state can change without an action, and the saved copy of
the old state changes with it.

**Check:**
```yaml
checks:
  - for: type
    that:
      - name: "*State"
        kind: [class, actor]
    unless:
      - role: viewModel
    never: exists
    message: "{subject} is a class or an actor, not a value"
  - for: type
    that:
      - name: "*State"
    unless:
      - role: viewModel
    never:
      holds: object
instead: make the state a struct or an enum of values; move objects into a middleware
```

**Allowed:**

- `@Observable` view models named `…State`
- classes outside the state, such as in a middleware

The rule does not find system classes such as `Timer`, objects behind a protocol, and objects in another struct that
the state stores. Avoid these too. Closures are reported by `redux-state-no-closures`.

**Incorrect (a class as state, and an object in the state):**
```swift
final class SettingsState { var isDark = false } // ✗
struct CartState { var settings: SettingsState } // ✗
```

**Correct (a struct of values):**
```swift
struct CartState: Equatable { var items: [String] = []; var isPaid = false }
```
"""###
    ),
    (
      "redux-state-no-closures.md",
      ###"""
---
title: State must not contain closures
impact: HIGH
impactDescription: the state cannot be compared, recorded or restored
tags: redux, state
profiles: redux
conflicts: tca-state-no-closures
---

## State must not contain closures

Redux compares, records and restores states. A closure cannot be compared, so the state cannot be `Equatable`. A closure
cannot be recorded either, so it is missing after a restore.

**Check:**

```yaml
for: member
that:
  - kind: stored
    type: "*)*-> *"
    owner:
      name: "*State"
never: exists
message: "{subject} is a closure in the state"
instead: dispatch an action instead of the closure
```

**Allowed:**

- computed properties that return a closure
- closures in types not named `…State`

The rule does not find closures behind a `typealias` and closures in enum cases. Avoid these too.

**Incorrect (a stored closure):**

```swift
struct CartState { var onPaid: (() -> Void)? } // ✗
```

**Correct (a value; the reducer sets it when the action arrives):**

```swift
struct CartState: Equatable { var isPaid = false }
```
"""###
    ),
    (
      "redux-state-no-data-access.md",
      ###"""
---
title: State must not load or save data
impact: MEDIUM-HIGH
impactDescription: the initial state depends on the device, so tests start from different states
tags: redux, layer, state, persistence, middleware
profiles: redux
conflicts: tca-reducer-no-infrastructure
---

## State must not load or save data

A state that reads `UserDefaults` in its initializer starts with other values on each device and in each test. A state
that saves itself in `didSet` writes to disk while the reducer runs. A middleware loads the saved values at launch and
dispatches them.

**Check:**

```yaml
for: type
that:
  - name: "*State"
  - mentions: [service, repository, effects]
never: exists
message: "the state {subject} uses a service, the database or another effect"
instead: move loading and saving into a middleware; the state gets the loaded values through an action
```

**Allowed:** loading and saving in types not named `…State`, such as a middleware.

A view model named `…State` is checked, too.

**Incorrect (the initializer reads the user defaults):**

```swift
struct CartState { // ✗
    var items: [String]
    init() { items = UserDefaults.standard.stringArray(forKey: "cart") ?? [] } // ✗
}
```

**Correct (the state starts empty, and the middleware loads the items):**

```swift
struct CartState { var items: [String] = [] }

enum CartAction { case loaded([String]) }

func cartMiddleware(defaults: UserDefaults) -> Middleware<CartState, CartAction> {
    { state, action, dispatch in dispatch(.loaded(defaults.stringArray(forKey: "cart") ?? [])) }
}
```
"""###
    ),
    (
      "redux-state-written-by-reducers.md",
      ###"""
---
title: Only reducers may change the state
impact: HIGH
impactDescription: a change without an action appears in no log and skips the reducer
tags: redux, store, state, view
profiles: redux
---

## Only reducers may change the state

A view that writes `store.state.name = ""` changes the state without an action. No log shows this change, no middleware
sees it, and the rules in the reducer do not apply to it. If the store declares `state` as `private(set)`, such a line
does not compile. The rule reports such lines, and stores whose `state` lacks `private(set)`. It does not find such a
line in a view's `init`.

**Check:**
```yaml
checks:
  - for: member
    that:
      - kind: [method, computed]
        directly-in: view
    never:
      assigns: store
  - for: member
    that:
      - name: state
        kind: var
        directly-in: store
      - kind: stored
    always:
      marked: "private(set)"
instead: dispatch an action; declare the state of the store as private(set)
```

**Allowed:**
- assignments to the view's own properties
- a `let` or computed `state`
- a property `state` in a type that is no store
- properties of a store other than `state`

**Incorrect (the state is writable, and a view writes it):**

```swift
final class Store<State, Action> { var state: State } // ✗
struct ProfileView: View {
    let store: Store<UserState, UserAction>
    var body: some View { Button("Clear") { store.state.name = "" } } // ✗
}
```

**Correct (the view dispatches an action):**

```swift
final class Store<State, Action> { private(set) var state: State }
struct ProfileView: View {
    let store: Store<UserState, UserAction>
    var body: some View { Button("Clear") { store.dispatch(.nameCleared) } }
}
```
"""###
    ),
  ]
}
