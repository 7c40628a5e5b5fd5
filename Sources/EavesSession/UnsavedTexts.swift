import EavesFiles
package import EavesSource

/// Texts that stand for files: what an editor holds, what standard input brings.
package struct UnsavedTexts: Sendable {
  private var texts: [FilePath: SourceText] = [:]
  /// Files that belong to the project even if it excludes them, because they were named explicitly.
  private var wanted: Set<FilePath> = []

  package init() {}

  /// The one text of a file that is to be checked in any case.
  package init(wanted text: SourceText?) {
    guard let text else { return }
    texts = [text.path: text]
    wanted = [text.path]
  }

  /// The text that stands for a file; nil where the disk counts.
  package subscript(_ path: FilePath) -> SourceText? {
    get { texts[path] }
    set { texts[path] = newValue }
  }

  /// Configurations that a walk could not find and that nothing leaves out. Ascending.
  func configurations(beside walked: [FilePath], unless isLeftOut: (FilePath) -> Bool) -> [FilePath] {
    new(beside: walked) { $0.isNamed(ProjectRoot.configurationName) && !isLeftOut($0) }
  }

  /// Files that a walk could not find and that belong to the project: those that are wanted, and new ones that nothing
  /// leaves out. Ascending.
  func pathsBeside(_ walked: [FilePath], unless isLeftOut: (FilePath) -> Bool) -> [FilePath] {
    new(beside: walked) { path in
      wanted.contains(path) || path.name.hasSuffix(".swift") && !isLeftOut(path)
    }
  }

  private func new(beside walked: [FilePath], where isMeant: (FilePath) -> Bool) -> [FilePath] {
    if texts.isEmpty { return [] }
    let walked = Set(walked)
    return texts.keys.filter { !walked.contains($0) && isMeant($0) }.sorted()
  }
}
