package import EavesDocuments
package import EavesOutline
import EavesSource
import EavesThreads

/// Where names of a list stand in code.
extension Project {
  /// Compiles listed names; a lower-case word without punctuation names a word list.
  package func nameSet(_ words: [Word]) -> NameSet {
    // Which members are singletons may change while every name stays: no other project takes that answer over.
    if words.contains(where: { $0.text == ObjectNoun.singleton.rawValue }) { return makeNameSet(words) }
    return answers.nameSets.answer(to: words.map(\.text)) { makeNameSet(words) }
  }

  private func makeNameSet(_ words: [Word]) -> NameSet {
    let names = words.flatMap {
      $0.text == ObjectNoun.singleton.rawValue ? singletons() : plan.names(of: $0)
    }
    return NameSet(names, symbols: symbols)
  }

  /// Sets the entry of every symbol that a list may name.
  package func mark(_ names: NameSet, in table: inout [Bool]) {
    for symbol in symbols(of: names) { table[symbol.index] = true }
  }

  /// Every symbol that a list may name, each once.
  func symbols(of names: NameSet) -> Set<Symbol> {
    Set(names.symbols).union(names.types(in: self).map { types[$0.index].name })
  }

  /// The entry of a list that a node names; nil when it names none.
  package func isMention(_ node: Int, of names: NameSet, in file: Int) -> Int? {
    let outline = files[file].outline
    let name = files[file].symbol(node)
    switch outline.nodes[node].kind {
    case .typeName:
      return typeUse(at: node, in: file).flatMap { canMean($0, in: file) ? names.type($0, in: self) : nil }
    case .identifier:
      return callee(node, of: names, in: file) ?? ownMember(node, of: names, in: file)
        ?? typeUse(at: node, in: file).flatMap { canMean($0, in: file) ? names.type($0, in: self) : nil }
    case .member:
      return names.member(name) ?? callee(node, of: names, in: file)
        ?? names.staticMember(name) { stands(node, behind: $0, in: file) }
    case .implicitMember:
      return names.member(name)
        ?? names.staticMember(name) { path in
          path.count == 1
            && contextualType(ofImplicit: node, in: file).map { types[$0.index].name } == path[0]
        }
    case .keyPathComponent: return names.member(name)
    case .attribute: return names.attribute(name)
    case .macroExpansion: return names.macro(name)
    case .binaryOperator, .cast, .prefixKeyword: return names.binaryOperator(name)
    case .forceUnwrap: return names.unwrapping
    default: return nil
    }
  }

  /// The entry of a list that is a member behind the name of its type; nil where none is.
  package func staticMember(_ node: Int, of names: NameSet, in file: Int) -> Int? {
    names.staticMember(files[file].symbol(node)) { stands(node, behind: $0, in: file) }
  }

  /// The entry of a list that the callee of a call is; nil when nothing is called, or another thing.
  package func callee(_ node: Int, of names: NameSet, in file: Int) -> Int? {
    let name = files[file].symbol(node)
    guard names.isCallee(name),
      let labels = labels(ofCallAfter: node, in: file) ?? labels(ofInitialiserAfter: node, in: file)
    else { return nil }
    return names.callee(name, labels: labels) { owner, isShipped in
      let isAlone = files[file].outline.nodes[node].kind == .identifier
      switch owner {
      case .none: return isAlone ? !isMethod(node, in: file) : isBehindModule(node, in: file)
      case .any:
        // What the project declares is no function of the SDK.
        return !isAlone || !isShipped && isMethod(node, in: file) || isMethodOfExtended(node, in: file)
          || isInherited(node, in: file)
      case .path(let path): return stands(node, behind: path, in: file)
      }
    }
  }

  /// The entry that an interpolation with labels calls: `appendInterpolation(_:specifier:)`; nil when none does.
  package func interpolation(_ node: Int, of names: NameSet, in file: Int) -> Int? {
    let name = files[file].symbol(node)
    guard name != .none, names.isCallee(name) else { return nil }
    return names.callee(name, labels: labels(ofArgumentsIn: node, file: file)) { owner, _ in
      if case .path = owner { false } else { true }
    }
  }

  /// The argument labels of `URL.init(string: text)`, asked of its `URL`; nil for other names.
  private func labels(ofInitialiserAfter node: Int, in file: Int) -> [Symbol]? {
    let outline = files[file].outline
    let next = Int(outline.nodes[node].next)
    guard next < outline.nodes.count, outline.nodes[next].kind == .member,
      outline.nodes[next].flags.contains(.continues), outline.name(of: next) == "init",
      typeUse(at: node, in: file) != nil
    else { return nil }
    return labels(ofCallAfter: next, in: file)
  }

