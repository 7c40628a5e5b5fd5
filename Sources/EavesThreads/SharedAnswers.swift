import Synchronization

/// Answers that were found on the way, for every thread that asks the same again.
///
/// An answer depends on its question alone. Then nothing depends on who asked first; two threads that ask at once
/// both find it.
package final class SharedAnswers<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
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
