import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource
import EavesThreads

/// `branches`: where code goes one way or another, as evidence.
struct BranchSearch: Sendable {
  let project: Project
  let search: Search

  /// Every branch that is among the objects, in order of file and place.
  func evidence() -> [Evidence] {
    project.workers.map(count: project.files.count) { file in
      project.files[file].outline.nodes.indices.compactMap { evidence(at: $0, in: file) }
    }.flatMap(\.self)
  }

  private func evidence(at node: Int, in file: Int) -> Evidence? {
    let outline = project.files[file].outline
    let names = Self.names(of: node, outline)
    guard !names.isEmpty, let object = search.term.values.first(where: { names.contains($0.text) })
    else { return nil }
    let range = outline.nodes[node].range
    let width = UInt32(outline.nodes[node].kind == .ternary ? 1 : names[0].utf8.count)
    return Evidence(
      file: file, node: node, range: ByteRange(start: range.start, end: min(range.start + width, range.end)),
      owner: PositionReader(project: project).owner(of: node, in: file), position: .branch, type: .none,
      match: .name(object.text), value: nil, member: nil, isUse: false, extent: range)
  }

  /// What a node is called as a branch, its keyword first; empty for nodes that are none.
  private static func names(of node: Int, _ outline: Outline) -> [String] {
    switch outline.nodes[node].kind {
    case .ifStmt:
      outline.firstChild(of: node, kind: .elseBranch) == nil ? ["if", "if-without-else"] : ["if"]
    case .guardStmt: ["guard"]
    case .switchStmt: ["switch"]
    case .ternary: ["ternary"]
    default: []
    }
  }
}
