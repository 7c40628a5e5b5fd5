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
  /// Why it is not known whether the check was weakened; nil: it is known.
  let uncertain: Problem?

  /// - Parameters:
  ///   - revision: nil: the commit where this branch left the default branch.
  ///   - progress: takes a line for each stage.
  init(
    with revision: String?, _ invocation: Invocation, _ progress: (String) -> Void = { _ in }
  ) throws(Workspace.Problems) {
    progress("reading the commit")
    let workspace = try Workspace(invocation, paths: [])
    let root = workspace.root.folder
    let current = try Workspace.currentFolder()
    let files: CommitFiles
    do throws(Problem) {
      files = try CommitFiles(of: revision, around: root, from: current, reading: Self.extensions)
    } catch {
      throw Workspace.Problems([DiffProblem.withoutFlag(error)])
    }
    commit = files.commit
    let there = files.place(of: root)
    try Self.checkRoot(there, files.place(of: current), invocation)
    if !there.isFolder { throw Workspace.Problems([DiffProblem.noFolder(root, revision ?? files.commit)]) }
    progress("checking the commit")
    let old: ComparedCheck
    do throws(Workspace.Problems) {
      old = try ComparedCheck(of: there, invocation, at: revision ?? String(files.commit.prefix(12)))
    } catch {
      // What is not known of a submodule may be why.
      throw Workspace.Problems(files.notices + error.list)
    }
    let ownPages = CheckPages(of: old, from: old, below: files.top)
    let places = [there] + old.workspace.ruleFolders + [old.baselinePlace]
    if let problem = files.unknown(around: places, orBehind: ownPages.mayBe) {
      throw Workspace.Problems(files.notices + [problem])
    }
    progress("checking the working tree")
    // Where neither has a configuration, the rules that the old code follows are compared.
    let isOpen = !workspace.isConfigured && !old.workspace.isConfigured
    let new = try ComparedCheck(
      of: root.grounded, invocation, choosing: isOpen ? old.session.choice : nil,
      since: RevisionReport(of: old.code))
    // What was a project of its own is judged by another check now.
    if let inner = old.innerRoots.first(where: { path in
      !new.innerRoots.contains(path) && new.code.hasCode(in: FilePath(path.folder))
    }) {
      throw Workspace.Problems([DiffProblem.lostRoot(inner)])
    }
    progress("checking the working tree by the check of the commit")
    let judged = try Self.judged(old, new, files, invocation)
    progress("comparing")
    diff = ProjectDiff(from: old.code, to: new.code, judged: judged?.code)
    let home = there.relative(to: files.top) ?? FilePath("")
    let left = old.innerRoots.first { !new.innerRoots.contains($0) }
    let fresh = diff.new.filter { $0.ignored == nil }.map(\.place.path)
    let apart = new.innerRoots.first { root in
      !old.innerRoots.contains(root) && fresh.contains { $0.lies(in: FilePath(root.folder)) }
    }
    uncertain =
      files.isUncertain(in: home)
      ? DiffProblem.unreadSubmodule
      : (left ?? old.code.configurationLeft(by: new.code)).map(DiffProblem.leftProject)
        ?? apart.map(DiffProblem.newProject)
    notices =
      files.notices + (files.isHead ? [DiffProblem.isHead] : [])
      + new.innerRoots.map { path in
        Problem(
          "the check of this project itself is not compared", remedy: "run eaves diff --root \(path.folder)",
          path: path, severity: .warning)
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
  /// same, and where nobody had chosen a check: then there is none to weaken.
  private static func judged(
    _ old: ComparedCheck, _ new: ComparedCheck, _ files: CommitFiles, _ invocation: Invocation
  ) throws(Workspace.Problems) -> ComparedCheck? {
    if old.session.choice != nil, !old.workspace.isConfigured { return nil }
    let isSame = !new.code.hasIgnoredSuppressions && old.code.isSameCheck(as: new.code)
    // A configuration that applied nowhere may apply now.
    if isSame, !files.tree.hasChanged(filesNamed: ProjectRoot.configurationName) { return nil }
    let pages = CheckPages(of: old, from: new, below: files.top)
    // Specifications that lie among documents are judged as they are now.
    let specifications = Set(new.specifications.map(\.path))
    let known = Set(old.specifications.map(\.path))
    if let page = old.code.documents.first(where: {
      specifications.contains($0.path) && !known.contains($0.path)
    }) {
      throw Workspace.Problems([DiffProblem.unread(page.path)])
    }
    let tree = files.tree.replacing(
      old.pages(in: new, below: files.top), everywhere: ProjectRoot.configurationName, pages.hold)
    let judged = try ComparedCheck(
      of: AbsolutePath(new.workspace.root.folder, reading: tree), invocation, choosing: old.session.choice,
      since: RevisionReport(of: old.code), at: files.commit)
    // A page that is out of reach now, or that the old check had not, would hide what the old check finds.
    if let path = otherPage(old, judged) { throw Workspace.Problems([DiffProblem.unread(path)]) }
    return judged
  }

  /// A page by which the check of the commit would be another one on the new code; nil: there is none.
  private static func otherPage(_ old: ComparedCheck, _ judged: ComparedCheck) -> FilePath? {
    func pages(_ check: ComparedCheck) -> [FilePath: [UInt8]] {
      let documents = check.code.documents.filter { !$0.path.name.hasSuffix(".swift") }
      let rules = Set(documents.filter { $0.path.name.hasSuffix(".md") }.map(\.path.stem))
      let specifications = Set(check.specifications.map(\.path))
      // What only a specification names says nothing of rules.
      let meant = documents.filter {
        !specifications.contains($0.path) || rules.contains($0.path.stem) || $0.path.name.hasPrefix("_")
      }
      return Dictionary(meant.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    }
    let (before, after) = (pages(old), pages(judged))
    let paths = Set(before.keys).union(after.keys).sorted()
    return paths.first { before[$0] != after[$0] }
  }

  /// Throws where a configuration that came or went makes another folder the root of the project.
  private static func checkRoot(
    _ there: AbsolutePath, _ current: AbsolutePath, _ invocation: Invocation
  ) throws(Workspace.Problems) {
    guard invocation.root == nil, invocation.config == nil, current.isFolder else { return }
    let root = try Workspace.root(invocation, [], current)
    if root.hasConfiguration, root.folder.text != there.text {
      throw Workspace.Problems([DiffProblem.otherRoot(root.folder, there)])
    }
  }
}

/// Which files of a repository are part of a check, and no code: configurations, documents, baselines.
struct CheckPages: Sendable {
  private let root: FilePath
  private let folders: [FilePath]
  private let files: Set<FilePath>
  /// Specifications of projects are facts of the code, wherever documents lie.
  private let specifications: Set<FilePath>

  private static let endings = [".md", ".txt", ".yml", ".yaml", ".json"]

  /// - Parameters:
  ///   - other: in whose root the paths are meant.
  ///   - top: where the paths begin.
  init(of check: ComparedCheck, from other: ComparedCheck, below top: AbsolutePath) {
    func path(_ place: AbsolutePath) -> FilePath? {
      let shown = Workspace.shown(place, in: check.workspace.root.folder)
      return AbsolutePath(shown, in: other.workspace.root.folder).relative(to: top)
    }
    root = other.workspace.root.folder.relative(to: top) ?? FilePath("")
    folders = (check.workspace.ruleFolders + [check.workspace.checksFolder].compactMap(\.self))
      .compactMap(path)
    files = Set([path(check.baselinePlace)].compactMap(\.self))
    let root = other.workspace.root.folder
    specifications = Set(
      other.specifications.compactMap { AbsolutePath($0.path.text, in: root).relative(to: top) })
  }

  /// Whether a file is one of them, by its path from the top.
  func hold(_ path: FilePath) -> Bool {
    if path.name == ProjectRoot.configurationName || files.contains(path) { return true }
    guard Self.endings.contains(where: path.name.hasSuffix), !GeneratorSpecs.names.contains(path.name),
      !specifications.contains(path)
    else { return false }
    return folders.contains { $0.text.isEmpty || path.lies(in: $0) || path == $0 }
  }

  /// Whether a link may be one of them, lead to them, or lie among them.
  func mayBe(_ link: FilePath) -> Bool {
    if link.isNamed(ProjectRoot.configurationName) { return root.text.isEmpty || link.lies(in: root) }
    return hold(link)
      || folders.contains { $0.text.isEmpty || link.lies(in: $0) || $0 == link || $0.lies(in: link) }
      || files.contains { $0.lies(in: link) }
  }
}

extension ComparedCheck {
  /// What the check read besides code, by paths from the top of the repository, for the root of another check.
  fileprivate func pages(in other: ComparedCheck, below top: AbsolutePath) -> [FilePath: [UInt8]] {
    var found: [FilePath: [UInt8]] = [:]
    let hasMoved = workspace.root.folder.text != other.workspace.root.folder.text
    let specifications = Set(other.specifications.map(\.path))
    for page in code.pages + [settings.options.baselinePage].compactMap(\.self) {
      // Code that lies among documents is judged as it is now.
      if page.path.name.hasSuffix(".swift") || specifications.contains(page.path) { continue }
      // Configurations are asked of the commit where code is.
      if page.path.isNamed(ProjectRoot.configurationName), !page.path.folder.isEmpty, !hasMoved { continue }
      let place = AbsolutePath(page.path.text, in: other.workspace.root.folder)
      if let path = place.relative(to: top) { found[path] = page.bytes }
    }
    return found
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

  static func otherRoot(_ then: AbsolutePath, _ now: AbsolutePath) -> Problem {
    Problem(
      "the root of the project was \(then) and is \(now), because an eaves.yml was added or removed",
      remedy: "compare each folder with --root")
  }

  static func lostRoot(_ path: FilePath) -> Problem {
    Problem(
      "this folder was a project of its own and is a part of another one now",
      remedy: "compare it by itself: eaves diff --root \(path.folder)", path: path)
  }

  static let isHead = Problem(
    "this branch has no commits of its own, so only changes that are not committed are compared",
    remedy: "to compare with an earlier commit, name it: eaves diff HEAD^", severity: .warning)

  static func leftProject(_ path: FilePath) -> Problem {
    Problem(
      "it is not known whether this change weakens the check of this project: its configuration is gone or not read",
      remedy: "review by hand where its code is now, and which rules check it", path: path)
  }

  static func newProject(_ path: FilePath) -> Problem {
    Problem(
      "it is not known whether this change weakens the check: the new findings in this folder are not reported where it is checked as a project of its own",
      remedy: "fix the new findings, or review by hand which rules the new project needs", path: path)
  }

  static let unreadSubmodule = Problem(
    "it is not known whether this change weakens the check, because a submodule of the commit cannot be read",
    remedy: "check out the submodule with its history, or review its files by hand")

  static func unread(_ path: FilePath) -> Problem {
    Problem(
      "the check of the commit cannot be run on the working tree: this file of the check is out of reach now",
      remedy: "review by hand what the change does to links and folders on the way to it", path: path)
  }

  /// A problem of the check of the commit.
  static func ofCommit(_ problem: Problem, _ revision: String) -> Problem {
    Problem(
      "at `\(revision)`: \(problem.cause)", remedy: "name a commit whose check runs", path: problem.path,
      line: problem.line, column: problem.column, severity: problem.severity)
  }
}
