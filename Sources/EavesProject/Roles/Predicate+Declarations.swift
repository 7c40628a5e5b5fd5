import EavesDocuments
package import EavesOutline
import EavesSource

/// Clauses of what is declared: of types, and of members, functions, globals and imports, by their own node.
extension Predicate {
  func isDeclared(_ term: CompiledTerm, _ subject: Subject, _ inEveryBuild: Bool) -> CompactReason? {
    switch (term.values, term.term.word) {
    case (.marks(let marks), _): marked(marks, term.term, subject, inEveryBuild)
    case (.kinds(let kinds), _): isOfKind(kinds, term.term, subject) ? .asWritten : nil
    case (.types(let types), _): isOf(types, subject) ? .asWritten : nil
    case (_, .access): access(term.term, subject)
    case (_, .value): isWritten(term.term, subject) ? .asWritten : nil
    case (_, let word): word.isMeasure ? measured(term.term, subject, inEveryBuild) : nil
    }
  }

  /// The node that carries attributes and modifiers.
  private func carrier(of node: Int, in file: Int) -> Int {
    let nodes = project.files[file].outline.nodes
    let isPart = nodes[node].kind == .binding || nodes[node].kind == .enumElement
    return isPart ? Int(nodes[node].parent) : node
  }

  // MARK: type, value, access

  private func isOf(_ types: TypeWords, _ subject: Subject) -> Bool {
    guard let (node, file) = subject.declaration else { return false }
    let outline = project.files[file].outline
    return types.match(
      project.types(ofDeclaration: node, file: file),
      writtenIn: outline.annotation(of: node) ?? outline.firstChild(of: node, kind: .returnType),
      of: outline, in: project)
  }

  private func isWritten(_ term: Term, _ subject: Subject) -> Bool {
    guard let (node, file) = subject.declaration else { return false }
    let kinds = WrittenValue(in: project.files[file].outline).kinds(ofInitialValueOf: node)
    return term.values.contains { kinds.contains($0.text) }
  }

  private func access(_ term: Term, _ subject: Subject) -> CompactReason? {
    let access: Access
    if case .type(let type) = subject {
      let place = project.types[type.index].place
      access = project.access(ofTypeAt: Int(place.node), in: Int(place.file))
    } else {
      guard let (node, file) = subject.declaration else { return nil }
      access = self.access(of: node, in: file)
    }
    return term.values.firstIndex { Access($0.text) == access }.map { .value($0) }
  }

  private func access(of node: Int, in file: Int) -> Access {
    if let member = project.member(at: node, in: file) { return project.members[member].access }
    let outline = project.files[file].outline
    return outline.head(of: carrier(of: node, in: file), .modifier).lazy
      .compactMap { Access(outline.name(of: $0)) }.first ?? .internal
  }

  // MARK: Measures

  private func measured(_ term: Term, _ subject: Subject, _ inEveryBuild: Bool) -> CompactReason? {
    guard let range = term.range else { return nil }
    guard case .type(let type) = subject else {
      guard let (node, file) = subject.declaration, term.word == .parameters else { return nil }
      let count = project.files[file].outline.parameters(of: node)
      return range.contains(count) ? .measure(count) : nil
    }
    guard let count = project.measure(term.word, of: type) else { return nil }
    let sure = term.word == .members ? count - project.conditionalMembers(of: type) : count
    let (isIn, isSurelyIn) = (range.contains(count), range.contains(sure))
    return (inEveryBuild ? isIn && isSurelyIn : isIn || isSurelyIn) ? .measure(count) : nil
  }

  // MARK: kind

  private func isOfKind(_ kinds: [TypeKind?], _ term: Term, _ subject: Subject) -> Bool {
    if case .type(let type) = subject { return kinds.contains(project.types[type.index].kind) }
    guard let (node, file) = subject.declaration else { return false }
    return term.values.contains { isOfKind($0.text, node, in: file) }
  }

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

