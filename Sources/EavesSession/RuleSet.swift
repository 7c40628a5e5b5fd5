import EavesChecks
package import EavesDocuments
package import EavesFindings
package import EavesSource

/// All loaded rule documents, shipped and own, with their vocabulary.
package struct RuleSet: Sendable {
  /// By section and id; own documents after the shipped ones.
  package private(set) var documents: [RuleDocument] = []
  package private(set) var vocabulary = RoleVocabulary()
  /// What marks a project of each profile, in the order written; the shipped ones first.
  package private(set) var profileDefinitions: [ProfileDefinition] = []
  /// What of the outside makes who names it a subject of shares: word lists and names of types.
  package private(set) var capabilities: [Word] = []
  /// Everything that is wrong with pages and nouns, sorted.
  package private(set) var problems: [Problem] = []

  /// Where the configuration stands that its nouns come from, as messages name it.
  package let configurationPath: FilePath

  /// Signs that pages of profiles may name.
  private var indicators: [ProfileIndicator] = []

  /// How many of the documents are shipped: the first ones.
  private var shippedCount = 0
  /// Where each document stands in the list.
  private var positions: [RuleID: Int] = [:]
  /// Every name of every rule.
  private var ids: Set<String> = []

  /// Names of the profiles that need no document to exist.
  package static let profiles = [
    "clean-mvvm", "modular-mvvm-c", "mvvm", "viper", "vanilla-mv", "tca", "redux", "base", "none",
  ]

  /// Reads the shipped pages, then own ones.
  ///
  /// - Parameter shipped: pages of the `Rules` folder; those that `RolesFile` names hold the nouns.
  package init(
    shipped: [SourceText], own: [[SourceText]] = [], folders: [String] = [],
    configuration: Configuration = Configuration(), configurationPath: FilePath = FilePath("eaves.yml")
  ) {
    self.init(
      shipped: BundledRules(shipped), own: own, folders: folders, configuration: configuration,
      configurationPath: configurationPath)
  }

  /// Takes the shipped pages as they were read, and reads own ones.
  ///
  /// - Parameters:
  ///   - own: pages of the project's own folders of rules, one list for each folder.
  ///   - folders: what the paths of each own list begin with; missing: they are relative to it.
  ///   - sidecars: files of the folder of checks.
  ///   - configuration: its roles and words are added to the nouns.
  package init(
    shipped: BundledRules, own: [[SourceText]] = [], folders: [String] = [], sidecars: [SourceText] = [],
    configuration: Configuration = Configuration(), configurationPath: FilePath = FilePath("eaves.yml")
  ) {
    self.configurationPath = configurationPath
    // Own roles and lists give words of shipped pages another meaning.
    let areProven =
      shipped.areProven && shipped.nouns.map { configuration.leavesAlone($0.vocabulary) } ?? false
    if let nouns = shipped.nouns {
      vocabulary = nouns.vocabulary.adding(configuration)
      problems += nouns.problems
      if !areProven || !configuration.layers.isEmpty {
        problems += VocabularyCheck.check(vocabulary, shipped: nouns.path, own: configurationPath)
        if vocabulary.roles.count <= RoleVocabulary.roleLimit {
          problems += SentenceValidator.problems(
            ofRolesIn: vocabulary, sparingShipped: areProven, shipped: nouns.path, own: configurationPath)
        }
      }
    } else {
      let path = FilePath("Rules/\(RolesFile.rolesName)")
      problems.append(Problem("the shipped roles are missing", path: path))
    }
    problems += VocabularyCheck.check(configuration, against: vocabulary, path: configurationPath)
    add(shipped.documents, areProven: areProven)
    add(shipped.profiles, of: FilePath("Rules/\(ProfilesFile.name)"), areProven: areProven)
    shippedCount = documents.count
    for index in documents.indices { documents[index].isShipped = true }
    add(LayerRules.documents(of: configuration.layers, path: configurationPath))
    var unused = Set(RuleDocumentLoader.load([], sidecars: sidecars).unusedSidecars)
    for (index, pages) in own.enumerated() {
      let folder = folders.indices.contains(index) ? folders[index] : ""
      let loaded = RuleDocumentLoader.load(pages, folder: folder, sidecars: sidecars)
      unused.formIntersection(loaded.unusedSidecars)
      add(loaded)
      for page in pages where page.path.name == ProfilesFile.name {
        add(ProfilesFile.load(page, known: indicators), of: page.path)
      }
    }
    let shippedDocuments = Array(documents.prefix(shippedCount))
    if !areProven { problems += DocumentRelations.problems(of: shippedDocuments, among: []) }
    problems += DocumentRelations.problems(
      of: Array(documents.dropFirst(shippedCount)), among: shippedDocuments)
    for path in unused {
      problems.append(
        Problem(
          "no document belongs to this sidecar",
          remedy: "give the sidecar the name of its document: NAME.yml for NAME.md", path: path))
    }
    nameByIDs()
    problems.sort()
  }

  /// Rules may name each other by former ids: from here on each goes by its id. An id of today is no former one.
  private mutating func nameByIDs() {
    if documents.allSatisfy(\.aliases.isEmpty) { return }
    for index in documents.indices { documents[index].aliases.removeAll { positions[$0] != nil } }
    let names = ruleNames
    func today(_ ids: [RuleID]) -> [RuleID] {
      ids.contains { positions[$0] == nil } ? ids.flatMap { names[$0] ?? [$0] } : ids
    }
    for (index, document) in documents.enumerated() {
      documents[index].conflicts = today(document.conflicts)
      documents[index].supersedes = today(document.supersedes)
    }
  }

  /// - Parameter areProven: whether tests have proven the documents in these very nouns.
  private mutating func add(_ loaded: LoadedDocuments, areProven: Bool = false) {
    problems += loaded.problems
    for document in loaded.documents {
      if let known = positions[document.id].map({ documents[$0] }) {
        problems.append(Self.isTaken(document, by: known, isShipped: isShipped(document.id)))
        continue
      }
      if !areProven { check(document.sentences, path: document.checkPath) }
      positions[document.id] = documents.count
      ids.formUnion([document.id.text] + document.aliases.map(\.text))
      documents.append(document)
    }
  }

  /// What is said of a document whose id another has.
  package static func isTaken(_ document: RuleDocument, by known: RuleDocument, isShipped: Bool) -> Problem {
    let other = isShipped ? "\(known.id), which came with Eaves" : known.path.text
    return Problem(
      "the rule \(document.id) is already defined by \(other)", remedy: "rename the file", path: document.path
    )
  }

  /// Checks sentences against the vocabulary. Where there are too many roles, only that is reported.
  private mutating func check(_ sentences: [Sentence], path: FilePath) {
    guard vocabulary.roles.count <= RoleVocabulary.roleLimit else { return }
    problems += VocabularyCheck.check(sentences, against: vocabulary, path: path)
    problems += SentenceValidator.problems(of: sentences, in: vocabulary, path: path)
  }

  /// Types of the outside are known by their names alone; lists and roles begin with a small letter.
  private func unknownCapabilities(_ words: [Word], _ page: FilePath) -> [Problem] {
    let known = vocabulary.words.keys + vocabulary.roles.map(\.name)
    return words.filter { word in
      word.text.first?.isLowercase ?? true && !known.contains(word.text)
    }.map { word in
      var names = NearestNames(known.sorted())
      let near = names.nearest(to: word.text).map { "did you mean `\($0)`?" }
      return Problem(
        "no word list and no role is called `\(word.text)`",
        remedy: near ?? "name a word list, a role or a type",
        path: page, line: word.line, column: word.column)
    }
  }

  private mutating func add(_ loaded: LoadedProfiles, of page: FilePath, areProven: Bool = false) {
    indicators = loaded.indicators
    capabilities += loaded.capabilities
    problems += loaded.problems + unknownCapabilities(loaded.capabilities, page)
    for definition in loaded.profiles {
      if !areProven { check(definition.indicators.flatMap(\.sentences), path: page) }
      profileDefinitions.removeAll { $0.name == definition.name }
      profileDefinitions.append(definition)
    }
  }

  /// Rules that a configuration turns on, off or weighs again, and that do not exist.
  package func unknownRules(in configuration: Configuration, path: FilePath) -> [Problem] {
    let words = configuration.on + configuration.off.map(\.rule) + configuration.impact.map(\.rule)
    let unknown = words.filter { !ids.contains($0.text) }
    if unknown.isEmpty { return [] }
    var names = NearestNames(ids.sorted())
    return unknown.map { word in
      let near = names.nearest(to: word.text).map { "did you mean `\($0)`?" }
      return Problem(
        "no rule is called `\(word.text)`", remedy: near ?? "`eaves rules` lists the rules", path: path,
        line: word.line, column: word.column)
    }
  }

  /// Rules that a configuration turns on in vain: they run without that.
  package func unusedSwitches(_ options: CheckOptions, path: FilePath) -> [Problem] {
    if options.on.isEmpty { return [] }
    let running = documents(of: options.profile).filter { !$0.isOffByDefault }
    return options.on.compactMap { word in
      let named = documents.filter { $0.isCalled(word.text) }
      let isGuidance = named.contains { $0.status != .rule }
      let isIdle = named.allSatisfy { rule in rule.status != .rule || running.contains { $0.id == rule.id } }
      if named.isEmpty || !isIdle { return nil }
      let cause = isGuidance ? "is guidance and checks nothing" : "already runs without this entry"
      return Problem(
        "`on` names \(named.map { "`\($0.id)`" }.joined(separator: ", ")), which \(cause)",
        remedy: "delete the entry", path: path, line: word.line, column: word.column, severity: .warning)
    }
  }

  /// The same book where eaves.yml has one more item of a role.
  func adding(_ item: Item, to role: String) -> RuleSet {
    var configuration = Configuration()
    configuration.roles = [RoleDefinition(name: role, isLayer: true, isOwn: true, items: [item])]
    var ruleSet = self
    ruleSet.vocabulary = vocabulary.adding(configuration)
    return ruleSet
  }

  /// What `only` and `skip` may name: ids, former ids and tags.
  package var selectors: Set<String> {
    Set(documents.flatMap { [$0.id.text] + $0.tags + $0.aliases.map(\.text) })
  }

  /// The rules by each of their names: ids, former ids, and the rule about allowances, which has no page. Never an
  /// empty list.
  package var ruleNames: [RuleID: [RuleID]] {
    var names: [RuleID: [RuleID]] = [.allowances: [.allowances]]
    for document in documents {
      for alias in document.aliases { names[alias, default: []].append(document.id) }
    }
    for document in documents { names[document.id] = [document.id] }
    return names
  }

  /// The rules that a word names: one by its id, else those that had the id before.
  package func rules(called word: String) -> [RuleDocument] {
    (ruleNames[RuleID(word)] ?? []).compactMap { id in positions[id].map { documents[$0] } }
  }

  /// Whether a document came with Eaves; the others are the project's own.
  package func isShipped(_ id: RuleID) -> Bool {
    positions[id].map { $0 < shippedCount } ?? false
  }

  /// Every profile that exists: the known ones and those that documents name.
  package var profiles: [String] {
    let named = Set(documents.flatMap(\.profiles)).subtracting(Self.profiles)
    return Self.profiles + named.sorted()
  }

  /// The documents of a profile: those that name it, and `base`; own documents that name no profile belong to all.
  package func documents(of profile: String) -> [RuleDocument] {
    documents.enumerated().filter { index, document in
      if document.status == .article { return false }
      let isShipped = index < shippedCount
      if document.profiles.isEmpty { return !isShipped }
      if profile == "none" { return !isShipped && document.profiles.contains("none") }
      return document.profiles.contains(profile) || document.profiles.contains("base")
    }.map(\.element)
  }

  /// The documents by which a check runs: those of its profile, what `on` names, and what a survey chose.
  package func documents(for options: CheckOptions) -> [RuleDocument] {
    let ofProfile = documents(of: options.profile)
    if options.on.isEmpty, options.followed.isEmpty { return ofProfile }
    let (known, followed) = (Set(ofProfile.map(\.id)), Set(options.followed))
    return documents.filter { document in
      known.contains(document.id) || followed.contains(document.id)
        || document.status == .rule && options.on.contains { document.isCalled($0.text) }
    }
  }

  /// Two documents of a list that exclude each other; nil when all agree.
  package static func conflict(among documents: [RuleDocument]) -> (RuleID, RuleID)? {
    let positions = Dictionary(
      documents.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for document in documents {
      if let other = document.conflicts.compactMap({ positions[$0] }).min() {
        return (document.id, documents[other].id)
      }
    }
    return nil
  }
}
