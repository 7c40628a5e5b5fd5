import EavesDocuments
import EavesOutline
import EavesProject

/// Decides `inside:`: what surrounds a place in code.
struct Enclosure {
  let project: Project

  /// Whether evidence is inside any of the named surroundings.
  func contains(_ evidence: Evidence, _ words: [Word]) -> Bool {
    contains(evidence.node, words, in: evidence.file)
      || (words.contains { CodePlace(rawValue: $0.text) == .qualifier } && isQualifier(evidence))
  }

  /// Whether a type is named only to say where something else stands: `Trip` of `Trip.Stop`, of `Trip.limit`.
  private func isQualifier(_ evidence: Evidence) -> Bool {
    guard evidence.type != .none else { return false }
    if evidence.position == .call { return isConstant(behind: evidence) }
    guard evidence.position == .type else { return false }
    let named = project.typeUse(at: evidence.node, in: evidence.file)
    // An alias that stands for the type itself names it.
    let alias = named == evidence.type ? nil : project.aliasUse(at: evidence.node, in: evidence.file)
    return [named, alias].contains { $0.map { isNested($0, in: evidence.type) } ?? false }
  }

  private func isNested(_ type: TypeIndex, in holder: TypeIndex) -> Bool {
    var outer = project.types[type.index].parent
    while outer != .none, outer != holder { outer = project.types[outer.index].parent }
    return outer != .none
  }

  /// Whether what follows the name of a type is a constant of it that is a plain value: a size, a text, a name. What the
  /// platform declares is known by the list of its constants.
  private func isConstant(behind evidence: Evidence) -> Bool {
    let outline = project.files[evidence.file].outline
    guard outline.nodes[evidence.node].kind == .identifier,
      let part = outline.parts(behind: evidence.node).first(where: { _ in true }),
      outline.nodes[part].kind == .member
    else { return false }
    guard
      let member = project.member(
        named: project.files[evidence.file].symbol(part), of: evidence.type)
    else {
      return project.types[evidence.type.index].kind == .external
        && isListed(outline.name(of: part), "plainConstants")
    }
    let found = project.members[member]
    guard found.isStatic, found.isLet, found.isStored else { return false }
    let types = project.types(of: .member(member), from: evidence.file)
    return !types.isEmpty && types.allSatisfy { isListed(project.name($0), "plainValues") }
  }

  /// Whether a node is inside any of the named surroundings that a node alone tells.
  func contains(_ node: Int, _ words: [Word], in file: Int) -> Bool {
    words.contains { isInside($0.text, node, in: file) }
  }

  private func isInside(_ word: String, _ node: Int, in file: Int) -> Bool {
    switch CodePlace(rawValue: word) {
    case .body: return isInsideBody(node, in: file)
    case .top: return isAtTop(node, in: file)
    case .computed: return isInsideComputed(node, in: file)
    case .handler: return isInsideHandler(node, in: file)
    case .`init`: return isInsideInit(node, in: file)
    case .loop:
      return ancestor(of: node, in: file) { $0 == .forStmt || $0 == .whileStmt || $0 == .repeatStmt } != nil
    // What a name stands for is known of evidence alone.
    case .qualifier: return false
    case nil:
      if let part = CallPart(word) { return isInside(part, node, in: file) }
      if case .attribute(let name) = ObjectForm(word) {
        return isInside(attribute: name, node, in: file)
      }
      return isInsideRole(word, node, in: file)
    }
  }

  private func ancestor(of node: Int, in file: Int, where matches: (NodeKind) -> Bool) -> Int? {
    let outline = project.files[file].outline
    var at = node
    while at != 0 {
      at = outline.around(at)
      if matches(outline.nodes[at].kind) { return at }
    }
    return nil
  }

  /// In an initializer, and in no closure that it only keeps for later.
  private func isInsideInit(_ node: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    let escaping = EscapingClosures(project: project)
    var at = node
    while at != 0 {
      switch outline.nodes[at].kind {
      case .initDecl where at != node: return true
      case .members: return false
      case .closure where at != node:
        if isHandler(at, in: file) || escaping.isDeferred(at, in: file) { return false }
      default: break
      }
      at = outline.around(at)
    }
    return false
  }

