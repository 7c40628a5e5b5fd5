import EavesDocuments
import EavesSource
import Testing

/// `layers:` of `eaves.yml`: what it says, and what is wrong with it, with the place.
@Suite struct LayerReaderTests {
  private func load(_ layers: String) -> (configuration: Configuration, problems: [Problem]) {
    ConfigurationLoader.load(SourceText(path: FilePath("eaves.yml"), text: "eaves: 1\nlayers:\n" + layers))
  }

  @Test func `layers are read from top to bottom, with all that is said of each`() throws {
    let (configuration, problems) = load(
      """
        - name: features
          folders: ["Features/*"]
          independent: true
          through: "*Interface"
        - name: domain
          modules: [Domain, "*Models"]
          closed: true
          instead: ask the domain
        - name: data
          roles: [repository, service]
          types: "*Gateway"
      """)
    #expect(problems == [])
    let layers = configuration.layers
    #expect(layers.map(\.name.text) == ["features", "domain", "data"])
    #expect(layers.map(\.ruleID) == ["layers-features", "layers-domain", "layers-data"])
    #expect(layers[0].folders.map(\.text) == ["Features/*"] && layers[0].isIndependent)
    #expect(layers[0].through.map(\.text) == ["*Interface"])
    #expect(layers[1].modules.map(\.text) == ["Domain", "*Models"] && layers[1].isClosed)
    #expect(layers[1].instead?.text == "ask the domain")
    #expect(layers[2].roles.map(\.text) == ["repository", "service"])
    #expect(layers[2].types.map(\.text) == ["*Gateway"])
    #expect(layers.map(\.roleNames) == [["featuresLayer"], ["domainLayer"], ["dataLayer"]])
  }

  @Test func `a layer of files and types is two roles, which have nothing in common`() {
    let layer = load("  - name: data\n    folders: Data\n    roles: service\n  - name: b\n    folders: B\n")
      .configuration.layers[0]
    #expect(layer.roleNames == ["dataLayer", "dataLayerTypes"])
  }

  private static let other = "  - name: other\n    folders: Other\n"

  @Test(
    arguments: [
      ("  - name: Domain\n    folders: A", 3, 11, "`Domain` cannot name a layer", "lower-case letter"),
      ("  - name: a b\n    folders: A", 3, 11, "`a b` cannot name a layer", "letters, digits, - and _"),
      (
        "  - name: \(String(repeating: "a", count: 41))\n    folders: A", 3, 11, "cannot name a layer",
        "40 in all"
      ),
      ("  - name: \"a\u{1B}[2J\"\n    folders: A", 3, 11, "cannot name a layer", ""),
      ("  - folders: A", 3, 5, "an entry of `layers` has no `name`", "`name: domain`"),
      ("  - domain", 3, 5, "each entry of `layers` needs a `name`", "`- name: domain`"),
      ("  - name: a", 3, 11, "the layer `a` has no members", "`modules:`, `folders:`, `roles:`"),
      ("  - name: a\n    folder: A", 4, 5, "unknown key `folder`", "did you mean `folders`?"),
      ("  - name: a\n    folders: []", 4, 14, "`folders` has an empty list", "name at least one"),
      ("  - name: a\n    folders: [A, ../B]", 4, 18, "`../B` leads out of the folder", "--root"),
      ("  - name: a\n    folders: A\n    closed: yes", 5, 13, "is no value of `closed`", "true, false"),
      (
        "  - name: a\n    folders: A\n    through: B", 5, 14,
        "`through` needs a layer with independent parts", ""
      ),
      (
        "  - name: a\n    roles: [view, app]\n    independent: true", 3, 11,
        "cannot tell the parts of `a` apart", "`modules:` alone, or of `folders:`"
      ),
      (
        "  - name: a\n    folders: A/*\n    modules: B\n    independent: true", 3, 11,
        "cannot tell the parts",
        ""
      ),
      ("  - name: a\n    folders: A\n    closed: true", 3, 11, "`closed` has no effect on the top layer", ""),
      ("  - name: other\n    folders: A", 5, 11, "there are two layers `other`", "join the two"),
      ("  - name: a\n    folders: [A, A/]", 4, 18, "`A/` is listed twice in `a`", "delete `A/`"),
      ("  - name: a\n    folders: [other]", 6, 14, "`Other` stands in the layer `a` too", "delete `Other`"),
    ] as [(String, Int, Int, String, String)])
  func `what is wrong has its place, its cause and its remedy`(
    text: String, line: Int, column: Int, cause: String, remedy: String
  ) throws {
    let (_, problems) = load("\(text)\n\(Self.other)")
    let problem = try #require(problems.first)
    #expect(problems.count == 1, "\(problems.map(\.text))")
    #expect(problem.severity == .error)
    #expect(problem.line == line && problem.column == column, "\(problem.text)")
    #expect(problem.cause.contains(cause), "\(problem.text)")
    #expect(remedy.isEmpty || problem.remedy?.contains(remedy) == true, "\(problem.text)")
  }

  @Test func `one layer alone forbids nothing, unless its parts do not know each other`() {
    #expect(
      load("  - name: a\n    folders: A\n").problems.map(\.cause) == ["one layer alone forbids nothing"])
    #expect(load("  - name: a\n    folders: A/*\n    independent: true\n").problems == [])
    let lowest = load(Self.other + "  - name: a\n    folders: A\n    closed: true\n").problems
    #expect(lowest.map(\.cause) == ["`closed` has no effect on the lowest layer: no layer can reach past it"])
  }

  @Test func `all that is wrong is told at once`() {
    let problems = load("  - name: A\n    folders: A\n  - name: b\n    folder: B\n  - c\n").problems
    #expect(problems.map(\.line) == [3, 6, 7])
  }

  @Test func `thousands of layers are refused by their number, before anything is made of them`() {
    let text = (0..<20_000).map { "  - name: l\($0)\n    folders: F\($0)\n" }.joined()
    let (configuration, problems) = load(text)
    #expect(problems.map(\.cause) == ["`layers` has 20000 entries, and 64 is the most"])
    #expect(configuration.layers.isEmpty)
  }

  @Test func `so are thousands of globs`() {
    let globs = (0..<5_000).map { "\"*a*a*\($0)\"" }.joined(separator: ", ")
    let (configuration, problems) = load("  - name: a\n    folders: [\(globs)]\n\(Self.other)")
    #expect(
      problems.map(\.cause) == [
        "the layers name 5001 modules, folders, roles and types, and 500 are the most"
      ])
    #expect(configuration.layers.isEmpty)
  }

  @Test func `a role cannot be called as a layer is`() {
    let text = "  - name: a\n    folders: A\n\(Self.other)roles:\n  aLayer:\n    - name: B\n"
    #expect(load(text).problems.map(\.cause) == ["`aLayer` is what a layer of `layers` is called as a role"])
  }

  @Test func `documents that were proven without layers mean the same with them`() {
    let configuration = load("  - name: a\n    folders: A\n\(Self.other)").configuration
    #expect(configuration.leavesAlone(RoleVocabulary()))
    let named = RoleVocabulary(
      roles: [RoleDefinition(name: "aLayer", isLayer: true, isOwn: false, items: [])], words: [:])
    #expect(!configuration.leavesAlone(named))
    let listed = RoleVocabulary(roles: [], words: ["aLayer": []])
    #expect(!configuration.leavesAlone(listed))
  }
}
