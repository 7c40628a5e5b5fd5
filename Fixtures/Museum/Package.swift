// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Museum",
  platforms: [.iOS(.v18)],
  targets: [
    .target(name: "Domain"),
    .target(name: "Data", dependencies: ["Domain"]),
    .target(name: "DesignSystem"),
    .target(name: "ToursFeature", dependencies: ["Domain", "DesignSystem"]),
    .target(name: "ShopFeature", dependencies: ["Domain", "DesignSystem"]),
    .target(name: "TicketsFeature", dependencies: ["Domain", "DesignSystem"], path: "Tickets"),
    .testTarget(name: "ToursTests", dependencies: ["ToursFeature"]),
  ]
)
