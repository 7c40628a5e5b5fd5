extension ShippedRules {
  static let reduxReducer: [(name: String, text: String)] = [
    (
      "redux-reducer-creates-no-dates.md",
      ###"""
---
title: Reducers must not create dates or UUIDs
impact: HIGH
impactDescription: the same actions give a different state, so tests and replays fail
tags: redux, reducer, purity
profiles: redux
---

## Reducers must not create dates or UUIDs

A reducer must return the same result for the same state and action. `Date()` and `UUID()` differ on each call. A test
then cannot predict the result, and a recorded session cannot be replayed.

**Check:**

```yaml
checks:
  - for: call
    that:
      - callee: ["Date()", "UUID()"]
        value: none
        owner:
          role: reducer
    never: exists
    message: "{subject} creates {object}"
  - for: call
    that:
      - callee: ["Date()", "UUID()"]
        value: none
        path: "**/*Reducer.swift"
    unless:
      - owner:
          name: "*"
    never: exists
    message: "{subject} creates {object}"
instead: move the date or the UUID into the action; the reducer reads it from there
```

**Allowed:**

- `Date(timeIntervalSince1970:)` and other fixed values
- types that are not reducers, even in a file named `…Reducer.swift`

A reducer can also be a function, or a closure in a constant. So in files named `…Reducer.swift`, the rule also checks
all functions and constants outside types. In other files, the rule does not find such reducers. `Date.now` is reported
by `redux-reducer-no-random-values`.

**Incorrect (the reducer reads the clock):**

```swift
struct CartReducer { func reduce(_ state: inout CartState, _ action: Paid) { state.paidAt = Date() } } // ✗
```

**Correct (the action contains the date):**

```swift
struct CartReducer { func reduce(_ state: inout CartState, _ action: Paid) { state.paidAt = action.date } }
```
"""###
    ),
    (
      "redux-reducer-imports-no-ui.md",
      ###"""
---
title: Reducer files must not import SwiftUI or UIKit
impact: MEDIUM-HIGH
impactDescription: reducers cannot be built or tested without a UI framework
tags: redux, reducer, module
profiles: redux
---

## Reducer files must not import SwiftUI or UIKit

A reducer in a file that imports SwiftUI depends on a UI framework. It cannot move into a module without UI, and its
tests cannot run on a platform without that framework. The rule covers files that declare or extend a reducer type, and
files named `…Reducer.swift`.

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
instead: move the reducer into a file that imports Foundation only
```

**Allowed:** UI imports, except in files with a reducer type and in files named `…Reducer.swift`.

Imports of AppKit and WatchKit are reported, too.

**Incorrect (a file with a reducer imports SwiftUI):**

```swift
// Cart/CartReducer.swift
import SwiftUI // ✗

struct CartReducer { func reduce(_ state: CartState) -> CartState { state } }
```

**Correct (reducer and view are in different files):**

```swift
// Cart/CartReducer.swift
import Foundation

struct CartReducer { func reduce(_ state: CartState) -> CartState { state } }

// Cart/CartView.swift
import SwiftUI

struct CartView: View { var body: some View { Text("Cart") } }
```
"""###
    ),
    (
      "redux-reducer-no-effects.md",
      ###"""
---
title: Reducers must not start effects
impact: HIGH
impactDescription: the state cannot be computed in a test without a server or disk
tags: redux, layer, reducer, purity, middleware
profiles: redux
conflicts: tca-dependencies-by-key, tca-reducer-returns-effects, tca-reducer-no-infrastructure
---

## Reducers must not start effects

A reducer that calls a service, writes a file or starts a task needs that service in every test. Its result arrives
later and without an action, so no log shows it. A middleware starts the effect and dispatches an action with the
result.

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
instead: move the effect into a middleware; the reducer reads the result from an action
```

**Allowed:** effects in middleware and thunks.

The check covers reducer types, and functions and constants named `…Reducer`.

**Incorrect (the reducer loads the orders and saves a setting):**

```swift
func ordersReducer(state: inout OrdersState, action: OrdersAction) {
    state.orders = OrderRepository.all() // ✗
    UserDefaults.standard.set(true, forKey: "visited") // ✗
}
```

**Correct (the middleware loads the orders, and the reducer stores them):**

```swift
func ordersMiddleware(orders: OrderRepository) -> Middleware<OrdersState, OrdersAction> {
    { state, action, dispatch in Task { dispatch(.loaded(await orders.all())) } }
}
func ordersReducer(state: inout OrdersState, action: OrdersAction) {
    if case .loaded(let orders) = action { state.orders = orders }
}
```
"""###
    ),
    (
      "redux-reducer-no-random-values.md",
      ###"""
---
title: Reducers must not read the clock or create random values
impact: HIGH
impactDescription: the same actions give a different state, so tests and replays fail
tags: redux, reducer, purity
profiles: redux
conflicts: tca-reducer-no-random-values
---

## Reducers must not read the clock or create random values

A reducer must return the same result for the same state and action. `Date.now` and `.random` differ on each call. A
test then cannot predict the result, and a recorded session cannot be replayed.

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
instead: move the random number or the time into the action; the reducer reads it from there
```

**Allowed:** random values and the time outside reducers, such as in views and middleware.

The rule checks reducer types, and functions and constants named `…Reducer`. `Date()` and `UUID()` are reported by
`redux-reducer-creates-no-dates`.

**Incorrect (the reducer draws the winner):**
```swift
struct DrawReducer {
    func reduce(_ state: inout DrawState, _ action: Draw) { state.winner = state.names.randomElement() } // ✗
}
```

**Correct (the action contains the winner):**
```swift
struct DrawReducer {
    func reduce(_ state: inout DrawState, _ action: Draw) { state.winner = action.winner }
}
```
"""###
    ),
  ]
}
