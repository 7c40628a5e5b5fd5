import EavesFindings
import EavesOutline
import EavesProject
import EavesSource
import Testing

@testable import EavesChecks

/// Rules about modules where pages of XcodeGen declare them.
@Suite struct GeneratorRuleTests {
  /// What a rule finds, and what it could not tell, in files by path and text.
  func asked(_ check: String, _ texts: [String: String]) -> (found: [String], unknown: [String]) {
    let sources = texts.map { SourceText(path: FilePath($0.key), text: $0.value) }
    let outlines = sources.filter { $0.path.name.hasSuffix(".swift") }.map { Outline(scanning: $0) }
    let paths = outlines.map(\.source.path).sorted()
    let map = ModuleMap(
      paths: paths,
      generatorSpecs: GeneratorSpecs(
        sources.filter { GeneratorSpecs.names.contains($0.path.name) }, outlines: outlines))
    let project = Project(outlines: outlines, modules: map, vocabulary: shippedVocabulary)
    let rule = document(check)
    let outcomes = Checker(project: project, rules: [rule]).run()
    let found = FindingMaker(project: project).findings(outcomes, of: [rule])
    let facts = CoverageGaps(project: project, documents: [rule], outcomes: outcomes).facts
    return (found.map { "\($0.place): \($0.message)" }, facts.map { "\($0.place): \($0.message)" })
  }

  static let code = ["App/A.swift": "import Kit\nstruct A {}", "Kit/K.swift": "struct K {}"]
  static let app = "targets:\n  App:\n    type: application\n    sources: [App]\n"
  static let kit = "  Kit:\n    type: framework\n    sources: [Kit]\n"

  func asked(_ check: String, spec: String) -> (found: [String], unknown: [String]) {
    asked(check, Self.code.merging(["project.yml": spec]) { $1 })
  }

  // MARK: Where findings stand

  @Test func `what is imported and not declared is found in the page`() {
    let spec = asked(ModuleRuleTests.undeclared, spec: Self.app + Self.kit)
    #expect(
      spec.found == [
        "project.yml:2:3: module `App` imports `Kit`, which project.yml does not list as a dependency of this module"
      ]
    )
  }

  @Test func `what is declared is not found`() {
    let spec = Self.app + "    dependencies:\n      - {target: Kit}\n" + Self.kit
    for check in [ModuleRuleTests.undeclared, ModuleRuleTests.unused] {
      #expect(asked(check, spec: spec).found.isEmpty)
    }
  }

  @Test func `an idle dependency is found in the page`() {
    let kit = Self.kit + "    dependencies:\n      - target: Core\n"
    let spec = Self.app + kit + "  Core:\n    type: framework\n    sources: [Core]\n"
    let texts = Self.code.merging(["project.yml": spec, "Core/C.swift": "struct C {}"]) { $1 }
    #expect(
      asked(ModuleRuleTests.unused, texts).found == [
        "project.yml:9:17: module `Kit` depends on `Core` but does not import it"
      ])
  }

  // MARK: What is not read

  @Test(arguments: [
    (
      "templates: [Elsewhere]",
      "could not be read completely, so its undeclared imports and unused dependencies are not reported"
    ),
    (
      "dependencies: [{target: Lost}]",
      "depends on targets that no scanned manifest declares, so its undeclared imports are not reported"
    ),
  ])
  func `of a module that is partly read nothing is said of what it lacks, and that is said`(
    line: String, reason: String
  ) {
    let spec = Self.app + "    \(line)\n" + Self.kit
    let asked = asked(ModuleRuleTests.undeclared, spec: spec)
    #expect(asked.found.isEmpty)
    #expect(asked.unknown.count == 1 && asked.unknown[0].hasPrefix("project.yml:2:3: "))
    #expect(asked.unknown[0].hasSuffix(reason), "\(asked.unknown)")
  }

  @Test func `of the modules beside it everything is said`() {
    let kit = "  Kit:\n    type: framework\n    sources: [Kit]\n    templates: [Elsewhere]\n"
    #expect(asked(ModuleRuleTests.undeclared, spec: Self.app + kit).found.count == 1)
  }

  @Test func `what a target may bring that is not read to the end, is not called undeclared`() {
    let spec =
      Self.app + "    dependencies:\n      - target: Core\n" + Self.kit
      + "  Core:\n    type: framework\n    sources: [Core]\n    templates: [Elsewhere]\n"
    let texts = Self.code.merging(["project.yml": spec, "Core/C.swift": "struct C {}"]) { $1 }
    #expect(asked(ModuleRuleTests.undeclared, texts).found.isEmpty)
  }

  // MARK: Modules of files

  @Test func `a clause about the module of a file knows those of a page`() {
    let check = "for: file\nthat:\n  - in: Kit\nnever:\n  imports: Foundation"
    let texts = [
      "App/A.swift": "import Foundation", "K/K.swift": "import Foundation", "O.swift": "import Foundation",
    ]
    let spec =
      Self.app + "  Made:\n    type: framework\n    sources: [K]\n    settings: {PRODUCT_NAME: Kit}\n"
    let found = asked(check, texts.merging(["project.yml": spec]) { $1 }).found
    #expect(found.count == 1 && found[0].hasPrefix("K/K.swift:1:8"), "\(found)")
  }

  @Test func `modules of one name in two projects stay apart`() {
    let spec = "targets:\n  App:\n    type: application\n    sources: [Code]\n"
    let map = ModuleMap(
      paths: [FilePath("a/Code/A.swift"), FilePath("b/Code/B.swift")],
      generatorSpecs: GeneratorSpecs(
        ["a/project.yml", "b/project.yml"].map { SourceText(path: FilePath($0), text: spec) }))
    #expect(map.modules.map(\.name) == ["App", "App"])
    #expect(map.modules(of: FilePath("a/Code/A.swift")) != map.modules(of: FilePath("b/Code/B.swift")))
  }
}
