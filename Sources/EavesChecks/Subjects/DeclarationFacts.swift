import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// Clauses of members, functions and imports: what stands in the declaration itself.
struct DeclarationFacts {
  let project: Project

  func holds(_ term: CompiledTerm, for subject: PlacedSubject, inEveryBuild: Bool) -> Bool {
    subject.node.map { holds(term, at: $0, in: subject.file, inEveryBuild: inEveryBuild) } ?? false
  }

  /// Whether a clause is true of a declaration.
  ///
  /// - Parameter inEveryBuild: whether an attribute under `#if` does not count.
  func holds(_ clause: CompiledTerm, at node: Int, in file: Int, inEveryBuild: Bool = false) -> Bool {
    let term = clause.term
    switch (term.word, clause.values) {
    case (.name, .names(let patterns)): return isNamed(patterns, node, in: file)
    case (.value, _):
      let kinds = WrittenValue(in: project.files[file].outline).kinds(ofInitialValueOf: node)
      return term.values.contains { kinds.contains($0.text) }
    case (.parameters, _):
      let count = Measure(project: project).of(node, term.word, in: file)
      return count.flatMap { term.range?.contains($0) } ?? false
    case (.kind, _): return term.values.contains { isOfKind($0.text, node, in: file) }
    case (.marked, _): return term.values.contains { isMarked(node, $0.text, in: file, inEveryBuild) }
    case (.access, _): return term.values.contains { $0.text == access(of: node, in: file) }
    case (.type, .types(let types)):
      let outline = project.files[file].outline
      return types.match(
        project.types(ofDeclaration: node, file: file),
        writtenIn: outline.annotation(of: node) ?? outline.firstChild(of: node, kind: .returnType),
        of: outline, in: project)
    default: return false
    }
  }

  /// Whether a declaration is called so: with its labels where a pattern has some, as `open(_:animated:)`.
  func isNamed(_ patterns: [NamePattern], _ node: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    let name = PlacedSubjects.name(ofDeclaration: node, in: outline)
    let bytes = Array(name.utf8)
    return patterns.contains { pattern in
      guard pattern.text.utf8.contains(0x28) else { return pattern.matches(bytes) }
      return outline.labels(of: node).map { pattern.matches(name + $0) } ?? false
    }
  }

  /// The node that carries attributes and modifiers.
  private func carrier(of node: Int, in file: Int) -> Int {
    let nodes = project.files[file].outline.nodes
    let isPart = nodes[node].kind == .binding || nodes[node].kind == .enumElement
    return isPart ? Int(nodes[node].parent) : node
  }

  // MARK: kind

  /// Whether one word of `kind` is true of a declaration.
  private func isOfKind(_ word: String, _ node: Int, in file: Int) -> Bool {
    let outline = project.files[file].outline
    let kind = outline.nodes[node].kind
    switch word {
    case "property": return kind == .binding
    case "annotated": return kind == .binding && outline.annotation(of: node) != nil
    case "function": return kind == .funcDecl
    case "init": return kind == .initDecl
    case "subscript": return kind == .subscriptDecl
    case "case": return kind == .enumElement
    default: break
    }
    let member = project.member(at: node, in: file).map { project.members[$0] }
    switch word {
    case "method": return kind == .funcDecl && member != nil
    case "static": return member?.isStatic ?? false
    case "instance": return member.map { !$0.isStatic } ?? false
    case "stored", "computed":
      return kind == .binding && (member?.isStored ?? isStored(node, outline)) == (word == "stored")
    case "let", "var":
      let isLet = member?.isLet ?? outline.nodes[Int(outline.nodes[node].parent)].flags.contains(.isLet)
      return kind == .binding && isLet == (word == "let")
    default: return false
    }
  }

  /// Whether a global keeps a value: observers only watch it.
  private func isStored(_ node: Int, _ outline: Outline) -> Bool {
    outline.children(of: node).allSatisfy {
      outline.nodes[$0].kind != .accessor || ["willSet", "didSet"].contains(outline.name(of: $0))
    }
  }

  // MARK: marked

