// swift-tools-version: 6.0
import PackageDescription

/// A target that draws with what the domain says.
func feature(_ name: String, _ more: [Target.Dependency] = [], path: String? = nil) -> Target {
  .target(name: "\(name)Feature", dependencies: ["Domain", "DesignSystem"] + more, path: path)  // ✗
}

let package = Package(
  name: "Museum",
  platforms: [.iOS(.v18)],
  targets: [
    .target(name: "Domain"),
    .target(name: "Data", dependencies: ["Domain"]),
    .target(name: "DesignSystem"),
    feature("Tours"),
    feature("Shop"),  // ✗
    feature(
      "Tickets",
      [
        "ShopFeature"  // ✗
      ], path: "Tickets"),
    // trap: what is handed on is declared
    .target(name: "Guide", dependencies: ["ToursFeature", "Voice"]),  // ✗
    .target(name: "Voice", dependencies: ["Sound"]),
    .target(name: "Sound"),
    .target(name: "Rooms", dependencies: ["Doors"]),
    .target(name: "Doors"),  // ✗
    // trap: tests import what they like
    .testTarget(name: "ToursTests", dependencies: ["ToursFeature"]),
    // trap: no import would show it
    .plugin(name: "Printer", capability: .buildTool()),
  ]
)
