// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Orchard",
  products: [.library(name: "Orchard", targets: ["OrchardStore", "OrchardFruit"])],
  targets: [
    .target(name: "OrchardFruit"),
    .target(name: "OrchardWires"),
    .target(name: "OrchardStore", dependencies: ["OrchardFruit", "OrchardWires"]),
  ])
