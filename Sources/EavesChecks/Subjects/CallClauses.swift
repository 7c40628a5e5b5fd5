import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// Decides clauses of calls and closures: what they are made of.
struct CallClauses {
  private let project: Project
  private let narrowing: Narrowing

  init(_ narrowing: Narrowing) { (project, self.narrowing) = (narrowing.project, narrowing) }

  /// Whether a clause is true of a call or a closure; nil for those that ask what other subjects are asked, too.
  func isTrue(_ term: CompiledTerm, of item: CompiledItem, for subject: PlacedSubject) -> Bool? {
    switch (term.term.word, term.values) {
    case (.callee, .objects(let objects)): isCallee(objects, item, subject)
    case (.chained, .objects(let objects)): isChained(objects, subject)
    case (.argument, .names): argument(term, item, subject) != nil
    case (.captures, .names(let names)): captures(names, subject)
    case (.value, _) where subject.noun == .call: hasValue(term.term, item, subject)
    default: nil
    }
  }

  private func captures(_ names: [NamePattern], _ subject: PlacedSubject) -> Bool {
    guard let node = subject.node else { return false }
    let captures = ClosureFacts(of: node, in: subject.file, of: project).captures
    return names.contains { name in captures.contains { name.matches($0) } }
  }

  /// The values of a call's arguments: those that `argument` beside it names.
  private func hasValue(_ term: Term, _ item: CompiledItem, _ subject: PlacedSubject) -> Bool {
    guard let node = subject.node else { return false }
    let outline = project.files[subject.file].outline
    let values = WrittenValue(in: outline)
    let wanted = Set(term.values.map(\.text))
    let named = item.terms.first { $0.term.word == .argument }
    let arguments = outline.children(of: node).filter { argument in
      outline.nodes[argument].kind == .argument
        && (named.map { self.argument(at: argument, $0, item, subject) != nil } ?? true)
    }
    if arguments.isEmpty { return named == nil && wanted.contains("none") }
    return arguments.contains { !wanted.isDisjoint(with: values.kinds(ofExpressionIn: $0)) }
  }

  private func isCallee(_ objects: ObjectSet, _ item: CompiledItem, _ subject: PlacedSubject) -> Bool {
    let file = subject.file
    let given = subject.node.flatMap { node in
      subject.noun == .closure ? ClosureFacts(of: node, in: file, of: project).call : node
    }
    guard let call = given, let callee = project.previousSibling(of: call, in: file),
      project.isCallee(callee, objects, in: file)
    else { return false }
    guard let of = item.of, !item.terms.contains(where: { $0.term.word == .argument }) else { return true }
    let head = project.files[file].outline.chainHead(of: callee)
    return narrowing.rooting.isRooted(head, upTo: callee, of, in: file, 8)
  }

  /// Whether one of the objects stands behind a call, in its own chain: a member, called or not, or a call of it.
  private func isChained(_ objects: ObjectSet, _ subject: PlacedSubject) -> Bool {
    guard let call = subject.node else { return false }
    return project.files[subject.file].outline.members(behind: call).contains { part in
      project.isMention(part, of: objects.names, in: subject.file) != nil
    }
  }

  /// The label of the first argument with one of the labels, whose value is rooted in what `of` says. `_` is an
  /// argument without label; nil when there is none.
  private func argument(_ term: CompiledTerm, _ item: CompiledItem, _ subject: PlacedSubject) -> String? {
    guard let call = subject.node else { return nil }
    let outline = project.files[subject.file].outline
    for argument in outline.children(of: call) {
      if let label = self.argument(at: argument, term, item, subject) { return label }
    }
    return nil
  }

  /// The label of an argument, where it is one that is asked for.
  private func argument(
    at argument: Int, _ term: CompiledTerm, _ item: CompiledItem, _ subject: PlacedSubject
  ) -> String? {
    let outline = project.files[subject.file].outline
    guard outline.nodes[argument].kind == .argument, !isTrailing(argument, of: outline) else { return nil }
    let label = outline.name(of: argument).isEmpty ? "_" : outline.name(of: argument)
    guard case .names(let names) = term.values, names.contains(where: { $0.matches(label) }) else {
      return nil
    }
    return item.of.map { isRooted(argument, $0, in: subject.file) } ?? true ? label : nil
  }

