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
      holds: [persistence, network, repository, service, useCase]
      unless:
        - role: view
        - conforms: [App, DynamicProperty, WidgetBundle, "*Delegate"]
    - role: drawn
      mentions: [persistence, network]
      unless:
        - role: [view, app]
        - conforms: DynamicProperty
  data-reaching type:
    - role: unclaimed
      mentions: [persistence, network]
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
      mentions: [preferences, keychain, fileWork, devices, notifications]
      unless:
        - role: [drawn, kitView]

# What `eaves roles` proposes: where several types without a role end in the same word and do this, they may be of it.
proposals:
  viewModel:
    - role: observable
      held-by: [view, kitView]
      count: 1
  service:
    - kind: [class, struct, actor]
      holds: [service, repository]
      unless:
        - role: [observable, drawn, kitView]
  domainModel:
    - kind: struct
      returned-by: [repository, useCase, service]
      unless:
        - role: drawn
  coordinator:
    - kind: class
      creates: [view, kitView]
      unless:
        - role: [drawn, kitView]
"""###
    ),
  ]
}
