import EavesSource
import Testing

@testable import EavesProject

/// What the modules of Xcode's targets are called where settings name settings, and how long anyone waits for that.
@Suite struct XcodeNameTests {
  /// Targets of one kind of build, which say this; the project says that, and is based on a settings file.
  private static func graph(
    _ count: Int = 1, own: String = "", shared: String = "", files: [String: String] = [:]
  ) -> ModuleGraph {
    let targets = (0..<count).map { at in
      """
      T\(at) = {isa = PBXNativeTarget; buildConfigurationList = L\(at); buildPhases = (); name = App\(at); };
      L\(at) = {isa = XCConfigurationList; buildConfigurations = (C\(at), ); };
      C\(at) = {isa = XCBuildConfiguration; name = Debug; buildSettings = { \(own) }; };
      """
    }
    let page = """
      { objects = { \(targets.joined(separator: "\n"))
      X = {isa = PBXFileReference; path = Names0.xcconfig; sourceTree = "<group>"; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PC, ); };
      PC = {isa = XCBuildConfiguration; \(files.isEmpty ? "" : "baseConfigurationReference = X; ")name = Debug;
        buildSettings = { \(shared) }; };
      P = {isa = PBXProject; buildConfigurationList = PL; };
      }; rootObject = P; }
      """
    let pages = [("My.xcodeproj/project.pbxproj", page)] + files.map { ($0.key, $0.value) }
    return ModuleGraph(
      ModuleGraph.Sources(
        pages: XcodeFiles(pages.map { SourceText(path: FilePath($0.0), bytes: Array($0.1.utf8)) })))
  }

  private static func unknown(_ key: String) -> String {
    "`\(key)`, of which the module's name is made, is not known"
  }

  // MARK: Settings in settings

  @Test(arguments: [
    ("$(NAME_$(CONFIGURATION))", ["Bay"]), ("${NAME_${CONFIGURATION}:c99extidentifier}Kit", ["BayKit"]),
    ("$(NAME_$(WHO:lower)Debug)", ["Bay"]), ("A$(NAME", ["A__NAME"]), ("A$(B$(CONFIGURATION)", ["A__BDebug"]),
  ])
  func `the inner setting is read first`(text: String, names: [String]) {
    let graph = Self.graph(own: "PRODUCT_NAME = \"\(text)\"; NAME_Debug = Bay; WHO = \"\";")
    #expect(graph.modules.map(\.moduleNames) == [names])
    #expect(graph.unread.isEmpty)
  }

  @Test func `what is not known is named whole, and shortly`() {
    let inner = Self.graph(own: "PRODUCT_NAME = \"$(NAME_$(CONFIGURATION))\";")
    #expect(inner.unread.map(\.reason) == [Self.unknown("NAME_Debug")])
    let long = Self.graph(own: "PRODUCT_NAME = \"$(\(String(repeating: "X", count: 100)))\";")
    #expect(long.unread.map(\.reason) == [Self.unknown(String(repeating: "X", count: 40) + "…")])
  }

  /// A setting that is as long as a page, and named as often: each target would hold the product of both.
  @Test(.timeLimit(.minutes(1)), arguments: ["x", "$(TARGET_NAME)"])
  func `a name that is longer than any is none`(piece: String) {
    let shared =
      "A0 = \"\(String(repeating: piece, count: 20_000))\"; PRODUCT_NAME = \""
      + String(repeating: "$(A0)", count: 200) + "\";"
    let graph = Self.graph(100, shared: shared)
    #expect(graph.modules.allSatisfy { $0.moduleNames == [$0.name] })
    #expect(Set(graph.unread.map(\.reason)) == [Self.unknown("A0")])
    #expect(Self.graph(own: "PRODUCT_NAME = \(String(repeating: "x", count: 255));").unread.isEmpty)
    let most = Self.graph(own: "PRODUCT_NAME = \(String(repeating: "x", count: 256));")
    #expect(most.unread.map(\.reason) == [Self.unknown("PRODUCT_NAME")])
    #expect(most.modules.map(\.moduleNames) == [["App0"]])
  }

  @Test(.timeLimit(.minutes(1))) func `settings in settings without end are none`() {
    let nested = String(repeating: "$(", count: 100) + String(repeating: ")", count: 100)
    let graph = Self.graph(own: "PRODUCT_NAME = \"\(nested)\";")
    #expect(graph.unread.map(\.reason) == [Self.unknown("PRODUCT_NAME")])
  }

  // MARK: Conditions

