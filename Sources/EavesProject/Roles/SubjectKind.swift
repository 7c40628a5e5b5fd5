package import EavesDocuments

/// Who a sentence is about.
package enum SubjectKind: Hashable, Sendable {
  case role(Int)
  /// A role of paths and modules: its subjects are files.
  case region(Int)
  case type
  case file, folder, module
  case member, function, call, closure, global, importing
  /// An unknown noun: loading the document already refused it.
  case unknown

  /// What the subject of a sentence is in a project.
  package init(of sentence: Sentence, in project: Project) {
    switch sentence.subject.text {
    case "type": self = .type
    case "file": self = .file
    case "folder": self = .folder
    case "module": self = .module
    case "member": self = .member
    case "function": self = .function
    case "call": self = .call
    case "closure": self = .closure
    case "global": self = .global
    case "import": self = .importing
    default:
      if let role = project.roles.index(of: sentence.subject.text) {
        self = project.roles.isRegion[role] ? .region(role) : .role(role)
      } else {
        self = .unknown
      }
    }
  }

  /// Whether subjects are types.
  package var isOfTypes: Bool {
    switch self {
    case .role, .type: true
    default: false
    }
  }

  /// Whether subjects are files, or places in them.
  package var isOfPlaces: Bool {
    switch self {
    case .file, .member, .function, .call, .closure, .global, .importing: true
    default: false
    }
  }

  /// Whether subjects are files or sets of them.
  package var isOfFiles: Bool {
    switch self {
    case .file, .region, .folder, .module: true
    default: false
    }
  }
}
