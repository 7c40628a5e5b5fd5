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
    checks:
      - for: coordinator
        that:
          - kind: [class, struct, actor]
        # What SwiftUI names so inside a representable answers to UIKit and leads nowhere.
        unless:
          - inside: view
        always:
          mentions: [view, kitView, viewModel, "*ViewModel"]
      # A coordinator may be a view itself, that builds the screens.
      - for: view
        that:
          - conforms: coordinator
        always:
          mentions: [view, viewModel]
  view models stand in features:
    for: viewModel
    # Bases and samples stand elsewhere.
    that:
      - kind: [class, struct, actor]
        held-by: [view, kitView, coordinator]
    unless:
      - conformed-by: type
    always:
      path: ["**/Features/*/**", "**/*Feature/**", "**/Feature*/**", "**/Modules/*/**", "**/Components/*/**", "**/*Screens/*/**"]
  view models or coordinators drive the screens:
    for: view
    that:
      - mentions: [viewModel, observable, repository, useCase, service, persistence, network]
    always:
      mentions: [viewModel, "*ViewModel", "*ViewModelInput", coordinator]
  views hold a store of the composable architecture:
    for: view
    that:
      - mentions: [Store, StoreOf, ViewStore, ViewStoreOf, viewModel, repository, useCase, service, persistence, network]
    always:
      mentions: [Store, StoreOf, ViewStore, ViewStoreOf]
  the store is the one of its package:
    for: file
    that:
      - role: view
      - mentions: [Store, StoreOf, ViewStore, ViewStoreOf]
    always:
      imports: ComposableArchitecture
  views dispatch to a store:
    for: view
    that:
      - mentions: [Store, "*Store", viewModel, observable, repository, useCase, service, persistence, network]
    always:
      mentions: [".dispatch", "@StoreState", "@Dispatch", "@ConnectedView"]
  reducers take actions:
    for: function
    that:
      - name: [reduce, reducer, "*Reducer", "*Reduce"]
    always:
      accepts: ["*Action", Action, "*Actions"]
  presenters ask interactors:
    for: type
    that:
      - name: "*Presenter"
        kind: class
    always:
      mentions: [useCase, "*Interactor*"]
  screens answer to presenters:
    for: type
    that:
      - role: kitView
        name: ["*Controller"]
      - mentions: ["*Presenter*", "*Interactor*", viewModel, repository, service, persistence, network]
    always:
      mentions: ["*Presenter*", "*Interactor*"]
  views reach data themselves:
    for: view
    that:
      - mentions: [viewModel, "*ViewModel", repository, useCase, service, persistence, network]
    always:
      mentions: [repository, service, persistence, network]
  views leave data to view models:
    for: view
    that:
      - mentions: [viewModel, "*ViewModel", repository, useCase, service, persistence, network]
    never:
      mentions: [repository, service, persistence, network]
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
      - view models or coordinators drive the screens
      - coordinators lead to the screens
      - view models stand in features
  vanilla-mv:
    title: SwiftUI as it comes, without view models
    signs:
      - views reach data themselves
      - views ask the environment and the store themselves
  mvvm:
    title: view models without use cases and coordinators; the rules of base apply
    rules: base
    signs:
      - view models drive the screens
      - views leave data to view models
      - view models do without use cases
      - screens do without coordinators
  tca:
    title: views send actions to stores of the composable architecture
    signs:
      - views hold a store of the composable architecture
      - the store is the one of its package
  redux:
    title: views dispatch actions to one store, reducers make its next state
    signs:
      - views dispatch to a store
      - reducers take actions
  viper:
    title: screen → presenter → interactor, routers between the modules; the rules of base apply
    rules: base
    signs:
      - screens answer to presenters
      - presenters ask interactors
      - coordinators lead to the screens
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
      unless:
        # What is over a view of UIKit or AppKit is drawn by them, even if a protocol of the project is called View.
        - conforms: [UIResponder, "UI*View", "UI*ViewController", NSResponder, "NS*View", "NS*ViewController"]
    # One name over the representables of several platforms is an alias under `#if`.
    - conforms: ["*ViewRepresentable", "*ViewControllerRepresentable", WKInterfaceObjectRepresentable]
      kind: [struct, class]
  app:
    - conforms: [App, Scene, UIApplicationDelegate, UISceneDelegate, UIWindowSceneDelegate, NSApplicationDelegate, WKApplicationDelegate, WKExtensionDelegate, WidgetBundle]
    # The delegate by hand: a subclass of the application itself.
    - conforms: [UIApplication, NSApplication]
      kind: class
  entity:
    - marked: "@Model"
    - conforms: [NSManagedObject, PersistentModel]
  reducer:
    # The Composable Architecture, and the Redux libraries after it.
    - marked: "@Reducer"
    - conforms: [Reducer, "*ReducerProtocol", Reducing, Reducible]
      kind: [struct, enum, class]
    # A project's own Redux: what is called so, and no part of a reducer.
    - name: ["*Reducer", "*ReducerProtocol"]
      kind: [struct, enum, class]
      unless:
        - role: [drawn, kitView]
  repository:
    - name: ["*Repository", "*RepositoryProtocol", "*RepositoryImpl", "*RepositoryImplementation", "*RepositoryType", "*RepositoryInterface", "*Repo", "*RepoProtocol", "*RepoImpl"]
      unless:
        # What is decoded or listed is a repository of a code host, a value; a namespace makes others.
        - kind: enum
        - kind: struct
          conforms: [Codable, Decodable, Encodable, Identifiable, Hashable, Equatable]
        - conforms: [Error, CodingKey]
    - conforms: ["*Repository", "*RepositoryProtocol", "*RepositoryType", "*RepositoryInterface", "*Repo", "*RepoProtocol"]
      kind: [class, struct, actor, protocol]
  coordinator:
    - name: ["*Coordinator", "*CoordinatorProtocol"]
      kind: [class, struct, protocol]
      unless:
        - conforms: [UIViewRepresentable, UIViewControllerRepresentable]
        # What a representable calls its coordinator is the delegate of one control.
        - inside: view
        - name: Coordinator
          conforms: "*Delegate"
        # What brings work, files or players together leads to no screen.
        - name: ["*SyncCoordinator", "*CacheCoordinator", "*AnalyticsCoordinator", "*VideoCoordinator", "*AudioCoordinator", "*PlaybackCoordinator", "*PlayerCoordinator", "*UploadCoordinator", "*DownloadCoordinator", "*FileCoordinator", "*DataCoordinator", "*RefreshCoordinator", "*TaskCoordinator", "*MigrationCoordinator", "*FocusCoordinator", "*UpdateCoordinator", "*ImportCoordinator", "*ExportCoordinator", "*PushCoordinator", "*RequestCoordinator", "*PersistentStoreCoordinator"]
        - conforms: ["*SyncCoordinator", "*CacheCoordinator", "*AnalyticsCoordinator", "*VideoCoordinator", "*AudioCoordinator", "*PlaybackCoordinator", "*PlayerCoordinator", "*UploadCoordinator", "*DownloadCoordinator", "*FileCoordinator", "*DataCoordinator", "*RefreshCoordinator", "*TaskCoordinator", "*MigrationCoordinator", "*FocusCoordinator", "*UpdateCoordinator", "*ImportCoordinator", "*ExportCoordinator", "*PushCoordinator", "*RequestCoordinator", "*PersistentStoreCoordinator"]
    # Unless it builds screens after all.
    - name: "*Coordinator"
      kind: [class, struct]
      creates: [view, kitView]
      unless:
        - inside: view
        - conforms: [UIViewRepresentable, UIViewControllerRepresentable]
        - name: Coordinator
          conforms: "*Delegate"
    - conforms: ["*Coordinator", "*CoordinatorProtocol"]
      kind: [class, struct, protocol]
      unless:
        - role: kitView
        - conforms: ["*SyncCoordinator", "*CacheCoordinator", "*AnalyticsCoordinator", "*VideoCoordinator", "*AudioCoordinator", "*PlaybackCoordinator", "*PlayerCoordinator", "*UploadCoordinator", "*DownloadCoordinator", "*FileCoordinator", "*DataCoordinator", "*RefreshCoordinator", "*TaskCoordinator", "*MigrationCoordinator", "*FocusCoordinator", "*UpdateCoordinator", "*ImportCoordinator", "*ExportCoordinator", "*PushCoordinator", "*RequestCoordinator", "*PersistentStoreCoordinator"]
    # Routers, wireframes and navigators, as VIPER, Clean Swift and SwiftUI have them; and the protocols screens see.
    - name: ["*Router", "*RouterProtocol", "*RouterInput", "*RouterInputProtocol", "*RouterInterface", "*RouterType", "*RouterImpl", "*Routing", "*RoutingProtocol", "*RoutingLogic", "*Wireframe", "*WireframeProtocol", "*WireFrame", "*WireFrameProtocol", "*WireframeInterface", "*Navigator", "*NavigatorProtocol", "*NavigatorType", "*NavigationManager", "*NavigationStore", "*FlowController", "*Coordinating", "*Coordinatable"]
      kind: [class, struct, actor, protocol]
      unless:
        # A flow controller may be a screen itself.
        - role: kitView
        - conforms: [DynamicProperty, EnvironmentKey, PreferenceKey]
        # What names requests and their methods routes the network, and so does what a repository or client conforms to.
        - mentions: [requests, network, endpoints]
        - conformed-by: ["*Repository", "*Service", "*Client"]
        - name: "*Repository*"
        - path: ["**/Network*/**", "**/API/**", "**/Server/**"]
    # The models of a navigation tree: classes, where a struct is the value of one destination.
    - name: ["*NavigationModel"]
      kind: [class, protocol]
      unless:
        - conforms: [DynamicProperty]
    - conforms: ["*Router", "*RouterProtocol", "*RouterInput", "*RouterInterface", "*Wireframe", "*WireframeProtocol", "*NavigationModel"]
      kind: [class, protocol]
      unless:
        - role: kitView
        - conforms: [DynamicProperty]
        - mentions: [requests, network, endpoints]
    # What screens see of a coordinator; what they call back is a delegate of the screen.
    - kind: protocol
      conformed-by: coordinator
      name: ["*Rout*", "*Navigat*", "*Coordinat*", "*Wireframe*", "*Flow*"]
      unless:
        - name: ["*Delegate*", "*Output*", "*Listener*", "*Observer*", "*Handler*"]
    # Whatever its name: what holds the stack of screens and is none itself.
    - kind: [class, struct]
      holds: navigating
      unless:
        - role: kitView
        - conforms: [UIApplicationDelegate, UIWindowSceneDelegate]
        - name: ["*ViewModel", "*VM", "*Presenter", "*Interactor", "*DataSource", "*Delegate", "*Transition*", "*Animator"]
  container:
    # The words of dependency injection. A nested `Dependencies` is the bag of what an initialiser takes, and makes nothing.
    - name: ["*DIContainer", "*DependencyContainer", "*InjectionContainer", "*ServiceContainer", "?*Dependencies", "*Assembly", "*Assembler", "AppContainer", "AppContainerImpl", "*AssemblyBuilder", "*ModuleBuilder", "*DependencyManager", "*DependenciesManager", "*DependencyInjector", "*ServiceLocator", "*CompositionRoot"]
      unless:
        - role: [drawn, kitView]
    # The container of a library (Swinject, Factory), or of one's own; a protocol of that name is a folder's or a list's.
    - name: Container
      unless:
        - kind: protocol
        - role: [drawn, kitView]
    # A container of the parts of the application, not of pictures or rows.
    - name: "*Container"
      kind: [class, actor]
      unless:
        - role: [drawn, kitView]
    - name: "*Container"
      kind: struct
      creates: [service, repository, useCase, viewModel]
      unless:
        - role: drawn
    # Who makes the parts of the data layer, or wires a module (VIPER), under the names of builders.
    - name: ["*Factory", "*Builder", "*Configurator", "*Injector", "*Locator", "*Resolver"]
      creates: [service, repository, useCase, viewModel]
      unless:
        - role: [drawn, kitView]
    # The port of one.
    - kind: protocol
      name: ["*Factory", "*FactoryProtocol", "*Builder", "*BuilderProtocol", "*Configurator", "*ConfiguratorProtocol", "*Container", "*ContainerProtocol", "*AssemblyProtocol"]
      conformed-by: container
  useCase:
    - name: ["*UseCase", "*UseCaseProtocol", "*UseCaseImpl", "*UseCaseImplementation", "*UseCaseType", "*UseCaseInterface", "*Usecase", "*UsecaseProtocol"]
    # Interactors are use cases in some houses, clients of a database in others, gestures in UIKit.
    - name: "*Interactor"
      unless:
        - path: ["**/Data/**", "**/Infrastructure/**", "**/Persistence/**", "**/Network*/**"]
        - conforms: UIPercentDrivenInteractiveTransition
    # What a presenter sees of its interactor, in VIPER and Clean Swift; not what the interactor calls back.
    - name: ["*InteractorProtocol", "*InteractorInputProtocol", "*InteractorInput", "*InputInteractorProtocol", "*InteractorInterface", "*InteractorType", "*BusinessLogic"]
      kind: protocol
      unless:
        - name: "*Output*"
    - conforms: ["*UseCase", "*UseCaseProtocol", "*UseCaseType", "*Usecase"]
      kind: [class, struct, actor, protocol]
    - conforms: ["*Interactor", "*InteractorProtocol", "*InteractorInputProtocol", "*BusinessLogic"]
      kind: [class, struct, actor]
      unless:
        - path: ["**/Data/**", "**/Infrastructure/**", "**/Persistence/**", "**/Network*/**"]
        - conforms: [UIPercentDrivenInteractiveTransition, UIViewController, "*ViewController", ObservableObject, "*Output*"]
    # The interface of an interactor, whatever its name (not the way back).
    - kind: protocol
      conformed-by: "*Interactor"
      name: ["*Interact*", "*InputProtocol", "*Input", "*Logic"]
      unless:
        - name: ["*Output*", "*Delegate*", "*Presenter*", "*Listener*"]
        - path: ["**/Data/**", "**/Infrastructure/**", "**/Persistence/**", "**/Network*/**"]
    # What stands in a folder of use cases and is more than a value.
    - path: ["**/UseCases/**", "**/UseCase/**", "**/Use Cases/**", "**/Interactors/**"]
      kind: [class, actor, protocol]
      unless:
        - name: ["*Delegate", "*Error", "*Factory", "*Assembly", "*Container", "*Output", "*Listener", "*Presenter"]
        - conforms: [Error, UIViewController, "*ViewController", ObservableObject, UIPercentDrivenInteractiveTransition]
        - path: ["**/Data/**", "**/Infrastructure/**", "**/Persistence/**", "**/Network*/**"]
    - path: ["**/UseCases/**", "**/UseCase/**", "**/Use Cases/**", "**/Interactors/**"]
      kind: struct
      unless:
        - conforms: [Error, Codable, Decodable, Encodable, Identifiable, Hashable, Equatable, View, DependencyKey, TestDependencyKey]
        - name: ["*Error", "*Factory", "*Request*", "*Response*", "*Params", "*Parameters", "*Input", "*Output", "*Result"]
        - path: ["**/Data/**", "**/Infrastructure/**", "**/Persistence/**", "**/Network*/**"]
    # One act over repositories under a verb of its own, without any suffix.
    - kind: [class, struct]
      holds: repository
      name: ["Get*", "Fetch*", "Load*", "Save*", "Create*", "Add*", "Delete*", "Remove*", "Update*", "Search*", "Observe*", "Sync*", "Refresh*"]
      unless:
        - role: [kitView, drawn, observable]
        - name: ["*ViewModel*", "*Presenter*", "*Container*", "*Factory*", "*Assembly*", "*Builder", "*Service*", "*Manager*", "*Dependencies", "*Environment", "*Command"]
  viewModel:
    - name: ["*ViewModel", "*ViewModelProtocol", "*ViewModelImpl", "*ViewModelImplementation", "*ViewModelType", "*ViewModelInterface", "*ViewModeling", "*ViewModelable"]
      kind: [class, actor, protocol]
    # The two sides of a view model, as protocols; a struct of that name is but a bundle.
    - name: ["*ViewModelInput", "*ViewModelInputs", "*ViewModelOutput", "*ViewModelOutputs", "*ViewModelInputProtocol", "*ViewModelOutputProtocol", "*ViewModelInputType", "*ViewModelOutputType"]
      kind: protocol
    # VIPER and MVP: the presenter is what a screen asks; its delegate is the screen again, and what shows alerts or files is none.
    - name: ["*PresenterProtocol", "*PresenterInput", "*PresenterInputProtocol", "*PresenterInterface", "*PresenterType"]
      kind: protocol
    - name: ["*Presenter", "*PresenterImpl", "*PresenterImplementation"]
      kind: [class, protocol]
      held-by: [view, kitView]
      unless:
        - role: shared
    # Clean Swift: what an interactor answers to, and what makes it fit for the screen.
    - name: "*PresentationLogic"
      kind: protocol
    - conforms: "*PresentationLogic"
      kind: class
    # A value that works through services drives the screen; one that only carries what is shown is display.
    - name: "*ViewModel"
      kind: struct
      holds: ["*Service", "*ServiceProtocol", "*Servicing", "*Repository", "*RepositoryProtocol", "*UseCase", "*UseCaseProtocol", "*Interactor", "*InteractorProtocol", "*Client", "*ClientProtocol", "*APIClient"]
    - name: ["*VM", "*VMProtocol"]
      kind: [class, actor]
    - name: ["*ViewModel"]
      unless:
        - kind: [struct, enum, class, actor, protocol]
    # What builds on a base class or fulfils a protocol, of view models or presenters; ReactorKit's reactors.
    - conforms: ["*ViewModel", "*ViewModelProtocol", "*ViewModelType", "*ViewModelInterface", "*ViewModelable", "*ViewModeling", "*PresenterProtocol", "*PresenterInput", "*PresenterInputProtocol", "*PresenterInterface", "*PresenterType", Reactor]
      kind: [class, actor]
      unless:
        - role: shared
    # What many screens share, or what is no screen's at all, drives none of them.
    - kind: class
      marked: "@Observable"
      held-by: view
      via: ["@State", "@StateObject", "@ObservedObject", "@Bindable", "@Perception.Bindable", "@InjectedObject", "@LazyState", "@ViewModel"]
      unless:
        - role: shared
        - conforms: [Codable, Decodable, Encodable]
    - kind: class
      conforms: ObservableObject
      held-by: view
      via: ["@StateObject", "@ObservedObject", "@InjectedObject", "@ViewModel"]
      unless:
        - role: shared
        - conforms: [Codable, Decodable, Encodable]
  service:
    # What others call a service, or its port. A name alone is not enough for what paints, or for what the views observe.
    - name: ["*Service", "*ServiceProtocol", "*ServiceImpl", "*ServiceType", "*Servicing", "*Client", "*ClientProtocol", "*ClientType", "*Gateway", "*NetworkManager", "*NetworkManagerProtocol", "*APIManager", "*APIManagerProtocol", "*KeychainManager"]
      kind: [class, actor, struct, protocol]
      unless:
        - role: [drawn, kitView, observable]
        - mentions: [uiTypes, UIImpactFeedbackGenerator]
        - inside: [view, viewModel]
        - name: ["*Format*Service*"]
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable, CaseIterable]
    - name: "*API"
      kind: [class, actor, protocol]
      unless:
        - role: [drawn, kitView, observable]
    # The sources of a data layer, not the data sources of a list.
    - name: ["*Remote*Data?ource*", "*Local*Data?ource*", "*Cache*Data?ource*", "*Persistence*Data?ource*", "*Network*Data?ource*", "*Disk*Data?ource*"]
      kind: [class, actor, struct, protocol]
      unless:
        - role: [drawn, kitView]
        - conforms: ["UI*", "NS*DataSource"]
        - name: "*Factory"
    # The port of a service: what its users hold instead of it.
    - kind: protocol
      conformed-by: service
      unless:
        - name: ["*Delegate", "*Observer", "*Listener", "*able", "*Output*", "*Input*", "*Owner", "*Interactor*", "*Presenter*", "*Router*", "*View*"]
        - conformed-by: entity
        # What many are is a trait, not the port of one.
        - conformed-by: type
          count: 4..
    # Who works (a manager, a downloader, a cache) through a service, and is itself neither shown nor observed.
    - kind: [class, actor]
      name: ["*er", "*or", "*Service", "*Store", "*Cache", "*Database", "*DB", "*API", "*Client", "*Task", "*Operation", "*Engine", "*Queue", "*Network", "*Remote", "*Connection", "*Connections", "*Storage", "*Source", "*Impl", "*Pool", "*Sync"]
      holds: service
      unless:
        - role: [drawn, kitView, observable]
        - conforms: ["UI*", "NS*View*", "NSWindow*", "WK*", "SKScene", "*ViewController", "*TableViewCell", "*CollectionViewCell", "*Presenter*"]
        - name: ["*ViewController", "*Presenter", "*Router", "*Reducer", "*Folder", "*User", "*Order", "*Author", "*Member", "*Error"]
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable]
        - inside: [view, viewModel, kitView]
    - kind: [class, actor]
      name: ["*er", "*or", "*Service", "*Store", "*Cache", "*Database", "*API", "*Client", "*Engine", "*Storage", "*Preferences", "*Sync", "*Repo"]
      creates: service
      unless:
        - role: [drawn, kitView, observable]
        - conforms: ["UI*", "NS*View*", "NSWindow*", "WK*", "SKScene", "*ViewController", "*TableViewCell", "*CollectionViewCell", "*Presenter*"]
        - name: ["*ViewController", "*Presenter", "*Router", "*Reducer", "*Configurator", "*Builder", "*Folder", "*Interactor"]
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable]
        - inside: [view, viewModel, kitView]
    - kind: struct
      name: ["*Manager", "*DataSource", "*Provider", "*Worker", "*Loader", "*Fetcher", "*Repo", "*Networking"]
      holds: service
      unless:
        - role: drawn
        - conforms: [Codable, Decodable, Encodable, "*TimelineProvider"]
    # What inherits from a service is one, and so is what keeps the promise of one.
    - kind: [class, actor, struct]
      conforms: service
      unless:
        - role: [drawn, kitView, observable]
        - conforms: [Codable, Decodable, Encodable, Error]
    # What reaches a store or another machine is infrastructure, whatever its name and kind.
    - mentions: [persistence, network]
      unless:
        # What UIKit and AppKit draw is no infrastructure, even where it loads a page by a request.
        - role: [drawn, kitView]
        - conforms: ["UI*", "NS*View*", "NSWindow*", "WK*", "SKScene", "*ViewController", "*TableViewCell", "*CollectionViewCell"]
        - name: ["*ViewController", "*View", "*Cell", "*Delegate", "*Presenter", "*Reducer", "*Feature", "*Router", "*Factory", "*Request", "*Endpoint"]
        # Values and errors are carried, and carry nothing themselves.
        - conforms: [Codable, Decodable, Encodable, Error, LocalizedError, CaseIterable]
        - conforms: [Hashable, Equatable, Identifiable]
          kind: [struct, enum]
        # The parts of a screen, and the system's own ways in.
        - kind: [struct, enum]
          inside: [view, viewModel, kitView]
        - conforms: ["*TimelineProvider", "*Intent"]
        # What an entity is asked to be.
        - kind: protocol
          conformed-by: entity
    # Wrappers of devices, secrets, purchases, notices, measurements of use.
    - kind: [class, actor, struct, protocol]
      mentions: [devices, keychain, purchases, notifications, telemetry]
      unless:
        - role: [drawn, kitView]
        - conforms: ["UI*", "NS*View*", "NSWindow*", "WK*", "SKScene", "*ViewController", "*TableViewCell", "*CollectionViewCell"]
        - name: ["*ViewController", "*View", "*Cell", "*Delegate", "*Presenter", "*Reducer", "*Feature", "*Router", "*Factory", "*Request", "*Endpoint"]
        - conforms: [Codable, Decodable, Encodable, Error, LocalizedError, CaseIterable]
        - conforms: ["*TimelineProvider", "*Intent"]
        - inside: [view, viewModel, kitView]
        - kind: struct
          conforms: [Hashable, Equatable, Identifiable]
        - kind: struct
          name: "*State"
    # An enum is a namespace of functions if its name says who works; else its cases are values.
    - kind: enum
      name: ["*er", "*or", "*Service", "*Store", "*Cache", "*Storage", "*API", "*Client", "*Utils", "*Utilities", "*Tools", "*Keychain", "*Notifications", "*Analytics", "*Permissions"]
      mentions: [devices, keychain, purchases, processes, notifications, telemetry, fileWork, preferences]
      unless:
        - conforms: [Codable, Decodable, Encodable, Error, LocalizedError, CaseIterable, String, Int]
        - inside: [view, viewModel, kitView]
        - name: ["*Router", "*Presenter", "*Reducer", "*Error"]
    # What starts other programs, works on files, keeps the defaults or plays; the state of the application that views observe
    # is another thing, and a value that knows its path is none.
    - kind: [class, actor]
      mentions: [processes, fileWork, preferences, players]
      unless:
        - role: [drawn, kitView, observable]
        # Who formats reads a default or two, and reaches nothing.
        - name: "*Formatter"
        - conforms: ["UI*", "NS*View*", "NSWindow*", "WK*", "SKScene", "*ViewController", "*TableViewCell", "*CollectionViewCell"]
        - name: ["*ViewController", "*View", "*Cell", "*Delegate", "*Presenter", "*Router", "*Factory"]
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable, Hashable, "*TimelineProvider"]
    - kind: [class, actor]
      holds: [FileManager, FileHandle, NSFileCoordinator]
      unless:
        - role: [drawn, kitView, observable]
        - name: ["*Delegate", "*Presenter", "*Router", "*Factory"]
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable, Hashable, "*TimelineProvider"]
    - kind: [struct, protocol]
      mentions: [processes, fileWork]
      unless:
        - role: drawn
        - conforms: [Codable, Decodable, Encodable, Error, LocalizedError, Identifiable, CaseIterable, Hashable, Equatable, RawRepresentable, "*TimelineProvider", "*Intent"]
        - inside: [view, viewModel, kitView]
        - name: ["*able", "*Delegate", "*Factory", "*Constants", "*Config", "*Configuration"]
    - kind: struct
      name: ["*Manager", "*Service", "*Store", "*Storage", "*Preferences", "*Defaults", "*Cache"]
      mentions: preferences
      unless:
        - role: drawn
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable, CaseIterable, Hashable, Equatable, RawRepresentable]
        - inside: [view, viewModel, kitView]
    # A protocol over the defaults, or what the platform's own types conform to, is the port of a wrapper.
    - kind: protocol
      name: ["*Preferences*", "*Defaults*", "*Settings*", "*Storage*", "*Store*"]
      mentions: preferences
    - kind: protocol
      conformed-by: [URLSession, FileManager, storeContexts, devices, notifications, preferences]
      unless:
        - name: ["*Delegate", "*able"]
  domainModel:
    # A value that can be compared, decoded or told apart, in a folder of models.
    - path: ["**/Domain/**", "**/Model/**", "**/Models/**", "**/Entity/**", "**/Entities/**"]
      kind: [struct, class]
      conforms: [Codable, Decodable, Encodable, Equatable, Hashable, Identifiable, Comparable, NSCoding, NSSecureCoding, NSCopying, Mappable]
      unless:
        - role: [noModel, nested, wire]
    # … or one that others keep, as a bare struct.
    - path: ["**/Domain/**", "**/Model/**", "**/Models/**", "**/Entity/**", "**/Entities/**"]
      kind: struct
      held-by: type
      unless:
        - role: [noModel, nested, wire]
    # The same in a module of models.
    - in: ["Domain", "*Models", "*Entities"]
      kind: [struct, class]
      conforms: [Codable, Decodable, Encodable, Equatable, Hashable, Identifiable, Comparable, NSCoding, NSSecureCoding, NSCopying, Mappable]
      unless:
        - role: [noModel, nested, wireName]
    # The innermost folder of a clean architecture says it all, of protocols too.
    - path: ["**/Domain/Models/**", "**/Domain/Entities/**", "**/Domain/Model/**", "**/Domain/Entity/**"]
      kind: [struct, protocol]
      unless:
        - role: [noModel, nested]
    # A plain value that calls itself an entity or, decoded, a model; what is stored, or shown to the system, is one of another kind.
    - name: "*Entity"
      kind: struct
      unless:
        - role: [noModel, nested, wire]
    - name: "*Model"
      kind: struct
      conforms: [Codable, Decodable]
      unless:
        - role: [noModel, nested, wire]
    # What repositories and use cases answer with; of classes those that are values, or stand among models.
    - returned-by: [repository, useCase]
      kind: struct
      unless:
        - role: [noModel, nested, settings, wireName]
    - returned-by: [repository, useCase, service]
      kind: class
      conforms: [Codable, Decodable, Encodable, Equatable, Hashable, Identifiable, Comparable, NSCoding, NSSecureCoding, NSCopying, Mappable]
      unless:
        - role: [noModel, nested, settings]
    - returned-by: [repository, useCase, service]
      kind: class
      path: ["**/Domain/**", "**/Model/**", "**/Models/**", "**/Entity/**", "**/Entities/**"]
      unless:
        - role: [noModel, nested, settings]
    # What they take, as a value; questions and settings are none.
    - accepted-by: [repository, useCase]
      kind: struct
      conforms: [Equatable, Hashable, Identifiable]
      unless:
        - role: [noModel, nested, settings, wire]
        - name: ["*Query", "*Params", "*Filter", "*Options", "*Config", "*Configuration", "*Command", "*Event", "*Action", "*Message", "*Token", "*Credentials", "*Info", "*Context"]
    # What a service has made of the wire.
    - returned-by: service
      kind: struct
      unless:
        - role: [noModel, nested, settings, wire]
        - conforms: [Decodable, Codable]
        - name: "*Result"
    # What the network answers is a model where a screen, or what drives one, knows it; else it is only mapped.
    - conforms: [Decodable, Codable]
      kind: [struct, class]
      role: wire
      held-by: [view, kitView, viewModel, reducer, observable]
      unless:
        - role: [noModel, nested]
    - role: wireName
      kind: struct
      held-by: [view, kitView, viewModel, reducer, observable]
      unless:
        - role: [noModel, nested]
    - conforms: [Decodable, Codable]
      kind: [struct, class]
      role: wire
      accepted-by: [view, kitView, viewModel, reducer, observable]
      unless:
        - role: [noModel, nested]
    - conforms: [Decodable, Codable]
      kind: struct
      returned-by: service
      held-by: [view, kitView, viewModel, reducer, useCase, observable]
      unless:
        - role: [noModel, nested, settings]
    - conforms: [Decodable, Codable]
      kind: struct
      returned-by: service
      accepted-by: [view, kitView, viewModel, reducer, useCase, observable]
      unless:
        - role: [noModel, nested, settings]
    - conforms: [Decodable, Codable]
      kind: [struct, class]
      returned-by: port
      unless:
        - role: [noModel, nested, wire]
    # A decoded part of something else, among the models, that a screen keeps for itself.
    - conforms: [Decodable, Codable]
      kind: struct
      path: ["**/Domain/**", "**/Model/**", "**/Models/**", "**/Entity/**", "**/Entities/**"]
      held-by: [view, kitView, viewModel, reducer, observable]
      unless:
        - role: noModel
        - inside: [view, kitView, viewModel, service]
    # What Apollo generates of a fragment is what views show.
    - conforms: GraphQLFragment
      kind: struct
    # What is declared elsewhere, and is known by what it is assigned to.
    - returned-by: [repository, useCase]
      unless:
        - kind: [struct, enum, class, actor, protocol]
    # What a model is made of.
    - held-by: domainModel
      kind: [struct, enum]
      unless:
        - role: [noModel, nested, settings, wire]
    - returned-by: domainModel
      kind: struct
      conforms: [Codable, Decodable, Encodable, Equatable, Hashable, Identifiable, Comparable]
      unless:
        - role: [noModel, nested, settings, wire]
    - returned-by: domainModel
      kind: [struct, enum]
      path: ["**/Domain/**", "**/Model/**", "**/Models/**", "**/Entity/**", "**/Entities/**"]
      unless:
        - role: [noModel, nested, settings, wire]
    - returned-by: domainModel
      kind: [struct, enum]
      in: ["Domain", "*Models", "*Entities"]
      unless:
        - role: [noModel, nested, settings, wire]

