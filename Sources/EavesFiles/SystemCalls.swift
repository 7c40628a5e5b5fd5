import EavesSource

#if canImport(Glibc)
  @preconcurrency @unsafe import Glibc
#elseif canImport(Musl)
  @preconcurrency @unsafe import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system calls that Eaves makes, as safe Swift. The only file that imports the C library, except for the threads.
enum SystemCalls {
  /// A call that failed: the number that the system left in `errno`.
  struct Failure: Error, Hashable {
    static let (vanished, linkLoop) = (Failure(code: ENOENT), Failure(code: ELOOP))
    let code: Int32
  }

  /// What stands behind a path.
  struct Status: Sendable {
    let kind: FileKind
    /// In bytes.
    let size: Int64
    /// Permission bits.
    let mode: UInt32
    let identity: FileIdentity
    /// When the content last changed, in nanoseconds since 1970.
    let modified: Int64
  }

  /// What stands behind a path, links followed.
  static func status(of path: String) throws(Failure) -> Status {
    var record = stat()
    guard unsafe stat(path, &record) == 0 else { throw lastFailure }
    return status(record)
  }

  /// What stands at a path: a link is a link.
  static func linkStatus(of path: String) throws(Failure) -> Status {
    var record = stat()
    guard unsafe lstat(path, &record) == 0 else { throw lastFailure }
    return status(record)
  }

  static func status(ofDescriptor descriptor: Int32) throws(Failure) -> Status {
    var record = stat()
    guard unsafe fstat(descriptor, &record) == 0 else { throw lastFailure }
    return status(record)
  }

  fileprivate static func status(_ record: stat) -> Status {
    let kind: FileKind =
      switch record.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    return Status(
      kind: kind, size: Int64(record.st_size), mode: UInt32(record.st_mode & 0o7777),
      identity: FileIdentity(
        device: UInt64(truncatingIfNeeded: record.st_dev), number: UInt64(record.st_ino)),
      modified: modified(record))
  }

  private static func modified(_ record: stat) -> Int64 {
    #if canImport(Darwin)
      Int64(record.st_mtimespec.tv_sec) &* 1_000_000_000 &+ Int64(record.st_mtimespec.tv_nsec)
    #else
      Int64(record.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(record.st_mtim.tv_nsec)
    #endif
  }

  /// Sleeps.
  static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }

  // MARK: Descriptors

  /// Opens for reading; never waits for the other end of a pipe.
  static func openForReading(_ path: String) throws(Failure) -> Int32 {
    try open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  /// Opens for reading what is no link: one is refused with `ELOOP`.
  static func openPlain(_ path: String) throws(Failure) -> Int32 {
    try open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Opens what is already there for writing and appends nothing: a device, a pipe.
  static func openForWriting(_ path: String) throws(Failure) -> Int32 {
    try open(path, O_WRONLY | O_CLOEXEC)
  }

  /// Opens for writing behind what is there; creates the file when there is none.
  static func openForAppending(_ path: String) throws(Failure) -> Int32 {
    try open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC)
  }

  fileprivate static func open(_ path: String, _ flags: Int32) throws(Failure) -> Int32 {
    while true {
      #if canImport(Glibc)
        let descriptor = unsafe Glibc.open(path, flags, 0o666)
      #elseif canImport(Musl)
        let descriptor = unsafe Musl.open(path, flags, 0o666)
      #else
        let descriptor = unsafe Darwin.open(path, flags, 0o666)
      #endif
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw lastFailure }
    }
  }

