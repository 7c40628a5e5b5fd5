import EavesOutline
import EavesProject

/// The properties that initialisers assign their parameters to: each initialiser is read once, however many of its
/// parameters are asked about.
struct AssignedProperties {
  private let project: Project
  /// By initialiser: the property that the value of a name is first assigned to.
  private var known: [ValueID: [NameID: ValueID]] = [:]

  init(in project: Project) { self.project = project }

  /// The property that an init parameter is assigned to: both are one declared value.
  mutating func property(assignedFrom value: ValueID) -> ValueID? {
    let outline = project.files[value.file].outline
    guard outline.nodes[value.node].kind == .parameter else { return nil }
    let initialiser = ValueID(file: value.file, node: Int(outline.nodes[value.node].parent))
    guard outline.nodes[initialiser.node].kind == .initDecl else { return nil }
    if known[initialiser] == nil { known[initialiser] = properties(assignedIn: initialiser) }
    return known[initialiser]?[outline.nodes[value.node].name]
  }

  private func properties(assignedIn initialiser: ValueID) -> [NameID: ValueID] {
    let nodes = project.files[initialiser.file].outline.nodes
    var found: [NameID: ValueID] = [:]
    for at in initialiser.node + 1..<max(initialiser.node + 1, Int(nodes[initialiser.node].next))
    where nodes[at].kind == .assignment {
      guard let name = name(assignedAt: at, nodes), found[name] == nil,
        let property = property(before: at, in: initialiser.file)
      else { continue }
      found[name] = property
    }
    return found
  }

  /// The name that alone stands behind an assignment; nil where it is more than a name.
  private func name(assignedAt assignment: Int, _ nodes: [Node]) -> NameID? {
    let end = nodes[Int(nodes[assignment].parent)].next
    let right = nodes[assignment].next
    guard right < end, nodes[Int(right)].next == end, nodes[Int(right)].kind == .identifier else {
      return nil
    }
    return nodes[Int(right)].name
  }

  private func property(before assignment: Int, in file: Int) -> ValueID? {
    guard let left = project.previousSibling(of: assignment, in: file) else { return nil }
    let name = project.files[file].symbol(left)
    let type = project.enclosingType(of: assignment, in: file)
    guard type != .none, let member = project.member(named: name, of: type) else { return nil }
    let place = project.members[member].node
    return ValueID(file: Int(place.file), node: Int(place.node))
  }
}
