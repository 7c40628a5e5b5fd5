extension ShippedRules {
  static let examplesTcaState: [(name: String, text: String)] = [
    (
      "examples/tca-state-is-a-value.examples.md",
      ###"""
**Incorrect (a class, an actor and a closure in a state, and states that are a class or an actor):**

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

**Correct (values and a computed closure in a state; classes that are not the state of a feature):**

```swift
final class Beekeeper { var name = "" }

@Reducer
struct ColonyFeature {
    @ObservableState
    struct State: Equatable {
        // the name, not the Beekeeper object
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
