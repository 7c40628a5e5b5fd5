import EavesDocuments
import EavesFiles
import EavesFindings
import EavesSession
import EavesShippedRules
import EavesSource
import EavesThreads

/// What a command works on: the root, its configuration, the rule documents and the profile.
final class Workspace: Sendable {
  let root: ProjectRoot
  let configuration: Configuration
  /// Nil when no configuration was found.
  let configurationPath: FilePath?
  /// What paths in the configuration are relative to: its own folder, else the root.
  let configurationFolder: AbsolutePath
  /// How far links are followed where the project is read.
  let boundary: Boundary
  /// Whether an `eaves.yml` below the root counts: not where one file is named for all.
  let usesNested: Bool
  /// Folders of own documents.
  let ruleFolders: [AbsolutePath]
  /// The folder of sidecars.
  let checksFolder: AbsolutePath?
  let ruleSet: RuleSet
  let profile: String
  let profileSource: Report.ProfileSource
  /// The configuration and the own pages that all this was made of.
  let pages: [SourceText]
  /// Whether there is a configuration.
  var isConfigured: Bool { configurationPath != nil }
  /// The files below the root: walked while documents are read, or on demand.
  let walkResult: Future<DirectoryWalk.WalkResult>

  /// The pages inside the binary.
  static let shippedPages = ShippedRules.pages.map {
    SourceText(path: FilePath("Rules/\($0.name)"), text: $0.text)
  }

  /// The pages inside the binary, read: once, however many commands a process runs.
  static let bundledRules = BundledRules(shippedPages, areProven: true)

  /// The file or folder that the query is about.
  enum Sources { case flagsAndConfiguration, flagsOnly }

  /// Reads configuration and documents; throws all problems at once.
  ///
  /// - Parameter around: whether the paths are places in a project rather than what is checked: without an
  ///   `eaves.yml` the current folder is the root of those that are named from there.
  /// - Parameter walkers: who walks while documents are read; alone: nobody does.
  /// - Parameter earlier: the result of another walk, so that nothing is walked twice.
  /// - Parameter folder: where the command is given: nil: the current folder. A path with a tree reads that.
  init(
    _ invocation: Invocation, paths: [String], around: Bool = false, in folder: AbsolutePath? = nil,
    from sources: Sources = .flagsAndConfiguration, unsaved: UnsavedDocuments = UnsavedDocuments(),
    walkingWith walkers: Workers = .alone, earlier: DirectoryWalk.WalkResult? = nil
  ) throws(Problems) {
    let current = if let folder { folder } else { try Self.currentFolder(orRoot: invocation.root) }
    var root = try Self.root(invocation, paths, current)
    if around, !root.hasConfiguration, invocation.root == nil, !paths.contains(where: { $0.hasPrefix("/") }) {
      let wider = ProjectRoot(of: paths, given: ".", in: current)
      if wider.problems.isEmpty { root = wider }
    }
    self.root = root
    usesNested = invocation.config == nil
    if !root.problems.isEmpty { throw Problems(root.problems) }
    try Self.checkRoot(root.folder, invocation, in: current)
    let loadedConfiguration = try LoadedConfiguration(
      invocation, root, in: current, readingConfiguration: sources == .flagsAndConfiguration,
      unsaved: unsaved)
    boundary = loadedConfiguration.boundary
    configuration = loadedConfiguration.configuration
    configurationPath = loadedConfiguration.path
    configurationFolder = loadedConfiguration.folder
    let path = loadedConfiguration.shownPath
    let base = root.folder
    let walk = ProjectScan.walk(
      below: base, include: configuration.include, exclude: configuration.exclude, boundary: boundary)
    walkResult =
      if let earlier, earlier.walk == walk { Future(earlier) } else { walkers.begin { walk.walkResult() } }
    let read = try Self.pages(
      of: loadedConfiguration.rules, loadedConfiguration.checks, shownIn: base, unsaved)
    pages = [loadedConfiguration.page].compactMap(\.self) + read.own.flatMap(\.self) + read.sidecars
    ruleFolders = loadedConfiguration.rules.map(\.place)
    checksFolder = loadedConfiguration.checks?.place
    ruleSet = RuleSet(
      shipped: Self.bundledRules, own: read.own, folders: ruleFolders.map { Self.shown($0, in: base) },
      sidecars: read.sidecars, configuration: configuration, configurationPath: path)
    if let flag = invocation.profile {
      (profile, profileSource) = (flag, .flag)
    } else if let word = configuration.profile {
      (profile, profileSource) = (word.text, .config)
    } else {
      (profile, profileSource) = ("base", .survey)
    }
    let problems =
      ruleSet.problems + ruleSet.unknownRules(in: configuration, path: path) + unknownSelectors(path)
      + unknownProfile
    if problems.contains(where: { $0.severity == .error }) { throw Problems(problems.sorted()) }
  }

  /// A check of what was scanned.
  func session(of scan: ProjectScan, _ options: CheckOptions) -> CheckSession {
    CheckSession(scan: scan, ruleSet: ruleSet, configuration: configuration, options: options)
  }

