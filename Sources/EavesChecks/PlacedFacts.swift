import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// Decides whether an item of a sentence holds for a file, a module or a place in code.
struct PlacedFacts {
  let project: Project
  let matcher: ClauseMatcher
  let evidence: EvidenceBook
  private let candidates: Candidates
  private let narrowing: Narrowing
  private let declarations: DeclarationFacts

  init(_ facts: TypeFacts, _ candidates: Candidates) {
    project = facts.project
    self.candidates = candidates
    matcher = facts.matcher
    evidence = facts.evidence
    narrowing = Narrowing(project: project)
    declarations = DeclarationFacts(project: project)
  }

  /// Whether every term of an item holds, and the subject stands where `inside` says.
  func holds(_ placed: PlacedItem, for subject: PlacedSubject) -> Bool {
    let item = placed.item
    if !placed.narrows, !item.inside.isEmpty, let node = subject.node,
      !narrowing.enclosure.contains(node, item.inside, in: subject.file)
    {
      return false
    }
    for term in placed.terms where !holds(term, of: placed, for: subject) { return false }
    return true
  }

  private func holds(_ placed: PlacedTerm, of whole: PlacedItem, for subject: PlacedSubject) -> Bool {
    let (term, item) = (placed.term, whole.item)
    return switch term.word {
    case .exists: true
    case .name:
      if [.member, .function].contains(subject.noun), let node = subject.node {
        declarations.isNamed(placed.names, node, in: subject.file)
      } else {
        placed.names.contains { $0.matches(subject.name) }
      }
    case .path: subject.files.contains { isAt(placed.paths, $0) }
    case .in: subject.files.contains { isIn(placed.names, $0) }
    case .role: subject.files.contains { hasRole(placed.roles, $0) }
    case .imports: imports(placed, subject)
    case .importedBy: (item.count ?? CountRange(least: 1, most: nil)).contains(importers(term, subject).count)
    case let word where word.isMeasure:
      measured(item, for: subject).map { term.range?.contains($0) ?? false } ?? false
    case .kind, .marked, .access, .type: declarations.holds(term, for: subject)
    case .platform: matcher.platform(term, in: subject.file) != nil
    case .callee: isCallee(placed, whole, subject)
    case .chained: isChained(placed, subject)
    case .argument: argument(placed, whole, subject) != nil
    case .owner: isOwned(subject, by: placed.inner)
    case .result: hasResult(term, subject)
    case .captures: captures(placed, subject)
    case .value: hasValue(term, whole, subject)
    default:
      item.evidenceCount.map { $0.contains(statements(of: term, by: subject).count) }
        ?? isProven(term, subject)
    }
  }

  // MARK: Code

  private func isProven(_ term: Term, _ subject: PlacedSubject) -> Bool {
    guard let search = evidence.search(for: term) else { return false }
    return evidence.evidence(for: term, in: subject, of: project).contains { narrowing.proves($0, search) }
  }

  /// What `count` beside a verb counts: the evidence that states each cause.
  func statements(of term: Term, by subject: PlacedSubject) -> [Evidence] {
    guard let search = evidence.search(for: term) else { return [] }
    let reader = PositionReader(project: project)
    let meant = evidence.evidence(for: term, in: subject, of: project).filter {
      !reader.isPreview($0.node, in: $0.file) && !project.isOwnSlice($0, of: subject.noun, term.word)
        && narrowing.isMeant($0, by: search)
    }
    return CauseReader(project: project, subject: subject.noun).statements(of: meant, by: search)
  }

  /// What a measure of an item, or the `count` beside its verb, counts; nil for items without one.
  func measured(_ item: Item, for subject: PlacedSubject) -> Int? {
    if item.evidenceCount != nil, let term = item.terms.first {
      return statements(of: term, by: subject).count
    }
    guard let term = item.terms.first(where: { $0.word.isMeasure }) else { return nil }
    guard let node = subject.node else {
      let sources = subject.files.map { project.files[$0].outline }
      return term.word == .lines ? sources.reduce(0) { $0 + $1.lines.count(in: $1.source.bytes) } : nil
    }
    let measure = Measure(project: project)
    guard !item.inside.isEmpty else { return measure.of(node, term.word, in: subject.file) }
    let nodes = project.files[subject.file].outline.nodes
    return (node..<Int(nodes[node].next)).filter { at in
      item.inside.contains { narrowing.enclosure.isStretch(at, $0.text, in: subject.file) }
    }.compactMap { measure.of($0, term.word, in: subject.file, isInterior: true) }.max()
  }

  /// Whether an item measures what a subject has not: a call without braces has no children that were too many.
  func measuresNothing(_ item: Item, of subject: PlacedSubject) -> Bool {
    item.isMeasured && measured(item, for: subject) == nil
  }

  // MARK: Files and modules

  private func isAt(_ patterns: PathPatterns, _ file: Int) -> Bool {
    patterns.firstMatch(of: candidates.path(of: file)) != nil
  }

