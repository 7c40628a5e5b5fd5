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

  init(_ hops: [Hop], to end: Party) { (self.hops, self.end) = (hops, end) }
}
