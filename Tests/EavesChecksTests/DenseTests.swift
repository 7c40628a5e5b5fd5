import EavesDocuments
import EavesFindings
import EavesProject
import EavesSource
import EavesThreads
import Testing

@testable import EavesChecks

/// Code that violates a rule in every line, and hostile code: the same findings as for other code, within limits of
/// time and memory.
@Suite("Dense code")
struct DenseTests {
  @Test("a finding and a piece of evidence are small")
  func sizes() {
    #expect(MemoryLayout<Finding>.stride <= 96)
    #expect(MemoryLayout<Evidence>.stride <= 80)
    #expect(MemoryLayout<EavesSource.Position>.stride == 12)
  }

  @Test("what findings of one cause say alike is there once")
  func shared() throws {
    let calls = String(repeating: "  fetcher.load(); URLSession.shared.data()\n", count: 200)
    let text = "struct A: View { var body: some View { Text(\"\") }\nfunc go() {\n\(calls)}\n}"
    let found = fullFindings(
      of: "for: view\nnever:\n  mentions: network", in: ["A.swift": text])
    #expect(found.count == 200)
    let first = try #require(found.first)
    #expect(found.allSatisfy { $0.facts === first.facts && $0.facts.breach === first.facts.breach })
    #expect(Set(found.map(\.fingerprint)).count == 200)
    #expect(found.map(\.place.start.line) == Array(3...202))
  }

  @Test("evidence inside evidence belongs to the outermost, however deep")
  func nested() {
    let open = String(repeating: "URLSession(with: ", count: 60)
    let close = String(repeating: ")", count: 60)
    let text =
      "struct A: View {\n  var body: some View { Text(\"\").task { \(open)1\(close)\n URLSession.shared } }\n}"
    let check = "for: view\nnever:\n  mentions: network"
    #expect(findings(of: check, in: text).map { $0.prefix(2) } == ["2:", "3:"])
    #expect(related(of: check, in: text) == [Array(repeating: 2, count: 59), []])
  }

  @Test("a value of a hundred names is rooted once", .timeLimit(.minutes(1)))
  func woven() {
    let levels = (1...30).map { level in
      let sum = (0..<25).map { _ in "a\(level - 1)" }.joined(separator: " + ")
      return "    let a\(level) = \(sum)"
    }
    let text = """
      struct A: View {
        let store: URLSession
        var body: some View { Text("") }
        func go() {
          let a0 = store.count
      \(levels.joined(separator: "\n"))
          use(a30)
        }
      }
      """
    #expect(findings(of: "for: view\nnever:\n  mentions: network", in: text).count == 1)
  }

  @Test("documents are proven side by side as one by one")
  func sideBySide() {
    let documents = (0..<9).map { index in
      document("for: view\nnever:\n  - holds: \"*Store\(index)\"\n  - imports: Unknown\(index)")
    }
    let prover = DocumentProver(vocabulary: shippedVocabulary)
    func text(_ proofs: [DocumentProof]) -> [String] {
      proofs.map { "\($0.document) \($0.status) \($0.problems.map(\.text))" }
    }
    let alone = text(documents.map { prover.prove($0) })
    #expect(alone == text(prover.prove(documents, by: Workers(threads: 3))))
    #expect(alone.allSatisfy { $0.contains("failed") })
  }
}
