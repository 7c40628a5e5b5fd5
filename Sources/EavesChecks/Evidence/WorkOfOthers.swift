import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

/// Functions and initialisers of others that do what a search asks for, each with the object that it reaches.
struct WorkOfOthers: Sendable {
  var members: [Int: String] = [:]
  var functions: [NodeRef: String] = [:]
  /// What they are called, and the types that initialisers make.
  var names: Set<Symbol> = []
}

/// One look into the bodies of all functions that may do some work for others: what it found, by position among them.
private struct WorkRound: Sendable {
  /// A search whose work is done somewhere, and the object that is reached there.
  typealias Done = (search: Int, object: String)

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
  mutating func indexWorkOfOthers() {
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
    /// What a round says of each function.
    func round(_ look: @escaping @Sendable (Int, NodeRef, _ isMember: Bool) -> [Done]) -> WorkRound {
      WorkRound(
        ofMembers: project.workers.map(count: places.count, run: 256) { look(doers[$0], places[$0], true) },
        ofFunctions: project.workers.map(count: functions.count, run: 256) {
          look($0, functions[$0].place, false)
        })
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
