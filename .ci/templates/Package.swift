// swift-tools-version: 6.2
import PackageDescription

// The plugins of Eaves with the program as it was released: a package that uses them compiles nothing of Eaves.
let package = Package(
  name: "eaves-plugins",
  platforms: [.macOS(.v15)],
  products: [
    .plugin(name: "EavesBuildToolPlugin", targets: ["EavesBuildToolPlugin"]),
    .plugin(name: "EavesCommandPlugin", targets: ["EavesCommandPlugin"]),
  ],
  targets: [
    .binaryTarget(
      name: "eaves",
      url: "https://github.com/OWNER/eaves/releases/download/@VERSION@/eaves.artifactbundle.zip",
      checksum: "@CHECKSUM@"),
    .plugin(name: "EavesBuildToolPlugin", capability: .buildTool(), dependencies: ["eaves"]),
    .plugin(
      name: "EavesCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "eaves",
          description: "Check that the package keeps to its architecture; takes words as eaves does")),
      dependencies: ["eaves"]),
  ])
