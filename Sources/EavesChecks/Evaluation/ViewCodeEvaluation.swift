import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSource

/// Functions and properties that build views outside of types with a layer: under `for: view` each is a subject of its
/// own. Measures, `exists` and `that`, which only apply to types, leave them out.
extension SentenceRunner {
  /// - Parameter evidence: one list for each of the sentence's searches.
  func evaluateViewCode(_ evidence: [[Evidence]], _ outcome: inout SentenceOutcome) {
    guard case .role(let role) = sentence.subject, role == project.viewRole, sentence.sentence.that.isEmpty
    else {
      return
    }
    let viewCode = project.viewCode
    for (search, list) in zip(sentence.searches, evidence) {
      var found: [ValueID: [Evidence]] = [:]
      for evidence in list where evidence.owner == .none && !isPreview(evidence) {
        guard
          let node = viewCode.subject(
            around: evidence.node, in: evidence.file, of: project, meaning: candidates.exempt?.isExempt)
        else { continue }
        found[ValueID(file: evidence.file, node: node), default: []].append(evidence)
      }
      for (place, own) in found.sorted(by: { $0.key < $1.key }) {
        let isProperty = project.files[place.file].outline.nodes[place.node].kind == .binding
        guard
          let subject = PlacedSubjects.declared(
            place.node, isProperty ? .member : .function, in: place.file, of: project,
            role: project.roleName(role))
        else { continue }
        if select([.place(subject)], &outcome).isEmpty { continue }
        evaluate(search, own, nil, &outcome, party: subject.party)
      }
    }
  }
}
