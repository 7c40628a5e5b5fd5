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

  /// The measure of a subject; narrowed, the greatest of all such stretches in it. Nil where there is none.
  func of(_ subject: Subject, _ word: TermWord, inside: [Word]) -> Measured? {
    switch subject {
    case .type(let type):
      if project.types[type.index].kind == .external { return nil }
      switch word {
      case .members, .functions:
        return project.measure(word, of: type).map { Measured(count: $0, place: nil) }
      case .parameters: return parameters(of: type)
      default: break
      }
      if inside.isEmpty { return of([project.types[type.index].place], word) }
      let own = stretches(in: project.declarations(of: type), inside).filter {
        project.enclosingType(of: Int($0.node), in: Int($0.file)) == type
      }
      return of(own, word, isInterior: true)
    case .place(let place):
      if let node = place.node {
        let whole = [NodeRef(file: place.file, node: node)]
        return inside.isEmpty ? of(whole, word) : of(stretches(in: whole, inside), word, isInterior: true)
      }
      let sources = place.files.map { project.files[$0].outline }
      let lines = sources.reduce(0) { $0 + $1.lines.count(in: $1.source.bytes) }
      return word == .lines ? Measured(count: lines, place: nil) : nil
    case .member, .code: return nil
    }
  }

  private func of(_ stretches: [NodeRef], _ word: TermWord, isInterior: Bool = false) -> Measured? {
    stretches.compactMap { stretch in
      of(Int(stretch.node), word, in: Int(stretch.file), isInterior: isInterior).map {
        Measured(count: $0, place: stretch)
      }
    }.max { $0.count < $1.count }
  }

  /// The nodes of some declarations that are `body`, `init`, loops, calls or types of a role.
  private func stretches(in declarations: [NodeRef], _ inside: [Word]) -> [NodeRef] {
    let enclosure = Enclosure(project: project)
    let surroundings = inside.map { enclosure.surrounding($0.text) }
    return declarations.flatMap { place -> [NodeRef] in
      let file = Int(place.file)
      return (Int(place.node)..<Int(project.files[file].outline.nodes[Int(place.node)].next)).filter { node in
        surroundings.contains { enclosure.isMeasuredPart(node, $0, in: file) }
      }.map { NodeRef(file: file, node: $0) }
    }
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
}
