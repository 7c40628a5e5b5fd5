extension ShippedRules {
  static let nounsProfiles: [(name: String, text: String)] = [
    (
      "_profiles.yml",
      ###"""
# What marks a project of each profile: for `eaves survey`, and for a check where nobody has chosen one.

# An indicator is a sentence of the rule language. The share of its subjects that keep it says how much of it is there.
signs:
  view models drive the screens:
    checks:
      - for: view
        that:
          - mentions: [viewModel, observable, Store, repository, useCase, service, database, network]
        always:
          mentions: [ownModel, "*ViewModel*"]
      - for: type
        that:
          - role: kitView
            conforms: ["*ViewController", NSWindowController]
        unless:
          - conforms: [UINavigationController, UITabBarController, UIPageViewController, UISplitViewController, UIAlertController, "*HostingController"]
        always:
          mentions: [ownModel, "*ViewModel*"]
  view models reach data through use cases:
    for: viewModel
    that:
      - mentions: [useCase, repository, service, database, network]
    always:
      mentions: useCase
  use cases hold repositories or services:
    for: useCase
    that:
      - kind: [class, struct, actor]
    always:
      holds: [repository, service, useCase]
  coordinators lead to the screens:
    checks:
      - for: coordinator
        that:
          - kind: [class, struct, actor]
        # What SwiftUI names so inside a representable answers to UIKit and leads nowhere.
        unless:
          - inside: view
        always:
          mentions: [view, kitView, viewModel, "*ViewModel", NavigationPath]
      # A coordinator may be a view itself, that builds the screens.
      - for: view
        that:
          - conforms: coordinator
        always:
          mentions: [view, viewModel]
      # Features of modules of their own, where their view models stay, are led to from outside.
      - for: viewModel
        that:
          - in: ["Feature*", "*Feature"]
        always:
          in: ["Feature*", "*Feature"]
  view models are in feature folders or modules:
    for: viewModel
    # Bases and samples stand elsewhere.
    that:
      - kind: [class, struct, actor]
        held-by: [view, kitView, coordinator]
    unless:
      - conformed-by: type
    always:
      path: ["**/Features/*/**", "**/*Feature/**", "**/Feature*/**", "**/Modules/*/**", "**/Components/*/**", "**/*Screens/*/**", "**/Scenes/*/**"]
  view models or coordinators drive the screens:
    for: view
    that:
      - mentions: [viewModel, observable, repository, useCase, service, database, network]
    always:
      mentions: [viewModel, "*ViewModel", "*ViewModelInput", coordinator]
  views hold a store of the composable architecture:
    for: view
    that:
      - mentions: [Store, StoreOf, ViewStore, ViewStoreOf, viewModel, repository, useCase, service, database, network]
    always:
      mentions: [Store, StoreOf, ViewStore, ViewStoreOf]
  stores are those of ComposableArchitecture:
    for: file
    that:
      - role: view
      - mentions: [Store, StoreOf, ViewStore, ViewStoreOf]
    always:
      imports: ComposableArchitecture
  views hold the store or dispatch to it:
    for: view
    that:
      - mentions: [Store, "*Store", ConnectedView, viewModel, observable, repository, useCase, service, database, network]
    unless:
      - mentions: [StoreOf, ViewStore, ViewStoreOf, "@ObservableState", Reducer]
    always:
      mentions: [".dispatch", "@StoreState", "@Dispatch", "@ConnectedView", ConnectedView, Store]
  reducers take actions:
    for: function
    that:
      - name: [reduce, reducer, "*Reducer", "*Reduce"]
        parameters: 2..
    always:
      accepts: ["*Action", Action, "*Actions"]
  presenters and interactors work together:
    checks:
      - for: presenter
        that:
          - kind: class
        always:
          mentions: [useCase, "*Interactor*"]
      - for: type  # Of Clean Swift: it calls the presenter.
        that:
          - name: "*Interactor"
            kind: class
          - holds: ["*Presenter*", presenter]
        unless:
          - held-by: presenter
        always:
          mentions: ["*Presenter*", presenter]
  screens use presenters:
    checks:
      - for: view
        that:
          - mentions: [presenter, viewModel, repository, useCase, service, database, network]
        always:
          mentions: presenter
      - for: type
        that:
          - role: viewController
          - mentions: [presenter, "*Presenter*", "*Interactor*", viewModel, repository, service, database, network]
        always:
          mentions: [presenter, "*Presenter*", "*Interactor*"]
  views do without view models:
    for: view
    that:
      - mentions: [viewModel, "*ViewModel*", presenter, observable, repository, useCase, service, database, network]
    never:
      mentions: [ownModel, presenter, Store, StoreOf, ViewStore, ViewStoreOf]
  screens have view models of their own:
    for: viewModel
    that:
      - kind: [class, protocol]
    always:
      role: ownModel
  screens are SwiftUI views:
    for: type
    that:
      - role: [view, kitView]
      - mentions: [viewModel, "*ViewModel*", presenter, observable, repository, useCase, service, database, network]
    always:
      role: view
  screens are view controllers:
    for: type
    that:
      - role: [view, kitView]
      - mentions: [viewModel, "*ViewModel*", presenter, observable, repository, useCase, service, database, network]
    always:
      role: kitView
  view controllers do the work themselves:
    for: type
    that:
      - role: kitView
        conforms: ["*ViewController", NSWindowController]
      - mentions: [viewModel, "*ViewModel*", presenter, "*Presenter*", "*Interactor*", repository, useCase, service, database, network]
    never:
      mentions: [viewModel, "*ViewModel*", presenter, "*Presenter*", "*Interactor*", ".dispatch"]
  interactors subclass those of RIBs:
    for: type
    that:
      - name: "*Interactor"
        kind: class
    always:
      conforms: [Interactor, PresentableInteractor]
  views read the environment or the database directly:
    for: view
    that:
      - mentions: [viewModel, observable, repository, useCase, service, database, network]
    always:
      mentions: ["@Environment", "@EnvironmentObject", "@Query", "@FetchRequest"]

# A project follows the first profile of which everything under `exists` is there: the share of subjects that keep the
# indicator is at least this, and it has more than a twentieth of the subjects of the others: five coordinators among 200
# screens do not lead them. A profile comes last that fewer than half as many subjects keep the first indicator of as
# another's: two architectures may live in one project. How many break its rules does not matter. A rule of one profile
# alone is what sets that apart: it counts as followed only where the profile is there. No rule is of mvc or ribs: they
# are recognized, so that the right name is said.
profiles:
  viper:
    title: view → presenter → interactor → repository or service; routers build the screens
    exists:
      screens use presenters: 40%
      presenters and interactors work together: 40%
  tca:
    title: views send actions to stores of the composable architecture
    exists:
      views hold a store of the composable architecture: 40%
      stores are those of ComposableArchitecture: 40%
  redux:
    title: views dispatch actions to one store, reducers make its next state
    exists:
      views hold the store or dispatch to it: 40%
      reducers take actions: 40%
  clean-mvvm:
    title: view → view model → use case → repository
    exists:
      view models drive the screens: 40%
      view models reach data through use cases: 25%
      use cases hold repositories or services: 25%
  modular-mvvm-c:
    title: features as modules; view models call repositories, coordinators navigate
    exists:
      view models or coordinators drive the screens: 40%
      coordinators lead to the screens: 40%
      view models are in feature folders or modules: 40%
  mvvm:
    title: view → view model → service or repository
    exists:
      view models drive the screens: 40%
      screens have view models of their own: 60%
  vanilla-mv:
    title: SwiftUI as it comes, without view models
    exists:
      views do without view models: 50%
      views read the environment or the database directly: 40%
      screens are SwiftUI views: 60%
  mvc:
    title: view controllers reach services and data themselves
    exists:
      view controllers do the work themselves: 60%
      screens are view controllers: 60%
  ribs:
    title: routers, interactors and builders of RIBs
    exists:
      interactors subclass those of RIBs: 60%
  base:
    title: what holds in any SwiftUI code

# Who counts in the share of a rule: what holds, creates, calls, reads or accepts something of another layer, or one of
# these.
capabilities: [database, network, preferences, files, keychain, notifications, devices, sensors, players, purchases, processes, observable, Store, StoreOf, ViewStore, ViewStoreOf]
"""###
    ),
  ]
}
