import Synchronization

/// Work on a number of jobs by a number of threads: each job is done once, results come back in order.
package enum Workers {
  /// Stack of a worker in bytes: deep nesting in a source file recurses.
  static let stackSize = 16 << 20

  /// Runs a body for each index below `count` and returns the results in order of the index.
  ///
  /// Threads take runs of indices from one counter; nothing else is shared. With one thread, or little to do,
  /// the work is done where the call stands.
  package static func map<Result: Sendable>(
    count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let next = Counter()
    let run = 16
    let work: @Sendable (Int) -> [(Int, [Result])] = { _ in
      var done: [(Int, [Result])] = []
      while true {
        let start = next.take(run)
        if start >= count { return done }
        done.append((start, (start..<min(start + run, count)).map(body)))
      }
    }
    let wanted = max(1, min(threads, (count + run - 1) / run))
    var runs = Threads.map(wanted, stackSize: stackSize, work).flatMap { $0 }
    runs.sort { $0.0 < $1.0 }
    return runs.flatMap(\.1)
  }

  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)
    func take(_ amount: Int) -> Int { value.wrappingAdd(amount, ordering: .relaxed).oldValue }
  }
}
