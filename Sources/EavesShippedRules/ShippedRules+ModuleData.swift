extension ShippedRules {
  static let moduleData: [(name: String, text: String)] = [
    (
      "module-data-owns-persistence.md",
      ###"""
---
title: Views, view models and domain files must not import SwiftData or Core Data
impact: HIGH
impactDescription: a schema change reaches screens and models, and their tests need a database
tags: module, data, swiftdata, coredata, imports
needs: data
profiles: clean-mvvm, modular-mvvm-c
---

## Views, view models and domain files must not import SwiftData or Core Data

A screen that imports SwiftData or Core Data has to change with the schema, and its tests need a database. The rule
covers files that declare a view, view controller, view model, coordinator or use case, and all domain files.
Other files, such as services and migrations, are not covered.

**Check:**

```yaml
for: file
that:
  - role: [drawn, kitView, viewModel, coordinator, useCase, domain]
unless:
  - role: data
  - role: app
  - role: entity
  - role: repository
never:
  imports: [SwiftData, CoreData]
instead: move the database code into a repository in the data layer; the other layers call the repository
```

**Allowed:** files in the data layer (`Data`, `Persistence`, `Database`, `Storage`); files that declare the app, its
delegate or a widget; files that declare a database entity, such as an `@Model`; files that declare a repository.

**Incorrect (the view reads the database):**

```swift
// Orders/OrdersView.swift
import SwiftData // ✗
import SwiftUI

struct OrdersView: View {
    @Query private var orders: [OrderRecord]
    var body: some View { List(orders) { Text($0.title) } }
}
```

**Correct (the repository reads the database; the view shows values):**

```swift
// Data/LocalOrderRepository.swift
import SwiftData

struct LocalOrderRepository: OrderRepository { let context: ModelContext }
// Orders/OrdersView.swift
struct OrdersView: View {
    let titles: [String]
    var body: some View { List(titles, id: \.self) { Text($0) } }
}
```
"""###
    ),
  ]
}
