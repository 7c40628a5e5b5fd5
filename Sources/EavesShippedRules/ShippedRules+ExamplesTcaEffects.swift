extension ShippedRules {
  static let examplesTcaEffects: [(name: String, text: String)] = [
    (
      "examples/tca-effects-run.examples.md",
      ###"""
**Incorrect (tasks, queues, timers and subscriptions started by a reducer type and by a reducer closure):**

```swift
@Reducer
struct SmokerFeature {
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .light:
                Task { await fire.light() } // ✗
                return .none
            case .puff:
                Task.detached { await fire.puff() } // ✗
                return .none
            case .cool:
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { fire.out() } // ✗
                return .none
            case .clean:
                DispatchQueue.global().async { fire.clean() } // ✗
                return .none
            case .watch:
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in fire.look() } // ✗
                return .none
            case .wait:
                let pause = Timer(timeInterval: 1, repeats: false) { _ in fire.look() } // ✗
                return .run { _ in pause.fire() }
            case .listen:
                fire.changes.sink { _ in }.store(in: &bag) // ✗
                return .none
            }
        }
    }
}

let smokerReducer = Reducer<SmokerState, SmokerAction, SmokerEnvironment> { state, action, environment in
    switch action {
    case .light:
        Task { await environment.fire.light() } // ✗
        return .none
    case .cool:
        DispatchQueue.main.async { environment.fire.out() } // ✗
        return .none
    case .watch:
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } // ✗
        return .none
    case .listen:
        environment.fire.changes.sink { _ in }.store(in: &bag) // ✗
        return .none
    }
}
```

**Correct (a returned effect that reads Task.isCancelled, and a task in a client):**

```swift
@Reducer
struct SmokerFeature {
    enum Action { case light, puffed }

    @Dependency(\.fire) var fire
    @Dependency(\.continuousClock) var clock

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .light:
                // no Task { } here
                return .run { send in
                    for await _ in clock.timer(interval: .seconds(1)) where !Task.isCancelled {
                        await fire.puff()
                        await send(.puffed)
                    }
                }
            case .puffed:
                return .none
            }
        }
    }
}

let sampleFire = FireClient(light: { Task { await Bellows().press() } })
```
"""###
    ),
  ]
}
