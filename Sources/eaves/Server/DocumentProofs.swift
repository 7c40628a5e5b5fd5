import EavesChecks
import EavesDocuments
import EavesFiles
import EavesSession
import EavesSource
import EavesThreads

/// Proofs of the rule documents that are open in an editor, so that a failing document is shown while it is written.
struct DocumentProofs {
  private var open: Set<FilePath> = []
  /// What was proven last, by what it was made of.
  private var known: [FilePath: (bytes: [UInt8], problems: [Problem])] = [:]

  mutating func open(_ path: FilePath) { open.insert(path) }

  mutating func close(_ path: FilePath) {
    open.remove(path)
    known[path] = nil
  }

  /// Whether an open document is another than the one that was proven.
  func isStale(_ check: LiveProject.Check) -> Bool {
    let pages = pages(of: check)
    return pages.count != known.count || pages.contains { known[$0.path]?.bytes != $0.bytes }
  }

  /// What is wrong with the proofs of the open documents. Each is proven when it has changed.
  mutating func problems(_ check: LiveProject.Check) -> [Problem] {
    let pages = pages(of: check)
    known = known.filter { path, _ in pages.contains { $0.path == path } }
    let changed = pages.filter { known[$0.path]?.bytes != $0.bytes }
    if !changed.isEmpty { prove(changed, check) }
    return pages.flatMap { known[$0.path]?.problems ?? [] }
  }

  /// What proves documents reads all roles first.
  private mutating func prove(_ pages: [SourceText], _ check: LiveProject.Check) {
    let documents = Dictionary(
      check.workspace.ruleSet.documents.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let prover = DocumentProver(
      vocabulary: check.workspace.ruleSet.vocabulary, modules: check.workspace.configuration.modules)
    for page in pages {
      let problems = documents[page.path].map { prover.prove($0).problems } ?? []
      known[page.path] = (page.bytes, problems.filter { $0.severity == .error })
    }
  }

  /// The open pages among the project's own.
  private func pages(of check: LiveProject.Check) -> [SourceText] {
    if open.isEmpty { return [] }
    return check.workspace.pages.filter { open.contains($0.path) && $0.path.name.hasSuffix(".md") }
  }
}
