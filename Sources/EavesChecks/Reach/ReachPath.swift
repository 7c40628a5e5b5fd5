import EavesFindings
import EavesSource

/// The path behind a place that reaches something: where bodies run bodies, and what the last one touches.
final class ReachPath: Sendable {
  struct Hop: Sendable {
    let file: Int
    let range: ByteRange
    /// "`FeedStore.load()` calls `APIClient.get()`".
    let text: String
  }

  let hops: [Hop]
  /// What is reached.
  let end: Party

  /// The hops of a path that are left out: nobody reads the middle of a long one, and a branch may bring thousands.
  static func skipped(of count: Int) -> Range<Int> {
    let ends = 50
    return count > 2 * ends ? ends..<count - ends : 0..<0
  }

  init(_ hops: [Hop], to end: Party) { (self.hops, self.end) = (hops, end) }
}
