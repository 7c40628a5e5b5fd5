package import EavesSource

/// The repository that a folder lies in, asked through the program `git`. Nothing is written, not even git's
/// own index; nothing is fetched; and no program but git is started, whatever the repository says.
package struct GitRepository: Sendable {
  let folder: AbsolutePath
  private let git: GitProgram
  /// Whether it is one that lies in another, and is asked about by that.
  private let isSubmodule: Bool

  /// Throws when there is no git, or the folder lies in no repository.
  ///
  /// - Parameter variables: those of the process, among them `PATH`, in which git is looked for.
  package init(
    around folder: AbsolutePath, variables: [String: String] = Machine.environment
  ) throws(Problem) {
    self.folder = folder
    git = try GitProgram(checking: folder, caller: variables)
    try git.checkVersion(in: folder)
    isSubmodule = false
    let answer = try ask(["rev-parse", "--is-inside-work-tree"])
    if !answer.isGood { throw Self.refusal(answer, folder) }
    // A repository that was named to git may have its files elsewhere.
    guard answer.text == "true" else { throw GitWording.noWorkTree(folder) }
  }

  /// The repository of a submodule, whose files lie in a folder. Throws when git takes another for it.
  init(ofSubmoduleAt folder: AbsolutePath, in parent: GitRepository) throws(Problem) {
    self.folder = folder
    git = parent.git
    isSubmodule = true
    let answer = try ask(["rev-parse", "--show-toplevel"])
    guard answer.isGood, let top = AbsolutePath(answer.text)?.resolved(), top == folder.resolved() else {
      throw GitWording.notItsOwn
    }
  }

  // MARK: Lists

  /// All that a commit holds below the folder.
  func entries(of commit: String) throws(Problem) -> GitListing.Entries {
    let answer = try ask(["ls-tree", "-r", "-z", commit])
    guard answer.isGood else { throw lacks("a part of \(commit.prefix(12))", answer) }
    guard let entries = GitListing.tree(answer.output) else { throw GitWording.notUnderstood("ls-tree") }
    return entries
  }

  /// Paths that a sparse checkout leaves out of the working tree on purpose.
  func skippedPaths() throws(Problem) -> Set<[UInt8]> {
    let answer = try ask(["ls-files", "-t", "-z"])
    guard answer.isGood else { throw lacks("a part of its index", answer) }
    guard let paths = GitListing.skipped(answer.output) else { throw GitWording.notUnderstood("ls-files") }
    return paths
  }

  /// Whether its index has a submodule at a path.
  func hasSubmodule(_ path: FilePath) throws(Problem) -> Bool {
    let answer = try ask(["ls-files", "-s", "-z", "--", ":(literal)\(path)"])
    guard answer.isGood else { throw lacks("a part of its index", answer) }
    return answer.output.starts(with: "160000 ".utf8)
  }

  /// Whether a commit has files at a path or below it.
  func hasFiles(at path: FilePath, in commit: String) throws(Problem) -> Bool {
    let answer = try ask(["ls-tree", "-z", commit, path.text.isEmpty ? "." : path.text])
    guard answer.isGood else { throw lacks("a part of \(commit.prefix(12))", answer) }
    return !answer.output.isEmpty && !answer.output.starts(with: "160000 ".utf8)
  }

  /// Folders of git's own in which it keeps what belongs to this repository, without links.
  func ownFolders() throws(Problem) -> [AbsolutePath] {
    let answer = try ask(["rev-parse", "--path-format=absolute", "--git-dir", "--git-common-dir"])
    let folders = answer.text.split(separator: "\n").compactMap { AbsolutePath(String($0))?.resolved() }
    guard answer.isGood, folders.count == 2 else { throw GitWording.notUnderstood("rev-parse") }
    return folders
  }

  // MARK: Revisions

  func commit(of revision: String) throws(Problem) -> String {
    if revision.hasPrefix("-") || revision.hasPrefix("^") { throw GitWording.noRevision(revision) }
    let parts = revision.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      let (left, right) = (String(parts[0]), String(parts[1]))
      guard !left.isEmpty, right.isEmpty || right == "HEAD" else { throw GitWording.range(revision) }
      let base = try ask(["merge-base", try resolved(left, asWritten: revision), "HEAD"])
      guard base.isGood, !base.text.isEmpty else { throw GitWording.noBase(left) }
      return base.text
    }
    return try resolved(revision, asWritten: revision)
  }

  private func resolved(_ name: String, asWritten revision: String) throws(Problem) -> String {
    if name.hasPrefix("-") || name.hasPrefix("^") { throw GitWording.noRevision(revision) }
    if let commit = try commit(named: name) {
      try checkUnambiguous(String(name.prefix { !"~^:".contains($0) }.split(separator: "@{").first ?? ""))
      return commit
    }
    throw name.contains("..") ? GitWording.range(revision) : GitWording.unknown(name)
  }

  /// Throws when a tag and a branch have the name, and are different commits: git would take the tag.
  private func checkUnambiguous(_ name: String) throws(Problem) {
    let refs = ["refs/tags/\(name)", "refs/heads/\(name)", "refs/remotes/\(name)"]
    let answer = try ask(["for-each-ref", "--format=%(refname):%(objectname):%(*objectname)"] + refs)
    let found = answer.text.split(separator: "\n").map { $0.split(separator: ":") }.filter { words in
      words.count > 1 && refs.contains(String(words[0]))
    }
    if Set(found.map { $0[$0.count - 1] }).count < 2 { return }
    throw GitWording.ambiguous(name, String(found[0][0]))
  }

  /// The hash of a commit; nil when it is not there.
  func commit(named name: String) throws(Problem) -> String? {
    let answer = try ask(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
    return answer.isGood && !answer.text.isEmpty && !answer.text.contains("\n") ? answer.text : nil
  }

  // MARK: Questions

  func ask(_ question: [String], input: [UInt8] = []) throws(Problem) -> GitProgram.Answer {
    try git.ask(question, in: folder, staysInFolder: isSubmodule, input: input)
  }

  /// The problem of a file whose older version is not there.
  func lacks(_ path: FilePath) -> Problem { GitWording.missing("\(path) as it was", isPartial: isPartial) }

  /// What to say of an answer that may be none because something is not there.
  private func lacks(_ what: String, _ answer: GitProgram.Answer) -> Problem {
    isPartial ? GitWording.missing(what, isPartial: true) : GitWording.refused(answer.firstError)
  }

  /// Whether it was cloned with a filter: git fetches the rest when it is needed, if it is let.
  private var isPartial: Bool {
    let keys = "^(extensions\\.partialclone|remote\\..*\\.(promisor|partialclonefilter))$"
    return (try? ask(["config", "--name-only", "--get-regexp", keys]))?.isGood ?? false
  }

  private static func refusal(_ answer: GitProgram.Answer, _ folder: AbsolutePath) -> Problem {
    if answer.errorsContain("dubious ownership") || answer.errorsContain("unsafe repository") {
      return GitWording.foreign(folder)
    }
    if answer.errorsContain("cannot use bare repository") { return GitWording.bare(folder) }
    return answer.errorsContain("not a git repository") || answer.errors.isEmpty
      ? GitWording.noRepository(folder) : GitWording.refused(answer.firstError)
  }
}