  private func isIn(_ patterns: [NamePattern], _ file: Int) -> Bool {
    guard project.files[file].module != .none else { return false }
    let name = project.modules[project.files[file].module.index].name
    return patterns.contains { $0.matches(name) }
  }

  /// A file is in a role by its path or module, or because it declares or extends a type with the role.
  private func hasRole(_ roles: [Int], _ file: Int) -> Bool {
    for role in roles where project.fileHasRole(role, file) { return true }
    for type in candidates.codedTypes(in: file) {
      for role in roles where project.hasRole(role, type) { return true }
    }
    return false
  }

  private func imports(_ term: PlacedTerm, _ subject: PlacedSubject) -> Bool {
    guard var modules = term.modules else { return false }
    return subject.files.contains { modules.firstImport(of: $0) != nil }
  }

  /// The other modules that import a module.
  private func importers(_ term: Term, _ subject: PlacedSubject) -> Set<ModuleIndex> {
    var modules: Set<ModuleIndex> = []
    for file in candidates.importers(of: subject.name)
    where !subject.files.contains(file) && !project.isTestFile(file) {
      let module = project.files[file].module
      if module == .none { continue }
      let isMeant = term.values.contains { word in
        word.text == "module" || NamePattern(word.text).matches(project.modules[module.index].name)
          || project.roles.index(of: word.text).map { project.fileHasRole($0, file) } ?? false
      }
      if isMeant { modules.insert(module) }
    }
    return modules
  }

  // MARK: Calls

  /// " and discards its result"; nil for a subject that is no call.
  private func result(of call: Int, _ subject: PlacedSubject) -> String? {
    CallResult(of: call, in: subject.file, of: project).map(Wording.result)
  }

  private func hasResult(_ term: Term, _ subject: PlacedSubject) -> Bool {
    guard let call = subject.node, let result = CallResult(of: call, in: subject.file, of: project) else {
      return false
    }
    return term.values.contains { $0.text == result.rawValue }
  }

  /// Whether the innermost type around a place is so; the file, of code in no type.
  private func isOwned(_ subject: PlacedSubject, by items: [CompiledItem]) -> Bool {
    guard let node = subject.node else { return false }
    let owner = project.enclosingType(of: node, in: subject.file)
    return items.allSatisfy { item in
      owner == .none ? matcher.holds(item, forCodeOf: subject.file) : matcher.holds(item, for: owner)
    }
  }

  private func captures(_ term: PlacedTerm, _ subject: PlacedSubject) -> Bool {
    guard let node = subject.node else { return false }
    let captures = ClosureFacts(of: node, in: subject.file, of: project).captures
    return term.names.contains { name in captures.contains { name.matches($0) } }
  }

  /// Of a property its initial value, of a call its arguments: those that `argument` beside it names.
  private func hasValue(_ term: Term, _ item: PlacedItem, _ subject: PlacedSubject) -> Bool {
    guard let node = subject.node else { return false }
    let outline = project.files[subject.file].outline
    let values = WrittenValue(in: outline)
    let wanted = Set(term.values.map(\.text))
    guard subject.noun == .call else {
      return !wanted.isDisjoint(with: values.kinds(ofInitialValueOf: node))
    }
    let named = item.terms.first { $0.term.word == .argument }
    let arguments = outline.children(of: node).filter { argument in
      outline.nodes[argument].kind == .argument
        && (named.map { self.argument(at: argument, $0, item, subject) != nil } ?? true)
    }
    if arguments.isEmpty { return named == nil && wanted.contains("none") }
    return arguments.contains { !wanted.isDisjoint(with: values.kinds(ofExpressionIn: $0)) }
  }

  private func isCallee(_ term: PlacedTerm, _ item: PlacedItem, _ subject: PlacedSubject) -> Bool {
    let file = subject.file
    let given = subject.node.flatMap { node in
      subject.noun == .closure ? ClosureFacts(of: node, in: file, of: project).call : node
    }
    guard let call = given, let callee = project.previousSibling(of: call, in: file),
      let objects = term.objects, project.isCallee(callee, objects, in: file)
    else { return false }
    guard let of = item.of, !item.item.terms.contains(where: { $0.word == .argument }) else { return true }
    let head = project.chainNodes(endingWith: callee, file: file)[0]
    return narrowing.rooting.isRooted(head, upTo: callee, of, in: file, 8)
  }

  /// Whether one of the objects is called behind a call, in its own chain.
  private func isChained(_ term: PlacedTerm, _ subject: PlacedSubject) -> Bool {
    guard let call = subject.node, let objects = term.objects else { return false }
    return project.files[subject.file].outline.members(behind: call).contains { part in
      project.callAfter(part, in: subject.file) != nil
        && project.isMention(part, of: objects.names, in: subject.file) != nil
    }
  }