  /// Whether a name stands behind that of a module alone: `Darwin.sleep(1)`.
  private func isBehindModule(_ node: Int, in file: Int) -> Bool {
    guard let before = previousSibling(of: node, in: file),
      files[file].outline.nodes[before].kind == .identifier,
      files[file].imports.contains(files[file].symbol(before)) || isKnownModule(files[file].symbol(before))
    else { return false }
    let isDeclared = typeUse(at: before, in: file).map { types[$0.index].kind != .external } ?? false
    return !isDeclared && declaration(of: before, in: file) == nil
  }

  /// Whether a name that stands alone is that of a method: `load()` for `self.load()`.
  private func isMethod(_ node: Int, in file: Int) -> Bool {
    guard typeUse(at: node, in: file) == nil, case .member(let member) = declaration(of: node, in: file)
    else { return false }
    return !isConditional(member: member, besides: NodeRef(file: file, node: node))
  }

  /// The entry that names a member which is used without its receiver: `sheet(item:)` in an `extension View`, and
  /// `isOpen` for `self.isOpen` where the document itself names the member. Nil for other names.
  package func ownMember(_ node: Int, of names: NameSet, in file: Int) -> Int? {
    guard let entry = names.member(files[file].symbol(node)),
      isMethodOfExtended(node, in: file) || (!names.entries[entry].isShipped && isOfSelf(node, in: file))
    else {
      return nil
    }
    return entry
  }

  /// Whether a name that nothing in the project declares is called alone in an extension of another's type: a method
  /// of that type, if it is no function of the standard library.
  private func isMethodOfExtended(_ node: Int, in file: Int) -> Bool {
    let outline = files[file].outline
    guard outline.nodes[node].kind == .identifier, !outline.nodes[node].flags.contains(.continues),
      callAfter(node, in: file) != nil, !outline.names.isCapitalised(outline.nodes[node].name)
    else { return false }
    let type = enclosingType(of: node, in: file)
    return type != .none && types[type.index].kind == .external
      && declaration(of: node, in: file) == nil && !plan.sdk.globalFunctions.contains(outline.name(of: node))
  }

  /// Whether names follow each other in a chain, and a node behind them: `DispatchQueue.main` before `sync`. One name
  /// is that of a type whose value may stand there: `ModelContext` before `fetch` of `context.fetch(…)`.
  private func stands(_ node: Int, behind path: [Symbol], in file: Int) -> Bool {
    var at = node
    for name in path.reversed() {
      guard let before = previousSibling(of: at, in: file) else { return false }
      if files[file].symbol(before) != name {
        guard path.count == 1 else { return false }
        return means(before, name, in: file) || isValue(before: node, of: name, in: file)
      }
      at = before
    }
    return true
  }

  /// Whether what stands before a member is a value of a type of that name, or of one that inherits from it: one, or an
  /// optional, and no collection of them.
  package func isValue(before node: Int, of name: Symbol, in file: Int) -> Bool {
    guard files[file].outline.nodes[node].kind == .member else { return false }
    return isValue(chainFrom: files[file].outline.chainHead(of: node), upTo: node, of: name, in: file)
  }

  /// Whether what a chain is, up to one of its parts, is a value of a type of that name, not a collection of such values.
  package func isValue(chainFrom head: Int, upTo end: Int, of name: Symbol, in file: Int) -> Bool {
    ValueShape(project: self, of: name).isValue(chainFrom: head, upTo: end, file: file)
  }

  /// Whether what stands before a member is a collection of values of a known type.
  package func isCollection(before node: Int, in file: Int) -> Bool {
    guard files[file].outline.nodes[node].kind == .member else { return false }
    let head = files[file].outline.chainHead(of: node)
    return types(ofChainFrom: head, upTo: node, file: file).contains {
      ValueShape(project: self, of: types[$0.index].name).isCollection(
        chainFrom: head, upTo: node, file: file)
    }
  }

  /// Whether `Self`, or a typealias, stands for a type of that name.
  private func means(_ node: Int, _ name: Symbol, in file: Int) -> Bool {
    guard files[file].outline.nodes[node].kind == .identifier else { return false }
    guard files[file].symbol(node) == wellKnown.selfType else {
      return typesNamed(files[file].symbol(node)).contains { types[$0.index].kind == .alias }
        && typeUse(at: node, in: file).map { types[$0.index].name } == name
    }
    let type = typeUse(at: node, in: file) ?? enclosingType(of: node, in: file)
    return type != .none && types[type.index].name == name
  }

