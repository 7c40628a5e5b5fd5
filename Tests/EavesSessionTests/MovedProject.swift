import EavesSource

/// A project of three modules whose code can be moved, copied, fixed and broken. Each file and each type keeps its
/// number wherever it is moved and whatever it is called: that is what truly happened, which Eaves can only guess at.
struct MovedProject {
  /// What a type may do wrong, by the rules of `BaselineHistoryTests`.
  enum Breach: CaseIterable {
    case holdsStore, createsFormatter, callsSession, loads

    var rule: String {
      switch self {
      case .holdsStore: "no-store"
      case .createsFormatter: "no-formatter"
      case .callsSession: "no-session"
      case .loads: "no-loading"
      }
    }
  }

  /// What a file may do wrong.
  enum FileBreach: CaseIterable {
    case importsData, importsCore, fetches

    var rule: String {
      switch self {
      case .importsData: "no-data-import"
      case .importsCore: "no-core-import"
      case .fetches: "no-fetching"
      }
    }
  }

  /// A type's declaration, or an extension of it.
  struct Part {
    let type: Int
    var name: String
    var isExtension = false
    var isPrivate = false
    var breaches: [Breach] = []
  }

  struct File {
    let number: Int
    var path: String
    var parts: [Part]
    var breaches: [FileBreach] = []

    /// The folder below the last `Sources`, as SwiftPM names targets.
    var module: String { String(path.split(separator: "/")[depth]) }
    /// The path within the module.
    var below: String { path.split(separator: "/").dropFirst(depth + 1).joined(separator: "/") }
    private var depth: Int { (path.split(separator: "/").lastIndex(of: "Sources") ?? 0) + 1 }
    var fileName: String { FilePath(path).name }

    /// What it declares at its top level, and what it only extends.
    var declared: Set<String> {
      let own = Set(parts.filter { !$0.isExtension }.map(\.name))
        .union(breaches.contains(.fetches) ? ["fetch"] : [])
      return own.union(Set(parts.map(\.name)).subtracting(own).map { "extension \($0)" })
    }

    /// The same without telling one from the other.
    var names: Set<String> { Set(parts.map(\.name)).union(breaches.contains(.fetches) ? ["fetch"] : []) }

    func has(_ name: String) -> Bool { parts.contains { $0.name == name } }
  }

  /// One thing that is wrong, as a baseline names it.
  struct Wrong: Hashable {
    let rule: String
    let subject: String
    let path: String
    /// The type it belongs to; nil: the file.
    let owner: String?
  }

  var files: [File] = []
  private var serial = 0

  mutating func number() -> Int {
    serial += 1
    return serial
  }

  /// Modules with a view of one name each, private rows, extensions, files of one name, files without a type.
  init(_ dice: inout Dice) {
    for module in ["Cart", "Trips", "Kit"] {
      let folder = "Sources/\(module)"
      if module != "Kit" {
        add("\(folder)/ContentView.swift", [part("ContentView", &dice)], &dice)
        add("\(folder)/Model.swift", [part("\(module)Model", &dice)], &dice)
      }
      let pier = "Pier\(number())"
      let view = part(pier, &dice)
      add("\(folder)/\(pier).swift", [view, part("Row", isPrivate: true, &dice)], &dice)
      let more = Part(
        type: view.type, name: pier, isExtension: true, breaches: Self.some(&dice, inExtension: true))
      add("\(folder)/\(pier)+Work.swift", [more], &dice)
      let quay = "Quay\(number())"
      add("\(folder)/Quays/\(quay).swift", [part(quay, &dice), part("\(quay)Row", &dice)], &dice)
    }
    add("Sources/Trips/Rows.swift", [part("Row", isPrivate: true, &dice)], &dice)
    add("Sources/Kit/Exports.swift", [], &dice)
  }

  private mutating func part(_ name: String, isPrivate: Bool = false, _ dice: inout Dice) -> Part {
    Part(type: number(), name: name, isPrivate: isPrivate, breaches: Self.some(&dice))
  }

