package import EavesDocuments
import EavesFindings
package import EavesSource

/// Checks the references of documents to each other and to profiles.
package enum DocumentRelations {
  /// Rules that do not exist, profiles that are nearly the name of a known one, a rule that conflicts with itself.
  ///
  /// - Parameter others: documents that may be named besides.
  package static func problems(of documents: [RuleDocument], among others: [RuleDocument]) -> [Problem] {
    if documents.isEmpty { return [] }
    let ids = (documents + others).flatMap { [$0.id] + $0.aliases }.map(\.text)
    let (known, profiles) = (Set(ids), Set(others.flatMap(\.profiles) + RuleSet.profiles))
    var near = NearestNames(ids.sorted())
    var nearProfiles = NearestNames(profiles.sorted())
    return documents.flatMap { document -> [Problem] in
      var problems: [Problem] = []
      if document.conflicts.contains(where: { document.isCalled($0.text) }) {
        problems.append(
          Problem(
            "\(document.id) names itself under `conflicts`", remedy: "name the rules that it contradicts",
            path: document.path))
      }
      for (key, named) in [("conflicts", document.conflicts), ("supersedes", document.supersedes)] {
        for id in named where !known.contains(id.text) {
          let meant = near.nearest(to: id.text).map { "did you mean `\($0)`?" }
          problems.append(
            Problem(
              "`\(key)` names \(id), and there is no such rule",
              remedy: meant ?? "`eaves rules` lists the rules",
              path: document.path, severity: .warning))
        }
      }
      for profile in document.profiles where !profiles.contains(profile) {
        guard let near = nearProfiles.nearest(to: profile) else { continue }
        problems.append(
          Problem(
            "`profiles` names `\(profile)`, which no shipped rule does",
            remedy: "did you mean `\(near)`? for a new profile, choose a name that differs more",
            path: document.path, severity: .warning))
      }
      return problems
    }
  }
}
