import EavesOutline

/// The generic parameters and associated types of a file, by declaration and by name.
struct GenericParameters {
  private struct Place: Hashable {
    let declaration: UInt32
    let name: Symbol
  }

  private var nodes: [Place: UInt32] = [:]
  /// What `where` clauses say of parameters: the name of the bound.
  private var required: [Place: UInt32] = [:]

  /// O(generic parameters of the file).
  init(of file: ProjectFile) {
    for node in file.outline.index.genericParameters {
      let place = Place(declaration: Self.declaration(of: node, file.outline), name: file.symbol(Int(node)))
      // Of two of one name, the first counts.
      if nodes[place] == nil { nodes[place] = node }
    }
    var last: UInt32?
    for node in file.outline.index.genericParameters {
      let declaration = Self.declaration(of: node, file.outline)
      if declaration != last { readRequirements(of: declaration, file) }
      last = declaration
    }
  }

  /// An associated type stands among the members of its protocol.
  private static func declaration(of node: UInt32, _ outline: Outline) -> UInt32 {
    let parent = outline.nodes[Int(node)].parent
    return outline.nodes[Int(parent)].kind == .members ? outline.nodes[Int(parent)].parent : parent
  }

  /// `where R: TripRepository`
  private mutating func readRequirements(of declaration: UInt32, _ file: ProjectFile) {
    let outline = file.outline
    for requirement in outline.children(of: Int(declaration))
    where outline.nodes[requirement].kind == .requirement {
      let (subject, bound) = (requirement + 2, Int(outline.nodes[requirement + 1].next) + 1)
      guard bound < Int(outline.nodes[requirement].next), outline.name(of: requirement) == ":",
        outline.nodes[subject].kind == .typeName, outline.nodes[bound].kind == .typeName,
        outline.nodes[subject].next == outline.nodes[requirement + 1].next
      else { continue }
      let place = Place(declaration: declaration, name: file.symbol(subject))
      if required[place] == nil { required[place] = UInt32(bound) }
    }
  }

  /// The name of the type that a `where` clause of a declaration binds a parameter to; nil when none does.
  func bound(_ name: Symbol, of declaration: Int) -> Int? {
    required[Place(declaration: UInt32(declaration), name: name)].map { Int($0) }
  }

  /// The parameter of a name that a declaration has; nil when it has none.
  func parameter(_ name: Symbol, of declaration: Int) -> Int? {
    nodes[Place(declaration: UInt32(declaration), name: name)].map { Int($0) }
  }
}
