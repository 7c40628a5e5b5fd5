import EavesSource

/// The targets of one XcodeGen spec. The spec is read, never run.
struct GeneratorSpec: Sendable {
  /// A word of the page and where it stands.
  typealias Word = PackageManifest.Word

  /// What is compiled together.
  struct Target: Sendable {
    let name: Word
    let kind: DeclaredModule.Kind
    /// What code imports.
    var moduleNames: [String]
    /// Which files belong to it.
    var sources: [FileChoice] = []
    var dependencies: [Dependency] = []
    /// There whatever conditions say.
    var isCertain = true
    /// Whether all that the page says of its files and dependencies is read.
    var isWhole = true
    /// Whether files of it are made while it is built.
    var hasMadeSources = false
  }

  /// A declared dependency of a target.
  struct Dependency: Sendable {
    /// As in `DeclaredDependency`.
    let form: String
    let name: Word
    /// The package of a product, as the page calls it.
    var package: String?
    var isCertain = true
    var isConditional = false
  }

  let source: SourceText
  let lines: LineTable
  let origin: DeclaredModule.Origin
  var targets: [Target] = []
  /// Other packages that the page names.
  var packages: [PackageManifest.Source] = []
  var doubts: [UnreadManifestPart] = []
  /// How many parts could not be read, repeated ones included.
  private(set) var doubted = 0

  init(source: SourceText, lines: LineTable, origin: DeclaredModule.Origin) {
    self.source = source
    self.lines = lines
    self.origin = origin
  }

  var path: FilePath { source.path }
  /// The folder that its paths begin in.
  var home: String { path.folder }

  mutating func doubt(_ reason: String, at range: ByteRange) {
    doubted += 1
    let doubt = UnreadManifestPart(range: range, reason: reason)
    if doubts.count < Self.maxDoubts, !doubts.contains(doubt) { doubts.append(doubt) }
  }

  /// The maximum number of problems that are kept: an untrusted file may have one on every line.
  static let maxDoubts = 200
}

/// Files that a page chooses by patterns: those of some, less those of others.
struct FileChoice: Sendable {
  let pattern: FilePattern
  /// What alone counts of them; empty: all.
  var only: [FilePattern] = []
  var without: [FilePattern] = []
  /// Whether folders that stand for a file are none of its own: nothing in a playground is compiled.
  var leavesOutWrappers = false

  private static let wrappers = [".playground", ".bundle"]

  /// Whether a file lies in such a folder, below the choice's own.
  func isWrapped(_ path: FilePath) -> Bool {
    guard leavesOutWrappers else { return false }
    let own = pattern.folder.isEmpty ? 0 : FilePath(pattern.folder).components.count
    return path.components.dropFirst(own).dropLast().contains { name in
      Self.wrappers.contains { name.hasSuffix($0) }
    }
  }
}

/// A pattern for files below the root, as generators read it: a `*` at its end means files of that folder alone.
struct FilePattern: Sendable {
  /// Below the root, in front of the first sign that stands for something else.
  let folder: String
  private let pattern: PathPattern
  private let last: NamePattern?
  /// Components of a path that fits; nil where that is open.
  private let depth: Int?

  private static let longest = 1_024

  /// Nil for a pattern that is too long.
  ///
  /// - Parameters:
  ///   - text: below the root.
  ///   - isFolder: whether the text may name a folder, and means all below it then.
  init?(_ text: String, isFolder: Bool) {
    guard text.utf8.count <= Self.longest else { return nil }
    let parts = text.split(separator: "/").map(String.init)
    let literal = parts.prefix { !$0.contains { $0 == "*" || $0 == "?" } }
    let isLiteral = literal.count == parts.count
    folder = (isLiteral && !isFolder ? literal.dropLast() : literal[...]).joined(separator: "/")
    pattern = PathPattern("/" + text)
    let isOpen = isFolder || parts.last == "**"
    last = isOpen ? nil : parts.last.map { NamePattern($0) }
    depth = isOpen || parts.contains("**") ? nil : parts.count
  }

  /// Whether a path may fit, by its last part alone.
  func mayMatch(_ name: String) -> Bool { last?.matches(name) ?? true }

  func matches(_ components: PathComponents, name: String) -> Bool {
    if !mayMatch(name) { return false }
    if let depth, components.count != depth { return false }
    return pattern.matches(components)
  }

  /// `a/{b,c}` as `a/b` and `a/c`; nil for signs that stand for a choice of letters.
  static func alternatives(_ text: String) -> [String]? {
    guard text.utf8.count <= longest else { return nil }
    var open = [text[...]]
    var done: [String] = []
    while let next = open.popLast() {
      guard let start = next.firstIndex(of: "{") else {
        if next.contains(where: { "[]}".contains($0) }) { return nil }
        done.append(String(next))
        continue
      }
      guard let end = next[start...].firstIndex(of: "}"), open.count + done.count < 64 else { return nil }
      let inner = next[next.index(after: start)..<end]
      if inner.contains("{") { return nil }
      for choice in inner.split(separator: ",", omittingEmptySubsequences: false) {
        open.append((next[..<start] + choice + next[next.index(after: end)...])[...])
      }
    }
    return done.count > 64 ? nil : done.sorted()
  }
}

/// Finds the files that specs select, within limits: specs may be untrusted.
struct FileChooser {
  private let listing: FileListing
  /// Held against patterns so far.
  private(set) var tests = 0

  private static let maxMatches = 1_000_000

  init(_ listing: FileListing) { self.listing = listing }

  /// Whether it still answers.
  var isPatient: Bool { tests < Self.maxMatches }

  /// The files of a choice. O(files below its folder × its patterns).
  mutating func files(_ choice: FileChoice) -> [FilePath] {
    guard isPatient else { return [] }
    let folder = choice.pattern.folder
    var candidates = listing.files(below: folder)
    if listing.has(FilePath(folder)), listing.isFree(FilePath(folder)) { candidates.append(FilePath(folder)) }
    tests += candidates.count * (1 + choice.only.count + choice.without.count)
    guard isPatient else { return [] }
    return candidates.filter { path in
      let name = path.name
      guard choice.pattern.mayMatch(name) else { return false }
      let components = PathComponents(path)
      return choice.pattern.matches(components, name: name)
        && (choice.only.isEmpty || choice.only.contains { $0.matches(components, name: name) })
        && !choice.without.contains { $0.matches(components, name: name) } && !choice.isWrapped(path)
    }
  }
}
