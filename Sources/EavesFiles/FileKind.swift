/// What a directory entry or a path is.
enum FileKind: Hashable, Sendable {
  /// A regular file.
  case file
  case folder
  case link
  /// A pipe, a socket, a device.
  case other
}

/// Which file it is, whatever its path.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}
