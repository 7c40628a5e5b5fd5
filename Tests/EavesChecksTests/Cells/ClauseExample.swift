/// Projects of which a clause is true, and of which it is not: what a subject is, and what others do with it.
enum ClauseExample {
  typealias Projects = (
    holds: [String: String], lacks: [String: String], hostPath: String, name: String, lackPath: String?
  )

  /// A host in its file, with what stands beside it.
  private static func projects(
    _ holds: String, _ lacks: String, _ name: String, at path: String = "Host/Harbour.swift",
    lacksAt other: String? = nil, beside files: [String: String] = [:], without: [String: String]? = nil
  ) -> Projects {
    (
      files.merging([path: holds]) { $1 }, (without ?? files).merging([other ?? path: lacks]) { $1 }, path,
      name, other
    )
  }

  static let words = [
    "kind", "name", "marked", "type", "access", "in", "path", "role", "platform", "target",
    "lines", "depth", "members", "functions",
    "parameters", "held-by", "accepted-by", "returned-by", "created-by", "called-by", "mentioned-by",
    "imported-by", "conformed-by", "callee", "argument", "owner", "captures", "chained", "children",
    "value",
  ]

  /// What a cell's object says beside a clause that takes values of its own; nil for words that take objects.
  static func value(_ word: String, _ subject: CellSubject) -> String? {
    switch (word, subject) {
    case ("kind", .member): "stored"
    case ("kind", .function): "method"
    case ("kind", .global): "stored"
    case ("name", .global): "harbour"
    case ("captures", _): "\"weak self\""
    case ("value", _): "string"
    case ("kind", .view): "struct"
    case ("kind", _): "class"
    case ("name", .member): "value"
    case ("name", .function): "work"
    case ("name", .import): "Cargo"
    case ("name", .feature): "Harbour"
    case ("name", _): "\"Harb*\""
    case ("marked", .import): "\"@testable\""
    case ("marked", _): "\"@MainActor\""
    case ("access", _): "private"
    case ("in", _): "Dock"
    case ("path", _): "\"**/Dock/**\""
    case ("role", .view): "observable"
    case ("role", _): "entity"
    case ("platform", _): "\"iOS ..15\""
    case ("target", _): "production"
    case ("lines", _): "4.."
    case ("depth", _): "2.."
    case ("members", _): "3.."
    case ("functions", _): "2.."
    case ("parameters", _): "2.."
    case ("children", _): "2.."
    case ("argument", _): "item"
    case ("owner", _): "\n      role: entity"
    default: nil
    }
  }

  /// The value beside a clause in a place: under `except` it is said of the object, a type.
  static func value(_ word: String, _ subject: CellSubject, in place: CellPlace) -> String? {
    guard place == .except else { return value(word, subject) }
    return word == "name" ? "\"*Light\"" : word == "access" ? "public" : value(word, .type)
  }

  static func of(_ cell: Cell) -> Projects? {
    if value(cell.word, cell.subject) != nil { return cell.object.kind == .value ? clause(cell) : nil }
    switch cell.word {
    case "type": return typed(cell)
    case "callee": return callee(cell)
    case "chained" where cell.subject == .call && cell.object.kind == .member: return chained(cell)
    case "imported-by": return imported(cell)
    case "declares" where cell.object.kind == .anyMember: return membered(cell)
    // The text in a body is created, too.
    case "creates" where cell.object.kind == .whatever && cell.subject == .view:
      return projects(view(""), "struct Harbour: View {}", "Harbour")
    case let word where word.hasSuffix("-by"): return passive(cell)
    default: return nil
    }
  }

  // MARK: Exceptions

