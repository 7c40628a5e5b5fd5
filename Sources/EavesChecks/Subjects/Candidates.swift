import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

/// The candidates for subjects of sentences, with the facts that the sentences need: computed once for all.
final class Candidates: Sendable {
  let project: Project
  /// Other people's types that the project extends.
  let extended: [TypeIndex]
  /// Types that the project declares, typealiases left out.
  private let declared: [TypeIndex]
  private let byRole: [[TypeIndex]]
  /// Neither tests nor a manifest, in order.
  let files: [Int]
  /// What clauses ask of files, by file; nil for files that are no candidates, empty where no sentence is about files.
  let facts: [FileFacts?]
  /// Files as subjects, as `facts`.
  private let subjects: [PlacedSubject?]

  /// Those that are selected although they are tests, previews or mocks; nil: none.
  let exempt: ExemptTypes?

  /// The facts from manifests; nil where no sentence needs them.
  let dependencies: ModuleDependencies?

  /// The files that import a module, by its name; empty where no sentence needs them.
  private let importers: [Symbol: [Int]]

  /// The places of each noun in code, made once for all sentences about it.
  private let placed: [SubjectKind: LazyValue<[PlacedSubject]>] = [
    .member: LazyValue(), .function: LazyValue(), .closure: LazyValue(), .global: LazyValue(),
  ]

  /// The places of a noun, the same for all sentences; not cached for nouns that few sentences use.
  func places(of noun: SubjectKind, orMaking make: () -> [PlacedSubject]) -> [PlacedSubject] {
    placed[noun]?.value(orMaking: make) ?? make()
  }

  /// - Parameters:
  ///   - sentences: those that will ask.
  ///   - exempt: the only types that are meant, with the protocols that they conform to; nil: all but tests, previews
  ///     and mocks.
  init(_ project: Project, for sentences: [CompiledSentence], among exempt: ExemptTypes? = nil) {
    self.project = project
    self.exempt = exempt
    let types = project.types
    let isMeant = exempt.map { Self.isMeant(among: $0, in: project) }
    var (extended, declared, own): ([TypeIndex], [TypeIndex], [TypeIndex]) = ([], [], [])
    for index in types.indices {
      let type = TypeIndex(index)
      let isExternal = types[index].kind == .external
      if let isMeant, !isMeant[index] { continue }
      if isExternal && !types[index].extensions.isEmpty { extended.append(type) }
      if isMeant == nil, project.isSetAside(type) { continue }
      own.append(type)
      if !isExternal && types[index].kind != .alias { declared.append(type) }
    }
    (self.extended, self.declared) = (extended, declared)
    var byRole: [[TypeIndex]] = Array(repeating: [], count: project.roles.names.count)
    for sentence in sentences {
      guard case .role(let role) = sentence.subject, byRole[role].isEmpty else { continue }
      let all = project.isAside(role: role) && exempt == nil ? types.indices.map { TypeIndex($0) } : own
      byRole[role] = all.filter { project.hasRole(role, $0) }
    }
    self.byRole = byRole
    dependencies =
      exempt == nil && sentences.contains { $0.sentence.isOfManifests } ? ModuleDependencies(project) : nil
    files =
      exempt?.files ?? project.files.indices.filter { !project.isManifest($0) && !project.isTestFile($0) }
    importers = sentences.contains { $0.sentence.countsImporters } ? Self.importers(in: project) : [:]
    guard sentences.contains(where: { $0.subject.isOfFiles }) else {
      (facts, subjects) = ([], [])
      return
    }
    let candidates = files
    let found = project.workers.map(count: candidates.count) { index in
      (
        FileFacts(candidates[index], in: project),
        PlacedSubjects.file(candidates[index], of: .file, in: project)
      )
    }
    var facts: [FileFacts?] = Array(repeating: nil, count: project.files.count)
    var subjects: [PlacedSubject?] = Array(repeating: nil, count: project.files.count)
    for (file, known) in zip(candidates, found) { (facts[file], subjects[file]) = known }
    (self.facts, self.subjects) = (facts, subjects)
  }

  /// By type: the exempt ones, and what they conform to: with a protocol of their role they are one subject.
  private static func isMeant(among exempt: ExemptTypes, in project: Project) -> [Bool] {
    var isMeant = exempt.isExempt
    for type in exempt.isExempt.indices where exempt.isExempt[type] {
      for supertype in project.types[type].supertypes where !project.isSetAside(supertype) {
        isMeant[supertype.index] = true
      }
    }
    return isMeant
  }

  /// A test, a preview or a mock, and not one that is meant all the same.
  func isSetAside(_ type: TypeIndex) -> Bool {
    project.isSetAside(type) && !(exempt?.isExempt[type.index] ?? false)
  }

  /// Whether a sentence could be about one of the types: sentences about manifests are not.
  func hasSubjects(of sentence: CompiledSentence) -> Bool {
    if sentence.sentence.isOfManifests || !sentence.coveredTestRoles.isEmpty { return false }
    guard case .role(let role) = sentence.subject else { return true }
    if role == project.viewRole, let exempt,
      exempt.files.contains(where: { !project.viewCode.isEmpty(in: $0) })
    {
      return true
    }
    return !project.isAside(role: role) && !byRole[role].isEmpty
  }

  private static func importers(in project: Project) -> [Symbol: [Int]] {
    var found: [Symbol: [Int]] = [:]
    for file in project.files.indices {
      for module in project.files[file].writtenImports { found[module, default: []].append(file) }
    }
    return found
  }

  /// The files that import a module, in order.
  func importers(of module: String) -> [Int] {
    project.symbols.find(module).map { importers[$0, default: []] } ?? []
  }

  /// The files of sentences that are about some of tests, previews and mocks: tests as well, where they are.
  func files(of coveredTestRoles: [Int]) -> [Int] {
    coveredTestRoles.isEmpty ? files : project.files.indices.filter { !project.isManifest($0) }
  }

  /// Types, tests and previews and mocks only where they are meant, in the order of the project.
  func types(of noun: SubjectKind) -> [TypeIndex] {
    switch noun {
    case .role(let role): byRole[role]
    case .type: declared
    default: []
    }
  }

  /// A file as a subject.
  func subject(_ file: Int, of noun: SubjectKind) -> PlacedSubject {
    guard noun == .file, !subjects.isEmpty, let subject = subjects[file] else {
      return PlacedSubjects.file(file, of: noun, in: project)
    }
    return subject
  }
}

extension Project {
  /// Whether a file is the manifest of a package.
  func isManifest(_ file: Int) -> Bool {
    let (path, manifest) = (files[file].path.text, "/Package.swift")
    return path == manifest.dropFirst() || path.hasSuffix(manifest)
  }
}

extension Sentence {
  /// Whether an item counts the modules that import one.
  fileprivate var countsImporters: Bool {
    everyItem.contains { item in item.terms.contains { $0.word == .importedBy } }
  }
}
