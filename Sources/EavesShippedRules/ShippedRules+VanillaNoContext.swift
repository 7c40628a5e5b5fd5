extension ShippedRules {
  static let vanillaNoContext: [(name: String, text: String)] = [
    (
      "vanilla-no-context-in-classes.md",
      ###"""
---
title: No Class Around a Context
impact: MEDIUM-HIGH
impactDescription: the environment says which store, and nobody keeps another
tags: vanilla, layer, swiftdata, persistence
profiles: vanilla-mv
---

## No Class Around a Context

A manager that keeps a context so that views need not know it hides the one thing that SwiftData and Core Data want
a view to know. The view can no longer query, changes come back by hand, and the context is the one the manager
was born with, not the one of the scene. Write functions that are given the context, as an extension of it or of
the model. Work in the background belongs to a model actor, which has a context of its own.

**Check:**

```yaml
for: type
that:
  - kind: class
unless:
  - holds: "NSPersistent*Container"
never:
  holds: [ModelContext, NSManagedObjectContext]
instead: pass the context into the function that needs it, or write a @ModelActor
```

**Incorrect (a manager between the view and its store):**

```swift
final class AlbumManager {
    private let context: ModelContext // ✗
    init(context: ModelContext) { self.context = context }
    func add(_ name: String) { context.insert(Album(name: name)) }
}

class StampManager {
    lazy var context: NSManagedObjectContext = shelf.viewContext // ✗
}
```

**Correct (functions that are given the context):**

```swift
extension Album {
    /// Needs a ModelContext, and keeps none.
    static func add(_ name: String, to context: ModelContext) { context.insert(Album(name: name)) }
}

@ModelActor
actor AlbumImport {
    func run(_ names: [String]) throws {
        for name in names { modelContext.insert(Album(name: name)) }
        try modelContext.save()
    }
}

struct AlbumList: View {
    @Environment(\.modelContext) private var context
    var body: some View { Button("Add") { Album.add("Summer", to: context) } }
}

/// The stack itself.
final class Shelf {
    let container = NSPersistentContainer(name: "Shelf")
    lazy var context: NSManagedObjectContext = container.newBackgroundContext()
}
```
"""###
    ),
    (
      "vanilla-no-context-in-observable.md",
      ###"""
---
title: Observable Classes Hold No Context
impact: HIGH
impactDescription: the store tells the views what changed, and nobody fetches it again
tags: vanilla, layer, swiftdata, observable, persistence
profiles: vanilla-mv
supersedes: data-no-context-in-view-models, vanilla-no-context-in-classes
---

## Observable Classes Hold No Context

SwiftData already is observable. An observable class that holds a context has to fetch, keep an array, fetch again
after each change, and hope that nothing else writes in the meantime: that is `@Query`, written by hand and without
the notifications. Let views query and let them take the context out of their environment; pass it into a function
where one is needed.

**Check:**

```yaml
for: observable
never:
  holds: [ModelContext, NSManagedObjectContext]
instead: query in the view, and pass the context into the function that needs it
```

**Incorrect (the class becomes a second, staler store):**

```swift
@Observable
final class CellarIndex {
    private let context: ModelContext // ✗
    private(set) var vintages: [String] = []

    init(context: ModelContext) { self.context = context }

    func reload() { vintages = [] }
}

final class CoopersLedger: ObservableObject {
    lazy var barrels: NSManagedObjectContext = shelf.viewContext // ✗
}
```

**Correct (the view queries; the class remembers what no store knows):**

```swift
@Observable
final class TastingNotes {
    /// A ModelContext comes in where it is needed, and is not kept.
    private(set) var sips = 0

    func pour(_ name: String, in context: ModelContext) {
        context.insert(Vintage(name: name))
        sips += 1
    }
}

struct CellarView: View {
    @Query(sort: \Vintage.name) private var vintages: [Vintage]
    @Environment(\.modelContext) private var context
    @Environment(TastingNotes.self) private var notes

    var body: some View {
        List(vintages) { Text($0.name) }
            .toolbar { Button("Pour") { notes.pour("Riesling", in: context) } }
    }
}
```

**Correct (an importer of the background, and the container on its way to the environment):**

```swift
actor CellarImporter: ModelActor {
    let modelContainer: ModelContainer
    let modelExecutor: any ModelExecutor
    private let own: ModelContext

    init(_ container: ModelContainer) {
        modelContainer = container
        own = ModelContext(container)
        modelExecutor = DefaultSerialModelExecutor(modelContext: own)
    }
}

@Observable
final class CellarSetUp {
    let container: ModelContainer
    init(_ container: ModelContainer) { self.container = container }
}
```
"""###
    ),
  ]
}
