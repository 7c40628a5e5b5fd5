import EavesOutline
import EavesSource
import EavesThreads
import Testing

@testable import EavesProject

/// What linking makes of several files: one type from many places, and several types of one name.
@Suite struct LinkingTests {
  @Test func `extensions in other files add members and supertypes`() {
    let project = Linked.project([
      "A.swift": "struct Pier { let name: String }",
      "B.swift": "extension Pier: View { var body: some View { Text(name) } }",
    ])
    let pier = project.named("Pier")
    #expect(pier.count == 1)
    #expect(pier.first.map { project.types[$0.index].members.count } == 2)
    #expect(project.layer("Pier") == "view")
  }

  @Test func `types of one name in two modules stay apart`() {
    let project = Linked.project([
      "Sources/A/Pier.swift": "public struct Pier: View {}",
      "Sources/B/Pier.swift": "public struct Pier {}",
      "Sources/A/Use.swift": "struct UseA { let pier: Pier }",
      "Sources/B/Use.swift": "struct UseB { let pier: Pier }",
    ])
    let piers = project.named("Pier")
    #expect(piers.count == 2)
    let roles = piers.map { type in
      project.modules[project.types[type.index].module.index].name + ":"
        + (project.layerRole(type).map(project.roleName) ?? "-")
    }
    #expect(roles.sorted() == ["A:view", "B:-"])
  }

  @Test(arguments: [1, 40]) func `of types of one name that no module tells apart, the nearest is extended`(
    _ others: Int
  ) {
    var files = [
      "Model/Pier/Pier.swift": "public struct Pier {}",
      "Store/Pier/Pier+Class.swift": "public class Pier {}",
      "Store/Rows/Pier+Rows.swift": "extension Pier { var row: Int { 0 } }",
      "Model/Pier+Name.swift": "extension Pier { var name: Int { 0 } }",
    ]
    for number in 0..<others { files["Others/Other\(number)/Pier.swift"] = "struct Pier {}" }
    let project = Linked.project(files)
    let extended = project.named("Pier").flatMap { type in
      project.types[type.index].members.map { member in
        project.files[Int(project.types[type.index].place.file)].path.text + ": "
          + project.symbols.text(project.members[member].name)
      }
    }
    #expect(extended.sorted() == ["Model/Pier/Pier.swift: name", "Store/Pier/Pier+Class.swift: row"])
  }

  @Test func `a nested type is found from inside, not from outside`() {
    let project = Linked.project(
      """
      struct Outer { struct Row {}; let row: Row }
      struct Other { let row: Row }
      """)
    let holders = project.types.indices.filter {
      project.types[$0].members.contains { project.symbols.text(project.members[$0].name) == "row" }
    }
    let types = holders.flatMap { holder in
      project.types[holder].members.flatMap { project.types(of: .member($0), from: 0) }.map(
        project.qualifiedName)
    }
    #expect(types == ["Outer.Row", "Row"])
    #expect(project.named("Row").first.map { project.types[$0.index].kind } == .external)
  }

  @Test func `types of extensions of extensions find the type that they stand in`() {
    let project = Linked.project([
      "A.swift": "extension Harbor.API.Boats { struct Query { let name: String } }",
      "B.swift": "extension Harbor.API.Boats.Query { struct Page {} }",
      "C.swift": "extension Harbor.API { enum Boats {} }",
      "D.swift": "extension Harbor { enum API {} }",
      "E.swift": "enum Harbor {}",
      "F.swift": "struct Use { let query: Harbor.API.Boats.Query }",
    ])
    func names(_ name: String) -> [String] {
      project.types.indices.map { TypeIndex($0) }.filter { project.name($0) == name }.map(
        project.qualifiedName)
    }
    #expect(names("Query") == ["Harbor.API.Boats.Query"])
    #expect(names("Page") == ["Harbor.API.Boats.Query.Page"])
    #expect(names("Boats") == ["Harbor.API.Boats"])
    #expect(names("API") == ["Harbor.API"])
    let query = project.named("Harbor.API.Boats.Query").first
    let used = project.members.indices.filter { project.symbols.text(project.members[$0].name) == "query" }
      .flatMap { project.types(of: .member($0), from: 0) }
    #expect(used == query.map { [$0] })
  }

