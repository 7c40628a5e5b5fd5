import EavesOutline
import EavesSource
import Testing

@testable import EavesProject

/// What a `project.yml` says beside plain lists: names made of settings, templates, maps on one line.
@Suite struct XcodeGenTests {
  /// The page's modules; `pages` are settings files beside it.
  func graph(_ page: String, _ pages: [String: String] = [:], files: [String] = []) -> ModuleGraph {
    let sources = pages.map { SourceText(path: FilePath($0.key), text: $0.value) }
    let spec = SourceText(path: FilePath("p/project.yml"), text: page)
    let paths = files.map { FilePath($0) }
    let xcode = XcodeFiles(sources)
    return ModuleGraph(
      ModuleGraph.Sources(
        pages: xcode, generatorSpecs: GeneratorSpecs([spec], beside: xcode), paths: paths))
  }

  func names(_ graph: ModuleGraph) -> [[String]] { graph.modules.map(\.moduleNames) }

  func unread(_ graph: ModuleGraph) -> [String] {
    graph.unread.map { "\($0.place.start.line): \($0.reason)" }
  }

  /// A target with some lines behind it, and lines of the page.
  static func page(_ target: String, _ rest: String = "") -> String {
    "targets:\n  App:\n    type: application\n\(target)\n\(rest)"
  }

  // MARK: Names

  @Test(arguments: [
    ("    settings:\n      PRODUCT_NAME: Harbor", "", ["Harbor"]),
    (
      "    settings:\n      base:\n        PRODUCT_MODULE_NAME: Mod\n        PRODUCT_NAME: Other", "", ["Mod"]
    ),
    ("    settings: {PRODUCT_NAME: $(TARGET_NAME) Dev}", "", ["App_Dev"]),
    ("    settings:\n      groups: [own]", "settingGroups:\n  own:\n    PRODUCT_NAME: Grouped", ["Grouped"]),
    (
      "    settings:\n      configs:\n        debug:\n          PRODUCT_NAME: Dev\n        Release:\n          PRODUCT_NAME: Shop",
      "", ["Dev", "Shop"]
    ),
    ("", "settings:\n  PRODUCT_NAME: $(WORD)Kit\n  WORD: Sea", ["SeaKit"]),
    (
      "    settings:\n      PRODUCT_NAME: $(WORD)", "settings:\n  base:\n    WORD: \"Two Words\"",
      ["Two_Words"]
    ),
    ("    configFiles:\n      Debug: App.xcconfig\n      Release: App.xcconfig", "", ["FromFile"]),
    (
      "    settings:\n      PRODUCT_NAME: Own\n    configFiles:\n      Debug: App.xcconfig",
      "configFiles:\n  Debug: App.xcconfig\n  Release: App.xcconfig", ["Own"]
    ),
    ("", "configFiles:\n  Debug: Base.xcconfig\n  Release: Base.xcconfig", ["Included"]),
    ("", "configs:\n  Beta: release\nconfigFiles:\n  Beta: App.xcconfig", ["FromFile"]),
    ("    productName: File", "", ["App"]),
  ])
  func `a module is called as settings say, the target's first`(target: String, page: String, names: [String])
  {
    let files = [
      "p/App.xcconfig": "PRODUCT_NAME = FromFile\n", "p/Base.xcconfig": "#include \"In.xcconfig\"\n",
      "p/In.xcconfig": "PRODUCT_MODULE_NAME = Included // so\n",
    ]
    let graph = graph(Self.page(target, page), files)
    #expect(self.names(graph) == [names])
    #expect(unread(graph).isEmpty)
  }

  @Test(arguments: [
    (
      "    settings:\n      PRODUCT_NAME: $(ELSEWHERE)", "what the module is called is made of other settings"
    ),
    (
      "    settings:\n      PRODUCT_NAME: $(PRODUCT_NAME)",
      "what the module is called is made of other settings"
    ),
    ("    settings:\n      PRODUCT_NAME[sdk=iphoneos*]: X", "what the module is called differs by platform"),
    (
      "    configFiles:\n      Debug: Absent.xcconfig",
      "a settings file that may say what the module is called is not there"
    ),
    (
      "    configFiles:\n      Debug: ../../Out.xcconfig",
      "a settings file that may say what the module is called is not there"
    ),
    (
      "    configFiles:\n      Debug: Half.xcconfig",
      "a settings file that may say what the module is called is not there"
    ),
  ])
  func `a name that is not known is named`(target: String, reason: String) {
    let graph = graph(Self.page(target), ["p/Half.xcconfig": "#include \"Absent.xcconfig\"\n"])
    #expect(names(graph) == [["App"]])
    #expect(unread(graph) == ["2: \(reason)"])
  }

