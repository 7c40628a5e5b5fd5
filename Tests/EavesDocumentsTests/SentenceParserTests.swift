import EavesDocuments
import EavesSource
import Testing

@Suite("Sentences")
struct SentenceParserTests {
  @Test("A view that never mentions a repository, except one it only passes on")
  func sentenceWithException() throws {
    let result = parse(
      """
      for: view                      # own documents add `service`
      never:
        mentions: [repository, database, network]
      except:
        - passes-to: viewModel
          of: repository
      instead: let the view model own the repository; the view keeps the view model
      """)
    #expect(result.problems == [])
    let sentence = try #require(result.sentences.first)
    #expect(sentence.subject == Word("view", line: 1, column: 6))
    #expect(sentence.instead == "let the view model own the repository; the view keeps the view model")
    let item = try #require(sentence.frame.items.first)
    #expect(item.terms.map(\.word) == [.mentions])
    #expect(item.terms.first?.values.map(\.text) == ["repository", "database", "network"])
    #expect(item.terms.first?.values.last == Word("network", line: 3, column: 36))
    #expect(sentence.except.first?.of.map(\.text) == ["repository"])
    guard case .never = sentence.frame else {
      Issue.record("the frame is never")
      return
    }
  }

  @Test(
    "A message names what is found, and nothing else",
    arguments: [
      ("never: exists", "{subject} has {object}", "what this sentence finds is the subject alone"),
      ("only:\n  conforms: A", "{subject} conforms", "the message does not contain `{object}`"),
      ("never: exists\nfix: delete it", "{subject} is empty", "unknown key `fix`"),
    ])
  func messages(_ frame: String, _ message: String, _ said: String) {
    let problems = parse("for: view\n\(frame)\nmessage: \"\(message)\"").problems.map(\.cause)
    #expect(problems.count == 1 && problems[0].contains(said), "\(problems)")
  }

  @Test("Several checks, lists at the indentation of their key, counts, exists")
  func severalChecks() throws {
    let result = parse(
      """
      checks:
      - for: useCase
        unless:
        - held-by: viewModel
          count: 2..
        never: exists
      - for: useCase
        that:
          - forwards-to: repository
        never: exists
      - for: file
        unless: {}
        never: exists
      - for: feature
        only:
          imports: [Domain, SwiftUI]
      - for: view
        always:
          - lines: ..60
            inside: body
          - depth: ..6
            inside: body
      instead: call the repository protocol from the view model
      """)
    #expect(result.problems.map(\.line) == [12])
    #expect(result.sentences.count == 5)
    #expect(result.sentences[0].unless.first?.count == CountRange(least: 2, most: nil))
    #expect(result.sentences[0].frame.items.first?.terms.first?.word == .exists)
    #expect(result.sentences.allSatisfy { $0.instead == "call the repository protocol from the view model" })
    #expect(result.sentences[4].frame.items[0].terms[0].range?.description == "..60")
  }

  @Test(
    "Calls with label, argument and container on one call",
    arguments: [
      """
      for: call
      that: { }
      """,
      """
      for: call
      that:
        callee: [".sheet", ".fullScreenCover"]
        inside: view
      always:
        argument: [item, isPresented]
        of: coordinator
      """,
    ])
  func calls(_ text: String) {
    let result = parse(text)
    #expect(result.problems.isEmpty == (result.sentences.count == 1))
  }

