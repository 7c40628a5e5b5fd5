import Synchronization

/// A number of threads that share out work which falls into independent parts.
///
/// Whoever maps over files, types or rules with it writes a pure function of an index; the results come back in the
/// order of the indices, so nothing depends on how many threads there are.
package struct Workers: Sendable {
  /// Stack of a worker in bytes: deep nesting in a source file recurses.
  static let stackSize = 16 << 20

  /// At least 1.
  package let threads: Int

  package init(threads: Int) { self.threads = max(1, threads) }

  /// Where the call stands, one after the other.
  package static let alone = Workers(threads: 1)

  /// Runs a body for each index below `count` and returns the results in order of the index.
  ///
  /// Threads take runs of indices from one counter; nothing else is shared. With one thread, or little to do,
  /// the work is done where the call stands.
  ///
  /// - Parameter run: how many indices a thread takes at once: many where one costs little.
  package func map<Result: Sendable>(
    count: Int, run: Int = 16, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    map(count: count, run: run, with: {}) { _, index in body(index) }
  }

  /// As `map`, with something that each thread makes for itself and uses again for every index it takes.
  package func map<Tool, Result: Sendable>(
    count: Int, run: Int = 16, with make: @escaping @Sendable () -> Tool,
    _ body: @escaping @Sendable (inout Tool, Int) -> Result
  ) -> [Result] {
    let wanted = max(1, min(threads, (count + run - 1) / run))
    if wanted == 1 {
      var tool = make()
      var results: [Result] = []
      results.reserveCapacity(count)
      for index in 0..<count { results.append(body(&tool, index)) }
      return results
    }
    let next = Counter()
    let work: @Sendable (Int) -> [(Int, [Result])] = { _ in
      var tool = make()
      var done: [(Int, [Result])] = []
      while true {
        let start = next.take(run)
        if start >= count { return done }
        var results: [Result] = []
        results.reserveCapacity(run)
        for index in start..<min(start + run, count) { results.append(body(&tool, index)) }
        done.append((start, results))
      }
    }
    var runs = Threads.map(wanted, stackSize: Self.stackSize, work).flatMap { $0 }
    runs.sort { $0.0 < $1.0 }
    return runs.flatMap { $0.1 }
  }

  /// As `map`, but hands each result on in order of the index as soon as those around it are there, so that only a
  /// few are alive at once.
  package func forEach<Result: Sendable>(
    count: Int, _ body: @escaping @Sendable (Int) -> Result, do consume: (Int, Result) -> Void
  ) {
    let portion = 512
    for start in stride(from: 0, to: count, by: portion) {
      let results = map(count: min(portion, count - start)) { body(start + $0) }
      for (index, result) in results.enumerated() { consume(start + index, result) }
    }
  }

  private final class Counter: Sendable {
    private let value = Atomic<Int>(0)
    func take(_ amount: Int) -> Int { value.wrappingAdd(amount, ordering: .relaxed).oldValue }
  }
}
