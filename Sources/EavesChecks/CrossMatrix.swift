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

/// Every rule of a set on the examples of every other document: contradictions, found by running them.
package struct CrossMatrix: Sendable {
  private let bench: ExampleBench

  package init(vocabulary: RoleVocabulary, modules: [ModuleDefinition] = []) {
    bench = ExampleBench(vocabulary: vocabulary, modules: modules)
  }

  /// All hits, by rule, document and place. O(rules × examples), where most rules have nothing to look for in most
  /// examples, which is known before they are asked.
  package func hits(among documents: [RuleDocument], by workers: Workers = .alone) -> [MatrixHit] {
    hits(among: documents, by: workers, on: { _, _ in true }, of: { _, _ in true })
  }

  /// The hits that contradict a profile: of rules on Correct examples of documents that share one with them.
  package func contradictions(
    among documents: [RuleDocument], by workers: Workers = .alone
  ) -> [MatrixHit] {
    let profiles = ProfileTable(documents)
    return hits(
      among: documents, by: workers, on: { $1 == .correct && profiles.isShared($0) },
      of: { Self.sharedProfile($0, $1) != nil })
  }

  private func hits(
    among documents: [RuleDocument], by workers: Workers,
    on isExample: @escaping @Sendable (RuleDocument, ExampleSide) -> Bool,
    of isRule: @escaping @Sendable (_ rule: RuleDocument, _ document: RuleDocument) -> Bool
  ) -> [MatrixHit] {
    let rules = documents.filter { $0.status == .rule }
    let index = RuleIndex(rules, bench.plan)
    let found = workers.map(count: documents.count, run: 1) { number -> [MatrixHit] in
      let document = documents[number]
      if document.status == .article { return [] }
      return document.groups.flatMap { group -> [MatrixHit] in
        guard group.side != .other, !group.files.isEmpty, isExample(document, group.side) else { return [] }
        let stage = bench.stage(group, document)
        let asked = index.rules(concerning: stage.project).map { rules[$0] }.filter {
          $0.id != document.id && isRule($0, document)
        }
        return zip(asked, bench.runs(asked, on: stage)).flatMap {
          hits(of: $0, $1, group.side, document)
        }
      }
    }
    return found.flatMap { $0 }.sorted {
      ($0.rule.text, $0.document.text, $0.place, $0.message) < (
        $1.rule.text, $1.document.text, $1.place, $1.message
      )
    }
  }

  private func hits(
    of rule: RuleDocument, _ run: GroupRun, _ side: ExampleSide, _ document: RuleDocument
  ) -> [MatrixHit] {
    if run.found.isEmpty { return [] }
    let declared = rule.conflicts.contains(document.id) || document.conflicts.contains(rule.id)
    return run.found.sorted().map { place in
      let block = document.block(place.block)
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
    let positions = Dictionary(
      documents.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    return documents.flatMap { left in
      Set(left.conflicts.compactMap { positions[$0] }).sorted().compactMap { position in
        let right = documents[position]
        guard let profile = Self.sharedProfile(left, right) else { return nil }
        return Problem(
          "conflicts with \(right.id), and both are in profile \(profile)",
          remedy: "take one of them out of it",
          path: left.path)
      }
    }
  }
}

/// How many documents each profile has.
private struct ProfileTable: Sendable {
  private var counts: [String: Int] = [:]
  private let count: Int

  init(_ documents: [RuleDocument]) {
    for document in documents {
      for profile in Set(document.profiles) { counts[profile, default: 0] += 1 }
    }
    count = documents.count { !$0.profiles.isEmpty }
  }

  /// Whether a document shares a profile with another one: what is in `base` is in all of them.
  func isShared(_ document: RuleDocument) -> Bool {
    if document.profiles.isEmpty { return false }
    if document.profiles.contains("base") || counts["base", default: 0] > 0 { return count > 1 }
    return document.profiles.contains { counts[$0, default: 0] > 1 }
  }
}
