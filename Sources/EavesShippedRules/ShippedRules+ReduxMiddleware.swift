extension ShippedRules {
  static let reduxMiddleware: [(name: String, text: String)] = [
    (
      "redux-middleware-no-views.md",
      ###"""
---
title: Middleware must not use views
impact: MEDIUM-HIGH
impactDescription: effects need a screen to run and break when the screen changes
tags: redux, layer, middleware, view
profiles: redux
---

## Middleware must not use views

A middleware that shows a view itself bypasses the state: no action and no log explains why the view appears. The
middleware cannot run in a test without a screen, and it changes with every redesign.

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
instead: dispatch an action; the view reads the new state and shows it
```

**Allowed:** views outside types and functions named `…Middleware`, such as in the `App` type and in other views.

The rule finds the project's own views and view controllers. It does not find system classes such as
`UIAlertController`, although a middleware should not show an alert either. Services are checked by
`redux-service-no-views`.

**Incorrect (the middleware opens a screen):**

```swift
func errorMiddleware(_ action: AppAction, window: AppWindow) {
    let screen = ErrorViewController(message: "The order was not sent") // ✗
    window.show(screen)
}
```

**Correct (the middleware dispatches an action, and a view shows the error):**

```swift
func errorMiddleware(_ action: AppAction, dispatch: (AppAction) -> Void) {
    dispatch(.errorOccurred("The order was not sent"))
}
struct ErrorBanner: View {
    let store: Store<AppState, AppAction>
    var body: some View { Text(store.state.error ?? "") }
}
```
"""###
    ),
  ]
}
