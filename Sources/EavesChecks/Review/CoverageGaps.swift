package import EavesDocuments
package import EavesFindings
import EavesOutline
package import EavesProject
package import EavesSource

/// What a run did not cover: types that should be covered and are not, files without a role, unresolved types.
package struct CoverageGaps {
  private let project: Project
  private let documents: [RuleDocument]
  private let outcomes: [RuleOutcome]
  /// Bits of the roles that rules name, as subject or to choose subjects; roles of files are none of them.
  private var coveredRoles: UInt64 = 0
  /// Types that a rule chose by name, supertype or mark.
  private var coveredTypes: Set<TypeIndex> = []
  /// Files that a rule chose by what they declare.
  private var coveredFiles: Set<Int> = []

  /// - Parameters:
  ///   - documents: the rules that ran.
  ///   - outcomes: what each of them found.
  package init(project: Project, documents: [RuleDocument], outcomes: [RuleOutcome]) {
    self.project = project
    self.documents = documents
    self.outcomes = outcomes
    for (document, outcome) in zip(documents, outcomes) {
      for (sentence, found) in zip(document.sentences, outcome.sentences) {
        for name in sentence.coveredNames { coveredRoles |= bit(of: name) }
        if sentence.choosesTypes { coveredTypes.formUnion(found.looked.types) }
        if sentence.choosesByDeclarations { coveredFiles.formUnion(found.looked.files) }
      }
    }
  }

  private func bit(of name: String) -> UInt64 {
    project.roles.index(of: name).map { project.roles.isRegion[$0] ? 0 : 1 << UInt64($0) } ?? 0
  }

  /// Whether a rule covers a type, or one around it.
  private func isAsked(_ type: TypeIndex) -> Bool {
    var type = type
    while type != .none {
      if project.hasRole(in: coveredRoles, type) || coveredTypes.contains(type) { return true }
      type = project.types[type.index].parent
    }
    return false
  }

  // MARK: Types

  /// Types that draw or reach data and that no rule is about, by kind, in the order of the vocabulary.
  package var types: [(noun: String, types: [NotCovered.Example])] {
    let kinds = project.vocabulary.typesToCover
    // Where no rule ran, the report only states that.
    if kinds.isEmpty || documents.isEmpty { return [] }
    var mentions = project.roles.mentions
    mentions.collect(kinds.flatMap(\.items), in: project)
    let predicate = Predicate(project: project, mentions: mentions)
    let items = kinds.map { kind in kind.items.map { CompiledItem($0, in: project) } }
    var found: [[TypeIndex]] = Array(repeating: [], count: kinds.count)
    for index in project.types.indices {
      let (type, kind) = (TypeIndex(index), project.types[index].kind)
      if kind == .external || kind == .alias || project.isSetAside(type) { continue }
      let fitting = items.firstIndex { $0.contains { predicate.holds($0, for: .type(type)) } }
      if let fitting, !isAsked(type) { found[fitting].append(type) }
    }
    return zip(kinds, found).filter { !$1.isEmpty }.map { kind, types in
      let names = mentionedNames(of: kind.items, types)
      let named = types.map { type in
        NotCovered.Example(
          name: project.qualifiedName(type), place: place(of: project.types[type.index].place),
          evidence: names[type].map { "calls \($0)" })
      }
      return (kind.noun, named)
    }
  }

  /// The names because of which types should be covered, as the code writes them.
  private func mentionedNames(of items: [Item], _ types: [TypeIndex]) -> [TypeIndex: String] {
    let words = items.flatMap(\.terms).filter { $0.word == .mentions }.flatMap(\.values)
    return MentionTable.firstNames(of: words, mentionedBy: Set(types), in: project)
  }

  // MARK: Files

  /// Swift files of which neither path nor any type has a role, and that no rule chose by what they declare, where
  /// rules about layers ran; none where none did.
  /// Tests and manifests are not meant.
  package var filesWithoutRole: [FilePath] {
    let layers = project.roles.isLayer.indices.filter { project.roles.isLayer[$0] }
    guard layers.contains(where: { coveredRoles & (1 << UInt64($0)) != 0 }) else { return [] }
    return project.files.indices.filter { file in
      !coveredFiles.contains(file) && !project.isManifest(file) && !project.isTestFile(file)
        && !project.fileHasAnyRole(file)
        && !project.codedTypes(in: file).contains { project.hasAnyRole($0) }
    }.map { project.files[$0].path }
  }

  // MARK: Facts

  /// Facts that could not be decided: environment keys without a written type, types of other packages, declarations of
  /// modules that are not read completely.
  package var facts: [UnknownFact] { unresolved + unreadModules }

  /// Environment keys and types of code that is not read.
  package var unresolved: [UnknownFact] { environmentKeys + foreignTypes + unseenTypes }

  /// Calls that leave open whether code gets to what a rule forbids.
  package var unknownCalls: [UnknownFact] { calls { $0 != .package } }

  /// Calls of packages that are not read, where a rule asks what code gets to.
  package var packageCalls: [UnknownFact] { calls { $0 == .package } }

  private func calls(_ isMeant: (UnknownCall.Reason) -> Bool) -> [UnknownFact] {
    var rules: [UnknownCall: Set<RuleID>] = [:]
    for (document, outcome) in zip(documents, outcomes) {
      for call in outcome.sentences.flatMap(\.unknownCalls) where isMeant(call.reason) {
        rules[call, default: []].insert(document.id)
      }
    }
    return rules.map { call, rules in
      UnknownFact(
        name: call.name, place: place(of: call.place), message: CoverageGapsWording.unknown(call),
        rules: rules.sorted())
    }
  }

  /// Modules whose manifest or project file is not read to the end.
  package var unreadModules: [UnknownFact] {
    var asked: [SentenceOutcome.UnreadModule: Set<RuleID>] = [:]
    for (document, outcome) in zip(documents, outcomes) {
      for module in outcome.sentences.flatMap(\.unreadModules) {
        asked[module, default: []].insert(document.id)
      }
    }
    return asked.sorted { ($0.key.place, $0.key.name) < ($1.key.place, $1.key.name) }.map { module, rules in
      UnknownFact(
        name: module.name, place: module.place, message: CoverageGapsWording.unread(module),
        rules: rules.sorted())
    }
  }

  /// Types of other packages about which a rule needs more than their name.
  private var foreignTypes: [UnknownFact] {
    var order: [TypeIndex] = []
    var asked: [TypeIndex: (place: NodeRef, singleton: String?, rules: Set<RuleID>)] = [:]
    for (document, outcome) in zip(documents, outcomes) {
      for unknown in outcome.sentences.flatMap(\.unknown) {
        if asked[unknown.type] == nil {
          order.append(unknown.type)
          asked[unknown.type] = (unknown.place, unknown.singleton, [])
        }
        asked[unknown.type]?.rules.insert(document.id)
      }
    }
    return order.compactMap { type in
      asked[type].map {
        UnknownFact(
          name: project.name(type), place: place(of: $0.place),
          message: $0.singleton.map(CoverageGapsWording.foreignSingleton)
            ?? CoverageGapsWording.foreignType(project.name(type)),
          rules: $0.rules.sorted(),
          remedy: $0.singleton.map { _ in CoverageGapsWording.foreignSingletonRemedy })
      }
    }
  }

  /// Types of the project that files name without an import of their module.
  private var unseenTypes: [UnknownFact] {
    project.unseenTypes.compactMap { type, uses in
      let rules = rules(asking: uses)
      let module = project.types[type.index].module
      guard !rules.isEmpty, module != .none else { return nil }
      return UnknownFact(
        name: project.qualifiedName(type), place: place(of: uses[0]),
        message: CoverageGapsWording.unseen(project.name(type), module: project.modules[module.index].name),
        rules: rules)
    }
  }

  private var environmentKeys: [UnknownFact] {
    project.unknownEnvironmentKeys.map { key, reads in
      UnknownFact(
        name: "\\.\(project.symbols.text(key))", place: place(of: reads[0]),
        message: CoverageGapsWording.environmentKey(project.symbols.text(key), reads: reads.count),
        rules: rules(asking: reads), remedy: CoverageGapsWording.environmentKeyRemedy)
    }
  }

  /// The rules that look at a type around some reading of a value, and ask of what type a value is.
  private func rules(asking reads: [NodeRef]) -> [RuleID] {
    var asking: Set<RuleID> = []
    for (document, outcome) in zip(documents, outcomes) {
      let isAsking = zip(document.sentences, outcome.sentences).contains { sentence, found in
        sentence.dependsOnValueTypes(in: project.vocabulary)
          && reads.contains { looks(found.looked, at: $0) }
      }
      if isAsking { asking.insert(document.id) }
    }
    return asking.sorted()
  }

  private func looks(_ looked: Looked, at place: NodeRef) -> Bool {
    let range = project.files[Int(place.file)].outline.nodes[Int(place.node)].range
    return looked.covers(range, in: Int(place.file), of: project)
  }

  private func place(of node: NodeRef) -> Place {
    let outline = project.files[Int(node.file)].outline
    return outline.lines.place(of: outline.nodes[Int(node.node)].range, in: outline.source)
  }
}

