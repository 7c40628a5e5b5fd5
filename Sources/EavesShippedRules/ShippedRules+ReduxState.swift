extension ShippedRules {
  static let reduxState: [(name: String, text: String)] = [
    (
      "redux-state-is-values.md",
      ###"""
---
title: State must be a value type and hold only values
impact: HIGH
impactDescription: the state changes without an action and cannot be compared or restored
tags: redux, state
profiles: redux
conflicts: tca-reducer-no-infrastructure, tca-reducer-no-store, tca-reducer-no-random-values, tca-state-is-a-value, vanilla-no-screen-classes
---

## State must be a value type and hold only values
Redux compares, records and restores states. An object in the state can change without an action, and the saved copy of
the old state changes with it. A closure cannot be compared, so the state cannot be `Equatable`. Not checked: enum
cases, nested types, objects behind a protocol, and classes of the system such as `Timer`.

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
    message: "{subject} is a closure in the state"
    instead: dispatch an action instead of the closure
  - for: type
    that:
      - name: "*State"
        kind: [class, actor]
    unless:
      - role: viewModel
    never: exists
    message: "{subject} is a class or an actor, not a value"
    instead: make it a struct or an enum
  - for: type
    that:
      - name: "*State"
    unless:
      - role: viewModel
    never:
      holds: type
      which:
        kind: [class, actor]
    instead: keep only values; move the object into a middleware
```

**Allowed:** computed properties that return a closure; an `@Observable` view model named `…State` without stored
closures; classes with other names.

**Incorrect (a class as state, and a stored closure):**
```swift
final class SettingsState { var isDark = false } // ✗
struct CartState { var onPaid: (() -> Void)? } // ✗
```

**Correct (a struct of values):**
```swift
struct CartState: Equatable { var items: [String] = []; var isPaid = false }
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
message: "{subject} is a state that loads or saves data"
instead: move loading and saving into a middleware; the state gets the loaded values through an action
```

**Allowed:** loading and saving in types whose name does not end in `State`, such as a middleware. The check has no
exceptions.

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
sees it, and the rules in the reducer do not apply to it. If the store declares its state `private(set)`, such a line
does not compile.

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
    instead: dispatch an action; the reducer changes the state
  - for: member
    that:
      - name: state
        kind: var
        owner:
          role: store
      - kind: stored
    always:
      marked: "private(set)"
    instead: declare the state as private(set)
```

**Allowed:** a view's `init`, and its own properties; a `state` that is `let`, computed or in another type; a store's
other variables.

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
