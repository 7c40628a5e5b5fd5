// swift-tools-version: 6.2
import PackageDescription

/// What a check costs when what it reads is doubled. Its own manifest, without packages: it is run by hand.
///
/// `ChildProcess`, `Disk` and `Figures` are links to the files of `Tests/Bench`.
let package = Package(
  name: "doubling",
  platforms: [.macOS(.v15)],
  targets: [.executableTarget(name: "doubling", swiftSettings: [.strictMemorySafety()])],
  swiftLanguageModes: [.v6]
)
