extension ShippedRules {
  static let reduxActions: [(name: String, text: String)] = [
    (
      "redux-actions-are-values.md",
      ###"""
---
title: Actions must be values without closures
impact: HIGH
impactDescription: actions cannot be logged, compared in tests or replayed
tags: redux, action
profiles: redux
---

## Actions must be values without closures

Actions are logged, compared in tests and dispatched again to reproduce a bug. A closure in an action can be neither
compared nor logged. A class or an actor can change before the reducer reads it.

**Check:**
```yaml
checks:
  - for: type
    that:
      - name: "*Action"
        kind: [class, actor]
    never: exists
    message: "{subject} is a class or an actor, not a value"
    instead: make it an enum with one case for each event
  - for: member
    that:
      - type: "*)*-> *"
        owner:
          name: "*Action"
    never: exists
    message: "{subject} is a closure in an action"
    instead: dispatch a second action when the work is done
```

**Allowed:**

- a static function that returns a `Thunk`, for asynchronous work
- types not named `…Action`, such as a middleware

The rule finds actions that are classes or actors, and properties that are closures. A closure in the associated value
of an enum case is as wrong, but the rule does not find it. Services in actions are reported by
`redux-actions-no-services`.

**Incorrect (a class, and a completion handler):**

```swift
final class LoginAction { var user = "" } // ✗
struct SaveAction { let completion: (Bool) -> Void } // ✗
```

**Correct (an enum of values):**

```swift
enum CartAction: Equatable {
    case payTapped
    case paid(orderID: String, at: Date)
}
```
"""###
    ),
    (
      "redux-actions-no-services.md",
      ###"""
---
title: Actions must not contain services or repositories
impact: HIGH
impactDescription: actions cannot be logged or replayed, and tests need the service
tags: redux, action, service, repository
profiles: redux
---

## Actions must not contain services or repositories

Actions are logged, compared in tests and dispatched again to reproduce a bug. A service in an action can be neither
compared nor logged, and each view that dispatches the action needs the service. A middleware has the service and needs
only the values of the action.

**Check:**

```yaml
for: type
that:
  - name: "*Action"
never:
  holds: [service, repository]
instead: move the service into a middleware; the action has only the values that it needs
```

**Allowed:**

- functions in an action type that use a service, such as one that returns a thunk
- types not named `…Action`, such as a middleware

**Incorrect (the action carries the client):**

```swift
enum CartAction { case pay(PaymentClient) } // ✗
```

**Correct (the middleware has the client):**

```swift
enum CartAction: Equatable { case payTapped, paid }

struct PaymentMiddleware {
    let client: PaymentClient
    func run(_ action: CartAction, _ dispatch: @escaping (CartAction) -> Void) {
        if action == .payTapped { Task { await client.pay(); dispatch(.paid) } }
    }
}
```
"""###
    ),
  ]
}
