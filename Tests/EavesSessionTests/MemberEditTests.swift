import EavesDocuments
import EavesFindings
import EavesOutline
import EavesProject
import EavesSession
import EavesSource
import Foundation
import Testing

/// Edits of members: files that do not name them are taken as they were, and nobody is told what was so before.
@Suite struct MemberEditTests {
  /// An edit of one file of a project, and how many findings more there are behind it.
  struct Edit: CustomTestStringConvertible {
    let story: String
    let texts: [String: String]
    let file: String
    let old: String
    let new: String
    let findings: Int
    /// Whether what the files beside it say is taken as it was.
    var isKept = true

    var testDescription: String { story }
  }

  /// Names that are known, some of them as an object's: what a project has never said links all anew, and of what it has
  /// never asked for everything is looked for again.
  private static let words = """
    struct Words {
      let a: Int
      let b: String
      let store: TripRepository
      static let trips: TripRepository
      func d() { make(b, 1) }
    }
    """

  private static let view = """
    struct TripView: View {
      let depot: Depot
      var body: some View { Text("") }
      func go() { depot.store.all() }
    }
    """

  static let edits: [Edit] = [
    Edit(
      story: "a property has another type",
      texts: [
        "A.swift": "struct Depot {\n  let store: TripRepository\n}\nprotocol TripRepository {}",
        "B.swift": view,
      ],
      file: "A.swift", old: "let store: TripRepository", new: "let store: Int", findings: -1),
    Edit(
      story: "by way of a property that writes no type, in a third file",
      texts: [
        // Both hold a store, whatever becomes of the other: neither gets another role.
        "A.swift":
          "struct Depot {\n  let first: TripRepository\n  let last: TripRepository\n}\nprotocol TripRepository {}",
        "B.swift":
          "struct Middle {\n  let depot: Depot\n  let last: TripRepository\n  lazy var store = depot.first\n}",
        "C.swift": view.replacingOccurrences(of: "depot: Depot", with: "depot: Middle"),
      ], file: "A.swift", old: "let first: TripRepository", new: "let first: Int", findings: -1),
    Edit(
      story: "a member hides that of the SDK",
      texts: [
        "A.swift": "struct Price {\n  let amount: Int\n}",
        "B.swift":
          "struct PriceView: View {\n  let price: Price\n  var body: some View { Text(price.formatted()) }\n}",
      ], file: "A.swift", old: "let amount: Int",
      new: "func formatted() -> String { \"\" }\n  let amount: Int",
      findings: -1),
    Edit(
      story: "a static member comes",
      texts: [
        "A.swift": "final class Stores {\n  let a = 1\n}\nprotocol TripRepository {}",
        "B.swift": """
        struct TripView: View {
          var body: some View { Text("") }
          func go() { Stores.trips.all() }
        }
        """,
      ], file: "A.swift", old: "let a = 1", new: "static let trips: TripRepository = make()\n  let a = 1",
      findings: 1),
    Edit(
      story: "an initialiser of others no longer does the work",
      texts: [
        "A.swift": """
        struct Saver {
          init(path: String) { "a".write(to: path, atomically: true, encoding: .utf8) }
        }
        """,
        "B.swift": """
        struct TripView: View {
          var body: some View { Text("") }
          func go() { _ = Saver(path: "") }
        }
        """,
      ], file: "A.swift",
      old: "init(path: String) { \"a\".write(to: path, atomically: true, encoding: .utf8) }",
      new: "init(path: String?) { }", findings: -1),
    Edit(
      story: "an heir names what its base class declares",
      texts: [
        "A.swift": "class Base {\n  var store: TripRepository { make() }\n}\nprotocol TripRepository {}",
        "B.swift": "class Middle: Base {}",
        "C.swift": view.replacingOccurrences(of: "depot: Depot", with: "depot: Middle"),
      ], file: "A.swift", old: "var store: TripRepository { make() }", new: "var other = 1", findings: -1),
    Edit(
      story: "a value of the environment",
      texts: [
        "A.swift":
          "extension EnvironmentValues {\n  var depot: Depot { make() }\n}\nprotocol TripRepository {}",
        "B.swift": "struct Depot {\n  let store: TripRepository\n}",
        "C.swift": view.replacingOccurrences(
          of: "let depot: Depot", with: "@Environment(\\.depot) var depot"),
      ], file: "A.swift", old: "var depot: Depot", new: "var depot: Int", findings: -1, isKept: false),
    Edit(
      story: "a value of the environment that writes no type",
      texts: [
        "A.swift": "enum Live {\n  static let depot: Depot = make()\n}\nprotocol TripRepository {}",
        "B.swift": "struct Depot {\n  let store: TripRepository\n}",
        "C.swift": view.replacingOccurrences(
          of: "let depot: Depot", with: "@Environment(\\.depot) var depot"),
        "D.swift": "extension EnvironmentValues {\n  @Entry var depot = Live.depot\n}",
      ], file: "A.swift", old: "depot: Depot", new: "depot: Int", findings: -1, isKept: false),
    Edit(
      story: "of a property and a method of one name the other comes first",
      texts: [
        "A.swift": """
        struct Depot {
          let store: TripRepository
          func store(_ number: Int) -> Int { number }
        }
        protocol TripRepository {}
        """, "B.swift": view,
      ], file: "A.swift", old: "let store: TripRepository\n  func store(_ number: Int) -> Int { number }",
      new: "func store(_ number: Int) -> Int { number }\n  let store: TripRepository", findings: 0),
    Edit(
      story: "a member comes to stand behind one of its name, in a condition",
      texts: [
        "A.swift": """
        struct Depot {
          let store: TripRepository
          #if DEBUG
            let store: Int
          #endif
          let last = 1
        }
        protocol TripRepository {}
        """, "B.swift": view,
      ], file: "A.swift", old: "let store: TripRepository\n  #if DEBUG\n    let store: Int\n  #endif",
      new: "#if DEBUG\n    let store: Int\n  #endif\n  let store: TripRepository", findings: -1),
    Edit(
      story: "by the projection of a property",
      texts: [
        "A.swift": """
        struct TripView: View {
          @Kept var store: TripRepository
          var body: some View { Text("") }
        }
        protocol TripRepository {}
        """,
        "B.swift": "extension TripView {\n  func go() { $store.all() }\n}",
      ], file: "A.swift", old: "store: TripRepository", new: "store: Int", findings: -1),
    Edit(
      story: "what nobody names",
      texts: [
        "A.swift": "struct Depot {\n  let store: TripRepository\n}\nprotocol TripRepository {}",
        "B.swift": view,
      ],
      file: "A.swift", old: "let store: TripRepository", new: "let store: TripRepository\n  let other: Int",
      findings: 0),
  ]

