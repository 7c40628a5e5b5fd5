import EavesDocuments
import EavesOutline
import EavesProject
import EavesSource

/// `except`: what it leaves out, piece by piece; of what is only passed on, the cause as a whole.
extension SentenceRunner {
  /// How an exception applies to a whole cause.
  enum Applies { case yes, no(String), notConcerned }

  /// Whether any exception looks at single pieces of evidence.
  var exceptsPieces: Bool {
    sentence.exceptions.contains { $0.word != .passesTo && $0.word != .through }
  }

  /// Which pieces of a cause the exceptions leave out. The one that states it stands for all of them, and what
  /// declares a value for all uses of it.
  func taken(from cause: [Evidence], _ search: Search, _ outcome: inout SentenceOutcome) -> [Bool] {
    guard let stated = CauseReader.statement(of: cause, search, in: project) else {
      return Array(repeating: false, count: cause.count)
    }
    let first = beginning(of: stated, among: cause.filter { $0.answers(search.verb, in: project) })
    if let index = exception(for: first) {
      outcome.excepted.append(.init(item: index, file: first.file, start: first.range.start))
      return Array(repeating: true, count: cause.count)
    }
    // The only piece is the first one.
    if cause.count == 1 { return [false] }
    var taken = Array(repeating: false, count: cause.count)
    var values: Set<ValueID> = []
    for (position, piece) in cause.enumerated() {
      guard let index = exception(for: piece) else { continue }
      taken[position] = true
      if !piece.isUse, let value = piece.value { values.insert(value) }
      outcome.excepted.append(.init(item: index, file: piece.file, start: piece.range.start))
    }
    if values.isEmpty { return taken }
    return zip(taken, cause).map { isTaken, piece in isTaken || piece.value.map(values.contains) == true }
  }

  /// The position of the first exception that leaves a piece of evidence out by itself.
  private func exception(for evidence: Evidence) -> Int? {
    sentence.exceptions.firstIndex { exception in
      switch exception.word {
      case _ where exception.isVoid: false
      case .passesTo, .through: false
      // What an object conforms to is a clause of it, where the sentence looks for anything else.
      case let word
      where !word.isVerb || exception.item.terms.isEmpty
        || (word == .conforms && !evidence.answers(.conforms, in: project)):
        describes(exception, evidence)
      default: matches(exception, evidence)
      }
    }
  }

  /// An exception without a verb is about the place of the evidence (`inside`) and its object (clauses).
  private func describes(_ exception: Exception, _ evidence: Evidence) -> Bool {
    let item = exception.item
    if !item.inside.isEmpty, narrowing.enclosure.surrounding(of: evidence, item) == nil { return false }
    let clauses = exception.clauses
    return clauses.terms.isEmpty
      || evidence.type != .none
        && clauses.terms.allSatisfy {
          facts.predicate.compactReason($0, of: clauses, for: .type(evidence.type), true) != nil
        }
  }

  private func matches(_ exception: Exception, _ evidence: Evidence) -> Bool {
    guard let search = exception.search, narrowing.proves(evidence, search) else { return false }
    if evidence.type != .none { return exception.objects.match(evidence.type, in: project) != nil }
    if exception.objects.isAnyMember, evidence.member != nil { return true }
    let object = evidence.object(in: project)
    return exception.objects.names.entries.contains { $0.text == object }
  }

  // MARK: What is only passed on

  /// Whether a type only stands in the generic arguments of an object: `TripViewModel<TripService>` is the view model's.
  private func isTypeArgument(_ evidence: Evidence, of objects: ObjectSet) -> Bool {
    let nodes = project.files[evidence.file].outline.nodes
    var node = evidence.node
    while node > 0 {
      let parent = Int(nodes[node].parent)
      if nodes[node].kind == .genericArgument, let type = project.typeUse(at: parent, in: evidence.file),
        objects.match(type, in: project) != nil
      {
        return true
      }
      node = parent
    }
    return false
  }

  /// A declared value is passed on when every use of it is an argument of a construction of the objects; so is one
  /// that another type keeps, and that is only read from there: `harbour.tides`.
  func passes(_ exception: Exception, _ cause: [Evidence], _ first: Evidence) -> Applies {
    if let of = exception.of, first.type == .none || of.match(first.type, in: project) == nil {
      return .notConcerned
    }
    if isTypeArgument(first, of: exception.objects) { return .yes }
    let isArgument = cause.allSatisfy {
      [.call, .use].contains($0.position) && $0.value == nil && $0.type != .none
        && forwarding.argumentIsPassed($0.node, to: exception.objects, in: $0.file)
    }
    if isArgument { return .yes }
    // What is made in a function, and stays there.
    let isMade = first.position == .creation && first.value != nil && first.member == nil
    guard first.value != nil || first.foreignValue != nil, isMade || first.position != .creation,
      first.position != .call
    else {
      return .notConcerned
    }
    let objects = ItemText(project.vocabulary).objects(exception.item.terms.first?.values ?? [])
    var isPassed = false
    let home = NodeRef(file: first.file, node: first.node)
    let declared = Set(cause.lazy.filter { !$0.isUse }.compactMap(\.value))
    for use in cause where use.isUse && !makes(use, oneOf: declared) && !isSet(use) {
      if forwarding.isPassed(use.node, to: exception.objects, in: use.file) {
        // Code that may be missing passes nothing on for sure.
        if !project.isConditional(NodeRef(file: use.file, node: use.node), besides: home) {
          isPassed = true
        }
      } else {
        let outline = project.files[use.file].outline
        let line = outline.lines.line(of: use.range.start)
        let name = outline.name(of: use.node)
        let code = shown(line, of: outline).map { " (`\($0)`)" } ?? ""
        return .no(
          "line \(line) accesses `\(name)`\(code); it may only be passed to the initializer of \(objects)"
        )
      }
    }
    return isPassed ? .yes : .notConcerned
  }

  /// A line of code, where it is short.
  private func shown(_ line: Int, of outline: Outline) -> String? {
    let text = outline.lines.excerpt(ofLine: line, in: outline.source)?.drop { $0 == " " || $0 == "\t" }
    guard let text, text.count <= Self.shortLine, !text.contains("`") else { return nil }
    return String(text)
  }

  private static let shortLine = 80

  /// Whether a use only gives a property its value, as what creates a screen does: `screen.tides = tides`.
  private func isSet(_ use: Evidence) -> Bool {
    let nodes = project.files[use.file].outline.nodes
    let next = Int(nodes[use.node].next)
    return next < Int(nodes[Int(nodes[use.node].parent)].next) && nodes[next].kind == .assignment
  }

  /// Whether a use is an initializer's assignment to the declared property: `self.tides = tides`. This only sets the
  /// property up.
  private func makes(_ use: Evidence, oneOf declared: Set<ValueID>) -> Bool {
    InitialAssignment(around: use.node, in: use.file, of: project).map { declared.contains($0.property) }
      ?? false
  }
}
