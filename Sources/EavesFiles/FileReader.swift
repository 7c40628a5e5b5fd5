package import EavesSource

/// Reads files below one folder: one open, one look, one read into one array of the right size.
///
/// A pipe or a device is refused, never waited for. A file that grows while it is read is taken as long as it
/// was, one that shrinks as short as it became.
package struct FileReader: Sendable {
  /// Files of this many bytes and more are refused before they are read: offsets are 32 bits wide.
  package static let sizeLimit: Int64 = 1 << 32

  package let root: AbsolutePath

  package init(root: AbsolutePath) { self.root = root }

  /// The text of a file. Throws what is in the way; never more than one file is open.
  package func read(_ path: FilePath) throws(FileFault) -> SourceText {
    SourceText(path: path, bytes: try Self.bytes(of: "\(root.text)/\(path.text)", shownAs: path))
  }

  /// The bytes of a file anywhere; faults carry the absolute path.
  package static func bytes(of path: AbsolutePath) throws(FileFault) -> [UInt8] {
    try bytes(of: path.text, shownAs: FilePath(path.text))
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

  private static func bytes(of path: String, shownAs shown: FilePath) throws(FileFault) -> [UInt8] {
    let descriptor = try FileFault.of(shown, try SystemCalls.openForReading(path))
    defer { SystemCalls.close(descriptor) }
    let status = try FileFault.of(shown, try SystemCalls.status(ofDescriptor: descriptor))
    if let reason = reasonToRefuse(status.kind, size: status.size) {
      throw FileFault(path: shown, reason: reason)
    }
    return try FileFault.of(shown, try SystemCalls.read(descriptor, upTo: Int(status.size)))
  }

  /// Nil for what can be read at once.
  static func reasonToRefuse(_ kind: FileKind, size: Int64) -> FileFault.Reason? {
    switch kind {
    case .file: size < sizeLimit ? nil : .tooLarge(size)
    case .folder: .isFolder
    case .link, .other: .notRegular
    }
  }
}
