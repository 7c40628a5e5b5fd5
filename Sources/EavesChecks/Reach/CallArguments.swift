import EavesOutline
import EavesProject

/// The arguments of the calls in one file, and which functions take them.
struct CallArguments {
  private let file: Int
  private let project: Project
  private let outline: Outline

  init(file: Int, project: Project) {
    self.file = file
    self.project = project
    outline = project.files[file].outline
  }

  /// What tells overloads apart at a name: the labels of its call, in order, as numbers of names of the file, and which
  /// arguments are closures. Nil where the name is not called.
  func shape(at node: Int) -> [UInt64]? {
    project.callAfter(node, in: file).map { call in
      outline.children(of: call).filter { outline.nodes[$0].kind == .argument }.map { argument in
        let isClosure = outline.firstChild(of: argument, kind: .closure) != nil
        return UInt64(outline.nodes[argument].name.rawValue) << 1 | (isClosure ? 1 : 0)
      }
    }
  }

  /// Whether the parameters of a function accept the arguments of a call: their labels in order, and a default for each
  /// parameter that is left out. A name that is not called fits every function.
  ///
  /// - Parameter isStrict: whether the type may have other functions of that name that are not in the project: then a
  ///   trailing closure belongs to the last parameter.
  func fit(_ function: NodeRef, at node: Int, strictly isStrict: Bool = false) -> Bool {
    guard let call = project.callAfter(node, in: file) else { return true }
    let there = project.files[Int(function.file)].outline
    func isOptional(_ parameter: Int) -> Bool {
      // The flag marks a variadic parameter.
      there.firstChild(of: parameter, kind: .initializer) != nil
        || there.nodes[parameter].flags.contains(.trailing)
    }
    var parameters = there.children(of: Int(function.node)).filter { there.nodes[$0].kind == .parameter }[...]
    var isVariadic = false
    for argument in outline.children(of: call) where outline.nodes[argument].kind == .argument {
      let label = outline.name(of: argument)
      // A trailing closure leaves out its label.
      if label.isEmpty, outline.firstChild(of: argument, kind: .closure) != nil {
        guard isStrict else { return true }
        return parameters.last.map { Self.isFunction($0, in: there) } ?? false
          && parameters.dropLast().allSatisfy(isOptional)
      }
      // One more value of a variadic parameter.
      if isVariadic, label.isEmpty { continue }
      while let next = parameters.first, there.argumentLabel(of: next) != label {
        guard isOptional(next) else { return false }
        parameters = parameters.dropFirst()
      }
      guard let parameter = parameters.popFirst() else { return false }
      isVariadic = there.nodes[parameter].flags.contains(.trailing)
    }
    return parameters.allSatisfy(isOptional)
  }

  /// Whether a parameter takes a function: its type names a result.
  private static func isFunction(_ parameter: Int, in outline: Outline) -> Bool {
    guard let type = outline.firstChild(of: parameter, kind: .typeAnnotation) else { return false }
    return (type..<Int(outline.nodes[type].next)).contains { outline.nodes[$0].kind == .functionResult }
  }
}