  /// Whether a file can mean an SDK type by its bare name.
  ///
  /// A file that imports other people's modules but not the type's framework may mean a type of theirs that has
  /// the same name: that cannot be known. A file without imports is an excerpt and is taken at its word.
  package func canMean(_ type: TypeIndex, in file: Int) -> Bool {
    guard types[type.index].kind == .external else { return true }
    let (name, imports) = (types[type.index].name, files[file].imports)
    if let framework = frameworks.ofType[name], imports.contains(framework) { return true }
    guard frameworks.ofType[name] != nil || frameworks.ofNoFramework.contains(name) else { return true }
    return imports.isEmpty || files[file].importsKnownModulesOnly
  }

  /// Whether a type can only be that of a package whose source is not here: the project declares none of the name, no
  /// list knows it, and no file names it that imports the platform's modules alone. O(files + words of the lists).
  package func isOfUnreadPackage(_ type: TypeIndex, in file: Int) -> Bool {
    let name = types[type.index].name
    guard types[type.index].kind == .external, !files[file].imports.isEmpty, !isBasic(name),
      frameworks.ofType[name] == nil
    else { return false }
    let text = symbols.text(name)
    return !vocabulary.words.values.contains { $0.contains { $0.text == text } }
      && files.allSatisfy { !$0.names.contains(name) || !$0.importsKnownModulesOnly }
  }

  /// By symbol, whether a name may be one of the platform: a list knows it, or a file names it that imports the platform's
  /// modules alone. O(names of all files + words).
  package var platformNames: [Bool] {
    var isKnown = basicNames + Array(repeating: false, count: max(0, symbols.count - basicNames.count))
    for file in files where file.importsKnownModulesOnly || file.imports.isEmpty {
      let nodes = file.outline.nodes
      // What is only declared so, or is a label, is no use of a name.
      for node in nodes.indices {
        switch nodes[node].kind {
        case .typeName, .identifier, .attribute, .macroExpansion: isKnown[file.symbol(node).index] = true
        default: continue
        }
      }
    }
    for name in frameworks.ofType.keys { isKnown[name.index] = true }
    for entry in vocabulary.words.values.joined() {
      if let name = symbols.find(entry.text) { isKnown[name.index] = true }
    }
    return isKnown
  }

  /// Whether a name is that of a module of the project or of the platform.
  func isKnownModule(_ name: Symbol) -> Bool { frameworks.knownModules.contains(name) }

  /// The sibling before a node; nil for a first child. O(depth of what stands before).
  package func previousSibling(of node: Int, in file: Int) -> Int? {
    files[file].outline.previousSibling(of: node)
  }

  /// The argument labels of the call that directly follows a node; nil when none does.
  package func labels(ofCallAfter node: Int, in file: Int) -> [Symbol]? {
    callAfter(node, in: file).map { labels(ofArgumentsIn: $0, file: file) }
  }

  private func labels(ofArgumentsIn container: Int, file: Int) -> [Symbol] {
    let outline = files[file].outline
    return outline.children(of: container).filter { outline.nodes[$0].kind == .argument }.map {
      files[file].symbol($0)
    }
  }

  /// The call that directly follows a node as its postfix part; nil when none does.
  package func callAfter(_ node: Int, in file: Int) -> Int? {
    let nodes = files[file].outline.nodes
    let next = Int(nodes[node].next)
    guard next < Int(nodes[Int(nodes[node].parent)].next), nodes[next].kind == .call,
      nodes[next].flags.contains(.continues)
    else { return nil }
    return next
  }

  // MARK: Facts of declarations that clauses ask for

  /// The first module of a file whose name a glob matches; nil when there is none.
  func module(of file: Int, namedBy globs: [ModulePattern]) -> Module? {
    files[file].modules.lazy.map { self.modules[$0.index] }.first { module in
      globs.contains { module.isNamed(by: $0) }
    }
  }

  /// Whether the name of a type that is declared nowhere is one of the word list `basic`: numbers, strings, dates.
  package func isBasic(_ name: Symbol) -> Bool { name.index < basicNames.count && basicNames[name.index] }

