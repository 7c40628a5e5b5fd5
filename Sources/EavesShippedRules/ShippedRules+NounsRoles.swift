extension ShippedRules {
  static let nounsRoles: [(name: String, text: String)] = [
    (
      "_roles.yml",
      ###"""
# What a view, a view model, a repository is, in every profile; `roles:` of a project's eaves.yml add to it.

# Layer roles exclude each other: a type takes the first that matches, in this order.
layers:
  view:
    - conforms: [View, ViewModifier]
      kind: [struct, class, enum]
      unless:
        # What is over a view of UIKit or AppKit is drawn by them, even if a protocol of the project is called View.
        - conforms: [UIResponder, "UI*View", "UI*ViewController", NSResponder, "NS*View", "NS*ViewController"]
    - conforms: Commands  # The menus of a scene; a class of a protocol called so carries out one.
      kind: struct
    # One name over the representables of several platforms is an alias under `#if`.
    - conforms: ["*ViewRepresentable", "*ViewControllerRepresentable", WKInterfaceObjectRepresentable]
      kind: [struct, class]
  app:
    - conforms: [App, Scene, UIApplicationDelegate, UISceneDelegate, UIWindowSceneDelegate, NSApplicationDelegate, WKApplicationDelegate, WKExtensionDelegate, WidgetBundle]
    - conforms: [UIApplication, NSApplication]
      kind: class
    - conforms: [Widget, ControlWidget]
      kind: struct
  entity:
    - marked: "@Model"
    - conforms: [NSManagedObject, PersistentModel]
    - conforms: [PersistableRecord, MutablePersistableRecord, TableRecord]  # Rows of tables, as GRDB writes them.
      kind: [struct, class]
    - conforms: Model  # Rows of tables, as Fluent writes them.
      kind: class
      mentions: ["@ID", "@CompositeID"]
  reducer:
    - marked: "@Reducer"  # The Composable Architecture, and the Redux libraries after it.
    - conforms: [Reducer, "*ReducerProtocol", Reducing, Reducible]
      kind: [struct, enum, class]
    - name: ["*Reducer", "*ReducerProtocol"]  # A project's own Redux: what is called so, and no part of a reducer.
      kind: [struct, enum, class]
      unless:
        - role: [drawn, kitView]
  repository:
    - name: ["*Repository", "*RepositoryProtocol", "*RepositoryImpl", "*RepositoryImplementation", "*RepositoryType", "*RepositoryInterface", "*Repo", "*RepoProtocol", "*RepoImpl"]
      unless:
        - kind: enum  # A value that tells cases apart, or a namespace that makes repositories.
        - role: plainValue  # A repository of a code host, as its server describes it.
        - conforms: [Error, CodingKey]
    - conforms: ["*Repository", "*RepositoryProtocol", "*RepositoryType", "*RepositoryInterface", "*Repo", "*RepoProtocol"]
      kind: [class, struct, actor, protocol]
  coordinator:
    - name: ["*Coordinator", "*CoordinatorProtocol"]
      kind: [class, struct, protocol]
      unless:
        - conforms: [UIViewRepresentable, UIViewControllerRepresentable]
        - inside: view  # What a representable calls its coordinator is the delegate of one control.
        - name: Coordinator
          conforms: "*Delegate"
        - role: rallying
    - name: "*Coordinator"
      kind: [class, struct]
      creates: [view, kitView, "*ViewModel"]
      unless:
        - inside: view
        - conforms: [UIViewRepresentable, UIViewControllerRepresentable]
        - name: Coordinator
          conforms: "*Delegate"
    - name: "*NavigationModel"  # What holds where the screens stand, without the name of a coordinator.
      kind: [class, protocol]
      unless:
        - mentions: [requests, network, endpoints, persistence, fileWork, readsWhole, preferences, keychain]
    - conforms: ["*Coordinator", "*CoordinatorProtocol"]
      kind: [class, struct, protocol]
      unless:
        - role: [kitView, rallying]
    # Routers, wireframes and navigators, as VIPER, Clean Swift and SwiftUI have them; and the protocols screens see.
    - name: ["*Router", "*RouterProtocol", "*RouterInput", "*RouterInputProtocol", "*RouterInterface", "*RouterType", "*RouterImpl", "*Routing", "*RoutingProtocol", "*RoutingLogic", "*Wireframe", "*WireframeProtocol", "*WireFrame", "*WireFrameProtocol", "*WireframeInterface", "*Navigator", "*NavigatorProtocol", "*NavigatorType", "*NavigationManager", "*NavigationStore", "*FlowController", "*Coordinating", "*Coordinatable"]
      kind: [class, struct, actor, protocol]
      unless:
        - role: kitView
        - conforms: [DynamicProperty, EnvironmentKey, PreferenceKey]
        # What names requests and their methods routes the network, and so does what a repository or client conforms to.
        - mentions: [requests, network, endpoints]
        - conformed-by: ["*Repository", "*Service", "*Client", "*DataCoordinator", "*InfoCoordinator", "*SyncCoordinator"]
        - name: "*Repository*"
        - path: ["**/Network*/**", "**/API/**", "**/Server/**"]
    - conforms: ["*Router", "*RouterProtocol", "*RouterInput", "*RouterInterface", "*Wireframe", "*WireframeProtocol"]
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
    # Whatever its name: what is observed and holds the path of screens as a list of the project's own destinations …
    - role: observable
      holds: type
      named: path
      unless:
        - name: ["*ViewModel", "*VM", "*Presenter"]
    # … or the stack itself, and is no screen.
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
    - name: "*Container"  # A container of the parts of the application, not of pictures or rows.
      kind: [class, actor]
      unless:
        - role: [drawn, kitView]
    - name: "*Container"
      kind: struct
      creates: [service, repository, useCase, viewModel, presenter]
      unless:
        - role: drawn
    - conforms: [Component, BootstrapComponent]  # A container of Needle.
      kind: class
      creates: [service, repository, useCase, viewModel, presenter]
    # Who makes the parts of the data layer, or wires a module (VIPER), under the names of builders.
    - name: ["*Factory", "*Builder", "*Configurator", "*Injector", "*Locator", "*Resolver"]
      creates: [service, repository, useCase, viewModel, presenter]
      unless:
        - role: [drawn, kitView]
    - name: ["*AppContext", "*AppEnvironment", "*AppDependencies", Dependencies]
      kind: [class, struct]
      creates: [service, repository]
      unless:
        - role: drawn
    # The bag of an application, which holds three of its services or more.
    - name: ["*State", "*Context", "*Environment", "*Session", "*Services", "*World"]
      kind: [class, struct]
      holds: [service, repository]
      count: 3..
      unless:
        - role: [drawn, kitView]
        - name: ["*ViewState", "*ScreenState"]
    - kind: protocol
      name: ["*Factory", "*FactoryProtocol", "*Builder", "*BuilderProtocol", "*Configurator", "*ConfiguratorProtocol", "*Container", "*ContainerProtocol", "*AssemblyProtocol"]
      conformed-by: container
  useCase:
    - name: ["*UseCase", "*UseCaseProtocol", "*UseCaseImpl", "*UseCaseImplementation", "*UseCaseType", "*UseCaseInterface", "*Usecase", "*UsecaseProtocol"]
      unless:
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable, CaseIterable, Hashable, Equatable, RawRepresentable, String, Int]  # A value that tells cases apart.
    - name: "*Interactor"  # Interactors are use cases in some houses, clients of a database in others, gestures in UIKit.
      unless:
        - role: outerPlace
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
        - role: outerPlace
        - conforms: [UIPercentDrivenInteractiveTransition, UIViewController, "*ViewController", ObservableObject, "*Output*"]
    # The interface of an interactor, whatever its name (not the way back).
    - kind: protocol
      conformed-by: "*Interactor"
      name: ["*Interact*", "*InputProtocol", "*Input", "*Logic"]
      unless:
        - name: ["*Output*", "*Delegate*", "*Presenter*", "*Listener*"]
        - role: outerPlace
    # The repository that it holds, an initializer and one thing more; or several repositories and one function: an
    # object for one deed, whatever its name.
    - kind: class
      holds: repository
      members: 3
      unless:
        - role: noDeed
    - kind: [class, struct, actor]
      holds: repository
      functions: 1
      unless:
        - role: noDeed
    # What stands in a folder of use cases and is more than a value: a struct that works through another layer.
    - path: ["**/UseCases/**", "**/UseCase/**", "**/Use Cases/**", "**/Interactors/**"]
      kind: [class, actor, protocol]
      unless:
        - name: ["*Delegate", "*Error", "*Factory", "*Assembly", "*Container", "*Output", "*Listener", "*Presenter"]
        - conforms: [Error, UIViewController, "*ViewController", ObservableObject, UIPercentDrivenInteractiveTransition]
        - role: outerPlace
    - path: ["**/UseCases/**", "**/UseCase/**", "**/Use Cases/**", "**/Interactors/**"]
      kind: struct
      holds: [repository, service, useCase]
      unless:
        - conforms: [Error, View, DependencyKey, TestDependencyKey]
        - name: ["*Error", "*Factory"]
        - role: outerPlace
  presenter:
    # What a screen hands its events to, and what answers through a protocol of the screen: VIPER, Clean Swift, MVP. Its
    # delegate is the screen again; what presents alerts or files is no presenter.
    - name: ["*PresenterProtocol", "*PresenterInput", "*PresenterInputProtocol", "*PresenterInterface", "*PresenterType", "*PresentationLogic"]
      kind: protocol
    - name: ["*Presenter", "*PresenterImpl", "*PresenterImplementation"]
      kind: [class, protocol]
      held-by: [view, kitView]
      unless:
        - role: shared
    - name: "*Presenter"  # A presenter of VIPER that its screen knows by another name, such as its output.
      kind: class
      holds: ["*Interact*", "*UseCase*", "*Rout*", "*Wireframe*"]
      unless:
        - role: [shown, shared]
    - conforms: ["*PresenterProtocol", "*PresenterInput", "*PresenterInputProtocol", "*PresenterInterface", "*PresenterType", "*PresentationLogic"]
      kind: [class, actor]
      unless:
        - role: [shown, shared]
    - kind: protocol  # What a screen hands its events to, under another name.
      conformed-by: "*Presenter"
      held-by: [view, kitView]
      unless:
        - name: ["*Delegate", "*DataSource"]
  viewModel:
    - name: ["*ViewModel", "*ViewModelProtocol", "*ViewModelImpl", "*ViewModelImplementation", "*ViewModelType", "*ViewModelInterface", "*ViewModeling", "*ViewModelable"]
      kind: [class, actor, protocol]
    # The two sides of a view model, as protocols; a struct of that name is but a bundle.
    - name: ["*ViewModelInput", "*ViewModelInputs", "*ViewModelOutput", "*ViewModelOutputs", "*ViewModelInputProtocol", "*ViewModelOutputProtocol", "*ViewModelInputType", "*ViewModelOutputType"]
      kind: protocol
    - name: "*ViewModel"  # A value that works through services drives the screen; one that only carries what is shown is display.
      kind: struct
      holds: ["*Service", "*ServiceProtocol", "*Servicing", "*Repository", "*RepositoryProtocol", "*UseCase", "*UseCaseProtocol", "*Interactor", "*InteractorProtocol", "*Client", "*ClientProtocol", "*APIClient", "*Coordinator", "*CoordinatorProtocol", "*Router"]
    - name: "*ViewModel"  # So does one that a UIKit screen asks to do something: what can only be read is display.
      kind: struct
      held-by: kitView
      functions: 1..
      unless:
        - role: nested
    - name: ["*VM", "*VMProtocol"]
      kind: [class, actor]
    - name: ["*ViewModel"]
      unless:
        - kind: [struct, enum, class, actor, protocol]
    - kind: protocol  # What a screen sees of its view model, under another name.
      conformed-by: "*ViewModel"
      held-by: [view, kitView]
      unless:
        - name: ["*Delegate", "*DataSource", "*able", "*Protocol"]
    - kind: protocol  # What a screen hands its events to, and a view model answers.
      name: ["*ActionHandler", "*ActionsHandler", "*ActionHandlerProtocol", "*EventHandler", "*EventHandlerProtocol", "*Presenting"]
      conformed-by: viewModel
      held-by: [view, kitView]
    # What builds on a base class or fulfils a protocol, of view models; ReactorKit's reactors.
    - conforms: ["*ViewModel", "*ViewModelProtocol", "*ViewModelType", "*ViewModelInterface", "*ViewModelable", "*ViewModeling", Reactor]
      kind: [class, actor]
      unless:
        - role: shared
    - kind: class  # What many screens share, or what is no screen's at all, drives none of them.
      marked: "@Observable"
      held-by: view
      via: ["@State", "@StateObject", "@ObservedObject", "@Bindable", "@Perception.Bindable", "@InjectedObject", "@LazyState", "@ViewModel"]
      unless:
        - role: shared
        # What is told apart from others of its kind, or comes from a service, is what a screen shows.
        - conforms: [Codable, Decodable, Encodable, Identifiable, Hashable]
        - returned-by: ["*Service", "*Client", "*Repository", "*API"]
    - kind: class
      conforms: ObservableObject
      held-by: view
      via: ["@StateObject", "@ObservedObject", "@InjectedObject", "@ViewModel"]
      unless:
        - role: shared
        # What is told apart from others of its kind, or comes from a service, is what a screen shows.
        - conforms: [Codable, Decodable, Encodable, Identifiable, Hashable]
        - returned-by: ["*Service", "*Client", "*Repository", "*API"]
  service:
    # What others call a service, or its port. A name alone is not enough for what paints, or for what the views observe.
    - name: ["*Service", "*ServiceProtocol", "*ServiceImpl", "*ServiceType", "*Servicing", "*Client", "*ClientProtocol", "*ClientType", "*Gateway", "*NetworkManager", "*NetworkManagerProtocol", "*APIManager", "*APIManagerProtocol", "*KeychainManager", "*DataManager", "*DatabaseManager", "*StorageManager"]
      kind: [class, actor, struct, protocol]
      unless:
        - role: [drawn, kitView, observable]
        - mentions: uiTypes
        - role: dataless
        - inside: [view, viewModel, presenter]
        - name: ["*Format*Service*"]
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable, CaseIterable]
    - name: "?*Client"  # The client of a package whose source is not here.
      unless:
        - kind: [struct, enum, class, actor, protocol]
    - name: "*Client"  # A namespace of functions that ask a server; an enum called an API lists its endpoints.
      kind: enum
      mentions: requests
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
        - conformed-by: type  # What many are is a trait, not the port of one.
          count: 4..
    # Who works (a manager, a downloader, a cache) through a service, and is neither shown nor the state of screens.
    - kind: [class, actor]
      name: ["*er", "*or", "*Service", "*Store", "*Cache", "*Database", "*DB", "*API", "*Client", "*Task", "*Operation", "*Engine", "*Queue", "*Network", "*Remote", "*Connection", "*Connections", "*Storage", "*Source", "*Impl", "*Pool", "*Sync"]
      holds: service
      unless:
        - role: [shown, watched]
        - conforms: "*Presenter*"
        - name: ["*ViewController", "*Presenter", "*Router", "*Reducer", "*Folder", "*User", "*Order", "*Author", "*Member", "*Error"]
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable]
        - holds: [UIAlertController, NSAlert]  # Who keeps an alert shows it.
        - inside: [view, viewModel, presenter, kitView]
    - kind: [class, actor]
      name: ["*er", "*or", "*Service", "*Store", "*Cache", "*Database", "*API", "*Client", "*Engine", "*Storage", "*Preferences", "*Sync", "*Repo"]
      creates: service
      unless:
        - role: [shown, observable]
        - conforms: "*Presenter*"
        - name: ["*ViewController", "*Presenter", "*Router", "*Reducer", "*Configurator", "*Builder", "*Folder", "*Interactor"]
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable]
        - inside: [view, viewModel, presenter, kitView]
    - kind: struct  # The folder says what a service in it makes of it.
      path: ["**/Services/**", "**/Service/**"]
      holds: service
      unless:
        - role: drawn
        - conforms: [Codable, Decodable, Encodable]
    - kind: struct
      name: ["*Manager", "*DataSource", "*Provider", "*Worker", "*Loader", "*Fetcher", "*Repo", "*Networking", "*Storage", "*Store", "*Cache", "*Database"]
      holds: service
      unless:
        - role: drawn
        - conforms: [Codable, Decodable, Encodable, "*TimelineProvider"]
    - kind: [class, actor, struct]  # What inherits from a service is one, and so is what keeps the promise of one.
      conforms: service
      unless:
        - role: [drawn, kitView, watched]
        - conforms: [Codable, Decodable, Encodable, Error]
    - mentions: [persistence, network]  # What reaches a store or another machine is infrastructure, whatever its name and kind.
      unless:
        - role: shown  # What UIKit and AppKit draw is no infrastructure, even where it loads a page by a request.
        - name: ["*ViewController", "*View", "*Cell", "*Delegate", "*Presenter", "*Reducer", "*Feature", "*Router", "*Factory", "*Request", "*Endpoint", "*ViewInput", "*ViewProtocol", "*InteractorOutput*"]
        # Values and errors are carried, and carry nothing themselves.
        - conforms: [Codable, Decodable, Encodable, Error, LocalizedError, CaseIterable]
        - conforms: [Hashable, Equatable, Identifiable]
          kind: [struct, enum]
        - kind: [struct, enum]
          inside: [view, viewModel, presenter, kitView]
        - kind: struct  # A value among the models, even one that asks who is signed in.
          role: modelPlace
          functions: ..0
        # A representable's coordinator is a part of the view, the bag of everything a container.
        - name: [Coordinator, "*AppContext", "*AppEnvironment"]
        - conforms: ["*TimelineProvider", "*Intent"]
        - kind: protocol  # What an entity is asked to be.
          conformed-by: entity
    - kind: [class, actor, struct, protocol]  # Wrappers of devices, secrets, purchases, notices.
      mentions: [devices, keychain, purchases, notifications]
      unless:
        - name: Coordinator
        - role: shown
        - name: ["*ViewController", "*View", "*Cell", "*Delegate", "*Presenter", "*Reducer", "*Feature", "*Router", "*Factory", "*Request", "*Endpoint", "*ViewInput", "*ViewProtocol", "*InteractorOutput*"]
        - conforms: [Codable, Decodable, Encodable, Error, LocalizedError, CaseIterable]
        - conforms: ["*TimelineProvider", "*Intent"]
        - inside: [view, viewModel, presenter, kitView]
        - kind: struct
          conforms: [Hashable, Equatable, Identifiable]
        - kind: struct
          name: "*State"
    - kind: [class, actor]  # Who asks by requests, and is no request itself.
      name: ["*er", "*or", "*Service", "*Store", "*Cache", "*Database", "*API", "*Client", "*Engine", "*Storage"]
      mentions: requests
      unless:
        - role: [shown, observable]
        - name: ["*ViewController", "*Presenter", "*Reducer", "*Router", "*Serializer", "*Mapper", "*Parser", "*Formatter", "*Helper", "*Error", "*Interceptor", "*Adapter"]
        - inside: [view, viewModel, presenter, kitView]
    - kind: enum  # An enum is a namespace of functions if its name says who works; else its cases are values.
      name: ["*er", "*or", "*Service", "*Store", "*Cache", "*Storage", "*API", "*Client", "*Utils", "*Utilities", "*Tools", "*Keychain", "*Notifications", "*Analytics", "*Permissions"]
      mentions: [devices, keychain, purchases, processes, notifications, fileWork, preferences]
      unless:
        - conforms: [Codable, Decodable, Encodable, Error, LocalizedError, CaseIterable, String, Int]
        - inside: [view, viewModel, presenter, kitView]
        - name: ["*Router", "*Presenter", "*Reducer", "*Error"]
    # What starts other programs, works on files, keeps the defaults or plays; what views observe is state, and a value that knows its path is none.
    - kind: [class, actor]
      mentions: [processes, fileWork, preferences, players]
      unless:
        - role: [shown, observable]
        - mentions: players  # A file's own helper over what its view may play itself.
          access: [private, fileprivate]
        - name: [Coordinator, "*Formatter", "*ViewController", "*View", "*Cell", "*Delegate", "*Presenter", "*Router", "*Factory", "*Language*", "*Localization*", "*Localizer", "*Utils", "*Utilities"]
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable, Hashable, "*TimelineProvider"]
    - role: observable
      name: ["*Store", "*Storage", "*Cache", "*Manager", "*Service"]
      mentions: [processes, fileWork]
    - role: observable
      name: "*Store"
      mentions: preferences
    - kind: [struct, protocol]
      mentions: [processes, fileWork]
      unless:
        - role: drawn
        - conforms: [Codable, Decodable, Encodable, Error, LocalizedError, Identifiable, CaseIterable, Hashable, Equatable, RawRepresentable, "*TimelineProvider", "*Intent", Transferable]
        - inside: [view, viewModel, presenter, kitView]
        - name: ["*able", "*Delegate", "*Factory", "*Constants", "*Config", "*Configuration"]
    - kind: struct
      name: ["*Manager", "*Service", "*Store", "*Storage", "*Preferences", "*Defaults", "*Cache"]
      mentions: preferences
      unless:
        - role: drawn
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable, CaseIterable, Hashable, Equatable, RawRepresentable]
        - inside: [view, viewModel, presenter, kitView]
    - kind: protocol  # A protocol over the defaults, or what the platform's own types conform to, is the port of a wrapper.
      name: ["*Preferences*", "*Defaults*", "*Settings*", "*Storage*", "*Store*"]
      mentions: preferences
    - kind: protocol
      conformed-by: [URLSession, FileManager, storeContexts, devices, notifications, preferences]
      unless:
        - name: ["*Delegate", "*able"]
  domainModel:
    - role: modelPlace  # A value that can be compared, decoded or told apart, in a folder or module of models.
      kind: [struct, class]
      conforms: [Codable, Decodable, Encodable, Equatable, Hashable, Identifiable, Comparable, NSCoding, NSSecureCoding, NSCopying, Mappable]
      unless:
        - role: [noModel, nested, wire]
    - role: modelPlace  # … or one that others keep, as a bare struct.
      kind: struct
      held-by: type
      unless:
        - role: [noModel, nested, wire]
    # The innermost folder of a clean architecture says it all, of protocols too.
    - path: ["**/Domain/Models/**", "**/Domain/Entities/**", "**/Domain/Model/**", "**/Domain/Entity/**"]
      kind: [struct, protocol]
      unless:
        - role: [noModel, nested]
    - path: ["**/Domain/Models/**", "**/Domain/Entities/**", "**/Domain/Model/**", "**/Domain/Entity/**"]
      kind: class
      unless:
        - role: [neverModel, nested]
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
      role: modelPlace
      unless:
        - role: [noModel, nested, settings]
    - accepted-by: [repository, useCase]  # What they take, as a value; questions and settings are none.
      kind: struct
      conforms: [Equatable, Hashable, Identifiable]
      unless:
        - role: [noModel, nested, settings, wire]
        - name: ["*Query", "*Params", "*Filter", "*Options", "*Config", "*Configuration", "*Command", "*Event", "*Action", "*Message", "*Token", "*Credentials", "*Info", "*Context"]
    - role: kept  # What a service keeps, and a screen with it.
      kind: struct
      held-by: [view, kitView, viewModel, presenter]
      unless:
        - role: [noModel, nested, settings, wire, configuring]
    - returned-by: service  # What a service has made of the wire.
      kind: struct
      unless:
        - role: [noModel, nested, settings, wire]
        - conforms: [Decodable, Codable]
        - name: "*Result"
    # What the network answers is a model where a screen, or what drives one, knows it; else it is only mapped.
    - conforms: [Decodable, Codable]
      kind: [struct, class]
      role: wire
      held-by: [view, kitView, viewModel, presenter, reducer, observable]
      unless:
        - role: [noModel, nested]
    - conforms: [Identifiable, Hashable, Equatable]  # … and so is a value that the data layer has made of it.
      kind: struct
      role: wire
      held-by: [view, kitView, viewModel, presenter, reducer, observable]
      unless:
        - role: [noModel, nested, configuring]
    - role: wireName
      kind: struct
      held-by: [view, kitView, viewModel, presenter, reducer, observable]
      unless:
        - role: [noModel, nested]
    - conforms: [Decodable, Codable]
      kind: [struct, class]
      role: wire
      accepted-by: [view, kitView, viewModel, presenter, reducer, observable]
      unless:
        - role: [noModel, nested]
    - conforms: [Decodable, Codable]
      kind: struct
      returned-by: service
      held-by: [view, kitView, viewModel, presenter, reducer, useCase, observable]
      unless:
        - role: [noModel, nested, settings]
    - conforms: [Decodable, Codable]
      kind: struct
      returned-by: service
      accepted-by: [view, kitView, viewModel, presenter, reducer, useCase, observable]
      unless:
        - role: [noModel, nested, settings]
    - conforms: [Decodable, Codable]
      kind: [struct, class]
      returned-by: port
      unless:
        - role: [noModel, nested, wire]
    - conforms: [Decodable, Codable, Equatable, Hashable, Identifiable]  # A part of something else, among the models, that a screen keeps for itself.
      kind: struct
      role: modelPlace
      held-by: [view, kitView, viewModel, presenter, reducer, observable]
      unless:
        - role: noModel
        - inside: [view, kitView, viewModel, presenter, service]
    - conforms: GraphQLFragment  # What Apollo generates of a fragment is what views show.
      kind: struct
    - kind: protocol  # A protocol over models, among them.
      role: modelPlace
      conformed-by: domainModel
      unless:
        - role: [noModel, nested]
        - name: ["*able", "*ing", "*Convertible"]
    - name: ["?*DTO", "?*Dto"]  # What a package whose source is not here calls an answer of its server.
      unless:
        - kind: [struct, enum, class, actor, protocol]
    - returned-by: [repository, useCase]  # What is declared elsewhere, and is known by what it is assigned to.
      unless:
        - kind: [struct, enum, class, actor, protocol]
    - held-by: domainModel  # What a model is made of.
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
      role: modelPlace
      unless:
        - role: [noModel, nested, settings, wire]
"""###
    ),
  ]
}