  @Test func `what is said under conditions is read in their order, each with room of its own`() {
    let keys = (10..<40).map { "\"PRODUCT_NAME[sdk=s\($0)]\" = \"$(A\($0))$(LONG)\";" }
    let long = "LONG = \"\(String(repeating: "$(NO)", count: 150))\"; NO = \"\";"
    let unknown = Self.graph(own: keys.shuffled().joined(separator: " ") + long)
    #expect(unknown.unread.map(\.reason) == [Self.unknown("A10")])
    let known = Self.graph(own: (keys + (10..<40).map { "A\($0) = N\($0);" }).joined(separator: " ") + long)
    #expect(known.modules[0].moduleNames == ["App0"] + (10..<40).map { "N\($0)" })
    #expect(known.unread.isEmpty)
  }

  /// Conditions and other settings of the project are looked through once, not once for each target.
  @Test(.timeLimit(.minutes(1))) func `conditions of a project that many targets share come to an end`() {
    let keys = (0..<500).map { "\"PRODUCT_NAME[sdk=s\($0)]\" = x\(1_000 + $0); S\($0) = y;" }
    let graph = Self.graph(500, shared: keys.joined(separator: " "))
    #expect(graph.modules.count == 500)
    #expect(graph.modules.allSatisfy { $0.moduleNames.count == 51 })
    #expect(Set(graph.unread.map(\.reason)) == ["`PRODUCT_NAME` is said under more than 50 conditions"])
  }

  // MARK: Settings files

  /// Each file includes the next; the last names the module.
  @Test(arguments: [(8, ["Bay"]), (9, ["App0"]), (40, ["App0"])])
  func `what is not followed is not whole`(count: Int, names: [String]) {
    var files: [String: String] = [:]
    for at in 0..<count {
      files["Names\(at).xcconfig"] =
        at + 1 == count ? "PRODUCT_NAME = Bay\n" : "#include \"Names\(at + 1).xcconfig\"\n"
    }
    let graph = Self.graph(files: files)
    #expect(graph.modules.map(\.moduleNames) == [names])
    let missing = "the module's name may stand in a settings file that is not here"
    #expect(graph.unread.map(\.reason) == (count > 8 ? [missing] : []))
  }

  @Test func `marks of a merge in a settings file are told`() {
    let text =
      "SWIFT_VERSION = 6.0\n<<<<<<< HEAD\nPRODUCT_NAME = One\n=======\nPRODUCT_NAME = Two\n>>>>>>> b\n"
    for page in [text, text.replacing("\n", with: "\r\n")] {
      let graph = Self.graph(files: ["Names0.xcconfig": page])
      #expect(
        graph.unread.map { "\($0.place): \($0.reason)" } == [
          "Names0.xcconfig:2:1: an unresolved merge conflict"
        ])
    }
    let other = Self.graph(files: [
      "Names0.xcconfig": "// =======\n// ======= Names\nPRODUCT_NAME = A\n======== x\n"
    ])
    #expect(other.unread.isEmpty)
  }

  // MARK: Folders

  /// Every target owns a folder, and takes a file of the first one.
  @Test(.timeLimit(.minutes(1))) func `synchronized folders of many targets come to an end`() {
    let count = 800
    let objects = (0..<count).map { at in
      """
      T\(at) = {isa = PBXNativeTarget; buildPhases = (S\(at), ); fileSystemSynchronizedGroups = (G\(at), ); name = App\(at); };
      G\(at) = {isa = PBXFileSystemSynchronizedRootGroup; path = F\(at); sourceTree = "<group>"; \
      exceptions = (\(at == 0 ? (1..<count).map { "E\($0), " }.joined() : "")); };
      S\(at) = {isa = PBXSourcesBuildPhase; files = (); };
      E\(at) = {isa = \(at % 2 == 0
        ? "PBXFileSystemSynchronizedBuildFileExceptionSet; target = T\(at)"
        : "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = S\(at)"); \
      membershipExceptions = (A\(at).swift, ); };
      """
    }
    let page = "{ objects = {\n\(objects.joined(separator: "\n"))\n}; }"
    let source = SourceText(path: FilePath("My.xcodeproj/project.pbxproj"), bytes: Array(page.utf8))
    let paths = (0..<count).flatMap { [FilePath("F0/A\($0).swift"), FilePath("F\($0)/B.swift")] }
    let graph = ModuleGraph(
      ModuleGraph.Sources(pages: XcodeFiles([source]), paths: Array(Set(paths)).sorted()))
    #expect(graph.modules.count == count)
    #expect(
      graph.modules.dropFirst().allSatisfy { module in
        let at = module.name.dropFirst(3)
        return module.files.map(\.text) == ["F0/A\(at).swift", "F\(at)/B.swift"]
      })
  }
}
