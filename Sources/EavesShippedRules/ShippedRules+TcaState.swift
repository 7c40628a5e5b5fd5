extension ShippedRules {
  static let tcaState: [(name: String, text: String)] = [
    (
      "tca-state-is-a-value.md",
      ###"""
---
title: Feature state must be a value type and hold no objects
impact: HIGH
impactDescription: the state changes without an action, and tests cannot compare it
tags: tca, state, value, testing
profiles: tca
---

## Feature state must be a value type and hold no objects
The store and the tests compare the state before and after an action. An object in the state is the same object before
and after, so the comparison finds no change. Other code can change the object without an action. Closures are reported
by `tca-state-no-closures`.

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
      holds: object
    instead: keep only values; move the object into an effect or a dependency
```

**Allowed:**

- outside a reducer: classes named `…State`
- in a reducer: classes with other names, such as a delegate

A state must not hold an object of such a class.

**Incorrect (an object in the state):**

```swift
final class User { var name = "" }
struct ProfileState {
    var user: User? // ✗
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
      "tca-state-no-closures.md",
      ###"""
---
title: Feature state must not contain closures
impact: HIGH
impactDescription: tests cannot compare the state
tags: tca, state, value, testing
profiles: tca
---

## Feature state must not contain closures

The store and the tests compare the state before and after an action. Closures cannot be compared, so such a state
cannot be `Equatable`, and a test cannot say what it expects. Feature state is a struct or an enum.

**Check:**

```yaml
for: member
that:
  - kind: stored
    type: "*)*-> *"
    owner:
      name: "*State"
      kind: [struct, enum, actor]
never: exists
message: "{subject} is a closure in the state"
instead: move the closure into a dependency, and call it in an effect
```

**Allowed:**

- computed properties that return a closure
- closures in classes named `…State`, which are not the state of a feature

**Incorrect (a closure in the state):**

```swift
struct ProfileState {
    var onSave: () -> Void // ✗
}
```

**Correct (an action says that the user saves):**

```swift
struct ProfileState: Equatable {
    var canSave = false
}
enum ProfileAction { case saveTapped }
```
"""###
    ),
  ]
}
