/// One cell of the table that the words of the language span: who a sentence is about, where an item stands in it,
/// its word, the object of the word, and what narrows it.
struct Cell: CustomStringConvertible {
  let subject: CellSubject
  let place: CellPlace
  let word: String
  let object: CellObject
  let narrowing: CellNarrowing

  var description: String {
    "for \(subject.rawValue), \(place.rawValue): \(word): \(object.yaml)\(narrowing.description)"
  }
}

/// Who a sentence is about; `view` stands for every role of types, `feature` for every role of places.
enum CellSubject: String, CaseIterable {
  case type, view, feature, file, module, member, function, call, closure, global, `import`
}

/// Where an item stands.
enum CellPlace: String, CaseIterable { case that, unless, never, only, always, except }

/// An object as a document writes it, the name that code writes, and the files that declare it.
struct CellObject {
  enum Kind: String, CaseIterable {
    case role, region, list, type, sdk, glob, anything, qualified, attribute, macro, member, staticMember
    case singleton, function, callee, operatorSign, module, anyType, anyModule, anyFile, anyMember, whatever,
      itself,
      branch
    /// Words of clauses that are no objects: kinds, levels, ranges, globs of paths.
    case value
  }

  let kind: Kind
  /// As YAML: quoted where it must be.
  let yaml: String
  /// What code calls it: `BoatRepository` for the role `repository`.
  let code: String
  var files: [String: String] = [:]

  static let all: [CellObject] = [
    CellObject(
      kind: .role, yaml: "repository", code: "BoatRepository",
      files: ["Objects/BoatRepository.swift": "class BoatRepository { static func go() {} }"]),
    CellObject(
      kind: .region, yaml: "data", code: "Ledger",
      files: ["App/Data/Ledger.swift": "class Ledger { static func go() {} }"]),
    CellObject(kind: .list, yaml: "database", code: "ModelContext"),
    CellObject(
      kind: .type, yaml: "Boat", code: "Boat",
      files: ["Objects/Boat.swift": "class Boat { static func go() {}; static let shared = Boat() }"]),
    CellObject(kind: .sdk, yaml: "URLSession", code: "URLSession"),
    CellObject(
      kind: .glob, yaml: "\"Boa*\"", code: "Boat",
      files: ["Objects/Boat.swift": "class Boat { static func go() {} }"]),
    CellObject(
      kind: .anything, yaml: "\"*\"", code: "Boat",
      files: ["Objects/Boat.swift": "class Boat { static func go() {} }"]),
    CellObject(
      kind: .qualified, yaml: "Dock.Crane", code: "Dock.Crane",
      files: ["Objects/Dock.swift": "enum Dock { class Crane { static func go() {} } }"]),
    CellObject(kind: .attribute, yaml: "\"@Query\"", code: "@Query"),
    CellObject(kind: .macro, yaml: "\"#Predicate\"", code: "#Predicate"),
    CellObject(kind: .member, yaml: "\".shared\"", code: ".shared"),
    CellObject(
      kind: .staticMember, yaml: "Boat.shared", code: "Boat.shared",
      files: ["Objects/Boat.swift": "class Boat { static let shared = Boat() }"]),
    CellObject(
      kind: .singleton, yaml: "singleton", code: "Boat.main",
      files: ["Objects/Boat.swift": "class Boat { static let main = Boat() }"]),
    CellObject(kind: .function, yaml: "\"moor()\"", code: "moor()"),
    CellObject(
      kind: .callee, yaml: "\"Boat(name:)\"", code: "Boat(name: 1)",
      files: ["Objects/Boat.swift": "class Boat { init(name: Int) {} }"]),
    CellObject(kind: .operatorSign, yaml: "\"+\"", code: "+"),
    CellObject(kind: .module, yaml: "Cargo", code: "Cargo"),
    CellObject(
      kind: .anyType, yaml: "type", code: "Boat",
      files: ["Objects/Boat.swift": "class Boat { static func go() {} }"]),
    CellObject(kind: .anyModule, yaml: "module", code: "Cargo"),
    CellObject(kind: .anyFile, yaml: "file", code: "Boat"),
    CellObject(kind: .anyMember, yaml: "member", code: "Boat"),
    CellObject(kind: .itself, yaml: "self", code: "self"),
    CellObject(kind: .branch, yaml: "ternary", code: "a ? b : c"),
    CellObject(kind: .whatever, yaml: "anything", code: "Boat"),
  ]
}

/// What narrows the word.
struct CellNarrowing: CustomStringConvertible {
  let key: String
  let yaml: String
  var description: String { key.isEmpty ? "" : ", \(key): \(yaml)" }
  static let none = CellNarrowing(key: "", yaml: "")
}
