import EavesOutline
import EavesProject

/// Calls of what is kept in a weak property: a delegate. It is who keeps or shows this code, so that what it does in
/// return is its own affair.
struct DelegateCalls {
  private let file: Int
  private let project: Project
  private let outline: Outline

  init(file: Int, project: Project) {
    (self.file, self.project) = (file, project)
    outline = project.files[file].outline
  }

  /// Whether the value before a member is a delegate: `delegate?.x()`, `if let delegate { delegate.x() }`.
  ///
  /// - Parameter head: where the chain of the member begins.
  func isCalled(by member: Int, _ head: Int) -> Bool {
    var before = outline.previousSibling(of: member)
    while let sign = before, [.optionalChain, .forceUnwrap].contains(outline.nodes[sign].kind) {
      before = outline.previousSibling(of: sign)
    }
    guard let value = before,
      let property = value == head ? source(of: head) : property(at: value, head)
    else { return false }
    let place = project.members[property].declaration
    return project.hasModifier("weak", on: Int(place.node), in: Int(place.file))
  }

  /// The property that a name is, or that a local is made from.
  private func source(of name: Int) -> Int? {
    guard let declared = project.declaration(of: name, in: file),
      let value = project.valueID(declared, in: file)
    else { return nil }
    let source = AliasChain(project: project).source(of: value) { _ in true }
    return project.member(at: source.node, in: source.file)
  }

  /// The property that a part of a chain reads.
  private func property(at part: Int, _ head: Int) -> Int? {
    let symbol = project.files[file].symbol(part)
    return project.types(ofChainFrom: head, upTo: part, file: file).lazy.compactMap {
      project.member(named: symbol, of: $0)
    }.first
  }
}
