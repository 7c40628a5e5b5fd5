package import EavesDocuments
package import EavesFindings
import EavesProject
package import EavesSource

/// One rule that fires on another document's example.
package struct MatrixHit: Sendable {
  package let rule: RuleID
  /// The document whose example was hit.
  package let document: RuleID
  package let path: FilePath
  package let side: ExampleSide
  package let place: BlockLine
  /// 1-based line in the file of the example.
  package let line: Int
  package let message: String
  /// One of the two names the other under `conflicts`.
  package let isDeclared: Bool
  /// A profile that both belong to; nil when there is none.
  package let sharedProfile: String?
}

/// Every rule of a set on the examples of every other document: contradictions, found by running them.
package struct CrossMatrix {
  private let bench: ExampleBench

  package init(vocabulary: RoleVocabulary) { bench = ExampleBench(vocabulary: vocabulary) }

  /// All hits, by rule, document and place. O(rules × examples).
  package func hits(among documents: [RuleDocument]) -> [MatrixHit] {
    var hits: [MatrixHit] = []
    let rules = documents.filter { $0.status == .rule }
    for document in documents where document.status != .article {
      for group in document.groups where group.side != .other && !group.files.isEmpty {
        let stage = bench.stage(group, document)
        for rule in rules where rule.id != document.id {
          hits += self.hits(of: rule, on: stage, group.side, document)
        }
      }
    }
    return hits.sorted {
      ($0.rule.text, $0.document.text, $0.place, $0.message) < (
        $1.rule.text, $1.document.text, $1.place, $1.message
      )
    }
  }

  private func hits(
    of rule: RuleDocument, on stage: ExampleBench.Stage, _ side: ExampleSide, _ document: RuleDocument
  ) -> [MatrixHit] {
    let run = bench.run(rule, on: stage)
    let declared = rule.conflicts.contains(document.id) || document.conflicts.contains(rule.id)
    return run.found.sorted().map { place in
      let block = document.blocks.first { $0.ordinal == place.block }
      return MatrixHit(
        rule: rule.id, document: document.id, path: block?.path ?? document.path, side: side, place: place,
        line: (block?.firstLine ?? 1) + place.line - 1, message: run.messages[place]?.first ?? "",
        isDeclared: declared, sharedProfile: Self.sharedProfile(rule, document))
    }
  }

  /// A profile in which both run: one that both name, or any when one of them is in `base`.
  static func sharedProfile(_ left: RuleDocument, _ right: RuleDocument) -> String? {
    if let common = left.profiles.first(where: right.profiles.contains) { return common }
    if left.profiles.contains("base") { return right.profiles.first }
    if right.profiles.contains("base") { return left.profiles.first }
    return nil
  }

  /// What is wrong: a rule that fires on a Correct example of its own profile.
  package static func problems(_ hits: [MatrixHit]) -> [Problem] {
    hits.filter { $0.side == .correct && $0.sharedProfile != nil }.map { hit in
      Problem(
        "\(hit.rule) fires on the Correct example (block \(hit.place.block), line \(hit.place.line)): \(hit.message)",
        remedy: "both are in profile \(hit.sharedProfile ?? ""): mend one, or give them different profiles",
        path: hit.path, line: hit.line)
    }
  }

  /// Two documents that name each other under `conflicts` may not share a profile.
  package static func conflicts(among documents: [RuleDocument]) -> [Problem] {
    documents.flatMap { left in
      documents.compactMap { right in
        guard left.conflicts.contains(right.id), let profile = sharedProfile(left, right) else { return nil }
        return Problem(
          "conflicts with \(right.id), and both are in profile \(profile)",
          remedy: "take one of them out of it",
          path: left.path)
      }
    }
  }
}