  @Test func `a target of several platforms is imported by one name`() {
    let page = Self.page(
      "    platform: [iOS, macOS]\n    sources: App/${platform}", "settings:\n  PRODUCT_NAME: Other")
    let graph = graph(page, files: ["p/App/iOS/A.swift", "p/App/macOS/B.swift"])
    #expect(graph.modules.map(\.name) == ["App_iOS", "App_macOS"])
    #expect(names(graph) == [["App"], ["App"]])
    #expect(graph.modules.map { $0.files.map(\.name) } == [["A.swift"], ["B.swift"]])
  }

  // MARK: Templates

  static let templated = """
    targets:
      Tides:
        templates: [Feature]
        templateAttributes: {kit: Charts}
        sources: [Extra]
        dependencies: [{target: Core}]
      Bare:
        templates: [Base]
        type:REPLACE: application
      Lost:
        type: framework
        templates: [Elsewhere]
    targetTemplates:
      Base:
        type: framework
        scheme: {}
        dependencies:
          - sdk: StoreKit.framework
      Feature:
        templates: [Base]
        sources: ["${target_name}/Sources"]
        dependencies:
          - package: ${kit}
    """

  @Test func `templates are joined to a target, the innermost first`() {
    let graph = graph(Self.templated, files: ["p/Tides/Sources/T.swift", "p/Extra/E.swift", "p/O.swift"])
    #expect(graph.modules.map(\.kind) == [.library, .app, .library])
    #expect(
      graph.modules.map { $0.dependencies.map(\.name) } == [
        ["StoreKit", "Charts", "Core"], ["StoreKit"], [],
      ])
    #expect(graph.modules[0].files.map(\.name) == ["E.swift", "T.swift"])
    #expect(graph.modules.map(\.isWhole) == [true, true, false])
    #expect(unread(graph) == ["12: what this template adds is not read"])
  }

  @Test func `templates that name each other come to an end`() {
    let circle = "targetTemplates:\n  A:\n    templates: [B]\n  B:\n    templates: [A]\n    type: framework\n"
    #expect(graph(circle + "targets:\n  T:\n    templates: [A]\n").modules.map(\.kind) == [.library])
    let deep = (0..<3_000).map { "  T\($0):\n    templates: [T\($0 + 1)]\n" }.joined()
    let page = "targets:\n  T:\n    templates: [T0]\ntargetTemplates:\n\(deep)"
    #expect(unread(graph(page)).contains { $0.hasSuffix("templates are nested too deeply") })
    let long = "  A:\n    sources: [\((0..<2_000).map { "a\($0)" }.joined(separator: ", "))]\n"
    let many = (0..<200).map { "  t\($0):\n    type: framework\n    templates: [A]\n" }.joined()
    let copies = graph("targetTemplates:\n\(long)targets:\n\(many)")
    #expect(unread(copies).contains { $0.hasSuffix("the page is too long to read") })
  }

  // MARK: Sources

  @Test func `what stands for a file, and a folder that is copied, is not compiled`() {
    let page = Self.page(
      "    sources:\n      - App\n      - {path: Data, type: folder}\n      - path: Made\n        buildPhase: none"
    )
    let files = ["p/App/A.swift", "p/App/x/Try.playground/B.swift", "p/Data/D.swift", "p/Made/M.swift"]
    #expect(graph(page, files: files).modules.first?.files.map(\.name) == ["A.swift"])
  }

  @Test(arguments: [
    "- {target: Kit, link: }", "- {a: *b}", "- {a: \"b\\n\"}", "- {a: b, a: c}", "- {a: [b}",
    "- {target: ${X}}",
    "- {a b}", "- {a: b} c",
  ])
  func `a map on one line that a short reader could take for another is not read`(line: String) {
    let graph = graph(Self.page("    dependencies:\n      \(line)"))
    #expect(graph.modules.first?.isWhole == false && graph.modules.first?.dependencies.isEmpty == true)
    #expect(unread(graph).count == 1)
  }

  @Test func `a page in brackets is named`() {
    #expect(unread(graph("{name: A,\n targets: {App: {type: application}}}")).count > 0)
  }

  // MARK: Included pages

  @Test func `a page whose targets stand in others that are not there is named`() {
    let page = "name: A\nconfigs:\n  Debug: debug\ninclude:\n  - path: App/target.yml\n"
    #expect(unread(graph(page)) == ["5: a page that is included is not read"])
  }

  static let family = [
    "p/project.yml": """
    name: Harbor
    include:
      - path: App/target.yml
      - Kit/target.yml
      - {path: Off.yml, enable: false}
    settings: {WORD: Sea}
    packages:
      Pack: {path: Pack}
    """,
    "p/App/target.yml": """
    include: [../project.yml]
    targets:
      App:
        type: application
        sources: [Sources]
        settings: {PRODUCT_NAME: $(WORD) App}
        dependencies:
          - {target: Kit}
          - {package: Pack, product: Tides}
    """,
    "p/Kit/target.yml": "targets:\n  Kit:\n    type: framework\n    sources: [../Shared]\n",
  ]

  /// The modules of pages by path and text, beside a package.
  func graph(of pages: [String: String]) -> ModuleGraph {
    let package = """
      let package = Package(name: "Pack", products: [.library(name: "Tides", targets: ["Tides"])],
        targets: [.target(name: "Tides")])
      """
    let manifest = Outline(scanning: SourceText(path: FilePath("p/Pack/Package.swift"), text: package))
    let paths = [
      "p/App/Sources/A.swift", "p/Shared/S.swift", "p/Pack/Sources/Tides/T.swift", "p/Sources/N.swift",
    ].map { FilePath($0) }
    let sources = pages.map { SourceText(path: FilePath($0.key), text: $0.value) }
    return ModuleGraph(
      ModuleGraph.Sources(
        manifests: [manifest], generatorSpecs: GeneratorSpecs(sources), paths: paths))
  }

  @Test func `targets of included pages are read where they stand, with the settings of all`() {
    let graph = graph(of: Self.family)
    let made = graph.modules.filter { $0.origin == .xcodegen }
    #expect(made.map(\.name) == ["App", "Kit"] && unread(graph).isEmpty)
    #expect(made.map { $0.files.map(\.text) } == [["p/App/Sources/A.swift"], ["p/Shared/S.swift"]])
    #expect(made.first?.moduleNames == ["Sea_App"])
    #expect(made.first?.place.map { "\($0)" } == "p/App/target.yml:3:3")
    #expect(
      made.first?.dependencies.map { dependency in dependency.modules.map { graph.modules[$0].name } } == [
        ["Kit"], ["Tides"],
      ])
    #expect(made.map(\.isWhole) == [true, true])
  }

  @Test func `of what several pages say of a target, and of what is not there, nobody knows all`() {
    var pages = Self.family
    pages["p/Kit/target.yml"] = "targets:\n  App:\n    type: application\n    sources: [../Shared]\n"
    let twice = graph(of: pages)
    #expect(twice.modules.filter { $0.origin == .xcodegen }.map(\.isWhole) == [false, false])
    #expect(unread(twice) == ["3: other pages say more of it", "2: other pages say more of it"])
    pages["p/Kit/target.yml"] = nil
    let absent = graph(of: pages)
    #expect(unread(absent) == ["4: a page that is included is not read"])
    #expect(absent.modules.filter { $0.origin == .xcodegen }.map(\.isWhole) == [false])
  }

  @Test(arguments: [
    "../out.yml", "/etc/hosts.yml", "a.json", "project.yml", "{path: a.yml, relativePaths: false}",
  ])
  func `a page that is elsewhere, or begins elsewhere, is not read`(path: String) {
    let page = "name: A\nconfigs: {Debug: debug}\ninclude: \(path)\ntargets:\n  A:\n    type: tool\n"
    let isItself = path == "project.yml"
    let graph = graph(of: ["p/project.yml": page, "out.yml": "targets:\n  Secret:\n    type: tool\n"])
    let made = graph.modules.filter { $0.origin == .xcodegen }.map(\.name)
    #expect(made == (path == "../out.yml" ? ["Secret", "A"] : ["A"]))
    #expect(unread(graph).isEmpty == (isItself || path == "../out.yml"))
  }
}
