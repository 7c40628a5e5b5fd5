import EavesOutline
import EavesProject

/// The bodies that a call in one file may mean, by the labels of its arguments. What is alike is worked out once.
final class CandidateBodies {
  /// Bodies that one name may mean.
  struct Candidates {
    let group: Int
    /// Whether they are what the conforming types of a protocol do; else overloads.
    let isDispatch: Bool
    /// Whether other code may be meant as well: nothing is certain then.
    var isOpen = false
  }

  /// Bodies that were found for one name.
  private typealias Found = (bodies: [Int], isDispatch: Bool, isOpen: Bool)

  private let file: Int
  private let project: Project
  private let bodies: CodeBodies
  private let names: RunnableNames
  private let arguments: CallArguments
  let access: PropertyAccess
  private(set) var groups = BodyGroups()
  private var known: [Question: Candidates?] = [:]

  /// All that the candidates at a name depend on.
  private struct Question: Hashable {
    let name: Name
    let shape: [UInt64]?
    let isRead: Bool
    let isWritten: Bool

    enum Name: Hashable {
      case member(Int, on: TypeIndex)
      case function(Symbol, file: Int32)
      case initializers(TypeIndex)
      case `operator`(Symbol)
      case unknown(Symbol, isKnown: Bool)
    }
  }

  /// Of more overloads or conforming types than these, the first may be meant, and nothing is certain.
  static let maxOverloads = 64

  init(file: Int, project: Project, bodies: CodeBodies, names: RunnableNames) {
    self.file = file
    self.project = project
    self.bodies = bodies
    self.names = names
    arguments = CallArguments(file: file, project: project)
    access = PropertyAccess(file: file, project: project, bodies: bodies, names: names)
  }

  /// What a name of a method, subscript or initializer of a receiver may mean; nil where nothing of the project runs.
  func ofMember(_ member: Int, on receiver: TypeIndex, at node: Int) -> Candidates? {
    answer(.member(member, on: receiver), at: node) { reader in
      if reader.project.types[receiver.index].kind == .protocol {
        return reader.conforming(to: receiver, member, at: node)
      }
      return (reader.overloads(of: member, at: node), false, false)
    }
  }

  /// What the name of a function outside types may mean: its overloads in the file that declares it, because those of
  /// other files may be private there.
  func ofFunction(_ symbol: Symbol, declaredIn home: Int32, at node: Int) -> Candidates? {
    answer(.function(symbol, file: home), at: node) { reader in
      let alike = reader.project.globals(named: symbol).filter { $0.file == home }
      let some = alike.prefix(Self.maxOverloads)
      let fitting = some.filter { reader.arguments.fit($0, at: node) }
      let meant = (fitting.isEmpty ? Array(some) : fitting).compactMap { reader.bodies.body(ofGlobal: $0) }
      return (meant, false, some.count < alike.count)
    }
  }

  /// The initializers that a call may mean; those of the superclass where a class declares none.
  func ofInitializers(of type: TypeIndex, at node: Int) -> Candidates? {
    answer(.initializers(type), at: node) { reader in
      guard let name = reader.names.initializer else { return ([], false, false) }
      let isForeign = reader.project.types[type.index].kind == .external
      let fitting = reader.initializers(named: name, of: type).filter {
        reader.names.hasCode[$0] && reader.isVisible($0)
          && reader.arguments.fit(reader.project.members[$0].node, at: node, strictly: isForeign)
      }
      return (fitting, false, false)
    }
  }

  /// What a member of a value of unknown type may mean: all that are called so, and others.
  ///
  /// - Parameter isKnown: whether only a collection or a wrapper of the value can have it: a type of another module.
  func ofUnknown(_ symbol: Symbol, at node: Int, isKnown: Bool) -> Candidates? {
    answer(.unknown(symbol, isKnown: isKnown), at: node) { reader in
      let alike = reader.names.methods[symbol, default: []].lazy.filter {
        let record = reader.project.members[$0]
        return !isKnown || reader.project.types[record.owner.index].kind == .external
      }.prefix(Self.maxOverloads)
      let fitting = alike.filter {
        reader.arguments.fit(reader.project.members[$0].node, at: node, strictly: isKnown)
          && reader.isVisible($0)
      }
      return (Array(fitting), false, false)
    }
  }

  /// Whether all of some candidates are members that the project adds to collections.
  func isOfCollections(_ candidates: Candidates) -> Bool {
    groups.lists[candidates.group].allSatisfy { body in
      bodies.member(of: Int(body)).map {
        Self.collections.contains(project.name(project.members[$0].owner))
      } ?? false
    }
  }