  @Test(arguments: edits)
  func whatMembersTellIsSeen(edit: Edit) throws {
    var scan = try EditedCheck.scan(of: edit.texts.merging(["0.swift": Self.words]) { $1 })
    let last = EditedCheck.check(scan, after: nil)
    let code = try #require(edit.texts[edit.file])
    let edited = code.replacingOccurrences(of: edit.old, with: edit.new)
    try #require(edited != code)
    scan = scan.replacing([Outline(scanning: SourceText(path: FilePath(edit.file), text: edited))])
    let (fresh, next) = (
      EditedCheck.check(scan, after: nil, keeps: false), EditedCheck.check(scan, after: last.session)
    )
    #expect(next.text == fresh.text)
    #expect((next.session.project.origin != nil) == edit.isKept)
    #expect(fresh.report.places.count - last.report.places.count == edit.findings)
  }

  @Test(arguments: [("branches: if", 1, 0), ("declares: .zeta", 1, 0), ("calls: service", 0, 1)])
  func rolesMayFollowFromMembersElsewhere(sentence: String, before: Int, after: Int) throws {
    let book = EditedCheck.book(
      """
      ---
      title: Own
      impact: HIGH
      impactDescription: it is
      ---

      ## Own

      **Check:**

      ```yaml
      for: view
      never:
        \(sentence)
      ```
      """,
      """
      roles:
        service:
          - kind: class
            held-by: view
            name: Tool
        coordinator:
          - kind: class
            holds: service
            name: Box
      """)
    let other = "struct OtherView: View {\n  let b: Words\n  var body: some View { Text(b) }\n}"
    var scan = try EditedCheck.scan(of: [
      "0.swift": Self.words, "A.swift": other,
      "B.swift": """
      final class Tool {}
      struct TripView: View {
        final class Box {
          let tool: Tool
          let zeta: Int
          func go() { if zeta > 0 { return } }
        }
        var body: some View { Text("") }
      }
      struct Middle { let kept: Tool }
      """,
      "C.swift": """
      struct DockView: View {
        let middle: Middle
        var body: some View { Text("") }
        func go() { middle.kept.make() }
      }
      """,
    ])
    let last = EditedCheck.check(scan, after: nil, by: book, profile: "none")
    #expect(last.report.places.count == before, "the box is a part of the view")
    scan = scan.replacing([
      Outline(
        scanning: SourceText(
          path: FilePath("A.swift"), text: other.replacingOccurrences(of: "Words", with: "Tool")))
    ])
    let next = EditedCheck.check(scan, after: last.session, by: book, profile: "none")
    #expect(next.session.project.origin != nil)
    #expect(next.report.places.count == after, "a coordinator answers for its own code")
    #expect(next.text == EditedCheck.check(scan, after: nil, keeps: false, by: book, profile: "none").text)
  }

