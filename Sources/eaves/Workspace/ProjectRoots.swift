import EavesDocuments
import EavesFiles
import EavesSession
import EavesSource

/// The projects that the paths of a check belong to, where there are several: each has its own `eaves.yml`.
struct ProjectRoots {
  /// One project.
  struct Root {
    let folder: AbsolutePath
    /// What is reported on, as it was typed; empty: all of it.
    let paths: [String]
    /// Whether it is what lies around the others, and may be nothing.
    let isRest: Bool
  }

  /// The folder above all of them: the paths of the report begin there.
  let common: AbsolutePath
  /// In order of their folders: at least two, or one that several ways lead to.
  let list: [Root]

  /// No roots where all paths belong to one project, or where that is to be said of one. With what a walk found where
  /// other projects were looked for.
  static func of(
    _ invocation: Invocation
  ) throws(Workspace.Problems) -> (roots: ProjectRoots?, walkResult: DirectoryWalk.WalkResult?) {
    guard invocation.root == nil, invocation.config == nil, invocation.stdinPath == nil else {
      return (nil, nil)
    }
    let current = try Workspace.currentFolder()
    let words = invocation.operands.isEmpty ? ["."] : invocation.operands
    guard let homes = try homes(of: words, invocation, current) else { return (nil, nil) }
    let alone = words.filter { homes[$0] == nil }
    // Two ways to one project are one: links lead to it, too.
    let configured = Dictionary(grouping: words.filter { homes[$0] != nil }) {
      homes[$0]?.grounded.text ?? ""
    }
    // A profile or rules on the command line apply to the whole folder.
    let isConfiguredByFlags = configured.isEmpty && (invocation.profile != nil || !invocation.rules.isEmpty)
    let below = alone.isEmpty || isConfiguredByFlags ? nil : try below(alone, invocation, current)
    let inner = below?.roots ?? []
    if configured.isEmpty { return (ProjectRoots(inner), below?.walkResult) }
    let isOfOne = configured.count == 1 && alone.isEmpty
    if isOfOne, Set(homes.values.map(\.text)).count == 1 { return (nil, nil) }
    var roots = configured.values.compactMap { words -> Root? in
      let spelt = Set(words.compactMap { homes[$0]?.text })
      guard spelt.count > 1, let home = homes[words[0]]?.grounded else {
        return homes[words[0]].map { Root(folder: $0, paths: words, isRest: false) }
      }
      let paths = words.map { AbsolutePath($0, in: current).grounded.text }
      return Root(folder: home, paths: paths, isRest: false)
    }
    let known = Set(roots.map(\.folder))
    if !inner.isEmpty {
      roots += inner.filter { !known.contains($0.folder) }
    } else if !alone.isEmpty {
      let folder = ProjectRoot(of: alone, given: nil, in: current).folder
      roots.append(Root(folder: folder, paths: alone, isRest: false))
    }
    return (ProjectRoots(roots, least: 1), nil)
  }

  private init?(_ roots: [Root], least: Int = 2) {
    guard roots.count >= least, let common = AbsolutePath.common(of: roots.map(\.folder)) else { return nil }
    self.common = common
    list = roots.sorted { $0.folder < $1.folder }
  }

  // MARK: Paths that are named

  /// By path: the folder of the `eaves.yml` that it belongs to, where there is one. Nil where a path is wrong: that is
  /// told of one project as well.
  private static func homes(
    of words: [String], _ invocation: Invocation, _ current: AbsolutePath
  ) throws(Workspace.Problems) -> [String: AbsolutePath]? {
    var known: [String: ProjectRoot] = [:]
    var homes: [String: AbsolutePath] = [:]
    for word in words {
      let place = AbsolutePath(word, in: current)
      let folder = place.isFolder ? place : place.parent ?? place
      if !place.exists { return nil }
      if known[folder.text] == nil { known[folder.text] = try Workspace.root(invocation, [word], current) }
      guard let root = known[folder.text], root.problems.isEmpty else { return nil }
      if root.hasConfiguration { homes[word] = root.folder }
    }
    return homes
  }

  // MARK: A folder above

  /// The maximum number of projects in a folder: more are a disk, not a repository.
  private static let most = 500

