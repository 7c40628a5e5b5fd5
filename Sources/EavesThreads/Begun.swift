import Synchronization

/// A value that is made beside what goes on, until somebody asks for it.
///
/// Who asks while it is being made waits; who asks before anybody began makes it where the call stands. Either way it
/// is made once, and it is the same: nothing depends on which thread came first.
package final class Begun<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = MadeOnce<Value>()
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

/// A value that is made once, by the one who asks first; who asks meanwhile waits for it.
package final class MadeOnce<Value: Sendable>: Sendable {
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
  /// Begins what is asked for later, where there is a second thread to do it.
  package func begin<Value: Sendable>(_ make: @escaping @Sendable () -> Value) -> Begun<Value> {
    Begun(beside: threads > 1, make)
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
