/// The pages of the `Rules` folder, inside the binary: a copied executable still has its rules.
///
/// Checked in so that no plugin and no resource bundle is needed; a test holds every page against its file,
/// and `UPDATE_SNAPSHOTS=1 swift test --filter ShippedRules` writes this file anew.
package enum ShippedRules {
  /// File names and texts, sorted by name.
  package static let pages: [(name: String, text: String)] = [
    (
      "_profiles.yml",
      ###"""
# What marks a project of each profile: for `eaves survey`, and for a check where nobody has chosen one.

# A sign is a sentence of the rule language. The share of its subjects that keep it says how much of it is there; a
# sign without subjects is not there at all.
signs:
  view models drive the screens:
    checks:
      - for: view
        that:
          - mentions: [viewModel, observable, repository, useCase, service, persistence, network]
        always:
          mentions: [viewModel, "*ViewModel", "*ViewModelInput"]
      - for: type
        that:
          - role: kitView
            name: ["*ViewController", "*WindowController"]
        always:
          mentions: [viewModel, "*ViewModel", "*ViewModelInput"]
  view models reach data through use cases:
    for: viewModel
    that:
      - mentions: [useCase, repository, service, persistence, network]
    always:
      mentions: useCase
  use cases ask repositories:
    for: useCase
    that:
      - kind: [class, struct, actor]
    always:
      mentions: repository
  coordinators lead to the screens:
    for: coordinator
    that:
      - kind: [class, struct, actor]
    # What SwiftUI names so inside a representable answers to UIKit and leads nowhere.
    unless:
      - inside: view
    always:
      mentions: [view, kitView, viewModel]
  view models stand in features:
    for: viewModel
    always:
      path: ["**/Features/*/**", "**/*Feature/**", "**/Feature*/**", "**/Modules/*/**", "**/Components/*/**"]
  views do without view models:
    for: view
    that:
      - mentions: [viewModel, observable, repository, useCase, service, persistence, network]
    never:
      mentions: viewModel
  views ask the environment and the store themselves:
    for: view
    that:
      - mentions: [viewModel, observable, repository, useCase, service, persistence, network]
    always:
      mentions: ["@Environment", "@EnvironmentObject", "@Query", "@FetchRequest"]
  view models do without use cases:
    for: type
    that:
      - role: [viewModel, useCase]
    never:
      - role: useCase
      - mentions: useCase
  screens do without coordinators:
    checks:
      - for: type
        that:
          - role: [view, kitView]
          - mentions: viewModel
        never:
          mentions: coordinator
      - for: viewModel
        never:
          mentions: coordinator
      - for: coordinator
        that:
          - kind: [class, struct, actor]
        unless:
          - inside: view
        never:
          mentions: [view, kitView, viewModel]

# A profile is there as far as the weakest of its signs. `rules` names the profile whose rules apply, where that is
# not the entry's own.
profiles:
  clean-mvvm:
    title: view → view model → use case → repository
    signs:
      - view models drive the screens
      - view models reach data through use cases
      - use cases ask repositories
  modular-mvvm-c:
    title: features as modules; view models call repositories, coordinators navigate
    signs:
      - view models drive the screens
      - coordinators lead to the screens
      - view models stand in features
  vanilla-mv:
    title: SwiftUI as it comes, without view models
    signs:
      - views do without view models
      - views ask the environment and the store themselves
  mvvm:
    title: view models without use cases and coordinators; the rules of base apply
    rules: base
    signs:
      - view models drive the screens
      - view models do without use cases
      - screens do without coordinators
  base:
    title: what holds in any SwiftUI code
"""###
    ),
    (
      "_roles.yml",
      ###"""
# The nouns of the rule language: what a view, a view model, a repository is.
# The same in every profile; `roles:` and `words:` of a project's eaves.yml add to it.

# Layer roles exclude each other: a type takes the first that matches, in this order.
layers:
  view:
    - conforms: [View, ViewModifier]
      kind: [struct, class, enum]
    - name: [View, ViewModifier]
      unless:
        - kind: [struct, class, enum, actor, protocol]
  app:
    - conforms: [App, Scene, UIApplicationDelegate, UIWindowSceneDelegate, NSApplicationDelegate, WidgetBundle]
  entity:
    - marked: "@Model"
    - conforms: [NSManagedObject, PersistentModel]
  repository:
    - name: ["*Repository", "*RepositoryProtocol", "*RepositoryImpl", "*RepositoryImplementation"]
    - conforms: ["*Repository", "*RepositoryProtocol"]
  coordinator:
    - name: ["*Coordinator", "*CoordinatorProtocol"]
      unless:
        - conforms: [UIViewRepresentable, UIViewControllerRepresentable]
        # What a representable calls its coordinator is the delegate of one control.
        - inside: view
    - conforms: ["*Coordinator", "*CoordinatorProtocol"]
  container:
    # A nested `Dependencies` is the bag of what an initialiser takes, and makes nothing.
    - name: ["*DIContainer", "*DependencyContainer", "?*Dependencies", "*Assembly", "*Assembler", "AppContainer", "Container"]
    - name: "*Container"
      kind: [class, actor]
  useCase:
    - name: ["*UseCase", "*UseCaseProtocol", "*UseCaseImpl"]
    # Interactors are use cases in some houses, clients of a database in others, gestures in UIKit.
    - name: "*Interactor"
      unless:
        - path: ["**/Data/**", "**/Infrastructure/**", "**/Persistence/**", "**/Network*/**"]
        - conforms: UIPercentDrivenInteractiveTransition
    - conforms: ["*UseCase", "*UseCaseProtocol"]
  viewModel:
    - name: ["*ViewModel", "*ViewModelProtocol", "*ViewModelImpl", "*ViewModelType"]
      kind: [class, actor, protocol]
    - name: "*VM"
      kind: [class, actor]
    - name: ["*ViewModel"]
      unless:
        - kind: [struct, enum, class, actor, protocol]
    - conforms: "*ViewModelProtocol"
      kind: [class, actor]
    # What many screens share, or what is no screen's at all, drives none of them.
    - kind: class
      marked: "@Observable"
      held-by: view
      via: ["@State", "@StateObject", "@ObservedObject", "@Bindable"]
      unless:
        - name: ["*Service", "*Client", "*API", "*Gateway", "*Manager", "*Router", "*Theme", "*Style", "*Settings", "*SettingsStore", "*Preferences", "*Provider", "*Cache", "*Log", "*Logger", "*Connection", "*Pool", "*Monitor", "*Tracker"]
    - kind: class
      conforms: ObservableObject
      held-by: view
      via: ["@StateObject", "@ObservedObject"]
      unless:
        - name: ["*Service", "*Client", "*API", "*Gateway", "*Manager", "*Router", "*Theme", "*Style", "*Settings", "*SettingsStore", "*Preferences", "*Provider", "*Cache", "*Log", "*Logger", "*Connection", "*Pool", "*Monitor", "*Tracker"]
  service:
    - name: ["*Service", "*Client", "*API", "*Gateway", "*Store"]
      mentions: [persistence, network]
    - kind: [class, actor]
      mentions: [persistence, network]
      unless:
        # What UIKit and AppKit draw is no infrastructure, even where it loads a page by a request.
        - conforms: ["UI*", "NS*View*", "NSWindow*", "*ViewController", "*TableViewCell", "*CollectionViewCell"]
        - name: ["*ViewController", "*View", "*Cell", "*Delegate", "*Controller"]
  domainModel:
    - path: ["**/Domain/Models/**", "**/Domain/Entities/**", "**/Domain/Model/**"]
      kind: [struct, enum, class, protocol]
    - in: "Domain"
      kind: [struct, enum]
    - returned-by: [repository, useCase]
      unless:
        - kind: protocol

# Marks overlap with each other and with layers.
marks:
  display:
    - name: ["*State", "*Display", "*ViewData", "*Item", "*Row"]
      kind: [struct, enum]
  # What SwiftUI itself draws or asks, and so fills with the environment.
  drawn:
    - role: [view, app]
    - conforms:
        - View
        - ViewModifier
        - App
        - Scene
        - Commands
        - ToolbarContent
        - CustomizableToolbarContent
        - DynamicProperty
        - "*Style"
        - Layout
        - Gesture
        - TableRowContent
        - TableColumnContent
        - Widget
        - ControlWidget
        - MapContent
        - ChartContent
        - TabContent
        - VisualEffect
        - Transition
  # What UIKit and AppKit draw or present.
  kitView:
    - conforms: ["UI*View*", "UI*Cell", "UI*Control", UIWindow, "NS*View*", "NSWindow*", "NSCell", "*HostingController", "*ViewController"]
      kind: class
  observable:
    - marked: "@Observable"
      kind: class
    - conforms: ObservableObject
  preview:
    - conforms: PreviewProvider
    - name: ["*_Previews", "*Previews"]
    - path: ["**/Preview Content/**", "**/PreviewContent/**", "**/Previews/**"]
  test:
    - path: ["**/Tests/**", "**/*Tests/**", "**/*UITests/**", "*Tests.swift"]
    - conforms: [XCTestCase]
  mock:
    - name: ["Mock*", "*Mock", "Stub*", "*Stub", "Fake*", "*Fake", "Dummy*", "*Spy"]
  feature:
    - path: ["**/Features/*/**", "**/Feature*/**"]
    - in: ["*Feature", "Feature*"]
  domain:
    - in: ["Domain", "*Domain"]
    - path: "**/Domain/**"
  data:
    - in: ["Data", "*Data", "*Persistence", "*Database", "*Storage", "CoreData*", "*DataStack"]
    - path:
        - "**/Data/**"
        - "**/DataLayer/**"
        - "**/Persistence/**"
        - "**/Storage/**"
        - "**/Database/**"
        - "**/SwiftData/**"
        - "**/CoreData*/**"
        - "**/Infrastructure/**"

words:
  persistence:
    - ModelContext
    - ModelContainer
    - FetchDescriptor
    - NSManagedObjectContext
    - NSPersistentContainer
    - NSPersistentCloudKitContainer
    - NSFetchRequest
    - NSFetchedResultsController
    - DatabaseQueue
    - DatabasePool
    - FMDatabase
    - FMDatabaseQueue
    - FMDatabasePool
    - Realm
    - "@Query"
    - "@FetchRequest"
    - "@SectionedFetchRequest"
  network:
    - URLSession
    - NWConnection
    - NWPathMonitor
    - URLSessionWebSocketTask
    - URLSessionDataTask
  # What a request is written in: a view may hand one to a web view, the domain may not know it.
  requests: [URLRequest, URLResponse, HTTPURLResponse]
  # The user's defaults: a small database that every test shares.
  preferences:
    - UserDefaults
    - NSUbiquitousKeyValueStore
    - "@AppStorage"
    - "@SceneStorage"
  # What one holds to work on a store; a part of `persistence`.
  storeContexts:
    - ModelContext
    - ModelContainer
    - NSManagedObjectContext
    - NSPersistentContainer
    - NSPersistentCloudKitContainer
  # What reads a store once, without watching it; a part of `persistence`.
  fetching:
    - FetchDescriptor
    - NSFetchRequest
    - NSFetchedResultsController
  # Modules that a feature may import; a project adds its own in eaves.yml.
  featureImports: ["*Domain", Model, Models, "*Models", Entities, "*DesignSystem", SwiftUI, Foundation, Observation]
  # Modules that the domain may import.
  domainImports: [Foundation]
  legacyObservation:
    - "@StateObject"
    - "@ObservedObject"
    - "@EnvironmentObject"
  uiFrameworks: [SwiftUI, UIKit, AppKit, WatchKit, SwiftUICore]
  # What only a user interface needs: colours, pictures, views and the ways between them.
  uiTypes:
    - Color
    - Image
    - Font
    - AnyView
    - NavigationPath
    - UIImage
    - UIColor
    - UIFont
    - UIView
    - UIViewController
    - UIApplication
    - UIDevice
    - UIPasteboard
    - NSImage
    - NSColor
    - NSView
    - NSViewController
  formatting:
    - ".formatted"
    - ".uppercased"
    - ".lowercased"
    - ".capitalized"
    - ".localizedCapitalized"
    - "String(format:)"
    - ".string(from:)"
    - DateFormatter
    - NumberFormatter
    - RelativeDateTimeFormatter
    - ByteCountFormatter
    - MeasurementFormatter
    - DateComponentsFormatter
    - ISO8601DateFormatter
    - PersonNameComponentsFormatter
  transforming:
    - ".sorted"
    - ".filter"
    - ".reduce"
    - ".compactMap"
    - ".flatMap"
    - ".prefix"
    - ".suffix"
    - ".grouping"
  arithmetic: ["+", "-", "*", "/", "%"]
  basic: [String, Substring, Character, Int, "Int?", Int8, Int16, Int32, Int64, UInt, UInt8, UInt16, UInt32, UInt64, Double, Float, CGFloat, Decimal, Bool, Void, Any, AnyObject, Never, Error, Date, Data, UUID, URL, TimeInterval, IndexSet, IndexPath, Array, Set, Dictionary, Optional, Result, Range, ClosedRange, AnyPublisher, Published, AsyncStream, AsyncThrowingStream, AsyncSequence, Publisher, Publishers, CurrentValueSubject, PassthroughSubject, Observable, Single, Task, Locale, Calendar, TimeZone, DateComponents, Measurement, "NS*", "UI*", "CG*", "CL*", "MK*", "AV*", "CK*", Color, Image, Text, Self, Sendable, Hashable, Equatable, Codable, Identifiable, some, T, Element, Cancellable, AnyCancellable, Data, "URL*", "HTTP*", LocalizedStringKey, LocalizedStringResource, AttributedString, Binding]

  # Modules of Apple's platforms: they lend their names to nobody else.
  platformModules: [Swift, Foundation, FoundationNetworking, SwiftUI, SwiftUICore, UIKit, AppKit, WatchKit, Combine, Observation, os, OSLog, Darwin, Glibc, Dispatch, CoreGraphics, CoreLocation, MapKit, AVFoundation, AVKit, Photos, PhotosUI, StoreKit, WidgetKit, Charts, CloudKit, CoreImage, CoreText, CryptoKit, LocalAuthentication, MessageUI, QuickLook, SafariServices, Security, UniformTypeIdentifiers, UserNotifications, WebKit, Intents, AppIntents, ActivityKit, ARKit, AuthenticationServices, BackgroundTasks, CoreBluetooth, CoreMotion, EventKit, GameKit, HealthKit, MediaPlayer, Metal, MetalKit, NaturalLanguage, QuartzCore, SceneKit, SpriteKit, Speech, Vision, WatchConnectivity, TipKit, SwiftData, CoreData, Network, XCTest, Testing, Synchronization, RegexBuilder]

sdk:
  environment:
    modelContext: ModelContext
    managedObjectContext: NSManagedObjectContext
  supertypes:
    DynamicViewContent: [View]
    Shape: [View]
    InsettableShape: [Shape]
    UIViewRepresentable: [View]
    UIViewControllerRepresentable: [View]
    NSViewRepresentable: [View]
    AnimatableModifier: [ViewModifier]
  # A type of these is meant only where its framework is imported, or nothing foreign is.
  frameworks:
    SwiftData: [ModelContext, ModelContainer, FetchDescriptor, Query]
    CoreData: [NSManagedObjectContext, NSPersistentContainer, NSPersistentCloudKitContainer, NSFetchRequest, NSFetchedResultsController]
    GRDB: [DatabaseQueue, DatabasePool]
    FMDB: [FMDatabase, FMDatabaseQueue, FMDatabasePool]
    RealmSwift: [Realm]
    Network: [NWConnection, NWPathMonitor]
"""###
    ),
    (
      "_sections.md",
      ###"""
# Sections

The order in which rules are listed, and the impact of a rule that names none. A rule belongs to the section
whose word its file name begins with.

## 1. Layers (layer)
**Impact:** HIGH
**Description:** Who may know whom: views, view models, use cases, repositories.

## 2. Modules (module)
**Impact:** HIGH
**Description:** What may be imported where.

## 3. View models (viewmodel)
**Impact:** MEDIUM-HIGH
**Description:** What a view model shows and what it is made of.

## 4. Views (view)
**Impact:** MEDIUM
**Description:** What a view computes, and what it leaves to others.

## 5. Vanilla SwiftUI (vanilla)
**Impact:** HIGH
**Description:** Views as expressions of state, services through the environment, no view models.

## 6. Observation (observation)
**Impact:** MEDIUM
**Description:** `@Observable` where it applies.

## 7. Data (data)
**Impact:** HIGH
**Description:** Where SwiftData's tools belong, whatever the architecture.

## 8. Navigation (navigation)
**Impact:** MEDIUM
**Description:** Stacks and destinations.
"""###
    ),
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
    (
      "layer-composition-in-app.md",
      ###"""
---
title: The Application Composes, Screens Receive
impact: HIGH
impactDescription: one place decides what is real and what is a double
tags: layer, composition, viewmodel, view, dependency-injection
profiles: clean-mvvm, modular-mvvm-c
---

## The Application Composes, Screens Receive

Whoever writes `LiveWeatherRepository()` has chosen the implementation for everybody above. Done in a view model,
the choice is made again in each of them, and a test can no longer choose otherwise. A default argument is the same
choice in small print: `init(weather: any WeatherRepository = LiveWeatherRepository())` compiles the live one into
every preview.

Compose where the application starts: in the `App`, in a container or in a coordinator.

**Check:**

```yaml
checks:
  - for: view
    never:
      creates: container
  - for: viewModel
    never:
      creates: [repository, service, container]
instead: receive it through the initialiser and compose it where the application starts
```

**Incorrect (the screen and its view model choose for themselves):**

```swift
struct KitchenView: View {
    private let kitchen = KitchenContainer() // ✗
    private let scales = KitchenScales(port: 3)

    var body: some View { LiveKitchenCamera() }
}

final class KitchenContainer {
    init() {}
}

actor Oven {
    func preheat() async throws { _ = try await URLSession.shared.data(from: URL(filePath: "oven")) }
}

@Observable
final class KitchenViewModel {
    private let soups: any SoupRepository
    private let oven = Oven() // ✗
    private let container: KitchenContainer

    init(soups: any SoupRepository = CellarSoupRepository()) { // ✗
        self.soups = soups
        container = KitchenContainer() // ✗
    }
}
```

**Correct (both receive, the application composes):**

```swift
@Observable
final class KitchenViewModel {
    private let menu: any SoupMenu
    init(menu: any SoupMenu) { self.menu = menu }
}

@Observable
final class PantryViewModel {
    /// What the initialiser takes, in one value.
    struct Dependencies {
        let menu: any SoupMenu
    }

    private let dependencies: Dependencies
    init(dependencies: Dependencies) { self.dependencies = dependencies }
}

struct PantryView: View {
    @State private var viewModel: PantryViewModel

    init(menu: any SoupMenu) {
        let dependencies = PantryViewModel.Dependencies(menu: menu)
        _viewModel = State(initialValue: PantryViewModel(dependencies: dependencies))
    }

    var body: some View { Text("flour") }
}

struct KitchenView: View {
    @State private var viewModel: KitchenViewModel
    init(viewModel: KitchenViewModel) { _viewModel = State(initialValue: viewModel) }
    var body: some View { Text("KitchenContainer() is the kitchen's, not mine") }
}

final class KitchenContainer {
    func kitchen() -> KitchenView { KitchenView(viewModel: KitchenViewModel(menu: LiveSoupMenu())) }
}

@main
struct KitchenApp: App {
    private let container = KitchenContainer()

    var body: some Scene {
        WindowGroup { container.kitchen() }
    }
}
```
"""###
    ),
    (
      "layer-no-use-case.md",
      ###"""
---
title: A Use Case Is Earned by Sharing
impact: HIGH
impactDescription: two files, one protocol and one mock fewer for every call that needed none of them
tags: layer, use-case, repository, viewmodel
profiles: modular-mvvm-c
conflicts: layer-view-model-through-use-cases, viewmodel-display-state
---

## A Use Case Is Earned by Sharing

In a modular application the repository protocol already is the seam: it stands in the domain, tests replace it,
and the view model calls it. A use case between the two earns its place when several view models run the same
workflow. Used by one view model, it is that view model's private method in a file of its own. And a use case
that hands every call on to a repository does nothing at all, however many share it.

**Check:**

```yaml
checks:
  - for: useCase
    unless:
      - held-by: viewModel
        count: 2..
    never: exists
  - for: useCase
    that:
      - forwards-to: repository
    never: exists
instead: call the repository protocol from the view model
```

**Incorrect (work enough, but only one view model ever asks for it):**

```swift
protocol WeighHoneyUseCase { // ✗
    func weigh(_ hive: String) async throws -> Double
}

final class WeighHoney: WeighHoneyUseCase {
    private let combs: CombRepository

    init(combs: CombRepository) { self.combs = combs }

    func weigh(_ hive: String) async throws -> Double {
        let frames = try await combs.frames(of: hive)
        return frames.map(\.weight).reduce(0, +)
    }
}

final class HiveViewModel {
    private let weigh: WeighHoneyUseCase
    init(weigh: WeighHoneyUseCase) { self.weigh = weigh }
}
```

**Incorrect (two view models share it, and it still only hands the call on):**

```swift
protocol FindQueenUseCase { // ✗
    func find(in hive: String) async throws -> Queen
}

final class FindQueen: FindQueenUseCase {
    private let queens: QueenRepository

    init(queens: QueenRepository) { self.queens = queens }

    func find(in hive: String) async throws -> Queen {
        let queen = try await queens.queen(of: hive)
        return queen
    }
}

final class HiveViewModel {
    private let findQueen: FindQueenUseCase
    init(findQueen: FindQueenUseCase) { self.findQueen = findQueen }
}

final class BreedingViewModel {
    private let findQueen: FindQueenUseCase
    init(findQueen: FindQueenUseCase) { self.findQueen = findQueen }
}
```

**Correct (the view model calls the repository protocol):**

```swift
// Domain/CombRepository.swift
protocol CombRepository: Sendable {
    func frames(of hive: String) async throws -> [Double]
}

// Presentation/HiveViewModel.swift
@Observable
final class HiveViewModel {
    private let combs: any CombRepository
    private(set) var weight = ""

    init(combs: any CombRepository) { self.combs = combs }

    func weigh(_ hive: String) async {
        let frames = (try? await combs.frames(of: hive)) ?? []
        weight = frames.reduce(0, +).formatted()
    }
}
```

**Correct (a workflow over two repositories that two screens share):**

```swift
protocol SplitColonyUseCase {
    func split(_ hive: String, into other: String) async throws
}

final class SplitColony: SplitColonyUseCase {
    private let queens: any QueenRepository
    private let combs: any CombRepository

    init(queens: any QueenRepository, combs: any CombRepository) {
        self.queens = queens
        self.combs = combs
    }

    func split(_ hive: String, into other: String) async throws {
        let frames = try await combs.frames(of: hive)
        guard frames.count > 8 else { throw HiveTooSmall() }
        try await combs.move(frames.dropFirst(4), to: other)
        try await queens.introduce(to: other)
    }
}

final class HiveViewModel {
    private let split: any SplitColonyUseCase
    init(split: any SplitColonyUseCase) { self.split = split }
}

final class SwarmAlarmViewModel {
    private let split: any SplitColonyUseCase
    init(split: any SplitColonyUseCase) { self.split = split }
}
```

**When NOT to use:** in a codebase whose rule is that *every* view model speaks to use cases. Then uniformity is
worth the empty ones: take the profile `clean-mvvm`.
"""###
    ),
    (
      "layer-view-model-no-infrastructure.md",
      ###"""
---
title: View Models Know No Infrastructure
impact: HIGH
impactDescription: a view model is tested with two lines of set-up, without disk, network or defaults
tags: layer, viewmodel, persistence, network
profiles: clean-mvvm, modular-mvvm-c
supersedes: data-no-context-in-view-models
---

## View Models Know No Infrastructure

A view model decides what a screen shows. If it also knows *how* a visit is stored and *which* request fetches the
exhibition, it has to change whenever the database or the server does, and its test has to start both. What it may
know is a protocol of the domain.

The user defaults are a database too: small, global, and shared between tests.

**Check:**

```yaml
for: viewModel
never:
  mentions: [persistence, network, preferences]
instead: put it behind a protocol of the domain and let the data layer implement it
```

**Incorrect (the view model fetches, requests and remembers on its own):**

```swift
@Observable
final class ExhibitionViewModel {
    private let store: ModelContext // ✗
    private(set) var title = ""
    private(set) var opened = false

    init(store: ModelContext) { self.store = store }

    func load(_ id: String) async throws {
        let page = URL(filePath: id)
        let (data, _) = try await URLSession.shared.data(from: page) // ✗
        title = String(decoding: data, as: UTF8.self)
        opened = UserDefaults.standard.bool(forKey: id) // ✗
        try store.save()
    }
}
```

**Correct (the view model knows what it wants, not where it lies):**

```swift
protocol ExhibitionGuide: Sendable {
    func title(of id: String) async throws -> String
}

@Observable
final class ExhibitionViewModel {
    private let guide: any ExhibitionGuide
    private(set) var title = ""

    init(guide: any ExhibitionGuide) { self.guide = guide }

    /// Formerly a URLSession stood here.
    func load(_ id: String) async {
        do {
            title = try await guide.title(of: id)
        } catch {
            title = "The UserDefaults of the museum are closed today"
        }
    }
}
```
"""###
    ),
    (
      "layer-view-model-through-use-cases.md",
      ###"""
---
title: View Models Reach Repositories Only Through Use Cases
impact: HIGH
impactDescription: business rules have one address, and no screen can walk around them
tags: layer, viewmodel, use-case, repository
profiles: clean-mvvm
conflicts: layer-no-use-case
---

## View Models Reach Repositories Only Through Use Cases

A rule that says "a loan may be renewed twice" has to stand where every way to a renewal passes. As soon as one
view model speaks to the repository directly there is a second way, and the rule is copied into it or, more often,
forgotten. Use cases are the doors of the domain; view models knock.

A view model that receives a repository only to build its use case keeps the rule: it never asks the repository
for anything.

**Check:**

```yaml
for: viewModel
never:
  mentions: repository
except:
  - passes-to: useCase
    of: repository
instead: give the view model the use case that does this, or write it
```

**Incorrect (the renewal walks around the domain):**

```swift
@Observable
final class LoanViewModel {
    private let renew: RenewLoanUseCase
    private let loans: any LoanRepository // ✗
    private(set) var due = ""

    init(renew: RenewLoanUseCase, loans: any LoanRepository) {
        self.renew = renew
        self.loans = loans
    }

    func extend(_ book: String) async {
        due = (try? await loans.extend(book, byDays: 14)) ?? due
    }
}
```

**Correct (the view model knocks at the door of the domain):**

```swift
@Observable
final class LoanViewModel {
    private let renew: RenewLoanUseCase
    private(set) var due = ""

    init(renew: RenewLoanUseCase) { self.renew = renew }

    // The LoanRepository is the use case's business.
    func extend(_ book: String) async {
        due = (try? await renew(book)) ?? due
    }
}
```

**Correct (what only builds the use case is not kept):**

```swift
@Observable
final class ReturnsViewModel {
    private let giveBack: GiveBackUseCase

    init(loans: any LoanRepository) {
        giveBack = GiveBackUseCase(loans: loans)
    }
}
```
"""###
    ),
    (
      "layer-view-no-data-access.md",
      ###"""
---
title: Views Never Reach Past Their View Model
impact: HIGH
impactDescription: a screen can be shown, previewed and tested without a store or a server
tags: layer, view, repository, persistence, network
profiles: clean-mvvm, modular-mvvm-c
conflicts: vanilla-no-view-models, vanilla-no-context-in-observable, vanilla-no-manual-fetch, vanilla-services-through-environment
---

## Views Never Reach Past Their View Model

A view that opens the store or calls the server has taken a decision that is not its own: where data lives. From
then on it cannot be previewed without that store, it cannot be tested without that server, and every change of
the data layer reaches into the screens. The breach seldom looks like one. It is a key path in an attribute, a
descriptor inside a closure of `body`, a `.shared` behind a button.

The view model owns the way to data; the view keeps the view model. A view may *carry* a repository as far as the
view model that it makes: what only passes through is no dependency.

**Check:**

```yaml
for: view
never:
  mentions: [repository, service, persistence, network]
except:
  - passes-to: viewModel
    of: repository
instead: let the view model own the way to data; the view keeps the view model
```

**Incorrect (the screen opens the store through its environment):**

```swift
struct BerthBoard: View {
    @Environment(\.modelContext) private var harborStore // ✗
    @State private var names: [String] = []

    var body: some View {
        List(names, id: \.self) { Text($0) }
            .refreshable {
                let free = FetchDescriptor<StoredBerth>() // ✗
                names = (try? harborStore.fetch(free).map(\.name)) ?? []
            }
    }
}
```

**Incorrect (the screen keeps a repository, and what it keeps it also asks):**

```swift
struct MooringSheet: View {
    let moorings: any MooringRepository // ✗
    let boat: String

    init(moorings: any MooringRepository, boat: String) {
        self.moorings = moorings
        self.boat = boat
    }

    var body: some View {
        Button("Cast off \(boat)") {
            Task { try await moorings.release(boat) }
        }
    }
}
```

**Incorrect (the screen calls the outside, by its own session and by a shared service):**

```swift
final class TideService {
    static let shared = TideService()

    func levels(at pier: String) async throws -> Data {
        try await URLSession.shared.data(from: URL(filePath: pier)).0
    }
}

struct TideGauge: View {
    let pier: String
    @State private var level = ""

    var body: some View {
        Text(level)
            .task { level = await read() }
            .onTapGesture { Task { try await TideService.shared.levels(at: pier) } } // ✗
    }

    private func read() async -> String {
        let answer = try? await URLSession.shared.data(from: URL(filePath: pier)) // ✗
        return answer.map { String(decoding: $0.0, as: UTF8.self) } ?? "unknown"
    }
}
```

**Correct (the screen carries the repository to the view model and keeps only that):**

```swift
struct BerthBoard: View {
    @State private var viewModel: BerthBoardViewModel

    // The MooringRepository only passes through: nothing here asks it for anything.
    init(moorings: any MooringRepository) {
        _viewModel = State(initialValue: BerthBoardViewModel(moorings: moorings))
    }

    var body: some View {
        List(viewModel.rows, id: \.self) { Text($0) }
            .refreshable { await viewModel.refresh() }
    }
}
```

**Correct (names in comments, texts and previews are no dependencies):**

```swift
/// Once this screen read a ModelContext itself; now it is told what to show.
struct TideGauge: View {
    @State var viewModel: TideGaugeViewModel

    var body: some View {
        // URLSession.shared stays behind the view model
        Text("No URLSession was harmed: \(viewModel.level)")
            .task { await viewModel.read() }
    }
}

#Preview {
    TideGauge(viewModel: TideGaugeViewModel(tides: SampleTideRepository()))
}
```
"""###
    ),
    (
      "module-data-owns-persistence.md",
      ###"""
---
title: The Data Layer Alone Owns the Store
impact: HIGH
impactDescription: changing how things are stored touches one folder
tags: module, data, swiftdata, coredata, imports
profiles: clean-mvvm, modular-mvvm-c
---

## The Data Layer Alone Owns the Store

`import SwiftData` is the sentence "I know that things are stored, and how". One layer may say it. The application
and its container may say it as well, where they make the store and hand it to the data layer; a screen, a view model or
a domain model may not, because each of them would have to change with the schema.

**Check:**

```yaml
for: file
unless:
  - role: data
  - role: app
  - role: container
never:
  imports: [SwiftData, CoreData]
instead: move what needs the store into the data layer
```

**Incorrect (the screens know how things are stored):**

```swift
// Presentation/HiveScreen.swift
import SwiftUI
import SwiftData // ✗

struct HiveScreen: View {
    var body: some View { Text("Hives") }
}

// Presentation/Swarm.swift
import CoreData // ✗

struct Swarm {
    let bees: Int
}
```

**Correct (the data layer stores, the application makes the container):**

```swift
// Data/HiveRecord.swift
import Foundation
import SwiftData

@Model
final class HiveRecord {
    var bees: Int
    init(bees: Int) { self.bees = bees }
}

// App/ApiaryApp.swift
import SwiftData
import SwiftUI

@main
struct ApiaryApp: App {
    var body: some Scene {
        WindowGroup { HiveScreen() }
    }
}

// App/ApiaryContainer.swift
import SwiftData

final class ApiaryContainer {
    func hives() throws -> ModelContainer { try ModelContainer(for: HiveRecord.self) }
}

// Presentation/HiveScreen.swift
import SwiftUI

// import SwiftData stood here until the repository came.
struct HiveScreen: View {
    var body: some View { Text("Hives") }
}
```
"""###
    ),
    (
      "module-domain-imports.md",
      ###"""
---
title: The Domain Imports Foundation and Nothing Else
impact: HIGH
impactDescription: business rules outlive every framework, and their tests run in milliseconds
tags: module, domain, imports
profiles: clean-mvvm, modular-mvvm-c
---

## The Domain Imports Foundation and Nothing Else

The domain is what would still be true if the application were rewritten: a berth is let to one boat, a ticket is
valid for a day. One `import SwiftUI` for a colour, one `import SwiftData` for a macro, and those truths can only
be built for phones and only be tested in a simulator. Dates, identifiers, decimals and errors come from
Foundation; nothing more is needed to state a rule. (A project that has to allow another module, one of collections
for instance, adds it to the words `domainImports` in `eaves.yml`.)

**Check:**

```yaml
for: domain
only:
  imports: domainImports
instead: move what needs the framework out of the domain, or describe it by a protocol
```

**Incorrect (the domain knows how it is stored and how it looks):**

```swift
// Sources/Domain/Models/Mooring.swift
import Foundation
import SwiftData // ✗

struct Mooring {
    let pier: String
    let length: Double
}

// Sources/Domain/Models/Signal.swift
@preconcurrency import SwiftUI // ✗

enum Signal {
    case enter
    case wait
}
```

**Correct (the domain states rules; others store and paint):**

```swift
// Sources/Domain/Models/Mooring.swift
import Foundation

struct Mooring {
    let pier: String
    let length: Double
    let freeFrom: Date

    /// No `import SwiftData` is needed to know this.
    func fits(_ boat: Double) -> Bool { boat < length }
}

// Sources/Domain/Models/Signal.swift
enum Signal {
    case enter
    case wait
}

// Sources/Data/MooringRecord.swift
import Foundation
import SwiftData

@Model
final class MooringRecord {
    var pier: String
    init(pier: String) { self.pier = pier }
}
```
"""###
    ),
    (
      "module-domain-no-networking.md",
      ###"""
---
title: The Domain Knows No Network
impact: HIGH
impactDescription: a server can be replaced without touching a business rule
tags: module, domain, network
profiles: clean-mvvm, modular-mvvm-c
---

## The Domain Knows No Network

Foundation brings `URLSession` along, so the imports alone do not keep the domain off the wire. A protocol of the
domain that returns a response, or throws by status code, has decided that its answer comes from a server. State
what is wanted; the data layer knows where it comes from.

**Check:**

```yaml
for: domain
never:
  mentions: [network, requests]
instead: describe the wish by a protocol of the domain; the data layer sends the request
```

**Incorrect (a wish that is already a request):**

```swift
// Domain/Repositories/HarvestRepository.swift
import Foundation

protocol HarvestRepository {
    func send(_ request: URLRequest) async throws -> Data // ✗
    func session() -> URLSession // ✗
}
```

**Correct (a wish, and whoever grants it):**

```swift
// Domain/Repositories/HarvestRepository.swift
import Foundation

/// Whether a URLSession grants it is nobody's business here.
protocol HarvestRepository {
    func harvest(of year: Int) async throws -> [Double]
    func photo(at address: URL) async throws -> Data
}

// Data/RemoteHarvestRepository.swift
import Foundation

struct RemoteHarvestRepository: HarvestRepository {
    let session: URLSession

    func harvest(of year: Int) async throws -> [Double] {
        let (data, _) = try await session.data(for: URLRequest(url: URL(filePath: "\(year)")))
        return data.map(Double.init)
    }

    func photo(at address: URL) async throws -> Data { try await session.data(from: address).0 }
}
```
"""###
    ),
    (
      "module-feature-imports.md",
      ###"""
---
title: A Feature Knows the Domain and the Design System
impact: HIGH
impactDescription: features build, ship and are thrown away one by one
tags: module, feature, imports
profiles: modular-mvvm-c
---

## A Feature Knows the Domain and the Design System

A feature module is worth its manifest only as long as it can be built alone. What it needs to know is what the
application is about and what it looks like. As soon as it imports the data layer it drags the database into every
preview; as soon as it imports another feature the two are one feature with two names. When one feature leads to
another, the application connects them: it hands in a closure or a coordinator.

Free are the domain (`Domain`, `*Domain`, and the names that it has where it is nothing but models: `Model`, `Models`,
`*Models`, `Entities`), the design system (`*DesignSystem`), `SwiftUI`, `Foundation` and `Observation`. A project whose
design system has another name, or that allows one more module to every feature, adds it to the words
`featureImports` in `eaves.yml`.

**Check:**

```yaml
checks:
  - for: feature
    only:
      imports: featureImports
    instead: let the feature ask a protocol of the domain, and the application bring the implementation
  - for: feature
    never:
      mentions: feature
    instead: hand in a closure or a coordinator from the application
```

**Incorrect (the tours reach for the database and for the shop):**

```swift
// Features/Tours/TourList.swift
import Data // ✗
import Domain
import SwiftUI

struct TourList: View {
    let tours: [Tour]

    var body: some View {
        ForEach(tours) { tour in
            NavigationLink(tour.name) { GiftShop() } // ✗
        }
    }
}

// Features/Shop/GiftShop.swift
import DesignSystem
import SwiftUI

struct GiftShop: View {
    var body: some View { Text("Postcards") }
}
```

**Correct (the tours say that a guest wants the shop; the application opens it):**

```swift
// Features/Tours/TourList.swift
import DesignSystem
import Domain
import Foundation
import SwiftUI

/// Leads to the GiftShop, which it does not know.
struct TourList: View {
    let tours: [Tour]
    let onShop: () -> Void

    var body: some View {
        ForEach(tours) { TourRow(tour: $0) }
        Button("Gift shop", action: onShop)
    }
}

// Features/Tours/TourRow.swift
import Domain
import SwiftUI

struct TourRow: View {
    let tour: Tour
    var body: some View { Text(tour.name) }
}

// Features/Shop/TillViewModel.swift
import Observation
import TourModels

@Observable
final class TillViewModel {
    var total = ""
}

// App/MuseumRoot.swift
import Shop
import SwiftUI
import Tours

struct MuseumRoot: View {
    @State private var isShopOpen = false

    var body: some View {
        TourList(tours: []) { isShopOpen = true }
            .sheet(isPresented: $isShopOpen) { GiftShop() }
    }
}

// Features/Shop/GiftShop.swift
import SwiftUI

struct GiftShop: View {
    var body: some View { Text("Postcards") }
}
```
"""###
    ),
    (
      "module-repositories.md",
      ###"""
---
title: Repository Protocols Stand in the Domain, Implementations in Data
impact: HIGH
impactDescription: dependencies point inwards, so every implementation can be replaced
tags: module, repository, domain, data
profiles: clean-mvvm, modular-mvvm-c
---

## Repository Protocols Stand in the Domain, Implementations in Data

The whole arrangement rests on one inversion: the domain says what it needs, and data obeys. Put the protocol
beside its implementation and whoever needs the protocol imports the store along with it. Put the implementation
beside the protocol and the domain has learned SQL.

**Check:**

```yaml
checks:
  - for: repository
    that:
      - kind: protocol
    always:
      - role: domain
    instead: declare the protocol in the domain, where its users are
  - for: repository
    that:
      - kind: [class, struct, actor]
    always:
      - role: data
    instead: move the implementation into the data layer
```

**Incorrect (the protocol lives with its implementation, and one of them in the wrong house):**

```swift
// Data/LanternRepository.swift
protocol LanternRepository { // ✗
    func lanterns() async throws -> [String]
}

// Domain/Repositories/SQLiteLanternRepository.swift
final class SQLiteLanternRepository: LanternRepository { // ✗
    func lanterns() async throws -> [String] { [] }
}

// Presentation/CachedLanternRepository.swift
actor CachedLanternRepository: LanternRepository { // ✗
    func lanterns() async throws -> [String] { [] }
}

// Presentation/FixedLanternRepository.swift
struct FixedLanternRepository: LanternRepository { // ✗
    func lanterns() async throws -> [String] { ["north pier"] }
}
```

**Correct (the domain asks, data answers):**

```swift
// Domain/Repositories/LanternRepository.swift
protocol LanternRepository: Sendable {
    func lanterns() async throws -> [String]
}

// Data/SQLiteLanternRepository.swift
final class SQLiteLanternRepository: LanternRepository {
    func lanterns() async throws -> [String] { [] }
}

// Data/CachedLanternRepository.swift
actor CachedLanternRepository: LanternRepository {
    func lanterns() async throws -> [String] { [] }
}

// Previews/MockLanternRepository.swift
struct MockLanternRepository: LanternRepository {
    func lanterns() async throws -> [String] { ["north pier"] }
}
```

**Correct (a house without these rooms: there is nowhere to move to):**

```swift
// Lantern/LanternRepository.swift
protocol LanternRepository: Sendable {
    func lanterns() async throws -> [String]
}

// Lantern/SQLiteLanternRepository.swift
final class SQLiteLanternRepository: LanternRepository {
    func lanterns() async throws -> [String] { [] }
}
```
"""###
    ),
    (
      "navigation-no-destination-link.md",
      ###"""
---
title: Links Carry Values, Not Screens
impact: MEDIUM
impactDescription: screens are made when they are reached, and any of them can be reached by a link from outside
tags: navigation, view, performance
profiles: base
---

## Links Carry Values, Not Screens

A `NavigationLink` that is given a screen builds it as soon as its own row is drawn: fifty rows, fifty screens, and
each of their initialisers has run before anybody tapped. Such a link cannot be followed by code either, because
no path knows it. A link that carries a value costs nothing, and the stack says once what to show for values of
that kind.

**Check:**

```yaml
for: call
that:
  - callee: NavigationLink
unless:
  - argument: value
  - platform: ["iOS ..15", "macOS ..12"]
never: exists
instead: give the link a value, and say with .navigationDestination(for:) what to show
```

**Incorrect (every row brings its screen along):**

```swift
struct StarList: View {
    let stars: [String]

    var body: some View {
        NavigationStack {
            List(stars, id: \.self) { star in
                NavigationLink(star) { StarChart(star: star) } // ✗
                NavigationLink(destination: StarChart(star: star)) { Text("Chart") } // ✗
                NavigationLink { // ✗
                    StarChart(star: star)
                } label: {
                    Image(systemName: "star")
                }
            }
        }
    }
}
```

**Correct (rows carry values, the stack knows the way):**

```swift
struct StarList: View {
    let stars: [String]
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(stars, id: \.self) { star in
                NavigationLink(star, value: star)
                NavigationLink(value: star) { Image(systemName: "star") }
            }
            // not NavigationLink(destination: StarChart(…))
            .navigationDestination(for: String.self) { StarChart(star: $0) }
        }
    }
}
```

**Correct (packages that still run where NavigationStack does not exist):**

```swift
// Atlas/Package.swift
let package = Package(
    name: "Atlas",
    platforms: [.iOS(.v15)],
    targets: [.target(name: "Atlas")]
)

// Atlas/Sources/Atlas/StarRow.swift
struct StarRow: View {
    var body: some View { NavigationLink("Vega") { Text("Chart") } }
}

// Globe/Package.swift
let package = Package(
    name: "Globe",
    platforms: [.macOS("12.0")],
    targets: [.target(name: "Globe")]
)

// Globe/Sources/Globe/MoonRow.swift
struct MoonRow: View {
    var body: some View { NavigationLink("Io") { Text("Chart") } }
}
```
"""###
    ),
    (
      "navigation-no-navigation-view.md",
      ###"""
---
title: NavigationStack Instead of NavigationView
impact: MEDIUM
impactDescription: a path that can be restored, linked to and tested
tags: navigation, view
profiles: base
---

## NavigationStack Instead of NavigationView

`NavigationView` guesses from the device whether it is a stack or a split, and keeps its position to itself.
`NavigationStack` has a path that can be set, saved and tested; `NavigationSplitView` says how many columns it has.

**Check:**

```yaml
for: type
unless:
  - platform: ["iOS ..15", "macOS ..12"]
never:
  mentions: NavigationView
instead: use NavigationStack, or NavigationSplitView for columns
```

**Incorrect (a container that guesses):**

```swift
struct AtlasRoot: View {
    var body: some View {
        NavigationView { // ✗
            Text("Choose a continent")
        }
    }
}
```

**Correct (a stack with a path):**

```swift
// NavigationView { } was replaced here
struct AtlasRoot: View {
    @State private var path: [String] = []

    var body: some View {
        NavigationStack(path: $path) {
            Text("Choose a continent, in no NavigationView")
        }
    }
}
```

**Correct (packages that still run where NavigationStack does not exist):**

```swift
// Atlas/Package.swift
let package = Package(
    name: "Atlas",
    platforms: [.iOS(.v15)],
    targets: [.target(name: "Atlas")]
)

// Atlas/Sources/Atlas/AtlasRoot.swift
struct AtlasRoot: View {
    var body: some View { NavigationView { Text("Continents") } }
}

// Globe/Package.swift
let package = Package(
    name: "Globe",
    platforms: [.macOS("12.0")],
    targets: [.target(name: "Globe")]
)

// Globe/Sources/Globe/GlobeRoot.swift
struct GlobeRoot: View {
    var body: some View { NavigationView { Text("Oceans") } }
}
```
"""###
    ),
    (
      "observation-no-observable-object.md",
      ###"""
---
title: Observable Instead of ObservableObject
impact: MEDIUM
impactDescription: a view is drawn again for the property it reads, not for every one
tags: observation, observable, view
profiles: base
---

## Observable Instead of ObservableObject

With `ObservableObject` every published change redraws every view that holds the object, whether it reads the
changed property or not; forget one `@Published` and nothing is redrawn at all. `@Observable` tracks what each
body has really read, needs no mark on any property, and is held by plain `@State`, handed on as a plain value and
bound with `@Bindable`.

**Check:**

```yaml
checks:
  - for: type
    unless:
      - platform: ["iOS ..16", "macOS ..13"]
    never:
      conforms: ObservableObject
    instead: mark the class @Observable and remove @Published
  - for: type
    unless:
      - platform: ["iOS ..16", "macOS ..13"]
    never:
      holds: legacyObservation
    instead: "hold it with @State, hand it on as a plain value, bind it with @Bindable, read shared ones with @Environment(T.self)"
```

**Incorrect (the old family):**

```swift
final class Timetable: ObservableObject { // ✗
    @Published var departures: [String] = []
}

struct Platform: View {
    @StateObject private var timetable = Timetable() // ✗
    @EnvironmentObject private var station: Station // ✗
    @ObservedObject var clock: StationClock // ✗

    var body: some View { Text(timetable.departures.first ?? "–") }
}
```

**Correct (the same, tracked by use):**

```swift
@Observable
final class Timetable {
    // @Published is not needed here
    var departures: [String] = []
}

struct Platform: View {
    @State private var timetable = Timetable()
    @Environment(Station.self) private var station
    @Bindable var clock: StationClock

    var body: some View { Text(timetable.departures.first ?? "–") }
}
```

**Correct (packages that still run where Observation does not exist):**

```swift
// Clock/Package.swift
let package = Package(
    name: "Clock",
    platforms: [.iOS(.v16)],
    targets: [.target(name: "Clock")]
)

// Clock/Sources/Clock/StationClock.swift
final class StationClock: ObservableObject {
    @Published var time = ""
}

struct ClockFace: View {
    @ObservedObject var clock: StationClock
    var body: some View { Text(clock.time) }
}

// Tower/Package.swift
let package = Package(
    name: "Tower",
    platforms: [.macOS("13.0")],
    targets: [.target(name: "Tower")]
)

// Tower/Sources/Tower/TowerClock.swift
final class TowerClock: ObservableObject {
    @Published var time = ""
}

struct TowerFace: View {
    @StateObject private var clock = TowerClock()
    var body: some View { Text(clock.time) }
}
```

**When NOT to use:** the lowest deployment target that a manifest, an Xcode project or its settings name decides:
below iOS 17 or macOS 14 this rule keeps silent. Where only a generator's own file says it, switch the rule `off`
with that reason.
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
    (
      "view-environment-in-views.md",
      ###"""
---
title: The Environment Is Read in Views
impact: MEDIUM-HIGH
impactDescription: no value that silently is the default one
tags: view, environment
profiles: base
---

## The Environment Is Read in Views

`@Environment` looks its value up while a view is being drawn. In a class, in a service or in a plain struct it
compiles, and gives the default value for ever: no crash, no warning, only a sheet that never closes and a locale
that is always the system's. Read the value in the view and hand it over as an argument.

Everything that SwiftUI itself draws or asks may read it: views, modifiers, styles, scenes, commands, toolbars,
and property wrappers that are `DynamicProperty`.

**Check:**

```yaml
for: type
unless:
  - role: drawn
never:
  holds: "@Environment"
instead: read it in the view and pass the value on
```

**Incorrect (a class that will only ever see the default):**

```swift
final class SheetCloser {
    @Environment(\.dismiss) private var dismiss // ✗
    func close() { dismiss() }
}

struct PriceTag {
    @Environment(\.locale) var locale // ✗
}
```

**Correct (the view reads, others are told):**

```swift
/// Has no @Environment of its own.
struct PriceTag {
    let locale: Locale
}

struct StallView: View {
    @Environment(\.locale) private var locale
    var body: some View { Text(PriceTag(locale: locale).locale.identifier) }
}

struct StampStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(isEnabled ? 1 : 0.5) }
}
```
"""###
    ),
    (
      "view-no-any-view.md",
      ###"""
---
title: No AnyView
impact: MEDIUM
impactDescription: SwiftUI keeps identity, state and animations of what it can see
tags: view, performance
profiles: base
---

## No AnyView

SwiftUI compares views by their types. `AnyView` hides the type, so two branches look alike, and where the hidden
type changes the state below it is lost and the animation jumps. `@ViewBuilder`, a generic parameter or a view of
its own says the same without hiding anything.

**Check:**

```yaml
for: type
never:
  mentions: AnyView
instead: use @ViewBuilder, a generic parameter, or a view of its own
```

**Incorrect (two exhibits, neither of them seen):**

```swift
struct Exhibit: View {
    let isOpen: Bool

    var body: some View {
        content
    }

    private var content: AnyView { // ✗
        isOpen ? AnyView(Text("Come in")) : AnyView(Image(systemName: "lock")) // ✗
    }
}

struct Frame {
    let picture: AnyView // ✗
}
```

**Correct (types in sight):**

```swift
struct Exhibit: View {
    let isOpen: Bool

    var body: some View {
        content
    }

    // no AnyView: the builder keeps both branches apart
    @ViewBuilder private var content: some View {
        if isOpen {
            Text("Come in")
        } else {
            Image(systemName: "lock")
        }
    }
}

struct Frame<Picture: View>: View {
    @ViewBuilder let picture: Picture
    var body: some View { picture.border(.brown) }
}
```
"""###
    ),
    (
      "view-no-formatting.md",
      ###"""
---
title: Views Compute Nothing from Their View Model
impact: MEDIUM-HIGH
impactDescription: nothing is formatted, sorted or summed again on every pass through body
tags: view, viewmodel, formatting, performance
profiles: clean-mvvm, modular-mvvm-c
---

## Views Compute Nothing from Their View Model

`body` runs whenever anything it reads has changed, and it cannot be unit-tested. A price that is formatted there
is formatted sixty times while a sheet slides up, and the test that would have caught the missing currency was
never written. Formatting, sorting, filtering and sums of what the view model holds belong into the view model,
where they are done once and can be asked for their result.

Layout is the view's own arithmetic: half of the width, a progress times the height, a padding of eight plus four.
And a method of the view model that happens to be called `filter` is the view model's work already. A helper that the
project has added to `Date` or `Double`, and that formats, is formatting by another name.

**Check:**

```yaml
for: view
never:
  calls: [formatting, transforming, arithmetic]
  of: viewModel
  inside: [body, computed]
except:
  - inside: [".padding", ".frame", ".offset"]
instead: compute it in the view model and expose the result
```

**Incorrect (body formats, sorts and sums):**

```swift
@Observable
final class FerryViewModel {
    struct Fare {
        let name: String
        let price: Double
    }

    var line = ""
    var fares: [Fare] = []
    var departure = Date.now
    var delay = 0.0
    var crossing = 0.0
}

struct FerryCard: View {
    @State var viewModel: FerryViewModel

    var body: some View {
        VStack {
            Text(viewModel.line.uppercased()) // ✗
            Text("leaves at \(viewModel.departure.formatted(date: .omitted, time: .shortened))") // ✗
            ForEach(viewModel.fares.sorted { $0.price < $1.price }, id: \.name) { fare in // ✗
                Text(String(format: "%.2f", fare.price)) // ✗
            }
            Text(viewModel.departure.onTheTimetable()) // ✗
            ForEach($viewModel.fares, id: \.name) { $fare in
                Text(fare.price.formatted()) // ✗
            }
            footer
        }
    }

    private var cheap: [FerryViewModel.Fare] {
        viewModel.fares.filter { $0.price < 5 } // ✗
    }

    private var footer: some View {
        Text("\(viewModel.crossing + viewModel.delay) minutes") // ✗
    }
}

extension Date {
    func onTheTimetable() -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = "E HH:mm"
        return formatter.string(from: self)
    }
}
```

**Correct (body places what the view model has computed):**

```swift
@Observable
final class FerryViewModel {
    struct Fare: Identifiable {
        let id: String
        let price: String
    }

    private var departure = Date.now
    private var prices: [String: Double] = [:]
    var query = ""
    var progress = 0.0
    var line: String { query.uppercased() }
    var departs: String { departure.formatted(date: .omitted, time: .shortened) }
    var fares: [Fare] {
        prices.sorted { $0.value < $1.value }.map { Fare(id: $0.key, price: $0.value.formatted()) }
    }

    func filter(by word: String) { query = word }
}

struct FerryCard: View {
    @State var viewModel: FerryViewModel
    let width: CGFloat
    private let stops = ["Quay", "Island"]

    var body: some View {
        VStack(spacing: 8 + 4) {
            Text(viewModel.line)
            Text("leaves at \(viewModel.departs)")
            ForEach(viewModel.fares) { fare in
                Text(fare.price).frame(width: width / 2)
            }
            Capsule().frame(width: viewModel.progress * width)
            Circle()
                .padding(viewModel.progress * 8)
                .offset(x: viewModel.progress * 20)
                .frame(width: viewModel.progress + 40)
            Text(stops.sorted().joined(separator: " – "))
            // viewModel.line.uppercased() would be work
            Text(viewModel.line.translated)
            Button("Night ferries") { viewModel.filter(by: "night") }
        }
    }
}

extension String {
    /// A translation, which is the view's to choose.
    var translated: String { String(format: NSLocalizedString(self, comment: ""), "") }
}
```
"""###
    ),
    (
      "view-task-modifier.md",
      ###"""
---
title: Start Work with .task, Not with a Task in onAppear
impact: MEDIUM
impactDescription: work ends when its view does
tags: view, concurrency, task
profiles: base
---

## Start Work with .task, Not with a Task in onAppear

A `Task` that is started in `onAppear` belongs to nobody. The view disappears, the task goes on, and its answer is
written into a state that no one looks at, or comes late into one that has moved on. `.task` starts at the same
moment, is cancelled when the view goes, and with `id:` starts anew when its input changes.

A task behind a button is a different thing: it answers a wish, and should finish.

**Check:**

```yaml
for: view
unless:
  - platform: ["iOS ..14", "macOS ..11"]
never:
  creates: Task
  inside: ".onAppear"
instead: "use .task { … }, or .task(id:) when the work depends on a value"
```

**Incorrect (nobody ends what onAppear began):**

```swift
struct ComposerView: View {
    let name: String
    @State private var works: [String] = []

    var body: some View {
        List(works, id: \.self) { Text($0) }
            .onAppear {
                Task { works = await catalogue(of: name) } // ✗
            }
    }
}
```

**Correct (the view begins, the view ends):**

```swift
struct ComposerView: View {
    let name: String
    @State private var works: [String] = []
    @State private var seen = 0

    var body: some View {
        List(works, id: \.self) { Text($0) }
            .onAppear { seen += 1 } // no Task { } in here
            .task(id: name) { works = await catalogue(of: name) }
            .toolbar {
                Button("Shuffle") { Task { works = await shuffled(name) } }
            }
    }
}
```

**Correct (packages that still run where there is no .task):**

```swift
// Score/Package.swift
let package = Package(
    name: "Score",
    platforms: [.iOS(.v14)],
    targets: [.target(name: "Score")]
)

// Score/Sources/Score/ScoreView.swift
struct ScoreView: View {
    @State private var bars: [String] = []

    var body: some View {
        List(bars, id: \.self) { Text($0) }
            .onAppear { Task { bars = await score() } }
    }
}

// Stand/Package.swift
let package = Package(
    name: "Stand",
    platforms: [.macOS(.v11)],
    targets: [.target(name: "Stand")]
)

// Stand/Sources/Stand/StandView.swift
struct StandView: View {
    @State private var pages: [String] = []

    var body: some View {
        List(pages, id: \.self) { Text($0) }
            .onAppear { Task { pages = await notes() } }
    }
}
```
"""###
    ),
    (
      "viewmodel-display-state.md",
      ###"""
---
title: View Models Expose What Can Be Shown
impact: MEDIUM-HIGH
impactDescription: a changed domain model changes one mapping, not every screen
tags: viewmodel, domain-model, display-state
profiles: clean-mvvm
---

## View Models Expose What Can Be Shown

A view that is handed a `Recipe` has to know recipes: that the duration is in seconds, that the photo may be
missing, that "vegan" is the third of five labels. A view that is handed `duration: "25 min"` has to know how big
the letters are. The view model stands between them to translate once, where a test can read the result.

Values, flags, and types that the view model declares for showing are its vocabulary. What a use case or a
repository returns, or what stands among the domain's models, may be held privately for as long as it likes.

**Check:**

```yaml
for: viewModel
never:
  exposes: domainModel
  via: property
instead: expose values that are ready to show, and keep the model private
```

**Incorrect (recipes go through the view model as they come):**

```swift
@Observable
final class RecipeViewModel {
    private let fetch: FetchRecipeUseCase
    var recipe: Recipe? // ✗
    private(set) var phase: Loading<[Ingredient]> = .waiting // ✗
    private(set) var labels: [any Label] = [] // ✗
    private(set) var shopping: [ShoppingLine] = [] // ✗

    init(fetch: FetchRecipeUseCase) { self.fetch = fetch }

    func load(_ id: String) async {
        recipe = try? await fetch.execute(id)
    }
}

// Domain/Models/Ingredient.swift
struct Ingredient {
    let name: String
    let grams: Int
}

typealias ShoppingLine = Ingredient

// Domain/Models/Label.swift
protocol Label {
    var rank: Int { get }
}
```

**Correct (recipes come in, words go out):**

```swift
// Presentation/RecipeViewModel.swift
@Observable
final class RecipeViewModel {
    struct Line: Identifiable {
        let id: String
        let text: String
    }

    enum Effort {
        case quick
        case sunday
    }

    private let fetch: FetchRecipeUseCase
    private var recipe: Recipe?
    private(set) var title = ""
    private(set) var lines: [Line] = []
    private(set) var effort: Effort = .quick
    private(set) var isLoading = false

    init(fetch: FetchRecipeUseCase) { self.fetch = fetch }

    func load(_ id: String) async {
        isLoading = true
        defer { isLoading = false }
        guard let found = try? await fetch.execute(id) else { return }
        recipe = found
        title = found.name.capitalized
        lines = found.ingredients.map { Line(id: $0.name, text: "\($0.grams) g \($0.name)") }
        effort = found.minutes > 60 ? .sunday : .quick
    }
}

// Domain/Models/Ingredient.swift
struct Ingredient {
    let name: String
    let grams: Int
}
```
"""###
    ),
    (
      "viewmodel-no-entities.md",
      ###"""
---
title: Entities End Below the View Model
impact: HIGH
impactDescription: no screen faults in a row, crosses an actor or saves by accident
tags: viewmodel, entity, swiftdata, coredata
profiles: clean-mvvm, modular-mvvm-c
---

## Entities End Below the View Model

A managed object looks like a value and is none. It belongs to a context and to that context's actor, it faults in
rows when it is read, and to change it is to change the store. A view that is given one has the database in its
hands without having asked. So the repository turns entities into structs, and what view models expose, hand back
or take through a published state is never an entity, nor something generic around one.

**Check:**

```yaml
for: viewModel
never:
  exposes: entity
instead: let the repository return a struct, and expose that
```

**Incorrect (stored comets leave the store):**

```swift
@Model
final class StoredComet {
    var name: String
    init(name: String) { self.name = name }
}

final class StoredMeteor: NSManagedObject {}

@Observable
final class NightSkyViewModel {
    var comets: [StoredComet] = [] // ✗
    private(set) var shower: Result<StoredMeteor, any Error>? // ✗

    func brightest() -> StoredComet? { comets.first } // ✗
}
```

**Correct (the sky is made of values):**

```swift
@Model
final class StoredComet {
    var name: String
    init(name: String) { self.name = name }
}

struct Comet: Identifiable, Sendable {
    let id: String
    let magnitude: Double
}

@Observable
final class NightSkyViewModel {
    /// Not a StoredComet: what is exposed is made for the screen.
    struct Row: Identifiable {
        let id: String
        let brightness: String
    }

    private(set) var rows: [Row] = []
    private var cache: [StoredComet] = []

    func show(_ comets: [Comet]) {
        rows = comets.map { Row(id: $0.id, brightness: $0.magnitude.formatted()) }
    }
}
```
"""###
    ),
    (
      "viewmodel-no-ui-framework.md",
      ###"""
---
title: View Models Import No UI Framework
impact: MEDIUM
impactDescription: view models compile, and are tested, on any machine
tags: viewmodel, imports, layer
profiles: clean-mvvm, modular-mvvm-c
---

## View Models Import No UI Framework

`import SwiftUI` at the top of a view model is an invitation: first a `Color`, then a `withAnimation`, then a
`UIImage` that decides how big a thumbnail is. What a screen shows can be said in words of the application (a
case `overdue`), and what overdue looks like is the view's to say. `Observation` and `Foundation` are all that a
view model needs.

A file that holds a small view together with its view model imports SwiftUI for the view; so does one that holds
a cell or a view controller of UIKit. The view model in it is still asked what it mentions. Where the import itself
is the finding, the colours and pictures that came with it are related places.

**Check:**

```yaml
checks:
  - for: file
    that:
      - role: viewModel
    unless:
      - role: [view, kitView]
    never:
      imports: uiFrameworks
  - for: viewModel
    never:
      mentions: [uiTypes, "withAnimation()"]
instead: name the meaning in the view model and let the view choose how it looks
```

**Incorrect (the view model paints):**

```swift
// Presentation/VisitViewModel.swift
import Foundation
import SwiftUI // ✗

@Observable
final class VisitViewModel {
    private(set) var warning: Color = .clear
}

// Presentation/QueueView.swift
import SwiftUI

struct QueueView: View {
    @State private var viewModel = QueueViewModel()
    var body: some View { Text(viewModel.length) }
}

@Observable
final class QueueViewModel {
    private(set) var tint: Color = .clear // ✗
    private(set) var length = ""

    func check(_ people: Int) {
        withAnimation { // ✗
            length = "\(people)"
        }
    }
}
```

**Correct (the view model names the meaning, the view paints it):**

```swift
// Presentation/VisitViewModel.swift
import Foundation
import Observation

@Observable
final class VisitViewModel {
    enum Pace {
        case relaxed
        case late
    }

    private(set) var pace: Pace = .relaxed

    // No Color here, on purpose.
    func check(_ hours: Int) { pace = hours > 3 ? .late : .relaxed }
}

// Presentation/VisitBadge.swift
import SwiftUI

struct VisitBadge: View {
    let viewModel: VisitViewModel

    var body: some View {
        Circle().fill(viewModel.pace == .late ? Color.orange : .green)
    }
}

// DesignSystem/Palette.swift
import SwiftUI

enum Palette {
    static let late = Color.orange
}

// Presentation/CloakroomView.swift
import SwiftUI

struct CloakroomView: View {
    @State private var viewModel = CloakroomViewModel()
    var body: some View { Text(viewModel.ticket) }
}

@Observable
final class CloakroomViewModel {
    var ticket = ""
}

// Presentation/LockerCell.swift
import UIKit

final class LockerCell: UITableViewCell {}

// Presentation/LockerCell+ViewModel.swift
import UIKit

extension LockerCell {
    final class ViewModel {
        var number = ""
    }

    func configure(_ viewModel: ViewModel) { accessoryType = .none }
}
```
"""###
    ),
  ]
}