  /// The label of the first argument with one of the labels, whose value is rooted in what `of` says. `_` is an
  /// argument without label; nil when there is none.
  private func argument(_ term: PlacedTerm, _ item: PlacedItem, _ subject: PlacedSubject) -> String? {
    guard let call = subject.node else { return nil }
    let outline = project.files[subject.file].outline
    for argument in outline.children(of: call) {
      if let label = self.argument(at: argument, term, item, subject) { return label }
    }
    return nil
  }

  /// The label of an argument, where it is one that is asked for.
  private func argument(
    at argument: Int, _ term: PlacedTerm, _ item: PlacedItem, _ subject: PlacedSubject
  ) -> String? {
    let outline = project.files[subject.file].outline
    guard outline.nodes[argument].kind == .argument, !isTrailing(argument, of: outline) else { return nil }
    let label = outline.name(of: argument).isEmpty ? "_" : outline.name(of: argument)
    guard term.names.contains(where: { $0.matches(label) }) else { return nil }
    return item.of.map { isRooted(argument, $0, in: subject.file) } ?? true ? label : nil
  }

  /// The arguments and surroundings by which items chose a call, as they are in it: " with the argument item inside
  /// .toolbar"; empty when none did.
  func choice(of subject: PlacedSubject, by items: [PlacedItem]) -> String {
    var text = ""
    for item in items {
      for term in item.terms {
        switch term.term.word {
        case .argument: text += argument(term, item, subject).map(Wording.argument) ?? ""
        case .result: text += subject.node.flatMap { result(of: $0, subject) } ?? ""
        case .value: text += Wording.value(term.term.values)
        default: continue
        }
      }
      guard let node = subject.node, !item.item.inside.isEmpty else { continue }
      text += narrowing.surrounding(node, item.item.inside, in: subject.file) ?? ""
    }
    return text
  }

  /// Whether any value in an argument, its closures included, is rooted in one of the objects.
  private func isRooted(_ argument: Int, _ objects: ObjectSet, in file: Int) -> Bool {
    let nodes = project.files[file].outline.nodes
    return (argument + 1..<Int(nodes[argument].next)).contains { node in
      switch nodes[node].kind {
      case .identifier: narrowing.rooting.isRooted(node, upTo: Int.max, objects, in: file, 8)
      case .implicitMember, .keyPathComponent: project.isMention(node, of: objects.names, in: file) != nil
      default: false
      }
    }
  }

  /// A closure behind the parentheses, which no label says anything of.
  private func isTrailing(_ argument: Int, of outline: Outline) -> Bool {
    outline.nodes[argument].flags.contains(.trailing) && outline.name(of: argument).isEmpty
  }
}

extension Outline {
  /// The members behind a call in its chain, those of all branches of an `#if` in it too; so many of them and no more.
  fileprivate func members(behind call: Int) -> [Int] {
    var found: [Int] = []
    var (part, parent) = (Int(nodes[call].next), Int(nodes[call].parent))
    while found.count < Self.mostMembers {
      let isWhole = collectMembers(from: part, in: parent, into: &found)
      // Behind a branch of an `#if` the chain goes on.
      guard isWhole, nodes[parent].kind == .conditionalClause else { return found }
      let conditional = Int(nodes[parent].parent)
      (part, parent) = (Int(nodes[conditional].next), Int(nodes[conditional].parent))
    }
    return found
  }

  /// False where something else than the chain follows in its container.
  private func collectMembers(from first: Int, in parent: Int, into found: inout [Int]) -> Bool {
    var part = first
    while part < Int(nodes[parent].next), found.count < Self.mostMembers {
      if nodes[part].kind == .conditionalCompilation {
        for clause in children(of: part) {
          guard let start = children(of: clause).first(where: { nodes[$0].kind != .condition }) else {
            continue
          }
          _ = collectMembers(from: start, in: clause, into: &found)
        }
      } else if !nodes[part].flags.contains(.continues) {
        return false
      } else if nodes[part].kind == .member {
        found.append(part)
      }
      part = Int(nodes[part].next)
    }
    return true
  }

  /// A chain of more is no code of people, and each of its calls would look at all behind it.
  private static let mostMembers = 200
}

extension Project {
  /// Whether a callee is one of the objects: a listed name, or a construction of a type among them.
  func isCallee(_ callee: Int, _ objects: ObjectSet, in file: Int) -> Bool {
    if isMention(callee, of: objects.names, in: file) != nil { return true }
    let outline = files[file].outline
    var constructed = typeUse(at: callee, in: file)
    if outline.nodes[callee].kind == .member {
      let head = chainNodes(endingWith: callee, file: file)[0]
      guard let type = typeUse(at: head, in: file) else { return false }
      let isPath = outline.name(of: callee) == "init" || outline.name(of: callee) == name(type)
      constructed = isPath ? type : nil
    }
    return constructed.map { objects.match($0, in: self) != nil } ?? false
  }
}
