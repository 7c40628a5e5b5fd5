import EavesSource
import Testing

@testable import EavesProject

/// Targets of Xcode projects: which files they have, what their modules are called, what they need.
@Suite struct XcodeProjectTests {
  /// A project of one target that owns the folder `App` and of another that owns none.
  static let page = """
    // !$*UTF8*$!
    { objects = {
      SRC /* x */ = {isa = PBXGroup; children = (G1, F1, ); sourceTree = "<group>"; };
      G1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); path = App; sourceTree = "<group>"; };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift, Dead, ); target = T1; };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift, ); target = T2; };
      F1 = {isa = PBXFileReference; path = "Listed File.swift"; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; };
      P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
      T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (); dependencies = (D1, );
        fileSystemSynchronizedGroups = (G1, ); name = "My App"; packageProductDependencies = (R1, );
        productType = "com.apple.product-type.application"; };
      T2 = {isa = PBXNativeTarget; buildPhases = (P1, ); name = Widget;
        productType = "com.apple.product-type.app-extension"; };
      D1 = {isa = PBXTargetDependency; target = T2; };
      R1 = {isa = XCSwiftPackageProductDependency; productName = Charts; };
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, ); };
      C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME) Dev"; }; };
      C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
      ROOT = {isa = PBXProject; mainGroup = SRC; targets = (T1, T2, ); };
    }; rootObject = ROOT; }
    """

  /// The same with a value a line.
  static let spread = page.replacing("; ", with: ";\n\t\t").replacing(", ", with: ",\n\t\t\t")

  func graph(_ text: String) -> ModuleGraph {
    let page = SourceText(path: FilePath("Code/My.xcodeproj/project.pbxproj"), bytes: Array(text.utf8))
    let paths = ["App/A.swift", "App/Old.swift", "App/Dead/B.swift", "App/Shared.swift", "Listed File.swift"]
    return ModuleGraph(
      ModuleGraph.Sources(pages: XcodeFiles([page]), paths: paths.map { FilePath("Code/\($0)") }))
  }

  @Test(arguments: [page, spread])
  func `exceptions take files out of the folder's own target, and into another`(text: String) {
    let modules = graph(text).modules
    #expect(modules.map(\.name) == ["My App", "Widget"])
    #expect(modules[0].files.map(\.text) == ["Code/App/A.swift", "Code/App/Shared.swift"])
    #expect(modules[1].files.map(\.text) == ["Code/App/Shared.swift", "Code/Listed File.swift"])
    #expect(modules.map(\.kind) == [.app, .app])
  }

  @Test func `a module is called as the product of each configuration`() {
    #expect(graph(Self.page).modules[0].moduleNames == ["My_App", "My_App_Dev"])
  }

  @Test func `what a target needs stands where the project says it`() {
    let app = graph(Self.page).modules[0]
    #expect(app.dependencies.map(\.name) == ["Widget", "Charts"])
    #expect(app.dependencies[0].modules == [1])
    #expect(app.dependencies[0].place.start.line == 10)
  }

  @Test(arguments: ["{ objects = { A = {isa = ", "<?xml version=\"1.0\"?>", "{ a = ((((", "\"", ""])
  func `what is no project is named`(text: String) {
    let graph = graph(text)
    #expect(graph.modules.allSatisfy { $0.origin != .project })
    #expect(!graph.unread.isEmpty)
  }

  @Test func `what the build writes is no file that is missing`() {
    let page = """
      { objects = {
      G = {isa = PBXGroup; children = (F, ); path = ../Derived; sourceTree = BUILT_PRODUCTS_DIR; };
      F = {isa = PBXFileReference; path = Keys.swift; sourceTree = "<group>"; };
      H = {isa = PBXFileReference; path = /etc/Far.swift; sourceTree = "<absolute>"; };
      B = {isa = PBXBuildFile; fileRef = F; }; C = {isa = PBXBuildFile; fileRef = H; };
      P = {isa = PBXSourcesBuildPhase; files = (B, C, ); };
      T = {isa = PBXNativeTarget; buildPhases = (P, ); name = App; };
      }; }
      """
    #expect(graph(page).unread.map(\.reason) == ["`/etc/Far.swift` does not lie below the root"])
  }