  /// Where reading goes on, in bytes from the start.
  static func seek(_ descriptor: Int32, to offset: Int64) throws(Failure) {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw lastFailure }
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #elseif canImport(Musl)
      _ = Musl.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }

  /// Up to `count` bytes, fewer at the end of the file, in one allocation of exactly `count`.
  static func read(_ descriptor: Int32, upTo count: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = unsafe readSome(descriptor, buffer.baseAddress.map { unsafe $0 + filled }, count - filled)
        if got > 0 {
          filled += got
        } else if got == 0 {
          return
        } else if errno != EINTR {
          failure = lastFailure
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// What is there to be read, up to a number of bytes: waits for the first, never for more; empty at the end.
  static func readAvailable(_ descriptor: Int32, upTo count: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      repeat {
        let got = unsafe readSome(descriptor, buffer.baseAddress, count)
        if got >= 0 {
          filled = got
          return
        }
      } while errno == EINTR
      failure = lastFailure
    }
    if let failure { throw failure }
    return bytes
  }

  /// Whether there is something to be read, or the end has come, within so many milliseconds.
  static func isReadable(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
    var record = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&record, 1, milliseconds) > 0
  }

  fileprivate static func readSome(_ descriptor: Int32, _ start: UnsafeMutablePointer<UInt8>?, _ count: Int)
    -> Int
  {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, start, count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, start, count)
    #else
      unsafe Darwin.read(descriptor, start, count)
    #endif
  }

  /// Writes everything.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let some = unsafe bytes.withUnsafeBufferPointer { buffer in
        unsafe writeSome(descriptor, buffer.baseAddress.map { unsafe $0 + written }, bytes.count - written)
      }
      if some >= 0 { written += some } else if errno != EINTR { throw lastFailure }
    }
  }

  private static func writeSome(_ descriptor: Int32, _ start: UnsafePointer<UInt8>?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, start, count)
    #else
      unsafe Darwin.write(descriptor, start, count)
    #endif
  }

  static func setMode(_ mode: UInt32, ofDescriptor descriptor: Int32) throws(Failure) {
    guard fchmod(descriptor, mode_t(mode)) == 0 else { throw lastFailure }
  }

  // MARK: Names

  /// The path without links; every part of it must exist.
  static func realPath(of path: String) throws(Failure) -> String {
    guard let found = unsafe realpath(path, nil) else { throw lastFailure }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  static func currentDirectory() throws(Failure) -> String {
    guard let found = unsafe getcwd(nil, 0) else { throw lastFailure }
    defer { unsafe free(found) }
    return unsafe String(cString: found)
  }

  /// Where a link leads, as it is written there.
  static func target(ofLink path: String) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 12) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      let room = unsafe UnsafeMutableRawPointer(start).assumingMemoryBound(to: CChar.self)
      let count = unsafe readlink(path, room, buffer.count)
      if count < 0 { failure = lastFailure } else { filled = count }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Whether the process may run the program at a path.
  static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

  // MARK: Folders

  /// Calls `body` with the name of each entry of a folder, in the order of the disk, without `.` and `..`.
  /// The kind is nil where the file system does not say it for free. Returns the folder's own identity.
  ///
  /// - Parameter isPlain: whether a link is refused; a folder that lies out of the boundary always is.
  static func forEachEntry(
    of folder: String, isPlain: Bool, within boundary: Boundary = .anywhere,
    _ body: (_ name: Span<UInt8>, _ kind: FileKind?) -> Void
  ) throws(Failure) -> FileIdentity {
    let descriptor = try open(
      folder, O_RDONLY | O_DIRECTORY | O_NONBLOCK | O_CLOEXEC | (isPlain ? O_NOFOLLOW : 0))
    let isInside = boundary.admits(descriptor, openedAt: folder)
    guard isInside, let stream = unsafe fdopendir(descriptor) else {
      let failure = isInside ? lastFailure : Failure(code: ELOOP)
      close(descriptor)
      throw failure
    }
    defer { unsafe _ = closedir(stream) }
    let identity = try unsafe status(ofDescriptor: dirfd(stream)).identity
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno != 0 { throw lastFailure }
        return identity
      }
      let kind = unsafe kind(ofEntryType: entry.pointee.d_type)
      unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        let start = unsafe UnsafeRawPointer(tuple).assumingMemoryBound(to: UInt8.self)
        let count = unsafe strlen(UnsafeRawPointer(tuple).assumingMemoryBound(to: CChar.self))
        let isSelfOrParent = unsafe start[0] == 0x2E && (count == 1 || count == 2 && start[1] == 0x2E)
        if !isSelfOrParent { unsafe body(Span(_unsafeStart: start, count: count), kind) }
      }
    }
  }

  private static func kind(ofEntryType type: UInt8) -> FileKind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }

  // MARK: The process and its terminal

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of a terminal, nil when the descriptor is none or does not say.
  static func columns(ofTerminal descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func environmentValue(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// All variables, each with its first value.
  static var environment: [String: String] {
    #if canImport(Darwin)
      var next = unsafe _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe environ
    #endif
    var found: [String: String] = [:]
    while let entry = unsafe next?.pointee {
      let parts = unsafe String(cString: entry).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, found[String(parts[0])] == nil { found[String(parts[0])] = String(parts[1]) }
      unsafe next = next?.successor()
    }
    return found
  }

  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
  static var processID: Int32 { getpid() }

  /// Of the clock, in UTC.
  static var secondsSince1970: Int { time(nil) }

  /// How many more files the process may open at once, counted up to `wanted`.
  static func freeDescriptors(upTo wanted: Int) -> Int {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    var free = 0
    var descriptor: Int32 = 0
    while free < wanted, limit < 0 || Int(descriptor) < limit, descriptor < Int32.max {
      if fcntl(descriptor, F_GETFD) < 0 { free += 1 }
      descriptor += 1
    }
    return free
  }

  /// Signals of what a write tells by its error as well: that nobody reads a pipe, that a file may not grow.
  private static let signalsWithError = [SIGPIPE, SIGXFSZ]

  /// Lets a write that fails say so, where a signal would end the process and leave a draft.
  static func ignoreSignalsOfWrites() {
    for number in signalsWithError { _ = signal(number, SIG_IGN) }
  }

  static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }

  fileprivate static var lastFailure: Failure { Failure(code: errno) }
}

