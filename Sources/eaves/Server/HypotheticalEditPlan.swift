import EavesDocuments
import EavesOutline
import EavesProject
import EavesSession
import EavesSource

/// What to add to which file, so that a type does something to another.
struct HypotheticalEditPlan {
  /// Why there is nothing to try.
  struct HypotheticalEditFailure: Error {
    let reason: String
  }

  let hypotheticalEdit: HypotheticalEdit
  /// The same without the operation; nil where nothing but the operation is added.
  let emptyEdit: HypotheticalEdit?
  /// What asks the one instance that a type keeps of itself; nil where none is known, or another operation is.
  let sharedEdit: HypotheticalEdit?
  /// The type that does it; nil where a file does.
  let source: TypeIndex?
  /// Why it stays unknown although no rule forbids it.
  let doubt: String?

  init(from: String, _ operation: ProbeOperation, to: String, in check: LiveProject.Check)
    throws(HypotheticalEditFailure)
  {
    let project = check.session.project
    let source = try HypotheticalEditSource(from, operation, in: check)
    guard HypotheticalEditTarget.isName(to) else {
      throw HypotheticalEditFailure(reason: "`\(to)` is no name of a type or module")
    }
    let outline = project.files[source.file].outline
    let places = HypotheticalEditPlaces(outline: outline)
    if operation == .imports {
      hypotheticalEdit = HypotheticalEdit([places.importing(to)], in: outline.source)
      (emptyEdit, sharedEdit, self.source) = (nil, nil, nil)
      doubt = HypotheticalEditTarget.isModule(to, in: project) ? nil : Self.stranger(to, "module")
      return
    }
    guard let type = source.type else {
      throw HypotheticalEditFailure(reason: "\(outline.source.path) declares no type that could")
    }
    let target = try HypotheticalEditTarget(to, seenFrom: source.file, in: project)
    let imports = target.missingImport.map { [places.importing($0)] } ?? []
    func insertion(_ member: String?) throws(HypotheticalEditFailure) -> HypotheticalEdit.Insertion {
      try Self.insertion(of: member, operation, target.name, into: type, of: project, places)
    }
    let kind = project.types[type.index].kind
    let full = try insertion(operation.member(doingItTo: target.name, in: kind))
    hypotheticalEdit = HypotheticalEdit(imports + [full], in: outline.source)
    let empty = try operation.emptyMember(in: kind).map(insertion)
    emptyEdit = empty.map { HypotheticalEdit([$0], in: outline.source) }
    self.source = type
    let shared = operation == .calls ? target.sharedValues : []
    let asking = shared.isEmpty ? nil : try insertion(ProbeOperation.member(asking: shared, of: target.name))
    sharedEdit = asking.map { HypotheticalEdit(imports + [$0], in: outline.source) }
    doubt = target.isKnown ? nil : Self.stranger(to, "type")
  }

  private static func stranger(_ name: String, _ kind: String) -> String {
    "no \(kind) `\(name)` is known in the project, and no rule that ran names it"
  }

  private static func insertion(
    of member: String?, _ operation: ProbeOperation, _ target: String, into type: TypeIndex,
    of project: Project,
    _ places: HypotheticalEditPlaces
  ) throws(HypotheticalEditFailure) -> HypotheticalEdit.Insertion {
    let (record, name) = (project.types[type.index], project.qualifiedName(type))
    let declaration = Int(record.place.node)
    if operation == .conforms, record.kind != .alias,
      let supertype = places.inheriting(target, in: declaration)
    {
      return supertype
    }
    guard let member else {
      throw HypotheticalEditFailure(
        reason: "\(record.kind.rawValue) \(name) cannot do that: \(operation.rawValue)")
    }
    if record.kind == .protocol, operation.needsBody { return places.adding(member, toExtensionOf: name) }
    guard let insertion = places.adding(member, to: declaration) else {
      throw HypotheticalEditFailure(
        reason: "the braces of \(name) could not be found: nothing can be added there")
    }
    return insertion
  }
}

/// Who does it: a type, and the file that it is declared in.
struct HypotheticalEditSource {
  let file: Int
  /// Nil where a file without types was named.
  let type: TypeIndex?

  init(_ word: String, _ operation: ProbeOperation, in check: LiveProject.Check) throws(HypotheticalEditPlan
    .HypotheticalEditFailure)
  {
    let project = check.session.project
    if word.hasSuffix(".swift") || word.contains("/") {
      file = try Self.file(word, in: check)
      type = operation == .imports ? nil : try Self.type(of: file, in: project)
    } else {
      let found = HypotheticalEditTarget.declared(word, in: project)
      let type = try Self.one(of: found, calledFor: word, in: project)
      (file, self.type) = (Int(project.types[type.index].place.file), type)
    }
  }

  private static func file(_ word: String, in check: LiveProject.Check) throws(HypotheticalEditPlan
    .HypotheticalEditFailure) -> Int
  {
    let path: FilePath
    do throws(Workspace.Problems) { path = try check.path(word) } catch {
      throw HypotheticalEditPlan.HypotheticalEditFailure(
        reason: error.list.map(\.cause).joined(separator: "; "))
    }
    guard let file = check.session.project.files.firstIndex(where: { $0.path == path }) else {
      throw HypotheticalEditPlan.HypotheticalEditFailure(reason: "no file `\(path)` is checked")
    }
    return file
  }

  /// The one type of a file, or the one that it is called after.
  private static func type(of file: Int, in project: Project) throws(HypotheticalEditPlan
    .HypotheticalEditFailure) -> TypeIndex?
  {
    let outer = project.declaredTypes(in: file).filter { project.types[$0.index].parent == .none }
    let namesake = outer.filter { project.name($0) == project.files[file].path.stem }
    return outer.isEmpty ? nil : try one(of: namesake.isEmpty ? outer : namesake, calledFor: nil, in: project)
  }