  /// A file lies in a group in a group …, and another in groups that hold each other.
  @Test(.timeLimit(.minutes(1)), arguments: [(3, true), (64, true), (65, false), (4_000, false)])
  func `groups without end lead nowhere`(depth: Int, isFound: Bool) {
    let chain = (0..<depth).map { at in
      let child = at + 1 == depth ? "F" : "G\(at + 1)"
      return "G\(at) = {isa = PBXGroup; children = (\(child), ); path = a; sourceTree = \"<group>\"; };"
    }
    let page = """
      { objects = { \(chain.joined(separator: "\n"))
      K = {isa = PBXGroup; children = (L, R, ); path = k; sourceTree = "<group>"; };
      L = {isa = PBXGroup; children = (K, ); path = l; sourceTree = "<group>"; };
      F = {isa = PBXFileReference; path = Far.swift; sourceTree = "<group>"; };
      R = {isa = PBXFileReference; path = Round.swift; sourceTree = "<group>"; };
      B = {isa = PBXBuildFile; fileRef = F; }; C = {isa = PBXBuildFile; fileRef = R; };
      P = {isa = PBXSourcesBuildPhase; files = (B, C, ); };
      T = {isa = PBXNativeTarget; buildPhases = (P, ); name = App; };
      }; }
      """
    let path = FilePath(String(repeating: "a/", count: depth) + "Far.swift")
    let source = SourceText(path: FilePath("My.xcodeproj/project.pbxproj"), bytes: Array(page.utf8))
    let graph = ModuleGraph(ModuleGraph.Sources(pages: XcodeFiles([source]), paths: [path]))
    #expect(graph.modules.map(\.files) == [isFound ? [path] : []])
  }

