extension ShippedRules {
  static let examplesReduxService: [(name: String, text: String)] = [
    (
      "examples/redux-service-no-views.examples.md",
      ###"""
**Incorrect (a service that uses a SwiftUI view and a view controller):**

```swift
struct StormBanner: View { var body: some View { Text("Storm") } }
final class StormSheet: UIViewController {}

struct StormService {
    func warn() -> StormBanner { StormBanner() } // ✗
    func sheet() -> StormSheet { StormSheet() } // ✗
}
```

**Correct (a service without views; the app and a free function use the view):**

```swift
struct StormBanner: View { var body: some View { Text("Storm") } }

struct StormService { func isNear() -> Bool { true } } // StormBanner only in a comment

struct StormApp: App {
    var body: some Scene { WindowGroup { StormBanner() } }
}

func storm() -> StormBanner { StormBanner() }
```
"""###
    ),
  ]
}
