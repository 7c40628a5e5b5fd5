import Synchronization

/// A number of threads that share out work which falls into independent parts.
///
/// The mapped function is a pure function of an index, and results come back in the order of the indices, so they do
/// not depend on the number of threads.
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
  /// Threads take runs of indices from one counter; nothing else is shared. The last runs are short, so that no
  /// thread waits long for another. With one thread, or little to do, the work is done where the call stands.
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
    let next = Counter(to: count, run: run, threads: wanted)
    let work: @Sendable (Int) -> [(Int, [Result])] = { _ in
      var tool = make()
      var done: [(Int, [Result])] = []
      while let taken = next.take() {
        var results: [Result] = []
        results.reserveCapacity(taken.count)
        for index in taken { results.append(body(&tool, index)) }
        done.append((taken.lowerBound, results))
      }
      return done
    }
    var runs = Threads.map(wanted, stackSize: Self.stackSize, work).flatMap { $0 }
    runs.sort { $0.0 < $1.0 }
    var results: [Result] = []
    results.reserveCapacity(count)
    for (_, part) in runs { results += part }
    return results
  }

  /// What is left to do of a number of indices.
  private final class Counter: Sendable {
    private let next = Atomic<Int>(0)
    private let end: Int
    private let run: Int
    private let threads: Int

    init(to end: Int, run: Int, threads: Int) { (self.end, self.run, self.threads) = (end, run, threads) }

    /// The next run; nil when all are taken.
    func take() -> Range<Int>? {
      var start = next.load(ordering: .relaxed)
      while start < end {
        let taken = start..<start + max(1, min(run, (end - start) / (threads * 4)))
        let (isMine, now) = next.compareExchange(
          expected: start, desired: taken.upperBound, ordering: .relaxed)
        if isMine { return taken }
        start = now
      }
      return nil
    }
  }
}
