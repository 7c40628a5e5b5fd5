package import EavesSource

/// The files of a project: every regular file below a root whose name is wanted or ends as wanted, sorted by path.
///
/// What is skipped: names that begin with a dot, the folders of `skippedFolders` and `skippedEndings`, what a
/// `.gitignore` ignores (of the root, of the folders below it, and of the folders above it up to the repository's) and
/// git does not track, and what `exclude` matches. An Xcode project is walked even where it is ignored. A linked file is read once, under its own path if that lies in the walk. A linked
/// folder is followed once, and only when it lies outside of the root: inside, its files are walked where
/// they are. A link that leads out of the boundary is a fault.
///
/// Hot with every entry of the disk: names stay bytes until they are wanted, and kinds come with the entry
/// (`d_type`) and cost no call. FileManager's enumerator, tried first, took three to five times as long.
package struct DirectoryWalk: Equatable, Sendable {
  /// Folders of build products and of other people's code, skipped wherever they stand.
  package static let skippedFolders = [
    ".build", ".git", "Carthage", "DerivedData", "Pods", "node_modules",
  ]

  /// Endings of folders whose Swift files belong to no program: patterns with gaps, steps of a tutorial.
  package static let skippedEndings = [".xctemplate", ".docc"]

  /// What a walk found, and what was in its way.
  package struct WalkResult: Sendable {
    package let walk: DirectoryWalk
    /// Relative to the root, ascending by bytes, each once.
    package let files: [FilePath]
    /// Folders and links that could not be followed, ascending by path.
    package let faults: [FileFault]
    /// Whether the walk came to its end: false when it met more than it was to take.
    package let isWhole: Bool
    /// Files of the counted extension that were left out.
    package let leftOut: SkippedFiles
    /// Where it is not known what git tracks though something is hidden, ascending by path.
    package let notices: [Problem]
    /// Positions of globs under `exclude` that something was left out for; others may match, too.
    package let excluding: Set<Int>
    /// Xcode projects that are there, though git neither tracks them nor is to: something has made them.
    package let generated: Set<FilePath>
  }

  package let root: AbsolutePath
  package let extensions: [String]
  /// Names of files that are taken whatever their extensions.
  package let names: [String]
  package let include: [PathPattern]
  package let exclude: [PathPattern]
  /// How far links are followed.
  package let boundary: Boundary
  /// Folders and files that are taken before the walk ends; nil: all.
  package let most: Int?
  /// The extension of the files that are counted where they are left out; nil: none.
  package let counted: String?
  /// How many entries of folders that are left out are looked at to count what is in them.
  package let patience: Int

  /// Takes extensions without their dot: `swift`. An empty `include` includes everything.
  package init(
    root: AbsolutePath, extensions: [String] = ["swift"], names: [String] = [], include: [PathPattern] = [],
    exclude: [PathPattern] = [], boundary: Boundary = .anywhere, most: Int? = nil,
    counting counted: String? = nil, patience: Int = 50_000
  ) {
    self.root = root
    self.boundary = boundary
    self.most = most
    self.counted = counted
    self.patience = patience
    self.extensions = extensions
    self.names = names
    self.include = include
    self.exclude = exclude
  }

  /// Whether a file that is not there yet would be left out once it is, whatever `include` and `exclude` say of it.
  package func leavesOut(_ path: FilePath) -> Bool {
    var walker = DirectoryWalker(self)
    return walker.leavesOut(path)
  }

  /// Walks. O(entries below the root, and files that git tracks), one thread; never throws: what cannot be read is a
  /// fault. Git is asked for its list where an ignore file hides something, or a folder is skipped.
  package func walkResult() -> WalkResult {
    var walker = DirectoryWalker(self)
    walker.run()
    return WalkResult(
      walk: self, files: walker.files.sorted(), faults: walker.faults.sorted(), isWhole: !walker.isFull,
      leftOut: walker.leftOut, notices: walker.notices, excluding: walker.excluding,
      generated: walker.generated)
  }
}
