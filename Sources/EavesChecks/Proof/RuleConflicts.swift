package import EavesDocuments
import EavesFindings
package import EavesSource

/// Conflicts between documents of one profile: all are counted, the first ones are listed.
package struct RuleConflicts: Sendable {
  /// What is wrong, the first `most` of it, and what was left out.
  package private(set) var problems: [Problem] = []
  package private(set) var count = 0
  /// How many hits cannot be fixed; they are no problems.
  package private(set) var excused = 0
  /// Whether all examples were tried.
  package let isComplete: Bool

  /// How many are listed; the rest is only counted.
  package static let most = 100

  /// - Parameters:
  ///   - hits: those of rules on examples of documents of their profiles.
  ///   - documents: all that may name each other under `conflicts`.
  ///   - maxRuns: as often is a rule run on an example of another document.
  /// - isExcused: whether a hit on an example cannot be fixed: such hits are counted separately.
  package init(
    _ hits: CrossHits, among documents: [RuleDocument], maxRuns: Int,
    excusing isExcused: (MatrixHit) -> Bool = { _ in false }
  ) {
    isComplete = hits.untried == 0
    for hit in hits.list where hit.side == .correct && hit.sharedProfile != nil {
      if isExcused(hit) { excused += 1 } else { enter { Self.problem(hit) } }
    }
    enterConflicts(among: documents)
    let isFlooded = hits.list.count >= CrossMatrix.maxPairs
    if count > Self.most { problems.append(Self.more(count - Self.most)) }
    if !isComplete { problems.append(Self.untried(hits.untried, isFlooded ? nil : maxRuns)) }
  }

  private mutating func enter(_ problem: () -> Problem) {
    count += 1
    if count <= Self.most { problems.append(problem()) }
  }

  /// Two documents that name each other under `conflicts` may not share a profile.
  private mutating func enterConflicts(among documents: [RuleDocument]) {
    let positions = Dictionary(
      documents.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let profiles = ProfileTable(documents)
    for (position, document) in documents.enumerated() {
      for other in Set(document.conflicts.compactMap { positions[$0] }).sorted() {
        guard let profile = profiles.shared(position, other) else { continue }
        enter { Self.problem(document, documents[other], profile) }
      }
    }
  }
}

extension RuleConflicts {
  private static func problem(_ hit: MatrixHit) -> Problem {
    Problem(
      "\(hit.rule) fires on the Correct example (block \(hit.place.block), line \(hit.place.line)): \(hit.message)",
      remedy:
        "both run in \(Self.noun(hit.sharedProfile ?? "")), so fix one rule, or give the rules different profiles",
      path: hit.path, line: hit.line)
  }

  private static func problem(_ left: RuleDocument, _ right: RuleDocument, _ profile: String) -> Problem {
    Problem(
      "conflicts with \(right.id), and both run in \(noun(profile))",
      remedy: profile == ProfileTable.every
        ? "give the rules different profiles" : "take one rule out of this profile",
      path: left.path)
  }

  private static func noun(_ profile: String) -> String {
    profile == ProfileTable.every ? profile : "profile \(profile)"
  }

  private static func more(_ count: Int) -> Problem {
    Problem(
      "and \(count) more \(count == 1 ? "contradiction" : "contradictions")",
      remedy: "fix the first ones first")
  }

  /// - Parameter maxRuns: what ended the search; nil where enough had been found.
  private static func untried(_ documents: Int, _ maxRuns: Int?) -> Problem {
    let what = "the examples of \(documents) \(documents == 1 ? "document" : "documents") were not tried"
    guard let maxRuns else {
      return Problem(
        "\(what) against other checks after so many contradictions", remedy: "fix the first ones first")
    }
    return Problem(
      "\(what) against all other checks: \(maxRuns) runs are the most",
      remedy: "validate one folder after the other, or give the documents profiles of their own")
  }
}
