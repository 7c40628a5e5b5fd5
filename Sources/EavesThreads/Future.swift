import Synchronization

/// A value that is computed in the background until it is needed.
///
/// A caller during the computation waits; a caller before it computes the value itself. The value is computed once and
/// does not depend on the order of threads.
package final class Future<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = LazyValue<Value>()
  /// Nil where it is made where it is asked for.
  private let thread: RunningThread?

  fileprivate init(beside isBeside: Bool, _ make: @escaping @Sendable () -> Value) {
    self.make = make
    let made = made
    thread =
      isBeside ? Threads.start(stackSize: Workers.stackSize) { _ = made.value(orMaking: make) } : nil
  }

  /// What is at hand.
  package init(_ value: Value) {
    make = { value }
    thread = nil
  }

  /// No thread outlives who wanted its value.
  deinit { thread?.join() }

  package var value: Value { made.value(orMaking: make) }
}

/// A value that the first caller computes; callers meanwhile wait for it.
package final class LazyValue<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  package init() {}

  /// - Parameter make: makes the value, without asking for it.
  package func value(orMaking make: () -> Value) -> Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}

extension Workers {
  /// Begins a computation in the background, where there is a second thread.
  package func begin<Value: Sendable>(_ make: @escaping @Sendable () -> Value) -> Future<Value> {
    Future(beside: threads > 1, make)
  }

  /// Makes two values beside each other, or one after the other.
  package func both<One: Sendable, Other: Sendable>(
    _ one: @escaping @Sendable () -> One, _ other: @escaping @Sendable () -> Other
  ) -> (One, Other) {
    let begun = begin(other)
    let value = one()
    return (value, begun.value)
  }
}
