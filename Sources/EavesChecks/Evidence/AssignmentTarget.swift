import EavesOutline
import EavesProject

extension Project {
  /// Whether a name stands in what is assigned to: `model.title` of `model.title = name`, `count` of `count += 1`.
  /// Indices and arguments in it are only read.
  func isAssigned(_ node: Int, in file: Int) -> Bool {
    let outline = files[file].outline
    let nodes = outline.nodes
    var at = node
    while true {
      let parent = Int(nodes[at].parent)
      var next = Int(nodes[at].next)
      while next < Int(nodes[parent].next), nodes[next].flags.contains(.continues) {
        next = Int(nodes[next].next)
      }
      if next < Int(nodes[parent].next) {
        if nodes[next].kind == .assignment { return true }
        return nodes[next].kind == .binaryOperator && Self.isCompound(outline.name(of: next))
      }
      // `(a, b) = (b, a)`
      guard nodes[parent].kind == .element, nodes[Int(nodes[parent].parent)].kind == .tuple else {
        return false
      }
      at = Int(nodes[parent].parent)
    }
  }

  /// `+=`, `??=`, but no comparison.
  private static func isCompound(_ name: String) -> Bool {
    name.utf8.count > 1 && name.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }
}
