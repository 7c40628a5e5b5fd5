import EavesOutline
import EavesProject

/// Decides whether a closure is kept for later, so that what it does is not done where it is written.
struct EscapingClosures {
  let project: Project

  /// Whether a closure is assigned, is one of the closures of a binding, or is passed to a function of the project that
  /// lets it escape.
  func isDeferred(_ closure: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    guard let call = ClosureFacts(of: closure, in: file, of: project).call else {
      return isAssigned(closure, outline)
    }
    let argument = Int(outline.nodes[closure].parent)
    let label = outline.name(of: argument)
    let labels = Set(outline.children(of: call).map { outline.name(of: $0) })
    // `Binding(get:set:)`, also where the type follows only from the context.
    if label == "get" || label == "set", labels.isSuperset(of: ["get", "set"]) { return true }
    guard let callee = outline.previousSibling(of: call) else { return false }
    return escapes(label, isTrailing: outline.nodes[argument].flags.contains(.trailing), callee, in: file)
  }

  /// Whether a closure is assigned to a member of something: `player.finished = { … }`. A name alone may be called here.
  func isAssignedToMember(_ closure: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    guard isAssigned(closure, outline),
      outline.nodes[Int(outline.nodes[closure].parent)].kind != .initializer,
      let target = outline.previousSibling(of: closure).flatMap({ outline.previousSibling(of: $0) })
    else { return false }
    return outline.nodes[target].kind == .member
  }

  /// `self.onTap = { … }`, and `let retry = { … }`; not `= { … }()`, which is called at once.
  private func isAssigned(_ closure: Int, _ outline: Outline) -> Bool {
    let nodes = outline.nodes
    let after = Int(nodes[closure].next)
    let parent = Int(nodes[closure].parent)
    if after < Int(nodes[parent].next), nodes[after].flags.contains(.continues) { return false }
    if nodes[parent].kind == .initializer { return true }
    return outline.previousSibling(of: closure).map { nodes[$0].kind == .assignment } ?? false
  }

  /// Whether a function of the project takes a closure under a label and keeps it: `@escaping`, an optional, or a stored
  /// property that the initializer of a struct fills.
  private func escapes(_ label: String, isTrailing: Bool, _ callee: Int, in file: Int) -> Bool {
    for place in declarations(of: callee, in: file) {
      let outline = project.files[Int(place.file)].outline
      let node = Int(place.node)
      if outline.nodes[node].kind == .binding {
        if outline.name(of: node) == label || isTrailing && label.isEmpty { return true }
        continue
      }
      for parameter in outline.children(of: node) where outline.nodes[parameter].kind == .parameter {
        guard let written = outline.firstChild(of: parameter, kind: .typeAnnotation),
          isTrailing && label.isEmpty || outline.argumentLabel(of: parameter) == label
        else { continue }
        let kept = (written + 1..<max(written + 1, Int(outline.nodes[written].next))).contains {
          let kind = outline.nodes[$0].kind
          return kind == .optionalType || kind == .attribute && outline.name(of: $0) == "escaping"
        }
        if kept { return true }
      }
    }
    return false
  }

  /// The functions and initializers that a callee may be, and closures that a struct without an initializer stores.
  private func declarations(of callee: Int, in file: Int) -> [NodeRef] {
    let outline = project.files[file].outline
    let head = outline.chainHead(of: callee)
    if let type = project.typeUse(at: head, in: file),
      callee == head || outline.name(of: callee) == "init" || outline.name(of: callee) == project.name(type)
    {
      let members = project.types[type.index].members.map { project.members[$0] }
      let initializers = members.filter { $0.kind == .initializer }.map(\.node)
      return initializers.isEmpty ? members.filter(\.isStored).map(\.node) : initializers
    }
    if callee == head {
      switch project.declaration(of: callee, in: file) {
      case .member(let member): return [project.members[member].node]
      case .global(let place): return [place]
      default: return []
      }
    }
    let name = project.files[file].symbol(callee)
    return project.types(ofChainFrom: head, upTo: callee, file: file).compactMap {
      project.member(named: name, of: $0).map { project.members[$0].node }
    }
  }
}