  /// `body`, a member that returns `some View`, or a member marked `@ViewBuilder`: with all closures in them.
  func isInsideBody(_ node: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    var at = node
    while at != 0 {
      at = outline.around(at)
      switch outline.nodes[at].kind {
      case .binding:
        guard project.member(at: at, in: file) != nil else { continue }
        return buildsView(at, written: .typeAnnotation, declaration: Int(outline.nodes[at].parent), in: file)
      case .funcDecl:
        guard project.member(at: at, in: file) != nil else {
          // A function outside of types.
          if project.drawings.subject(around: at, in: file, of: project) == at { return true }
          continue
        }
        return buildsView(at, written: .returnType, declaration: at, in: file)
      case .members: return false
      default: continue
      }
    }
    return false
  }

  /// Directly in the braces of a member: in no closure, loop or branch of it. Conditions belong to what they stand in.
  private func isAtTop(_ node: Int, in file: Int) -> Bool {
    let nodes = project.files[file].outline.nodes
    var at = node
    while at != 0 {
      at = Int(nodes[at].parent)
      switch nodes[at].kind {
      case .accessor: return true
      case .block:
        switch nodes[Int(nodes[at].parent)].kind {
        case .funcDecl, .initDecl, .deinitDecl, .subscriptDecl, .accessor: return true
        // What a `do` holds runs as what is around it does.
        case .doStmt: at = Int(nodes[at].parent)
        default: return false
        }
      case .closure, .elseBranch, .switchCase, .members: return false
      default: continue
      }
    }
    return false
  }

  /// A computed property, with all closures in it: what a view works out for its body stands there as often as in it.
  private func isInsideComputed(_ node: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    let nodes = outline.nodes
    var at = node
    while at != 0 {
      at = outline.around(at)
      if nodes[at].kind == .binding, let member = project.member(at: at, in: file) {
        return !project.members[member].isStored
      }
      if nodes[at].kind == .members { return false }
    }
    return false
  }

  /// Whether a binding or function builds a view: `body`, `some View`, `@ViewBuilder`.
  func isBody(_ node: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    guard project.member(at: node, in: file) != nil else { return false }
    let isProperty = outline.nodes[node].kind == .binding
    return buildsView(
      node, written: isProperty ? .typeAnnotation : .returnType,
      declaration: isProperty ? Int(outline.nodes[node].parent) : node, in: file)
  }

  private func buildsView(_ node: Int, written: NodeKind, declaration: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    if project.attributes(of: declaration, in: file).contains(where: { outline.name(of: $0) == "ViewBuilder" }
    ) {
      return true
    }
    guard let container = outline.firstChild(of: node, kind: written) else { return false }
    let isOpaque =
      outline.firstChild(of: container, kind: .typeSpecifier).map { outline.name(of: $0) == "some" } ?? false
    let names = project.writtenTypes(in: container, file: file).map(project.name)
    if isOpaque && names.contains("View") { return true }
    return outline.name(of: node) == "body" && (isOpaque || isViews(node, in: file))
  }

  /// Whether a declaration is a member of a view: `var body: Text` is its body.
  private func isViews(_ node: Int, in file: Int) -> Bool {
    let type = project.enclosingType(of: node, in: file)
    return type != .none
      && project.allSupertypes(of: type).contains { ["View", "ViewModifier"].contains(project.name($0)) }
  }

  /// In a closure that runs when something happens. A closure beside one that is labelled as what is done builds
  /// what is shown: `Button(action: { }) { Text("") }`.
  func isInsideHandler(_ node: Int, in file: Int) -> Bool {
    let nodes = project.files[file].outline.nodes
    var at = node
    while at != 0 {
      if nodes[at].kind == .closure, isHandler(at, in: file) { return true }
      if nodes[at].kind == .members { return false }
      at = Int(nodes[at].parent)
    }
    return false
  }

  /// Whether a closure runs when something happens.
  func isHandler(_ closure: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    guard let call = ClosureFacts(of: closure, in: file, of: project).call,
      let callee = project.previousSibling(of: call, in: file)
    else { return false }
    let label = outline.name(of: Int(outline.nodes[closure].parent))
    if isHandling(label) { return true }
    guard label.isEmpty, !hasAction(call, in: outline) else { return false }
    let name = (outline.nodes[callee].kind == .identifier ? "" : ".") + outline.name(of: callee)
    return isHandling(name.hasPrefix(".") ? String(name.dropFirst()) : "")
      || isListed(name, "handlers")
  }

