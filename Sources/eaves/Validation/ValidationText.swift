import EavesChecks
import EavesDocuments
import EavesSource

/// A validation as text.
struct ValidationText {
  let validation: Validation
  /// Only documents that are to be fixed are named.
  let isQuiet: Bool

  var text: String {
    var lines: [String] = validation.warnings.map(\.text)
    for proof in validation.proofs {
      if isQuiet, proof.problems.isEmpty { continue }
      lines.append("\(status(proof.status))  \(proof.rule)\(Self.examples(of: proof))")
      if let offer = validation.offers[proof.document] {
        let rule = offer.map { "offers the check of \($0)" } ?? "suggests how a check could look"
        lines.append("    no check: `eaves adopt` \(rule)")
      }
      for problem in proof.problems { lines.append("    " + problem.text) }
      for block in proof.blocks where block.differs { lines.append("    " + Self.lines(of: block)) }
    }
    for problem in validation.shared.problems { lines.append(problem.text) }
    lines.append(lastLine)
    return lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }

  /// "block 2 (incorrect): expected on line 3; found on 4, 7; related on 9".
  private static func lines(of block: BlockResult) -> String {
    func list(_ lines: [Int]) -> String { lines.map(String.init).joined(separator: ", ") }
    let expected =
      block.expected.isEmpty
      ? (block.side == .incorrect ? "at least one finding" : "no finding") : "line \(list(block.expected))"
    return "block \(block.ordinal) (\(block.side.rawValue)): expected \(expected); found "
      + (block.found.isEmpty ? "nothing" : "line \(list(block.found))")
      + (block.related.isEmpty ? "" : "; related line \(list(block.related))")
  }

  /// Those of an invalid document are not looked at.
  private static func examples(of proof: DocumentProof) -> String {
    if proof.status == .invalid { return "" }
    let blocks = proof.blocks.count { $0.side != .other }
    return "  (\(blocks) \(blocks == 1 ? "example" : "examples"))"
  }

  private func status(_ status: DocumentProof.Status) -> String {
    let word = status.rawValue
    return word + String(repeating: " ", count: max(0, 8 - word.utf8.count))
  }

  private var lastLine: String {
    func count(_ status: DocumentProof.Status) -> Int { validation.count(status) }
    let noun = validation.proofs.count == 1 ? "document" : "documents"
    var parts = ["\(validation.proofs.count) \(noun): \(count(.proven)) proven, \(count(.failed)) failed"]
    if count(.invalid) > 0 { parts.append("\(count(.invalid)) invalid") }
    if count(.guidance) > 0 { parts.append("\(count(.guidance)) guidance (no check)") }
    if count(.article) > 0 {
      parts.append("\(count(.article)) \(count(.article) == 1 ? "article" : "articles") (0 rules)")
    }
    let shared = validation.shared
    if shared.count > 0 {
      let noun = shared.count == 1 ? "contradiction" : "contradictions"
      parts.append("\(shared.isComplete ? "" : "at least ")\(shared.count) \(noun) within a profile")
    }
    if !shared.isComplete { parts.append("contradictions not looked for everywhere") }
    let warnings = validation.warningCount
    if warnings > 0 { parts.append(warnings == 1 ? "1 warning" : "\(warnings) warnings") }
    let line = parts.joined(separator: ", ")
    return validation.enforcesNothing ? line + " · nothing is enforced: no document has a check" : line
  }

  /// "1 rule", "2 rules".
  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// The matrix: contradictions first, then what rules say of Incorrect examples.
  static func text(matrix hits: [MatrixHit], documents: [RuleDocument]) -> String {
    var lines: [String] = []
    for side in [ExampleSide.correct, .incorrect] {
      for hit in hits where hit.side == side {
        let declared = hit.isDeclared ? "declared" : "undeclared"
        let name = side == .correct ? "Correct" : "Incorrect"
        lines.append(
          "\(hit.rule) fires on \(name) of \(hit.document), block \(hit.place.block), line \(hit.place.line) "
            + "(\(hit.path):\(hit.line)): \(hit.message) [\(declared)]")
      }
    }
    let correct = hits.filter { $0.side == .correct }
    let pairs = Set(correct.map { "\($0.rule) \($0.document)" }).count
    let rules = documents.count { $0.status == .rule }
    lines.append(
      "\(counted(rules, "rule")) on the examples of \(counted(documents.count, "document")): "
        + "\(counted(correct.count, "hit")) on Correct examples in \(counted(pairs, "pair")), "
        + "\(hits.count - correct.count) on Incorrect examples")
    return lines.map { HarmlessText.of($0, in: .line) + "\n" }.joined()
  }
}
