import EavesOutline
import EavesProject
import EavesSource

/// What is known of a closure from where it stands and how it begins.
struct ClosureFacts {
  private let project: Project
  private let outline: Outline
  private let node: Int
  private let file: Int

  init(of closure: Int, in file: Int, of project: Project) {
    self.project = project
    self.file = file
    node = closure
    outline = project.files[file].outline
  }

  /// The call that the closure is an argument of; nil for a closure that is not an argument.
  var call: Int? {
    let argument = Int(outline.nodes[node].parent)
    let call = Int(outline.nodes[argument].parent)
    guard outline.nodes[argument].kind == .argument, outline.nodes[call].kind == .call else { return nil }
    return call
  }

  /// The names in its capture list, each also with its `weak` or `unowned`.
  var captures: [String] {
    outline.children(of: node).filter { outline.nodes[$0].kind == .capture }.flatMap { capture in
      let name = outline.name(of: capture)
      let modifier = outline.firstChild(of: capture, kind: .modifier).map { outline.name(of: $0) }
      return [name] + (modifier.map { ["\($0) \(name)"] } ?? [])
    }
  }

  /// "closure of .sink in TripViewModel".
  var name: String {
    let callee = call.flatMap { project.previousSibling(of: $0, in: file) }
    let of = callee.map { callee in
      " of \(outline.nodes[callee].kind == .identifier ? "" : ".")\(outline.name(of: callee))"
    }
    let owner = project.enclosingType(of: node, in: file)
    let place = owner == .none ? project.files[file].path.name : project.qualifiedName(owner)
    return "closure\(of ?? "") in \(place)"
  }
}
