extension ShippedRules {
  static let examplesReduxMiddleware: [(name: String, text: String)] = [
    (
      "examples/redux-middleware-no-views.examples.md",
      ###"""
**Incorrect (a middleware type and a middleware function that use a SwiftUI view and a view controller):**

```swift
struct StormBanner: View { var body: some View { Text("Storm") } }
final class StormSheet: UIViewController {}

struct StormMiddleware {
    let banner = StormBanner() // ✗
    let sheet: StormSheet // ✗
}

func hailMiddleware(_ action: HailAction) {
    UIHostingController(rootView: StormBanner()) // ✗
    StormSheet().becomeFirstResponder() // ✗
}
```

**Correct (the middleware dispatches; the app and a free function use the view):**

```swift
struct StormBanner: View { var body: some View { Text("Storm") } }
final class StormSheet: UIViewController {}

struct StormMiddleware {
    let service: StormService // StormBanner only in a comment
    func run(_ dispatch: (StormAction) -> Void) { dispatch(.warned) }
}

struct StormService { func isNear() -> Bool { true } }

struct StormApp: App {
    var body: some Scene { WindowGroup { StormBanner() } }
}

func storm() -> StormBanner { StormBanner() }
```
"""###
    ),
  ]
}
