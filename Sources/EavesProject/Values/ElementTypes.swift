import EavesOutline

// The types of a closure's parameters: the elements of the receiver of its call.

extension Project {
  func elementTypes(
    of source: ElementSource, file: Int, depth: Int, _ cache: InferenceCache?
  ) -> [TypeIndex] {
    switch source {
    // What is drawn hands nothing of itself on: `Stack { … }.sheet(item: $trip) { trip in … }`.
    case .chain(let head, let end)
    where isConstruction(head, file: file) || !passesElements(end, file: file):
      []
    case .chain(let head, let end):
      types(ofChainFrom: head, upTo: end, file: file, depth: depth - 1, cache)
    case .argument(let argument):
      types(ofExpressionIn: argument, file: file, depth: depth - 1, cache)
    }
  }

  /// Whether a parameter is the first among its siblings.
  package func isFirst(parameter node: Int, file: Int) -> Bool {
    let outline = files[file].outline
    return outline.firstChild(of: Int(outline.nodes[node].parent), kind: .parameter) == node
  }

  /// Whether a closure's parameter, the first or another, counts places instead of holding what stands there: over
  /// a range, over `indices`, or the first of the pair that `enumerated()` makes.
  package func isIndex(ofClosure closure: Int, isFirst: Bool, file: Int) -> Bool {
    let sources = sourcesOfElements(forClosure: closure, file: file)
    return isIndex(closure, isFirst: isFirst, over: sources, file: file)
  }

  func isIndex(
    _ closure: Int, isFirst: Bool, over sources: [ElementSource], file: Int
  ) -> Bool {
    let outline = files[file].outline
    let nodes = outline.nodes
    for source in sources {
      let range: Range<Int>
      switch source {
      case .argument(let argument): range = argument..<Int(nodes[argument].next)
      case .chain(let head, let end): range = head..<end
      }
      for node in range {
        switch nodes[node].kind {
        case .binaryOperator:
          let name = outline.name(of: node)
          if name == "..<" || name == "..." { return true }
        case .member:
          let name = outline.name(of: node)
          if name == "indices" { return true }
          if name == "enumerated" && isFirst && isPair(closure, file: file) { return true }
        default: continue
        }
      }
    }
    return false
  }

  private func isPair(_ closure: Int, file: Int) -> Bool {
    let outline = files[file].outline
    return outline.children(of: closure).lazy.filter { outline.nodes[$0].kind == .parameter }.prefix(2).count
      > 1
  }

  /// SDK functions that call their closure with what their receiver holds: a closed list.
  private func passesElements(_ callee: Int, file: Int) -> Bool {
    Self.elementPassingFunctions.contains(files[file].outline.name(of: callee))
  }

  private static let elementPassingFunctions: Set = [
    "map", "compactMap", "flatMap", "tryMap", "forEach", "filter", "reduce", "sorted", "first", "last",
    "contains", "allSatisfy", "min", "max", "prefix", "drop", "removeAll", "firstIndex", "lastIndex", "sort",
    "partition", "sink", "receive", "handleEvents", "removeDuplicates", "count", "mapValues", "then",
  ]

  private func isConstruction(_ head: Int, file: Int) -> Bool {
    typeUse(at: head, in: file) != nil && callAfter(head, in: file) != nil
  }

  /// Where the values come from that a call hands to its closure.
  package enum ElementSource {
    /// The receiver: the chain from its head up to, not including, the called member.
    case chain(head: Int, end: Int)
    /// The first argument: `ForEach(items) { … }`, `.sheet(item: $trip) { … }`.
    case argument(Int)
  }

  /// The likely sources of a closure's parameters, the first argument before the receiver. A literal, and what
  /// `into:` and `reduce` start from, is no source.
  package func sourcesOfElements(forClosure closure: Int, file: Int) -> [ElementSource] {
    let outline = files[file].outline
    let argument = Int(outline.nodes[closure].parent)
    guard outline.nodes[argument].kind == .argument else { return [] }
    let call = Int(outline.nodes[argument].parent)
    guard outline.nodes[call].kind == .call else { return [] }
    var sources: [ElementSource] = []
    // A column's row is one of the table's.
    if let table = tableRows(aroundColumn: call, file: file) { sources.append(.argument(table)) }
    if let first = outline.firstChild(of: call, kind: .argument), first != argument,
      outline.name(of: first) != "into"
    {
      sources.append(.argument(first))
    }
    if let callee = outline.part(before: call), outline.nodes[callee].kind == .member,
      outline.part(before: callee) != nil
    {
      let receiver = ElementSource.chain(head: outline.chainHead(of: callee), end: callee)
      if outline.name(of: callee) == "reduce" { return [receiver] }
      sources.append(receiver)
    }
    return sources
  }

  /// The rows of `Table(rows) { TableColumn("Name") { row in … } }`, asked of the column's call; nil elsewhere.
  private func tableRows(aroundColumn call: Int, file: Int) -> Int? {
    let outline = files[file].outline
    guard let callee = previousSibling(of: call, in: file), outline.name(of: callee) == "TableColumn" else {
      return nil
    }
    var at = Int(outline.nodes[call].parent)
    while at != 0, !outline.nodes[at].kind.isDeclaration {
      if outline.nodes[at].kind == .call, let table = previousSibling(of: at, in: file),
        outline.name(of: table) == "Table"
      {
        return outline.firstChild(of: at, kind: .argument)
      }
      at = Int(outline.nodes[at].parent)
    }
    return nil
  }
}
