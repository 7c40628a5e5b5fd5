// swift-tools-version: 6.0
import PackageDescription

// A package that is checked whenever it is built, and by `swift package eaves`.
let package = Package(
  name: "Ferry",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "eaves", path: "../..")],
  targets: [
    .target(name: "Timetable", plugins: [.plugin(name: "EavesBuildToolPlugin", package: "eaves")]),
    .target(
      name: "Crossing", dependencies: ["Timetable"],
      plugins: [.plugin(name: "EavesBuildToolPlugin", package: "eaves")]),
  ])