// MARK: In an open folder

/// Calls that name one entry of a folder that is open, and follow no link.
extension SystemCalls {
  /// For what is only passed through, where the system has a way: the folder need not be readable.
  #if os(Linux)
    private static let passage: Int32 = 0o10000000
  #else
    private static let passage = O_RDONLY
  #endif

  /// Opens a folder, links followed.
  static func openFolder(_ path: String) throws(Failure) -> Int32 {
    try open(path, passage | O_DIRECTORY | O_CLOEXEC)
  }

  /// Opens a folder by a path that ends in no link; one at its end is refused.
  static func openPlainFolder(_ path: String) throws(Failure) -> Int32 {
    try open(path, passage | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Opens a folder in another; a link is none.
  static func openFolder(_ name: String, in folder: Int32) throws(Failure) -> Int32 {
    try open(name, passage | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC, in: folder)
  }

  /// Opens a file for reading; a link is refused with `ELOOP`.
  static func openPlain(_ name: String, in folder: Int32) throws(Failure) -> Int32 {
    try open(name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC, in: folder)
  }

  /// Creates a file where nothing was, not even a link.
  static func create(_ name: String, in folder: Int32) throws(Failure) -> Int32 {
    try open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, in: folder)
  }

  private static func open(_ name: String, _ flags: Int32, in folder: Int32) throws(Failure) -> Int32 {
    while true {
      let descriptor = unsafe openat(folder, name, flags, 0o666)
      if descriptor >= 0 { return descriptor }
      if errno != EINTR { throw lastFailure }
    }
  }

  /// What stands at a name: a link is a link.
  static func linkStatus(of name: String, in folder: Int32) throws(Failure) -> Status {
    var record = stat()
    guard unsafe fstatat(folder, name, &record, AT_SYMLINK_NOFOLLOW) == 0 else { throw lastFailure }
    return status(record)
  }

  /// Gives a file another name in the same folder; what had the name is gone.
  static func rename(_ old: String, to new: String, in folder: Int32) throws(Failure) {
    guard unsafe renameat(folder, old, folder, new) == 0 else { throw lastFailure }
  }

  static func remove(_ name: String, in folder: Int32) { _ = unsafe unlinkat(folder, name, 0) }
}

// MARK: Other programs

extension SystemCalls {
  /// The exit status and the output of another program.
  struct Ended {
    /// 128 and the number of the signal for a program that a signal ended.
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]
  }

  /// In bytes: a program with more output is stopped.
  private static let longestAnswer = 1 << 28

