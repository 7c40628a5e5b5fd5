import EavesDocuments
import EavesOutline
import EavesProject

/// Decides `passes-to` of values and `forwards-to` of types.
struct Forwarding {
  let project: Project
  private let parameters: InitialiserParameters

  init(project: Project) {
    self.project = project
    parameters = InitialiserParameters(of: project)
  }

  // MARK: passes-to

  /// Whether a use passes the value itself as an argument to an initializer of one of the objects.
  func isPassed(_ node: Int, to objects: ObjectSet, in file: Int) -> Bool {
    let outline = project.files[file].outline
    let nodes = outline.nodes
    let head = outline.chainHead(of: node)
    let argument = Int(nodes[head].parent)
    guard nodes[argument].kind == .argument else { return false }
    // Alone: the value, or `self.value`, or what another value keeps: `configuration.trips`; and nothing after it.
    var part = head
    while part != node {
      part = Int(nodes[part].next)
      guard nodes[part].kind == .member, nodes[part].flags.contains(.continues) else { return false }
    }
    return isAlone(head, upTo: node, in: file) && isTaken(argument, by: objects, in: file)
  }

  /// Whether an object that a type keeps is handed alone to a construction of one of the objects:
  /// `TripsModel(trips: TripsService.shared)`, `TripsModel(trips: Services.shared.trips)`. Any other value, such as a
  /// list, is what the type does.
  func argumentIsPassed(_ node: Int, to objects: ObjectSet, in file: Int) -> Bool {
    let outline = project.files[file].outline
    let argument = Int(outline.nodes[node].parent)
    guard outline.nodes[argument].kind == .argument, var type = project.typeUse(at: node, in: file) else {
      return false
    }
    let parts = Array(outline.parts(behind: node))
    guard let last = parts.last else { return false }
    for part in parts {
      guard outline.nodes[part].kind == .member,
        let member = project.member(named: project.files[file].symbol(part), of: type),
        let kept = project.types(of: .member(member), from: file).first(where: {
          project.layerRole($0) != nil
        })
      else { return false }
      type = kept
    }
    return isAlone(node, upTo: last, in: file) && isTaken(argument, by: objects, in: file)
  }

  /// Whether a chain is the whole of its argument.
  private func isAlone(_ head: Int, upTo last: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    let argument = Int(outline.nodes[head].parent)
    return outline.nodes[last].next == outline.nodes[argument].next
      && !outline.children(of: argument).contains { $0 < head }
  }

  /// Whether an argument is one of a construction of the objects, or of what stands inside one.
  private func isTaken(_ argument: Int, by objects: ObjectSet, in file: Int) -> Bool {
    let nodes = project.files[file].outline.nodes
    let call = Int(nodes[argument].parent)
    guard nodes[call].kind == .call, let callee = project.previousSibling(of: call, in: file) else {
      return false
    }
    return constructed(callee, in: file).contains { type in
      // `TripsModel.Dependencies(trips: trips)` passes it to the model.
      var at = type
      while at != .none {
        if objects.match(at, in: project) != nil { return true }
        at = project.types[at.index].parent
      }
      return false
    }
  }

  /// The types that a callee constructs: `T`, `Outer.T`, `T.init`, and `.init` by what it is assigned to.
  private func constructed(_ callee: Int, in file: Int) -> [TypeIndex] {
    let outline = project.files[file].outline
    switch outline.nodes[callee].kind {
    case .identifier: return project.typeUse(at: callee, in: file).map { [$0] } ?? []
    case .member:
      let head = outline.chainHead(of: callee)
      return project.typeUse(at: head, in: file).map { [$0] } ?? []
    case .implicitMember where outline.name(of: callee) == "init": return expected(callee, in: file)
    default: return []
    }
  }

  /// What the context of a leading-dot construction expects.
  private func expected(_ node: Int, in file: Int) -> [TypeIndex] {
    let outline = project.files[file].outline
    var at = node
    while at != 0 {
      let parent = Int(outline.nodes[at].parent)
      // The arguments of a call are not assigned to each other.
      if outline.nodes[parent].kind != .call {
        for sibling in outline.children(of: parent) {
          if sibling >= at { break }
          if outline.nodes[sibling].kind == .assignment { return assignee(before: sibling, in: file) }
        }
      }
      switch outline.nodes[parent].kind {
      case .initializer: return project.types(ofDeclaration: Int(outline.nodes[parent].parent), file: file)
      case .argument:
        let wanted = parameterTypes(ofArgument: parent, in: file)
        if !wanted.isEmpty { return wanted }
        at = parent
      case .call, .element, .tuple: at = parent
      default: return []
      }
    }
    return []
  }

  /// What a construction of a project's type takes under an argument's label: an initializer's parameter, or the
  /// property of that name where the initializer is the memberwise one.
  private func parameterTypes(ofArgument argument: Int, in file: Int) -> [TypeIndex] {
    let outline = project.files[file].outline
    let call = Int(outline.nodes[argument].parent)
    guard outline.nodes[call].kind == .call, let callee = project.previousSibling(of: call, in: file),
      let type = project.typeUse(at: callee, in: file)
    else { return [] }
    let label = project.files[file].symbol(argument)
    if let parameter = parameters.parameter(labelled: label, of: type) {
      return project.types(ofDeclaration: Int(parameter.node), file: Int(parameter.file))
    }
    guard let property = project.member(named: label, of: type) else { return [] }
    return project.types(of: .member(property), from: file)
  }

