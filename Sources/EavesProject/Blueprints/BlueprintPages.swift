package import EavesOutline
package import EavesSource

/// Pages beside the code from which other programs make projects: XcodeGen's, Tuist's and Bazel's, each read once.
///
/// Where Xcode's own project stands beside a page of XcodeGen or Tuist, the project goes first and the page is not
/// read; a project that git is not to keep is there on some machines only, so there the page goes first.
package struct BlueprintPages: Sendable {
  /// Names of the files that are read, beside Tuist's, which are Swift.
  package static let names = [XcodeGenSpec.name] + BazelPackage.names + BazelPackage.roots
  /// Of Tuist's pages.
  package static let tuistName = TuistProject.name

  /// Of XcodeGen and Tuist, by path.
  let generators: [Blueprint]
  let bazel: [BazelPackage]
  /// Folders in which one of XcodeGen's or Tuist's goes before Xcode's project.
  let firstIn: Set<String>

  /// Whether there are none.
  var isEmpty: Bool { generators.isEmpty && bazel.isEmpty }

  /// Pages that findings may stand in, Swift files left out.
  var pages: [SourceText] {
    generators.filter { $0.origin == .xcodegen }.map(\.source) + bazel.map(\.blueprint.source)
  }

  /// - Parameters:
  ///   - sources: files that bear one of the names.
  ///   - outlines: of the project's files called `Project.swift`.
  ///   - paths: all Swift files.
  ///   - projects: Xcode's.
  ///   - generated: folders of those that git is not to keep.
  ///
  /// O(bytes).
  package init(
    _ sources: [SourceText] = [], outlines: [Outline] = [], paths: [FilePath] = [],
    beside projects: XcodePages = XcodePages(), generated: Set<FilePath> = []
  ) {
    let kept = projects.projects.map(\.source.path).filter { !generated.contains(FilePath($0.folder)) }
    let built = Set(kept.map { XcodePage.home(of: $0) })
    let specs = Self.specs(sources, projects.settings).filter { !built.contains($0.home) }
    let tuist = outlines.filter { TuistProject.isOne($0) && !built.contains($0.source.path.folder) }
    let roots = tuist.isEmpty ? FolderTable() : Self.tuistRoots(paths)
    let all =
      specs.flatMap(\.blueprints)
      + tuist.map {
        TuistProject($0, root: roots.nearest(around: $0.source.path), projects.settings).blueprint
      }
    generators = all.sorted { $0.path < $1.path }
    let made = specs.filter { spec in spec.blueprints.contains { !$0.targets.isEmpty } }.map(\.home)
    firstIn = Set(made + all.filter { $0.origin == .tuist && !$0.targets.isEmpty }.map(\.home))
    bazel = Self.bazel(sources)
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

  /// The folders that hold `Tuist` or one of its pages: paths that begin at the root begin there.
  private static func tuistRoots(_ paths: [FilePath]) -> FolderTable<String> {
    var found: Set<String> = []
    for path in paths {
      if ["Tuist.swift", "Workspace.swift"].contains(path.name) { found.insert(path.folder) }
      let parts = path.components
      for at in parts.indices.dropLast() where parts[at] == "Tuist" {
        found.insert(parts[..<at].joined(separator: "/"))
      }
    }
    return FolderTable(found.sorted().map { ($0, $0) })
  }

  private static func bazel(_ sources: [SourceText]) -> [BazelPackage] {
    let roots = sources.filter { BazelPackage.roots.contains($0.path.name) }.map(\.path.folder)
    let workspaces = FolderTable(Set(roots).sorted().map { ($0, $0) })
    var byFolder: [String: SourceText] = [:]
    for source in sources where BazelPackage.names.contains(source.path.name) {
      // Of two in one folder `BUILD.bazel` counts.
      if byFolder[source.path.folder]?.path.name != "BUILD.bazel" { byFolder[source.path.folder] = source }
    }
    return byFolder.values.sorted { $0.path < $1.path }.map {
      BazelPackage($0, workspace: workspaces.nearest(around: $0.path) ?? "")
    }
  }
}
