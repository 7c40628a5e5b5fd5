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
    var started: [(thread: RunningThread, errand: Errand<Result>)] = []
    for index in stride(from: 1, to: count, by: 1) {
      let errand = Errand { body(index) }
      if let thread = start(errand, stackSize: stackSize) { started.append((thread, errand)) }
    }
    var results = [body(0)]
    for (thread, errand) in started {
      thread.join()
      if let result = errand.result { results.append(result) }
    }
    return results
  }

  /// Runs a body on a thread of its own, which somebody is to join; nil where none can be made.
  static func start(stackSize: Int, _ body: @escaping @Sendable () -> Void) -> RunningThread? {
    start(Errand(body), stackSize: stackSize)
  }

  private static func start<Result>(_ errand: Errand<Result>, stackSize: Int) -> RunningThread? {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
    defer { _ = unsafe pthread_attr_destroy(&attributes) }
    _ = unsafe pthread_attr_setstacksize(&attributes, stackSize)
    let kept = unsafe Unmanaged<AnyErrand>.passRetained(errand)
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = unsafe pthread_create(&thread, &attributes, { runErrand($0) }, kept.toOpaque())
    #else
      var made = pthread_t()
      let status = unsafe pthread_create(&made, &attributes, { unsafe runErrand($0) }, kept.toOpaque())
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

private func runErrand(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let pointer = unsafe pointer {
    unsafe Unmanaged<AnyErrand>.fromOpaque(pointer).takeRetainedValue().run()
  }
  return nil
}

/// What a thread is to do; one class, since a C function pointer knows no generic types.
private class AnyErrand: @unchecked Sendable {
  func run() {}
}

/// Work and its result. The result is written on the thread and read after it was joined.
private final class Errand<Result: Sendable>: AnyErrand, @unchecked Sendable {
  private let body: @Sendable () -> Result
  private(set) var result: Result?
  init(_ body: @escaping @Sendable () -> Result) { self.body = body }
  override func run() { result = body() }
}