  /// Clauses under `except` describe the object: a boat for which the clause is true, and one for which it is not.
  static func exception(_ cell: Cell) -> Projects? {
    if cell.word == "declares", cell.object.kind == .anyMember { return membered(cell) }
    guard cell.object.kind == .value else { return nil }
    var path = (holds: "Objects/Boat.swift", lacks: "Objects/Boat.swift")
    var boat = (holds: "class Boat {}", lacks: "class Boat {}")
    var name = "Boat"
    switch cell.word {
    case "access": boat.holds = "public class Boat {}"
    case "kind": boat.lacks = "struct Boat {}"
    case "marked": boat.holds = "@MainActor class Boat {}"
    case "role": boat.holds = "@Model class Boat {}"
    case "in", "path": path = ("Sources/Dock/Boat.swift", "Sources/Quay/Boat.swift")
    case "name":
      boat = ("class BoatLight {}", "class BoatHeavy {}")
      name = "BoatLight"
    default: return nil
    }
    guard let holding = CodeExample.mentioning(name, for: cell.subject),
      let lacking = CodeExample.mentioning(cell.word == "name" ? "BoatHeavy" : name, for: cell.subject)
    else { return nil }
    return projects(
      holding.text, lacking.text, holding.name, at: holding.path, beside: [path.holds: boat.holds],
      without: [path.lacks: boat.lacks])
  }

  // MARK: What a subject is

  /// A subject with a member, and one without any.
  private static func membered(_ cell: Cell) -> Projects? {
    let (full, bare) = ("class Harbour { let value = 1 }", "class Harbour {}")
    switch cell.subject {
    case .type: return projects(full, bare, "Harbour")
    case .view: return projects(view(""), "struct Harbour: View {}", "Harbour")
    case .file: return projects(full, bare, "Harbour.swift")
    case .feature: return projects(full, bare, "Trips", at: "App/Features/Trips/A.swift")
    case .module: return projects(full, bare, "Harbour", at: "Sources/Harbour/A.swift")
    default: return nil
    }
  }

