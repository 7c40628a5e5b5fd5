import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

/// Whose functions `via:` beside `calls` names.
struct Doers: Sendable, Hashable {
  /// Bits of the roles.
  let roles: UInt64
  /// Of these, those that answer for types of no layer alone: what only shortens definitions says what is left over.
  private let leftOver: UInt64
  /// Whether functions outside types are meant.
  let hasFunctions: Bool
  /// Whether those are meant that extensions give to types of no layer which the project does not declare.
  let hasExtensions: Bool

  /// Nil where the work is the subject's own: without `via`, or beside another verb.
  init?(of item: Item, _ term: Term, in project: Project) {
    if term.word != .calls || item.via.isEmpty { return nil }
    // A word that is no role was refused when the document was loaded.
    let named = item.via.compactMap { project.roles.index(of: $0.text) }
    roles = named.reduce(0) { $0 | 1 << UInt64($1) }
    leftOver = named.filter { project.vocabulary.roles[$0].isHelper }.reduce(0) { $0 | 1 << UInt64($1) }
    let words = item.via.map { ViaWord(rawValue: $0.text) }
    (hasFunctions, hasExtensions) = (words.contains(.function), words.contains(.extension))
  }

  /// Whether a type is declared nowhere in the project, and of no layer.
  static func isStranger(_ type: TypeIndex, in project: Project) -> Bool {
    project.types[type.index].kind == .external && project.layerRole(type) == nil
  }

  /// Whether functions that stand right in a declaration are meant.
  func contains(_ stretch: PositionReader.Stretch, in project: Project) -> Bool {
    if stretch.type == .none { return hasFunctions }
    if hasExtensions, Self.isStranger(stretch.type, in: project) { return true }
    if stretch.owner == .none { return project.hasRole(in: roles, stretch.type) }
    return project.hasRole(in: roles & ~leftOver, stretch.owner)
  }
}

/// Functions and initialisers of others that do what a search asks for, each with the object that it reaches.
struct WorkOfOthers: Sendable, Equatable {
  var members: [Int: String] = [:]
  var functions: [NodeRef: String] = [:]
  /// What they are called, and the types that initialisers make.
  var names: Set<Symbol> = []

  /// The same where one file has changed; nil where a function of it is gone.
  func moved(by origin: Origin) -> WorkOfOthers? {
    var copy = self
    if functions.keys.contains(where: { Int($0.file) == origin.file }) {
      copy.functions = [:]
      for (function, object) in functions {
        guard let place = function.moved(by: origin) else { return nil }
        copy.functions[place] = object
      }
    }
    if origin.members != nil {
      copy.members = [:]
      for (member, object) in members {
        guard let number = origin.number(ofMember: member) else { return nil }
        copy.members[number] = object
      }
    }
    return copy
  }
}

/// One look into the bodies of all functions that may do some work for others, kept for the next check.
struct WorkRound: Sendable {
  /// A search whose work is done somewhere, and the object that is reached there.
  typealias Done = (search: Int, object: String)

  /// What was known before it.
  let known: [WorkOfOthers?]
  /// The functions that it looked into: members of types, ascending, and those outside of them.
  let members: [Int]
  let functions: [NodeRef]
  /// What it found, by position among the functions that it looked into.
  let ofMembers: [[Done]]
  let ofFunctions: [[Done]]
}

/// Functions that are called alike, of those that do some work.
struct Namesakes: Sendable {
  struct Key: Hashable {
    let owner: TypeIndex
    let name: Symbol
  }
  /// Methods by type and name; initialisers by the name of the type that they make.
  var members: [Key: [Int]] = [:]
  /// Functions outside types.
  var functions: [Symbol: [NodeRef]] = [:]
}

// MARK: Finding it

extension EvidenceCollector {
  private typealias Done = WorkRound.Done

