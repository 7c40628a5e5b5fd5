import EavesProject
import EavesSource
import Testing

@Suite struct XcodeProjectTests {
  /// A project file with settings of its own and one target for each product.
  private func project(
    own: [String], targets: [(product: String, settings: [String])], at path: String = "Ferry/Ferry.xcodeproj"
  ) -> XcodeProject {
    var text = "// !$*UTF8*$!\n{\n\tobjects = {\n"
    for (number, target) in targets.enumerated() {
      text += """
        \t\tT\(number) /* Ferry */ = {
        \t\t\tisa = PBXNativeTarget;
        \t\t\tbuildConfigurationList = L\(number) /* Build configuration list */;
        \t\t\tbuildPhases = (
        \t\t\t\tA1B2 /* Sources */,
        \t\t\t);
        \t\t\tproductType = "com.apple.product-type.\(target.product)";
        \t\t};

        """
    }
    text +=
      "\t\tP0 /* Project object */ = {\n\t\t\tisa = PBXProject;\n\t\t\tbuildConfigurationList = LP;\n\t\t};\n"
    for (name, settings) in [("P", own)] + targets.enumerated().map({ ("\($0.offset)", $0.element.settings) })
    {
      text += "\t\tC\(name) /* Debug */ = {\n\t\t\tisa = XCBuildConfiguration;\n\t\t\tbuildSettings = {\n"
      for setting in settings { text += "\t\t\t\t\(setting);\n" }
      text += "\t\t\t};\n\t\t\tname = Debug;\n\t\t};\n"
      text += "\t\tL\(name) /* list */ = {\n\t\t\tisa = XCConfigurationList;\n"
      text += "\t\t\tbuildConfigurations = (\n\t\t\t\tC\(name) /* Debug */,\n\t\t\t);\n\t\t};\n"
    }
    return XcodeProject(SourceText(path: FilePath("\(path)/project.pbxproj"), text: text + "\t};\n}\n"))
  }

  @Test func `a target says its version before the project does`() {
    let found = project(
      own: ["IPHONEOS_DEPLOYMENT_TARGET = 15.0", "SDKROOT = iphoneos"],
      targets: [("application", ["IPHONEOS_DEPLOYMENT_TARGET = 17.2"])])
    #expect(found.platforms == ["iOS": 17])
    #expect(found.folder == "Ferry")
  }

  @Test func `the project speaks where a target is silent`() {
    let found = project(own: ["IPHONEOS_DEPLOYMENT_TARGET = 15.0"], targets: [("application", [])])
    #expect(found.platforms == ["iOS": 15])
  }

  @Test func `the lowest of several targets counts, tests do not`() {
    let found = project(
      own: [],
      targets: [
        ("application", ["IPHONEOS_DEPLOYMENT_TARGET = 17.0"]),
        ("app-extension", ["IPHONEOS_DEPLOYMENT_TARGET = 16.4"]),
        ("bundle.unit-test", ["IPHONEOS_DEPLOYMENT_TARGET = 14.0"]),
      ])
    #expect(found.platforms == ["iOS": 16])
  }

  @Test func `only platforms that a target is built for`() {
    let versions = ["IPHONEOS_DEPLOYMENT_TARGET = 17.0", "MACOSX_DEPLOYMENT_TARGET = 12.3"]
    let phone = ["SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\"", "SDKROOT = auto"]
    #expect(project(own: versions, targets: [("application", phone)]).platforms == ["iOS": 17])
    let desk = ["SDKROOT = macosx"]
    #expect(project(own: versions, targets: [("application", desk)]).platforms == ["macOS": 12])
    #expect(project(own: versions, targets: [("application", [])]).platforms == ["iOS": 17, "macOS": 12])
  }

  @Test(arguments: [
    "", "{", "isa = PBXProject;\n}", "buildConfigurations = (", "\tIPHONEOS_DEPLOYMENT_TARGET =;\n\"=",
  ])
  func `anything else names no platform`(_ text: String) {
    let found = XcodeProject(SourceText(path: FilePath("A.xcodeproj/project.pbxproj"), text: text))
    #expect(found.platforms.isEmpty)
    #expect(found.folder.isEmpty)
  }

  @Test func `the innermost project or manifest speaks for a file`() {
    let map = ModuleMap(projects: [
      project(own: ["IPHONEOS_DEPLOYMENT_TARGET = 15.0"], targets: [("application", [])], at: "A.xcodeproj"),
      project(
        own: ["IPHONEOS_DEPLOYMENT_TARGET = 18.0"], targets: [("application", [])], at: "Kit/B.xcodeproj"),
      project(
        own: ["IPHONEOS_DEPLOYMENT_TARGET = 17.0"], targets: [("framework", [])], at: "Kit/C.xcodeproj"),
    ])
    #expect(map.platforms(of: FilePath("App/Ferry.swift")) == ["iOS": 15])
    #expect(map.platforms(of: FilePath("Kit/Ferry.swift")) == ["iOS": 17])
  }
}
