import EavesDocuments
import EavesSource
import Testing

@testable import EavesChecks

/// Code of a document that a sentence interrupts.
@Suite struct SplitExampleCodeTests {
  private func files(_ texts: [String]) -> [ExampleFile] {
    texts.enumerated().map { index, text in
      ExampleFile(path: FilePath("Example\(index + 1).swift"), block: index + 1, firstLine: 1, text: text)
    }
  }

  @Test func `pieces of one type are one file, whose lines are those of their blocks`() {
    let joined = SplitExampleCode(files(["struct A {", "let a = 1\nlet b = 2", "}", "struct B {}"])).files
    #expect(joined.map(\.text) == ["struct A {\nlet a = 1\nlet b = 2\n}", "struct B {}"])
    #expect((1...4).map { joined[0].place(of: $0).block } == [1, 2, 2, 3])
    #expect((1...4).map { joined[0].place(of: $0).line } == [1, 1, 2, 1])
  }

  @Test func `what never closes stays as it was, however many pieces there are`() {
    let open = Array(repeating: "func a() { if b {", count: 20)
    #expect(SplitExampleCode(files(open)).files.map(\.text) == open)
    // Of more pieces than are put together none are.
    let long = ["struct A {"] + Array(repeating: "let a = 1", count: 20) + ["}"]
    #expect(SplitExampleCode(files(long)).files.map(\.text) == long)
  }
}
