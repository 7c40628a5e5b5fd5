import EavesSource

/// Writes a file so that a reader sees the old one or the whole new one, never half: beside it, then renamed.
package enum FileWriter {
  /// Replaces or creates a file. Its permissions stay as they were; a link keeps pointing at what is
  /// replaced, or made. A device or a pipe (`/dev/stdout`) is written to directly.
  package static func write(_ bytes: [UInt8], to path: AbsolutePath) throws(FileFault) {
    // A link that leads nowhere has nothing behind it that could be lost halfway.
    if !path.exists, path.isThere { return try append(bytes, to: path) }
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
    let (draft, descriptor) = try FileFault.of(shown, try createDraft(of: path))
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

  /// A file beside another. In a container every run has the same number: a draft that a killed run has left
  /// must not stand in the way of the next.
  private static func createDraft(
    of path: AbsolutePath
  ) throws(SystemCalls.Failure) -> (path: String, descriptor: Int32) {
    let stem = "\(path.parent?.text ?? "")/.\(path.name).\(SystemCalls.processID)"
    var number = 0
    while true {
      let draft = number == 0 ? "\(stem).draft" : "\(stem)-\(number).draft"
      do throws(SystemCalls.Failure) {
        return (draft, try SystemCalls.create(draft))
      } catch {
        number += 1
        if !error.isTaken || number > mostDrafts { throw error }
      }
    }
  }

  private static let mostDrafts = 100
}