  /// The arguments and surroundings by which items chose a call, as they are in it: " with the argument item inside
  /// .toolbar"; empty when none did.
  func choice(of subject: PlacedSubject, by items: [CompiledItem]) -> String {
    var text = ""
    for item in items {
      for term in item.terms {
        switch term.term.word {
        case .argument: text += argument(term, item, subject).map(Wording.argument) ?? ""
        case .value: text += Wording.value(term.term.values)
        default: continue
        }
      }
      guard let node = subject.node,
        let word = narrowing.enclosure.surrounding(of: node, item.item, in: subject.file)
      else { continue }
      text += ItemText(project.vocabulary).place([word], isDirect: item.item.isDirect)
    }
    return text
  }

  /// Whether any value in an argument, its closures included, is rooted in one of the objects.
  private func isRooted(_ argument: Int, _ objects: ObjectSet, in file: Int) -> Bool {
    let nodes = project.files[file].outline.nodes
    return (argument + 1..<Int(nodes[argument].next)).contains { node in
      switch nodes[node].kind {
      case .identifier: narrowing.rooting.isRooted(node, upTo: Int.max, objects, in: file, 8)
      case .implicitMember, .keyPathComponent: project.isMention(node, of: objects.names, in: file) != nil
      default: false
      }
    }
  }

  /// A closure behind the parentheses, which no label says anything of.
  private func isTrailing(_ argument: Int, of outline: Outline) -> Bool {
    outline.nodes[argument].flags.contains(.trailing) && outline.name(of: argument).isEmpty
  }
}

extension Outline {
  /// The members behind a call in its chain, those of all branches of an `#if` in it too; so many of them and no more.
  fileprivate func members(behind call: Int) -> [Int] {
    var found: [Int] = []
    var (part, parent) = (Int(nodes[call].next), Int(nodes[call].parent))
    while found.count < Self.maxMembers {
      let isWhole = collectMembers(from: part, in: parent, into: &found)
      // Behind a branch of an `#if` the chain goes on.
      guard isWhole, nodes[parent].kind == .conditionalClause else { return found }
      let conditional = Int(nodes[parent].parent)
      (part, parent) = (Int(nodes[conditional].next), Int(nodes[conditional].parent))
    }
    return found
  }

  /// False where something else than the chain follows in its container.
  private func collectMembers(from first: Int, in parent: Int, into found: inout [Int]) -> Bool {
    var part = first
    while part < Int(nodes[parent].next), found.count < Self.maxMembers {
      if nodes[part].kind == .conditionalCompilation {
        for clause in children(of: part) {
          guard let start = children(of: clause).first(where: { nodes[$0].kind != .condition }) else {
            continue
          }
          _ = collectMembers(from: start, in: clause, into: &found)
        }
      } else if !nodes[part].flags.contains(.continues) {
        return false
      } else if nodes[part].kind == .member {
        found.append(part)
      }
      part = Int(nodes[part].next)
    }
    return true
  }

  /// A longer chain is not hand-written, and each of its calls would look at all calls after it.
  private static let maxMembers = 200
}

extension Project {
  /// Whether a callee is one of the objects: a listed name, or a construction of a type among them. What the project
  /// itself adds to a type of others is none of theirs.
  func isCallee(_ callee: Int, _ objects: ObjectSet, in file: Int) -> Bool {
    let constructed = typeConstructed(by: callee, in: file)
    if let constructed, let call = callAfter(callee, in: file),
      isOwnInitializer(call, of: constructed, in: file)
    {
      return false
    }
    if isMention(callee, of: objects.names, in: file) != nil { return true }
    return constructed.map { objects.match($0, in: self) != nil } ?? false
  }

  /// The type whose initializer a callee may be: `T`, `Outer.T`, `T.init`, and `self.init` in an extension of another's
  /// type. Nil for other callees.
  private func typeConstructed(by callee: Int, in file: Int) -> TypeIndex? {
    let outline = files[file].outline
    guard outline.nodes[callee].kind == .member else { return typeUse(at: callee, in: file) }
    let head = outline.chainHead(of: callee)
    let isInit = outline.name(of: callee) == "init"
    if isInit, isSelf(head, in: file) {
      let type = enclosingType(of: callee, in: file)
      return type != .none && types[type.index].kind == .external ? type : nil
    }
    guard let type = typeUse(at: head, in: file) else { return nil }
    return isInit || outline.name(of: callee) == name(type) ? type : nil
  }
}
