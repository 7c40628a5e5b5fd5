import EavesOutline
import EavesProject

/// The properties that initializers assign their parameters to. Each initializer is read once and cached.
struct AssignedProperties {
  private let project: Project
  /// By initializer: the property that each of its parameters is first assigned to.
  private var known: [ValueID: [ValueID: ValueID]] = [:]

  init(in project: Project) { self.project = project }

  /// The property that an init parameter is assigned to: both are one declared value.
  mutating func property(assignedFrom value: ValueID) -> ValueID? {
    let outline = project.files[value.file].outline
    guard outline.nodes[value.node].kind == .parameter else { return nil }
    let initialiser = ValueID(file: value.file, node: Int(outline.nodes[value.node].parent))
    guard outline.nodes[initialiser.node].kind == .initDecl else { return nil }
    if known[initialiser] == nil { known[initialiser] = properties(assignedIn: initialiser) }
    return known[initialiser]?[value]
  }

  private func properties(assignedIn initialiser: ValueID) -> [ValueID: ValueID] {
    let nodes = project.files[initialiser.file].outline.nodes
    var found: [ValueID: ValueID] = [:]
    for at in initialiser.node + 1..<max(initialiser.node + 1, Int(nodes[initialiser.node].next))
    where nodes[at].kind == .assignment {
      guard let made = InitialAssignment(at: at, in: initialiser.file, of: project),
        found[made.parameter] == nil
      else { continue }
      found[made.parameter] = made.property
    }
    return found
  }
}
