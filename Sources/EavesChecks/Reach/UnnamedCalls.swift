import EavesOutline
import EavesProject

/// Code of the project in one file that runs without being named: by loops, texts, key paths and builders.
struct UnnamedCalls {
  /// A member that runs, and the type that it is called of.
  typealias Call = (member: Int, receiver: TypeIndex)

  private let file: Int
  private let project: Project
  private let names: RunnableNames
  private let outline: Outline

  init(file: Int, project: Project, names: RunnableNames) {
    self.file = file
    self.project = project
    self.names = names
    outline = project.files[file].outline
  }

  /// `\Trip.stored`, and `trips.map(\.stored)`: the root is written, or is the receiver of the call.
  func call(byKeyPathComponent node: Int, _ symbol: Symbol) -> Call? {
    let path = Int(outline.nodes[node].parent)
    // One that is only made reads nothing.
    guard outline.nodes[path].kind == .keyPath,
      outline.nodes[Int(outline.nodes[path].parent)].kind == .argument,
      outline.firstChild(of: path, kind: .keyPathComponent) == node
    else { return nil }
    var roots = outline.children(of: path).filter { outline.nodes[$0].kind == .typeName }.compactMap {
      project.typeUse(at: $0, in: file)
    }
    let argument = Int(outline.nodes[path].parent)
    if roots.isEmpty, outline.nodes[argument].kind == .argument,
      let callee = outline.previousSibling(of: Int(outline.nodes[argument].parent)),
      outline.nodes[callee].kind == .member
    {
      roots = project.types(ofChainFrom: outline.chainHead(of: callee), upTo: callee, file: file)
    }
    for type in roots where project.types[type.index].kind != .external {
      if let member = project.member(named: symbol, of: type) { return (member, type) }
    }
    return nil
  }

  /// A value in a text, whose type says itself what text it is.
  func call(byText node: Int) -> Call? {
    guard let name = names.description, names.isRunnable[name.index],
      let argument = outline.firstChild(of: node, kind: .argument), outline.name(of: argument).isEmpty
    else { return nil }
    return own(name, of: project.types(ofExpressionIn: argument, file: file))
  }

  /// `\(trip: 1)`: what the project adds to texts under these labels.
  func members(byLabelsOfText node: Int, _ symbol: Symbol) -> [Int] {
    let labels = outline.children(of: node).filter { outline.nodes[$0].kind == .argument }.map {
      outline.name(of: $0)
    }
    guard labels.first?.isEmpty == false else { return [] }
    return names.methods[symbol, default: []].prefix(CandidateBodies.maxOverloads).filter { member in
      let place = project.members[member].node
      let home = project.files[Int(place.file)].outline
      return home.children(of: Int(place.node)).filter { home.nodes[$0].kind == .parameter }.map {
        home.argumentLabel(of: $0)
      } == labels
    }
  }

  /// `for trip in Trips()`: what the sequence does to begin.
  func call(byLoop sequence: Int) -> Call? {
    let head = sequence + 1
    guard head < Int(outline.nodes[sequence].next), outline.nodes[head].kind == .identifier else {
      return nil
    }
    let end = Int(outline.nodes[sequence].next)
    for type in project.types(ofChainFrom: head, upTo: end, file: file)
    where project.types[type.index].kind != .external {
      // The elements of a list of sequences are none that it loops over.
      let name = project.types[type.index].name
      guard project.isValue(chainFrom: head, upTo: end, of: name, in: file) else { continue }
      for name in names.iterations {
        if let member = project.ownMember(named: name, of: type) { return (member, type) }
      }
    }
    return nil
  }

  private func own(_ name: Symbol, of types: [TypeIndex]) -> Call? {
    for type in types where project.types[type.index].kind != .external {
      if let member = project.ownMember(named: name, of: type) { return (member, type) }
    }
    return nil
  }
}
