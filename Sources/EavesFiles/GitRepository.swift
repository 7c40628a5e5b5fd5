package import EavesSource

/// The repository that a folder lies in, asked through the program `git`. Nothing is written, not even git's
/// own index.
package struct GitRepository: Sendable {
  private let folder: AbsolutePath
  /// What the paths of the repository begin with below the folder: empty, or a path that ends in `/`.
  private let prefix: String

  /// Throws when there is no git, or the folder lies in no repository.
  package init(around folder: AbsolutePath) throws(Problem) {
    self.folder = folder
    let answer = try Self.git(["rev-parse", "--is-inside-work-tree", "--show-prefix"], in: folder)
    guard answer.status == 0 else {
      throw answer.says("not a git repository") || answer.errors.isEmpty
        ? GitWording.noRepository(folder) : GitWording.refused(answer.firstError)
    }
    let lines = answer.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    // A repository that was named to git may have its files elsewhere.
    guard lines.first == "true" else { throw GitWording.noWorkTree(folder) }
    prefix = lines.count > 1 ? String(lines[1]) : ""
  }

  /// What changed since a revision, in the working tree as it is, with files that git does not know yet.
  /// Paths are relative to the folder; what lies outside of it is left out.
  ///
  /// - Parameter revision: what git takes for one commit; `main...` is where this branch left `main`.
  package func changes(since revision: String) throws(Problem) -> ChangedLines {
    let commit = try commit(of: revision)
    let diff = try Self.git(
      [
        "-c", "core.quotePath=false", "-c", "diff.relative=false", "-c",
        "diff.autoRefreshIndex=false", "diff", "--unified=0", "--inter-hunk-context=0", "--no-color",
        "--no-ext-diff", "--no-textconv", "--text", "--find-renames", "--submodule=diff", "-O/dev/null",
        "--ignore-submodules=none",
        "--src-prefix=\(DiffReader.oldPrefix)", "--dst-prefix=\(DiffReader.newPrefix)", commit, "--", ".",
      ], in: folder)
    guard diff.status == 0 else { throw GitWording.refused(diff.firstError) }
    let (found, submodules) = DiffReader.read(diff.output)
    var changes = found.below(prefix)
    for module in [FilePath("")] + submodules.compactMap({ $0.below(prefix) }) {
      for path in try unknown(in: module) {
        if path.hasSuffix("/") { changes.addFolder(path) } else { changes.addWhole(FilePath(path)) }
      }
    }
    return changes
  }

  /// Files that git does not know, and folders, which end in `/`: those of repositories that lie in this one and
  /// are no submodules.
  private func unknown(in module: FilePath) throws(Problem) -> [String] {
    let place = folder.appending(module)
    let answer = try Self.git(["ls-files", "--others", "--exclude-standard", "-z", "--", "."], in: place)
    guard answer.status == 0 else { throw GitWording.refused(answer.firstError) }
    return answer.output.split(separator: 0).map { name in
      let path = String(decoding: name, as: UTF8.self)
      return module.text.isEmpty ? path : "\(module.text)/\(path)"
    }
  }

  // MARK: Revisions

  private func commit(of revision: String) throws(Problem) -> String {
    if revision.hasPrefix("-") || revision.hasPrefix("^") { throw GitWording.noRevision(revision) }
    let parts = revision.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 {
      let (left, right) = (String(parts[0]), String(parts[1]))
      guard !left.isEmpty, right.isEmpty || right == "HEAD" else { throw GitWording.range(revision) }
      let base = try Self.git(
        ["merge-base", try resolved(left, asWritten: revision), "HEAD"], in: folder)
      guard base.status == 0, !base.text.isEmpty else { throw GitWording.noBase(left) }
      return base.text
    }
    return try resolved(revision, asWritten: revision)
  }

  private func resolved(_ name: String, asWritten revision: String) throws(Problem) -> String {
    if name.hasPrefix("-") || name.hasPrefix("^") { throw GitWording.noRevision(revision) }
    let answer = try Self.git(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"], in: folder)
    if answer.status == 0, !answer.text.isEmpty, !answer.text.contains("\n") { return answer.text }
    throw name.contains("..") ? GitWording.range(revision) : GitWording.unknown(name)
  }

  // MARK: The program

  private struct Answer {
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]

    /// The output without its final line break.
    var text: String {
      String(decoding: output.last == 0x0A ? output.dropLast() : output[...], as: UTF8.self)
    }

    var firstError: String {
      let line = errors.split(separator: 0x0A).first.map { String(decoding: $0, as: UTF8.self) }
      return line ?? "exit status \(status)"
    }

    func says(_ words: String) -> Bool { String(decoding: errors, as: UTF8.self).contains(words) }
  }

  private static func git(_ arguments: [String], in folder: AbsolutePath) throws(Problem) -> Answer {
    do throws(SystemCalls.Failure) {
      let ended = try SystemCalls.run(
        "git", ["-C", folder.text] + settings + arguments, setting: variables, dropping: foreign(to: folder))
      return Answer(status: ended.status, output: ended.output, errors: ended.errors)
    } catch {
      throw GitWording.notRun(error.reason)
    }
  }

  /// Messages in English, no lock on the index, no question.
  private static let variables = [
    ("LC_ALL", "C"), ("GIT_OPTIONAL_LOCKS", "0"), ("GIT_TERMINAL_PROMPT", "0"),
  ]

  /// No program that watches the files: it would be started, and believed.
  private static let settings = ["-c", "core.fsmonitor=false"]

  /// Variables in which a hook or an alias says what its own repository is. Where the folder lies in one, that
  /// is the one that is meant; else only what does not depend on where we stand can be.
  private static func foreign(to folder: AbsolutePath) -> [String] {
    let places = ["GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_PREFIX"]
    if folder.selfAndParents.contains(where: { $0.appending(FilePath(".git")).exists }) { return places }
    return places.filter { SystemCalls.environmentValue($0)?.hasPrefix("/") == false }
  }
}

