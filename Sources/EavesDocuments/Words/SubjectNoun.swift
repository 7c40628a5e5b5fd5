/// What kind of thing a subject is, as far as words care: a role of paths is a `file`, every other role a `type`.
package enum SubjectNoun: String, CaseIterable, Sendable {
  case type, file, folder, module, member, function, call, closure, global, `import`

  /// One line, without a final period.
  package var meaning: String {
    switch self {
    case .type: "every type that the project declares; free functions stand in none, `for: file` sees them"
    case .file: "every Swift file"
    case .folder: "every folder that holds Swift files, itself or below it"
    case .module: "every module: from manifests, project files, eaves.yml, or folders such as Sources/Map"
    case .member: "every property, method, initialiser, subscript and case of a type"
    case .function:
      "every func, local and global ones too; those in types that are tests, previews or mocks where `owner:` names that role"
    case .call: "every call, where label, argument and surrounding must meet on one"
    case .closure: "every closure"
    case .global: "every let or var outside of types and functions"
    case .import: "every import"
    }
  }

  /// Whether subjects are files or sets of them.
  package var hasFiles: Bool { self == .file || self == .folder || self == .module }
}

extension Set<SubjectNoun> {
  /// Every kind of subject.
  static let all = Set(SubjectNoun.allCases)
  /// Subjects that hold code.
  static let code: Set<SubjectNoun> = [.type, .file, .module, .member, .function, .call, .closure, .global]
}
