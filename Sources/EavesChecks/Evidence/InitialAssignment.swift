import EavesOutline
import EavesProject

/// The assignment by which an initializer makes a stored property of its own type out of a parameter and nothing else:
/// `self.trips = trips`, `trips = given`, `_trips = State(initialValue: trips)`.
struct InitialAssignment {
  let property: ValueID
  /// The parameter, in the property's own file or another.
  let parameter: ValueID
  /// The name that is assigned to.
  private let target: Int
  /// The name of the parameter behind the assignment.
  private let source: Int

  /// Nil where an assignment is anything else.
  init?(at assignment: Int, in file: Int, of project: Project) {
    let outline = project.files[file].outline
    let reader = AssignmentReader(project: project, file: file, outline: outline)
    guard let source = reader.source(behind: assignment),
      let target = outline.previousSibling(of: assignment),
      let parameter = reader.parameter(at: source.name), reader.stands(assignment, in: parameter.initialiser),
      let property = reader.property(at: target, ofStorage: source.isWrapped)
    else { return nil }
    self.property = property
    self.parameter = ValueID(file: file, node: parameter.node)
    self.target = target
    self.source = source.name
  }

  /// The one that a name stands in, on either side; nil where it stands in none.
  init?(around name: Int, in file: Int, of project: Project) {
    let outline = project.files[file].outline
    guard let at = Self.assignment(beside: name, outline),
      let found = InitialAssignment(at: at, in: file, of: project),
      found.target == name || found.source == name
    else { return nil }
    self = found
  }

  /// The assignment right behind a name, right before it, or right before the construction that it is an argument of.
  private static func assignment(beside name: Int, _ outline: Outline) -> Int? {
    let nodes = outline.nodes
    let next = Int(nodes[name].next)
    let around = Int(nodes[name].parent)
    if next < Int(nodes[around].next), nodes[next].kind == .assignment { return next }
    var head = name
    if nodes[around].kind == .argument {
      let call = Int(nodes[around].parent)
      guard nodes[call].kind == .call else { return nil }
      head = outline.chainHead(of: call)
    }
    return outline.previousSibling(of: head).flatMap { nodes[$0].kind == .assignment ? $0 : nil }
  }
}

/// What stands on the two sides of an assignment.
private struct AssignmentReader {
  let project: Project
  let file: Int
  let outline: Outline
  private var nodes: [Node] { outline.nodes }
  private static let labels: Set<String> = ["wrappedValue", "initialValue"]

  /// The name that alone stands behind an assignment, or is the value of a property wrapper that does.
  func source(behind assignment: Int) -> (name: Int, isWrapped: Bool)? {
    let end = Int(nodes[Int(nodes[assignment].parent)].next)
    let right = Int(nodes[assignment].next)
    guard right < end else { return nil }
    if Int(nodes[right].next) == end { return nodes[right].kind == .identifier ? (right, false) : nil }
    guard nodes[right].kind == .identifier || nodes[right].kind == .implicitMember,
      let call = outline.parts(behind: right).first(where: { nodes[$0].kind == .call }),
      Int(nodes[call].next) == end,
      let argument = outline.children(of: call).first(where: {
        nodes[$0].kind == .argument && Self.labels.contains(outline.name(of: $0))
      }),
      let name = outline.children(of: argument).first(where: { nodes[$0].kind == .identifier }),
      nodes[name].next == nodes[argument].next, outline.previousSibling(of: name) == nil
    else { return nil }
    return (name, true)
  }

  /// The initializer's parameter that a name stands for, also as `guard let trips` has it.
  func parameter(at name: Int) -> (node: Int, initialiser: Int)? {
    guard case .local(var node)? = project.declaration(of: name, in: file) else { return nil }
    if nodes[node].kind == .optionalBinding, outline.firstChild(of: node, kind: .initializer) == nil,
      case .local(let outer)? = project.outerDeclaration(of: node, in: file)
    {
      node = outer
    }
    let initialiser = Int(nodes[node].parent)
    guard nodes[node].kind == .parameter, nodes[initialiser].kind == .initDecl else { return nil }
    return (node, initialiser)
  }

  /// Whether an assignment is made by the initializer itself, and not later by a closure or function in it.
  func stands(_ assignment: Int, in initialiser: Int) -> Bool {
    var at = assignment
    while at != 0 {
      at = outline.around(at)
      switch nodes[at].kind {
      case .initDecl: return at == initialiser
      case .closure, .funcDecl, .accessor, .members: return false
      default: continue
      }
    }
    return false
  }

  /// The stored property of the type itself that `trips`, `self.trips` or its storage `_trips` names.
  ///
  /// - Parameter isStorage: what is assigned is a property wrapper.
  func property(at target: Int, ofStorage isStorage: Bool) -> ValueID? {
    let symbol = project.files[file].symbol(target)
    guard let type = ownType(before: target) else { return nil }
    let name = project.symbols.text(symbol)
    let wrapped = name.hasPrefix("_") ? project.symbols.find(String(name.dropFirst())) : nil
    let index: Int?
    if isStorage {
      index = wrapped.flatMap { wrappedProperty($0, of: type) }
    } else {
      index =
        project.member(named: symbol, of: type) ?? wrapped.flatMap { wrappedProperty($0, of: type) }
    }
    guard let index, project.members[index].isStored, !project.members[index].isStatic else { return nil }
    let place = project.members[index].node
    return ValueID(file: Int(place.file), node: Int(place.node))
  }

  private func wrappedProperty(_ name: Symbol, of type: TypeIndex) -> Int? {
    guard let index = project.member(named: name, of: type) else { return nil }
    let place = project.members[index].node
    let home = project.files[Int(place.file)].outline
    let declaration = Int(home.nodes[Int(place.node)].parent)
    return home.head(of: declaration, .attribute).isEmpty ? nil : index
  }

  /// The type around a name that stands for a member of it: alone and declared nowhere nearer, or behind `self`.
  private func ownType(before target: Int) -> TypeIndex? {
    if nodes[target].kind == .identifier {
      guard case .member? = project.declaration(of: target, in: file) else { return nil }
      return project.enclosingType(of: target, in: file)
    }
    guard nodes[target].kind == .member, let head = outline.part(before: target),
      nodes[head].kind == .identifier, case .selfOf(let type)? = project.declaration(of: head, in: file)
    else { return nil }
    return type
  }
}