  private static func clause(_ cell: Cell) -> Projects? {
    switch (cell.word, cell.subject) {
    case ("kind", .type): return projects("class Harbour {}", "struct Harbour {}", "Harbour")
    case ("kind", .member):
      return projects(
        "class Harbour { let value = 1 }", "class Harbour { var value: Int { 1 } }", "Harbour.value")
    case ("kind", .function):
      return projects("class Harbour { func work() {} }", "func work() {}", "Harbour.work")
    case ("kind", .global): return projects("let harbour = 1", "var harbour: Int { 1 }", "harbour")
    case ("name", .global): return projects("let harbour = 1", "let other = 1", "harbour")
    case ("marked", .global): return projects("@MainActor var harbour = 1", "var harbour = 1", "harbour")
    case ("access", .global): return projects("private let harbour = 1", "let harbour = 1", "harbour")
    case ("value", .global): return projects("let harbour = \"a\"", "let harbour = 1", "harbour")
    case ("value", .member):
      return projects(
        "class Harbour { let value = \"a\" }", "class Harbour { let value = 1 }", "Harbour.value")
    case ("value", .call):
      return projects(
        "class Harbour { func work() { sail(\"a\") } }", "class Harbour { func work() { sail(1) } }", "sail")
    case ("lines", .closure): return projects(closure("\na()\nb()\n"), closure("1"), closureName)
    case ("children", .closure): return projects(closure("a(); b()"), closure("a()"), closureName)
    case ("children", .call):
      return projects(
        "class Harbour { func work() { sail { a(); b() } } }",
        "class Harbour { func work() { sail { a() } } }", "sail")
    case ("parameters", .closure): return projects(closure("a, b in 1"), closure("a in 1"), closureName)
    case ("captures", .closure): return projects(closure("[weak self] in 1"), closure("1"), closureName)
    case ("owner", .closure): return projects("@Model " + closure("1"), closure("1"), closureName)
    case ("kind", .view): return projects(view(""), view("").replacing("struct", with: "class"), "Harbour")
    case ("name", .type): return projects("class Harbour {}", "class Quay {}", "Harbour")
    case ("name", .view): return projects(view(""), view("").replacing("Harbour", with: "Quay"), "Harbour")
    case ("name", .member):
      return projects("class Harbour { let value = 1 }", "class Harbour { let other = 1 }", "Harbour.value")
    case ("name", .function):
      return projects("class Harbour { func work() {} }", "class Harbour { func rest() {} }", "Harbour.work")
    case ("name", .file), ("name", .feature), ("name", .module), ("in", .file), ("in", .module),
      ("path", .file),
      ("path", .module), ("in", .feature), ("path", .feature), ("role", .file), ("role", .module),
      ("role", .feature), ("lines", .file), ("lines", .module), ("lines", .feature):
      return places(cell)
    case ("name", .import): return projects("import Cargo\n", "import Quiet\n", "Cargo")
    case ("marked", .import): return projects("@testable import Cargo\n", "import Cargo\n", "Cargo")
    case ("marked", .type):
      return projects("@MainActor class Harbour {}", "@objc class Harbour {}", "Harbour")
    case ("marked", .view): return projects("@MainActor " + view(""), "@objc " + view(""), "Harbour")
    case ("marked", .member):
      return projects(
        "class Harbour { @MainActor var value = 1 }", "class Harbour { var value = 1 }", "Harbour.value")
    case ("marked", .function):
      return projects(
        "class Harbour { @MainActor func work() {} }", "class Harbour { func work() {} }", "Harbour.work")
    case ("access", .type): return projects("private class Harbour {}", "class Harbour {}", "Harbour")
    case ("access", .view): return projects("private " + view(""), view(""), "Harbour")
    case ("access", .member):
      return projects(
        "class Harbour { private let value = 1 }", "class Harbour { let value = 1 }", "Harbour.value")
    case ("access", .function):
      return projects(
        "class Harbour { private func work() {} }", "class Harbour { func work() {} }", "Harbour.work")
    case ("in", _), ("path", _):
      guard let (text, name) = anywhere(cell.subject) else { return nil }
      return projects(
        text, text, name, at: "Sources/Dock/Harbour.swift", lacksAt: "Sources/Quay/Harbour.swift")
    case ("role", .type): return projects("@Model class Harbour {}", "class Harbour {}", "Harbour")
    case ("role", .view):
      let kept = view("").replacing("struct", with: "class")
      return projects("@Observable " + kept, kept, "Harbour")
    case ("role", .member), ("owner", .member):
      return projects(
        "@Model class Harbour { let value = 1 }", "class Harbour { let value = 1 }", "Harbour.value")
    case ("role", .function), ("owner", .function):
      return projects(
        "@Model class Harbour { func work() {} }", "class Harbour { func work() {} }", "Harbour.work")
    case ("role", .call), ("owner", .call):
      return projects(
        "@Model class Harbour { func work() { sail() } }", "class Harbour { func work() { sail() } }", "sail")
    case ("role", .import):
      return projects("import Cargo\n@Model class Harbour {}", "import Cargo\nclass Harbour {}", "Cargo")
    case ("platform", _):
      guard let (text, name) = anywhere(cell.subject) else { return nil }
      let manifest = { (version: Int) in
        [
          "Package.swift": "let package = Package(name: \"Dock\", platforms: [.iOS(.v\(version))], targets: ["
            + ".target(name: \"Dock\"\(cell.subject == .feature ? ", path: \"Sources/Dock\"" : ""))])"
        ]
      }
      let path =
        cell.subject == .feature ? "Sources/Dock/Features/Trips/Harbour.swift" : "Sources/Dock/Harbour.swift"
      return projects(text, text, name, at: path, beside: manifest(15), without: manifest(17))
    case ("target", _):
      guard let (text, name) = anywhere(cell.subject) else { return nil }
      let manifest = { (target: String) in
        [
          "Package.swift": "let package = Package(name: \"Dock\", targets: ["
            + ".target(name: \"\(target)\", path: \"Sources/\(target)\")])"
        ]
      }
      let path =
        cell.subject == .feature ? "Sources/Dock/Features/Trips/Harbour.swift" : "Sources/Dock/Harbour.swift"
      return projects(text, text, name, at: path, beside: manifest("Dock"), without: manifest("Quay"))
    case ("lines", .type), ("members", .type):
      return projects(
        "class Harbour {\nlet a = 1\nlet b = 1\nlet c = 1\n}", "class Harbour { let a = 1 }", "Harbour")
    case ("lines", .view), ("members", .view):
      return projects(view("let a = 1\nlet b = 1\n"), "struct Harbour: View { }", "Harbour")
    case ("functions", .type):
      return projects(
        "class Harbour {\nvar a: () -> Int\nfunc b() {}\n}",
        "class Harbour {\nlet a = 1\nfunc b() {}\nprivate func c() {}\n}",
        "Harbour")
    case ("functions", .view):
      return projects(view("func a() {}\nfunc b() {}\n"), view("func a() {}\n"), "Harbour")
    case ("lines", .member), ("lines", .function):
      return projects(
        "class Harbour {\nfunc work() {\na()\nb()\n}\n}", "class Harbour { func work() {} }", "Harbour.work")
    case ("lines", .call):
      return projects(
        "class Harbour {\nfunc work() {\nsail(\n1,\n2\n)\n}\n}", "class Harbour { func work() { sail() } }",
        "sail")
    case ("depth", .type), ("depth", .member), ("depth", .function):
      let text = "class Harbour { func work() { Row { Row { Row { 1 } } } } }"
      return projects(
        text, "class Harbour { func work() { rest() } }", cell.subject == .type ? "Harbour" : "Harbour.work")
    case ("depth", .view):
      return projects(view("var a: some View { Row { Row { Row { Text(\"\") } } } }\n"), view(""), "Harbour")
    case ("depth", .call):
      return projects(
        "class Harbour { func work() { Sail { Row { Row { 1 } } } } }",
        "class Harbour { func work() { Sail() } }",
        "Sail")
    case ("parameters", .type):
      return projects(
        "class Harbour { init(a: Int, b: Int) {} }", "class Harbour { init(a: Int) {} }", "Harbour")
    case ("parameters", .view):
      return projects(view("init(a: Int, b: Int) {}\n"), view("init(a: Int) {}\n"), "Harbour")
    case ("parameters", .member), ("parameters", .function):
      return projects(
        "class Harbour { func work(a: Int, b: Int) {} }", "class Harbour { func work(a: Int) {} }",
        "Harbour.work")
    case ("argument", .call):
      return projects(
        "class Harbour { func work() { sail(item: 1) } }", "class Harbour { func work() { sail(at: 1) } }",
        "sail")
    default: return nil
    }
  }

  private static let closureName = "closure of sail in Harbour"
  private static func closure(_ body: String) -> String {
    "class Harbour { func work() { sail { \(body) } } }"
  }

  private static func view(_ members: String) -> String {
    "struct Harbour: View {\n\(members)var body: some View { Text(\"\") }\n}"
  }

  /// A subject whose place is what is asked.
  private static func anywhere(_ subject: CellSubject) -> (text: String, name: String)? {
    switch subject {
    case .type: ("class Harbour {}", "Harbour")
    case .view: (view(""), "Harbour")
    case .member: ("class Harbour { let value = 1 }", "Harbour.value")
    case .function: ("class Harbour { func work() {} }", "Harbour.work")
    case .call: ("class Harbour { func work() { sail() } }", "sail")
    case .closure: (closure("1"), closureName)
    case .global: ("let harbour = 1", "harbour")
    case .import: ("import Cargo\n", "Cargo")
    case .file: ("class Harbour {}", "Harbour.swift")
    case .module: ("class Harbour {}", "Dock")
    case .feature: ("class Harbour {}", "Trips")
    }
  }

  private static func places(_ cell: Cell) -> Projects? {
    let (plain, long) = ("class Harbour {}\n", "class Harbour {\nlet a = 1\nlet b = 1\n}\n")
    let entity = "@Model class Harbour {}\n"
    switch (cell.word, cell.subject) {
    case ("name", .module):
      return projects(
        plain, plain, "Harbour", at: "Sources/Harbour/A.swift", lacksAt: "Sources/Quay/A.swift")
    case ("name", .feature):
      return projects(
        plain, plain, "Trips", at: "App/Features/Trips/Harbour.swift",
        lacksAt: "App/Features/Trips/Quay.swift")
    case ("name", _):
      return projects(plain, plain, "Harbour.swift", lacksAt: "Host/Quay.swift")
    case ("in", .module), ("path", .module):
      return projects(plain, plain, "Dock", at: "Sources/Dock/A.swift", lacksAt: "Sources/Quay/A.swift")
    case ("in", .feature):
      return projects(
        plain, plain, "Trips", at: "Sources/Dock/Features/Trips/A.swift",
        lacksAt: "Sources/Quay/Features/Trips/A.swift")
    case ("path", .feature):
      return projects(
        plain, plain, "Dock", at: "App/Features/Dock/A.swift", lacksAt: "App/Features/Quay/A.swift")
    case ("in", _), ("path", _):
      return projects(
        plain, plain, "Harbour.swift", at: "Sources/Dock/Harbour.swift", lacksAt: "Sources/Quay/Harbour.swift"
      )
    case ("role", .module), ("lines", .module):
      return projects(
        cell.word == "role" ? entity : long, plain, "Dock", at: "Sources/Dock/A.swift")
    case ("role", .feature), ("lines", .feature):
      return projects(
        cell.word == "role" ? entity : long, plain, "Trips", at: "App/Features/Trips/A.swift")
    default:
      return projects(cell.word == "role" ? entity : long, plain, "Harbour.swift")
    }
  }

  // MARK: What takes objects

  private static let typeLike: Set<CellObject.Kind> = [
    .role, .region, .list, .type, .sdk, .glob, .qualified, .anyType,
  ]

  private static func typed(_ cell: Cell) -> Projects? {
    guard typeLike.contains(cell.object.kind) else { return nil }
    switch cell.subject {
    case .member:
      return projects(
        "class Harbour { let value: [\(cell.object.code)] }", "class Harbour { let value: [Int] }",
        "Harbour.value",
        beside: cell.object.files)
    case .global:
      return projects(
        "let harbour: [\(cell.object.code)]", "let harbour: [Int]", "harbour", beside: cell.object.files)
    case .function:
      return projects(
        "class Harbour { func work() -> \(cell.object.code)? { nil } }",
        "class Harbour { func work() -> Int? { nil } }", "Harbour.work", beside: cell.object.files)
    default: return nil
    }
  }

  private static func callee(_ cell: Cell) -> Projects? {
    guard cell.subject == .call || cell.subject == .closure else { return nil }
    let call: String
    switch cell.object.kind {
    case let kind where typeLike.contains(kind): call = "\(cell.object.code)()"
    case .member: call = "x\(cell.object.code)()"
    case .staticMember: call = "\(cell.object.code)()"
    case .function, .callee: call = cell.object.code
    case .macro: call = "\(cell.object.code) { 1 }"
    default: return nil
    }
    let name = cell.object.code.split { !$0.isLetter }.last.map(String.init) ?? ""
    let shown = cell.object.kind == .callee ? "Boat" : cell.object.kind == .function ? "moor" : name
    if cell.subject == .closure {
      if cell.object.kind == .macro { return nil }
      let given = cell.object.kind == .member || cell.object.kind == .staticMember ? ".\(name)" : shown
      let bare = call.hasSuffix("()") ? String(call.dropLast(2)) : call
      return projects(
        "class Harbour { func work() { \(bare) { 1 } } }", "class Harbour { func work() { rest { 1 } } }",
        "closure of \(given) in Harbour", beside: cell.object.files)
    }
    return projects(
      "class Harbour { func work() { \(call) } }", "class Harbour { func work() { rest() } }", shown,
      beside: cell.object.files)
  }

  private static func chained(_ cell: Cell) -> Projects? {
    let body = { (code: String) in "class Harbour { func work() { \(code) } }" }
    return projects(body("sail()\(cell.object.code)()"), body("sail(); x\(cell.object.code)()"), "sail")
  }

  private static func imported(_ cell: Cell) -> Projects? {
    guard cell.subject == .module else { return nil }
    let path: String
    switch cell.object.kind {
    case .module, .anyModule: path = "Sources/Cargo/B.swift"
    case .region: path = "Sources/Data/B.swift"
    case .glob: path = "Sources/Boat/B.swift"
    case .type: path = "Sources/Boat/B.swift"
    case .sdk: path = "Sources/URLSession/B.swift"
    default: return nil
    }
    return projects(
      "class Harbour {}\n", "class Harbour {}\n", "Dock", at: "Sources/Dock/A.swift",
      beside: [path: "import Dock\n"], without: [path: "import Foundation\n"])
  }

  private static func passive(_ cell: Cell) -> Projects? {
    guard cell.subject == .type || cell.subject == .view, let doer = doer(cell.object) else { return nil }
    let act: String
    switch cell.word {
    case "held-by": act = "let harbour: Harbour"
    case "accepted-by": act = "func take(harbour: Harbour) {}"
    case "returned-by": act = "func give() -> Harbour { give() }"
    case "created-by": act = "func make() { _ = Harbour() }"
    case "called-by": act = "func run() { Harbour.go() }"
    case "mentioned-by": act = "func run() { _ = Harbour.self }"
    case "conformed-by": act = ""
    default: return nil
    }
    let host =
      cell.subject == .view && cell.word == "conformed-by"
      ? view("").replacing("struct", with: "class")
      : cell.subject == .view ? view("static func go() {}\n") : "class Harbour { static func go() {} }"
    let parent = cell.word == "conformed-by" ? "Harbour" : nil
    // Where only some may do it, it is missing where another does.
    let other =
      cell.object.kind == .anyType
      ? "extension URLSession\(parent.map { ": \($0)" } ?? "") { \(act.hasPrefix("let") ? "static " + act : act) }"
      : cell.place == .only ? "class Calm\(parent.map { ": \($0)" } ?? "") { \(act) }" : ""
    return projects(
      host, host, "Harbour", beside: [doer.path: doer.text(act, parent)],
      without: [doer.path: doer.text("", nil), "Objects/Calm.swift": cell.place == .only ? other : ""])
  }

  /// Somebody of the object's kind who does something.
  private static func doer(
    _ object: CellObject
  ) -> (path: String, text: (_ act: String, _ parent: String?) -> String)? {
    func plain(_ name: String) -> (String, String?) -> String {
      { act, parent in "class \(name)\(parent.map { ": \($0)" } ?? "") { \(act) }" }
    }
    switch object.kind {
    case .list, .sdk:
      return (
        "Objects/B.swift",
        { act, parent in
          let stored = act.hasPrefix("let") ? "static " + act : act
          return "extension \(object.code)\(parent.map { ": \($0)" } ?? "") { \(stored) }"
        }
      )
    case .role where object.yaml == "observable":
      return ("Objects/B.swift", { "@Observable " + plain("Boat")($0, $1) })
    case .role: return ("Objects/B.swift", plain("BoatRepository"))
    case .region: return ("App/Data/B.swift", plain("Ledger"))
    case .type, .glob, .anyType: return ("Objects/B.swift", plain("Boat"))
    case .qualified:
      return (
        "Objects/B.swift",
        { act, parent in "enum Dock { class Crane\(parent.map { ": \($0)" } ?? "") { \(act) } }" }
      )
    default: return nil
    }
  }
}
