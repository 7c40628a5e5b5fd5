package import EavesSource

/// The nouns of the language: roles, word lists and facts about SDKs, from the shipped file `_roles.yml` and
/// the project's `eaves.yml`.
package struct RoleVocabulary: Sendable {
  /// How many roles there can be: a project keeps one bit for each.
  package static let roleLimit = 64
  /// The roles whose types are subjects of sentences that name them alone, and that no passive counts else.
  package static let asideRoles = ["test", "preview", "mock"]

  /// In order of precedence: layer roles first come, first served.
  package var roles: [RoleDefinition]
  /// Word lists by name.
  package var words: [String: [Word]]
  /// What lists, APIs of them and roles are called in sentences, where their names do not say it: "the network",
  /// "a logger".
  package var phrases: [String: String] = [:]
  /// By list: how many of its words, counted from the last, are the project's: they mean its own types too.
  package var ownWords: [String: Int] = [:]
  /// Roles whose types do themselves what is done in them, whatever type they are declared in.
  package var ownCode: [String] = []
  /// Roles whose types own what is declared in them: relations leave these parts out.
  package var ownParts: [String] = []
  /// Roles whose shipped items mean by `conforms` what the project does not declare itself.
  package var outside: [String] = []
  package var sdk: SDKFacts
  /// Types that a report lists where no rule covers them, in order: the first match counts.
  package var typesToCover: [TypesToCover] = []
  /// By the name of a role: what types without one do that are likely to be of it. The first that fits counts.
  package var proposals: [RoleDefinition] = []

  package init(roles: [RoleDefinition] = [], words: [String: [Word]] = [:], sdk: SDKFacts = SDKFacts()) {
    self.roles = roles
    self.words = words
    self.sdk = sdk
  }

  /// Whether a list of words is the project's alone.
  package func isOwnList(_ name: String) -> Bool {
    words[name].map { $0.count == ownWords[name, default: 0] } ?? false
  }

  /// A role as a noun with its article: "a view model", "the data layer".
  package func noun(ofRole role: String) -> String {
    if roles.contains(where: { $0.name == role && $0.layer != nil }) {
      return "the \(RoleWording.spaced(role))"
    }
    return phrases[role] ?? RoleWording.withArticle(role)
  }

  /// The names that errors suggest, without helper roles.
  var offered: [String] { roles.filter { !$0.isHelper }.map(\.name) }
}

/// A named, project-wide set of types (with only `in`/`path` clauses also of files).
package struct RoleDefinition: Sendable {
  package var name: String
  /// Layer roles exclude each other; marks overlap.
  package var isLayer: Bool
  /// Whether it only shortens the definitions of others, and is no answer to what a type is.
  package var isHelper = false
  /// Whether the role, or an item of it, was written in the project's `eaves.yml`.
  package var isOwn: Bool
  /// The layer of `layers:` in `eaves.yml` that it stands for; nil for every other role.
  package var layer: String?
  /// Any one suffices.
  package var items: [Item]
  /// How many of `items`, counted from the first, come from the project's `eaves.yml`: they are asked before
  /// every shipped item of any role.
  package var ownItems: Int
  /// The shipped page that it was read from; nil where the project alone says it.
  package var page: FilePath?

  package init(name: String, isLayer: Bool, isOwn: Bool, items: [Item], ownItems: Int = 0) {
    self.name = name
    self.isLayer = isLayer
    self.isOwn = isOwn
    self.items = items
    self.ownItems = ownItems
  }
}

/// Views and types that reach data, which a rule should cover.
package struct TypesToCover: Sendable {
  /// The name of the kind: "UIKit screen".
  package let noun: String
  /// As those of a role: any one suffices.
  package let items: [Item]
}

/// What must be known of frameworks whose source is not scanned.
package struct SDKFacts: Sendable {
  /// Type of an environment key by the key's name: `modelContext` → `ModelContext`.
  package var environment: [String: String] = [:]
  /// Supertypes of SDK types by name: `ViewModifier`-like refinements, superclasses.
  package var supertypes: [String: [String]] = [:]
  /// Main types of a framework by module name: `CoreData` → `NSManagedObjectContext`, …
  package var frameworks: [String: [String]] = [:]
  /// Types whose members an attribute names by key path, by the attribute: `Injected` → `Container`.
  package var keyPaths: [String: [String]] = [:]
}

extension RoleDefinition {
  /// Whether only `in`, `path`, `target` and `imports` define the role: it selects files.
  package var isOfPlaces: Bool {
    !items.isEmpty && items.allSatisfy(\.isOfPlaces)
  }
}

extension TermWord {
  /// Whether, in the definition of a role, a file alone decides it.
  package var isOfFiles: Bool { self == .path || self == .target || self == .imports }
}

extension Item {
  /// Whether it says where things lie and nothing else, of what it leaves out, too: files may be in its role.
  package var isOfPlaces: Bool {
    !terms.isEmpty && terms.allSatisfy { $0.word == .in || $0.word.isOfFiles }
      && unless.allSatisfy(\.isOfPlaces)
  }

  /// How many modules its role has at least or at most; nil where it does not say.
  package var moduleCount: CountRange? {
    isOfPlaces && terms.contains { $0.word == .in } ? count : nil
  }

  /// The item with the globs of word lists in the place of their names, where it says where things lie.
  package func placed(by lists: [String: [Word]]) -> Item {
    var item = self
    for at in terms.indices where terms[at].word == .in || terms[at].word.isOfFiles {
      item.terms[at].values = terms[at].values.flatMap { lists[$0.text] ?? [$0] }
    }
    item.unless = unless.map { $0.placed(by: lists) }
    return item
  }
}
