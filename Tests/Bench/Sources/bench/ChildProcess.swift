#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a process and all that it waited for have cost, as the system counted it.
struct Cost {
  /// Seconds of all processors, in the program and for it in the system.
  let cpu: Double
  /// Seconds.
  let wall: Double
  /// The most memory that was held at once, in bytes.
  let peak: Int
}

/// A program and its words. Looked for on the PATH when the first word is no path.
struct ChildProcess {
  let words: [String]
  /// Where standard output goes.
  var output = "/dev/null"
  /// Where standard error goes.
  let errors: String

  /// How a process has ended.
  enum Ending {
    case status(Int)
    case signal(Int)
  }

  /// Runs to the end. Throws when it cannot be started, and when it does not end with 0.
  func run() throws(Failure) -> Cost {
    let (ending, cost) = try runToAnyEnd()
    if case .status(0) = ending { return cost }
    let said = (try? Disk.beginning(of: errors)) ?? ""
    throw Failure(message: "\(line) ended with \(ending)\n\(said.suffix(2_000))")
  }

  /// Runs to the end, whatever it is. Throws when it cannot be started.
  func runToAnyEnd() throws(Failure) -> (ending: Ending, cost: Cost) {
    let start = Self.now()
    let process = try spawn()
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw Failure(message: "\(line) cannot be waited for") }
    }
    let wall = Self.now() - start
    let cpu = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    return (Self.ending(status), Cost(cpu: cpu, wall: wall, peak: Self.peak(usage)))
  }

  /// The most memory that this program itself has held, in bytes. Linux counts a child from there on.
  static var ownPeak: Int {
    var usage = rusage()
    // RUSAGE_SELF, which has another type on each system.
    unsafe getrusage(0, &usage)
    return peak(usage)
  }

  /// Programs that wanted a processor in the last minute, on average; 0 when the system does not say.
  static var load: Double {
    var load = 0.0
    return unsafe getloadavg(&load, 1) == 1 ? load : 0
  }

  private static func peak(_ usage: rusage) -> Int {
    #if canImport(Darwin)
      Int(usage.ru_maxrss)
    #else
      Int(usage.ru_maxrss) * 1024
    #endif
  }

  var line: String { words.joined(separator: " ") }

  private static func ending(_ status: Int32) -> Ending {
    status & 0x7F == 0 ? .status(Int(status >> 8) & 0xFF) : .signal(Int(status) & 0x7F)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  private static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func spawn() throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, path) in [(Int32(1), output), (2, errors)] {
      unsafe posix_spawn_file_actions_addopen(
        &actions, descriptor, path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    }
    var texts = unsafe words.map { unsafe strdup($0) }
    unsafe texts.append(nil)
    defer { unsafe texts.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(&process, words[0], &actions, nil, texts, Self.environment)
    guard code == 0 else { throw Failure(message: "\(words[0]) cannot be started") }
    return process
  }

  /// This program's own, which the system puts behind the words of its command line.
  private static var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    unsafe CommandLine.unsafeArgv + Int(CommandLine.argc) + 1
  }
}