extension FilePath {
  /// The path without a prefix; nil when it lies elsewhere.
  fileprivate func below(_ prefix: String) -> FilePath? {
    text.utf8.starts(with: prefix.utf8)
      ? FilePath(String(decoding: text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)) : nil
  }
}

extension ChangedLines {
  fileprivate func below(_ prefix: String) -> ChangedLines { moved(to: { $0.below(prefix) }) }
}

/// What is said when git does not answer.
private enum GitWording {
  static func notRun(_ reason: FileFault.Reason) -> Problem {
    if reason == .vanished {
      return Problem("`git` is not installed", remedy: "install it, or leave out --diff")
    }
    let fault = FileFault(path: FilePath("git"), reason: reason)
    return Problem("`git` cannot be run: \(fault.message)", remedy: "leave out --diff")
  }
  static func noRepository(_ folder: AbsolutePath) -> Problem {
    Problem("\(folder) lies in no git repository", remedy: "leave out --diff, or name the root with --root")
  }
  static func noWorkTree(_ folder: AbsolutePath) -> Problem {
    Problem(
      "\(folder) is not among the files of the git repository",
      remedy: "leave out --diff, or unset GIT_DIR and GIT_WORK_TREE")
  }
  static func refused(_ error: String) -> Problem {
    Problem("git does not say what changed: \(error)", remedy: "mend that, or leave out --diff")
  }
  static func noRevision(_ revision: String) -> Problem {
    Problem("`\(revision)` is no git revision", remedy: "name a branch, a tag or a commit: --diff main")
  }
  static func range(_ revision: String) -> Problem {
    Problem(
      "`\(revision)` is no single git revision",
      remedy: "name one: `main`, or `main...` for the commit where this branch left it")
  }
  static func unknown(_ revision: String) -> Problem {
    Problem(
      "git knows no revision `\(revision)`",
      remedy: "fetch it first; a shallow clone in CI needs its whole history")
  }
  static func noBase(_ revision: String) -> Problem {
    Problem(
      "`\(revision)` and this branch have no commit in common",
      remedy: "fetch more of the history; a shallow clone in CI needs all of it")
  }
}
