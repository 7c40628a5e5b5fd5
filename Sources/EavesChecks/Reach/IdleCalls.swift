import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// Calls that do nothing outside of the type that they are called of: it has its role for what other members do.
///
/// A class that shows alerts and posts notifications as well is a service for the second. A view that only dismisses an
/// alert through it uses no service. Code is idle where all of it is known to be: a call that is neither of code of the
/// project nor of a few functions of the standard library, a type of the SDK that draws nothing, an override, another
/// branch of `#if` may do anything.
final class IdleCalls {
  private let project: Project
  private let graph: CallGraph
  /// Bits of the roles whose use is a use.
  private let roles: UInt64
  /// By symbol, whether it is a name of what reaches the outside: of a list, or of a stored value that is made of one.
  private let isOutside: [Bool]
  private let uiTypes: Set<String>
  private let harmless: Set<String>
  /// By body: the edges that stand in it.
  private let edges: [Int32: [Int]]
  /// The places of calls that run code of the project.
  private let resolved: Set<NodeRef>
  private let membersByName: [Symbol: [Int]]
  /// By body that was looked at.
  private var isWorking: [Int: Bool] = [:]
  private var relatives: [Int: [Int]] = [:]
  private var familiesByName: [Symbol: Families] = [:]
  private var ofCode: [TypeIndex: Bool] = [:]

  /// The members of one name, by type.
  private struct Families {
    var own: [TypeIndex: [Int]] = [:]
    /// Those of the type and of its subtypes.
    var below: [TypeIndex: [Int]] = [:]
  }

  /// - Parameter roles: bits of the roles that a sentence asks about. O(declarations + edges).
  init(in project: Project, _ graph: CallGraph, asking roles: UInt64) {
    self.project = project
    self.graph = graph
    self.roles = roles
    var isOutside = Array(repeating: false, count: project.symbols.count)
    for list in RoleWording.outsideLists {
      for word in project.vocabulary.words[list] ?? [] {
        for symbol in Self.telling(word.text).compactMap({ project.symbols.find($0) }) {
          isOutside[symbol.index] = true
        }
      }
    }
    if let keyPath = project.symbols.find("keyPath") { isOutside[keyPath.index] = true }
    let listed = isOutside
    func note(_ name: Symbol, at place: NodeRef) {
      let (file, node) = (Int(place.file), Int(place.node))
      let outline = project.files[file].outline
      for at in node..<Int(outline.nodes[node].next) where !isOutside[name.index] {
        switch outline.nodes[at].kind {
        case .identifier, .typeName, .attribute:
          let type = project.typeUse(at: at, in: file)
          isOutside[name.index] =
            listed[project.files[file].symbol(at).index]
            || type.map {
              listed[project.types[$0.index].name.index] || project.roleBits(of: $0) & roles != 0
            } ?? false
        default: continue
        }
      }
    }
    for member in project.members where member.kind == .property && member.isStored {
      note(member.name, at: member.node)
    }
    for place in project.globalDeclarations {
      let outline = project.files[Int(place.file)].outline
      if outline.nodes[Int(place.node)].kind != .funcDecl {
        note(project.files[Int(place.file)].symbol(Int(place.node)), at: place)
      }
    }
    self.isOutside = isOutside
    uiTypes = Set(project.vocabulary.words["uiTypes", default: []].map(\.text))
    harmless = Set(project.vocabulary.words["harmlessCalls", default: []].map { String($0.text.dropLast(2)) })
    edges = Dictionary(grouping: graph.edges.indices) { graph.edges[$0].source }
    resolved = Set(graph.edges.map(\.place))
    membersByName = Dictionary(grouping: project.members.indices) { project.members[$0].name }
  }

  /// The names that tell a listed API in code: `FileManager` of `FileManager.copyItem(at:to:)`; of a call of a type that
  /// does other things as well, its first label: `contentsOf` of `String(contentsOf:)`.
  private static func telling(_ api: String) -> [String] {
    let parts = api.split(whereSeparator: { "@.():".contains($0) }).map(String.init)
    let hasLabels = api.contains(":") && !api.contains(".")
    return hasLabels && parts.count > 1 ? [parts[1]] : Array(parts.prefix(1))
  }

