// swift-tools-version: 6.2
import PackageDescription

// The command plugin of Eaves with the program as it was released. A package of its own: SwiftPM compiles every plugin of
// a package that it builds with, and who only checks while building need not wait for this one.
let package = Package(
  name: "eaves-command",
  platforms: [.macOS(.v15)],
  products: [
    .plugin(name: "EavesCommandPlugin", targets: ["EavesCommandPlugin"])
  ],
  targets: [
    // Named apart from that of `eaves-plugins`, for a package that uses both.
    .binaryTarget(
      name: "eaves-of-command",
      url: "https://github.com/OWNER/eaves/releases/download/@VERSION@/eaves.artifactbundle.zip",
      checksum: "@CHECKSUM@"),
    .plugin(
      name: "EavesCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "eaves",
          description: "Check that the package keeps to its architecture; takes words as eaves does")),
      dependencies: ["eaves-of-command"]),
  ])