marks:
  display:
    - name: ["*State", "*Display", "*ViewData", "*Item", "*Row", "*ViewModel", "*CellModel", "*UIModel", "*ViewState", "*DisplayModel", "*ViewItem"]
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
    # Views and controllers by the ends of their names, never the delegates and data sources of them.
    - conforms: ["UI*View", "UI*ViewController", "UI*Cell", "UI*Control", UIWindow, "NS*View", "NS*ViewController", "NS*Cell", NSWindow, NSPanel, NSWindowController, "*HostingController", "*HostingView", "*ViewController", "*NavigationController", "*TabBarController", "*TableViewCell", "*CollectionViewCell"]
      kind: class
    # Their controls, bars and containers that are called otherwise.
    - conforms: [UIButton, UILabel, UITextField, UISwitch, UISlider, UIStepper, UIDatePicker, UINavigationBar, UIToolbar, UITabBar, UISearchBar, UISearchController, UIAlertController, NSButton, NSPopUpButton, NSTextField, NSSlider, NSSwitch, NSStepper, NSDatePicker, NSControl, NSSegmentedControl, NSPopover]
      kind: class
    # What other frameworks of Apple draw.
    - conforms: [WKWebView, MKMapView, MKAnnotationView, MKMarkerAnnotationView, MTKView, SKView, SCNView, ARView, ARSCNView, ARSKView, PDFView, PDFThumbnailView, GLKView, AVPlayerView, MPVolumeView, PHLivePhotoView, WKInterfaceController, CAMetalLayer]
      kind: class
  observable:
    - marked: "@Observable"
      kind: class
    - conforms: ObservableObject
  preview:
    - conforms: [PreviewProvider, PreviewModifier, LibraryContentProvider]
    - name: ["*_Previews", "*Previews", "*_Preview"]
    # What stands inside a provider; and a stage for other views that no type outside of previews constructs.
    - name: ["*_Previews.*", "*_Preview.*", "*Previews.*"]
      conforms: View
    - conforms: View
      name: ["PreviewView", "*PreviewWrapper", "*PreviewContainer", "*PreviewContent", "*PreviewHost", "*PreviewHarness", "Preview*Wrapper", "Preview*Container"]
      unless:
        - created-by: type
        - access: [public, open]
    - path: ["**/Preview Content/**", "**/PreviewContent/**", "**/Previews/**"]
  test:
    - path: ["**/Tests/**", "**/*Tests/**", "**/*UITests/**", "*Tests.swift"]
    - conforms: [XCTestCase]
  mock:
    - name: ["Mock*", "*Mock", "Stub*", "*Stub", "Fake*", "*Fake", "Dummy*", "*Spy"]
  feature:
    # Not "Feature*": most of what begins so are flags and toggles.
    - path: ["**/Features/*/**", "**/Feature/*/**"]
    - in: ["*Feature"]
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
        - "**/*CoreData*/**"
        - "**/Infrastructure/**"
  # The one store of an application with unidirectional data flow.
  store:
    - name: [Store, AppStore, ReduxStore]
      unless:
        - kind: [struct, enum, protocol]
        - mentions: [persistence, network, keychain, fileWork]
    - name: "*Store"
      kind: class
      mentions: ["*Reducer", "*Middleware"]

