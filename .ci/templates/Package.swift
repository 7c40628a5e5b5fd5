// swift-tools-version: 6.2
import PackageDescription

// The build tool plugin of Eaves with the program as it was released: a package that uses it compiles nothing of Eaves.
let package = Package(
  name: "eaves-plugins",
  platforms: [.macOS(.v15)],
  products: [
    .plugin(name: "EavesBuildToolPlugin", targets: ["EavesBuildToolPlugin"])
  ],
  targets: [
    .binaryTarget(
      name: "eaves",
      url: "https://github.com/OWNER/eaves/releases/download/@VERSION@/eaves.artifactbundle.zip",
      checksum: "@CHECKSUM@"),
    .plugin(name: "EavesBuildToolPlugin", capability: .buildTool(), dependencies: ["eaves"]),
  ])
