import EavesDocuments
import EavesSource

/// What a file is built for, from the manifests and project files with a target that contains it.
package enum TargetKind: String, CaseIterable, Sendable {
  /// It belongs to targets of tests only.
  case test
  /// It belongs to a target that is built into a product, be it that tests have it, too.
  case production
}

extension ModuleGraph {
  /// The kind of target of each file of a project, in the order of their paths; nil where no manifest and no project
  /// file has it in a target, or where tests have it and others may, too. O(files of all targets · depth).
  func targetKinds(of paths: [FilePath]) -> [TargetKind?] {
    var kinds: [TargetKind?] = Array(repeating: nil, count: paths.count)
    let listing = FileListing(paths)
    let unsure = FolderTable(doubtful.map { (Self.home(of: $0), true) })
    let production = FolderTable(
      modules.compactMap { module in
        module.kind == .test ? nil : module.folder.flatMap { folder in module.manifest.map { (folder, $0) } }
      })
    for module in modules where module.origin.declaresDependencies {
      let files = module.files.compactMap { listing.number(of: $0) }
      if module.kind != .test {
        for file in files { kinds[file] = .production }
        continue
      }
      guard let manifest = module.manifest else { continue }
      // A package in the folder of another's target may be there to take its files away.
      let isNested = production.values(around: manifest).contains { $0 != manifest }
      if module.origin == .package, isNested { continue }
      let home = Self.home(of: manifest)
      for file in files where kinds[file] == nil {
        let path = paths[file]
        let isBelow = home.isEmpty || path.text.hasPrefix(home + "/")
        if isBelow, unsure.isEmpty || unsure.nearest(around: path) == nil { kinds[file] = .test }
      }
    }
    return kinds
  }

  /// The folder whose files a manifest or project file places.
  private static func home(of manifest: FilePath) -> String {
    manifest.isNamed("project.pbxproj") ? XcodeProjectFile.home(of: manifest) : manifest.folder
  }
}

extension Project {
  /// The import clauses of the role of tests.
  var testFrameworks: [ImportClause] {
    let items = plan.definitions.first { $0.name == "test" }?.items ?? []
    return items.flatMap(\.terms).filter { $0.word == .imports }
      .map { ImportClause($0.values, isOutright: true) }
  }

  func importsTests(_ file: Int, _ frameworks: [ImportClause]) -> Bool {
    frameworks.contains { $0.areImported(by: files[file], in: self) }
  }

  /// By file, whether it is test code for one reason that anybody can give: a target of tests has it, and neither an
  /// import nor its path says so; or it imports a test framework, and no target has it. O(files).
  package var barelyTests: [Bool] {
    let frameworks = testFrameworks
    let paths = roles.index(of: "test").map { roles.regions[$0] } ?? []
    let places = paths.filter { $0.item.terms.allSatisfy { $0.word == .path } }
    return files.indices.map { file in
      if files[file].target == .production || !isTestFile(file) { return false }
      if files[file].target == nil { return importsTests(file, frameworks) }
      return !importsTests(file, frameworks) && !places.contains { $0.slice(of: file, in: self) != nil }
    }
  }

  /// The glob by which alone a file is of a role; nil where its target, its module or its imports say it, too.
  package func onlyPath(of role: Int, for file: Int) -> String? {
    let path = PathComponents(files[file].path)
    guard let item = roles.regions[role].first(where: { $0.slice(of: file, in: self) != nil })?.item,
      item.terms.allSatisfy({ $0.word == .path })
    else { return nil }
    return item.terms.flatMap(\.values).first { PathPattern($0.text, foldsFolders: true).matches(path) }?.text
  }
}
