extension ShippedRules {
  static let data: [(name: String, text: String)] = [
    (
      "data-no-context-in-view-models.md",
      ###"""
---
title: View models must not use ModelContext or NSManagedObjectContext
impact: HIGH
impactDescription: view models cannot be tested without a database, and show outdated data
tags: data, viewmodel, swiftdata, coredata
profiles: base
---

## View models must not use ModelContext or NSManagedObjectContext

A `ModelContext` or `NSManagedObjectContext` ties a view model to the actor or queue of that context. Each test must
set up a database. An array that the view model has fetched does not update when other code saves. The rule also covers
`ModelContainer` and `NSPersistentContainer`.

**Check:**

```yaml
for: viewModel
never:
  mentions: storeContexts
instead: move the query into a repository that the view model calls, or into the view
```

**Allowed:** repositories, services and views.

**Incorrect (the view model fetches from the database):**

```swift
@Observable final class OrdersViewModel {
    private let context: ModelContext // ✗
    private(set) var titles: [String] = []

    init(context: ModelContext) { self.context = context }

    func load() throws {
        titles = try context.fetch(FetchDescriptor<Order>()).map(\.title)
    }
}
```

**Correct (a repository uses the context; the view model calls the protocol):**

```swift
protocol OrderRepository {
    func titles() async throws -> [String]
}

struct StoredOrderRepository: OrderRepository {
    let context: ModelContext

    func titles() async throws -> [String] {
        try context.fetch(FetchDescriptor<Order>()).map(\.title)
    }
}
```
"""###
    ),
    (
      "data-query-in-views-only.md",
      ###"""
---
title: Use @Query and @FetchRequest only in views
impact: HIGH
impactDescription: the list stays empty, and no error is reported
tags: data, swiftdata, query, view
profiles: base
---

## Use @Query and @FetchRequest only in views

`@Query`, `@FetchRequest` and `@SectionedFetchRequest` get the database context from the environment of their view, and
update that view. A class or a plain struct has no environment. The property stays empty, and neither the compiler nor
SwiftUI reports an error.

**Check:**

```yaml
for: type
unless:
  - role: drawn
never:
  holds: ["@Query", "@FetchRequest", "@SectionedFetchRequest"]
instead: move the query into a view, or fetch with ModelContext or NSManagedObjectContext
```

**Allowed:** types that SwiftUI updates: views, modifiers, scenes, the `App` type and `DynamicProperty` types

**Incorrect (the query in a class never loads or updates):**

```swift
@Observable final class ArticleListModel {
    @ObservationIgnored
    @Query(sort: \Article.date) private var articles: [Article] // ✗

    var titles: [String] { articles.map(\.title) }
}
```

**Correct (the query is in a property wrapper that views use; it can also be in the view itself):**

```swift
@propertyWrapper struct LatestArticles: DynamicProperty {
    @Query(sort: \Article.date) private var articles: [Article]
    var wrappedValue: [Article] { articles }
}
struct ArticleList: View {
    @LatestArticles private var articles: [Article]
    var body: some View { List(articles) { Text($0.title) } }
}
```
"""###
    ),
  ]
}