  /// Looks once into the bodies of all functions that some search means.
  ///
  /// - Parameter last: the walk before, of which what is the same is taken.
  mutating func indexWorkOfOthers(after last: KeptWalk?) {
    let wanted = searches.indices.filter { searches[$0].doers != nil }
    if wanted.isEmpty { return }
    let asking = index.words(of: searches.map { $0.doers != nil })
    let roles = wanted.reduce(UInt64(0)) { $0 | (searches[$1].doers?.roles ?? 0) }
    let hasExtensions = wanted.contains { searches[$0].doers?.hasExtensions ?? false }
    let collector = self
    let drawings = project.drawings
    // What builds views answers for itself.
    func isDrawing(_ function: NodeRef) -> Bool {
      let (file, node) = (Int(function.file), Int(function.node))
      return drawings.subject(around: node, in: file, of: project) == node
    }
    let doers = project.members.indices.filter { member in
      let record = project.members[member]
      guard record.isFunction, !isDrawing(record.node) else { return false }
      return hasExtensions && Doers.isStranger(record.owner, in: project)
        || mayDo(record.owner, ofRoles: roles)
    }
    let hasFunctions = searches.contains { $0.doers?.hasFunctions ?? false }
    let functions = hasFunctions ? project.globalFunctions.filter { !isDrawing($0.place) } : []
    let places = doers.map { project.members[$0].declaration }
    /// What a round says of each function; of those whose bodies are the same, what the last check said.
    func round(_ look: @escaping @Sendable (Int, NodeRef, _ isMember: Bool) -> [Done]) -> WorkRound {
      let same = last?.round(rounds.count, of: self)
      let ofMembers = project.workers.map(count: places.count, run: 256) { at in
        same.flatMap { $0.found(inMember: doers[at], at: places[at]) } ?? look(doers[at], places[at], true)
      }
      let ofFunctions = project.workers.map(count: functions.count, run: 256) { at in
        same.flatMap { $0.found(inFunction: functions[at].place) } ?? look(at, functions[at].place, false)
      }
      return WorkRound(
        known: work, members: isKept ? doers : [], functions: isKept ? functions.map(\.place) : [],
        ofMembers: ofMembers, ofFunctions: ofFunctions)
    }
    let first = round { _, place, _ in collector.work(doneIn: place, asking) }
    for search in wanted { work[search] = WorkOfOthers() }
    note(first, doers, functions)
    // Who leaves the work to one of these does it, too.
    for _ in 0..<Self.mostSteps {
      gatherNamesakes()
      let collector = self
      let isNamed = collector.namesOfWork
      let isConcerned = project.filesNaming(isNamed)
      let next = round { number, place, isMember in
        guard isConcerned[Int(place.file)] else { return [] }
        return collector.work(leftBy: place, isNamed) {
          isMember ? $0.members[number] != nil : $0.functions[place] != nil
        }
      }
      note(next, doers, functions)
      // By closures: key paths are followed anew for each of tens of thousands.
      if next.ofMembers.allSatisfy({ $0.isEmpty }), next.ofFunctions.allSatisfy({ $0.isEmpty }) { return }
    }
    gatherNamesakes()
  }

  /// How many functions are followed one after the other, beside the first.
  private static let mostSteps = 3

  private mutating func note(
    _ round: WorkRound, _ members: [Int], _ functions: [(name: Symbol, place: NodeRef)]
  ) {
    if isKept { rounds.append(round) }
    for (member, list) in zip(members, round.ofMembers) { for done in list { note(member, done) } }
    for (function, list) in zip(functions, round.ofFunctions) {
      for done in list {
        work[done.search]?.functions[function.place] = done.object
        note(function.name, for: done.search)
      }
    }
  }

  /// By symbol, whether some work is called so.
  private var namesOfWork: [Bool] {
    var isNamed = Array(repeating: false, count: project.symbols.count)
    for name in work.compactMap(\.self).flatMap(\.names) { isNamed[name.index] = true }
    return isNamed
  }

