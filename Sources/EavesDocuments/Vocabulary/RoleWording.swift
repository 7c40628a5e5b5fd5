import EavesSource

/// Display names of roles and kinds of types.
package enum RoleWording {
  /// "view model" for `viewModel`.
  package static func spaced(_ role: String) -> String { NameWords.role(role) }

  /// The lists of the capabilities of the language: what a type accesses through one is among the phrases.
  package static let capabilities = [
    "network", "database", "files", "preferences", "keychain", "notifications", "devices", "sensors",
    "players", "purchases", "processes",
  ]

  /// Lists of what reaches the outside of a program.
  package static let outsideLists =
    capabilities + ["readsWhole", "fileReading", "requests", "storeContexts"]

  /// "a view model", "an entity".
  package static func withArticle(_ role: String) -> String {
    let name = spaced(role)
    return (name.first.map("aeio".contains) ?? false ? "an " : "a ") + name
  }

  /// What a type of a shipped role is for, in one sentence without a period; nil for a role of the project's own.
  package static func meaning(of role: String) -> String? {
    switch role {
    case "view": "a SwiftUI view"
    case "app": "starts the application"
    case "entity": "is stored in a database"
    case "reducer": "computes the next state from an action"
    case "repository": "loads and stores the data of the domain, wherever it comes from"
    case "coordinator": "creates screens and decides which one is shown next"
    case "container": "creates the services of the application, or hands them out"
    case "useCase": "does one thing that users ask for, with the data of repositories and services"
    case "presenter": "handles the events of a screen and prepares what it shows"
    case "viewModel": "keeps the state of a screen and handles its actions"
    case "service": "reaches the network, a database or the device for other types"
    case "domainModel": "a value that the application is about, such as an order or a trip"
    case "display": "a plain value that a screen shows"
    case "kitView": "a UIKit or AppKit view or view controller, or a part of one"
    default: nil
    }
  }
}