  /// What says whose rules run, but for flags that narrow it.
  var namedRules: CheckOptions {
    var options = CheckOptions(profile: profile, profileSource: profileSource)
    options.on = configuration.on
    return options
  }

  /// Problems that keep a command from running.
  struct Problems: Error {
    let list: [Problem]
    init(_ list: [Problem]) { self.list = list }
  }

  /// Words under `only` and `skip` of the configuration that name no rule.
  private func unknownSelectors(_ path: FilePath) -> [Problem] {
    if configuration.only.isEmpty, configuration.skip.isEmpty { return [] }
    let known = ruleSet.selectors
    let unknown = (configuration.only + configuration.skip).filter { !known.contains($0.text) }
    return ArgumentProblem.unknownRules(unknown, among: known, path: path)
  }

  private var unknownProfile: [Problem] {
    if ruleSet.profiles.contains(profile) { return [] }
    let word = profileSource == .config ? configuration.profile : nil
    return [
      ArgumentProblem.unknownProfile(
        profile, among: ruleSet.profiles, path: word == nil ? nil : configurationPath, line: word?.line,
        column: word?.column)
    ]
  }

  /// Where the configuration lies, or would.
  var configurationPlace: ConfigurationPlace {
    ConfigurationPlace(
      folder: configurationFolder, path: configurationPath ?? FilePath(ProjectRoot.configurationName))
  }

  // MARK: Reading

  /// The folder that the command is given in; where it is gone, a root that is named by its whole path: a server lives
  /// longer than the folder that it was started in.
  private static func currentFolder(orRoot root: String?) throws(Problems) -> AbsolutePath {
    do throws(Problems) {
      return try currentFolder()
    } catch {
      guard let root = root.flatMap({ AbsolutePath($0) }) else { throw error }
      return root
    }
  }

  /// The folder that the command is given in.
  static func currentFolder() throws(Problems) -> AbsolutePath {
    if let current = try? AbsolutePath.current() { return current }
    throw Problems([Problem("the current folder cannot be read", remedy: "change to a folder that exists")])
  }

  /// The pages of the folders of rules and of the folder of checks, with paths as a person would open them.
  static func pages(
    of folders: [NamedPath], _ checks: NamedPath?, shownIn root: AbsolutePath,
    _ unsaved: UnsavedDocuments = UnsavedDocuments()
  ) throws(Problems) -> (own: [[SourceText]], sidecars: [SourceText]) {
    var problems: [Problem] = []
    func read(_ named: NamedPath, isOfRules: Bool) -> [SourceText] {
      do throws(Problems) {
        let pages = try pages(in: named, shownIn: root, unsaved)
        let folder = shown(named.place, in: root)
        if isOfRules, !pages.contains(where: { RuleDocumentLoader.isDocument($0.path, in: folder) }) {
          problems.append(named.blamed(for: noDocument(named.place)))
        }
        return pages
      } catch {
        problems += error.list.map(named.blamed)
        return []
      }
    }
    let own = folders.map { read($0, isOfRules: true) }
    let sidecars = checks.map { read($0, isOfRules: false) } ?? []
    if !problems.isEmpty { throw Problems(problems.sorted()) }
    return (own, sidecars)
  }

  /// The pages of one of these folders, with paths that begin where the root lies.
  private static func pages(
    in named: NamedPath, shownIn root: AbsolutePath, _ unsaved: UnsavedDocuments
  ) throws(Problems) -> [SourceText] {
    let home = named.place.isFolder ? named.place : named.place.parent ?? named.place
    let folder = shown(home, in: root)
    return try pages(in: named).map { page in
      SourceText(
        path: folder.isEmpty ? page.path : FilePath("\(folder)/\(page.path)"),
        bytes: unsaved[home.appending(page.path)] ?? page.bytes)
    }
  }

  /// A folder as seen from another, the same on every machine that has both beside each other.
  static func shown(_ place: AbsolutePath, in root: AbsolutePath) -> String {
    if let path = place.relative(to: root) { return path.text }
    guard let common = AbsolutePath.common(of: [root, place]), !common.components.isEmpty else {
      return place.description
    }
    let up = Array(repeating: "..", count: root.components.count - common.components.count)
    let down = place.components.dropFirst(common.components.count).map(String.init)
    return (up + down).joined(separator: "/")
  }

  private static func noDocument(_ place: AbsolutePath) -> Problem {
    Problem(
      "there is no rule document in \(place)",
      remedy: "documents are *.md and *.txt files whose names do not begin with _")
  }
}

extension Output {
  /// Runs a command's work; problems that keep it from running are told, all at once, and end it with 2 or with a
  /// status of its own.
  func reporting(
    orEnding status: ExitStatus = .couldNotRun, _ work: () throws(Workspace.Problems) -> ExitStatus
  ) -> ExitStatus {
    do throws(Workspace.Problems) {
      return try work()
    } catch {
      complain(error.list)
      return status
    }
  }
}
