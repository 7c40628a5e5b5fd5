// swift-tools-version: 6.2
import PackageDescription

/// The settings of the product's own targets, so that what is measured here is what is shipped.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .strictMemorySafety(),
]

/// The scanner held against swift-syntax. Its own manifest: the product depends on nothing.
///
/// `Sources/EavesSource` and `Sources/EavesOutline` are links to the product's folders: the targets are no
/// products of the main package, and `package` access ends where a package ends.
let package = Package(
  name: "conformance",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", exact: "603.0.1")
  ],
  targets: [
    .target(name: "EavesSource", swiftSettings: house),
    // The fuzzer looks at single tokens, which are nobody else's business: hence `-enable-testing`.
    .target(
      name: "EavesOutline", dependencies: ["EavesSource"],
      swiftSettings: house + [.unsafeFlags(["-enable-testing"])]),
    .target(name: "Facts", swiftSettings: house),
    .target(
      name: "Reference",
      dependencies: [
        "Facts", .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: house),
    .executableTarget(
      name: "conform", dependencies: ["Facts", "Reference", "EavesSource", "EavesOutline"],
      swiftSettings: house),
    .executableTarget(name: "measure", dependencies: ["EavesSource", "EavesOutline"], swiftSettings: house),
    .executableTarget(name: "fuzz", dependencies: ["EavesSource", "EavesOutline"], swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