  /// The evidence without idle calls, and without held values that are used for nothing else.
  func removing(from list: [Evidence]) -> [Evidence] {
    let asked = list.indices.filter { position in
      list[position].role.map { $0 == project.layerRole(list[position].type) } == true
        && list[position].path == nil && isOfCode(list[position].type)
    }
    if asked.isEmpty { return list }
    var idle: Set<Int> = []
    var (idleValues, working): (Set<ValueID>, Set<ValueID>) = ([], [])
    for position in asked {
      let evidence = list[position]
      if isCall(evidence), isIdle(evidence) {
        idle.insert(position)
        if let value = evidence.value { idleValues.insert(value) }
      } else if isCall(evidence) || evidence.isUse, let value = evidence.value {
        working.insert(value)
      }
    }
    for position in asked {
      let isHeld = !isCall(list[position]) && list[position].position != .creation
      if isHeld, let value = list[position].value, idleValues.contains(value) { idle.insert(position) }
    }
    return list.indices.filter { !idle.contains($0) || list[$0].value.map(working.contains) == true }.map {
      list[$0]
    }
  }

  private func isCall(_ evidence: Evidence) -> Bool {
    evidence.answers(.uses, in: project) && [.call, .use].contains(evidence.position)
  }

  /// Whether a type has its layer's role for what its code does: no name, folder or supertype says it.
  private func isOfCode(_ type: TypeIndex) -> Bool {
    if let known = ofCode[type] { return known }
    let isOfCode = project.hasLayerForItsCode(type)
    ofCode[type] = isOfCode
    return isOfCode
  }

  // MARK: The call

  private func isIdle(_ evidence: Evidence) -> Bool {
    let file = evidence.file
    let outline = project.files[file].outline
    for part in outline.parts(behind: evidence.node) {
      switch outline.nodes[part].kind {
      case .optionalChain, .forceUnwrap: continue
      case .member: break
      default: return false
      }
      guard let member = project.member(named: project.files[file].symbol(part), of: evidence.type),
        isIdle(member)
      else { return false }
      switch project.members[member].kind {
      case .method: return calls(behind: part, in: outline) <= 1
      case .property:
        let types = project.types(of: .member(member), from: file)
        if types.contains(evidence.type) { continue }
        return types.allSatisfy { project.roleBits(of: $0) & roles == 0 }
          && (calls(behind: part, in: outline) == 0
            || !types.isEmpty && types.allSatisfy { project.layerRole($0) != nil })
      case .case: return true
      case .initializer, .subscript: return false
      }
    }
    return false
  }

  /// How often something is called behind a part of a chain.
  private func calls(behind part: Int, in outline: Outline) -> Int {
    outline.parts(behind: part).reduce(0) { $0 + (outline.nodes[$1].kind == .call ? 1 : 0) }
  }

  // MARK: The code behind it

  /// Whether all members are idle that the name of one may mean: overloads, overrides, those of other branches of `#if`.
  private func isIdle(_ member: Int) -> Bool {
    let meant = relatives(of: member)
    settle(meant)
    return meant.allSatisfy { isWorking[$0] == false }
  }

  /// Finds for bodies, and for all that they may run, whether they do something. Each body is looked at once: O(code).
  private func settle(_ asked: [Int]) {
    var queue = asked.filter { isWorking[$0] == nil }
    for body in queue { isWorking[body] = false }
    var runners: [Int: [Int]] = [:]
    var working: [Int] = []
    while let body = queue.popLast() {
      if doesSomething(body) {
        isWorking[body] = true
        working.append(body)
        continue
      }
      for next in bodies(runBy: body) {
        switch isWorking[next] {
        case true?:
          if isWorking[body] == false {
            isWorking[body] = true
            working.append(body)
          }
        case false?: runners[next, default: []].append(body)
        case nil:
          isWorking[next] = false
          runners[next, default: []].append(body)
          queue.append(next)
        }
      }
    }
    while let body = working.popLast() {
      for runner in runners[body] ?? [] where isWorking[runner] == false {
        isWorking[runner] = true
        working.append(runner)
      }
    }
  }

