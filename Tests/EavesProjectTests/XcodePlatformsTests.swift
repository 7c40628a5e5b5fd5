import EavesSource
import Testing

@testable import EavesProject

/// Which platforms a file runs on, as Xcode's own files say it.
@Suite("Xcode platforms")
struct XcodePlatformsTests {
  private func platforms(of path: String, _ texts: [String: String]) -> [String: Int] {
    let sources = texts.map { SourceText(path: FilePath($0.key), text: $0.value) }
      .sorted { $0.path < $1.path }
    return ModuleMap(pages: XcodeFiles(sources)).platforms(of: FilePath(path))
  }

  @Test("the lowest target of a project decides, for each platform")
  func lowest() {
    let found = platforms(
      of: "App/Clock.swift",
      [
        "Clock.xcodeproj/project.pbxproj": page(
          [],
          project: """
            IPHONEOS_DEPLOYMENT_TARGET = 17.0;
            "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]" = 16.4;
            MACOSX_DEPLOYMENT_TARGET = 14.0;
            RECOMMENDED_MACOSX_DEPLOYMENT_TARGET = 10.15;
            SDKROOT = auto;
            """)
      ])
    #expect(found == ["iOS": 16, "macOS": 14])
  }

  @Test("settings files belong to the nearest project, variables say nothing")
  func settingsFiles() {
    let texts = [
      "Tower/Tower.xcodeproj/project.pbxproj": page([], project: "IPHONEOS_DEPLOYMENT_TARGET = $(TARGET);"),
      "Tower/Other.xcodeproj/project.pbxproj": page([], project: "IPHONEOS_DEPLOYMENT_TARGET = 18.0;"),
      "Tower/config/Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 15.0 // oldest tablets",
      "Shared.xcconfig": "MACOSX_DEPLOYMENT_TARGET=13",
    ]
    #expect(platforms(of: "Tower/Bell.swift", texts) == ["iOS": 15])
    #expect(platforms(of: "Yard/Bell.swift", texts) == ["macOS": 13])
  }

  @Test("a helper for the Mac says nothing of an application for telephones")
  func helpers() {
    let targets = "IPHONEOS_DEPLOYMENT_TARGET = 17.0;\nMACOSX_DEPLOYMENT_TARGET = 12.0;\n"
    func found(_ project: String, _ settings: String = "") -> [String: Int] {
      platforms(of: "A.swift", [Self.file: page([], project: project), "B.xcconfig": settings])
    }
    #expect(found(targets + "SDKROOT = iphoneos;") == ["iOS": 17])
    #expect(
      found(targets + "SUPPORTED_PLATFORMS = \"iphoneos macosx\";") == ["iOS": 17, "macOS": 12])
    #expect(found("IPHONEOS_DEPLOYMENT_TARGET = 17.0;", targets) == ["iOS": 17])
    #expect(found("MACOSX_DEPLOYMENT_TARGET = 12.0;") == ["macOS": 12])
  }

  @Test("without any of them nothing is said")
  func silence() {
    #expect(platforms(of: "Bell.swift", ["A.xcconfig": "SWIFT_VERSION = 6.0\n="]).isEmpty)
    #expect(platforms(of: "Bell.swift", [Self.file: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;"]).isEmpty)
  }

  /// A project of targets, each with what its Debug configuration says, and what the project's own does.
  private func page(_ targets: [String], project: String) -> String {
    let all = targets + [project]
    let objects = all.indices.map { index in
      """
      \t\tT\(index) /* T */ = {
      \t\t\tisa = \(index == targets.count ? "PBXProject" : "PBXNativeTarget");
      \t\t\tbuildConfigurationList = L\(index) /* Build configuration list */;
      \t\t};
      \t\tC\(index) /* Debug */ = {
      \t\t\tisa = XCBuildConfiguration;
      \(all[index].hasPrefix("base") ? "\t\t\tbaseConfigurationReference = F /* Base.xcconfig */;" : "")
      \t\t\tbuildSettings = {
      \t\t\t\t\(all[index].hasPrefix("base") ? "" : all[index])
      \t\t\t};
      \t\t\tname = Debug;
      \t\t};
      \t\tL\(index) /* Build configuration list */ = {
      \t\t\tisa = XCConfigurationList;
      \t\t\tbuildConfigurations = (
      \t\t\t\tC\(index) /* Debug */,
      \t\t\t);
      \t\t};

      """
    }
    let file =
      "\t\tF /* Base.xcconfig */ = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT; };\n"
    return "// !$*UTF8*$!\n{\n\tobjects = {\n\(objects.joined())\(file)\t};\n}\n"
  }

  private static let file = "Clock.xcodeproj/project.pbxproj"

  @Test("what every target says itself, the project does not say")
  func ownTargets() {
    let project = "MACOSX_DEPLOYMENT_TARGET = 10.16;\n\t\t\t\tSDKROOT = macosx;"
    let own = "MACOSX_DEPLOYMENT_TARGET = 12.0;"
    func found(_ targets: [String]) -> [String: Int] {
      platforms(of: "A.swift", [Self.file: page(targets, project: project)])
    }
    #expect(found([own]) == ["macOS": 12])
    #expect(found([own, "MACOSX_DEPLOYMENT_TARGET = 13.0;"]) == ["macOS": 12])
    #expect(found([own, "PRODUCT_NAME = Helper;"]) == ["macOS": 10], "the helper has the project's")
    #expect(found(["MACOSX_DEPLOYMENT_TARGET = \"$(TARGET)\";"]) == ["macOS": 10])
  }

  @Test("a target takes no platform over that it is not built for")
  func foreignPlatforms() {
    let project = "IPHONEOS_DEPLOYMENT_TARGET = 13.0;\n\t\t\t\tMACOSX_DEPLOYMENT_TARGET = 11.0;"
    let targets = [
      "IPHONEOS_DEPLOYMENT_TARGET = 17.0;\n\t\t\t\tSDKROOT = iphoneos;",
      "MACOSX_DEPLOYMENT_TARGET = 14.0;\n\t\t\t\tSDKROOT = macosx;",
    ]
    #expect(platforms(of: "A.swift", [Self.file: page(targets, project: project)]) == ["iOS": 17])
  }

  @Test(
    "a settings file counts for the targets that leave something open, and for those that are based on it")
  func based() {
    let base = "IPHONEOS_DEPLOYMENT_TARGET = 15.0"
    func found(_ target: String) -> [String: Int] {
      platforms(
        of: "A.swift",
        [
          Self.file: page([target], project: "IPHONEOS_DEPLOYMENT_TARGET = 13.0;"),
          "Base.xcconfig": base,
        ])
    }
    #expect(found("base") == ["iOS": 15])
    #expect(
      platforms(
        of: "A.swift",
        [
          Self.file: page(["base"], project: ""),
          "Base.xcconfig": "#include \"Config/Old.xcconfig\"\n#include \"Base.xcconfig\"\n",
          "Config/Old.xcconfig": "#include \"../Base.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 14.0\n",
        ]) == ["iOS": 14], "what it includes counts, and a circle ends")
    #expect(found("IPHONEOS_DEPLOYMENT_TARGET = 17.0;") == ["iOS": 17])
    #expect(found("PRODUCT_NAME = Clock;") == ["iOS": 13])
  }
}
