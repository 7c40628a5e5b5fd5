import Synchronization

/// A cache of results that all threads share.
///
/// A value must depend on its key only. Two threads that need it at once both compute it.
package final class SharedCache<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private let known = Mutex<[Question: Answer]>([:])

  package init() {}

  /// What is known, or what is found now. Nothing is locked while it is looked for.
  package func answer(to question: Question, _ find: () -> Answer) -> Answer {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = find()
    known.withLock { $0[question] = answer }
    return answer
  }
}
