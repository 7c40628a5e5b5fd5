import EavesFindings
import EavesSource
import Testing

@testable import EavesChecks

/// Items within items: `owner` asks the type around a subject, `which` the object of a verb.
@Suite("Items within items")
struct InnerItemTests {
  private let code = """
    protocol Repo {}
    class LiveRepo: Repo {}
    class TripViewModel {
      let trips: any Repo
      let live: LiveRepo
      let other: NSObject
      var isLoading = false
      private var isOpen: Bool = false
      var title: String { "" }
    }
    struct Trip { var isDone = false }
    """

  @Test("owner: members of types that are so")
  func owner() {
    let yaml = "for: member\nthat:\n  - type: Bool\n  - owner:\n      role: viewModel\nnever: exists"
    #expect(
      findings(of: yaml, in: code) == [
        "7: `TripViewModel.isLoading` exists", "8: `TripViewModel.isOpen` exists",
      ])
    let unless = "for: member\nthat:\n  - type: Bool\nunless:\n  - owner:\n      kind: class\nnever: exists"
    #expect(findings(of: unless, in: code) == ["11: `Trip.isDone` exists"])
  }

  @Test("owner: what is wrong is said")
  func ownerMessage() {
    let yaml =
      "for: member\nthat:\n  - type: Bool\nalways:\n  - owner:\n      kind: class\n      name: \"*Model\""
    #expect(
      findings(of: yaml, in: code) == [
        "11: `Trip.isDone` belongs to no type that is a class and is named *Model"
      ])
  }

  @Test("which: evidence whose type is so; of other people's types nothing is known")
  func which() {
    let yaml = { (kind: String) in
      "for: viewModel\nnever:\n  holds: [type, NSObject]\n  which:\n    kind: \(kind)"
    }
    #expect(
      findings(of: yaml("class"), in: code) == [
        "5: `TripViewModel` holds `LiveRepo`, which is a class"
      ])
    #expect(
      findings(of: yaml("protocol"), in: code) == [
        "4: `TripViewModel` holds `Repo`, which is a protocol"
      ])
  }

  @Test("which: a type of other people is an unknown fact, once, with the rules that ask")
  func unknown() {
    let yaml = { (which: String) in
      "for: viewModel\nnever:\n  holds: [type, NSObject]\n  which:\n    \(which)"
    }
    let facts = { (which: String) in
      let rule = document(yaml(which))
      let project = project(["A.swift": code + "\nstruct Other { let a: NSObject }"])
      let outcomes = Checker(project: project, rules: [rule]).run()
      return CoverageGaps(project: project, documents: [rule], outcomes: outcomes).facts
    }
    let found = facts("kind: class")
    #expect(found.map(\.place.start.line) == [6])
    #expect(found.first?.message.hasPrefix("the source of NSObject is not available") ?? false)
    #expect(found.first?.rules.map(\.text) == ["t"])
    #expect(facts("name: NS*").isEmpty)
  }

  @Test("which of the members that are declared, and how many")
  func members() {
    let yaml = """
      for: viewModel
      never:
        declares: member
        which:
          type: Bool
          kind: stored
        count: 2..
      """
    #expect(
      findings(of: yaml, in: code) == [
        "3: `TripViewModel` declares 2 members, each of which is of type Bool and is stored"
      ])
    #expect(related(of: yaml, in: code) == [[7, 8]])
    let one = "for: viewModel\nnever:\n  declares: member\n  which:\n    type: Bool\n    access: private"
    #expect(
      findings(of: one, in: code) == [
        "8: `TripViewModel` declares `isOpen`, which is of type Bool and is private"
      ])
  }

  @Test("an exception takes away what is so")
  func exception() {
    let yaml = """
      for: viewModel
      never:
        mentions: type
      except:
        - holds: type
          which:
            kind: protocol
      """
    #expect(findings(of: yaml, in: code) == ["5: `TripViewModel` holds `LiveRepo`"])
  }

  @Test(
    "what cannot be asked is refused, with what can",
    arguments: [
      ("for: type\nthat:\n  - owner:\n      kind: class\nnever: exists", "`owner` does not apply"),
      ("for: member\nthat:\n  - owner: viewModel\nnever: exists", "`owner` takes clauses"),
      (
        "for: member\nthat:\n  - owner:\n      holds: type\nnever: exists",
        "`holds` cannot stand below `owner:`"
      ),
      ("for: member\nthat:\n  - owner:\n      type: Int\nnever: exists", "`type` does not apply to a type"),
      ("for: member\nthat:\n  - owner:\n      kind: stored\nnever: exists", "no type is of kind `stored`"),
      (
        "for: view\nnever:\n  calls: \".go\"\n  which:\n    kind: class", "`which` is about types and members"
      ),
      ("for: view\nnever:\n  imports: UIKit\n  which:\n    kind: class", "`which` has no effect here"),
      (
        "for: view\nnever:\n  declares: member\n  which:\n    role: view",
        "`role` does not apply to a member"
      ),
      ("for: view\nnever:\n  holds: member", "`holds` is never true of `member`"),
    ])
  func refused(_ yaml: String, _ cause: String) {
    let problems = CellRun.problems(yaml)
    #expect(problems.first?.text.contains(cause) ?? false, "\(problems.map(\.text))")
  }
}
