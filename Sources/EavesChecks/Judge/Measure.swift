import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// What a measure counted, and where the most was found.
struct Measured {
  let count: Int
  let place: NodeRef?
}

/// Counts lines, depth, members, functions and parameters.
struct Measure {
  let project: Project

  /// The measure of a type; narrowed, the greatest of all such stretches of it. Nil where there is none.
  func of(_ type: TypeIndex, _ word: TermWord, inside: [Word]) -> Measured? {
    guard project.types[type.index].kind != .external else { return nil }
    if word == .members { return Measured(count: project.types[type.index].members.count, place: nil) }
    if word == .functions { return project.measure(word, of: type).map { Measured(count: $0, place: nil) } }
    if word == .parameters { return parameters(of: type) }
    let stretches =
      inside.isEmpty ? [project.types[type.index].place] : self.stretches(of: type, inside.map(\.text))
    let counts = stretches.compactMap { stretch in
      of(Int(stretch.node), word, in: Int(stretch.file), isInterior: !inside.isEmpty).map { (stretch, $0) }
    }
    return counts.max { $0.1 < $1.1 }.map { Measured(count: $0.1, place: $0.0) }
  }

  /// The measure of a file, a module or a place in code; narrowed, the greatest of all such stretches in it. Nil where
  /// there is none.
  func of(_ subject: PlacedSubject, _ word: TermWord, inside: [Word]) -> Measured? {
    guard let node = subject.node else {
      let sources = subject.files.map { project.files[$0].outline }
      let lines = sources.reduce(0) { $0 + $1.lines.count(in: $1.source.bytes) }
      return word == .lines ? Measured(count: lines, place: nil) : nil
    }
    let file = subject.file
    guard !inside.isEmpty else { return of(node, word, in: file).map { Measured(count: $0, place: nil) } }
    let enclosure = Enclosure(project: project)
    let stretches = (node..<Int(project.files[file].outline.nodes[node].next)).filter { at in
      inside.contains { enclosure.isStretch(at, $0.text, in: file) }
    }
    let counts = stretches.compactMap { of($0, word, in: file, isInterior: true) }
    return counts.max().map { Measured(count: $0, place: nil) }
  }

  /// The measure of a single node: a member, function, call or file.
  func of(_ node: Int, _ word: TermWord, in file: Int, isInterior: Bool = false) -> Int? {
    let outline = project.files[file].outline
    switch word {
    case .lines:
      return isInterior ? interior(of: node, in: outline) : span(outline.nodes[node].range, in: outline)
    case .depth: return depth(of: node, in: file)
    case .parameters: return outline.parameters(of: node)
    case .children: return children(of: node, in: outline)
    default: return nil
    }
  }

  // MARK: Children

  /// What stands directly in the braces of a closure, declarations left out; of a call: of its closure without label.
  /// Of an `#if` the branch with most counts. Nil for a call without such a closure.
  private func children(of node: Int, in outline: Outline) -> Int? {
    guard outline.nodes[node].kind == .call else { return statements(in: node, of: outline) }
    for argument in outline.children(of: node) where outline.name(of: argument).isEmpty {
      if let closure = outline.firstChild(of: argument, kind: .closure) {
        return statements(in: closure, of: outline)
      }
    }
    return nil
  }

  private func statements(in node: Int, of outline: Outline) -> Int {
    outline.children(of: node).reduce(0) { count, child in
      switch outline.nodes[child].kind {
      case .expression, .ifStmt, .switchStmt, .forStmt, .whileStmt, .repeatStmt, .doStmt, .returnStmt,
        .macroExpansion:
        count + 1
      case .conditionalCompilation:
        count + (outline.children(of: child).map { statements(in: $0, of: outline) }.max() ?? 0)
      default: count
      }
    }
  }

  // MARK: Lines

  private func span(_ range: ByteRange, in outline: Outline) -> Int {
    if range.end <= range.start { return 1 }
    return outline.lines.line(of: range.end - 1) - outline.lines.line(of: range.start) + 1
  }