  /// What a body may run: the targets of its calls, with all that their names may mean.
  private func bodies(runBy body: Int) -> Set<Int> {
    var found: Set<Int> = []
    for number in edges[Int32(body)] ?? [] {
      for target in graph.targets(of: graph.edges[number]).lazy.map({ Int($0) }) {
        found.insert(target)
        if let member = graph.bodies.member(of: target) { found.formUnion(relatives(of: member)) }
      }
    }
    return found
  }

  /// The members that a name of one may mean: those of its type, of supertypes, and of subtypes.
  private func relatives(of member: Int) -> [Int] {
    if let known = relatives[member] { return known }
    let (name, type) = (project.members[member].name, project.members[member].owner)
    let families = families(name)
    let above = project.allSupertypes(of: type).flatMap { families.own[$0] ?? [] }
    let found = (families.below[type] ?? []) + above
    relatives[member] = found
    return found
  }

  private func families(_ name: Symbol) -> Families {
    if let known = familiesByName[name] { return known }
    var found = Families()
    for member in membersByName[name] ?? [] {
      let owner = project.members[member].owner
      found.own[owner, default: []].append(member)
      for type in Set(project.allSupertypes(of: owner) + [owner]) {
        found.below[type, default: []].append(member)
      }
    }
    familiesByName[name] = found
    return found
  }

  /// Whether code itself names something outside, waits, or calls what is unknown.
  private func doesSomething(_ body: Int) -> Bool {
    guard let place = graph.bodies.declaration(of: body, in: project) else { return false }
    let owner = graph.bodies.member(of: body).map { project.members[$0].owner } ?? .none
    let (file, node) = (Int(place.file), Int(place.node))
    let outline = project.files[file].outline
    for at in node..<Int(outline.nodes[node].next) {
      switch outline.nodes[at].kind {
      case .effect: if outline.name(of: at) == "async" { return true }
      case .argument: if isOutside[project.files[file].symbol(at).index] { return true }
      case .call: if !isKnownCall(at, in: file) { return true }
      case .identifier, .member, .typeName, .typeMember, .attribute, .macroExpansion:
        if isOutside[project.files[file].symbol(at).index] { return true }
        if let type = project.typeUse(at: at, in: file), type != owner, mayAct(type) { return true }
      default: continue
      }
    }
    return false
  }

  /// Whether a type reaches the outside, or is one of the SDK of which that is unknown.
  private func mayAct(_ type: TypeIndex) -> Bool {
    if project.roleBits(of: type) & roles != 0 { return true }
    let record = project.types[type.index]
    if record.kind != .external { return false }
    return isOutside[record.name.index]
      || !project.isBasic(record.name) && !uiTypes.contains(project.name(type))
        && project.layerRole(type) == nil
  }

  /// Whether a call is of code of the project, of a type, of what draws, or of a harmless function.
  private func isKnownCall(_ call: Int, in file: Int) -> Bool {
    guard let callee = project.previousSibling(of: call, in: file) else { return false }
    let outline = project.files[file].outline
    if resolved.contains(NodeRef(file: file, node: callee)) || project.typeUse(at: callee, in: file) != nil {
      return true
    }
    if [.identifier, .member].contains(outline.nodes[callee].kind),
      harmless.contains(outline.name(of: callee))
    {
      return true
    }
    guard outline.nodes[callee].kind == .member else { return outline.nodes[callee].kind == .implicitMember }
    return project.typeUse(at: outline.chainHead(of: callee), in: file).map {
      uiTypes.contains(project.name($0))
    } ?? false
  }
}