  /// The projects below what is named, where nothing around it is configured, and what lies beside them; empty where
  /// there is none.
  static func below(
    _ words: [String], _ invocation: Invocation, _ current: AbsolutePath
  ) throws(Workspace.Problems) -> (roots: [Root], walkResult: DirectoryWalk.WalkResult) {
    let root = ProjectRoot(of: words, given: nil, in: current)
    let boundary = invocation.followsLinks ? Boundary.anywhere : root.boundary
    let walkResult = ProjectScan.walk(below: root.folder, include: [], exclude: [], boundary: boundary)
      .walkResult()
    let asked = FolderTable(root.paths.map { ($0.text, true) })
    let reader = FileReader(root: root.folder, boundary: boundary)
    func isAsked(_ file: FilePath) -> Bool {
      file.name == ProjectRoot.configurationName && !file.folder.isEmpty
        && (root.paths.isEmpty || asked.nearest(around: file) != nil)
    }
    var faults = walkResult.faults.filter { isAsked($0.path) }
    faults += folders(below: root.folder, around: walkResult.files).filter { isAsked($0.path) }
    var found: [FilePath] = []
    for file in walkResult.files where isAsked(file) {
      do throws(FileFault) {
        if try isRoot(file, reader) { found.append(file) }
      } catch {
        faults.append(error)
      }
    }
    // Its project is unknown, so it would be checked by the wrong rules.
    if !faults.isEmpty { throw Workspace.Problems(faults.sorted().map(ProjectsWording.unread)) }
    if found.count > most { throw Workspace.Problems([ProjectsWording.tooMany(found.count, most)]) }
    let inner = found.map {
      Root(folder: root.folder.appending(FilePath($0.folder)), paths: [], isRest: false)
    }
    let rest = Root(folder: root.folder, paths: invocation.operands.isEmpty ? [] : words, isRest: true)
    return (inner.isEmpty ? [] : inner + [rest], walkResult)
  }

  /// Folders that are called as a configuration is, beside files or above them.
  private static func folders(below root: AbsolutePath, around files: [FilePath]) -> [FileFault] {
    var open: Set<String> = []
    for file in files {
      var folder = file.folder[...]
      while !folder.isEmpty, open.insert(String(folder)).inserted {
        folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
      }
    }
    return open.map { FilePath("\($0)/\(ProjectRoot.configurationName)") }
      .filter { root.appending($0).isFolder }.map { FileFault(path: $0, reason: .isFolder) }
  }

  /// A file that names a profile is the root of a project.
  private static func isRoot(_ file: FilePath, _ reader: FileReader) throws(FileFault) -> Bool {
    let page = try reader.read(file, below: FileReader.pageLimit)
    return ConfigurationLoader.load(page).configuration.keys.contains {
      $0.text == NestedConfiguration.rootKey
    }
  }

  // MARK: Among each other

  /// The folders of other projects within one.
  func apart(from root: Root) -> [FilePath] {
    list.compactMap { $0.folder == root.folder ? nil : $0.folder.relative(to: root.folder) }
  }

  /// Where a project lies below the common folder.
  func path(of root: Root) -> FilePath { root.folder.relative(to: common) ?? FilePath(root.folder.text) }
}

/// Messages about several projects.
enum ProjectsWording {
  static func unread(_ fault: FileFault) -> Problem {
    Problem(
      "this eaves.yml cannot be read, so Eaves cannot tell whether a project begins here: \(fault.message)",
      remedy: fault.remedy ?? "replace or delete eaves.yml, or name the folders to check",
      path: fault.path)
  }

  static func tooMany(_ count: Int, _ most: Int) -> Problem {
    Problem(
      "\(count) files called eaves.yml here name a profile, and \(most) projects are the most",
      remedy: "name some of their folders")
  }

  static func oneOnly(_ flag: String, isKey: Bool, _ roots: [String]) -> Problem {
    Problem(
      "\(flag) takes one project, not several: \(list(roots))",
      remedy: "check one project at a time\(isKey ? ", or write the key in each eaves.yml" : "")")
  }

  /// A project that cannot be compared, although others can.
  static func notCompared(_ problem: Problem, _ project: String) -> Problem {
    let alone = "check \(project) in a run of its own"
    return Problem(
      problem.cause, remedy: problem.remedy.map { "\($0); or \(alone)" } ?? alone, path: problem.path,
      line: problem.line, column: problem.column)
  }

  /// One file above projects with files of their own.
  static func isAbove(_ projects: [String]) -> Problem {
    Problem(
      "projects below have an eaves.yml: \(list(projects))",
      remedy:
        "`eaves check` checks each project by its own file; --force makes one file here for all projects")
  }

  static func haveOwnBaselines(_ projects: [String]) -> Problem {
    Problem(
      "projects below have an eaves.yml and a baseline each: \(list(projects))",
      remedy: "name one project with --root, or pass --root . for one baseline of the whole folder")
  }

  /// The first three, and how many more there are.
  private static func list(_ projects: [String]) -> String {
    let more = projects.count - 3
    return projects.prefix(3).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  static func disagree(_ key: String, _ said: [(path: String, value: String)]) -> Problem {
    let list = said.prefix(3).map { "`\($0.value)` in \($0.path)" }.joined(separator: ", ")
    return Problem(
      "the projects have different values of `\(key)`, but the run writes one report: \(list)",
      remedy: "choose one with --\(key) on the command line")
  }

  static func ownFile(_ path: String) -> Problem {
    Problem(
      "`output` in \(path) is for the report of one project, and this run has several projects",
      remedy: "pass --output FILE, or --output - to print the report")
  }
}
