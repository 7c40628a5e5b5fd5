import EavesOutline
import EavesThreads

/// What declarations were found to be on the way to one answer.
///
/// Values are built from values: a sum of a hundred sums of a hundred parts is computed once each, not a hundred times
/// a hundred times.
package final class InferenceCache {
  struct Question: Hashable {
    let place: NodeRef
    let depth: Int
    /// Of a closure: whether its first parameter is meant.
    var isFirst = false
  }

  /// The minimum number of parts of an expression that is cached.
  static let worthwhile = 8

  var known: [Question: [TypeIndex]] = [:]
}

/// What values are that take long to read: each is read once, not once for every use of it.
typealias LongValues = SharedCache<InferenceCache.Question, [TypeIndex]>

extension Project {
  /// How many nodes may be read again for every use.
  private static let shortEnough = 256

  /// An answer that is found by reading so many nodes.
  func answer(
    reading nodes: Int, _ question: InferenceCache.Question, _ find: () -> [TypeIndex]
  ) -> [TypeIndex] {
    nodes > Self.shortEnough ? answers.longValues.answer(to: question, find) : find()
  }
}