  /// What may be done to members, and what only looks like it: another edit links all anew.
  private static let changes: [(code: String, old: String, new: String, isOfMembers: Bool)] = [
    ("struct A {\n  let a = 1\n}", "let a = 1", "let a = 1\n  let b = 2", true),
    ("struct A {\n  let a = 1\n  let b = 2\n}", "  let a = 1\n", "", true),
    (
      "struct A {\n  let a = 1\n  func b() {}\n}", "let a = 1\n  func b() {}", "func b() {}\n  let a = 1",
      true
    ),
    ("enum A {\n  case a\n}", "case a", "case b, c", true),
    ("struct A {\n  let a = 1\n}", "let a = 1", "struct B {}\n  let a = 1", false),
    ("struct A {\n  let a = 1\n}", "let a = 1", "func b() { struct B {} }", false),
    ("struct A {\n  let a = 1\n}", "let a = 1", "typealias B = Int\n  let a = 1", false),
    ("struct A {\n  let a = 1\n}", "struct A", "struct A: P", false),
    ("struct A {\n  let a = 1\n}", "struct A", "final class A", false),
    ("struct A {\n  let a = 1\n}\nlet b = 1", "let b = 1", "let c = 1", false),
    ("struct A {\n  let a = 1\n}", "}", "}\nextension A {}", false),
    ("struct A {\n  let a = 1\n}", "struct", "import B\nstruct", false),
    ("struct A {\n  let a = 1\n}", "let a = 1", "@Environment(\\.b) var b", false),
  ]

  @Test(arguments: changes.indices)
  func onlyMembersAreTakenForMembers(number: Int) throws {
    let (code, old, new, isOfMembers) = Self.changes[number]
    let project = Project(
      outlines: [Outline(scanning: SourceText(path: FilePath("A.swift"), text: code))], modules: .init(),
      vocabulary: RoleVocabulary())
    let edited = code.replacingOccurrences(of: old, with: new)
    try #require(edited != code)
    let replaced = project.replacing(with: [
      Outline(scanning: SourceText(path: FilePath("A.swift"), text: edited))
    ])
    #expect((replaced?.origin?.members != nil) == isOfMembers)
  }
}
