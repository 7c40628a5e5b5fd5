import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

// The evidence that members of values give.

extension EvidenceCollector {
  func member(_ met: inout VisitedNode, _ number: Int) -> Evidence? {
    let (node, symbol, file) = (met.node, met.symbol, met.file)
    let search = searches[number]
    if index.isListed(symbol, by: number) {
      let names = search.objects.names
      if let entry = names.member(symbol) {
        guard names.entries[entry].isShipped, isOwnMember(&met, overloads: true) else {
          return named(node, .call, names.entries[entry].text, in: file)
        }
        // A member of the project's own: the list may name it with its type as well.
        guard let own = project.staticMember(node, of: names, in: file), !names.entries[own].isShipped else {
          return nil
        }
        return named(node, .call, names.entries[own].text, in: file)
      }
      if let entry = project.isMention(node, of: names, in: file) {
        if names.entries[entry].isShipped, isOwnMember(&met, overloads: false) { return nil }
        return named(node, .call, names.entries[entry].text, in: file)
      }
    }
    return memberUse(&met, number)
  }

  /// Whether a member is one that the project declares on its receiver: then it is not the SDK's.
  ///
  /// - Parameter overloads: whether what the project adds to a type of the SDK replaces the SDK's own of that name.
  func isOwnMember(_ met: inout VisitedNode, overloads: Bool) -> Bool {
    let (symbol, place) = (met.symbol, NodeRef(file: met.file, node: met.node))
    return receiver(of: &met).types.contains {
      guard overloads || project.types[$0.index].kind != .external,
        let member = project.member(named: symbol, of: $0)
      else { return false }
      // What not every build has is no other member in all of them.
      return !project.isConditional(member: member, besides: place)
    }
  }

  func receiver(of met: inout VisitedNode) -> VisitedNode.Receiver {
    if let known = met.receiver { return known }
    let head = project.files[met.file].outline.chainHead(of: met.node)
    let types = project.types(ofChainFrom: head, upTo: met.node, file: met.file)
    let receiver = VisitedNode.Receiver(head: head, types: types)
    met.receiver = receiver
    return receiver
  }

  /// `self.repository`, `container.repository`: a member whose value is of an object's type.
  func memberUse(_ met: inout VisitedNode, _ number: Int) -> Evidence? {
    let (node, symbol, file) = (met.node, met.symbol, met.file)
    let search = searches[number]
    let chain = receiver(of: &met)
    let (head, receivers) = (chain.head, chain.types)
    // What hangs on an object belongs to the object's own evidence.
    if receivers.contains(where: { index.isObject($0, of: number) }) { return nil }
    for receiver in receivers {
      guard let member = project.member(named: symbol, of: receiver) else { continue }
      let isSelf = project.isSelf(head, in: file)
      let isOwn = project.types[receiver.index].name == project.files[file].symbol(head) || isSelf
      let types: ArraySlice<TypeIndex>
      switch project.members[member].kind {
      case .property: types = index.types(of: .member(member), from: file)
      // A method that returns an object is no use of the object, unless the result is used.
      case .method
      where !isMentionedByResult(
        isOwn: isSelf || receiver == project.enclosingType(of: node, in: file), number):
        types = results(of: .member(member), calledAt: node, in: file)[...]
      default: continue
      }
      let value = project.valueID(.member(member), in: file)
      for type in types where isObject(type, of: number, by: .member(member), in: file) {
        guard let match = search.objects.match(type, in: project) else { continue }
        if let kept = answer(node, type, match, in: file) { return kept }
        var found = use(node, of: isOwn ? value : nil, type, match, in: file)
        if !isOwn { found?.foreignValue = value }
        return found
      }
      if isSelf, project.members[member].kind == .property,
        let mark = attributeMatch(member, number)
      {
        return use(node, of: value, .none, mark, in: file)
      }
    }
    return nil
  }
}
