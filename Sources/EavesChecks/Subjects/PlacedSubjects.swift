import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// Finds the subjects that are no types. What belongs to tests, previews and mocks is among them only where a sentence
/// is about those.
struct PlacedSubjects {
  let project: Project
  private let candidates: Candidates
  /// What a callee must be, and the names that it can have, by symbol; nil: any.
  private var callees: Callees?
  /// The roles of tests, previews and mocks whose code is meant.
  private let coveredTestRoles: [Int]
  /// Whether modules are those that manifests and project files declare.
  private let isOfManifests: Bool
  /// Whether modules without a manifest or a project file are left out.
  private let needsManifests: Bool

  private struct Callees {
    let objects: ObjectSet
    var names: [Bool]
    /// `T.init` is named after its member, and every file holds the word: the type's own name is asked for too.
    var initialiser: Symbol?
  }

  /// Only calls whose callee may be one of the names of the items' `callee` clauses.
  ///
  /// - Parameters:
  ///   - coveredTestRoles: the roles of tests, previews and mocks that the sentence is about.
  ///   - isOfManifests: modules are those that manifests and project files declare, and folders that stand for one.
  ///   - needsManifests: without these folders.
  init(
    _ candidates: Candidates, that items: [CompiledItem], coveredTestRoles: [Int],
    isOfManifests: Bool = false, needsManifests: Bool = false
  ) {
    (self.isOfManifests, self.needsManifests) = (isOfManifests, needsManifests)
    self.candidates = candidates
    project = candidates.project
    self.coveredTestRoles = coveredTestRoles
    guard
      case .objects(let objects) = items.flatMap(\.terms).first(where: { $0.term.word == .callee })?.values
    else { return }
    var table = Array(repeating: false, count: project.symbols.count)
    project.mark(objects.names, in: &table)
    for type in project.types.indices where objects.match(TypeIndex(type), in: project) != nil {
      table[project.types[type].name.index] = true
    }
    let initialiser = project.symbols.find("init").flatMap { table[$0.index] ? nil : $0 }
    callees = Callees(objects: objects, names: table, initialiser: initialiser)
  }

  /// All of a noun, in order of file and place.
  func all(_ noun: SubjectKind) -> [PlacedSubject] {
    switch noun {
    case .folder: return folders()
    case .module: return isOfManifests ? declaredModules() : modules()
    case .file, .region: return files.map { candidates.subject($0, of: noun) }
    case .member, .function, .call, .closure, .global, .importing:
      if !coveredTestRoles.isEmpty || callees != nil { return files.flatMap { places(noun, in: $0) } }
      return candidates.places(of: noun) { files.flatMap { places(noun, in: $0) } }
    case .role, .type, .unknown: return []
    }
  }

  /// Where places are looked for.
  private var files: [Int] { candidates.files(of: coveredTestRoles) }

  /// Functions outside of types that are tests, by place.
  func freeTests() -> [PlacedSubject] {
    project.freeTests.compactMap { declared(Int($0.node), .function, in: Int($0.file), role: "test") }
  }

  // MARK: Files and modules

  static func file(_ file: Int, of noun: SubjectKind, in project: Project) -> PlacedSubject {
    let path = project.files[file].path
    var party = Party(role: "file", name: path.name)
    if case .region(let role) = noun {
      let slice = project.regionSlice(role, file)?.name ?? ""
      // "domain layer `Trip`": a layer stands before the name.
      let own = project.vocabulary.roles[role].layer == nil ? path.name : path.stem
      party = Party(role: project.roleName(role), name: slice.isEmpty ? own : slice)
    }
    return PlacedSubject(
      noun: noun, file: file, range: head(of: file, in: project), node: nil, name: path.stem,
      party: party,
      key: FindingKey.file)
  }

  /// Folders that hold files, themselves or below them, in the order of their paths.
  private func folders() -> [PlacedSubject] {
    var files: [FilePath: [Int]] = [:]
    for file in candidates.files {
      var folder = FilePath(project.files[file].path.folder)
      while !folder.text.isEmpty {
        files[folder, default: []].append(file)
        folder = FilePath(folder.folder)
      }
    }
    return files.keys.sorted().compactMap { path in
      guard let own = files[path], let first = own.first else { return nil }
      return PlacedSubject(
        noun: .folder, file: first, range: Self.head(of: first, in: project), node: nil, files: Set(own),
        name: path.name, party: Party(role: "folder", name: path.text), key: path.text)
    }
  }

