package import EavesDocuments
package import EavesFindings
import EavesProject
package import EavesSource
package import EavesThreads

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

/// What rules find in the examples of other documents.
package struct CrossHits: Sendable {
  /// By rule, document and place.
  package let list: [MatrixHit]
  /// Documents of whose examples some were not tried: enough was found, or run, before.
  package let untried: Int
}

/// Every rule of a set on the examples of every other document: contradictions, found by running them.
///
/// The cost is quadratic in the number of documents. Most rules have nothing to find in most examples, which is known
/// before they run; the rest is limited by `maxRuns`.
package struct CrossMatrix: Sendable {
  private let runner: ExampleRunner
  /// As often is a rule run on an example of another document, and hardly more.
  package let maxRuns: Int
  /// The maximum number of contradictions that are reported: the first ones have to be fixed first.
  package static let maxPairs = 500
  /// Groups of examples that are tried before what is found and run is counted.
  private static let stride = 16

  package init(vocabulary: RoleVocabulary, modules: [ModuleDefinition] = [], maxRuns: Int = 250_000) {
    runner = ExampleRunner(vocabulary: vocabulary, modules: modules)
    self.maxRuns = maxRuns
  }

  /// All hits. O(rules × examples).
  package func hits(among documents: [RuleDocument], by workers: Workers = .alone) -> CrossHits {
    hits(CrossQuery(documents, isOfProfiles: false, runner.plan), by: workers)
  }

  /// The hits that contradict a profile: of rules on Correct examples of documents that share one with them, the
  /// first of each two.
  package func contradictions(
    among documents: [RuleDocument], by workers: Workers = .alone
  ) -> CrossHits {
    hits(CrossQuery(documents, isOfProfiles: true, runner.plan), by: workers)
  }

  private func hits(_ query: CrossQuery, by workers: Workers) -> CrossHits {
    let places = query.places
    var pairs: Set<Pair> = []
    var (found, runs, next): ([MatrixHit], Int, Int) = ([], 0, 0)
    while next < places.count, runs < maxRuns, !query.isOfProfiles || pairs.count < Self.maxPairs {
      let part = places[next..<min(next + Self.stride, places.count)]
      let answers = workers.map(count: part.count, run: 1) { run(query, on: part[part.startIndex + $0]) }
      next = part.endIndex
      for answer in answers {
        runs += answer.runs
        for hit in answer.hits {
          let isFirst = pairs.insert(Pair(rule: hit.rule, document: hit.document)).inserted
          if isFirst || !query.isOfProfiles { found.append(hit) }
        }
      }
    }
    found.sort {
      ($0.rule.text, $0.document.text, $0.place, $0.message) < (
        $1.rule.text, $1.document.text, $1.place, $1.message
      )
    }
    return CrossHits(list: found, untried: Set(places[next...].map(\.document)).count)
  }

  private struct Pair: Hashable {
    let rule: RuleID
    let document: RuleID
  }

  /// Runs the rules that may find something in a group of examples.
  private func run(_ query: CrossQuery, on place: CrossQuery.Place) -> (runs: Int, hits: [MatrixHit]) {
    let document = query.documents[place.document]
    let group = document.groups[place.group]
    let stage = runner.stage(group, document)
    let rules = query.rules(concerning: stage.project, of: place.document)
    let runs = runner.runs(rules.map { query.documents[$0] }, on: stage)
    let hits = zip(rules, runs).flatMap { rule, run in
      run.found.isEmpty ? [] : self.hits(of: rule, run, group.side, place.document, query)
    }
    return (rules.count, hits)
  }

  private func hits(
    of rule: Int, _ run: GroupRun, _ side: ExampleSide, _ position: Int, _ query: CrossQuery
  ) -> [MatrixHit] {
    let (left, document) = (query.documents[rule], query.documents[position])
    let declared = left.conflicts.contains(document.id) || document.conflicts.contains(left.id)
    let shared = query.sharedProfile(rule, position)
    return run.found.sorted().prefix(query.isOfProfiles ? 1 : .max).map { place in
      let block = document.block(place.block)
      return MatrixHit(
        rule: left.id, document: document.id, path: block?.path ?? document.path, side: side, place: place,
        line: (block?.firstLine ?? 1) + place.line - 1, message: run.messages[place]?.first ?? "",
        isDeclared: declared, sharedProfile: shared)
    }
  }
}
