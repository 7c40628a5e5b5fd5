import EavesChecks
import EavesDocuments
import EavesFiles
import EavesFindings
import EavesReporters
import EavesSession
import EavesSource
import EavesThreads

/// `eaves validate`: proves rule documents on their own examples, and on each other's.
struct ValidateCommand {
  let invocation: Invocation
  let output: Output

  func run() -> ExitStatus { output.reporting(validate) }

  private func validate() throws(Workspace.Problems) -> ExitStatus {
    let file = try ReportFile.ofCommandLine(invocation, "the proof", root: nil)
    let validator = try DocumentValidator(invocation)
    let workers = Workers(threads: Machine.processorCount)
    let matrix = CrossMatrix(vocabulary: validator.vocabulary, modules: validator.modules)
    if invocation.wantsMatrix { return try writeMatrix(matrix, of: validator, by: workers, to: file) }
    let documents = validator.documents
    let proven = Dictionary(
      prove(documents, on: validator, by: workers).map { ($0.document, $0) },
      uniquingKeysWith: { first, _ in first })
    let proofs = validator.entries.compactMap { entry in
      entry.faults.isEmpty ? proven[entry.path] : DocumentProof(invalid: entry.path, entry.id, entry.faults)
    }
    let active = documents.filter { !validator.off.contains($0.id) }
    let hits = matrix.contradictions(among: active, by: workers)
    let excused =
      validator.renaming?.excused(
        hits, among: active.filter { validator.shipped.contains($0.path) }, in: validator.modules, by: workers
      ) ?? []
    let shared = RuleConflicts(hits, among: active, maxRuns: matrix.maxRuns) {
      excused.contains(Renaming.Pair($0))
    }
    let validation = Validation(
      proofs: proofs, shared: shared, offers: offers(for: documents, on: validator, by: workers),
      warnings: validator.warnings + (validator.renaming?.warnings(ofContradictions: shared.excused) ?? []))
    try write(
      invocation.format == "json"
        ? ValidationJSON.text(of: validation)
        : ValidationText(validation: validation, isQuiet: invocation.isQuiet).text,
      to: file)
    return validation.status
  }

  /// What `adopt` would give each document that has no check, by the document.
  private func offers(
    for documents: [RuleDocument], on validator: DocumentValidator, by workers: Workers
  ) -> [FilePath: RuleID?] {
    let bare = documents.filter { $0.status == .guidance }
    if bare.isEmpty { return [:] }
    let finder = CheckFinder(vocabulary: validator.vocabulary, modules: validator.modules)
    let found = workers.map(count: bare.count, run: 1) { finder.offered(for: bare[$0])?.id }
    return Dictionary(zip(bare.map(\.path), found), uniquingKeysWith: { first, _ in first })
  }

  /// The project is read only where a check uses a name that nothing else knows.
  private func prove(
    _ documents: [RuleDocument], on validator: DocumentValidator, by workers: Workers
  ) -> [DocumentProof] {
    func prover(_ names: Set<String>) -> DocumentProver {
      DocumentProver(
        vocabulary: validator.vocabulary, modules: validator.modules, project: names,
        isStrict: invocation.isStrict || validator.isStrict)
    }
    var proofs = prover([]).prove(documents, by: workers)
    let puzzled = proofs.indices.filter { proofs[$0].hasUnknownNames }
    let names = puzzled.isEmpty ? [] : validator.projectNames(by: workers)
    if !names.isEmpty {
      let again = prover(names).prove(puzzled.map { documents[$0] }, by: workers)
      for (position, proof) in zip(puzzled, again) { proofs[position] = proof }
    }
    return validator.renaming?.excusing(
      proofs, of: documents, among: validator.shipped, in: validator.modules, by: workers) ?? proofs
  }

  /// Every rule on every example. A document that is invalid would leave a hole in it.
  private func writeMatrix(
    _ matrix: CrossMatrix, of validator: DocumentValidator, by workers: Workers, to file: ReportFile?
  ) throws(Workspace.Problems) -> ExitStatus {
    let faults = validator.entries.flatMap(\.faults)
    if !faults.isEmpty { throw Workspace.Problems(faults.sorted()) }
    let hits = matrix.hits(among: validator.documents, by: workers)
    if hits.untried > 0 { throw Workspace.Problems([Self.tooMany(matrix.maxRuns)]) }
    try write(
      invocation.format == "json"
        ? ValidationJSON.text(matrix: hits.list)
        : ValidationText.text(matrix: hits.list, documents: validator.documents),
      to: file)
    return .clean
  }

  private static func tooMany(_ maxRuns: Int) -> Problem {
    Problem(
      "the matrix of these documents takes more than \(maxRuns) runs of checks on examples",
      remedy: "name some of the documents or folders")
  }

  private func write(_ text: String, to file: ReportFile?) throws(Workspace.Problems) {
    guard let file else { return output.say(text) }
    try file.write(HarmlessText.of(text, in: .lines))
  }
}

/// The outcome of a validation.
struct Validation {
  let proofs: [DocumentProof]
  /// What documents of one profile do to each other.
  let shared: RuleConflicts
  /// Of each document without a check the rule whose check `adopt` offers; nil where none fits.
  let offers: [FilePath: RuleID?]
  let warnings: [Problem]

  func count(_ status: DocumentProof.Status) -> Int { proofs.count { $0.status == status } }

  var warningCount: Int {
    (warnings + proofs.flatMap(\.problems)).count { $0.severity == .warning }
  }

  /// Whether all documents are guidance or articles: nothing is proven, and nothing has failed.
  var enforcesNothing: Bool { proofs.allSatisfy { $0.status == .guidance || $0.status == .article } }

  /// A document that is no rule could not be asked; one that fails its proof is a finding.
  var status: ExitStatus {
    if proofs.contains(where: { $0.status == .invalid }) { return .couldNotRun }
    return shared.problems.isEmpty && proofs.allSatisfy { $0.status != .failed } ? .clean : .findings
  }
}
