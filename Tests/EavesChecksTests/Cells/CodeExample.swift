/// The smallest project in which an item is true of a subject, and one in which it is not.
struct CodeExample {
  /// Files by path; the subject is in `hostPath`.
  let holds: [String: String]
  let lacks: [String: String]
  let hostPath: String
  /// Where the subject is in the project that lacks it, when elsewhere.
  var lackPath: String?
  /// What the subject is called in the project that holds; a finding on it names it, or stands in its file.
  let name: String

  /// Nil where the word means nothing for the object or the subject: the language must refuse such a cell.
  init?(_ cell: Cell) {
    if let clause = cell.place == .except ? ClauseExample.exception(cell) : ClauseExample.of(cell) {
      (holds, lacks, hostPath, name, lackPath) = clause
      return
    }
    guard let code = Piece.of(cell.word, cell.object) else { return nil }
    let calm = Piece.calm(cell.word, of: cell.object.kind)
    let holder = cell.word == "declares" && cell.object.kind == .qualified ? "Dock" : "Harbour"
    guard let (holding, path, name) = Self.host(cell.subject, code, cell.object, named: holder),
      let (lacking, _, _) = Self.host(cell.subject, calm, cell.object, named: holder)
    else { return nil }
    var files = cell.object.files
    if cell.word == "imports", cell.object.kind == .region {
      files["Sources/Data/Store.swift"] = "class Store {}"
    }
    files["Objects/Calm.swift"] = "class Calm { static func go() {} }"
    self.hostPath = path
    self.name = name
    holds = files.merging([path: holding]) { _, own in own }
    lacks = files.merging([path: lacking]) { _, own in own }
  }

  /// A subject that mentions a type.
  static func mentioning(_ name: String, for subject: CellSubject) -> (
    text: String, path: String, name: String
  )? {
    let object = CellObject(kind: .type, yaml: name, code: name)
    guard let piece = Piece.of("mentions", object) else { return nil }
    return host(subject, piece, object, named: "Harbour")
  }

  /// A subject of each kind around a piece of code.
  private static func host(
    _ subject: CellSubject, _ piece: Piece, _ object: CellObject, named host: String
  ) -> (text: String, path: String, name: String)? {
    if piece.isBare, ![.type, .view].contains(subject) {
      let path =
        switch subject {
        case .feature: "App/Features/Trips/Harbour.swift"
        case .module: "Sources/Harbour/Harbour.swift"
        default: "Host/Harbour.swift"
        }
      let name = subject == .feature ? "Trips" : subject == .module ? "Harbour" : "Harbour.swift"
      return ("\(piece.outside)\n", path, name)
    }
    let imports = piece.imports.map { "import \($0)\n" }.joined()
    let clause = piece.inherits.map { ": \($0)" } ?? ""
    let body = piece.members
    switch subject {
    case .type, .view:
      if !piece.outside.isEmpty, !piece.isBare { return nil }
      if subject == .view {
        let clause = piece.inherits.map { ", \($0)" } ?? ""
        return (
          "\(imports)struct \(host): View\(clause) {\n\(body)\nvar body: some View { Text(\"\") }\n}\n",
          "Host/Harbour.swift", host
        )
      }
      return ("\(imports)class \(host)\(clause) {\n\(body)\n}\n", "Host/Harbour.swift", host)
    case .file:
      return (
        "\(imports)class \(host)\(clause) {\n\(body)\n}\n\(piece.outside)\n", "Host/Harbour.swift",
        "Harbour.swift"
      )
    case .feature:
      return (
        "\(imports)class \(host)\(clause) {\n\(body)\n}\n\(piece.outside)\n",
        "App/Features/Trips/Harbour.swift", "Trips"
      )
    case .module:
      return (
        "\(imports)class \(host)\(clause) {\n\(body)\n}\n\(piece.outside)\n", "Sources/Harbour/Harbour.swift",
        "Harbour"
      )
    case .member where piece.isProperty:
      return ("class Harbour {\n\(body)\n}\n", "Host/Harbour.swift", "Harbour.value")
    case .member, .function:
      guard piece.inherits == nil, piece.imports.isEmpty, let statement = piece.statement else { return nil }
      return (
        "class Harbour {\n\(piece.mark)func work(\(piece.parameters)) \(piece.result){\n\(statement)\n}\n}\n",
        "Host/Harbour.swift", "Harbour.work"
      )
    case .call:
      guard piece.inherits == nil, piece.imports.isEmpty, let expression = piece.expression else {
        return nil
      }
      return ("class Harbour {\nfunc work() {\nsail(\(expression))\n}\n}\n", "Host/Harbour.swift", "sail")
    case .closure:
      guard piece.inherits == nil, piece.imports.isEmpty, let statement = piece.statement else { return nil }
      return (
        "class Harbour {\nfunc work() {\nsail {\n\(statement)\n}\n}\n}\n", "Host/Harbour.swift",
        "closure of sail in Harbour"
      )
    case .global:
      guard piece.inherits == nil, piece.imports.isEmpty,
        let expression = piece.expression ?? (piece.mark.isEmpty ? nil : "1")
      else { return nil }
      return ("\(piece.mark)let harbour = \(expression)\n", "Host/Harbour.swift", "harbour")
    case .import: return nil
    }
  }
}

