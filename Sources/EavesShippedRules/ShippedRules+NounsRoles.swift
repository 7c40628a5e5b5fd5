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
        - kind: class  # SwiftUI takes values only: this is over a class of that name.
          imports: [UIKit, AppKit, Cocoa]
        # What is over a view of UIKit or AppKit is drawn by them, even if a protocol of the project is called View.
        - conforms: [UIResponder, "UI*View", "UI*ViewController", NSResponder, "NS*View", "NS*ViewController"]
    - conforms: Commands  # The menus of a scene; a class of a protocol called so carries out one.
      kind: struct
    - conforms: ["*View*Representable", WKInterfaceObjectRepresentable]  # One name over the representables of several platforms is an alias under `#if`.
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
    - conforms: Record  # The base class of GRDB.
      imports: GRDB
      kind: class
    - conforms: [Object, EmbeddedObject]  # Rows of Realm.
      imports: [RealmSwift, Realm]
    - conforms: Model  # Rows of tables, as Fluent writes them.
      kind: class
      mentions: ["@ID", "@CompositeID"]
  reducer:
    - marked: "@Reducer"  # The Composable Architecture, and the Redux libraries after it.
    - conforms: [Reducer, ReducerProtocol, Reducing, Reducible]
      kind: [struct, enum, class]
    - name: "*Reducer"  # A project's own Redux: what is called so, and no part of a reducer.
      kind: [struct, enum, class]
      unless:
        - role: [drawn, kitView]
  repository:
    - name: ["*Repository", "*Repo"]
      unless:
        - kind: enum  # A value that tells cases apart, or a namespace that makes repositories.
        - role: plainValue  # A repository of a code host, as its server describes it.
        - conforms: [Error, CodingKey]
    - name: "*Repository*"
      kind: protocol
      unless:
        - name: ["*Delegate*", "*Factory*", "*Provider", "*ontainer", "*Parser*", "*Service*"]
    - conforms: [repository, "*RepositoryProtocol"]
      kind: [class, struct, actor]
  coordinator:
    - name: "*Coordinator"  # Who leads from screen to screen; others coordinate work, files or players.
      kind: [class, struct]
      mentions: [screenTypes, ObservableObject, "@Observable"]
      unless:
        - role: noCoordinator
        - mentions: [database, network, requests, endpoints, files, players, processes, telemetry]
    - name: "*Coordinator"
      kind: [class, struct]
      holds: [coordinator, "*Coordinator", "*Router", "*Navigat*", view, kitView]
      unless:
        - role: noCoordinator
        - mentions: [database, network, requests, endpoints, files, players, processes, telemetry]
    - name: ["*Coordinator", "*CoordinatorProtocol"]  # What screens keep, to be led on by it.
      held-by: [view, kitView, "*ViewModel"]
      unless:
        - role: noCoordinator
        - mentions: [database, network, requests, endpoints, files, players, processes, telemetry]
    - name: "*Coordinator"
      kind: [class, struct]
      creates: [view, kitView, "*ViewModel", "*Coordinator"]
      unless:
        - role: noCoordinator
    - name: "*NavigationModel"  # What holds where the screens stand.
      kind: class
      unless:
        - mentions: [database, network, requests, files, preferences, keychain]
    - name: ["*Router", "*Routing*", "*Wireframe*", "*Navigator*", "*NavigationManager"]  # Routers, wireframes and navigators of VIPER, Clean Swift and SwiftUI; what names requests routes the network.
      kind: [class, struct, actor]
      unless:
        - role: kitView
        - conforms: [DynamicProperty, EnvironmentKey, PreferenceKey]
        - mentions: [requests, network, endpoints]
    - name: ["*Router", "*RouterProtocol", "*Routing*", "*Wireframe*", "*Navigator*", "*NavigationModel"]  # What screens see of them; what they call back is a delegate of the screen.
      kind: protocol
      unless:
        - name: ["*Delegate*", "*Repository*"]
        - role: data  # What coordinates a database.
        - mentions: [requests, network, endpoints]
    - kind: protocol
      conformed-by: coordinator
      name: ["*Coordinat*", "*Rout*", "*Navigat*", "*Wireframe*", "*Flow*"]
      unless:
        - name: ["*Delegate*", "*Output*", "*Observer*", "*Handler*"]
    - conforms: [coordinator, "*Coordinator", "*RouterProtocol", "*Wireframe*"]
      kind: [class, struct]
      unless:
        - role: kitView
        - name: ["*ViewModel", "*VM", "*Presenter"]
    # Whatever its name: what is observed and holds the path of screens as a list of the project's own destinations …
    - role: observable
      holds: type
      named: path
      unless:
        - name: ["*ViewModel", "*VM", "*Presenter"]
    - kind: [class, struct]  # … or the stack itself, and is no screen.
      holds: navigating
      unless:
        - role: kitView
        - conforms: [UIApplicationDelegate, UIWindowSceneDelegate]
        - name: ["*ViewModel", "*VM", "*Presenter", "*Interactor", "*DataSource", "*Delegate*"]
  container:
    - name: ["*Container", "*Assembly", "?*Dependencies"]  # Of the parts of the application, not of pictures or rows.
      kind: [class, actor]
      unless:
        - role: [drawn, kitView]
    - name: "?*Dependencies"
      kind: [struct, protocol]
    - name: "AppContainer*"
      unless:
        - role: drawn
    - name: ["*Container", "*Assembly", "*Factory*", "*Builder*", "*Configurator*", "*Locator"]  # Who makes the parts of the layers, or wires a module (VIPER), under the names of builders.
      creates: [service, repository, useCase, viewModel, presenter]
      unless:
        - role: [drawn, kitView]
    - name: ["*AppContext", "*Dependencies"]
      kind: [class, struct]
      creates: [service, repository]
      unless:
        - role: drawn
    - conforms: [Component, BootstrapComponent]  # A container of Needle.
      kind: class
      creates: [service, repository, useCase, viewModel, presenter]
    - name: ["*State", "*Context", "*Environment", "*Session", "*Services"]  # The state of an application that holds three of its services or more.
      kind: [class, struct]
      holds: [service, repository]
      count: 3..
      unless:
        - role: [drawn, kitView]
        - name: "*View*"
    - kind: protocol
      name: ["*Factory*", "*Builder*", "*Configurator*", "*Container"]
      conformed-by: container
  useCase:
    - name: ["*UseCase", "*Usecase"]
      unless:
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable, CaseIterable, Hashable, Equatable, RawRepresentable, String, Int]  # A value that tells cases apart.
    - name: "*UseCase*"
      kind: protocol
      unless:
        - name: ["*Output*", "*Delegate*", "*Factory*", "*Provider*"]
    # Interactors are use cases in some houses, clients of a database in others, gestures in UIKit. What a presenter sees
    # of its interactor is one; what the interactor calls back is none.
    - name: "*Interactor"
      unless:
        - role: outerPlace
        - conforms: UIPercentDrivenInteractiveTransition
    - name: "*Interactor*"
      kind: protocol
      unless:
        - name: ["*Output*", "*Delegate*", "*Presenter*"]
        - role: outerPlace
    - conforms: useCase
      kind: [class, struct, actor]
      unless:
        - role: outerPlace
        - conforms: [UIPercentDrivenInteractiveTransition, UIViewController, "*ViewController", ObservableObject, "*Output*"]
    - kind: protocol  # The interface of an interactor, whatever its name (not the way back).
      conformed-by: "*Interactor"
      name: ["*Interactor*", "*Input*", "*Logic"]
      unless:
        - name: ["*Output*", "*Delegate*", "*Presenter*"]
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
    - path: ["**/Use*Case*/**", "**/Interactors/**"]
      kind: [class, actor, protocol]
      unless:
        - name: ["*Delegate*", "*Error", "*Factory*", "*Assembly", "*Container", "*Output*", "*Presenter"]
        - conforms: [Error, UIViewController, "*ViewController", ObservableObject, UIPercentDrivenInteractiveTransition]
        - role: outerPlace
    - path: ["**/Use*Case*/**", "**/Interactors/**"]
      kind: struct
      holds: [repository, service, useCase]
      unless:
        - conforms: [Error, View, DependencyKey, TestDependencyKey]
        - name: ["*Error", "*Factory*"]
        - role: outerPlace
  presenter:
    # What a screen hands its events to, and what answers through a protocol of the screen: VIPER, Clean Swift, MVP. Its
    # delegate is the screen again; what presents alerts or files is no presenter.
    - name: "*PresenterProtocol"
      kind: protocol
    - name: "*Logic"  # Of Clean Swift: what an interactor calls.
      kind: protocol
      conformed-by: "*Presenter"
    - name: "*Presenter"
      kind: protocol
      held-by: [view, kitView]
    - name: "*Presenter"  # One that keeps its screen, as a protocol, so as to answer.
      kind: class
      held-by: [view, kitView]
      holds: type
      named: [view, viewController, controller, display, output, delegate]
      unless:
        - role: shared
    - name: "*Presenter"  # A presenter of VIPER that its screen knows by another name, such as its output.
      kind: class
      holds: ["*Interactor*", "*UseCase*", "*Rout*", "*Wireframe*"]
      unless:
        - role: [shown, shared]
    - conforms: [presenter, "*PresenterProtocol"]
      kind: [class, actor]
      unless:
        - role: [shown, shared]
    - kind: protocol  # What a screen hands its events to, under another name.
      conformed-by: "*Presenter"
      held-by: [view, kitView]
      unless:
        - name: ["*Delegate*", "*DataSource"]
  viewModel:
    - name: ["*ViewModel", "*VM"]
      kind: [class, actor]
    - name: "*ViewModel*"  # What a screen sees of its view model, whole or in two halves.
      kind: protocol
      unless:
        - name: ["*Delegate*", "*DataSource", "*Factory*", "*Handler*", "*Provider", "*Adapter", "*Row", "*able"]
        - conformed-by: plainValue  # What is asked of values is what a view model shows.
    - name: "*ViewModel"  # A value that works through services drives the screen; one that only carries what is shown is display.
      kind: struct
      holds: ["*Service*", "*Repository*", "*UseCase*", "*Interactor*", "*Client", "*Coordinator", "*Router"]
    - name: "*ViewModel"  # So does one that a UIKit screen asks to do something: what can only be read is display.
      kind: struct
      held-by: kitView
      functions: 1..
      unless:
        - role: nested
    - name: "*ViewModel"
      unless:
        - kind: [struct, enum, class, actor, protocol]
    - kind: protocol  # What a screen sees of its view model, under another name.
      conformed-by: "*ViewModel"
      held-by: [view, kitView]
      unless:
        - name: ["*Delegate*", "*DataSource", "*able"]
    - conforms: ["*ViewModel", "*ViewModelProtocol", Reactor]  # What builds on a base class or fulfils a protocol, of view models; ReactorKit's reactors.
      kind: [class, actor]
      unless:
        - role: [shared, kitView]
        - conforms: [Codable, Decodable, Encodable]  # A model that is shown as it is.
    - kind: class  # What many screens share, or what is no screen's at all, drives none of them.
      role: observable
      held-by: view
      via: ["@State", "@StateObject", "@ObservedObject", "@Bindable", "@Perception.Bindable", "@InjectedObject", "@LazyState", "@ViewModel"]
      unless:
        - role: [shared, kitView]
        - holds: type  # No screen has a singleton of its own.
          named: shared
        - holds: [UIWindow, NSWindow]  # What shows windows itself.
        # What is told apart from others of its kind, or comes from a service, is what a screen shows.
        - conforms: [Codable, Decodable, Encodable, Identifiable, Hashable]
        - returned-by: ["*Service", "*Client", "*Repository", "*API"]
  # What only writes down what happens, in a file of its own: it is everybody's. Who is called the log of anything else
  # may be what the user keeps, so it reads no files and calls no service.
  logging:
    - name: "*Logger"
      kind: [class, struct, actor]
      unless:
        - role: keeper
    - name: ["*Log", "*LogStore"]  # What a logger writes to.
      kind: [class, struct, actor]
      held-by: "*Logger"
      unless:
        - mentions: [database, network, requests, keychain, preferences, notifications]
        - holds: service
        - role: observable
    - name: "*Log"  # It may keep files of its own if it writes to the log of the system, too.
      kind: [class, struct, actor]
      mentions: [Logger, OSLog, "os_log()"]
      unless:
        - role: keeper
    - name: "*Logger"  # The logger of a package whose source is not here.
      unless:
        - kind: [class, struct, actor, enum, protocol]
    - name: "*Log"
      kind: [class, struct, actor]
      unless:
        - role: keeper
        - mentions: [fileReading, readsWhole, "*Service", "*Client", "*API"]
        - holds: service
  service:
    # What others call a service, or its port. A name alone is not enough for what paints, or for what the views observe.
    - name: ["*Service", "*Client", "*Gateway", "*DataManager"]
      kind: [class, actor, struct, protocol]
      unless:
        - role: [drawn, kitView, observable]
        - mentions: screenTypes
        - role: dataless
        - kind: struct  # A plan that people subscribe to.
          name: Service
        - conformed-by: kitView  # What screens conform to marks who is given a service.
        - conforms: UNNotificationServiceExtension  # The entry of an extension.
        - inside: [view, viewModel, presenter]
        - name: "*Format*"
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable, CaseIterable]
    - name: "*Service*"
      kind: protocol
      unless:
        - mentions: screenTypes
        - role: dataless
        - name: ["*Format*", "*Delegate*", "*Output*", "*Observer*", "*Factory*"]
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
        - conforms: ["UI*", "NS*DataSource"]
    - kind: protocol
      conformed-by: service
      unless:
        - name: ["*Delegate*", "*Observer*", "*able", "*Output*", "*Input*", "*Interactor*", "*Presenter*", "*Rout*", "*View*"]
        - conformed-by: entity
        - conformed-by: type  # What many are is a trait, not the port of one.
          count: 4..
    - kind: [class, actor]
      name: ["*er", "*or", "*Service", "*Store", "*Cache", "*Database", "*API", "*Client", "*Storage", "*DataSource", "*Engine", "*Operation", "*Queue", "*Remote", "*Impl"]
      holds: service
      unless:
        - role: [shown, observableState, director]
        - mentions: uiTypes  # A helper of a screen.
          name: ["*er", "*or"]
        - conforms: "*Presenter*"
        - name: ["*ViewController", "*Presenter", "*Router", "*Reducer", "*Error"]
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable]
        - conforms: [NSPasteboardWriting, NSExtensionRequestHandling, UNNotificationServiceExtension, INExtension]
        - holds: [UIAlertController, NSAlert, UIWindow, NSWindow]  # Who keeps an alert shows it, and who keeps the window shows more.
        - inside: [view, viewModel, presenter, kitView]
    - kind: [class, actor]
      name: ["*er", "*or", "*Service", "*Store", "*Cache", "*Storage", "*Preferences*"]
      creates: service
      unless:
        - role: [shown, observable]
        - mentions: uiTypes
          name: ["*er", "*or"]
        - creates: [view, kitView]
        - holds: [UIWindow, NSWindow]
        - conforms: "*Presenter*"
        - name: ["*ViewController", "*Presenter", "*Router", "*Reducer", "*Builder*"]
        - conforms: [Codable, Decodable, Encodable, Error, Identifiable]
        - inside: [view, viewModel, presenter, kitView]
    - kind: struct  # Its folder or its name says what a value is that works through a service.
      path: "**/Service*/**"
      holds: service
      unless:
        - role: drawn
        - conforms: [Codable, Decodable, Encodable]
    - kind: struct
      name: ["*Service", "*Client", "*API", "*Manager", "*Provider", "*DataSource", "*Store", "*Storage", "*Cache", "*Database"]
      holds: service
      unless:
        - role: [drawn, noService]
        - inside: [view, viewModel, presenter, kitView]
    - kind: [class, actor, struct]  # What inherits from a service is one, and so is what keeps the promise of one.
      conforms: service
      unless:
        - role: [drawn, kitView, observableState]
        - mentions: screenTypes
        - conforms: [Codable, Decodable, Encodable, Error]
    # What reaches a store or another machine is infrastructure, whatever its name and kind; what views observe is state.
    - mentions: [database, network]
      unless:
        - role: [shown, observable, noService]
        - kind: [struct, enum]
          inside: [view, viewModel, presenter, kitView]
        - kind: struct  # A value among the models, even one that asks who is signed in.
          role: modelPlace
          functions: ..0
        - kind: protocol  # What an entity is asked to be.
          conformed-by: entity
    - kind: [class, actor, struct, protocol]  # Wrappers of devices, secrets, purchases, notices.
      mentions: [devices, keychain, purchases, notifications]
      unless:
        - role: [shown, observable, noService]
        - conformed-by: kitView
        - inside: [view, viewModel, presenter, kitView]
        - kind: struct
          name: "*State"
    - kind: [class, actor]  # Who asks by requests and is no request itself.
      mentions: requests
      unless:
        - role: [shown, observable, noService]
        - inside: [view, viewModel, presenter, kitView]
        - name: ["*Formatter*", "*Serializer", "*Mapper*", "*Parser*", "*Helper*", "*Adapter", "*Config*"]
    # Who starts other programs, works on files, keeps the defaults or plays; what views observe is state.
    - kind: [class, actor]
      mentions: [processes, files, preferences, players]
      unless:
        - role: [shown, observable, noService]
        - holds: [kitView, screenTypes]  # A theme keeps colors, and who shows something keeps its view.
        - mentions: players  # A file's own helper over what its view may play itself.
          access: [private, fileprivate]
        - conforms: [Identifiable, Hashable]
        - name: ["*Formatter*", "*Adapter"]
        - inside: [view, viewModel, presenter, kitView]
    - kind: enum  # An enum is a namespace of functions if its name says who works; else its cases are values.
      name: ["*er", "*or", "*Service", "*Store", "*Cache", "*Storage", "*API", "*Keychain"]
      mentions: [devices, keychain, purchases, processes, notifications, files, preferences]
      unless:
        - role: noService
        - conforms: [String, Int]
        - inside: [view, viewModel, presenter, kitView]
    - role: observable  # Its name says that it works for others, too.
      name: ["*Store", "*Storage", "*Cache", "*Manager", "*Service"]
      mentions: [database, network, devices, keychain, purchases, notifications, processes, files]
    - kind: [struct, protocol]
      mentions: [processes, files]
      unless:
        - role: [drawn, noService]
        - conforms: Transferable
        - inside: [view, viewModel, presenter, kitView]
        - name: ["*able", "*Config*"]
    - kind: [struct, protocol]
      name: ["*Manager", "*Service", "*Store", "*Storage", "*Cache", "*Settings*", "*Preferences*", "*Defaults*"]
      mentions: preferences
      unless:
        - role: [drawn, noService]
        - conforms: RawRepresentable
        - inside: [view, viewModel, presenter, kitView]
    - kind: protocol
      conformed-by: [URLSession, FileManager, storeContexts, devices, notifications, preferences]
      unless:
        - name: ["*Delegate*", "*able"]
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
    - path: ["**/Domain/Model*/**", "**/Domain/Entit*/**"]
      kind: [struct, protocol]
      unless:
        - role: [noModel, nested]
    - path: ["**/Domain/Model*/**", "**/Domain/Entit*/**"]
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
        - role: [noModel, nested, settings]
        - name: ["*DTO", "*Response"]
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
        - role: [noModel, nested, settings, wire, configuring]
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
    - name: ["*DTO", "*Response"]
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
        - name: ["*able", "*ing"]
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
