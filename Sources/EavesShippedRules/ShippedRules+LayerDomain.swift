extension ShippedRules {
  static let layerDomain: [(name: String, text: String)] = [
    (
      "layer-domain-model-no-services.md",
      ###"""
---
title: Domain models must not use repositories, services or the network
impact: HIGH
impactDescription: a model cannot be created or tested without a server or a database
tags: layer, domain, dependency-rule, model, service
needs: useCase
profiles: clean-mvvm, modular-mvvm-c
conflicts: vanilla-no-view-models
---

## Domain models must not use repositories, services or the network

A domain model holds values and the rules about them. A model that loads itself from a server, for instance in an
`extension Order`, cannot be tested without that server. Each place that uses the model then depends on the network. A
use case or view model should load the model through a repository.

**Check:**

```yaml
for: domainModel
never:
  - creates: [repository, service]
  - calls: [repository, service, network]
instead: move this into a use case or a repository; the model only has values
```

**Allowed:** values that a use case or repository passes in.

**Incorrect (the model loads its orders from the server and saves itself):**

```swift
// Models/Order.swift
struct Order: Codable {
    static func latest() async throws -> Data {
        try await URLSession.shared.data(from: URL(filePath: "orders")).0 // ✗
    }
    func save() async throws { try await OrderRepository.live.save(self) } // ✗
}

// Data/OrderRepository.swift
final class OrderRepository { static let live = OrderRepository(); func save(_ order: Order) async throws {} }
```

**Correct (a use case saves it through a repository):**

```swift
// Models/Order.swift
struct Order: Codable { let name: String }

// UseCases/SaveOrderUseCase.swift
struct SaveOrderUseCase {
    let orders: any OrderRepository
    func execute(_ order: Order) async throws {
        guard !order.name.isEmpty else { return }
        try await orders.save(order)
    }
}
```
"""###
    ),
    (
      "layer-domain-no-entities.md",
      ###"""
---
title: Domain types must not use database entities or the data layer
impact: HIGH
impactDescription: business logic cannot be tested without a database and changes with its schema
tags: layer, domain, dependency-rule, entity, repository
needs: useCase
profiles: clean-mvvm, modular-mvvm-c
---

## Domain types must not use database entities or the data layer
The data layer depends on the domain, never the reverse. In an app with one target the compiler does not enforce this. A
use case that uses entities (SwiftData or Core Data objects) must change with the schema, and its tests need a database.
The same is true if its repository protocol returns entities. The data layer should convert entities to domain models.

**Check:**
```yaml
checks:
  - for: type
    that:
      - role: [useCase, domainModel, repository]
    unless:
      - role: repository
        kind: [class, struct, actor]
    never:
      mentions: entity
  - for: domain
    never:
      mentions: data
instead: use a domain model here; the data layer converts its entities to that model
```

**Allowed:** entities in repositories that are classes, structs or actors, but not in repository protocols.

In a `Domain` folder or module, even such a repository must not use the data layer.

**Incorrect (the repository protocol returns entities, and the use case counts them):**

```swift
@Model final class StoredOrder { var name = "" }

protocol OrderRepository {
    func all() async throws -> [StoredOrder] // ✗
}
struct CountOrdersUseCase {
    func count(_ orders: [StoredOrder]) -> Int { orders.count } // ✗
}
```

**Correct (the repository converts its entities to domain models):**

```swift
@Model final class StoredOrder { var name = "" }
struct Order { let name: String }
protocol OrderRepository { func all() async throws -> [Order] }

struct LiveOrderRepository: OrderRepository {
    func all() async throws -> [Order] { stored().map { Order(name: $0.name) } }
    private func stored() -> [StoredOrder] { [] }
}
```
"""###
    ),
    (
      "layer-domain-no-ui.md",
      ###"""
---
title: Domain models and use cases must not use the UI or containers
impact: HIGH
impactDescription: business logic cannot be tested without screens, and a redesign changes it
tags: layer, domain, dependency-rule, use-case, model
needs: useCase
profiles: clean-mvvm, modular-mvvm-c
---

## Domain models and use cases must not use the UI or containers
Views, view models, coordinators and dependency containers depend on the domain, never the reverse. A model that builds
a view or stores a color changes with every redesign. A use case that opens a screen of the project cannot be tested
without that screen. System types such as `Color` in use cases are reported by `layer-use-case-through-protocols`.

**Check:**
```yaml
checks:
  - for: type
    that:
      - role: [useCase, domainModel]
    never:
      mentions: [view, viewModel, kitView, coordinator, container, "@ViewBuilder"]
    except:
      - inside: qualifier
  - for: file
    that:
      - declares: domainModel
    unless:
      - declares: [shown, service]
    never:
      - exposes: [looks, View]
      - creates: [Color, UIColor, NSColor]
instead: use plain values here; move UI code into a view or view model
```
**Allowed:**
- colors, fonts, `Image` and `Text` in files without a model, or with a view or service
- values nested in a view (`OrderList.Style`)
- `UIImage` (image data)

**Incorrect (the model exposes a color and a view, and the use case returns a view):**
```swift
// Models/Order.swift
struct Order: Codable {
    var tint: Color { .red } // ✗
    var badge: some View { Capsule() } // ✗
}
struct ShowOrdersUseCase {
    func execute() -> OrderList { OrderList() } // ✗
}

// Views/OrderList.swift
struct OrderList: View { var body: some View { Text("Orders") } }
```
**Correct (the model says what happened, and an extension for the views chooses the color):**
```swift
// Models/Order.swift
struct Order: Codable { let isLate: Bool }
// Views/Order+Color.swift
extension Order { var tint: Color { isLate ? .red : .primary } }
```
"""###
    ),
  ]
}
