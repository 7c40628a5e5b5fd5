import EavesDocuments
import EavesOutline
import EavesProject

/// Reads what the evidence of a verb goes back to: what makes one finding, and what `count` counts.
struct CauseReader {
  let project: Project
  /// What the sentence is about.
  let subject: SubjectKind

  /// The pieces of evidence that are one cause each, before any is inside another; uses of a value that is declared
  /// elsewhere with its declaration.
  ///
  /// - Parameter meant: what the narrowing words of the search leave over.
  func causes(of meant: [Evidence], by search: Search) -> Causes {
    let (sources, declared) = roots(of: meant, by: search)
    return Causes(meant) { key(meant[$0], sources[$0], declared) }
  }

  /// What each piece of evidence goes back to, and the values whose declarations are among the evidence.
  private func roots(
    of meant: [Evidence], by search: Search
  ) -> (sources: [ValueID?], declared: Set<ValueID>) {
    var assigned = AssignedProperties(in: project)
    var sources = meant.map { source(of: $0, search.objects, &assigned) }
    let handed = handedOver(meant, sources)
    if !handed.isEmpty { sources = sources.map { source in source.map { handed[$0] ?? $0 } } }
    var declared: Set<ValueID> = []
    for (evidence, source) in zip(meant, sources) {
      let declares = search.verb.joinsMentions || evidence.answers(search.verb, in: project)
      guard let source, !evidence.isUse, declares else { continue }
      declared.insert(source)
    }
    return (sources, declared)
  }

  /// What `count` counts: the evidence that states each cause, but every call of a chain by itself.
  func statements(of meant: [Evidence], by search: Search) -> [Evidence] {
    var found: [Evidence] = []
    var causes = counted(meant, by: search)
    // Of a chain of calls, each is counted.
    if search.verb != .calls { causes.nest() }
    causes.forEach { cause in
      Self.statement(of: cause, search, in: project).map { found.append($0) }
    }
    return found
  }

  private func counted(_ meant: [Evidence], by search: Search) -> Causes {
    guard search.verb == .calls else { return causes(of: meant, by: search) }
    let (sources, declared) = roots(of: meant, by: search)
    return Causes(meant) { position in
      let evidence = meant[position]
      let key = key(evidence, sources[position], declared)
      guard case .expression = key else { return key }
      let outline = project.files[evidence.file].outline
      let call =
        outline.parts(behind: evidence.node).first { outline.nodes[$0].kind == .call } ?? evidence.node
      return .expression(file: Int32(evidence.file), node: UInt32(call))
    }
  }

  /// The declaration of a value comes first, wherever its uses stand; nil where the verb is true of none.
  static func statement(of cause: [Evidence], _ search: Search, in project: Project) -> Evidence? {
    let declared = cause.filter { $0.answers(search.verb, in: project) }
    return declared.first { !$0.isUse } ?? declared.first
  }

  /// Values passed to an attribute that is evidence itself, by the attribute's property: a descriptor passed to
  /// `@Query` belongs to the query.
  private func handedOver(_ meant: [Evidence], _ sources: [ValueID?]) -> [ValueID: ValueID] {
    let attributes = meant.filter { project.files[$0.file].outline.nodes[$0.node].kind == .attribute }
    if attributes.isEmpty { return [:] }
    let marked = Set(attributes.map { ValueID(file: $0.file, node: $0.node) })
    let reader = PositionReader(project: project)
    var handed: [ValueID: ValueID] = [:]
    for (evidence, source) in zip(meant, sources) where evidence.isUse {
      guard let source, let attribute = reader.attribute(around: evidence.node, in: evidence.file),
        marked.contains(ValueID(file: evidence.file, node: attribute)),
        let property = reader.attributed(attribute, in: evidence.file).value, property != source
      else { continue }
      handed[source] = property
    }
    return handed
  }

  private func key(_ evidence: Evidence, _ source: ValueID?, _ declared: Set<ValueID>) -> CauseKey {
    // A file breaks a rule about a type once, however often it names the type.
    if subject.isOfFiles, evidence.type != .none {
      return .type(file: Int32(evidence.file), evidence.type)
    }
    guard let source else { return .expression(file: Int32(evidence.file), node: UInt32(evidence.node)) }
    let owner = EvidenceSubject(project: project, subject: subject).type(of: evidence)
    return declared.contains(source) ? .value(source) : .use(source, by: owner)
  }

  /// The declared value that a piece of evidence goes back to; nil when it is an expression of its own.
  private func source(
    of evidence: Evidence, _ objects: ObjectSet, _ assigned: inout AssignedProperties
  ) -> ValueID? {
    // Where every type is a subject, the one that declares a value answers for it, not each that uses it.
    let foreign = subject == .type ? evidence.foreignValue : nil
    guard let value = evidence.value ?? foreign else { return nil }
    let source = AliasChain(project: project).source(of: value) { type in
      objects.match(type, in: project) != nil
    }
    return assigned.property(assignedFrom: source) ?? source
  }
}
