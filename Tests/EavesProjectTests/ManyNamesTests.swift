import EavesOutline
import EavesSource
import Testing

@testable import EavesProject

/// Many declarations of one name are indexed and resolve like few of them.
@Suite struct ManyNamesTests {
  private func modules(_ type: String, _ member: String, in project: Project) -> [String] {
    project.named(type).flatMap { holder in
      project.types[holder.index].members
        .filter { project.symbols.text(project.members[$0].name) == member }
        .flatMap { project.types(of: .member($0), from: 0) }
        .map { found in
          let module = project.types[found.index].module
          return module == .none ? "none" : project.modules[module.index].name
        }
    }
  }

  @Test(arguments: [3, 9, 60]) func `of the types of one name the nearest is meant`(_ count: Int) {
    var files: [String: String] = [
      "Sources/M1/Use.swift": "import M2\nstruct Own { let row: Row }",
      "Sources/App/Use.swift": "import M2\nstruct Imported { let row: Row }",
      "Sources/Many/Use.swift": (0..<200).map { "import X\($0)\n" }.joined()
        + "import M2\nimport M1\nstruct Later { let row: Row }",
      "Sources/Far/Use.swift": "struct Stranger { let row: Row }",
      "Sources/Near/Use.swift": "struct Row {}\nstruct Hidden { private struct Row {}; let row: Row }",
      "Tests/M1Tests/Fakes.swift": "struct Row {}\nstruct Fake { let row: Row }",
      "Sources/Quiet/A.swift": "private struct Row {}\nstruct Private { let row: Row }",
      "Sources/Quiet/B.swift": "import M2\nstruct Public { let row: Row }",
    ]
    for index in 0..<count { files["Sources/M\(index)/Row.swift"] = "public struct Row {}" }
    let project = Linked.project(files)
    #expect(modules("Own", "row", in: project) == ["M1"])
    #expect(modules("Imported", "row", in: project) == ["M2"])
    #expect(modules("Later", "row", in: project) == ["M1"])
    // Which of several strangers is meant, nobody can say.
    #expect(modules("Stranger", "row", in: project) == ["none"])
    #expect(modules("Hidden", "row", in: project) == ["Near"])
    #expect(modules("Fake", "row", in: project) == ["M1Tests"])
    #expect(modules("Private", "row", in: project) == ["Quiet"])
    #expect(modules("Public", "row", in: project) == ["M2"])
  }

