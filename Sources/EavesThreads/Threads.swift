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
    var started: [(thread: pthread_t, errand: Errand<Result>)] = []
    for index in stride(from: 1, to: count, by: 1) {
      let errand = Errand { body(index) }
      if let thread = start(errand, stackSize: stackSize) { started.append((thread, errand)) }
    }
    var results = [body(0)]
    for (thread, errand) in started {
      _ = pthread_join(thread, nil)
      if let result = errand.result { results.append(result) }
    }
    return results
  }

  private static func start<Result>(_ errand: Errand<Result>, stackSize: Int) -> pthread_t? {
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
      let thread: pthread_t? = made
    #endif
    if status != 0 {
      unsafe kept.release()
      return nil
    }
    return thread
  }
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