  private func assignee(before assignment: Int, in file: Int) -> [TypeIndex] {
    guard let last = project.previousSibling(of: assignment, in: file) else { return [] }
    let head = project.files[file].outline.chainHead(of: last)
    return project.chainTypes(from: head, upTo: assignment, file: file).last ?? []
  }

  // MARK: forwards-to

  /// The calls that a type's methods consist of, when every method only forwards to a held value of the objects;
  /// nil when one does more, or when no body is known.
  func forwardedCalls(of type: TypeIndex, to objects: ObjectSet) -> [NodeRef]? {
    if project.types[type.index].kind == .protocol || project.types[type.index].kind == .external {
      return conformersForward(type, to: objects)
    }
    var calls: [NodeRef] = []
    for member in project.types[type.index].members where project.members[member].kind == .method {
      let place = project.members[member].node
      guard let call = forwardedCall(Int(place.node), to: objects, in: Int(place.file)) else { return nil }
      calls.append(NodeRef(file: Int(place.file), node: call))
    }
    return calls.isEmpty ? nil : calls
  }

  private func conformersForward(_ type: TypeIndex, to objects: ObjectSet) -> [NodeRef]? {
    var calls: [NodeRef] = []
    for relation in project.roles.relations.to(type, .conforms)
    where !project.isSetAside(relation.source) && project.types[relation.source.index].kind != .external {
      if project.types[relation.source.index].kind == .protocol { continue }
      guard let forwarded = forwardedCalls(of: relation.source, to: objects) else { return nil }
      calls += forwarded
    }
    return calls.isEmpty ? nil : calls
  }

  /// The one call of a body: returned, or stored in a constant that is returned.
  private func forwardedCall(_ function: Int, to objects: ObjectSet, in file: Int) -> Int? {
    let outline = project.files[file].outline
    guard let block = outline.firstChild(of: function, kind: .block) else { return nil }
    let statements = Array(outline.children(of: block))
    let first: Int
    switch statements.count {
    case 1: first = statements[0]
    case 2:
      guard outline.nodes[statements[0]].kind == .variableDecl,
        let binding = outline.firstChild(of: statements[0], kind: .binding),
        returns(statements[1], name: outline.nodes[binding].name, in: file),
        let initializer = outline.firstChild(of: binding, kind: .initializer)
      else { return nil }
      return call(in: initializer, to: objects, in: file)
    default: return nil
    }
    switch outline.nodes[first].kind {
    case .expression, .returnStmt: return call(in: first, to: objects, in: file)
    default: return nil
    }
  }

  private func returns(_ statement: Int, name: NameID, in file: Int) -> Bool {
    let outline = project.files[file].outline
    guard [.returnStmt, .expression].contains(outline.nodes[statement].kind) else { return false }
    let parts = Array(outline.children(of: statement))
    return parts.count == 1 && outline.nodes[parts[0]].kind == .identifier
      && outline.nodes[parts[0]].name == name
  }

  /// `try await repository.fetch(a, b)`: one call on a held value, own parameters as arguments.
  private func call(in container: Int, to objects: ObjectSet, in file: Int) -> Int? {
    let outline = project.files[file].outline
    let parts = outline.children(of: container).filter { outline.nodes[$0].kind != .prefixKeyword }
    guard let head = parts.first, outline.nodes[head].kind == .identifier, parts.count >= 2,
      parts.dropFirst().allSatisfy({ outline.nodes[$0].flags.contains(.continues) }),
      let last = parts.last, outline.nodes[last].kind == .call,
      parts.filter({ outline.nodes[$0].kind == .call }).count == 1
    else { return nil }
    let receiver = project.chainTypes(from: head, upTo: last, file: file).dropLast().last ?? []
    let called =
      parts.count == 2 ? project.chainTypes(from: head, upTo: last, file: file).last ?? [] : receiver
    guard called.contains(where: { objects.match($0, in: project) != nil }) else { return nil }
    for argument in outline.children(of: last) where outline.nodes[argument].kind == .argument {
      let inner = Array(outline.children(of: argument))
      let isPlain =
        inner.count == 1
        && [.identifier, .integerLiteral, .booleanLiteral, .nilLiteral, .stringLiteral, .floatLiteral]
          .contains(outline.nodes[inner[0]].kind)
      if !isPlain { return nil }
    }
    return parts.dropLast().last ?? head
  }
}

/// The parameters of initializers by label. Each type is read once and cached.
private final class InitialiserParameters {
  private let project: Project
  private var known: [TypeIndex: [Symbol: NodeRef]] = [:]

  init(of project: Project) { self.project = project }

  /// The first parameter with a label.
  func parameter(labelled label: Symbol, of type: TypeIndex) -> NodeRef? {
    if known[type] == nil { known[type] = parameters(of: type) }
    return known[type]?[label]
  }

  private func parameters(of type: TypeIndex) -> [Symbol: NodeRef] {
    var found: [Symbol: NodeRef] = [:]
    for member in project.types[type.index].members where project.members[member].kind == .initializer {
      let place = project.members[member].node
      let home = project.files[Int(place.file)]
      for parameter in home.outline.children(of: Int(place.node))
      where home.outline.nodes[parameter].kind == .parameter {
        let label = home.symbol(home.outline.firstChild(of: parameter, kind: .label) ?? parameter)
        if found[label] == nil { found[label] = NodeRef(file: Int(place.file), node: parameter) }
      }
    }
    return found
  }
}
