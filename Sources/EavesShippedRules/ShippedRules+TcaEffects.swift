extension ShippedRules {
  static let tcaEffects: [(name: String, text: String)] = [
    (
      "tca-effects-run.md",
      ###"""
---
title: Effects Are Returned, Not Started
impact: HIGH
impactDescription: the store knows what is still running, and cancels it with its feature
tags: tca, reducer, effect, concurrency, task
profiles: tca
---

## Effects Are Returned, Not Started

A reducer says what is to be done next; the store does it. A `Task` or a queue that is started inside runs without the
store: it is not cancelled when the feature goes, a test does not wait for it, and what it finds out can only come back
around the actions. `.run` is the same work, returned.

**Check:**

```yaml
checks:
  - for: reducer
    never:
      - creates: [Task, Timer]
      - calls: ["Task.detached", "DispatchQueue.main", "DispatchQueue.global", "Timer.scheduledTimer", ".sink"]
    instead: "return .run { send in … }; repeat with @Dependency(\\.continuousClock)"
  - for: closure
    that:
      - callee: Reducer
    never:
      - creates: Task
      - calls: ["DispatchQueue.main", "Timer.scheduledTimer", ".sink"]
    instead: return an Effect; time and queues come from the environment
```

**Incorrect (work that the store never hears of):**

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

**Correct (returned; a task may be asked whether it is cancelled):**

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
                // no Task { } in here
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
