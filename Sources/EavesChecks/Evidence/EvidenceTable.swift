import EavesDocuments
import EavesOutline
import EavesProject

/// What was found for the verbs that a sentence uses as clauses, by the word's own place in the document.
struct EvidenceTable {
  private struct Page {
    let search: Search
    let places: EvidenceByRange
    /// Positions in the list of places, by the type that the evidence belongs to; empty where no sentence is about
    /// types.
    var bySubject: [TypeIndex: [Int32]] = [:]
  }

  private var pages: [Word: Page] = [:]
  /// Which types mention and call which; nil when no sentence needs it.
  let usage: Usage?

  init(_ searches: [Search], _ evidence: [[Evidence]], _ usage: Usage?, about subject: EvidenceSubject) {
    self.usage = usage
    for (search, list) in zip(searches, evidence) {
      var page = Page(search: search, places: EvidenceByRange(list))
      if subject.isType {
        for (position, evidence) in list.enumerated() {
          page.bySubject[subject.type(of: evidence), default: []].append(Int32(position))
        }
      }
      pages[search.term.place] = page
    }
  }

  /// The search that a verb stands for; nil when it is none.
  func search(for term: Term) -> Search? { pages[term.place]?.search }

  /// The evidence for a verb that is held against a subject, as yet without its narrowing words; in order of file and
  /// place.
  func evidence(for term: Term, of subject: Subject, in project: Project) -> [Evidence] {
    guard let page = pages[term.place] else { return [] }
    switch subject {
    case .type(let type): return page.bySubject[type, default: []].map { page.places.list[Int($0)] }
    case .place(let place): return page.places.evidence(of: place, in: project)
    case .member, .code: return []
    }
  }
}

/// Whom evidence is held against in sentences about types.
struct EvidenceSubject {
  let project: Project
  let subject: SubjectKind

  /// Whether the sentence is about types at all.
  var isType: Bool { subject.isOfTypes }

  /// The type that a piece of evidence is held against.
  func type(of evidence: Evidence) -> TypeIndex {
    switch subject {
    case .type: project.enclosingType(of: evidence.node, in: evidence.file)
    case .role(let role) where !project.roles.isLayer[role]: marked(role, around: evidence)
    default: evidence.owner
    }
  }

  /// The innermost type around a piece of evidence that has a mark; a type of another layer in between keeps its
  /// code for itself.
  private func marked(_ role: Int, around evidence: Evidence) -> TypeIndex {
    var at = evidence.node
    while let declaration = project.enclosingDeclaration(of: at, in: evidence.file) {
      let type = project.typeDeclared(at: declaration, in: evidence.file)
      if project.hasRole(role, type) || project.layerRole(type) != nil { return type }
      at = declaration
    }
    return .none
  }
}