  private static let collections: Set = ["Array", "Collection", "Sequence", "RandomAccessCollection"]

  /// What an operator that the project declares may mean: all its functions.
  func ofOperator(_ symbol: Symbol, at node: Int) -> Candidates? {
    answer(.operator(symbol), at: node) { reader in
      let free = reader.project.globals(named: symbol).compactMap { reader.bodies.body(ofGlobal: $0) }
      return (free + reader.names.operators[symbol, default: []], false, false)
    }
  }

  private func answer(
    _ name: Question.Name, at node: Int, _ find: (CandidateBodies) -> Found
  ) -> Candidates? {
    let question = Question(
      name: name, shape: arguments.shape(at: node), isRead: access.isRead(at: node),
      isWritten: access.isWritten(at: node))
    if let known = known[question] { return known }
    let found = find(self)
    let candidates =
      found.bodies.isEmpty
      ? nil
      : Candidates(
        group: groups.number(of: found.bodies.map { Int32($0) }), isDispatch: found.isDispatch,
        isOpen: found.isOpen || found.bodies.contains { bodies.takesCallersPlace($0, in: project) })
    known[question] = .some(candidates)
    return candidates
  }

  /// The group of some bodies.
  func group(of bodies: [Int]) -> Int { groups.number(of: bodies.map { Int32($0) }) }

  /// The group without a body; nil where nothing is left.
  func group(_ group: Int, without body: Int) -> Int? {
    guard groups.contains(body, in: group) else { return group }
    let rest = groups.lists[group].filter { $0 != Int32(body) }
    return rest.isEmpty ? nil : groups.number(of: rest)
  }

  // MARK: Finding them

  private func initializers(named name: Symbol, of type: TypeIndex) -> [Int] {
    var at = type
    // A cycle of superclasses is no code.
    for _ in 0..<Project.supertypeLimit {
      let own = project.ownMembers(named: name, of: at)
      guard own.isEmpty, let superclass = project.superclass(of: at) else { return own }
      at = superclass
    }
    return []
  }

  private func overloads(of member: Int, at node: Int) -> [Int] {
    let record = project.members[member]
    switch record.kind {
    case .property:
      let read = access.isRead(at: node) && access.runsCode(of: member, at: node) ? [member] : []
      return read + (access.isWritten(at: node) ? access.writers(of: member) : [])
    case .method, .subscript, .initializer:
      let isOwn = project.types[record.owner.index].kind != .external
      let alike = project.ownMembers(named: record.name, of: record.owner).filter {
        names.hasCode[$0] && project.members[$0].kind == record.kind
      }
      if record.kind == .subscript {
        return access.isRead(at: node) ? alike : alike.flatMap { access.writers(of: $0) }
      }
      let fitting = alike.filter {
        arguments.fit(project.members[$0].node, at: node, strictly: !isOwn) && (isOwn || isVisible($0))
      }
      // A type of another module may have more members of that name than its extensions declare.
      return fitting.isEmpty && isOwn ? alike : fitting
    case .case: return []
    }
  }

  /// Every conforming type may be meant: its own member, or the default of the protocol.
  private func conforming(to type: TypeIndex, _ member: Int, at node: Int) -> Found {
    let conformers = names.conformers[type, default: []]
    // Without a conforming type only the default can be meant.
    if conformers.isEmpty { return (overloads(of: member, at: node), false, false) }
    var found: [Int] = []
    var isOpen = conformers.count > Self.maxOverloads
    for conformer in conformers.prefix(Self.maxOverloads) {
      let own = project.member(named: project.members[member].name, of: conformer)
      let meant = own.map { overloads(of: $0, at: node) } ?? []
      // One that runs nothing of the project reaches nothing.
      if meant.isEmpty { isOpen = true }
      found += meant
    }
    var met: Set<Int> = []
    let distinct = found.filter { met.insert($0).inserted }
    // The default of an extension is no choice between types.
    let isDefault = distinct.allSatisfy {
      bodies.member(of: $0).map { project.types[project.members[$0].owner.index].kind == .protocol } ?? false
    }
    return (distinct, isOpen || !isDefault, isOpen)
  }

  /// Whether the file may call a member: it is not private to another file, and is no code of tests.
  private func isVisible(_ member: Int) -> Bool {
    let home = Int(project.members[member].node.file)
    return home == file || project.members[member].access > .fileprivate && !project.isTestFile(home)
  }
}