  private func modules() -> [PlacedSubject] {
    var byModule: [ModuleIndex: [Int]] = [:]
    for file in candidates.files {
      for module in project.files[file].modules { byModule[module, default: []].append(file) }
    }
    return project.modules.indices.compactMap { index in
      let module = project.modules[index]
      guard !module.isTest, let files = byModule[ModuleIndex(index)] else { return nil }
      let first = files.first { !project.files[$0].imports.isEmpty } ?? files[0]
      return PlacedSubject(
        noun: .module, file: first, range: Self.head(of: first, in: project), node: nil, files: Set(files),
        name: module.name,
        party: Party(role: "module", name: module.name), key: module.name)
    }
  }

  /// Modules as manifests, project files, the configuration and folders declare them.
  private func declaredModules() -> [PlacedSubject] {
    guard let dependencies = candidates.dependencies else { return [] }
    return dependencies.graph.modules.indices.compactMap { index in
      let module = dependencies.graph.modules[index]
      let files = dependencies.files[index]
      guard module.kind != .test, !needsManifests || dependencies.isDeclared(index),
        let first = files.first(where: { !project.files[$0].imports.isEmpty }) ?? files.first
      else { return nil }
      return PlacedSubject(
        noun: .module, file: first, range: Self.head(of: first, in: project), node: nil, files: Set(files),
        name: module.name, party: Party(role: "module", name: module.name), key: module.name, module: index)
    }
  }

  /// The first import of a file, else its first byte.
  private static func head(of file: Int, in project: Project) -> ByteRange {
    let outline = project.files[file].outline
    let first = outline.index.imports.first.map { Int($0) }
    let token = first.map { outline.firstChild(of: $0, kind: .pathComponent) ?? $0 }
    return token.map { outline.nodes[$0].range } ?? ByteRange(start: 0, end: 0)
  }

  // MARK: Places in code

  private func places(_ noun: SubjectKind, in file: Int) -> [PlacedSubject] {
    let outline = project.files[file].outline
    switch noun {
    case .member:
      return outline.index.members.map { Int($0) }.compactMap { node in
        project.member(at: node, in: file) == nil ? nil : declared(node, .member, in: file)
      }
    case .function:
      return outline.index.members.map { Int($0) }.filter { outline.nodes[$0].kind == .funcDecl }
        .compactMap { declared($0, .function, in: file) }
    case .closure:
      return outline.nodes.indices.filter { outline.nodes[$0].kind == .closure }.compactMap {
        closure($0, in: file)
      }
    case .global:
      return outline.index.members.map { Int($0) }.filter { outline.isGlobal($0) }
        .compactMap { declared($0, .global, in: file) }
    case .importing: return outline.index.imports.compactMap { imported(Int($0), in: file) }
    default: return calls(in: file)
    }
  }

  private func calls(in file: Int) -> [PlacedSubject] {
    let nodes = project.files[file].outline.nodes
    guard let callees else {
      return nodes.indices.filter { nodes[$0].kind == .call }.compactMap { call($0, in: file) }
    }
    let names = project.files[file].names
    var isWanted = Array(repeating: false, count: names.endIndex)
    var found: [Int] = []
    for id in names.indices where callees.names[names[id].index] { isWanted[id] = true }
    guard isWanted.contains(true) else { return [] }
    for id in names.indices where names[id] == callees.initialiser { isWanted[id] = true }
    for node in nodes.indices where isWanted[Int(nodes[node].name.rawValue)] {
      guard let call = project.callAfter(node, in: file), project.isCallee(node, callees.objects, in: file)
      else { continue }
      found.append(call)
    }
    return found.sorted().compactMap { call($0, in: file) }
  }

  private func declared(
    _ node: Int, _ noun: SubjectKind, in file: Int, role: String? = nil
  ) -> PlacedSubject? {
    isAside(node, in: file)
      ? nil : Self.declared(node, noun, in: file, of: project, role: role ?? Self.word(for: noun))
  }

