package import EavesSource

/// The folder that is scanned as a whole, and the paths in it that are reported on.
///
/// The root is the given one; else the folder of the nearest `eaves.yml` at or above the paths, but not above
/// the repository's root; else the folder that the paths have in common.
package struct ProjectRoot: Sendable {
  package static let configurationName = "eaves.yml"

  package let folder: AbsolutePath
  /// Whether an `eaves.yml` stands in the folder, be it a link that leads nowhere: that is for the reader to say.
  package let hasConfiguration: Bool
  /// How far links are followed: among the files of the folder's repository. Made once, and never wider than the
  /// project that the command is given in where the folder is spelled as a part of it: a folder that is swapped for
  /// a link meanwhile widens nothing.
  package let boundary: Boundary
  /// What is reported on, relative to the folder, ascending; empty when that is everything.
  package let paths: [FilePath]
  /// What is wrong with the paths or the given root, in the order of the arguments; empty when nothing is.
  package let problems: [Problem]

  /// Finds the root for the paths of a command line, read as a shell in `current` would: none means `.`.
  /// A path that does not exist, or lies outside of the root, is a problem.
  package init(of paths: [String], given root: String?, in current: AbsolutePath) {
    let words = paths.isEmpty && root == nil ? ["."] : paths
    let (there, missing) = Self.parted(words, in: current)
    self.init(of: there, given: root, in: current, missing: missing)
  }

  /// Finds the root for the one file that standard input stands for; the file itself need not exist.
  package init(ofStandardInputAt path: String, given root: String?, in current: AbsolutePath) {
    let place = AbsolutePath(path, in: current)
    self.init(
      of: [(path, place)], given: root, in: current, missing: place.isFolder ? [Self.folder(path)] : [])
  }

  private init(
    of places: [(word: String, place: AbsolutePath)], given root: String?, in current: AbsolutePath,
    missing: [Problem]
  ) {
    var problems = missing
    if let root {
      folder = AbsolutePath(root, in: current)
      if !folder.isFolder { problems.append(Self.noFolder(root)) }
    } else {
      folder = Self.found(for: places.map(\.place)) ?? current
    }
    var paths: [FilePath] = []
    for (word, place) in places {
      if let path = Self.path(of: place, in: folder) {
        paths.append(path)
      } else {
        problems.append(Self.outside(word, folder))
      }
    }
    self.paths = paths.contains(FilePath("")) ? [] : Set(paths).sorted()
    self.problems = problems
    boundary = Boundary(around: folder, within: .ofCommand(in: current))
    hasConfiguration = folder.appending(FilePath(Self.configurationName)).isThere
  }

  /// Names that somebody may take for that of the configuration.
  private static let nearNames = ["eaves.yaml", ".eaves.yml", ".eaves.yaml", "Eaves.yml"]

  /// Files of a folder without a configuration that are called nearly so: nothing of them is read.
  package static func misnamed(in folder: AbsolutePath) -> [Problem] {
    if folder.appending(FilePath(configurationName)).isThere { return [] }
    return nearNames.map { FilePath($0) }.filter {
      folder.appending($0).isThere && !folder.appending($0).isFolder
    }.map { isMisnamed($0) }
  }

  /// The path of something named on the command line, relative to the folder; nil outside of it.
  package func path(of word: String, in current: AbsolutePath) -> FilePath? {
    Self.path(of: AbsolutePath(word, in: current), in: folder)
  }

  // MARK: Finding

  private static func parted(
    _ words: [String], in current: AbsolutePath
  ) -> (there: [(String, AbsolutePath)], missing: [Problem]) {
    var there: [(String, AbsolutePath)] = []
    var missing: [Problem] = []
    for word in words {
      let place = AbsolutePath(word, in: current)
      if place.exists { there.append((word, place)) } else { missing.append(Self.nothing(at: word)) }
    }
    return (there, missing)
  }

  private static func found(for places: [AbsolutePath]) -> AbsolutePath? {
    let folders = places.map { $0.isFolder ? $0 : $0.parent ?? $0 }
    guard let common = AbsolutePath.common(of: folders) else { return nil }
    for folder in common.selfAndParents {
      if folder.appending(FilePath(configurationName)).isThere { return folder }
      if folder.appending(FilePath(".git")).exists { break }
    }
    return common
  }

  /// Asks the disk only when the spelling says outside: one of the two may be written through a link.
  private static func path(of place: AbsolutePath, in folder: AbsolutePath) -> FilePath? {
    if let path = place.relative(to: folder) { return path }
    guard let real = folder.resolved() else { return nil }
    if let path = place.resolved()?.relative(to: real) { return path }
    guard let parent = place.parent?.resolved() else { return nil }
    return parent.appending(FilePath(place.name)).relative(to: real)
  }
}

// MARK: Problems

extension ProjectRoot {
  private static func isMisnamed(_ path: FilePath) -> Problem {
    Problem(
      "Eaves does not read this file", remedy: "rename the file to \(configurationName)",
      path: path, severity: .warning)
  }

  private static func nothing(at word: String) -> Problem {
    Problem(
      "there is no file or folder `\(word)`",
      remedy: word == "-"
        ? "name what standard input holds with --stdin-path PATH"
        : "correct the path; if you meant a command, `eaves help` lists all commands")
  }

  private static func folder(_ word: String) -> Problem {
    Problem("`\(word)` is a folder", remedy: "name the one file that standard input holds: --stdin-path PATH")
  }

  private static func noFolder(_ word: String) -> Problem {
    Problem("there is no folder `\(word)`", remedy: "name a folder that exists")
  }

  private static func outside(_ word: String, _ folder: AbsolutePath) -> Problem {
    Problem(
      "`\(word)` lies outside of the root \(folder)",
      remedy: "name a folder above both with --root, or check it on its own")
  }
}
