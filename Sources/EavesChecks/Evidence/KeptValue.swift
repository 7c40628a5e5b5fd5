import EavesDocuments
import EavesOutline
import EavesProject

/// A stored property that keeps a value for later: `private let formatter = NumberFormatter()`.
struct KeptValue {
  private let project: Project
  private let file: Int
  /// The declaration with its initial value.
  private let binding: Int

  /// The property whose initial value a node stands in; nil where it stands in none.
  init?(around node: Int, in file: Int, of project: Project) {
    let nodes = project.files[file].outline.nodes
    var at = node
    while at != 0, nodes[at].kind != .members {
      let parent = Int(nodes[at].parent)
      if nodes[at].kind == .initializer, nodes[parent].kind == .binding,
        let member = project.member(at: parent, in: file), project.members[member].isStored
      {
        (self.project, self.file, binding) = (project, file, parent)
        return
      }
      at = parent
    }
    return nil
  }

  /// Whether the type uses the property in its file, and only inside calls that an item names. Names alone count: another
  /// value of the same name is a use, too.
  ///
  /// O(nodes of the file).
  func isUsedOnly(inside item: Item, _ enclosure: Enclosure) -> Bool {
    guard item.inside.allSatisfy({ CallPart($0.text) != nil }) else { return false }
    let outline = project.files[file].outline
    let name = outline.nodes[binding].name
    let owner = project.enclosingType(of: binding, in: file)
    let own = binding..<Int(outline.nodes[binding].next)
    var isUsed = false
    for node in outline.nodes.indices where outline.nodes[node].name == name && !own.contains(node) {
      guard [.identifier, .member].contains(outline.nodes[node].kind),
        project.enclosingType(of: node, in: file) == owner
      else { continue }
      if enclosure.surrounding(of: node, item, in: file) == nil { return false }
      isUsed = true
    }
    return isUsed
  }
}