  private mutating func gatherNamesakes() {
    let isNamed = namesOfWork
    namesakes = Namesakes()
    if !isNamed.contains(true) { return }
    for (member, record) in project.members.enumerated() where record.isFunction {
      let name = record.kind == .initializer ? project.types[record.owner.index].name : record.name
      guard isNamed[name.index], hasBody(record.declaration) else { continue }
      namesakes.members[Namesakes.Key(owner: record.owner, name: name), default: []].append(member)
    }
    for function in project.globalFunctions where isNamed[function.name.index] {
      namesakes.functions[function.name, default: []].append(function.place)
    }
  }

  /// What a protocol only asks for does nothing.
  private func hasBody(_ function: NodeRef) -> Bool {
    project.files[Int(function.file)].outline.firstChild(of: Int(function.node), kind: .block) != nil
  }

  /// The searches whose work a function leaves to one that does it.
  ///
  /// - Parameter isKnown: whether it is known to do the work itself.
  private func work(leftBy function: NodeRef, _ isNamed: [Bool], _ isKnown: (WorkOfOthers) -> Bool) -> [Done]
  {
    let (file, start) = (Int(function.file), Int(function.node))
    let of = project.files[file]
    let nodes = of.outline.nodes
    var stretch: PositionReader.Stretch?
    var done: [Done] = []
    for node in start..<Int(nodes[start].next)
    where nodes[node].kind == .identifier || nodes[node].kind == .member {
      let symbol = of.symbol(node)
      guard isNamed[symbol.index] else { continue }
      let own = stretch ?? reader.ownedStretch(from: start, in: file)
      stretch = own
      var met = MetNode(node, nodes[node].kind, symbol, in: file)
      for (search, known) in work.enumerated() {
        guard let known, !isKnown(known), !done.contains(where: { $0.search == search }),
          searches[search].doers?.contains(own, in: project) ?? false,
          let object = reached(by: &met, search)
        else { continue }
        done.append((search, object))
      }
    }
    return done
  }

  /// Whether a type, or one around it, has one of some roles; most types of a project have none.
  private func mayDo(_ type: TypeIndex, ofRoles roles: UInt64) -> Bool {
    var at = type
    while at != .none {
      if project.hasRole(in: roles, at) { return true }
      at = project.types[at.index].parent
    }
    return false
  }

  private mutating func note(_ member: Int, _ done: Done) {
    let record = project.members[member]
    work[done.search]?.members[member] = done.object
    note(record.kind == .initializer ? project.types[record.owner.index].name : record.name, for: done.search)
  }

  private mutating func note(_ name: Symbol, for search: Int) {
    work[search]?.names.insert(name)
    index.mark(name, for: search)
  }

  /// The searches whose objects a function calls or makes, and that mean its functions.
  private func work(doneIn function: NodeRef, _ asking: [UInt64]) -> [Done] {
    let (file, start) = (Int(function.file), Int(function.node))
    let of = project.files[file]
    let nodes = of.outline.nodes
    var meant: [UInt64]?
    var done: [Done] = []
    for node in start..<Int(nodes[start].next) where nodes[node].kind.canMention {
      let symbol = of.symbol(node)
      var met = MetNode(node, nodes[node].kind, symbol, in: file)
      for word in asking.indices {
        var bits = index.searches(for: symbol, word: word) & asking[word]
        if bits == 0 { continue }
        // Most functions name nothing that is asked for: whose they are is asked of the rest.
        let own = meant ?? words(meaning: start, in: file)
        meant = own
        bits &= own[word]
        while bits != 0 {
          let search = word * 64 + bits.trailingZeroBitCount
          bits &= bits - 1
          if done.contains(where: { $0.search == search }) { continue }
          if let object = object(reachedBy: &met, search) { done.append((search, object)) }
        }
      }
    }
    return done
  }

  private func object(reachedBy met: inout MetNode, _ search: Int) -> String? {
    guard let found = evidence(of: &met, search) else { return nil }
    let isWork = found.answers(.calls, in: project) || found.answers(.creates, in: project)
    return isWork ? found.object(in: project) : nil
  }

  /// The searches that mean the functions of the declaration around a node, as words.
  private func words(meaning node: Int, in file: Int) -> [UInt64] {
    let stretch = reader.ownedStretch(from: node, in: file)
    return index.words(of: searches.map { $0.doers?.contains(stretch, in: project) ?? false })
  }
}