  /// A member, function or global as a subject; nil for one without a name.
  ///
  /// - Parameter role: what messages call it.
  static func declared(
    _ node: Int, _ noun: SubjectKind, in file: Int, of project: Project, role: String
  ) -> PlacedSubject? {
    let outline = project.files[file].outline
    let token = outline.firstChild(of: node, kind: .name)
    let name = outline.declaredName(of: node)
    if name.isEmpty { return nil }
    let range = token.map { outline.nodes[$0].range } ?? keyword(name, of: node, in: outline)
    let owner = project.enclosingType(of: node, in: file)
    let full = owner == .none ? name : "\(project.qualifiedName(owner)).\(name)"
    return PlacedSubject(
      noun: noun, file: file, range: range, node: node, name: name,
      party: Party(role: role, name: full), key: full)
  }

  private static func word(for noun: SubjectKind) -> String {
    switch noun {
    case .member: "member"
    case .global: "global"
    default: "function"
    }
  }

  /// It stands at its brace.
  private func closure(_ node: Int, in file: Int) -> PlacedSubject? {
    if isAside(node, in: file) { return nil }
    let start = project.files[file].outline.nodes[node].range.start
    let name = ClosureFacts(of: node, in: file, of: project).name
    return PlacedSubject(
      noun: .closure, file: file, range: ByteRange(start: start, end: start + 1), node: node, name: name,
      party: Party(role: nil, name: name), key: name)
  }

  /// The token of a declaration without a name, behind its attributes and modifiers.
  private static func keyword(_ word: String, of node: Int, in outline: Outline) -> ByteRange {
    var start = outline.nodes[node].range.start
    for child in outline.children(of: node) {
      guard [.attribute, .modifier].contains(outline.nodes[child].kind) else { break }
      start = outline.nodes[child].range.end
    }
    let bytes = outline.source.bytes
    while start < UInt32(bytes.count), bytes[Int(start)] <= 0x20 { start += 1 }
    return ByteRange(start: start, end: min(start + UInt32(word.utf8.count), outline.nodes[node].range.end))
  }

  private func call(_ node: Int, in file: Int) -> PlacedSubject? {
    let outline = project.files[file].outline
    guard outline.nodes[node].flags.contains(.continues),
      let callee = project.previousSibling(of: node, in: file),
      outline.nodes[callee].name != .none, !isAside(node, in: file)
    else { return nil }
    let isMember = outline.nodes[callee].kind != .identifier
    let name = (isMember ? "." : "") + outline.name(of: callee)
    let owner = PositionReader(project: project).owner(of: node, in: file)
    let caller = owner == .none ? project.enclosingType(of: node, in: file) : owner
    // Other people's types do not call what their extensions here call.
    let party =
      caller == .none || project.types[caller.index].kind == .external
      ? Party(role: "file", name: project.files[file].path.name)
      : Party(role: project.layerRole(caller).map(project.roleName), name: project.qualifiedName(caller))
    return PlacedSubject(
      noun: .call, file: file, range: outline.nodes[callee].range, node: node, name: name,
      party: party, key: party.name)
  }

  private func imported(_ node: Int, in file: Int) -> PlacedSubject? {
    let outline = project.files[file].outline
    let token = outline.firstChild(of: node, kind: .pathComponent) ?? node
    let name = outline.name(of: node)
    return PlacedSubject(
      noun: .importing, file: file, range: outline.nodes[token].range, node: node, name: name,
      party: Party(role: "import", name: name), key: project.files[file].path.name)
  }

  /// In a preview, or in a type that is one, or a test, or a mock, and that is not meant.
  private func isAside(_ node: Int, in file: Int) -> Bool {
    if PositionReader(project: project).isPreview(node, in: file) { return true }
    var at = node
    while let declaration = project.enclosingDeclaration(of: at, in: file) {
      let type = project.typeDeclared(at: declaration, in: file)
      // The innermost decides: a mock is one in a test, too.
      if candidates.isSetAside(type) { return !coveredTestRoles.contains { project.hasRole($0, type) } }
      at = declaration
    }
    return false
  }
}

extension Outline {
  /// Whether a node is a `let` or `var` outside of types and functions.
  func isGlobal(_ node: Int) -> Bool {
    guard nodes[node].kind == .binding else { return false }
    var at = Int(nodes[Int(nodes[node].parent)].parent)
    while nodes[at].kind == .conditionalClause || nodes[at].kind == .conditionalCompilation {
      at = Int(nodes[at].parent)
    }
    return nodes[at].kind == .file
  }
}