  private static func one(
    of types: [TypeIndex], calledFor word: String?, in project: Project
  ) throws(HypotheticalEditPlan.HypotheticalEditFailure) -> TypeIndex {
    if types.count == 1 { return types[0] }
    if let word, types.isEmpty {
      let names = project.types.indices.filter { project.types[$0].kind != .external }
      let near = nearest(to: word, among: names.map { project.qualifiedName(TypeIndex($0)) })
      throw HypotheticalEditPlan.HypotheticalEditFailure(
        reason: "the project declares no type `\(word)`" + (near.map { "; did you mean `\($0)`?" } ?? ""))
    }
    let names = types.prefix(5).map { type in
      "\(project.qualifiedName(type)) in \(project.files[Int(project.types[type.index].place.file)].path)"
    }
    throw HypotheticalEditPlan.HypotheticalEditFailure(
      reason: "it may be one of several, name the type or its file: " + names.joined(separator: ", "))
  }
}

/// To whom it is done: a type as it is written in a file, and the import that it takes.
struct HypotheticalEditTarget {
  let name: String
  /// The module that the file would have to import; nil for none.
  let missingImport: String?
  /// Whether the project, or what is known of the platform, has a type of that name.
  let isKnown: Bool
  /// Static properties by which a type gives an instance of itself.
  let sharedValues: [String]

  /// What SDKs call those of their own types.
  private static let usualValues = ["shared", "standard", "default"]

  init(_ word: String, seenFrom file: Int, in project: Project) throws(HypotheticalEditPlan
    .HypotheticalEditFailure)
  {
    let found = Self.declared(word, in: project).filter {
      !project.types[$0.index].isFilePrivate || Int(project.types[$0.index].place.file) == file
    }
    let home = project.files[file].module
    let modules = Set(found.map { project.types[$0.index].module }).subtracting([home, .none])
    let isNear = found.contains { [home, .none].contains(project.types[$0.index].module) } || home == .none
    if let type = found.first {
      let names = Set(found.map { project.qualifiedName($0) })
      guard names.count == 1 else {
        let list = names.sorted().prefix(5).joined(separator: ", ")
        throw HypotheticalEditPlan.HypotheticalEditFailure(reason: "`\(word)` may be one of several: \(list)")
      }
      name = project.qualifiedName(type)
      isKnown = true
      sharedValues = Self.sharedValues(of: type, in: project)
      let imported = modules.contains { Self.imports(project.modules[$0.index].name, file, project) }
      if !isNear, !imported, modules.count > 1 {
        let list = modules.map { project.modules[$0.index].name }.sorted().joined(separator: ", ")
        throw HypotheticalEditPlan.HypotheticalEditFailure(
          reason: "several modules declare \(name), and the file imports none of them: \(list)")
      }
      missingImport = isNear || imported ? nil : modules.first.map { project.modules[$0.index].name }
    } else {
      name = word
      sharedValues = Self.isListed(word, in: project) ? Self.usualValues : []
      let frameworks = project.vocabulary.sdk.frameworks
      let framework = frameworks.keys.sorted().last { frameworks[$0]?.contains(word) ?? false }
      missingImport = framework.flatMap { Self.imports($0, file, project) ? nil : $0 }
      isKnown = framework != nil || Self.isMentioned(word, in: project)
    }
  }

  private static func sharedValues(of type: TypeIndex, in project: Project) -> [String] {
    let found = project.types[type.index].members.map { project.members[$0] }.first { member in
      member.isStatic && member.kind == .property && member.isExposed
        && project.types(ofDeclaration: Int(member.node.node), file: Int(member.node.file)) == [type]
    }
    return found.map { [project.symbols.text($0.name)] } ?? []
  }

  private static func imports(_ module: String, _ file: Int, _ project: Project) -> Bool {
    project.symbols.find(module).map { project.files[file].imports.contains($0) } ?? false
  }

  private static func isMentioned(_ word: String, in project: Project) -> Bool {
    if isListed(word, in: project) { return true }
    guard let symbol = project.symbols.find(word) else { return false }
    return !project.typesNamed(symbol).isEmpty
  }

  /// Types that the project declares under a name, with or without those that they are nested in. A name that
  /// is the whole name of one is not looked for within others.
  static func declared(_ word: String, in project: Project) -> [TypeIndex] {
    let last = word.split(separator: ".").last.map(String.init) ?? ""
    guard let symbol = project.symbols.find(last) else { return [] }
    let types = project.typesNamed(symbol).filter { project.types[$0.index].kind != .external }
    let exact = types.filter { project.qualifiedName($0) == word }
    return exact.isEmpty ? types.filter { project.qualifiedName($0).hasSuffix(".\(word)") } : exact
  }

  /// Whether a word list has a name: those of the platform that rules may speak of.
  private static func isListed(_ word: String, in project: Project) -> Bool {
    project.vocabulary.words.values.contains { $0.contains { $0.text == word } }
  }

  /// Whether the project, or what is known of the platform, has a module of that name.
  static func isModule(_ word: String, in project: Project) -> Bool {
    if project.modules.contains(where: { $0.name == word }) { return true }
    if project.vocabulary.sdk.frameworks[word] != nil || isListed(word, in: project) { return true }
    guard let symbol = project.symbols.find(word) else { return false }
    return project.files.contains { $0.imports.contains(symbol) }
  }

  /// Names with dots between them; nothing else is put into code.
  static func isName(_ word: String) -> Bool {
    word.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { part in
      guard let first = part.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
      return part.unicodeScalars.allSatisfy {
        $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      }
    }
  }
}
