import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// Decides `inside:` and `directly-in:`: what surrounds a place in code.
struct Enclosure {
  let project: Project

  /// What a word of `inside` names.
  enum Surrounding {
    case place(CodePlace)
    case call(CallPart)
    case attribute(String)
    /// Nil for a role that nobody knows.
    case role(Int?)
  }

  func surrounding(_ word: String) -> Surrounding {
    if let place = CodePlace(rawValue: word) { return .place(place) }
    if let part = CallPart(word) { return .call(part) }
    if case .attribute(let name) = ObjectForm(word) { return .attribute(name) }
    return .role(project.roles.index(of: word))
  }

  /// The first of the surroundings of an item that evidence is in; nil where it is in none.
  func surrounding(of evidence: Evidence, _ item: Item) -> Word? {
    item.inside.first { word in
      contains(evidence.node, word, isDirect: item.isDirect, in: evidence.file)
        || CodePlace(rawValue: word.text) == .qualifier && isQualifier(evidence)
    }
  }

  /// The first of the surroundings of an item that a node is in, as far as a node alone tells; nil where it is in none.
  func surrounding(of node: Int, _ item: Item, in file: Int) -> Word? {
    item.inside.first { contains(node, $0, isDirect: item.isDirect, in: file) }
  }

  /// Whether a type is named only as a qualifier: `Trip` of `Trip.Stop`, of `Trip.limit`.
  func isQualifier(_ evidence: Evidence) -> Bool {
    guard evidence.type != .none else { return false }
    if evidence.position == .call { return isConstant(behind: evidence) }
    guard evidence.position == .type else { return false }
    let named = project.typeUse(at: evidence.node, in: evidence.file)
    // An alias that stands for the type itself names it.
    let alias = named == evidence.type ? nil : project.aliasUse(at: evidence.node, in: evidence.file)
    return [named, alias].contains { $0.map { isNested($0, in: evidence.type) } ?? false }
  }

  /// Whether evidence is an argument of what watches the value for its view: the store of `@AppStorage`. What runs in a
  /// closure, what a service is called for, and wrappers and modifiers of the project under the same name are not meant.
  func isWatched(_ evidence: Evidence) -> Bool {
    let outline = project.files[evidence.file].outline
    let isCalled = outline.parts(behind: evidence.node).contains { outline.nodes[$0].kind == .call }
    if evidence.role != nil, isCalled { return false }
    var at = Int(outline.nodes[evidence.node].parent)
    while at != 0, outline.nodes[at].kind != .closure {
      switch outline.nodes[at].kind {
      case .attribute where isListed("@\(outline.name(of: at))", "watchers"):
        return project.typesNamed(project.files[evidence.file].symbol(at)).allSatisfy {
          project.types[$0.index].kind == .external
        }
      case .call:
        let word = "." + (outline.previousSibling(of: at).map { outline.name(of: $0) } ?? "")
        if isListed(word, "watchers") { return !project.declaresModifier(word) }
      default: break
      }
      at = Int(outline.nodes[at].parent)
    }
    return false
  }