  private mutating func add(_ path: String, _ parts: [Part], _ dice: inout Dice) {
    files.append(
      File(
        number: number(), path: path, parts: parts,
        breaches: FileBreach.allCases.filter { _ in dice.roll(4) == 0 }))
  }

  /// None to three.
  static func some(_ dice: inout Dice, inExtension: Bool = false) -> [Breach] {
    (0..<dice.roll(4)).map { _ in any(&dice, inExtension: inExtension) }
  }

  static func any(_ dice: inout Dice, inExtension: Bool) -> Breach {
    let all = inExtension ? Breach.allCases.filter { $0 != .holdsStore } : Breach.allCases
    return all[dice.roll(all.count)]
  }

  // MARK: What is wrong

  var wrongs: [Wrong] {
    files.flatMap { file in
      file.breaches.map { breach in
        let subject =
          switch breach {
          case .importsData: "file"
          case .importsCore: file.fileName
          case .fetches: "fetch"
          }
        return Wrong(rule: breach.rule, subject: subject, path: file.path, owner: nil)
      }
        + file.parts.flatMap { part in
          part.breaches.map { breach in
            Wrong(
              rule: breach.rule, subject: part.name + (breach == .loads ? ".load" : ""), path: file.path,
              owner: part.name)
          }
        }
    }
  }

  // MARK: Whether it is Swift

  /// Two types of one name are in different modules, or private in different files; an extension is where its
  /// type is seen; files have paths of their own.
  var isSound: Bool {
    if Set(files.map(\.path)).count < files.count { return false }
    var seen: [String: Int] = [:]
    for file in files {
      for part in file.parts {
        let scope = part.isPrivate ? file.path : file.module
        if let other = seen["\(scope) \(part.name)"], other != part.type { return false }
        seen["\(scope) \(part.name)"] = part.type
      }
      let types = Dictionary(grouping: file.parts, by: \.name).values
      if types.contains(where: { Set($0.map(\.type)).count > 1 }) { return false }
      if types.contains(where: { $0.count { !$0.isExtension } > 1 }) { return false }
    }
    // No private type hides one that the whole module sees, or is extended elsewhere.
    for file in files {
      for part in file.parts where part.isPrivate {
        if seen["\(file.module) \(part.name)"] != nil { return false }
      }
      for part in file.parts where part.isExtension {
        let isDeclared = files.contains { other in
          other.module == file.module && other.parts.contains { $0.type == part.type && !$0.isExtension }
        }
        if !isDeclared { return false }
      }
    }
    return true
  }

  // MARK: Swift

  var texts: [SourceText] { files.map { SourceText(path: FilePath($0.path), text: Self.text(of: $0)) } }

  private static func text(of file: File) -> String {
    var lines = ["import SwiftUI"]
    for breach in file.breaches {
      switch breach {
      case .importsData: lines.append("import SwiftData")
      case .importsCore: lines.append("import CoreData")
      case .fetches: lines.append("func fetch() {}")
      }
    }
    for part in file.parts { lines += self.lines(of: part) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of part: Part) -> [String] {
    let head =
      part.isExtension
      ? ["extension \(part.name) {"]
      : [
        "\(part.isPrivate ? "private " : "")struct \(part.name): View {",
        "  var body: some View { Text(\"\") }",
      ]
    // Members are called by what they do: who comes and goes beside one gives it no other name.
    func count(_ breach: Breach) -> Int { part.breaches.count { $0 == breach } }
    func function(_ name: String, _ line: String, _ count: Int) -> [String] {
      count == 0 ? [] : ["  func \(name)() {"] + Array(repeating: "    \(line)", count: count) + ["  }"]
    }
    let code =
      (0..<count(.holdsStore)).map { "  let store\($0): PierStore" }
      + function("show", "print(DateFormatter())", count(.createsFormatter))
      + function("stop", "URLSession.shared.invalidateAndCancel()", count(.callsSession))
      + Array(repeating: "  func load() {}", count: count(.loads))
    return head + code + ["}"]
  }
}
