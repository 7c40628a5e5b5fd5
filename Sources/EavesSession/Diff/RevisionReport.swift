import EavesChecks
package import EavesFindings
package import EavesProject
import EavesSource

/// What the check of a revision reported of the code of that revision, and what suppressed findings there. Entries of a
/// baseline and comments that were added since suppress nothing.
package struct RevisionReport: Sendable {
  /// Findings that are neither suppressed nor in the baseline, one for each place.
  private let counting: [Finding]
  /// All of them, those that are suppressed or known too.
  private let seen: Set<FindingOnLine>
  /// Nil: there was no code.
  private let project: Project?
  private let comments: [SuppressionComment]
  private let baseline: Baseline

  /// - Parameter code: nil: there was no code, so nothing was reported.
  package init(of code: CheckedCode?) {
    project = code?.session.project
    counting = code?.counting ?? []
    seen = Set((code?.report.places ?? []).flatMap(Self.lines))
    comments = code.map { SuppressionComment.all(in: $0.session) } ?? []
    baseline =
      code?.session.options.baseline ?? Baseline(path: FilePath("eaves-baseline.json"), entries: [])
  }

  /// Those that were not reported then, whatever lines they stand on. Findings that do not count are left out.
  ///
  /// - Parameter code: what the findings are of; nil: nothing moved.
  package func new(among findings: [Finding], in code: Project? = nil) -> [Finding] {
    let counting = findings.filter(\.counts)
    if self.counting.isEmpty || counting.isEmpty { return counting }
    let changed = project.flatMap { old in code.map { ChangedCode(from: old, to: $0) } }
    return FindingChanges(from: self.counting, to: counting, in: changed).new
  }

  /// A finding on its line, in its file and in any.
  private static func lines(of finding: Finding) -> [FindingOnLine] {
    [FindingOnLine(finding, finding.key), FindingOnLine(finding, finding.key.anywhere)]
  }

  /// Whether the code of a finding was not there: of several findings of the same facts, that is the new one.
  func isNew(_ finding: Finding) -> Bool {
    !Self.lines(of: finding).contains(where: seen.contains)
  }

  /// Where comments stand that suppress findings and were added since.
  func addedComments(in session: CheckSession) -> Set<Place> {
    guard let project else { return Set(SuppressionComment.all(in: session).map(\.place)) }
    let files = ChangedFiles(from: project, to: session.project)
    return Set(
      SuppressionComment.added(SuppressionComment.all(in: session), since: comments, files).map(\.place))
  }

  /// Marks findings as new again that only new entries list.
  ///
  /// - Parameters:
  ///   - findings: those in today's baseline are marked.
  ///   - match: makes a match of a baseline with findings of which none is marked.
  func unmark(_ findings: inout [Finding], _ match: (Baseline, [Finding]) -> BaselineMatch) {
    guard findings.contains(where: \.isBaselined) else { return }
    let then = match(baseline, findings.map(Self.unmarked)).findings
    for index in findings.indices where findings[index].isBaselined && !then[index].isBaselined {
      findings[index] = Self.unmarked(findings[index])
      if findings[index].ignored == nil { findings[index].ignored = .baseline }
    }
  }

  private static func unmarked(_ finding: Finding) -> Finding {
    var copy = finding
    (copy.isBaselined, copy.baselineReason) = (false, nil)
    return copy
  }
}
