/// What a value of a word refers to, by its spelling and the vocabulary of the project.
package enum ObjectKind: String, CaseIterable, Sendable {
  /// Every type of a role.
  case role
  /// Every type in the files of a role that paths and modules define.
  case region
  /// Every word of a word list; what is allowed depends on its words.
  case list
  /// A type by name, the types around it before dots; for `imports` a module.
  case type
  /// Types by a glob.
  case glob
  /// `type`: any type that the project declares.
  case anyType
  /// `member`: any property, method, initializer, subscript or case; beside `declares` only.
  case anyMember
  /// `anything`: any type, whoever declares it.
  case anything
  /// `singleton`: a stored static property of a type's own type; beside `calls` and `mentions` only.
  case singleton
  /// `module`: any module; beside `imported-by` only.
  case anyModule
  /// `"@Query"`
  case attribute
  /// `"#Predicate"`
  case macro
  /// `".shared"`
  case member
  /// `Date.now`
  case staticMember
  /// `"sleep()"`, `"String(format:)"`, `".fetch(_:)"`
  case callee
  /// `"+"`
  case operatorSymbol
  /// `self`: the word itself in code; beside `mentions` only.
  case itself
  /// `if`, `if-without-else`, `guard`, `switch`, `ternary`; beside `branches` only.
  case branch
  /// `undeclared`, `indirect`: modules by what the manifest says of them; beside `imports` of a module only.
  case undeclared
  /// `unused`: a dependency that no file imports; beside `declares-dependency` only.
  case unused
  /// A value of its own kind: a glob of names or paths, a level, a label, a version.
  case value
  /// An item below the word.
  case clauses

  /// What `branches` finds.
  package static let branches = ["if", "if-without-else", "guard", "switch", "ternary"]

  /// What stands for types.
  package static let types: Set<ObjectKind> = [.role, .region, .list, .type, .glob, .anyType]

  /// How errors and the reference call it.
  package var name: String {
    switch self {
    case .role: "role"
    case .region: "role of files"
    case .list: "word list"
    case .type: "type"
    case .glob: "glob"
    case .anyType: "`type`"
    case .anyMember: "`member`"
    case .anything: "`anything`"
    case .singleton: "`singleton`"
    case .itself: "`self`"
    case .branch: "branch"
    case .undeclared: "`undeclared` and `indirect`"
    case .unused: "`unused`"
    case .anyModule: "`module`"
    case .attribute: "attribute"
    case .macro: "macro"
    case .member: "member"
    case .staticMember: "member of a type"
    case .callee: "function or call"
    case .operatorSymbol: "operator"
    case .value: "value"
    case .clauses: "clauses below it"
    }
  }

  /// The meaning of a word as an object; nil for an unknown name, which is reported elsewhere.
  package init?(_ word: Word, in vocabulary: RoleVocabulary) {
    switch word.form {
    case .name:
      if let role = vocabulary.roles.first(where: { $0.name == word.text }) {
        self = role.isOfPlaces ? .region : .role
      } else if vocabulary.words[word.text] != nil {
        self = .list
      } else if word.text == "type" {
        self = .anyType
      } else if word.text == "member" {
        self = .anyMember
      } else if word.text == "anything" {
        self = .anything
      } else if word.text == ObjectNoun.singleton.rawValue {
        self = .singleton
      } else if word.text == "self" {
        self = .itself
      } else if Self.branches.contains(word.text) {
        self = .branch
      } else if word.text == "module" {
        self = .anyModule
      } else if let noun = ObjectNoun(rawValue: word.text), noun.isOfManifests {
        self = noun == .unused ? .unused : .undeclared
      } else {
        return nil
      }
    case .type: self = word.text.utf8.contains { $0 == Byte.star || $0 == 0x3F } ? .glob : .type
    case .attribute: self = .attribute
    case .macro: self = .macro
    case .member: self = .member
    case .staticMember: self = .staticMember
    case .callee: self = .callee
    case .operatorSymbol: self = .operatorSymbol
    case .unknown: return nil
    }
  }
}

extension ObjectKind {
  /// Whether what is found by it may be a type.
  package var isOfTypes: Bool { Self.types.contains(self) || self == .anything }
}
