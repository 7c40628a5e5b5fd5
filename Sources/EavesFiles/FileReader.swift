package import EavesSource

/// Reads files below one folder: one open, one look, one read into one array of the right size.
///
/// A pipe or a device is refused, never waited for; a link is followed as far as the boundary reaches. A file that
/// grows while it is read is taken as long as it was, one that shrinks as short as it became.
package struct FileReader: Sendable {
  /// Files of this many bytes and more are refused before they are read: offsets are 32 bits wide.
  package static let sizeLimit: Int64 = 1 << 32
  /// As `sizeLimit`, for what people write to be read by Eaves or git: configurations, rule documents, lists of
  /// what is ignored. All of it is kept in memory several times over, whoever wrote it.
  package static let pageLimit: Int64 = 16 << 20
  /// As `pageLimit`, for what people write for other programs to make or build projects from: hundreds of targets.
  package static let generatorSpecLimit: Int64 = 2 << 20
  /// As `pageLimit`, for what Xcode writes.
  package static let projectLimit: Int64 = 256 << 20
  /// As `pageLimit`, for lists of known findings, which are written by Eaves: some hundred thousand entries.
  package static let listLimit: Int64 = 64 << 20

  package let root: AbsolutePath
  private let boundary: Boundary

  package init(root: AbsolutePath, boundary: Boundary = .anywhere) {
    self.root = root
    self.boundary = boundary
  }

  /// The text of a file that a walk has found. Throws what is in the way; never more than one file is open.
  package func read(_ path: FilePath, below limit: Int64 = sizeLimit) throws(FileFault) -> SourceText {
    let place = "\(root.text)/\(path.text)"
    if let bytes = try root.tree?.bytes(of: place, shownAs: path, below: limit) {
      return SourceText(path: path, bytes: bytes)
    }
    let descriptor: Int32
    do throws(SystemCalls.Failure) {
      descriptor = try SystemCalls.openPlain(place)
    } catch {
      // A link is met here, whatever the walk has seen.
      guard error.reason == .linkLoop else { throw FileFault(path: path, reason: error.reason) }
      return SourceText(
        path: path,
        bytes: try Self.bytes(of: root.appending(path), within: boundary, shownAs: path, below: limit))
    }
    return SourceText(
      path: path,
      bytes: try Self.bytes(ofDescriptor: descriptor, openedAt: place, within: boundary, shownAs: path, limit)
    )
  }

  /// The bytes of a file anywhere, links followed; faults carry the absolute path.
  package static func bytes(
    of path: AbsolutePath, below limit: Int64 = sizeLimit
  ) throws(FileFault) -> [UInt8] {
    try bytes(of: path, within: .anywhere, below: limit)
  }

  /// The bytes of a file that must lie within a boundary when all links are followed. Faults carry the path that it
  /// is shown as, the absolute one when that is nil.
  package static func bytes(
    of path: AbsolutePath, within boundary: Boundary, shownAs shown: FilePath? = nil,
    below limit: Int64 = sizeLimit
  ) throws(FileFault) -> [UInt8] {
    let shown = shown ?? FilePath(path.text)
    if let bytes = try path.tree?.bytes(of: path.text, shownAs: shown, below: limit) { return bytes }
    if boundary.folder == nil {
      return try bytes(
        ofDescriptor: try FileFault.of(shown, try SystemCalls.openForReading(path.text)), openedAt: path.text,
        within: boundary, shownAs: shown, limit)
    }
    let real = try FileFault.of(shown, try SystemCalls.realPath(of: path.text))
    let place = AbsolutePath(real, in: path)
    if !boundary.holds(place) { throw FileFault(path: shown, reason: .leavesProject) }
    let descriptor = try FileFault.of(shown, try SystemCalls.openPlain(place.text))
    return try bytes(ofDescriptor: descriptor, openedAt: place.text, within: boundary, shownAs: shown, limit)
  }

  /// Everything that standard input holds. The fault's path is `-`.
  package static func standardInput() throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let some = try FileFault.of(FilePath("-"), try SystemCalls.read(0, upTo: 1 << 16))
      if some.isEmpty { return bytes }
      bytes += some
    }
  }

  /// All of an open file, which is closed.
  private static func bytes(
    ofDescriptor descriptor: Int32, openedAt place: String, within boundary: Boundary,
    shownAs shown: FilePath,
    _ limit: Int64
  ) throws(FileFault) -> [UInt8] {
    defer { SystemCalls.close(descriptor) }
    if !boundary.admits(descriptor, openedAt: place) { throw FileFault(path: shown, reason: .leavesProject) }
    let status = try FileFault.of(shown, try SystemCalls.status(ofDescriptor: descriptor))
    if let reason = reasonToRefuse(status.kind, size: status.size, limit) {
      throw FileFault(path: shown, reason: reason)
    }
    return try FileFault.of(shown, try SystemCalls.read(descriptor, upTo: Int(status.size)))
  }

  /// Nil for what can be read at once.
  static func reasonToRefuse(
    _ kind: FileKind, size: Int64, _ limit: Int64 = sizeLimit
  ) -> FileFault.Reason? {
    switch kind {
    case .file: size < limit ? nil : .tooLarge(size, limit: limit)
    case .folder: .isFolder
    case .link, .other: .notRegular
    }
  }
}