  /// Whether the first value of a member comes from a call, a closure or another value.
  private func isComputed(_ member: Member) -> Bool {
    let outline = project.files[Int(member.node.file)].outline
    let node = Int(member.node.node)
    let computing: Set<NodeKind> = [.call, .closure, .member]
    return (node..<Int(outline.nodes[node].next)).contains { computing.contains(outline.nodes[$0].kind) }
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
        && (isListed(outline.name(of: part), "plainConstants") || isCase(behind: evidence.node, of: outline))
    }
    let found = project.members[member]
    guard found.isStatic, found.isLet, found.isStored, !isComputed(found) else { return false }
    let types = project.types(of: .member(member), from: evidence.file)
    return !types.isEmpty && types.allSatisfy { isListed(project.name($0), "plainValues") }
  }

  /// Whether a value of a type declared in another one follows: `.State.active` behind `UIApplication`.
  private func isCase(behind node: Int, of outline: Outline) -> Bool {
    let parts = Array(outline.parts(behind: node))
    guard parts.count >= 2, parts[..<2].allSatisfy({ outline.nodes[$0].kind == .member }) else {
      return false
    }
    let isCalled = parts.count > 2 && outline.nodes[parts[2]].kind == .call
    return !isCalled && outline.name(of: parts[0]).first?.isUppercase == true
      && outline.name(of: parts[1]).first?.isLowercase == true
  }

  // MARK: Surroundings

  private func contains(_ node: Int, _ word: Word, isDirect: Bool, in file: Int) -> Bool {
    let surrounding = surrounding(word.text)
    return switch surrounding {
    case .role(let role): role.map { isInside(role: $0, node, isDirect: isDirect, in: file) } ?? false
    default: isInside(surrounding, node, isDirect: isDirect, in: file)
    }
  }

  private func isInside(
    _ surrounding: Surrounding, _ node: Int, isDirect: Bool = false, in file: Int
  ) -> Bool {
    let outline = project.files[file].outline
    var at = node
    while at != 0 {
      at = outline.around(at)
      if isMeasuredPart(at, surrounding, in: file) { return true }
      if isDirect, outline.nodes[at].kind.separates {
        // A closure is a part of the call that it is handed to.
        let call = ClosureFacts(of: at, in: file, of: project).call
        return call.map { [Int(outline.nodes[at].parent), $0] }?.contains {
          isMeasuredPart($0, surrounding, in: file)
        } ?? false
      }
      if isEnd(at, of: surrounding, in: file) { return false }
    }
    return false
  }

  /// Whether code builds what a view shows.
  func isBuilding(_ node: Int, in file: Int) -> Bool {
    isInside(.place(.body), node, in: file) && !isInside(.place(.handler), node, in: file)
  }

  /// Whether a node is itself such a surrounding.
  func isMeasuredPart(_ node: Int, _ surrounding: Surrounding, in file: Int) -> Bool {
    let outline = project.files[file].outline
    switch (surrounding, outline.nodes[node].kind) {
    case (.place(.body), .binding), (.place(.body), .funcDecl): return isBody(node, in: file)
    case (.place(.`init`), .initDecl): return true
    case (.place(.computed), .binding):
      return project.member(at: node, in: file).map { !project.members[$0].isStored } ?? false
    case (.place(.handler), .closure): return isHandler(node, in: file)
    case (.place(.loop), .forStmt), (.place(.loop), .whileStmt), (.place(.loop), .repeatStmt): return true
    case (.call(let part), .call), (.call(let part), .argument): return part.isMeant(node, in: outline)
    case (.attribute(let name), .attribute): return outline.name(of: node) == name
    case (.role(let role?), let kind) where kind.isTypeDeclaration:
      return project.hasRole(role, project.typeDeclared(at: node, in: file))
    default: return false
    }
  }

  /// Whether nothing around a node, which is no such surrounding itself, is one of what stands in it.
  private func isEnd(_ node: Int, of surrounding: Surrounding, in file: Int) -> Bool {
    switch (surrounding, project.files[file].outline.nodes[node].kind) {
    case (.place(.loop), _): false
    case (.attribute, let kind): kind == .attribute
    case (_, .members): true
    case (.place(.body), .binding), (.place(.body), .funcDecl), (.place(.computed), .binding):
      project.member(at: node, in: file) != nil
    // What an initializer only keeps for later.
    case (.place(.`init`), .closure):
      isHandler(node, in: file) || EscapingClosures(project: project).isDeferred(node, in: file)
    // A closure that a call only hands to something does not run in it.
    case (.call, .closure): EscapingClosures(project: project).isAssignedToMember(node, in: file)
    default: false
    }
  }

  private func isInside(role: Int, _ node: Int, isDirect: Bool, in file: Int) -> Bool {
    var at = node
    while let declaration = project.enclosingDeclaration(of: at, in: file) {
      if project.hasRole(role, project.typeDeclared(at: declaration, in: file)) { return true }
      if isDirect { break }
      at = declaration
    }
    return project.fileHasRole(role, file)
  }

  // MARK: Places

  /// Whether a binding or function builds a view: `body`, `some View`, `@ViewBuilder`.
  private func isBody(_ node: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    let isProperty = outline.nodes[node].kind == .binding
    guard project.member(at: node, in: file) != nil else {
      // A function outside of types.
      return !isProperty && project.viewCode.subject(around: node, in: file, of: project) == node
    }
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
    for _ in 0..<Self.maxArguments {
      guard argument < Int(outline.nodes[call].next) else { return false }
      if isListed(outline.name(of: argument), "handlerLabels") { return true }
      argument = Int(outline.nodes[argument].next)
    }
    return false
  }

  /// So many are looked at: a call of thousands of closures would look at all of them for each.
  private static let maxArguments = 16

  /// `action`, `perform`, `onDismiss`: what a label says is done, and a modifier does.
  private func isHandling(_ label: String) -> Bool {
    if isListed(label, "handlerLabels") { return true }
    let rest = label.utf8.dropFirst(2)
    return label.hasPrefix("on") && rest.first.map { (0x41...0x5A).contains($0) } ?? false
  }

  private func isListed(_ name: String, _ list: String) -> Bool {
    // Not by way of `vocabulary`, which would copy all of it.
    project.plan.vocabulary.words[list, default: []].contains { NamePattern($0.text).matches(name) }
  }
}

extension NodeKind {
  /// Whether it lies between what it holds and what is around it, so that this is not directly in that.
  fileprivate var separates: Bool {
    switch self {
    case .closure, .funcDecl, .initDecl, .deinitDecl, .subscriptDecl, .members, .forStmt, .whileStmt,
      .repeatStmt:
      true
    default: false
    }
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
  private func isCalled(by call: Int, in outline: Outline) -> Bool {
    guard let callee = outline.previousSibling(of: call) else { return false }
    let name = outline.name(of: callee)
    if name == self.callee { return true }
    return name == "init" && outline.nodes[callee].kind == .member
      && outline.previousSibling(of: callee).map { outline.name(of: $0) } == self.callee
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