  /// The lines between the braces of a member or statement.
  private func interior(of node: Int, in outline: Outline) -> Int {
    guard let braces = braces(of: node, in: outline) else {
      return span(outline.nodes[node].range, in: outline)
    }
    return max(1, span(outline.nodes[braces].range, in: outline) - 2)
  }

  private func braces(of node: Int, in outline: Outline) -> Int? {
    if outline.nodes[node].kind == .binding, let accessor = outline.firstChild(of: node, kind: .accessor) {
      return accessor
    }
    return outline.firstChild(of: node, kind: .block) ?? outline.firstChild(of: node, kind: .members)
  }

  // MARK: Depth

  /// The deepest nesting of trailing closures of constructions: `VStack { HStack { Text } }` is 2.
  private func depth(of node: Int, in file: Int) -> Int {
    let outline = project.files[file].outline
    var ends: [UInt32] = []
    var deepest = 0
    for at in node..<Int(outline.nodes[node].next) {
      while let end = ends.last, UInt32(at) >= end { ends.removeLast() }
      guard outline.nodes[at].kind == .closure, isOfConstruction(at, in: file) else { continue }
      ends.append(outline.nodes[at].next)
      deepest = max(deepest, ends.count)
    }
    return deepest
  }

  private func isOfConstruction(_ closure: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    let argument = Int(outline.nodes[closure].parent)
    guard outline.nodes[argument].kind == .argument, outline.nodes[argument].flags.contains(.trailing) else {
      return false
    }
    let call = Int(outline.nodes[argument].parent)
    guard outline.nodes[call].kind == .call, let callee = project.previousSibling(of: call, in: file),
      outline.nodes[callee].kind == .identifier
    else { return false }
    return project.typeUse(at: callee, in: file) != nil
  }

  private func parameters(of type: TypeIndex) -> Measured? {
    let counts = project.types[type.index].members.compactMap { index -> Measured? in
      let member = project.members[index]
      guard member.kind == .initializer else { return nil }
      return of(Int(member.node.node), .parameters, in: Int(member.node.file)).map {
        Measured(count: $0, place: member.node)
      }
    }
    return counts.max { $0.count < $1.count }
  }

  // MARK: Stretches

  /// The nodes of a type that are `body`, `init`, loops, calls or nested types of a role.
  private func stretches(of type: TypeIndex, _ words: [String]) -> [NodeRef] {
    let enclosure = Enclosure(project: project)
    return project.declarations(of: type).flatMap { place -> [NodeRef] in
      let file = Int(place.file)
      let outline = project.files[file].outline
      return (Int(place.node) + 1..<Int(outline.nodes[Int(place.node)].next)).filter { node in
        project.enclosingType(of: node, in: file) == type
          && words.contains { enclosure.isStretch(node, $0, in: file) }
      }.map { NodeRef(file: file, node: $0) }
    }
  }
}

extension Enclosure {
  /// Whether a node is itself the surrounding that a word of `inside` names.
  func isStretch(_ node: Int, _ word: String, in file: Int) -> Bool {
    let outline = project.files[file].outline
    switch (word, outline.nodes[node].kind) {
    case ("body", .binding), ("body", .funcDecl): return isBody(node, in: file)
    case ("init", .initDecl): return true
    case ("computed", .binding):
      return project.member(at: node, in: file).map { !project.members[$0].isStored } ?? false
    case ("handler", .closure): return isHandler(node, in: file)
    case ("loop", .forStmt), ("loop", .whileStmt), ("loop", .repeatStmt): return true
    case (_, .call), (_, .argument): return CallPart(word)?.isMeant(node, in: outline) ?? false
    case (_, .attribute): return ObjectForm(word) == .attribute(outline.name(of: node))
    case (_, let kind) where kind.isTypeDeclaration:
      guard let role = project.roles.index(of: word) else { return false }
      return project.hasRole(role, project.typeDeclared(at: node, in: file))
    default: return false
    }
  }
}
