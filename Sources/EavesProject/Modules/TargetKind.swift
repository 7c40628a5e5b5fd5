import EavesDocuments
import EavesSource

/// What a file is built for, as the manifests and project files say that have it in a target.
package enum TargetKind: String, CaseIterable, Sendable {
  /// It belongs to targets of tests only.
  case test
  /// It belongs to a target that is built into a product, be it that tests have it, too.
  case production
}

extension ModuleGraph {
  /// The kind of target of each file of a project, in the order of its files; nil where no manifest and no project
  /// file has it in a target. O(files of all targets).
  func targetKinds(of project: Project) -> [TargetKind?] {
    var kinds: [TargetKind?] = Array(repeating: nil, count: project.files.count)
    for module in modules where module.origin.declaresDependencies {
      for file in project.numbers(of: module.files) where file < kinds.count {
        if module.kind != .test {
          kinds[file] = .production
        } else if kinds[file] == nil {
          kinds[file] = .test
        }
      }
    }
    return kinds
  }
}

extension Project {
  /// Notes what each file is built for, before names are linked: what tests declare is unseen by production code.
  func noteTargets() {
    guard let graph = moduleSources.targets else { return }
    for (file, kind) in zip(files, graph.targetKinds(of: self)) { file.target = kind }
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
