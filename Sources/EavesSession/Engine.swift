package import EavesDocuments
package import EavesFiles
package import EavesFindings
import EavesOutline
package import EavesSource

/// A project that stays in memory and is checked again when something of it has changed.
///
/// Its report equals a fresh check of the same bytes; without a chosen profile, a check by the rules that the last
/// survey chose. Outlines of unchanged texts are reused; everything after that is computed again.
package struct Engine: Sendable {
  /// What is checked, and by what.
  package final class Inputs: Sendable {
    package let root: AbsolutePath
    package let boundary: Boundary
    /// Whether an `eaves.yml` below the root counts.
    package let usesNested: Bool
    package let configuration: Configuration
    package let ruleSet: RuleSet
    package let options: CheckOptions

    package init(
      root: AbsolutePath, boundary: Boundary, usesNested: Bool, configuration: Configuration,
      ruleSet: RuleSet,
      options: CheckOptions
    ) {
      self.root = root
      self.boundary = boundary
      self.usesNested = usesNested
      self.configuration = configuration
      self.ruleSet = ruleSet
      self.options = options
    }
  }

  /// What may happen to a project.
  package enum Edit: Sendable {
    /// An editor holds this text of a file; it stands for the one on disk, which need not exist.
    case text(SourceText)
    /// The editor let go of a file: the disk counts again.
    case released(FilePath)
    /// Something may have changed on disk.
    case disk
  }

  /// Why nothing could be checked.
  package struct Fault: Error {
    package let problems: [Problem]
  }

  private var inputs: Inputs
  private var unsaved = UnsavedTexts()
  private var scan: ProjectScan?
  /// The check of the scan, computed on demand; nil after an edit.
  private var checked: (session: CheckSession, report: Report)?
  /// Where nobody chose a profile: what the survey chose at the start, or when the disk was last looked at. Until then
  /// what an editor holds is checked by the same rules.
  private var choice: RuleChoice?
  /// Whether it was made of the present scan.
  private var isChoiceFresh = false
  /// How many checks there were: another number is another report.
  package private(set) var generation = 0

  package init(_ inputs: Inputs) { self.inputs = inputs }

  /// Checks by something else from now on.
  package mutating func use(_ inputs: Inputs) {
    self.inputs = inputs
    (checked, choice) = (nil, nil)
    if let scan { self.scan = rescanned(scan) }
  }

  /// Takes edits, in order, and reports as a check of the whole project would. Where nothing has changed nothing is
  /// done. O(length of the changed files) and a check of the project, and the reading of all files for `disk`.
  package mutating func apply(_ edits: [Edit]) throws(Fault) -> Report {
    take(edits)
    return try check().report
  }

  /// The check that the last report came from. Throws where there could be none.
  package mutating func session() throws(Fault) -> CheckSession { try check().session }

  private mutating func take(_ edits: [Edit]) {
    var (changed, looksAtDisk): ([FilePath], Bool) = ([], scan == nil)
    for edit in edits {
      switch edit {
      case .text(let text):
        if let known = unsaved[text.path], known.bytes == text.bytes { continue }
        unsaved[text.path] = text
        changed.append(text.path)
      case .released(let path):
        looksAtDisk = looksAtDisk || unsaved[path] != nil
        unsaved[path] = nil
      case .disk: looksAtDisk = true
      }
    }
    let new = looksAtDisk ? rescanned(scan) : replaced(Set(changed))
    if looksAtDisk, choice != nil, !isChoiceFresh { (choice, checked) = (nil, nil) }
    if let scan, let new, scan.isSame(as: new) { return }
    if let new { (scan, checked) = (new, nil) }
    if looksAtDisk { choice = nil }
  }

  private func rescanned(_ scan: ProjectScan?) -> ProjectScan {
    ProjectScan(
      root: inputs.root, include: inputs.configuration.include, exclude: inputs.configuration.exclude,
      globs: inputs.configuration.globs, nested: inputs.usesNested, boundary: inputs.boundary,
      unsaved: unsaved,
      cache: OutlineCache(scan?.outlines ?? []), workers: inputs.options.workers)
  }

  /// The scan with new texts of its files; an unknown file makes a scan of the disk necessary. Nil where nothing
  /// changed.
  private func replaced(_ paths: Set<FilePath>) -> ProjectScan? {
    guard let scan, !paths.isEmpty else { return nil }
    let old = scan.outlines.filter { paths.contains($0.source.path) }
    if old.count < paths.count { return rescanned(scan) }
    let cache = OutlineCache(old)
    var buffers = ScanBuffers()
    let new = old.compactMap { unsaved[$0.source.path] }.map {
      cache.outline(of: $0) ?? Outline(scanning: $0, at: &buffers)
    }
    return scan.replacing(new)
  }

  private mutating func check() throws(Fault) -> (session: CheckSession, report: Report) {
    if let checked { return checked }
    let scan = self.scan ?? rescanned(nil)
    self.scan = scan
    let problems = scan.problems(below: inputs.root, by: inputs.ruleSet)
    if !problems.isEmpty { throw Fault(problems: problems) }
    var options = inputs.options
    options.known = choice
    let session = CheckSession(
      scan: scan, ruleSet: inputs.ruleSet, configuration: inputs.configuration, options: options)
    (choice, isChoiceFresh) = (session.choice, session.survey != nil)
    let report = session.report()
    let checked = (session: session, report: report)
    self.checked = checked
    generation += 1
    return checked
  }
}
