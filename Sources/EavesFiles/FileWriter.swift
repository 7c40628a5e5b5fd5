import EavesSource

/// Writes a file so that a reader sees the old one or the whole new one, never half: beside it, then renamed.
///
/// Links are followed before anything is opened, by the permit; the folder is then opened without following any,
/// and everything happens in that folder. What is swapped in between is refused, not followed.
package enum FileWriter {
  /// Replaces or creates a file. Its permissions stay as they were; a link that may be followed keeps pointing at
  /// what is replaced, or made. A device or a pipe (`/dev/stdout`) is written to directly.
  package static func write(
    _ bytes: [UInt8], to path: AbsolutePath, as permit: WritePermit = .unbounded
  ) throws(FileFault) {
    let shown = FilePath(path.text)
    switch try destination(of: path, permit) {
    case .stream(let place):
      try write(bytes, to: try FileFault.of(shown, try SystemCalls.openForWriting(place)), shownAs: shown)
    case .file(let place):
      let folder = try open(place, permit, shownAs: shown)
      defer { SystemCalls.close(folder) }
      let mode = try reviewed(place.name, in: folder, permit, shownAs: shown)
      try replace(place.name, in: folder, with: bytes, mode: mode, shownAs: shown)
    }
  }

  /// Throws what `write` would throw before it writes, as things are now.
  package static func check(_ path: AbsolutePath, as permit: WritePermit) throws(FileFault) {
    let shown = FilePath(path.text)
    guard case .file(let place) = try destination(of: path, permit) else { return }
    let folder = try open(place, permit, shownAs: shown)
    defer { SystemCalls.close(folder) }
    _ = try reviewed(place.name, in: folder, permit, shownAs: shown)
  }

  /// Writes behind what a file holds, or makes the file.
  package static func append(_ bytes: [UInt8], to path: AbsolutePath) throws(FileFault) {
    let shown = FilePath(path.text)
    try write(bytes, to: try FileFault.of(shown, try SystemCalls.openForAppending(path.text)), shownAs: shown)
  }

  // MARK: Where it goes

  private enum Destination {
    /// What is no file, by a path that the system follows.
    case stream(String)
    /// A file that is there or will be, without links.
    case file(AbsolutePath)
  }

  private static func destination(
    of path: AbsolutePath, _ permit: WritePermit
  ) throws(FileFault) -> Destination {
    let way = PathResolution(of: path)
    func refused(_ reason: FileFault.Reason) -> FileFault {
      FileFault(path: FilePath(path.text), reason: reason)
    }
    if !way.links.allSatisfy(permit.lets) { throw refused(.throughLink) }
    if let home = permit.home {
      guard let below = way.end.relative(to: home) else { throw refused(.elsewhere) }
      if below.components.contains(where: Boundary.isGitFolder) { throw refused(.dataOfGit) }
    }
    if way.status?.kind == .folder { throw refused(.isFolder) }
    if permit.mayReplace == nil, isStream(path, way) { return .stream(path.text) }
    if let reason = way.fault { throw refused(reason) }
    return .file(way.end)
  }

  /// A device or a pipe, or what a process holds open under a name that leads nowhere.
  private static func isStream(_ path: AbsolutePath, _ way: PathResolution) -> Bool {
    guard let status = try? SystemCalls.status(of: path.text) else { return false }
    return status.kind == .other || way.status == nil
  }

  /// Opens the folder of a file, following no link where none may be.
  private static func open(
    _ place: AbsolutePath, _ permit: WritePermit, shownAs shown: FilePath
  ) throws(FileFault) -> Int32 {
    let folder = place.parent ?? place
    guard let top = permit.linklessFolder(above: folder), let way = folder.relative(to: top) else {
      return try FileFault.of(shown, try SystemCalls.openFolder(folder.text))
    }
    var descriptor = try FileFault.of(shown, try SystemCalls.openPlainFolder(top.text))
    for name in way.components {
      let outer = descriptor
      defer { SystemCalls.close(outer) }
      descriptor = try FileFault.of(shown, try SystemCalls.openFolder(String(name), in: outer))
      guard permit.home != nil else { continue }
      // Whatever the disk takes for the same name.
      if let git = try? SystemCalls.linkStatus(of: ".git", in: outer),
        git.identity == (try? SystemCalls.status(ofDescriptor: descriptor))?.identity
      {
        SystemCalls.close(descriptor)
        throw FileFault(path: shown, reason: .dataOfGit)
      }
    }
    return descriptor
  }

  // MARK: What is there

  /// The permissions of the file that is there, nil when nothing is; throws when it may not be replaced.
  private static func reviewed(
    _ name: String, in folder: Int32, _ permit: WritePermit, shownAs shown: FilePath
  ) throws(FileFault) -> UInt32? {
    guard let status = try? SystemCalls.linkStatus(of: name, in: folder) else { return nil }
    switch status.kind {
    case .folder: throw FileFault(path: shown, reason: .isFolder)
    case .link: throw FileFault(path: shown, reason: .throughLink)
    case .other: throw FileFault(path: shown, reason: .notRegular)
    case .file: break
    }
    if let mayReplace = permit.mayReplace, status.size > 0 {
      let ends = try FileFault.of(shown, try ends(of: name, in: folder))
      if !mayReplace(ends) { throw FileFault(path: shown, reason: .occupied) }
    }
    return status.mode
  }

  private static func ends(of name: String, in folder: Int32) throws(SystemCalls.Failure) -> FileEnds {
    let descriptor = try SystemCalls.openPlain(name, in: folder)
    defer { SystemCalls.close(descriptor) }
    let head = try SystemCalls.read(descriptor, upTo: FileEnds.length)
    let size = try SystemCalls.status(ofDescriptor: descriptor).size
    if size <= Int64(FileEnds.length) { return FileEnds(head: head, tail: head) }
    try SystemCalls.seek(descriptor, to: size - Int64(FileEnds.length))
    return FileEnds(head: head, tail: try SystemCalls.read(descriptor, upTo: FileEnds.length))
  }

  // MARK: Writing

  /// Writes to an open file and closes it.
  private static func write(_ bytes: [UInt8], to descriptor: Int32, shownAs shown: FilePath) throws(FileFault)
  {
    defer { SystemCalls.close(descriptor) }
    try FileFault.of(shown, try SystemCalls.write(bytes, to: descriptor))
  }

  private static func replace(
    _ name: String, in folder: Int32, with bytes: [UInt8], mode: UInt32?, shownAs shown: FilePath
  ) throws(FileFault) {
    let (draft, descriptor) = try FileFault.of(shown, try createDraft(of: name, in: folder))
    var isDone = false
    defer { if !isDone { SystemCalls.remove(draft, in: folder) } }
    do {
      defer { SystemCalls.close(descriptor) }
      try FileFault.of(shown, try SystemCalls.write(bytes, to: descriptor))
      if let mode { try FileFault.of(shown, try SystemCalls.setMode(mode, ofDescriptor: descriptor)) }
    }
    try FileFault.of(shown, try SystemCalls.rename(draft, to: name, in: folder))
    isDone = true
  }

  /// A file beside another. In a container every run has the same number: a draft that a killed run has left
  /// must not stand in the way of the next. What is there, a link too, is never opened.
  private static func createDraft(
    of name: String, in folder: Int32
  ) throws(SystemCalls.Failure) -> (name: String, descriptor: Int32) {
    let stem = ".\(name).\(SystemCalls.processID)"
    var number = 0
    while true {
      let draft = number == 0 ? "\(stem).draft" : "\(stem)-\(number).draft"
      do throws(SystemCalls.Failure) {
        return (draft, try SystemCalls.create(draft, in: folder))
      } catch {
        number += 1
        if !error.isTaken || number > maxDrafts { throw error }
      }
    }
  }

  private static let maxDrafts = 100
}