extension Member {
  /// By a switch: comparing cases of another module's type is a call.
  fileprivate var isFunction: Bool {
    switch kind {
    case .method, .initializer: true
    case .property, .subscript, .case: false
    }
  }
}

// MARK: Meeting it

extension EvidenceCollector {
  /// The call of a function or an initialiser of others that does what a search asks for.
  func work(by met: inout MetNode, _ search: Int) -> Evidence? {
    guard let (owner, object) = workDone(by: &met, search) else { return nil }
    return evidence(of: met, by: owner, reaching: object)
  }

  private func reached(by met: inout MetNode, _ search: Int) -> String? { workDone(by: &met, search)?.object }

  /// Of several that are called alike those are meant whose parameters take the arguments; all of them must do it.
  private func workDone(by met: inout MetNode, _ search: Int) -> (owner: TypeIndex, object: String)? {
    guard let work = work[search], work.names.contains(met.symbol) else { return nil }
    if met.kind == .identifier { return workOfName(at: met, search, work) }
    guard met.kind == .member else { return nil }
    let asked = receiver(of: &met)
    for type in asked.types {
      guard let member = project.member(named: met.symbol, of: type) else { continue }
      // An array of texts is no text, and what an extension of one does is not done by the other.
      let record = project.types[type.index]
      if record.kind == .external, !project.isValue(before: met.node, of: record.name, in: met.file) {
        return nil
      }
      return workOfMember(member, at: met, search, work)
    }
    guard isShown(chainFrom: asked.head, in: met.file) else { return nil }
    for type in project.allSupertypes(of: project.enclosingType(of: met.node, in: met.file))
    where project.types[type.index].kind == .external {
      guard let member = project.ownMember(named: met.symbol, of: type) else { continue }
      return workOfMember(member, at: met, search, work)
    }
    return nil
  }

  /// Whether a chain is what a view shows: `Text(a).stored()` right in a body, where every value is a view, whatever
  /// somebody of the SDK has made of it.
  private func isShown(chainFrom head: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    guard outline.nodes[head].kind == .identifier, outline.names.isCapitalised(outline.nodes[head].name),
      outline.nodes[Int(outline.nodes[head].parent)].kind == .expression,
      project.enclosingType(of: head, in: file) != .none
    else { return false }
    let enclosure = Enclosure(project: project)
    return enclosure.isInsideBody(head, in: file) && !enclosure.isInsideHandler(head, in: file)
  }

  private func workOfMember(
    _ member: Int, at met: MetNode, _ search: Int, _ work: WorkOfOthers
  ) -> (owner: TypeIndex, object: String)? {
    let owner = project.members[member].owner
    let isOwn = project.types[owner.index].kind != .external
    // What is asked of an object of the rule is said of that.
    if !isOwn, isObject(owner, besides: search) { return nil }
    let alike = namesakes.members[Namesakes.Key(owner: owner, name: met.symbol), default: []]
    let fitting = alike.filter { member in
      takes(project.members[member].declaration, at: met, strictly: !isOwn)
        && (isOwn || isSeen(member, from: met.file))
    }
    // Another's type has more of that name than its extensions say.
    return object(of: fitting.isEmpty && isOwn ? alike : fitting) { work.members[$0] }.map { (owner, $0) }
  }

  /// Whether a file may call a member: it is private to no other, and no test's.
  private func isSeen(_ member: Int, from file: Int) -> Bool {
    let home = Int(project.members[member].node.file)
    return home == file
      || project.members[member].access > .fileprivate
        && (!project.isTestFile(home) || project.isTestFile(file))
  }

  /// Whether another search for the same subjects has a type among its objects.
  private func isObject(_ type: TypeIndex, besides search: Int) -> Bool {
    searches.indices.contains {
      $0 != search && owners[$0] != nil && owners[$0] == owners[search] && index.isObject(type, of: $0)
    }
  }

