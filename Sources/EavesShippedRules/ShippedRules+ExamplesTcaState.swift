extension ShippedRules {
  static let examplesTcaState: [(name: String, text: String)] = [
    (
      "examples/tca-state-is-a-value.examples.md",
      ###"""
**Incorrect (a class and an actor in a state, and states that are a class or an actor):**

```swift
final class Beekeeper { var name = "" }
actor Scale { var weight = 0 }

@Reducer
struct ColonyFeature {
    @ObservableState
    struct State {
        var keeper: Beekeeper? // ✗
        let scale = Scale() // ✗
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

**Correct (values in a state; classes that are not the state of a feature):**

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
    }

    private final class Token {}
}

struct Crown: Equatable { var gems = 0 }

@Observable
final class DragState {
    var keeper: Beekeeper?
}

struct Smoker {
    final class State {}
}

struct Feeder {
    let keeper: Beekeeper
}
```
"""###
    ),
    (
      "examples/tca-state-no-closures.examples.md",
      ###"""
**Incorrect (a closure in the state of a reducer, in an enum and in an actor):**

```swift
@Reducer
struct ColonyFeature {
    @ObservableState
    struct State {
        var bees: [Int] = []
        var onSwarm: (Int) -> Void // ✗
    }
}

enum SmokerState {
    case cold, lit
    static var onLit: () -> Void = {} // ✗
}

actor ScaleState {
    var onWeighed: (Int) -> Void = { _ in } // ✗
}
```

**Correct (a computed closure in a state; a closure in a class named as a state, and in another type):**

```swift
@Reducer
struct ColonyFeature {
    @ObservableState
    struct State: Equatable {
        var bees: [Int] = []
        var isHeavier: (Int) -> Bool { { $0 > bees.count } }
    }
}

@Observable
final class DragState {
    var onEnd: () -> Void = {}
}

struct Feeder {
    let onEmpty: () -> Void
}
```
"""###
    ),
  ]
}
