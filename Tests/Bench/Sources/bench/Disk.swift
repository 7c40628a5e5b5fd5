#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What ends the whole program, as a person reads it.
struct Failure: Error {
  let message: String
}

/// The few things that are done with files here. No Foundation: a child's peak memory begins at its parent's.
enum Disk {
  struct Entry {
    let name: String
    let isFolder: Bool
  }

  /// What a folder holds, by name: regular files and folders, but for hidden ones and links.
  static func entries(of folder: String) throws(Failure) -> [Entry] {
    guard let stream = unsafe opendir(folder) else {
      throw Failure(message: "\(folder) cannot be read as a folder")
    }
    defer { unsafe closedir(stream) }
    var found: [Entry] = []
    while let record = unsafe readdir(stream) {
      let kind = Int32(unsafe record.pointee.d_type)
      let name = unsafe withUnsafeBytes(of: &record.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix("."), kind == DT_REG || kind == DT_DIR else { continue }
      found.append(Entry(name: name, isFolder: kind == DT_DIR))
    }
    return found.sorted { $0.name < $1.name }
  }

  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  static func makeFolder(_ path: String) throws(Failure) {
    guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw Failure(message: "\(path) cannot be made")
    }
  }

  /// Shows what was printed so far, wherever it goes.
  static func showOutput() { fflush(nil) }

  /// The path without links, from the root of the file system; nil when nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let text = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  /// Hands out a file in pieces of 64 KB, or the first of them only.
  static func read(
    _ path: String, onlyFirst: Bool = false, _ body: ([UInt8]) -> Void
  ) throws(Failure) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(message: "\(path) cannot be read") }
    defer { close(descriptor) }
    repeat {
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { room, count in
        count = unsafe max(0, systemRead(descriptor, room.baseAddress, room.count))
      }
      if piece.isEmpty { return }
      body(piece)
    } while !onlyFirst
  }

  /// The first 64 KB of a file.
  static func beginning(of path: String) throws(Failure) -> String {
    var text = ""
    try read(path, onlyFirst: true) { text = String(decoding: $0, as: UTF8.self) }
    return text
  }
}

private func systemRead(_ file: Int32, _ room: UnsafeMutablePointer<UInt8>?, _ size: Int) -> Int {
  unsafe read(file, room, size)
}

/// A file that grows at its end, removed and begun again.
struct Sink: ~Copyable {
  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws(Failure) {
    self.path = path
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure(message: "\(path) cannot be written") }
  }

  deinit { close(descriptor) }

  /// False when the disk is full.
  func append(_ bytes: some Collection<UInt8>) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
