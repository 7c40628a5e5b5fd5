import EavesThreads
import Synchronization
import Testing

/// What is done side by side comes to the same as what is done one after the other.
@Suite struct WorkersTests {
  @Test func `results come in the order of what they are of, however many do the work`() {
    for threads in [1, 2, 3, 7] {
      for count in [0, 1, 2, 15, 16, 17, 100, 1000] {
        for run in [1, 16, 64] {
          let found = Workers(threads: threads).map(count: count, run: run) { $0 * $0 }
          #expect(found == (0..<count).map { $0 * $0 })
        }
      }
    }
  }

  @Test func `a value that was begun is made once, whoever asks`() {
    for threads in [1, 2] {
      let counter = Counter()
      let begun = Workers(threads: threads).begin { counter.next() }
      let asked = Workers(threads: 4).map(count: 64, run: 1) { _ in begun.value }
      #expect(asked == Array(repeating: 1, count: 64))
    }
  }

  @Test func `nobody makes alone what nobody asks for`() {
    let counter = Counter()
    _ = Workers.alone.begin { counter.next() }
    #expect(counter.next() == 1)
  }

  @Test func `what was begun and never asked for has ended when its handle goes`() {
    let counter = Counter()
    do { _ = Workers(threads: 2).begin { counter.next() } }
    #expect(counter.next() == 2)
  }

  @Test func `two values are made beside each other, each in its place`() {
    for threads in [1, 2] {
      let both = Workers(threads: threads).both {
        "one"
      } _: {
        2
      }
      #expect(both == ("one", 2))
    }
  }
}

/// Counts how often it was asked.
private final class Counter: Sendable {
  private let count = Atomic<Int>(0)
  func next() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }
}
