import Foundation

/// Where this repository lies on disk.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}

/// `UPDATE_SNAPSHOTS=1 swift test` writes what a run says instead of comparing it.
enum Snapshots {
  static let areRewritten = ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1"
}
