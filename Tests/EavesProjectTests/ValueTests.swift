import EavesOutline
import EavesSource
import Testing

@testable import EavesProject

func scanned(_ text: String, path: String = "A.swift") -> Outline {
  Outline(scanning: SourceText(path: FilePath(path), text: text))
}

/// What a declared value is: written, or plainly inferred; an empty list says that nobody knows.
@Suite struct ValueTests {
  static let world = """
    struct Pier {}
    class Harbor { static let shared = Harbor(); let pier: Pier; func find() -> Pier? { nil }; var all: [Pier] }
    """

  @Test(arguments: [
    ("let x: [String: Pier?]", ["String", "Pier"]), ("let x: any Sequence<Pier>", ["Sequence", "Pier"]),
    ("let x: (Int) -> Pier", ["Pier"]), ("let x = Pier()", ["Pier"]), ("let x = Harbor.shared", ["Harbor"]),
    ("let x = Harbor.shared.pier", ["Pier"]), ("let x = Harbor().find()", ["Pier"]),
    ("let x = State(initialValue: Pier())", ["Pier"]), ("let x = Harbor.shared.all.first", ["Pier"]),
    ("let x = try? await Harbor().find()", ["Pier"]), ("let x = thing as? Pier", ["Pier"]),
    ("let x = unknown()", []), ("let x = [Pier()]", ["Pier"]),
    ("@Environment(Harbor.self) var x", ["Harbor"]),
    ("@Environment(\\.modelContext) var x", ["ModelContext"]),
    ("@Environment(\\.pierRepository) var x", ["PierRepository"]),
    ("let x = flag ? Pier() : other", ["Pier"]),
  ])
  func `a property is what is written or plainly made`(declaration: String, types: [String]) {
    let project = Linked.project(Self.world + "\nstruct S { \(declaration) }")
    #expect(project.typesOfValue("x") == types)
  }

  @Test(
    arguments: [
      "let x = \(list("Pier()", " + "))", "let x = [\(list("Pier()", ", "))]",
      "let x = Pier()\(list(".self", ""))",
      "let x: (\(list("Pier", ", ")))", "var x: Pier { \(list("a()", "; ")) }",
    ])
  func `a long value is what its parts are, whoever asks again`(declaration: String) {
    let uses = (0..<3).map { "let y\($0) = S.x" }.joined(separator: "; ")
    let project = Linked.project("struct Pier {}\nstruct S { static \(declaration) }\nstruct T { \(uses) }")
    for name in ["x", "y0", "y1", "y2", "x"] { #expect(project.typesOfValue(name) == ["Pier"], "\(name)") }
  }

  @Test func `an element of a long collection is told from its place`() {
    let harbors = "[\(Self.list("Harbor()", ", "))]"
    let project = Linked.project(
      Self.world
        + "\nfunc f() { \(harbors).forEach { x in use(x) }; \(harbors).indices.forEach { number in use(number) } }"
    )
    #expect(project.typesOfValue("x") == ["Harbor"])
    #expect(project.typesOfValue("number") == [])
  }

  @Test func `a type that names thousands is the first of them`() {
    let names = (0..<100).map { "T\($0)" }
    let project = Linked.project("let x: (\(names.joined(separator: ", ")))")
    #expect(project.typesOfValue("x") == Array(names.prefix(Project.maxCoreTypes)))
  }

  /// More than is read again for every use.
  private static func list(_ part: String, _ separator: String) -> String {
    Array(repeating: part, count: 300).joined(separator: separator)
  }

  @Test func `a chain is its own parts, whatever stands before it`() {
    let project = Linked.project("let x = a.b { c.d() } + e(f).g[1]?.h\nlet y = .z")
    let outline = project.files[0].outline
    func chain(of name: String) -> [Substring] {
      guard let node = outline.nodes.indices.last(where: { outline.name(of: $0) == name }) else { return [] }
      return project.chainNodes(endingWith: node, file: 0).map { part in
        let range = outline.nodes[part].range
        return outline.source.text(range).prefix(1)
      }
    }
    #expect(chain(of: "h") == ["e", "(", "g", "[", "?", "h"])
    #expect(chain(of: "d") == ["c", "d"])
    #expect(chain(of: "e") == ["e"])
  }

  @Test func `a type has every class above it`() {
    let classes = (0..<40).map { "class A\($0): A\($0 + 1) {}" }.joined(separator: "\n")
    let project = Linked.project(classes)
    let first = project.named("A0")[0]
    #expect(project.allSupertypes(of: first).map { project.name($0) } == (1...40).map { "A\($0)" })
  }

  @Test(arguments: [
    ("func f(h: Harbor) { if let x = h.find() {} }", ["Pier"]),
    ("func f(h: Harbor) { for x in h.all {} }", ["Pier"]),
    ("func f(h: Harbor) { h.all.map { x in x } }", ["Pier"]), ("func f(h: Harbor) { h.send { x in x } }", []),
    ("func f(h: Harbor) { ForEach(h.all) { x in Text(x) } }", ["Pier"]),
    ("func f(h: Harbor) { ForEach(0..<h.all.count) { x in Text(x) } }", []),
    ("func f(h: Harbor) { ForEach(Array(h.all.enumerated())) { x, pier in Text(x) } }", []),
  ])
  func `locals and closure parameters follow what they come from`(function: String, types: [String]) {
    #expect(Linked.project(Self.world + "\n" + function).typesOfValue("x") == types)
  }

  @Test func `an inner declaration hides an outer one`() {
    let project = Linked.project(
      """
      struct S {
        let pier: Pier
        func f(pier: Harbor) { use(pier) }
        func g() { use(pier); let pier = Harbor(); use(pier) }
      }
      struct Pier {}; struct Harbor {}
      """)
    let outline = project.files[0].outline
    let uses = outline.nodes.indices.filter {
      outline.nodes[$0].kind == .identifier && outline.name(of: $0) == "pier"
    }
    let types = uses.map { use in
      project.declaration(of: use, in: 0).map { project.types(of: $0, from: 0).map(project.qualifiedName) }
        ?? []
    }
    #expect(types == [["Harbor"], ["Pier"], ["Harbor"]])
  }

  @Test func `an entry of the environment is declared far from where it is read`() {
    let project = Linked.project([
      "Keys.swift": "extension EnvironmentValues { @Entry var harbor: any HarborAPI = LiveHarbor() }",
      "View.swift": "struct V: View { @Environment(\\.harbor) var x }",
    ])
    #expect(project.typesOfValue("x") == ["HarborAPI"])
    #expect(project.unknownEnvironmentKeys.isEmpty)
  }

  @Test(arguments: [
    ("Injected", "Pilot"), ("InjectedObject", "Pilot"), ("Dependency", "Tides"), ("Other", ""),
  ])
  func `what a library injects by key path is declared in its container`(attribute: String, type: String) {
    let project = Linked.project([
      "Container.swift": """
      final class Pilot {}
      struct Tides {}
      extension Container { var pilot: Factory<Pilot> { self { Pilot() } } }
      extension DependencyValues { var pilot: Tides { get { self[Tides.self] } set {} } }
      struct Elsewhere { var pilot: Tides }
      """,
      "View.swift": "struct V: View { @\(attribute)(\\.pilot) private var x }",
    ])
    let found = project.typesOfValue("x").filter { $0 != "Factory" }
    #expect(found == [type].filter { !$0.isEmpty })
  }
}
