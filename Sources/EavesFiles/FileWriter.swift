import EavesSource

/// Writes a file so that a reader sees the old one or the whole new one, never half: beside it, then renamed.
package enum FileWriter {
  /// Replaces or creates a file. Its permissions stay as they were; a link keeps pointing at what is
  /// replaced. A device or a pipe (`/dev/stdout`) is written to directly.
  package static func write(_ bytes: [UInt8], to path: AbsolutePath) throws(FileFault) {
    let target = path.resolved() ?? path
    let shown = FilePath(path.text)
    let status = try? SystemCalls.status(of: target.text)
    switch status?.kind {
    case .folder: throw FileFault(path: shown, reason: .isFolder)
    case .other, .link: try writeDirectly(bytes, to: target, shownAs: shown)
    case .file, nil: try replace(target, with: bytes, mode: status?.mode, shownAs: shown)
    }
  }

  /// Writes behind what a file holds, or makes the file.
  package static func append(_ bytes: [UInt8], to path: AbsolutePath) throws(FileFault) {
    let shown = FilePath(path.text)
    try write(bytes, to: try FileFault.of(shown, try SystemCalls.openForAppending(path.text)), shownAs: shown)
  }

  private static func writeDirectly(
    _ bytes: [UInt8], to path: AbsolutePath, shownAs shown: FilePath
  ) throws(FileFault) {
    try write(bytes, to: try FileFault.of(shown, try SystemCalls.openForWriting(path.text)), shownAs: shown)
  }

  /// Writes to an open file and closes it.
  private static func write(_ bytes: [UInt8], to descriptor: Int32, shownAs shown: FilePath) throws(FileFault)
  {
    defer { SystemCalls.close(descriptor) }
    try FileFault.of(shown, try SystemCalls.write(bytes, to: descriptor))
  }

  private static func replace(
    _ path: AbsolutePath, with bytes: [UInt8], mode: UInt32?, shownAs shown: FilePath
  ) throws(FileFault) {
    let draft = "\(path.parent?.text ?? "")/.\(path.name).\(SystemCalls.processID).draft"
    let descriptor = try FileFault.of(shown, try SystemCalls.create(draft))
    var isDone = false
    defer { if !isDone { SystemCalls.remove(draft) } }
    do {
      defer { SystemCalls.close(descriptor) }
      try FileFault.of(shown, try SystemCalls.write(bytes, to: descriptor))
      if let mode { try FileFault.of(shown, try SystemCalls.setMode(mode, ofDescriptor: descriptor)) }
    }
    try FileFault.of(shown, try SystemCalls.rename(draft, to: path.text))
    isDone = true
  }
}
