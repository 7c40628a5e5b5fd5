extension ShippedRules {
  static let nounsShorthands: [(name: String, text: String)] = [
    (
      "_shorthands.yml",
      ###"""
# What shortens the definitions of roles in _roles.yml and _marks.yml; no answer to what a type is. And what sentences
# call roles and word lists.

helpers:
  # What SwiftUI, UIKit and AppKit draw, with what else of theirs is no infrastructure, even where it loads a page.
  shown:
    - role: [drawn, kitView]
    - conforms: ["UI*", "NS*View*", "NSWindow*", NSResponder, "WK*", "SKScene", "*ViewController"]
    - holds: [CPInterfaceController, NSStatusItem]  # What leads the screens of CarPlay, or owns a menu of the menu bar.
  # Where the outside is reached: no place of use cases.
  outerPlace:
    - path: ["**/Data/**", "**/Infrastructure/**", "**/Persistence/**", "**/Network*/**"]
  # Folders and modules of models.
  modelPlace:
    - path: ["**/Domain/**", "**/Model/**", "**/*Models/**", "**/Entity/**", "**/Entities/**"]
    - in: ["*Domain", "*Models", "*Entities"]
  # Observable, and no single screen's: infrastructure, navigation, preferences, looks.
  shared:
    - name: ["*Service", "*Client", "*Gateway", "*API", "*Manager", "*Router", "*Coordinator", "*Theme", "*Style", "*Provider", "*Cache", "*Connection", "*Log", "*Logger", "*Queue", "*Sync*", "*Monitor", "*Tracker", "*Checker", "*Loader", "*Observer*", "*Proxy", "*Session", "*Error"]
    - name: ["*Settings*", "*Preferences*"]
      unless:
        - name: "*ViewModel*"
  # Whatever has types inside it that are but its own parts; an enum, or a type with hardly a member, is a namespace.
  holder:
    - kind: [struct, class, actor]
      members: 2..
  # What views observe, and what its name calls no keeper of anything.
  observableState:
    - role: observable
      unless:
        - name: ["*Store", "*Storage", "*Cache", "*Manager", "*Provider", "*Service", "*Client"]
  # What reaches the outside itself, draws, or puts things together: no object for one deed.
  noDeed:
    - role: [shown, observable]
    - mentions: [database, network, preferences, files, processes, devices, players, purchases, keychain, notifications, telemetry, uiTypes, screenState]
    - creates: [repository, view, kitView]
    - marked: "@propertyWrapper"
    - conforms: [Error, Codable, Decodable, Encodable, Identifiable, Equatable, Hashable, Sequence, IteratorProtocol, "*ViewModel*", "*Presenter*", "*Delegate*", "*DataSource", "*Intent", "*Reducer", "*Middleware", Operation]
    - name: ["*Model", "*VM", "*View", "*Controller", "*Store", "*Service", "*Gateway", "*Manager", "*DataSource", "*Factory*", "*Builder*", "*Container", "*Dependencies", "*Mapper*", "*Helper*", "*Delegate*", "*Observer*", "*Handler*", "*Context", "*Presenter"]
  # What a type works through; all else that it keeps is a value.
  collaborator:
    - kind: [protocol, class, actor]
  # What can only be read: data with nothing to call. Of a type that is declared nowhere, uses show it.
  plainValue:
    - kind: struct
      members: 1..
      functions: ..0
      unless:
        - holds: collaborator
    - kind: struct
      conforms: [Codable, Decodable, Encodable, Identifiable, Hashable, Equatable]
      unless:
        - holds: collaborator
    - kind: class
      conforms: [Codable, Decodable, Encodable]
      functions: ..0
    - name: ["*Repository", "*Repo"]
      functions: ..0
      unless:
        - kind: [struct, enum, class, actor, protocol]
  # What vibrates, waits or measures use, and touches no data.
  dataless:
    - mentions: [haptics, timers, telemetry]
      unless:
        - holds: collaborator
        - mentions: [database, network, requests, preferences, keychain, files, readsWhole, devices, notifications, purchases, processes, players]
  # A part of another type.
  nested:
    - inside: holder
  # What is declared inside a domain model, among models: its files are models' files.
  modelPart:
    - role: modelPlace
      inside: domainModel
      kind: [struct, class, enum, actor, protocol]
      unless:
        - role: neverModel
        - conforms: [EnvironmentKey, PreferenceKey, FocusedValueKey, "*Style", "*Representable"]
        - name: ["*Style", "*Theme"]
        - access: [private, fileprivate]
    # What a model keeps, or is decoded with it, is part of it under any name.
    - role: modelPlace
      inside: domainModel
      conforms: [Codable, Decodable, Encodable]
      unless:
        - role: [drawn, kitView]
        - access: [private, fileprivate]
    - role: modelPlace
      inside: domainModel
      held-by: domainModel
      unless:
        - role: [drawn, kitView]
        - access: [private, fileprivate]
  # What remembers how the user likes it, where no folder calls it a model.
  settings:
    - name: ["*Settings*", "*Preferences*", "*Defaults*"]
  # What no layer of an application claims, whoever draws it.
  unclaimed:
    - kind: [struct, class, enum, actor, protocol]
      unless:
        - role: [view, app, entity, repository, coordinator, container, useCase, viewModel, presenter, service, domainModel]
  # Who makes screens, and calls itself nothing that keeps data: a part of the application, whatever devices it asks.
  director:
    - kind: [class, actor]
      creates: [view, kitView]
      unless:
        - name: ["*Service", "*Client", "*Gateway", "*API", "*Repository", "*Repo", "*Store", "*Storage", "*Cache"]
    # Who makes many screens leads to them, and who makes a presenter puts a screen together, whatever it is called.
    - kind: [class, actor, struct, enum]
      creates: [view, kitView]
      count: 3..
      unless:
        - role: drawn
    - kind: [class, actor, struct, enum]
      creates: presenter
  # Who drives a screen, and says so.
  screenModel:
    - role: viewModel
      name: ["*ViewModel*", "*VM"]
    - role: presenter
  # What drives some screens: what all of them share is a service to them.
  ownModel:
    - role: viewModel
      name: ["*Model", "*ViewModel*", "*VM", "*Store"]
      held-by: [view, kitView, coordinator, container, viewModel]
      count: ..19
  # Who reads and writes data; services for anything else may show something.
  dataWorker:
    - role: [repository, entity, data]
      unless:
        - role: noDataWorker
    - role: service
      name: ["*Service*", "*Client", "*Gateway", "*API", "*DataManager", "*Store", "*Storage", "*Cache", "*Database"]
      unless:
        - role: noDataWorker
    - role: service
      holds: [service, repository]
      unless:
        - role: noDataWorker
    - role: service
      mentions: [database, network, requests, endpoints, files, keychain, devices, players, purchases, processes]
      unless:
        - role: noDataWorker
  # What shows something, supplies the rows of a list, makes parts or keeps state, and a value within one that is made
  # for showing: no data worker, whatever it holds. A service there is a service.
  noDataWorker:
    - role: [drawn, kitView, coordinator, display, director, screenModel]
    - conforms: "*DataSource"
    - creates: NSDiffableDataSourceSnapshot
    - name: "*DataSource*"
      mentions: ["UI*View", "UI*Cell"]
    - name: ["*DataSourceProtocol", "*Factory", "*State"]
    - inside: display
      kind: [struct, enum]
      unless:
        - role: [repository, service, entity]
  # A screen of UIKit or AppKit.
  viewController:
    - role: kitView
      conforms: "*ViewController"
  # What is the same object for all who hold it.
  object:
    - kind: [class, actor]
  # An interactor of Clean Swift: its screen calls it, and no presenter does.
  screenInteractor:
    - role: useCase
      holds: presenter
      unless:
        - held-by: presenter
    - role: useCase
      kind: protocol
      conformed-by: screenInteractor
      unless:
        - held-by: presenter
  # What says how something is done, or who may.
  configuring:
    - name: ["*Config*", "*Context"]
  # What is kept where data is.
  kept:
    - held-by: service
  # Who makes text of values, under a name of the project's own.
  formatter:
    - name: "*Formatter*"
      kind: [class, struct, enum]
      unless:
        - role: [drawn, kitView]
    - name: "*Format*"
      kind: [class, struct, enum]
      mentions: formatting
      unless:
        - role: [drawn, kitView]
  # What a service promises to others, whatever it does inside.
  port:
    - kind: protocol
      role: service
  # What the network writes or answers, by place or name: the data layer maps it.
  wire:
    - path: ["**/Data/**", "**/Network*/**", "**/Remote*/**", "**/API/**", "**/DTO*/**"]
    - name: ["*DTO", "*Response"]
  # What stands among models, or is returned like one, and is none.
  noModel:
    - role: neverModel
    - path: "**/*ViewModels/**"
    # What is shown calls itself so; among the models of a domain such a name says nothing.
    - name: ["*State", "*Display", "*ViewData", "*Row", "*Section", "*ViewModel", "*Input*", "*Route", "*Destination", "*Style", "*Theme", "*Color*", "*NavigationModel"]
  neverModel:
    - role: [drawn, kitView]
    - role: observable  # What is decoded is a value, even where it is observed.
      unless:
        - conforms: [Codable, Decodable, Encodable]
    - members: ..0
    - path: ["**/*Parser*/**", "**/ThirdParty/**", "**/Vendor*/**"]
    - conforms: [Error, LocalizedError, CustomNSError, CodingKey, OptionSet, AppIntent, AppEntity, AppEnum, AppShortcutsProvider, EntityQuery, IntentResult, TimelineEntry, Sequence, IteratorProtocol, AsyncSequence]
    - name: ["*Request", "*Endpoint", "*Error", "*Builder*", "*Factory*", "*Parser*", "*Mapper*", "*Formatter*", "*Helper*", "*Identifier", "*Id", "*ID", Response]
    - name: ["*Client", "*Gateway", "*API", "*Store", "*Manager", "*Controller", "*Cache", "*Provider", "*Handler*", "*Delegate*", "*Observer*", "*Repository", "*Service", "*UseCase"]
  # The state or session of an application through which all services are reached.
  serviceContainer:
    - role: container
      holds: [service, repository]
      count: 3..
  # What keeps the user's settings, and is observed: the state of a screen of settings keeps none.
  settingsStore:
    - role: observable
      name: ["*Settings*", "*Preferences*", "*Defaults*"]
      unless:
        - name: ["*ViewModel*", "*VM", "*State"]
  # What keeps data for others, or is shown.
  keeper:
    - mentions: [database, network, requests, preferences, keychain, devices, processes, players, notifications, "*Repository"]
    - holds: [repository, service]
    - role: observable
  # What opens a store, keeps secrets itself, or sends requests and answers with what came, whatever was asked for.
  lowLevelService:
    - role: service
      name: ["*StorageManager*", "*ResultsController", "*APIClient*", "*HTTPClient*", "*NetworkClient*"]
    - role: service
      name: ["*Manager", "*Controller", "*Stack"]
      mentions: storeContexts
    - role: service
      kind: [class, struct, actor, enum]
      mentions: keychain
    - role: service
      name: "*Client"
      path: "**/*Network*/**"
    # … and the clients of packages whose source is not here.
    - name: "?*Client"
      unless:
        - kind: [struct, enum, class, actor, protocol]
  # What keeps no promise of a service, though it reaches the outside: parts of screens, values, errors, timelines.
  noService:
    - name: [Coordinator, "*AppContext", "*ViewController", "*View", "*Cell", "*Delegate*", "*Presenter", "*Reducer", "*Router", "*Factory*", "*Request", "*Endpoint"]
    - kind: protocol
      name: "*Output*"
    - conforms: [Codable, Decodable, Encodable, Error, LocalizedError, CaseIterable, TimelineProvider, IntentTimelineProvider, AppIntentTimelineProvider, "*Intent"]
    - conforms: [NSPasteboardWriting, NSExtensionRequestHandling, UNNotificationServiceExtension, INExtension]
    - conforms: [Hashable, Equatable, Identifiable]
      kind: [struct, enum]
  # What is called a coordinator, and is the delegate of one control or a part of a view.
  noCoordinator:
    - inside: view
    - conforms: [UIViewRepresentable, UIViewControllerRepresentable]
    - name: Coordinator
      conforms: "*Delegate*"

# What sentences and findings call a list, an API or a role, where its name does not say it.
phrases:
  network: the network
  database: the database
  preferences: the preferences
  keychain: the keychain
  devices: a system service
  players: a media player
  processes: other processes
  requests: URL requests
  readsWhole: loading of whole files
  storeContexts: database contexts
  fetching: fetch requests
  formatting: formatting functions
  formatterTypes: formatters
  transforming: transforming functions
  arranging: sorting and filtering
  calculations: calculations
  casing: changes of letter case
  composing: string interpolation
  chance: random values and the current time
  looks: colors, fonts or images
  colours: colors
  screenTypes: screen types
  screenState: screen state
  uiTypes: UI types
  uiFrameworks: UI frameworks
  uiKits: frameworks that draw, present or play
  storeFrameworks: database frameworks
  networkFrameworks: network frameworks
  legacyObservation: "@StateObject, @ObservedObject or @EnvironmentObject"
  sharedMembers: a shared instance
  effects: APIs with side effects
  CLLocationManager: the location
  CLLocationUpdate: the location
  CLBackgroundActivitySession: the location
  CLServiceSession: the location
  CLMonitor: the location
  CLGeocoder: the geocoder
  CMMotionManager: motion data
  CMMotionActivityManager: motion data
  CMPedometer: motion data
  CMAltimeter: motion data
  CBCentralManager: Bluetooth devices
  CBPeripheralManager: Bluetooth devices
  CBPeripheral: Bluetooth devices
  HKHealthStore: health data
  HKObserverQuery: health data
  HKAnchoredObjectQuery: health data
  EKEventStore: the calendar
  CNContactStore: the contacts
  PHPhotoLibrary: the photo library
  PHImageManager: the photo library
  PHCachingImageManager: the photo library
  PHAssetCreationRequest: the photo library
  HMHomeManager: home accessories
  AVAudioSession: the audio session
  AVAudioRecorder: the microphone
  AVCaptureSession: the camera or microphone
  AVCaptureDevice: the camera or microphone
  AVSpeechSynthesizer: speech output
  SFSpeechRecognizer: speech recognition
  WCSession: the paired watch
  HTTPCookieStorage: cookies
  data: the data layer
  dataWorker: a type that reads or writes data
  display: a display value
  domain: the domain
  drawn: a SwiftUI view
  logging: a logger
  observable: an observable object
  screenModel: a view model or presenter
  object: a reference type
  viewController: a view controller
  lowLevelService: a low-level service
  shared: a shared object
  shown: a view
  director: a type that creates screens
  modelPart: a part of a domain model
"""###
    ),
  ]
}
