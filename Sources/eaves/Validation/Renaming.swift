import EavesChecks
import EavesDocuments
import EavesFindings
import EavesSession
import EavesSource
import EavesThreads

/// A configuration that gives words of shipped pages another meaning.
///
/// Types in the examples of a shipped document may have another role then. That is no error of the document: only the
/// configuration can change it.
struct Renaming {
  private let path: FilePath
  /// Roles and lists that the configuration says, sorted.
  private let names: [String]
  private let shipped: RoleVocabulary

  /// Nil where every word means what it meant.
  init?(_ loadedConfiguration: LoadedConfiguration) {
    let configuration = loadedConfiguration.configuration
    shipped = RuleSet(shipped: Workspace.bundledRules).vocabulary
    if configuration.leavesAlone(shipped) { return nil }
    path = loadedConfiguration.shownPath
    let own =
      configuration.roles.map(\.name) + configuration.replacedRoles.map(\.text)
      + configuration.words.map(\.name.text)
    names = Set(own).sorted()
  }

  /// Proofs of shipped documents that fail by the nouns of the configuration alone, as what they are: proven, with a
  /// warning that says what their examples do not show here. O(failed documents × their proof).
  func excusing(
    _ proofs: [DocumentProof], of documents: [RuleDocument], among shippedPaths: Set<FilePath>,
    in modules: [ModuleDefinition], by workers: Workers
  ) -> [DocumentProof] {
    let failed = proofs.indices.filter {
      proofs[$0].status == .failed && shippedPaths.contains(proofs[$0].document)
    }
    if failed.isEmpty { return proofs }
    let prover = DocumentProver(vocabulary: shipped, modules: modules)
    let without = prover.prove(failed.map { documents[$0] }, by: workers)
    var all = proofs
    for (position, proof) in zip(failed, without) where proof.status == .proven {
      let faults = all[position].problems.filter { $0.severity == .error }
      all[position].status = .proven
      all[position].problems = [warning(of: faults)]
      all[position].blocks = proof.blocks
    }
    return all
  }

  /// A rule, and the page that it finds something in.
  struct Pair: Hashable {
    private let rule: RuleID
    private let page: RuleID

    init(_ hit: MatrixHit) { (rule, page) = (hit.rule, hit.document) }
  }

  /// Contradictions of shipped pages that there are by the nouns of the configuration alone. Where there are some, the
  /// pages are held against each other again, in the words that they came with: O(shipped documents × examples).
  func excused(
    _ hits: CrossHits, among shippedPages: [RuleDocument], in modules: [ModuleDefinition], by workers: Workers
  ) -> Set<Pair> {
    let ids = Set(shippedPages.map(\.id))
    let theirs = hits.list.filter { ids.contains($0.rule) && ids.contains($0.document) }
    if theirs.isEmpty { return [] }
    let without = CrossMatrix(vocabulary: shipped, modules: modules)
      .contradictions(among: shippedPages, by: workers)
    return Set(theirs.map(Pair.init)).subtracting(without.list.map(Pair.init))
  }

  /// What shipped rules find on the examples of other shipped pages, by the nouns of the configuration alone.
  func warnings(ofContradictions count: Int) -> [Problem] {
    if count == 0 { return [] }
    let examples = count == 1 ? "an example" : "\(count) examples"
    return [
      Problem(
        "with \(nouns) as defined here, shipped rules report findings in \(examples) of other shipped rules",
        remedy: "list the types of the role with `eaves why --role`, and correct its definition",
        path: path, severity: .warning)
    ]
  }

  private var nouns: String {
    names.isEmpty ? "the layers" : names.map { "`\($0)`" }.joined(separator: ", ")
  }

  private func warning(of faults: [Problem]) -> Problem {
    let first = faults.first.map { ": \($0.cause)" } ?? ""
    let more = faults.count > 1 ? ", and \(faults.count - 1) more" : ""
    return Problem(
      "with \(nouns) as defined here, the examples of this rule fail\(first)\(more)",
      remedy: "list the types of the role with `eaves why --role`, and correct its definition",
      path: path, severity: .warning)
  }
}
