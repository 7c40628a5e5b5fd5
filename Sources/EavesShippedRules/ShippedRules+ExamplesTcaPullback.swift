extension ShippedRules {
  static let examplesTcaPullback: [(name: String, text: String)] = [
    (
      "examples/tca-pullback-from-environment.examples.md",
      ###"""
**Incorrect (a pullback that takes live and shared clients instead of those of the parent):**

```swift
let apiaryReducer = Reducer<ApiaryState, ApiaryAction, ApiaryEnvironment>.combine(
    forageReducer.pullback(
        state: \.forage,
        action: /ApiaryAction.forage,
        environment: { _ in ForageEnvironment(nectar: .live, wax: WaxClient.shared) } // ✗
    )
)
```

**Correct (the pullback takes the clients of the parent; the store takes the live ones):**

```swift
let apiaryReducer = Reducer<ApiaryState, ApiaryAction, ApiaryEnvironment>.combine(
    forageReducer.pullback(
        state: \.forage,
        action: /ApiaryAction.forage,
        environment: { ForageEnvironment(nectar: $0.nectar, wax: $0.wax) } // not WaxClient.shared
    )
)

let meadow = Store(initialState: ApiaryState(), reducer: apiaryReducer, environment: .init(nectar: .live, wax: .shared))
let spare = Meadow { ForageEnvironment(nectar: .live, wax: .shared) }
```
"""###
    ),
  ]
}