extension Sentence {
  /// Words that name whom the sentence is about: the subject, and roles that choose subjects or surround them.
  fileprivate var coveredNames: [String] {
    var names = [subject.text]
    for item in that {
      for term in item.terms where term.word == .role { names += term.values.map(\.text) }
      names += item.inside.map(\.text)
    }
    return names
  }

  /// Whether types are chosen by what they are called, made of or marked with.
  fileprivate var choosesTypes: Bool {
    let words: [TermWord] = [.name, .conforms, .marked]
    return that.contains { item in item.terms.contains { words.contains($0.word) } }
  }

  /// Whether files are chosen by what stands in them: types of a role, or names. That any type stands there says nothing.
  fileprivate var choosesByDeclarations: Bool {
    that.contains { item in
      item.terms.contains { term in
        term.word == .declares
          && term.values.contains { word in
            !["type", "anything", "member"].contains(word.text) && NamePattern(word.text).isLiteral
          }
      }
    }
  }

  /// Whether it makes a difference of what type a held value is.
  fileprivate func dependsOnValueTypes(in vocabulary: RoleVocabulary) -> Bool {
    everyItem.contains { item in
      item.terms.contains { term in
        [.holds, .mentions, .exposes, .calls, .assigns].contains(term.word)
          && term.values.contains { $0.standsForTypes(in: vocabulary) }
      }
    }
  }
}