  /// A variable of no type may be written like a type of the SDK: where one is seen, the name is no type's.
  @Test(arguments: [1, 9, 40]) func `of the variables of one name those are meant that a file sees`(
    _ count: Int
  ) {
    func text(_ access: String) -> String {
      "struct Pier {}\n" + String(repeating: "\(access) let Shed = make()\n", count: count)
    }
    let use = "func use() { Shed.go() }"
    let project = Linked.project([
      "Sources/Hidden/A.swift": text("private"), "Sources/Hidden/Use.swift": use,
      "Sources/Own/A.swift": text("private") + use,
      "Sources/Open/A.swift": text("internal"), "Sources/Open/Use.swift": use,
      "Sources/Kit/A.swift": text("public"), "Sources/App/Use.swift": "import Kit\n" + use,
      "Sources/Far/Use.swift": "import Open\n" + use,
      "Tests/KitTests/A.swift": text("public"), "Tests/KitTests/Use.swift": use,
      "Sources/Tools/Use.swift": "import KitTests\n" + use,
    ])
    let named = project.files.indices.filter { file in
      project.typeUses[file].contains { project.files[file].outline.name(of: Int($0.node)) == "Shed" }
    }
    #expect(
      named.map { project.files[$0].path.text } == [
        "Sources/Far/Use.swift", "Sources/Hidden/Use.swift", "Sources/Tools/Use.swift",
      ])
  }

  /// Each use would look through all variables, each name through all private types.
  @Test(.timeLimit(.minutes(1))) func `names that a file declares for itself again and again come to an end`()
  {
    let count = 8_000
    let project = Linked.project([
      "A.swift": "struct Outer {}\n" + String(repeating: "private let Foo = 1\n", count: count)
        + String(repeating: "extension Outer { private struct Key {} }\n", count: count),
      "B.swift": "extension Outer { struct Key {}; let x: Key }\nfunc f() {\n"
        + String(repeating: "Foo.x(Outer.Key.self)\n", count: count) + "}",
    ])
    let key = project.typesOfValue("x")
    #expect(key == ["Outer.Key"] || key == ["Key"])
  }

  @Test func `an alias is followed however long its chain, and a circle of them ends`() {
    let chain = (0..<400).map { "typealias A\($0) = A\($0 + 1)" }.joined(separator: "\n")
    let project = Linked.project(chain + "\nstruct A400 {}\nstruct S { let x: A0 }")
    #expect(project.typesOfValue("x") == ["A400"])
    let circle = Linked.project("typealias A = B; typealias B = A; struct S: A { let x: A; let y: B.Inner }")
    #expect(circle.typesOfValue("y").count <= 1)
  }

  @Test func `a type of more supertypes than anyone reads is told`() {
    let protocols = (0..<300).map { "protocol P\($0): P\($0 + 1) {}" }.joined(separator: "\n")
    let project = Linked.project(protocols + "\nstruct Few: P200 {}; struct Many: P0 {}")
    func supertypes(_ name: String) -> Int { project.allSupertypes(of: project.named(name)[0]).count }
    #expect(supertypes("Few") == 101)
    #expect(supertypes("Many") == Project.supertypeLimit)
    let cut = project.typesWithCutSupertypes.map { project.qualifiedName($0) }
    #expect(cut.contains("Many") && cut.contains("P0") && !cut.contains("Few"))
  }

  @Test func `generic parameters are told from types of their name`() {
    let names = (0..<300).map { "T\($0)" }
    let clauses = names.map { "\($0): View" }.joined(separator: ", ")
    let types = names.map { "struct \($0) {}" }.joined(separator: "\n")
    let project = Linked.project(
      "\(types)\nstruct Box<\(names.joined(separator: ", "))> where \(clauses) { let x: T299 }\nlet y: T299")
    #expect(project.typesOfValue("y") == ["T299"])
    #expect(project.typesOfValue("x") != ["T299"])
  }

  @Test func `a name that a condition binds is seen behind it, and in what it guards`() {
    let project = Linked.project(
      """
      struct Pier {}
      class Harbor { func find() -> Pier? { nil } }
      func f(h: Harbor, x: Harbor) {
        if let y = use(x), let x = h.find(), use(x) { use(x) }
        guard use(x), case let x = Pier(), use(x) else { return use(x) }
        use(x)
      }
      """)
    let outline = project.files[0].outline
    let uses = outline.nodes.indices.filter {
      outline.nodes[$0].kind == .identifier && outline.name(of: $0) == "x"
    }
    let declared = uses.map { use -> String in
      guard case .local(let node)? = project.declaration(of: use, in: 0) else { return "-" }
      return "\(outline.nodes[node].kind)"
    }
    #expect(
      declared == [
        "parameter", "optionalBinding", "optionalBinding", "parameter", "boundName", "parameter", "boundName",
      ])
  }

  /// Each value of a chain would be asked for thirty times as often as the one that is made of it.
  @Test(.timeLimit(.minutes(1))) func `values that are made of many values are found in time`() {
    let sums = (1...40).map { level in
      let parts = Array(repeating: "a\(level - 1).unknown.unknown", count: 30).joined(separator: " + ")
      return "let a\(level) = \(parts)"
    }
    let project = Linked.project("let a0 = some()\n" + sums.joined(separator: "\n") + "\nlet x = a40")
    #expect(project.typesOfValue("x") == [])
    let made = Linked.project(
      "struct Pier { let next: Pier }\nlet a0 = Pier()\n"
        + (1...6).map { "let a\($0) = a\($0 - 1)" + String(repeating: ".next", count: 30) }.joined(
          separator: "\n")
        + "\nlet x = a6")
    #expect(made.typesOfValue("x").count <= 1)
  }
}
