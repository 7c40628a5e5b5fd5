extension ShippedRules {
  static let examplesData: [(name: String, text: String)] = [
    (
      "examples/data-no-context-in-view-models.examples.md",
      ###"""
**Incorrect (view models use a context and a container):**

```swift
final class VineyardViewModel {
    private let context: ModelContext // ✗

    init(context: ModelContext) { self.context = context }

    func prune() throws { try context.save() }
}

final class CellarViewModel {
    func open() -> NSPersistentContainer { Library.container } // ✗
}
```

**Correct (another type uses the context):**

```swift
protocol Vineyard: Sendable {
    func prune() async throws
}

/// This type is not a view model, so it may use a ModelContext.
struct StoredVineyard: Vineyard {
    let context: ModelContext
    func prune() async throws { try context.save() }
}
```
"""###
    ),
    (
      "examples/data-query-in-views-only.examples.md",
      ###"""
**Incorrect (queries in a class and in a plain struct):**

```swift
final class OrchardModel {
    @Query private var trees: [Tree] // ✗
}

struct OrchardSummary {
    @FetchRequest(sortDescriptors: []) var rows: FetchedResults<Row> // ✗
    @SectionedFetchRequest(sectionIdentifier: \.year, sortDescriptors: []) var years: SectionedFetchResults<Int, Row> // ✗
}
```

**Correct (a property wrapper that conforms to `DynamicProperty` contains a query):**

```swift
@propertyWrapper
struct RipeTrees: DynamicProperty {
    @Query private var trees: [Tree]
    var wrappedValue: [Tree] { trees }
}

/// @Query is only named in this comment.
final class OrchardModel {
    var names: [String] = []
}
```
"""###
    ),
  ]
}
