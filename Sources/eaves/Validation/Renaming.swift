import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSession
import EavesSource
import EavesThreads

/// A configuration that gives words of shipped pages another meaning.
///
/// What a shipped page shows by names of its own may be of another role then. That is no fault of the page, and nobody
/// but the configuration can mend it.
struct Renaming {
  private let path: FilePath
  /// Roles and lists that came with Eaves and that the configuration says anew, sorted.
  private let names: [String]
  private let shipped: RoleVocabulary

  /// Nil where every word means what it meant.
  init?(_ premises: Premises) {
    let configuration = premises.configuration
    shipped = RuleBook(shipped: Workspace.shippedShelf).vocabulary
    if configuration.leavesAlone(shipped) { return nil }
    path = premises.shownPath
    let own =
      configuration.roles.map(\.name) + configuration.replacedRoles.map(\.text)
      + configuration.words.map(\.name.text)
    let known = shipped
    names = Set(own).filter { name in
      known.words[name] != nil || known.roles.contains { $0.name == name }
    }.sorted()
  }

  /// Proofs of shipped documents that fail by the nouns of the configuration alone, as what they are: proven, with a
  /// warning that says what their examples do not show here. O(failed documents × their proof).
  func excusing(
    _ proofs: [DocumentProof], of documents: [RuleDocument], among shippedPaths: Set<FilePath>,
    by workers: Workers
  ) -> [DocumentProof] {
    let failed = proofs.indices.filter {
      proofs[$0].status == .failed && shippedPaths.contains(proofs[$0].document)
    }
    if failed.isEmpty { return proofs }
    let without = DocumentProver(vocabulary: shipped).prove(failed.map { documents[$0] }, by: workers)
    var all = proofs
    for (position, proof) in zip(failed, without) where proof.status == .proven {
      let faults = all[position].problems.filter { $0.severity == .error }
      all[position].status = .proven
      all[position].problems = [warning(of: faults)]
      all[position].blocks = proof.blocks
    }
    return all
  }

  private func warning(of faults: [Problem]) -> Problem {
    let nouns = names.isEmpty ? "its roles" : names.map { "`\($0)`" }.joined(separator: ", ")
    let first = faults.first.map { ": \($0.cause)" } ?? ""
    let more = faults.count > 1 ? ", and \(faults.count - 1) more" : ""
    return Problem(
      "by what this says of \(nouns), the examples of the page show something else\(first)\(more)",
      remedy:
        "see with `eaves why --role` that the role is what you mean; by the shipped roles the page is proven",
      path: path, severity: .warning)
  }
}
