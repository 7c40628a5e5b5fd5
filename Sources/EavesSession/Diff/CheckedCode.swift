import EavesChecks
import EavesDocuments
package import EavesFindings
import EavesOutline
import EavesProject
package import EavesSource

/// A check of some code: what ran, and what it reported.
package struct CheckedCode: Sendable {
  package let session: CheckSession
  /// With everything that makes the run fail marked.
  package let report: Report
  /// The configurations that apply, of inner folders too; by path.
  package let configurations: [SourceText]
  /// Own rule documents and their sidecars; by path.
  package let documents: [SourceText]

  package init(
    session: CheckSession, report: Report, configurations: [SourceText], documents: [SourceText]
  ) {
    self.session = session
    paths = Set(session.scan.outlines.map(\.source.path))
    self.report = report
    self.configurations = configurations.sorted { $0.path < $1.path }
    self.documents = documents.sorted { $0.path < $1.path }
  }

  /// All that the check read besides code and the baseline.
  package var pages: [SourceText] { configurations + documents }

  /// Findings that are neither suppressed nor in the baseline, one for each place. What suppresses them and was added
  /// since the revision that is compared with does not.
  var counting: [Finding] { report.places.filter(\.counts) }

  /// Findings that a check without comparison reports, one for each place.
  var reported: [Finding] { counting.filter { $0.ignored == nil } }

  /// Whether comments or baseline entries that were added since would suppress something.
  package var hasIgnoredSuppressions: Bool { counting.contains { $0.ignored != nil } }

  /// Whether a file was read, or is no Swift file.
  func isScanned(_ path: FilePath) -> Bool {
    !path.name.hasSuffix(".swift") || paths.contains(path)
  }

  /// The Swift files that were read.
  let paths: Set<FilePath>

  /// Whether a file below a folder was read.
  package func hasCode(in folder: FilePath) -> Bool { paths.contains { $0.lies(in: folder) } }

  /// The configuration of a folder whose code moved away and left it behind, where it turns on rules or makes findings
  /// graver; nil: there is none. O(types), and O(configurations).
  package func configurationLeft(by new: CheckedCode) -> FilePath? {
    let left = configurations.filter { page in
      !page.path.folder.isEmpty && !new.hasCode(in: FilePath(page.path.folder))
        && !new.configurations.contains { $0.path == page.path || $0.bytes == page.bytes }
        && ConfigurationEntry.all(of: page).contains { ["on", "impact"].contains($0.topKey) }
    }
    if left.isEmpty { return nil }
    func types(_ project: Project) -> [(name: String, path: FilePath)] {
      project.types.indices.map { TypeIndex($0) }.filter { project.isOfArchitecture($0) }.map {
        (project.qualifiedName($0), project.place(of: $0).path)
      }
    }
    let names = Set(types(new.session.project).map(\.name))
    let old = types(session.project)
    return left.first { page in
      old.contains { $0.path.lies(in: FilePath(page.path.folder)) && names.contains($0.name) }
    }?.path
  }

  /// The document of a rule that runs in the root or below it; nil where it does not run.
  func document(_ rule: RuleID) -> RuleDocument? { session.documents.first { $0.id == rule } }

  /// The bytes of the own document of a rule and of its sidecar; none for a rule that came with Eaves.
  func pages(of rule: RuleID) -> [[UInt8]] { documents.filter { $0.path.stem == rule.text }.map(\.bytes) }

  /// The rules that run in the root, by id.
  var running: Set<RuleID> { Set(session.documentsOfRoot.filter { $0.status == .rule }.map(\.id)) }

  /// The entries of the baseline.
  var entries: [BaselineEntry] { session.options.baseline?.entries ?? [] }

  /// Whether another check is made of the same pages, byte for byte, and runs the same rules.
  package func isSameCheck(as other: CheckedCode) -> Bool {
    func isSame(_ left: [SourceText], _ right: [SourceText]) -> Bool {
      left.elementsEqual(right) { $0.path == $1.path && $0.bytes == $1.bytes }
    }
    return isSame(configurations, other.configurations) && isSame(documents, other.documents)
      && session.options.baselinePage?.bytes == other.session.options.baselinePage?.bytes
      && running == other.running
  }
}
