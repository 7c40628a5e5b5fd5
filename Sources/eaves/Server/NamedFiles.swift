import EavesFiles
import EavesOutline
import EavesSession
import EavesSource

extension LiveProject.Check {
  /// A path from a client, relative to the root. Throws where it leads outside, by its spelling or through a link.
  func path(_ word: String) throws(Workspace.Problems) -> FilePath {
    let root = workspace.root
    if word.hasPrefix("file:") || word.hasPrefix("~") || word.utf8.contains(0) || word.contains("\u{FFFD}") {
      throw Workspace.Problems([
        Problem("`\(word)` is no path", remedy: "name a place by its path from the root: Sources/Trip.swift")
      ])
    }
    guard let path = root.path(of: word, in: root.folder) else {
      throw Workspace.Problems([
        Problem("`\(word)` lies outside of the project", remedy: "name a place by its path from the root")
      ])
    }
    guard workspace.boundary.holds(root.folder.appending(path)) else {
      throw Workspace.Problems([
        Problem(
          "`\(word)` leads out of the project through a link", remedy: "name what lies in the project itself")
      ])
    }
    let file = root.folder.appending(path).path(from: root.folder) ?? path
    // A link is checked as itself only where what it leads to is not checked already.
    guard source(of: file) == nil, let target = root.folder.appending(file).resolved(),
      let inside = root.folder.resolved().flatMap({ target.relative(to: $0) }), source(of: inside) != nil
    else { return file }
    return inside
  }

  /// A file as it was checked; nil when it was not.
  func source(of path: FilePath) -> SourceText? {
    session.scan.outlines.first { $0.source.path == path }?.source
  }
}
