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
conflicts: vanilla-no-system-singletons, redux-middleware-no-views, redux-state-is-values, tca-state-is-a-value
---

## The data layer must not depend on the user interface

A service that presents an alert cannot run in a widget, an extension or a unit test. A repository that reads the
current user from a view model only works while that screen exists. The rule covers repositories, services, database
entities and all types in data folders. Pass them values as parameters, and let the caller show the result or the error.

**Check:**

```yaml
for: type
that:
  - role: [repository, service, entity, data]
unless:
  - conforms: "*DataSource"
  - name: "*DataSourceProtocol"
  - role: [view, kitView, display, director, screenModel]
  - role: displayPart
  - name: ["*Factory", "*ThemeManager", "*State"]
never:
  mentions: [view, screenModel, kitView, coordinator, screenTypes, screenState]
except:
  - inside: qualifier
instead: move UI code into the view or its view model; the data layer takes values and returns or throws the result
```

**Allowed:**
- data sources of lists: types that conform to `…DataSource`, and protocols named `…DataSourceProtocol`
- views, view controllers, view models and presenters in a data folder
- structs and enums made for display, such as `OrderRow` or `CartState`, and types nested in them
- a class that creates views, such as one that sets up the window, unless its name ends in `Service` or `Store`
- types named `…Factory`, `…ThemeManager` or `…State`; names of notifications, such as those of `UITextField`
- `UIImage`, and an observable class unless its name contains `ViewModel` or ends in `VM`

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