/// Code in which a word is true of an object.
struct Piece {
  var imports: [String] = []
  var inherits: String?
  var members = ""
  /// The same inside a function; nil where a function cannot say it.
  var statement: String?
  /// The same as an argument of a call.
  var expression: String?
  var parameters = ""
  var result = ""
  /// What stands beside the host.
  var outside = ""
  /// The members are one stored property called `value`.
  var isProperty = false
  /// Nothing but what stands outside of types.
  var isBare = false
  /// What stands before a function.
  var mark = ""

  /// Code that says nothing of the object.
  static func calm(_ word: String, of kind: CellObject.Kind) -> Piece {
    switch word {
    case "mentions" where kind == .attribute:
      Piece(members: "let value = 1", statement: "_ = 1", expression: "1", isProperty: true)
    case "declares" where kind == .anyType:
      Piece(members: "let calm = 1", outside: "func calm() {}", isBare: true)
    case "imports": Piece(imports: ["Quiet"], members: "let calm = 1")
    case "conforms": Piece(inherits: "Hashable", members: "let calm = 1")
    case "holds": Piece(members: "let value = 1", isProperty: true)
    default: Piece(members: "let calm = 1", statement: "_ = 1", expression: "1")
    }
  }

  static func of(_ word: String, _ object: CellObject) -> Piece? {
    let code = object.code
    switch object.kind {
    case .qualified where word == "declares": return Piece(members: "class Crane {}")
    case .anyType where word == "declares":
      return Piece(members: "class Inner {}", outside: "class Inner {}", isBare: true)
    case .region where word == "declares", .list where word == "declares": return nil
    case .region where word == "imports": return Piece(imports: ["Data"], members: "let calm = 1")
    case .qualified where word == "imports", .role where word == "imports", .anyType where word == "imports":
      return nil
    case .list where word == "imports", .type where word == "imports", .sdk where word == "imports",
      .glob where word == "imports":
      return Piece(imports: [code], members: "let calm = 1")
    case .anything:
      return of(word, CellObject(kind: .operatorSign, yaml: "", code: "*"))
    case .role, .region, .list, .type, .sdk, .glob, .qualified, .anyType: return ofType(word, code)
    case .attribute:
      switch word {
      case "holds": return Piece(members: "\(code) var value: [Int]", isProperty: true)
      case "mentions":
        return Piece(
          members: "\(code) var value: [Int]", statement: "_ = 1", isProperty: true, mark: "\(code) ")
      case "declares": return Piece(members: "\(code) var value: [Int]")
      default: return nil
      }
    case .macro:
      switch word {
      case "calls", "mentions":
        return Piece(
          members: "func work() { _ = \(code) { 1 } }", statement: "_ = \(code) { 1 }",
          expression: "\(code) { 1 }")
      case "declares": return Piece(members: "\(code) { 1 }")
      default: return nil
      }
    case .member:
      switch word {
      case "assigns": return assigning("x\(code)")
      case "calls", "mentions":
        return Piece(
          members: "func work() { _ = x\(code) }", statement: "_ = x\(code)", expression: "x\(code)")
      case "declares": return Piece(members: "let \(code.dropFirst()) = 1")
      default: return nil
      }
    case .staticMember:
      switch word {
      case "assigns": return assigning(code)
      case "calls", "mentions":
        return Piece(members: "func work() { _ = \(code) }", statement: "_ = \(code)", expression: code)
      default: return nil
      }
    case .singleton:
      guard word == "calls" else { return nil }
      return Piece(members: "func work() { _ = \(code) }", statement: "_ = \(code)", expression: code)
    case .function:
      switch word {
      case "calls", "mentions":
        return Piece(members: "func work() { \(code) }", statement: code, expression: code)
      case "declares": return Piece(members: "func \(code) {}")
      default: return nil
      }
    case .callee:
      switch word {
      case "calls", "mentions", "creates":
        return Piece(members: "func work() { _ = \(code) }", statement: "_ = \(code)", expression: code)
      case "declares": return Piece(members: "func Boat(name: Int) {}")
      default: return nil
      }
    case .operatorSign:
      switch word {
      case "calls", "mentions":
        return Piece(
          members: "func work() { _ = a \(code) b }", statement: "_ = a \(code) b", expression: "a \(code) b")
      default: return nil
      }
    case .module:
      return word == "imports" ? Piece(imports: [code], members: "let calm = 1") : nil
    case .anyModule:
      return word == "imports" ? Piece(imports: [code], members: "let calm = 1") : nil
    case .itself, .branch:
      guard word == (object.kind == .itself ? "mentions" : "branches") else { return nil }
      return Piece(members: "func work() { _ = \(code) }", statement: "_ = \(code)", expression: code)
    case .whatever: return word == "creates" ? ofType(word, code) : nil
    case .anyFile, .anyMember, .value: return nil
    }
  }

