extension ShippedRules {
  static let vanillaNoManual: [(name: String, text: String)] = [
    (
      "vanilla-no-manual-fetch.md",
      ###"""
---
title: Query, Never Fetch by Hand
impact: MEDIUM-HIGH
impactDescription: lists change by themselves when the store does
tags: vanilla, swiftdata, query, view, observable
profiles: vanilla-mv
---

## Query, Never Fetch by Hand

A fetched array is a photograph; `@Query` is a window. Whoever fetches in a view or in an observable class must
remember every moment at which to take the photograph again. A query whose filter depends on a value is made in
the initialiser of a small view, not fetched in `.task`.

Importers, exporters, backups and intents that run once have no window to look through: they fetch, outside of views.
A descriptor that is handed to a query is its filter, and no fetch.

**Check:**

```yaml
checks:
  - for: view
    never:
      mentions: fetching
    except:
      - inside: ["@Query", ".Query"]
  - for: observable
    unless:
      - name: ["*Import*", "*Export*", "*Backup*"]
    never:
      mentions: fetching
instead: declare a @Query; make one with a changing filter in the initialiser of a subview
```

**Incorrect (two photographs of the same shelf):**

```swift
struct ShelfView: View {
    @Environment(\.modelContext) private var context
    @State private var jars: [Jar] = []

    var body: some View {
        List(jars) { Text($0.label) }
            .task {
                let full = FetchDescriptor<Jar>() // ✗
                jars = (try? context.fetch(full)) ?? []
            }
    }
}

@Observable
final class PantryClock {
    func expired(in context: NSManagedObjectContext) -> Int {
        let request = NSFetchRequest<StoredJar>(entityName: "Jar") // ✗
        return (try? context.count(for: request)) ?? 0
    }
}
```

**Correct (a window, with a filter that a value decides):**

```swift
struct ShelfView: View {
    @Query private var jars: [Jar]

    init(kind: String) {
        // not a FetchDescriptor: the query keeps watching
        _jars = Query(filter: #Predicate<Jar> { $0.kind == kind })
    }

    var body: some View {
        List(jars) { Text($0.label) }
    }
}

struct RipeView: View {
    @Query(FetchDescriptor<Jar>(sortBy: [SortDescriptor(\.label)])) private var jars: [Jar]
    @Query private var ripe: [Jar]

    init(limit: Int) {
        _ripe = Query(FetchDescriptor<Jar>(predicate: #Predicate { $0.age > limit }))
    }

    var body: some View { List(jars) { Text($0.label) } }
}

@Observable
final class PantryBackup {
    func count(in context: ModelContext) throws -> Int { try context.fetch(FetchDescriptor<Jar>()).count }
}

@Observable
final class PantryImporter {
    func count(in context: ModelContext) throws -> Int { try context.fetch(FetchDescriptor<Jar>()).count }
}

@Observable
final class PantryExport {
    func count(in context: ModelContext) throws -> Int { try context.fetch(FetchDescriptor<Jar>()).count }
}
```
"""###
    ),
  ]
}
