// swift-tools-version: 6.2
import PackageDescription

/// One list for every target: imports are a target's own business, each file writes its own,
/// existentials say `any`, and every unsafe expression says `unsafe`.
let house: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .strictMemorySafety(),
]

/// A stage of the line from bytes to report: what it may import is what stands here.
func stage(_ name: String, imports: [String] = []) -> Target {
  .target(name: name, dependencies: imports.map { .byName(name: $0) }, swiftSettings: house)
}

/// The tests of one stage.
func tests(of name: String, imports: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + imports.map { .byName(name: $0) },
    swiftSettings: house)
}

let package = Package(
  name: "eaves",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "eaves", targets: ["eaves"]),
    .plugin(name: "EavesBuildToolPlugin", targets: ["EavesBuildToolPlugin"]),
    .plugin(name: "EavesCommandPlugin", targets: ["EavesCommandPlugin"]),
  ],
  targets: [
    stage("EavesSource"),
    stage("EavesFindings", imports: ["EavesSource"]),
    stage("EavesOutline", imports: ["EavesSource"]),
    stage("EavesThreads"),
    stage("EavesGraphs"),
    stage("EavesLayout", imports: ["EavesGraphs"]),
    stage("EavesFiles", imports: ["EavesSource"]),
    stage("EavesDocuments", imports: ["EavesSource", "EavesFindings"]),
    stage(
      "EavesProject",
      imports: ["EavesSource", "EavesThreads", "EavesFindings", "EavesOutline", "EavesDocuments"]),
    stage(
      "EavesChecks",
      imports: [
        "EavesSource", "EavesThreads", "EavesGraphs", "EavesFindings", "EavesOutline", "EavesDocuments",
        "EavesProject",
      ]),
    stage(
      "EavesSession",
      imports: [
        "EavesSource", "EavesThreads", "EavesGraphs", "EavesFindings", "EavesOutline", "EavesFiles",
        "EavesDocuments", "EavesProject", "EavesChecks",
      ]),
    stage("EavesReporters", imports: ["EavesSource", "EavesGraphs", "EavesLayout", "EavesFindings"]),
    stage("EavesShippedRules"),
    .executableTarget(
      name: "eaves",
      dependencies: [
        "EavesSource", "EavesThreads", "EavesFindings", "EavesOutline", "EavesFiles", "EavesDocuments",
        "EavesProject", "EavesChecks", "EavesSession", "EavesReporters", "EavesShippedRules",
      ],
      swiftSettings: house),
    .plugin(name: "EavesBuildToolPlugin", capability: .buildTool(), dependencies: ["eaves"]),
    .plugin(
      name: "EavesCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "eaves",
          description: "Check that the package keeps to its architecture; takes words as eaves does")),
      dependencies: ["eaves"]),
    // What fuzzing tests share. No test itself, and no part of the product.
    .target(name: "FuzzCases", path: "Tests/FuzzCases", swiftSettings: house),
    tests(of: "EavesSource", imports: ["FuzzCases"]),
    tests(of: "EavesOutline", imports: ["EavesSource", "FuzzCases"]),
    tests(of: "EavesFiles", imports: ["EavesSource"]),
    tests(of: "EavesDocuments", imports: ["EavesSource", "EavesFindings", "FuzzCases"]),
    tests(of: "EavesProject", imports: ["EavesSource", "EavesOutline", "EavesDocuments"]),
    tests(
      of: "EavesChecks",
      imports: [
        "EavesSource", "EavesThreads", "EavesFindings", "EavesOutline", "EavesDocuments", "EavesProject",
        "FuzzCases",
      ]),
    tests(of: "EavesGraphs", imports: ["FuzzCases"]),
    tests(of: "EavesLayout", imports: ["EavesGraphs", "FuzzCases"]),
    tests(of: "EavesReporters", imports: ["EavesSource", "EavesFindings", "EavesLayout", "FuzzCases"]),
    tests(
      of: "EavesSession",
      imports: [
        "EavesSource", "EavesThreads", "EavesFindings", "EavesOutline", "EavesFiles", "EavesDocuments",
        "EavesProject", "EavesChecks", "EavesReporters", "EavesShippedRules", "FuzzCases",
      ]),
    tests(
      of: "eaves",
      imports: [
        "EavesSource", "EavesThreads", "EavesFindings", "EavesFiles", "EavesDocuments", "EavesChecks",
        "EavesSession", "EavesReporters", "EavesShippedRules", "FuzzCases",
      ]),
    .testTarget(
      name: "HouseTests",
      dependencies: [
        "EavesSource", "EavesThreads", "EavesFindings", "EavesOutline", "EavesFiles", "EavesDocuments",
        "EavesChecks", "EavesSession", "EavesReporters", "EavesShippedRules",
      ],
      exclude: ["BannedTerms.txt"], swiftSettings: house),
  ],
  swiftLanguageModes: [.v6]
)