  /// Runs a program with these variables alone and takes what it says. Silent for so many milliseconds, it is ended.
  static func run(
    _ program: String, _ arguments: [String], environment: [String], input: [UInt8] = [],
    patience: Int32 = 300_000
  ) throws(Failure) -> Ended {
    var pipes: [Pipe] = []
    defer { for pipe in pipes { pipe.close() } }
    for _ in 0..<3 { pipes.append(try Pipe()) }
    let (asked, output, errors) = (pipes[0], pipes[1], pipes[2])
    let started = spawn([program] + arguments, environment, asked.reading, output.writing, errors.writing)
    // The child has its own: only when ours are closed does reading come to an end.
    output.closeWriting()
    errors.closeWriting()
    let process = try started.get()
    let said = converse(asked, input, output.reading, errors.reading, patience)
    // Incomplete output is not used.
    if said.failure != nil { _ = kill(process, SIGKILL) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw lastFailure }
    }
    if let failure = said.failure { throw failure }
    let signal = status & 0x7F
    return Ended(
      status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: said.output, errors: said.errors)
  }

  /// Two ends, neither of which a child inherits unless its actions say so.
  private final class Pipe {
    let reading: Int32
    private(set) var writing: Int32

    init() throws(Failure) {
      var ends: [Int32] = [-1, -1]
      #if canImport(Glibc)
        let result = unsafe Glibc.pipe(&ends)
      #elseif canImport(Musl)
        let result = unsafe Musl.pipe(&ends)
      #else
        let result = unsafe Darwin.pipe(&ends)
      #endif
      guard result == 0 else { throw lastFailure }
      // Never 0, 1 or 2, which the child has uses for, even if we were started without them.
      let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
      let failure = lastFailure
      for end in ends { SystemCalls.close(end) }
      (reading, writing) = (moved[0], moved[1])
      if reading < 0 || writing < 0 {
        close()
        throw failure
      }
    }

    func closeWriting() {
      if writing >= 0 { SystemCalls.close(writing) }
      writing = -1
    }

    func close() {
      closeWriting()
      if reading >= 0 { SystemCalls.close(reading) }
    }
  }

  private static func spawn(
    _ words: [String], _ environment: [String], _ input: Int32, _ output: Int32, _ errors: Int32
  ) -> Result<pid_t, Failure> {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return .failure(lastFailure) }
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    guard unsafe posix_spawnattr_init(&attributes) == 0 else { return .failure(lastFailure) }
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }
    // Whatever our thread keeps from itself, the child hears: that it is to end, and that nobody reads it any more.
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    _ = unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in signalsWithError { _ = unsafe sigaddset(&signals, signal) }
    _ = unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    _ = unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    var variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
    return code == 0 ? .success(process) : .failure(Failure(code: code))
  }

  /// Writes to one pipe and reads two to their ends, as each is ready: a program may fill one while the others
  /// are silent. We keep both ends of the first: a program that does not read to the end sends us no signal.
  private static func converse(
    _ asked: Pipe, _ input: [UInt8], _ output: Int32, _ errors: Int32, _ patience: Int32
  ) -> (output: [UInt8], errors: [UInt8], failure: Failure?) {
    _ = fcntl(asked.writing, F_SETFL, O_NONBLOCK)
    var rest = input[...]
    var said: [[UInt8]] = [[], []]
    var buffer: [UInt8] = Array(repeating: 0, count: 1 << 16)
    var waiting = [output, errors, asked.writing].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    waiting[2].events = Int16(POLLOUT)
    while waiting[0].fd >= 0 || waiting[1].fd >= 0 {
      if rest.isEmpty && waiting[2].fd >= 0 {
        asked.closeWriting()
        waiting[2].fd = -1
      }
      let ready = unsafe poll(&waiting, nfds_t(waiting.count), patience)
      if ready == 0 { return ([], [], Failure(code: ETIMEDOUT)) }
      if ready < 0 {
        if errno == EINTR { continue }
        return ([], [], lastFailure)
      }
      if waiting[2].fd >= 0 && waiting[2].revents != 0 {
        let count = unsafe rest.withUnsafeBufferPointer {
          unsafe writeSome(waiting[2].fd, $0.baseAddress, $0.count)
        }
        if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR && errno != EAGAIN { rest = [] }
      }
      for index in 0..<2 where waiting[index].fd >= 0 && waiting[index].revents != 0 {
        let count = unsafe buffer.withUnsafeMutableBufferPointer {
          unsafe readSome(waiting[index].fd, $0.baseAddress, $0.count)
        }
        if count > 0 {
          said[index] += buffer[..<count]
          if said[index].count > longestAnswer { return ([], [], Failure(code: EOVERFLOW)) }
        } else if count == 0 {
          waiting[index].fd = -1
        } else if errno != EINTR {
          return ([], [], lastFailure)
        }
      }
    }
    return (said[0], said[1], nil)
  }
}

extension SystemCalls.Failure {
  /// Whether a file of the name is there already.
  var isTaken: Bool { code == EEXIST }

  /// What a person reads, the same on every system and in every locale.
  var reason: FileFault.Reason {
    switch code {
    case ENOENT, ENOTDIR: .vanished
    case EISDIR: .isFolder
    case ENXIO: .notRegular
    case ELOOP: .linkLoop
    case EPIPE: .readerGone
    case EACCES, EPERM: .refused("permission denied")
    case EMFILE, ENFILE: .tooManyOpen
    case EOVERFLOW: .refused("its answer is too long")
    case ETIMEDOUT: .refused("no answer in time")
    case ENAMETOOLONG: .refused("the name is too long")
    case ENOSPC: .refused("no space left on the disk")
    case EFBIG: .refused("the file exceeds the size limit of this process (`ulimit -f`)")
    case EROFS: .refused("the disk is read-only")
    case EEXIST: .refused("it exists already")
    case EBADF: .refused("it is closed")
    case EIO: .refused("input/output error")
    default: .refused("system error \(code)")
    }
  }
}