  @Test(
    arguments: [
      ["A.swift": "extension Color { enum Palette { enum Color { case red } } }"],
      [
        "A.swift": "extension Color { enum Palette {} }",
        "B.swift": "extension Palette { enum X { enum Color {} } }",
      ],
      [
        "A.swift": "extension Foo { struct A { struct B { struct Foo { struct A {} } } } }",
        "B.swift": "extension A { struct B { struct A {} } }",
      ],
    ]) func `an extension means no type that stands within it`(_ files: [String: String])
  {
    let project = Linked.project(files)
    for type in project.types.indices.map({ TypeIndex($0) }) {
      var (at, steps) = (type, 0)
      while at != .none, steps < 20 { (at, steps) = (project.types[at.index].parent, steps + 1) }
      #expect(at == .none, "\(project.name(type))")
    }
  }

  @Test func `what stands within a type of an extension is found at any depth, and extended`() {
    let project = Linked.project([
      "A.swift": "extension Harbor { enum A { enum B { struct C {} } } }",
      "B.swift": "extension Harbor.A.B.C { func go() {} }\nstruct Use { let c: Harbor.A.B.C }",
      "C.swift": "enum Harbor {}",
    ])
    #expect(project.named("Harbor.A.B.C").first.map { project.types[$0.index].members.count } == 1)
    #expect(project.named("C").isEmpty)
  }

  @Test func `an extension of another's type inherits what its supertypes come to declare`() {
    let project = Linked.project(
      """
      protocol Themed {}
      extension Themed { typealias Hue = Look }
      struct Look {}
      class Kit { typealias Style = Themed }
      final class MyKit: Kit {}
      extension UIView: MyKit.Style { func paint(_ hue: Hue) {} }
      """)
    let paint = project.members.indices.first { project.symbols.text(project.members[$0].name) == "paint" }
    let file = project.files[0]
    let hue = file.outline.nodes.indices.filter { file.outline.name(of: $0) == "Hue" }
      .compactMap { project.typeUse(at: $0, in: 0) }.map(project.name)
    #expect(paint != nil)
    #expect(hue == ["Look"])
  }

  @Test func `an extension of a nested view model is no second view model`() {
    let project = Linked.project([
      "A.swift": "extension Feed { final class ViewModel: ObservableObject {} }",
      "B.swift": "extension Feed.ViewModel { func load() {} }",
      "C.swift": "struct Feed: View {}",
    ])
    #expect(project.named("ViewModel").isEmpty)
    #expect(project.layer("Feed.ViewModel") == "viewModel")
  }

  @Test func `a class nested in an extension belongs to the extended type`() {
    let project = Linked.project([
      "A.swift": "struct Feed: View {}",
      "B.swift": "extension Feed { @Observable final class ViewModel { var items: [String] = [] } }",
    ])
    #expect(project.layer("Feed.ViewModel") == "viewModel")
    #expect(project.layer("Feed") == "view")
  }

  @Test(arguments: [
    (
      "protocol Screen: View {}\nstruct Berth: Screen {}",
      "it is a struct that conforms to `View` through `Screen`"
    ),
    (
      "typealias Screen = View\nstruct Berth: Screen {}",
      "it is a struct that conforms to `View` through `Screen`"
    ),
    ("class Base: View {}\nclass Berth: Base {}", "it is a class that conforms to `View` through `Base`"),
    (
      "struct Berth: UIViewRepresentable {}",
      "it is a struct that conforms to `View` through `UIViewRepresentable`"
    ),
    ("struct Berth {}\nextension Berth: View {}", "it is a struct that conforms to `View`"),
  ])
  func `conformance is followed, and the way is told`(text: String, way: String) {
    let project = Linked.project(text)
    #expect(project.layer("Berth") == "view")
    let reason = project.named("Berth").first.flatMap { project.roleEvidence($0).first?.reason }
    #expect(reason?.hasPrefix(way) == true, "\(reason ?? "none")")
  }

