extension ShippedRules {
  static let layerData: [(name: String, text: String)] = [
    (
      "layer-data-no-ui.md",
      ###"""
---
title: The data layer must not depend on the user interface
impact: HIGH
impactDescription: data code cannot be reused or tested without the screen that it uses
tags: layer, data, repository, service, view-model, dependency-rule
profiles: clean-mvvm, modular-mvvm-c, mvvm, viper
supersedes: viewmodel-no-ui-framework
conflicts: vanilla-no-system-singletons, redux-state-is-values, tca-state-is-a-value
---

## The data layer must not depend on the user interface

A service that presents an alert cannot run in a widget, an extension or a unit test. Pass values as parameters, and
let the caller show the result or the error. The rule covers repositories, entities, all types in data folders, services
named `…Service`, and other services that use more than `UserDefaults` and notifications.

**Check:**
```yaml
for: type
that:
  - role: dataWorker
never:
  mentions: [view, screenModel, kitView, coordinator, screenTypes, screenState]
except:
  - inside: qualifier
instead: let the caller show the UI; the data layer returns or throws the result
```

**Allowed:**

- `…DataSource` types
- view models, presenters and views
- classes that create views, but not services
- types made for display
- `…Factory` and `…State` types
- names of notifications
- `UIImage`

Types made for display are structs and enums such as `OrderRow` or `CartItem`, and types nested in them. A `…Service`
that uses only UI types, such as a `FontService`, is not checked. `UIDevice` is not a UI type. Other data code must not
use presenters, or view models named `*ViewModel*` or `*VM`. It may use other observable classes.

**Incorrect (the service presents an alert):**
```swift
final class PaymentService {
    func pay(on controller: UIViewController) async { // ✗
        do { _ = try await URLSession.shared.data(from: paymentURL) }
        catch { controller.present(UIAlertController(), animated: true) }
    }
}
```

**Correct (the service throws the error, and its caller shows the alert):**
```swift
final class PaymentService {
    func pay() async throws { _ = try await URLSession.shared.data(from: paymentURL) }
}
```
"""###
    ),
  ]
}
