import EavesDocuments
package import EavesOutline
package import EavesSource

/// Files from which project generators make projects. XcodeGen's specs are read once each; the files of Tuist and Bazel
/// are not read, and are listed. What a `Podfile` lists only `eaves diff` asks for.
///
/// Where Xcode's own project stands beside a page of XcodeGen, the project goes first and the page is not read; a
/// project that git is not to keep is there on some machines only, so there the page goes first.
package struct GeneratorSpecs: Sendable {
  /// Names of the files that are read, beside Tuist's, which are Swift.
  package static let names = [XcodeGenSpec.name, Podfile.name] + bazelNames
  /// Of Tuist's pages.
  package static let tuistName = "Project.swift"
  private static let bazelNames = ["BUILD", "BUILD.bazel"]

  /// Of XcodeGen, by path.
  let generators: [GeneratorSpec]
  /// Folders in which one of XcodeGen's goes before Xcode's project.
  let firstIn: Set<String>
  /// Pages of programs that are not read, by path.
  let unread: [UnreadBuildFile]
  /// By folder of a page of Tuist's: the platforms that it names, with the lowest major version of any target.
  let tuistPlatforms: [(folder: String, versions: [String: Int])]

  /// A page of a build system that is not read.
  struct UnreadBuildFile: Sendable {
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
    _ sources: [SourceText] = [], outlines: [Outline] = [], beside projects: XcodeFiles = XcodeFiles(),
    generated: Set<FilePath> = []
  ) {
    let kept = projects.projects.map(\.source.path).filter { !generated.contains(FilePath($0.folder)) }
    let built = Set(kept.map { XcodeProjectFile.home(of: $0) })
    let specs = Self.specs(sources, projects.settings).filter { !built.contains($0.home) }
    generators = specs.flatMap(\.generatorSpecs).sorted { $0.path < $1.path }
    firstIn = Set(specs.filter { spec in spec.generatorSpecs.contains { !$0.targets.isEmpty } }.map(\.home))
    let tuist = outlines.filter { Self.isOfTuist($0) && !built.contains($0.source.path.folder) }
    tuistPlatforms = tuist.map { (folder: $0.source.path.folder, versions: Self.platforms(in: $0)) }
      .filter { !$0.versions.isEmpty }
    let bazel = sources.filter { Self.bazelNames.contains($0.path.name) && Self.namesSwift($0) }
    unread =
      (tuist.map { UnreadBuildFile(path: $0.source.path, program: "Tuist") }
      + bazel.map { UnreadBuildFile(path: $0.path, program: "Bazel") }).sorted { $0.path < $1.path }
  }

  /// Pages of XcodeGen's that no other includes, the outermost first, with those that they include.
  private static func specs(_ sources: [SourceText], _ files: XcodeSettingsFiles) -> [XcodeGenSpec] {
    let pages = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
    let named = sources.filter { $0.path.name == XcodeGenSpec.name }
    let ordered = named.sorted { ($0.path.components.count, $0.path) < ($1.path.components.count, $1.path) }
    var included: Set<FilePath> = []
    var left = XcodeGenSpec.maxIncludedBytes
    return ordered.compactMap { source in
      if included.contains(source.path) { return nil }
      let spec = XcodeGenSpec(source, files, including: pages, left: &left)
      included.formUnion(spec?.generatorSpecs.map(\.path) ?? [])
      return spec
    }
  }

  /// Pages that a page of XcodeGen's includes; none of other pages. O(bytes).
  package static func included(by source: SourceText) -> [FilePath] {
    guard source.path.name.hasSuffix(".yml") else { return [] }
    return XcodeGenFile(source, isIncluded: true)?.includes.compactMap(\.path) ?? []
  }

  /// `.iOS("16.0")` and `.multiplatform(iOS: "16.0", macOS: "14.6")`, wherever they stand in a page of Tuist's.
  private static func platforms(in outline: Outline) -> [String: Int] {
    var versions: [String: Int] = [:]
    for node in outline.nodes.indices
    where [.member, .implicitMember, .argument].contains(outline.nodes[node].kind) {
      let name = outline.name(of: node)
      guard PlatformRange.names.contains(name) else { continue }
      // A call behind the name, or what stands behind the label, holds the version alone.
      let isLabel = outline.nodes[node].kind == .argument
      let holder = isLabel ? node : Int(outline.nodes[node].next)
      guard holder < outline.nodes.count, isLabel || outline.nodes[holder].kind == .call,
        let literal = (holder + 1..<Int(outline.nodes[holder].next)).first(where: {
          outline.nodes[$0].kind == .stringLiteral
        }),
        let version = Self.version(in: outline, literal)
      else { continue }
      versions[name] = min(versions[name] ?? version, version)
    }
    return versions
  }

  /// The major version of `"16.0"`; nil where the text is none.
  private static func version(in outline: Outline, _ literal: Int) -> Int? {
    let range = outline.nodes[literal].range
    let text = String(decoding: outline.source.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    let parts = text.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false).map {
      Int($0)
    }
    return parts.allSatisfy { $0 != nil } ? parts.first ?? nil : nil
  }

  /// Whether a page is one of Tuist's: many applications have a type of that name.
  private static func isOfTuist(_ outline: Outline) -> Bool {
    outline.source.path.isNamed(tuistName)
      && outline.index.imports.contains { outline.name(of: Int($0)) == "ProjectDescription" }
  }

  /// Whether a file of Bazel declares Swift targets: `swift_library`, and custom rules of that name.
  private static func namesSwift(_ source: SourceText) -> Bool {
    let word = Array("swift_".utf8)
    let bytes = source.bytes
    return bytes.indices.dropLast(word.count - 1).contains { at in
      bytes[at] == word[0] && bytes[at...].starts(with: word)
    }
  }
}
