extension ShippedRules {
  static let viewmodel: [(name: String, text: String)] = [
    (
      "viewmodel-display-state.md",
      ###"""
---
title: View models must not expose domain models
impact: MEDIUM-HIGH
impactDescription: a change of a domain model changes every view that shows it
tags: viewmodel, domain-model, display-state
profiles: clean-mvvm
conflicts: vanilla-no-view-models
---

## View models must not expose domain models

A view that receives a `Recipe` must convert its seconds to minutes and handle a missing photo. Each view then formats
the model again, and no unit test covers it. The view model should convert the model once, into values that the view
only displays. Domain models are the types in model folders and those that repositories, use cases or services return.
A property is also reported if its type is declared in the view model and contains a domain model.

**Check:**

```yaml
for: viewModel
never:
  exposes: domainModel
  via: property
instead: map the domain model to strings, flags or a nested struct, and keep the model itself private
```

**Allowed:**

- private properties
- methods that take or return a domain model
- the ID of a domain model (`Recipe.ID`), and closures that take a domain model

**Incorrect (the view gets the recipe and must format it):**

```swift
// Domain/Models/Recipe.swift
struct Recipe { let name: String; let seconds: Int }

// Presentation/RecipeViewModel.swift
@Observable final class RecipeViewModel {
    private(set) var recipe: Recipe? // ✗
}
```

**Correct (the recipe is private, and the view gets text):**

```swift
// Domain/Models/Recipe.swift
struct Recipe { let name: String; let seconds: Int }

// Presentation/RecipeViewModel.swift
@Observable final class RecipeViewModel {
    private var recipe: Recipe?
    var title: String { recipe?.name ?? "" }
    var duration: String { "\((recipe?.seconds ?? 0) / 60) min" }
}
```
"""###
    ),
    (
      "viewmodel-no-entities.md",
      ###"""
---
title: View models must not expose database entities
impact: HIGH
impactDescription: views change the database by accident or read it on the wrong thread
tags: viewmodel, entity, swiftdata, coredata
profiles: clean-mvvm, modular-mvvm-c
conflicts: vanilla-no-view-models
---

## View models must not expose database entities

A SwiftData model or an `NSManagedObject` belongs to a context and to the actor or queue of that context. A view that
gets one can load rows from the database while it scrolls. Any change that it makes is a change of the stored object.
The repository should return structs, which are safe to pass on and easy to create in tests.

**Check:**

```yaml
for: viewModel
never:
  exposes: entity
  which:
    - kind: class
instead: map the entity to a struct in the repository; the view model exposes that struct
```

**Allowed:**

- private properties and methods
- records that are structs, as in GRDB

**Incorrect (the view gets database entities):**

```swift
@Model final class StoredTrip {
    var name = ""
}
@Observable final class TripListViewModel {
    private(set) var trips: [StoredTrip] = [] // ✗

    func next() -> StoredTrip? { trips.first } // ✗
}
```

**Correct (the repository returns structs):**

```swift
struct Trip: Identifiable, Sendable {
    let id: String
    let name: String
}
@Observable final class TripListViewModel {
    private(set) var trips: [Trip] = []

    func next() -> Trip? { trips.first }
}
```
"""###
    ),
    (
      "viewmodel-no-service-singletons.md",
      ###"""
---
title: View models must not use service singletons
impact: MEDIUM
impactDescription: tests and previews share one live service and cannot replace it
tags: viewmodel, service, singleton, dependency-injection
profiles: clean-mvvm, modular-mvvm-c, mvvm
conflicts: vanilla-no-view-models
---

## View models must not use service singletons

`SessionService.shared` inside a method is a dependency that the initializer does not show. All tests of the view model
share that one instance, and a preview signs in for real. A service that the initializer receives can be replaced. The
rule covers services, repositories, dependency containers, observable objects and purchase SDKs, such as RevenueCat.

**Check:**
```yaml
for: viewModel
never:
  calls: [singleton, sharedMembers]
  of: [service, repository, container, observable, purchases]
except:
  - inside: init
message: "{subject} uses the singleton {object}"
instead: pass this object in through the initializer
```

**Allowed:**
- the initializer's body and default arguments
- other singletons, such as `Haptics.shared`

A singleton as the initial value of a property is reported. The rule allows a class named `…Service` that only uses
haptics, timers or analytics, such as `HapticsService`.

**Incorrect (the view model uses shared services):**

```swift
final class SessionService {
    static let shared = SessionService()
    func signOut() async { _ = try? await URLSession.shared.data(from: signOutURL) }
}
@Observable final class AccountViewModel {
    func signOut() async { await SessionService.shared.signOut() } // ✗
    func restore() async { _ = try? await Purchases.shared.restorePurchases() } // ✗
}
```

**Correct (the initializer receives the service):**

```swift
final class SessionService {
    static let shared = SessionService()
    func signOut() async { _ = try? await URLSession.shared.data(from: signOutURL) }
}
@Observable final class AccountViewModel {
    private let session: SessionService
    init(session: SessionService = .shared) { self.session = session }
    func signOut() async { await session.signOut() }
}
```
"""###
    ),
    (
      "viewmodel-no-ui-framework.md",
      ###"""
---
title: View models must not use UI types
impact: MEDIUM
impactDescription: tests need the UI framework, and each redesign changes view models
tags: viewmodel, imports, layer
profiles: clean-mvvm, modular-mvvm-c, mvvm
conflicts: vanilla-no-view-models
---

## View models must not use UI types

A view model that returns a `Color`, a cell or a view decides how the screen looks. Tests can then compare colors but
not the meaning behind them, and a redesign changes the view model. Expose the meaning instead, such as a case
`.overdue`. The view chooses the color and the animation.

**Check:**

```yaml
for: viewModel
never:
  mentions: [uiTypes, view, kitView, "withAnimation()"]
except:
  - inside: qualifier
instead: move the UI code into the view; expose plain values, such as a text or an enum case
```

**Allowed:**

- `import SwiftUI` or `import UIKit` if no UI type is used
- types and notification names inside a UI type, such as `UIApplication.State`

**Incorrect (the view model chooses a color and an animation):**

```swift
@Observable final class OrderViewModel {
    private(set) var tint: Color = .clear // ✗
    private(set) var status = ""

    func update(_ order: Order) {
        withAnimation { // ✗
            status = order.status
        }
    }
}
```

**Correct (the view model exposes the meaning, and the view chooses the color):**

```swift
@Observable final class OrderViewModel {
    enum Status { case onTime, overdue }
    private(set) var status = Status.onTime
}
struct OrderBadge: View {
    let viewModel: OrderViewModel
    var body: some View {
        Circle().fill(viewModel.status == .overdue ? Color.red : .green)
    }
}
```
"""###
    ),
  ]
}
