extension ShippedRules {
  static let vanillaNo: [(name: String, text: String)] = [
    (
      "vanilla-no-context-in-classes.md",
      ###"""
---
title: Classes must not hold a ModelContext
impact: MEDIUM-HIGH
impactDescription: views cannot query, and writes go to the wrong context
tags: vanilla, layer, swiftdata, persistence
profiles: vanilla-mv
conflicts: layer-view-no-data-access, viper-view-no-data-access
---

## Classes must not hold a ModelContext

A manager that keeps a `ModelContext` or `NSManagedObjectContext` hides the database from the views. Views without
`@Query` miss changes. The manager also uses the context it was created with, not the one of the current scene. A
function can get the context as a parameter. Background work belongs in a model actor, which has its own context.

**Check:**

```yaml
for: type
that:
  - kind: class
unless:
  - holds: "NSPersistent*Container"
never:
  holds: [ModelContext, NSManagedObjectContext]
instead: pass the context into the function, or move the work into a @ModelActor
```

**Allowed:**

- the Core Data stack: a class that holds its context and an `NSPersistentContainer` or `NSPersistentCloudKitContainer`
- a context as a parameter
- structs, such as views, and actors, such as model actors

A class that holds a `ModelContext` is reported even if it holds the `ModelContainer`, too.

**Incorrect (a manager stands between the views and the database):**

```swift
final class AlbumManager {
    private let context: ModelContext // ✗
    init(context: ModelContext) { self.context = context }

    func add(_ title: String) { context.insert(Album(title: title)) }
}
```

**Correct (the function gets the context from the view):**

```swift
extension Album {
    static func add(_ title: String, to context: ModelContext) { context.insert(Album(title: title)) }
}

struct AlbumList: View {
    @Environment(\.modelContext) private var context
    var body: some View { Button("Add") { Album.add("Summer", to: context) } }
}
```
"""###
    ),
    (
      "vanilla-no-context-in-observable.md",
      ###"""
---
title: Observable classes must not hold a ModelContext
impact: HIGH
impactDescription: the class shows old data after the database changes
tags: vanilla, layer, swiftdata, observable, persistence
profiles: vanilla-mv
supersedes: data-no-context-in-view-models, vanilla-no-context-in-classes
conflicts: layer-view-no-data-access, viper-view-no-data-access
---

## Observable classes must not hold a ModelContext

An observable class with a `ModelContext` or `NSManagedObjectContext` fetches into an array of its own. The class must
fetch again after each change, and it misses the changes that other code makes. `@Query` does all of this in the view. A
function that writes can get the context as a parameter.

**Check:**

```yaml
for: observable
never:
  holds: [ModelContext, NSManagedObjectContext]
instead: move the query into the view as @Query; pass the context to functions that write
```

**Allowed:**

- a context as a parameter
- a `ModelContainer` or `NSPersistentContainer`
- actors, such as a `@ModelActor`

**Incorrect (the class keeps the context and its own copy of the articles):**

```swift
@Observable final class ArticleList {
    private let context: ModelContext // ✗
    private(set) var articles: [Article] = []

    init(context: ModelContext) { self.context = context }

    func reload() { articles = (try? context.fetch(FetchDescriptor<Article>())) ?? [] }
}
```

**Correct (the view queries, and passes the context to the function that writes):**

```swift
struct ArticleList: View {
    @Query private var articles: [Article]
    @Environment(\.modelContext) private var context
    var body: some View {
        List(articles) { Text($0.title) }
            .toolbar { Button("Add") { Article.add("Draft", to: context) } }
    }
}

extension Article {
    static func add(_ title: String, to context: ModelContext) { context.insert(Article(title: title)) }
}
```
"""###
    ),
    (
      "vanilla-no-device-access.md",
      ###"""
---
title: Views must not use files, user notifications or device APIs directly
impact: MEDIUM
impactDescription: previews and tests change real files and ask for real permissions
tags: vanilla, layer, view, environment
profiles: vanilla-mv
---

## Views must not use files, user notifications or device APIs directly

A view that deletes files or asks for the location also does so in previews and tests. Previews and tests can replace a
service. The rule also covers `Process`, which starts other programs. Device APIs are reported only where the view
creates an object, such as `CLLocationManager()`. The rule does not find `PHPhotoLibrary.shared()`, for example.

**Check:**

```yaml
for: view
never:
  - calls: [files, notifications, processes]
  - creates: devices
instead: move the call into a service in the environment
```

**Allowed:**

- paths, such as `URL.documentsDirectory`
- `NotificationCenter` and `UIApplication.shared`

This rule allows `UIApplication.shared.open`, but `vanilla-no-system-singletons` reports that call.

**Incorrect (the view deletes the cache):**

```swift
struct CacheView: View {
    var body: some View {
        Button("Clear") { try? FileManager.default.removeItem(at: cacheURL) } // ✗
    }
}
```

**Correct (a service deletes the cache):**

```swift
struct CacheView: View {
    @Environment(CacheService.self) private var cache
    var body: some View { Button("Clear") { cache.clear() } }
}
```
"""###
    ),
    (
      "vanilla-no-manual-fetch.md",
      ###"""
---
title: Fetch with @Query in views, not with fetch descriptors
impact: MEDIUM-HIGH
impactDescription: lists show old data after the database changes
tags: vanilla, swiftdata, query, view, observable
profiles: vanilla-mv
share: none
---

## Fetch with @Query in views, not with fetch descriptors
A fetched array does not change when the database changes, so one place that forgets to fetch again shows an old list.
`@Query` updates the view by itself. If the filter depends on a value, create the query in the initializer of a subview.

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
instead: declare a @Query in the view, or in a subview whose initializer sets the filter
```

**Allowed:**
- `FetchDescriptor` inside `@Query(…)` or `Query(…)`
- classes named `*Import*`, `*Export*` or `*Backup*`
- actors, and services that are not observable

**Incorrect (the view fetches once and misses later changes):**

```swift
struct OrdersView: View {
    @Environment(\.modelContext) private var context
    @State private var orders: [Order] = []

    var body: some View {
        List(orders) { Text($0.title) }
            .task { orders = (try? context.fetch(FetchDescriptor<Order>())) ?? [] } // ✗
    }
}
```

**Correct (the query updates the view, also with a filter that depends on a value):**

```swift
struct OrdersView: View {
    @Query private var orders: [Order]

    init(status: String) {
        _orders = Query(FetchDescriptor<Order>(predicate: #Predicate { $0.status == status }))
    }
    var body: some View { List(orders) { Text($0.title) } }
}
```
"""###
    ),
    (
      "vanilla-no-screen-classes.md",
      ###"""
---
title: Do not put the state of a single screen into an observable class
impact: HIGH
impactDescription: one more class per screen must be kept in sync, and cannot read the environment
tags: vanilla, view, observable, state
profiles: vanilla-mv
supersedes: vanilla-no-view-models
conflicts: layer-composition-in-app, layer-domain-model-no-services, layer-domain-no-entities, layer-domain-no-ui,
  layer-use-case-through-protocols, layer-view-no-data-access, view-no-calculations, view-no-formatting,
  view-no-sorting, viewmodel-no-ui-framework
---

## Do not put the state of a single screen into an observable class
An observable class that only one view keeps is a view model under another name, such as `HomeState`. It copies state
that the view can hold in `@State`. It cannot read the environment, so the view must pass in every service and setting.

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
  - declares: ".shared"
  - role: shared
never: exists
message: "{subject} is an observable class that one view uses"
instead: move this state into the view as @State; share a service through the environment
```

**Allowed:**

- classes that several types hold
- classes that a method or initializer takes
- subclasses of `NSObject`
- classes that declare `shared`
- classes with names such as `*Client`, `*Monitor` and `*Settings*`

**Incorrect (only this view uses the class):**

```swift
@Observable final class SearchFilters { var unreadOnly = false } // ✗
struct SearchView: View {
    @State private var filters = SearchFilters() // ✗
    var body: some View { Toggle("Unread only", isOn: $filters.unreadOnly) }
}
```

**Correct (the view holds its own state):**

```swift
struct SearchView: View {
    @State private var unreadOnly = false
    var body: some View { Toggle("Unread only", isOn: $unreadOnly) }
}
```
"""###
    ),
    (
      "vanilla-no-service-singletons.md",
      ###"""
---
title: Services must not be singletons
impact: MEDIUM
impactDescription: tests and previews cannot replace the service
tags: vanilla, service, repository, singleton, shared, injection
profiles: vanilla-mv
default: off
conflicts: layer-screen-no-data-access, layer-view-no-data-access, viewmodel-no-service-singletons
---

## Services must not be singletons

Code that calls `OrderService.shared` always uses the real service. Tests and previews cannot replace it, and tests
share its state. No initializer shows which types need the service. The app can create one service and pass it in, or
put it into the environment.

The rule reports stored static properties named `default`, `instance` or `shared…`. It does not find singletons with
other names, such as `static let current = OrderService()`. Avoid these too.

**Check:**
```yaml
for: member
that:
  - marked: static
    kind: stored
    directly-in: [service, repository, useCase]
never:
  name: ["shared*", default, instance]
message: "{subject} is a singleton"
instead: create this object in the App and pass it in, through an initializer or the environment
```

**Allowed:**
- a computed `shared` that creates a new service each time
- instance properties named `shared`, `default` or `instance`
- static values, such as `static let limit = 20`
- types that are not services, repositories or use cases

**Incorrect (every caller uses the same service):**

```swift
final class OrderService {
    static let shared = OrderService() // ✗

    func orders() async throws -> Data { try await URLSession.shared.data(from: ordersURL).0 }
}
```

**Correct (the app creates the service and passes it in):**

```swift
@main struct ShopApp: App {
    private let service = OrderService()
    var body: some Scene { WindowGroup { OrdersView().environment(\.orders, service) } }
}

final class OrderService {
    func orders() async throws -> Data { try await URLSession.shared.data(from: ordersURL).0 }
}
```
"""###
    ),
    (
      "vanilla-no-system-singletons.md",
      ###"""
---
title: Views must not use UserDefaults.standard, or open URLs without openURL
impact: MEDIUM
impactDescription: previews and tests change real settings and open real links
tags: vanilla, layer, view, singleton, environment
profiles: vanilla-mv
conflicts: layer-view-no-data-access, viper-view-no-data-access
---

## Views must not use UserDefaults.standard, or open URLs without openURL

A view that reads `UserDefaults.standard` does not update when the setting changes; `@AppStorage` does. A preview can
replace `openURL`, but not `UIApplication.shared`.

**Check:**

```yaml
checks:
  - for: view
    never:
      calls: "UserDefaults.standard"
    instead: declare an @AppStorage, or read the setting from the environment
  - for: view
    never:
      calls: ["UIApplication.open", "NSWorkspace.open"]
    instead: "read @Environment(\\.openURL)"
```

**Allowed:**

- `@AppStorage` and `UserDefaults(suiteName:)`
- `NotificationCenter`
- all functions of `UIApplication` except `open`

Files and devices are checked by `vanilla-no-device-access`.

**Incorrect (the view calls the defaults and the application):**

```swift
struct SettingsView: View {
    var body: some View {
        Text("Settings").onAppear { UserDefaults.standard.set(true, forKey: "seen") } // ✗
            .onTapGesture { UIApplication.shared.open(helpURL) } // ✗
    }
}
```

**Correct (SwiftUI stores the setting and opens the link):**

```swift
struct SettingsView: View {
    @AppStorage("seen") private var isSeen = false
    @Environment(\.openURL) private var openURL
    var body: some View {
        Button("Help") { openURL(helpURL) }.onAppear { isSeen = true }
    }
}
```
"""###
    ),
    (
      "vanilla-no-view-models.md",
      ###"""
---
title: Screens must not have view models
impact: HIGH
impactDescription: one more class per screen to keep in sync, without access to the environment
tags: vanilla, view, viewmodel, state
profiles: vanilla-mv
conflicts: module-feature-imports, view-no-formatting, view-no-sorting, layer-domain-no-entities, layer-domain-no-ui
---

## Screens must not have view models

A SwiftUI view already owns `@State` and reads the environment. A view model copies that state, and the two must be kept
in sync by hand. It cannot read the environment, so the view must pass in every service. Write the states of a screen as
an enum in its view. This rule reports view models named `*ViewModel*` or `*VM`. `vanilla-no-screen-classes` reports
those with other names.

**Check:**
```yaml
for: viewModel
that:
  - name: ["*ViewModel*", "*VM"]
never: exists
message: "{subject} is a view model; its state belongs in the view"
instead: move this state into the view as @State; share a service through the environment
```

**Allowed:**
- classes that several screens share, unless named `*ViewModel*` or `*VM`
- structs that only carry the values to show, such as `OrderRowViewModel`

**Incorrect (the view model copies the state of the screen):**

```swift
@Observable final class ArticlesViewModel { // ✗
    var titles: [String] = []
    var isLoading = false
}

struct ArticlesView: View {
    @State private var viewModel = ArticlesViewModel()
    var body: some View { List(viewModel.titles, id: \.self) { Text($0) } }
}
```

**Correct (the view holds its state and reads the service from the environment):**

```swift
struct ArticlesView: View {
    enum Phase { case loading, loaded([String]) }
    @Environment(ArticleService.self) private var articles
    @State private var phase = Phase.loading

    var body: some View {
        switch phase {
        case .loading: ProgressView().task { phase = .loaded(await articles.titles()) }
        case .loaded(let titles): List(titles, id: \.self) { Text($0) }
        }
    }
}
```
"""###
    ),
  ]
}
