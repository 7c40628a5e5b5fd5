import EavesFiles
import EavesSource
import Foundation
import Testing

@testable import eaves

/// `may` against `check` after the edit: two ways to one answer.
@Suite struct PermissionTests {
  /// One type of each role of the fixture.
  static let sources = [
    "BerthListView", "BerthListViewModel", "ReserveBerthUseCase", "BerthRepository",
    "SwiftDataBerthRepository",
    "HarborContainer", "TideAlarmService", "Berth", "BerthRecord",
  ]
  static let targets = [
    "ModelContext", "BerthRecord", "TideViewModel", "BerthRepository", "URLSession", "BerthListView", "Berth",
    "Color",
  ]
  static let modules = ["SwiftUI", "SwiftData", "Foundation", "UIKit"]

  /// Every type with every verb, and a target for each, so that all targets meet all verbs.
  static let questions: [[(from: String, verb: String, to: String)]] = sources.enumerated().map { row, from in
    ProbeOperation.allCases.enumerated().map { column, operation in
      let targets = operation == .imports ? modules : targets
      return (from, operation.rawValue, targets[(row * 3 + column) % targets.count])
    }
  }

  /// Findings that count, with the lines on which they have a part.
  private func found(in sandbox: Sandbox) throws -> [(fingerprint: String, places: Set<String>)] {
    let report = try Value(parsing: sandbox.eaves("check ~/p --format json").out)
    return report["findings"].list.filter { $0["suppressed"].isNull && $0["baselined"].truth == false }.map {
      finding in
      let places = [finding] + finding["related"].list
      return (
        finding["fingerprint"].text ?? "",
        Set(places.map { "\($0["path"].text ?? ""):\($0["line"].whole ?? 0)" })
      )
    }
  }