  /// An attribute, a modifier (also with its detail: `private(set)`), `let`, `var`, or an effect.
  private func isMarked(_ node: Int, _ mark: String, in file: Int, _ inEveryBuild: Bool) -> Bool {
    let outline = project.files[file].outline
    let carrier = carrier(of: node, in: file)
    let attributes =
      inEveryBuild ? outline.head(of: carrier, .attribute) : project.attributes(of: carrier, in: file)
    if outline.nodes[carrier].kind == .variableDecl, mark == "let" || mark == "var" {
      return outline.nodes[carrier].flags.contains(.isLet) == (mark == "let")
    }
    if let written = WrittenAttribute(mark) {
      return attributes.contains {
        outline.name(of: $0) == written.name && written.matches($0, in: outline)
      }
    }
    if mark.hasPrefix("@") {
      return attributes.contains { outline.name(of: $0) == mark.dropFirst() }
    }
    for child in outline.children(of: carrier) {
      switch outline.nodes[child].kind {
      case .modifier:
        let detail =
          outline.firstChild(of: child, kind: .modifierDetail).map { "(\(outline.name(of: $0)))" } ?? ""
        if outline.name(of: child) + detail == mark || (detail.isEmpty && outline.name(of: child) == mark) {
          return true
        }
      // What stands before the names is said of each of them.
      case .binding, .enumElement: return hasAccessor(node, with: mark, outline)
      case .effect: if isEffect(child, mark, outline) { return true }
      default: continue
      }
    }
    return hasAccessor(node, with: mark, outline)
  }

  /// `async`, `throws`; also `throws(NetworkFault)`, by a glob.
  private func isEffect(_ effect: Int, _ mark: String, _ outline: Outline) -> Bool {
    if outline.name(of: effect) == mark { return true }
    guard mark.hasSuffix(")"), outline.firstChild(of: effect, kind: .typeName) != nil else { return false }
    return NamePattern(mark).matches("\(outline.name(of: effect))(\(outline.typeText(in: effect)))")
  }

  /// `{ get async throws }` of a property or subscript.
  private func hasAccessor(_ node: Int, with mark: String, _ outline: Outline) -> Bool {
    guard [.binding, .subscriptDecl].contains(outline.nodes[node].kind) else { return false }
    return outline.children(of: node).contains { accessor in
      outline.nodes[accessor].kind == .accessor
        && outline.children(of: accessor).contains {
          outline.nodes[$0].kind == .effect && isEffect($0, mark, outline)
        }
    }
  }

  // MARK: access

  private func access(of node: Int, in file: Int) -> String {
    if let member = project.member(at: node, in: file) { return project.members[member].access.word }
    let outline = project.files[file].outline
    let written = outline.head(of: carrier(of: node, in: file), .modifier).first {
      Access(outline.name(of: $0)) != nil
    }
    return written.map { outline.name(of: $0) } ?? "internal"
  }
}

extension Outline {
  /// Whether a function is called by signs.
  /// `(_:animated:)`; nil for a property, and for a case without values. The one name of a subscript's or an
  /// operator's parameter is no label, nor is the lack of one.
  func labels(of node: Int) -> String? {
    let kind = nodes[node].kind
    if kind == .binding || kind == .deinitDecl { return nil }
    let parameters = children(of: node).filter { nodes[$0].kind == .parameter }
    if kind == .enumElement && parameters.isEmpty { return nil }
    let isBare = kind == .subscriptDecl || (kind == .funcDecl && isOperator(node))
    let labels = parameters.map { parameter in
      let label = firstChild(of: parameter, kind: .label).map { self.name(of: $0) }
      let text = label ?? (isBare ? "" : self.name(of: parameter))
      return (text.isEmpty ? "_" : text) + ":"
    }
    return "(\(labels.joined()))"
  }

  fileprivate func isOperator(_ function: Int) -> Bool {
    name(of: function).utf8.first.map { "/=-+!*%<>&|^~?.".utf8.contains($0) } ?? false
  }
}

extension Access {
  /// As it is written.
  fileprivate var word: String {
    switch self {
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .internal: "internal"
    case .package: "package"
    case .public: "public"
    case .open: "open"
    }
  }
}