  private static func assigning(_ target: String) -> Piece {
    Piece(
      members: "func work() { \(target) = 1 }", statement: "\(target) = 1", expression: "{ \(target) = 1 }")
  }

  private static func ofType(_ word: String, _ code: String) -> Piece? {
    switch word {
    case "assigns": return assigning("\(code).name")
    case "holds": return Piece(members: "let value: \(code)", isProperty: true)
    case "accepts":
      return Piece(
        members: "func take(value: \(code)) {}", statement: "_ = value", parameters: "value: \(code)")
    case "exposes":
      return Piece(
        members: "func give() -> \(code) { give() }", statement: "return work()", result: "-> \(code) ")
    case "creates":
      return Piece(
        members: "func work() { _ = \(code)() }", statement: "_ = \(code)()", expression: "\(code)()")
    case "calls":
      return Piece(
        members: "func work() { \(code).go() }", statement: "\(code).go()", expression: "\(code).go()")
    case "mentions":
      return Piece(
        members: "func work() { _ = \(code).self }", statement: "_ = \(code).self", expression: "\(code).self"
      )
    case "conforms": return Piece(inherits: code, members: "let calm = 1")
    case "declares":
      let name = code.split(separator: ".").last.map(String.init) ?? code
      return Piece(members: "class \(name) {}")
    case "forwards-to":
      return Piece(members: "let value: \(code)\nfunc load(id: Int) { value.load(id: id) }")
    default: return nil
    }
  }
}
