import EavesSource

/// Messages about failures of git.
enum GitWording {
  // MARK: The program

  static func notInstalled(isInside: Bool) -> Problem {
    isInside
      ? Problem(
        "the only `git` in PATH lies in what is checked, and is not run",
        remedy: "install git elsewhere, or leave out --diff")
      : Problem("`git` is not installed", remedy: "install it, or leave out --diff")
  }
  static func notRun(_ reason: FileFault.Reason) -> Problem {
    let fault = FileFault(path: FilePath("git"), reason: reason)
    return Problem("git cannot be used: \(fault.message)", remedy: "leave out --diff")
  }
  static func noVersion(_ answer: String) -> Problem {
    Problem(
      "`git` does not say its version: \(answer)",
      remedy: "let the first `git` in PATH be git itself, or leave out --diff")
  }
  static func tooOld(_ version: String) -> Problem {
    let (major, minor) = GitProgram.oldestVersion
    return Problem(
      "this is \(version), which could be made to run programs of the branch that is checked",
      remedy: "install git \(major).\(minor) or newer, or leave out --diff")
  }

  // MARK: The repository

  static func noRepository(_ folder: AbsolutePath) -> Problem {
    Problem(
      "\(folder) is not in a git repository",
      remedy: "leave out --diff, or name a folder of a repository with --root")
  }
  static func noWorkTree(_ folder: AbsolutePath) -> Problem {
    Problem(
      "\(folder) is not among the files of the git repository",
      remedy: "leave out --diff, or unset GIT_DIR and GIT_WORK_TREE")
  }
  static func bare(_ folder: AbsolutePath) -> Problem {
    Problem(
      "\(folder) looks like a bare git repository, which has no files to compare",
      remedy: "leave out --diff, or name a root that is checked out with --root")
  }
  static func foreign(_ folder: AbsolutePath) -> Problem {
    Problem(
      "the git repository of \(folder) belongs to another user",
      remedy: "trust it: git config --global --add safe.directory FOLDER, with the folder that holds .git")
  }
  static func refused(_ error: String) -> Problem {
    Problem("git does not say what changed: \(error)", remedy: "fix that, or leave out --diff")
  }
  static func notUnderstood(_ question: String) -> Problem {
    Problem("the answer of `git \(question)` is not understood", remedy: "report that, or leave out --diff")
  }

  // MARK: What is tracked

  static func hidden(_ problem: Problem) -> Problem {
    let (major, minor) = GitProgram.oldestVersion
    return Problem(
      "Eaves did not look for tracked files that .gitignore hides: \(problem.cause)",
      remedy: "install git \(major).\(minor) or newer", severity: .warning)
  }
  static func notListed(_ error: String, _ place: FilePath) -> Problem {
    Problem(
      "git does not say which files it tracks: \(error)",
      remedy: "fix the error of `git ls-files`; until then, Eaves also checks files that .gitignore names",
      path: place, severity: .warning)
  }

  // MARK: What is missing

  /// - Parameter what: `App/A.swift as it was`, say.
  static func missing(_ what: String, isPartial: Bool) -> Problem {
    isPartial
      ? Problem(
        "this partial clone lacks \(what), and nothing is fetched",
        remedy: "run git fetch --refetch --no-filter; in CI, clone without a filter")
      : Problem(
        "the git repository lacks \(what)",
        remedy: "clone the repository again, or fetch what `git fsck` reports as missing")
  }

  // MARK: Revisions

  static func noRevision(_ revision: String) -> Problem {
    Problem("`\(revision)` is no git revision", remedy: "name a branch, a tag or a commit: --diff main")
  }
  static func range(_ revision: String) -> Problem {
    Problem(
      "`\(revision)` is no single git revision",
      remedy: "name one revision: `main`, or `main...` for the commit where this branch left `main`")
  }
  static func ambiguous(_ revision: String, _ other: String) -> Problem {
    Problem(
      "`\(revision)` names several commits: \(other) is another one",
      remedy: "write the whole name, such as \(other)")
  }
  static func unknown(_ revision: String) -> Problem {
    Problem(
      "git knows no revision `\(revision)`",
      remedy: "check its spelling, or fetch it; in CI, fetch the whole history")
  }
  static func noBase(_ revision: String) -> Problem {
    Problem(
      "`\(revision)` and this branch have no commit in common",
      remedy: "fetch more of the history; in CI, fetch the whole history")
  }

  // MARK: Submodules

  /// A submodule that cannot be compared, as a warning of the run.
  static func unknownCommit(_ commit: String) -> Problem {
    Problem(
      "the commit \(commit.prefix(12)), which is compared with, is not there",
      remedy: "fetch the submodule's history: git submodule foreach git fetch --unshallow")
  }
  static let noSubmodule = Problem(
    "its repository is not at this place any more",
    remedy: "check it out again: git submodule update --init; where the change removes it, review what it"
      + " held")
  static let elsewhere = Problem(
    "its .git leads out of the repository", remedy: "check it out again: git submodule update --init")
  static let notItsOwn = Problem(
    "its .git is no repository of its own", remedy: "check it out again: git submodule update --init")
}
