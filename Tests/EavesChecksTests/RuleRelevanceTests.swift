import EavesDocuments
import EavesProject
import Testing

@testable import EavesChecks

/// Who has anything to do with what a rule forbids: only of those somebody can learn how to keep it.
@Suite struct RuleRelevanceTests {
  /// The types of a text that a sentence concerns.
  private func concerned(_ yaml: String, _ text: String) throws -> [String] {
    let project = project(["A.swift": text])
    let concern = try #require(RuleRelevance(of: document(yaml).sentences[0], in: project))
    return project.outermostTypes.filter(concern.concerns).map(project.name)
  }

  @Test func `those that name it, and those that name one of them`() throws {
    let text = """
      struct Open: View { let store: TripStore }
      struct Near: View { let model: Model }
      final class Model { let store: TripStore }
      struct Idle: View { let name: String }
      """
    #expect(try concerned("for: view\nnever:\n  holds: TripStore", text) == ["Open", "Near", "Model"])
  }

  @Test func `what is listed counts as what is a type`() throws {
    let text = "struct A { func f() { x.formatted() } }\nstruct B { let a: A }\nstruct C { let b: Int }"
    #expect(try concerned("for: type\nnever:\n  calls: \".formatted\"", text) == ["A", "B"])
  }

  @Test func `what an import brings concerns who stands below it`() throws {
    let project = project([
      "A.swift": "import UIKit\nstruct A {}", "B.swift": "struct B { let a: A }", "C.swift": "",
    ])
    let sentence = document("for: file\nnever:\n  imports: UIKit").sentences[0]
    let concern = try #require(RuleRelevance(of: sentence, in: project))
    #expect(project.files.indices.filter(concern.concerns(file:)) == [0, 1])
  }

  @Test(arguments: ["always:\n  marked: final", "never: exists", "never:\n  lines: 80.."])
  func `who keeps a rule by what it is itself always shows how`(_ frame: String) {
    let project = project(["A.swift": "struct A {}"])
    #expect(RuleRelevance(of: document("for: type\n\(frame)").sentences[0], in: project) == nil)
  }
}
