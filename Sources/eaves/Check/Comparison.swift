import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSession
import EavesSource

/// What `--diff` compares with: the check of a revision, run on the code of that revision.
struct Comparison {
  /// As it was written.
  let revision: String
  /// Warnings of the comparison itself.
  let notices: [Problem]
  private let report: RevisionReport
  /// The rules that the code followed then; nil where the configuration names rules.
  private let choice: RuleChoice?

  /// The files of commits that were read already, by repository and revision.
  typealias Commits = [String: CommitFiles]

  /// Nil where nothing is compared. Text that is not saved is no change that git knows.
  ///
  /// - Parameters:
  ///   - apart: folders of projects of their own, which are not part of this one.
  ///   - commits: takes those that are read.
  static func of(
    _ invocation: Invocation, _ workspace: Workspace, apart: [FilePath] = [], _ commits: inout Commits
  ) throws(Workspace.Problems) -> Comparison? {
    guard invocation.stdinPath == nil else { return nil }
    if let revision = invocation.diff {
      return try Comparison(since: revision, invocation, workspace, apart, &commits)
    }
    guard let word = workspace.configuration.diff else { return nil }
    do throws(Workspace.Problems) {
      return try Comparison(since: word.text, invocation, workspace, apart, &commits)
    } catch {
      throw Workspace.Problems(
        error.list.map { problem in
          problem.path != nil
            ? problem
            : Problem(
              problem.cause, remedy: problem.remedy, path: workspace.configurationPath, line: word.line,
              column: word.column)
        })
    }
  }

  private init(
    since revision: String, _ invocation: Invocation, _ workspace: Workspace, _ apart: [FilePath],
    _ commits: inout Commits
  ) throws(Workspace.Problems) {
    self.revision = revision
    let root = workspace.root.folder.grounded
    let key = "\(Boundary.repository(around: root) ?? root) \(revision)"
    let current = try Workspace.currentFolder()
    let files: CommitFiles
    do throws(Problem) {
      if let known = commits[key] {
        files = known
      } else {
        files = try CommitFiles(
          of: revision, around: workspace.root.folder, from: current,
          reading: CommitComparison.extensions)
      }
    } catch {
      throw Workspace.Problems([error])
    }
    commits[key] = files
    notices = files.notices
    let there = files.place(of: workspace.root.folder)
    do throws(Workspace.Problems) {
      let flags = try Self.flags(invocation, at: there)
      let then = there.isFolder ? try ComparedCheck(of: there, flags, at: revision, apart: apart) : nil
      report = RevisionReport(of: then?.code)
      let isOpen = !workspace.isConfigured && !(then?.workspace.isConfigured ?? false)
      choice = isOpen ? then?.session.choice : nil
    } catch {
      // What is not known of a submodule may be why.
      throw Workspace.Problems(files.notices + error.list)
    }
  }

  /// The flags of the same check at the revision: files that are not there cannot be named.
  private static func flags(_ invocation: Invocation, at root: AbsolutePath) throws(Workspace.Problems)
    -> Invocation
  {
    let current = try Workspace.currentFolder().grounded
    func place(_ path: String) -> String? {
      let there = AbsolutePath(AbsolutePath(path, in: current).text, in: root)
      return there.exists ? there.text : nil
    }
    var own = invocation
    own.diff = nil
    own.config = invocation.config.flatMap(place)
    own.rules = invocation.rules.compactMap(place)
    own.checks = invocation.checks.flatMap(place)
    own.baseline = invocation.baseline.flatMap(place)
    if invocation.baseline != nil, own.baseline == nil { own.ignoresBaseline = true }
    return own
  }

  /// Narrows a check to what the check of the revision did not report.
  func narrow(_ options: inout CheckOptions) {
    (options.then, options.reportsOnlyNew) = (report, true)
    options.known = choice
  }
}