  @Test func `the order of files changes nothing`() {
    let files = [
      "A.swift": "protocol PierRepository { func all() -> [Pier] }", "B.swift": "struct Pier {}",
      "C.swift": "final class PierViewModel { let piers: PierRepository }",
    ]
    let first = Linked.project(files)
    let second = Linked.project(files)
    #expect(
      first.types.indices.map { first.qualifiedName(TypeIndex($0)) }
        == second.types.indices.map { second.qualifiedName(TypeIndex($0)) })
    #expect(first.layer("Pier") == "domainModel")
  }

  @Test func `what a test declares for itself hides nothing from the program`() {
    let project = Linked.project([
      "App/Loader.swift": "class Loader { let session: URLSession }",
      "AppTests/Fakes.swift": "class URLSession {}\nclass FakeLoader { let session: URLSession }",
    ])
    #expect(project.layer("Loader") == "service")
    #expect(project.layer("FakeLoader") == nil)
  }

  @Test(
    "a variable hides a type of the SDK only where it is seen",
    arguments: [
      ("private let URLSession = 0", "Other.swift", "service"),
      ("fileprivate var URLSession = 0", "Other.swift", "service"),
      ("func URLSession() {}", "Other.swift", "service"),
      ("let URLSession = 0", "AppTests/Other.swift", "service"),
      ("let URLSession = 0", "Other.swift", nil),
      ("var port = 0\nvar URLSession = World()", "Other.swift", nil),
      ("#if NEVER\nlet URLSession = 0\n#endif", "Other.swift", "service"),
      ("#if NEVER\nlet URLSession = 0\n#else\nlet port = 0\n#endif", "Other.swift", "service"),
      ("#if DEBUG\nlet URLSession = 0\n#else\nlet URLSession = World()\n#endif", "Other.swift", nil),
    ] as [(String, String, String?)])
  func hidden(text: String, path: String, layer: String?) {
    let project = Linked.project([
      "Loader.swift": "class Loader { func load() { URLSession.shared.run() } }", path: text,
    ])
    #expect(project.layer("Loader") == layer)
  }

  @Test func `extensions of one type may each have a private type of one name`() {
    let project = Linked.project([
      "A.swift": "extension Defaults {\n  private enum Key { case a }\n  var a: Key { .a }\n}",
      "B.swift": "extension Defaults {\n  private enum Key { case b }\n  var b: Key { .b }\n}",
      "C.swift": "extension Defaults {\n  var c: Key { .c }\n}",
    ])
    let homes = project.typeUses.map { uses in
      uses.map { project.types[$0.type.index] }
        .filter { project.symbols.text($0.name) == "Key" }
        .map { $0.kind == .external ? nil : project.files[Int($0.place.file)].path.text }
    }
    #expect(homes == [["A.swift"], ["B.swift"], [nil]])
  }

  @Test func `a type parameter is no variable of its name`() {
    let project = Linked.project([
      "Loader.swift": "class Loader<URLSession> { func load() { URLSession.shared.run() } }",
      "Other.swift": "let URLSession = World()",
    ])
    let names = project.typeUses.flatMap { uses in
      uses.map { project.types[$0.type.index].name }.map { project.symbols.text($0) }
    }
    #expect(names.contains("URLSession"))
  }

  @Test("symbols, types and roles are the same for any number of threads")
  func threads() {
    let outlines = (0..<90).map { index in
      scanned(
        """
        import Tides
        struct Screen\(index): View { @State var model: Model\(index % 7); let `class`: Pier\(index / 2)Repository }
        @Observable class Model\(index) { func load() { session.run(\(index)) } }
        """, path: "File\(index).swift")
    }
    func linked(_ threads: Int) -> [String] {
      let project = Project(
        outlines: outlines, modules: ModuleMap(), vocabulary: Linked.vocabulary,
        workers: Workers(threads: threads))
      let symbols = (0..<project.symbols.count).map { project.symbols.text(Symbol(UInt32($0))) }
      return symbols
        + project.types.indices.map { index in
          let type = TypeIndex(index)
          return "\(project.qualifiedName(type)) \(project.layerRole(type).map(project.roleName) ?? "-")"
        }
    }
    let alone = linked(1)
    #expect(alone.contains("Model3 viewModel") && alone.contains("Pier44Repository repository"))
    for threads in [2, 3, 8] { #expect(linked(threads) == alone) }
  }
}
