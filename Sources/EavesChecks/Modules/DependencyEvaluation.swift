import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// Sentences that manifests answer: what modules declare, import without declaring it, and reach.
struct DependencyEvaluation {
  let dependencies: ModuleDependencies
  let wording: Wording
  /// Nil where only whether a term holds is asked.
  let sentence: Sentence?

  private var project: Project { dependencies.project }
  private var graph: ModuleGraph { dependencies.graph }

  /// The breaches of one item by one module.
  func violations(of term: Term, by module: Int) -> [Violation] {
    switch term.word {
    case .imports: undeclared(term, module)
    case .declaresDependency: declared(term, module)
    case .reaches: reached(term, module)
    default: []
    }
  }

  /// Whether a module does what an item says.
  func holds(_ term: Term, for module: Int) -> Bool {
    let asksForItself =
      term.word == .reaches && term.values.contains { $0.text == ObjectNoun.itself.rawValue }
    // Every module of a cycle reaches itself, wherever it is cut.
    if asksForItself, dependencies.cut.nodes.contains(module) { return true }
    return !violations(of: term, by: module).isEmpty
  }

  // MARK: Imported, not declared

  private func undeclared(_ term: Term, _ module: Int) -> [Violation] {
    // The dependencies of a manifest that is not read are unknown.
    guard dependencies.isDeclared(module), graph.modules[module].isWhole, !graph.modules[module].listsUnknown,
      let manifest = graph.modules[module].manifest
    else { return [] }
    let wanted = Set(term.values.compactMap { ObjectNoun(rawValue: $0.text) })
    let listed = dependencies.listed(by: module)
    let strange = dependencies.imports[module].filter { name, lines in
      // An import in `#if canImport` exists only where the module is available.
      !listed.contains(name) && lines.contains { !$0.isConditional }
    }
    if strange.isEmpty { return [] }
    let names = strange.keys.filter { dependencies.isKnown($0, to: module) }
    if names.isEmpty { return [] }
    let (hasForeign, hasUnknown) = (dependencies.hasForeign(module), dependencies.reachesUnknown(module))
    let meant = names.sorted().filter { name in
      let isBrought = dependencies.isBrought(name, to: module)
      // A product of another package, or an unknown module, may re-export it.
      if !isBrought, hasUnknown || dependencies.named[name] == nil && hasForeign { return false }
      return wanted.contains(isBrought ? .indirect : .undeclared)
    }
    return meant.compactMap { name in
      let through = dependencies.providingDependencies(of: name, to: module)
      var why =
        through.isEmpty
        ? "imports `\(name)`, which \(manifest.name) does not list as a dependency of this module"
        : "imports `\(name)`, which it gets only through \(Self.list(through))"
      let dependent = dependencies.dependent(called: name, on: module)
      if let dependent {
        why += "; `\(graph.modules[dependent].name)` depends on `\(graph.modules[module].name)`"
      }
      return atManifest(
        module, graph.modules[module].range, verb: .imports, object: name, position: "manifest", why,
        instead: dependent.map { _ in Self.upward } ?? way(to: name, for: module, through),
        related: dependencies.imports[module][name, default: []].map { related($0, "imported here") })
    }
  }

  /// What to do about an import of a module that one other brings in; nil: as the rule says.
  private func way(to name: String, for module: Int, _ through: [String]) -> String? {
    guard through.count == 1 else { return nil }
    return
      "add `\(name)` to the dependencies of `\(graph.modules[module].name)`, or re-export it in `\(through[0])`"
  }

  /// What to do about an import of a module that depends on this one: listing it makes a cycle of packages.
  private static let upward = "remove the import, or move what both need into a module below them"

  /// "`A`, `B` and 3 others".
  ///
  /// - Parameter isWhole: false where there may be more.
  private static func list(_ names: [String], isWhole: Bool = true) -> String {
    let names = names.map { "`\($0)`" }
    if names.count < 3 { return names.joined(separator: " and ") }
    if names.count == 3 { return "\(names[0]), \(names[1]) and \(names[2])" }
    return "\(names[0]), \(names[1]) and \(isWhole ? "" : "at least ")\(names.count - 2) others"
  }

  // MARK: Declared

  private func declared(_ term: Term, _ module: Int) -> [Violation] {
    var found: [DeclaredDependency] = []
    if term.values.contains(where: { $0.text == ObjectNoun.unused.rawValue }) {
      found = dependencies.unused(by: module)
      return found.compactMap { unused($0, module) }
    }
    let names = ModuleNames(term.values, dependencies)
    return graph.modules[module].dependencies.filter { names.contain($0, of: module) }.compactMap {
      dependency in
      atManifest(
        module, dependency.range, verb: .declaresDependency, object: dependency.name, position: "dependency",
        "declares a dependency on `\(dependency.name)`", related: [],
        dependency: Cause.Dependency(
          source: graph.modules[module].name, target: dependency.name.asModuleName))
    }
  }