  @Test func `a settings file names a module`() {
    let project = """
      { objects = { G = {isa = PBXGroup; children = (X, ); sourceTree = "<group>"; };
      X = {isa = PBXFileReference; path = Names.xcconfig; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (); name = App; };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; baseConfigurationReference = X; name = Debug; buildSettings = { }; };
      }; }
      """
    let pages = [
      ("My.xcodeproj/project.pbxproj", project),
      ("Names.xcconfig", "// names\nPRODUCT_MODULE_NAME = Core // x\n"),
    ]
    let sources = pages.map { SourceText(path: FilePath($0.0), bytes: Array($0.1.utf8)) }
    #expect(
      ModuleGraph(ModuleGraph.Sources(pages: XcodeFiles(sources))).modules.map(\.moduleNames) == [["Core"]])
  }

  /// A target of one configuration, which says this and is based on that file.
  private func names(_ settings: String, base: String? = nil) -> (names: [String], unread: [String]) {
    let page = """
      { objects = { G = {isa = PBXGroup; children = (X, ); sourceTree = "<group>"; };
      X = {isa = PBXFileReference; path = Names.xcconfig; sourceTree = "<group>"; };
      T = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (); name = App; };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; \(base == nil ? "" : "baseConfigurationReference = X; ")name = Debug;
        buildSettings = { \(settings) }; };
      }; }
      """
    var pages = [("My.xcodeproj/project.pbxproj", page)]
    if let base, !base.isEmpty { pages.append(("Names.xcconfig", base)) }
    let sources = pages.map { SourceText(path: FilePath($0.0), bytes: Array($0.1.utf8)) }
    let graph = ModuleGraph(ModuleGraph.Sources(pages: XcodeFiles(sources)))
    return (graph.modules.flatMap(\.moduleNames), graph.unread.map(\.reason))
  }

  @Test func `names under conditions are names, too`() {
    let both = names("PRODUCT_NAME = Core; \"PRODUCT_MODULE_NAME[sdk=macosx*]\" = MacCore;")
    #expect(both.names == ["Core", "MacCore"])
    let hidden = names("PRODUCT_MODULE_NAME = Core;", base: "PRODUCT_MODULE_NAME[sdk=macosx*] = MacCore\n")
    #expect(hidden.names == ["Core"])
    #expect(both.unread.isEmpty && hidden.unread.isEmpty)
  }

  @Test(arguments: [
    "PRODUCT_NAME = \"$(PROJECT_NAME)\";", "PRODUCT_NAME = \"My$(CONFIGURATION)\";",
    "PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)\";",
  ])
  func `what Xcode says itself makes names`(settings: String) {
    let said = names(settings)
    #expect([["My"], ["MyDebug"], ["App"]].contains(said.names) && said.unread.isEmpty, "\(said)")
  }

  @Test func `a target is built for the platforms of its settings`() {
    let page = """
      { objects = { R = {isa = PBXProject; buildConfigurationList = S; targets = (T, U, ); };
      S = {isa = XCConfigurationList; buildConfigurations = (P, ); };
      P = {isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.4; SDKROOT = iphoneos; }; };
      T = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (); name = App; };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 16.0; }; };
      U = {isa = PBXNativeTarget; buildPhases = (); name = Bare; };
      }; rootObject = R; }
      """
    #expect(graph(page).modules.map(\.platforms) == [["iOS": 16], [:]])
  }

  @Test func `a name that cannot be told is named as such`() {
    #expect(
      names("PRODUCT_NAME = \"$(BRAND)App\";").unread == [
        "`BRAND`, of which the module's name is made, is not known"
      ])
    let missing = "the module's name may stand in a settings file that is not here"
    #expect(names("", base: "").unread == [missing])
    #expect(names("", base: "#include \"Gone.xcconfig\"\n").unread == [missing])
    #expect(names("", base: "#include? \"Gone.xcconfig\"\n").unread.isEmpty)
    #expect(names("", base: "SWIFT_VERSION = 6.0\n").unread.isEmpty)
    // What CocoaPods writes is in no repository, and names no module.
    #expect(names("PRODUCT_NAME = \"$(TARGET_NAME)\";", base: "").unread.isEmpty)
  }

  /// Each setting names the next one fifty times: nobody waits for what that makes.
  @Test(.timeLimit(.minutes(1))) func `settings that name each other come to an end`() {
    let many = (0..<8).map { at in "S\(at) = \"\(String(repeating: "$(S\((at + 1) % 8))", count: 50))\";" }
    let page = """
      { objects = { T = {isa = PBXNativeTarget; buildConfigurationList = L; buildPhases = (); name = App; };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(S0)x"; \(many.joined()) }; };
      }; }
      """
    #expect(graph(page).modules[0].moduleNames == ["x"])
  }

  // MARK: What lies in folders, and what is made

  @Test func `the type of a file goes before the ending of its name`() {
    let page = """
      { objects = {
      F1 = {isa = PBXFileReference; explicitFileType = sourcecode.swift; path = Tide.txt; sourceTree = "<group>"; };
      F2 = {isa = PBXFileReference; explicitFileType = text; path = Notes.swift; sourceTree = "<group>"; };
      B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
      P = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (P, ); productType = "com.apple.product-type.application"; };
      }; }
      """
    let pages = XcodeFiles([SourceText(path: FilePath("My.xcodeproj/project.pbxproj"), text: page)])
    #expect(pages.swiftOfOtherNames.map(\.text) == ["Tide.txt"])
    let paths = ["Notes.swift", "Tide.txt"].map { FilePath($0) }
    let graph = ModuleGraph(ModuleGraph.Sources(pages: pages, paths: paths))
    #expect(graph.modules.map { $0.files.map(\.text) } == [["Tide.txt"]])
  }

  @Test func `the files of a package in a synchronized folder are the package's`() {
    let page = SourceText(
      path: FilePath("Code/My.xcodeproj/project.pbxproj"), bytes: Array(Self.page.utf8))
    let package = scanned(
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
      path: "Code/App/Kit/Package.swift")
    let paths = ["App/A.swift", "App/Kit/Package.swift", "App/Kit/Sources/Kit/K.swift", "Package.swift"]
    let graph = ModuleGraph(
      ModuleGraph.Sources(
        manifests: [package], pages: XcodeFiles([page]), paths: paths.map { FilePath("Code/\($0)") }))
    let files = graph.modules.filter { !$0.files.isEmpty }.map { "\($0.name): \($0.files.map(\.name))" }
    #expect(files == ["Kit: [\"K.swift\"]", "My App: [\"A.swift\"]"])
  }

  @Test(arguments: [("F1", "a product"), ("F2", "a name")])
  func `a framework is found by what makes it, not by what its target is called`(
    _ file: String, _ by: String
  ) {
    let page = """
      { objects = {
      F1 = {isa = PBXFileReference; path = Shared.framework; sourceTree = BUILT_PRODUCTS_DIR; };
      F2 = {isa = PBXFileReference; path = Shared.framework; sourceTree = "<group>"; };
      B = {isa = PBXBuildFile; fileRef = \(file); };
      P = {isa = PBXFrameworksBuildPhase; files = (B, ); };
      T1 = {isa = PBXNativeTarget; name = App; buildPhases = (P, );
        productType = "com.apple.product-type.application"; };
      T2 = {isa = PBXNativeTarget; name = "Shared-iOS"; productReference = F1; buildConfigurationList = L;
        productType = "com.apple.product-type.framework"; };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Shared; }; };
      }; }
      """
    let app = graph(page).modules[0]
    #expect(app.dependencies.map(\.name) == ["Shared"])
    #expect(app.dependencies.map(\.modules) == [[1]], "by \(by)")
  }
}
