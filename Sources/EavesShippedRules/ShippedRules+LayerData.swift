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
let the caller show the result or the error. The rule covers repositories, database objects, all types in data folders,
and services. Services access the network, a database, files, the keychain or devices, or have a name such as
`…Service`, `…Client` or `…Store`.

**Check:**
```yaml
for: type
that:
  - role: dataWorker
never:
  mentions: [view, screenModel, kitView, coordinator, screenTypes, screenState]
except:
  - inside: qualifier
instead: return plain values from this type; its caller creates the UI
```

**Allowed:**

- views, view models, presenters, coordinators, data sources of lists
- classes that create views, but not services
- types for display, `…Factory`, `…State`
- notification names of UIKit
- `UIImage` (image data)

The project's types in this list are not data code, even in a data folder. Data sources of lists conform to protocols
such as `UITableViewDataSource`, or create snapshots. Types for display are structs and enums named `…Row`, `…Item` or
`…Display`. A `…Service` that accesses no data, such as a `FontService`, may use UI types. Data code must not use
presenters and view models (`*ViewModel*`, `*VM`). It may use other observable classes, and `UIDevice`.

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
