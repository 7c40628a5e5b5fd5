extension ShippedRules {
  static let tcaState: [(name: String, text: String)] = [
    (
      "tca-state-is-a-value.md",
      ###"""
---
title: State Is a Value
impact: HIGH
impactDescription: two states can be compared, kept and printed, and nothing changes behind the reducer
tags: tca, state, value, testing
profiles: tca
---

## State Is a Value

The store compares the state before an action with the state after it: to redraw, and to show a test what has changed.
An object in the state is the same object before and after, so nothing seems to happen, and whoever else holds it
changes the feature without an action. A closure cannot be compared at all.

**Check:**

```yaml
checks:
  - for: type
    that:
      - name: State
        inside: reducer
        kind: [class, actor]
    never: exists
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
    instead: keep the values that it stands for; what is done belongs into an effect or a dependency
```

**Incorrect (objects and deeds in the state):**

```swift
final class Beekeeper { var name = "" }
actor Scale { var weight = 0 }

@Reducer
struct ColonyFeature {
    @ObservableState
    struct State {
        var keeper: Beekeeper? // ✗
        let scale = Scale() // ✗
        var onSwarm: (Int) -> Void // ✗
    }
}

@Reducer
struct QueenFeature {
    final class State { // ✗
        var name = ""
    }
}

@Reducer
struct DroneFeature {
    actor State { // ✗
        var name = ""
    }
}
```

**Correct (values; what can be computed is no closure):**

```swift
final class Beekeeper { var name = "" }

@Reducer
struct ColonyFeature {
    @ObservableState
    struct State: Equatable {
        // not the Beekeeper itself
        var keeper = ""
        var crown: Crown?
        var bees: [Int] = []
        var swarms: Bool { bees.contains { $0 > 9 } }
        var isHeavier: (Int) -> Bool { { $0 > bees.count } }
    }

    private final class Token {}
}

struct Crown: Equatable { var gems = 0 }

@Observable
final class DragState {
    var keeper: Beekeeper?
    var onEnd: () -> Void = {}
}

struct Smoker {
    final class State {}
}

struct Feeder {
    let keeper: Beekeeper
    let onEmpty: () -> Void
}
```
"""###
    ),
  ]
}
