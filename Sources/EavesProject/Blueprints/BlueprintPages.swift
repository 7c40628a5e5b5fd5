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
    let specs = sources.filter { $0.path.name == XcodeGenSpec.name && !built.contains($0.path.folder) }
    let tuist = outlines.filter { TuistProject.isOne($0) && !built.contains($0.source.path.folder) }
    let roots = tuist.isEmpty ? FolderTable() : Self.tuistRoots(paths)
    let all =
      specs.compactMap { XcodeGenSpec($0, projects.settings)?.blueprint }
      + tuist.map {
        TuistProject($0, root: roots.nearest(around: $0.source.path), projects.settings).blueprint
      }
    generators = all.sorted { $0.path < $1.path }
    firstIn = Set(all.filter { !$0.targets.isEmpty }.map(\.home))
    bazel = Self.bazel(sources)
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
