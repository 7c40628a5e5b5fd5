extension ShippedRules {
  static let nounsProfiles: [(name: String, text: String)] = [
    (
      "_profiles.yml",
      ###"""
# What marks a project of each profile: for `eaves survey`, and for a check where nobody has chosen one.

# A sign is a sentence of the rule language. The share of its subjects that keep it says how much of it is there. A
# sign without subjects is left out; where more than half have none, the profile is not there.
signs:
  view models drive the screens:
    checks:
      - for: view
        that:
          - mentions: [viewModel, observable, Store, repository, useCase, service, persistence, network]
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
  view models stand in features:
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
  views hold the store or dispatch to it:
    for: view
    that:
      - mentions: [Store, "*Store", ConnectedView, viewModel, observable, repository, useCase, service, persistence, network]
    unless:
      - mentions: [StoreOf, ViewStore, ViewStoreOf, "@ObservableState", Reducer]
    always:
      mentions: [".dispatch", "@StoreState", "@Dispatch", "@ConnectedView", ConnectedView, Store]
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
          mentions: [coordinator, "@Router"]
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
# not the entry's own. What rules of a profile that is `apart` speak of means something else in other architectures: such a
# rule counts as followed only where a profile of it fits.
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
    apart: true
    signs:
      - views reach data themselves
      - views ask the environment and the store themselves
  mvvm:
    title: view models without use cases and coordinators; the rules of base apply, which say nothing of layers
    rules: base
    signs:
      - view models drive the screens
      - views leave data to view models
      - view models do without use cases
      - screens do without coordinators
  tca:
    title: views send actions to stores of the composable architecture
    apart: true
    signs:
      - views hold a store of the composable architecture
      - the store is the one of its package
  redux:
    title: views dispatch actions to one store, reducers make its next state
    apart: true
    signs:
      - views hold the store or dispatch to it
      - reducers take actions
  viper:
    title: screen → presenter → interactor, routers between the modules; the rules of base apply, which say nothing of layers
    rules: base
    signs:
      - screens answer to presenters
      - presenters ask interactors
      - coordinators lead to the screens
  base:
    title: what holds in any SwiftUI code

# Who counts in the share of a rule: what holds, creates, calls, reads or accepts something of another layer, or one of
# these.
capabilities: [persistence, network, preferences, fileWork, keychain, notifications, devices, sensors, players, purchases, processes, observable, Store, StoreOf, ViewStore, ViewStoreOf]
"""###
    ),
  ]
}