  private func marked(
    _ marks: [CompiledTerm.Mark], _ term: Term, _ subject: Subject, _ inEveryBuild: Bool
  ) -> CompactReason? {
    guard case .type(let type) = subject else {
      guard let (node, file) = subject.declaration else { return nil }
      return marks.indices.first {
        isMarked(node, marks[$0], term.values[$0].text, in: file, inEveryBuild)
      }.map { .value($0) }
    }
    for (index, mark) in marks.enumerated() {
      if project.isMarked(type, mark, inEveryBuild: inEveryBuild) { return .value(index) }
      guard term.values[index].text == "@MainActor" else { continue }
      let all = inEveryBuild ? project.unconditionalSupertypes(of: type) : project.allSupertypes(of: type)
      for supertype in all
      where project.types[supertype.index].kind != .external
        && project.isMarked(supertype, mark, inEveryBuild: inEveryBuild)
      {
        return .inherited(index, supertype)
      }
    }
    return nil
  }

  /// An attribute, a modifier (also with its detail: `private(set)`), `let`, `var`, or an effect.
  private func isMarked(
    _ node: Int, _ mark: CompiledTerm.Mark, _ text: String, in file: Int, _ inEveryBuild: Bool
  ) -> Bool {
    let outline = project.files[file].outline
    let carrier = carrier(of: node, in: file)
    if outline.nodes[carrier].kind == .variableDecl, text == "let" || text == "var" {
      return outline.nodes[carrier].flags.contains(.isLet) == (text == "let")
    }
    if mark.isAttribute {
      let attributes =
        inEveryBuild ? outline.head(of: carrier, .attribute) : project.attributes(of: carrier, in: file)
      return attributes.contains {
        project.files[file].symbol($0) == mark.name && mark.written?.matches($0, in: outline) ?? true
      }
    }
    for child in outline.children(of: carrier) {
      switch outline.nodes[child].kind {
      case .modifier:
        let detail =
          outline.firstChild(of: child, kind: .modifierDetail).map { "(\(outline.name(of: $0)))" } ?? ""
        if outline.name(of: child) + detail == text { return true }
      // Modifiers before a list of names apply to each of them.
      case .binding, .enumElement: return hasAccessor(node, with: text, outline)
      case .effect: if isEffect(child, text, outline) { return true }
      default: continue
      }
    }
    return hasAccessor(node, with: text, outline)
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
}

extension Subject {
  /// The node of a declaration that is no type's; nil where there is none.
  fileprivate var declaration: (node: Int, file: Int)? {
    switch self {
    case .place(let place): place.node.map { ($0, place.file) }
    case .member(let place): (Int(place.node), Int(place.file))
    case .type, .code: nil
    }
  }
}

extension Outline {
  /// What a member, function or global is called, without labels; empty for one without a name.
  package func declaredName(of node: Int) -> String {
    let name = name(of: node)
    if !name.isEmpty { return name }
    return switch nodes[node].kind {
    case .initDecl: "init"
    case .subscriptDecl: "subscript"
    default: ""
    }
  }

  /// The position of the first pattern that a declaration is called by: with its labels where a pattern has some, as
  /// `open(_:animated:)`.
  func firstName(of declaration: Int, among patterns: [NamePattern]) -> Int? {
    let name = declaredName(of: declaration)
    let bytes = Array(name.utf8)
    return patterns.firstIndex { pattern in
      guard pattern.text.utf8.contains(0x28) else { return pattern.matches(bytes) }
      return labels(of: declaration).map { pattern.matches(name + $0) } ?? false
    }
  }

  /// How many parameters a declaration has.
  package func parameters(of node: Int) -> Int { children(of: node).count { nodes[$0].kind == .parameter } }

  /// `(_:animated:)`; nil for a property, and for a case without values. The one name of a subscript's or an
  /// operator's parameter is no label, nor is the lack of one.
  package func labels(of node: Int) -> String? {
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
