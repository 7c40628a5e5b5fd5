extension ShippedRules {
  static let vanillaNo: [(name: String, text: String)] = [
    (
      "vanilla-no-context-in-classes.md",
      ###"""
---
title: No Class Around a Context
impact: MEDIUM-HIGH
impactDescription: the environment says which store, and nobody keeps another
tags: vanilla, swiftdata, persistence
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
tags: vanilla, swiftdata, observable, persistence
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
    (
      "vanilla-no-screen-classes.md",
      ###"""
---
title: No Class for One Screen
impact: HIGH
impactDescription: one object fewer per screen to keep in step with it
tags: vanilla, view, observable, state
profiles: vanilla-mv
supersedes: vanilla-no-view-models
conflicts: layer-composition-in-app, layer-domain-knows-nobody, layer-view-no-data-access, view-no-formatting, viewmodel-no-ui-framework
---

## No Class for One Screen

`HomeModel`, `HomeController`, `HomeState`: an observable class that exactly one view keeps and that nobody else ever
sees is a view model under another name. It mirrors what the view could hold itself, it cannot read the environment, and
everything it needs has to be handed on to it. Keep the state in the view. A class earns its place when several
screens share it, or when the system wants an object to call back.

**Check:**

```yaml
for: observable
that:
  - held-by: view
    via: ["@State", "@StateObject"]
unless:
  - held-by: type
    count: 2..
  - accepted-by: type
  - conforms: NSObject
  - role: shared
never: exists
instead: keep the state in the view, and put what is shared into a service of the environment
```

**Incorrect (a view model in disguise):**

```swift
@Observable
final class MeadowState { // ✗
    var flowers: [String] = []
}

struct MeadowView: View {
    @State private var meadow = MeadowState() // ✗
    var body: some View { List(meadow.flowers, id: \.self) { Text($0) } }
}

final class PondState: ObservableObject { // ✗
    @Published var frogs = 0
}

struct PondView: View {
    @StateObject private var pond = PondState() // ✗
    var body: some View { Text("\(pond.frogs)") }
}
```

**Correct (shared, handed on, or a value):**

```swift
struct MeadowView: View {
    struct Seeds { var count = 0 }
    @State private var seeds = Seeds()
    @State private var basket = Basket()
    @State private var swarm = Swarm()
    @State private var compass = Compass()
    @State private var rain = RainMonitor()

    var body: some View {
        BasketRow(basket: basket)
        Text(Counter.text(of: swarm))
    }
}

@Observable
final class Basket { var stems = 0 }

struct BasketRow: View {
    let basket: Basket
    var body: some View { Text("\(basket.stems)") }
}

@Observable
final class Compass: NSObject, CLLocationManagerDelegate { var heading = 0.0 }

@Observable
final class RainMonitor { var isRaining = false }

@Observable
final class Sky { var isClear = true }

struct SkyView: View {
    @Environment(Sky.self) private var sky
    var body: some View { Text(sky.isClear ? "Clear" : "Cloudy") }
}

@Observable
final class Swarm { var bees = 0 }

enum Counter {
    static func text(of swarm: Swarm) -> String { "\(swarm.bees)" }
}
```
"""###
    ),
    (
      "vanilla-no-system-singletons.md",
      ###"""
---
title: Views Ask SwiftUI, Not the System
impact: MEDIUM
impactDescription: a preview touches no disk, no defaults and no other program
tags: vanilla, view, singleton, environment
profiles: vanilla-mv
---

## Views Ask SwiftUI, Not the System

SwiftUI has a word of its own for most of what a view wants from the system: `@AppStorage` watches the defaults
where `UserDefaults` only reads them, and `openURL` can be replaced by a preview or a parent where
`UIApplication.shared` cannot. For the rest, files, notices, sensors, other programs, a service stands in the
environment, and does it in one place.

**Check:**

```yaml
checks:
  - for: view
    never:
      calls: "UserDefaults.standard"
    instead: declare an @AppStorage, or read a settings object from the environment
  - for: view
    never:
      calls: ["UIApplication.open", "NSWorkspace.open"]
    instead: "take openURL from the environment: @Environment(\\.openURL)"
  - for: view
    never:
      - calls: [fileWork, notifications, processes]
      - creates: devices
    instead: put it into a service, and read that from the environment
```

**Incorrect (a view at the system's counters):**

```swift
struct LogbookView: View {
    @State private var pages: [String] = []

    var body: some View {
        List(pages, id: \.self) { Text($0) }
            .onAppear { UserDefaults.standard.set(true, forKey: "seen") } // ✗
            .onTapGesture { UIApplication.shared.open(URL(filePath: "help")) } // ✗
            .onDisappear { NSWorkspace.shared.open(URL(filePath: "help")) } // ✗
    }

    private func clear() {
        try? FileManager.default.removeItem(at: URL(filePath: "log")) // ✗
        UNUserNotificationCenter.current().removeAllDeliveredNotifications() // ✗
        Process().launch() // ✗
        CLLocationManager().requestWhenInUseAuthorization() // ✗
    }
}
```

**Correct (SwiftUI's own words, and a service):**

```swift
struct LogbookView: View {
    @AppStorage("seen") private var isSeen = false // not UserDefaults.standard
    @AppStorage("rank", store: UserDefaults(suiteName: "crew")) private var rank = 0
    @Environment(\.openURL) private var openURL
    @Environment(LogKeeper.self) private var keeper
    @State private var door = Door()

    var body: some View {
        Button("Help") { openURL(URL(filePath: "help")) }
            .onAppear { isSeen = true }
            .onDisappear { keeper.clear() }
            .onTapGesture { door.open() }
    }
}

struct Door { func open() {} }

@Observable
final class LogKeeper {
    func clear() {
        try? FileManager.default.removeItem(at: URL(filePath: "log"))
        UserDefaults.standard.removeObject(forKey: "seen")
        UNUserNotificationCenter.current().removeAllDeliveredNotifications()
        Process().launch()
        CLLocationManager().requestWhenInUseAuthorization()
        UIApplication.shared.open(URL(filePath: "help"))
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
conflicts: layer-composition-in-app, layer-use-case-forwards, layer-use-case-of-one, layer-view-model-no-infrastructure, layer-view-model-through-use-cases, layer-view-no-data-access, module-feature-imports, view-no-formatting, viewmodel-display-state, viewmodel-no-entities, viewmodel-no-ui-framework, layer-domain-knows-nobody, layer-screen-no-data-access, layer-view-model-no-preferences, tca-view-only-store
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
  ]
}
