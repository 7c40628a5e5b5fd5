import EavesDocuments
import EavesFiles
import EavesSource

/// A folder or file that the user named, and how far links are followed from there.
///
/// The command line may name any path; a configuration, which may be untrusted, only paths in its own repository. Links
/// never lead out of a repository, except with `--follow`.
struct NamedPath {
  let place: AbsolutePath
  let boundary: Boundary
  /// How far links are followed in the folder around it.
  let surroundings: Boundary
  /// Where a configuration names it; nil for a flag.
  private let source: (word: Word, path: FilePath)?

  /// A place of the command line. Throws where a link on the way leads out of the project, or of another repository.
  init(
    _ word: String, in current: AbsolutePath, project: Boundary?, followsLinks: Bool
  ) throws(Workspace.Problems) {
    let place = AbsolutePath(word, in: current)
    let around = project?.holds(place) == true ? project : nil
    (self.place, source) = (place, nil)
    boundary = !followsLinks && place.isFolder ? Boundary(around: place) : .anywhere
    surroundings = followsLinks ? .anywhere : around ?? Boundary(around: place.parent ?? place)
    if followsLinks { return }
    if let link = Boundary.strayLink(onTheWayTo: place, project: project) {
      throw Workspace.Problems([PlaceWording.stray(word, link)])
    }
  }

  /// A place of a configuration, read from its folder. The problem is what keeps it from being used.
  static func of(
    _ word: Word, _ key: String, in configuration: ConfigurationPlace, followsLinks: Bool
  ) -> Result<NamedPath, Problem> {
    let place = AbsolutePath(word.text, in: configuration.folder)
    let (repository, real) = (configuration.repository, configuration.folder.grounded)
    let isInside = repository.spells(AbsolutePath(word.text, in: real))
    guard isInside, followsLinks || repository.holds(place) else {
      return .failure(PlaceWording.outside(word, key, configuration, isLinked: isInside))
    }
    return .success(
      NamedPath(
        place: place, boundary: followsLinks ? .anywhere : repository, saidBy: (word, configuration.path)))
  }

  private init(place: AbsolutePath, boundary: Boundary, saidBy source: (word: Word, path: FilePath)) {
    self.place = place
    (self.boundary, surroundings) = (boundary, boundary)
    self.source = source
  }

  /// A problem without a file gets the place of the word; any other is unchanged.
  func blamed(for problem: Problem) -> Problem {
    guard let source, problem.path == nil else { return problem }
    return Problem(
      problem.cause, remedy: problem.remedy, path: source.path, line: source.word.line,
      column: source.word.column, severity: problem.severity)
  }
}

/// Where a configuration lies, and what it may name.
struct ConfigurationPlace {
  /// What its paths are relative to.
  let folder: AbsolutePath
  /// As a person would open it from the root.
  let path: FilePath

  /// The files of the repository that it lies in, of its folder where there is none.
  var repository: Boundary { Boundary(around: folder) }
}

/// Messages about paths that may not be used.
enum PlaceWording {
  static func stray(_ word: String, _ link: AbsolutePath) -> Problem {
    Problem(
      "`\(word)` leads out of the project through the link \(link)",
      remedy: "name the target of the link, or pass --follow")
  }

  static func outside(
    _ word: Word, _ key: String, _ configuration: ConfigurationPlace, isLinked: Bool
  ) -> Problem {
    let top = configuration.repository.folder ?? configuration.folder
    return Problem(
      isLinked
        ? "`\(word.text)` leads out of \(top) through a link"
        : "`\(word.text)` lies outside of \(top), and `\(key)` must be inside of the repository",
      remedy: "name a path inside of the repository, or pass any path as --\(key)"
        + (isLinked ? ", or pass --follow" : ""),
      path: configuration.path, line: word.line, column: word.column)
  }
}
