extension ShippedRules {
  static let reduxMiddleware: [(name: String, text: String)] = [
    (
      "redux-middleware-knows-no-view.md",
      ###"""
---
title: Middleware Knows No View
impact: MEDIUM-HIGH
impactDescription: an effect runs without a screen, and survives the screen's redesign
tags: redux, layer, middleware, service, view
profiles: redux
---

## Middleware Knows No View

The circle goes one way: view, action, middleware, reducer, state, view. A middleware or a service that names a
view has taken a short cut backwards. What it wants to be seen belongs into the state, and the view that stands
there today will show it; if another one stands there tomorrow, nobody tells the middleware.

**Check:**

```yaml
checks:
  - for: type
    that:
      - name: "*Middleware"
    never:
      mentions: [view, kitView]
  - for: function
    that:
      - name: "*Middleware"
    never:
      mentions: [view, kitView]
  - for: service
    never:
      mentions: [view, kitView]
instead: dispatch an action; a view shows what the state says
```

**Incorrect (short cuts backwards):**

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

struct StormService {
    func warn() -> StormBanner { StormBanner() } // ✗
    func sheet() -> StormSheet { StormSheet() } // ✗
}
```

**Correct (news go forward):**

```swift
struct StormBanner: View { var body: some View { Text("Storm") } }
final class StormSheet: UIViewController {}

struct StormMiddleware {
    let service: StormService // knows no StormBanner
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
