package import EavesOutline
package import EavesSource

/// Pages beside the code from which other programs make projects, each read once: XcodeGen's. Those of Tuist and Bazel
/// are not read, and named.
///
/// Where Xcode's own project stands beside a page of XcodeGen, the project goes first and the page is not read; a
/// project that git is not to keep is there on some machines only, so there the page goes first.
package struct BlueprintPages: Sendable {
  /// Names of the files that are read, beside Tuist's, which are Swift.
  package static let names = [XcodeGenSpec.name] + bazelNames
  /// Of Tuist's pages.
  package static let tuistName = "Project.swift"
  private static let bazelNames = ["BUILD", "BUILD.bazel"]

  /// Of XcodeGen, by path.
  let generators: [Blueprint]
  /// Folders in which one of XcodeGen's goes before Xcode's project.
  let firstIn: Set<String>
  /// Pages of programs that are not read, by path.
  let unread: [UnreadPage]

  /// A page of a build system that is not read.
  struct UnreadPage: Sendable {
    let path: FilePath
    /// "Tuist".
    let program: String
  }

  /// Pages that findings may stand in, Swift files left out.
  var pages: [SourceText] { generators.map(\.source) }

  /// - Parameters:
  ///   - sources: files that bear one of the names.
  ///   - outlines: of the project's files called `Project.swift`.
  ///   - projects: Xcode's.
  ///   - generated: folders of those that git is not to keep.
  ///
  /// O(bytes).
  package init(
    _ sources: [SourceText] = [], outlines: [Outline] = [], beside projects: XcodePages = XcodePages(),
    generated: Set<FilePath> = []
  ) {
    let kept = projects.projects.map(\.source.path).filter { !generated.contains(FilePath($0.folder)) }
    let built = Set(kept.map { XcodePage.home(of: $0) })
    let specs = Self.specs(sources, projects.settings).filter { !built.contains($0.home) }
    generators = specs.flatMap(\.blueprints).sorted { $0.path < $1.path }
    firstIn = Set(specs.filter { spec in spec.blueprints.contains { !$0.targets.isEmpty } }.map(\.home))
    let tuist = outlines.filter { Self.isOfTuist($0) && !built.contains($0.source.path.folder) }
    let bazel = sources.filter { Self.bazelNames.contains($0.path.name) && Self.namesSwift($0) }
    unread =
      (tuist.map { UnreadPage(path: $0.source.path, program: "Tuist") }
      + bazel.map { UnreadPage(path: $0.path, program: "Bazel") }).sorted { $0.path < $1.path }
  }

  /// Pages of XcodeGen's that no other includes, the outermost first, with those that they include.
  private static func specs(_ sources: [SourceText], _ files: XcodeSettingsFiles) -> [XcodeGenSpec] {
    let pages = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
    let named = sources.filter { $0.path.name == XcodeGenSpec.name }
    let ordered = named.sorted { ($0.path.components.count, $0.path) < ($1.path.components.count, $1.path) }
    var included: Set<FilePath> = []
    var left = XcodeGenSpec.mostIncluded
    return ordered.compactMap { source in
      if included.contains(source.path) { return nil }
      let spec = XcodeGenSpec(source, files, including: pages, left: &left)
      included.formUnion(spec?.blueprints.map(\.path) ?? [])
      return spec
    }
  }

  /// Pages that a page of XcodeGen's includes; none of other pages. O(bytes).
  package static func included(by source: SourceText) -> [FilePath] {
    guard source.path.name.hasSuffix(".yml") else { return [] }
    return XcodeGenPage(source, isIncluded: true)?.includes.compactMap(\.path) ?? []
  }

  /// Whether a page is one of Tuist's: many applications have a type of that name.
  private static func isOfTuist(_ outline: Outline) -> Bool {
    outline.source.path.isNamed(tuistName)
      && outline.index.imports.contains { outline.name(of: Int($0)) == "ProjectDescription" }
  }

  /// Whether a page of Bazel's speaks of Swift: `swift_library`, and rules of a project's own that are called so.
  private static func namesSwift(_ source: SourceText) -> Bool {
    let word = Array("swift_".utf8)
    let bytes = source.bytes
    return bytes.indices.dropLast(word.count - 1).contains { at in
      bytes[at] == word[0] && bytes[at...].starts(with: word)
    }
  }
}
