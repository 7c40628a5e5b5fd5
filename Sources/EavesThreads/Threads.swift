#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Threads with a stack of a chosen size: the default of some systems is too small for recursion.
enum Threads {
  /// Runs a body once on each of `count` threads, the calling one among them, and returns what they return.
  /// A thread that cannot be made is missing from the result: the others do its share.
  static func map<Result: Sendable>(
    _ count: Int, stackSize: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    var started: [(thread: RunningThread, threadTask: ThreadTask<Result>)] = []
    for index in stride(from: 1, to: count, by: 1) {
      let threadTask = ThreadTask { body(index) }
      if let thread = start(threadTask, stackSize: stackSize) { started.append((thread, threadTask)) }
    }
    var results = [body(0)]
    for (thread, threadTask) in started {
      thread.join()
      if let result = threadTask.result { results.append(result) }
    }
    return results
  }

  /// Runs a body on a thread of its own, which somebody is to join; nil where none can be made.
  static func start(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> RunningThread? {
    start(ThreadTask(body), stackSize: stackSize)
  }

  private static func start<Result>(_ threadTask: ThreadTask<Result>, stackSize: Int) -> RunningThread? {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { _ = unsafe pthread_attr_destroy(&attributes) }
    _ = unsafe pthread_attr_setstacksize(&attributes, stackSize)
    let kept = unsafe Unmanaged<AnyThreadTask>.passRetained(threadTask)
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = unsafe pthread_create(&thread, &attributes, { runThreadTask($0) }, kept.toOpaque())
    #else
      var made = pthread_t()
      let status = unsafe pthread_create(&made, &attributes, { unsafe runThreadTask($0) }, kept.toOpaque())
      let thread = made
    #endif
    if status != 0 {
      unsafe kept.release()
      return nil
    }
    #if canImport(Darwin)
      return thread.map { RunningThread($0) }
    #else
      return RunningThread(thread)
    #endif
  }
}

/// A thread that was started, for the one who joins it: once.
///
/// Unchecked, since what the system calls a thread is a pointer on some systems: nobody reads behind it.
struct RunningThread: @unchecked Sendable {
  private let id: pthread_t
  fileprivate init(_ id: pthread_t) { self.id = id }

  /// Waits until it has ended.
  func join() { _ = pthread_join(id, nil) }
}

private func runThreadTask(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let pointer = unsafe pointer {
    unsafe Unmanaged<AnyThreadTask>.fromOpaque(pointer).takeRetainedValue().run()
  }
  return nil
}

/// What a thread is to do; one class, since a C function pointer knows no generic types.
private class AnyThreadTask: @unchecked Sendable {
  func run() {}
}

/// Work and its result. The result is written on the thread and read after it was joined.
private final class ThreadTask<Result: Sendable>: AnyThreadTask, @unchecked Sendable {
  private let body: @Sendable () -> Result
  private(set) var result: Result?
  init(_ body: @escaping @Sendable () -> Result) { self.body = body }
  override func run() { result = body() }
}
