import EavesDocuments
import EavesFindings
import EavesSource
import Testing

@testable import EavesChecks

/// The cells of the words that manifests answer: each is meant, with a package where it fires and one where it is
/// silent, or refused, with a place and a remedy.
@Suite struct ModuleCellTests {
  static let words = ["declares-dependency", "reaches", "imports"]
  static let objects =
    CellObject.all + [
      CellObject(kind: .whatever, yaml: "undeclared", code: "Boat"),
      CellObject(kind: .whatever, yaml: "indirect", code: "Boat"),
      CellObject(kind: .whatever, yaml: "unused", code: "Boat"),
    ]

  /// The module that an object names; nil for objects that name none.
  static func name(_ object: CellObject) -> String? {
    switch object.kind {
    case .region: "Data"
    case .list, .type, .sdk, .glob, .anything, .module: object.code
    case .itself: "Boat"
    case .whatever: object.yaml == "anything" ? nil : "Boat"
    default: nil
    }
  }

  /// A package in which the module Dock does, or does not, what a word says of an object.
  static func package(_ word: String, _ object: CellObject, _ name: String, holds: Bool) -> [String: String] {
    let isOfManifest = word == "declares-dependency"
    var (listed, imported) = (isOfManifest && holds, !isOfManifest && holds)
    switch object.yaml {
    case "unused": (listed, imported) = (true, !holds)
    case "undeclared", "indirect": (listed, imported) = (false, holds)
    default: break
    }
    let middle = object.yaml == "indirect" ? "\"Middle\"" : ""
    let page = """
      let package = Package(name: "P", targets: [
        .target(name: "\(name)"), .target(name: "Middle", dependencies: ["\(name)"]),
        .target(name: "Dock", dependencies: [\(listed ? "\"\(name)\"" : middle)]),
      ])
      """
    let back = object.kind == .itself && holds ? "import Dock\n" : ""
    return [
      "Package.swift": page, "Sources/Dock/A.swift": (imported ? "import \(name)\n" : "") + "struct A {}",
      "Sources/\(name)/B.swift": back + "struct B {}", "Sources/Middle/C.swift": "struct C {}",
    ]
  }

  static func outcome(_ cell: Cell) -> CellOutcome {
    let yaml = CellRun.sentence(cell)
    if let first = CellRun.problems(yaml).first {
      return first.line != nil && first.column != nil && !(first.remedy ?? "").isEmpty ? .refused : .unplaced
    }
    guard let name = name(cell.object) else { return .meaningless }
    func finds(_ holds: Bool) -> Bool {
      fullFindings(of: yaml, in: package(cell.word, cell.object, name, holds: holds)).contains { finding in
        // Of a cycle one line goes, whose ever it is.
        cell.object.kind == .itself && cell.place == .never || finding.subject.name == "Dock"
      }
    }
    let (holding, lacking) = (finds(true), finds(false))
    switch cell.place {
    case .that, .never, .except: return holding ? (lacking ? .loose : .meant) : .silent
    case .unless, .always, .only: return lacking ? (holding ? .loose : .meant) : .silent
    }
  }

  @Test func `every cell is meant or refused`() {
    var wrong: [String] = []
    var counts: [CellOutcome: Int] = [:]
    for word in Self.words {
      for object in Self.objects {
        let isOfManifest = ["undeclared", "indirect", "unused"].contains(object.yaml)
        // The other objects of imports are walked with the other words.
        if word == "imports", !isOfManifest { continue }
        for place in CellPlace.allCases {
          let cell = Cell(subject: .module, place: place, word: word, object: object, narrowing: .none)
          let outcome = Self.outcome(cell)
          counts[outcome, default: 0] += 1
          if outcome != .meant, outcome != .refused { wrong.append("\(outcome): \(cell)") }
        }
      }
    }
    #expect(wrong == [])
    #expect(counts[.meant, default: 0] > 60)
  }

  @Test(arguments: CellSubject.allCases.filter { $0 != .module })
  func `only modules have manifests`(_ subject: CellSubject) {
    for word in ["declares-dependency: Boat", "imports: undeclared", "imports: indirect"] {
      for item in ["never:\n  - \(word)", "that:\n  - \(word)\nnever: exists"] {
        #expect(!CellRun.problems("for: \(subject.rawValue)\n\(item)").isEmpty, "\(subject) \(item)")
      }
    }
  }
}
