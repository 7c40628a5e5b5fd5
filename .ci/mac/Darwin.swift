// What Eaves calls of Apple's C library, with the types that its headers give: enough for a compiler to look at the
// branches for Darwin where there is no Mac. Nothing here is run, or part of the product.
@_exported import CDarwin

public typealias nfds_t = UInt32
public typealias pid_t = Int32
public typealias sigset_t = UInt32
public typealias size_t = Int
public typealias posix_spawnattr_t = UnsafeMutableRawPointer
public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer

public struct pollfd {
  public var fd: Int32
  public var events: Int16
  public var revents: Int16
  public init(fd: Int32, events: Int16, revents: Int16) {
    (self.fd, self.events, self.revents) = (fd, events, revents)
  }
}
public struct winsize {
  public var ws_row: UInt16
  public var ws_col: UInt16
  public init() { fatalError() }
}
public struct DIR {}
public struct dirent {
  public var d_ino: UInt64
  public var d_type: UInt8
  public var d_name: (CChar, CChar, CChar, CChar)
}
public struct _opaque_pthread_t {}
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
public struct pthread_attr_t {
  public init() { fatalError() }
}

public var errno: Int32 {
  get { fatalError() }
  set {}
}
public var O_RDONLY: Int32 { 0 }
public var O_WRONLY: Int32 { 1 }
public var O_NONBLOCK: Int32 { 4 }
public var O_APPEND: Int32 { 8 }
public var O_CREAT: Int32 { 0x200 }
public var O_EXCL: Int32 { 0x800 }
public var O_NOFOLLOW: Int32 { 0x100 }
public var O_DIRECTORY: Int32 { 0x10_0000 }
public var O_CLOEXEC: Int32 { 0x100_0000 }
public var AT_SYMLINK_NOFOLLOW: Int32 { 0x20 }
public var S_IFMT: mode_t { 0o170000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFLNK: mode_t { 0o120000 }
public var DT_UNKNOWN: Int32 { 0 }
public var DT_DIR: Int32 { 4 }
public var DT_REG: Int32 { 8 }
public var DT_LNK: Int32 { 10 }
public var SEEK_SET: Int32 { 0 }
public var X_OK: Int32 { 1 }
public var POLLIN: Int32 { 1 }
public var POLLOUT: Int32 { 4 }
public var TIOCGWINSZ: UInt { 0x4008_7468 }
public var F_GETFD: Int32 { 1 }
public var F_SETFL: Int32 { 4 }
public var F_DUPFD_CLOEXEC: Int32 { 67 }
public var SIGKILL: Int32 { 9 }
public var SIGPIPE: Int32 { 13 }
public var SIGXFSZ: Int32 { 25 }
public typealias sig_t = @convention(c) (Int32) -> Void
public var SIG_IGN: sig_t { { _ in } }
@discardableResult public func signal(_ number: Int32, _ action: sig_t!) -> sig_t! { action }
public var POSIX_SPAWN_SETSIGDEF: Int32 { 4 }
public var POSIX_SPAWN_SETSIGMASK: Int32 { 8 }
public var _SC_OPEN_MAX: Int32 { 5 }
public var _SC_NPROCESSORS_ONLN: Int32 { 58 }
public var EPERM: Int32 { 1 }
public var ENOENT: Int32 { 2 }
public var EINTR: Int32 { 4 }
public var EIO: Int32 { 5 }
public var ENXIO: Int32 { 6 }
public var EBADF: Int32 { 9 }
public var EACCES: Int32 { 13 }
public var EEXIST: Int32 { 17 }
public var ENOTDIR: Int32 { 20 }
public var EISDIR: Int32 { 21 }
public var ENFILE: Int32 { 23 }
public var EMFILE: Int32 { 24 }
public var ENOSPC: Int32 { 28 }
public var EFBIG: Int32 { 27 }
public var EROFS: Int32 { 30 }
public var EPIPE: Int32 { 32 }
public var EAGAIN: Int32 { 35 }
public var ETIMEDOUT: Int32 { 60 }
public var ELOOP: Int32 { 62 }
public var ENAMETOOLONG: Int32 { 63 }
public var EOVERFLOW: Int32 { 84 }

public func open(_: UnsafePointer<CChar>, _: Int32) -> Int32 { fatalError() }
public func open(_: UnsafePointer<CChar>, _: Int32, _: mode_t) -> Int32 { fatalError() }
public func openat(_: Int32, _: UnsafePointer<CChar>, _: Int32) -> Int32 { fatalError() }
public func openat(_: Int32, _: UnsafePointer<CChar>, _: Int32, _: mode_t) -> Int32 { fatalError() }
public func close(_: Int32) -> Int32 { fatalError() }
public func read(_: Int32, _: UnsafeMutableRawPointer!, _: Int) -> Int { fatalError() }
public func write(_: Int32, _: UnsafeRawPointer!, _: Int) -> Int { fatalError() }
public func lseek(_: Int32, _: off_t, _: Int32) -> off_t { fatalError() }
public func fchmod(_: Int32, _: mode_t) -> Int32 { fatalError() }
public func fcntl(_: Int32, _: Int32) -> Int32 { fatalError() }
public func fcntl(_: Int32, _: Int32, _: Int32) -> Int32 { fatalError() }
public func pipe(_: UnsafeMutablePointer<Int32>!) -> Int32 { fatalError() }
public func poll(_: UnsafeMutablePointer<pollfd>!, _: nfds_t, _: Int32) -> Int32 { fatalError() }
public func realpath(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<CChar>!) -> UnsafeMutablePointer<
  CChar
>! { fatalError() }
public func getcwd(_: UnsafeMutablePointer<CChar>!, _: Int) -> UnsafeMutablePointer<CChar>! { fatalError() }
public func readlink(_: UnsafePointer<CChar>!, _: UnsafeMutablePointer<CChar>!, _: Int) -> Int {
  fatalError()
}
public func access(_: UnsafePointer<CChar>!, _: Int32) -> Int32 { fatalError() }
public func renameat(_: Int32, _: UnsafePointer<CChar>!, _: Int32, _: UnsafePointer<CChar>!) -> Int32 {
  fatalError()
}
public func unlinkat(_: Int32, _: UnsafePointer<CChar>!, _: Int32) -> Int32 { fatalError() }
public func fdopendir(_: Int32) -> UnsafeMutablePointer<DIR>! { fatalError() }
public func closedir(_: UnsafeMutablePointer<DIR>!) -> Int32 { fatalError() }
public func readdir(_: UnsafeMutablePointer<DIR>!) -> UnsafeMutablePointer<dirent>! { fatalError() }
public func dirfd(_: UnsafeMutablePointer<DIR>!) -> Int32 { fatalError() }
public func strlen(_: UnsafePointer<CChar>!) -> Int { fatalError() }
public func strdup(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { fatalError() }
public func free(_: UnsafeMutableRawPointer!) {}
public func getenv(_: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { fatalError() }
public func _NSGetEnviron() -> UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>! {
  fatalError()
}
public func isatty(_: Int32) -> Int32 { fatalError() }
public func ioctl(_: Int32, _: UInt, _: UnsafeMutableRawPointer) -> Int32 { fatalError() }
public func sysconf(_: Int32) -> Int { fatalError() }
public func getpid() -> pid_t { fatalError() }
public func time(_: UnsafeMutablePointer<Int>!) -> Int { fatalError() }
public func kill(_: pid_t, _: Int32) -> Int32 { fatalError() }
public func waitpid(_: pid_t, _: UnsafeMutablePointer<Int32>!, _: Int32) -> pid_t { fatalError() }
public func exit(_: Int32) -> Never { fatalError() }
public func sigemptyset(_: UnsafeMutablePointer<sigset_t>!) -> Int32 { fatalError() }
public func sigaddset(_: UnsafeMutablePointer<sigset_t>!, _: Int32) -> Int32 { fatalError() }
public func posix_spawn_file_actions_init(_: UnsafeMutablePointer<posix_spawn_file_actions_t?>!) -> Int32 {
  fatalError()
}
public func posix_spawn_file_actions_destroy(_: UnsafeMutablePointer<posix_spawn_file_actions_t?>!) -> Int32 {
  fatalError()
}
public func posix_spawn_file_actions_adddup2(
  _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!, _: Int32, _: Int32
) -> Int32 { fatalError() }
public func posix_spawnattr_init(_: UnsafeMutablePointer<posix_spawnattr_t?>!) -> Int32 { fatalError() }
public func posix_spawnattr_destroy(_: UnsafeMutablePointer<posix_spawnattr_t?>!) -> Int32 { fatalError() }
public func posix_spawnattr_setflags(_: UnsafeMutablePointer<posix_spawnattr_t?>!, _: Int16) -> Int32 {
  fatalError()
}
public func posix_spawnattr_setsigmask(
  _: UnsafeMutablePointer<posix_spawnattr_t?>!, _: UnsafePointer<sigset_t>!
) -> Int32 { fatalError() }
public func posix_spawnattr_setsigdefault(
  _: UnsafeMutablePointer<posix_spawnattr_t?>!, _: UnsafePointer<sigset_t>!
) -> Int32 { fatalError() }
public func posix_spawn(
  _: UnsafeMutablePointer<pid_t>!, _: UnsafePointer<CChar>!, _: UnsafePointer<posix_spawn_file_actions_t?>!,
  _: UnsafePointer<posix_spawnattr_t?>!, _: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
  _: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { fatalError() }
public func pthread_attr_init(_: UnsafeMutablePointer<pthread_attr_t>) -> Int32 { fatalError() }
public func pthread_attr_destroy(_: UnsafeMutablePointer<pthread_attr_t>) -> Int32 { fatalError() }
public func pthread_attr_setstacksize(_: UnsafeMutablePointer<pthread_attr_t>, _: Int) -> Int32 {
  fatalError()
}
public func pthread_create(
  _: UnsafeMutablePointer<pthread_t?>, _: UnsafePointer<pthread_attr_t>?,
  _: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _: UnsafeMutableRawPointer?
) -> Int32 { fatalError() }
public func pthread_join(_: pthread_t, _: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> Int32 {
  fatalError()
}

// What `Synchronization` for Linux asks of the C library, in whose place this stands.
public func _swift_stdlib_gettid() -> UInt32 { fatalError() }
public func _swift_stdlib_futex_lock(_: UnsafeMutablePointer<UInt32>!) -> UInt32 { fatalError() }
public func _swift_stdlib_futex_trylock(_: UnsafeMutablePointer<UInt32>!) -> UInt32 { fatalError() }
public func _swift_stdlib_futex_unlock(_: UnsafeMutablePointer<UInt32>!) -> UInt32 { fatalError() }
