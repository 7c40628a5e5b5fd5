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
  /// What is reached: "ModelContext", "service TripService".
  let end: String

  init(_ hops: [Hop], to end: String) { (self.hops, self.end) = (hops, end) }
}