  private func unused(_ dependency: DeclaredDependency, _ module: Int) -> Violation? {
    let transitiveUsers = dependencies.transitiveUsers(of: dependency, listedBy: module)
    let names = transitiveUsers.map { graph.modules[$0].name }
    let all = Self.list(names, isWhole: names.count < ModuleDependencies.maxTransitiveUsers)
    let own = graph.modules[module].name
    let verbs = names.count == 1 ? "imports it and gets" : "import it and get"
    let others = names.isEmpty ? "" : "; \(all) \(verbs) it only through `\(own)`"
    let use = dependencies.use(of: dependency, by: module)
    let needed =
      use.map {
        "; `\(project.files[$0.file].path.name)` uses `\($0.name)` of `\(dependency.name)` without an import"
      } ?? ""
    var way =
      names.isEmpty
      ? nil : "add `\(dependency.name)` to the dependencies of \(all), then remove it from `\(own)`"
    if use != nil { way = "import `\(dependency.name.asModuleName)` where it is used" }
    let brought = dependencies.names(of: dependency).sorted()
    let lines = transitiveUsers.lazy.flatMap { transitiveUser in
      brought.lazy.flatMap { dependencies.imports[transitiveUser][$0, default: []] }
    }.prefix(ModuleDependencies.maxLines)
    return atManifest(
      module, dependency.range, verb: .declaresDependency, object: dependency.name, position: "dependency",
      "depends on `\(dependency.name)` but does not import it\(needed)\(others)", instead: way,
      related: (use.map { [used($0)] } ?? []) + lines.map { related($0, "imported here") })
  }

  private func used(_ use: UnimportedUses.Use) -> Violation.Related {
    let range = project.files[use.file].outline.nodes[use.node].range
    return Violation.Related(file: use.file, range: range, message: "used here")
  }

  /// - Parameter way: what to do; nil: as the rule says.
  private func atManifest(
    _ module: Int, _ range: ByteRange, verb: TermWord, object: String, position: String, _ why: String,
    instead way: String? = nil, related: [Violation.Related], isPath: Bool = false,
    dependency: Cause.Dependency? = nil
  ) -> Violation? {
    let own = graph.modules[module]
    guard let file = own.manifest.flatMap({ project.number(of: $0) }) else { return nil }
    let party = Party(role: "module", name: own.name)
    let breach = wording.breach(
      of: party, key: own.name, verb: verb.rawValue, object: Party(role: nil, name: object),
      position: position,
      message: sentence?.message(party, Party(role: nil, name: object), wording)
        ?? "\(wording.subject(party)) \(why)",
      instead: way ?? sentence?.instead)
    return Violation(
      file: file, range: range, breach: breach, related: related, isOfName: true, isPath: isPath,
      dependency: dependency)
  }

  // MARK: Reached

  private func reached(_ term: Term, _ module: Int) -> [Violation] {
    var found: [Violation] = []
    if term.values.contains(where: { $0.text == ObjectNoun.itself.rawValue }) {
      found = cycles(through: module)
    }
    let words = term.values.filter { $0.text != ObjectNoun.itself.rawValue }
    if words.isEmpty { return found }
    let names = ModuleNames(words, dependencies)
    if let name = names.foreign(in: module) {
      found += step(module, to: name, imports: dependencies.imports[module][name] ?? [], nil, [name])
    } else if let way = dependencies.ways.way(
      from: module, where: { names.contain($0, of: module) || names.foreign(in: $0) != nil }),
      let first = way.first, let last = way.last
    {
      let end = names.contain(last.target, of: module) ? nil : names.foreign(in: last.target)
      let stations = way.map { graph.modules[$0.target].name } + (end.map { [$0] } ?? [])
      found += step(module, to: stations.last ?? "", imports: first.imports, first.dependency, stations)
    }
    return found
  }

  private func step(
    _ module: Int, to name: String, imports: [ModuleDependencies.Import],
    _ dependency: DeclaredDependency? = nil,
    _ stations: [String]
  ) -> [Violation] {
    let through =
      stations.dropLast().isEmpty ? "" : " through \(Self.list(Array(stations.dropLast())))"
    guard let first = imports.first else {
      let listed = dependency ?? graph.modules[module].dependencies.first { $0.name.asModuleName == name }
      return [
        listed.flatMap {
          atManifest(
            module, $0.range, verb: .reaches, object: name, position: "dependency",
            "reaches `\(name)`\(through)",
            related: [])
        }
      ].compactMap { $0 }
    }
    return [
      atImport(
        first, module, object: name, "reaches `\(name)`\(through)",
        related: imports.dropFirst().map {
          related($0, "imported here")
        })
    ]
  }

