import EavesOutline
import EavesProject
import EavesSource

extension Project {
  /// `Service.shared` that is only passed on: nothing is asked of the value.
  func isOperandValue(_ evidence: Evidence) -> Bool {
    guard evidence.role != nil, !evidence.isUse, evidence.position == .call, evidence.type != .none else {
      return false
    }
    let outline = files[evidence.file].outline
    var parts = outline.parts(behind: evidence.node).makeIterator()
    guard let first = parts.next(), outline.nodes[first].kind == .member, parts.next() == nil,
      let member = member(named: files[evidence.file].symbol(first), of: evidence.type),
      members[member].kind == .property, members[member].isStatic
    else { return false }
    return types(of: .member(member), from: evidence.file).contains(evidence.type)
  }
}
