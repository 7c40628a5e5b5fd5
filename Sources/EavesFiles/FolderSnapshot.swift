import EavesSource

/// The state of folders without the content of files: paths, sizes and modification times.
///
/// Another stamp means that something may have changed. The same stamp is no proof that nothing has: a clock may be
/// coarse. Whoever waits looks again.
package struct FolderSnapshot: Equatable, Sendable {
  private let hash: Int

  /// - Parameters:
  ///   - extensions: of the files that count, without their dot.
  ///   - names: of files that count whatever their extensions.
  ///   - boundary: how far links are followed.
  package init(of folders: [AbsolutePath], extensions: [String], names: [String] = [], boundary: Boundary) {
    var hasher = Hasher()
    for folder in folders {
      let walk = DirectoryWalk(root: folder, extensions: extensions, names: names, boundary: boundary)
      for path in walk.walkResult().files {
        hasher.combine(path)
        guard let status = try? SystemCalls.status(of: folder.appending(path).text) else { continue }
        hasher.combine(status.size)
        hasher.combine(status.modified)
        hasher.combine(status.identity)
      }
      // What is ignored decides what is read.
      if let status = try? SystemCalls.status(of: folder.appending(FilePath(".gitignore")).text) {
        hasher.combine(status.modified)
      }
    }
    hash = hasher.finalize()
  }
}
