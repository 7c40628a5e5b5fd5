extension ShippedRules {
  static let reduxActions: [(name: String, text: String)] = [
    (
      "redux-actions-are-values.md",
      ###"""
---
title: Actions Say What Happened
impact: HIGH
impactDescription: every step of a session can be logged, compared and sent again
tags: redux, action
profiles: redux
---

## Actions Say What Happened

An action is a fact on its way to the reducer: somebody tapped, an answer came. It is written into logs, compared
in tests and dispatched again to repeat what went wrong. A closure in it can be neither compared nor written down;
a service in it turns the fact into an order that only one object can fulfil; a class may have changed before the
reducer looks. Carry what was chosen and what was learned, as values.

**Check:**

```yaml
checks:
  - for: type
    that:
      - name: "*Action"
        kind: [class, actor]
    never: exists
    instead: make it an enum with one case for each thing that can happen
  - for: member
    that:
      - type: "*) -> *"
        owner:
          name: "*Action"
    never: exists
    instead: dispatch a second action when the work is done
  - for: type
    that:
      - name: "*Action"
    never:
      holds: [service, repository]
    instead: let the middleware own it, and carry only values
```

**Incorrect (facts that bring their own machinery):**

```swift
struct PostService {}

final class ParcelAction { // ✗
    var weight = 0
}

actor SealAction {} // ✗

struct AnswerAction {
    let text: String
    let then: (String) -> Void // ✗
}

enum LetterAction {
    case sent(String)
    case deliver(PostService) // ✗
    case archive(LetterRepository) // ✗
}
```

**Correct (values, and an enum of them):**

```swift
struct PostService {}

enum LetterAction: Equatable {
    case sent(String)
    case answered(by: String, at: Date)
    case failed(Reason)

    // a thunk works when it runs, and carries nothing
    static func post() -> Thunk { Thunk { dispatch in PostService().send(); dispatch(.sent("")) } }

    enum Reason { case lost, refused }
}

struct Envelope { let seal: (String) -> Void }

final class PostMiddleware {
    private let post = PostService() // no action carries it
    private let letters: LetterRepository
}
```
"""###
    ),
  ]
}