# What shortens the definitions above; no answer to what a type is.
helpers:
  # Observable, and no single screen's: infrastructure, navigation, preferences, looks.
  shared:
    - name: ["*Service", "*Client", "*API", "*Gateway", "*Manager", "*Router", "*Navigator", "*Coordinator", "*NavigationModel", "*NavigationState", "*NavigationPath", "*Theme", "*Style", "*Settings", "*SettingsStore", "*Preferences", "*Provider", "*Cache", "*Log", "*Logger", "*Connection", "*Pool", "*Monitor", "*Tracker", "*Checker", "*Observer", "*Detector", "*Session", "*Proxy", "*Error", "*DTO", "*AlertPresenter", "*ToastPresenter", "*BannerPresenter", AppState, AppModel, AppStore, AppEnvironment]
  # Whatever has types inside it that are but its own parts; an enum, or a type with hardly a member, is a namespace.
  holder:
    - kind: [struct, class, actor]
      members: 2..
  # A part of another type.
  nested:
    - inside: holder
  # What remembers how the user likes it, where no folder calls it a model.
  settings:
    - name: ["*Settings", "*Preferences", "*Defaults", "*Flags"]
  # What a service promises to others, whatever it does inside.
  port:
    - kind: protocol
      role: service
  # What the network writes or answers, by name.
  wireName:
    - name: ["*DTO", "*Dto", "*Response", "*Decodable", "*Payload"]
  # What the network writes or answers, by place or name: the data layer maps it.
  wire:
    - path: ["**/Data/**", "**/Network*/**", "**/Remote*/**", "**/API/**", "**/DTO*/**", "**/Request*/**", "**/Response*/**"]
    - role: wireName
  # What stands among models, or is returned like one, and is none.
  noModel:
    - role: [observable, drawn, kitView]
    - members: ..0
    - path: ["**/*Parser/**", "**/Parsers/**", "**/Parsing/**", "**/3?dParty*/**", "**/3Party/**", "**/ThirdParty/**", "**/Vendor/**", "**/Vendors/**"]
    - conforms: [Error, LocalizedError, CustomNSError, CodingKey, OptionSet, AppIntent, AppEntity, AppEnum, AppShortcutsProvider, EntityQuery, IntentResult, TimelineEntry, Sequence, IteratorProtocol, AsyncSequence]
    - name: ["*Request", "*Endpoint", "*Form", "*Error", "*ErrorDetail", "*Keys", "*Constants", "*Parameters", "*Arguments", "*Builder", "*Factory", "*Parser", "*Mapper", "*Formatter", "*Helper", "*Utils", "Parsed*", Request, Response, Result, Constants, Keys]
    - name: ["*State", "*Display", "*ViewData", "*Row", "*Section", "*ViewModel", "*CellModel", "*UIModel", "*ViewState", "*Input", "*InputData", "*Destination", "*Route", "*NavigationModel", "*Transition", "*Style", "*Theme", "*Color", "*Layout", "*Tab", "*AlertModel", "*LoadingModel", "*ToastModel", Color]
    - name: ["*Client", "*API", "*Gateway", "*Store", "*Loader", "*Fetcher", "*Worker", "*Task", "*Operation", "*Queue", "*Manager", "*Controller", "*Cache", "*Provider", "*Handler", "*Delegate", "*Observer", "*Publisher", "*Player", "*Uploader", "*Downloader", "*Recorder", "*Streamer", "*Repository", "*RepositoryProtocol", "*Service", "*ServiceProtocol", "*UseCase", "*UseCaseProtocol"]

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
  # What keeps the application's data: a view or the domain that mentions one has reached the store.
  persistence:
    # SwiftData, Core Data
    - ModelContext
    - ModelContainer
    - FetchDescriptor
    - NSManagedObjectContext
    - NSPersistentContainer
    - NSPersistentCloudKitContainer
    - NSPersistentStoreCoordinator
    - NSFetchRequest
    - NSFetchedResultsController
    - NSBatchDeleteRequest
    - NSBatchInsertRequest
    - NSBatchUpdateRequest
    - "@ModelActor"
    # CloudKit
    - CKContainer
    - CKDatabase
    - CKQueryOperation
    - CKModifyRecordsOperation
    - CKSyncEngine
    # SQLite and what stands on it
    - "sqlite3_open()"
    - "sqlite3_open_v2()"
    - "sqlite3_exec()"
    - "sqlite3_prepare_v2()"
    - DatabaseQueue
    - DatabasePool
    - FMDatabase
    - FMDatabaseQueue
    - FMDatabasePool
    - YapDatabase
    - YapDatabaseConnection
    # Realm and other stores
    - Realm
    - "@ObservedResults"
    - "@ObservedRealmObject"
    - MMKV
    - "@FetchAll"
    - "@FetchOne"
    - "@Query"
    - "@FetchRequest"
    - "@SectionedFetchRequest"
  # What reaches other machines: a view or the domain that mentions one talks to a server itself.
  network:
    # Foundation, Network
    - URLSession
    - URLSessionTask
    - URLSessionDataTask
    - URLSessionUploadTask
    - URLSessionDownloadTask
    - URLSessionWebSocketTask
    - NSURLConnection
    - NWConnection
    - NWListener
    - NWBrowser
    - NWPathMonitor
    - NetService
    - NetServiceBrowser
    - MCSession
    - MCNearbyServiceBrowser
    - MCNearbyServiceAdvertiser
    # HTTP packages
    - AF
    - Session
    - SessionManager
    - DataRequest
    - UploadRequest
    - DownloadRequest
    - MoyaProvider
    - ApolloClient
    - NetworkTransport
    - APIClient
    - OAuthSwift
    # sockets and remote calls
    - WebSocket
    - SocketIOClient
    - SocketManager
    - GRPCClient
    - GRPCChannel
    - MQTTClient
    # back ends
    - Firestore
    - CollectionReference
    - DocumentReference
    - DatabaseReference
    - StorageReference
    - Functions
    - HTTPSCallable
    - Auth
    - GIDSignIn
    - SupabaseClient
    - AuthClient
    - PostgrestClient
    - Amplify
    - PFQuery
    - TrueTimeClient
  # The stack that screens are pushed on.
  navigating: [UINavigationController, NavigationPath]
  # What describes the endpoints of a server.
  endpoints: [URLRequestConvertible, TargetType, HTTPMethod, HTTPHeaders]
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
  featureImports: ["*Domain", Model, Models, "*Models", Entities, "*DesignSystem", SwiftUI, Foundation, Observation, Combine, UIKit, AppKit, WatchKit, Charts, MapKit, PhotosUI, AVKit, WebKit, SafariServices, TipKit, CoreGraphics, QuartzCore, UniformTypeIdentifiers, Accessibility, os, OSLog]
  legacyObservation:
    - "@StateObject"
    - "@ObservedObject"
    - "@EnvironmentObject"
  uiFrameworks: [SwiftUI, UIKit, AppKit, WatchKit, SwiftUICore]
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
  platformModules: [Swift, Foundation, FoundationNetworking, SwiftUI, SwiftUICore, UIKit, AppKit, WatchKit, Combine, Observation, os, OSLog, Darwin, Glibc, Dispatch, CoreGraphics, CoreLocation, MapKit, AVFoundation, AVKit, Photos, PhotosUI, StoreKit, WidgetKit, Charts, CloudKit, CoreImage, CoreText, CryptoKit, LocalAuthentication, MessageUI, QuickLook, SafariServices, Security, UniformTypeIdentifiers, UserNotifications, WebKit, Intents, AppIntents, ActivityKit, ARKit, AuthenticationServices, BackgroundTasks, CoreBluetooth, CoreMotion, EventKit, GameKit, HealthKit, MediaPlayer, Metal, MetalKit, NaturalLanguage, QuartzCore, SceneKit, SpriteKit, Speech, Vision, WatchConnectivity, TipKit, SwiftData, CoreData, Network, XCTest, Testing, Synchronization, RegexBuilder, Accelerate, Accounts, AdServices, AdSupport, AppTrackingTransparency, AudioToolbox, AVFAudio, CallKit, CarPlay, ClockKit, Contacts, ContactsUI, CoreAudio, CoreFoundation, CoreHaptics, CoreMedia, CoreMIDI, CoreML, CoreNFC, CoreServices, CoreSpotlight, CoreTelephony, CoreVideo, CoreWLAN, CommonCrypto, DeviceActivity, DeviceCheck, EventKitUI, ExternalAccessory, FamilyControls, FileProvider, FoundationModels, GameController, GameplayKit, GroupActivities, HomeKit, IOKit, ImageIO, IOBluetooth, LinkPresentation, ManagedSettings, MetricKit, MultipeerConnectivity, MusicKit, MLCompute, NearbyInteraction, NetworkExtension, ObjectiveC, PassKit, PDFKit, PencilKit, PushKit, QuickLookThumbnailing, RealityKit, ReplayKit, RoomPlan, ScreenCaptureKit, ScreenTime, SensorKit, ServiceManagement, ShazamKit, Social, SoundAnalysis, SQLite3, SystemConfiguration, Translation, TVServices, VideoToolbox, VisionKit, WeatherKit, XPC, Cocoa]
  # What one asks the system, its sensors and its shared stores for. A view may hold some of them (a player, a map's
  # location); a class that does is a wrapper of the device.
  devices:
    # place, motion, nearby
    - CLLocationManager
    - CLGeocoder
    - CLMonitor
    - CMMotionManager
    - CMMotionActivityManager
    - CMPedometer
    - CMAltimeter
    - CBCentralManager
    - CBPeripheralManager
    - CBPeripheral
    - NISession
    - NFCNDEFReaderSession
    - NFCTagReaderSession
    - EAAccessoryManager
    - EASession
    # people's data
    - HKHealthStore
    - HKObserverQuery
    - HKAnchoredObjectQuery
    - EKEventStore
    - CNContactStore
    - PHPhotoLibrary
    - PHImageManager
    - PHCachingImageManager
    - PHAssetCreationRequest
    - HMHomeManager
    - MPMediaLibrary
    - MPMediaQuery
    - NSMetadataQuery
    - CSSearchableIndex
    # sound, speech, camera
    - AVAudioSession
    - AVAudioRecorder
    - AVAudioEngine
    - AVCaptureSession
    - AVCaptureDevice
    - AVAssetExportSession
    - AVAssetWriter
    - AVAssetDownloadURLSession
    - AVSpeechSynthesizer
    - SFSpeechRecognizer
    - SFSpeechAudioBufferRecognitionRequest
    - MPMusicPlayerController
    - MPNowPlayingInfoCenter
    - MPRemoteCommandCenter
    - SHSession
    - CHHapticEngine
    - SCStream
    - RPScreenRecorder
    # other devices, calls, background
    - WCSession
    - CXProvider
    - CXCallController
    - CXCallDirectoryManager
    - PKPushRegistry
    - BGTaskScheduler
    - GCController
    - GKMatchmaker
    - UIPrintInteractionController
    - NEVPNManager
    - NETunnelProviderManager
    - NEHotspotConfigurationManager
    - CWWiFiClient
    - CTTelephonyNetworkInfo
    - "SCNetworkReachabilityCreateWithName()"
    - "SCNetworkReachabilityCreateWithAddress()"
    - SMAppService
    - "SMLoginItemSetEnabled()"
    - "IOServiceGetMatchingService()"
    - "IOServiceGetMatchingServices()"
    - "IORegistryEntryCreateCFProperty()"
    # who one is
    - LAContext
    - ASAuthorizationController
    - ASWebAuthenticationSession
    - ATTrackingManager
    - DCDevice
    - DCAppAttestService
    # models on the device
    - VNCoreMLModel
    - LanguageModelSession
    # packages around hardware
    - Terminal
    - SCPTerminal
  # What plays; views of films hold it too.
  players:
    - AVAudioPlayer
    - AVPlayer
    - AVQueuePlayer
  # Purchases.
  purchases:
    - SKPaymentQueue
    - SKProductsRequest
    - SKReceiptRefreshRequest
    - "Product.products(for:)"
    - "Transaction.updates"
    - "Transaction.currentEntitlements"
    - "Transaction.all"
    - "Transaction.latest"
    - "AppStore.sync"
    - Purchases
    - Adapty
    - Qonversion
    - SwiftyStoreKit
    - STPAPIClient
  # Notices that the system shows, here or from a server.
  notifications:
    - UNUserNotificationCenter
    - Messaging
    - OneSignal
    - NSUserNotificationCenter
  # Secrets.
  keychain:
    - "SecItemAdd()"
    - "SecItemCopyMatching()"
    - "SecItemUpdate()"
    - "SecItemDelete()"
    - Keychain
    - KeychainSwift
    - KeychainWrapper
    - Valet
    - SAMKeychain
    - Locksmith
  # Other programs that one starts or speaks with.
  processes:
    - Process
    - NSTask
    - NSAppleScript
    - NSUserUnixTask
    - NSUserAppleScriptTask
    - NSXPCConnection
    - NSXPCListener
    - XPCSession
    - "AuthorizationExecuteWithPrivileges()"
    - "posix_spawn()"
    - "popen()"
  # What lists, reads or changes files and folders; to ask only for a path is less.
  fileWork:
    - ".contentsOfDirectory(at:)"
    - ".contentsOfDirectory(atPath:)"
    - ".contents(atPath:)"
    - ".enumerator(at:)"
    - ".attributesOfItem(atPath:)"
    - ".createDirectory(at:)"
    - ".createDirectory(atPath:)"
    - ".createFile(atPath:)"
    - ".removeItem(at:)"
    - ".removeItem(atPath:)"
    - ".moveItem(at:to:)"
    - ".moveItem(atPath:toPath:)"
    - ".copyItem(at:to:)"
    - ".copyItem(atPath:toPath:)"
    - ".replaceItemAt"
    - ".write(to:options:)"
    - ".write(to:atomically:encoding:)"
    - ".write(toFile:atomically:encoding:)"
    - "FileHandle(forWritingTo:)"
    - "FileHandle(forWritingAtPath:)"
    - NSFileCoordinator
    - Folder
    - Archive
    - Zip
    - SSZipArchive
  # Who is told what happens in the application.
  telemetry:
    - Analytics
    - Crashlytics
    - SentrySDK
    - Mixpanel
    - Amplitude
    - AppsFlyerLib
    - Adjust
    - PostHogSDK
    - TelemetryDeck
    - TelemetryManager
    - Bugsnag
    - Flurry
    - Segment
    - Datadog
    - RemoteConfig
    - MXMetricManager
    - Branch
  # Screens, what they are made of, and the ways between them: a store or a client knows none.
  screenTypes: [View, AnyView, NavigationPath, UIView, UIViewController, UINavigationController, UITabBarController, UITableView, UICollectionView, UITableViewCell, UICollectionViewCell, UIAlertController, UIActivityViewController, UIHostingController, UIApplication, UIWindow, UIWindowScene, UIImage, UIColor, UIFont, NSView, NSViewController, NSWindow, NSWindowController, NSAlert, NSImage, NSColor, NSFont, Color, Image, Font]
  # What only a user interface needs: colours, pictures, views and the ways between them.
  uiTypes: [View, ViewBuilder, "@ViewBuilder", AnyView, Color, Image, Font, Text, LinearGradient, Gradient, EdgeInsets, Animation, Binding, NavigationPath, UIImage, UIColor, UIFont, UIView, UIViewController, UINavigationController, UITabBarController, UITableView, UITableViewCell, UITableViewDiffableDataSource, UITableViewDataSource, UITableViewDelegate, UICollectionView, UICollectionViewCell, UICollectionViewDiffableDataSource, UICollectionViewLayout, UIAlertController, UIAlertAction, UIButton, UILabel, UITextField, UITextView, UIScrollView, UIStackView, UIImageView, UIBarButtonItem, UIWindow, UIScreen, UIApplication, UIPasteboard, UITextInput, UIResponder, UITraitCollection, UIBezierPath, UIStoryboard, UIHostingController, NSImage, NSColor, NSFont, NSView, NSViewController, NSWindow, NSWindowController, NSAlert, NSApplication, NSPasteboard, NSTableView, NSScreen, NSOpenPanel, NSSavePanel]
  domainImports: [Foundation, Observation, Combine, Synchronization]
  storeFrameworks: [SwiftData, CoreData, RealmSwift, GRDB, SQLite, SQLite3, SQLiteData, FMDB, CloudKit, FirebaseFirestore, FirebaseDatabase, ObjectBox, WCDBSwift, Boutique]
  networkFrameworks: [Network, FoundationNetworking, Alamofire, Moya, Apollo, ApolloAPI, FirebaseAuth, FirebaseStorage, FirebaseFunctions, Supabase, Starscream, SocketIO, AsyncHTTPClient, Get, Papyrus]
  # Frameworks that draw, present or play.
  uiKits: [MapKit, WebKit, PhotosUI, SafariServices, QuickLook, AVKit, MessageUI, ContactsUI, EventKitUI, StoreKit, SceneKit, SpriteKit, ARKit, Kingfisher, SDWebImage, SDWebImageSwiftUI, Lottie, SnapKit]
  # Formatters, made or asked: a part of `formatting` that is never a comparison.
  formatters: [".formatted", "String(format:)", ".string(from:)", DateFormatter, NumberFormatter, RelativeDateTimeFormatter, ByteCountFormatter, MeasurementFormatter, DateComponentsFormatter, ISO8601DateFormatter, PersonNameComponentsFormatter]
  # Functions of the standard library and of Foundation that a method may share its name with: called alone, they are
  # meant.
  globalFunctions: [print, debugPrint, dump, zip, min, max, abs, swap, stride, type, sequence, repeatElement, assert, precondition, fatalError, sleep, usleep, round, floor, ceil, pow, sqrt, exp, log, sin, cos, tan, open, close, read, write, send, connect, bind, listen, accept, rename, remove, exit, free, time, index, signal, system, select, withAnimation]
  # What gives another answer every time.
  chance: ["Date.now", ".random", ".random(in:)", ".randomElement", ".shuffled", ".shuffle", "arc4random()", "arc4random_uniform()", SystemRandomNumberGenerator, CFAbsoluteTimeGetCurrent]
  # What reaches out of a pure function.
  effects: [Task, DispatchQueue, Timer, NotificationCenter, UserDefaults, FileManager, URLSession, UNUserNotificationCenter, UIApplication, NSWorkspace, ModelContext, NSManagedObjectContext, NSUbiquitousKeyValueStore, Firestore, "SecItemAdd()", AVAudioPlayer]

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
    CoreData: [NSManagedObjectContext, NSPersistentContainer, NSPersistentCloudKitContainer, NSPersistentStoreCoordinator, NSFetchRequest, NSFetchedResultsController, NSBatchDeleteRequest, NSBatchInsertRequest, NSBatchUpdateRequest]
    CloudKit: [CKContainer, CKDatabase, CKQueryOperation, CKModifyRecordsOperation, CKSyncEngine]
    GRDB: [DatabaseQueue, DatabasePool]
    FMDB: [FMDatabase, FMDatabaseQueue, FMDatabasePool]
    YapDatabase: [YapDatabase, YapDatabaseConnection]
    RealmSwift: [Realm]
    MMKV: [MMKV]
    Network: [NWConnection, NWListener, NWBrowser, NWPathMonitor]
    Alamofire: [AF, Session, SessionManager, DataRequest, UploadRequest, DownloadRequest]
    Moya: [MoyaProvider]
    Apollo: [ApolloClient, NetworkTransport]
    Get: [APIClient]
    OAuthSwift: [OAuthSwift]
    Starscream: [WebSocket]
    SocketIO: [SocketIOClient, SocketManager]
    GRPC: [GRPCClient, GRPCChannel]
    MQTTNIO: [MQTTClient]
    Firebase: [FirebaseApp]
    FirebaseFirestore: [Firestore, CollectionReference, DocumentReference]
    FirebaseDatabase: [DatabaseReference]
    FirebaseStorage: [StorageReference]
    FirebaseFunctions: [Functions, HTTPSCallable]
    FirebaseAuth: [Auth]
    FirebaseMessaging: [Messaging]
    FirebaseAnalytics: [Analytics]
    FirebaseCrashlytics: [Crashlytics]
    FirebaseRemoteConfig: [RemoteConfig]
    GoogleSignIn: [GIDSignIn]
    Supabase: [SupabaseClient, AuthClient, PostgrestClient]
    Amplify: [Amplify]
    Parse: [PFQuery]
    TrueTime: [TrueTimeClient]
    StripeTerminal: [Terminal, SCPTerminal]
    Stripe: [STPAPIClient]
    RevenueCat: [Purchases]
    Adapty: [Adapty]
    Qonversion: [Qonversion]
    SwiftyStoreKit: [SwiftyStoreKit]
    OneSignalFramework: [OneSignal]
    KeychainAccess: [Keychain]
    KeychainSwift: [KeychainSwift]
    SwiftKeychainWrapper: [KeychainWrapper]
    Valet: [Valet]
    SAMKeychain: [SAMKeychain]
    Locksmith: [Locksmith]
    ZIPFoundation: [Archive]
    Zip: [Zip]
    ZipArchive: [SSZipArchive]
    Files: [Folder]
    Sentry: [SentrySDK]
    Mixpanel: [Mixpanel]
    Amplitude: [Amplitude]
    AppsFlyerLib: [AppsFlyerLib]
    Adjust: [Adjust]
    PostHog: [PostHogSDK]
    TelemetryDeck: [TelemetryDeck]
    TelemetryClient: [TelemetryManager]
    Bugsnag: [Bugsnag]
    Flurry_iOS_SDK: [Flurry]
    Segment: [Segment]
    DatadogCore: [Datadog]
    BranchSDK: [Branch]
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

## 9. The Composable Architecture (tca)
**Impact:** HIGH
**Description:** Pure reducers, effects through dependencies, views that only send actions.

## 10. Redux (redux)
**Impact:** HIGH
**Description:** One store, values as state, reducers without effects, views that only dispatch.
"""###
    ),
  ]
}
