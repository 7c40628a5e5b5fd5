extension ShippedRules {
  static let nouns: [(name: String, text: String)] = [
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

# What draws or reaches data, and what people call one. Where no rule that ran names a role of such a type, the report
# says how many there are. A type counts under the first that it fits.
worth-asking:
  view:
    - role: view
  AppKit screen:
    - role: kitView
      conforms: [NSViewController, NSWindowController]
  AppKit view:
    - role: kitView
      conforms: ["NS*View*", "NSWindow*", NSCell]
  UIKit screen:
    - role: kitView
      conforms: ["*ViewController", "*HostingController"]
  UIKit view:
    - role: kitView
  data-reaching type:
    - mentions: [persistence, network]
      unless:
        - role: [view, app, entity, repository, coordinator, container, useCase, viewModel, service, domainModel]

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
  # Functions of the standard library and of Foundation that a method may share its name with: called alone, they are
  # meant.
  globalFunctions: [print, debugPrint, dump, zip, min, max, abs, swap, stride, type, sequence, repeatElement, assert, precondition, fatalError, sleep, usleep, round, floor, ceil, pow, sqrt, exp, log, sin, cos, tan, open, close, read, write, send, connect, bind, listen, accept, rename, remove, exit, free, time, index, signal, system, select, withAnimation]

sdk:
  environment:
    modelContext: ModelContext
    managedObjectContext: NSManagedObjectContext
    colorScheme: ColorScheme
    colorSchemeContrast: ColorSchemeContrast
    presentationMode: PresentationMode
    scenePhase: ScenePhase
    dismiss: DismissAction
    dismissSearch: DismissSearchAction
    dismissWindow: DismissWindowAction
    openURL: OpenURLAction
    openWindow: OpenWindowAction
    openSettings: OpenSettingsAction
    refresh: RefreshAction
    requestReview: RequestReviewAction
    horizontalSizeClass: UserInterfaceSizeClass
    verticalSizeClass: UserInterfaceSizeClass
    dynamicTypeSize: DynamicTypeSize
    sizeCategory: ContentSizeCategory
    layoutDirection: LayoutDirection
    locale: Locale
    calendar: Calendar
    timeZone: TimeZone
    editMode: EditMode
    undoManager: UndoManager
    redactionReasons: RedactionReasons
    controlActiveState: ControlActiveState
    widgetFamily: WidgetFamily
    font: Font
    displayScale: CGFloat
    pixelLength: CGFloat
    lineLimit: Int
    multilineTextAlignment: TextAlignment
    isEnabled: Bool
    isFocused: Bool
    isPresented: Bool
    isSearching: Bool
    isLuminanceReduced: Bool
    supportsMultipleWindows: Bool
    accessibilityEnabled: Bool
    accessibilityReduceMotion: Bool
    accessibilityReduceTransparency: Bool
    accessibilityDifferentiateWithoutColor: Bool
    accessibilityVoiceOverEnabled: Bool
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
    SwiftUI: [List, Group, Section, Label, Form, Table, Menu, Link, Text, Image, Color, Path, Tab, Picker, Grid]
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
  ]
}
