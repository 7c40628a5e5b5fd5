import EavesDocuments
import EavesFiles
import EavesFindings
import EavesProject
import EavesSession
import EavesSource

/// A project at a commit and in the working tree, and the check of the commit run on the code of the working tree.
///
/// Three runs of one check: by the files of the commit; by the working tree; and, where the check is another one, by the
/// working tree with the configurations, documents and the baseline of the commit.
struct CommitComparison {
  let commit: String
  let diff: ProjectDiff
  /// Warnings of the comparison itself.
  let notices: [Problem]

  /// - Parameters:
  ///   - revision: nil: the commit where this branch left the default branch.
  ///   - progress: takes a line for each stage.
  init(
    with revision: String?, _ invocation: Invocation, _ progress: (String) -> Void = { _ in }
  ) throws(Workspace.Problems) {
    progress("reading the commit")
    let root = try Workspace(invocation, paths: []).root.folder
    let files: CommitFiles
    do throws(Problem) {
      files = try CommitFiles(of: revision, around: root, reading: Self.extensions)
    } catch {
      throw Workspace.Problems([DiffProblem.withoutFlag(error)])
    }
    commit = files.commit
    let there = files.place(of: root)
    if let problem = files.unknown(around: there) { throw Workspace.Problems([problem]) }
    if !there.isFolder { throw Workspace.Problems([DiffProblem.noFolder(root, revision ?? files.commit)]) }
    progress("checking the commit")
    let old: ComparedCheck
    do throws(Workspace.Problems) {
      old = try ComparedCheck(of: there, invocation, at: revision ?? String(files.commit.prefix(12)))
    } catch {
      // What is not known of a submodule may be why.
      throw Workspace.Problems(files.notices + error.list)
    }
    let ruleFolders = old.workspace.ruleFolders + [old.workspace.checksFolder].compactMap(\.self)
    for place in ruleFolders + [old.baselinePlace] {
      if let problem = files.unknown(around: place) { throw Workspace.Problems([problem]) }
    }
    progress("checking the working tree")
    let new = try ComparedCheck(of: root.grounded, invocation, since: RevisionReport(of: old.code))
    progress("checking the working tree by the check of the commit")
    let judged = try Self.judged(old, new, files, invocation)
    progress("comparing")
    diff = ProjectDiff(from: old.code, to: new.code, judged: judged?.code)
    notices =
      files.notices
      + new.innerRoots.map { path in
        Problem(
          "the project of this configuration is not compared", remedy: "run eaves diff --root \(path.folder)",
          path: path,
          severity: .warning)
      }
  }

  /// For people at a terminal.
  ///
  /// - Parameter revision: as it was written; nil: none was.
  func text(since revision: String?) -> String { DiffText(diff: diff, base: base(revision)).text }

  /// What the code is compared with, as people call it.
  func base(_ revision: String?) -> String {
    let short = String(commit.prefix(12))
    guard let revision else { return "the commit where this branch left the default branch (\(short))" }
    return commit.hasPrefix(revision) ? short : "\(revision) (\(short))"
  }

  /// What a check reads: of other files only the names matter.
  static let extensions =
    ["swift", "md", "txt", "yml", "gitignore"] + XcodeFiles.extensions

  /// The check of the commit on the code of the working tree; nil where the check is the same, so that it would find the
  /// same.
  private static func judged(
    _ old: ComparedCheck, _ new: ComparedCheck, _ files: CommitFiles, _ invocation: Invocation
  ) throws(Workspace.Problems) -> ComparedCheck? {
    if !new.code.hasIgnoredSuppressions, old.code.isSameCheck(as: new.code) { return nil }
    let pages = CheckPages(of: [old, new], below: files.top)
    let (root, there) = (new.workspace.root.folder, old.workspace.root.folder)
    let moved = there.resolved()?.relative(to: files.top).flatMap { from in
      root.relative(to: files.top).flatMap { $0 == from ? nil : (from: from, to: $0) }
    }
    let tree = files.tree.replacing(
      { pages.hold($0) }, everywhere: ProjectRoot.configurationName, isAround: { pages.lieAround($0) },
      moved: moved)
    return try ComparedCheck(
      of: AbsolutePath(root, reading: tree), invocation, choosing: old.session.choice,
      since: RevisionReport(of: old.code), at: files.commit)
  }
}

/// Which files of a repository are part of a check, and no code: configurations, documents, baselines.
struct CheckPages: Sendable {
  private let folders: [FilePath]
  private let files: Set<FilePath>
  private let roots: [FilePath]

  private static let endings = [".md", ".txt", ".yml", ".yaml", ".json"]

  /// - Parameter top: where the paths begin.
  init(of checks: [ComparedCheck], below top: AbsolutePath) {
    folders = checks.flatMap { check in
      (check.workspace.ruleFolders + [check.workspace.checksFolder].compactMap(\.self))
        .compactMap { $0.relative(to: top) }
    }
    files = Set(checks.compactMap { $0.baselinePlace.relative(to: top) })
    roots = checks.compactMap { $0.workspace.root.folder.relative(to: top) }
  }

  /// Whether a file is one of them, by its path from the top.
  func hold(_ path: FilePath) -> Bool {
    if path.name == ProjectRoot.configurationName || files.contains(path) { return true }
    guard Self.endings.contains(where: path.name.hasSuffix) else { return false }
    // Documents right at the top stand beside the pages of generators.
    let isSpec = GeneratorSpecs.names.contains(path.name)
    return folders.contains { $0.text.isEmpty ? !isSpec : path.lies(in: $0) || path == $0 }
  }

  /// Whether a link to a folder may lead to pages: one on the way to the root, to a baseline or to a folder of documents,
  /// or one in a folder of documents.
  func lieAround(_ link: FilePath) -> Bool {
    folders.contains { link.lies(in: $0) }
      || (folders + roots + files).contains { $0 == link || $0.lies(in: link) }
  }
}

/// What keeps two versions from being compared.
enum DiffProblem {
  /// A problem of git in the words of `eaves diff`, which has no flag to leave out.
  static func withoutFlag(_ problem: Problem) -> Problem {
    let remedy = problem.remedy?
      .replacing(", or leave out --diff", with: "").replacing("leave out --diff, or ", with: "")
      .replacing(": --diff main", with: ": eaves diff main")
      .replacing("leave out --diff", with: "correct that first")
    return Problem(
      problem.cause, remedy: remedy, path: problem.path, line: problem.line, column: problem.column,
      severity: problem.severity)
  }

  static func noFolder(_ root: AbsolutePath, _ revision: String) -> Problem {
    Problem(
      "there is no folder \(root) at `\(revision)`",
      remedy: "name a commit that has it, or another root with --root")
  }

  /// A problem of the check of the commit.
  static func ofCommit(_ problem: Problem, _ revision: String) -> Problem {
    Problem(
      "at `\(revision)`: \(problem.cause)", remedy: "name a commit whose check runs", path: problem.path,
      line: problem.line, column: problem.column, severity: problem.severity)
  }
}
