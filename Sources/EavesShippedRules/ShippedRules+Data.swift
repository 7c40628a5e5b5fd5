extension ShippedRules {
  static let data: [(name: String, text: String)] = [
    (
      "data-no-context-in-view-models.md",
      ###"""
---
title: No Context in View Models
impact: HIGH
impactDescription: screens can be tested without a database, and never hold a stale one
tags: data, viewmodel, swiftdata, coredata
profiles: base
---

## No Context in View Models

A view model that holds a context is a data layer with buttons. It is bound to the context's actor, each of its
tests has to build a schema, and what it has fetched is out of date as soon as another one saves. Whichever
architecture is followed, this is never its answer: some put a repository in between, some leave the query to the
view.

**Check:**

```yaml
for: viewModel
never:
  mentions: storeContexts
instead: put a repository in between, or leave the query to the view
```

**Incorrect (buttons with a database):**

```swift
final class VineyardViewModel {
    private let context: ModelContext // ✗

    init(context: ModelContext) { self.context = context }

    func prune() throws { try context.save() }
}

final class CellarViewModel {
    func open() -> NSPersistentContainer { Shelf.container } // ✗
}
```

**Correct (whoever stores, stores elsewhere):**

```swift
protocol Vineyard: Sendable {
    func prune() async throws
}

/// Keeps no ModelContext; the vineyard does.
struct StoredVineyard: Vineyard {
    let context: ModelContext
    func prune() async throws { try context.save() }
}
```
"""###
    ),
    (
      "data-query-in-views-only.md",
      ###"""
---
title: Query Only in Views
impact: HIGH
impactDescription: no list that stays empty without a word
tags: data, swiftdata, query, view
profiles: base
---

## Query Only in Views

`@Query` and `@FetchRequest` are driven by the view that they stand in: it gives them the context, and they make
it draw again. In a class nobody does either. The property stays empty, nothing is reported, and the afternoon is
gone.

**Check:**

```yaml
for: type
unless:
  - role: drawn
never:
  holds: ["@Query", "@FetchRequest", "@SectionedFetchRequest"]
instead: move the query into a view, or fetch with a context outside of views
```

**Incorrect (queries that no view drives):**

```swift
final class OrchardModel {
    @Query private var trees: [Tree] // ✗
}

struct OrchardSummary {
    @FetchRequest(sortDescriptors: []) var rows: FetchedResults<Row> // ✗
    @SectionedFetchRequest(sectionIdentifier: \.year, sortDescriptors: []) var years: SectionedFetchResults<Int, Row> // ✗
}
```

**Correct (the application's own property wrapper may wrap one):**

```swift
@propertyWrapper
struct RipeTrees: DynamicProperty {
    @Query private var trees: [Tree]
    var wrappedValue: [Tree] { trees }
}

/// Took over what a @Query did.
final class OrchardModel {
    var names: [String] = []
}
```
"""###
    ),
  ]
}