  /// Whether one of the first arguments of a call is an action: what stands beside it without a label is shown.
  private func hasAction(_ call: Int, in outline: Outline) -> Bool {
    var argument = call + 1
    for _ in 0..<Self.mostArguments {
      guard argument < Int(outline.nodes[call].next) else { return false }
      if isListed(outline.name(of: argument), "handlerLabels") { return true }
      argument = Int(outline.nodes[argument].next)
    }
    return false
  }

  /// So many are looked at: a call of thousands of closures would look at all of them for each.
  private static let mostArguments = 16

  /// `action`, `perform`, `onDismiss`: what a label says is done, and a modifier does.
  private func isHandling(_ label: String) -> Bool {
    if isListed(label, "handlerLabels") { return true }
    let rest = label.utf8.dropFirst(2)
    return label.hasPrefix("on") && rest.first.map { (0x41...0x5A).contains($0) } ?? false
  }

  private func isListed(_ name: String, _ list: String) -> Bool {
    project.vocabulary.words[list, default: []].contains { $0.text == name }
  }

  /// In an argument or closure of a call of exactly that name.
  private func isInside(_ part: CallPart, _ node: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    // A call is inside what is around it, and no part of itself.
    var at = outline.nodes[node].kind == .call ? Int(outline.nodes[node].parent) : node
    var argument = 0
    while at != 0 {
      let parent = outline.around(at)
      switch outline.nodes[at].kind {
      case .argument where at != node: argument = at
      case .call where part.isCalled(by: at, in: outline) && part.takes(argument, of: at, in: outline):
        return true
      case .members: return false
      default: break
      }
      at = parent
    }
    return false
  }

  /// In the arguments of an attribute: a descriptor of `@Query(descriptor)`.
  private func isInside(attribute name: String, _ node: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    return ancestor(of: node, in: file) { $0 == .attribute }.map { outline.name(of: $0) == name } ?? false
  }

  private func isInsideRole(_ word: String, _ node: Int, in file: Int) -> Bool {
    guard let role = project.roles.index(of: word) else { return false }
    var at = node
    while let declaration = project.enclosingDeclaration(of: at, in: file) {
      if project.hasRole(role, project.typeDeclared(at: declaration, in: file)) { return true }
      at = declaration
    }
    return project.fileHasRole(role, file)
  }
}

/// A call that `inside` names, or one argument of it: `.onAppear`, `.sheet(content:)`.
struct CallPart {
  let callee: String
  /// Nil: the whole call; `_`: an argument or closure without label.
  let label: String?

  /// Nil for places and roles.
  init?(_ word: String) {
    switch ObjectForm(word) {
    case .member(let name): (callee, label) = (name, nil)
    case .callee(let name, let labels) where name.hasPrefix("."):
      (callee, label) = (String(name.dropFirst()), labels.first)
    default: return nil
    }
  }

  /// Whether a call is one of what is meant: `Button { }`, `Button.init { }`.
  func isCalled(by call: Int, in outline: Outline) -> Bool {
    guard let callee = outline.previousSibling(of: call) else { return false }
    let name = outline.name(of: callee)
    if name == self.callee { return true }
    return name == "init" && outline.nodes[callee].kind == .member
      && outline.previousSibling(of: callee).map { outline.name(of: $0) } == self.callee
  }

  /// Whether the innermost argument around something is the one of a call that is meant.
  func takes(_ argument: Int, of call: Int, in outline: Outline) -> Bool {
    guard let label else { return true }
    return Int(outline.nodes[argument].parent) == call && isMeant(argument, in: outline, label)
  }

  /// Whether a call, or an argument of it, is itself what is meant.
  func isMeant(_ node: Int, in outline: Outline) -> Bool {
    let call = label == nil ? node : Int(outline.nodes[node].parent)
    guard outline.nodes[call].kind == .call, isCalled(by: call, in: outline) else { return false }
    return label.map { isMeant(node, in: outline, $0) } ?? true
  }

  private func isMeant(_ argument: Int, in outline: Outline, _ label: String) -> Bool {
    guard outline.nodes[argument].kind == .argument else { return false }
    let name = outline.name(of: argument)
    return name == label || (name.isEmpty && label == "_")
  }
}
