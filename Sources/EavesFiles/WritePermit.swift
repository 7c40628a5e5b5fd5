import EavesSource

/// Where a file may be written, and what it may take the place of.
package struct WritePermit: Sendable {
  /// Folders without links, below which no link is followed.
  private let linkless: [AbsolutePath]
  /// The folder that the file must lie below, and outside of what git keeps; nil: anywhere.
  let home: AbsolutePath?
  /// Whether a plain file may be replaced, by how it begins and ends. Nil: any may, and what is no file, a device
  /// or a pipe, is written to.
  let mayReplace: (@Sendable (FileEnds) -> Bool)?

  /// Any file anywhere, links followed.
  package static let unbounded = WritePermit(linkless: [], home: nil, mayReplace: nil)

  private init(
    linkless: [AbsolutePath], home: AbsolutePath?, mayReplace: (@Sendable (FileEnds) -> Bool)?
  ) {
    self.linkless = linkless
    self.home = home
    self.mayReplace = mayReplace
  }

  /// For who gives the command: any file anywhere, but no link in the repository of a root, in that of the folder that
  /// the command is given in, or in one that the way to the root leads out of by a link.
  package static func ofCommandLine(root: AbsolutePath?, in current: AbsolutePath) -> WritePermit {
    let project = root.flatMap { Boundary(around: $0).folder }
    let links = root.map { PathResolution(of: $0).links } ?? []
    let left = links.map { $0.parent.flatMap { Boundary.repository(around: $0) } }
    return WritePermit(
      linkless: ([project, Boundary.repository(around: current)] + left).compactMap { $0 }, home: nil,
      mayReplace: nil)
  }

  /// For what a command makes in a project, be it a repository or not: no link is followed there, nor in the project that
  /// the command is given in. It is made before the project is read: a root that is swapped for a link since then is one.
  package static func ofProject(root: AbsolutePath, in current: AbsolutePath) -> WritePermit {
    let given = Boundary.ofCommand(in: current).folder.flatMap { folder in
      folder.parent == nil || root.grounded.relative(to: folder) == nil ? nil : folder
    }
    let permit = ofCommandLine(root: root, in: current)
    return WritePermit(
      linkless: permit.linkless + [root.grounded] + [given].compactMap(\.self), home: nil, mayReplace: nil)
  }

  /// For a file that others may have written: only the files of one repository, only over no link, and only in
  /// place of nothing, of an empty file, or of one that may be replaced.
  package static func ofConfiguration(
    in boundary: Boundary, replacing mayReplace: @escaping @Sendable (FileEnds) -> Bool
  ) -> WritePermit {
    WritePermit(
      linkless: boundary.folder.map { [$0] } ?? [], home: boundary.folder, mayReplace: mayReplace)
  }

  /// Whether a link may be followed, given by a path that leads through no other.
  func lets(_ link: AbsolutePath) -> Bool { !linkless.contains { link.relative(to: $0) != nil } }

  /// The outermost of the folders without links that a folder lies in or is; nil for none.
  func linklessFolder(above folder: AbsolutePath) -> AbsolutePath? {
    linkless.filter { folder.relative(to: $0) != nil }.min { $0.components.count < $1.components.count }
  }
}

/// The first and the last bytes of a file, which overlap in a short one.
package struct FileEnds: Sendable {
  package let head: [UInt8]
  package let tail: [UInt8]

  /// Bytes of either end.
  static let length = 1 << 16

  package init(head: [UInt8], tail: [UInt8]) {
    self.head = head
    self.tail = tail
  }
}
