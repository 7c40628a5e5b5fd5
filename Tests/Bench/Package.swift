// swift-tools-version: 6.2
import PackageDescription

/// The settings of the product's own targets, so that what is measured here is what is shipped.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .strictMemorySafety(),
]

/// The speed of Eaves beside other ways to look at the same files. Its own manifest: the product depends on
/// nothing.
///
/// `Sources/EavesSource`, `Sources/EavesThreads`, `Sources/EavesOutline` and `Sources/EavesFiles` are links to the
/// product's folders, as in `Tests/Conformance`.
let package = Package(
  name: "bench",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1")
  ],
  targets: [
    .target(name: "EavesSource", swiftSettings: house),
    .target(name: "EavesThreads", swiftSettings: house),
    .target(name: "EavesOutline", dependencies: ["EavesSource"], swiftSettings: house),
    .target(name: "EavesFiles", dependencies: ["EavesSource"], swiftSettings: house),
    .executableTarget(
      name: "scan", dependencies: ["EavesSource", "EavesThreads", "EavesOutline", "EavesFiles"],
      swiftSettings: house),
    .executableTarget(
      name: "parse", dependencies: [.product(name: "SwiftParser", package: "swift-syntax")]),
    .executableTarget(name: "yardstick"),
    .executableTarget(name: "bench", swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
