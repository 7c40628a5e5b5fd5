import EavesSource

/// How the program `git` is started: every word and every variable that it is given, and no other.
///
/// The repository that is asked about was brought by someone else, and so were its files. Nothing that stands in
/// it, and nothing that the caller's own settings say, may make git start a program, open a connection or write
/// a file. That holds for two reasons. Git is only asked to list names and to hand out objects as they are
/// stored: it never reads a file of the working tree, so no filter, no attribute and no diff driver has a say.
/// And what is left of its curiosity is switched off here, one entry for each way out; `GitInvocationTests`
/// shows for each what it stops.
struct GitInvocation: Sendable {
  /// Where git stands.
  let folder: AbsolutePath
  /// Variables of the process that started us.
  let caller: [String: String]
  /// Whether the folder is one that git must take as its own repository, not as a part of what lies above.
  var staysInFolder = false

  /// The arguments of `git`.
  func arguments(_ question: [String]) -> [String] {
    ["-C", folder.text] + Self.switches + Self.settings.flatMap { ["-c", "\($0.key)=\($0.value)"] } + question
  }

  /// All variables, as `NAME=value`, ascending.
  var environment: [String] {
    var variables = caller.filter { Self.kept.contains($0.key) }
    variables.merge(namedRepository) { $1 }
    variables.merge(safeFolders) { $1 }
    for (name, value) in Self.variables { variables[name] = value }
    if staysInFolder { variables["GIT_CEILING_DIRECTORIES"] = folder.parent?.text }
    return variables.map { "\($0.key)=\($0.value)" }.sorted()
  }

  // MARK: Entries

  static let switches = ["--no-pager"]

  /// Settings that win over those of every configuration file.
  static let settings: [(key: String, value: String)] = [
    // A folder of ordinary files that looks like a repository is none.
    ("safe.bareRepository", "explicit"),
    // No file system monitor: git would start that program and trust its output.
    ("core.fsmonitor", "false"),
    ("core.hooksPath", "/dev/null"),
    // Nothing is fetched, and no password prompt appears.
    ("protocol.allow", "never"),
    ("credential.helper", ""),
    // Nothing is tidied up.
    ("gc.auto", "0"),
    ("maintenance.auto", "false"),
  ]

  static let variables: [(name: String, value: String)] = [
    // Messages in English.
    ("LC_ALL", "C"),
    // There is no program that git could find: not even git, which is how it fetches what a partial clone lacks.
    ("PATH", "/dev/null"),
    ("GIT_EXEC_PATH", "/dev/null"),
    ("GIT_NO_LAZY_FETCH", "1"),
    ("GIT_ALLOW_PROTOCOL", "none"),
    ("GIT_TERMINAL_PROMPT", "0"),
    // No lock, and so no new index.
    ("GIT_OPTIONAL_LOCKS", "0"),
    // A commit is what its hash says, not what a ref that came with the branch puts in its place.
    ("GIT_NO_REPLACE_OBJECTS", "1"),
    // No log: settings of a person may name a file or a socket for it.
    ("GIT_TRACE2", "0"),
    ("GIT_TRACE2_EVENT", "0"),
    ("GIT_TRACE2_PERF", "0"),
  ]

  /// Variables of the caller that git is given: where the caller's own settings stand, which say what repositories
  /// of others are safe to look at (`safe.directory`, without which no container works); who really calls; how
  /// far to look for a repository; and where the developer tools of a Mac are.
  static let kept: Set<String> = [
    "HOME", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "SUDO_UID",
    "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM", "DEVELOPER_DIR",
  ]

  // MARK: The caller's say

  /// Of the settings that the caller makes by variables, those that say what is safe to look at.
  private var safeFolders: [String: String] {
    let count = min(caller["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0, 1_000)
    let folders = (0..<max(0, count)).compactMap { number in
      caller["GIT_CONFIG_KEY_\(number)"]?.lowercased() == "safe.directory"
        ? caller["GIT_CONFIG_VALUE_\(number)"] : nil
    }
    var variables = folders.isEmpty ? [:] : ["GIT_CONFIG_COUNT": String(folders.count)]
    for (number, folder) in folders.enumerated() {
      variables["GIT_CONFIG_KEY_\(number)"] = "safe.directory"
      variables["GIT_CONFIG_VALUE_\(number)"] = folder
    }
    return variables
  }

  /// The repository that the caller names. A hook or an alias says so what its own is: where the folder lies in
  /// one, that is the one that is meant; else only what does not depend on where we stand can be.
  private var namedRepository: [String: String] {
    if staysInFolder || Boundary.repository(around: folder) != nil { return [:] }
    return caller.filter { name, value in
      ["GIT_DIR", "GIT_WORK_TREE"].contains(name) && value.hasPrefix("/")
    }
  }
}
