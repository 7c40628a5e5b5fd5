import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// Functions and properties that build views and stand in no type with a layer: under `for: view` each is a subject of
/// its own. Measures and `exists` leave them out, and so does what only types can be asked: `that`.
extension SentenceRunner {
  /// - Parameter evidence: one list for each of the sentence's searches.
  func judgeDrawings(_ evidence: [[Evidence]], _ outcome: inout SentenceOutcome) {
    guard case .role(let role) = sentence.subject, role == project.viewRole, sentence.sentence.that.isEmpty
    else {
      return
    }
    let drawings = project.drawings
    for (search, list) in zip(sentence.searches, evidence) {
      var found: [ValueID: [Evidence]] = [:]
      for evidence in list where evidence.owner == .none && !isPreview(evidence) {
        guard
          let node = drawings.subject(
            around: evidence.node, in: evidence.file, of: project, meaning: candidates.exempt?.isExempt)
        else { continue }
        found[ValueID(file: evidence.file, node: node), default: []].append(evidence)
      }
      for (place, own) in found.sorted(by: { $0.key < $1.key }) {
        let subject = subject(drawing: place.node, in: place.file, role)
        if select([.place(subject)], &outcome).isEmpty { continue }
        judge(search, own, nil, &outcome, party: subject.party)
      }
    }
  }

  private func subject(drawing node: Int, in file: Int, _ role: Int) -> PlacedSubject {
    let outline = project.files[file].outline
    let name = outline.declaredName(of: node)
    let owner = project.enclosingType(of: node, in: file)
    let full = owner == .none ? name : "\(project.qualifiedName(owner)).\(name)"
    let token = outline.firstChild(of: node, kind: .name) ?? node
    return PlacedSubject(
      noun: outline.nodes[node].kind == .binding ? .member : .function, file: file,
      range: outline.nodes[token].range, node: node, name: name,
      party: Party(role: project.roleName(role), name: full), key: full)
  }
}
