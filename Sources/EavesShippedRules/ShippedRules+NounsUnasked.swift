extension ShippedRules {
  static let nounsUnasked: [(name: String, text: String)] = [
    (
      "_unasked.yml",
      ###"""
# What Eaves says of types that no rule asks and no role takes.

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
  part of a screen:
    # What SwiftUI draws beside views: toolbars, menus, styles, scenes, widgets. An application puts things together.
    - role: drawn
      holds: [database, network, repository, service, useCase]
      unless:
        - role: view
        - conforms: [App, DynamicProperty, WidgetBundle, "*Delegate*"]
    - role: drawn
      mentions: [database, network]
      unless:
        - role: [view, app]
        - conforms: DynamicProperty
  data-reaching type:
    - role: unclaimed
      mentions: [database, network]
    # A layer below it that it keeps or makes for its own, whatever it is called; what it remembers or measures itself.
    - role: unclaimed
      kind: [class, struct, actor]
      holds: [repository, useCase, service]
      unless:
        - role: [drawn, kitView]
    - role: unclaimed
      kind: [class, actor]
      creates: service
      unless:
        - role: [drawn, kitView]
    - role: unclaimed
      kind: [class, actor]
      mentions: [preferences, keychain, files, devices, notifications]
      unless:
        - role: [drawn, kitView]

# What makes it likely that types without a role are of this one. `eaves coverage`, `init` and `roles` propose it where
# most of those do it that end in the same words, or conform to the same type.
proposals:
  viewModel:
    - role: observable
      created-by: [view, kitView]
      held-by: [view, kitView]
      count: 1
      unless:
        - held-by: [service, repository, container, app]
    - kind: protocol  # What a screen sees of its view model.
      conformed-by: viewModel
      held-by: [view, kitView, viewModel]
      unless:
        - name: ["*Delegate*", "*DataSource"]
    - kind: [class, struct, actor]
      conforms: viewModel
  presenter:
    - kind: protocol
      conformed-by: presenter
      held-by: [view, kitView]
    - kind: [class, actor]
      conforms: presenter
  useCase:
    - kind: protocol
      conformed-by: useCase
      held-by: [viewModel, presenter]
      unless:
        - name: ["*Delegate*", "*Output*"]
    - kind: [class, struct, actor]
      conforms: useCase
  repository:
    - kind: [class, struct, actor]
      conforms: repository
  coordinator:
    - kind: [class, struct]
      conforms: coordinator
    - kind: class
      creates: [view, kitView]
      held-by: coordinator
      unless:
        - role: observable
    - kind: class
      creates: [view, kitView]
      holds: coordinator
      unless:
        - role: observable
  service:
    - kind: [class, struct, actor]
      holds: [service, repository]
      functions: 1..
      unless:
        - role: observable
        - mentions: uiTypes
        - creates: [view, kitView]
        - holds: [view, kitView, viewModel]
        - held-by: [view, kitView]
        - conforms: [TimelineProvider, IntentTimelineProvider, AppIntentTimelineProvider, "*Intent", Codable, Decodable, Encodable, Error]
        - name: ["*Factory*", "*Formatter*", "*ViewModel", "*DataSource"]
  container:
    - kind: struct  # What a feature works through, in one value.
      holds: [service, repository, useCase]
      functions: ..0
      unless:
        - held-by: view
        - conforms: [TimelineProvider, IntentTimelineProvider, AppIntentTimelineProvider, "*Intent", Codable, Decodable, Encodable, Error]
  kitView:
    - kind: class  # The data source, the delegate or the transition of a UIKit screen.
      mentions: uiTypes
      held-by: kitView
      unless:
        - role: observable
        - held-by: [service, repository, viewModel, presenter, useCase, domainModel]
        - holds: [service, repository, useCase, coordinator]
        - creates: [service, repository, useCase, coordinator]
        - mentions: [database, network, requests, keychain, files, preferences]
        - name: ["*Model", "*Coordinator", "*Presenter"]
  display:
    - kind: [enum, struct]  # A value that a screen keeps, and that nothing below it knows.
      held-by: [view, kitView, viewModel, presenter, drawn]
      functions: ..2
      unless:
        - kind: struct
          functions: 1..
        - role: modelPlace
        - held-by: [service, repository, useCase, entity, domainModel, container, app]
        - returned-by: [service, repository, useCase, entity, domainModel]
        - holds: [collaborator, service, repository, useCase, container, coordinator, entity]
        - creates: [service, repository, useCase]
        - mentions: [database, network, requests, keychain, files, preferences]
        - conforms: [Codable, Decodable, Encodable, Error, LocalizedError, OptionSet]
        - name: "*Error"
        - name: ["*Formatter*", "*Handler*", "*Provider", "*Manager", "*Helper*", "*Service", "*Controller", "*Builder*", "*Factory*", "*Intent"]
    # … and one that is declared in the screen.
    - kind: [enum, struct]
      inside: view
      functions: ..2
      unless:
        - holds: [collaborator, service, repository]
        - conforms: [Codable, Decodable, Encodable, Error, LocalizedError, OptionSet, CodingKey]
    - kind: [enum, struct]
      inside: kitView
      functions: ..2
      unless:
        - holds: [collaborator, service, repository]
        - conforms: [Codable, Decodable, Encodable, Error, LocalizedError, OptionSet, CodingKey]
    - kind: [enum, struct]
      inside: viewModel
      functions: ..2
      unless:
        - holds: [collaborator, service, repository]
        - conforms: [Codable, Decodable, Encodable, Error, LocalizedError, OptionSet, CodingKey]
"""###
    ),
  ]
}