  // MARK: Circles

  /// The lines of a module that must go so that nothing reaches itself: its part of the smallest cut.
  private func cycles(through module: Int) -> [Violation] {
    let cut = dependencies.cut
    let gone = dependencies.ways.steps[module].filter {
      $0.isUnconditional && cut.takes($0.source, $0.target)
    }
    return gone.compactMap { step in
      let back = dependencies.ways.way(from: step.target, by: \.isUnconditional) { $0 == module } ?? []
      let names = [step.source] + [step.target] + back.map(\.target)
      let cycle = names.map { graph.modules[$0].name }
      let why = CycleWording.why(cycle, cut, step.lineCount)
      let way = back.compactMap { step in
        step.unconditionalImports.first.map { line in
          let (from, to) = (graph.modules[step.source].name, graph.modules[step.target].name)
          return related(line, CycleWording.way(from: from, to: to))
        }
      }
      let target = graph.modules[step.target].name
      let lines = step.unconditionalImports
      guard let first = lines.first else {
        return step.dependency.flatMap {
          atManifest(
            module, $0.range, verb: .reaches, object: target, position: "dependency",
            why.replacing("line", with: "declaration"), related: way, isPath: true)
        }
      }
      return atImport(
        first, module, object: target, why,
        related: lines.dropFirst().map { related($0, CycleWording.further) } + way, isPath: true)
    }
  }

  private func atImport(
    _ line: ModuleDependencies.Import, _ module: Int, object: String, _ why: String,
    related: [Violation.Related], isPath: Bool = false
  ) -> Violation {
    let party = Party(role: "module", name: graph.modules[module].name)
    let breach = wording.breach(
      of: party, key: party.name, verb: TermWord.reaches.rawValue, object: Party(role: nil, name: object),
      position: "import",
      message: sentence?.message(party, Party(role: nil, name: object), wording)
        ?? "\(wording.subject(party)) \(why)",
      instead: sentence?.instead)
    return Violation(
      file: line.file, range: token(of: line), breach: breach, related: related, isPath: isPath)
  }

  private func related(_ line: ModuleDependencies.Import, _ message: String) -> Violation.Related {
    Violation.Related(file: line.file, range: token(of: line), message: message)
  }

  private func token(of line: ModuleDependencies.Import) -> ByteRange {
    let outline = project.files[line.file].outline
    return outline.nodes[outline.firstChild(of: line.node, kind: .pathComponent) ?? line.node].range
  }
}

/// Modules that a sentence lists: by name, word list, or a role of their files.
private struct ModuleNames {
  private let dependencies: ModuleDependencies
  private var patterns: [ModulePattern] = []
  private var roles: [Int] = []

  init(_ words: [Word], _ dependencies: ModuleDependencies) {
    self.dependencies = dependencies
    for word in words {
      if let role = dependencies.project.roles.index(of: word.text) {
        roles.append(role)
      } else {
        let list = dependencies.project.vocabulary.words[word.text] ?? [word]
        patterns += list.map { ModulePattern($0.text) }
      }
    }
  }

  func contain(_ name: String) -> Bool { patterns.contains { $0.matches(name) } }

  /// A module of the project; of a role another slice than the subject's.
  func contain(_ module: Int, of subject: Int) -> Bool {
    let own = dependencies.graph.modules[module]
    if ([own.name] + own.moduleNames).contains(where: contain) { return true }
    guard let file = dependencies.files[module].first else { return false }
    return roles.contains { role in
      guard let slice = dependencies.project.regionSlice(role, file) else { return false }
      let other = dependencies.files[subject].first.flatMap { dependencies.project.regionSlice(role, $0) }
      return module != subject && (slice.isEmpty || slice != other)
    }
  }

  func contain(_ dependency: DeclaredDependency, of subject: Int) -> Bool {
    contain(dependency.name) || contain(dependency.name.asModuleName)
      || dependency.modules.contains { contain($0, of: subject) }
  }

  /// The first name that a module imports or lists, that is listed here, and that is no module of the project.
  func foreign(in module: Int) -> String? {
    let listed = dependencies.graph.modules[module].dependencies.filter(\.modules.isEmpty).map(
      \.name.asModuleName)
    let names = Set(dependencies.imports[module].keys).union(listed)
    return names.sorted().first { contain($0) && dependencies.named[$0] == nil }
  }
}
