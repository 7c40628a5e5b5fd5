import EavesDocuments
import EavesFiles
import EavesFindings
import EavesProject
import EavesSession
import EavesSource

/// One of the checks that `eaves diff` compares: a configuration with its documents, run on code.
struct ComparedCheck {
  let workspace: Workspace
  let settings: CheckSettings
  let session: CheckSession
  /// With everything that makes the run fail marked.
  let report: Report

  /// Where the baseline lies, or would.
  let baselinePlace: AbsolutePath
  /// Configurations of projects of their own below the root.
  let innerRoots: [FilePath]
  /// For the comparison.
  let code: CheckedCode
  /// What says how the project is built, besides Swift files.
  var specifications: [SourceText] {
    session.scan.readPages.filter { !$0.path.isNamed(ProjectRoot.configurationName) }
  }

  /// Runs the check of a root on the code there.
  ///
  /// - Parameters:
  ///   - root: of the working tree; with a tree, the files of that are read.
  ///   - choice: the rules that a survey chose; nil: where no configuration names rules, a survey of this code does.
  ///   - then: comments and entries that were added since count for nothing; nil: all count.
  ///   - revision: where the configuration is of, as it was written; nil: of the working tree. Such a check may find
  ///     nothing to check, and may have layers without code.
  ///   - apart: folders of projects of their own, which the check does not read.
  init(
    of root: AbsolutePath, _ invocation: Invocation, choosing choice: RuleChoice? = nil,
    since then: RevisionReport? = nil, at revision: String? = nil, apart: [FilePath] = []
  ) throws(Workspace.Problems) {
    do throws(Workspace.Problems) {
      try self.init(
        of: root, invocation, choosing: choice, since: then, isOfCommit: revision != nil, apart: apart)
    } catch {
      guard let revision else { throw error }
      throw Workspace.Problems(error.list.map { DiffProblem.ofCommit($0, revision) })
    }
  }

  private init(
    of root: AbsolutePath, _ invocation: Invocation, choosing choice: RuleChoice?,
    since then: RevisionReport?,
    isOfCommit: Bool, apart: [FilePath]
  ) throws(Workspace.Problems) {
    var own = invocation
    (own.root, own.operands) = (root.text, [])
    let asked = own
    workspace = try Workspace(asked, paths: [], in: root, walkingWith: CheckSettings.workers(asked))
    var settings = CheckSettings(asked, workspace)
    let baseline = try BaselineFile.read(asked, workspace)
    settings.use(baseline)
    settings.options.known = choice
    settings.options.then = then
    let scan = try CheckCommand.scan(workspace, settings, apart: apart, mayBeEmpty: isOfCommit)
    innerRoots = scan.innerRoots
    session = CheckSession(
      scan: scan, ruleSet: workspace.ruleSet, configuration: workspace.configuration,
      options: settings.options)
    if !isOfCommit {
      try CheckCommand.checkRules(session.documentsOfRoot, session.options, asked, workspace)
      try CheckCommand.checkLayers(of: session)
    }
    var report = session.report()
    settings.finish(&report)
    (self.report, self.settings) = (report, settings)
    baselinePlace = BaselineFile.place(asked, workspace)
    let inner = scan.readPages.filter { $0.path.name == ProjectRoot.configurationName }
    let path = workspace.configurationPath
    code = CheckedCode(
      session: session, report: report,
      configurations: inner + workspace.pages.filter { $0.path == path },
      documents: workspace.pages.filter { $0.path != path })
  }
}