  @Test(arguments: questions)
  func `says what a check says after the edit`(_ questions: [(from: String, verb: String, to: String)]) throws
  {
    let sandbox = try Sandbox.copy(of: "Harbor")
    var conversation = try Conversation(in: "\(sandbox.path)/p")
    try conversation.begin()
    let known = Set(try found(in: sandbox).map(\.fingerprint))
    for (from, verb, to) in questions {
      let answer = try conversation.answer("may", ["from": from, "verb": verb, "to": to])
      let path = try #require(answer["path"].text, "\(from) \(verb) \(to): \(answer)")
      let text = try #require(sandbox.text("p/\(path)"))
      let edited = try #require(Self.edit(text, of: from, verb, answer["tried"].list.compactMap(\.text)))
      try sandbox.add("p/\(path)", Array(edited.text.utf8))
      let places = Set(edited.lines.map { "\(path):\($0)" })
      let isFound = try found(in: sandbox).contains {
        !known.contains($0.fingerprint) || !$0.places.isDisjoint(with: places)
      }
      #expect(
        answer["verdict"].text == (isFound ? "forbidden" : "allowed"), "\(from) \(verb) \(to): \(answer)")
      try sandbox.add("p/\(path)", Array(text.utf8))
    }
  }

  /// The code that was tried, put in by searching the text: the imports on top, the rest behind the brace or colon
  /// of the type.
  private static func edit(
    _ text: String, of type: String, _ verb: String, _ tried: [String]
  ) -> (text: String, lines: ClosedRange<Int>)? {
    let isImport = verb == "imports"
    let imports = isImport ? tried : tried.filter { $0.hasPrefix("import ") }
    let top = imports.map { $0 + "\n" }.joined()
    guard !isImport, let code = tried.last else { return (top + text, 1...max(1, imports.count)) }
    if code.hasPrefix("extension ") {
      let line = (top + text).count { $0 == "\n" } + 1
      return (top + text + code + "\n", line...line)
    }
    guard
      let head = text.range(
        of: "(struct|class|enum|protocol) \(type)\\b[^{]*\\{", options: .regularExpression)
    else { return nil }
    let brace = text.index(before: head.upperBound)
    let colon = text[head].firstIndex(of: ":")
    let at = verb == "conforms" ? colon.map { text.index(after: $0) } ?? brace : head.upperBound
    let new = verb != "conforms" ? code : colon == nil ? ": \(code) " : "\(code),"
    let before = top + text[..<at]
    let line = before.count { $0 == "\n" } + 2
    return (before + "\n" + new + "\n" + text[at...], line...line)
  }

  // MARK: What it tells

  private func answers(_ questions: [(String, String, String)]) throws -> [Value] {
    var conversation = try Conversation(in: Sandbox.fixture("Harbor"))
    try conversation.begin()
    return try questions.map { try conversation.answer("may", ["from": $0, "verb": $1, "to": $2]) }
  }

  @Test func `a refusal names rule and advice`() throws {
    let answer = try answers([("BerthListView", "holds", "BerthRepository")])[0]
    #expect(answer["verdict"].text == "forbidden")
    #expect(answer["rules"].list.map(\.["id"].text) == ["layer-view-no-data-access"])
    #expect(answer["rules"][0]["message"].text == "`BerthListView` holds the repository `BerthRepository`")
    #expect(answer["rules"][0]["sentence"].text?.hasPrefix("A view never ") == true)
    #expect(answer["instead"].text == "move the data access into the view model; the view shows the result")
    #expect(answer["tried"].list.compactMap(\.text) == ["private let eavesProbe: BerthRepository"])
  }

  @Test func `a refusal names a type that does it right`() throws {
    let good =
      "struct Quay: View {\n  let model: QuayModel\n  let depth: Int\n  var body: some View { Text(model.name) }\n}\n"
    let model = "final class QuayModel { let name = \"\"; let store: TripStore }\n"
    // It has more in it, and nothing to do with stores.
    let idle =
      "struct Beacon: View {\n  let a = 1\n  let b = 2\n  let c = 3\n  let d = 4\n"
      + "  var body: some View { Text(\"\") }\n}\n"
    let bare = "struct Dock: View { var body: some View { Text(\"\") } }\n"
    let sandbox = try Sandbox(
      Sample.project + [
        ("p/Sources/Quay.swift", good), ("p/Sources/QuayModel.swift", model),
        ("p/Sources/Beacon.swift", idle), ("p/Sources/Dock.swift", bare),
      ])
    var conversation = try Conversation(on: sandbox)
    try conversation.begin()
    let answer = try conversation.answer("may", ["from": "Dock", "verb": "holds", "to": "TripStore"])
    #expect(answer["exemplar"]["name"].text == "Quay" && answer["exemplar"]["line"].whole == 1, "\(answer)")
  }

  @Test func `what a rule says of the one instance alone is not taken for leave`() throws {
    let dock = "struct Dock: View { var body: some View { Text(\"\") } }\n"
    let sandbox = try Sandbox([
      (".git/", ""), ("p/eaves.yml", "eaves: 1\nprofile: vanilla-mv\n"), ("p/Dock.swift", dock),
      ("p/Tools.swift", "enum Tools { static let depth = 1 }\nstruct TripStore {}\n"),
    ])
    var conversation = try Conversation(in: "\(sandbox.path)/p")
    try conversation.begin()
    let shared = try conversation.answer("may", ["from": "Dock", "verb": "calls", "to": "UserDefaults"])
    #expect(shared["verdict"].text == "unknown", "\(shared)")
    #expect(shared["reason"].text?.contains("UserDefaults.standard.eavesProbe()") == true, "\(shared)")
    let tools = try conversation.answer("may", ["from": "Tools", "verb": "creates", "to": "TripStore"])
    #expect(tools["verdict"].text == "allowed", "\(tools)")
    #expect(
      tools["reason"].text == "Tools has no layer role: rules about layers do not apply to it", "\(tools)")
  }

  @Test func `whoever keeps a rule because it has nothing to do with it is no model`() throws {
    let idle =
      "struct Beacon: View {\n  let a = 1\n  let b = 2\n  let c = 3\n  var body: some View { Text(\"\") }\n}\n"
    let bare = "struct Dock: View { var body: some View { Text(\"\") } }\n"
    let sandbox = try Sandbox(
      Sample.project + [("p/Sources/Beacon.swift", idle), ("p/Sources/Dock.swift", bare)])
    var conversation = try Conversation(on: sandbox)
    try conversation.begin()
    let answer = try conversation.answer("may", ["from": "Dock", "verb": "holds", "to": "TripStore"])
    #expect(answer["verdict"].text == "forbidden" && answer["exemplar"].isNull, "\(answer)")
  }

  @Test func `what cannot be found or tried is unknown, and says why`() throws {
    let reasons = try answers([
      ("BerthLisView", "holds", "Berth"), ("BerthListView", "holds", "Nonsense"),
      ("../x.swift", "holds", "Berth"),
      ("Nowhere/X.swift", "imports", "UIKit"), ("BerthListView", "holds", "Berth; import UIKit"),
      ("/etc/passwd", "imports", "UIKit"), ("Data/SwiftDataBerthRepository.swift", "imports", "Nonsense"),
    ]).map { "\($0["verdict"].text ?? "") \($0["reason"].text ?? "")" }
    #expect(
      reasons == [
        "unknown the project declares no type `BerthLisView`; did you mean `BerthListView`?",
        "unknown no type `Nonsense` is known in the project, and no rule that ran names it",
        "unknown `../x.swift` lies outside of the project", "unknown no file `Nowhere/X.swift` is checked",
        "unknown `Berth; import UIKit` is no name of a type or module",
        "unknown `/etc/passwd` lies outside of the project",
        "unknown no module `Nonsense` is known in the project, and no rule that ran names it",
      ])
  }

  static let kinds: [(code: String, verb: String, tried: String)] = [
    ("enum A { case a }", "holds", "private static let eavesProbe: TripStore"),
    ("protocol A {}", "holds", "var eavesProbe: TripStore { get }"),
    ("protocol A {}", "creates", "extension A { private func eavesProbe() { _ = TripStore() } }"),
    ("actor A {}", "accepts", "private func eavesProbe(_ value: TripStore) {}"),
    ("class A<T: Sequence> where T: Sendable {}", "inherits", "TripStore"),
    ("struct A: @unchecked Sendable {}", "conforms", "TripStore"),
    ("struct A<B> {}", "conforms", "TripStore"),
    ("struct A /* { */ {}", "holds", "private let eavesProbe: TripStore"),
    ("struct B { struct A {} }", "constructs", "private func eavesProbe() { _ = TripStore() }"),
  ]

  @Test(arguments: kinds) func `every kind of type can be tried`(
    _ code: String, _ verb: String, _ tried: String
  ) throws {
    let page = Sample.rule("for: type\nthat:\n  - name: A\nnever:\n  mentions: TripStore")
    let sandbox = try Sandbox([("p/A.swift", code), ("rules/no-store.md", page)])
    var conversation = try Conversation(on: sandbox)
    try conversation.begin()
    let answer = try conversation.answer("may", ["from": "A", "verb": verb, "to": "TripStore"])
    #expect(answer["tried"].list.compactMap(\.text) == [tried])
    #expect(answer["verdict"].text == "forbidden", "\(answer)")
  }

  @Test func `what a rule says of any member is no answer`() throws {
    let page = Sample.rule("for: type\nthat:\n  - name: A\nnever:\n  declares: member")
    let sandbox = try Sandbox([("p/A.swift", "struct A {}\nstruct B {}\n"), ("rules/bare.md", page)])
    var conversation = try Conversation(on: sandbox)
    try conversation.begin()
    #expect(
      try conversation.answer("may", ["from": "A", "verb": "calls", "to": "B"])["verdict"].text == "allowed")
    #expect(
      try conversation.answer("may", ["from": "A", "verb": "holds", "to": "B"])["verdict"].text == "forbidden"
    )
  }

  @Test func `the import that it takes is tried too`() throws {
    let sandbox = try Sandbox.copy(of: "Museum")
    var conversation = try Conversation(in: "\(sandbox.path)/p")
    try conversation.begin()
    let answer = try conversation.answer(
      "may", ["from": "TourListViewModel", "verb": "holds", "to": "StoredTourRepository"])
    #expect(answer["tried"].list.compactMap(\.text).first == "import Data", "\(answer)")
    #expect(answer["verdict"].text == "forbidden")
  }
}
