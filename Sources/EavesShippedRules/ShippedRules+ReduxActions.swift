extension ShippedRules {
  static let reduxActions: [(name: String, text: String)] = [
    (
      "redux-actions-are-values.md",
      ###"""
---
title: Actions must be values without closures or services
impact: HIGH
impactDescription: actions cannot be logged, compared in tests or replayed
tags: redux, action
profiles: redux
---

## Actions must be values without closures or services

Actions are logged, compared in tests and dispatched again to reproduce a bug. A closure or a service in an action can
be neither compared nor logged. A class or an actor can change before the reducer reads it.

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
      - type: "*) -> *"
        owner:
          name: "*Action"
    never: exists
    message: "{subject} is a closure in an action"
    instead: dispatch a second action when the work is done
  - for: type
    that:
      - name: "*Action"
    never:
      holds: [service, repository]
    instead: move the service into a middleware
```

**Allowed:** static functions that return a thunk, with the services in them; types not named `…Action`, such as a
middleware.

The check does not see a closure in an associated value of an enum case.

**Incorrect (a class, a completion handler and a service):**

```swift
final class LoginAction { var user = "" } // ✗
struct SaveAction { let completion: (Bool) -> Void } // ✗
enum CartAction { case pay(PaymentClient) } // ✗
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
  ]
}
