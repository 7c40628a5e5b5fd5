import EavesSource
import Testing

@testable import EavesProject

/// Which platforms a file runs on, as Xcode's own files say it.
@Suite("Xcode settings")
struct XcodeSettingsTests {
  private func platforms(of path: String, _ texts: [String: String]) -> [String: Int] {
    let sources = texts.map { SourceText(path: FilePath($0.key), text: $0.value) }
      .sorted { $0.path < $1.path }
    return ModuleMap(settings: XcodeSettings(sources)).platforms(of: FilePath(path))
  }

  @Test("the lowest target of a project decides, for each platform")
  func lowest() {
    let found = platforms(
      of: "App/Clock.swift",
      [
        "Clock.xcodeproj/project.pbxproj": """
        \t\tIPHONEOS_DEPLOYMENT_TARGET = 17.0;
        \t\t"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]" = 16.4;
        \t\tMACOSX_DEPLOYMENT_TARGET = 14.0;
        \t\tRECOMMENDED_MACOSX_DEPLOYMENT_TARGET = 10.15;
        \t\tSDKROOT = auto;
        """
      ])
    #expect(found == ["iOS": 16, "macOS": 14])
  }

  @Test("settings files belong to the nearest project, variables say nothing")
  func settingsFiles() {
    let texts = [
      "Tower/Tower.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = $(TARGET);",
      "Tower/Other.xcodeproj/project.pbxproj": "IPHONEOS_DEPLOYMENT_TARGET = 18.0;",
      "Tower/config/Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0 // oldest tablets",
      "Shared.xcconfig": "MACOSX_DEPLOYMENT_TARGET=13",
    ]
    #expect(platforms(of: "Tower/Bell.swift", texts) == ["iOS": 15])
    #expect(platforms(of: "Yard/Bell.swift", texts) == ["macOS": 13])
  }

  @Test("a helper for the Mac says nothing of an application for telephones")
  func helpers() {
    let targets = "IPHONEOS_DEPLOYMENT_TARGET = 17.0;\nMACOSX_DEPLOYMENT_TARGET = 12.0;\n"
    let path = "Clock.xcodeproj/project.pbxproj"
    #expect(platforms(of: "A.swift", [path: targets + "SDKROOT = iphoneos;"]) == ["iOS": 17])
    #expect(
      platforms(of: "A.swift", [path: targets + "SUPPORTED_PLATFORMS = \"iphoneos macosx\";"])
        == ["iOS": 17, "macOS": 12])
    #expect(
      platforms(of: "A.swift", [path: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", "B.xcconfig": targets])
        == ["iOS": 17])
    #expect(platforms(of: "A.swift", [path: "MACOSX_DEPLOYMENT_TARGET = 12.0;"]) == ["macOS": 12])
  }

  @Test("without any of them nothing is said")
  func silence() {
    #expect(platforms(of: "Bell.swift", ["A.xcconfig": "SWIFT_VERSION = 6.0\n="]).isEmpty)
  }
}