  private func workOfName(
    at met: MetNode, _ search: Int, _ work: WorkOfOthers
  ) -> (owner: TypeIndex, object: String)? {
    if let type = project.typeUse(at: met.node, in: met.file) {
      guard project.callAfter(met.node, in: met.file) != nil else { return nil }
      let key = Namesakes.Key(owner: type, name: project.types[type.index].name)
      // One that is not written takes what the properties take.
      let made = namesakes.members[key, default: []].filter {
        takes(project.members[$0].declaration, at: met)
      }
      return object(of: made) { work.members[$0] }.map { (type, $0) }
    }
    switch project.declaration(of: met.node, in: met.file) {
    case .member(let member): return workOfMember(member, at: met, search, work)
    // A name alone may be a member of a class whose source is not here.
    case .global(let place) where !project.isInHeir(met.node, in: met.file):
      // Those of other files may be private there.
      let alike = namesakes.functions[met.symbol, default: []].filter { $0.file == place.file }
      let fitting = alike.filter { takes($0, at: met) }
      return object(of: fitting.isEmpty ? alike : fitting) { work.functions[$0] }.map { (.none, $0) }
    default: return nil
    }
  }

  /// What the first of some functions reaches; nil where one of them reaches nothing.
  private func object<Function>(of meant: [Function], _ reached: (Function) -> String?) -> String? {
    let objects = meant.compactMap(reached)
    return objects.count == meant.count ? objects.first : nil
  }

  /// Whether the parameters of a function take the arguments of a call: their labels in order, where those without
  /// a default are none too many. What is only named may be called with anything.
  ///
  /// - Parameter isStrict: whether others of that name may be nowhere in the project: then a closure behind the brackets is
  ///   that of the last parameter.
  private func takes(_ function: NodeRef, at met: MetNode, strictly isStrict: Bool = false) -> Bool {
    guard let call = project.callAfter(met.node, in: met.file) else { return true }
    let there = project.files[Int(function.file)].outline
    var parameters = there.children(of: Int(function.node)).filter { there.nodes[$0].kind == .parameter }[...]
    let here = project.files[met.file].outline
    for argument in here.children(of: call) where here.nodes[argument].kind == .argument {
      let label = here.name(of: argument)
      // A closure behind the brackets leaves out its label.
      if label.isEmpty, here.firstChild(of: argument, kind: .closure) != nil {
        guard isStrict else { return true }
        return parameters.last.map { Self.isFunction($0, in: there) } ?? false
          && parameters.dropLast().allSatisfy { there.firstChild(of: $0, kind: .initializer) != nil }
      }
      while let next = parameters.first, Self.label(of: next, in: there) != label {
        guard there.firstChild(of: next, kind: .initializer) != nil else { return false }
        parameters = parameters.dropFirst()
      }
      guard !parameters.isEmpty else { return false }
      parameters = parameters.dropFirst()
    }
    return parameters.allSatisfy { there.firstChild(of: $0, kind: .initializer) != nil }
  }

  /// Whether a parameter takes a function: its type names a result.
  private static func isFunction(_ parameter: Int, in outline: Outline) -> Bool {
    guard let type = outline.firstChild(of: parameter, kind: .typeAnnotation) else { return false }
    return (type..<Int(outline.nodes[type].next)).contains { outline.nodes[$0].kind == .functionResult }
  }

  /// The label of a parameter as calls write it: empty for `_`.
  private static func label(of parameter: Int, in outline: Outline) -> String {
    let label =
      outline.firstChild(of: parameter, kind: .label) ?? outline.firstChild(of: parameter, kind: .name)
    let text = label.map { outline.name(of: $0) } ?? ""
    return text == "_" ? "" : text
  }

  private func evidence(of met: MetNode, by owner: TypeIndex, reaching object: String) -> Evidence {
    Evidence(
      file: met.file, node: met.node, range: project.files[met.file].outline.nodes[met.node].range,
      owner: reader.owner(of: met.node, in: met.file), position: .call, type: owner, match: .name(object),
      text: object, recognition: .byWork, value: nil, member: nil, isUse: false,
      extent: reader.callExtent(of: met.node, in: met.file))
  }
}