extension Word {
  fileprivate func standsForTypes(in vocabulary: RoleVocabulary) -> Bool {
    guard let kind = ObjectKind(self, in: vocabulary) else { return false }
    if kind == .list { return vocabulary.words[text, default: []].contains { $0.form == .type } }
    return ObjectKind.types.contains(kind)
  }
}

/// Messages about unknown facts.
enum CoverageGapsWording {
  static func foreignType(_ name: String) -> String {
    "the source of \(name) is not available, so of the conditions under `which:` only its name can be met"
  }
  static func foreignSingleton(_ name: String) -> String {
    "the package source of \(name) is not available, so Eaves cannot tell whether it is a service"
  }
  static func unknown(_ call: UnknownCall) -> String {
    switch call.reason {
    case .conformingTypes: "whether it reaches \(call.end) depends on which type is behind the protocol"
    case .overloads: "whether it reaches \(call.end) depends on which function of that name is meant"
    case .value where call.end == call.name:
      "may be the function called here; the type of the value is unknown"
    case .value: "reaches \(call.end) if it is the function called here; the type of the value is unknown"
    case .log: "reaches \(call.end); it asks for the place of its caller, so it is taken for a log"
    case .package: "called by \(call.end); its source is in a package that is not read"
    }
  }
  static func unseen(_ name: String, module: String) -> String {
    "this file does not import module \(module), which declares a type of this name; the name may mean another type"
  }
  static func unread(_ module: SentenceOutcome.UnreadModule) -> String {
    module.isRead
      ? "module \(module.name) depends on targets that no scanned manifest declares, so its undeclared imports are not reported"
      : "the manifest of module \(module.name) could not be read completely, so its undeclared imports and unused dependencies are not reported"
  }
  static let foreignSingletonRemedy =
    "if the type is a service, add it to `service` under `roles:` in eaves.yml"
  static let environmentKeyRemedy =
    "write the type in the `EnvironmentValues` extension; for a value of a package, no action is needed"
  static func environmentKey(_ key: String, reads: Int) -> String {
    let places = reads == 1 ? "" : " (read in \(reads) places)"
    return "the type of environment value \\.\(key)\(places) is unknown; Eaves guesses it from the name"
  }
}
