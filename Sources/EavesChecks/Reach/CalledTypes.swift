package import EavesProject

/// Whose code the code of each type certainly runs, whether or not it names the type: `session.trips.load()`.
package struct CalledTypes {
  package struct Call {
    /// The type at the top level whose code calls.
    package let source: TypeIndex
    /// The type whose code runs; it may be nested in another.
    package let target: TypeIndex
    /// The name of what is called.
    package let place: NodeRef
  }

  /// In the order of files and nodes. Calls within a type are left out, and those whose type is not sure: behind a
  /// protocol any type may stand.
  package let calls: [Call]

  /// O(code).
  package init(in project: Project) {
    let graph = CallGraph(of: project)
    func owner(of body: Int) -> TypeIndex {
      graph.bodies.member(of: body).map { project.members[$0].owner } ?? graph.bodies.made(by: body) ?? .none
    }
    calls = graph.edges.prefix(graph.writtenCount).compactMap { edge in
      guard !edge.isOpen, !edge.isDispatch else { return nil }
      let source = project.outermost(owner(of: Int(edge.source)))
      let targets = graph.targets(of: edge)
      guard source != .none, let target = targets.first.map({ owner(of: Int($0)) }), target != .none,
        project.outermost(target) != source, targets.allSatisfy({ owner(of: Int($0)) == target })
      else { return nil }
      return Call(source: source, target: target, place: edge.place)
    }
  }
}
