import EavesOutline

/// What the names that patterns bind are: of a loop, of `if case`, of the cases of a `switch`, of a `catch`.
extension Project {
  func types(
    ofBoundName node: Int, file: Int, depth: Int, _ cache: InferenceCache?
  ) -> [TypeIndex] {
    typesMatched(by: Int(files[file].outline.nodes[node].parent), file: file, depth: depth, cache)
  }

  /// The core types of the value that a pattern, or a part of one, is held against.
  private func typesMatched(
    by container: Int, file: Int, depth: Int, _ cache: InferenceCache?
  ) -> [TypeIndex] {
    let outline = files[file].outline
    guard depth > 0 else { return [] }
    // `let session as URLSession`
    if let cast = outline.children(of: container).prefix(4).first(where: { outline.nodes[$0].kind == .cast })
    {
      return writtenTypes(in: cast, file: file)
    }
    let around = Int(outline.nodes[container].parent)
    switch outline.nodes[container].kind {
    case .pattern:
      return subject(ofPattern: container, file: file).map {
        types(ofExpressionIn: $0, file: file, depth: depth - 1, cache)
      } ?? []
    case .element where outline.nodes[around].kind == .tuple:
      return typesMatched(byElement: container, of: around, file: file, depth: depth - 1, cache)
    case .argument where outline.nodes[around].kind == .call:
      return typesMatched(byValue: container, of: around, file: file, depth: depth - 1, cache)
    default: return []
    }
  }

  /// What a pattern is held against: a container of one expression; nil where the grammar has none, as for `catch`.
  package func subject(ofPattern pattern: Int, file: Int) -> Int? {
    let outline = files[file].outline
    var around = Int(outline.nodes[pattern].parent)
    switch outline.nodes[around].kind {
    case .forStmt: return outline.firstChild(of: around, kind: .sequence)
    case .casePattern: return outline.firstChild(of: around, kind: .initializer)
    case .caseItem:
      around = Int(outline.nodes[around].parent)
      while [.switchCase, .conditionalClause, .conditionalCompilation].contains(outline.nodes[around].kind) {
        around = Int(outline.nodes[around].parent)
      }
      guard outline.nodes[around].kind == .switchStmt else { return nil }
      return outline.firstChild(of: around, kind: .sequence)
    default: return nil
    }
  }

  /// `(let a, let b)` against `(x, y)`; in a loop each part is what the sequence holds.
  private func typesMatched(
    byElement element: Int, of tuple: Int, file: Int, depth: Int, _ cache: InferenceCache?
  ) -> [TypeIndex] {
    let outline = files[file].outline
    let container = Int(outline.nodes[tuple].parent)
    let isAlone = outline.nodes[element].next == outline.nodes[tuple].next && element == tuple + 1
    if isAlone || isOfLoop(container, outline) {
      return typesMatched(by: container, file: file, depth: depth, cache)
    }
    guard outline.nodes[container].kind == .pattern, let subject = subject(ofPattern: container, file: file),
      outline.nodes[subject + 1].kind == .tuple,
      outline.nodes[subject + 1].next == outline.nodes[subject].next,
      let position = outline.children(of: tuple).firstPosition(of: element),
      let value = outline.children(of: subject + 1).child(at: position)
    else { return [] }
    return types(ofExpressionIn: value, file: file, depth: depth, cache)
  }

  /// Whether a part of nothing but tuples is bound by a loop.
  private func isOfLoop(_ part: Int, _ outline: Outline) -> Bool {
    var at = part
    while outline.nodes[at].kind == .element { at = Int(outline.nodes[Int(outline.nodes[at].parent)].parent) }
    return outline.nodes[at].kind == .pattern
      && outline.nodes[Int(outline.nodes[at].parent)].kind == .forStmt
  }

  /// `.some(let a)`, and `.live(let a)` of the project's own enum.
  private func typesMatched(
    byValue argument: Int, of call: Int, file: Int, depth: Int, _ cache: InferenceCache?
  ) -> [TypeIndex] {
    let outline = files[file].outline
    guard let name = previousSibling(of: call, in: file) else { return [] }
    let enums: [TypeIndex]
    switch outline.nodes[name].kind {
    case .implicitMember:
      enums = typesMatched(by: Int(outline.nodes[call].parent), file: file, depth: depth, cache)
      if outline.name(of: name) == "some" { return enums }
    case .member:
      let head = outline.chainHead(of: name)
      enums = types(ofChainFrom: head, upTo: name, file: file, depth: depth, cache)
    default: return []
    }
    return declared(argument, of: call, among: enums, file: file).map {
      types(ofDeclaration: Int($0.node), file: Int($0.file), depth: depth, cache)
    } ?? []
  }

  /// The value of a case of the project's own enum that a part of a pattern binds; nil for other parts.
  func value(matchedBy argument: Int, of call: Int, file: Int, depth: Int) -> NodeRef? {
    let outline = files[file].outline
    guard let name = previousSibling(of: call, in: file) else { return nil }
    switch outline.nodes[name].kind {
    case .implicitMember:
      let enums = typesMatched(by: Int(outline.nodes[call].parent), file: file, depth: depth, nil)
      return declared(argument, of: call, among: enums, file: file)
    case .member:
      let head = outline.chainHead(of: name)
      let enums = types(ofChainFrom: head, upTo: name, file: file, depth: depth)
      return declared(argument, of: call, among: enums, file: file)
    default: return nil
    }
  }

  private func declared(_ argument: Int, of call: Int, among enums: [TypeIndex], file: Int) -> NodeRef? {
    let outline = files[file].outline
    guard let name = previousSibling(of: call, in: file),
      let position = outline.children(of: call).firstPosition(of: argument)
    else { return nil }
    for type in enums {
      guard let member = member(named: files[file].symbol(name), of: type), members[member].kind == .case
      else { continue }
      let place = members[member].node
      let values = files[Int(place.file)].outline
      var left = position
      for value in values.children(of: Int(place.node)) where values.nodes[value].kind == .parameter {
        if left == 0 { return NodeRef(file: Int(place.file), node: value) }
        left -= 1
      }
      return nil
    }
    return nil
  }
}

extension NodeChildren {
  /// How many of them a pattern may name: what stands behind is not known.
  private static let most = 32

  /// The position of a child; nil when it is none of the first few.
  fileprivate func firstPosition(of child: Int) -> Int? {
    prefix(Self.most).enumerated().first { $1 == child }?.offset
  }

  fileprivate func child(at position: Int) -> Int? { dropFirst(position).first { _ in true } }
}
