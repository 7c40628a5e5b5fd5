import EavesSource

/// Where git keeps what it knows of one working tree: the folder `.git`, or the one that a file of that name
/// leads to, as in a further working tree and in a submodule.
struct GitFolder {
  static let name = FilePath(".git")

  private let place: AbsolutePath

  /// Throws when what stands at `.git` leads nowhere.
  init(of tree: AbsolutePath) throws(FileFault) {
    let dot = tree.appending(Self.name)
    guard !dot.isFolder else {
      place = dot
      return
    }
    let page = try FileReader.bytes(of: dot, below: FileReader.pageLimit)
    let key = Array("gitdir: ".utf8)
    guard page.starts(with: key), let way = String(validating: page.dropFirst(key.count), as: UTF8.self)
    else {
      throw FileFault(path: FilePath(dot.text), reason: .notOfGit)
    }
    place = AbsolutePath(String(way.prefix { !$0.isNewline }), in: tree)
    if !place.isFolder { throw FileFault(path: FilePath(dot.text), reason: .notOfGit) }
  }

  /// What is tracked; nothing where nothing has been added yet.
  func index(endings: [[UInt8]]) throws(FileFault) -> GitIndex {
    let file = place.appending(FilePath("index"))
    if !file.isThere { return GitIndex() }
    let bytes = try FileReader.bytes(of: file)
    var failure: FileFault?
    let index = GitIndex(bytes, endings: endings) { name in
      do throws(FileFault) {
        return try FileReader.bytes(of: place.appending(FilePath(name)))
      } catch {
        failure = error
        return nil
      }
    }
    if let failure { throw failure }
    guard let index else { throw FileFault(path: FilePath(file.text), reason: .notOfGit) }
    return index
  }
}
