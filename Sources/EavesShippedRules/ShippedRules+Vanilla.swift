extension ShippedRules {
  static let vanilla: [(name: String, text: String)] = [
    (
      "vanilla-no-context-in-observable.md",
      ###"""
---
title: Observable Classes Hold No Context
impact: HIGH
impactDescription: the store tells the views what changed, and nobody fetches it again
tags: vanilla, swiftdata, observable, persistence
profiles: vanilla-mv
supersedes: data-no-context-in-view-models
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
  holds: storeContexts
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
"""###
    ),
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

Importers, exporters and intents that run once have no window to look through: they fetch, outside of views.

**Check:**

```yaml
checks:
  - for: view
    never:
      mentions: fetching
  - for: observable
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

struct PantryExport {
    func labels(from context: ModelContext) throws -> [String] {
        try context.fetch(FetchDescriptor<Jar>()).map(\.label)
    }
}
```
"""###
    ),
    (
      "vanilla-no-view-models.md",
      ###"""
---
title: No View Models
impact: HIGH
impactDescription: one object fewer per screen to keep in step with it
tags: vanilla, view, viewmodel, state
profiles: vanilla-mv
conflicts: layer-composition-in-app, layer-no-use-case, layer-view-model-no-infrastructure, layer-view-model-through-use-cases, layer-view-no-data-access, module-feature-imports, view-no-formatting, viewmodel-display-state, viewmodel-no-entities, viewmodel-no-ui-framework
---

## No View Models

A SwiftUI view *is* a value that describes a state: it owns `@State`, reads the environment, and is thrown away and
made again at will. A class beside it that mirrors the same state has to be kept in step by hand, and it cannot
read the environment, so everything that the view was given has to be handed on. Write the states of a screen as
an enum inside the view; put what several screens share into a model or a service in the environment.

**Check:**

```yaml
for: viewModel
that:
  - name: ["*ViewModel*", "*VM"]
never: exists
instead: keep the state in the view, and put what is shared into a service of the environment
```

**Incorrect (a class mirrors the screen):**

```swift
@Observable
final class ApiaryViewModel { // ✗
    var hives: [String] = []
    var isLoading = false

    func load() async { isLoading = true }
}

struct ApiaryView: View {
    @State private var viewModel = ApiaryViewModel()

    var body: some View {
        List(viewModel.hives, id: \.self) { Text($0) }
            .task { await viewModel.load() }
    }
}

protocol SwarmViewModelProtocol: AnyObject { // ✗
    var count: Int { get }
}

final class SmokerVM { // ✗
    var isLit = false
}
```

**Correct (the screen is its own state, the service comes from outside):**

```swift
struct ApiaryView: View {
    enum Phase {
        case loading
        case loaded([String])
        case failed(String)
    }

    @Environment(HiveService.self) private var hives
    @State private var phase: Phase = .loading

    var body: some View {
        switch phase {
        case .loading: ProgressView().task { await load() }
        case .loaded(let names): List(names, id: \.self) { Text($0) }
        case .failed(let reason): Text(reason)
        }
    }

    // An ApiaryViewModel would have had to be told about the environment.
    private func load() async {
        do {
            phase = .loaded(try await hives.names())
        } catch {
            phase = .failed(error.localizedDescription)
        }
    }
}
```

**Correct (shared, observable, and of no screen):**

```swift
@Observable
final class Basket {
    private(set) var jars = 0
    func add() { jars += 1 }
}

struct HoneyShelf: View {
    @Environment(Basket.self) private var basket

    var body: some View {
        Button("Add a jar (\(basket.jars))") { basket.add() }
    }
}

struct HoneyMarket: View {
    @State private var basket = Basket()

    var body: some View {
        HoneyShelf().environment(basket)
    }
}
```
"""###
    ),
    (
      "vanilla-services-through-environment.md",
      ###"""
---
title: Services Come Through the Environment
impact: MEDIUM-HIGH
impactDescription: a preview swaps the server for a sample in one line
tags: vanilla, view, service, singleton, environment
profiles: vanilla-mv
---

## Services Come Through the Environment

A view that writes `WeatherClient.shared` can be shown with one client only. The environment is SwiftUI's own way
of handing things down: the application puts the client in, a preview puts in another, and the view says no more
than which one it wants. For the same reason no view builds its own request: what is fetched, and how often, is
knowledge of the service.

**Check:**

```yaml
checks:
  - for: view
    never:
      calls: ".shared"
      of: service
    instead: read the service from the environment
  - for: view
    never:
      mentions: network
    instead: put the request into a service, and read that from the environment
```

**Incorrect (the view picks its own server):**

```swift
final class BuoyClient {
    static let shared = BuoyClient()
    func waves() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "waves")).0 }
}

struct WaveView: View {
    @State private var height = ""

    var body: some View {
        Text(height)
            .task { height = (try? await BuoyClient.shared.waves())?.description ?? "calm" } // ✗
            .refreshable { await wind() }
    }

    private func wind() async {
        let answer = try? await URLSession.shared.data(from: URL(filePath: "wind")) // ✗
        height = answer?.0.description ?? height
    }
}
```

**Correct (the view says which service it wants):**

```swift
@Observable
final class BuoyClient {
    // The URLSession is the client's own.
    func waves() async throws -> Data { try await URLSession.shared.data(from: URL(filePath: "waves")).0 }
}

struct WaveView: View {
    @Environment(BuoyClient.self) private var buoys
    @State private var height = ""

    var body: some View {
        Text(height)
            .task { height = (try? await buoys.waves())?.description ?? "calm" }
            .onTapGesture { Haptics.shared.tap() }
    }
}
```
"""###
    ),
  ]
}
