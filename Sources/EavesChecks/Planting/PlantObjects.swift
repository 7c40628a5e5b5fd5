import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// What a planted line uses.
enum PlantObject {
  /// A type that the project declares.
  case declared(TypeIndex)
  /// A type of the SDK or of a package, with the module that it needs; nil: none that is known.
  case foreign(String, module: String?)
  /// A call, a member, an operator or an attribute, as the rule spells it.
  case spelled(ObjectForm)
}

/// The objects that a word of a rule stands for in a project.
struct PlantObjects {
  let project: Project
  private let moduleOfType: [String: String]
  private let platformModules: Set<String>

  init(in project: Project) {
    self.project = project
    var modules: [String: String] = [:]
    for (module, types) in project.vocabulary.sdk.frameworks {
      for type in types { modules[type] = module }
    }
    moduleOfType = modules
    platformModules = Set(project.vocabulary.words["platformModules", default: []].map(\.text))
  }

  /// The words that a word stands for: those of a list, else itself. An attribute of a list may be one of types, which no
  /// member can have, so that a list gives its attributes only where it has nothing else.
  func words(of word: Word) -> [Word] {
    guard project.roles.index(of: word.text) == nil, let list = project.vocabulary.words[word.text] else {
      return [word]
    }
    let others = list.filter { if case .attribute = $0.form { false } else { true } }
    return others.isEmpty ? list : others
  }

  /// What a word of no list stands for, seen from a file: types that the file can name if there are some.
  ///
  /// - Parameter isListed: whether the word comes from a list, which never means a type of the project. O(types).
  func objects(of word: Word, isListed: Bool, seenFrom file: Int, besides subject: TypeIndex) -> [PlantObject]
  {
    switch word.form {
    case .name, .type:
      if word.text == ObjectNoun.singleton.rawValue {
        return project.singletons().map { .spelled(ObjectForm($0.text)) }
      }
      if !isListed {
        let declared = declared(matching: ObjectSet([word], in: project), seenFrom: file, besides: subject)
        if !declared.isEmpty { return declared.map { .declared($0) } }
      }
      return foreign(word, seenFrom: file).map { [$0] } ?? []
    case .unknown, .macro: return []
    case let form: return [.spelled(form)]
    }
  }

  /// Types of the project that a set matches: those that the file can name without an import, else the others.
  func declared(
    matching objects: ObjectSet, seenFrom file: Int, besides subject: TypeIndex
  ) -> [TypeIndex] {
    let outer = subject == .none ? nil : project.outermost(subject)
    let all = project.types.indices.map { TypeIndex($0) }.filter { type in
      isUsable(type) && project.outermost(type) != outer
        && (objects.match(type, in: project) ?? objects.match(homeOf: type, in: project)) != nil
    }
    let near = all.filter { isVisible($0, from: file) }
    return near.isEmpty ? all.filter { module(of: $0) != nil } : near
  }

  /// The module that a file must import to name a type; nil where it need not, or where nobody knows.
  func missingImport(of type: TypeIndex, in file: Int) -> String? {
    let outer = project.types[type.index].parent
    if outer != .none, let module = missingImport(of: outer, in: file) { return module }
    return isDeclaredNear(type, file) ? nil : module(of: type)
  }

  private func module(of type: TypeIndex) -> String? {
    let module = project.types[type.index].module
    return module == .none ? nil : project.modules[module.index].importNames.first
  }

  /// Whether a file can name a type with those that it is nested in.
  private func isVisible(_ type: TypeIndex, from file: Int) -> Bool {
    let outer = project.types[type.index].parent
    return isDeclaredNear(type, file) && (outer == .none || isVisible(outer, from: file))
  }

  private func isDeclaredNear(_ type: TypeIndex, _ file: Int) -> Bool {
    let home = Int(project.types[type.index].place.file)
    if project.areTogether(file, home) { return true }
    return module(of: type).flatMap { project.symbols.find($0) }
      .map { project.files[file].imports.contains($0) } ?? true
  }

  /// Whether code of other files can name a type without generic arguments, and means no type of the SDK by the name.
  private func isUsable(_ type: TypeIndex) -> Bool {
    let record = project.types[type.index]
    guard record.kind != .external, record.kind != .alias, !record.isFilePrivate, !record.isLocal,
      moduleOfType[project.name(type)] == nil, isAlone(record.name),
      !project.isSetAside(type), !project.isTestFile(Int(record.place.file))
    else { return false }
    let outline = project.files[Int(record.place.file)].outline
    return outline.firstChild(of: Int(record.place.node), kind: .genericParameter) == nil
      && outline.head(of: Int(record.place.node), .modifier).allSatisfy { outline.name(of: $0) != "private" }
      && (record.parent == .none || isUsable(record.parent))
  }

  /// Whether the project declares one type of a name: of two, the plant might mean the other.
  private func isAlone(_ name: Symbol) -> Bool {
    project.typesNamed(name).count { project.types[$0.index].kind != .external } == 1
  }

  /// Nil for a glob, for a name that the project gives to a type of its own, and for a package that the file does not
  /// import.
  private func foreign(_ word: Word, seenFrom file: Int) -> PlantObject? {
    guard word.form == .type, NamePattern(word.text).isLiteral else { return nil }
    let symbol = project.symbols.find(word.text)
    let isTaken = symbol.map(project.typesNamed)?.contains { project.types[$0.index].kind != .external }
    if isTaken ?? false { return nil }
    guard let module = moduleOfType[word.text] else { return .foreign(word.text, module: nil) }
    let isImported = project.symbols.find(module).map(project.files[file].imports.contains) ?? false
    if isImported { return .foreign(word.text, module: nil) }
    return platformModules.contains(module) ? .foreign(word.text, module: module) : nil
  }
}