  /// Whether a type carries an attribute (`@X`) or a modifier.
  ///
  /// - Parameter inEveryBuild: whether what stands under `#if` does not count.
  func isMarked(_ type: TypeIndex, _ mark: CompiledTerm.Mark, inEveryBuild: Bool) -> Bool {
    guard let name = mark.name, let home = home(of: type) else { return false }
    return isMarked(home, mark, name, inEveryBuild)
  }

  private func isMarked(
    _ place: NodeRef, _ mark: CompiledTerm.Mark, _ name: Symbol, _ inEveryBuild: Bool
  ) -> Bool {
    let file = files[Int(place.file)]
    let nodes = file.outline.nodes
    var child = Int(place.node) + 1
    while child < Int(nodes[Int(place.node)].next) {
      switch nodes[child].kind {
      case .attribute:
        if mark.isAttribute, file.symbol(child) == name,
          mark.written?.matches(child, in: file.outline) ?? true
        {
          return true
        }
      case .modifier: if !mark.isAttribute, file.symbol(child) == name { return true }
      case .conditionalCompilation, .conditionalClause:
        if !inEveryBuild, isMarked(NodeRef(file: Int(place.file), node: child), mark, name, false) {
          return true
        }
      // The condition of a branch.
      case .condition: break
      default: return false
      }
      child = Int(nodes[child].next)
    }
    return false
  }

  /// The access that a type's declaration has: what is written before it, else before the extension that it stands in;
  /// within what is private, it is no less so.
  func access(ofTypeAt declaration: Int, in file: Int) -> Access {
    let of = files[file]
    var around = enclosingDeclaration(of: declaration, in: file)
    let isInExtension = around.map { of.outline.nodes[$0].kind == .extensionDecl } ?? false
    var access =
      of.writtenAccess(of: declaration, wellKnown)
      ?? (isInExtension ? around.map { of.access(of: $0, wellKnown) } : nil) ?? .internal
    while let outer = around {
      if let written = of.writtenAccess(of: outer, wellKnown), written <= .fileprivate {
        access = min(access, written)
      }
      around = enclosingDeclaration(of: outer, in: file)
    }
    return access
  }

  /// How many members of a type stand under `#if`, where the type does not.
  func conditionalMembers(of type: TypeIndex) -> Int {
    let home = home(of: type)
    return types[type.index].members.count { isConditional(members[$0].node, besides: home) }
  }

  /// A measure of a type: its lines, or the number of its members, or of its functions that are not private: who works
  /// through helpers of its own does no more. Of a type that is declared nowhere, only its functions can be known. Nil when
  /// it is not known.
  package func measure(_ word: TermWord, of type: TypeIndex) -> Int? {
    let record = types[type.index]
    guard record.kind != .external else {
      return word == .functions ? answers.undeclaredUses.functions(calledOf: type, in: self) : nil
    }
    switch word {
    case .members: return record.members.count
    case .functions:
      return record.members.count { members[$0].access > .fileprivate && isFunction(members[$0]) }
    case .lines:
      let outline = files[Int(record.place.file)].outline
      let range = outline.nodes[Int(record.place.node)].range
      return outline.lines.line(of: range.end) - outline.lines.line(of: range.start) + 1
    default: return nil
    }
  }
}

extension Project {
  private static let operatorStarts = Set("/=-+!*%<>&|^~?.".utf8)

  /// Whether a member can be called by its name: a method, a subscript, or a property whose written type is a function.
  /// Operators compare and combine values, and are none.
  fileprivate func isFunction(_ member: Member) -> Bool {
    switch member.kind {
    case .method: return symbols.bytes(member.name).first.map { !Self.operatorStarts.contains($0) } ?? true
    case .subscript: return true
    case .property:
      let outline = files[Int(member.node.file)].outline
      guard let written = outline.firstChild(of: Int(member.node.node), kind: .typeAnnotation) else {
        return false
      }
      // The arrow stands beside the parameters, in parentheses or an optional around both too.
      return (written..<Int(outline.nodes[written].next)).contains {
        outline.nodes[$0].kind == .functionResult
      }
    default: return false
    }
  }
}

extension NodeKind {
  /// Whether a node of the kind can name something: types, identifiers, members, attributes, macros, operators.
  package var canMention: Bool {
    switch self {
    case .typeName, .identifier, .member, .implicitMember, .attribute, .macroExpansion, .binaryOperator,
      .keyPathComponent, .cast, .prefixKeyword, .forceUnwrap, .booleanLiteral, .integerLiteral,
      .floatLiteral, .stringLiteral, .interpolation:
      true
    default: false
    }
  }
}
