import EavesSource

/// A layer of `layers:`: what belongs to it, and which dependencies on it are allowed.
///
/// Layers are listed from top to bottom: a layer may depend on layers below it, and not on layers above.
package struct LayerDefinition: Sendable {
  package let name: Word
  /// Globs of modules' names.
  package var modules: [Word] = []
  /// Globs of paths.
  package var folders: [Word] = []
  /// Roles of types.
  package var roles: [Word] = []
  /// Globs of types' names.
  package var types: [Word] = []
  /// Whether layers above must not depend on layers below it.
  package var isClosed = false
  /// Whether its modules or folders must not depend on each other.
  package var isIndependent = false
  /// What they may use of each other nevertheless: globs of the names of types, modules and folders.
  package var through: [Word] = []
  /// The advice of its findings; nil for the usual one.
  package var instead: Word?

  init(name: Word) { self.name = name }

  /// How many there can be. A project keeps one bit for each role, so the roles set a lower limit.
  static let most = RoleVocabulary.roleLimit

  /// How many modules, folders, roles and types all layers may name: each file is held against every one.
  static let maxMembers = 500

  var memberCount: Int { modules.count + folders.count + roles.count + types.count + through.count }

  /// The id of the rule that it is short for.
  package var ruleID: String { "layers-\(name.text)" }

  /// The role of the files that its modules and folders hold; nil where it is made of neither.
  package var regionRole: String? { hasPlaces ? "\(name.text)Layer" : nil }

  /// The role of the types that it consists of beside those files; nil where it names none.
  package var typeRole: String? {
    roles.isEmpty && types.isEmpty ? nil : "\(name.text)Layer" + (hasPlaces ? "Types" : "")
  }

  /// Both, as far as there are.
  package var roleNames: [String] { [regionRole, typeRole].compactMap(\.self) }

  /// The one module or folder of an independent layer that lists no other and writes no star: nothing to keep apart.
  package var onlyPart: Word? {
    let parts = modules + folders
    return isIndependent && parts.count == 1 && !PathPattern(parts[0].text).namesSlice ? parts[0] : nil
  }

  /// Every module, folder, role and type that it is made of.
  package var members: [Word] { modules + folders + roles + types }

  private var hasPlaces: Bool { !modules.isEmpty || !folders.isEmpty }
}

extension LayerDefinition {
  /// Globs of the folders that the parts may know of each other: parts that are called so, and what is called so in a
  /// part. What lies around the parts is none of them.
  package var doors: [Word] {
    let parts = folders.isEmpty ? ["**"] : folders.map(\.text)
    return through.flatMap { name in
      parts.flatMap { part in
        let around = part.split(separator: "/").dropLast().map { "\($0)/" }.joined()
        return ["\(around)\(name.text)/**", "\(part)/**/\(name.text)/**"].map {
          Word($0, line: name.line, column: name.column)
        }
      }
    }
  }

  /// What it is made of, as roles: marks, which stand beside whatever else a type is.
  var definitions: [RoleDefinition] {
    let places = [(TermWord.in, modules), (.path, folders)].filter { !$1.isEmpty }.map { item($0, $1) }
    // A type in one of its files is there already.
    let names = [(TermWord.role, roles), (.name, types)].filter { !$1.isEmpty }.map { word, values in
      var item = item(word, values)
      item.unless = places
      return item
    }
    return [(regionRole, places), (typeRole, names)].compactMap { role, items in
      role.map { name in
        var role = RoleDefinition(
          name: name, isLayer: false, isOwn: true, items: items, ownItems: items.count)
        role.layer = self.name.text
        return role
      }
    }
  }

  private func item(_ word: TermWord, _ values: [Word]) -> Item {
    Item(terms: [Term(word: word, place: name, values: values)], line: name.line)
  }
}
