import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

/// Whose functions `via:` beside `calls` names.
struct Doers: Sendable {
  /// Bits of the roles.
  let roles: UInt64
  /// Whether functions that no type of the project declares are meant.
  let hasFunctions: Bool

  /// Nil where the work is the subject's own: without `via`, or beside another verb.
  init?(of item: Item, _ term: Term, in project: Project) {
    if term.word != .calls || item.via.isEmpty { return nil }
    roles = item.via.reduce(0) { bits, word in
      bits | (project.roles.index(of: word.text).map { 1 << UInt64($0) } ?? 0)
    }
    hasFunctions = item.via.contains { $0.text == "function" }
  }

  /// Whether functions that stand right in a declaration are meant.
  func contain(_ stretch: PositionReader.Stretch, in project: Project) -> Bool {
    if stretch.type == .none { return hasFunctions }
    return project.hasRole(in: roles, stretch.owner == .none ? stretch.type : stretch.owner)
  }
}

/// Functions and initialisers of others that do what a search asks for, each with the object that it reaches.
struct WorkOfOthers: Sendable, Equatable {
  var members: [Int: String] = [:]
  var functions: [NodeRef: String] = [:]
  /// Types that do it when one of them is made.
  var made: [TypeIndex: String] = [:]
  var names: Set<Symbol> = []
}

// MARK: Finding it

extension EvidenceCollector {
  /// A search whose work is done somewhere, and the object that is reached there.
  private typealias Done = (search: Int, object: String)

  /// Looks once into the bodies of all functions that some search means.
  mutating func indexWorkOfOthers() {
    let wanted = searches.indices.filter { searches[$0].doers != nil }
    if wanted.isEmpty { return }
    let asking = index.words(of: searches.map { $0.doers != nil })
    let roles = wanted.reduce(UInt64(0)) { $0 | (searches[$1].doers?.roles ?? 0) }
    let collector = self
    let members = project.members.indices
    let ofMembers = project.workers.map(count: members.count, run: 256) { member -> [Done] in
      let record = collector.project.members[member]
      guard record.isFunction, collector.mayDo(record.owner, ofRoles: roles) else { return [] }
      return collector.work(doneIn: record.declaration, asking)
    }
    let hasFunctions = searches.contains { $0.doers?.hasFunctions ?? false }
    let functions = hasFunctions ? project.globalFunctions : []
    let ofFunctions = project.workers.map(count: functions.count, run: 256) {
      collector.work(doneIn: functions[$0].place, asking)
    }
    for search in wanted { work[search] = WorkOfOthers() }
    for member in members { for done in ofMembers[member] { note(member, done) } }
    for (function, list) in zip(functions, ofFunctions) {
      for done in list {
        work[done.search]?.functions[function.place] = done.object
        note(function.name, for: done.search)
      }
    }
  }

  /// Whether a type, or one around it, has one of some roles; most types of a project have none.
  private func mayDo(_ type: TypeIndex, ofRoles roles: UInt64) -> Bool {
    project.hasRole(in: roles, type) || project.types[type.index].parent != .none
  }

  private mutating func note(_ member: Int, _ done: Done) {
    let record = project.members[member]
    if record.kind == .initializer {
      work[done.search]?.made[record.owner] = done.object
      return note(project.types[record.owner.index].name, for: done.search)
    }
    work[done.search]?.members[member] = done.object
    note(record.name, for: done.search)
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
    return index.words(of: searches.map { $0.doers?.contain(stretch, in: project) ?? false })
  }
}

extension Member {
  fileprivate var isFunction: Bool { kind == .method || kind == .initializer }
}

// MARK: Meeting it

extension EvidenceCollector {
  /// The call of a function or an initialiser of others that does what a search asks for.
  func work(by met: inout MetNode, _ search: Int) -> Evidence? {
    guard let work = work[search], work.names.contains(met.symbol) else { return nil }
    if met.kind == .identifier { return function(at: met, of: work) }
    guard met.kind == .member else { return nil }
    for type in receiver(of: &met).types {
      guard let member = project.member(named: met.symbol, of: type), let object = work.members[member] else {
        continue
      }
      return evidence(of: met, by: project.members[member].owner, reaching: object)
    }
    return nil
  }

  private func function(at met: MetNode, of work: WorkOfOthers) -> Evidence? {
    guard project.callAfter(met.node, in: met.file) != nil else { return nil }
    if let type = project.typeUse(at: met.node, in: met.file), let object = work.made[type] {
      return evidence(of: met, by: type, reaching: object)
    }
    // A name alone may be a member of a class whose source is not here.
    guard case .global(let place) = project.declaration(of: met.node, in: met.file),
      let object = work.functions[place], !project.isInHeir(met.node, in: met.file)
    else { return nil }
    return evidence(of: met, by: .none, reaching: object)
  }

  private func evidence(of met: MetNode, by owner: TypeIndex, reaching object: String) -> Evidence {
    Evidence(
      file: met.file, node: met.node, range: project.files[met.file].outline.nodes[met.node].range,
      owner: reader.owner(of: met.node, in: met.file), position: .call, type: owner, match: .name(object),
      text: object, recognition: .byWork, value: nil, member: nil, isUse: false,
      extent: reader.callExtent(of: met.node, in: met.file))
  }
}
