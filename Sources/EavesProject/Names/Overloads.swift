package import EavesOutline
import EavesSource

/// Which of the project's own initializers a call of another's type means: `NavigationLink(page)`, where an extension of
/// `NavigationLink` takes a page.
extension Project {
  /// Whether a call that makes a value of a type which is declared elsewhere means an initializer of the project's.
  ///
  /// Labels must fit, and no argument may be of another type than it is declared for. An initializer under `#if` is none
  /// that every build has. O(initializers × arguments).
  ///
  /// - Parameter call: the node of the parentheses and closures.
  package func isOwnInitializer(_ call: Int, of type: TypeIndex, in file: Int) -> Bool {
    guard types[type.index].kind == .external else { return false }
    let place = NodeRef(file: file, node: call)
    return memberNames.all(wellKnown.`init`, of: type, most: Self.maxInitializers).contains { member in
      members[member].node != enclosingInitializer(of: call, in: file)
        && !isConditional(member: member, besides: place) && fits(call, in: file, members[member].node)
    }
  }

  /// So many initializers of one type are held against a call.
  private static let maxInitializers = 64

  private func enclosingInitializer(of node: Int, in file: Int) -> NodeRef? {
    let outline = files[file].outline
    var at = node
    while at != 0, outline.nodes[at].kind != .members {
      if outline.nodes[at].kind == .initDecl { return NodeRef(file: file, node: at) }
      at = outline.around(at)
    }
    return nil
  }

  /// Whether the arguments of a call may be those of a function: each finds its parameter, in their order, and what is
  /// left over has a default.
  private func fits(_ call: Int, in file: Int, _ function: NodeRef) -> Bool {
    let (outline, declared) = (files[file].outline, files[Int(function.file)].outline)
    let parameters = declared.children(of: Int(function.node)).filter {
      declared.nodes[$0].kind == .parameter
    }
    let arguments = outline.children(of: call).filter { outline.nodes[$0].kind == .argument }
    var next = 0
    for argument in arguments {
      let isTrailing = outline.nodes[argument].flags.contains(.trailing)
      let label = outline.name(of: argument)
      while true {
        guard next < parameters.count else { return false }
        let parameter = parameters[next]
        next += 1
        let isMeant =
          isTrailing && label.isEmpty
          ? isClosure(parameter, declared) : declared.argumentLabel(of: parameter) == label
        if isMeant {
          if !mayTake(argument, file, parameter, Int(function.file)) { return false }
          break
        }
        if !isOptional(parameter, declared) { return false }
      }
    }
    return parameters[next...].allSatisfy { isOptional($0, declared) }
  }

  /// Whether a parameter may be left out.
  private func isOptional(_ parameter: Int, _ outline: Outline) -> Bool {
    outline.firstChild(of: parameter, kind: .initializer) != nil
      || outline.nodes[parameter].flags.contains(.trailing)
  }

  private func isClosure(_ parameter: Int, _ outline: Outline) -> Bool {
    guard let written = outline.firstChild(of: parameter, kind: .typeAnnotation) else { return false }
    return (written + 1..<max(written + 1, Int(outline.nodes[written].next))).contains {
      outline.nodes[$0].kind == .functionResult
    }
  }

  /// Whether an argument may be what a parameter is declared for. It may not where both are known, and one of them is
  /// of a type of the project that the other is not.
  private func mayTake(_ argument: Int, _ file: Int, _ parameter: Int, _ home: Int) -> Bool {
    let outline = files[home].outline
    guard let written = outline.firstChild(of: parameter, kind: .typeAnnotation),
      files[file].outline.firstChild(of: argument, kind: .closure) == nil
    else { return true }
    let wanted = writtenTypes(in: written, file: home)
    let given = types(ofExpressionIn: argument, file: file)
    if wanted.isEmpty || given.isEmpty { return true }
    let isGeneric = outline.children(of: written).contains {
      outline.nodes[$0].kind == .typeName && files[home].genericNames.contains(files[home].symbol($0))
    }
    if isGeneric { return true }
    let isSame = given.contains { wanted.contains($0) || !wanted.filter(ancestors.of($0).contains).isEmpty }
    return isSame || !(wanted + given).contains { types[$0.index].kind != .external }
  }
}

extension Outline {
  /// What a call writes before an argument for a parameter; empty for none.
  package func argumentLabel(of parameter: Int) -> String {
    let label = firstChild(of: parameter, kind: .label).map { name(of: $0) } ?? name(of: parameter)
    return label == "_" ? "" : label
  }
}