  @Test(
    "What is wrong is said with place, cause and remedy",
    arguments: [
      (
        "for: view\nnever:\n  touches: repository", 3, 3, "unknown verb `touches`",
        "verbs: conforms, exists, declares, imports, holds, accepts, exposes, creates, calls, assigns, branches, mentions"
      ),
      (
        "for: view\nnever: imports UIKit", 2, 8, "a colon is missing in `imports UIKit`",
        "write `imports: UIKit` on a line of its own, indented"
      ),
      (
        "for: view\nnever:\n  holds: \".*Tracker$\"", 3, 10, "`.*Tracker$` is a regular expression",
        "write \"*Tracker\""
      ),
      (
        "for: view\nthat:\n  name: \"^Trip.+\"\nnever: exists", 3, 9, "`^Trip.+` is a regular expression",
        "write \"Trip?*\""
      ),
      (
        "for: view\nnever:\n  holds: \"View$\"", 3, 10, "`View$` is a regular expression",
        "write \"*View\""
      ),
      (
        "for: view\nnever:\n  holds: \"^Trip\"", 3, 10, "`^Trip` is a regular expression",
        "write \"Trip*\""
      ),
      (
        "for: view\nnever:\n  mention: repository", 3, 3, "unknown verb `mention`", "did you mean `mentions`?"
      ),
      ("for: view\nnevr:\n  holds: A", 2, 1, "unknown key `nevr`", "did you mean `never`?"),
      ("for: view\nnever: exists\nalways:\n  marked: final", 3, 1, "`never` and `always`", "`checks:`"),
      ("for: view", 1, 1, "does not say what is forbidden or required", "`never:`"),
      ("never: exists", 1, 1, "no subject", "`for: …`"),
      ("for: view\nnever:\n  holds: A\n  calls: B", 4, 3, "`holds` and `calls`", "dash"),
      ("for: view\nnever:\n  imports: A\n  mentions: B", 4, 3, "`imports` and `mentions`", "dash"),
      ("for: view\nnever:\n  holds: A\n  kind: class", 4, 3, "clause `kind`", "`that:`"),
      ("for: view\nnever:\n  imports: A\n  count: 2..", 4, 3, "`count` has no effect here", "passive"),
      ("for: view\nnever:\n  holds: A\n  via: property", 4, 3, "`via` has no effect here", "`exposes`"),
      (
        "for: view\nnever:\n  exposes: A\n  via: Init", 4, 8, "`Init` is no value of `via`",
        "property, result"
      ),
      ("for: view\nnever:\n  calls: A\n  named: x", 4, 3, "`named` has no effect here", "`holds`"),
      ("for: view\nnever:\n  calls: A\n  inside: Body", 4, 11, "inside `Body`", "`body`"),
      (
        "for: view\nnever:\n  calls: A\n  inside: body\n  directly-in: init", 5, 3,
        "`inside` and `directly-in` both say where", "one of the two"
      ),
      (
        "for: view\nalways:\n  lines: ..6\n  directly-in: body", 4, 3, "`directly-in` has no effect here",
        "calls"
      ),
      ("for: view\nnever:\n  holds: []", 3, 10, "`holds` has an empty list", "at least one"),
      ("for: view\nnever:\n  of: A", 3, 3, "`of` narrows a verb", "a verb in the same item"),
      ("for: view\nalways: exists", 2, 9, "only under `never`", "`never: exists`"),
      ("for: view\nonly:\n  holds: A", 3, 3, "`only` takes one word", "`imports`"),
      ("for: view\nalways:\n  lines: 6..2", 3, 10, "`6..2` is no range", "`..6`"),
      ("for: view\nthat:\n  callee: A\nnever: exists", 3, 3, "a clause of calls", "`for: call`"),
      ("for: view\nholds: A\nnever: exists", 2, 1, "`holds` must stand below another key", "`never:`"),
      ("for: [view, app]\nnever: exists", 1, 1, "one subject", "`checks:`"),
      ("for: view\nnever: holds", 2, 8, "`holds` needs a value", "`holds: …`"),
      ("for: view\nthat:\n  kind: clas\nnever: exists", 3, 9, "unknown kind `clas`", "did you mean `class`?"),
      ("for: view\nnever:\n  holds: \"a b\"", 3, 10, "`a b` is no object", "globs"),
    ] as [(String, Int, Int, String, String)])
  func structure(_ text: String, line: Int, column: Int, cause: String, remedy: String) throws {
    let problem = try #require(parse(text).problems.first)
    #expect(problem.line == line)
    #expect(problem.column == column)
    #expect(problem.cause.contains(cause))
    #expect(problem.remedy?.contains(remedy) == true)
  }

  @Test("All problems of a check are said at once")
  func allProblems() {
    let result = parse("for: view\nnever:\n  - touches: A\n  - holds: []\nexcpt:\n  - calls: B")
    #expect(result.problems.map(\.line) == [3, 4, 5])
  }

  private func parse(_ text: String) -> (sentences: [Sentence], problems: [Problem]) {
    let path = FilePath("check.yml")
    let page = StrictYAML.read(SourceText(path: path, text: text))
    guard let root = page.root else { return ([], page.problems) }
    let result = SentenceParser.parse(root, path: path)
    return (result.sentences, page.problems + result.problems)
  }
}
